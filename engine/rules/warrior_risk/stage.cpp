// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

struct With {
    bool capital = false;
    int times = 0; ///< 0: still to be rolled
    bool natives = false;
    bool betrayal = false;
    bool emergency = false;
};

std::optional<With> readWith(const std::vector<std::string>& words)
{
    constexpr std::string_view kCapital = "capital";
    With with;
    for (const std::string& word : words) {
        if (word == "natives") {
            with.natives = true;
        } else if (word == "betrayal") {
            with.betrayal = true;
        } else if (word == "emergency") {
            with.emergency = true;
        } else if (word == kCapital) {
            with.capital = true;
        } else if (word.size() == kCapital.size() + 2 && word.starts_with("capital-") && word.back() >= '2' &&
                   word.back() <= '9') {
            with.capital = true;
            with.times = word.back() - '0';
        } else {
            return {};
        }
    }
    if (with.natives && (with.capital || with.betrayal)) return {};
    return with;
}

} // namespace

bool stageBattle(const Table& t, const BattleRequest& request, Position& s, Move& move)
{
    const std::optional<With> with = readWith(request.with);
    const auto battle = armyBattle(request, t.land, t.open);
    if (!battle || !with || (with->capital && !t.options.capitals)) return false;
    const auto [attack, defend, from, to] = *battle;

    s.living = static_cast<std::uint16_t>(seatBit(0) | seatBit(1));
    s.round = 1;
    s.active = 1;
    s.owned(0).set(from);
    s.units(from) = static_cast<std::uint16_t>(attack + 1); // one stays behind
    s.force(from) = static_cast<std::uint16_t>(attack);
    set(s.origins(0), from + 1);
    if (!with->natives) {
        s.owned(1).set(to);
        s.units(to) = static_cast<std::uint16_t>(defend);
    }
    if (with->capital) set(s.capital[1], to + 1);
    if (with->emergency) s.strained[0] = 1;
    if (with->betrayal) {
        s.betrayers[1] = seatBit(0);
        s.betrayedAt(1).set(to);
    }
    set(s.to, to + 1);
    if (with->capital && with->times == 0) { // the forecast weighs what the die may show
        s.force(from) = 0;
        s.origins(0) = 0;
        s.to = 0;
        s.phase = static_cast<std::uint8_t>(Phase::Turn);
        set(s.ready(from), attack);
        move = Move(static_cast<std::uint8_t>(num(Verb::Attack)), 0);
        move.arg[0] = static_cast<std::int16_t>(from);
        move.arg[1] = static_cast<std::int16_t>(to);
        move.arg[2] = static_cast<std::int16_t>(attack);
    } else {
        if (with->capital) set(s.multiplier[1], with->times);
        set(s.strength, defend * (with->capital ? with->times : 1));
        s.phase = static_cast<std::uint8_t>(Phase::Battle);
        move = Move(static_cast<std::uint8_t>(num(Verb::Assault)), 0);
    }
    return true;
}

} // namespace marches::engine::warrior_risk
