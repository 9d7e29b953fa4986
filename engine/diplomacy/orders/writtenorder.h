// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/sourcelocation.h"
#include "engine/board/board.h"

namespace marches::engine::orders {

enum class OrderKind : std::uint8_t {
    Hold,
    Move,
    SupportHold,
    SupportMove,
    Convoy,
    Retreat,
    Disband, ///< after a defeat, or in winter: which of the two follows from the phase
    Build,
    Waive,
    Travel,  ///< of a person: with the unit in `otherPlace`, whatever that does
    Hunt,    ///< where the unit, or the person, ends up, it attacks `otherPerson`
    Carry,   ///< of a person: takes `otherPerson` along
    Petrify, ///< of a person: turns the unit in `otherPlace`, or `otherPerson`, to stone
    Call,    ///< of a person: on Aslan
    Declare, ///< of a power: that the Dwarfs are for the Dwarfs
    Vote,    ///< of a power: for a draw among `powers` (count 1), or against one (count 0)
    Jadis,   ///< of a power: that its Queen is Jadis
    Green,   ///< of a power: that its Queen is the Green Queen, who begins in `to` where that is written
    Proxy,   ///< `otherPower` orders the unit
    Join,    ///< of a power: a side, Good (count 1) or Evil (count 0)
    Welcome, ///< of a power: `otherPerson` may travel with its units
};

enum class UnitKind : std::uint8_t {
    Unknown, ///< not written: whatever stands there
    Army,
    Fleet,
    DoubleArmy,
    Amphibian, ///< "A/F"
};
/// The kind of a piece of a ruleset, by its id.
UnitKind unitKind(std::string_view piece);
/// What stands before the place: "A", "F", "2A", "A/F"; empty for Unknown.
std::string_view unitSign(UnitKind kind);

/// A side of the compass that is written as the coast of a province where the board knows no such coast: "Bre/ec".
enum class Side : std::uint8_t { None, North, East, South, West };

/// One order as a player wrote it, with its names looked up and nothing judged: neither does the unit have to be there,
/// nor need it be able to do it. Places are those of the board, coasts among them.
struct WrittenOrder {
    OrderKind kind = OrderKind::Hold;
    UnitKind unit = UnitKind::Unknown;
    UnitKind other = UnitKind::Unknown; ///< of the unit that is supported or convoyed
    bool always = false;                ///< the order stands for the seasons to come as well
    bool byConvoy = false;              ///< a move that is meant to go by sea
    bool commanded = false;             ///< the order of the unit in `place` is given by `person`, who commands it
    int person = -1;                    ///< number of a person of the lexicon that is ordered, in place of a unit
    int otherPerson = -1;               ///< the one that is hunted, carried or turned to stone
    int place = -1;                     ///< of the unit; -1: of none (Waive), or not written (a person)
    int otherPlace = -1;                ///< of the unit that is supported or convoyed
    int to = -1;
    Side stray = Side::None;           ///< written behind `place`
    Side otherStray = Side::None;      ///< behind `otherPlace`
    Side toStray = Side::None;         ///< behind `to`
    std::vector<int> path{};           ///< Move: seas named on the way, "A Lon - NTH - Nwy"
    int count = 1;                     ///< Waive: how many builds; Vote, Join: 0 or 1
    std::string power{};               ///< id of a region of the board, where the sheet says whose it is
    std::string otherPower{};          ///< whose the unit is that is supported or convoyed, where that is written
    std::vector<std::string> powers{}; ///< Vote: who is to share the draw; none: all
    int set = 0;                       ///< of the sheets of its power the how-manieth
    bool added = false;                ///< the sheet says that it is an addition
    SourceLocation at;
    friend bool operator==(const WrittenOrder&, const WrittenOrder&) = default;
};

/// The order in the short form that every program of this kind reads: "A Par - Bur", "F Stp/sc S A Nwy - Swe", "A Lon -
/// Nwy via", "A Bud S Italy A Ven", "F Tri R Alb", "A Kie B", "A Par D", "Waive", "HK Sto with A Sto", "A Trf X Mir",
/// "HK Sto carry COR", "QU Wit imm A Wit", "QU cmd A Oww - Bea", "F Lon proxy Germany"; with " always" behind one that
/// stands. An unknown kind of unit is left out. `person`, `otherPerson`: how persons are called in short.
std::string writeOrder(const WrittenOrder& order, const Board& board, std::string_view person = {},
                       std::string_view otherPerson = {});
/// "Stp/sc": the abbreviation, or the id where the board gives none.
std::string_view shortName(const Board& board, int place);

} // namespace marches::engine::orders
