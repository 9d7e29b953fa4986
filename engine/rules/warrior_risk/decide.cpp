// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstddef>

#include "engine/rules/warrior_risk/describer.h"

namespace marches::engine::warrior_risk {

template <class W> void Describer<W>::askHomelessSeat(int who)
{
    ask(who, Text::AskNewCapital, wr(31), {who});
    d.reaction = who != seat();
    offerPlaces(Verb::ChooseCapital, Name::Place, s().owned(who).mask());
}

template <class W> void Describer<W>::askSetup()
{
    switch (phaseOf(s())) {
    case Phase::Capital:
        ask(seat(), Text::AskCapital, wr(2), {seat()});
        offerPlaces(Verb::ChooseCapital, Name::Place, s().owned(seat()).mask());
        break;
    case Phase::Pair: {
        Mask regions;
        for (std::size_t region = 0; region < t().partners.size(); ++region)
            if (t().partners[region].any()) regions.set(static_cast<int>(region));
        ask(seat(), Text::AskPair, wr(7), {seat()});
        offer(Verb::DeclarePair, Param::one(num(Name::Region), Space::Region, regions));
        Param& with = d.addNeighbour(num(Name::With), 0, t().partners.data(), regions);
        with.space = Space::Region;
        break;
    }
    default: {
        const int most = ctx.in(wr(4)) ? 1 : s().pool[seat()];
        ask(seat(), Text::AskPlace, wr(4), {seat(), s().pool[seat()]});
        offerPlaces(Verb::Place, Name::Place, s().owned(seat()).mask());
        d.addAmount(num(Name::Count), 1, most);
    }
    }
}

template <class W> void Describer<W>::askPooled(Text text, Rule rule)
{
    ask(seat(), text, rule, {seat(), s().pool[seat()]});
    offerPlaces(Verb::Place, Name::Place, s().owned(seat()).mask());
    d.addAmount(num(Name::Count), 1, s().pool[seat()]);
}

template <class W> void Describer<W>::offerTrades()
{
    const CardSets sets = setsOf(ctx, seat());
    std::array<Mask, kCardSymbols> cards;
    for (std::size_t kind = 0; kind < cards.size(); ++kind) {
        sets.symbol[kind].forEach([&](int place) { cards[kind].set(t().cardOf(place)); });
        if (!sets.equal(static_cast<int>(kind))) continue;
        offer(static_cast<Verb>(num(Verb::TradeInfantry) + static_cast<int>(kind)),
              Param::subset(num(Name::Cards), Space::Card, cards[kind], kSetSize, kSetSize));
    }
    if (!sets.mixed()) return;
    offer(Verb::TradeMixed);
    for (std::size_t kind = 0; kind < cards.size(); ++kind)
        d.addParam(Param::one(num(Name::Infantry) + static_cast<int>(kind), Space::Card, cards[kind]));
}

template <class W> void Describer<W>::askTrade()
{
    ask(seat(), Text::AskMustTrade, is(s(), kTakenCards) ? cl(11) : cl(8), {seat(), handSize(s(), seat())});
    offerTrades();
}

template <class W> void Describer<W>::askCardsFirst()
{
    if (s().traded[0] != 0) {
        Mask places;
        for (const PlusOne place : s().traded)
            if (place != 0) places.set(place - 1);
        ask(seat(), Text::AskBonus, cl(8), {seat(), kCardBonus});
        offerPlaces(Verb::Bonus, Name::Place, places);
    } else if (warrior_risk::mustTrade(ctx)) {
        askTrade();
    } else {
        askPooled(Text::AskMuster, cl(11));
    }
}

template <class W> void Describer<W>::askMuster()
{
    if (warrior_risk::mustTrade(ctx)) {
        askTrade();
        return;
    }
    const bool placing = s().pool[seat()] > 0;
    if (placing)
        askPooled(Text::AskMuster, wr(46));
    else
        ask(seat(), Text::AskMayTrade, cl(6), {seat()});
    offerTrades();
    if (!placing) offer(Verb::GoOn);
}

template <class W> void Describer<W>::askTravel()
{
    const Mask to = enterable(ctx, seat());
    if (const Mask from = movers(ctx, to); from.any() && mayMove(ctx)) {
        offerPlaces(Verb::Move, Name::From, from);
        if (ctx.in(wr(14)))
            addNeighbour(Name::To, t().open, to);
        else
            d.addOne(num(Name::To), Space::Place, to);
        addStack(Name::Count, offsetof(Block, movable));
    }
}

template <class W> void Describer<W>::offerPassage()
{
    if (const Mask places = closedBorders(ctx); places.any()) offerPlaces(Verb::AskPassage, Name::Place, places);
    if (!passages(ctx)) return;
    const Mask own = s().owned(seat()).mask();
    const std::uint32_t others = s().living & ~std::uint32_t{seatBit(seat())};
    if (others != 0) {
        offerPlaces(Verb::GrantPassage, Name::Place, own);
        addSeats(others);
    }
    Mask granted;
    addPlacesWith(granted, s(), own, UINT16_MAX, [](const Block& block) { return block.passage; });
    if (granted.any()) offerPlaces(Verb::RevokePassage, Name::Place, granted);
}

template <class W> void Describer<W>::offerAttacks()
{
    if (const Mask places = targets(ctx); places.any()) {
        if (pooledAttacks(ctx)) {
            offerPlaces(Verb::Target, Name::To, places);
        } else {
            Mask from;
            for (const int place : t().places)
                if (s().ready(place) > 0 && (t().reach[static_cast<std::size_t>(place)] & places).any())
                    from.set(place);
            if (from.any()) {
                offerPlaces(Verb::Attack, Name::From, from);
                addNeighbour(Name::To, t().reach, places);
                addStack(Name::Count, offsetof(Block, ready));
            }
        }
    }
    if (const Mask places = guestTargets(ctx); places.any()) offerPlaces(Verb::AttackGuests, Name::Place, places);
}

template <class W> void Describer<W>::askTurn()
{
    const bool still = s().paralysed[seat()] != 0 && s().paralysed[seat()] == s().round;
    ask(seat(), still ? Text::AskParalysed : Text::AskTurn, still ? fateRule(21) : wr(14), {seat()});
    if (!still || !ctx.in(fateRule(21))) {
        askTravel();
        offerPassage();
        offerAttacks();
    } else {
        offerPassage(); // what is forbidden is to move and to fight
    }
    offer(Verb::EndTurn);
}

template <class W> void Describer<W>::askGathering()
{
    const int to = toPlace(s());
    const Mask from = origins(ctx, to);
    int total = 0;
    from.forEach([&](int place) { total += s().ready(place); });
    offer(Verb::Gather);
    Param& param =
        d.addParam(Param::spread(num(Name::Armies), Space::Place, from, kNoLimit, 1, std::min(total, kNoLimit)));
    param.capAt(stacksAt(offsetof(Block, ready)));
    param.ordered = true;
}

template <class W> void Describer<W>::askBattle()
{
    ask(seat(), Text::AskBattle, Rule::Rb3, {seat(), toPlace(s()), attackers(s()), s().strength});
    offerAmount(Verb::Roll, Name::Dice, ctx.in(Rule::Rb3) ? 1 : mostAttackDice(ctx), mostAttackDice(ctx));
    offer(Verb::Assault);
    if (mayStop(ctx)) offer(Verb::Stop);
    if (mayReinforceAttack(ctx) && origins(ctx, toPlace(s())).any()) askGathering();
}

template <class W> void Describer<W>::describeCombat()
{
    switch (phaseOf(s())) {
    case Phase::Muster: askMuster(); break;
    case Phase::Turn: askTurn(); break;
    case Phase::Passage: {
        const int who = askedSeat(s());
        ask(who, Text::AskPassage, wr(16), {who, seat(), toPlace(s())});
        d.reaction = true;
        offer(Verb::Allow);
        offer(Verb::Refuse);
        break;
    }
    case Phase::Gather:
        ask(seat(), Text::AskGather, wr(21), {seat(), toPlace(s())});
        askGathering();
        offer(Verb::Stop);
        break;
    case Phase::Battle: askBattle(); break;
    case Phase::DefenceDice: {
        const int who = defenderSeat(s());
        ask(who, Text::AskDefence, Rule::Rb3, {who, toPlace(s())});
        d.reaction = true;
        offerAmount(Verb::Defend, Name::Dice, 1, mostDefenceDice(ctx));
        break;
    }
    case Phase::Occupy: {
        const Advance range = advance(ctx);
        ask(seat(), Text::AskOccupy, Rule::Rb5, {seat(), toPlace(s())});
        offerAmount(Verb::Occupy, Name::Count, range.least, range.most);
        break;
    }
    case Phase::PressOn:
        ask(seat(), Text::AskPressOn, wr(23), {seat(), toPlace(s()), s().left});
        offerPlaces(Verb::PressOn, Name::To, pressTargets(ctx));
        d.addAmount(num(Name::Count), 1, s().left);
        offer(Verb::EndAttack);
        break;
    default: {
        // A position put on the board by hand may stand before a step that the machine makes by itself.
        const int who =
            seat() >= 0 ? seat() : std::countr_zero(static_cast<unsigned>(s().living | 1U << kMaxSeats)) % kMaxSeats;
        ask(who, Text::AskGoOn, wr(11), {who});
        offer(Verb::GoOn);
    }
    }
}

template <class W> bool Describer<W>::describeCombatChance()
{
    switch (phaseOf(s())) {
    case Phase::FirstRoll:
        roll(Stream::First, Die::Gold, s().contenders == 0 ? t().seatCount() : std::popcount(s().contenders), -1,
             say(Text::ChanceFirst, Rule::Rb7));
        return true;
    case Phase::Deal:
        d.beginChance();
        d.chance.setShuffle(num(Stream::Deal), Space::Place, say(Text::ChanceDeal, wr(1)));
        for (const int place : t().places) d.chance.add(place);
        return true;
    case Phase::ShuffleCards:
    case Phase::Reshuffle:
        d.beginChance();
        describeShuffle(ctx, d.chance);
        return true;
    case Phase::Emergency:
        if (emergencyDice(ctx) == 0) return false;
        roll(Stream::Event, Die::Gold, std::popcount(emergencyDice(ctx)), -1, say(Text::ChanceEmergency, wr(65)));
        return true;
    case Phase::CapitalRoll:
        roll(Stream::Capital, Die::Gold, 1, ownerOf(s(), toPlace(s())),
             say(Text::ChanceCapital, wr(27), {toPlace(s())}));
        return true;
    case Phase::AttackRoll:
        roll(Stream::Attack, Die::White, s().attackDice, is(s(), kMob) ? -1 : seat(),
             say(Text::ChanceAttack, Rule::Rb1, {toPlace(s())}));
        return true;
    case Phase::DefenceRoll:
        roll(Stream::Defence, Die::Red, s().defenceDice, defenderSeat(s()),
             say(Text::ChanceDefence, Rule::Rb1, {toPlace(s())}));
        return true;
    default: return false;
    }
}

template <class W> void decide(const ConstContext<W>& ctx, int seat, Decision& decision)
{
    const Position& s = ctx.position;
    if (phaseOf(s) == Phase::Over) {
        decision.setOver();
        return;
    }
    Describer<W> describer{ctx, decision};
    if (s.falls != 0) {
        const int who = std::countr_zero(s.falls);
        describer.roll(Stream::Loyalty, Die::Gold, heldBy(s, who), who, say(Text::ChanceLoyalty, wr(30), {who}));
    } else if (const int who = homeless(ctx); who >= 0) {
        describer.askHomelessSeat(who);
    } else if (cardsFirst(ctx)) {
        describer.askCardsFirst();
    } else if (describer.describeCombatChance() || describer.describeCommerceChance() ||
               describer.describeCommerce(seat)) {
        return;
    } else if (isSetup(phaseOf(s))) {
        describer.askSetup();
    } else {
        describer.describeCombat();
    }
}

template <class W> void decide(const ConstContext<W>& ctx, Decision& decision) { decide(ctx, -1, decision); }

template void decide(const ConstContext<RuleTrace>&, int, Decision&);
template void decide(const ConstContext<NoTrace>&, int, Decision&);
template void decide(const ConstContext<RuleTrace>&, Decision&);
template void decide(const ConstContext<NoTrace>&, Decision&);

} // namespace marches::engine::warrior_risk
