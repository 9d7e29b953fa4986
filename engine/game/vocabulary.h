// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace marches::engine {

/// Kinds of thing a rule, move, message or position can name. Within a space a thing is a dense number from 0;
/// its id (kebab-case, as files write it) is in the Vocabulary. The number never reaches a file or a person.
enum class Space : std::uint8_t {
    None,
    Place,   ///< territory, sea zone, coast, site or track space: the places of the Board, in its order
    Region,  ///< of the Board
    Seat,    ///< who sits at the table: decides, scores, sees
    Army,    ///< whose pieces: a colour, power or side. A seat may command several (NRJ with two players)
    Piece,   ///< kind of countable piece: faun, centaur, infantry, army, fleet
    Token,   ///< unique piece that moves about: a character, leader, wolf, the witch
    Card,    ///< kind of card (copies are equal)
    Pile,    ///< draw pile, discard pile, row of tokens
    Marker,  ///< what a place can carry besides pieces: camp, castle, statue row, fortress
    Counter, ///< a number kept by seat or by the game: crowns, gold, calls left
    Phase,
    Verb,
    Param,  ///< name of a move's argument
    Choice, ///< a word that is a value (an answer of an enumeration, a result, a direction)
    Die,    ///< kind of die, so that it can be drawn: black, red, travel, wolf
    Stream, ///< purpose of a chance event; each has a random stream of its own
    Text,   ///< key of a message
    Rule,   ///< "NRJ-23"
    Number, ///< not a name at all: a count
    Flag,   ///< not a name at all: yes or no
};
inline constexpr int kSpaceCount = static_cast<int>(Space::Flag) + 1;

/// The word for a space in files and messages ("place", "piece", ...).
std::string_view spaceName(Space space);

struct Ref {
    Space space = Space::None;
    std::int16_t index = -1;
    friend bool operator==(const Ref&, const Ref&) = default;
};

/// All names that one game uses, by space. Built with the Rules, immutable afterwards.
class Vocabulary {
public:
    /// Adds a name; its number is the count of names before. Names of a space must differ (asserted).
    int add(Space space, std::string_view id);
    void set(Space space, std::vector<std::string> ids);

    int count(Space space) const;
    /// Empty for a number outside the space.
    std::string_view name(Space space, int index) const;
    /// A few dozen names at most: found by walking.
    std::optional<int> find(Space space, std::string_view id) const;
    std::span<const std::string> names(Space space) const;

private:
    std::array<std::vector<std::string>, static_cast<std::size_t>(kSpaceCount)> m_names;
};

} // namespace marches::engine
