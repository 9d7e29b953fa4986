// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

template <class W> struct Describer {
    const ConstContext<W>& ctx;
    Decision& d;

    const Table& t() const { return ctx.table; }
    const Position& s() const { return ctx.position; }
    int seat() const { return activeSeat(s()); }
    void ask(int who, Text text, Rule rule, std::initializer_list<int> args)
    {
        d.beginChoice(who, 1U << static_cast<unsigned>(who), say(text, rule, args));
        d.reaction = seat() >= 0 && who != seat();
    }
    void offer(Verb verb) { d.addOffer(num(verb)); }
    void offer(Verb verb, Name name, Space space, const Mask& set)
    {
        offer(verb);
        d.addParam(Param::one(num(name), space, set));
    }
    int cost(int who) const { return t().options.abilityCost[static_cast<std::size_t>(childOf(s(), who))]; }

    void askWolfMove()
    {
        const int wolf = s().chosenWolf - 1;
        const int steps = wolfStepsToGo(ctx);
        const bool card = phaseOf(s()) == Phase::CardSteps;
        const int who = card ? drawerOf(s()) : seat();
        ask(who, Text::AskWolfMove, lmn(19), {who, kFirstWolf + wolf, steps});
        Mask ways = Mask::of(t().road.place(wolfWay(ctx, wolf, steps, true)));
        ways.set(t().road.place(wolfWay(ctx, wolf, steps, false)));
        offer(Verb::MoveWolf, Name::To, Space::Place, ways);
    }

    void askWhichWolf()
    {
        const int who = phaseOf(s()) == Phase::CardWolf ? drawerOf(s()) : seat();
        const std::uint8_t among = wolvesToChoose(ctx);
        Mask places;
        for (int wolf = 0; wolf < kWolves; ++wolf)
            if (isBit(among, wolf)) places.set(t().road.place(s().wolf[wolf]));
        ask(who, Text::AskWolf, lmn(19), {who});
        offer(Verb::ChooseWolf, Name::Wolf, Space::Place, places);
    }

    void askRevival()
    {
        const RevivalChoices choices = revivalChoices(ctx);
        ask(seat(), Text::AskRevival, lmn(37), {seat(), t().options.reviveCost});
        if (choices.pay) offer(Verb::Pay);
        if (choices.roll) offer(Verb::RollAslan);
        if (choices.wait) offer(Verb::Pass);
    }

    void askWindow(EffectVerb verb, Text text, Rule rule)
    {
        const int who = abilityUser(ctx, verb);
        if (text == Text::AskExchange)
            ask(who, text, rule, {who, s().card - 1, cost(who)});
        else
            ask(who, text, rule, {who, cost(who)});
        switch (verb) {
        case EffectVerb::Reroll: offer(Verb::Reroll); break;
        case EffectVerb::IgnoreWolves: offer(Verb::IgnoreWolves); break;
        case EffectVerb::Exchange: offer(Verb::Exchange); break;
        default:
            if (mayAdd(s(), true)) offer(Verb::AddToVillain);
            if (mayAdd(s(), false)) offer(Verb::AddToTravel);
            break;
        }
        offer(Verb::Pass);
    }

    void roll(Die die, Stream stream, Text text, int who, std::size_t sides)
    {
        d.beginChance();
        if (who < 0)
            d.chance.setDice(num(stream), num(die), 1, who, say(text, lmn(6)));
        else
            d.chance.setDice(num(stream), num(die), 1, who, say(text, lmn(7), {who}));
        d.chance.sides = static_cast<std::uint8_t>(sides);
        if (num(die) < kDice) d.chance.beyond = static_cast<std::uint8_t>(t().cards.beyond[idx(die)].size());
    }

    void shuffle(DeckOf deck, Text text)
    {
        d.beginChance();
        d.chance.setShuffle(num(deck == DeckOf::Event ? Stream::EventCards : Stream::SwordCards), Space::Card,
                            say(text, lmn(5)));
        const auto at = idx(deck);
        if (phaseOf(s()) == Phase::Reshuffle)
            for (int i = 0; i < s().usedCount[at]; ++i) d.chance.add(s().used[at][i] - 1);
        else
            for (const int card : t().cards.deck[at]) d.chance.add(card);
    }

    bool describeChance()
    {
        const auto sides = [this](Die die) { return t().cards.faces[idx(die)].size(); };
        switch (phaseOf(s())) {
        case Phase::VillainRoll:
            roll(Die::WolfWitch, Stream::Villain, Text::RollVillain, seat(), sides(Die::WolfWitch));
            return true;
        case Phase::SecondRoll:
            if (static_cast<Second>(s().second) == Second::Aslan)
                roll(Die::Aslan, Stream::Aslan, Text::RollAslan, seat(), sides(Die::Aslan));
            else
                roll(Die::Travel, Stream::Travel, Text::RollTravel, seat(), sides(Die::Travel));
            return true;
        case Phase::FirstRoll:
            roll(Die::First, Stream::First, Text::RollFirst, -1, static_cast<std::size_t>(t().seatCount()));
            return true;
        case Phase::DealCharacters:
            d.beginChance();
            d.chance.setShuffle(num(Stream::Characters), Space::Token, say(Text::ShuffleCharacters, lmn(3)));
            for (int child = 0; child < kChildren; ++child) d.chance.add(child);
            return true;
        case Phase::ShuffleEvent: shuffle(DeckOf::Event, Text::ShuffleEvent); return true;
        case Phase::ShuffleSword: shuffle(DeckOf::Sword, Text::ShuffleSword); return true;
        case Phase::Reshuffle: shuffle(deckOf(s()), Text::ShuffleAgain); return true;
        default: return false;
        }
    }

    void describeChoice()
    {
        switch (phaseOf(s())) {
        case Phase::Characters:
            ask(seat(), Text::AskCharacter, lmn(3), {seat()});
            offer(Verb::ChooseCharacter, Name::Character, Space::Token, freeChildren(t(), s()));
            break;
        case Phase::ChooseDie:
            ask(seat(), Text::AskDie, lmn(7), {seat()});
            offer(Verb::Travel);
            offer(Verb::Aslan);
            break;
        case Phase::Reroll: askWindow(EffectVerb::Reroll, Text::AskReroll, lmn(45)); break;
        case Phase::Add: askWindow(EffectVerb::Add, Text::AskAdd, lmn(44)); break;
        case Phase::Shield: askWindow(EffectVerb::IgnoreWolves, Text::AskShield, lmn(43)); break;
        case Phase::DrawnCard: askWindow(EffectVerb::Exchange, Text::AskExchange, lmn(45)); break;
        case Phase::WhichWolf:
        case Phase::CardWolf: askWhichWolf(); break;
        case Phase::WolfMove:
        case Phase::CardSteps: askWolfMove(); break;
        case Phase::Revival: askRevival(); break;
        case Phase::LateRevival:
            ask(seat(), Text::AskLateRevival, lmn(39), {seat(), t().options.reviveCost});
            offer(Verb::Pay);
            offer(Verb::Pass);
            break;
        case Phase::CardChoice:
            ask(drawerOf(s()), Text::AskChoice, lmn(18), {drawerOf(s()), s().card - 1});
            offer(Verb::Choose, Name::Card, Space::Card, cardsToChoose(t(), s()));
            break;
        case Phase::CardSeat:
            ask(drawerOf(s()), Text::AskSeat, lmn(18), {drawerOf(s()), s().card - 1});
            offer(Verb::ChooseSeat, Name::Seat, Space::Seat, seatsToChoose(ctx));
            break;
        default: {
            // A position put on the board by hand may stand before a step that the machine makes by itself.
            const int who = std::max(seat(), 0);
            ask(who, Text::AskGoOn, lmn(6), {who});
            offer(Verb::GoOn);
            break;
        }
        }
    }
};

/// A position put on the board by hand may stand at a window that nobody can use any more.
template <class W> bool windowOpen(const ConstContext<W>& ctx)
{
    switch (phaseOf(ctx.position)) {
    case Phase::Reroll: return abilityUser(ctx, EffectVerb::Reroll) >= 0;
    case Phase::Add: return abilityUser(ctx, EffectVerb::Add) >= 0;
    case Phase::Shield: return abilityUser(ctx, EffectVerb::IgnoreWolves) >= 0;
    case Phase::DrawnCard: return abilityUser(ctx, EffectVerb::Exchange) >= 0;
    default: return true;
    }
}

} // namespace

template <class W> void decide(const ConstContext<W>& ctx, Decision& decision)
{
    if (isOver(ctx.position)) {
        decision.setOver();
        return;
    }
    Describer<W> describer{ctx, decision};
    if (!windowOpen(ctx)) {
        describer.ask(activeSeat(ctx.position), Text::AskGoOn, lmn(6), {activeSeat(ctx.position)});
        describer.offer(Verb::GoOn);
    } else if (!describer.describeChance()) {
        describer.describeChoice();
    }
}

template void decide(const ConstContext<RuleTrace>&, Decision&);
template void decide(const ConstContext<NoTrace>&, Decision&);

} // namespace marches::engine::le_monde_de_narnia
