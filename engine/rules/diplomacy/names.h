// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

// The things that Diplomacy names, as dense numbers. Their ids are in vocabulary.cpp, in the same order.
namespace marches::engine::diplomacy {

inline constexpr int kFewestPowers = 2;
inline constexpr int kMostPowers = 36;
inline constexpr int kMostProvinces = 250;
inline constexpr int kMostSeas = 64;    ///< of which the way of a convoy can be made up
inline constexpr int kMostPlaces = 250; ///< provinces and coasts; "+1" of one fits a byte, below the sign for hidden

/// Zero is the first phase of a year.
enum class Phase : std::uint8_t { Spring, SpringRetreats, Fall, FallRetreats, Winter, Over };
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

enum class Verb : std::uint8_t {
    Hold,
    Move,
    MoveByConvoy,
    MoveByPath, ///< where the way of a convoy may be named (DATC 4.A.6)
    Support,
    SupportMove,
    Convoy,
    Retreat,
    Disband,
    BuildArmy,
    BuildFleet,
    Cancel,
    Keep,  ///< the order of a unit stands for the seasons to come (DATC 4.E.4)
    Proxy, ///< another power orders the unit (DATC 4.E.5)
    Vote,
    Seal,
};
inline constexpr int kVerbs = static_cast<int>(Verb::Seal) + 1;
inline constexpr int kOrderVerbs = static_cast<int>(Verb::Cancel); ///< verbs that give a unit or a place an order

enum class Name : std::uint8_t { Unit, To, Of, Place, Draw, By, Power };

enum class PieceKind : std::uint8_t { Army, Fleet };

/// Rule numbers DIP-01 .. DIP-30; 0 is no rule.
enum class Rule : std::uint8_t { None };
constexpr Rule dip(int number) { return static_cast<Rule>(number); }
inline constexpr int kRules = 31;

template <class E> constexpr int num(E value) { return static_cast<int>(value); }
template <class E> constexpr std::size_t idx(E value) { return static_cast<std::size_t>(value); }

} // namespace marches::engine::diplomacy
