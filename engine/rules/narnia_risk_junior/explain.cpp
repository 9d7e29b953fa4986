// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/legal.h"
#include "engine/rules/narnia_risk_junior/machine.h"

namespace marches::engine::narnia_risk_junior {

namespace {

int cardOf(const Move& move)
{
    switch (static_cast<Verb>(move.verb)) {
    case Verb::PlayMarch: return move.arg[1];
    case Verb::PlayPath: return move.arg[3];
    case Verb::PlayLure:
    case Verb::PlayHelp:
    case Verb::PlayReroll:
    case Verb::PlayShield:
    case Verb::PlayCordial: return move.arg[0];
    default: return -1;
    }
}

template <class W> class Explainer {
public:
    Explainer(const ConstContext<W>& ctx, const Move& move, const Decision& pending)
        : m_ctx(ctx), t(ctx.table), s(ctx.position), m_move(move), m_verb(static_cast<Verb>(move.verb)),
          m_pending(pending)
    {}

    [[nodiscard]] Refusal reason() const
    {
        if (const Refusal refusal = cardReason()) return refusal;
        if (m_pending.pending != Pending::Choice) return say(Text::NotNow, ruleOf(m_verb), {m_move.seat});
        if (m_move.seat != m_pending.seat)
            return say(Text::NotYourTurn, m_ctx.position.asked == 0 && !m_pending.reaction ? nrj(12) : nrj(15),
                       {m_move.seat, m_pending.seat});
        switch (m_verb) {
        case Verb::ChooseCharacter: return say(Text::NotAllowedCharacter, nrj(4), {m_move.arg[0]});
        case Verb::ChooseCamp: return say(Text::NotYourTerritory, nrj(8), {m_move.arg[0]});
        case Verb::Reinforce:
        case Verb::Desert:
        case Verb::PitchCamp:
        case Verb::ChooseCard: return say(Text::FarTarget, nrj(53), {m_move.arg[0]});
        case Verb::Target: return target();
        case Verb::Decline: return mustFight(nrj(18));
        case Verb::PlaceWith: return character(m_move.arg[0]);
        case Verb::Divert: return divert();
        case Verb::AssignHits:
        case Verb::StrikeCharacter: return hits();
        case Verb::WasteHits: return waste();
        case Verb::Attack: return attack();
        case Verb::ReviveFaun:
        case Verb::ReviveCentaur: return say(Text::NoStatue, nrj(47), {m_move.arg[0]});
        case Verb::Add:
        case Verb::Petrify: return amount();
        case Verb::Reroll: return say(Text::NoSuchDie, nrj(37), {m_move.arg[0]});
        case Verb::Restore:
        case Verb::ReviveCharacter: return say(Text::NotAllowedCharacter, ruleOf(m_verb), {m_move.arg[0]});
        case Verb::Move: return marching();
        default: return say(Text::NotNow, ruleOf(m_verb), {m_move.seat});
        }
    }

private:
    bool offered() const { return m_pending.findOffer(m_move.verb) != nullptr; }
    int pieces() const
    {
        int total = 0;
        for (const Part& part : m_move.parts()) total += part.amount;
        return total;
    }

    [[nodiscard]] Refusal cardReason() const
    {
        const int card = cardOf(m_move);
        if (card < 0) return {};
        const bool kind = card < static_cast<int>(t.deck.cards.size());
        if (!kind || m_move.seat >= t.seats.size() || s.hand[m_move.seat][card] == 0)
            return say(Text::CardNotHeld, nrj(15), {m_move.seat, card});
        const bool moves = t.deck.cards[static_cast<std::size_t>(card)].find(CardVerb::Move) != nullptr;
        if (moves && !t.options.armiesOnTheMoveAnyTurn && !offered()) return say(Text::CardNotNow, erratum(1), {card});
        if (!offered() || m_move.seat != m_pending.seat) return say(Text::CardNotNow, nrj(15), {card});
        return say(Text::NotOffered, nrj(53), {m_move.seat});
    }

    [[nodiscard]] Refusal mustFight(Rule rule) const
    {
        const int drawn = s.drawn[0] - 1;
        if (phaseOf(s) == Phase::Place && drawn == battlePlace(s)) return say(Text::MustFight, nrj(17), {drawn});
        return say(Text::NotNow, rule, {m_move.seat});
    }

    /// Whose territory it is, where that alone forbids an attack.
    [[nodiscard]] Refusal ownership(int place, Rule own) const
    {
        const int owner = ownerOf(s, place);
        if (s.thawed != 0 && place == t.lake) return say(Text::LakeThawed, advanced(6), {place});
        if (owner < 0) return say(Text::FarTarget, nrj(18), {place});
        if (owner == activeArmy(s)) return say(Text::OwnTerritory, own, {place});
        if (sideOf(static_cast<Army>(owner)) == activeSide(s))
            return say(Text::FriendlyTerritory, nrj(18), {place, t.seatOf[static_cast<std::size_t>(owner)]});
        return {};
    }

    [[nodiscard]] Refusal target() const
    {
        if (!offered()) return mustFight(nrj(18));
        const int to = m_move.arg[0];
        if (const Refusal refusal = ownership(to, nrj(18))) return refusal;
        if (s.thawed != 0 && s.drawn[0] == t.lake + 1) return say(Text::TargetNotAdjacentOwn, advanced(6), {to});
        if (t.options.freePlacementSide) return say(Text::TargetNotAdjacentSide, advanced(2), {to});
        if (t.options.freePlacementOwn) return say(Text::TargetNotAdjacentOwn, advanced(1), {to});
        return say(Text::FarTarget, nrj(18), {to});
    }

    [[nodiscard]] Refusal character(int token) const
    {
        if (phaseOf(s) != Phase::Place) return say(Text::NotNow, nrj(20), {m_move.seat});
        if (token < 0 || token >= kTokens) return say(Text::NotOffered, nrj(20), {m_move.seat});
        if (isStone(s, token)) {
            const bool start = token == num(Token::MrTumnus) || token == num(Token::Rumblebuffin);
            return say(Text::CharacterStone, start ? nrj(52) : advanced(9), {token});
        }
        if (((s.spent >> token) & 1U) != 0) return say(Text::CharacterSpent, nrj(28), {token});
        if (s.holder[token] != 0 && s.holder[token] != m_move.seat + 1)
            return say(Text::CharacterNotYours, nrj(20), {token});
        if (s.spot[token] != kOnCard) return say(Text::CharacterNotOnCard, nrj(20), {token});
        if (characterAt(s, battlePlace(s), activeSide(s)) >= 0) return say(Text::CharacterAlready, nrj(21), {token});
        return say(Text::NotOffered, nrj(20), {m_move.seat});
    }

    [[nodiscard]] Refusal divert() const
    {
        // In other phases there may be no army on turn.
        const int to = m_move.arg[0];
        const bool place = phaseOf(s) == Phase::Place;
        if (place && !(s.camps().test(to) && s.owned(activeArmy(s)).test(to)))
            return say(Text::NotACamp, advanced(7), {to});
        return say(Text::NotNow, advanced(7), {m_move.seat});
    }

    [[nodiscard]] Refusal hits() const
    {
        const Phase phase = phaseOf(s);
        if (phase != Phase::DefenceAssign && phase != Phase::AttackAssign)
            return say(Text::NotNow, nrj(25), {m_move.seat});
        const bool attack = attackerRolls(s);
        const HitRange range = hitRange(m_ctx, attack);
        const int first = lightPiece(sideOf(static_cast<Army>(victimArmy(s, attack))));
        const bool strike = m_verb == Verb::StrikeCharacter;
        if (strike && range.strike < 0) return say(Text::NotNow, nrj(37), {m_move.seat});
        if (!strike && m_move.arg[1] != 0 && range.character < 0) return say(Text::NoDouble, nrj(27));
        const int heavy = m_move.amountOf(first + 1);
        if (heavy > (strike ? range.strikeCaps[1] : range.caps[1]))
            return say(Text::HeavyNeedsSix, nrj(25), {heavy, first + 1});
        const int most = strike ? range.strikeMost : range.most;
        if (pieces() > most || m_move.amountOf(first) > (strike ? range.strikeCaps[0] : range.caps[0]))
            return say(Text::HitsTooMany, nrj(25), {most});
        if (pieces() < most) return say(Text::HitsWasted, nrj(25), {most});
        if (range.mustHit && m_move.arg[1] == 0) return say(Text::NotOffered, nrj(27), {m_move.seat});
        return say(Text::NotOffered, nrj(25), {m_move.seat});
    }

    [[nodiscard]] Refusal waste() const
    {
        const Phase phase = phaseOf(s);
        if (phase != Phase::DefenceAssign && phase != Phase::AttackAssign)
            return say(Text::NotNow, nrj(25), {m_move.seat});
        const HitRange range = hitRange(m_ctx, attackerRolls(s));
        if (m_move.arg[1] != 0 && range.character < 0) return say(Text::NoDouble, nrj(27));
        return say(Text::HitsWasted, nrj(25), {range.most});
    }

    [[nodiscard]] Refusal attack() const
    {
        if (phaseOf(s) != Phase::Continue) return say(Text::NotNow, nrj(30), {m_move.seat});
        const int from = battlePlace(s);
        const int to = m_move.arg[0];
        if (const Refusal refusal = ownership(to, nrj(30))) return refusal;
        if (sum(s.stack(from)) < 2) return say(Text::TooFewPieces, nrj(30), {from});
        if (t.closed[static_cast<std::size_t>(from)].test(to)) return say(Text::RiverCloses, nrj(35), {from, to});
        if (!t.open[static_cast<std::size_t>(from)].test(to)) return notAdjacent(from, to);
        const int first = lightPiece(activeSide(s));
        const bool tooMany =
            m_move.amountOf(first) > s.stack(from)[kLight] || m_move.amountOf(first + 1) > s.stack(from)[kHeavy];
        if (tooMany || pieces() > m_move.amountOf(first) + m_move.amountOf(first + 1))
            return say(Text::NotHere, nrj(31), {from});
        if (pieces() == 0) return say(Text::MoveOne, nrj(30), {from});
        if (pieces() >= sum(s.stack(from))) return say(Text::LeaveOne, nrj(30), {from});
        return say(Text::CharacterMayNot, nrj(32), {from});
    }

    /// Not next to the stack that may attack: if another own army touches it, that is what one is told.
    [[nodiscard]] Refusal notAdjacent(int from, int to) const
    {
        const bool other = s.owned(activeArmy(s)).meets(t.open[static_cast<std::size_t>(to)]);
        return say(Text::NotAdjacent, other ? nrj(31) : nrj(30), {from, to});
    }

    [[nodiscard]] Refusal amount() const
    {
        if (!offered()) return say(Text::NotNow, ruleOf(m_verb), {m_move.seat});
        const Offer* offer = m_pending.findOffer(m_move.verb);
        return say(Text::WrongAmount, ruleOf(m_verb), {m_pending.params(*offer)[0].totalHi});
    }

    [[nodiscard]] Refusal marching() const
    {
        if (phaseOf(s) != Phase::March) return say(Text::NotNow, nrj(53), {m_move.seat});
        const int from = s.marchFrom - 1;
        if (!marchTargets(t, s, from).test(m_move.arg[0]))
            return say(Text::PiecesNotMarching, nrj(53), {m_move.arg[0]});
        return say(Text::MoveOne, nrj(53), {from});
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
    decide(ctx, pending);
    return Explainer<W>(ctx, move, pending).reason();
}

template Refusal explain(const ConstContext<RuleTrace>&, const Move&);
template Refusal explain(const ConstContext<NoTrace>&, const Move&);

} // namespace marches::engine::narnia_risk_junior
