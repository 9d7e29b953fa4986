// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/guide.h"

#include <set>

#include "engine/package/yamlwriter.h"
#include "engine/scenario/stepreader.h"

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

Node nameList(const std::vector<std::string>& names)
{
    Node list = Node::list();
    for (const std::string& name : names) list.append(Node::scalar(name));
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
    guide.expectations = reservedExpectations();
    return guide;
}

Node guideNode(const ScenarioGuide& guide)
{
    Node root = Node::map();
    Node& given = root.add("given", Node::map());
    for (const ScenarioGuide::FieldLine& field : guide.fields) given.add(field.path, Node::scalar(field.value));
    Node& moves = root.add("do", Node::map());
    for (const ScenarioGuide::VerbLine& verb : guide.verbs) {
        Node& params = moves.add(verb.verb, Node::map());
        for (const auto& [name, value] : verb.params) params.add(name, Node::scalar(value));
    }
    root.add("expect", nameList(guide.expectations));
    Node& names = root.add("names", Node::map());
    for (const ScenarioGuide::NameLine& line : guide.names) names.add(line.space, nameList(line.names));
    root.add("rules", nameList(guide.rules));
    return root;
}

std::string writeGuide(const ScenarioGuide& guide) { return writeYaml(guideNode(guide), Shape::any().block()); }

} // namespace marches::engine
