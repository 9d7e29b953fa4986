// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/positionwalk.h"

#include <algorithm>

namespace marches::engine {

namespace {

std::string listed(const FieldWalk& at)
{
    std::string text;
    for (const std::string& name : at.choices()) text += (text.empty() ? "" : ", ") + name;
    return text;
}

} // namespace

const char* numberFault(std::string_view text)
{
    if (text.starts_with('-')) text.remove_prefix(1);
    const bool whole = !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return whole ? "scenario-value-range" : "scenario-value-number";
}

void PositionWalk::walk(const YamlNode& map, const FieldWalk& at, const std::string& path,
                        const std::vector<std::string>& passedOver)
{
    for (std::size_t i = 0; i < map.keys.size(); ++i) {
        const YamlNode::Key& key = map.keys[i];
        if (std::ranges::find(passedOver, key.text) != passedOver.end()) continue;
        std::string below = path;
        below += '.';
        below += key.text;
        const FieldWalk next = at.down(key.text);
        if (next.lost()) {
            reportUnknown(key, at, below);
        } else if (map.items[i].isMap() && choiceIn(map.items[i], next) == nullptr) {
            walkInner(map.items[i], next, below);
        } else {
            walkLeaf(map.items[i], next, below);
        }
    }
}

void PositionWalk::walkInner(const YamlNode& map, const FieldWalk& at, const std::string& path)
{
    if (!at.inner()) return m_collector.add(map, path, "scenario-not-a-map");
    if (map.keys.empty()) return m_empty(at, map, path);
    walk(map, at, path);
}

void PositionWalk::walkLeaf(const YamlNode& node, const FieldWalk& at, const std::string& path)
{
    const std::optional<FieldWalk::Candidate> candidate = at.leaf();
    if (!candidate) return m_collector.add(node, path, "scenario-needs-a-map", {{"allowed", listed(at)}});
    Alternatives alternatives;
    const YamlNode* choice = choiceIn(node, at);
    if (choice == nullptr) {
        if (!read(node, candidate->field, path, alternatives)) return;
    } else if (!choice->isList() || choice->items.empty()) {
        return m_collector.add(*choice, path, "scenario-needs-a-list");
    } else {
        for (const YamlNode& item : choice->items)
            if (!read(item, candidate->field, path, alternatives)) return;
    }
    m_leaf(*candidate, alternatives, node, path);
}

/// The list of `{one-of: [...]}`, where that may be said and a field ends.
const YamlNode* PositionWalk::choiceIn(const YamlNode& node, const FieldWalk& at) const
{
    if (!m_mayChoose || !node.isMap() || node.keys.size() != 1 || !at.leaf()) return nullptr;
    return node.find("one-of");
}

bool PositionWalk::read(const YamlNode& node, int field, const std::string& path, Alternatives& alternatives)
{
    const bool list = m_paths.field(field).holds == Holds::List;
    if (list != node.isList()) {
        m_collector.add(node, path, list ? "scenario-needs-a-list" : "scenario-needs-one-value");
        return false;
    }
    std::vector<std::int16_t> values;
    if (!list) {
        if (!value(node, field, path, values)) return false;
    } else {
        for (const YamlNode& item : node.items)
            if (!value(item, field, path, values)) return false;
    }
    alternatives.push_back(std::move(values));
    return true;
}

bool PositionWalk::value(const YamlNode& node, int field, const std::string& path, std::vector<std::int16_t>& values)
{
    const std::optional<std::int16_t> value = node.isScalar() ? m_paths.value(field, node.text) : std::nullopt;
    if (value) {
        values.push_back(*value);
        return true;
    }
    const FieldSpec& spec = m_paths.field(field);
    const Vocabulary& vocabulary = m_paths.rules().vocabulary();
    if (vocabulary.names(spec.value).empty() && vocabulary.names(spec.otherValue).empty()) {
        m_collector.add(node, path, spec.value == Space::Flag ? "scenario-value-flag" : numberFault(node.text),
                        {{"value", node.text}});
        return false;
    }
    m_collector.addUnknown(node, path, "scenario-value", node.text, [&] {
        std::vector<std::string> known;
        for (const Space space : {spec.value, spec.otherValue})
            for (const std::string& name : vocabulary.names(space)) known.push_back(name);
        return known;
    });
    return false;
}

void PositionWalk::reportUnknown(const YamlNode::Key& key, const FieldWalk& at, const std::string& path)
{
    YamlNode place;
    place.line = key.line;
    place.column = key.column;
    m_collector.addUnknown(place, path, "scenario-unknown-path", key.text, [&] {
        std::vector<std::string> known;
        for (const FieldWalk::Candidate& candidate : at.candidates()) {
            const Space space = at.keySpace(candidate);
            for (const std::string& name : m_paths.rules().vocabulary().names(space)) known.push_back(name);
        }
        for (const std::string& name : at.choices())
            if (!name.starts_with('{')) known.push_back(name);
        return known;
    });
}

} // namespace marches::engine
