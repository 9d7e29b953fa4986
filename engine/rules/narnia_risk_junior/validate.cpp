// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>

#include "engine/rules/narnia_risk_junior/machine.h"

namespace marches::engine::narnia_risk_junior {

namespace {

/// While a position is put together its piles are in reading order, the next card first.
void turnPiles(Position& s)
{
    std::reverse(s.narnia, s.narnia + s.narniaCount);
    std::reverse(s.narniaUsed, s.narniaUsed + s.narniaUsedCount);
    for (int i = 0, j = s.deckCount - 1; i < j; ++i, --j) std::swap(s.deck(i), s.deck(j));
    for (int i = 0, j = s.deckUsedCount - 1; i < j; ++i, --j) std::swap(s.deckUsed(i), s.deckUsed(j));
}

int holderOf(const Table& t, const Position& s, int token)
{
    const Side side = sideOf(static_cast<Token>(token));
    if (side == Side::Witch) return t.witchSeat;
    const int place = s.spot[token] - kFirstSpot;
    int army = t.land.test(place) ? ownerOf(s, place) : -1;
    if (army >= 0 && sideOf(static_cast<Army>(army)) != side) army = activeArmy(s);
    if (army < 0 || sideOf(static_cast<Army>(army)) != side) army = t.aslanArmies.front();
    return t.seatOf[static_cast<std::size_t>(army)];
}

void placeCharacters(const Table& t, Position& s)
{
    const bool setup = phaseOf(s) == Phase::Deal;
    for (int token = 0; token < kTokens; ++token) {
        if (s.spot[token] == kUnsaid) {
            const bool statue = token == num(Token::MrTumnus) || token == num(Token::Rumblebuffin);
            if (statue) s.stone = static_cast<std::uint16_t>(s.stone | (1U << token));
            s.spot[token] = token == num(Token::WhiteWitch) ? kOnCard : spotOf(startPlace(t, token));
        }
        const bool inPlay = s.spot[token] == kOnCard || t.land.test(s.spot[token] - kFirstSpot);
        if (inPlay && s.holder[token] == 0 && s.borrowed != token + 1 && !setup)
            s.holder[token] = static_cast<std::uint8_t>(holderOf(t, s, token) + 1);
    }
}

[[nodiscard]] Refusal bad(Text text, std::initializer_list<int> args = {}) { return say(text, nrj(19), args); }

/// Pieces of an army that are not in its supply.
int used(const Table& t, const Position& s, int army, int kind)
{
    int count = s.statues[kind][army];
    s.owned(army).forEach([&](int place) { count += s.stack(place)[kind]; });
    if (army == activeArmy(s)) count += s.attackers[kind];
    for (int marker = 0; marker < kArmies; ++marker)
        if (t.markers[static_cast<std::size_t>(marker)]) count += s.captives[marker][army][kind];
    return count;
}

[[nodiscard]] Refusal fillSupplies(const Table& t, Position& s)
{
    for (const int army : t.armies)
        for (const int kind : {kLight, kHeavy}) {
            const bool given = ((s.supplyGiven >> (2 * army + kind)) & 1U) != 0;
            if (given) continue;
            const int left = t.totalOf(army, kind) - used(t, s, army, kind);
            if (left < 0) return bad(Text::BadTooMany, {army, pieceOf(sideOf(static_cast<Army>(army)), kind)});
            s.supply[army][kind] = static_cast<std::uint16_t>(left);
        }
    s.supplyGiven = 0;
    return {};
}

[[nodiscard]] Refusal checkTerritories(const Table& t, const Position& s)
{
    Refusal problem;
    t.land.forEach([&](int place) {
        const int owner = ownerOf(s, place);
        const int pieces = sum(s.stack(place));
        if (owner < 0 && pieces > 0 && !problem) problem = bad(Text::BadOwner, {place});
        if (owner >= 0 && pieces == 0 && !problem) problem = bad(Text::BadStack, {place});
    });
    if (!problem && s.thawed != 0 && ownerOf(s, t.lake) >= 0) problem = bad(Text::BadOwner, {t.lake});
    return problem;
}

bool inBattle(Phase phase)
{
    return phase == Phase::PreBattle || phase == Phase::AslanSix || phase == Phase::Add ||
           (phase >= Phase::DefenceRoll && phase <= Phase::AttackPetrify) || phase == Phase::Reroll;
}
bool needsBattle(Phase phase) { return inBattle(phase) || phase == Phase::Place || phase == Phase::Continue; }
bool needsTurn(Phase phase) { return phase != Phase::Flip && (phase < Phase::ShuffleTokens) && phase != Phase::Over; }
bool needsDice(Phase phase)
{
    return (phase >= Phase::DefenceReroll && phase <= Phase::DefenceReact) ||
           (phase >= Phase::AttackReroll && phase <= Phase::AttackReact) || phase == Phase::Reroll;
}

[[nodiscard]] Refusal checkBattle(const Position& s)
{
    const Phase phase = phaseOf(s);
    const int at = battlePlace(s);
    const bool attackers = sum(s.attackers) > 0;
    if (needsBattle(phase) && at < 0) return bad(Text::BadBattle);
    if (attackers && (at < 0 || s.active == 0)) return bad(Text::BadBattle);
    if (at >= 0 && s.active == 0) return bad(Text::BadTurn);
    if (!needsBattle(phase)) return {};
    const int owner = ownerOf(s, at);
    if (owner < 0) return bad(Text::BadBattle);
    const bool own = owner == activeArmy(s);
    if ((phase == Phase::Continue) != own) return bad(Text::BadAttackers, {at});
    if (inBattle(phase) != attackers) return bad(Text::BadAttackers, {at});
    if (needsDice(phase) && s.dice[0] == 0) return bad(Text::BadDice);
    return {};
}

/// Is there what the phase is about?
bool phaseMakesSense(const Table& t, const Position& s)
{
    NoTrace nobody;
    const ConstContext<NoTrace> ctx{t, s, nobody};
    switch (phaseOf(s)) {
    case Phase::NarniaResolve: {
        if (s.card == 0) return false;
        const Card& card = t.deck.cards[static_cast<std::size_t>(s.card - 1)];
        if (s.effect >= card.effectCount) return false;
        const CardEffect& effect = card.effects[s.effect];
        if (effect.verb == CardVerb::TakeCharacter) return takable(t, s, effect, receiverOf(t, s, effect)) != 0;
        return effectPlaces(t, s, effect).any();
    }
    case Phase::ChooseCard: return s.drawn[0] != 0 && s.drawn[1] != 0;
    case Phase::ChooseTarget: return s.drawn[0] != 0 && targets(ctx).any();
    case Phase::Place: {
        int pieces[2];
        countAllotment(ctx, pieces);
        return pieces[0] + pieces[1] > 0;
    }
    case Phase::PreBattle: return powerBeforeBattle(ctx) >= 0;
    case Phase::AslanSix: return s.stone != 0;
    case Phase::Revive:
        return s.toRevive > 0 && armyStatues(s) > 0 &&
               (static_cast<Phase>(s.resume) == Phase::Add || static_cast<Phase>(s.resume) == Phase::Exchange);
    case Phase::Add: return dueToAdd(s) > 0;
    case Phase::Reroll:
        return s.rerollAt >= 1 && s.rerollAt <= 3 && s.dice[s.rerollAt - 1] != 0 &&
               (static_cast<Phase>(s.resume) == Phase::DefenceReroll ||
                static_cast<Phase>(s.resume) == Phase::AttackReroll);
    case Phase::March: {
        const int from = s.marchFrom - 1;
        const bool back = needsTurn(static_cast<Phase>(s.resume)) && static_cast<Phase>(s.resume) != Phase::March;
        return from >= 0 && back && sum(s.stack(from)) >= 2 && marchTargets(t, s, from).any();
    }
    case Phase::LucyRestore: return s.stone != 0 || anyArmyStatue(s);
    case Phase::DefencePetrify:
    case Phase::AttackPetrify: return s.toStone > 0 && s.toStone <= sum(victims(s, attackerRolls(s)));
    case Phase::ChooseCharacter: return s.setup < t.aslanArmies.size();
    case Phase::ChooseCamp: return s.setup < t.choosers.size() && campChoices(t, s).any();
    case Phase::BuildStack: return s.setup < t.deck.scoring.size() && s.narniaCount == t.deck.size();
    case Phase::Over: return s.winners != 0;
    default: return true;
    }
}

} // namespace

Refusal validatePosition(const Table& table, Position& s)
{
    turnPiles(s);
    if (s.flipped > s.trackCount) return bad(Text::BadTurn);
    const Phase phase = phaseOf(s);
    if (s.active == 0 && needsTurn(phase)) return bad(Text::BadTurn);
    if (Refusal problem = checkTerritories(table, s)) return problem;
    if (Refusal problem = checkBattle(s)) return problem;
    placeCharacters(table, s);
    if (Refusal problem = fillSupplies(table, s)) return problem;
    if (inBattle(phase) && s.way == 0) s.way = static_cast<std::uint8_t>(Way::Supply);
    if (!phaseMakesSense(table, s)) return bad(Text::BadPhase);
    s.hitCaps[0] = s.hitCaps[1] = s.strikeCaps[0] = s.strikeCaps[1] = 0;
    NoTrace nobody;
    const ConstContext<NoTrace> ctx{table, s, nobody};
    if (phase == Phase::DefenceAssign || phase == Phase::AttackAssign) setHitCaps(ctx, s);
    if (s.asking == 0) openWindow(ctx, s);
    return {};
}

} // namespace marches::engine::narnia_risk_junior
