// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

/// How a child comes to a space.
enum class By : std::uint8_t { Travel, Card };

/// What became of a child on the space where its move ended.
enum class Arrived : std::uint8_t { Free, Held };

/// The way that a move forward ends at: it goes no farther than an Event space that stops it, nor past the Lamppost.
template <class W> int ahead(const Look<W>& look, int from, int steps, bool eventsStop)
{
    const int length = look.t.road.length();
    for (int way = from + 1; way <= from + steps; ++way) {
        if (way == length) return look.t.options.exactFinish && way < from + steps ? from : way;
        if (eventsStop && kindAt(look, way) == Kind::Event && look.in(lmn(15))) return way;
    }
    return from + steps;
}

/// LMN-12: nobody is in the way of anybody.
template <class W> int withoutSharing(const Play<W>& p, int seat, int from, int to)
{
    const auto occupied = [&](int way) {
        for (int other = 0; other < p.t.seatCount(); ++other)
            if (other != seat && wayOf(p.s, other) == way) return true;
        return false;
    };
    for (int way = from + 1; way <= to; ++way)
        if (occupied(way) && !p.in(lmn(12))) return way - 1;
    return to;
}

bool ignoresWolves(const Position& s, int seat) { return seat == activeSeat(s) && (s.flags & kIgnoresWolves) != 0; }

/// Finish, Witch and wolves, in this order. The game may be over afterwards.
template <class W> Arrived arrive(const Play<W>& p, int seat, By by)
{
    Position& s = p.s;
    const Table& t = p.t;
    const int way = wayOf(s, seat);
    const bool home = way >= t.road.length();
    if (home && !t.options.villainFirst && p.in(lmn(1))) {
        finish(p, 1U << static_cast<unsigned>(seat));
        return Arrived::Held;
    }
    const int wolves = wolvesAt(t, s, way);
    if (witchAt(t, s, way) && p.in(lmn(34))) {
        if (wolves > 0 && !p.in(lmn(24))) wolvesTake(p, seat, wolves, lmn(22));
        petrify(p, seat, lmn(34));
        return Arrived::Held;
    }
    const bool later = t.options.cardFirst && by == By::Travel && kindAt(p.look(), way) != Kind::Empty;
    if (later) p.flag(kWolvesDue);
    if (wolves > 0 && !later && !ignoresWolves(s, seat) && p.in(lmn(22))) wolvesTake(p, seat, wolves, lmn(22));
    if (home && wayOf(s, seat) == way && p.in(lmn(1))) {
        finish(p, 1U << static_cast<unsigned>(seat));
        return Arrived::Held;
    }
    return wayOf(s, seat) == way ? Arrived::Free : Arrived::Held;
}

} // namespace

template <class W> Kind kindAt(const Look<W>& look, int way)
{
    const Kind kind = look.t.road.kind(way);
    return kind != Kind::Empty && !look.in(lmn(14)) ? Kind::Empty : kind;
}

template <class W> void travel(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const int from = wayOf(s, seat);
    p.enter(Phase::EndTurn);
    if (!p.in(lmn(10))) return;
    int to = ahead(p.look(), from, s.secondSteps, true);
    if (from == 0 && !p.in(lmn(11))) to = std::max(-int{s.secondSteps}, -p.t.road.spurLength());
    to = withoutSharing(p, seat, from, to);
    if (to == from) {
        p.tell(Text::LogStays, lmn(1), {seat, childOf(s, seat), p.t.road.place(from)});
        return;
    }
    s.child[childOf(s, seat)] = static_cast<std::int16_t>(to);
    const bool stopped = to - from < s.secondSteps && kindAt(p.look(), to) == Kind::Event;
    p.tell(Text::LogTravels, stopped ? lmn(15) : lmn(10), {seat, childOf(s, seat), p.t.road.place(to)});
    const bool free = arrive(p, seat, By::Travel) == Arrived::Free;
    if (isOver(s)) return;
    if (!free) return drawsOr(p, Phase::EndTurn);
    const Kind kind = kindAt(p.look(), to);
    if (kind == Kind::Event && p.in(lmn(15))) return startDraw(p, seat, DeckOf::Event, Phase::EndTurn);
    if (kind == Kind::Sword && p.in(lmn(16))) return startDraw(p, seat, DeckOf::Sword, Phase::EndTurn);
    if (kind == Kind::Empty && !p.in(lmn(17))) p.enter(Phase::BeginTurn);
}

template <class W> void moveByCard(const Play<W>& p, int seat, int steps)
{
    Position& s = p.s;
    const Options& options = p.t.options;
    const int from = wayOf(s, seat);
    int to = from + steps;
    const CardOnEvent onEvent = options.cardOnEvent;
    if (steps > 0) {
        to = ahead(p.look(), from, steps, onEvent != CardOnEvent::Ignore);
        if (to >= p.t.road.length() && !options.cardMoveWins) to = p.t.road.length() - 1;
    } else if (from >= 0 && to < 0 && p.in(lmn(13))) {
        to = 0;
    }
    to = std::max(to, -p.t.road.spurLength());
    if (to == from) {
        p.tell(Text::LogStays, lmn(18), {seat, childOf(s, seat), p.t.road.place(from)});
        return;
    }
    if (seat == drawerOf(s)) p.flag(kWolvesDue, false);
    s.child[childOf(s, seat)] = static_cast<std::int16_t>(to);
    p.tell(to > from ? Text::LogTravels : Text::LogGoesBack, lmn(18), {seat, childOf(s, seat), p.t.road.place(to)});
    if (arrive(p, seat, By::Card) != Arrived::Free || steps < 0 || onEvent != CardOnEvent::Draw) return;
    if (kindAt(p.look(), to) == Kind::Event) setBit(s.drawQueue, seat);
}

template <class W> void retreat(const Play<W>& p, int seat)
{
    Position& s = p.s;
    const Options& options = p.t.options;
    const int from = wayOf(s, seat);
    if (from <= 0) return;
    int to = from - 1;
    while (to > 0 && kindAt(p.look(), to) != Kind::Event) --to;
    s.child[childOf(s, seat)] = static_cast<std::int16_t>(to);
    p.tell(Text::LogRetreats, lmn(26), {seat, childOf(s, seat), p.t.road.place(to)});
    if (seat == activeSeat(s) && !p.has(kVillainDone)) p.flag(kDrivenBack);
    // The retreat is not a move of the child's own, unless the readings say so (LMN-27).
    const bool plain = p.in(lmn(27));
    if ((options.retreatWitch || !plain) && witchAt(p.t, s, to)) return petrify(p, seat, lmn(27));
    const int wolves = wolvesAt(p.t, s, to);
    if ((options.retreatWolves || !plain) && wolves > 0) wolvesTake(p, seat, wolves, lmn(27));
    if ((options.retreatDraws || !plain) && s.card == 0 && to > 0 && !isStone(s, seat)) setBit(s.drawQueue, seat);
}

#define MARCHES_LMN_TRAVEL(W)                                                                                          \
    template Kind kindAt(const Look<W>&, int);                                                                         \
    template void travel(const Play<W>&);                                                                              \
    template void moveByCard(const Play<W>&, int, int);                                                                \
    template void retreat(const Play<W>&, int);

MARCHES_LMN_TRAVEL(RuleTrace)
MARCHES_LMN_TRAVEL(NoTrace)
#undef MARCHES_LMN_TRAVEL

} // namespace marches::engine::le_monde_de_narnia
