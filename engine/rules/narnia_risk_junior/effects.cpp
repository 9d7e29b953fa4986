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
template <class W> bool effectByItself(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const CardEffect& effect = currentEffect(ctx.table, s);
    const int kind = s.card - 1;
    switch (effect.verb) {
    case CardVerb::Gain:
    case CardVerb::Lose:
    case CardVerb::PlaceCamp: {
        const Mask places = effectPlaces(ctx.table, s, effect);
        if (places.count() > 1) return false;
        if (places.any())
            applyEffectAt(ctx, places.first());
        else
            ctx.tell(Text::LogNoEffect, nrj(53), {kind});
        return true;
    }
    case CardVerb::TakeCharacter: {
        const std::uint16_t set = takable(ctx.table, s, effect, receiverOf(ctx.table, s, effect));
        if (std::popcount(set) > 1) return false;
        if (set != 0)
            takeCharacter(ctx, std::countr_zero(set));
        else
            ctx.tell(Text::LogNoEffect, nrj(53), {kind});
        return true;
    }
    case CardVerb::Crowns:
        gainCrowns(ctx, activeArmy(s), effect.count);
        ctx.tell(Text::LogCrowns, nrj(53), {activeSeat(ctx.table, s), effect.count});
        return true;
    case CardVerb::AttackDiceCap:
        s.diceCap = static_cast<std::uint8_t>(effect.count);
        ctx.tell(Text::LogSnow, nrj(53), {effect.count});
        return true;
    case CardVerb::DrawTerritories:
        s.flags |= kSpies;
        ctx.tell(Text::LogSpies, nrj(53), {activeSeat(ctx.table, s)});
        return true;
    default: return true;
    }
}

void spend(Position& s, int seat, int kind)
{
    if (s.hand[seat][kind] > 0) --s.hand[seat][kind];
}

/// Puts a kept card on the discard pile. True when its effect takes place.
template <class W> bool useCard(const Context<W>& ctx, const Move& move, int kind)
{
    spend(ctx.position, move.seat, kind);
    discard(ctx, kind);
    return ctx.in(nrj(53));
}

template <class W> void playPath(const Context<W>& ctx, const Move& move)
{
    const int kind = move.arg[3];
    if (!useCard(ctx, move, kind)) return;
    ctx.tell(Text::LogPath, nrj(53), {move.seat, kind, move.arg[0]});
    const int light = lightPiece(activeSide(ctx.position));
    attackOn(ctx, move.arg[0], move.amountOf(light), move.amountOf(light + 1), move.arg[2] != 0, Way::ClosedBorder);
}

template <class W> void playHelp(const Context<W>& ctx, const Move& move)
{
    if (!useCard(ctx, move, move.arg[0])) return;
    const int token = move.arg[1];
    ctx.position.borrowed = static_cast<std::uint8_t>(token + 1);
    ctx.position.borrowedFrom = ctx.position.spot[token];
    ctx.position.borrower = static_cast<std::uint8_t>(move.seat + 1);
    ctx.position.spot[token] = spotOf(battlePlace(ctx.position));
    ctx.tell(Text::LogHelp, nrj(53), {move.seat, move.arg[0], token});
}

template <class W> void playShield(const Context<W>& ctx, const Move& move)
{
    if (!useCard(ctx, move, move.arg[0])) return;
    const int kind = kindOf(move.arg[1]);
    if (ctx.position.hits[kind] > 0) --ctx.position.hits[kind];
    ctx.tell(Text::LogShield, nrj(53), {move.seat, move.arg[0], move.arg[1]});
}

} // namespace

template <class W> void discard(const Context<W>& ctx, int card)
{
    if (ctx.position.narniaUsedCount < kMaxDeck)
        ctx.position.narniaUsed[ctx.position.narniaUsedCount++] = static_cast<std::uint8_t>(card + 1);
}

template <class W> void runEffects(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int kind = s.card - 1;
    const Card& card = ctx.table.deck.cards[static_cast<std::size_t>(kind)];
    const bool works = (s.effect > 0 || ctx.in(nrj(53))) && !card.blank;
    if (!works) ctx.tell(Text::LogBlank, nrj(53), {kind});
    while (works && s.effect < card.effectCount) {
        if (!effectByItself(ctx)) return;
        ++s.effect;
    }
    discard(ctx, kind);
    s.card = s.effect = 0;
    ctx.enter(Phase::TerritoryDraw);
}

template <class W> void applyEffectAt(const Context<W>& ctx, int place)
{
    Position& s = ctx.position;
    const CardEffect& effect = currentEffect(ctx.table, s);
    const int army = activeArmy(s);
    const int seat = activeSeat(ctx.table, s);
    const int piece = pieceOf(activeSide(s), effect.kind);
    std::uint16_t& stack = s.stack(place)[effect.kind];
    std::uint16_t& supply = s.supply[army][effect.kind];
    if (effect.verb == CardVerb::Gain) {
        const int count = std::min<int>(effect.count, supply);
        supply = static_cast<std::uint16_t>(supply - count);
        stack = static_cast<std::uint16_t>(stack + count);
        ctx.tell(Text::LogGainedAt, nrj(53), {seat, count, piece, place});
    } else if (effect.verb == CardVerb::Lose) {
        supply = static_cast<std::uint16_t>(supply + effect.count);
        stack = static_cast<std::uint16_t>(stack - effect.count);
        ctx.tell(Text::LogLost, nrj(53), {seat, effect.count, piece, place});
    } else {
        s.camps().set(place);
        ctx.tell(Text::LogCampPitched, nrj(53), {seat, place});
    }
}

template <class W> void takeCharacter(const Context<W>& ctx, int token)
{
    const int seat = receiverOf(ctx.table, ctx.position, currentEffect(ctx.table, ctx.position));
    ctx.position.spot[token] = kOnCard;
    ctx.position.holder[token] = static_cast<std::uint8_t>(seat + 1);
    ctx.tell(Text::LogTaken, nrj(53), {seat, token});
}

template <class W> void rerollDie(const Context<W>& ctx, int face)
{
    for (int i = 0; i < 3; ++i)
        if (ctx.position.dice[i] == face) ctx.position.rerollAt = static_cast<std::uint8_t>(i + 1);
    ctx.position.resume = ctx.position.phase;
    ctx.enter(Phase::Reroll);
}

template <class W> void resolveReroll(const Context<W>& ctx, int face)
{
    Position& s = ctx.position;
    std::uint8_t& die = s.dice[s.rerollAt - 1];
    // Which card or character lets it be rolled again stands above.
    const bool attack = attackerRolls(s);
    const int seat = ctx.table.seatOf[static_cast<std::size_t>(rollerArmy(s, attack))];
    ctx.tell(Text::LogReroll, attack ? nrj(23) : nrj(24), {seat, die, face});
    die = static_cast<std::uint8_t>(face);
    s.rerollAt = 0;
    ctx.enter(static_cast<Phase>(s.resume));
    s.resume = 0;
}

template <class W> void playCard(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    switch (static_cast<Verb>(move.verb)) {
    case Verb::PlayMarch:
        if (!useCard(ctx, move, move.arg[1])) break;
        ctx.tell(Text::LogPlays, nrj(53), {move.seat, move.arg[1]});
        s.marchFrom = static_cast<PlusOne>(move.arg[0] + 1);
        s.resume = s.phase;
        s.phase = static_cast<std::uint8_t>(Phase::March);
        break;
    case Verb::PlayLure:
        if (!useCard(ctx, move, move.arg[0])) break;
        ctx.tell(Text::LogLure, nrj(53), {move.seat, move.arg[0], move.arg[1]});
        sendHome(ctx, move.arg[1]);
        break;
    case Verb::PlayHelp: playHelp(ctx, move); break;
    case Verb::PlayReroll:
        if (!useCard(ctx, move, move.arg[0])) break;
        ctx.tell(Text::LogPlays, nrj(53), {move.seat, move.arg[0]});
        rerollDie(ctx, move.arg[1]);
        break;
    case Verb::PlayShield: playShield(ctx, move); break;
    case Verb::PlayCordial:
        if (!useCard(ctx, move, move.arg[0])) break;
        ctx.tell(Text::LogCordial, nrj(53), {move.seat, move.arg[0], s.hitCharacter - 1});
        s.hitCharacter = 0;
        break;
    case Verb::PlayPath: playPath(ctx, move); break;
    default: break;
    }
}

template <class W> void march(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
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
        ctx.tell(Text::LogMarch, nrj(53), {move.seat, troop.light, light, troop.heavy, light + 1, from, to});
    else
        ctx.tell(Text::LogMarchOne, nrj(53), {move.seat, troop.count(), troop.piece(), from, to});
    s.marchFrom = 0;
    s.phase = s.resume; // the window or decision that the card interrupted
    s.resume = 0;
}

#define MARCHES_NRJ_EFFECTS(W)                                                                                         \
    template void runEffects(const Context<W>&);                                                                       \
    template void applyEffectAt(const Context<W>&, int);                                                               \
    template void takeCharacter(const Context<W>&, int);                                                               \
    template void discard(const Context<W>&, int);                                                                     \
    template void playCard(const Context<W>&, const Move&);                                                            \
    template void march(const Context<W>&, const Move&);                                                               \
    template void resolveReroll(const Context<W>&, int);                                                               \
    template void rerollDie(const Context<W>&, int);

MARCHES_NRJ_EFFECTS(RuleTrace)
MARCHES_NRJ_EFFECTS(NoTrace)
#undef MARCHES_NRJ_EFFECTS

} // namespace marches::engine::narnia_risk_junior
