// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior {

namespace {

/// The rule that a verb belongs to, for moves that nothing more special can be said about.
Rule ruleOf(Verb verb)
{
    switch (verb) {
    case Verb::ChooseCapital: return wr(2);
    case Verb::DeclarePair: return wr(7);
    case Verb::TradeInfantry:
    case Verb::TradeCavalry:
    case Verb::TradeArtillery:
    case Verb::TradeMixed: return cl(6);
    case Verb::Bonus: return cl(8);
    case Verb::Place: return wr(47);
    case Verb::Move: return wr(14);
    case Verb::AskPassage:
    case Verb::GrantPassage:
    case Verb::RevokePassage: return wr(16);
    case Verb::AttackGuests: return wr(17);
    case Verb::Target:
    case Verb::Attack: return wr(20);
    case Verb::Gather: return wr(21);
    case Verb::Roll:
    case Verb::Assault:
    case Verb::Defend: return Rule::Rb3;
    case Verb::Stop: return Rule::Rb4;
    case Verb::Occupy: return Rule::Rb5;
    case Verb::PressOn:
    case Verb::EndAttack: return wr(23);
    case Verb::Bid:
    case Verb::Raise:
    case Verb::Drop: return wr(41);
    case Verb::Stake: return wr(45);
    case Verb::Pay:
    case Verb::GiveUp: return fateRule(10);
    case Verb::Reinforce: return fateRule(16);
    case Verb::Remove: return fateRule(17);
    case Verb::March: return fateRule(23);
    case Verb::VoteYes:
    case Verb::VoteNo: return wr(62);
    case Verb::VoteFor:
    case Verb::Name: return wr(63);
    case Verb::Choose: return voteRule(5);
    case Verb::CutRoute:
    case Verb::CutTroops:
    case Verb::Sanction:
    case Verb::Decline:
    case Verb::Reallocate: return voteRule(6);
    case Verb::GoOn:
    case Verb::EndTurn: return wr(11);
    case Verb::Allow:
    case Verb::Refuse: return wr(16);
    default: return wr(44);
    }
}

template <class W> class Explainer {
public:
    Explainer(const Look<W>& look, const Move& move, const Decision& pending)
        : m_look(look), t(look.t), s(look.s), m_move(move), m_verb(static_cast<Verb>(move.verb)), m_pending(pending)
    {}

    Refusal reason() const
    {
        if (m_pending.pending != Pending::Choice) return notNow();
        if (!m_pending.owes(m_move.seat) || m_pending.seat != m_move.seat)
            return say(Text::NotYourTurn, wr(11), {m_move.seat, m_pending.seat});
        if (!offered()) return notOffered();
        switch (m_verb) {
        case Verb::ChooseCapital: return say(Text::NotYours, wr(isSetup(phaseOf(s)) ? 2 : 31), {place()});
        case Verb::Place: return placing();
        case Verb::Bonus: return say(Text::NoBonus, cl(8), {place()});
        case Verb::TradeInfantry:
        case Verb::TradeCavalry:
        case Verb::TradeArtillery:
        case Verb::TradeMixed: return trading();
        case Verb::Move: return moving();
        case Verb::GrantPassage:
        case Verb::RevokePassage: return say(Text::NotYours, wr(16), {place()});
        case Verb::AskPassage: return say(Text::NoPassageToAsk, wr(16), {place()});
        case Verb::AttackGuests: return say(Text::NoGuests, wr(17), {place()});
        case Verb::Target: return target(place());
        case Verb::Attack: return attack();
        case Verb::Gather: return gathering();
        case Verb::PressOn: return pressing();
        case Verb::Bid:
        case Verb::Stake: return say(Text::TooMuchGold, ruleOf(m_verb), {bidLimit(t, s, m_move.seat)});
        case Verb::Raise: return say(Text::BidHigher, wr(41), {s.high, s.gold[m_move.seat]});
        case Verb::Units: return say(Text::LeaveOne, wr(44), {place()});
        case Verb::Land: return say(Text::NotTradable, wr(44), {place()});
        case Verb::Remove:
            return say(Text::RemoveExactly, phaseOf(s) == Phase::Desert ? fateRule(s.fate) : voteRule(s.vote), {s.left});
        case Verb::March: return say(Text::MarchShort, fateRule(23), {s.left});
        case Verb::VoteYes:
        case Verb::VoteNo:
        case Verb::VoteFor: return say(Text::TooManyVotes, wr(61), {votesOf(m_look, m_move.seat)});
        case Verb::Sanction: return sanction();
        case Verb::Choose:
            return phaseOf(s) == Phase::Award ? say(Text::NotFree, voteRule(5), {place()})
                                              : say(Text::NotYours, wr(52), {place()});
        default: return say(Text::NotLegal, ruleOf(m_verb));
        }
    }

private:
    bool offered() const { return m_pending.findOffer(m_move.verb) != nullptr; }
    int seat() const { return activeSeat(s); }
    int place() const { return m_move.arg[0]; }
    bool own(int where) const { return has(s.owned[seat()], where); }
    Refusal notNow() const { return say(Text::NotNow, ruleOf(m_verb), {m_move.seat}); }

    /// A verb that is not on offer at all: because of what came before, or of the options.
    Refusal notOffered() const
    {
        const Phase phase = phaseOf(s);
        if (s.traded[0] != 0) return say(Text::NotNow, cl(8), {seat()});
        const bool sets = phase == Phase::Muster || cardsFirst(m_look);
        if (sets && mustTrade(m_look)) return say(Text::MustTrade, is(s, kTakenCards) ? cl(11) : cl(8), {handSize(s, seat())});
        if (sets && m_verb >= Verb::TradeInfantry && m_verb <= Verb::TradeMixed) return trading();
        if (phase == Phase::Turn && s.paralysed[seat()] != 0 && s.paralysed[seat()] == s.round)
            return say(Text::Paralysed, fateRule(kParalysisFate));
        const bool attacking = m_verb == Verb::Target || m_verb == Verb::Attack || m_verb == Verb::AttackGuests;
        if (phase == Phase::Turn && attacking && !mayAttack(m_look)) return say(Text::OneAttack, wr(20));
        if (phase == Phase::Turn && attacking && (m_verb == Verb::Attack) == pooledAttacks(m_look) &&
            m_verb != Verb::AttackGuests)
            return say(Text::OtherWayToAttack, wr(21));
        if (phase == Phase::Turn && attacking) return say(Text::NoFreshUnits, wr(23));
        if (phase == Phase::Turn && m_verb == Verb::Move && !mayMove(m_look)) return say(Text::MoveFirst, wr(14));
        if (m_verb == Verb::AskPassage && !passages(m_look)) return say(Text::NoPassage, wr(16));
        if (phase == Phase::Battle && (m_verb == Verb::Gather || m_verb == Verb::Move)) return say(Text::NoReinforcement, wr(22));
        if (phase == Phase::Battle && m_verb == Verb::Stop) return say(Text::RollFirst, Rule::Rb4);
        if (phase == Phase::PressOn && attacking) return say(Text::NoReinforcement, wr(22));
        if (phase == Phase::SpecialAct && m_verb == Verb::CutRoute) return say(Text::NoRoutes, voteRule(6));
        return notNow();
    }

    Refusal trading() const
    {
        const auto held = [this](int card) { return t.isTerritoryCard(card) && has(s.hand[seat()], t.placeOf(card)); };
        const auto refused = [this](int card) {
            return t.isTerritoryCard(card) ? say(Text::CardNotHeld, cl(6), {card}) : say(Text::NoSuchSet, cl(6));
        };
        if (!cardsInUse(m_look)) return notNow();
        if (m_verb == Verb::TradeMixed)
            for (std::size_t i = 0; i < kSetSize; ++i)
                if (!held(m_move.arg[i])) return refused(m_move.arg[i]);
        for (const Part& part : m_move.parts())
            if (!held(part.item)) return refused(part.item);
        return say(Text::NoSuchSet, cl(6));
    }

    Refusal placing() const
    {
        const Rule rule = wr(phaseOf(s) == Phase::Place ? 4 : 47);
        if (!own(place())) return say(Text::NotYours, rule, {place()});
        if (m_move.arg[1] < 1) return say(Text::AtLeastOne, rule);
        return say(Text::TooMany, rule, {phaseOf(s) == Phase::Place ? 1 : s.pool[seat()]});
    }
    Refusal moving() const
    {
        const int from = place();
        const int to = m_move.arg[1];
        if (!has(t.land, from) || s.movable[from] == 0) return say(Text::NobodyMoves, own(from) ? wr(15) : wr(14), {from});
        if (!has(t.land, to)) return say(Text::NotPlayed, wr(14), {to});
        if (!t.neighbours(from).test(to)) return say(Text::NotAdjacent, wr(14), {from, to});
        if (!has(enterable(m_look, seat()), to)) return say(Text::NoPassageThere, wr(16), {to});
        if (m_move.arg[2] < 1) return say(Text::AtLeastOne, wr(14));
        return say(Text::LeaveOne, wr(15), {from});
    }
    Refusal target(int to) const
    {
        if (!has(t.land, to)) return say(Text::NotPlayed, Rule::Rb1, {to});
        if (own(to)) return say(Text::OwnTarget, wr(24), {to});
        return say(Text::NoFreshNear, near(to) ? wr(23) : Rule::Rb1, {to});
    }
    /// Are units next to it, that have attacked already or have to stay?
    bool near(int to) const
    {
        bool found = false;
        t.reach[static_cast<std::size_t>(to)].forEach([&](int next) { found = found || s.movable[next] > 0; });
        return found;
    }
    Refusal attack() const
    {
        const int from = place();
        const int to = m_move.arg[1];
        if (has(t.land, to) && own(to)) return say(Text::OwnTarget, wr(24), {to});
        if (!has(t.land, from) || !has(t.land, to)) return say(Text::NotPlayed, Rule::Rb1, {has(t.land, from) ? to : from});
        if (!t.reach[static_cast<std::size_t>(from)].test(to)) return say(Text::NotAdjacent, Rule::Rb1, {from, to});
        return tooMany(from, m_move.arg[2]);
    }
    Refusal tooMany(int from, int count) const
    {
        if (count < 1) return say(Text::AtLeastOne, Rule::Rb1);
        // Those that would be left are not enough, or they have attacked already.
        return count <= s.movable[from] ? say(Text::TooFewFresh, wr(23), {from, s.ready[from]})
                                        : say(Text::LeaveOne, wr(15), {from});
    }
    Refusal gathering() const
    {
        for (const Part& part : m_move.parts()) {
            if (!has(t.land, part.item)) return say(Text::NotPlayed, wr(21), {part.item});
            if (!t.reach[static_cast<std::size_t>(part.item)].test(toPlace(s)))
                return say(Text::NotAdjacent, Rule::Rb1, {part.item, toPlace(s)});
            if (part.amount < 1 || part.amount > s.ready[part.item]) return tooMany(part.item, part.amount);
        }
        return say(Text::AtLeastOne, wr(21));
    }
    Refusal pressing() const
    {
        const int to = place();
        if (!has(t.land, to)) return say(Text::NotPlayed, wr(23), {to});
        if (own(to)) return say(Text::OwnTarget, wr(23), {to});
        if (!t.neighbours(toPlace(s)).test(to)) return say(Text::NotAdjacent, Rule::Rb1, {toPlace(s), to});
        return m_move.arg[1] < 1 ? say(Text::AtLeastOne, wr(23)) : say(Text::LeaveOne, wr(23), {toPlace(s)});
    }
    Refusal sanction() const
    {
        const int owner = has(t.land, place()) ? ownerOf(s, place()) : -1;
        if (owner >= 0 && s.capital[owner] == place() + 1) return say(Text::NotTheCapital, voteRule(6), {place()});
        return say(Text::NobodysTerritory, voteRule(6), {place()});
    }

    const Look<W>& m_look;
    const Table& t;
    const Position& s;
    const Move& m_move;
    Verb m_verb;
    const Decision& m_pending;
};

} // namespace

template <class W> Refusal explain(const Look<W>& look, const Move& move)
{
    Decision pending;
    decide(look, move.seat, pending);
    return Explainer<W>(look, move, pending).reason();
}

template Refusal explain(const Look<Witness>&, const Move&);
template Refusal explain(const Look<NoWitness>&, const Move&);

} // namespace marches::engine::warrior
