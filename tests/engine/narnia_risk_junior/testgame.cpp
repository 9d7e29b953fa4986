// SPDX-License-Identifier: GPL-3.0-or-later
#include "testgame.h"

#include "engine/game/domain.h"
#include "engine/rules/narnia_risk_junior/rules.h"

namespace marches::test {

using namespace engine;

namespace {

struct Land {
    const char* id;
    const char* terrain;
};
struct Join {
    const char* from;
    const char* to;
    ConnectionKind kind;
    const char* barrier;
};

constexpr Land kLands[] = {
    {"telmar", "plain"},
    {"beruna", "plain"},
    {"cair-paravel", "wooded"},
    {"galma", "plain"},
    {"lamppost", "wooded"},
    {"western-wild", "plain"},
    {"shuddering-wood", "wooded"},
    {"allies-enclave", "wooded"},
    {"father-christmas", "wooded"},
    {"dancing-dawn", "wooded"},
    {"witchs-castle", "plain"},
    {"frozen-lake", "lake"},
    {"ettinsmoor", "plain"},
    {"northern-marshes", "plain"},
    {"battle-plain", "plain"},
    {"mr-tumnus-cave", "plain"},
    {"beavers-dam", "plain"},
    {"stone-table", "plain"},
    {"cauldron-pool", "plain"},
    {"cherry-tree", "plain"},
    {"anvard", "plain"},
    {"archenland", "plain"},
    {"glasswater", "plain"},
    {"terebinthia", "plain"},
    {"seven-isles", "plain"},
};
constexpr Join kJoins[] = {
    {"allies-enclave", "battle-plain", ConnectionKind::Border, ""},
    {"allies-enclave", "cair-paravel", ConnectionKind::Border, ""},
    {"allies-enclave", "dancing-dawn", ConnectionKind::Border, ""},
    {"allies-enclave", "northern-marshes", ConnectionKind::Border, ""},
    {"anvard", "archenland", ConnectionKind::Border, ""},
    {"anvard", "beruna", ConnectionKind::Border, ""},
    {"anvard", "glasswater", ConnectionKind::Border, ""},
    {"archenland", "beruna", ConnectionKind::Border, ""},
    {"archenland", "cherry-tree", ConnectionKind::Border, ""},
    {"archenland", "stone-table", ConnectionKind::Border, ""},
    {"battle-plain", "beavers-dam", ConnectionKind::Border, ""},
    {"battle-plain", "dancing-dawn", ConnectionKind::Border, ""},
    {"battle-plain", "ettinsmoor", ConnectionKind::Border, "river-shribble"},
    {"battle-plain", "frozen-lake", ConnectionKind::Border, ""},
    {"battle-plain", "northern-marshes", ConnectionKind::Border, ""},
    {"beavers-dam", "dancing-dawn", ConnectionKind::Border, ""},
    {"beavers-dam", "father-christmas", ConnectionKind::Border, "great-river"},
    {"beavers-dam", "frozen-lake", ConnectionKind::Border, ""},
    {"beavers-dam", "mr-tumnus-cave", ConnectionKind::Border, ""},
    {"beavers-dam", "stone-table", ConnectionKind::Bridge, ""},
    {"beruna", "cair-paravel", ConnectionKind::Border, "great-river"},
    {"beruna", "dancing-dawn", ConnectionKind::Bridge, ""},
    {"beruna", "glasswater", ConnectionKind::Border, ""},
    {"beruna", "stone-table", ConnectionKind::Bridge, ""},
    {"cair-paravel", "dancing-dawn", ConnectionKind::Border, ""},
    {"cair-paravel", "glasswater", ConnectionKind::Border, "great-river"},
    {"cauldron-pool", "cherry-tree", ConnectionKind::Border, ""},
    {"cauldron-pool", "father-christmas", ConnectionKind::Border, ""},
    {"cauldron-pool", "lamppost", ConnectionKind::Border, "great-river"},
    {"cauldron-pool", "telmar", ConnectionKind::Border, ""},
    {"cauldron-pool", "western-wild", ConnectionKind::Border, ""},
    {"cherry-tree", "father-christmas", ConnectionKind::Border, ""},
    {"cherry-tree", "stone-table", ConnectionKind::Border, ""},
    {"dancing-dawn", "stone-table", ConnectionKind::Border, "great-river"},
    {"ettinsmoor", "frozen-lake", ConnectionKind::Border, "river-shribble"},
    {"ettinsmoor", "northern-marshes", ConnectionKind::Bridge, ""},
    {"ettinsmoor", "witchs-castle", ConnectionKind::Border, ""},
    {"father-christmas", "lamppost", ConnectionKind::Border, "great-river"},
    {"father-christmas", "mr-tumnus-cave", ConnectionKind::Bridge, ""},
    {"father-christmas", "stone-table", ConnectionKind::Border, ""},
    {"frozen-lake", "lamppost", ConnectionKind::Border, ""},
    {"frozen-lake", "mr-tumnus-cave", ConnectionKind::Border, ""},
    {"frozen-lake", "shuddering-wood", ConnectionKind::Border, ""},
    {"frozen-lake", "witchs-castle", ConnectionKind::Border, ""},
    {"lamppost", "mr-tumnus-cave", ConnectionKind::Border, ""},
    {"lamppost", "shuddering-wood", ConnectionKind::Border, "lake-stream"},
    {"lamppost", "western-wild", ConnectionKind::Bridge, ""},
    {"shuddering-wood", "western-wild", ConnectionKind::Bridge, ""},
    {"shuddering-wood", "witchs-castle", ConnectionKind::Border, ""},
    {"telmar", "western-wild", ConnectionKind::Border, ""},
    {"cair-paravel", "galma", ConnectionKind::SeaLane, ""},
    {"galma", "seven-isles", ConnectionKind::SeaLane, ""},
    {"galma", "terebinthia", ConnectionKind::SeaLane, ""},
    {"seven-isles", "northern-marshes", ConnectionKind::SeaLane, ""},
    {"terebinthia", "glasswater", ConnectionKind::SeaLane, ""},
};

CardSpec card(const char* id, int copies, const char* timing, const char* side, std::vector<EffectSpec> effects)
{
    CardSpec spec;
    spec.id = id;
    spec.copies = copies;
    spec.timing = timing;
    spec.side = side;
    spec.effects = std::move(effects);
    return spec;
}

OptionSpec flag(const char* id, bool byDefault)
{
    OptionSpec spec;
    spec.id = id;
    spec.byDefault = byDefault;
    return spec;
}
OptionSpec word(const char* id, std::vector<std::string> values)
{
    OptionSpec spec;
    spec.id = id;
    spec.byDefault = values.front();
    spec.values = std::move(values);
    return spec;
}
OptionSpec number(const char* id, int byDefault, int min, int max)
{
    OptionSpec spec;
    spec.id = id;
    spec.byDefault = byDefault;
    spec.min = min;
    spec.max = max;
    return spec;
}

} // namespace

Board narniaBoard()
{
    std::vector<Place> places;
    for (const Land& land : kLands) {
        Place place;
        place.id = land.id;
        place.terrain = land.terrain;
        places.push_back(place);
    }
    for (const char* id : {"courtyard", "pavilion", "wardrobe"}) {
        Place place;
        place.id = id;
        place.kind = PlaceKind::Site;
        places.push_back(place);
    }
    const auto find = [&](const std::string& id) {
        int at = 0;
        while (places[static_cast<std::size_t>(at)].id != id) ++at;
        return at;
    };
    std::vector<Connection> connections;
    for (const Join& join : kJoins) {
        Connection connection;
        connection.from = find(join.from);
        connection.to = find(join.to);
        connection.kind = join.kind;
        connection.barrier = join.barrier;
        connections.push_back(connection);
    }
    return Board(places, {}, connections, {});
}

RulesetData narniaData()
{
    RulesetData data;
    data.id = "narnia-risk-junior";
    data.maxSeats = 4;
    DeckSpec deck;
    deck.id = "narnia";
    deck.cards = {
        card("always-winter", 1, "scoring", "", {{"score", {}, {}}, {"castle-bonus", {}, {}}}),
        card("card-father-christmas", 1, "scoring", "",
             {{"score", {}, {}}, {"christmas-bonus", {}, {}}, {"thaw", {}, {}}}),
        card("lion-witch-wardrobe", 1, "scoring", "", {{"score", {}, {}}, {"end-game", {}, {}}}),
        card("armies-on-the-move", 1, "kept", "", {{"move", {}, {}}}),
        card("horn-of-help", 1, "kept", "aslan",
             {{"borrow-character", {}, {{"from", {"friendly-card", "wardrobe", "pavilion"}}, {"except", {"aslan"}}}}}),
        card("aslan-on-the-move", 2, "now", "",
             {{"take-character",
               {{"from", "pavilion"}, {"to", "drawer-or-lowest-aslan-player"}},
               {{"set", {"aslan"}}}}}),
        card("through-the-wardrobe", 2, "now", "",
             {{"take-character",
               {{"from", "wardrobe"}, {"to", "drawer-or-lowest-aslan-player"}},
               {{"set", {"peter", "susan", "edmund", "lucy"}}}}}),
        card("beavers-welcome", 1, "now", "",
             {{"take-character",
               {{"from", "pavilion"}, {"to", "drawer-or-lowest-aslan-player"}},
               {{"set", {"beavers"}}}}}),
        card("maugrim-hunts", 1, "now", "",
             {{"take-character", {{"from", "courtyard"}, {"to", "witch"}}, {{"set", {"maugrim"}}}}}),
        card("ginarrbriks-sledge", 1, "now", "",
             {{"take-character", {{"from", "courtyard"}, {"to", "witch"}}, {{"set", {"ginarrbrik"}}}}}),
        card("otmin-musters", 1, "now", "",
             {{"take-character", {{"from", "courtyard"}, {"to", "witch"}}, {{"set", {"otmin"}}}}}),
        card("reinforcements", 3, "now", "", {{"gain", {{"type", "light"}, {"count", "2"}}, {}}}),
        card("heavy-allies", 2, "now", "", {{"gain", {{"type", "heavy"}, {"count", "1"}}, {}}}),
        card("new-camp", 2, "now", "", {{"place-camp", {}, {}}}),
        card("royal-feast", 2, "now", "", {{"crowns", {{"count", "1"}}, {}}}),
        card("snowstorm", 2, "now", "", {{"attack-dice-cap", {{"count", "2"}}, {}}}),
        card("deserters", 1, "now", "", {{"lose", {{"type", "light"}, {"count", "1"}}, {}}}),
        card("spies-in-the-trees", 2, "now", "", {{"draw-territories", {}, {}}}),
        card("battle-cry", 2, "kept", "", {{"reroll", {}, {}}}),
        card("shield-wall", 1, "kept", "", {{"cancel-hits", {}, {}}}),
        card("secret-path", 2, "kept", "", {{"cross-closed-border", {}, {}}}),
        card("healing-cordial", 1, "kept", "", {{"cancel-character-hit", {}, {}}}),
        card("turkish-delight", 1, "kept", "", {{"send-to-card", {}, {{"except", {"aslan", "white-witch"}}}}}),
    };
    data.decks.push_back(deck);
    data.options = {
        flag("errata.armies-on-the-move-any-turn", true),
        flag("errata.no-scoring-reshuffle", true),
        flag("errata.scoring-redraw", true),
        flag("errata.witch-fauns-first", true),
        flag("errata.exchange-all-players", true),
        flag("advanced.free-placement-own", false),
        flag("advanced.free-placement-side", false),
        flag("advanced.secret-cards", false),
        flag("advanced.castle-bonus", false),
        flag("advanced.father-christmas-bonus", false),
        flag("advanced.frozen-lake-thaw", false),
        flag("advanced.camp-reinforcement", false),
        flag("advanced.wooded-two-dice", false),
        flag("advanced.witch-petrifies-character", false),
        flag("advanced.aslan-hit-to-pavilion", false),
        flag("advanced.aslan-six-character", false),
        flag("advanced.lucy-armies", false),
        word("reading.double-hit", {"optional", "mandatory"}),
        word("reading.hit-waste", {"forbid", "allow"}),
        flag("reading.character-may-stay", true),
        word("reading.no-adjacent-target", {"skip", "anywhere"}),
        word("reading.reshuffle-moment", {"after-turn", "on-last-flip"}),
        word("reading.streak-scope", {"player", "colour"}),
        word("reading.kept-card-windows", {"any-turn", "own-turn"}),
        word("reading.pre-battle-power", {"once-per-turn", "each-battle"}),
        word("reading.aslan-placed-types", {"any", "mirror"}),
        flag("reading.witch-power-on-defense", true),
        word("reading.witch-order", {"hits-first", "stone-first"}),
        word("reading.lucy-trigger", {"battled-this-turn", "on-board"}),
        word("reading.aslan-stranded", {"card", "pavilion"}),
        word("reading.majority-tie", {"none", "both"}),
        word("reading.total-control-check", {"immediate", "end-of-turn"}),
        word("reading.final-tie", {"shared", "witch-loses"}),
        word("reading.two-player-scoring", {"per-player", "per-army"}),
        word("reading.two-player-camps", {"per-player", "per-army"}),
        word("house.card-effects", {"designed", "none"}),
        word("house.extra-powers", {"designed", "none"}),
        number("base.faun-per-set", 30, 0, 99),
        number("base.centaur-per-set", 15, 0, 99),
        flag("house.always-ask", false),
    };
    return data;
}

std::unique_ptr<const Rules> narniaRules(int players, const Settings& settings)
{
    const RulesetData data = narniaData();
    OptionValues values(data.options);
    for (const auto& [id, value] : settings)
        if (!values.set(data.options, id, value)) return nullptr;
    const Ruleset& set = narnia_risk_junior::ruleset();
    auto made = set.make(narniaBoard(), data, values, set.defaultSeats(data, players));
    return made ? std::move(*made) : nullptr;
}

RandomPlay::RandomPlay(const Rules& theRules, std::uint64_t seed) : rules(theRules), chanceSource(seed), random(seed)
{
    rules.start(state, decision, nullptr);
}

void RandomPlay::step()
{
    if (decision.pending == Pending::Chance) {
        Outcome outcome;
        chanceSource.draw(decision.chance, outcome);
        rules.resolve(state, outcome, decision, nullptr);
    } else {
        Move move;
        sample(decision, state, random, move);
        rules.apply(state, move, decision, nullptr);
    }
}

Settings seedOnly()
{
    return {{"house.card-effects", std::string("none")}, {"house.extra-powers", std::string("none")}};
}

Settings advancedPreset()
{
    Settings settings;
    for (const char* id : {"free-placement-side", "secret-cards", "castle-bonus", "father-christmas-bonus",
                           "frozen-lake-thaw", "camp-reinforcement", "wooded-two-dice", "witch-petrifies-character",
                           "aslan-hit-to-pavilion", "aslan-six-character", "lucy-armies"})
        settings.emplace_back(std::string("advanced.") + id, true);
    return settings;
}

} // namespace marches::test
