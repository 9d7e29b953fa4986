// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/carddeals.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/game/laidoutrules.h"

namespace marches::engine {

namespace {

constexpr std::uint64_t kHandsStream = 0x5e8;
constexpr std::uint64_t kPilesStream = 0x5e9;
constexpr std::array kOfCards{Space::Card, Space::Place};

using Places = std::vector<std::size_t>; ///< of facts

/// The cards that stand in fields with a role.
Places cardsIn(const Rules& rules, const Facts& facts, Role role, Space space)
{
    Places found;
    for (std::size_t i = 0; i < facts.size(); ++i)
        if (const FieldSpec& field = rules.fields()[facts[i].field];
            field.role == role && field.holds == Holds::List && field.value == space)
            found.push_back(i);
    return found;
}

/// The position with two cards exchanged, where it is one.
bool exchange(const Rules& rules, Facts& facts, std::size_t one, std::size_t other)
{
    if (facts[one].value == facts[other].value) return true;
    std::swap(facts[one].value, facts[other].value);
    if (positionOf(rules, facts)) return true;
    std::swap(facts[one].value, facts[other].value);
    return false;
}

void dealHands(const Rules& rules, Facts& facts, Space space, Random& random)
{
    const Places hands = cardsIn(rules, facts, Role::Hand, space);
    Places left = cardsIn(rules, facts, Role::Pile, space);
    left.insert(left.begin(), hands.begin(), hands.end());
    for (const std::size_t hand : hands) {
        // A card of a pile need not be one to hold: then another one is drawn.
        Places drawn = left;
        while (!drawn.empty()) {
            const std::size_t at = below(random, static_cast<std::uint32_t>(drawn.size()));
            if (exchange(rules, facts, hand, drawn[at])) break;
            drawn.erase(drawn.begin() + static_cast<std::ptrdiff_t>(at));
        }
        std::erase(left, hand);
    }
}

void shufflePile(Facts& facts, const Places& pile, Random& random)
{
    for (std::size_t i = pile.size(); i > 1; --i)
        std::swap(facts[pile[i - 1]].value, facts[pile[below(random, static_cast<std::uint32_t>(i))]].value);
}

void shufflePiles(const Rules& rules, Facts& facts, Space space, Random& random)
{
    const Places all = cardsIn(rules, facts, Role::Pile, space);
    const auto samePile = [&facts](std::size_t a, std::size_t b) {
        return facts[a].field == facts[b].field && facts[a].key == facts[b].key;
    };
    for (auto first = all.begin(); first != all.end();) {
        const auto end = std::find_if_not(first, all.end(), [&](std::size_t one) { return samePile(*first, one); });
        shufflePile(facts, {first, end}, random);
        first = end;
    }
}

} // namespace

std::optional<State> withHandsDealt(const Rules& rules, const State& state, std::uint64_t seed)
{
    Facts facts = factsOf(rules, state);
    Random random(seed, kHandsStream);
    for (const Space space : kOfCards) {
        if (cardsIn(rules, facts, Role::Hand, space).empty()) continue;
        dealHands(rules, facts, space, random);
        shufflePiles(rules, facts, space, random);
    }
    return positionOf(rules, facts);
}

std::optional<State> withPilesShuffled(const Rules& rules, const State& state, std::uint64_t seed)
{
    Facts facts = factsOf(rules, state);
    Random random(seed, kPilesStream);
    for (const Space space : kOfCards) shufflePiles(rules, facts, space, random);
    return positionOf(rules, facts);
}

} // namespace marches::engine
