// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "engine/rules/classic_risk/border.h"
#include "engine/rules/classic_risk/machine.h"

namespace marches::engine::classic_risk {

namespace {

[[nodiscard]] Refusal bad(Text text, std::initializer_list<int> args = {}) { return say(text, Rule::Rb1, args); }

[[nodiscard]] Refusal countTerritories(const Table& t, Position& s)
{
    for (int army = 0; army < t.armyCount(); ++army) s.held[army] = static_cast<std::uint16_t>(s.owned(army).count());
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        if (s.told[seat] != 0 && s.told[seat] - 1 != s.held[seat]) return bad(Text::BadScore, {seat});
        s.told[seat] = 0;
    }
    const bool occupying = phaseOf(s) == Phase::Occupy;
    for (const int place : t.places) {
        const int owner = ownerOf(s, place);
        if (owner < 0 && s.armies(place) > 0) return bad(Text::BadOwner, {place});
        const bool empty = occupying && place == toPlace(s);
        if (owner >= 0 && (s.armies(place) == 0) != empty) return bad(Text::BadStack, {place});
    }
    return {};
}

/// Every card at most as often as there is one.
bool cardsFit(const Table& t, const Position& s)
{
    Mask seen;
    int wilds = 0;
    bool twice = false;
    const auto add = [&](int card) {
        if (card == t.wildCard()) {
            ++wilds;
            return;
        }
        twice = twice || seen.test(card);
        seen.set(card);
    };
    for (int i = 0; i < s.deckCount; ++i) add(s.deck(i) - 1);
    for (int i = 0; i < s.usedCount; ++i) add(s.deckUsed(i) - 1);
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        s.hand(seat).forEach(add);
        wilds += s.wilds[seat];
    }
    return !twice && wilds <= t.wilds;
}

/// Every mission at most as often as there is one.
bool missionsFit(const Table& t, const Position& s)
{
    for (std::size_t mission = 0; mission < t.missions.size(); ++mission)
        if (std::count(s.mission, s.mission + t.seatCount(), static_cast<std::uint8_t>(mission + 1)) >
            t.missions[mission].copies)
            return false;
    return true;
}

bool needsBattle(Phase phase) { return phase >= Phase::DefenceDice && phase <= Phase::Occupy; }

bool originsFit(const Position& s)
{
    const int army = activeArmy(s);
    if (s.from != 0) return s.owned(army).test(fromPlace(s)) && s.armies(fromPlace(s)) >= 2 && s.origin[0] == 0;
    for (int i = 0; i < kMaxOrigins && s.origin[i] != 0; ++i) {
        const int place = s.origin[i] - 1;
        const bool ascending = i == 0 || s.origin[i - 1] < s.origin[i];
        if (!ascending || !s.owned(army).test(place) || s.force[i] >= s.armies(place)) return false;
    }
    return attackers(s) > 0;
}

[[nodiscard]] Refusal checkBattle(const ConstContext<NoTrace>& ctx, Position& s)
{
    const Phase phase = phaseOf(s);
    if (s.to == 0 || !originsFit(s)) return bad(Text::BadBattle);
    if ((phase == Phase::Occupy) != s.owned(activeArmy(s)).test(toPlace(s)) || ownerOf(s, toPlace(s)) < 0)
        return bad(Text::BadBattle);
    if (phase == Phase::Occupy) return s.attackDice == 0 ? bad(Text::BadBattle) : Refusal{};
    if (s.attackDice == 0) s.attackDice = static_cast<std::uint8_t>(mostAttackDice(ctx));
    if (s.defenceDice == 0) s.defenceDice = static_cast<std::uint8_t>(mostDefenceDice(ctx));
    // After a throw the dice on the table may be more than the armies that are left.
    if (phase == Phase::Battle) return {};
    if (s.attackDice > mostAttackDice(ctx) || s.defenceDice > mostDefenceDice(ctx)) return bad(Text::BadBattle);
    const auto rolled = std::count_if(std::begin(s.dice[0]), std::end(s.dice[0]), [](int die) { return die != 0; });
    if (phase == Phase::DefenceRoll && rolled != s.attackDice) return bad(Text::BadBattle);
    return {};
}

/// Is there what the phase is about?
bool phaseMakesSense(const ConstContext<NoTrace>& ctx)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    const int army = activeArmy(s);
    switch (phaseOf(s)) {
    case Phase::Bonus:
        return s.traded[0] != 0 &&
               std::ranges::all_of(s.traded, [&](int place) { return place == 0 || s.owned(army).test(place - 1); });
    case Phase::Attack: return origins(ctx).any();
    case Phase::Gather:
        return t.options.pooled && s.to != 0 && !s.owned(army).test(toPlace(s)) && ownerOf(s, toPlace(s)) >= 0 &&
               (origins(ctx) & t.neighbours(toPlace(s))).any();
    case Phase::DefenceDice: return ownerOf(s, toPlace(s)) != t.neutralArmy();
    case Phase::Fortify: return t.options.fortify != FortifyMode::None && liftable(t, s).any();
    case Phase::Drop:
        return t.options.fortify == FortifyMode::Connected && s.lifted != 0 && s.owned(army).test(s.lifted - 1) &&
               s.armies(s.lifted - 1) >= 2 && joined(t, s, s.lifted - 1).any();
    case Phase::Reshuffle: return s.usedCount > 0;
    case Phase::Claim: {
        int taken = 0;
        for (int i = 0; i < t.armyCount(); ++i) taken += s.held[i];
        return taken < t.territories();
    }
    case Phase::Place: return s.reserve[army] > 0 && s.held[army] > 0;
    case Phase::DealMissions: return t.withMissions();
    case Phase::Capital: return t.capitalsToWin() > 0 && army != t.neutralArmy() && s.held[army] > 0;
    case Phase::Over: return s.winners != 0;
    default: return true;
    }
}

bool inTurn(Phase phase) { return phase < Phase::Reshuffle; }

} // namespace

Refusal validatePosition(const Table& table, Position& s)
{
    for (int i = 0; i < s.deckCount / 2; ++i) std::swap(s.deck(i), s.deck(s.deckCount - 1 - i));
    for (int i = 0; i < s.usedCount / 2; ++i) std::swap(s.deckUsed(i), s.deckUsed(s.usedCount - 1 - i));
    if (Refusal problem = countTerritories(table, s)) return problem;
    deriveBorders(table, s);
    if (!cardsFit(table, s) || !missionsFit(table, s)) return bad(Text::BadCards);
    const Phase phase = phaseOf(s);
    const bool free =
        phase == Phase::FirstRoll || phase == Phase::Deal || phase == Phase::DealMissions || phase == Phase::Over;
    if (s.active == 0 && !free) return bad(Text::BadTurn);
    if (inTurn(phase) && (activeArmy(s) == table.neutralArmy() || s.held[activeArmy(s)] == 0))
        return bad(Text::BadTurn);
    NoTrace nobody;
    const ConstContext<NoTrace> ctx{table, s, nobody};
    if (needsBattle(phase))
        if (Refusal problem = checkBattle(ctx, s)) return problem;
    if (phase == Phase::Place && s.left == 0) s.left = static_cast<std::uint8_t>(table.options.setupBatch);
    if (!phaseMakesSense(ctx)) return bad(Text::BadPhase);
    return {};
}

} // namespace marches::engine::classic_risk
