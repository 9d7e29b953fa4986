// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <bit>

namespace marches::engine::narnia_risk_junior {

namespace {

const CardEffect& currentEffect(const Table& t, const Position& s)
{
    return t.deck.cards[static_cast<std::size_t>(s.card - 1)].effects[s.effect];
}

/// Carries out the effect if nobody has to choose. False: somebody has.
template <class W> bool effectByItself(const Play<W>& p)
{
    Position& s = p.s;
    const CardEffect& effect = currentEffect(p.t, s);
    const int kind = s.card - 1;
    switch (effect.verb) {
    case CardVerb::Gain:
    case CardVerb::Lose:
    case CardVerb::PlaceCamp: {
        const Mask places = effectPlaces(p.t, s, effect);
        if (places.count() > 1) return false;
        if (places.any())
            effectAt(p, places.first());
        else
            p.tell(Text::LogNoEffect, nrj(53), {kind});
        return true;
    }
    case CardVerb::TakeCharacter: {
        const std::uint16_t set = takable(p.t, s, effect, receiverOf(p.t, s, effect));
        if (std::popcount(set) > 1) return false;
        if (set != 0)
            takeCharacter(p, std::countr_zero(set));
        else
            p.tell(Text::LogNoEffect, nrj(53), {kind});
        return true;
    }
    case CardVerb::Crowns:
        gainCrowns(p, activeArmy(s), effect.count);
        p.tell(Text::LogCrowns, nrj(53), {activeSeat(p.t, s), effect.count});
        return true;
    case CardVerb::AttackDiceCap:
        s.diceCap = static_cast<std::uint8_t>(effect.count);
        p.tell(Text::LogSnow, nrj(53), {effect.count});
        return true;
    case CardVerb::DrawTerritories:
        s.flags |= kSpies;
        p.tell(Text::LogSpies, nrj(53), {activeSeat(p.t, s)});
        return true;
    default: return true;
    }
}

void spend(Position& s, int seat, int kind)
{
    if (s.hand[seat][kind] > 0) --s.hand[seat][kind];
}

/// Puts a kept card on the discard pile. True when its effect takes place.
template <class W> bool useCard(const Play<W>& p, const Move& move, int kind)
{
    spend(p.s, move.seat, kind);
    discard(p, kind);
    return p.in(nrj(53));
}

template <class W> void playPath(const Play<W>& p, const Move& move)
{
    const int kind = move.arg[3];
    if (!useCard(p, move, kind)) return;
    p.tell(Text::LogPath, nrj(53), {move.seat, kind, move.arg[0]});
    const int light = lightPiece(activeSide(p.s));
    attackOn(p, move.arg[0], move.amountOf(light), move.amountOf(light + 1), move.arg[2] != 0, Way::ClosedBorder);
}

template <class W> void playHelp(const Play<W>& p, const Move& move)
{
    if (!useCard(p, move, move.arg[0])) return;
    const int token = move.arg[1];
    p.s.borrowed = static_cast<std::uint8_t>(token + 1);
    p.s.borrowedFrom = p.s.spot[token];
    p.s.borrower = static_cast<std::uint8_t>(move.seat + 1);
    p.s.spot[token] = spotOf(battlePlace(p.s));
    p.tell(Text::LogHelp, nrj(53), {move.seat, move.arg[0], token});
}

template <class W> void playShield(const Play<W>& p, const Move& move)
{
    if (!useCard(p, move, move.arg[0])) return;
    const int kind = kindOf(move.arg[1]);
    if (p.s.hits[kind] > 0) --p.s.hits[kind];
    p.tell(Text::LogShield, nrj(53), {move.seat, move.arg[0], move.arg[1]});
}

} // namespace

template <class W> void discard(const Play<W>& p, int card)
{
    if (p.s.narniaUsedCount < kMaxDeck) p.s.narniaUsed[p.s.narniaUsedCount++] = static_cast<std::uint8_t>(card + 1);
}

template <class W> void runEffects(const Play<W>& p)
{
    Position& s = p.s;
    const int kind = s.card - 1;
    const Card& card = p.t.deck.cards[static_cast<std::size_t>(kind)];
    const bool works = (s.effect > 0 || p.in(nrj(53))) && !card.blank;
    if (!works) p.tell(Text::LogBlank, nrj(53), {kind});
    while (works && s.effect < card.effectCount) {
        if (!effectByItself(p)) return;
        ++s.effect;
    }
    discard(p, kind);
    s.card = s.effect = 0;
    p.enter(Phase::TerritoryDraw);
}

template <class W> void effectAt(const Play<W>& p, int place)
{
    Position& s = p.s;
    const CardEffect& effect = currentEffect(p.t, s);
    const int army = activeArmy(s);
    const int seat = activeSeat(p.t, s);
    const int piece = pieceOf(activeSide(s), effect.kind);
    std::uint16_t& stack = s.stack(place)[effect.kind];
    std::uint16_t& supply = s.supply[army][effect.kind];
    if (effect.verb == CardVerb::Gain) {
        const int count = std::min<int>(effect.count, supply);
        supply = static_cast<std::uint16_t>(supply - count);
        stack = static_cast<std::uint16_t>(stack + count);
        p.tell(Text::LogGainedAt, nrj(53), {seat, count, piece, place});
    } else if (effect.verb == CardVerb::Lose) {
        supply = static_cast<std::uint16_t>(supply + effect.count);
        stack = static_cast<std::uint16_t>(stack - effect.count);
        p.tell(Text::LogLost, nrj(53), {seat, effect.count, piece, place});
    } else {
        s.camps().set(place);
        p.tell(Text::LogCampPitched, nrj(53), {seat, place});
    }
}

template <class W> void takeCharacter(const Play<W>& p, int token)
{
    const int seat = receiverOf(p.t, p.s, currentEffect(p.t, p.s));
    p.s.spot[token] = kOnCard;
    p.s.holder[token] = static_cast<std::uint8_t>(seat + 1);
    p.tell(Text::LogTaken, nrj(53), {seat, token});
}

template <class W> void rerollDie(const Play<W>& p, int face)
{
    for (int i = 0; i < 3; ++i)
        if (p.s.dice[i] == face) p.s.rerollAt = static_cast<std::uint8_t>(i + 1);
    p.s.resume = p.s.phase;
    p.enter(Phase::Reroll);
}

template <class W> void resolveReroll(const Play<W>& p, int face)
{
    Position& s = p.s;
    std::uint8_t& die = s.dice[s.rerollAt - 1];
    // Which card or character lets it be rolled again stands above.
    const bool attack = attackerRolls(s);
    const int seat = p.t.seatOf[static_cast<std::size_t>(rollerArmy(s, attack))];
    p.tell(Text::LogReroll, attack ? nrj(23) : nrj(24), {seat, die, face});
    die = static_cast<std::uint8_t>(face);
    s.rerollAt = 0;
    p.enter(static_cast<Phase>(s.resume));
    s.resume = 0;
}

template <class W> void playCard(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    switch (static_cast<Verb>(move.verb)) {
    case Verb::PlayMarch:
        if (!useCard(p, move, move.arg[1])) break;
        p.tell(Text::LogPlays, nrj(53), {move.seat, move.arg[1]});
        s.marchFrom = static_cast<PlusOne>(move.arg[0] + 1);
        s.resume = s.phase;
        s.phase = static_cast<std::uint8_t>(Phase::March);
        break;
    case Verb::PlayLure:
        if (!useCard(p, move, move.arg[0])) break;
        p.tell(Text::LogLure, nrj(53), {move.seat, move.arg[0], move.arg[1]});
        sendHome(p, move.arg[1]);
        break;
    case Verb::PlayHelp: playHelp(p, move); break;
    case Verb::PlayReroll:
        if (!useCard(p, move, move.arg[0])) break;
        p.tell(Text::LogPlays, nrj(53), {move.seat, move.arg[0]});
        rerollDie(p, move.arg[1]);
        break;
    case Verb::PlayShield: playShield(p, move); break;
    case Verb::PlayCordial:
        if (!useCard(p, move, move.arg[0])) break;
        p.tell(Text::LogCordial, nrj(53), {move.seat, move.arg[0], s.hitCharacter - 1});
        s.hitCharacter = 0;
        break;
    case Verb::PlayPath: playPath(p, move); break;
    default: break;
    }
}

template <class W> void march(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const int from = s.marchFrom - 1;
    const int to = move.arg[0];
    const int army = ownerOf(s, from);
    const int light = lightPiece(sideOf(static_cast<Army>(army)));
    for (const int kind : {kLight, kHeavy}) {
        const int count = move.amountOf(light + kind);
        s.stack(from)[kind] = static_cast<std::uint16_t>(s.stack(from)[kind] - count);
        s.stack(to)[kind] = static_cast<std::uint16_t>(s.stack(to)[kind] + count);
    }
    const Troop troop{move.amountOf(light), move.amountOf(light + 1), light};
    if (troop.both())
        p.tell(Text::LogMarch, nrj(53), {move.seat, troop.light, light, troop.heavy, light + 1, from, to});
    else
        p.tell(Text::LogMarchOne, nrj(53), {move.seat, troop.count(), troop.piece(), from, to});
    s.marchFrom = 0;
    s.phase = s.resume; // the window or decision that the card interrupted
    s.resume = 0;
}

#define MARCHES_NRJ_EFFECTS(W)                                                                                         \
    template void runEffects(const Play<W>&);                                                                          \
    template void effectAt(const Play<W>&, int);                                                                       \
    template void takeCharacter(const Play<W>&, int);                                                                  \
    template void discard(const Play<W>&, int);                                                                        \
    template void playCard(const Play<W>&, const Move&);                                                               \
    template void march(const Play<W>&, const Move&);                                                                  \
    template void resolveReroll(const Play<W>&, int);                                                                  \
    template void rerollDie(const Play<W>&, int);

MARCHES_NRJ_EFFECTS(RuleTrace)
MARCHES_NRJ_EFFECTS(NoTrace)
#undef MARCHES_NRJ_EFFECTS

} // namespace marches::engine::narnia_risk_junior
