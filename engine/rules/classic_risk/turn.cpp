// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <bit>

#include "engine/rules/classic_risk/border.h"
#include "engine/rules/classic_risk/machine.h"
#include "engine/rules/common/rolling.h"

namespace marches::engine::classic_risk {

namespace {

void clearBattle(Position& s)
{
    s.from = s.to = s.attackDice = s.defenceDice = 0;
    for (auto& side : s.dice)
        for (std::uint8_t& die : side) die = 0;
}

template <class W> void beginTurn(const Play<W>& p)
{
    Position& s = p.s;
    const int army = activeArmy(s);
    clearBattle(s);
    s.flags = 0;
    if (s.round == 0) {
        s.round = 1;
        p.tell(Text::LogRound, Rule::Rb7, {1});
    }
    p.tell(Text::LogTurn, Rule::Rb7, {army});
    const int count = std::clamp(reinforcements(p.look(), army), 0, kMostStack);
    s.reserve[army] = static_cast<std::uint16_t>(count);
    p.tell(Text::LogReinforcements, cl(5), {army, count});
    p.enter(Phase::Reinforce);
    reinforceOrAttack(p);
}

/// Of equally many territories the armies decide.
template <class W> void tellTie(const Play<W>& p)
{
    const int most = *std::max_element(p.s.held, p.s.held + p.t.seatCount());
    if (std::count(p.s.held, p.s.held + p.t.seatCount(), most) > 1) p.tell(Text::LogTie, cl(13), {most});
}

/// The next player in turn who still has territories; a round ends where the first player's place is passed.
template <class W> void nextTurn(const Play<W>& p)
{
    Position& s = p.s;
    const int seats = p.t.seatCount();
    int seat = activeArmy(s);
    do {
        seat = (seat + 1) % seats;
        if (seat == s.first) {
            s.round = static_cast<std::uint16_t>(std::min(s.round + 1, kMaxRound));
            if (p.in(cl(13)) && p.t.options.roundLimit > 0 && s.round > p.t.options.roundLimit) {
                p.tell(Text::LogRoundLimit, cl(13), {p.t.options.roundLimit});
                tellTie(p);
                finish(p, leaders(p.t, s), cl(13));
                return;
            }
            p.tell(Text::LogRound, Rule::Rb7, {s.round});
        }
    } while (s.held[seat] == 0);
    s.active = static_cast<std::uint8_t>(seat + 1);
    p.enter(Phase::BeginTurn);
}

template <class W> void endTurn(const Play<W>& p)
{
    Position& s = p.s;
    if (winByMission(p)) return;
    const bool due = p.in(cl(10)) && (s.flags & kCaptured) != 0 && p.t.options.cards;
    if (due && s.deckCount == 0 && s.usedCount > 0) {
        p.enter(Phase::Reshuffle);
        return;
    }
    if (due) drawCard(p);
    s.flags = 0;
    clearBattle(s);
    nextTurn(p);
}

template <class W> bool mayFortify(const Play<W>& p)
{
    return p.in(cl(12)) && p.t.options.fortify != FortifyMode::None && liftable(p.t, p.s).any();
}

/// Goes on by itself, if it can. False: somebody must choose, or something is left to chance.
template <class W> bool step(const Play<W>& p)
{
    switch (phaseOf(p.s)) {
    case Phase::BeginTurn: beginTurn(p); return true;
    case Phase::Attack:
        if (canAttack(p.look())) return false;
        p.enter(Phase::Fortify);
        return true;
    case Phase::Fortify:
        if (mayFortify(p)) return false;
        p.enter(Phase::EndTurn);
        return true;
    case Phase::EndTurn: endTurn(p); return phaseOf(p.s) != Phase::Reshuffle;
    case Phase::Place: {
        runSetup(p);
        return phaseOf(p.s) != Phase::Place;
    }
    case Phase::Reshuffle:
        if (p.s.usedCount > 0) return false;
        p.enter(Phase::EndTurn);
        return true;
    default: return false;
    }
}

} // namespace

template <class W> void goOn(const Play<W>& p)
{
    while (step(p)) {}
}

template <class W> int regionBonus(const Look<W>& look, const Continent& continent)
{
    if (continent.bonus != 0) return continent.bonus;
    return look.in(cl(14)) ? continent.ownBonus : 0;
}

template <class W> int reinforcements(const Look<W>& look, int army)
{
    if (!look.in(cl(5))) return 0;
    const Options& options = look.t.options;
    int count = std::max(options.minReinforcement, look.s.held[army] / options.territoryDivisor);
    for (const Continent& continent : look.t.continents) {
        if ((continent.places - look.s.owned(army).mask()).any()) continue;
        const int bonus = regionBonus(look, continent);
        count += bonus;
        if constexpr (std::is_same_v<W, RuleTrace>)
            if (bonus > 0)
                look.w.tell(
                    say(Text::LogRegion, continent.bonus != 0 ? cl(5) : cl(14), {army, bonus, continent.region}));
    }
    return count;
}

template <class W> void reinforceOrAttack(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeArmy(s);
    if (s.reserve[seat] > 0 || mustTrade(p.look(), seat)) return;
    const bool midTurn = (s.flags & kMidTurn) != 0;
    if (!midTurn && mayHoldSet(p.look(), seat) && setsOf(p.look(), seat).any()) return; // one may trade, or go on
    s.flags = static_cast<std::uint8_t>(s.flags & ~kMidTurn);
    p.enter(Phase::Attack);
}

template <class W> void addArmies(const Play<W>& p, int where, int count, Rule rule)
{
    const int away = std::max(0, p.s.armies(where) + count - kMostStack);
    setArmies(p.s, where, p.s.armies(where) + count);
    if (away > 0) p.tell(Text::LogStayAway, rule, {activeArmy(p.s), away, where, kMostStack});
}

template <class W> void place(const Play<W>& p, int where, int count)
{
    Position& s = p.s;
    const int seat = activeArmy(s);
    s.reserve[seat] = static_cast<std::uint16_t>(s.reserve[seat] - count);
    p.tell(Text::LogPlaced, cl(5), {seat, count, where});
    addArmies(p, where, count, cl(5));
    if (s.reserve[seat] == 0) reinforceOrAttack(p);
}

template <class W> void fortify(const Play<W>& p, int from, int to, int count)
{
    Position& s = p.s;
    setArmies(s, from, s.armies(from) - std::min(count, kMostStack - s.armies(to)));
    s.lifted = 0;
    p.tell(Text::LogFortified, cl(12), {activeArmy(s), count, from, to});
    addArmies(p, to, count, cl(12));
    p.enter(Phase::EndTurn);
}

int armiesOf(const Position& s, int army)
{
    int count = 0;
    s.owned(army).forEach([&](int place) { count += s.armies(place); });
    return count;
}

std::uint32_t living(const Table& t, const Position& s)
{
    std::uint32_t seats = 0;
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (s.held[seat] > 0) seats |= 1U << static_cast<unsigned>(seat);
    return seats;
}

std::uint32_t leaders(const Table& t, const Position& s)
{
    return static_cast<std::uint32_t>(leadersBy(
        t.seatCount(), [](int) { return true; },
        [&](int seat) {
            return std::array<int, 2>{s.held[seat], armiesOf(s, seat)};
        }));
}

template <class W> void finish(const Play<W>& p, std::uint32_t winners, Rule rule)
{
    p.s.winners = static_cast<std::uint16_t>(winners);
    p.s.flags = 0;
    clearBattle(p.s);
    p.enter(Phase::Over);
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if (((winners >> seat) & 1U) != 0)
            p.tell(shared ? Text::LogShared : Text::LogWinner, rule, {seat, p.s.held[seat]});
}

#define MARCHES_RISK_TURN(W)                                                                                           \
    template void goOn(const Play<W>&);                                                                                \
    template int regionBonus(const Look<W>&, const Continent&);                                                        \
    template int reinforcements(const Look<W>&, int);                                                                  \
    template void reinforceOrAttack(const Play<W>&);                                                                   \
    template void addArmies(const Play<W>&, int, int, Rule);                                                           \
    template void place(const Play<W>&, int, int);                                                                     \
    template void fortify(const Play<W>&, int, int, int);                                                              \
    template void finish(const Play<W>&, std::uint32_t, Rule);

MARCHES_RISK_TURN(RuleTrace)
MARCHES_RISK_TURN(NoTrace)
#undef MARCHES_RISK_TURN

} // namespace marches::engine::classic_risk
