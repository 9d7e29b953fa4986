// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <cstdlib>

#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

/// Spaces between two ways, the shorter way round the loop.
int distance(const Table& t, int a, int b)
{
    if (t.options.linearMetric) return std::abs(a - b);
    if (a < 0 && b < 0) return std::abs(a - b);
    const int length = t.road.length();
    const int detour = (a < 0 ? -a : 0) + (b < 0 ? -b : 0);
    const int apart = std::abs((a < 0 ? 0 : a % length) - (b < 0 ? 0 : b % length));
    return detour + std::min(apart, length - apart);
}

/// One step of a wolf. On the loop for ever, or back up the spur behind the Lamppost where an option lets wolves go
/// there.
int wolfStep(const Table& t, int way, bool forward)
{
    const int length = t.road.length();
    if (forward) return way + 1 == length ? 0 : way + 1;
    if (way > 0) return way - 1;
    if (!t.options.wolvesOnSpur || t.road.spurLength() == 0) return way == 0 ? length - 1 : way - 1;
    return std::max(way - 1, -t.road.spurLength());
}

/// Takes tokens from everybody on the space where a wolf has come to stand (LMN-21).
template <class W> void wolfLanded(const Play<W>& p, int wolf)
{
    if (!p.in(lmn(21))) return;
    const int way = p.s.wolf[wolf];
    const int wolves = p.t.options.wolfStackAll ? wolvesAt(p.t, p.s, way) : 1;
    std::uint8_t here = 0;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) setBit(here, seat, together(p.t, wayOf(p.s, seat), way));
    eachSeat(p.t, p.s, [&](int seat) {
        if (isBit(here, seat)) wolvesTake(p, seat, wolves, lmn(21));
    });
}

/// 1 forward, -1 backward, 0: she stays (LMN-29 to LMN-31).
template <class W> int witchDirection(const Look<W>& look, int from)
{
    const Position& s = look.s;
    const bool strict = look.in(lmn(30));
    bool behind = false;
    for (int seat = 0; seat < look.t.seatCount(); ++seat) {
        if (strict && isStone(s, seat)) continue;
        const int way = wayOf(s, seat);
        if (strict ? way > from : way >= from) return 1;
        behind = true;
    }
    return behind || look.in(lmn(31)) ? -1 : 0;
}

template <class W> void witchLanded(const Play<W>& p)
{
    if (!p.in(lmn(33))) return;
    eachSeat(p.t, p.s, [&](int seat) {
        if (together(p.t, wayOf(p.s, seat), p.s.witch)) petrify(p, seat, lmn(33));
    });
}

template <class W> int chase(const Play<W>& p, int steps)
{
    const Table& t = p.t;
    const int last = t.road.length() - 1;
    const bool perStep = !p.in(lmn(32)) || t.options.witchPerStep;
    int way = p.s.witch;
    int direction = 0;
    for (int i = 0; i < steps; ++i) {
        if (i == 0 || perStep) direction = witchDirection(p.look(), way);
        const int next = way + direction;
        if (next <= last && next >= -t.road.spurLength()) {
            way = next;
        } else {
            if (p.in(lmn(35)) && !t.options.witchBounces) break;
            direction = -direction;
            way += direction;
        }
    }
    return way;
}

} // namespace

template <class W> void carryOutVillain(const Play<W>& p)
{
    Position& s = p.s;
    p.enter(Phase::AfterVillain);
    if (!p.in(lmn(8))) return;
    if (static_cast<Villain>(s.villain) == Villain::Witch) return moveWitch(p, s.villainSteps, lmn(29));
    const std::uint8_t nearest = nearestWolves(p.look(), wayOf(s, activeSeat(s)));
    if (std::has_single_bit(nearest)) s.chosenWolf = static_cast<std::uint8_t>(std::countr_zero(nearest) + 1);
    p.enter(s.chosenWolf != 0 ? Phase::WolfMove : Phase::WhichWolf);
}

template <class W> std::uint8_t nearestWolves(const Look<W>& look, int way)
{
    if (!look.in(lmn(19))) return 1;
    const Position& s = look.s;
    int best = Road::kNowhere;
    std::uint8_t nearest = 0;
    for (int wolf = 0; wolf < kWolves; ++wolf) {
        const int closeness = -distance(look.t, way, s.wolf[wolf]);
        if (closeness < best) continue;
        if (closeness > best) nearest = 0;
        best = closeness;
        bool twin = false;
        for (int other = 0; other < wolf; ++other)
            twin = twin || (isBit(nearest, other) && s.wolf[other] == s.wolf[wolf]);
        if (!twin) setBit(nearest, wolf);
    }
    if (look.t.options.lowestWolf) nearest = static_cast<std::uint8_t>(nearest & -nearest);
    return nearest;
}

template <class W> int wolfWay(const Look<W>& look, int wolf, int steps, bool forward)
{
    const bool free = look.in(lmn(20));
    int way = look.s.wolf[wolf];
    for (int i = 0; i < steps; ++i) {
        way = wolfStep(look.t, way, forward);
        if (!free && look.t.road.kind(way) == Kind::Event) break;
    }
    return way;
}

template <class W> void moveWolf(const Play<W>& p, int wolf, int way, Rule rule)
{
    const bool moves = p.s.wolf[wolf] != way;
    p.s.wolf[wolf] = static_cast<std::int16_t>(way);
    p.s.chosenWolf = 0;
    p.tell(moves ? Text::LogWolf : Text::LogWolfStays, rule, {kFirstWolf + wolf, p.t.road.place(way)});
    if (moves) wolfLanded(p, wolf); // "finit son déplacement": none has ended where none was made
}

template <class W> void moveWitch(const Play<W>& p, int steps, Rule rule)
{
    Position& s = p.s;
    if (!p.in(lmn(29))) return;
    const int way = steps > 0 ? chase(p, steps) : std::max(s.witch + steps, -p.t.road.spurLength());
    const Text told = way > s.witch ? Text::LogWitchForward : way < s.witch ? Text::LogWitchBack : Text::LogWitchStays;
    s.witch = static_cast<std::int16_t>(way);
    p.tell(told, rule, {kWitch, p.t.road.place(way)});
    witchLanded(p);
}

template <class W> void wolvesTake(const Play<W>& p, int seat, int wolves, Rule rule)
{
    Position& s = p.s;
    const int child = childOf(s, seat);
    if (isStone(s, seat) && p.in(lmn(23))) return;
    if (isBit(s.shield, seat)) {
        p.tell(Text::LogShielded, lmn(18), {seat, child});
        return;
    }
    const int due = p.t.options.wolfLoss * wolves;
    if (due <= 0) return;
    const int had = s.tokens[seat];
    const int paid = toBank(p, seat, due);
    if (paid > 0)
        p.tell(Text::LogWolvesTake, rule, {seat, child, paid});
    else
        p.tell(Text::LogWolvesFindNone, rule, {seat, child});
    bool driven = paid < due;
    if (p.t.options.shortfall == Shortfall::NothingBefore) driven = had == 0;
    if (p.t.options.shortfall == Shortfall::NothingAfter) driven = s.tokens[seat] == 0;
    if (driven && p.in(lmn(26))) retreat(p, seat);
}

template <class W> void petrify(const Play<W>& p, int seat, Rule rule)
{
    if (isStone(p.s, seat) || p.s.character[seat] == 0) return;
    setBit(p.s.stone, childOf(p.s, seat));
    p.tell(Text::LogStone, rule, {seat, childOf(p.s, seat), p.t.road.place(wayOf(p.s, seat))});
}

#define MARCHES_LMN_VILLAINS(W)                                                                                        \
    template void carryOutVillain(const Play<W>&);                                                                     \
    template std::uint8_t nearestWolves(const Look<W>&, int);                                                          \
    template int wolfWay(const Look<W>&, int, int, bool);                                                              \
    template void moveWolf(const Play<W>&, int, int, Rule);                                                            \
    template void moveWitch(const Play<W>&, int, Rule);                                                                \
    template void wolvesTake(const Play<W>&, int, int, Rule);                                                          \
    template void petrify(const Play<W>&, int, Rule);

MARCHES_LMN_VILLAINS(RuleTrace)
MARCHES_LMN_VILLAINS(NoTrace)
#undef MARCHES_LMN_VILLAINS

} // namespace marches::engine::le_monde_de_narnia
