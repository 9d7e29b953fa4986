// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

Mask words(std::initializer_list<Word> list)
{
    Mask mask;
    for (const Word word : list) mask.set(num(word));
    return mask;
}

} // namespace

/// What is left to the game master, and else to chance.
template <class W> void offerMaster(const ConstContext<W>& ctx, Decision& d)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    const auto offer = [&d](Verb verb, const Param& param) {
        d.addOffer(num(verb));
        d.addParam(param);
    };
    const int queen = onBoard(s, Person::Queen) ? siteOf(s, Person::Queen) : -1; // a viewer may not know
    switch (phaseOf(s)) {
    case Phase::KingDelay: offer(Verb::SetDelay, Param::amount(num(Name::Turns), 1, 6)); break;
    case Phase::AslanOutcome:
        offer(Verb::Judge,
              Param::one(num(Name::Outcome), Space::Choice, words({Word::Carried, Word::Stand, Word::Roar})));
        break;
    case Phase::Siege:
        offer(Verb::Judge, Param::one(num(Name::Outcome), Space::Choice, words({Word::Allowed, Word::Forbidden})));
        break;
    default: {
        Mask open = t.kingSites - (queen >= 0 ? Mask::of(queen) : Mask{});
        if (phaseOf(s) == Phase::AslanSite) open -= unitsOf(s, -1);
        if (open.any()) offer(Verb::PlaceKing, Param::one(num(Name::To), Space::Place, open));
        if (phaseOf(s) == Phase::AslanSite) d.addOffer(num(Verb::Seal));
    }
    }
}

template <class W> void askChance(const ConstContext<W>& ctx, Decision& d)
{
    const int king = ctx.table.ownerOf(Person::HighKing);
    d.beginChance();
    Chance& chance = d.chance;
    switch (phaseOf(ctx.position)) {
    case Phase::KingDelay: chance.setDice(num(Stream::KingDelay), 0, 1, king, say(Text::ChanceDelay, nw(28))); return;
    case Phase::AslanOutcome:
        chance.setDice(num(Stream::AslanOutcome), 0, 1, king, say(Text::ChanceOutcome, nw(29)));
        chance.sides = 3;
        return;
    default: break;
    }
    const bool carried = phaseOf(ctx.position) == Phase::AslanSite;
    chance.setShuffle(num(carried ? Stream::AslanSite : Stream::KingSite), Space::Place,
                      say(carried ? Text::ChanceCarried : Text::ChanceKing, carried ? nw(29) : nw(22)));
    ctx.table.kingSites.forEach([&](int place) { chance.add(place); });
}

template <class W> Message questionOf(const ConstContext<W>& ctx, int seat)
{
    const Position& s = ctx.position;
    switch (phaseOf(s)) {
    case Phase::QueenForm: return say(Text::AskForm, nw(2), {seat});
    case Phase::QueenSite: return say(Text::AskSite, nw(31), {seat});
    case Phase::DwarfSide: return say(Text::AskSide, nw(66), {seat});
    case Phase::KingDelay: return say(Text::AskDelay, nw(28), {seat});
    case Phase::AslanOutcome: return say(Text::AskOutcome, nw(29), {seat});
    case Phase::Siege: return say(Text::AskSiege, nw(91), {seat});
    case Phase::KingSite: return say(Text::AskKing, nw(22), {seat});
    case Phase::AslanSite: return say(Text::AskCarried, nw(29), {seat});
    default: break;
    }
    if (phaseOf(s) != Phase::Winter) return say(Text::AskOrders, nw(3), {seat, s.phase, s.year});
    const int due = dueOf(ctx, seat);
    return due >= 0 ? say(Text::AskBuilds, nw(70), {seat, due}) : say(Text::AskRemovals, nw(1), {seat, -due});
}

#define MARCHES_NARNIAN_ASKING(W)                                                                                      \
    template void offerMaster(const ConstContext<W>&, Decision&);                                                      \
    template void askChance(const ConstContext<W>&, Decision&);                                                        \
    template Message questionOf(const ConstContext<W>&, int);

MARCHES_NARNIAN_ASKING(RuleTrace)
MARCHES_NARNIAN_ASKING(NoTrace)
#undef MARCHES_NARNIAN_ASKING

} // namespace marches::engine::narnian_wars
