// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

template <class W> class Explainer {
public:
    Explainer(const ConstContext<W>& ctx, const Move& move, const Decision& pending)
        : m_ctx(ctx), t(ctx.table), s(ctx.position), m_move(move), m_verb(static_cast<Verb>(move.verb)),
          m_pending(pending)
    {}

    [[nodiscard]] Refusal reason() const
    {
        if (m_pending.pending != Pending::Choice) return notNow();
        if (!m_pending.owes(m_move.seat) || m_pending.seat != m_move.seat)
            return say(Text::NotYourTurn, cr(14), {m_move.seat, m_pending.seat});
        switch (m_verb) {
        case Verb::PlaceCastle: return offered() ? castle() : notNow();
        case Verb::Claim: return offered() ? claiming() : notNow();
        case Verb::Hide: return offered() ? hideout() : notNow();
        case Verb::Place: return placing();
        case Verb::PlayReinforcements:
        case Verb::PlayDiplomat:
        case Verb::PlayDiplomatOnSeveral: return early();
        case Verb::PlaySpy: return spying();
        case Verb::CounterSpy: return phaseOf(s) == Phase::SpyAnswer ? spyAnswer() : notNow();
        case Verb::ChooseCard: return offered() ? say(Text::NotInHand, cr(24), {m_move.arg[0]}) : notNow();
        case Verb::RevealHidden: return revealing();
        case Verb::Attack: return attacking();
        case Verb::Sail: return sailing();
        default: return inBattle();
        }
    }

private:
    bool offered() const { return m_pending.findOffer(m_move.verb) != nullptr; }
    int seat() const { return activeSeat(s); }
    int place() const { return m_move.arg[0]; }
    bool land(int where) const { return t.land.test(where); }
    bool own(int where) const { return s.owned(seat()).test(where); }
    [[nodiscard]] Refusal notNow() const { return say(Text::NotNow, ruleOf(m_verb), {m_move.seat}); }
    [[nodiscard]] Refusal notYours(int where, Rule rule) const
    {
        return say(land(where) ? Text::NotYours : Text::NotPlayed, rule, {where});
    }
    /// A card that is not in the hand, or that no hand of this game can have.
    [[nodiscard]] Refusal notHeld(Card card, Rule rule) const
    {
        return say((t.cardsInDeck() >> num(card) & 1U) != 0 ? Text::CardNotHeld : Text::NoSuchCard, rule, {num(card)});
    }
    [[nodiscard]] Refusal spyAnswer() const
    {
        return held(s, m_move.seat, Card::Spy) == 0 ? notHeld(Card::Spy, cr(25)) : notNow();
    }

    [[nodiscard]] Refusal claiming() const
    {
        if (!land(place())) return say(Text::NotPlayed, cr(9), {place()});
        return say(ownerOf(s, place()) >= 0 ? Text::NotEmpty : Text::StaysVacant, cr(9), {place()});
    }
    [[nodiscard]] Refusal castle() const
    {
        if (s.empire != 0) return say(Text::OtherEmpire, cr(8), {t.empires[s.empire - 1U].region});
        return say(land(place()) ? Text::NoFreeEmpire : Text::NotPlayed, cr(8), {place()});
    }
    [[nodiscard]] Refusal hideout() const
    {
        return castleAt(s, place()) >= 0 ? say(Text::CastleThere, cr(12), {place()})
                                         : say(Text::NotPlayed, cr(12), {place()});
    }
    [[nodiscard]] Refusal placing() const
    {
        const Phase phase = phaseOf(s);
        const Rule rule = phase == Phase::Place ? cr(10) : phase == Phase::Reinforce ? cr(23) : cr(20);
        if (!offered()) return say(Text::NotNow, rule, {m_move.seat});
        if (!own(place())) return notYours(place(), rule);
        if (m_move.arg[1] < 1) return say(Text::AtLeastOne, rule);
        return say(Text::TooMany, rule,
                   {phase == Phase::Place ? std::min<int>(s.left, s.reserve[seat()]) : s.reserve[seat()]});
    }

    /// Cards that are played before the first attack alone.
    [[nodiscard]] Refusal early() const
    {
        const bool diplomat = m_verb != Verb::PlayReinforcements;
        const Card card = diplomat ? Card::Diplomat : Card::Reinforcements;
        const Rule rule = cr(diplomat ? 34 : 23);
        if (phaseOf(s) == Phase::Spoils) return say(Text::AfterSpoils, cr(20));
        if (is(s, kAttacked)) return say(Text::AfterAttack, cr(18), {num(card)});
        if (phaseOf(s) != Phase::Act) return say(Text::NotNow, rule, {m_move.seat});
        if (diplomat && diplomatsOut(m_ctx)) return say(Text::NoDiplomats, cr(36), {num(card)});
        if (held(s, seat(), card) == 0) return notHeld(card, rule);
        if (diplomat) return say(Text::NoSuchTruce, rule, {num(card)});
        if (mostReinforcements(m_ctx) == 0) return say(Text::TrackFull, rule);
        return say(Text::TooManyCards, rule, {mostReinforcements(m_ctx)});
    }
    [[nodiscard]] Refusal spying() const
    {
        if (phaseOf(s) == Phase::Spoils) return say(Text::AfterSpoils, cr(20));
        if (phaseOf(s) != Phase::Act && phaseOf(s) != Phase::Battle) return notNow();
        if (held(s, seat(), Card::Spy) == 0) return notHeld(Card::Spy, cr(24));
        return say(Text::NoHandToSpy, cr(24), {num(Card::Spy)});
    }
    [[nodiscard]] Refusal revealing() const
    {
        if (hiddenStrength(m_ctx) == 0) return say(Text::NoNumberYet, cr(51), {num(Card::Reinforcements)});
        for (int writer = 0; writer < t.seatCount(); ++writer)
            if (s.holder[writer] == m_move.seat + 1 && s.site[writer] == place() + 1 &&
                !s.owned(m_move.seat).test(place()))
                return say(Text::SiteLost, cr(52), {place()});
        if (t.options.hiddenAtStart && (is(s, kAttacked) || phaseOf(s) != Phase::Act))
            return say(Text::HiddenTooLate, cr(51));
        return say(Text::NothingHidden, cr(51), {place()});
    }

    [[nodiscard]] Refusal attackNotNow() const
    {
        if (phaseOf(s) == Phase::Spoils) return say(Text::AfterSpoils, cr(20));
        if (phaseOf(s) == Phase::Act && is(s, kAttacked) && !mayAttack(m_ctx)) return say(Text::OneAttack, cr(19));
        return phaseOf(s) == Phase::Act ? Refusal{} : notNow();
    }
    [[nodiscard]] Refusal target(int to, bool sea) const
    {
        const Rule rule = cr(sea ? 30 : 37);
        if (!land(to)) return say(Text::NotPlayed, rule, {to});
        if (own(to)) return say(Text::OwnTarget, rule, {to});
        const int owner = ownerOf(s, to);
        if (owner >= 0 && truceBetween(s, seat(), owner)) return say(Text::Truce, cr(sea ? 35 : 34), {owner});
        return sea && owner < 0 ? say(Text::NobodyThere, rule, {to}) : Refusal{};
    }
    [[nodiscard]] Refusal attacking() const
    {
        const int from = m_move.arg[0];
        const int to = m_move.arg[1];
        if (const Refusal refusal = attackNotNow()) return refusal;
        if (!own(from)) return notYours(from, cr(37));
        if (const Refusal refusal = target(to, false)) return refusal;
        if (s.armies(from) < 2) return say(Text::TooFewArmies, cr(37), {from});
        const bool lane = t.open[static_cast<std::size_t>(from)].test(to);
        return say(Text::NotAdjacent, cr(lane ? 3 : 37), {from, to});
    }
    [[nodiscard]] Refusal sailing() const
    {
        const int from = m_move.arg[0];
        const int to = m_move.arg[1];
        if (const Refusal refusal = attackNotNow()) return refusal;
        if (t.options.admiralOnce && is(s, kSailed)) return say(Text::SailedAlready, cr(31));
        if (held(s, seat(), Card::Admiral) == 0) return notHeld(Card::Admiral, cr(30));
        if (!own(from)) return notYours(from, cr(30));
        if (const Refusal refusal = target(to, true)) return refusal;
        const auto reach = [&](Voyages rules) {
            return t.voyages[static_cast<std::size_t>(rules)][static_cast<std::size_t>(from)].test(to);
        };
        if (!reach(Voyages::OneSea)) return say(Text::NoCoast, cr(30), {from, to});
        if (!reach(Voyages::AsRuled)) return say(Text::OtherWater, cr(reach(Voyages::FirstSea) ? 5 : 4), {from, to});
        if (m_move.arg[2] < 1) return say(Text::AtLeastOne, cr(30));
        return say(Text::LeaveOne, cr(30), {from});
    }

    [[nodiscard]] Refusal inBattle() const
    {
        switch (m_verb) {
        case Verb::Roll:
        case Verb::Assault: return offered() ? say(Text::DiceFixed, diceRule(), {mostAttackDice(m_ctx)}) : notNow();
        case Verb::PlayGeneral: return general();
        case Verb::Stop: return phaseOf(s) == Phase::Battle && is(s, kSea) ? say(Text::NoStopAtSea, cr(31)) : notNow();
        case Verb::PlayMarshall: return marshall();
        case Verb::Defend: return offered() ? say(Text::DiceFixed, cr(39), {mostDefenceDice(s)}) : notNow();
        case Verb::Occupy: return offered() ? occupying() : notNow();
        case Verb::Settle: return offered() ? settling() : notNow();
        case Verb::Decline: return phaseOf(s) == Phase::Resettle ? say(Text::MustSettle, cr(48)) : notNow();
        case Verb::Pass: return phaseOf(s) == Phase::SpyChoose ? say(Text::MustDiscard, cr(24)) : notNow();
        case Verb::Fortify: return fortifying();
        case Verb::Talk:
        case Verb::GiveCard:
        case Verb::Offer:
        case Verb::Promise: return talking();
        default: return phaseOf(s) == Phase::Spoils ? say(Text::PlaceFirst, cr(20), {s.reserve[seat()]}) : notNow();
        }
    }
    Rule diceRule() const { return cr(is(s, kSea) && castleAt(s, toPlace(s)) < 0 ? 32 : 38); }
    [[nodiscard]] Refusal general() const
    {
        if (phaseOf(s) != Phase::Battle) return notNow();
        if (held(s, seat(), Card::General) <= s.pledged) return notHeld(Card::General, cr(26));
        return say(Text::OneAtATime, cr(26), {t.options.maxGenerals});
    }
    [[nodiscard]] Refusal marshall() const
    {
        if (phaseOf(s) != Phase::Defend) return notNow();
        if (held(s, m_move.seat, Card::Marshall) == 0) return notHeld(Card::Marshall, cr(28));
        if (t.options.marshallFirstRoll && is(s, kRolled))
            return say(Text::MarshallTooLate, cr(28), {num(Card::Marshall)});
        return say(Text::OneAtATime, cr(28), {t.options.maxMarshalls});
    }
    [[nodiscard]] Refusal occupying() const
    {
        const Advance range = advance(m_ctx);
        if (m_move.arg[0] < range.least) return say(Text::MoveAtLeast, cr(43), {range.least});
        return say(Text::MoveAtMost, cr(43), {range.most});
    }
    [[nodiscard]] Refusal settling() const
    {
        const Rule rule = cr(is(s, kConqueror) ? 47 : 48);
        if (!s.vacated().test(place())) return say(Text::NotVacant, rule, {place()});
        const int from = m_move.arg[1];
        if (!s.owned(m_move.seat).test(from)) return notYours(from, rule);
        if (s.armies(from) < 2) return say(Text::LeaveOne, rule, {from});
        return say(Text::ForceFirst, rule);
    }
    [[nodiscard]] Refusal fortifying() const
    {
        if (!fortifies(m_ctx)) return say(Text::NoFortify, cr(22));
        if (!offered()) return notNow();
        const int from = m_move.arg[0];
        const int to = m_move.arg[1];
        if (!own(from)) return notYours(from, cr(22));
        if (!own(to)) return notYours(to, cr(22));
        if (!t.open[static_cast<std::size_t>(from)].test(to)) return say(Text::NotAdjacent, cr(22), {from, to});
        return m_move.arg[2] < 1 ? say(Text::AtLeastOne, cr(22)) : say(Text::LeaveOne, cr(22), {from});
    }
    [[nodiscard]] Refusal talking() const
    {
        if (!t.options.talk) return say(Text::NoTalk, cr(54));
        if (m_verb == Verb::GiveCard && !t.options.trade) return say(Text::NoTrade, cr(54));
        if (!offered() || m_verb == Verb::Talk) return notNow();
        if (m_verb == Verb::GiveCard) {
            if (isCard(m_move.arg[0]) && held(s, m_move.seat, static_cast<Card>(m_move.arg[0])) == 0)
                return say(Text::CardNotHeld, cr(54), {m_move.arg[0]});
            return partner(m_move.arg[1]);
        }
        if (m_verb == Verb::Offer)
            for (const int card : {m_move.arg[1], m_move.arg[2]})
                if (isCard(card) && (t.cardsInDeck() >> card & 1U) == 0) return say(Text::NoSuchCard, cr(54), {card});
        return partner(m_move.arg[0]);
    }
    static bool isCard(int card) { return card >= 0 && card < kCards; }
    /// Whom a card or a promise cannot be meant for.
    [[nodiscard]] Refusal partner(int who) const
    {
        if (who < 0 || who >= t.seatCount()) return notNow();
        return who == m_move.seat ? say(Text::NotYourself, cr(54)) : say(Text::OutOfGame, cr(54), {who});
    }

    const ConstContext<W>& m_ctx;
    const Table& t;
    const Position& s;
    const Move& m_move;
    Verb m_verb;
    const Decision& m_pending;
};

} // namespace

template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move)
{
    Decision pending;
    decide(ctx, move.seat, pending);
    return Explainer<W>(ctx, move, pending).reason();
}

template Refusal explain(const ConstContext<RuleTrace>&, const Move&);
template Refusal explain(const ConstContext<NoTrace>&, const Move&);

} // namespace marches::engine::castle_risk
