// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/ruleplay.h"
#include "engine/rules/narnian_wars/state.h"
#include "engine/rules/narnian_wars/table.h"
#include "engine/rules/narnian_wars/texts.h"

namespace marches::engine::narnian_wars {

template <class W> using Look = RuleLook<Table, Position, Rule, W>;
template <class W> using Play = RulePlay<Table, Position, Rule, W>;

// Plain questions about a position, in which no rule is consulted.

inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
inline bool isMovement(Phase phase) { return phase == Phase::Spring || phase == Phase::Fall; }
inline bool isRetreats(Phase phase) { return phase == Phase::SpringRetreats || phase == Phase::FallRetreats; }
inline bool bitOf(const std::uint64_t (&words)[2], int i)
{
    return ((words[i / 64] >> static_cast<unsigned>(i % 64)) & 1U) != 0;
}
inline void setBit(std::uint64_t (&words)[2], int i, bool on)
{
    const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(i % 64);
    words[i / 64] = on ? words[i / 64] | bit : words[i / 64] & ~bit;
}
inline Verb orderOf(const Position& s, int province) { return static_cast<Verb>(s.order[province] - 1); }
inline int siteOf(const Position& s, Person person) { return s.site[idx(person)] - 1; }
inline bool onBoard(const Position& s, Person person)
{
    return s.site[idx(person)] != 0 && s.site[idx(person)] != kHidden;
}
inline std::uint8_t plus1(int number) { return static_cast<std::uint8_t>(number + 1); }
inline const Mask& waysOf(const Table& t, PieceKind kind, int province)
{
    return t.ways[idx(classOf(kind))][static_cast<std::size_t>(province)];
}
/// Provinces with units, of one seat or of all (-1).
inline Mask unitsOf(const Table& t, const Position& s, int seat)
{
    Mask places;
    const int provinces = t.provinces;
    for (int i = 0; i < provinces; ++i)
        if (s.unit[i] != 0 && (seat < 0 || seatOf(s.unit[i]) == seat)) places.set(i);
    return places;
}
inline Mask unitsOf(const Table& t, const Position& s, int seat, adjudication::UnitClass kind)
{
    Mask places;
    unitsOf(t, s, seat).forEach([&](int i) {
        if (classOf(kindOf(s.unit[i])) == kind) places.set(i);
    });
    return places;
}
inline int centresOf(const Table& t, const Position& s, int seat)
{
    int count = 0;
    for (int i = 0; i < t.provinces; ++i) count += s.owner[i] == seat + 1 ? 1 : 0;
    return count;
}
/// Whose order stands, or would stand, at a province in this phase; -1: nobody's.
inline int orderSeat(const Position& s, int province)
{
    if (isRetreats(phaseOf(s))) return s.dislodged[province] != 0 ? seatOf(s.dislodged[province]) : -1;
    if (s.unit[province] != 0) return seatOf(s.unit[province]);
    return phaseOf(s) == Phase::Winter ? s.owner[province] - 1 : -1;
}
/// The seat has something on the board, or may have again: the High King when he is away.
inline bool hasPerson(const Table& t, const Position& s, int seat)
{
    return t.personOf(s, seat) != kNobody || (s.kingAway != 0 && t.ownerOf(Person::HighKing) == seat);
}
inline Plight plightOf(const Position& s, int person) { return static_cast<Plight>(s.plight[person]); }
inline bool hasVoted(const Position& s, int seat) { return s.vote[seat] != 0; }

} // namespace marches::engine::narnian_wars
