// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnia_risk_junior/legal.h"
#include "engine/rules/narnia_risk_junior/machine.h"
#include "engine/rules/narnia_risk_junior/odds.h"

namespace marches::engine::narnia_risk_junior {

namespace {

/// The battle that a move starts.
struct Start {
    int to = -1;
    int from = -1;
    Way way = Way::Supply;
    std::array<int, 2> attackers{};
    int character = -1;
};

std::optional<Start> startOf(const ConstContext<NoTrace>& ctx, const Move& move)
{
    const Position& s = ctx.position;
    Start start;
    int pieces[2] = {0, 0};
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Target:
    case Verb::Place:
    case Verb::PlaceWith:
        countAllotment(ctx, pieces);
        start.attackers = {pieces[0], pieces[1]};
        start.to = static_cast<Verb>(move.verb) == Verb::Target ? move.arg[0] : battlePlace(s);
        if (static_cast<Verb>(move.verb) == Verb::PlaceWith) start.character = move.arg[0];
        if (static_cast<Verb>(move.verb) == Verb::Place) start.character = characterAt(s, start.to, activeSide(s));
        break;
    case Verb::Attack:
    case Verb::PlayPath: {
        const int first = lightPiece(activeSide(s));
        start.attackers = {move.amountOf(first), move.amountOf(first + 1)};
        start.from = battlePlace(s);
        start.to = move.arg[0];
        const bool path = static_cast<Verb>(move.verb) == Verb::PlayPath;
        start.way = path ? Way::ClosedBorder : ctx.table.wayBetween(start.from, start.to);
        if (move.arg[2] != 0) start.character = characterAt(s, start.from, activeSide(s));
        break;
    }
    default: return {};
    }
    if (!ctx.table.land.test(start.to) || ownerOf(s, start.to) < 0 || start.attackers[0] + start.attackers[1] == 0)
        return {};
    return start;
}

bool powerCounts(const Table& t, int token)
{
    if (token < 0) return false;
    const Token who = static_cast<Token>(token);
    const bool given = who == Token::Aslan || who == Token::Lucy || who == Token::MrTumnus || who == Token::WhiteWitch;
    return given || t.options.extraPowers;
}

class Forecaster {
public:
    Forecaster(const ConstContext<NoTrace>& ctx, const Start& start)
        : t(ctx.table), s(ctx.position), m_ctx(ctx), m_start(start)
    {}

    Forecast make()
    {
        addDice();
        addPowers();
        const BattleOdds plain = battleOdds(m_case);
        m_forecast.exact = m_forecast.exact && plain.exact;
        m_forecast.survivors = plain.survivors;
        m_forecast.win = plain.expected.win;
        mixInPower();
        return m_forecast;
    }

private:
    void addTerm(Text text, Rule rule, std::initializer_list<int> args, bool applies)
    {
        m_forecast.terms.push_back({say(text, rule, args), applies});
    }

    void addDice()
    {
        const bool beavers = m_start.character == num(Token::Beavers) && t.options.extraPowers;
        const int place = m_start.to;
        const DiceReasons with = diceReasons(m_ctx, place, m_start.way, beavers);
        const bool water = m_start.way == Way::Bridge || m_start.way == Way::SeaLane;
        m_case.attackDice = with.cap;
        if (with.camp || with.water || with.wood) m_case.attackDice = std::min(m_case.attackDice, 2);
        const auto& enemy = s.stack(place);
        m_case.attackers = m_start.attackers;
        m_case.defenders = {enemy[kLight], enemy[kHeavy]};
        addTerm(Text::TermDice, nrj(23), {m_case.attackDice}, true);
        addTerm(Text::TermCamp, nrj(23), {place}, with.camp);
        if (m_start.from >= 0) addTerm(Text::TermWater, nrj(23), {m_start.from, place}, with.water);
        if (water && beavers) addTerm(Text::TermBeavers, nrj(37), {m_start.character}, m_start.way == Way::Bridge);
        addTerm(Text::TermWood, advanced(8), {place}, with.wood);
        if (s.diceCap != 0) addTerm(Text::TermSnow, nrj(53), {s.diceCap}, true);
        if (m_start.way == Way::ClosedBorder) addTerm(Text::TermPath, nrj(53), {pathCard()}, true);
    }

    int pathCard() const
    {
        for (std::size_t kind = 0; kind < t.deck.cards.size(); ++kind)
            if (t.deck.cards[kind].effects[0].verb == CardVerb::CrossClosedBorder) return static_cast<int>(kind);
        return 0;
    }

    void addPowers()
    {
        const int own = m_start.character;
        const bool counts = powerCounts(t, own);
        m_case.peter = counts && own == num(Token::Peter);
        m_case.otmin = counts && own == num(Token::Otmin);
        m_case.rumblebuffin = counts && own == num(Token::Rumblebuffin);
        m_case.attackerWitch = counts && own == num(Token::WhiteWitch);
        m_case.stoneFirst = t.options.stoneFirst;
        const int army = ownerOf(s, m_start.to);
        const int enemy = characterAt(s, m_start.to, sideOf(static_cast<Army>(army)));
        m_case.defenderWitch = enemy == num(Token::WhiteWitch) && t.options.witchPowerOnDefence;
        if (m_case.attackerWitch || m_case.defenderWitch) {
            addTerm(Text::TermWitch, nrj(50), {num(Token::WhiteWitch)}, true);
            // Which pieces turn to stone is then the Witch's choice.
            if (!t.options.witchFaunsFirst) m_forecast.exact = false;
        }
        if (m_case.peter || m_case.otmin || m_case.rumblebuffin) addTerm(Text::TermPowers, nrj(37), {own}, true);
        // Rolling a die again and hitting a character with a six are left to the player; their gain is not in the
        // number.
        if (counts && (own == num(Token::Edmund) || (own == num(Token::Maugrim) && enemy >= 0))) {
            addTerm(Text::TermPowers, nrj(37), {own}, true);
            m_forecast.exact = false;
        }
        for (const auto& hand : s.hand)
            for (const std::uint8_t copies : hand)
                if (copies != 0) m_forecast.exact = false; // a card may change the course of the battle
    }

    /// Mixes in what a die before the battle may bring.
    void mixInPower()
    {
        const bool due = m_start.way == Way::Supply || t.options.powerEachBattle;
        const int token = m_start.character;
        if (!due || !powerCounts(t, token)) return;
        const int army = activeArmy(s);
        const int left[2] = {s.supply[army][kLight] - (m_start.way == Way::Supply ? m_start.attackers[0] : 0),
                             s.supply[army][kHeavy] - (m_start.way == Way::Supply ? m_start.attackers[1] : 0)};
        BattleCase changed = m_case;
        if (token == num(Token::MrTumnus) || token == num(Token::Ginarrbrik)) {
            if (left[kLight] <= 0) return;
            ++changed.attackers[kLight];
            addTerm(Text::TermPowers, token == num(Token::MrTumnus) ? nrj(51) : nrj(37), {token}, true);
            mix({{1.0 / 3.0, changed}});
        } else if (token == num(Token::Susan)) {
            if (changed.defenders[kLight] == 0) return;
            --changed.defenders[kLight];
            addTerm(Text::TermPowers, nrj(37), {token}, true);
            mix({{1.0 / 3.0, changed}});
        } else if (token == num(Token::Aslan)) {
            mixInAslan(left[kLight], left[kHeavy]);
        }
    }

    void mixInAslan(int light, int heavy)
    {
        const int statues = armyStatues(s);
        if (statues == 0) return;
        addTerm(Text::TermPowers, nrj(47), {num(Token::Aslan)}, true);
        if (t.options.aslanSixCharacter && s.stone != 0) m_forecast.exact = false;
        std::vector<std::pair<double, BattleCase>> cases;
        for (int die = 1; die <= 3; ++die) {
            const int count = std::min({die, statues, light + heavy});
            // He may choose which pieces come; light ones are assumed, so that it is exact only where there is no
            // choice.
            BattleCase changed = m_case;
            const int fauns = std::min(count, light);
            changed.attackers[kLight] += fauns;
            changed.attackers[kHeavy] += count - fauns;
            if (light > 0 && heavy > 0 && count > 0) m_forecast.exact = false;
            cases.emplace_back(1.0 / 3.0, changed);
        }
        mix(cases);
    }

    /// The plain battle keeps the chance that the cases leave.
    void mix(const std::vector<std::pair<double, BattleCase>>& cases)
    {
        double rest = 1.0;
        for (const auto& one : cases) rest -= one.first;
        rest = std::max(0.0, rest);
        double win = rest * m_forecast.win;
        std::vector<double> survivors = m_forecast.survivors;
        for (double& chance : survivors) chance *= rest;
        for (const auto& [chance, battle] : cases) {
            const BattleOdds odds = battleOdds(battle);
            win += chance * odds.expected.win;
            survivors.resize(std::max(survivors.size(), odds.survivors.size()), 0.0);
            for (std::size_t i = 0; i < odds.survivors.size(); ++i) survivors[i] += chance * odds.survivors[i];
            m_forecast.exact = m_forecast.exact && odds.exact;
        }
        m_forecast.win = win;
        m_forecast.survivors = survivors;
    }

    const Table& t;
    const Position& s;
    const ConstContext<NoTrace>& m_ctx;
    const Start& m_start;
    BattleCase m_case;
    Forecast m_forecast;
};

} // namespace

std::optional<Forecast> forecast(const Table& table, const Position& view, const Decision& /*decision*/,
                                 const Move& move)
{
    NoTrace nobody;
    const ConstContext<NoTrace> ctx{table, view, nobody};
    const auto start = startOf(ctx, move);
    if (!start) return {};
    return Forecaster(ctx, *start).make();
}

} // namespace marches::engine::narnia_risk_junior
