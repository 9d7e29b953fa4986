// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/explainer.h"

#include <algorithm>

namespace marches::engine::warrior_risk {

template <class W> Refusal Explainer<W>::reason() const
{
    if (m_pending.pending != Pending::Choice) return notNow();
    if (!m_pending.owes(m_move.seat) || m_pending.seat != m_move.seat) return notAsked();
    if (!offered()) return inCommerce() ? notOfferedInCommerce() : notOffered();
    switch (m_verb) {
    case Verb::ChooseCapital: return say(Text::NotYours, wr(isSetup(phaseOf(s)) ? 2 : 31), {place()});
    case Verb::DeclarePair: return say(Text::NoSuchPair, wr(7));
    case Verb::Place: return placing();
    case Verb::Bonus: return say(Text::NoBonus, cl(8), {place()});
    case Verb::TradeInfantry:
    case Verb::TradeCavalry:
    case Verb::TradeArtillery:
    case Verb::TradeMixed: return trading();
    case Verb::Move: return moving();
    case Verb::GrantPassage: return grantingPassage();
    case Verb::RevokePassage: return say(own(place()) ? Text::NothingToClose : Text::NotYours, wr(16), {place()});
    case Verb::AskPassage: return askingPassage();
    case Verb::AttackGuests: return attackingGuests();
    case Verb::Target: return target(place());
    case Verb::Attack: return attack();
    case Verb::Gather: return gathering();
    case Verb::Roll: return rolling(mostAttackDice(m_ctx));
    case Verb::Defend: return rolling(mostDefenceDice(m_ctx));
    case Verb::Occupy: return occupying();
    case Verb::PressOn: return pressing();
    default: return commerce();
    }
}

/// Somebody else has to answer, or the seat has done so.
template <class W> Refusal Explainer<W>::notAsked() const
{
    const int who = m_move.seat;
    const Phase phase = phaseOf(s);
    const bool sealed = phase == Phase::Bid || phase == Phase::Stake || phase == Phase::Ballot;
    if (!sealed || !lives(s, who)) {
        if (!isSetup(phase) && !lives(s, who)) return say(Text::OutOfGame, wr(33), {who});
        return say(Text::NotYourTurn, wr(11), {who, m_pending.seat});
    }
    const Rule rule = phase == Phase::Bid     ? wr(41)
                      : phase == Phase::Stake ? wr(45)
                      : voteRow(t, s).yesNo() ? wr(62)
                                              : wr(63);
    if (s.sealed[who] != 0) return say(Text::AlreadyChosen, rule);
    return say(Text::NotAmong, phase == Phase::Bid ? wr(42) : rule, {who}); // others bid again
}

/// A verb that is not on offer at all: because of what came before, or of the options.
template <class W> Refusal Explainer<W>::notOffered() const
{
    const Phase phase = phaseOf(s);
    if (s.traded[0] != 0) return say(Text::NotNow, cl(8), {seat()});
    const bool sets = phase == Phase::Muster || cardsFirst(m_ctx);
    if (sets && mustTrade(m_ctx))
        return say(Text::MustTrade, is(s, kTakenCards) ? cl(11) : cl(8), {handSize(s, seat())});
    if (sets && m_verb >= Verb::TradeInfantry && m_verb <= Verb::TradeMixed) return trading();
    if (phase == Phase::Turn) return notOfferedInTurn();
    const bool attacking = m_verb == Verb::Target || m_verb == Verb::Attack || m_verb == Verb::AttackGuests;
    const bool joins = m_verb == Verb::Gather || m_verb == Verb::Move || attacking;
    if ((phase == Phase::Battle || phase == Phase::PressOn) && joins) return say(Text::NoReinforcement, wr(22));
    if (phase == Phase::Battle && m_verb == Verb::Stop) return say(Text::RollFirst, Rule::Rb4);
    return notNow();
}

template <class W> Refusal Explainer<W>::notOfferedInTurn() const
{
    const bool attacking = m_verb == Verb::Target || m_verb == Verb::Attack || m_verb == Verb::AttackGuests;
    const bool still = s.paralysed[seat()] != 0 && s.paralysed[seat()] == s.round;
    if (still && (attacking || m_verb == Verb::Move)) return say(Text::Paralysed, fateRule(kParalysisFate));
    if (attacking && !mayAttack(m_ctx)) return say(Text::OneAttack, wr(20));
    if (m_verb == Verb::AttackGuests) return attackingGuests();
    if (attacking && (m_verb == Verb::Attack) == pooledAttacks(m_ctx)) return say(Text::OtherWayToAttack, wr(21));
    if (attacking) return say(Text::NoFreshUnits, wr(23));
    if (m_verb == Verb::Move) return mayMove(m_ctx) ? moving() : say(Text::MoveFirst, wr(14));
    const bool passage = m_verb == Verb::AskPassage || m_verb == Verb::GrantPassage || m_verb == Verb::RevokePassage;
    if (passage && !passages(m_ctx)) return say(Text::NoPassage, wr(16));
    if (m_verb == Verb::AskPassage) return mayMove(m_ctx) ? askingPassage() : say(Text::MoveFirst, wr(14));
    if (m_verb == Verb::RevokePassage)
        return say(own(place()) ? Text::NothingToClose : Text::NotYours, wr(16), {place()});
    return notNow();
}

template <class W> Refusal Explainer<W>::trading() const
{
    const auto held = [this](int card) { return t.isTerritoryCard(card) && s.hand(seat()).test(t.placeOf(card)); };
    const auto refused = [this](int card) {
        return t.isTerritoryCard(card) ? say(Text::CardNotHeld, cl(6), {card}) : say(Text::NoSuchSet, cl(6));
    };
    if (!cardsInUse(m_ctx)) return notNow();
    if (m_verb == Verb::TradeMixed)
        for (std::size_t i = 0; i < kSetSize; ++i)
            if (!held(m_move.arg[i])) return refused(m_move.arg[i]);
    for (const Part& part : m_move.parts())
        if (!held(part.item)) return refused(part.item);
    return say(Text::NoSuchSet, cl(6));
}

template <class W> Refusal Explainer<W>::placing() const
{
    const Rule rule = phaseOf(s) == Phase::Place ? wr(4) : cardsFirst(m_ctx) ? cl(11) : wr(47);
    if (!own(place())) return say(Text::NotYours, rule, {place()});
    if (m_move.arg[1] < 1) return say(Text::AtLeastOne, rule);
    return say(Text::TooMany, rule, {phaseOf(s) == Phase::Place ? 1 : s.pool[seat()]});
}

template <class W> Refusal Explainer<W>::moving() const
{
    const int from = place();
    const int to = m_move.arg[1];
    if (!played(from) || unitsOfMine(from) == 0) return say(Text::NotYours, wr(14), {from});
    if (s.movable(from) == 0) return say(Text::NobodyMoves, own(from) ? wr(15) : wr(14), {from});
    if (!played(to)) return say(Text::NotPlayed, wr(14), {to});
    if (!t.neighbours(from).test(to)) return say(Text::NotAdjacent, wr(14), {from, to});
    if (!enterable(m_ctx, seat()).test(to)) return say(Text::NoPassageThere, wr(16), {to});
    if (m_move.arg[2] < 1) return say(Text::AtLeastOne, wr(14));
    if (m_move.arg[2] > unitsOfMine(from)) return say(Text::NotEnoughThere, wr(14), {from, unitsOfMine(from)});
    return say(Text::LeaveOne, wr(15), {from});
}

template <class W> Refusal Explainer<W>::askingPassage() const
{
    const int owner = played(place()) ? ownerOf(s, place()) : -1;
    if (!played(place())) return say(Text::NotPlayed, wr(16), {place()});
    if (own(place())) return say(Text::OwnTarget, wr(16), {place()});
    if (owner < 0) return say(Text::NobodysTerritory, wr(16), {place()});
    if ((s.passage(place()) & seatBit(seat())) != 0) return say(Text::HasPassage, wr(16), {place()});
    if (s.askedPassage().test(place())) return say(Text::AskedAlready, wr(16), {place()});
    return say(Text::NoPassageToAsk, wr(16), {place()});
}

template <class W> Refusal Explainer<W>::grantingPassage() const
{
    if (!own(place())) return say(Text::NotYours, wr(16), {place()});
    return m_move.arg[1] == seat() ? say(Text::NotYourself, wr(16)) : say(Text::OutOfGame, wr(16), {m_move.arg[1]});
}

template <class W> Refusal Explainer<W>::attackingGuests() const
{
    if (!played(place()) || !own(place())) return say(Text::NotYours, wr(17), {place()});
    if (foremostGuest(s, place()) < 0) return say(Text::NoGuests, wr(17), {place()});
    return say(Text::NoFreshNear, wr(23), {place()});
}

template <class W> Refusal Explainer<W>::target(int to) const
{
    if (!played(to)) return say(Text::NotPlayed, Rule::Rb1, {to});
    if (own(to)) return say(Text::OwnTarget, wr(24), {to});
    return say(Text::NoFreshNear, near(to) ? wr(23) : Rule::Rb1, {to});
}

/// Are units next to it, that have attacked already or have to stay?
template <class W> bool Explainer<W>::near(int to) const
{
    bool found = false;
    t.reach[static_cast<std::size_t>(to)].forEach([&](int next) { found = found || s.movable(next) > 0; });
    return found;
}

template <class W> Refusal Explainer<W>::attack() const
{
    const int from = place();
    const int to = m_move.arg[1];
    if (!played(from) || !played(to)) return say(Text::NotPlayed, Rule::Rb1, {played(from) ? to : from});
    if (own(to)) return say(Text::OwnTarget, wr(24), {to});
    if (unitsOfMine(from) == 0) return say(Text::NotYours, Rule::Rb1, {from});
    if (!t.reach[static_cast<std::size_t>(from)].test(to)) return say(Text::NotAdjacent, Rule::Rb1, {from, to});
    return tooMany(from, m_move.arg[2]);
}

template <class W> Refusal Explainer<W>::tooMany(int from, int count) const
{
    if (count < 1) return say(Text::AtLeastOne, Rule::Rb1);
    // Those that would be left are not enough, or they have attacked already.
    return count <= s.movable(from) ? say(Text::TooFewFresh, wr(23), {from, s.ready(from)})
                                    : say(Text::LeaveOne, wr(15), {from});
}

template <class W> Refusal Explainer<W>::gathering() const
{
    for (const Part& part : m_move.parts()) {
        if (!played(part.item)) return say(Text::NotPlayed, wr(21), {part.item});
        if (unitsOfMine(part.item) == 0) return say(Text::NotYours, wr(21), {part.item});
        if (!t.reach[static_cast<std::size_t>(part.item)].test(toPlace(s)))
            return say(Text::NotAdjacent, Rule::Rb1, {part.item, toPlace(s)});
        if (part.amount < 1 || part.amount > s.ready(part.item)) return tooMany(part.item, part.amount);
    }
    return say(Text::AtLeastOne, wr(21));
}

template <class W> Refusal Explainer<W>::between(Rule rule, int least, int most) const
{
    return least == most ? say(Text::Exactly, rule, {least}) : say(Text::FromTo, rule, {least, most});
}

template <class W> Refusal Explainer<W>::rolling(int most) const { return between(Rule::Rb3, 1, most); }

template <class W> Refusal Explainer<W>::occupying() const
{
    const Advance range = advance(m_ctx);
    return between(Rule::Rb5, range.least, range.most);
}

template <class W> Refusal Explainer<W>::pressing() const
{
    const int to = place();
    if (!played(to)) return say(Text::NotPlayed, wr(23), {to});
    if (own(to)) return say(Text::OwnTarget, wr(23), {to});
    if (!t.neighbours(toPlace(s)).test(to)) return say(Text::NotAdjacent, Rule::Rb1, {toPlace(s), to});
    return m_move.arg[1] < 1 ? say(Text::AtLeastOne, wr(23)) : say(Text::TooMany, wr(23), {s.left});
}

template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move)
{
    Decision pending;
    decide(ctx, move.seat, pending);
    return Explainer<W>(ctx, move, pending).reason();
}

template Refusal explain(const ConstContext<RuleTrace>&, const Move&);
template Refusal explain(const ConstContext<NoTrace>&, const Move&);

} // namespace marches::engine::warrior_risk
