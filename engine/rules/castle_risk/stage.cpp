// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

struct With {
    int generals = 0;
    int marshalls = 0;
    bool castle = false;
    bool sea = false;
};

/// The words: ids of cards of the deck, as many as it has and as may fight together, and what else there is to say.
std::optional<With> readWith(const Table& t, const std::vector<std::string>& words)
{
    With with;
    int admirals = 0;
    const std::array<std::pair<Card, int*>, 3> cards{
        {{Card::General, &with.generals}, {Card::Marshall, &with.marshalls}, {Card::Admiral, &admirals}}};
    for (const std::string& word : words) {
        if (word == "castle") {
            with.castle = true;
            continue;
        }
        const auto card = std::ranges::find_if(cards, [&](const auto& one) { return t.cards[idx(one.first)] == word; });
        if (card == cards.end() || ++*card->second > t.copies[idx(card->first)]) return {};
    }
    with.sea = admirals > 0;
    if (with.generals > t.options.maxGenerals || with.marshalls > t.options.maxMarshalls) return {};
    return with;
}

} // namespace

bool stageBattle(const Table& t, const BattleRequest& request, Position& s, Move& move)
{
    const std::optional<With> with = readWith(t, request.with);
    if (!with) return false;
    const auto battle = armyBattle(request, t.land, with->sea ? t.voyages[0] : t.open);
    if (!battle) return false;
    const auto [attack, defend, from, to] = *battle;

    s.living = static_cast<std::uint16_t>(seatBit(0) | seatBit(1));
    setOwner(s, from, 0);
    setOwner(s, to, 1);
    s.armies(to) = static_cast<std::uint16_t>(defend);
    s.armies(from) = static_cast<std::uint16_t>(with->sea ? 1 : attack + 1); // one stays behind
    s.ship = static_cast<std::uint16_t>(with->sea ? attack : 0);
    if (with->castle) s.castle[1] = static_cast<PlusOne>(to + 1);
    if (with->sea) raise(s, kSea);
    s.inUse[0][idx(Card::Admiral)] = with->sea ? 1 : 0;
    s.inUse[0][idx(Card::General)] = static_cast<std::uint8_t>(with->generals);
    s.inUse[1][idx(Card::Marshall)] = static_cast<std::uint8_t>(with->marshalls);
    s.active = 1;
    s.from = static_cast<PlusOne>(from + 1);
    s.to = static_cast<PlusOne>(to + 1);
    s.phase = static_cast<std::uint8_t>(Phase::Battle);
    move = Move(static_cast<std::uint8_t>(num(Verb::Assault)), 0);
    return true;
}

} // namespace marches::engine::castle_risk
