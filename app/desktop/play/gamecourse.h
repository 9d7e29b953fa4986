// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/desktop/play/recap.h"
#include "app/desktop/play/turnledger.h"
#include "engine/game/game.h"

namespace marches::app {

/// What a game counts of a seat.
struct CourseMeasure {
    enum Kind { Score, Places, Pieces, Cards, Counter };
    constexpr CourseMeasure(Kind what, int which = -1) : kind(what), counter(which) {}
    Kind kind;
    int counter; ///< of Counter: which of them
};

/// How a game went, from its start to the moment on the board.
struct GameCourse {
    struct Point {
        int node = 0;  ///< of the record
        int index = 0; ///< how many steps lie before it
        std::vector<Holding> seats;
    };
    /// A turn in which much changed hands.
    struct Turn {
        int seat = -1;
        int node = 0; ///< where it ended
        std::vector<OwnerChange> changes;
    };
    int steps = 0;
    std::vector<Point> points;  ///< wherever something is another number; the first and the last moment
    std::vector<int> taken;     ///< by seat: places taken from others
    std::vector<Turn> decisive; ///< of the turns in which something was taken, those with most of it; in order

    int value(std::size_t point, int seat, CourseMeasure measure) const;
    /// It is not the same number for everybody all the time.
    bool counts(CourseMeasure measure) const;
    /// All that counts, the score first, unless that is the number of territories.
    std::vector<CourseMeasure> measures() const;
};

/// Goes through the whole line of the record: some milliseconds a thousand steps. `viewer`: what that seat may see; -1:
/// what everybody may; the whole of it when the game is over.
GameCourse courseOf(const engine::Game& game, const TurnLedger& ledger, int viewer);

} // namespace marches::app
