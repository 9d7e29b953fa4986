// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

/// A territory that is awarded at random has to be free; one in a crisis has to be somebody's; two are two.
template <class W> Mask wanted(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    if (s.vote != 0) return unoccupied(ctx.table, s);
    if (fateRow(ctx.table, s).crisis) return ownedByAll(s);
    const bool another = s.drawing == 1 && ctx.table.options.randomDistinct && ctx.table.territories() > 1;
    Mask any = ctx.table.land;
    if (another) any.clear(s.drawn[0] - 1);
    return any;
}

template <class W> void drew(const Context<W>& ctx, int place)
{
    Position& s = ctx.position;
    s.region = 0;
    ctx.tell(Text::LogDrawn, wr(70), {place});
    if (!wanted(ctx.asConst()).test(place)) {
        ctx.tell(Text::LogDrawnAgain, wr(70));
        beginRandom(ctx);
        return;
    }
    if (s.vote != 0) {
        award(ctx, s.holder - 1, place);
        return;
    }
    set(s.drawn[s.drawing], place + 1);
    if (s.drawing + 1 < fateRow(ctx.table, s).random) {
        ++s.drawing;
        beginRandom(ctx);
        return;
    }
    s.drawing = 0;
    ctx.enter(Phase::FateEffect);
}

} // namespace

template <class W> bool tablesInUse(const ConstContext<W>& ctx)
{
    return ctx.table.lists.placesKnown && ctx.in(wr(70));
}

template <class W> bool canDraw(const ConstContext<W>& ctx)
{
    return (wanted(ctx) & (tablesInUse(ctx) ? ctx.table.drawable : ctx.table.land)).any();
}

template <class W> void beginRandom(const Context<W>& ctx)
{
    if (canDraw(ctx.asConst())) {
        ctx.enter(Phase::RegionRoll);
        return;
    }
    ctx.tell(Text::LogNoneToDraw, wr(70));
    if (ctx.position.vote == 0) finishFate(ctx); // else whoever was elected chooses
}

template <class W> void rolledRegion(const Context<W>& ctx, int face)
{
    if (!tablesInUse(ctx.asConst())) {
        drew(ctx, ctx.table.places[static_cast<std::size_t>(face - 1)]);
        return;
    }
    set(ctx.position.region, face);
    ctx.enter(Phase::PlaceRoll);
}

template <class W> void rolledPlace(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const PlaceTable& table = ctx.table.lists.places[static_cast<std::size_t>(s.region - 1)];
    int sum = 0;
    for (int i = 0; i < outcome.count(); ++i) sum += outcome[i];
    // The lines are numbered from 1, those that cannot come as well (WR-72).
    const int row = sum - (ctx.in(wr(72)) ? 1 : table.dice);
    const int rows = static_cast<int>(table.rows.size());
    const bool beyond = row >= rows || table.blank[static_cast<std::size_t>(row)];
    if (beyond && ctx.in(wr(71))) {
        ctx.tell(Text::LogRollAgain, wr(71), {sum});
        if (ctx.table.options.rollAgainWhole) beginRandom(ctx);
        return;
    }
    int found = std::min(row, rows - 1);
    while (table.blank[static_cast<std::size_t>(found)]) found = (found + 1) % rows;
    drew(ctx, table.rows[static_cast<std::size_t>(found)]);
}

#define MARCHES_WARRIOR_RANDOM(W)                                                                                      \
    template bool tablesInUse(const ConstContext<W>&);                                                                 \
    template bool canDraw(const ConstContext<W>&);                                                                     \
    template void beginRandom(const Context<W>&);                                                                      \
    template void rolledRegion(const Context<W>&, int);                                                                \
    template void rolledPlace(const Context<W>&, const Outcome&);

MARCHES_WARRIOR_RANDOM(RuleTrace)
MARCHES_WARRIOR_RANDOM(NoTrace)
#undef MARCHES_WARRIOR_RANDOM

} // namespace marches::engine::warrior_risk
