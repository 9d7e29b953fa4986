// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/positionreader.h"

#include <algorithm>

#include "engine/package/positionwalk.h"
#include "engine/text/messageformatter.h"
#include "engine/text/texts.h"

namespace marches::engine {

namespace {

YamlNode& childMap(YamlNode& map, const std::string& key)
{
    for (std::size_t i = 0; i < map.keys.size(); ++i)
        if (map.keys[i].text == key) return map.items[i];
    return map.add(key, YamlNode::map());
}

} // namespace

std::vector<WrittenFact> readPosition(const YamlNode& map, const FieldPaths& paths, const std::string& path,
                                      const ErrorCollector& collector)
{
    std::vector<WrittenFact> facts;
    const auto leaf = [&](const FieldWalk::Candidate& at, const PositionWalk::Alternatives& said, const YamlNode& node,
                          const std::string& here) {
        const std::vector<std::int16_t>& values = said.front();
        const bool list = paths.field(at.field).holds == Holds::List;
        const Space space = paths.field(at.field).value;
        // "none" says that there is no fact. A zero is put: where a game would fill in a number by itself it means
        // zero.
        if (!list && values.front() == kNothing && space != Space::Number && space != Space::Flag) return;
        for (std::size_t i = 0; i < values.size(); ++i)
            facts.push_back({{static_cast<std::uint16_t>(at.field), at.key, static_cast<std::int16_t>(i), values[i]},
                             locationOf(node),
                             here});
    };
    if (!map.isMap()) {
        collector.add(map, path, "scenario-needs-a-map", {{"allowed", "..."}});
        return facts;
    }
    PositionWalk(paths, collector, false, leaf, [](const FieldWalk&, const YamlNode&, const std::string&) {
    }).walk(map, FieldWalk(paths), path);
    return facts;
}

std::optional<State> makePosition(std::vector<WrittenFact> facts, const YamlNode& map, const std::string& path,
                                  const GameSetup& setup, const ErrorCollector& collector)
{
    const Rules& rules = *setup.game;
    const std::size_t before = collector.count();
    std::ranges::stable_sort(facts, [](const WrittenFact& a, const WrittenFact& b) { return a.fact < b.fact; });
    State state;
    rules.clearPosition(state);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const WrittenFact& written = facts[i];
        const auto reportError = [&](const char* code) {
            collector.add({code, {}, collector.file(), written.mark.line, written.mark.column, written.path});
        };
        const bool twice = i > 0 && facts[i - 1].fact.field == written.fact.field &&
                           facts[i - 1].fact.key == written.fact.key &&
                           facts[i - 1].fact.ordinal == written.fact.ordinal;
        if (twice) {
            reportError("scenario-twice");
        } else if (!rules.setFact(state, written.fact)) {
            reportError("scenario-impossible-value");
        }
    }
    if (collector.count() != before) return std::nullopt;
    if (const Refusal refusal = rules.validatePosition(state)) {
        collector.add(map, path, "scenario-position",
                      {{"rule", std::string(rules.vocabulary().name(Space::Rule, refusal.rule))},
                       {"reason", reasonText(setup, refusal)}});
        return std::nullopt;
    }
    return state;
}

YamlNode writePosition(const Rules& rules, const Facts& facts)
{
    const FieldPaths paths(rules);
    YamlNode root = YamlNode::map();
    for (const Fact& fact : facts) {
        const std::string path = paths.path(fact.field, fact.key);
        YamlNode* at = &root;
        std::size_t begin = 0;
        for (std::size_t dot = path.find('.'); dot != std::string::npos; dot = path.find('.', begin)) {
            at = &childMap(*at, path.substr(begin, dot - begin));
            begin = dot + 1;
        }
        const std::string key = path.substr(begin);
        YamlNode value = YamlNode::scalar(paths.word(fact.field, fact.value));
        if (paths.field(fact.field).holds == Holds::One) {
            at->add(key, std::move(value));
        } else {
            if (fact.ordinal == 0) at->add(key, YamlNode::list());
            childMap(*at, key).append(std::move(value));
        }
    }
    return root;
}

std::string reasonText(const GameSetup& setup, const Message& message)
{
    Texts texts;
    texts.add(setup.map.texts, setup.map.language);
    for (const TextSource& base : setup.rules.baseTexts) texts.add(base.entries, base.language);
    texts.add(setup.rules.texts, setup.rules.data.language);
    return MessageFormatter(texts, *setup.game, setup.rules.data.language).sentence(message);
}

} // namespace marches::engine
