// SPDX-License-Identifier: GPL-3.0-or-later
// What rules.yaml and deck files may say. How they are read is in rulespackage.cpp.
#include "engine/package/rulespackage.h"
#include "engine/package/textreader.h"

namespace marches::engine {

namespace {

constexpr int kMostSeats = 16;
constexpr int kMostCopies = 100;
constexpr int kLargest = 1'000'000;

Shape optionShape()
{
    const Shape optionIds = Shape::list(Shape::text(100), 0, 100);
    return Shape::object(
        "option",
        {
            {"title", Shape::text(200), true},
            {"text", Shape::text(), true},
            {"type", Shape::word({"switch", "number", "choice"}), true},
            {"default", Shape::scalar(), true},
            {"range", Shape::list(Shape::integer(-kLargest, kLargest), 2, 2)},
            {"values", Shape::mapOf(Shape::object("value", {{"title", Shape::text(200), true}, {"text", Shape::text()}}))},
            {"rules", Shape::list(Shape::text(100))},
            {"source", Shape::text()},
            {"during-play", Shape::flag(), false, "false"},
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

const Shape& rulesShape()
{
    static const Shape kShape = [] {
        const Shape names = Shape::mapOf(nameShape(), Shape::Keys::Id).block();
        std::vector<Field> spaces;
        for (const std::string& space : nameSpaces()) spaces.push_back({space, names});
        return Shape::object(
                   "rules",
                   {
                       {"marches", Shape::text(40), true},
                       {"id", Shape::id(), true},
                       {"language", Shape::language(), true},
                       {"name", nameShape(), true},
                       {"text", Shape::text()},
                       {"source", Shape::text()},
                       {"players", Shape::list(Shape::integer(1, kMostSeats), 2, 2).flow(), true},
                       {"rules",
                        Shape::mapOf(Shape::object("rule", {{"title", Shape::text(200), true},
                                                            {"text", Shape::text(), true},
                                                            {"source", Shape::text()}}),
                                     Shape::Keys::RuleId)
                            .block(),
                        true},
                       {"options", Shape::mapOf(optionShape(), Shape::Keys::OptionId).block()},
                       {"presets",
                        Shape::mapOf(
                            Shape::object("preset", {{"title", Shape::text(200), true},
                                                     {"text", Shape::text()},
                                                     {"values", Shape::mapOf(Shape::scalar(), Shape::Keys::OptionId), true}}))
                            .block(),
                        true},
                       {"names", Shape::object("names", std::move(spaces)).block()},
                       {"texts", Shape::mapOf(textOrPluralShape(), Shape::Keys::TextKey).block()},
                       {"decks", Shape::list(Shape::text(200), 0, 50)},
                   })
            .block();
    }();
    return kShape;
}

const Shape& deckShape()
{
    static const Shape kShape = [] {
        // A list of verbs, each alone in a map with its arguments: {gain: {type: light, count: 2}}.
        const Shape argument = Shape::either({Shape::scalar(), Shape::list(Shape::scalar(), 0, 100)});
        const Shape effect = Shape::mapOf(Shape::either({Shape::scalar(), Shape::mapOf(argument)}));
        const Shape card = Shape::object("card", {
                                                     {"name", nameShape(), true},
                                                     {"text", Shape::text(), true},
                                                     {"copies", Shape::integer(0, kMostCopies), false, "1"},
                                                     {"timing", Shape::id()},
                                                     {"window", Shape::id()},
                                                     {"side", Shape::id()},
                                                     {"effects", Shape::list(effect, 0, 50)},
                                                 });
        return Shape::object("deck",
                             {
                                 {"marches", Shape::text(40), true},
                                 {"id", Shape::id(), true},
                                 {"language", Shape::language(), true},
                                 {"name", nameShape(), true},
                                 {"cards", Shape::mapOf(card).block(), true},
                             })
            .block();
    }();
    return kShape;
}

} // namespace marches::engine
