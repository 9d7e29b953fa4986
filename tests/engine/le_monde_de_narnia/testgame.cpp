// SPDX-License-Identifier: GPL-3.0-or-later
#include "testgame.h"
#include "engine/rules/registry/registry.h"

namespace marches::test {

using namespace engine;

namespace {

constexpr int kEventEvery = 8;
constexpr int kSwordEvery = 3;

EffectSpec effect(const char* verb, int count, std::vector<std::pair<std::string, std::string>> more = {})
{
    EffectSpec made;
    made.verb = verb;
    made.args = std::move(more);
    made.args.emplace_back("count", std::to_string(count));
    return made;
}

/// An effect that takes no number.
EffectSpec plain(const char* verb, std::vector<std::pair<std::string, std::string>> args = {})
{
    EffectSpec made;
    made.verb = verb;
    made.args = std::move(args);
    return made;
}

CardSpec card(const std::string& id, int copies, std::vector<EffectSpec> effects)
{
    CardSpec made;
    made.id = id;
    made.copies = copies;
    made.effects = std::move(effects);
    return made;
}

DeckSpec die(const char* id, const char* verb, int least, int most)
{
    DeckSpec deck{id, {}};
    for (int n = least; n <= most; ++n)
        deck.cards.push_back(card(std::string(id) + '-' + std::to_string(n), 1, {effect(verb, n)}));
    return deck;
}

} // namespace

Board roadBoard(int loop, int spur)
{
    std::vector<Place> places;
    std::vector<Track> tracks(2);
    tracks[0].id = "loop";
    tracks[0].circular = true;
    tracks[1].id = "spur";
    const auto add = [&](int track, const std::string& id, int ordinal, const char* kind) {
        Place place;
        place.id = id;
        place.kind = PlaceKind::Space;
        place.terrain = kind;
        place.track = track;
        place.ordinal = ordinal;
        tracks[static_cast<std::size_t>(track)].spaces.push_back(static_cast<int>(places.size()));
        places.push_back(place);
    };
    for (int i = 0; i < loop; ++i)
        add(0, "space-" + std::to_string(i), i,
            i > 0 && i % kEventEvery == 0 ? "event"
            : i % kSwordEvery == 1        ? "sword"
                                          : "");
    for (int i = 0; i < spur; ++i) add(1, "spur-" + std::to_string(i), i, "");
    tracks[1].before = 0;
    if (spur == 0) tracks.pop_back();
    return Board(std::move(places), {}, {}, std::move(tracks));
}

RulesetData raceData()
{
    RulesetData data;
    data.id = "le-monde-de-narnia";
    data.maxSeats = 4;
    EffectSpec choose;
    choose.verb = "choose";
    choose.lists = {{"among", {"pay-two", "miss-a-turn"}}};
    data.decks = {
        {"event",
         {card("gift", 6, {effect("tokens", 3)}), card("delight", 4, {choose}), card("thaw", 5, {effect("move", 3)}),
          card("ice", 5, {effect("move", -3)}), card("roar", 4, {plain("wolf", {{"which", "all"}, {"to", "home"}})}),
          card("sledge", 5, {effect("witch", 4)}), card("police", 5, {plain("wolf", {{"to", "self"}})}),
          card("storm", 3, {effect("skip", 1)}), card("ambush", 3, {plain("wolf", {{"to", "chosen"}})})}},
        {"sword",
         {card("march", 8, {effect("move", 2)}), card("shield", 6, {plain("shield")}),
          card("courage", 10, {effect("tokens", 1)}), card("blade", 6, {effect("tokens", -1)}),
          card("bay", 5, {effect("wolf", 5)}), card("spoils", 5, {effect("steal", 1, {{"who", "chosen"}})})}},
        {"choices", {card("pay-two", 1, {effect("pay", 2)}), card("miss-a-turn", 1, {effect("skip", 1)})}},
        {"abilities",
         {card("lucy", 1, {effect("add", 2)}), card("peter", 1, {plain("ignore-wolves")}),
          card("susan", 1, {plain("reroll")}), card("edmund", 1, {plain("exchange")})}},
        die("travel", "move", 1, 6),
        die("aslan", "tokens", 1, 3),
        die("wolf-witch", "wolf", 2, 4),
    };
    data.decks[3].cards[2].window = "any-turn";
    for (int n = 3; n <= 5; ++n)
        data.decks.back().cards.push_back(card("witch-" + std::to_string(n), 1, {effect("witch", n)}));
    return data;
}

std::unique_ptr<const Rules> raceRules(int players, const RaceSettings& settings, const Board* board)
{
    RulesetData data = raceData();
    for (const auto& [id, value] : settings) {
        OptionSpec& option = data.options.emplace_back();
        option.id = id;
        option.byDefault = value;
    }
    const Ruleset* ruleset = findRuleset(data.id);
    auto rules = ruleset->make(board == nullptr ? roadBoard(48, 6) : *board, data, OptionValues(data.options),
                               ruleset->defaultSeats(data, players));
    return rules ? std::move(*rules) : nullptr;
}

} // namespace marches::test
