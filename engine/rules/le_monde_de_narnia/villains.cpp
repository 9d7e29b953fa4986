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
template <class W> void wolfLanded(const Context<W>& ctx, int wolf)
{
    if (!ctx.in(lmn(21))) return;
    const int way = ctx.position.wolf[wolf];
    const int wolves = ctx.table.options.wolfStackAll ? wolvesAt(ctx.table, ctx.position, way) : 1;
    std::uint8_t here = 0;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        setBit(here, seat, together(ctx.table, wayOf(ctx.position, seat), way));
    forEachSeat(ctx.table, ctx.position, [&](int seat) {
        if (isBit(here, seat)) wolvesTake(ctx, seat, wolves, lmn(21));
    });
}

/// 1 forward, -1 backward, 0: she stays (LMN-29 to LMN-31).
template <class W> int witchDirection(const ConstContext<W>& ctx, int from)
{
    const Position& s = ctx.position;
    const bool strict = ctx.in(lmn(30));
    bool behind = false;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (strict && isStone(s, seat)) continue;
        const int way = wayOf(s, seat);
        if (strict ? way > from : way >= from) return 1;
        behind = true;
    }
    return behind || ctx.in(lmn(31)) ? -1 : 0;
}

template <class W> void witchLanded(const Context<W>& ctx)
{
    if (!ctx.in(lmn(33))) return;
    forEachSeat(ctx.table, ctx.position, [&](int seat) {
        if (together(ctx.table, wayOf(ctx.position, seat), ctx.position.witch)) petrify(ctx, seat, lmn(33));
    });
}

template <class W> int chase(const Context<W>& ctx, int steps)
{
    const Table& t = ctx.table;
    const int last = t.road.length() - 1;
    const bool perStep = !ctx.in(lmn(32)) || t.options.witchPerStep;
    int way = ctx.position.witch;
    int direction = 0;
    for (int i = 0; i < steps; ++i) {
        if (i == 0 || perStep) direction = witchDirection(ctx.asConst(), way);
        const int next = way + direction;
        if (next <= last && next >= -t.road.spurLength()) {
            way = next;
        } else {
            if (ctx.in(lmn(35)) && !t.options.witchBounces) break;
            direction = -direction;
            way += direction;
        }
    }
    return way;
}

} // namespace

template <class W> void carryOutVillain(const Context<W>& ctx)
{
    Position& s = ctx.position;
    ctx.enter(Phase::AfterVillain);
    if (!ctx.in(lmn(8))) return;
    if (static_cast<Villain>(s.villain) == Villain::Witch) return moveWitch(ctx, s.villainSteps, lmn(29));
    const std::uint8_t nearest = nearestWolves(ctx.asConst(), wayOf(s, activeSeat(s)));
    if (std::has_single_bit(nearest)) s.chosenWolf = static_cast<std::uint8_t>(std::countr_zero(nearest) + 1);
    ctx.enter(s.chosenWolf != 0 ? Phase::WolfMove : Phase::WhichWolf);
}

template <class W> std::uint8_t nearestWolves(const ConstContext<W>& ctx, int way)
{
    if (!ctx.in(lmn(19))) return 1;
    const Position& s = ctx.position;
    int best = Road::kNowhere;
    std::uint8_t nearest = 0;
    for (int wolf = 0; wolf < kWolves; ++wolf) {
        const int closeness = -distance(ctx.table, way, s.wolf[wolf]);
        if (closeness < best) continue;
        if (closeness > best) nearest = 0;
        best = closeness;
        bool twin = false;
        for (int other = 0; other < wolf; ++other)
            twin = twin || (isBit(nearest, other) && s.wolf[other] == s.wolf[wolf]);
        if (!twin) setBit(nearest, wolf);
    }
    if (ctx.table.options.lowestWolf) nearest = static_cast<std::uint8_t>(nearest & -nearest);
    return nearest;
}

template <class W> int wolfWay(const ConstContext<W>& ctx, int wolf, int steps, bool forward)
{
    const bool free = ctx.in(lmn(20));
    int way = ctx.position.wolf[wolf];
    for (int i = 0; i < steps; ++i) {
        way = wolfStep(ctx.table, way, forward);
        if (!free && ctx.table.road.kind(way) == Kind::Event) break;
    }
    return way;
}

template <class W> void moveWolf(const Context<W>& ctx, int wolf, int way, Rule rule)
{
    const bool moves = ctx.position.wolf[wolf] != way;
    ctx.position.wolf[wolf] = static_cast<std::int16_t>(way);
    ctx.position.chosenWolf = 0;
    ctx.tell(moves ? Text::LogWolf : Text::LogWolfStays, rule, {kFirstWolf + wolf, ctx.table.road.place(way)});
    if (moves) wolfLanded(ctx, wolf); // "finit son déplacement": none has ended where none was made
}

template <class W> void moveWitch(const Context<W>& ctx, int steps, Rule rule)
{
    Position& s = ctx.position;
    if (!ctx.in(lmn(29))) return;
    const int way = steps > 0 ? chase(ctx, steps) : std::max(s.witch + steps, -ctx.table.road.spurLength());
    const Text told = way > s.witch ? Text::LogWitchForward : way < s.witch ? Text::LogWitchBack : Text::LogWitchStays;
    s.witch = static_cast<std::int16_t>(way);
    ctx.tell(told, rule, {kWitch, ctx.table.road.place(way)});
    witchLanded(ctx);
}

template <class W> void wolvesTake(const Context<W>& ctx, int seat, int wolves, Rule rule)
{
    Position& s = ctx.position;
    const int child = childOf(s, seat);
    if (isStone(s, seat) && ctx.in(lmn(23))) return;
    if (isBit(s.shield, seat)) {
        ctx.tell(Text::LogShielded, lmn(18), {seat, child});
        return;
    }
    const int due = ctx.table.options.wolfLoss * wolves;
    if (due <= 0) return;
    const int had = s.tokens[seat];
    const int paid = toBank(ctx, seat, due);
    if (paid > 0)
        ctx.tell(Text::LogWolvesTake, rule, {seat, child, paid});
    else
        ctx.tell(Text::LogWolvesFindNone, rule, {seat, child});
    bool driven = paid < due;
    if (ctx.table.options.shortfall == Shortfall::NothingBefore) driven = had == 0;
    if (ctx.table.options.shortfall == Shortfall::NothingAfter) driven = s.tokens[seat] == 0;
    if (driven && ctx.in(lmn(26))) retreat(ctx, seat);
}

template <class W> void petrify(const Context<W>& ctx, int seat, Rule rule)
{
    if (isStone(ctx.position, seat) || ctx.position.character[seat] == 0) return;
    setBit(ctx.position.stone, childOf(ctx.position, seat));
    ctx.tell(Text::LogStone, rule,
             {seat, childOf(ctx.position, seat), ctx.table.road.place(wayOf(ctx.position, seat))});
}

#define MARCHES_LMN_VILLAINS(W)                                                                                        \
    template void carryOutVillain(const Context<W>&);                                                                  \
    template std::uint8_t nearestWolves(const ConstContext<W>&, int);                                                  \
    template int wolfWay(const ConstContext<W>&, int, int, bool);                                                      \
    template void moveWolf(const Context<W>&, int, int, Rule);                                                         \
    template void moveWitch(const Context<W>&, int, Rule);                                                             \
    template void wolvesTake(const Context<W>&, int, int, Rule);                                                       \
    template void petrify(const Context<W>&, int, Rule);

MARCHES_LMN_VILLAINS(RuleTrace)
MARCHES_LMN_VILLAINS(NoTrace)
#undef MARCHES_LMN_VILLAINS

} // namespace marches::engine::le_monde_de_narnia
