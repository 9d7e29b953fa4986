// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

/// How a child comes to a space.
enum class By : std::uint8_t { Travel, Card };

/// What became of a child on the space where its move ended.
enum class Arrived : std::uint8_t { Free, Held };

/// The way that a move forward ends at: it goes no farther than an Event space that stops it, nor past the Lamppost.
template <class W> int ahead(const ConstContext<W>& ctx, int from, int steps, bool eventsStop)
{
    const int length = ctx.table.road.length();
    for (int way = from + 1; way <= from + steps; ++way) {
        if (way == length) return ctx.table.options.exactFinish && way < from + steps ? from : way;
        if (eventsStop && kindAt(ctx, way) == Kind::Event && ctx.in(lmn(15))) return way;
    }
    return from + steps;
}

/// LMN-12: nobody is in the way of anybody.
template <class W> int withoutSharing(const Context<W>& ctx, int seat, int from, int to)
{
    const auto occupied = [&](int way) {
        for (int other = 0; other < ctx.table.seatCount(); ++other)
            if (other != seat && wayOf(ctx.position, other) == way) return true;
        return false;
    };
    for (int way = from + 1; way <= to; ++way)
        if (occupied(way) && !ctx.in(lmn(12))) return way - 1;
    return to;
}

bool ignoresWolves(const Position& s, int seat) { return seat == activeSeat(s) && (s.flags & kIgnoresWolves) != 0; }

/// Finish, Witch and wolves, in this order. The game may be over afterwards.
template <class W> Arrived arrive(const Context<W>& ctx, int seat, By by)
{
    Position& s = ctx.position;
    const Table& t = ctx.table;
    const int way = wayOf(s, seat);
    const bool home = way >= t.road.length();
    if (home && !t.options.villainFirst && ctx.in(lmn(1))) {
        finish(ctx, 1U << static_cast<unsigned>(seat));
        return Arrived::Held;
    }
    const int wolves = wolvesAt(t, s, way);
    if (witchAt(t, s, way) && ctx.in(lmn(34))) {
        if (wolves > 0 && !ctx.in(lmn(24))) wolvesTake(ctx, seat, wolves, lmn(22));
        petrify(ctx, seat, lmn(34));
        return Arrived::Held;
    }
    const bool later = t.options.cardFirst && by == By::Travel && kindAt(ctx.asConst(), way) != Kind::Empty;
    if (later) ctx.setFlag(kWolvesDue);
    if (wolves > 0 && !later && !ignoresWolves(s, seat) && ctx.in(lmn(22))) wolvesTake(ctx, seat, wolves, lmn(22));
    if (home && wayOf(s, seat) == way && ctx.in(lmn(1))) {
        finish(ctx, 1U << static_cast<unsigned>(seat));
        return Arrived::Held;
    }
    return wayOf(s, seat) == way ? Arrived::Free : Arrived::Held;
}

} // namespace

template <class W> Kind kindAt(const ConstContext<W>& ctx, int way)
{
    const Kind kind = ctx.table.road.kind(way);
    return kind != Kind::Empty && !ctx.in(lmn(14)) ? Kind::Empty : kind;
}

template <class W> void travel(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const int from = wayOf(s, seat);
    ctx.enter(Phase::EndTurn);
    if (!ctx.in(lmn(10))) return;
    int to = ahead(ctx.asConst(), from, s.secondSteps, true);
    if (from == 0 && !ctx.in(lmn(11))) to = std::max(-int{s.secondSteps}, -ctx.table.road.spurLength());
    to = withoutSharing(ctx, seat, from, to);
    if (to == from) {
        ctx.tell(Text::LogStays, lmn(1), {seat, childOf(s, seat), ctx.table.road.place(from)});
        return;
    }
    s.child[childOf(s, seat)] = static_cast<std::int16_t>(to);
    const bool stopped = to - from < s.secondSteps && kindAt(ctx.asConst(), to) == Kind::Event;
    ctx.tell(Text::LogTravels, stopped ? lmn(15) : lmn(10), {seat, childOf(s, seat), ctx.table.road.place(to)});
    const bool free = arrive(ctx, seat, By::Travel) == Arrived::Free;
    if (isOver(s)) return;
    if (!free) return drawsOr(ctx, Phase::EndTurn);
    const Kind kind = kindAt(ctx.asConst(), to);
    if (kind == Kind::Event && ctx.in(lmn(15))) return startDraw(ctx, seat, DeckOf::Event, Phase::EndTurn);
    if (kind == Kind::Sword && ctx.in(lmn(16))) return startDraw(ctx, seat, DeckOf::Sword, Phase::EndTurn);
    if (kind == Kind::Empty && !ctx.in(lmn(17))) ctx.enter(Phase::BeginTurn);
}

template <class W> void moveByCard(const Context<W>& ctx, int seat, int steps)
{
    Position& s = ctx.position;
    const Options& options = ctx.table.options;
    const int from = wayOf(s, seat);
    int to = from + steps;
    const CardOnEvent onEvent = options.cardOnEvent;
    if (steps > 0) {
        to = ahead(ctx.asConst(), from, steps, onEvent != CardOnEvent::Ignore);
        if (to >= ctx.table.road.length() && !options.cardMoveWins) to = ctx.table.road.length() - 1;
    } else if (from >= 0 && to < 0 && ctx.in(lmn(13))) {
        to = 0;
    }
    to = std::max(to, -ctx.table.road.spurLength());
    if (to == from) {
        ctx.tell(Text::LogStays, lmn(18), {seat, childOf(s, seat), ctx.table.road.place(from)});
        return;
    }
    if (seat == drawerOf(s)) ctx.setFlag(kWolvesDue, false);
    s.child[childOf(s, seat)] = static_cast<std::int16_t>(to);
    ctx.tell(to > from ? Text::LogTravels : Text::LogGoesBack, lmn(18),
             {seat, childOf(s, seat), ctx.table.road.place(to)});
    if (arrive(ctx, seat, By::Card) != Arrived::Free || steps < 0 || onEvent != CardOnEvent::Draw) return;
    if (kindAt(ctx.asConst(), to) == Kind::Event) setBit(s.drawQueue, seat);
}

template <class W> void retreat(const Context<W>& ctx, int seat)
{
    Position& s = ctx.position;
    const Options& options = ctx.table.options;
    const int from = wayOf(s, seat);
    if (from <= 0) return;
    int to = from - 1;
    while (to > 0 && kindAt(ctx.asConst(), to) != Kind::Event) --to;
    s.child[childOf(s, seat)] = static_cast<std::int16_t>(to);
    ctx.tell(Text::LogRetreats, lmn(26), {seat, childOf(s, seat), ctx.table.road.place(to)});
    if (seat == activeSeat(s) && !ctx.has(kVillainDone)) ctx.setFlag(kDrivenBack);
    // The retreat is not a move of the child's own, unless the readings say so (LMN-27).
    const bool plain = ctx.in(lmn(27));
    if ((options.retreatWitch || !plain) && witchAt(ctx.table, s, to)) return petrify(ctx, seat, lmn(27));
    const int wolves = wolvesAt(ctx.table, s, to);
    if ((options.retreatWolves || !plain) && wolves > 0) wolvesTake(ctx, seat, wolves, lmn(27));
    if ((options.retreatDraws || !plain) && s.card == 0 && to > 0 && !isStone(s, seat)) setBit(s.drawQueue, seat);
}

#define MARCHES_LMN_TRAVEL(W)                                                                                          \
    template Kind kindAt(const ConstContext<W>&, int);                                                                 \
    template void travel(const Context<W>&);                                                                           \
    template void moveByCard(const Context<W>&, int, int);                                                             \
    template void retreat(const Context<W>&, int);

MARCHES_LMN_TRAVEL(RuleTrace)
MARCHES_LMN_TRAVEL(NoTrace)
#undef MARCHES_LMN_TRAVEL

} // namespace marches::engine::le_monde_de_narnia
