// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/desktop/play/playcontext.h"

class QLabel;
class QVBoxLayout;

namespace marches::app {

class SeatStatus;

/// The seats of the game: who, what they have, and whose turn it is.
class SeatsPanel : public QWidget {
    Q_OBJECT
public:
    explicit SeatsPanel(QWidget* parent = nullptr);
    /// Null: no game.
    void show(const PlayContext* context);

private:
    QVBoxLayout* m_column;
    QLabel* m_common; ///< numbers of the whole game, and what lasts for everybody
    std::vector<SeatStatus*> m_cards;
};

} // namespace marches::app
