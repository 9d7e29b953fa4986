// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/rules.h"

#include <numeric>

#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

struct With {
    int generals = 0;
    int marshalls = 0;
    bool castle = false;
    bool sea = false;
};

std::optional<With> readWith(const Options& options, const std::vector<std::string>& words)
{
    With with;
    for (const std::string& word : words) {
        if (word == "general")
            ++with.generals;
        else if (word == "marshall")
            ++with.marshalls;
        else if (word == "castle")
            with.castle = true;
        else if (word == "admiral")
            with.sea = true;
        else
            return {};
    }
    if (with.generals > options.maxGenerals || with.marshalls > options.maxMarshalls) return {};
    return with;
}

} // namespace

bool stageBattle(const CastleRisk& rules, const BattleRequest& request, BattleStage& stage)
{
    const Table& t = rules.table();
    const std::optional<With> with = readWith(t.options, request.with);
    const int attack = std::accumulate(request.attack.begin(), request.attack.end(), 0);
    const int defend = std::accumulate(request.defend.begin(), request.defend.end(), 0);
    if (!with || attack <= 0 || defend <= 0) return false;

    const std::vector<Mask>& ways = with->sea ? t.voyages[0] : t.open;
    int from = -1;
    int to = -1;
    eachPlace(t.land, [&](int place) {
        if (from >= 0 || (request.to >= 0 && place != request.to)) return;
        ways[static_cast<std::size_t>(place)].forEach([&](int next) {
            if (from >= 0 || (request.from >= 0 && next != request.from)) return;
            from = next;
            to = place;
        });
    });
    if (from < 0) return false;

    rules.clearPosition(stage.state);
    auto& s = stage.state.as<Position>();
    s.living = static_cast<std::uint8_t>(seatBit(0) | seatBit(1));
    s.owned[0] = bit(from);
    s.owned[1] = bit(to);
    s.armies[to] = static_cast<std::uint16_t>(defend);
    s.armies[from] = static_cast<std::uint16_t>(with->sea ? 1 : attack + 1); // one stays behind
    s.ship = static_cast<std::uint16_t>(with->sea ? attack : 0);
    if (with->castle) s.castle[1] = static_cast<std::uint8_t>(to + 1);
    if (with->sea) raise(s, kSea);
    s.inUse[0][idx(Card::Admiral)] = with->sea ? 1 : 0;
    s.inUse[0][idx(Card::General)] = static_cast<std::uint8_t>(with->generals);
    s.inUse[1][idx(Card::Marshall)] = static_cast<std::uint8_t>(with->marshalls);
    s.active = 1;
    s.from = static_cast<std::uint8_t>(from + 1);
    s.to = static_cast<std::uint8_t>(to + 1);
    s.phase = static_cast<std::uint8_t>(Phase::Battle);
    stage.move = Move(static_cast<std::uint8_t>(num(Verb::Assault)), 0);
    rules.decide(stage.state, 0, stage.decision, nullptr);
    return true;
}

} // namespace marches::engine::castle_risk
