// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "app/desktop/play/turnledger.h"
#include "engine/game/game.h"
#include "engine/game/position.h"

namespace marches::app {

/// A place that went from one army to another; -1: nobody's.
struct OwnerChange {
    int place = -1;
    int from = -1;
    int to = -1;
    bool dealt = false; ///< by lot, of what was nobody's, before anybody had a turn
    friend bool operator==(const OwnerChange&, const OwnerChange&) = default;
};

/// One moment at which something was told, or changed hands.
struct RecapStep {
    int node = 0;   ///< of the record
    int from = -1;  ///< places that the move names: where it came from,
    int to = -1;    ///< and where it goes; -1: none
    int mover = -1; ///< the seat that made the move; -1: dice, cards
    std::vector<OwnerChange> changes;
    std::vector<engine::Message> told;
    engine::Facts facts; ///< the position afterwards, as the viewer may see it
};

/// What happened in one seat's turn.
struct RecapTurn {
    int seat = -1; ///< -1: nobody's in particular
    std::vector<RecapStep> steps;
    /// In order. Not what its last step told of the next turn, but what the last step of the turn before told of it.
    std::vector<engine::Message> told;
};

/// What a seat has on the board.
struct Holding {
    int places = 0;
    int pieces = 0; ///< as far as the viewer may know
    int score = 0;
    int cards = 0;               ///< in hand, hidden ones too
    std::map<int, int> counters; ///< what else is counted of the seat, as far as the viewer may know
    friend bool operator==(const Holding&, const Holding&) = default;
};

/// By army of each place that has an owner, as far as a position says.
std::map<int, int> ownersIn(const engine::Rules& rules, const engine::Facts& facts);
/// By place, ascending.
std::vector<OwnerChange> ownerChanges(const std::map<int, int>& before, const std::map<int, int>& after);
/// By seat.
std::vector<Holding> holdingsIn(const engine::Rules& rules, const engine::Facts& facts);
/// The seat that commands an army; -1: none.
int seatOfArmy(const engine::Rules& rules, int army);

/// What happened since a seat had its say, as that seat may know it, and as it follows from the record alone: whoever
/// opens the game anew finds the same.
struct Recap {
    int viewer = -1;
    int since = 0; ///< node of the record: the last moment of the viewer's turn before
    int until = 0; ///< the moment at which it is asked again
    std::vector<RecapTurn> turns;
    std::vector<Holding> before; ///< by seat
    std::vector<Holding> after;

    bool empty() const { return turns.empty(); }
    int stepCount() const;
    /// Number n of all steps, from 0.
    const RecapStep& step(int number) const;
    /// Number of the step with which the turn of step n began.
    int turnBegin(int number) const;
    /// Number of the step after step n at which the next turn begins; -1: none does.
    int nextTurn(int number) const;
    /// Number of the step after step n that somebody in a hurry stops at: something changed hands, or another turn
    /// begins; -1: there is none.
    int nextStop(int number) const;
    /// Every change of owner, in order.
    std::vector<OwnerChange> changes() const;
    /// Worth a word: something was taken from somebody, or there is more to it than one takes in while it happens.
    bool isNews() const;
};

/// A part of the record that a seat is to hear of: steps after `since` up to `until`. Nothing where both are one.
struct Stretch {
    int since = 0;
    int until = 0;
    friend bool operator==(const Stretch&, const Stretch&) = default;
};

/// What the others did between the last turn of `viewer` and its first answer in the one that it has now. Where nobody
/// has the turn: since its last answer, or since it sealed the last ones. While another one has the turn: all since
/// its own.
Stretch newsFor(const engine::Game& game, const TurnLedger& ledger, int viewer);
/// Goes through a stretch of the record in a copy of the game.
Recap recapOf(const engine::Game& game, const TurnLedger& ledger, int viewer, const Stretch& stretch);

} // namespace marches::app
