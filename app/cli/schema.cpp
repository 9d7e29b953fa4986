// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/rules/registry/registry.h"
#include "engine/scenario/guide.h"
#include "engine/schema/jsonschema.h"
#include "engine/yaml/yamlnode.h"

namespace marches::app {

namespace {

/// The rules of that id, or those that a ruleset of a person's own plays by.
const engine::Ruleset& knownRuleset(const Session& session, const std::string& name)
{
    if (const engine::Ruleset* ruleset = engine::findRuleset(name)) return *ruleset;
    std::vector<std::string> known;
    for (const engine::Ruleset* ruleset : engine::rulesets()) known.emplace_back(ruleset->id());
    for (const engine::LibraryEntry& entry : session.library().rulesets()) {
        if (!entry.own) continue;
        if (const engine::Ruleset* base = entry.id == name ? engine::findRuleset(entry.base) : nullptr) return *base;
        known.push_back(entry.id);
    }
    throw UsageError{Cli::tr("There are no rules “%1”.").arg(QString::fromStdString(name)) + suggestion(name, known)};
}

/// The first map that the rules can be played on.
std::string firstMap(const Session& session, const engine::Ruleset& ruleset)
{
    for (const engine::LibraryEntry& entry : session.library().maps()) {
        const engine::Result<engine::MapData> map = session.library().map(entry.id);
        if (map && std::ranges::none_of(ruleset.needs(map->board), &engine::MapNeed::forbids)) return entry.id;
    }
    return {};
}

QJsonValue asJson(const engine::YamlNode& node)
{
    switch (node.kind) {
    case engine::YamlNode::Kind::Null: return QJsonValue::Null;
    case engine::YamlNode::Kind::Scalar: return QString::fromStdString(node.text);
    case engine::YamlNode::Kind::List: {
        QJsonArray list;
        for (const engine::YamlNode& item : node.items) list.append(asJson(item));
        return list;
    }
    case engine::YamlNode::Kind::Map: break;
    }
    QJsonObject object;
    for (std::size_t i = 0; i < node.keys.size(); ++i)
        object.insert(QString::fromStdString(node.keys[i].text), asJson(node.items[i]));
    return object;
}

} // namespace

std::string mapForRuleset(const Session& session, const std::string& name)
{
    const engine::Ruleset& ruleset = knownRuleset(session, name);
    std::string map = session.arguments().value("map");
    if (map.empty()) map = firstMap(session, ruleset);
    if (map.empty()) throw UsageError{Cli::tr("There is no map for these rules. Name one with --map.")};
    return map;
}

int schemaCommand(const Session& session)
{
    const std::string ruleset = session.arguments().value("ruleset");
    const bool kindGiven = !session.arguments().positionals.empty();
    const bool decks = kindGiven && !ruleset.empty() && session.arguments().positionals.front() == "deck";
    if (ruleset.empty() != kindGiven && !decks) throw UsageError{Cli::tr("Name either a kind of file or --ruleset.")};
    if (decks) {
        session.console().printRaw(engine::jsonSchemaOfDecks(knownRuleset(session, ruleset)));
        return kGood;
    }
    if (!ruleset.empty()) {
        const engine::Result<engine::GameSetup> setup =
            session.library().setup(mapForRuleset(session, ruleset) + ":" + ruleset);
        if (!setup) return session.report(setup.error());
        const engine::ScenarioGuide guide = engine::scenarioGuide(*setup->game);
        if (session.json())
            session.console().print(asJson(engine::guideNode(guide)).toObject());
        else
            session.console().printRaw(engine::writeGuide(guide));
        return kGood;
    }
    const std::string kind = session.arguments().positionals.front();
    const std::vector<std::string> kinds = engine::schemaKinds();
    if (std::ranges::find(kinds, kind) == kinds.end())
        throw UsageError{Cli::tr("There is no kind of file “%1”.").arg(QString::fromStdString(kind)) +
                         suggestion(kind, kinds)};
    session.console().printRaw(engine::jsonSchema(kind));
    return kGood;
}

} // namespace marches::app
