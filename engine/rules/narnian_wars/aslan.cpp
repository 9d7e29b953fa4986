// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnian_wars/machine.h"

// Calls on Aslan (NW-29).

namespace marches::engine::narnian_wars {

namespace {

/// The unit that moved in goes back to where it started, and so does whoever followed it there. Returns where it stands
/// then.
int sendBack(Position& s, int from)
{
    const std::uint8_t unit = s.unit(from);
    const int home = s.came(from) - 1;
    if (unit == 0 || home < 0) return from;
    s.came(from) = s.unit(from) = 0;
    if (s.unit(home) != 0) sendBack(s, home);
    s.unit(home) = unit;
    return home;
}

/// Out of whatever they are in: who retreats with the High King, and he himself.
void relieve(Position& s, int where)
{
    for (int i = 0; i < kPersons; ++i) {
        if (s.site[i] != where + 1 || (retreatCauseOf(s, i) == RetreatCause::Hunted && i != num(Person::HighKing)))
            continue;
        s.shun[i] = s.plight[i] = 0;
    }
    s.stone(where) = s.still[idx(Person::HighKing)] = 0;
    s.errand[idx(Person::HighKing)] = PersonOrder{};
}

/// Where a unit flees to that is driven off by the roar: the open place nearest to one of its centres; -1: there is
/// none.
int refuge(const Table& t, const Position& s, int from, int shunned)
{
    const std::uint8_t unit = s.unit(from);
    const Mask open = waysOf(t, kindOf(unit), from) - unitsOf(s, -1) - Mask::of(shunned);
    int best = -1;
    int least = kFar + 1;
    open.forEach([&](int place) {
        if (s.contested().test(place) || s.dislodged(place) != 0) return;
        int index = 0;
        t.centres.forEach([&](int centre) {
            const int steps =
                t.steps[idx(classOf(kindOf(unit)))][static_cast<std::size_t>(index++)][static_cast<std::size_t>(place)];
            if (s.owner(centre) != seatOf(unit) + 1 || steps >= least) return;
            least = steps;
            best = place;
        });
        if (best < 0) best = place;
    });
    return best;
}

template <class W> void driveOff(const Context<W>& ctx, int from, int to)
{
    Position& s = ctx.position;
    const std::uint8_t unit = s.unit(from);
    s.came(from) = s.unit(from) = 0;
    s.unit(to) = unit;
    ctx.tell(Text::LogRetreats, nw(29), {seatOf(unit), num(kindOf(unit)), from, to});
}

/// What Aslan has come for: an attack, or stone.
Text deedOf(Word outcome, RetreatCause plight, bool flees)
{
    if (plight == RetreatCause::None) return Text::LogBreath;
    if (outcome != Word::Roar) return Text::LogStand;
    return flees ? Text::LogRoar : Text::LogRoarAlone;
}

} // namespace

bool kingInNeed(const Table& t, const Position& s)
{
    if (!onBoard(s, Person::HighKing)) return false;
    const int where = siteOf(s, Person::HighKing);
    const bool statue = (s.stone(where) != 0 && s.unit(where) != 0) || s.still[idx(Person::HighKing)] != 0;
    return t.options.aslanCalls > 0 && (retreatCauseOf(s, num(Person::HighKing)) != RetreatCause::None || statue);
}

template <class W> bool aslanComes(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (s.calling == 0) return false;
    s.calling = 0;
    const bool needed = kingInNeed(ctx.table, s) && ctx.in(nw(29));
    if (needed || ctx.table.options.wastedCalls) ++s.calls;
    s.known[idx(Person::HighKing)] = onBoard(s, Person::HighKing) ? kEverybody : s.known[idx(Person::HighKing)];
    ctx.tell(needed ? Text::LogCall : Text::LogCallWasted, nw(29), {ctx.table.ownerOf(Person::HighKing)});
    return needed;
}

template <class W> void aslanActs(const Context<W>& ctx, Word outcome)
{
    Position& s = ctx.position;
    if (outcome == Word::Carried) {
        ctx.tell(Text::LogCarried, nw(29), {ctx.table.ownerOf(Person::HighKing)});
        return ctx.enter(Phase::AslanSite);
    }
    const int where = siteOf(s, Person::HighKing);
    const RetreatCause plight = retreatCauseOf(s, num(Person::HighKing));
    int foe = -1;
    if (plight != RetreatCause::None && s.unit(where) != 0) foe = sendBack(s, where);
    if (plight == RetreatCause::WithHost) {
        s.unit(where) = s.dislodged(where);
        s.barred(where) = s.target(where) = s.dislodged(where) = s.order(where) = 0;
    }
    relieve(s, where);
    const bool driven = outcome == Word::Roar && foe >= 0 && foe != where && s.unit(foe) != 0;
    const int to = driven ? refuge(ctx.table, s, foe, where) : -1;
    ctx.tell(deedOf(outcome, plight, to >= 0), nw(29), {ctx.table.ownerOf(Person::HighKing), where});
    if (to >= 0) driveOff(ctx, foe, to);
    meet(ctx.table, s);
    resume(ctx);
}

template <class W> void carryAway(const Context<W>& ctx, int to)
{
    Position& s = ctx.position;
    const int from = siteOf(s, Person::HighKing);
    const bool host = retreatCauseOf(s, num(Person::HighKing)) == RetreatCause::WithHost;
    if (to >= 0 && host) s.unit(to) = s.dislodged(from);
    for (int i = 0; i < kPersons && to >= 0; ++i)
        if (i == num(Person::HighKing) ||
            (s.site[i] == from + 1 && retreatCauseOf(s, i) == RetreatCause::WithHost && host)) {
            s.site[i] = provincePlus1(to);
            s.shun[i] = s.plight[i] = 0;
        }
    if (to >= 0) {
        if (host) s.barred(from) = s.target(from) = s.dislodged(from) = s.order(from) = 0;
        s.errand[idx(Person::HighKing)] = PersonOrder{};
        ctx.tell(Text::LogCarriedTo, nw(29), {ctx.table.ownerOf(Person::HighKing), to});
    }
    meet(ctx.table, s);
    resume(ctx);
}

#define MARCHES_NARNIAN_ASLAN(W)                                                                                       \
    template bool aslanComes(const Context<W>&);                                                                       \
    template void aslanActs(const Context<W>&, Word);                                                                  \
    template void carryAway(const Context<W>&, int);

MARCHES_NARNIAN_ASLAN(RuleTrace)
MARCHES_NARNIAN_ASLAN(NoTrace)
#undef MARCHES_NARNIAN_ASLAN

} // namespace marches::engine::narnian_wars
