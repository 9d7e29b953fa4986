// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "app/desktop/play/playcontext.h"
#include "editor/painting/boardmarks.h"

namespace marches::editor {
class BoardView;
}

namespace marches::app {

/// The board in words, for whoever asks by key: made where it is needed, from what the board shows.
class BoardReader {
    Q_DECLARE_TR_FUNCTIONS(marches::app::BoardReader)
public:
    explicit BoardReader(const editor::BoardView& board) : m_board(board) {}

    /// "Neighbours of Narnia: Archenland, Telmar".
    QString neighbours(const engine::Board& board, int place) const;
    /// What each seat owns, seat by seat.
    QString owners(const PlayContext& context) const;
    /// Places that answer, with their odds.
    QString legal(const editor::BoardMarks& marks) const;

private:
    const editor::BoardView& m_board;
};

} // namespace marches::app
