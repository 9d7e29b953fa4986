// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>

#include "engine/rules/warrior_risk/describer.h"

namespace marches::engine::warrior_risk {

namespace {

/// Territories of a seat with so many units.
Mask withUnits(const Position& s, int seat, int least)
{
    Mask found;
    s.owned(seat).forEach([&](int place) {
        if (s.units(place) >= least) found.set(place);
    });
    return found;
}

Param promises(std::uint64_t among) { return Param::one(num(Name::What), Space::Choice, Mask::ofWord(among)); }

} // namespace

template <class W> void Describer<W>::askSealed(int who, Text text, Rule rule, int n)
{
    const std::uint32_t seats = owing(t(), s());
    if (who < 0 || who >= kMaxSeats || ((seats >> static_cast<unsigned>(who)) & 1U) == 0) who = std::countr_zero(seats);
    d.beginChoice(who, seats, say(text, rule, {who, n}));
    d.secret = true;
}

template <class W> void Describer<W>::askBids(int who)
{
    askSealed(who, Text::AskBid, wr(41), s().lot);
    offerAmount(Verb::Bid, Name::Gold, 0, bidLimit(t(), s(), d.seat)).start = 0;
}

template <class W> void Describer<W>::askStakes(int who)
{
    askSealed(who, Text::AskStake, wr(45), t().options.tradeMax);
    offerAmount(Verb::Stake, Name::Gold, 0, bidLimit(t(), s(), d.seat)).start = 0;
}

template <class W> void Describer<W>::askOpenBid()
{
    const int who = askedSeat(s());
    ask(who, Text::AskRaise, wr(41), {who, s().lot, s().high});
    offerAmount(Verb::Raise, Name::Gold, leastBid(t(), s()), s().gold[who]).start = 0;
    offer(Verb::Drop);
}

template <class W> void Describer<W>::askBarter()
{
    const std::uint32_t others = s().living & ~std::uint32_t{seatBit(seat())};
    ask(seat(), Text::AskBarter, wr(44), {seat()});
    if (others != 0) offerSeats(Verb::Offer, others);
    offer(Verb::Done);
}

/// What a side may put on the table.
template <class W> void Describer<W>::askBundle()
{
    const bool gives = phaseOf(s()) == Phase::Give;
    const int maker = askedSeat(s());
    const int giver = dealGiver(s());
    const int receiver = gives ? enemySeat(s()) : maker;
    const int side = gives ? 0 : 1;
    const Bundle& laid = s().deal[side];
    const Mask land = s().laidLand(side);
    const Mask passage = s().laidPassage(side);
    ask(maker, gives ? Text::AskGive : Text::AskAsk, wr(44), {maker, enemySeat(s())});
    d.reaction = maker != seat();
    if (s().gold[giver] > 0)
        offerAmount(Verb::Money, Name::Gold, 0, s().gold[giver]).start = static_cast<std::int16_t>(laid.gold);
    if (s().pool[giver] > 0)
        offerAmount(Verb::Troops, Name::Count, 0, s().pool[giver]).start = static_cast<std::int16_t>(laid.troops);
    if (const Mask places = withUnits(s(), giver, 2); places.any()) {
        offerPlaces(Verb::Units, Name::Place, places);
        addStack(Name::Count, offsetof(Block, units), 1).start = 1;
    }
    if (const Mask places = tradable(s(), giver, land); places.any()) offerPlaces(Verb::Land, Name::Place, places);
    if (s().routes[giver] > 0)
        offerAmount(Verb::Routes, Name::Count, 0, s().routes[giver]).start = static_cast<std::int16_t>(laid.routes);
    if (passages(ctx)) {
        Mask places = s().owned(giver).mask() - passage;
        s().owned(giver).forEach([&](int place) {
            if ((s().passage(place) & seatBit(receiver)) != 0) places.clear(place);
        });
        if (places.any()) offerPlaces(Verb::Passage, Name::Place, places);
    }
    const std::uint64_t promised = laid.promises;
    if (const std::uint64_t others = ~promised & ((1U << kPromises) - 1U); others != 0)
        offer(Verb::Promise, promises(others));
    Mask laidPlaces = land | passage;
    addPlacesWith(laidPlaces, s(), t().land, UINT16_MAX,
                  [side](const Block& block) { return block.goods[side].units; });
    if (laidPlaces.any()) offerPlaces(Verb::TakeBack, Name::Place, laidPlaces);
    if (promised != 0) offer(Verb::Unsay, promises(promised));
    // First, so that on the screen it comes beside the others and not under a finger that is about to ask for
    // something.
    if (!emptyDeal(s())) offer(Verb::Propose);
    offer(gives ? Verb::Ask : Verb::Give);
    offer(Verb::Withdraw);
}

template <class W> void Describer<W>::askAnswer()
{
    const int who = enemySeat(s());
    ask(who, Text::AskAnswer, wr(44), {who, askedSeat(s())});
    d.reaction = true;
    offer(Verb::Accept);
    offer(Verb::Refuse);
    if (s().counters < kMostCounters) offer(Verb::Counter);
}

template <class W> void Describer<W>::askRemoval(int who, Text text, Rule rule, const Mask& places)
{
    ask(who, text, rule, {who, s().left, seat()});
    d.reaction = who != seat();
    offer(Verb::Remove);
    Param& param = d.addParam(
        Param::spread(num(Name::Armies), Space::Place, places, kNoLimit, leastRemoved(s(), places.count()), s().left));
    param.capAt(stacksAt(offsetof(Block, units)));
}

template <class W> void Describer<W>::askFate()
{
    const Rule rule = fateRule(s().fate);
    switch (phaseOf(s())) {
    case Phase::Bailout: {
        const int who = askedSeat(s());
        ask(who, Text::AskBailout, rule, {who, fateRow(t(), s()).bailout, toPlace(s())});
        d.reaction = who != seat();
        offer(Verb::Pay);
        offer(Verb::GiveUp);
        break;
    }
    case Phase::Recruit:
        ask(seat(), Text::AskRecruit, rule, {seat(), fateRow(t(), s()).recruit});
        offerPlaces(Verb::Reinforce, Name::Place, s().owned(seat()).mask());
        break;
    case Phase::Desert: askRemoval(askedSeat(s()), Text::AskDesert, rule, withUnits(s(), seat(), 1)); break;
    case Phase::Forfeit:
        ask(seat(), Text::AskForfeit, wr(52), {seat()});
        offerPlaces(Verb::Choose, Name::Place, s().owned(seat()).mask());
        break;
    default: {
        ask(seat(), Text::AskSupply, rule, {seat(), s().left});
        offerPlaces(Verb::March, Name::From, marchers(ctx));
        Param& way = d.addParam(
            Param::path(num(Name::Way), 0, t().open.data(), enterable(ctx, seat()), 1, fateRow(t(), s()).steps));
        way.space = Space::Place;
        Param& count = d.addAmount(num(Name::Count), 1, s().left);
        count.of = 0;
        count.capAt(stacksAt(offsetof(Block, ready)));
        offer(Verb::Done);
    }
    }
}

template <class W> void Describer<W>::askBallot(int who)
{
    const VoteRow& row = voteRow(t(), s());
    askSealed(who, row.yesNo() ? Text::AskYesNo : Text::AskWhich, row.yesNo() ? wr(62) : wr(63), std::max(row.card, 0));
    const Param votes = Param::amount(num(Name::Votes), 0, votesOf(ctx, d.seat));
    if (row.yesNo()) {
        offer(Verb::VoteYes, votes);
        offer(Verb::VoteNo, votes);
        return;
    }
    offerSeats(Verb::VoteFor, candidates(s()));
    d.addParam(votes);
}

template <class W> void Describer<W>::askTieBreak()
{
    const VoteRow& row = voteRow(t(), s());
    if (s().contenders == 0) {
        ask(seat(), Text::AskDecide, wr(62), {seat()});
        offer(Verb::Allow);
        offer(Verb::Refuse);
        return;
    }
    const bool aid = row.percent > 0;
    ask(seat(),
        !aid                ? Text::AskName
        : is(s(), kPoorest) ? Text::AskPoorest
                            : Text::AskRichest,
        aid ? voteRule(s().vote) : wr(63), {seat()});
    offerSeats(Verb::Name, s().contenders);
}

template <class W> void Describer<W>::askAct()
{
    std::uint32_t routes = 0;
    Mask land;
    for (int other = 0; other < t().seatCount(); ++other) {
        if (!lives(s(), other)) continue;
        if (s().routes[other] > 0) routes |= seatBit(other);
        land |= s().owned(other).mask();
        if (s().capital[other] != 0) land.clear(s().capital[other] - 1);
    }
    ask(seat(), Text::AskAct, voteRule(s().vote), {seat()});
    if (routes != 0) offerSeats(Verb::CutRoute, routes);
    offerSeats(Verb::CutTroops, s().living);
    if (land.any()) offerPlaces(Verb::Sanction, Name::Place, land);
    offer(Verb::Decline);
}

template <class W> bool Describer<W>::describeCommerce(int who)
{
    switch (phaseOf(s())) {
    case Phase::Bid: askBids(who); return true;
    case Phase::Stake: askStakes(who); return true;
    case Phase::OpenBid: askOpenBid(); return true;
    case Phase::Barter: askBarter(); return true;
    case Phase::Give:
    case Phase::Ask: askBundle(); return true;
    case Phase::Answer: askAnswer(); return true;
    case Phase::Bailout:
    case Phase::Recruit:
    case Phase::Desert:
    case Phase::Forfeit:
    case Phase::Supply: askFate(); return true;
    case Phase::Ballot: askBallot(who); return true;
    case Phase::TieBreak: askTieBreak(); return true;
    case Phase::Contribute:
        askRemoval(askedSeat(s()), Text::AskContribute, voteRule(s().vote), withUnits(s(), askedSeat(s()), 1));
        return true;
    case Phase::Award: {
        const int seat = askedSeat(s());
        ask(seat, Text::AskAward, voteRule(s().vote), {seat});
        d.reaction = seat != activeSeat(s());
        offerPlaces(Verb::Choose, Name::Place, unoccupied(t(), s()));
        return true;
    }
    case Phase::SpecialAct: askAct(); return true;
    case Phase::Reallocate: {
        const int seat = askedSeat(s());
        ask(seat, Text::AskReallocate, voteRule(s().vote), {seat, s().left});
        d.reaction = seat != activeSeat(s());
        offer(Verb::Reallocate);
        d.addParam(Param::spread(num(Name::Armies), Space::Place, reallocatable(ctx), kNoLimit, s().left, s().left));
        return true;
    }
    case Phase::Allocate: askPooled(Text::AskAllocate, wr(47)); return true;
    default: return false;
    }
}

template <class W> bool Describer<W>::describeCommerceChance()
{
    const int place = std::max(toPlace(s()), 0);
    switch (phaseOf(s())) {
    case Phase::LotRoll:
        roll(Stream::Auction, Die::Gold, 1, -1, say(Text::ChanceLot, wr(40), {s().lotNumber}));
        return true;
    case Phase::RollOff:
        roll(Stream::Auction, Die::Gold, std::popcount(s().contenders), -1, say(Text::ChanceRollOff, wr(42)));
        return true;
    case Phase::TradeRoll: roll(Stream::Trade, Die::Gold, 1, -1, say(Text::ChanceTrade, wr(45))); return true;
    case Phase::FateRoll:
        roll(Stream::Fate, Die::Gold, 4, seat(), say(Text::ChanceFate, wr(19), {seat()}));
        return true;
    case Phase::RegionRoll:
        roll(Stream::Random, Die::Gold, 1, seat(), say(Text::ChanceRegion, wr(70)));
        if (!tablesInUse(ctx)) d.chance.sides = static_cast<std::uint16_t>(t().territories());
        return true;
    case Phase::PlaceRoll:
        roll(Stream::Random, Die::Gold, t().lists.places[static_cast<std::size_t>(s().region - 1)].dice, seat(),
             say(Text::ChancePlace, wr(70), {t().lists.places[static_cast<std::size_t>(s().region - 1)].region}));
        return true;
    case Phase::MobRoll:
        roll(Stream::Event, Die::Gold, 1, -1, say(Text::ChanceMob, fateRule(s().fate), {place}));
        return true;
    case Phase::DiseaseRoll:
        roll(Stream::Event, Die::Gold, diseaseDice(ctx), -1, say(Text::ChanceDisease, fateRule(s().fate), {place}));
        return true;
    case Phase::VoteRoll: roll(Stream::Vote, Die::Gold, 1, seat(), say(Text::ChanceVote, wr(60))); return true;
    case Phase::SanctionRoll:
        roll(Stream::Vote, Die::Gold, 1, seat(), say(Text::ChanceSanction, voteRule(s().vote), {place}));
        return true;
    default: return false;
    }
}

#define MARCHES_WARRIOR_COMMERCE(W)                                                                                    \
    template void Describer<W>::askSealed(int, Text, Rule, int);                                                       \
    template bool Describer<W>::describeCommerceChance();                                                              \
    template bool Describer<W>::describeCommerce(int);

MARCHES_WARRIOR_COMMERCE(RuleTrace)
MARCHES_WARRIOR_COMMERCE(NoTrace)
#undef MARCHES_WARRIOR_COMMERCE

} // namespace marches::engine::warrior_risk
