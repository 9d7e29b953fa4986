// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/position.h"

#include <vector>

namespace marches::engine {
class Rules;
}

namespace marches::editor {

/// Some pieces of one kind and army.
struct PieceCount {
    int army = -1;
    int piece = -1;
    int count = 0; ///< engine::kUnknown: hidden
    friend bool operator==(const PieceCount&, const PieceCount&) = default;
};

/// A unique piece and whose it is now.
struct TokenHere {
    int token = -1;
    int army = -1; ///< -1: nobody's
    bool statue = false;
    friend bool operator==(const TokenHere&, const TokenHere&) = default;
};

/// All that stands on one place.
struct PlaceContents {
    int owner = -1; ///< Space::Army
    std::vector<PieceCount> stack;
    std::vector<PieceCount> intruders;
    std::vector<PieceCount> statues;
    std::vector<PieceCount> planned; ///< ordered to be built
    std::vector<TokenHere> tokens;
    std::vector<int> markers; ///< Space::Marker
    int banner = -1;          ///< Space::Army: who holds the banner of the region, on the marker that stands for it
    bool afloat = false;      ///< the intruders come by ship
    bool stone = false;       ///< the stack has turned to stone

    int total() const;
    bool hidden() const; ///< pieces stand here, but the viewer may not know which
    /// Nobody owns the place, and pieces of several armies stand there together.
    bool shared() const;
    std::vector<PieceCount> byArmy() const; ///< the stack, a group an army, of whatever piece comes first
    bool isEmpty() const
    {
        return stack.empty() && intruders.empty() && statues.empty() && tokens.empty() && markers.empty();
    }
    friend bool operator==(const PlaceContents&, const PlaceContents&) = default;
};

/// A space of a row of tokens, such as the order of turns.
struct TrackSpace {
    int army = -1;
    bool hidden = false;
    bool used = false; ///< before the present one
    friend bool operator==(const TrackSpace&, const TrackSpace&) = default;
};

struct SeatScore {
    int army = -1; ///< first army of the seat, for its colour
    int seat = -1;
    int value = 0;
    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};

/// What is written for the piece of a place, or for a token, as far as the viewer may know (Role::Order).
struct OrderHere {
    int place = -1;  ///< where it stands
    int token = -1;  ///< Space::Token; -1: a piece
    int choice = -1; ///< Space::Choice
    int target = -1;
    int helped = -1;
    int prey = -1;     ///< Space::Token: who is attacked besides
    int proxy = -1;    ///< seat that gives the order in place of the piece's own
    bool kept = false; ///< it stands for later turns as well
    int army = -1;
    std::vector<int> path{}; ///< places that it names on its way, by number
    friend bool operator==(const OrderHere&, const OrderHere&) = default;
};

/// A position sorted by place, read from facts by their Role. What has no role of its own is known by a word of its
/// path: "stone" or "statue" for what is, or has turned to, stone, "aboard" for intruders on a ship, "from" as the last
/// word for where an attack came from, "battle.place" and "attack.place" for what is attacked, "force" for armies that
/// join in an attack.
struct BoardPosition {
    std::vector<PlaceContents> places; ///< by place
    std::vector<TrackSpace> track;
    std::vector<SeatScore> scores; ///< one a seat (or army) that scores, in order
    std::vector<OrderHere> orders; ///< by place
    int turnArmy = -1;
    int attackedFrom = -1;  ///< place that the intruders came from; -1: unknown, or from off the board
    int attacked = -1;      ///< place that an attack is about; -1: none
    std::vector<int> force; ///< places from which armies join in it, where they do not all come from one
    friend bool operator==(const BoardPosition&, const BoardPosition&) = default;
};

BoardPosition readPosition(const engine::Rules& rules, const engine::Facts& facts);

} // namespace marches::editor
