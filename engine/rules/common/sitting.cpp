// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/sitting.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "engine/game/deckforms.h"

namespace marches::engine {

namespace {

constexpr std::array<std::string_view, 36> kColours{
    "red",  "blue",   "yellow", "green",     "violet",   "orange", "ice",    "charcoal", "pink",
    "teal", "brown",  "lime",   "navy",      "sand",     "maroon", "olive",  "sky",      "plum",
    "gold", "forest", "coral",  "turquoise", "lavender", "rust",   "mint",   "steel",    "rose",
    "moss", "indigo", "salmon", "khaki",     "wine",     "chalk",  "bronze", "cyan",     "slate"};

} // namespace

std::span<const std::string_view> armyColours() { return kColours; }

Error gameProblem(std::string code, std::vector<std::pair<std::string, std::string>> args)
{
    return {std::move(code), std::move(args), {}, 0, 0, {}};
}

Error seatsWithoutFigures(const RulesetData& data, std::string_view verb, int players)
{
    const std::string number = std::to_string(players);
    for (const DeckSpec& deck : data.decks)
        for (const CardSpec& card : deck.cards)
            if (const auto effect = std::ranges::find(card.effects, verb, &EffectSpec::verb);
                effect != card.effects.end())
                return effectProblem("seats-without-figures", deck, card, *effect, {{"n", number}});
    return gameProblem("seats-without-figures", {{"what", std::string(verb)}, {"n", number}});
}

int mostSeats(const RulesetData& data, int usual, int withFigures)
{
    return data.maxSeats == usual ? std::max(usual, withFigures) : data.maxSeats;
}

std::vector<SeatRequest> usualSitting(int players, int most)
{
    std::vector<SeatRequest> seats;
    for (int i = 0; i < players && i < most && i < static_cast<int>(kColours.size()); ++i) {
        const std::string colour(kColours[static_cast<std::size_t>(i)]);
        seats.push_back({colour, {}, {colour}});
    }
    return seats;
}

Result<Sitting> makeSitting(const std::vector<SeatRequest>& requests, int most,
                            std::span<const std::string_view> colours)
{
    const int players = static_cast<int>(requests.size());
    most = std::min(most, static_cast<int>(colours.size()));
    if (players < 2 || players > most)
        return fail(
            gameProblem("risk-seats-count", {{"seat", std::to_string(players)}, {"most", std::to_string(most)}}));
    std::array<bool, kColours.size()> taken{};
    const auto take = [&taken, colours](std::string_view colour) {
        const auto at = std::ranges::find(colours, colour);
        return at != colours.end() && !std::exchange(taken[static_cast<std::size_t>(at - colours.begin())], true);
    };
    Sitting sitting;
    for (const SeatRequest& request : requests) {
        if (request.armies.size() > 1 || (request.armies.size() == 1 && !take(request.armies.front())))
            return fail(gameProblem("risk-bad-army", {{"seat", request.id}}));
        sitting.colours.push_back(request.armies.empty() ? std::string() : request.armies.front());
    }
    for (std::size_t i = 0; i < requests.size(); ++i) {
        std::string& colour = sitting.colours[i];
        if (colour.empty() && take(requests[i].id)) colour = requests[i].id;
        for (std::size_t k = 0; colour.empty(); ++k)
            if (take(colours[k])) colour = colours[k];
        SeatInfo seat;
        seat.id = requests[i].id.empty() ? colour : requests[i].id;
        seat.armies = {static_cast<int>(i)};
        seat.side = static_cast<int>(i);
        if (std::ranges::any_of(sitting.seats, [&seat](const SeatInfo& other) { return other.id == seat.id; }))
            return fail(gameProblem("risk-seat-twice", {{"seat", seat.id}}));
        sitting.seats.push_back(std::move(seat));
    }
    return sitting;
}

} // namespace marches::engine
