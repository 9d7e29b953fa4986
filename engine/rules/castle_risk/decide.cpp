// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>

#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

constexpr int kNoLimit = 30000; ///< for amounts that a stack bounds

std::uint32_t cardsOf(const Position& s, int seat)
{
    std::uint32_t cards = 0;
    for (int kind = 0; kind < kCards; ++kind) cards |= s.hand[seat][kind] > 0 ? 1U << kind : 0U;
    return cards;
}

/// Cards that a seat can give away: not Generals that have joined the attack under cover.
std::uint32_t cardsToGive(const Position& s, int seat)
{
    const std::uint32_t cards = cardsOf(s, seat);
    const bool bound = seat == activeSeat(s) && s.pledged >= held(s, seat, Card::General);
    return bound ? cards & ~(1U << idx(Card::General)) : cards;
}

template <class W> struct Describer {
    const ConstContext<W>& ctx;
    Decision& d;

    const Table& t() const { return ctx.table; }
    const Position& s() const { return ctx.position; }
    int seat() const { return activeSeat(s()); }
    std::uint32_t others(int who) const { return s().living & ~std::uint32_t{seatBit(who)}; }
    void ask(int who, Text text, Rule rule, std::initializer_list<int> args)
    {
        d.beginChoice(who, seatBit(who), say(text, rule, args));
    }
    void offer(Verb verb) { d.addOffer(num(verb)); }
    // What the offer asks for.
    void addPlace(Name name, const Mask& places) { d.addOne(num(name), Space::Place, places); }
    void addSeat(std::uint32_t seats) { d.addOne(num(Name::Seat), Space::Seat, Mask::ofWord(seats)); }
    void addCard(Name name, std::uint32_t cards) { d.addOne(num(name), Space::Card, Mask::ofWord(cards)); }
    void addAmount(Name name, int lo, int hi) { d.addAmount(num(name), lo, hi); }
    void offerPlace(Verb verb, Name name, const Mask& places)
    {
        offer(verb);
        addPlace(name, places);
    }
    void offerSeat(Verb verb, std::uint32_t seats)
    {
        offer(verb);
        addSeat(seats);
    }
    void offerAmount(Verb verb, Name name, int lo, int hi)
    {
        offer(verb);
        addAmount(name, lo, hi);
    }
    /// A neighbour of parameter 0 among `places`, and armies that leave one behind there.
    void addNeighbour(const std::vector<Mask>& ways, const Mask& places)
    {
        d.addNeighbour(num(Name::To), 0, ways.data(), places);
    }
    void addLeavingOne(Name name)
    {
        Param& param = d.addAmount(num(name), 1, kNoLimit);
        param.of = 0;
        param.capAt({offsetof(Position, block) + offsetof(Block, armies), sizeof(Block)});
        param.keep = 1;
    }

    void askHide(int who);
    void askPlacing(Text text, Rule rule, const Mask& places, int most);
    void offerTrade(int who);
    void offerCards();
    void offerAttacks();
    void askAct();
    void askSpy();
    void offerTalks();
    void askBattle();
    void askDefence();
    void askResettle();
    void askFortifying();
    void roll(Stream stream, Die die, int count, int who, const Message& what);
    void shuffle();
    bool describeChance();
    void askSetup();
    void describeChoice();
};

template <class W> void Describer<W>::askHide(int who)
{
    const std::uint32_t owing = hiding(t(), s());
    if (who < 0 || who >= kMaxSeats || ((owing >> static_cast<unsigned>(who)) & 1U) == 0) who = std::countr_zero(owing);
    d.beginChoice(who, owing, say(Text::AskHide, cr(12), {who}));
    d.secret = true;
    offerPlace(Verb::Hide, Name::Place, hideouts(ctx));
}

template <class W> void Describer<W>::askPlacing(Text text, Rule rule, const Mask& places, int most)
{
    ask(seat(), text, rule, {seat(), s().reserve[seat()]});
    offerPlace(Verb::Place, Name::Place, places);
    addAmount(Name::Count, 1, most);
}

template <class W> void Describer<W>::offerTrade(int who)
{
    const std::uint32_t hand = cardsToGive(s(), who);
    if (hand == 0 || others(who) == 0 || !mayTrade(ctx)) return;
    offer(Verb::GiveCard);
    addCard(Name::Card, hand);
    addSeat(others(who));
}

template <class W> void Describer<W>::offerCards()
{
    if (const int most = mostReinforcements(ctx); most > 0) offerAmount(Verb::PlayReinforcements, Name::Count, 1, most);
    if (const std::uint32_t seats = diplomatTargets(ctx); seats != 0) {
        offerSeat(Verb::PlayDiplomat, seats);
        if (t().options.diplomatForMany) {
            offer(Verb::PlayDiplomatOnSeveral);
            d.addParam(Param::subset(num(Name::Seats), Space::Seat, Mask::ofWord(seats), 1, kMaxSeats));
        }
    }
    if (const std::uint32_t seats = spyTargets(ctx); seats != 0) offerSeat(Verb::PlaySpy, seats);
    if (const Mask sites = revealable(ctx, seat()); sites.any()) offerPlace(Verb::RevealHidden, Name::Place, sites);
}

template <class W> void Describer<W>::offerAttacks()
{
    if (!mayAttack(ctx)) return;
    if (const Mask from = origins(ctx); from.any()) {
        offerPlace(Verb::Attack, Name::From, from);
        if (ctx.in(cr(37)))
            addNeighbour(landWays(ctx), attackable(ctx, false));
        else
            addPlace(Name::To, attackable(ctx, false));
    }
    if (const Mask from = harbours(ctx); from.any()) {
        offerPlace(Verb::Sail, Name::From, from);
        addNeighbour(seaWays(ctx), attackable(ctx, true));
        addLeavingOne(Name::Count);
    }
}

template <class W> void Describer<W>::askAct()
{
    ask(seat(), is(s(), kAttacked) ? Text::AskGoOnAttacking : Text::AskAct, cr(is(s(), kAttacked) ? 19 : 18), {seat()});
    offerCards();
    offerAttacks();
    offerTrade(seat());
    if (mayTalk(ctx)) offer(Verb::Talk);
    offer(Verb::EndAttacks);
}

template <class W> void Describer<W>::askSpy()
{
    const int other = s().asked - 1;
    if (phaseOf(s()) == Phase::SpyAnswer) {
        ask(other, Text::AskSpy, cr(25), {other, seat(), num(Card::Spy)});
        d.reaction = true;
        if (held(s(), other, Card::Spy) > 0) offer(Verb::CounterSpy);
        offer(Verb::Pass);
        return;
    }
    ask(seat(), Text::AskSpyCard, cr(24), {seat(), other});
    offer(Verb::ChooseCard);
    addCard(Name::Card, cardsOf(s(), other));
    if (!t().options.spyMustDiscard) offer(Verb::Pass);
}

template <class W> void Describer<W>::offerTalks()
{
    const int who = s().asked - 1;
    ask(who, Text::AskTalk, cr(54), {who});
    d.reaction = who != seat() || afterTalks(s()) == Phase::Defend;
    offerTrade(who);
    if (const std::uint32_t cards = t().cardsInDeck(); cards != 0) {
        offerSeat(Verb::Offer, others(who));
        addCard(Name::Card, cards);
        addCard(Name::ForCard, cards);
    }
    offerSeat(Verb::Promise, others(who));
    d.addOne(num(Name::What), Space::Choice, Mask::firstN(kPromises));
    offer(Verb::Pass);
}

template <class W> void Describer<W>::askBattle()
{
    ask(seat(), is(s(), kSea) ? Text::AskSeaBattle : Text::AskBattle, cr(is(s(), kSea) ? 31 : 42),
        {seat(), fromPlace(s()), toPlace(s()), s().ship});
    offerAmount(Verb::Roll, Name::Dice, 1, mostAttackDice(ctx));
    offer(Verb::Assault);
    if (mayPlayGeneral(ctx)) offer(Verb::PlayGeneral);
    if (const std::uint32_t seats = spyTargets(ctx); seats != 0) offerSeat(Verb::PlaySpy, seats);
    if (const Mask sites = revealable(ctx, seat()); sites.any()) offerPlace(Verb::RevealHidden, Name::Place, sites);
    offerTrade(seat());
    if (mayTalk(ctx)) offer(Verb::Talk);
    if (mayStop(ctx)) offer(Verb::Stop);
}

template <class W> void Describer<W>::askDefence()
{
    const int who = ownerOf(s(), toPlace(s()));
    ask(who, Text::AskDefend, cr(39), {who, toPlace(s()), seat()});
    d.reaction = true;
    const int most = mostDefenceDice(s());
    offerAmount(Verb::Defend, Name::Dice, ctx.in(cr(39)) ? 1 : most, most);
    d.addParam(Param::flag(num(Name::Onwards)));
    if (mayPlayMarshall(ctx, false)) offer(Verb::PlayMarshall);
    if (const Mask sites = revealable(ctx, who); sites.any()) offerPlace(Verb::RevealHidden, Name::Place, sites);
    offerTrade(who);
    if (mayTalk(ctx)) offer(Verb::Talk);
}

template <class W> void Describer<W>::askResettle()
{
    const int who = s().asked - 1;
    const bool free = is(s(), kConqueror);
    ask(who, free ? Text::AskResettle : Text::AskMustSettle, cr(free ? 47 : 48), {who});
    d.reaction = !free;
    offerPlace(Verb::Settle, Name::Place, s().vacated().mask());
    addPlace(Name::From, settlers(ctx, who));
    if (free) offer(Verb::Decline);
}

template <class W> void Describer<W>::askFortifying()
{
    ask(seat(), Text::AskFortify, cr(22), {seat()});
    offerPlace(Verb::Fortify, Name::From, movable(t(), s()));
    addNeighbour(t().open, s().owned(seat()).mask());
    addLeavingOne(Name::Count);
    offer(Verb::Pass);
}

template <class W> void Describer<W>::roll(Stream stream, Die die, int count, int who, const Message& what)
{
    d.beginChance();
    d.chance.setDice(num(stream), num(die), count, who, what);
}

template <class W> void Describer<W>::shuffle()
{
    d.beginChance();
    Chance& chance = d.chance;
    if (phaseOf(s()) == Phase::DrawBanner) {
        chance.setShuffle(num(Stream::Banner), Space::Region, say(Text::ChanceBanner, cr(8), {seat()}));
        for (std::uint32_t free = freeBanners(t(), s()); free != 0; free &= free - 1)
            chance.add(t().empires[static_cast<std::size_t>(std::countr_zero(free))].region);
        return;
    }
    if (phaseOf(s()) == Phase::ShuffleCards) {
        chance.setShuffle(num(Stream::Cards), Space::Card, say(Text::ChanceCards, cr(13)));
        for (std::size_t kind = 0; kind < t().copies.size(); ++kind)
            for (int i = 0; i < t().copies[kind]; ++i) chance.add(static_cast<int>(kind));
        return;
    }
    chance.setShuffle(num(Stream::Cards), Space::Card, say(Text::ChanceCardsAgain, cr(16)));
    for (int i = 0; i < s().usedCount; ++i) chance.add(s().deckUsed[i] - 1);
}

template <class W> bool Describer<W>::describeChance()
{
    const Phase phase = phaseOf(s());
    switch (phase) {
    case Phase::PlacementRoll:
    case Phase::FirstRoll: {
        const bool placing = phase == Phase::PlacementRoll;
        const int contenders = s().contenders == 0 ? t().seatCount() : std::popcount(s().contenders);
        roll(placing ? Stream::Placement : Stream::First, Die::White, contenders, -1,
             say(placing ? Text::ChancePlacement : Text::ChanceFirst, cr(placing ? 7 : 14)));
        return true;
    }
    case Phase::DrawBanner:
    case Phase::ShuffleCards:
    case Phase::Reshuffle: shuffle(); return true;
    case Phase::AttackRoll:
        roll(Stream::Attack, Die::White, s().attackDice, seat(),
             say(Text::ChanceAttack, cr(38), {seat(), toPlace(s())}));
        return true;
    case Phase::DefenceRoll: {
        const int who = ownerOf(s(), toPlace(s()));
        roll(Stream::Defence, Die::Red, s().defenceDice, who, say(Text::ChanceDefence, cr(39), {who, toPlace(s())}));
        return true;
    }
    default: return false;
    }
}

template <class W> void Describer<W>::askSetup()
{
    switch (phaseOf(s())) {
    case Phase::Castle:
        if (s().empire != 0)
            ask(seat(), Text::AskCastle, cr(8), {seat(), t().empires[s().empire - 1U].region});
        else
            ask(seat(), Text::AskAnyCastle, cr(8), {seat()});
        offerPlace(Verb::PlaceCastle, Name::Place, castlePlaces(ctx));
        break;
    case Phase::Claim:
        ask(seat(), Text::AskClaim, cr(9), {seat(), s().reserve[seat()]});
        offerPlace(Verb::Claim, Name::Place, claimable(ctx));
        break;
    default: askPlacing(Text::AskSetup, cr(10), stackable(ctx), std::min<int>(s().left, s().reserve[seat()])); break;
    }
}

template <class W> void Describer<W>::describeChoice()
{
    const Phase phase = phaseOf(s());
    switch (phase) {
    case Phase::Castle:
    case Phase::Claim:
    case Phase::Place: askSetup(); break;
    case Phase::Act: askAct(); break;
    case Phase::Reinforce:
    case Phase::Spoils: {
        const bool end = phase == Phase::Spoils;
        askPlacing(end ? Text::AskSpoils : Text::AskReinforce, cr(end ? 20 : 23), s().owned(seat()).mask(),
                   s().reserve[seat()]);
        break;
    }
    case Phase::SpyAnswer:
    case Phase::SpyChoose: askSpy(); break;
    case Phase::Talk: offerTalks(); break;
    case Phase::Battle: askBattle(); break;
    case Phase::Defend: askDefence(); break;
    case Phase::Occupy: {
        const Advance range = advance(ctx);
        ask(seat(), Text::AskOccupy, cr(43), {seat(), toPlace(s())});
        offerAmount(Verb::Occupy, Name::Count, range.least, range.most);
        break;
    }
    case Phase::Resettle: askResettle(); break;
    case Phase::Fortify: askFortifying(); break;
    default: {
        // A position put on the board by hand may stand before a step that the machine makes by itself.
        const int who = std::max(seat(), 0);
        ask(who, Text::AskGoOn, cr(14), {who});
        offer(Verb::GoOn);
        break;
    }
    }
}

} // namespace

template <class W> void decide(const ConstContext<W>& ctx, int seat, Decision& decision)
{
    if (phaseOf(ctx.position) == Phase::Over) {
        decision.setOver();
        return;
    }
    Describer<W> describer{ctx, decision};
    if (phaseOf(ctx.position) == Phase::Hide)
        describer.askHide(seat);
    else if (!describer.describeChance())
        describer.describeChoice();
}

template <class W> void decide(const ConstContext<W>& ctx, Decision& decision) { decide(ctx, -1, decision); }

template void decide(const ConstContext<RuleTrace>&, int, Decision&);
template void decide(const ConstContext<NoTrace>&, int, Decision&);
template void decide(const ConstContext<RuleTrace>&, Decision&);
template void decide(const ConstContext<NoTrace>&, Decision&);

} // namespace marches::engine::castle_risk
