// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "engine/rules/warrior_risk/explainer.h"

namespace marches::engine::warrior_risk {

template <class W> bool Explainer<W>::inCommerce() const
{
    return (m_verb >= Verb::Bid && m_verb <= Verb::Unsay) && phaseOf(s) >= Phase::LotRoll &&
           phaseOf(s) <= Phase::Allocate;
}

template <class W> Refusal Explainer<W>::commerce() const
{
    switch (m_verb) {
    case Verb::Bid:
    case Verb::Stake: return say(Text::TooMuchGold, ruleOf(m_verb), {bidLimit(t, s, m_move.seat)});
    case Verb::Raise: return say(Text::BidHigher, wr(41), {leastBid(t, s), s.gold[m_move.seat]});
    case Verb::Reinforce: return say(Text::NotYours, fateRule(16), {place()});
    case Verb::Remove: return removing();
    case Verb::March: return marching();
    case Verb::VoteYes:
    case Verb::VoteNo:
    case Verb::VoteFor: return voting();
    case Verb::Name: return naming();
    case Verb::Choose: return choosing();
    case Verb::CutRoute:
    case Verb::CutTroops: return cutting();
    case Verb::Sanction: return sanction();
    case Verb::Reallocate: return reallocating();
    default: return bargaining();
    }
}

template <class W> Refusal Explainer<W>::notOfferedInCommerce() const
{
    const Phase phase = phaseOf(s);
    const bool laying = phase == Phase::Give || phase == Phase::Ask;
    const int giver = laying ? dealGiver(s) : -1;
    if (phase == Phase::SpecialAct && m_verb == Verb::CutRoute) return say(Text::NoRoutes, voteRule(6));
    if (phase == Phase::Answer && m_verb == Verb::Counter) return say(Text::NoMoreCounters, wr(44));
    if (laying && m_verb == Verb::Propose) return say(Text::EmptyOffer, wr(44));
    if (laying && m_verb == Verb::Money) return say(Text::TooMuchGold, wr(44), {s.gold[giver]});
    if (laying && m_verb == Verb::Troops) return say(Text::TooMany, wr(44), {s.pool[giver]});
    if (laying && m_verb == Verb::Routes) return say(Text::NoRouteThere, wr(44), {giver});
    if (laying && m_verb == Verb::Passage && !passages(m_ctx)) return say(Text::NoPassage, wr(16));
    if (laying && m_verb != Verb::Give && m_verb != Verb::Ask) return bargaining();
    return notNow();
}

/// What may be put on the table of a barter, or taken off it.
template <class W> Refusal Explainer<W>::bargaining() const
{
    const Bundle& laid = s.deal[phaseOf(s) == Phase::Ask ? 1 : 0];
    switch (m_verb) {
    case Verb::Offer: return partner(wr(44));
    case Verb::Money: return say(Text::TooMuchGold, wr(44), {s.gold[dealGiver(s)]});
    case Verb::Troops: return say(Text::TooMany, wr(44), {s.pool[dealGiver(s)]});
    case Verb::Routes: return say(Text::TooMany, wr(44), {s.routes[dealGiver(s)]});
    case Verb::Units: return unitsOnTable();
    case Verb::Land: return landOnTable();
    case Verb::Passage: return passageOnTable();
    case Verb::Promise:
        return Mask::ofWord(laid.promises).test(place()) ? say(Text::OnTheTable, wr(44))
                                                         : say(Text::NotPromised, wr(44), {place()});
    case Verb::TakeBack:
    case Verb::Unsay: return say(Text::NotOnTheTable, wr(44));
    default: return notNow();
    }
}

template <class W> Refusal Explainer<W>::partner(Rule rule) const
{
    return m_move.arg[0] == m_move.seat ? say(Text::NotYourself, rule) : say(Text::OutOfGame, rule, {m_move.arg[0]});
}

template <class W> Refusal Explainer<W>::unitsOnTable() const
{
    const int giver = dealGiver(s);
    if (!played(place()) || !s.owned(giver).test(place())) return say(Text::NotHeldBy, wr(44), {giver, place()});
    return m_move.arg[1] < 1 ? say(Text::AtLeastOne, wr(44)) : say(Text::LeaveOne, wr(44), {place()});
}

template <class W> Refusal Explainer<W>::landOnTable() const
{
    const int giver = dealGiver(s);
    const Mask laid = s.laidLand(phaseOf(s) == Phase::Ask ? 1 : 0);
    if (!played(place()) || !s.owned(giver).test(place())) return say(Text::NotHeldBy, wr(44), {giver, place()});
    if (laid.test(place())) return say(Text::OnTheTable, wr(44));
    if (s.capital[giver] == place() + 1) return say(Text::NotTheCapital, wr(44), {place()});
    return say(Text::LastTerritory, wr(44), {place()});
}

template <class W> Refusal Explainer<W>::passageOnTable() const
{
    const int giver = dealGiver(s);
    const Mask laid = s.laidPassage(phaseOf(s) == Phase::Ask ? 1 : 0);
    if (!played(place()) || !s.owned(giver).test(place())) return say(Text::NotHeldBy, wr(44), {giver, place()});
    return laid.test(place()) ? say(Text::OnTheTable, wr(44)) : say(Text::HasPassage, wr(44), {place()});
}

/// Units of the fate and votes that are to go: of one owner, and exactly so many.
template <class W> Refusal Explainer<W>::removing() const
{
    const bool desert = phaseOf(s) == Phase::Desert;
    const Rule rule = desert ? fateRule(s.fate) : voteRule(s.vote);
    const int owner = desert ? seat() : askedSeat(s);
    for (const Part& part : m_move.parts()) {
        if (!played(part.item) || !s.owned(owner).test(part.item))
            return say(Text::NotHeldBy, rule, {owner, part.item});
        if (part.amount > s.units(part.item)) return say(Text::NotEnoughThere, rule, {part.item, s.units(part.item)});
    }
    const int least = leastRemoved(s, heldBy(s, owner));
    return least == s.left ? say(Text::RemoveExactly, rule, {s.left}) : between(rule, least, s.left);
}

template <class W> Refusal Explainer<W>::marching() const
{
    const Rule rule = fateRule(s.fate);
    const int from = place();
    const int steps = fateRow(t, s).steps;
    if (!played(from) || unitsOfMine(from) == 0) return say(Text::NotYours, rule, {from});
    if (s.ready(from) == 0) return say(Text::NobodyMoves, rule, {from});
    int at = from;
    for (const Part& part : m_move.parts()) {
        if (!played(part.item) || !t.neighbours(at).test(part.item))
            return say(Text::NotAdjacent, rule, {at, part.item});
        if (!enterable(m_ctx, seat()).test(part.item)) return say(Text::NoPassageThere, wr(16), {part.item});
        at = part.item;
    }
    if (m_move.parts().empty() || static_cast<int>(m_move.parts().size()) > steps)
        return say(Text::WayTooLong, rule, {steps});
    if (m_move.arg[2] < 1) return say(Text::AtLeastOne, rule);
    if (m_move.arg[2] > s.left) return say(Text::TooMany, rule, {s.left});
    return say(Text::NotEnoughThere, rule, {from, s.ready(from)});
}

template <class W> Refusal Explainer<W>::voting() const
{
    const int who = m_move.arg[0];
    if (m_verb == Verb::VoteFor && (who < 0 || who >= t.seatCount())) return notNow(); // a seat that no game has
    if (m_verb == Verb::VoteFor && (candidates(s) & seatBit(who)) == 0)
        return lives(s, who) ? say(Text::NotAmong, wr(63), {who}) : say(Text::OutOfGame, wr(63), {who});
    return say(Text::TooManyVotes, wr(61), {votesOf(m_ctx, m_move.seat)});
}

template <class W> Refusal Explainer<W>::naming() const
{
    return say(Text::NotAmong, voteRow(t, s).percent > 0 ? voteRule(s.vote) : wr(63), {m_move.arg[0]});
}

template <class W> Refusal Explainer<W>::choosing() const
{
    const bool award = phaseOf(s) == Phase::Award;
    const Rule rule = award ? voteRule(s.vote) : wr(52);
    if (!played(place())) return say(Text::NotPlayed, rule, {place()});
    return say(award ? Text::NotFree : Text::NotYours, rule, {place()});
}

template <class W> Refusal Explainer<W>::cutting() const
{
    const int who = m_move.arg[0];
    return say(lives(s, who) ? Text::NoRouteThere : Text::OutOfGame, voteRule(s.vote), {who});
}

template <class W> Refusal Explainer<W>::sanction() const
{
    const Rule rule = voteRule(s.vote);
    if (!played(place())) return say(Text::NotPlayed, rule, {place()});
    const int owner = ownerOf(s, place());
    if (owner >= 0 && s.capital[owner] == place() + 1) return say(Text::NotTheCapital, rule, {place()});
    return say(Text::NobodysTerritory, rule, {place()});
}

template <class W> Refusal Explainer<W>::reallocating() const
{
    const Rule rule = voteRule(s.vote);
    for (const Part& part : m_move.parts()) {
        if (!played(part.item)) return say(Text::NotPlayed, rule, {part.item});
        if (part.item == toPlace(s)) return say(Text::GivenUp, rule, {part.item});
        if (!reallocatable(m_ctx).test(part.item)) return say(Text::NotYours, rule, {part.item});
    }
    return say(Text::RemoveExactly, rule, {s.left});
}

#define MARCHES_WARRIOR_EXPLAIN(W)                                                                                     \
    template bool Explainer<W>::inCommerce() const;                                                                    \
    template Refusal Explainer<W>::commerce() const;                                                                   \
    template Refusal Explainer<W>::notOfferedInCommerce() const;

MARCHES_WARRIOR_EXPLAIN(RuleTrace)
MARCHES_WARRIOR_EXPLAIN(NoTrace)
#undef MARCHES_WARRIOR_EXPLAIN

} // namespace marches::engine::warrior_risk
