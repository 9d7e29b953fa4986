// SPDX-License-Identifier: GPL-3.0-or-later
// What rules.yaml and deck files may say. How they are read is in rulespackage.cpp.
#include "engine/package/rulespackage.h"
#include "engine/package/textreader.h"

namespace marches::engine {

namespace {

constexpr int kMostSeats = 16;
constexpr int kMostCopies = 100;
constexpr int kLargest = 1'000'000;

Schema optionShape()
{
    const Schema optionIds = Schema::list(Schema::text(kLongestId), 0, 100);
    return Schema::object(
        "option", {
                      {"title", Schema::text(kLongestTitle), true},
                      {"text", Schema::text(), true},
                      {"type", Schema::word({"switch", "number", "choice"}), true},
                      {"default", Schema::scalar(), true},
                      {"range", Schema::list(Schema::integer(-kLargest, kLargest), 2, 2)},
                      {"values", Schema::mapOf(Schema::object("value", {{"title", Schema::text(kLongestTitle), true},
                                                                        {"text", Schema::text()}}))},
                      {"rules", Schema::list(Schema::text(kLongestId))},
                      {"source", Schema::text()},
                      {"during-play", Schema::flag(), false, "false"},
                      {"needs", optionIds},
                      {"excludes", optionIds},
                      {"overridden-by", optionIds},
                  });
}

} // namespace

const std::vector<std::string>& nameSpaces()
{
    static const std::vector<std::string> kSpaces = {"seat",   "army",   "side",    "piece", "token", "card",
                                                     "pile",   "marker", "counter", "phase", "verb",  "param",
                                                     "choice", "die",    "stream",  "place", "region"};
    return kSpaces;
}

const Schema& rulesSchema()
{
    static const Schema kShape = [] {
        const Schema names = Schema::mapOf(nameSchema(), Schema::Keys::Id).block();
        std::vector<Field> spaces;
        for (const std::string& space : nameSpaces()) spaces.push_back({space, names});
        return Schema::object(
                   "rules",
                   {
                       {"marches", Schema::text(kLongestFormatName), true},
                       {"id", Schema::id(), true},
                       {"language", Schema::language(), true},
                       {"name", nameSchema(), true},
                       {"text", Schema::text()},
                       {"source", Schema::text()},
                       {"players", Schema::list(Schema::integer(1, kMostSeats), 2, 2).flow(), true},
                       {"rules",
                        Schema::mapOf(Schema::object("rule", {{"title", Schema::text(kLongestTitle), true},
                                                              {"text", Schema::text(), true},
                                                              {"source", Schema::text()}}),
                                      Schema::Keys::RuleId)
                            .block(),
                        true},
                       {"options", Schema::mapOf(optionShape(), Schema::Keys::OptionId).block()},
                       {"presets",
                        Schema::mapOf(
                            Schema::object("preset",
                                           {{"title", Schema::text(kLongestTitle), true},
                                            {"text", Schema::text()},
                                            {"values", Schema::mapOf(Schema::scalar(), Schema::Keys::OptionId), true}}))
                            .block(),
                        true},
                       {"names", Schema::object("names", std::move(spaces)).block()},
                       {"texts", Schema::mapOf(textOrPluralSchema(), Schema::Keys::TextKey).block()},
                       {"decks", Schema::list(Schema::text(200), 0, 50)},
                   })
            .block();
    }();
    return kShape;
}

const Schema& deckSchema()
{
    static const Schema kShape = [] {
        // A list of verbs, each alone in a map with its arguments: {gain: {type: light, count: 2}}.
        const Schema argument = Schema::either({Schema::scalar(), Schema::list(Schema::scalar(), 0, 100)});
        const Schema effect = Schema::mapOf(Schema::either({Schema::scalar(), Schema::mapOf(argument)}));
        const Schema card = Schema::object("card", {
                                                       {"name", nameSchema(), true},
                                                       {"text", Schema::text(), true},
                                                       {"copies", Schema::integer(0, kMostCopies), false, "1"},
                                                       {"timing", Schema::id()},
                                                       {"window", Schema::id()},
                                                       {"side", Schema::id()},
                                                       {"effects", Schema::list(effect, 0, 50)},
                                                   });
        return Schema::object("deck",
                              {
                                  {"marches", Schema::text(kLongestFormatName), true},
                                  {"id", Schema::id(), true},
                                  {"language", Schema::language(), true},
                                  {"name", nameSchema(), true},
                                  {"cards", Schema::mapOf(card).block(), true},
                              })
            .block();
    }();
    return kShape;
}

} // namespace marches::engine
