// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/positionreader.h"

#include <algorithm>
#include <functional>

#include "engine/package/fields.h"
#include "engine/package/texts.h"
#include "engine/package/wording.h"

namespace marches::engine {

namespace {

/// Goes down a nested map along the fields and hands out what stands at their ends.
class PositionWalk {
public:
    /// What stands at an end: of a list all its values. Several only where `{one-of: [...]}` may be said.
    using Alternatives = std::vector<std::vector<std::int16_t>>;
    using Leaf = std::function<void(const FieldWalk::Candidate&, const Alternatives&, const Node&, const std::string&)>;
    using Empty = std::function<void(const FieldWalk&, const Node&, const std::string&)>;

    PositionWalk(const FieldPaths& paths, const Complaints& complaints, bool mayChoose, Leaf leaf, Empty empty)
        : m_paths(paths), m_complaints(complaints), m_mayChoose(mayChoose), m_leaf(std::move(leaf)), m_empty(std::move(empty))
    {}

    void walk(const Node& map, const FieldWalk& at, const std::string& path, const std::vector<std::string>& passedOver = {})
    {
        for (std::size_t i = 0; i < map.keys.size(); ++i) {
            const Node::Key& key = map.keys[i];
            if (std::ranges::find(passedOver, key.text) != passedOver.end()) continue;
            std::string below = path;
            below += '.';
            below += key.text;
            const FieldWalk next = at.down(key.text);
            if (next.lost()) {
                unknown(key, at, below);
            } else if (map.items[i].isMap() && choiceIn(map.items[i], next) == nullptr) {
                inner(map.items[i], next, below);
            } else {
                leaf(map.items[i], next, below);
            }
        }
    }

private:
    void inner(const Node& map, const FieldWalk& at, const std::string& path)
    {
        if (!at.inner()) return m_complaints.add(map, path, "scenario-not-a-map");
        if (map.keys.empty()) return m_empty(at, map, path);
        walk(map, at, path);
    }

    void leaf(const Node& node, const FieldWalk& at, const std::string& path)
    {
        const std::optional<FieldWalk::Candidate> candidate = at.leaf();
        if (!candidate) return m_complaints.add(node, path, "scenario-needs-a-map", {{"allowed", listed(at)}});
        Alternatives alternatives;
        const Node* choice = choiceIn(node, at);
        if (choice == nullptr) {
            if (!read(node, candidate->field, path, alternatives)) return;
        } else if (!choice->isList() || choice->items.empty()) {
            return m_complaints.add(*choice, path, "scenario-needs-a-list");
        } else {
            for (const Node& item : choice->items)
                if (!read(item, candidate->field, path, alternatives)) return;
        }
        m_leaf(*candidate, alternatives, node, path);
    }

    /// The list of `{one-of: [...]}`, where that may be said and a field ends.
    const Node* choiceIn(const Node& node, const FieldWalk& at) const
    {
        if (!m_mayChoose || !node.isMap() || node.keys.size() != 1 || !at.leaf()) return nullptr;
        return node.find("one-of");
    }

    bool read(const Node& node, int field, const std::string& path, Alternatives& alternatives)
    {
        const bool list = m_paths.field(field).holds == Holds::List;
        if (list != node.isList()) {
            m_complaints.add(node, path, list ? "scenario-needs-a-list" : "scenario-needs-one-value");
            return false;
        }
        std::vector<std::int16_t> values;
        if (!list) {
            if (!value(node, field, path, values)) return false;
        } else {
            for (const Node& item : node.items)
                if (!value(item, field, path, values)) return false;
        }
        alternatives.push_back(std::move(values));
        return true;
    }

    bool value(const Node& node, int field, const std::string& path, std::vector<std::int16_t>& values)
    {
        const std::optional<std::int16_t> value = node.isScalar() ? m_paths.value(field, node.text) : std::nullopt;
        if (value) {
            values.push_back(*value);
            return true;
        }
        const FieldSpec& spec = m_paths.field(field);
        const Vocabulary& vocabulary = m_paths.rules().vocabulary();
        if (vocabulary.names(spec.value).empty() && vocabulary.names(spec.otherValue).empty()) {
            m_complaints.add(node, path, spec.value == Space::Flag ? "scenario-value-flag" : numberFault(node.text),
                             {{"value", node.text}});
            return false;
        }
        m_complaints.addUnknown(node, path, "scenario-value", node.text, [&] {
            std::vector<std::string> known;
            for (const Space space : {spec.value, spec.otherValue})
                for (const std::string& name : vocabulary.names(space)) known.push_back(name);
            return known;
        });
        return false;
    }

    void unknown(const Node::Key& key, const FieldWalk& at, const std::string& path)
    {
        Node place;
        place.line = key.line;
        place.column = key.column;
        m_complaints.addUnknown(place, path, "scenario-unknown-path", key.text, [&] {
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

    static std::string listed(const FieldWalk& at)
    {
        std::string text;
        for (const std::string& name : at.choices()) text += (text.empty() ? "" : ", ") + name;
        return text;
    }

    const FieldPaths& m_paths;
    const Complaints& m_complaints;
    bool m_mayChoose;
    Leaf m_leaf;
    Empty m_empty;
};

} // namespace

std::vector<WrittenFact> readPosition(const Node& map, const FieldPaths& paths, const std::string& path,
                                      const Complaints& complaints)
{
    std::vector<WrittenFact> facts;
    const auto leaf = [&](const FieldWalk::Candidate& at, const PositionWalk::Alternatives& said, const Node& node,
                          const std::string& here) {
        const std::vector<std::int16_t>& values = said.front();
        const bool list = paths.field(at.field).holds == Holds::List;
        const Space space = paths.field(at.field).value;
        // "none" says that there is no fact. A zero is put: where a game would fill in a number by itself it means zero.
        if (!list && values.front() == kNothing && space != Space::Number && space != Space::Flag) return;
        for (std::size_t i = 0; i < values.size(); ++i)
            facts.push_back(
                {{static_cast<std::uint16_t>(at.field), at.key, static_cast<std::int16_t>(i), values[i]}, markOf(node), here});
    };
    if (!map.isMap()) {
        complaints.add(map, path, "scenario-needs-a-map", {{"allowed", "..."}});
        return facts;
    }
    PositionWalk(paths, complaints, false, leaf, [](const FieldWalk&, const Node&, const std::string&) {
    }).walk(map, FieldWalk(paths), path);
    return facts;
}

std::optional<State> makePosition(std::vector<WrittenFact> facts, const Node& map, const GameSetup& setup,
                                  const Complaints& complaints)
{
    const Rules& rules = *setup.game;
    const std::size_t before = complaints.count();
    std::ranges::stable_sort(facts, [](const WrittenFact& a, const WrittenFact& b) { return a.fact < b.fact; });
    State state;
    rules.clear(state);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const WrittenFact& written = facts[i];
        const auto complain = [&](const char* code) {
            complaints.add({code, {}, complaints.file(), written.mark.line, written.mark.column, written.path});
        };
        const bool twice = i > 0 && facts[i - 1].fact.field == written.fact.field && facts[i - 1].fact.key == written.fact.key &&
                           facts[i - 1].fact.ordinal == written.fact.ordinal;
        if (twice) {
            complain("scenario-twice");
        } else if (!rules.put(state, written.fact)) {
            complain("scenario-impossible-value");
        }
    }
    if (complaints.count() != before) return std::nullopt;
    if (const Refusal refusal = rules.settle(state)) {
        complaints.add(
            map, "given", "scenario-position",
            {{"rule", std::string(rules.vocabulary().name(Space::Rule, refusal.rule))}, {"reason", reasonText(setup, refusal)}});
        return std::nullopt;
    }
    return state;
}

void readExpectedFacts(const Node& map, const FieldPaths& paths, const std::string& path,
                       const std::vector<std::string>& reserved, const Complaints& complaints, Expectation& expectation)
{
    const auto leaf = [&](const FieldWalk::Candidate& at, const PositionWalk::Alternatives& said, const Node& node,
                          const std::string&) {
        expectation.facts.push_back({at.field, at.key, said, markOf(node)});
    };
    const auto empty = [&](const FieldWalk& at, const Node& node, const std::string& here) {
        ExpectedNothing nothing;
        for (const FieldWalk::Candidate& candidate : at.candidates()) nothing.below.emplace_back(candidate.field, candidate.key);
        nothing.path = here;
        nothing.mark = markOf(node);
        expectation.nothing.push_back(std::move(nothing));
    };
    PositionWalk(paths, complaints, true, leaf, empty).walk(map, FieldWalk(paths), path, reserved);
}

const char* numberFault(std::string_view text)
{
    if (text.starts_with('-')) text.remove_prefix(1);
    const bool whole = !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return whole ? "scenario-value-range" : "scenario-value-number";
}

std::string reasonText(const GameSetup& setup, const Message& message)
{
    Texts texts;
    texts.add(setup.map.texts, setup.map.language);
    texts.add(setup.rules.texts, setup.rules.data.language);
    return Wording(texts, *setup.game, setup.rules.data.language).sentence(message);
}

} // namespace marches::engine
