// SPDX-License-Identifier: GPL-3.0-or-later
// How many dice are rolled, and what may be done with a roll.
#include <algorithm>

#include "engine/rules/narnia_risk_junior/legal.h"

namespace marches::engine::narnia_risk_junior {

template <class W> DiceReasons diceReasons(const ConstContext<W>& ctx, int place, Way way, bool withBeavers)
{
    DiceReasons reasons;
    const bool bridge = way == Way::Bridge && !withBeavers;
    // The lake is land like any other; without that rule its ice counts as water.
    const bool lake = ctx.table.lake >= 0 && (place == ctx.table.lake || ctx.position.origin == ctx.table.lake + 1);
    const bool ice = lake && way == Way::Border && !ctx.in(nrj(36));
    reasons.camp = ctx.position.camps().test(place);
    reasons.water = bridge || way == Way::SeaLane || ice;
    reasons.wood = ctx.table.options.woodedTwoDice && ctx.table.wooded.test(place) && ctx.in(advanced(8));
    reasons.card = way == Way::ClosedBorder || ctx.position.diceCap != 0;
    reasons.cap = way == Way::ClosedBorder ? 2 : 3;
    if (ctx.position.diceCap != 0) reasons.cap = std::min<int>(reasons.cap, ctx.position.diceCap);
    return reasons;
}

template <class W> int diceOf(const ConstContext<W>& ctx, bool attack)
{
    if (!attack) return ctx.in(nrj(24)) ? 2 : 1;
    const bool beavers = hasPower(ctx, Token::Beavers, true);
    const DiceReasons reasons =
        diceReasons(ctx, battlePlace(ctx.position), static_cast<Way>(ctx.position.way), beavers);
    int dice = reasons.cap;
    if (ctx.in(nrj(23)) && (reasons.camp || reasons.water || reasons.wood)) dice = std::min(dice, 2);
    // Losses never cost a die; without that rule each die needs a piece.
    if (!ctx.in(nrj(22))) dice = std::min(dice, sum(ctx.position.attackers));
    return std::max(dice, 1);
}

template <class W> bool hasPower(const ConstContext<W>& ctx, Token token, bool attack)
{
    const Position& s = ctx.position;
    const int t = num(token);
    const bool given =
        token == Token::Aslan || token == Token::Lucy || token == Token::MrTumnus || token == Token::WhiteWitch;
    const bool real = given || ctx.table.options.extraPowers;
    const int army = rollerArmy(s, attack);
    if (army < 0 || sideOf(static_cast<Army>(army)) != sideOf(token) || isStone(s, t)) return false;
    if (onPlace(s, t, battlePlace(s))) return ctx.in(nrj(37)) && real;
    // A power works on the board and not from the card; without the rule it is the other way round.
    const bool waiting = s.spot[t] == kOnCard && s.holder[t] == ctx.table.seatOf[static_cast<std::size_t>(army)] + 1;
    return waiting && real && !ctx.in(nrj(37));
}

template <class W> bool witchRolls(const ConstContext<W>& ctx, bool attack)
{
    if (!hasPower(ctx, Token::WhiteWitch, attack) || !ctx.in(nrj(50))) return false;
    return attack || ctx.table.options.witchPowerOnDefence;
}

template <class W> Roll readRoll(const ConstContext<W>& ctx, bool attack)
{
    Roll roll;
    int fours = 0;
    const auto& dice = ctx.position.dice;
    for (const std::uint8_t face : dice) {
        roll.fives += face == 5 ? 1 : 0;
        roll.sixes += face == 6 ? 1 : 0;
        roll.twos += face == 2 ? 1 : 0;
        fours += face == 4 ? 1 : 0;
    }
    roll.doubled = dice[0] != 0 && dice[1] != 0 &&
                   (dice[0] == dice[1] || (dice[2] != 0 && (dice[2] == dice[0] || dice[2] == dice[1])));
    if (!attack) return roll;
    if (fours > 0 && hasPower(ctx, Token::Peter, true)) ++roll.fives;
    if (roll.fives > 0 && hasPower(ctx, Token::Otmin, true)) {
        --roll.fives;
        ++roll.sixes;
    }
    if (roll.sixes > 0 && hasPower(ctx, Token::Rumblebuffin, true)) ++roll.fives;
    return roll;
}

namespace {

void boundHits(const Roll& roll, const std::uint16_t (&enemy)[2], int (&caps)[2], int& most)
{
    caps[kLight] = std::min<int>(enemy[kLight], roll.fives + roll.sixes);
    caps[kHeavy] = std::min<int>(enemy[kHeavy], roll.sixes);
    most = std::min(caps[kLight] + caps[kHeavy], roll.fives + roll.sixes);
}

/// Each six finds a piece as long as there is one; what it takes may be the light piece that another hit needed. All
/// light pieces are hit then, and fewer heavy ones than could be.
void boundWaste(const Roll& roll, const std::uint16_t (&enemy)[2], HitRange& range)
{
    const int light = enemy[kLight];
    const int sixes = std::min<int>(roll.sixes, light + enemy[kHeavy]);
    const int least = std::max(0, sixes - light);
    const int most = std::min({range.caps[kHeavy], sixes, range.most - light - 1});
    if (light == 0 || most < least) return;
    range.wasteLeast = least;
    range.wasteMost = most;
}

} // namespace

template <class W> HitRange hitRange(const ConstContext<W>& ctx, bool attack)
{
    HitRange range;
    Roll roll = readRoll(ctx, attack);
    const auto& enemy = victims(ctx.position, attack);
    // A five hits light pieces alone; without that rule it is as good as a six.
    if (roll.fives > 0 && enemy[kHeavy] > 0 && !ctx.in(nrj(25))) {
        roll.sixes += roll.fives;
        roll.fives = 0;
    }
    boundHits(roll, enemy, range.caps, range.most);
    if (ctx.table.options.hitWasteAllowed) boundWaste(roll, enemy, range);
    const int army = victimArmy(ctx.position, attack);
    const int character =
        army < 0 ? -1 : characterAt(ctx.position, battlePlace(ctx.position), sideOf(static_cast<Army>(army)));
    if (character < 0) return range;
    if (roll.doubled && ctx.in(nrj(27))) {
        range.character = character;
        range.mustHit = ctx.table.options.doubleHitMandatory;
    } else if (attack && roll.sixes > 0 && hasPower(ctx, Token::Maugrim, true)) {
        range.strike = character;
        --roll.sixes;
        boundHits(roll, enemy, range.strikeCaps, range.strikeMost);
    }
    return range;
}

#define MARCHES_NRJ_LEGAL_DICE(W)                                                                                      \
    template DiceReasons diceReasons(const ConstContext<W>&, int, Way, bool);                                          \
    template int diceOf(const ConstContext<W>&, bool);                                                                 \
    template Roll readRoll(const ConstContext<W>&, bool);                                                              \
    template HitRange hitRange(const ConstContext<W>&, bool);                                                          \
    template bool hasPower(const ConstContext<W>&, Token, bool);                                                       \
    template bool witchRolls(const ConstContext<W>&, bool);

MARCHES_NRJ_LEGAL_DICE(RuleTrace)
MARCHES_NRJ_LEGAL_DICE(NoTrace)
#undef MARCHES_NRJ_LEGAL_DICE

} // namespace marches::engine::narnia_risk_junior
