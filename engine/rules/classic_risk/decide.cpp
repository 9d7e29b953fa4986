// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>

#include "engine/rules/classic_risk/machine.h"

namespace marches::engine::classic_risk {

namespace {

constexpr int kNoLimit = 30000; ///< for amounts that a stack or reserve bounds
constexpr StacksAt kArmies{offsetof(Position, block) + offsetof(Block, armies), sizeof(Block)};

Mask unowned(const Table& t, const Position& s) { return t.land - s.taken().mask(); }

template <class W> struct Describer {
    const ConstContext<W>& ctx;
    Decision& d;

    const Table& t() const { return ctx.table; }
    const Position& s() const { return ctx.position; }
    int seat() const { return activeArmy(s()); }
    template <std::size_t N> void ask(int who, Text text, Rule rule, const int (&args)[N])
    {
        write(d.beginChoice(who, 1U << static_cast<unsigned>(who)), text, rule, args);
    }
    void offer(Verb verb) { d.addOffer(num(verb)); }
    void offerPlace(Verb verb, Name name, const Mask& places)
    {
        offer(verb);
        d.addOne(num(name), Space::Place, places);
    }
    void offerAmount(Verb verb, Name name, int least, int most)
    {
        offer(verb);
        d.addAmount(num(name), least, most);
    }
    void offerCards(Verb verb, const Mask& cards, int count)
    {
        offer(verb);
        d.addParam(Param::subset(num(Name::Cards), Space::Card, cards, count, count));
    }
    /// An amount of armies that leaves one in the territory which parameter `of` names.
    void addLeavingOne(Name name, int of, int most)
    {
        Param& param = d.addAmount(num(name), 1, most);
        param.of = static_cast<std::int8_t>(of);
        param.capAt(kArmies);
        param.keep = 1;
    }

    void askReinforce();
    void askAttack();
    void askBattle();
    void askOccupying();
    // What is seldom asked stays apart, since the rest would save registers for it at every simulated step.
    [[gnu::noinline]] void askClaimOrPlace();
    [[gnu::noinline]] void offerTrades(const Sets& sets);
    [[gnu::noinline]] void askGathering();
    [[gnu::noinline]] void askFortifying();
    Message& roll(Stream stream, Die die, int count, int who);
    void describeRoll();
    void describePending();
};

template <class W> void Describer<W>::askClaimOrPlace()
{
    const int who = deciderOf(t(), s());
    const bool own = who == seat();
    if (phaseOf(s()) == Phase::Claim) {
        ask(who, own ? Text::AskClaim : Text::AskClaimNeutral, cl(3), {who});
        offerPlace(Verb::Claim, Name::Place, unowned(t(), s()));
        return;
    }
    const int most = std::min<int>(s().left, s().reserve[seat()]);
    ask(who, own ? Text::AskSetup : Text::AskSetupNeutral, cl(4), {who, s().reserve[seat()]});
    offerPlace(Verb::Place, Name::Place, s().owned(seat()).mask());
    d.addAmount(num(Name::Count), 1, most);
}

template <class W> void Describer<W>::offerTrades(const Sets& sets)
{
    Mask all;
    for (int kind = 0; kind < kSymbols; ++kind) {
        all |= sets.symbol[kind];
        if (sets.equal(kind)) offerCards(static_cast<Verb>(num(Verb::TradeInfantry) + kind), sets.symbol[kind], 3);
    }
    if (sets.mixed()) {
        offer(Verb::TradeMixed);
        d.addOne(num(Name::Infantry), Space::Card, sets.symbol[0]);
        d.addOne(num(Name::Cavalry), Space::Card, sets.symbol[1]);
        d.addOne(num(Name::Artillery), Space::Card, sets.symbol[2]);
    }
    if (sets.withWild()) offerCards(Verb::TradeWild, all, 2);
    if (sets.withTwoWilds()) {
        offer(Verb::TradeTwoWilds);
        d.addOne(num(Name::Card), Space::Card, all);
    }
}

template <class W> void Describer<W>::askReinforce()
{
    const bool midTurn = (s().flags & kMidTurn) != 0;
    const int left = s().reserve[seat()];
    if (mustTrade(ctx, seat())) {
        ask(seat(), Text::AskMustTrade, midTurn ? cl(11) : cl(8), {seat(), handSize(s(), seat())});
        offerTrades(setsOf(ctx, seat()));
        return;
    }
    if (left > 0)
        ask(seat(), Text::AskReinforce, cl(5), {seat(), left});
    else
        ask(seat(), Text::AskMayTrade, cl(6), {seat()});
    if (left > 0) {
        offerPlace(Verb::Place, Name::Place, s().owned(seat()).mask());
        d.addAmount(num(Name::Count), 1, left);
    }
    if (!midTurn && mayHoldSet(ctx, seat())) offerTrades(setsOf(ctx, seat()));
    if (left == 0) offer(Verb::GoOn);
}

template <class W> void Describer<W>::askAttack()
{
    ask(seat(), Text::AskAttack, cl(9), {seat()});
    if (t().options.pooled) {
        offerPlace(Verb::Target, Name::To, targets(ctx));
    } else {
        const Mask enemies = enemiesOf(s(), seat());
        offerPlace(Verb::Attack, Name::From, origins(ctx));
        if (ctx.in(Rule::Rb1))
            d.addNeighbour(num(Name::To), 0, t().open.data(), enemies);
        else
            d.addOne(num(Name::To), Space::Place, enemies);
        addLeavingOne(Name::Dice, 0, ctx.in(Rule::Rb3) ? t().options.attackDice : 1);
    }
    offer(Verb::EndAttacks);
}

template <class W> void Describer<W>::askGathering()
{
    const int to = toPlace(s());
    ask(seat(), Text::AskGather, cl(9), {seat(), to});
    offer(Verb::Gather);
    Param param =
        Param::spread(num(Name::Armies), Space::Place, origins(ctx) & t().neighbours(to), kNoLimit, 1, kNoLimit);
    param.capAt(kArmies);
    param.keep = 1;
    d.addParam(param);
}

template <class W> void Describer<W>::askBattle()
{
    if (s().from != 0)
        ask(seat(), Text::AskBattle, Rule::Rb4, {seat(), fromPlace(s()), toPlace(s())});
    else
        ask(seat(), Text::AskBattleOn, Rule::Rb4, {seat(), toPlace(s())});
    offerAmount(Verb::Roll, Name::Dice, 1, ctx.in(Rule::Rb3) ? mostAttackDice(ctx) : 1);
    offer(Verb::Assault);
    if (ctx.in(Rule::Rb4)) offer(Verb::Stop);
}

template <class W> void Describer<W>::askOccupying()
{
    const Advance range = advance(ctx);
    ask(seat(), Text::AskOccupy, Rule::Rb5, {seat(), toPlace(s())});
    offerAmount(Verb::Occupy, Name::Count, range.least, range.most);
}

template <class W> void Describer<W>::askFortifying()
{
    const Mask own = s().owned(seat()).mask();
    if (phaseOf(s()) == Phase::Drop) {
        const int from = s().lifted - 1;
        ask(seat(), Text::AskDrop, cl(12), {seat(), from});
        offerPlace(Verb::Drop, Name::To, joined(t(), s(), from));
        d.addAmount(num(Name::Count), 1, s().armies(from) - 1);
    } else {
        ask(seat(), Text::AskFortify, cl(12), {seat()});
        if (t().options.fortify == FortifyMode::Connected) {
            offerPlace(Verb::Lift, Name::From, liftable(t(), s()));
        } else {
            offerPlace(Verb::Fortify, Name::From, liftable(t(), s()));
            d.addNeighbour(num(Name::To), 0, t().open.data(), own);
            addLeavingOne(Name::Count, 0, kNoLimit);
        }
    }
    offer(Verb::EndTurn);
}

template <class W> Message& Describer<W>::roll(Stream stream, Die die, int count, int who)
{
    d.beginChance();
    return d.chance.setDice(num(stream), num(die), count, who);
}

template <class W> void Describer<W>::describeRoll()
{
    const int to = toPlace(s());
    if (phaseOf(s()) == Phase::AttackRoll) {
        write(roll(Stream::Attack, Die::Red, s().attackDice, seat()), Text::RollAttack, Rule::Rb1, {seat(), to});
        return;
    }
    const int victim = ownerOf(s(), to);
    write(roll(Stream::Defence, Die::Blue, s().defenceDice, victim == t().neutralArmy() ? -1 : victim),
          Text::RollDefence, Rule::Rb1, {victim, to});
}

template <class W> void Describer<W>::describePending()
{
    switch (phaseOf(s())) {
    case Phase::AttackRoll:
    case Phase::DefenceRoll: describeRoll(); break;
    case Phase::FirstRoll: {
        const int contenders = s().contenders == 0 ? t().seatCount() : std::popcount(s().contenders);
        write(roll(Stream::First, Die::White, contenders, -1), Text::RollFirst, Rule::Rb7);
        break;
    }
    case Phase::Deal:
    case Phase::DealMissions:
    case Phase::ShuffleCards:
    case Phase::Reshuffle:
        d.beginChance();
        describeShuffle(ctx, d.chance);
        break;
    case Phase::Over: d.setOver(); break;
    case Phase::Claim:
    case Phase::Place: askClaimOrPlace(); break;
    case Phase::Capital:
        ask(seat(), Text::AskCapital, cl(16), {seat()});
        offerPlace(Verb::Capital, Name::Place, s().owned(seat()).mask());
        break;
    case Phase::Reinforce: askReinforce(); break;
    case Phase::Bonus:
        ask(seat(), Text::AskBonus, cl(8), {seat(), t().options.territoryBonus});
        offerPlace(Verb::Bonus, Name::Place, bonusPlaces(s()));
        break;
    case Phase::Attack: askAttack(); break;
    case Phase::Gather: askGathering(); break;
    case Phase::DefenceDice: {
        const int victim = ownerOf(s(), toPlace(s()));
        ask(victim, Text::AskDefend, Rule::Rb3, {victim, toPlace(s()), seat()});
        offerAmount(Verb::Defend, Name::Dice, 1, mostDefenceDice(ctx));
        break;
    }
    case Phase::Battle: askBattle(); break;
    case Phase::Occupy: askOccupying(); break;
    case Phase::Fortify:
    case Phase::Drop: askFortifying(); break;
    default: {
        // A position put on the board by hand may stand before a step that the machine makes by itself.
        const int who = seat() < 0 ? 0 : deciderOf(t(), s());
        ask(who, Text::AskGoOn, Rule::Rb7, {who});
        offer(Verb::GoOn);
        break;
    }
    }
}

} // namespace

Mask liftable(const Table& t, const Position& s)
{
    const Mask own = s.owned(activeArmy(s)).mask();
    Mask found;
    (own & s.movable().mask()).forEach([&](int place) {
        if (t.touches(place, own)) found.set(place);
    });
    return found;
}

Mask joined(const Table& t, const Position& s, int from)
{
    const Mask own = s.owned(activeArmy(s)).mask();
    Mask reached = Mask::of(from);
    for (Mask fresh = reached; fresh.any();) {
        Mask next;
        fresh.forEach([&](int place) { next |= t.neighbours(place) & own; });
        fresh = next - reached;
        reached |= next;
    }
    reached.clear(from);
    return reached;
}

template <class W> void decide(const ConstContext<W>& ctx, Decision& decision)
{
    Describer<W>{ctx, decision}.describePending();
}

template void decide(const ConstContext<RuleTrace>&, Decision&);
template void decide(const ConstContext<NoTrace>&, Decision&);

} // namespace marches::engine::classic_risk
