// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnia_risk_junior/legal.h"
#include "engine/rules/narnia_risk_junior/machine.h"
#include "engine/rules/narnia_risk_junior/worth.h"

namespace marches::engine::narnia_risk_junior {

namespace {

class Evaluator {
public:
    Evaluator(const Table& table, const Position& view, const Move& move)
        : t(table), s(view), m(move), m_ctx{table, view, m_nobody}, m_worth(table, view)
    {}

    double value() const
    {
        switch (static_cast<Verb>(m.verb)) {
        case Verb::ChooseCharacter:
        case Verb::TakeCharacter:
        case Verb::Restore: return liking(m.arg[0]);
        case Verb::ReviveCharacter: return liking(m.arg[0]) - 0.5;
        case Verb::ChooseCamp: return -0.1 * m_worth.openEnemies(m.arg[0]);
        case Verb::PitchCamp:
            return 2.0 * m_worth.hold(m.arg[0], m_worth.at(m.arg[0])) - 0.1 * m_worth.openEnemies(m.arg[0]);
        case Verb::Reinforce: return changed(m.arg[0], 1);
        case Verb::Desert: return changed(m.arg[0], -1);
        case Verb::ChooseCard: return drawn(m.arg[0]);
        case Verb::Target: return fresh(m.arg[0], 0.0);
        case Verb::Decline:
        case Verb::Place: return 0.0;
        case Verb::PlaceWith:
        case Verb::PlayHelp: return bring();
        case Verb::Divert: return divert();
        case Verb::Attack:
        case Verb::PlayPath: return attack();
        case Verb::AssignHits:
        case Verb::WasteHits:
        case Verb::StrikeCharacter: return hits();
        default: return lesser();
        }
    }

private:
    double lesser() const
    {
        switch (static_cast<Verb>(m.verb)) {
        case Verb::Petrify:
        case Verb::Add: return heavyCount();
        case Verb::ReviveArmies: return 0.3;
        case Verb::ReviveFaun: return kCaptiveWorth[kLight] * (mine(m.arg[0]) ? 1.0 : 0.3);
        case Verb::ReviveCentaur: return kCaptiveWorth[kHeavy] * (mine(m.arg[0]) ? 1.0 : 0.3);
        case Verb::RollLucy: return 0.5;
        case Verb::RestoreArmies: return 0.3;
        case Verb::Reroll: return reroll(m.arg[0]);
        case Verb::PlayReroll: return reroll(m.arg[1]) - 0.05;
        case Verb::PlayMarch: return bestMarch(m.arg[0]) - 0.3;
        case Verb::Move: return moved();
        case Verb::PlayLure: return onPlace(s, m.arg[1], battlePlace(s)) && sum(s.attackers) > 0 ? 0.6 : 0.05;
        case Verb::PlayShield: return kCaptiveWorth[static_cast<std::size_t>(kindOf(m.arg[1]))] - 0.1;
        case Verb::PlayCordial: return 0.3;
        default: return 0.0;
        }
    }

    bool mine(int army) const { return t.seatOf[static_cast<std::size_t>(army)] == m.seat; }
    double heavyCount() const
    {
        double heavies = 0.0;
        for (const Part& part : m.parts()) heavies += kindOf(part.item) == kHeavy ? part.amount : 0.5 * part.amount;
        return heavies;
    }
    double liking(int token) const
    {
        constexpr double kLiking[kTokens] = {1.0, 0.8, 0.75, 0.7, 0.5, 0.3, 0.5, 0.8, 1.0, 0.6, 0.5, 0.6};
        return kLiking[token];
    }

    /// What a card does to one's own territory.
    double changed(int place, int sign) const
    {
        const CardEffect& effect = t.deck.cards[static_cast<std::size_t>(s.card - 1)].effects[s.effect];
        std::array<int, 2> after = m_worth.at(place);
        after[static_cast<std::size_t>(effect.kind)] += sign * effect.count;
        return m_worth.stackDifference(place, m_worth.at(place), after);
    }

    int dice(int place, Way way) const
    {
        const DiceReasons reasons = diceReasons(m_ctx, place, way, false);
        return reasons.camp || reasons.water || reasons.wood ? 2 : std::min(reasons.cap, 3);
    }
    std::array<int, 2> supplyPieces() const
    {
        int pieces[2];
        countAllotment(m_ctx, pieces);
        return {pieces[0], pieces[1]};
    }
    double fresh(int place, double helper) const
    {
        return m_worth.battle(place, supplyPieces(), dice(place, Way::Supply), helper);
    }
    double drawn(int place) const
    {
        const int owner = ownerOf(s, place);
        const bool enemy = owner >= 0 && sideOf(static_cast<Army>(owner)) != activeSide(s);
        if (enemy) return fresh(place, 0.0);
        double best = 0.0;
        targets(m_ctx).forEach([&](int target) { best = std::max(best, fresh(target, 0.0)); });
        return best;
    }

    double bring() const
    {
        const int token = static_cast<Verb>(m.verb) == Verb::PlayHelp ? m.arg[1] : m.arg[0];
        const int at = battlePlace(s);
        const double gain = fresh(at, m_worth.helper(token)) - fresh(at, 0.0);
        return static_cast<Verb>(m.verb) == Verb::PlayHelp ? gain - 0.1 : gain + 0.01;
    }

    double divert() const
    {
        const int at = battlePlace(s);
        const int camp = m.arg[0];
        const auto kind = static_cast<std::size_t>(kindOf(m.arg[1]));
        std::array<int, 2> fewer = supplyPieces();
        --fewer[kind];
        std::array<int, 2> more = m_worth.at(camp);
        ++more[kind];
        const double loss = fresh(at, 0.0) - m_worth.battle(at, fewer, dice(at, Way::Supply), 0.0);
        return m_worth.stackDifference(camp, m_worth.at(camp), more) - loss;
    }

    double attack() const
    {
        const int from = battlePlace(s);
        const int to = m.arg[0];
        const bool path = static_cast<Verb>(m.verb) == Verb::PlayPath;
        const int first = lightPiece(activeSide(s));
        const std::array<int, 2> going{m.amountOf(first), m.amountOf(first + 1)};
        const std::array<int, 2> here = m_worth.at(from);
        const std::array<int, 2> staying{here[0] - going[0], here[1] - going[1]};
        const Way way = path ? Way::ClosedBorder : t.wayBetween(from, to);
        const int character = characterAt(s, from, activeSide(s));
        const double helper = m.arg[2] != 0 && character >= 0 ? m_worth.helper(character) : 0.0;
        const double value =
            m_worth.battle(to, going, dice(to, way), helper) + m_worth.stackDifference(from, here, staying);
        return path ? value - 0.2 : value;
    }

    double hits() const
    {
        const bool attack = attackerRolls(s);
        const auto& enemy = victims(s, attack);
        const int army = victimArmy(s, attack);
        const int first = lightPiece(sideOf(static_cast<Army>(army)));
        std::array<int, 2> taken{m.amountOf(first), m.amountOf(first + 1)};
        if (static_cast<Verb>(m.verb) == Verb::WasteHits) taken = {enemy[0], m.arg[0]};
        const std::array<int, 2> left{enemy[0] - taken[0], enemy[1] - taken[1]};
        const std::array<int, 2> attackers{s.attackers[0], s.attackers[1]};
        const int number = diceOf(m_ctx, true);
        double value = kCaptiveWorth[0] * taken[0] + kCaptiveWorth[1] * taken[1];
        value += attack ? m_worth.underWay(attackers, left, number, false)
                        : -m_worth.underWay(left, m_worth.at(battlePlace(s)), number, true);
        const bool character = static_cast<Verb>(m.verb) == Verb::StrikeCharacter || m.arg[1] != 0;
        return character ? value + 0.3 : value;
    }

    double reroll(int face) const
    {
        if (face >= 5) return -1.0;
        // A character that the double may hit is worth keeping the dice for.
        return readRoll(m_ctx, attackerRolls(s)).doubled ? 0.0 : 0.1 - 0.01 * face;
    }

    double transfer(int from, int to, std::array<int, 2> count) const
    {
        const std::array<int, 2> a = m_worth.at(from);
        const std::array<int, 2> b = m_worth.at(to);
        return m_worth.stackDifference(from, a, {a[0] - count[0], a[1] - count[1]}) +
               m_worth.stackDifference(to, b, {b[0] + count[0], b[1] + count[1]});
    }
    double moved() const
    {
        const int from = s.marchFrom - 1;
        const int first = lightPiece(sideOf(static_cast<Army>(ownerOf(s, from))));
        return transfer(from, m.arg[0], {m.amountOf(first), m.amountOf(first + 1)});
    }
    double bestMarch(int from) const
    {
        const std::array<int, 2> here = m_worth.at(from);
        const std::array<int, 2> all{here[1] > 0 ? here[0] : here[0] - 1, here[1] > 0 ? here[1] - 1 : 0};
        double best = 0.0;
        (marchTargets(t, s, from)).forEach([&](int to) { best = std::max(best, transfer(from, to, all)); });
        return best;
    }

    const Table& t;
    const Position& s;
    const Move& m;
    mutable NoTrace m_nobody;
    ConstContext<NoTrace> m_ctx;
    Worth m_worth;
};

} // namespace

double evaluate(const Table& table, const Position& view, const Decision& /*decision*/, const Move& move)
{
    return Evaluator(table, view, move).value();
}

} // namespace marches::engine::narnia_risk_junior
