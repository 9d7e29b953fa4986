// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/odds.h"

#include <algorithm>

namespace marches::engine::narnia_risk_junior {

namespace {

constexpr std::size_t kMostNodes = 60000;      ///< of one grid: some tens of milliseconds
constexpr std::array<int, 2> kQuickMost{8, 5}; ///< light, heavy in the table of quickOdds, for both sides

RollClass classify(const std::array<int, 3>& faces, int dice, bool peter, bool otmin, bool rumblebuffin, bool witch)
{
    RollClass roll;
    int fours = 0;
    for (int i = 0; i < dice; ++i) {
        const int face = faces[static_cast<std::size_t>(i)];
        roll.fives += face == 5 ? 1 : 0;
        roll.sixes += face == 6 ? 1 : 0;
        roll.stone += face == 2 && witch ? 2 : 0;
        fours += face == 4 ? 1 : 0;
        for (int k = 0; k < i; ++k) roll.doubled = roll.doubled || faces[static_cast<std::size_t>(k)] == face;
    }
    if (peter && fours > 0) ++roll.fives;
    if (otmin && roll.fives > 0) {
        --roll.fives;
        ++roll.sixes;
    }
    if (rumblebuffin && roll.sixes > 0) ++roll.fives;
    return roll;
}

bool alike(const RollClass& a, const RollClass& b)
{
    return a.fives == b.fives && a.sixes == b.sixes && a.stone == b.stone && a.doubled == b.doubled;
}

/// Light pieces first, as the revised example has it.
void turnToStone(std::array<int, 2>& pieces, int count)
{
    const int light = std::min(count, pieces[0]);
    pieces[0] -= light;
    pieces[1] -= std::min(count - light, pieces[1]);
}

/// Calls f(pieces left) for every way to use all hits that can be used.
template <class F> void forEachAssignment(const RollClass& roll, const std::array<int, 2>& enemy, F f)
{
    const int most = std::min(roll.sixes, enemy[1]);
    const int least = std::min(most, std::max(0, roll.fives + roll.sixes - enemy[0]));
    for (int heavy = least; heavy <= most; ++heavy) {
        const int light = std::min(enemy[0], roll.fives + roll.sixes - heavy);
        f(std::array<int, 2>{enemy[0] - light, enemy[1] - heavy});
    }
}

int count(const std::array<int, 2>& pieces) { return pieces[0] + pieces[1]; }

void addScaled(Expectation& sum, const Expectation& term, double factor)
{
    sum.win += factor * term.win;
    for (std::size_t kind = 0; kind < 2; ++kind) {
        sum.attackersLeft[kind] += factor * term.attackersLeft[kind];
        sum.defendersLeft[kind] += factor * term.defendersLeft[kind];
    }
}

} // namespace

std::vector<RollClass> rollClasses(int dice, bool peter, bool otmin, bool rumblebuffin, bool witch)
{
    std::vector<RollClass> classes;
    int all = 1;
    for (int i = 0; i < dice; ++i) all *= 6;
    for (int number = 0; number < all; ++number) {
        const std::array<int, 3> faces{number % 6 + 1, number / 6 % 6 + 1, number / 36 + 1};
        RollClass roll = classify(faces, dice, peter, otmin, rumblebuffin, witch);
        auto found =
            std::find_if(classes.begin(), classes.end(), [&](const RollClass& other) { return alike(roll, other); });
        if (found == classes.end()) found = classes.insert(classes.end(), roll);
        found->chance += 1.0 / all;
    }
    return classes;
}

OddsGrid::OddsGrid(const BattleCase& largest)
    : m_case(largest), m_size{static_cast<std::size_t>(largest.attackers[0]) + 1,
                              static_cast<std::size_t>(largest.attackers[1]) + 1,
                              static_cast<std::size_t>(largest.defenders[0]) + 1,
                              static_cast<std::size_t>(largest.defenders[1]) + 1}
{
    for (const bool with : {false, true}) {
        m_rollsOfDefence[with ? 1 : 0] =
            rollClasses(largest.defenceDice, false, false, false, with && largest.defenderWitch);
        m_rollsOfAttack[with ? 1 : 0] = rollClasses(largest.attackDice, with && largest.peter, with && largest.otmin,
                                                    with && largest.rumblebuffin, with && largest.attackerWitch);
    }
    const std::size_t nodes = m_size[0] * m_size[1] * m_size[2] * m_size[3] * 4;
    m_defence.resize(nodes);
    m_attack.resize(nodes);
    forEachNode([this](const Node& node) { solve(node); });
}

/// Fewer pieces first, and without characters before with them: what a battle leads to is solved before it.
template <class F> void OddsGrid::forEachNode(F f) const
{
    Node node;
    for (node.a[0] = 0; node.a[0] <= m_case.attackers[0]; ++node.a[0])
        for (node.a[1] = 0; node.a[1] <= m_case.attackers[1]; ++node.a[1])
            for (node.d[0] = 0; node.d[0] <= m_case.defenders[0]; ++node.d[0])
                for (node.d[1] = 0; node.d[1] <= m_case.defenders[1]; ++node.d[1])
                    for (int characters = 0; characters < 4; ++characters) {
                        node.power = (characters & 2) != 0;
                        node.witch = (characters & 1) != 0;
                        if ((!node.power || m_case.attackerPower()) && (!node.witch || m_case.defenderWitch)) f(node);
                    }
}

OddsGrid::Node OddsGrid::afterDefence(const Node& node, const RollClass& roll) const
{
    Node from = node;
    // A power only ever helps its own side, so a double always sends the character away.
    if (roll.doubled) from.power = false;
    if (m_case.stoneFirst) turnToStone(from.a, roll.stone);
    Node best = from;
    double least = 2.0;
    forEachAssignment(roll, from.a, [&](std::array<int, 2> left) {
        Node next = from;
        next.a = left;
        if (!m_case.stoneFirst) turnToStone(next.a, roll.stone);
        const double win = count(next.a) == 0 ? 0.0 : m_attack[index(next)].win;
        if (win >= least) return;
        least = win;
        best = next;
    });
    return best;
}

OddsGrid::Node OddsGrid::afterAttack(const Node& node, const RollClass& roll) const
{
    Node from = node;
    if (roll.doubled) from.witch = false;
    if (m_case.stoneFirst) turnToStone(from.d, roll.stone);
    Node best = from;
    double most = -1.0;
    forEachAssignment(roll, from.d, [&](std::array<int, 2> left) {
        Node next = from;
        next.d = left;
        if (!m_case.stoneFirst) turnToStone(next.d, roll.stone);
        const double win = count(next.d) == 0 ? 1.0 : m_defence[index(next)].win;
        if (win <= most) return;
        most = win;
        best = next;
    });
    return best;
}

void OddsGrid::solve(const Node& node)
{
    Expectation& defence = m_defence[index(node)];
    Expectation& attack = m_attack[index(node)];
    if (count(node.a) == 0 || count(node.d) == 0) {
        Expectation over;
        over.win = count(node.d) == 0 && count(node.a) > 0 ? 1.0 : 0.0;
        for (std::size_t kind = 0; kind < 2; ++kind) {
            over.attackersLeft[kind] = node.a[kind];
            over.defendersLeft[kind] = node.d[kind];
        }
        defence = attack = over;
        return;
    }
    // What leads on is summed; what leads back here only has its chance added up.
    Expectation onDefence;
    Expectation onAttack;
    double stayDefence = 0.0;
    double stayAttack = 0.0;
    const std::size_t here = index(node);
    for (const RollClass& roll : m_rollsOfDefence[node.witch ? 1 : 0]) {
        const std::size_t next = index(afterDefence(node, roll));
        if (next == here)
            stayDefence += roll.chance;
        else
            addScaled(onDefence, m_attack[next], roll.chance);
    }
    for (const RollClass& roll : m_rollsOfAttack[node.power ? 1 : 0]) {
        const std::size_t next = index(afterAttack(node, roll));
        if (next == here)
            stayAttack += roll.chance;
        else
            addScaled(onAttack, m_defence[next], roll.chance);
    }
    // defence = onDefence + stayDefence * attack, attack = onAttack + stayAttack * defence
    const double loop = 1.0 / (1.0 - stayDefence * stayAttack);
    defence = {};
    addScaled(defence, onDefence, loop);
    addScaled(defence, onAttack, loop * stayDefence);
    attack = onAttack;
    addScaled(attack, defence, stayAttack);
}

std::vector<double> OddsGrid::survivors() const
{
    std::vector<double> left(static_cast<std::size_t>(count(m_case.attackers)) + 1, 0.0);
    std::vector<double> atDefence(m_defence.size(), 0.0);
    std::vector<double> atAttack(m_attack.size(), 0.0);
    atDefence[index(m_case.attackers, m_case.defenders, m_case.attackerPower(), m_case.defenderWitch)] = 1.0;
    std::vector<Node> order;
    forEachNode([&](const Node& node) { order.push_back(node); });
    std::reverse(order.begin(), order.end());
    for (const Node& node : order) {
        const std::size_t here = index(node);
        if (atDefence[here] + atAttack[here] == 0.0) continue;
        if (count(node.a) == 0 || count(node.d) == 0) {
            const bool won = count(node.d) == 0 && count(node.a) > 0;
            left[won ? static_cast<std::size_t>(count(node.a)) : 0] += atDefence[here] + atAttack[here];
            continue;
        }
        double stayDefence = 0.0;
        double stayAttack = 0.0;
        for (const RollClass& roll : m_rollsOfDefence[node.witch ? 1 : 0])
            if (index(afterDefence(node, roll)) == here) stayDefence += roll.chance;
        for (const RollClass& roll : m_rollsOfAttack[node.power ? 1 : 0])
            if (index(afterAttack(node, roll)) == here) stayAttack += roll.chance;
        const double defences = (atDefence[here] + stayAttack * atAttack[here]) / (1.0 - stayDefence * stayAttack);
        const double attacks = atAttack[here] + stayDefence * defences;
        for (const RollClass& roll : m_rollsOfDefence[node.witch ? 1 : 0]) {
            const std::size_t next = index(afterDefence(node, roll));
            if (next != here) atAttack[next] += defences * roll.chance;
        }
        for (const RollClass& roll : m_rollsOfAttack[node.power ? 1 : 0]) {
            const std::size_t next = index(afterAttack(node, roll));
            if (next != here) atDefence[next] += attacks * roll.chance;
        }
    }
    return left;
}

const Expectation& quickOdds(int dice, std::array<int, 2> attackers, std::array<int, 2> defenders, bool attackNext)
{
    static const auto grid = [](int attackDice) {
        BattleCase largest;
        largest.attackers = largest.defenders = kQuickMost;
        largest.attackDice = attackDice;
        return OddsGrid(largest);
    };
    static const OddsGrid two = grid(2);
    static const OddsGrid three = grid(3);
    const auto fit = [](std::array<int, 2>& pieces) {
        for (std::size_t kind = 0; kind < 2; ++kind) pieces[kind] = std::clamp(pieces[kind], 0, kQuickMost[kind]);
    };
    fit(attackers);
    fit(defenders);
    const OddsGrid& known = dice >= 3 ? three : two;
    return attackNext ? known.beforeAttack(attackers, defenders, false, false)
                      : known.beforeDefence(attackers, defenders, false, false);
}

BattleOdds battleOdds(const BattleCase& battle)
{
    BattleCase fitting = battle;
    BattleOdds odds;
    const auto nodes = [&fitting] {
        std::size_t n = 4;
        for (const auto& side : {fitting.attackers, fitting.defenders})
            for (const int pieces : side) n *= static_cast<std::size_t>(pieces) + 1;
        return n;
    };
    // Both sides shrink together, so that the estimate stays near the truth.
    while (nodes() > kMostNodes) {
        odds.exact = false;
        for (std::array<int, 2>* side : {&fitting.attackers, &fitting.defenders})
            for (int& pieces : *side) pieces -= pieces > 3 ? 1 : 0;
    }
    const OddsGrid grid(fitting);
    odds.expected =
        grid.beforeDefence(fitting.attackers, fitting.defenders, fitting.attackerPower(), fitting.defenderWitch);
    odds.survivors = grid.survivors();
    odds.survivors.resize(static_cast<std::size_t>(count(battle.attackers)) + 1, 0.0);
    return odds;
}

} // namespace marches::engine::narnia_risk_junior
