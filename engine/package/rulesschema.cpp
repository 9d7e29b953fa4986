// SPDX-License-Identifier: GPL-3.0-or-later
// What rules.yaml and deck files may say. How they are read is in rulespackage.cpp.
#include <algorithm>

#include "engine/game/ruleset.h"
#include "engine/package/cardreader.h"
#include "engine/package/contentchanges.h"
#include "engine/package/rulespackage.h"
#include "engine/package/textreader.h"

namespace marches::engine {

namespace {

constexpr int kLargest = 1'000'000;
constexpr double kHeaviest = 1000.0; ///< weight of a feature

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
                      {"formerly", Schema::object("formerly", {{"id", Schema::text(kLongestId), true},
                                                               {"values", Schema::mapOf(Schema::scalar()), true}})},
                  });
}

Schema argumentSchema(const ArgumentForm& form)
{
    const auto one = [&form]() -> Schema {
        switch (form.type) {
        case ArgumentForm::Type::Number:
        case ArgumentForm::Type::NotZero: return Schema::integer(form.min, form.max);
        case ArgumentForm::Type::Switch: return Schema::flag();
        case ArgumentForm::Type::Word: return Schema::word(form.words);
        case ArgumentForm::Type::Card: return Schema::id();
        case ArgumentForm::Type::Place: return Schema::text(kLongestId);
        }
        return Schema::any();
    };
    if (form.most == 0) return one();
    const Schema list = Schema::list(one(), form.least, form.most);
    return form.least <= 1 ? Schema::either({one(), list}) : list;
}

/// A verb with its arguments; one that takes `count` may have it alone.
Schema formSchema(const EffectForm& form)
{
    std::vector<Field> fields;
    for (const ArgumentForm& argument : form.arguments)
        fields.push_back(
            {argument.name, argumentSchema(argument), argument.required, argument.byDefault, argument.note});
    Schema arguments = Schema::object("arguments", std::move(fields));
    const ArgumentForm* alone = form.find("count");
    return alone == nullptr ? arguments : Schema::either({argumentSchema(*alone), std::move(arguments)});
}

void addWords(std::vector<std::string>& all, const std::vector<std::string>& words)
{
    for (const std::string& word : words)
        if (std::ranges::find(all, word) == all.end()) all.push_back(word);
}

Schema cardSchema(std::vector<Field> further)
{
    std::vector<Field> fields{{"name", nameSchema(), true},
                              {"text", Schema::text(), true},
                              {"copies", Schema::integer(0, kMostCopies), false, "1"}};
    for (Field& field : further) fields.push_back(std::move(field));
    return Schema::object("card", std::move(fields));
}

Schema deckSchemaOf(const Schema& id, const Schema& card)
{
    return Schema::object("deck",
                          {
                              {"marches", Schema::text(kLongestFormatName), true},
                              {"id", id, true},
                              {"language", Schema::language(), true},
                              {"name", nameSchema(), true},
                              {"cards", Schema::mapOf(card).block(), true},
                          })
        .block();
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
                       {"base", Schema::id()},
                       {"language", Schema::language(), true},
                       {"name", nameSchema(), true},
                       {"text", Schema::text()},
                       {"source", Schema::text()},
                       // These three may be left to the base, and to nobody else.
                       {"players", Schema::list(Schema::integer(1, kMostSeats), 2, 2).flow()},
                       {"rules", Schema::mapOf(Schema::object("rule", {{"title", Schema::text(kLongestTitle), true},
                                                                       {"text", Schema::text(), true},
                                                                       {"source", Schema::text()}}),
                                               Schema::Keys::RuleId)
                                     .block()},
                       {"options", Schema::mapOf(optionShape(), Schema::Keys::OptionId).block()},
                       {"options-of",
                        Schema::mapOf(Schema::mapOf(Schema::list(Schema::text(kLongestId)), Schema::Keys::OptionId),
                                      Schema::Keys::Id)
                            .block()},
                       {"presets",
                        Schema::mapOf(
                            Schema::object("preset",
                                           {{"title", Schema::text(kLongestTitle), true},
                                            {"text", Schema::text()},
                                            {"values", Schema::mapOf(Schema::scalar(), Schema::Keys::OptionId), true}}))
                            .block()},
                       {"names", Schema::object("names", std::move(spaces)).block()},
                       {"texts", Schema::mapOf(textOrPluralSchema(), Schema::Keys::TextKey).block()},
                       {"decks", Schema::either({Schema::list(Schema::text(200), 0, 50), deckChangesSchema()})},
                       {"tables", deckChangesSchema()},
                       {"dice", deckChangesSchema()},
                       {"outlook", Schema::mapOf(Schema::number(-kHeaviest, kHeaviest))},
                   })
            .block();
    }();
    return kShape;
}

const Schema& deckSchema()
{
    static const Schema kShape = [] {
        return deckSchemaOf(Schema::id(), cardSchema({{"timing", Schema::id()},
                                                      {"window", Schema::id()},
                                                      {"side", Schema::id()},
                                                      {"effects", effectsSchema()}}));
    }();
    return kShape;
}

Schema deckSchema(const std::vector<DeckForm>& forms)
{
    std::vector<std::string> ids;
    std::vector<std::string> timings;
    std::vector<std::string> windows;
    std::vector<std::string> sides;
    std::vector<Field> verbs;
    int most = 0;
    for (const DeckForm& form : forms) {
        ids.push_back(form.id);
        addWords(timings, form.timings);
        addWords(windows, form.windows);
        addWords(sides, form.sides);
        most = std::max(most, form.mostEffects);
        for (const EffectForm& effect : form.effects)
            if (std::ranges::find(verbs, effect.verb, &Field::key) == verbs.end())
                verbs.push_back({effect.verb, formSchema(effect), false, {}, effect.note});
    }
    std::vector<Field> further;
    if (!timings.empty()) further.push_back({"timing", Schema::word(timings)});
    if (!windows.empty()) further.push_back({"window", Schema::word(windows)});
    if (!sides.empty()) further.push_back({"side", Schema::word(sides)});
    if (!verbs.empty())
        further.push_back({"effects", Schema::list(Schema::object("effect", std::move(verbs)), 0, most)});
    return deckSchemaOf(Schema::word(ids), cardSchema(std::move(further)));
}

} // namespace marches::engine
