// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/lists.h"

#include <algorithm>
#include <charconv>

namespace marches::engine::warrior_risk {

namespace {

constexpr int kLargest = 10'000;
constexpr std::string_view kNothing = "na";

int toNumber(std::string_view text, int otherwise)
{
    int value = otherwise;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::clamp(value, -kLargest, kLargest)
                                                                    : otherwise;
}

/// Calls f(card, effect) for every effect of every card.
template <class F> void eachEffect(const RulesetData& data, F f)
{
    for (const DeckSpec& deck : data.decks)
        for (const CardSpec& card : deck.cards)
            for (const EffectSpec& effect : card.effects) f(card, effect);
}

template <class T, class F> void faces(const EffectSpec& effect, std::string_view name, ByFace<T>& into, F convert)
{
    const std::vector<std::string>* list = effect.list(name);
    if (list == nullptr) return;
    for (std::size_t i = 0; i < into.size() && i < list->size(); ++i) into[i] = convert((*list)[i]);
}

void numbers(const EffectSpec& effect, std::string_view name, ByFace<int>& into)
{
    faces(effect, name, into, [](const std::string& word) { return toNumber(word, 0); });
}

int clamped(const EffectSpec& effect, std::string_view name, int otherwise, int most)
{
    return std::clamp(effect.number(name, otherwise), 0, most);
}

void readFate(FateRow& row, const EffectSpec& effect)
{
    const std::string_view verb = effect.verb;
    if (verb == "random") row.random = clamped(effect, "count", 1, 2);
    if (verb == "half-gold") {
        row.half = true;
        row.once = effect.arg("once") == "true";
    }
    if (verb == "gold-per-territory") row.perTerritory = std::clamp(effect.number("count", 0), -1000, 1000);
    if (verb == "gold") row.gold = std::clamp(effect.number("count", 0), -kLargest, kLargest);
    if (verb == "bailout") row.bailout = clamped(effect, "count", 0, kLargest);
    if (verb == "units") row.units = std::clamp(effect.number("count", 0), -100, 100);
    if (verb == "disease") row.diesFrom = clamped(effect, "from", 5, kFaces + 1);
    if (verb == "mob") row.mobTimes = clamped(effect, "times", 2, 20);
    if (verb == "recruit") row.recruit = clamped(effect, "count", 2, 100);
    if (verb == "desert") row.desert = clamped(effect, "count", 2, 100);
    if (verb == "supply") {
        row.supply = clamped(effect, "units", 20, 200);
        row.steps = std::max(1, clamped(effect, "steps", 2, 8));
    }
    if (verb == "vote") row.vote = true;
    if (verb == "paralyse") row.paralyse = true;
    if (verb == "crisis") row.crisis = true;
}

void readVote(VoteRow& row, const EffectSpec& effect)
{
    const std::string_view verb = effect.verb;
    if (verb == "aid") row.percent = clamped(effect, "percent", 20, 100);
    if (verb == "contribute") row.perTerritory = clamped(effect, "count", 1, 1);
    if (verb == "award") row.award = std::max(1, clamped(effect, "count", 5, 100));
    if (verb == "special-act") row.cutTroops = std::max(1, clamped(effect, "troops", 10, 1000));
    if (verb == "trade-route") row.route = true;
    if (verb == "emergency-leader") row.emergency = true;
}

void readNumbers(Lists& lists, const EffectSpec& effect)
{
    const std::string_view verb = effect.verb;
    if (verb == "deal") {
        const int players = effect.number("players", 0);
        if (players >= 2 && players <= kMaxSeats)
            lists.deal[static_cast<std::size_t>(players)] = std::max(1, clamped(effect, "cards", 4, kMaxTerritories));
    }
    if (verb == "multiplier") numbers(effect, "faces", lists.multiplier);
    if (verb == "loyalty") {
        faces(effect, "faces", lists.loyalty, [](const std::string& word) {
            return word == "defects" ? Loyalty::Defects : word == "independent" ? Loyalty::Independent : Loyalty::Loyal;
        });
        lists.loyaltyGain = clamped(effect, "gain", 1, 100);
    }
    if (verb == "lot") numbers(effect, "faces", lists.lot);
    if (verb == "trade") {
        numbers(effect, "percent", lists.tradePercent);
        numbers(effect, "plus-stake", lists.tradePlusStake);
    }
    if (verb == "emergency") {
        lists.emergencyEnds = clamped(effect, "ends", 2, kFaces);
        lists.emergencyGold = clamped(effect, "gold", 100, kLargest);
        lists.emergencyDice = std::clamp(effect.number("dice", -2), -kFaces + 1, kFaces - 1);
    }
    if (verb == "route-gold") lists.routeGold = clamped(effect, "count", 50, kLargest);
    if (verb == "betrayal") lists.betrayalDice = std::clamp(effect.number("dice", -1), -kFaces + 1, kFaces - 1);
    if (verb == "sanction") lists.sanctionFrom = clamped(effect, "from", 5, kFaces + 1);
    if (verb == "vote-gold") lists.voteGold = std::max(1, clamped(effect, "count", 100, kLargest));
    if (verb == "points") {
        lists.pointsTerritory = clamped(effect, "territory", 100, 200);
        lists.pointsGold = clamped(effect, "gold", 1, 1);
    }
}

/// A line of the tables of random territories. False: the map lacks something of it.
bool readPlaceTable(Lists& lists, const Board& board, const EffectSpec& effect)
{
    const int face = effect.number("face", 0);
    const std::vector<std::string>* rows = effect.list("rows");
    if (face < 1 || face > kFaces || rows == nullptr) return false;
    PlaceTable& table = lists.places[static_cast<std::size_t>(face - 1)];
    const std::optional<int> region = board.findRegion(effect.arg("region"));
    table.region = region.value_or(-1);
    table.dice = std::clamp(effect.number("dice", 1), 1, 4);
    bool known = region.has_value();
    bool reachable = false;
    for (const std::string& row : *rows) {
        const std::optional<int> place = board.findPlace(row);
        known = known && (row == kNothing || (place && board.place(*place).kind == PlaceKind::Land));
        table.rows.push_back(row == kNothing ? -1 : place.value_or(-1));
        table.blank.push_back(row == kNothing);
        const int number = static_cast<int>(table.rows.size());
        reachable = reachable || (row != kNothing && number >= table.dice && number <= table.dice * kFaces);
    }
    return known && reachable;
}

} // namespace

Lists readLists(const Board& board, const RulesetData& data)
{
    Lists lists;
    for (const DeckSpec& deck : data.decks)
        for (const CardSpec& card : deck.cards) {
            const int number = static_cast<int>(lists.cards.size());
            lists.cards.push_back(card.id);
            for (const EffectSpec& effect : card.effects) {
                if (effect.verb == "sum") {
                    const int sum = effect.number("count", 0);
                    if (sum < kFirstFate || sum > kLastFate) continue;
                    FateRow& row = lists.fate[static_cast<std::size_t>(sum)];
                    row.card = number;
                    for (const EffectSpec& other : card.effects) readFate(row, other);
                } else if (effect.verb == "face") {
                    const int face = effect.number("count", 0);
                    if (face < 1 || face > kVotes) continue;
                    VoteRow& row = lists.votes[static_cast<std::size_t>(face)];
                    row.card = number;
                    for (const EffectSpec& other : card.effects) readVote(row, other);
                }
            }
        }
    int tables = 0;
    eachEffect(data, [&](const CardSpec&, const EffectSpec& effect) {
        readNumbers(lists, effect);
        if (effect.verb == "random-place" && readPlaceTable(lists, board, effect)) ++tables;
    });
    lists.placesKnown = tables == kFaces;
    return lists;
}

std::vector<RegionLine> readRegionLines(const Board& board, const RulesetData& data)
{
    const auto lineOf = [](const EffectSpec& effect) {
        return RegionLine{clamped(effect, "natives", 5, 200), clamped(effect, "income", 20, 500),
                          clamped(effect, "optional", 20, 500)};
    };
    RegionLine other;
    eachEffect(data, [&](const CardSpec&, const EffectSpec& effect) {
        if (effect.verb == "other-regions") other = lineOf(effect);
    });
    std::vector<RegionLine> lines(board.regions().size() + 1, other); // the last one for territories without a region
    eachEffect(data, [&](const CardSpec&, const EffectSpec& effect) {
        if (effect.verb != "region") return;
        if (const std::optional<int> region = board.findRegion(effect.arg("id")))
            lines[static_cast<std::size_t>(*region)] = lineOf(effect);
    });
    return lines;
}

std::vector<std::pair<int, int>> readPairs(const Board& board, const RulesetData& data)
{
    std::vector<std::pair<int, int>> pairs;
    eachEffect(data, [&](const CardSpec&, const EffectSpec& effect) {
        const std::vector<std::string>* regions = effect.verb == "pair" ? effect.list("regions") : nullptr;
        if (regions == nullptr || regions->size() != 2) return;
        const std::optional<int> a = board.findRegion((*regions)[0]);
        const std::optional<int> b = board.findRegion((*regions)[1]);
        if (a && b && *a != *b) pairs.emplace_back(*a, *b);
    });
    const int regions = static_cast<int>(board.regions().size());
    if (pairs.empty())
        for (int a = 0; a < regions; ++a)
            for (int b = a + 1; b < regions; ++b) pairs.emplace_back(a, b);
    return pairs;
}

} // namespace marches::engine::warrior_risk
