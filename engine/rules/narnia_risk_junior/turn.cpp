// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

namespace marches::engine::narnia_risk_junior {

namespace {

void clearTurn(Position& s)
{
    s.flags = 0;
    s.diverted = s.diceCap = 0;
    s.spent = 0;
    s.silent = 0;
    s.drawn[0] = s.drawn[1] = 0;
    s.battle = s.origin = s.way = 0;
    s.dice[0] = s.dice[1] = s.dice[2] = 0;
}

/// The track is used up (NRJ-13): all tokens and territory cards are shuffled, then `then` follows.
template <class W> bool reshuffled(const Context<W>& ctx, Phase then)
{
    if (!ctx.in(nrj(13)) || ctx.position.flipped < ctx.position.trackCount) return false;
    ctx.position.resume = static_cast<std::uint8_t>(then);
    ctx.enter(Phase::ShuffleTokens);
    return true;
}

int armyAfter(const Table& t, int army)
{
    for (std::size_t i = 0; i + 1 < t.armies.size(); ++i)
        if (t.armies[i] == army) return t.armies[i + 1];
    return t.armies.front();
}

bool sameStreak(const Table& t, int before, int now)
{
    if (before < 0) return false;
    if (t.options.streakByColour) return before == now;
    return t.seatOf[static_cast<std::size_t>(before)] == t.seatOf[static_cast<std::size_t>(now)];
}

template <class W> void flip(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (s.trackCount == 0) {
        s.resume = static_cast<std::uint8_t>(Phase::Flip);
        ctx.enter(Phase::ShuffleTokens);
        return;
    }
    if (!ctx.table.options.reshuffleOnLastFlip && reshuffled(ctx, Phase::Flip)) return;
    if (s.flipped >= s.trackCount) s.flipped = 0;
    const int before = activeArmy(s);
    int army = s.track[s.flipped] - 1;
    if (!ctx.in(nrj(12))) army = armyAfter(ctx.table, before);
    ++s.flipped;
    clearTurn(s);
    s.active = static_cast<std::uint8_t>(army + 1);
    if (sameStreak(ctx.table, before, army)) s.flags |= kStreak;
    const int seat = activeSeat(ctx.table, s);
    if (leadsSeveral(ctx.table, army))
        ctx.tell(Text::LogTurnArmy, nrj(12), {s.flipped, seat, army});
    else
        ctx.tell(Text::LogTurn, nrj(12), {s.flipped, seat});
    if (ctx.table.options.reshuffleOnLastFlip && reshuffled(ctx, Phase::NarniaDraw)) return;
    ctx.enter(Phase::NarniaDraw);
}

template <class W> void keepCard(const Context<W>& ctx, int kind)
{
    const int seat = activeSeat(ctx.table, ctx.position);
    const Card& card = ctx.table.deck.cards[static_cast<std::size_t>(kind)];
    const bool canUse = card.aslanOnly ? seat != ctx.table.witchSeat : !card.witchOnly || seat == ctx.table.witchSeat;
    // A card that its drawer can never use, or any kept card without the rule, is gone.
    if (!canUse || !ctx.in(nrj(15))) {
        ctx.tell(Text::LogNarniaCard, nrj(14), {seat, kind});
        discard(ctx, kind);
        ctx.tell(Text::LogDiscarded, nrj(15), {kind});
    } else {
        ++ctx.position.hand[seat][kind];
        if (ctx.table.options.secretCards && ctx.in(advanced(3))) {
            ctx.tellOthers(seat, Text::LogKeptSecret, advanced(3), {seat});
            ctx.tellOnly(seat, Text::LogKept, nrj(15), {seat, kind});
        } else {
            ctx.tell(Text::LogKept, nrj(15), {seat, kind});
        }
    }
    ctx.enter(Phase::TerritoryDraw);
}

template <class W> void drawNarnia(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(ctx.table, s);
    if (ctx.in(nrj(14)) && (s.flags & kStreak) != 0) {
        ctx.tell(Text::LogNoNarniaCard, nrj(14), {seat});
        ctx.enter(Phase::TerritoryDraw);
        return;
    }
    if (s.narniaCount == 0) {
        ctx.enter(Phase::TerritoryDraw);
        return;
    }
    const int kind = s.narnia[--s.narniaCount] - 1;
    s.narnia[s.narniaCount] = 0;
    const Card& card = ctx.table.deck.cards[static_cast<std::size_t>(kind)];
    if (card.timing == Timing::Scoring) {
        playScoringCard(ctx, kind);
    } else if (card.timing == Timing::Kept) {
        keepCard(ctx, kind);
    } else {
        ctx.tell(Text::LogNarniaCard, nrj(14), {seat, kind});
        s.card = static_cast<std::uint8_t>(kind + 1);
        s.effect = 0;
        ctx.enter(Phase::NarniaResolve);
    }
}

PlusOne drawCard(Position& s)
{
    const PlusOne place = s.deck(--s.deckCount);
    s.deck(s.deckCount) = 0;
    s.deckUsed(s.deckUsedCount++) = place;
    return place;
}

template <class W> void drawTerritory(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (s.deckCount == 0) {
        s.resume = static_cast<std::uint8_t>(Phase::TerritoryDraw);
        s.phase = static_cast<std::uint8_t>(Phase::ShuffleTerritories);
        return;
    }
    s.drawn[0] = drawCard(s);
    if ((s.flags & kSpies) != 0 && s.deckCount > 0) {
        s.drawn[1] = drawCard(s);
        ctx.enter(Phase::ChooseCard);
        return;
    }
    settleTarget(ctx);
}

/// Nothing to decide: no character waits, no camp takes a piece, no card can be used, or none is to be told of.
template <class W> bool placesAlone(const Context<W>& ctx)
{
    if (bringable(ctx.asConst()) != 0 || divertCamps(ctx.asConst()).any()) return false;
    return !asksEverybody(ctx.table) && usableCards(ctx.asConst(), activeSeat(ctx.table, ctx.position)) == 0;
}

template <class W> bool runPlace(const Context<W>& ctx)
{
    if (!placesAlone(ctx)) return false;
    place(ctx, -1);
    return true;
}

/// Goes on by itself, if it can. False: somebody must choose, or something is left to chance.
template <class W> bool step(const Context<W>& ctx)
{
    switch (phaseOf(ctx.position)) {
    case Phase::Flip: flip(ctx); return true;
    case Phase::NarniaDraw: drawNarnia(ctx); return true;
    case Phase::NarniaResolve: {
        runEffects(ctx);
        return phaseOf(ctx.position) != Phase::NarniaResolve;
    }
    case Phase::TerritoryDraw: drawTerritory(ctx); return true;
    case Phase::Place: return runPlace(ctx);
    case Phase::Revive: runRevive(ctx); return phaseOf(ctx.position) != Phase::Revive;
    case Phase::Add: runAdd(ctx); return phaseOf(ctx.position) != Phase::Add;
    case Phase::DefenceReroll:
    case Phase::DefenceAssign:
    case Phase::DefenceReact:
    case Phase::DefencePetrify:
    case Phase::AttackReroll:
    case Phase::AttackAssign:
    case Phase::AttackReact:
    case Phase::AttackPetrify: {
        const Phase before = phaseOf(ctx.position);
        runRoll(ctx);
        return phaseOf(ctx.position) != before;
    }
    case Phase::EndTurn: ctx.enter(lucyReady(ctx.asConst()) ? Phase::Lucy : Phase::Exchange); return true;
    case Phase::Exchange: exchange(ctx); return true;
    default: return false;
    }
}

template <class W> void bringPieces(const Context<W>& ctx, int light, int heavy)
{
    Position& s = ctx.position;
    const int army = activeArmy(s);
    s.supply[army][kLight] = static_cast<std::uint16_t>(s.supply[army][kLight] - light);
    s.supply[army][kHeavy] = static_cast<std::uint16_t>(s.supply[army][kHeavy] - heavy);
    s.attackers[kLight] = static_cast<std::uint16_t>(s.attackers[kLight] + light);
    s.attackers[kHeavy] = static_cast<std::uint16_t>(s.attackers[kHeavy] + heavy);
    s.way = static_cast<std::uint8_t>(Way::Supply);
    tellArrival(ctx, light, heavy, nrj(19));
    beginBattle(ctx);
}

} // namespace

template <class W> void run(const Context<W>& ctx)
{
    do {
        openWindow(ctx.asConst(), ctx.position);
    } while (seatToAsk(ctx.table, ctx.position) < 0 && step(ctx));
}

template <class W> void settleTarget(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int place = s.drawn[0] - 1;
    const int owner = ownerOf(s, place);
    const int seat = activeSeat(ctx.table, s);
    const bool enemy = owner >= 0 && sideOf(static_cast<Army>(owner)) != activeSide(s);
    if (enemy)
        ctx.tell(Text::LogTerritoryCard, nrj(17), {seat, place, ctx.table.seatOf[static_cast<std::size_t>(owner)]});
    if (enemy && ctx.in(nrj(17))) {
        s.battle = static_cast<PlusOne>(place + 1);
        enterPlace(ctx);
        return;
    }
    if (s.thawed != 0 && place == ctx.table.lake)
        ctx.tell(Text::LogLakeCard, advanced(6), {seat, place});
    else if (!enemy)
        ctx.tell(Text::LogOwnTerritoryCard, nrj(18), {seat, place});
    if (targets(ctx.asConst()).any()) {
        ctx.enter(Phase::ChooseTarget);
        return;
    }
    ctx.tell(Text::LogNoTarget, nrj(18), {seat});
    endTurn(ctx);
}

template <class W> void enterPlace(const Context<W>& ctx)
{
    // Before anybody is asked about cards: with an empty supply there is nothing to wait for.
    int pieces[2];
    countAllotment(ctx.asConst(), pieces);
    if (pieces[0] + pieces[1] > 0) {
        ctx.enter(Phase::Place);
        return;
    }
    ctx.tell(Text::LogNoPieces, nrj(19), {activeSeat(ctx.table, ctx.position)});
    endTurn(ctx);
}

template <class W> void place(const Context<W>& ctx, int token)
{
    if (token >= 0) ctx.position.spot[token] = spotOf(battlePlace(ctx.position));
    int pieces[2];
    countAllotment(ctx.asConst(), pieces);
    bringPieces(ctx, pieces[kLight], pieces[kHeavy]);
}

template <class W> void endTurn(const Context<W>& ctx)
{
    ctx.position.battle = ctx.position.origin = ctx.position.way = 0;
    ctx.position.dice[0] = ctx.position.dice[1] = ctx.position.dice[2] = 0;
    ctx.enter(Phase::EndTurn);
}

#define MARCHES_NRJ_TURN(W)                                                                                            \
    template void run(const Context<W>&);                                                                              \
    template void settleTarget(const Context<W>&);                                                                     \
    template void enterPlace(const Context<W>&);                                                                       \
    template void place(const Context<W>&, int);                                                                       \
    template void endTurn(const Context<W>&);

MARCHES_NRJ_TURN(RuleTrace)
MARCHES_NRJ_TURN(NoTrace)
#undef MARCHES_NRJ_TURN

} // namespace marches::engine::narnia_risk_junior
