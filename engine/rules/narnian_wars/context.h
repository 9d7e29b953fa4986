// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstring>

#include "engine/base/bits.h"
#include "engine/rules/common/rulecontext.h"
#include "engine/rules/narnian_wars/state.h"
#include "engine/rules/narnian_wars/table.h"
#include "engine/rules/narnian_wars/texts.h"

namespace marches::engine::narnian_wars {

template <class W> using ConstContext = ConstRuleContext<Table, Position, Rule, W>;
template <class W> using Context = RuleContext<Table, Position, Rule, W>;

// Plain questions about a position, in which no rule is consulted.

inline Phase phaseOf(const Position& s) { return static_cast<Phase>(s.phase); }
inline bool isMovement(Phase phase) { return phase == Phase::Spring || phase == Phase::Fall; }
inline bool isRetreats(Phase phase) { return phase == Phase::SpringRetreats || phase == Phase::FallRetreats; }
inline Verb orderOf(const Position& s, int province) { return static_cast<Verb>(s.order(province) - 1); }
inline int siteOf(const Position& s, Person person) { return s.site[idx(person)] - 1; }
inline bool onBoard(const Position& s, Person person)
{
    return s.site[idx(person)] != 0 && s.site[idx(person)] != kHiddenPlace;
}
/// Of a seat, a person or a verb.
inline std::uint8_t plus1(int number) { return static_cast<std::uint8_t>(number + 1); }
inline PlusOne provincePlus1(int province) { return static_cast<PlusOne>(province + 1); }
inline const Mask& waysOf(const Table& t, PieceKind kind, int province)
{
    return t.ways[idx(classOf(kind))][static_cast<std::size_t>(province)];
}

/// Calls f(index, member) for those of a block that are not 0, ascending. Few are: eight are looked at together.
template <class F> void forEachOfBlock(const std::uint8_t (&members)[kBlockPlaces], F f)
{
    constexpr int kEight = 8;
    for (int first = 0; first < kBlockPlaces; first += kEight) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, members + first, sizeof eight);
        if (eight == 0) continue;
        for (int i = first; i < first + kEight; ++i)
            if (members[i] != 0) f(i, members[i]);
    }
}
template <class F> void forEachOfBlock(const PlusOne (&members)[kBlockPlaces], F f)
{
    for (int i = 0; i < kBlockPlaces; ++i)
        if (members[i] != 0) f(i, members[i]);
}
/// Calls f(province, member) for the provinces in which a member of the blocks is not 0, ascending. Beyond the last
/// province of the board all are 0.
template <auto M, class F> void forEachIn(const Position& s, F f)
{
    for (int k = 0; k < s.words; ++k)
        forEachOfBlock(s.block[k].*M, [&](int i, auto member) { f(k * kBlockPlaces + i, member); });
}
/// Calls f(province, unit) for each unit.
template <class F> void forEachUnit(const Position& s, F f) { forEachIn<&Block::unit>(s, f); }
template <auto M> bool anyIn(const Position& s)
{
    bool found = false;
    forEachIn<M>(s, [&](int /*province*/, auto /*member*/) { found = true; });
    return found;
}

/// Provinces with units, of one seat or of all (-1).
inline Mask unitsOf(const Position& s, int seat)
{
    return Mask::ofWords(s.words, [&](int k) {
        std::uint64_t word = 0;
        forEachOfBlock(s.block[k].unit, [&](int i, std::uint8_t unit) {
            if (seat < 0 || seatOf(unit) == seat) word |= std::uint64_t{1} << static_cast<unsigned>(i);
        });
        return word;
    });
}
inline Mask unitsOf(const Position& s, int seat, adjudication::UnitClass kind)
{
    Mask places;
    unitsOf(s, seat).forEach([&](int i) {
        if (classOf(kindOf(s.unit(i))) == kind) places.set(i);
    });
    return places;
}
/// For how many provinces a member of the blocks is `value`, as far as the bits of `mask` go.
template <auto M> int countOf(const Position& s, std::uint8_t value, std::uint8_t mask = 0xff)
{
    int count = 0;
    for (int k = 0; k < s.words; ++k) {
        std::uint8_t here = 0; // small, so that many are compared at once
        for (const std::uint8_t member : s.block[k].*M)
            here = static_cast<std::uint8_t>(here + ((member & mask) == value ? 1 : 0));
        count += here;
    }
    return count;
}
inline int centresOf(const Position& s, int seat) { return countOf<&Block::owner>(s, plus1(seat)); }
/// The owner of each province: a seat, kNoPower.
inline void fillOwners(const Position& s, std::array<std::uint8_t, kMostProvinces>& owners)
{
    static_assert(static_cast<std::uint8_t>(0 - 1) == kNoPower);
    for (int k = 0; k < s.words; ++k)
        for (int i = 0; i < kBlockPlaces; ++i)
            owners[at(k * kBlockPlaces + i)] = static_cast<std::uint8_t>(s.block[k].owner[i] - 1);
}
/// Whose order stands, or would stand, at a province in this phase; -1: nobody's.
inline int orderSeat(const Position& s, int province)
{
    if (isRetreats(phaseOf(s))) return s.dislodged(province) != 0 ? seatOf(s.dislodged(province)) : -1;
    if (s.unit(province) != 0) return seatOf(s.unit(province));
    return phaseOf(s) == Phase::Winter ? s.owner(province) - 1 : -1;
}
/// The seat has something on the board, or may have again: the High King when he is away.
inline bool hasPerson(const Table& t, const Position& s, int seat)
{
    return t.personOf(s, seat) != kNobody || (s.kingAway != 0 && t.ownerOf(Person::HighKing) == seat);
}
inline RetreatCause retreatCauseOf(const Position& s, int person)
{
    return static_cast<RetreatCause>(s.plight[person]);
}

} // namespace marches::engine::narnian_wars
