// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/guide.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/scenario/stepreader.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

std::string valueText(const FieldSpec& field)
{
    std::string text(spaceName(field.value));
    if (field.otherValue != Space::None) text += " or " + std::string(spaceName(field.otherValue));
    return field.holds == Holds::List ? "list of " + text : text;
}

std::string paramText(const VerbParam& param)
{
    std::string space(spaceName(param.space));
    switch (param.form) {
    case Form::One: return space;
    case Form::Amount: return "number";
    case Form::Flag: return "flag";
    case Form::Subset: return "list of " + space;
    case Form::Spread: return "numbers by " + space;
    case Form::Path: return "path of " + space;
    }
    return space;
}

/// Spaces whose names a file may write for these rules, in their order.
std::set<Space> usedSpaces(const Rules& rules)
{
    std::set<Space> used{Space::Seat};
    for (const FieldSpec& field : rules.fields()) {
        used.insert(field.keys.begin(), field.keys.end());
        used.insert({field.value, field.otherValue});
    }
    for (const VerbSpec& verb : rules.verbSpecs())
        for (const VerbParam& param : verb.params) used.insert(param.space);
    return used;
}

/// Faces and other results of a die, each once.
std::vector<std::string> resultsOf(const Rules& rules, int die)
{
    constexpr int kMost = 100;
    std::vector<std::string> results;
    for (int face = 1; face <= kMost; ++face) {
        const std::optional<Ref> shown = rules.faceOf(die, face);
        if (!shown) break;
        std::string name(rules.vocabulary().name(shown->space, shown->index));
        if (std::ranges::find(results, name) == results.end()) results.push_back(std::move(name));
    }
    return results;
}

/// What a key of `expect` takes that is no field.
std::string_view expectationText(std::string_view key)
{
    static constexpr std::pair<std::string_view, std::string_view> kTexts[] = {
        {"over", "flag"},
        {"winners", "list of seat"},
        {"question", "seat, and verbs as an exact list"},
        {"offers", "by verb, parameter and exact list of values"},
        {"dice", "number of dice to be rolled, 0 for none"},
        {"seen-by", "seat whose view is meant"},
        {"told", "list of text, or of text with {argument: value, rule: rule}, that the last action told"},
        {"when", "text, perhaps with arguments: the facts are those of the moment at which the last action told it"},
        {"one-of", "list of facts, of which one holds; a single value may be {one-of: list}"},
    };
    const auto* const found = std::ranges::find(kTexts, key, &std::pair<std::string_view, std::string_view>::first);
    return found == std::end(kTexts) ? std::string_view() : found->second;
}

YamlNode nameList(const std::vector<std::string>& names)
{
    YamlNode list = YamlNode::list();
    for (const std::string& name : names) list.append(YamlNode::scalar(name));
    return list;
}

} // namespace

ScenarioGuide scenarioGuide(const Rules& rules)
{
    const Vocabulary& vocabulary = rules.vocabulary();
    ScenarioGuide guide;
    for (const FieldSpec& field : rules.fields()) guide.fields.push_back({field.path, valueText(field)});
    for (std::size_t verb = 0; verb < rules.verbSpecs().size(); ++verb) {
        ScenarioGuide::VerbLine line;
        line.verb = vocabulary.name(Space::Verb, static_cast<int>(verb));
        for (const VerbParam& param : rules.verbSpecs()[verb].params)
            line.params.emplace_back(vocabulary.name(Space::Param, param.name), paramText(param));
        guide.verbs.push_back(std::move(line));
    }
    for (const Space space : usedSpaces(rules)) {
        const std::span<const std::string> names = vocabulary.names(space);
        if (!names.empty()) guide.names.push_back({std::string(spaceName(space)), {names.begin(), names.end()}});
    }
    for (const std::string& rule : vocabulary.names(Space::Rule))
        if (!rule.empty()) guide.rules.push_back(rule);
    for (const std::string& key : reservedExpectations())
        guide.expectations.push_back({key, std::string(expectationText(key))});
    for (int die = 0; die < vocabulary.count(Space::Die); ++die)
        if (std::vector<std::string> results = resultsOf(rules, die); !results.empty())
            guide.dice.push_back({std::string(vocabulary.name(Space::Die, die)), std::move(results)});
    return guide;
}

YamlNode guideNode(const ScenarioGuide& guide)
{
    YamlNode root = YamlNode::map();
    YamlNode& given = root.add("given", YamlNode::map());
    for (const ScenarioGuide::FieldLine& field : guide.fields) given.add(field.path, YamlNode::scalar(field.value));
    YamlNode& moves = root.add("do", YamlNode::map());
    for (const ScenarioGuide::VerbLine& verb : guide.verbs) {
        YamlNode& params = moves.add(verb.verb, YamlNode::map());
        for (const auto& [name, value] : verb.params) params.add(name, YamlNode::scalar(value));
    }
    YamlNode& refused = root.add("refused", YamlNode::map());
    refused.add("refused", YamlNode::scalar("rule"));
    refused.add("reason", YamlNode::scalar("text, perhaps with {argument: value}"));
    if (!guide.dice.empty()) {
        YamlNode& dice = root.add("roll", YamlNode::map());
        for (const ScenarioGuide::NameLine& line : guide.dice) dice.add(line.space, nameList(line.names));
    }
    YamlNode& expectations = root.add("expect", YamlNode::map());
    for (const ScenarioGuide::FieldLine& line : guide.expectations)
        expectations.add(line.path, YamlNode::scalar(line.value));
    YamlNode& names = root.add("names", YamlNode::map());
    for (const ScenarioGuide::NameLine& line : guide.names) names.add(line.space, nameList(line.names));
    root.add("rules", nameList(guide.rules));
    return root;
}

std::string writeGuide(const ScenarioGuide& guide) { return writeYaml(guideNode(guide), Schema::any().block()); }

} // namespace marches::engine
