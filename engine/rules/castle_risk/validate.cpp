// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

[[nodiscard]] Refusal bad(Text text, std::initializer_list<int> args = {}) { return say(text, cr(1), args); }

bool beforeCastles(Phase phase)
{
    return phase == Phase::PlacementRoll || phase == Phase::DrawBanner || phase == Phase::Castle;
}

/// Every player has a castle on a territory of his own, and flies a banner: that of the empire, where the position says
/// none.
[[nodiscard]] Refusal checkCastles(const Table& t, Position& s)
{
    Mask seen;
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        if (s.castle[seat] == 0) {
            if (lives(s, seat) && !beforeCastles(phaseOf(s)) && phaseOf(s) != Phase::Over) return bad(Text::BadCastle);
            continue;
        }
        const int place = s.castle[seat] - 1;
        const int empire = t.empireOf(place);
        const bool taken = s.fallen == seat + 1; // the conqueror has still to move in
        if (!lives(s, seat) || seen.test(place) || empire < 0 || s.owned(seat).test(place) == taken)
            return bad(Text::BadCastle);
        seen.set(place);
        if (bannersOf(t, s, seat) == 0 && s.banner[empire] == 0) s.banner[empire] = static_cast<std::uint8_t>(seat + 1);
    }
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        if (s.told[seat] != 0 && s.told[seat] - 1 != bannersOf(t, s, seat)) return bad(Text::BadScore, {seat});
        s.told[seat] = 0;
    }
    return {};
}

[[nodiscard]] Refusal checkTerritories(const Table& t, const Position& s)
{
    const bool occupying = phaseOf(s) == Phase::Occupy;
    Refusal problem;
    const auto wrong = [&](int place) -> Refusal {
        const int owner = ownerOf(s, place);
        if (owner < 0 && s.armies(place) > 0) return bad(Text::BadOwner, {place});
        if (owner >= 0 && !lives(s, owner)) return bad(Text::BadOwner, {place});
        const bool empty = occupying && place == toPlace(s);
        if (owner >= 0 && (s.armies(place) == 0) != empty) return bad(Text::BadStack, {place});
        return {};
    };
    if (t.land.anyOf([&](int place) { return static_cast<bool>(problem = wrong(place)); })) return problem;
    return !(s.vacated().mask() & ownedByAll(s)).any() ? Refusal{} : bad(Text::BadPhase);
}

/// Every card at most as often as there is one.
bool cardsFit(const Table& t, const Position& s)
{
    std::array<int, kCards> seen{};
    const auto add = [&seen](int kind, int count) { seen[static_cast<std::size_t>(kind)] += count; };
    for (int i = 0; i < s.deckCount; ++i) add(s.deck[i] - 1, 1);
    for (int i = 0; i < s.usedCount; ++i) add(s.deckUsed[i] - 1, 1);
    for (int seat = 0; seat < t.seatCount(); ++seat)
        for (int kind = 0; kind < kCards; ++kind) add(kind, s.hand[seat][kind] + s.inUse[seat][kind]);
    add(num(Card::Diplomat), s.aside);
    add(num(Card::Reinforcements), s.onTrack);
    for (std::size_t kind = 0; kind < seen.size(); ++kind)
        if (seen[kind] > t.copies[kind]) return false;
    return true;
}

/// In a game for two nobody holds a Diplomat: one that is dealt or drawn is set aside (CR-36).
[[nodiscard]] Refusal checkDiplomats(const ConstContext<NoTrace>& ctx)
{
    if (!diplomatsOut(ctx)) return {};
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (held(ctx.position, seat, Card::Diplomat) > 0) return say(Text::NoDiplomats, cr(36));
    return {};
}

bool slipsFit(const Table& t, const Position& s)
{
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        if ((s.site[seat] == 0) != (s.holder[seat] == 0)) return false;
        if (s.holder[seat] != 0 && !lives(s, s.holder[seat] - 1)) return false;
    }
    return true;
}

bool inBattle(Phase phase)
{
    return phase == Phase::Battle || phase == Phase::Defend || phase == Phase::AttackRoll ||
           phase == Phase::DefenceRoll;
}

/// An attack that can go on: attackers, and somebody else on the other side.
[[nodiscard]] Refusal checkBattle(const ConstContext<NoTrace>& ctx, Position& s, Phase phase)
{
    const int seat = activeSeat(s);
    const int other = s.to == 0 ? -1 : ownerOf(s, toPlace(s));
    if (s.from == 0 || other < 0 || other == seat || !s.owned(seat).test(fromPlace(s))) return bad(Text::BadBattle);
    if (attackers(s) < 1 || is(s, kSea) != (inUse(s, seat, Card::Admiral) > 0)) return bad(Text::BadBattle);
    if (phase != Phase::Defend && phase != Phase::AttackRoll && phase != Phase::DefenceRoll) return {};
    if (s.attackDice == 0) s.attackDice = static_cast<std::uint8_t>(mostAttackDice(ctx));
    if (s.attackDice > mostAttackDice(ctx)) return bad(Text::BadBattle);
    if (phase == Phase::Defend) return {};
    if (s.defenceDice == 0) s.defenceDice = static_cast<std::uint8_t>(mostDefenceDice(s));
    if (s.defenceDice > mostDefenceDice(s)) return bad(Text::BadBattle);
    const auto rolled = std::count_if(std::begin(s.dice[0]), std::end(s.dice[0]), [](int die) { return die != 0; });
    return phase == Phase::DefenceRoll && rolled != s.attackDice ? bad(Text::BadBattle) : Refusal{};
}

[[nodiscard]] Refusal checkOccupy(const Position& s)
{
    const int seat = activeSeat(s);
    const bool fits = s.from != 0 && s.to != 0 && s.owned(seat).test(fromPlace(s)) && s.owned(seat).test(toPlace(s)) &&
                      s.from != s.to && s.armies(fromPlace(s)) >= 2 && !is(s, kSea) &&
                      (s.fallen == 0 || s.castle[s.fallen - 1] == s.to);
    return fits ? Refusal{} : bad(Text::BadBattle);
}

bool askedLives(const Position& s) { return s.asked != 0 && lives(s, s.asked - 1); }

bool spyMakesSense(const Position& s)
{
    const auto back = static_cast<Phase>(s.resume);
    return askedLives(s) && s.asked != s.active && handSize(s, s.asked - 1) > 0 &&
           inUse(s, activeSeat(s), Card::Spy) > 0 && (back == Phase::Act || back == Phase::Battle);
}

/// What is gone on with after cards were drawn.
bool drawingMakesSense(const Position& s)
{
    switch (static_cast<Phase>(s.resume)) {
    case Phase::BeginTurn:
    case Phase::Act: return s.active != 0;
    case Phase::FirstRoll: return true;
    case Phase::Resettle: return s.active != 0 && askedLives(s) && s.from != 0 && s.to != 0;
    default: return false;
    }
}

/// Is there what the phase is about?
bool phaseMakesSense(const ConstContext<NoTrace>& ctx)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    const int seat = activeSeat(s);
    switch (phaseOf(s)) {
    case Phase::Reinforce:
    case Phase::Spoils: return s.reserve[seat] > 0;
    case Phase::SpyAnswer:
    case Phase::SpyChoose: return spyMakesSense(s);
    case Phase::Talk: return askedLives(s);
    case Phase::Resettle:
        return askedLives(s) && s.to != 0 && s.from != 0 && s.vacated().any() && settlers(ctx, s.asked - 1).any();
    case Phase::Fortify: return movable(t, s).any();
    case Phase::Draw: return drawingMakesSense(s);
    case Phase::Reshuffle: return s.usedCount > 0 && drawingMakesSense(s);
    case Phase::DrawBanner: return freeBanners(t, s) != 0;
    case Phase::Castle: return s.reserve[seat] > 0 && castlePlaces(ctx).any();
    case Phase::Claim: return s.reserve[seat] > 0 && claimable(ctx).any();
    case Phase::Place: return s.reserve[seat] > 0 && s.owned(seat).any();
    case Phase::Hide: return hiding(t, s) != 0 && hideouts(ctx).any();
    case Phase::Over: return s.winners != 0;
    default: return true;
    }
}

bool needsNobody(Phase phase)
{
    return phase == Phase::PlacementRoll || phase == Phase::Hide || phase == Phase::ShuffleCards ||
           phase == Phase::FirstRoll || phase == Phase::Reshuffle || phase == Phase::Over;
}

} // namespace

Refusal validatePosition(const Table& table, Position& s)
{
    std::reverse(s.deck, s.deck + s.deckCount);
    std::reverse(s.deckUsed, s.deckUsed + s.usedCount);
    const auto everybody = static_cast<std::uint16_t>((1U << static_cast<unsigned>(table.seatCount())) - 1U);
    s.living = static_cast<std::uint16_t>(everybody & ~s.living);
    if (s.onTrack == 0 && !table.options.trackDiscards) s.onTrack = s.covered;
    if (Refusal problem = checkCastles(table, s)) return problem;
    if (Refusal problem = checkTerritories(table, s)) return problem;
    if (!cardsFit(table, s)) return bad(Text::BadCards);
    if (!slipsFit(table, s)) return bad(Text::BadSlip);
    const Phase phase = phaseOf(s);
    if (s.active == 0 ? !needsNobody(phase) : !lives(s, activeSeat(s)) && phase != Phase::Over)
        return bad(Text::BadTurn);
    NoTrace nobody;
    const ConstContext<NoTrace> ctx{table, s, nobody};
    if (Refusal problem = checkDiplomats(ctx)) return problem;
    const bool spying =
        (phase == Phase::SpyAnswer || phase == Phase::SpyChoose) && static_cast<Phase>(s.resume) == Phase::Battle;
    const Phase fought = phase == Phase::Talk ? afterTalks(s) : phase;
    if (inBattle(fought) || spying)
        if (Refusal problem = checkBattle(ctx, s, fought)) return problem;
    if (s.fallen != 0 && phase != Phase::Occupy) return bad(Text::BadPhase);
    if (s.pledged > 0 && (s.active == 0 || s.pledged > held(s, activeSeat(s), Card::General)))
        return bad(Text::BadCards);
    if (phase == Phase::Occupy)
        if (Refusal problem = checkOccupy(s)) return problem;
    if (phase == Phase::Place && s.left == 0)
        s.left = static_cast<std::uint8_t>(std::min<int>(table.options.fortifyBatch, s.reserve[activeSeat(s)]));
    if (!phaseMakesSense(ctx)) return bad(Text::BadPhase);
    return {};
}

} // namespace marches::engine::castle_risk
