// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/machine.h"

namespace marches::engine::diplomacy {

namespace {

void order(Position& s, int province, Verb verb, int target = -1, int helped = -1)
{
    s.order(province) = static_cast<std::uint8_t>(num(verb) + 1);
    s.target(province) = static_cast<PlusOne>(target + 1);
    s.helped(province) = static_cast<PlusOne>(helped + 1);
    s.path(province) = 0;
    forgetKept(s, province);
}

void forget(Position& s, int province)
{
    s.target(province) = s.helped(province) = s.order(province) = 0;
    s.path(province) = 0;
    s.proxy(province) = 0;
    forgetKept(s, province);
}

void keep(Position& s, int province)
{
    s.kept(province) = s.order(province);
    s.keptTarget(province) = s.target(province);
    s.keptHelped(province) = s.helped(province);
}

} // namespace

template <class W> void applyMove(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const auto verb = static_cast<Verb>(move.verb);
    const auto province = [&] { return ctx.table.provinceOf(move.arg[0]); };
    switch (verb) {
    case Verb::Hold:
    case Verb::Disband: order(s, province(), verb); break;
    case Verb::Move:
    case Verb::MoveByConvoy:
    case Verb::Retreat: order(s, province(), verb, move.arg[1]); break;
    case Verb::MoveByPath:
        order(s, province(), verb, move.arg[1]);
        for (const Part& sea : move.parts()) s.path(province()) |= wayBit(ctx.table, s, sea.item);
        break;
    case Verb::Support: order(s, province(), verb, -1, move.arg[1]); break;
    case Verb::SupportMove:
    case Verb::Convoy: order(s, province(), verb, move.arg[2], move.arg[1]); break;
    case Verb::BuildArmy:
    case Verb::BuildFleet: order(s, province(), verb, move.arg[0]); break;
    case Verb::Cancel: forget(s, province()); break;
    case Verb::Keep: keep(s, province()); break;
    case Verb::Proxy:
        forget(s, province());
        s.proxy(province()) = static_cast<std::uint8_t>(move.arg[1] + 1);
        break;
    case Verb::Vote: s.vote[move.seat] = static_cast<std::uint8_t>(move.arg[0]); break;
    case Verb::Seal:
        s.sealed |= seatBit(move.seat);
        run(ctx); // an order alone never ends a phase
        break;
    }
}

/// Nothing in Diplomacy is left to chance.
template <class W> void resolveChance(const Context<W>& /*p*/, const Outcome& /*outcome*/) {}

#define MARCHES_DIPLOMACY_APPLY(W)                                                                                     \
    template void applyMove(const Context<W>&, const Move&);                                                           \
    template void resolveChance(const Context<W>&, const Outcome&);

MARCHES_DIPLOMACY_APPLY(RuleTrace)
MARCHES_DIPLOMACY_APPLY(NoTrace)
#undef MARCHES_DIPLOMACY_APPLY

} // namespace marches::engine::diplomacy
