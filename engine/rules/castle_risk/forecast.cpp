// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/combat/leaderodds.h"
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

bool defends(const Move& move)
{
    const auto verb = static_cast<Verb>(move.verb);
    return verb == Verb::Defend || verb == Verb::PlayMarshall;
}

/// The battle that a move would start or go on with; no attackers: none.
LeaderBattle battleOf(const Table& t, const Position& s, const Move& move)
{
    LeaderBattle battle;
    int to = toPlace(s);
    bool sea = is(s, kSea);
    bool begins = false;
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Attack:
        battle.attackers = s.armies(move.arg[0]) - 1;
        to = move.arg[1];
        sea = false;
        begins = true;
        break;
    case Verb::Sail:
        battle.attackers = move.arg[2];
        to = move.arg[1];
        sea = begins = true;
        break;
    case Verb::Roll:
        battle.attackers = attackers(s);
        battle.firstDice = move.arg[0];
        break;
    case Verb::Assault:
    case Verb::PlayGeneral: battle.attackers = attackers(s); break;
    case Verb::Defend:
    case Verb::PlayMarshall:
        battle.attackers = attackers(s);
        battle.firstDice = s.attackDice;
        if (static_cast<Verb>(move.verb) == Verb::Defend) battle.firstDefenceDice = move.arg[0];
        break;
    default: return {};
    }
    if (!t.land.test(to) || battle.attackers <= 0) return {};
    const int other = ownerOf(s, to);
    battle.defenders = other < 0 ? 0 : s.armies(to);
    if (battle.defenders == 0) return {};
    if (castleAt(s, to) >= 0) battle.attackDice = 2;
    battle.keepOne = sea && t.options.shipLeavesOne;
    const auto verb = static_cast<Verb>(move.verb);
    const int generals = inUse(s, activeSeat(s), Card::General) + s.pledged + (verb == Verb::PlayGeneral ? 1 : 0);
    battle.attackBonus = generals * t.attackBonus;
    const bool stays = !begins || s.marshallAt == to + 1;
    const int marshalls = (stays ? inUse(s, other, Card::Marshall) : 0) + (verb == Verb::PlayMarshall ? 1 : 0);
    battle.defenceBonus = marshalls * t.defenceBonus;
    battle.rules = {t.options.generalSurvivesTie, t.options.marshallLostOnTie, t.options.compareModified};
    return battle;
}

} // namespace

std::optional<Forecast> forecast(const Table& table, const Position& view, const Decision& /*decision*/,
                                 const Move& move)
{
    if (activeSeat(view) < 0) return {};
    const LeaderBattle battle = battleOf(table, view, move);
    if (battle.attackers <= 0 || battle.defenders <= 0) return {};
    const LeaderEnds ends = leaderBattle(battle);
    Forecast forecast;
    forecast.defending = defends(move);
    forecast.exact = !forecast.defending; // the attacker may stop
    forecast.win = forecast.defending ? 1.0 - ends.win : ends.win;
    forecast.survivors = forecast.defending ? ends.defendersLeft : ends.attackersLeft;
    const auto term = [&forecast](Text text, Rule rule, std::initializer_list<int> args = {}) {
        forecast.terms.push_back({say(text, rule, args), true});
    };
    term(Text::TermAttackDice, cr(38), {std::min(battle.attackDice, kMostDice)});
    if (battle.attackDice < kMostDice) term(Text::TermCastle, cr(38));
    if (static_cast<Verb>(move.verb) == Verb::Sail || is(view, kSea)) term(Text::TermSea, cr(31));
    term(Text::TermDefenceDice, cr(39), {battle.defenceDice});
    term(Text::TermTies, cr(41));
    if (battle.attackBonus > 0) term(Text::TermGeneral, cr(26), {battle.attackBonus, num(Card::General)});
    if (battle.defenceBonus > 0) term(Text::TermMarshall, cr(28), {battle.defenceBonus, num(Card::Marshall)});
    const int mostAttack = std::min(battle.attackDice, battle.attackers);
    if (!forecast.defending && battle.firstDice > 0 && battle.firstDice < mostAttack)
        term(Text::TermFirst, cr(38), {battle.firstDice});
    const int mostDefence = std::min(battle.defenceDice, battle.defenders);
    if (battle.firstDefenceDice > 0 && battle.firstDefenceDice < mostDefence)
        term(Text::TermFirst, cr(39), {battle.firstDefenceDice});
    term(Text::TermDefender, cr(39));
    return forecast;
}

} // namespace marches::engine::castle_risk
