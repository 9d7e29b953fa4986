// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

// The things that Narnian Wars names, as dense numbers.
namespace marches::engine::narnian {

/// Normal units. One stands in a province at most.
enum class PieceKind : std::uint8_t { Army, DoubleArmy, Fleet, Amphibian };

/// Those who travel: special units and personality units. There is one Queen in a game, Jadis or the Green Queen.
enum class Person : std::uint8_t { HighKing, Queen, Cor, Miraz, Trumpkin, Nikabrik };
inline constexpr int kPersons = 6;
inline constexpr int kNobody = -1;

enum class Alignment : std::uint8_t { Good, Neutral, Evil };

/// Rule numbers NW-01 .. NW-95; 0 is no rule.
enum class Rule : std::uint8_t { None };
constexpr Rule nw(int number) { return static_cast<Rule>(number); }

template <class E> constexpr std::size_t idx(E value) { return static_cast<std::size_t>(value); }

/// Personality units (NW-10); the others are special units.
constexpr bool isPersonality(Person person) { return person >= Person::Cor; }

} // namespace marches::engine::narnian
