// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/worth.h"

#include <algorithm>
#include <bit>

#include "engine/rules/narnia_risk_junior/legal.h"
#include "engine/rules/narnia_risk_junior/odds.h"

namespace marches::engine::narnia_risk_junior {

Worth::Worth(const Table& table, const Position& position)
    : t(table), s(position), m_scoringsLeft(std::max(1, static_cast<int>(table.deck.scoring.size()) - position.scored))
{}

double Worth::shareOfMajority() const
{
    // Five crowns a scoring hang on the majority; near the middle each territory may decide it.
    const int lead = std::abs(countOwned(s, Side::Witch) - countOwned(s, Side::Aslan));
    const double majority = 5.0 * m_scoringsLeft / (6.0 + lead);
    return 0.4 * majority;
}

double Worth::hold(int place, std::array<int, 2> stack) const
{
    if (stack[0] + stack[1] == 0) return 0.0;
    return 1.0 - quickOdds(s.camps().test(place) ? 2 : 3, {3, 1}, stack).win;
}

double Worth::underWay(std::array<int, 2> attackers, std::array<int, 2> defenders, int dice, bool attackNext) const
{
    const Expectation& odds = quickOdds(dice, attackers, defenders, attackNext);
    double value = odds.win * territory(battlePlace(s));
    for (std::size_t kind = 0; kind < 2; ++kind) {
        value += kCaptiveWorth[kind] * (defenders[kind] - odds.defendersLeft[kind]);
        value -= kCaptiveWorth[kind] * (attackers[kind] - odds.attackersLeft[kind]);
    }
    return value;
}

double Worth::battle(int to, std::array<int, 2> attackers, int dice, double helper) const
{
    const std::array<int, 2> defenders = at(to);
    const Expectation& odds = quickOdds(dice, attackers, defenders);
    const double win = std::min(1.0, odds.win + helper * (1.0 - odds.win));
    double value = win * territory(to);
    for (std::size_t kind = 0; kind < 2; ++kind) {
        value += kCaptiveWorth[kind] * (defenders[kind] - odds.defendersLeft[kind]);
        value -= kCaptiveWorth[kind] * (attackers[kind] - odds.attackersLeft[kind]);
    }
    return value;
}

double Worth::helper(int token) const
{
    const bool given = token == num(Token::Aslan) || token == num(Token::Lucy) || token == num(Token::MrTumnus) ||
                       token == num(Token::WhiteWitch);
    if (!given && !t.options.extraPowers) return 0.0;
    switch (static_cast<Token>(token)) {
    case Token::WhiteWitch: return 0.35;
    case Token::Aslan: return anyArmyStatue(s) ? 0.3 : 0.02;
    case Token::Lucy: return s.stone != 0 ? 0.1 : 0.01;
    case Token::Peter:
    case Token::Edmund:
    case Token::Susan: return 0.12;
    case Token::Rumblebuffin: return 0.15;
    case Token::MrTumnus:
    case Token::Ginarrbrik: return 0.08;
    default: return 0.04;
    }
}

int Worth::openEnemies(int place) const
{
    const int owner = ownerOf(s, place);
    if (owner < 0) return 0;
    const Side enemy = other(sideOf(static_cast<Army>(owner)));
    const Mask& around = t.open[static_cast<std::size_t>(place)];
    int count = 0;
    for (int k = 0; k < s.words; ++k) count += bitCount(around.word(k) & ownedIn(s.block[k], enemy));
    return count;
}

} // namespace marches::engine::narnia_risk_junior
