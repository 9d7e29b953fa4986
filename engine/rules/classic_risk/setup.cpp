// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <cmath>

#include "engine/rules/classic_risk/border.h"
#include "engine/rules/classic_risk/machine.h"
#include "engine/rules/common/rolling.h"

namespace marches::engine::classic_risk {

namespace {

constexpr int kWorldTerritories = 42; ///< of the board that the usual numbers are meant for
constexpr int kLeastOver = 3;         ///< armies beyond one in each territory
constexpr int kAllAtOnce = 255;

/// The army after this one while the board is set up: seats from the first one on, then the neutral army.
int armyAfter(const Table& t, const Position& s, int army)
{
    const int seats = t.seatCount();
    if (army == t.neutralArmy()) return s.first;
    const int next = (army + 1) % seats;
    return next == s.first && t.neutral ? t.neutralArmy() : next;
}

void take(const Table& t, Position& s, int army, int where)
{
    setOwner(s, where, army);
    setArmies(s, where, 1);
    ownerChanged(t, s, where);
    ++s.held[army];
    if (s.reserve[army] > 0) --s.reserve[army]; // on a very large map the armies would not go round
}

template <class W> int batch(const Play<W>& p) { return p.in(cl(4)) ? p.t.options.setupBatch : kAllAtOnce; }

template <class W> void beginPlacing(const Play<W>& p)
{
    p.enter(Phase::Place);
    p.s.active = static_cast<std::uint8_t>(p.s.first + 1);
    p.s.left = static_cast<std::uint8_t>(batch(p));
}

template <class W> void dealOut(const Play<W>& p, std::span<const int> order)
{
    int army = p.s.first;
    for (const int where : order) {
        take(p.t, p.s, army, where);
        army = armyAfter(p.t, p.s, army);
    }
    for (int i = 0; i < p.t.armyCount(); ++i) p.tell(Text::LogDealt, cl(3), {i, p.s.held[i]});
    beginPlacing(p);
}

template <class W> void beginTerritories(const Play<W>& p, int first)
{
    p.s.contenders = 0;
    p.s.first = static_cast<std::uint8_t>(first);
    p.s.active = static_cast<std::uint8_t>(first + 1);
    if (!p.in(cl(3)))
        dealOut(p, p.t.places);
    else
        p.enter(p.t.options.dealt ? Phase::Deal : Phase::Claim);
}

/// The neutral army is spread over its territories in their order, one army each time round.
template <class W> void spreadNeutral(const Play<W>& p)
{
    Position& s = p.s;
    const int army = p.t.neutralArmy();
    p.tell(Text::LogNeutralSpread, cl(4), {army, s.reserve[army]});
    while (s.reserve[army] > 0)
        s.owned(army).forEach([&](int where) {
            if (s.reserve[army] == 0) return;
            --s.reserve[army];
            setArmies(s, where, s.armies(where) + 1);
        });
}

template <class W> void nextToPlace(const Play<W>& p)
{
    p.s.active = static_cast<std::uint8_t>(armyAfter(p.t, p.s, activeArmy(p.s)) + 1);
    p.s.left = static_cast<std::uint8_t>(batch(p));
}

template <class W> void endSetup(const Play<W>& p)
{
    p.s.left = 0;
    p.s.active = static_cast<std::uint8_t>(p.s.first + 1);
    if (p.t.capitalsToWin() > 0 && p.in(cl(16)))
        p.enter(Phase::Capital);
    else
        beginPlay(p);
}

} // namespace

template <class W> void beginPlay(const Play<W>& p)
{
    p.s.active = static_cast<std::uint8_t>(p.s.first + 1);
    p.tell(Text::LogReady, cl(4));
    p.enter(p.t.options.cards && p.in(cl(6)) ? Phase::ShuffleCards : Phase::BeginTurn);
}

template <class W> int startArmies(const Look<W>& look)
{
    const Table& t = look.t;
    int armies = t.options.startArmies;
    if (look.in(cl(1))) armies += t.lists.moreArmiesFor(t.seatCount());
    armies = std::max(armies, 1);
    if (!look.in(cl(2)) || t.options.tableArmies) return armies;
    const int scaled = static_cast<int>(std::lround(static_cast<double>(armies) * t.territories() / kWorldTerritories));
    return std::max(scaled, (t.territories() + t.armyCount() - 1) / t.armyCount() + kLeastOver);
}

template <class W> void startGame(const Play<W>& p)
{
    const int armies = startArmies(p.look());
    for (int army = 0; army < p.t.armyCount(); ++army)
        p.s.reserve[army] = static_cast<std::uint16_t>(std::min(armies, kMostStack));
    if (p.t.withMissions() && p.in(cl(15)))
        p.enter(Phase::DealMissions);
    else
        beginOpening(p);
}

template <class W> void beginOpening(const Play<W>& p)
{
    if (!p.t.options.firstBySeat && p.in(Rule::Rb7)) {
        p.enter(Phase::FirstRoll);
        return;
    }
    beginTerritories(p, 0);
    run(p);
}

template <class W> void rolledFirst(const Play<W>& p, const Outcome& outcome)
{
    const RollOff rolls = rollOff(seatsOrAll(p.s.contenders, p.t.seatCount()), outcome, [&](int seat, int face) {
        p.tell(Text::LogRolledFirst, Rule::Rb7, {seat, face});
    });
    if (rolls.tied()) {
        p.s.contenders = static_cast<std::uint16_t>(rolls.highest);
        p.tell(Text::LogFirstTie, Rule::Rb7, {rolls.best});
        return;
    }
    p.tell(Text::LogFirst, Rule::Rb7, {rolls.first()});
    beginTerritories(p, rolls.first());
}

template <class W> void dealt(const Play<W>& p, const Outcome& outcome)
{
    int order[kMaxTerritories];
    for (int i = 0; i < outcome.count(); ++i) order[i] = outcome[i];
    dealOut(p, {order, static_cast<std::size_t>(outcome.count())});
}

template <class W> void claim(const Play<W>& p, int place)
{
    Position& s = p.s;
    const int army = activeArmy(s);
    take(p.t, s, army, place);
    p.tell(Text::LogClaim, cl(3), {army, place});
    int taken = 0;
    for (int i = 0; i < p.t.armyCount(); ++i) taken += s.held[i];
    if (taken == p.t.territories())
        beginPlacing(p);
    else
        s.active = static_cast<std::uint8_t>(armyAfter(p.t, s, army) + 1);
}

template <class W> void placeAtSetup(const Play<W>& p, int place, int count)
{
    Position& s = p.s;
    const int army = activeArmy(s);
    setArmies(s, place, s.armies(place) + count);
    s.reserve[army] = static_cast<std::uint16_t>(s.reserve[army] - count);
    s.left = static_cast<std::uint8_t>(s.left - count);
    p.tell(Text::LogSetup, cl(4), {army, count, place});
    if (s.left == 0 || s.reserve[army] == 0) nextToPlace(p);
}

template <class W> void runSetup(const Play<W>& p)
{
    Position& s = p.s;
    if (phaseOf(s) != Phase::Place) return;
    const int neutral = p.t.neutralArmy();
    for (int i = 0; i < p.t.armyCount(); ++i) {
        const int army = activeArmy(s);
        if (army == neutral && p.t.options.neutralEven && s.reserve[army] > 0) spreadNeutral(p);
        if (s.reserve[army] > 0) return;
        nextToPlace(p);
    }
    endSetup(p);
}

#define MARCHES_RISK_SETUP(W)                                                                                          \
    template int startArmies(const Look<W>&);                                                                          \
    template void startGame(const Play<W>&);                                                                           \
    template void beginOpening(const Play<W>&);                                                                        \
    template void beginPlay(const Play<W>&);                                                                           \
    template void rolledFirst(const Play<W>&, const Outcome&);                                                         \
    template void dealt(const Play<W>&, const Outcome&);                                                               \
    template void claim(const Play<W>&, int);                                                                          \
    template void placeAtSetup(const Play<W>&, int, int);                                                              \
    template void runSetup(const Play<W>&);

MARCHES_RISK_SETUP(RuleTrace)
MARCHES_RISK_SETUP(NoTrace)
#undef MARCHES_RISK_SETUP

} // namespace marches::engine::classic_risk
