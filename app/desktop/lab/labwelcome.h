// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include "editor/widgets/translated.h"

class QLabel;

namespace marches::app {

class ActionCard;
class CardGrid;

/// What the lab can be asked, as cards to press: what stands where there is no answer yet.
class LabWelcome : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabWelcome(QWidget* parent = nullptr);

    /// How the questions are called, in the order in which they are asked for.
    void setQuestions(const QStringList& names);
    const std::vector<ActionCard*>& cards() const { return m_cards; }

signals:
    void asked(int question);

private:
    void word();
    void retranslate() final;

    QLabel* m_words;
    CardGrid* m_grid;
    std::vector<ActionCard*> m_cards;
    QStringList m_names;
};

} // namespace marches::app
