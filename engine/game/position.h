// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/vocabulary.h"

namespace marches::engine {

/// What a field of a position is for. The board view, the screen reader and the panels draw a game by these and by
/// nothing else, so that a new game needs no new widget unless it brings a new kind of thing.
enum class Role : std::uint8_t {
    Turn, ///< whose turn it is
    Phase,
    Owner,     ///< army that owns a place
    Stack,     ///< pieces at home on a place; whose they are follows from the owner, or is a key
    Intruders, ///< pieces attacking a place
    Marker,    ///< something a place carries (camp, castle, truce)
    Token,     ///< where a unique piece stands
    Score,     ///< the counter that the game is won by
    Counter,   ///< any other number of a seat or of the game
    Supply,    ///< pieces of an army that may come to the board
    Captives,  ///< pieces held by a seat
    Hand,      ///< cards of a seat
    Pile,      ///< cards or tokens in order, the next one first
    Discard,   ///< cards in order, the last one first
    OpenCard,  ///< the card that was turned over and acts now
    Track,     ///< a row of tokens of which some are still hidden (turn order)
    Status,    ///< of a token: statue, out of play
    Effect,    ///< something that lasts and ends
    Order, ///< for the piece of a place, or a token: a Space::Choice; without keys, or by seat, an order of the seat
           ///< itself
    OrderTarget, ///< where that piece, or the one it helps, is to go
    OrderHelped, ///< the piece that it helps
    OrderKept,   ///< the choice that stands for later turns as well
    OrderProxy,  ///< the seat that gives the order in place of the piece's own
    OrderPath,   ///< places that it names on its way; the last key is such a place
    OrderPrey,   ///< a token that it attacks, carries or enchants besides
    Sealed,      ///< of a seat: its answer is in, and secret
    DealMaker,   ///< seat that offers something to another, while an offer is made or talked about
    DealPartner, ///< seat that it is offered to
    DealGive,    ///< what the maker gives; worded by the message "deal.<last word of the path>"
    DealAsk,     ///< what the partner gives in return; worded in the same way
    DealGiver,   ///< the one of the two whose goods are being put on the table, or taken off it
    DealHidden,  ///< the viewer may not know what is offered
    Internal,    ///< needed to give, save and compare a position, not shown
};

/// Kind of value of a field.
enum class Holds : std::uint8_t {
    One,  ///< one value
    List, ///< values in order (`Fact::ordinal` counts from 0)
};

/// One field of a ruleset's positions: how scenarios, saves and logs write it, and what it is for.
/// `path` names the keys in braces by space: "territories.{place}.attackers.{piece}", "seats.{seat}.crowns".
struct FieldSpec {
    std::string path;
    Role role = Role::Internal;
    Holds holds = Holds::One;
    std::array<Space, 3> keys{Space::None, Space::None, Space::None};
    /// What the value is; for a value that may be of several spaces (a token's place: a place or a choice such as
    /// `card`) the second is tried when the first does not know the id; values of the second are stored by
    /// storedOther().
    Space value = Space::Number;
    Space otherValue = Space::None;
};

/// The last word of a field's path, by which counters, piles and effects are named: "banners" of
/// "seats.{seat}.banners".
inline std::string lastWord(const FieldSpec& field) { return field.path.substr(field.path.rfind('.') + 1); }

inline constexpr std::int16_t kUnknown = INT16_MIN; ///< value of a fact that the viewer may not know
inline constexpr std::int16_t kNothing = -1;        ///< no owner, nowhere

/// How a value of FieldSpec::otherValue is stored, by its index there; whether a value is one; and its index again.
constexpr std::int16_t storedOther(int index) { return static_cast<std::int16_t>(-2 - index); }
constexpr bool isOther(int value) { return value < kNothing && value != kUnknown; }
constexpr int indexOfOther(int value) { return -2 - value; }

/// One statement about a position. Facts with the default value (0, none, empty) are left out.
struct Fact {
    std::uint16_t field = 0; ///< index into Rules::fields()
    std::array<std::int16_t, 3> key{kNothing, kNothing, kNothing};
    std::int16_t ordinal = 0;
    std::int16_t value = 0;
    friend auto operator<=>(const Fact&, const Fact&) = default;
};

/// A position: all facts, sorted. Comparing two lists of facts is comparing two positions.
using Facts = std::vector<Fact>;

/// Hash that is the same on every machine and compiler (FNV-1a over field paths, names and values): pins games in
/// tests.
std::uint64_t stableHash(const Facts& facts, const std::vector<FieldSpec>& fields, const Vocabulary& vocabulary);

} // namespace marches::engine
