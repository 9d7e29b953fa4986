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
template <class W> bool reshuffled(const Play<W>& p, Phase then)
{
    if (!p.in(nrj(13)) || p.s.flipped < p.s.trackCount) return false;
    p.s.resume = static_cast<std::uint8_t>(then);
    p.enter(Phase::ShuffleTokens);
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

template <class W> void flip(const Play<W>& p)
{
    Position& s = p.s;
    if (s.trackCount == 0) {
        s.resume = static_cast<std::uint8_t>(Phase::Flip);
        p.enter(Phase::ShuffleTokens);
        return;
    }
    if (!p.t.options.reshuffleOnLastFlip && reshuffled(p, Phase::Flip)) return;
    if (s.flipped >= s.trackCount) s.flipped = 0;
    const int before = activeArmy(s);
    int army = s.track[s.flipped] - 1;
    if (!p.in(nrj(12))) army = armyAfter(p.t, before);
    ++s.flipped;
    clearTurn(s);
    s.active = static_cast<std::uint8_t>(army + 1);
    if (sameStreak(p.t, before, army)) s.flags |= kStreak;
    const int seat = activeSeat(p.t, s);
    if (leadsSeveral(p.t, army))
        p.tell(Text::LogTurnArmy, nrj(12), {s.flipped, seat, army});
    else
        p.tell(Text::LogTurn, nrj(12), {s.flipped, seat});
    if (p.t.options.reshuffleOnLastFlip && reshuffled(p, Phase::NarniaDraw)) return;
    p.enter(Phase::NarniaDraw);
}

template <class W> void keepCard(const Play<W>& p, int kind)
{
    const int seat = activeSeat(p.t, p.s);
    const Card& card = p.t.deck.cards[static_cast<std::size_t>(kind)];
    const bool canUse = card.aslanOnly ? seat != p.t.witchSeat : !card.witchOnly || seat == p.t.witchSeat;
    // A card that its drawer can never use, or any kept card without the rule, is gone.
    if (!canUse || !p.in(nrj(15))) {
        p.tell(Text::LogNarniaCard, nrj(14), {seat, kind});
        discard(p, kind);
        p.tell(Text::LogDiscarded, nrj(15), {kind});
    } else {
        ++p.s.hand[seat][kind];
        if (p.t.options.secretCards && p.in(advanced(3))) {
            p.tellOthers(seat, Text::LogKeptSecret, advanced(3), {seat});
            p.tellOnly(seat, Text::LogKept, nrj(15), {seat, kind});
        } else {
            p.tell(Text::LogKept, nrj(15), {seat, kind});
        }
    }
    p.enter(Phase::TerritoryDraw);
}

template <class W> void drawNarnia(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(p.t, s);
    if (p.in(nrj(14)) && (s.flags & kStreak) != 0) {
        p.tell(Text::LogNoNarniaCard, nrj(14), {seat});
        p.enter(Phase::TerritoryDraw);
        return;
    }
    if (s.narniaCount == 0) {
        p.enter(Phase::TerritoryDraw);
        return;
    }
    const int kind = s.narnia[--s.narniaCount] - 1;
    s.narnia[s.narniaCount] = 0;
    const Card& card = p.t.deck.cards[static_cast<std::size_t>(kind)];
    if (card.timing == Timing::Scoring) {
        scoringCard(p, kind);
    } else if (card.timing == Timing::Kept) {
        keepCard(p, kind);
    } else {
        p.tell(Text::LogNarniaCard, nrj(14), {seat, kind});
        s.card = static_cast<std::uint8_t>(kind + 1);
        s.effect = 0;
        p.enter(Phase::NarniaResolve);
    }
}

PlusOne drawCard(Position& s)
{
    const PlusOne place = s.deck(--s.deckCount);
    s.deck(s.deckCount) = 0;
    s.deckUsed(s.deckUsedCount++) = place;
    return place;
}

template <class W> void drawTerritory(const Play<W>& p)
{
    Position& s = p.s;
    if (s.deckCount == 0) {
        s.resume = static_cast<std::uint8_t>(Phase::TerritoryDraw);
        s.phase = static_cast<std::uint8_t>(Phase::ShuffleTerritories);
        return;
    }
    s.drawn[0] = drawCard(s);
    if ((s.flags & kSpies) != 0 && s.deckCount > 0) {
        s.drawn[1] = drawCard(s);
        p.enter(Phase::ChooseCard);
        return;
    }
    settleTarget(p);
}

/// Nothing to decide: no character waits, no camp takes a piece, no card can be used, or none is to be told of.
template <class W> bool placesAlone(const Play<W>& p)
{
    if (bringable(p.look()) != 0 || divertCamps(p.look()).any()) return false;
    return !asksEverybody(p.t) && usableCards(p.look(), activeSeat(p.t, p.s)) == 0;
}

template <class W> bool runPlace(const Play<W>& p)
{
    if (!placesAlone(p)) return false;
    place(p, -1);
    return true;
}

/// Goes on by itself, if it can. False: somebody must choose, or something is left to chance.
template <class W> bool step(const Play<W>& p)
{
    switch (phaseOf(p.s)) {
    case Phase::Flip: flip(p); return true;
    case Phase::NarniaDraw: drawNarnia(p); return true;
    case Phase::NarniaResolve: {
        runEffects(p);
        return phaseOf(p.s) != Phase::NarniaResolve;
    }
    case Phase::TerritoryDraw: drawTerritory(p); return true;
    case Phase::Place: return runPlace(p);
    case Phase::Revive: runRevive(p); return phaseOf(p.s) != Phase::Revive;
    case Phase::Add: runAdd(p); return phaseOf(p.s) != Phase::Add;
    case Phase::DefenceReroll:
    case Phase::DefenceAssign:
    case Phase::DefenceReact:
    case Phase::DefencePetrify:
    case Phase::AttackReroll:
    case Phase::AttackAssign:
    case Phase::AttackReact:
    case Phase::AttackPetrify: {
        const Phase before = phaseOf(p.s);
        runRoll(p);
        return phaseOf(p.s) != before;
    }
    case Phase::EndTurn: p.enter(lucyReady(p.look()) ? Phase::Lucy : Phase::Exchange); return true;
    case Phase::Exchange: exchange(p); return true;
    default: return false;
    }
}

template <class W> void bringPieces(const Play<W>& p, int light, int heavy)
{
    Position& s = p.s;
    const int army = activeArmy(s);
    s.supply[army][kLight] = static_cast<std::uint16_t>(s.supply[army][kLight] - light);
    s.supply[army][kHeavy] = static_cast<std::uint16_t>(s.supply[army][kHeavy] - heavy);
    s.attackers[kLight] = static_cast<std::uint16_t>(s.attackers[kLight] + light);
    s.attackers[kHeavy] = static_cast<std::uint16_t>(s.attackers[kHeavy] + heavy);
    s.way = static_cast<std::uint8_t>(Way::Supply);
    tellArrival(p, light, heavy, nrj(19));
    beginBattle(p);
}

} // namespace

template <class W> void run(const Play<W>& p)
{
    do {
        openWindow(p.look(), p.s);
    } while (seatToAsk(p.t, p.s) < 0 && step(p));
}

template <class W> void settleTarget(const Play<W>& p)
{
    Position& s = p.s;
    const int place = s.drawn[0] - 1;
    const int owner = ownerOf(s, place);
    const int seat = activeSeat(p.t, s);
    const bool enemy = owner >= 0 && sideOf(static_cast<Army>(owner)) != activeSide(s);
    if (enemy) p.tell(Text::LogTerritoryCard, nrj(17), {seat, place, p.t.seatOf[static_cast<std::size_t>(owner)]});
    if (enemy && p.in(nrj(17))) {
        s.battle = static_cast<PlusOne>(place + 1);
        enterPlace(p);
        return;
    }
    if (s.thawed != 0 && place == p.t.lake)
        p.tell(Text::LogLakeCard, advanced(6), {seat, place});
    else if (!enemy)
        p.tell(Text::LogOwnTerritoryCard, nrj(18), {seat, place});
    if (targets(p.look()).any()) {
        p.enter(Phase::ChooseTarget);
        return;
    }
    p.tell(Text::LogNoTarget, nrj(18), {seat});
    endTurn(p);
}

template <class W> void enterPlace(const Play<W>& p)
{
    // Before anybody is asked about cards: with an empty supply there is nothing to wait for.
    int pieces[2];
    allotment(p.look(), pieces);
    if (pieces[0] + pieces[1] > 0) {
        p.enter(Phase::Place);
        return;
    }
    p.tell(Text::LogNoPieces, nrj(19), {activeSeat(p.t, p.s)});
    endTurn(p);
}

template <class W> void place(const Play<W>& p, int token)
{
    if (token >= 0) p.s.spot[token] = spotOf(battlePlace(p.s));
    int pieces[2];
    allotment(p.look(), pieces);
    bringPieces(p, pieces[kLight], pieces[kHeavy]);
}

template <class W> void endTurn(const Play<W>& p)
{
    p.s.battle = p.s.origin = p.s.way = 0;
    p.s.dice[0] = p.s.dice[1] = p.s.dice[2] = 0;
    p.enter(Phase::EndTurn);
}

#define MARCHES_NRJ_TURN(W)                                                                                            \
    template void run(const Play<W>&);                                                                                 \
    template void settleTarget(const Play<W>&);                                                                        \
    template void enterPlace(const Play<W>&);                                                                          \
    template void place(const Play<W>&, int);                                                                          \
    template void endTurn(const Play<W>&);

MARCHES_NRJ_TURN(RuleTrace)
MARCHES_NRJ_TURN(NoTrace)
#undef MARCHES_NRJ_TURN

} // namespace marches::engine::narnia_risk_junior
