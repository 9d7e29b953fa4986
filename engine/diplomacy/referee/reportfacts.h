// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/base/mask.h"
#include "engine/game/game.h"
#include "engine/text/messageformatter.h"

// What a report reads of a position. Private to this folder.

namespace marches::engine::referee {

struct PieceAt {
    int seat = -1;
    int place = -1;
    int province = -1;
    std::string text; ///< "A Bur", "2A Har"
};
struct PersonAt {
    int seat = -1;
    std::string text; ///< "HK Dan"
};

/// A position as a reader may know it.
struct SeatFacts {
    std::vector<PieceAt> pieces;
    std::vector<PieceAt> dislodged;
    std::vector<PersonAt> persons; ///< whose place is known
    std::set<int> ordered;         ///< provinces whose unit has an order
    std::map<int, int> centres;
    int phase = 0;
    int year = 0;

    int centresOf(int seat) const;
    /// The dislodged unit of a place, as people write it.
    std::string dislodgedText(const Rules& rules, int place) const;
};
/// `reader`: a seat, kPublic or kReferee (turnreport.h).
SeatFacts readSeats(const Rules& rules, const State& state, int reader, const MessageFormatter& wording);

/// The territory of a place that may be a coast of it.
int provinceOf(const Board& board, int place);
/// How written orders call a person; empty for none.
std::string signOfPerson(const Rules& rules, const MessageFormatter& wording, int person);
/// Seat that a line is about: its first argument; -1: none.
int seatOfLine(const Rules& rules, const Message& message);
/// Place of the unit that a line is about; -1: it is about none.
int placeOfLine(const Rules& rules, const Message& message);

/// Where somebody who is dislodged, or attacked, may go.
struct OpenRetreat {
    int seat = -1;
    int place = -1;  ///< where it is
    int person = -1; ///< Space::Token; -1: a unit
    Mask ways;       ///< none: it is lost
};
/// Of all seats that owe such an answer, in their order.
std::vector<OpenRetreat> openRetreats(const Game& game);

} // namespace marches::engine::referee
