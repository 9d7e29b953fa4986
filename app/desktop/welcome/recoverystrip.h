// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

class QLabel;
class QPushButton;

namespace marches::app {

/// After a crash: what was being played can be had back or thrown away. Nothing else is blocked meanwhile.
class RecoveryStrip : public editor::Translated<Card> {
    Q_OBJECT
public:
    explicit RecoveryStrip(QWidget* parent = nullptr);

    /// `game` as a person knows it, and how many steps its record has.
    void setGame(const QString& game, int steps);
    /// A map with changes that were not saved.
    void setMap(const QString& map, int steps);

signals:
    void restoreRequested();
    void differencesRequested();
    void discardRequested();

private:
    void retranslate() final;

    QLabel* m_words;
    QPushButton* m_restore;
    QPushButton* m_differences;
    QPushButton* m_discard;
    QString m_game;
    int m_steps = 0;
    bool m_isMap = false;
};

} // namespace marches::app
