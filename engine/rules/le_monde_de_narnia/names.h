// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

// The things that Le Monde de Narnia names, as dense numbers. Their ids are in vocabulary.cpp, in the same order.
namespace marches::engine::le_monde_de_narnia {

inline constexpr int kMaxSeats = 4;
inline constexpr int kChildren = 4;
inline constexpr std::array<std::string_view, kChildren> kChildIds{"lucy", "peter", "susan", "edmund"};
inline constexpr int kWolves = 4;
inline constexpr int kMaxDeck = 100;  ///< cards of one deck
inline constexpr int kMaxCards = 250; ///< kinds of card, of all decks and dice together

/// Unique pieces (Space::Token): the children, the Witch, the wolves.
enum class Pawn : std::uint8_t { Lucy, Peter, Susan, Edmund, Witch, Wolf };
inline constexpr int kWitch = static_cast<int>(Pawn::Witch);
inline constexpr int kFirstWolf = static_cast<int>(Pawn::Wolf);
inline constexpr int kPawns = kFirstWolf + kWolves;

/// What the machine is about to do or waits for. Zero is the start of a turn, so that an empty position can go on.
enum class Phase : std::uint8_t {
    BeginTurn,
    ChooseDie,
    VillainRoll,
    SecondRoll,
    Reroll,    ///< somebody may have the Wolf/Witch die rolled again
    Add,       ///< somebody may add to a die
    Villain,   ///< the Wolf/Witch die is carried out
    WhichWolf, ///< several are equally near
    WolfMove,
    AfterVillain,
    Revival,
    SecondDie, ///< the other die is carried out
    Shield,    ///< somebody may ignore the wolves before moving
    Travel,
    LateRevival, ///< the Aslan die brought enough tokens
    Draw,
    DrawnCard, ///< a card lies open and may be exchanged
    Card,      ///< it is obeyed
    CardChoice,
    CardSeat,
    CardWolf,  ///< which of the nearest wolves a card moves
    CardSteps, ///< where it goes
    CardDone,
    Reshuffle,
    EndTurn,
    Characters,
    DealCharacters,
    FirstRoll,
    ShuffleEvent,
    ShuffleSword,
    Over,
};
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

enum class Verb : std::uint8_t {
    GoOn,
    ChooseCharacter,
    Travel,
    Aslan,
    Reroll,
    AddToVillain,
    AddToTravel,
    IgnoreWolves,
    Exchange,
    Pass,
    ChooseWolf,
    MoveWolf,
    ChooseSeat,
    Choose,
    Pay,
    RollAslan,
};
inline constexpr int kVerbs = static_cast<int>(Verb::RollAslan) + 1;

enum class Name : std::uint8_t { Character, Wolf, To, Seat, Card };

enum class Die : std::uint8_t { Travel, Aslan, WolfWitch, First };
inline constexpr int kDice = 3; ///< with faces of their own

enum class Stream : std::uint8_t { First, Characters, EventCards, SwordCards, Villain, Travel, Aslan };

enum class DeckOf : std::uint8_t { Event, Sword };
inline constexpr int kDecks = 2;

/// What stands on a face of the Wolf/Witch die; zero: not rolled.
enum class Villain : std::uint8_t { None, Wolf, Witch };
/// The other die of a turn; zero: not chosen.
enum class Second : std::uint8_t { None, Travel, Aslan };

/// Rule numbers LMN-01 .. LMN-46; 0 is no rule.
enum class Rule : std::uint8_t { None };
constexpr Rule lmn(int number) { return static_cast<Rule>(number); }
inline constexpr int kRules = 47;

template <class E> constexpr int num(E value) { return static_cast<int>(value); }
template <class E> constexpr std::size_t idx(E value) { return static_cast<std::size_t>(value); }

} // namespace marches::engine::le_monde_de_narnia
