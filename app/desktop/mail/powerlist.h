// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "editor/widgets/translated.h"

namespace marches::app {

class MailController;

/// The powers of a game by mail, each with how it stands with its sheet: by a sign and in words.
class PowerList : public editor::Translated<QListWidget> {
    Q_OBJECT
public:
    explicit PowerList(MailController& controller, QWidget* parent = nullptr);

    /// Seat of the row that is chosen; -1: none.
    int seat() const;
    void choose(int seat);
    void refresh();

signals:
    void seatChosen(int seat);

private:
    QString wordsOf(int seat) const;
    void retranslate() final;

    MailController& m_controller;
};

} // namespace marches::app
