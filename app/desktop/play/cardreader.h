// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/desktop/play/playcontext.h"

class QLabel;

namespace marches::app {

/// The card that was just turned over or played, large enough to be read aloud: what happened, its name, what it says.
class CardReader : public QFrame {
    Q_OBJECT
public:
    explicit CardReader(QWidget* parent = nullptr);
    /// Hides itself where there is no such card. Null: no game.
    void show(const PlayContext* context);
    /// Shows these words as a card; empty ones take no room.
    void tell(const QString& told, const QString& name, const QString& text);
    /// A card is shown, or would be if the panel were.
    bool hasCard() const { return m_card >= 0; }
    int card() const { return m_card; }    ///< -1: none
    bool isNews() const { return m_news; } ///< it lies open unread, or what it brought about is still looked at

private:
    int m_card = -1;
    bool m_news = false;
    QLabel* m_told;
    QLabel* m_name;
    QLabel* m_text;
};

} // namespace marches::app
