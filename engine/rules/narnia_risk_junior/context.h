// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <initializer_list>
#include <type_traits>

#include "engine/game/ruletrace.h"
#include "engine/rules/narnia_risk_junior/state.h"
#include "engine/rules/narnia_risk_junior/table.h"
#include "engine/rules/narnia_risk_junior/texts.h"

namespace marches::engine::narnia_risk_junior {

// Plain questions about a position, in which no rule is consulted.

inline int activeArmy(const Position& s) { return s.active - 1; }
inline int activeSeat(const Table& t, const Position& s)
{
    return s.active == 0 ? -1 : t.seatOf[static_cast<std::size_t>(s.active - 1)];
}
/// The player of this army leads another one as well: their pieces are told apart by the army, not by the player.
inline bool leadsSeveral(const Table& t, int army)
{
    return t.seats[static_cast<std::size_t>(t.seatOf[static_cast<std::size_t>(army)])].armies.size() > 1;
}
inline int battlePlace(const Position& s) { return s.battle - 1; }
/// Army that owns a territory, -1: nobody.
inline int ownerOf(const Position& s, int place)
{
    if (place < 0 || place >= s.places()) return -1;
    const Block& block = s.blockOf(place);
    for (int army = 0; army < kArmies; ++army)
        if ((block.owned[army] >> Position::inBlock(place) & 1U) != 0) return army;
    return -1;
}
/// Territories of a side among 64.
inline std::uint64_t ownedIn(const Block& block, Side side)
{
    return side == Side::Witch ? block.owned[0] : block.owned[1] | block.owned[2] | block.owned[3];
}
inline Mask ownedBy(const Position& s, Side side)
{
    return Mask::ofWords(s.words, [&](int k) { return ownedIn(s.block[k], side); });
}
/// How many territories a side owns.
inline int countOwned(const Position& s, Side side)
{
    return side == Side::Witch ? s.held[0] : s.held[1] + s.held[2] + s.held[3];
}
/// Territories change hands through these alone.
inline void setOwner(Position& s, int army, int place)
{
    s.owned(army).set(place);
    ++s.held[army];
}
inline void disown(Position& s, int army, int place)
{
    s.owned(army).clear(place);
    --s.held[army];
}
inline int sum(const std::uint16_t (&pair)[2]) { return pair[0] + pair[1]; }
inline bool onPlace(const Position& s, int token, int place) { return s.spot[token] == spotOf(place); }
/// A character of a side that stands on a place and is no statue; -1: none.
inline int characterAt(const Position& s, int place, Side side)
{
    const int first = side == Side::Witch ? num(Token::WhiteWitch) : 0;
    const int end = side == Side::Witch ? kTokens : num(Token::WhiteWitch);
    for (int token = first; token < end; ++token)
        if (onPlace(s, token, place) && ((s.stone >> token) & 1U) == 0) return token;
    return -1;
}
inline bool isStone(const Position& s, int token) { return ((s.stone >> token) & 1U) != 0; }
inline Side activeSide(const Position& s) { return sideOf(static_cast<Army>(activeArmy(s))); }
inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
inline bool isAttackPhase(Phase phase) { return phase >= Phase::AttackRoll && phase <= Phase::AttackPetrify; }
/// In a phase of a battle: does the attacker roll, or the defender?
inline bool attackerRolls(const Position& s)
{
    return isAttackPhase(phaseOf(s) == Phase::Reroll ? static_cast<Phase>(s.resume) : phaseOf(s));
}
inline int rollerArmy(const Position& s, bool attack) { return attack ? activeArmy(s) : ownerOf(s, battlePlace(s)); }
inline int victimArmy(const Position& s, bool attack) { return rollerArmy(s, !attack); }
inline std::uint16_t (&victims(Position& s, bool attack))[2] { return attack ? s.stack(battlePlace(s)) : s.attackers; }
inline const std::uint16_t (&victims(const Position& s, bool attack))[2]
{
    return attack ? s.stack(battlePlace(s)) : s.attackers;
}

/// Pieces of one side as the log names them: both kinds, or the one that there is.
struct Troop {
    int light;
    int heavy;
    int lightNo; ///< number of the light piece in Space::Piece; the heavy one follows
    bool both() const { return light > 0 && heavy > 0; }
    int count() const { return light + heavy; }
    int piece() const { return heavy > 0 ? lightNo + 1 : lightNo; }
};

/// A position that is only looked at, with the trace of whoever looks.
template <class W> struct ConstContext {
    const Table& table;
    const Position& position;
    W& trace;
    bool in(Rule rule) const { return trace.inForce(num(rule)); }
};

/// A position that is played on.
template <class W> struct Context {
    const Table& table;
    Position& position;
    W& trace;

    ConstContext<W> asConst() const { return {table, position, trace}; }
    bool in(Rule rule) const { return trace.inForce(num(rule)); }
    void tell(Text text, Rule rule, std::initializer_list<int> args = {}) const
    {
        if constexpr (std::is_same_v<W, RuleTrace>) trace.tell(say(text, rule, args));
    }
    /// For the eyes of one seat alone.
    void tellOnly(int seat, Text text, Rule rule, std::initializer_list<int> args) const
    {
        if constexpr (std::is_same_v<W, RuleTrace>) {
            Message message = say(text, rule, args);
            message.audience = static_cast<std::int8_t>(seat);
            trace.tell(message);
        }
    }
    /// For everybody but one seat, which is told more by tellOnly().
    void tellOthers(int seat, Text text, Rule rule, std::initializer_list<int> args) const
    {
        if constexpr (std::is_same_v<W, RuleTrace>) {
            Message message = say(text, rule, args);
            message.except = static_cast<std::int8_t>(seat);
            trace.tell(message);
        }
    }
    void enter(Phase phase) const
    {
        position.phase = static_cast<std::uint8_t>(phase);
        position.asked = position.asking = 0;
    }
};

} // namespace marches::engine::narnia_risk_junior
