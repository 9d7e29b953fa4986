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
        if (m_pending.pending != Pending::Choice) return notNow();
        if (m_move.seat != m_pending.seat)
            return say(Text::NotYourTurn, m_ctx.position.asked == 0 && !m_pending.reaction ? nrj(12) : nrj(15),
                       {m_move.seat, m_pending.seat});
        switch (m_verb) {
        case Verb::ChooseCharacter: return offered() ? firstCharacter(m_move.arg[0]) : notNow();
        case Verb::ChooseCamp: return offered() ? notHeld(m_move.arg[0], nrj(8)) : notNow();
        case Verb::Reinforce:
        case Verb::Desert:
        case Verb::PitchCamp: return offered() ? effectPlace(m_move.arg[0]) : notNow();
        case Verb::ChooseCard: return offered() ? say(Text::NotDrawn, nrj(53), {m_move.arg[0]}) : notNow();
        case Verb::TakeCharacter: return offered() ? taking(m_move.arg[0]) : notNow();
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
        case Verb::ReviveCharacter:
            return offered() && isToken(m_move.arg[0]) ? say(Text::NotAStatue, ruleOf(m_verb), {m_move.arg[0]})
                                                       : notNow();
        case Verb::Move: return marching();
        default: return notNow();
        }
    }

private:
    bool offered() const { return m_pending.findOffer(m_move.verb) != nullptr; }
    static bool isToken(int token) { return token >= 0 && token < kTokens; }
    [[nodiscard]] Refusal notNow() const { return say(Text::NotNow, ruleOf(m_verb), {m_move.seat}); }
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
        if ((usableCards(m_ctx, m_move.seat) >> card & 1U) == 0) return say(Text::CardNotNow, nrj(15), {card});
        return playing(card);
    }

    /// A card that can be used, with what it cannot be used on.
    [[nodiscard]] Refusal playing(int card) const
    {
        const CardEffect& effect = t.deck.cards[static_cast<std::size_t>(card)].effects[0];
        switch (m_verb) {
        case Verb::PlayMarch: return marchFrom(m_move.arg[0]);
        case Verb::PlayLure: return luring(effect, m_move.arg[1], card);
        case Verb::PlayHelp: return fetching(effect, m_move.arg[1], card, m_move.seat);
        case Verb::PlayReroll: return say(Text::NoSuchDie, nrj(53), {m_move.arg[1]});
        case Verb::PlayShield: return say(Text::NoHitOn, nrj(53), {m_move.arg[1]});
        case Verb::PlayPath: return path(card);
        default: return say(Text::CardNotNow, nrj(15), {card}); // a card of another kind than the move is about
        }
    }

    [[nodiscard]] Refusal marchFrom(int place) const
    {
        const int owner = t.land.test(place) ? ownerOf(s, place) : -1;
        if (owner < 0 || t.seatOf[static_cast<std::size_t>(owner)] != m_move.seat) return notHeld(place, nrj(53));
        if (sum(s.attackers) > 0 && place == battlePlace(s)) return say(Text::StaysInBattle, nrj(53), {place});
        if (sum(s.stack(place)) < 2) return say(Text::LeaveOne, nrj(53), {place});
        return say(Text::NoOwnBeside, nrj(53), {place});
    }

    [[nodiscard]] Refusal luring(const CardEffect& effect, int token, int card) const
    {
        if (!isToken(token)) return notNow();
        if (sideOf(static_cast<Token>(token)) == t.sideOfSeat(m_move.seat))
            return say(Text::OwnCharacter, nrj(53), {token});
        if (((effect.characters >> token) & 1U) == 0) return say(Text::CharacterNotOfCard, nrj(53), {card, token});
        if (isStone(s, token)) return say(Text::CharacterStone, nrj(52), {token});
        return say(Text::CharacterInNoTerritory, nrj(53), {token});
    }

    /// A character that the card cannot give to the seat, or lend it.
    [[nodiscard]] Refusal fetching(const CardEffect& effect, int token, int card, int seat) const
    {
        if (!isToken(token)) return notNow();
        if (sideOf(static_cast<Token>(token)) != t.sideOfSeat(seat)) return say(Text::EnemyCharacter, nrj(53), {token});
        if (((effect.characters >> token) & 1U) == 0) return say(Text::CharacterNotOfCard, nrj(53), {card, token});
        if (m_verb == Verb::PlayHelp && ((s.spent >> token) & 1U) != 0)
            return say(Text::CharacterSpent, nrj(28), {token});
        return say(Text::CharacterElsewhere, nrj(53), {card, token});
    }
    [[nodiscard]] Refusal taking(int token) const
    {
        const int card = s.card - 1;
        const CardEffect& effect = t.deck.cards[static_cast<std::size_t>(card)].effects[s.effect];
        return fetching(effect, token, card, receiverOf(t, s, effect));
    }

    [[nodiscard]] Refusal firstCharacter(int token) const
    {
        if (!isToken(token)) return notNow();
        if (sideOf(static_cast<Token>(token)) != Side::Aslan) return say(Text::EnemyCharacter, nrj(4), {token});
        return say(s.holder[token] != 0 ? Text::CharacterChosen : Text::NobodysFirst, nrj(4), {token});
    }

    /// A territory of somebody else, or none at all, where an own one is asked for.
    [[nodiscard]] Refusal notHeld(int place, Rule rule) const
    {
        const int owner = t.land.test(place) ? ownerOf(s, place) : -1;
        return owner < 0 ? say(Text::NoTerritory, rule, {place}) : say(Text::HeldBy, rule, {place, owner});
    }

    /// Where what a card brings or takes cannot be.
    [[nodiscard]] Refusal effectPlace(int place) const
    {
        if (!t.land.test(place) || !s.owned(activeArmy(s)).test(place)) return notHeld(place, nrj(53));
        if (m_verb == Verb::PitchCamp) return say(Text::CampThere, nrj(53), {place});
        const CardEffect& effect = t.deck.cards[static_cast<std::size_t>(s.card - 1)].effects[s.effect];
        return say(Text::TooFewToLose, nrj(53), {effect.count, pieceOf(activeSide(s), effect.kind), place});
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
        if (owner < 0) return say(Text::NoTerritory, nrj(18), {place});
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
        return say(Text::TargetNotAdjacentOwn, advanced(1), {to});
    }

    [[nodiscard]] Refusal character(int token) const
    {
        if (phaseOf(s) != Phase::Place) return say(Text::NotNow, nrj(20), {m_move.seat});
        if (!isToken(token)) return notNow();
        if (isStone(s, token)) {
            const bool start = token == num(Token::MrTumnus) || token == num(Token::Rumblebuffin);
            return say(Text::CharacterStone, start ? nrj(52) : advanced(9), {token});
        }
        if (((s.spent >> token) & 1U) != 0) return say(Text::CharacterSpent, nrj(28), {token});
        if (s.holder[token] != 0 && s.holder[token] != m_move.seat + 1)
            return say(Text::CharacterNotYours, nrj(20), {token});
        if (s.spot[token] != kOnCard) return say(Text::CharacterNotOnCard, nrj(20), {token});
        if (characterAt(s, battlePlace(s), activeSide(s)) >= 0) return say(Text::CharacterAlready, nrj(21), {token});
        return notNow();
    }

    [[nodiscard]] Refusal divert() const
    {
        // In other phases there may be no army on turn.
        const int to = m_move.arg[0];
        const bool place = phaseOf(s) == Phase::Place;
        if (place && !(s.camps().test(to) && s.owned(activeArmy(s)).test(to)))
            return say(Text::NotACamp, advanced(7), {to});
        if (offered()) return say(Text::NotBeingPlaced, advanced(7), {m_move.arg[1]});
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
        if (const int piece = strangePiece(first); piece >= 0) return say(Text::NoEnemyPiece, nrj(25), {piece});
        const int heavy = m_move.amountOf(first + 1);
        if (heavy > (strike ? range.strikeCaps[1] : range.caps[1]))
            return say(Text::HeavyNeedsSix, nrj(25), {heavy, first + 1});
        const int most = strike ? range.strikeMost : range.most;
        if (pieces() > most || m_move.amountOf(first) > (strike ? range.strikeCaps[0] : range.caps[0]))
            return say(Text::HitsTooMany, nrj(25), {most});
        if (pieces() < most) return say(Text::HitsWasted, nrj(25), {most});
        return say(Text::CharacterMustBeHit, nrj(27), {range.character});
    }

    [[nodiscard]] Refusal waste() const
    {
        const Phase phase = phaseOf(s);
        if (phase != Phase::DefenceAssign && phase != Phase::AttackAssign)
            return say(Text::NotNow, nrj(25), {m_move.seat});
        const HitRange range = hitRange(m_ctx, attackerRolls(s));
        if (m_move.arg[1] != 0 && range.character < 0) return say(Text::NoDouble, nrj(27));
        if (range.mustHit && m_move.arg[1] == 0) return say(Text::CharacterMustBeHit, nrj(27), {range.character});
        return say(Text::HitsWasted, nrj(25), {range.most});
    }

    /// The first piece of the move that is neither of the two kinds of a side, or -1.
    int strangePiece(int first) const
    {
        for (const Part& part : m_move.parts())
            if (part.item != first && part.item != first + 1) return part.item;
        return -1;
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
        return going(from);
    }

    /// Pieces or a character that cannot go on from the territory just won.
    [[nodiscard]] Refusal going(int from) const
    {
        const int first = lightPiece(activeSide(s));
        if (const int piece = strangePiece(first); piece >= 0) return say(Text::NoOwnPiece, nrj(31), {piece});
        if (m_move.amountOf(first) > s.stack(from)[kLight] || m_move.amountOf(first + 1) > s.stack(from)[kHeavy])
            return say(Text::NotHere, nrj(31), {from});
        if (pieces() == 0) return say(Text::MoveOne, nrj(30), {from});
        if (pieces() >= sum(s.stack(from))) return say(Text::LeaveOne, nrj(30), {from});
        const int character = characterAt(s, from, activeSide(s));
        return character < 0 ? say(Text::CharacterMayNot, nrj(32), {from})
                             : say(Text::CharacterGoesAlong, nrj(32), {character});
    }

    [[nodiscard]] Refusal path(int card) const
    {
        const int from = battlePlace(s);
        const int to = m_move.arg[0];
        if (const Refusal refusal = ownership(to, nrj(30))) return refusal;
        if (t.open[static_cast<std::size_t>(from)].test(to)) return say(Text::BorderOpen, nrj(53), {from, to, card});
        if (!t.closed[static_cast<std::size_t>(from)].test(to)) return say(Text::NotAdjacent, nrj(53), {from, to});
        return going(from);
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
        const bool adding = m_verb == Verb::Add;
        const bool attack = attackerRolls(s);
        const int first = lightPiece(adding ? activeSide(s) : sideOf(static_cast<Army>(victimArmy(s, attack))));
        if (const int piece = strangePiece(first); piece >= 0)
            return say(adding ? Text::NoOwnPiece : Text::NoEnemyPiece, ruleOf(m_verb), {piece});
        const int due = m_pending.params(*m_pending.findOffer(m_move.verb))[0].totalHi;
        if (pieces() != due) return say(Text::WrongAmount, ruleOf(m_verb), {due});
        if (!adding) return say(Text::NotHere, ruleOf(m_verb), {battlePlace(s)});
        const auto& supply = s.supply[activeArmy(s)];
        const bool light = m_move.amountOf(first) > supply[kLight];
        return say(Text::SupplyShort, ruleOf(m_verb), {supply[light ? kLight : kHeavy], light ? first : first + 1});
    }

    [[nodiscard]] Refusal marching() const
    {
        if (phaseOf(s) != Phase::March) return say(Text::NotNow, nrj(53), {m_move.seat});
        const int from = s.marchFrom - 1;
        const int to = m_move.arg[0];
        const int army = ownerOf(s, from);
        if (!t.land.test(to) || !s.owned(army).test(to)) return notHeld(to, nrj(53));
        if (t.closed[static_cast<std::size_t>(from)].test(to)) return say(Text::RiverCloses, nrj(35), {from, to});
        if (!t.open[static_cast<std::size_t>(from)].test(to)) return say(Text::NotAdjacent, nrj(53), {from, to});
        const int first = lightPiece(sideOf(static_cast<Army>(army)));
        if (const int piece = strangePiece(first); piece >= 0) return say(Text::NoOwnPiece, nrj(53), {piece});
        if (m_move.amountOf(first) > s.stack(from)[kLight] || m_move.amountOf(first + 1) > s.stack(from)[kHeavy])
            return say(Text::NotHere, nrj(53), {from});
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
