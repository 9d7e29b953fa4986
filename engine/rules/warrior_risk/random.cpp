// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

/// A territory that is awarded at random has to be free; one in a crisis has to be somebody's; two are two.
template <class W> Mask wanted(const Look<W>& look)
{
    const Position& s = look.s;
    if (s.vote != 0) return unoccupied(look.t, s);
    if (fateRow(look.t, s).crisis) return ownedByAll(s);
    const bool another = s.drawing == 1 && look.t.options.randomDistinct && look.t.territories() > 1;
    Mask any = look.t.land;
    if (another) any.clear(s.drawn[0] - 1);
    return any;
}

template <class W> void drew(const Play<W>& p, int place)
{
    Position& s = p.s;
    s.region = 0;
    p.tell(Text::LogDrawn, wr(70), {place});
    if (!wanted(p.look()).test(place)) {
        p.tell(Text::LogDrawnAgain, wr(70));
        beginRandom(p);
        return;
    }
    if (s.vote != 0) {
        award(p, s.holder - 1, place);
        return;
    }
    set(s.drawn[s.drawing], place + 1);
    if (s.drawing + 1 < fateRow(p.t, s).random) {
        ++s.drawing;
        beginRandom(p);
        return;
    }
    s.drawing = 0;
    p.enter(Phase::FateEffect);
}

} // namespace

template <class W> bool tablesInUse(const Look<W>& look) { return look.t.lists.placesKnown && look.in(wr(70)); }

template <class W> bool canDraw(const Look<W>& look)
{
    return (wanted(look) & (tablesInUse(look) ? look.t.drawable : look.t.land)).any();
}

template <class W> void beginRandom(const Play<W>& p)
{
    if (canDraw(p.look())) {
        p.enter(Phase::RegionRoll);
        return;
    }
    p.tell(Text::LogNoneToDraw, wr(70));
    if (p.s.vote == 0) fateDone(p); // else whoever was elected chooses
}

template <class W> void rolledRegion(const Play<W>& p, int face)
{
    if (!tablesInUse(p.look())) {
        drew(p, p.t.places[static_cast<std::size_t>(face - 1)]);
        return;
    }
    set(p.s.region, face);
    p.enter(Phase::PlaceRoll);
}

template <class W> void rolledPlace(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const PlaceTable& table = p.t.lists.places[static_cast<std::size_t>(s.region - 1)];
    int sum = 0;
    for (int i = 0; i < outcome.count(); ++i) sum += outcome[i];
    // The lines are numbered from 1, those that cannot come as well (WR-72).
    const int row = sum - (p.in(wr(72)) ? 1 : table.dice);
    const int rows = static_cast<int>(table.rows.size());
    const bool beyond = row >= rows || table.blank[static_cast<std::size_t>(row)];
    if (beyond && p.in(wr(71))) {
        p.tell(Text::LogRollAgain, wr(71), {sum});
        if (p.t.options.rollAgainWhole) beginRandom(p);
        return;
    }
    int found = std::min(row, rows - 1);
    while (table.blank[static_cast<std::size_t>(found)]) found = (found + 1) % rows;
    drew(p, table.rows[static_cast<std::size_t>(found)]);
}

#define MARCHES_WARRIOR_RANDOM(W)                                                                                      \
    template bool tablesInUse(const Look<W>&);                                                                         \
    template bool canDraw(const Look<W>&);                                                                             \
    template void beginRandom(const Play<W>&);                                                                         \
    template void rolledRegion(const Play<W>&, int);                                                                   \
    template void rolledPlace(const Play<W>&, const Outcome&);

MARCHES_WARRIOR_RANDOM(RuleTrace)
MARCHES_WARRIOR_RANDOM(NoTrace)
#undef MARCHES_WARRIOR_RANDOM

} // namespace marches::engine::warrior_risk
