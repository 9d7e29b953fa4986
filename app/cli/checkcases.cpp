// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkcases.h"

#include <QJsonObject>

#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/diplomacy/adjudication/movementgraph.h"
#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/referee/caserunner.h"
#include "engine/io/files.h"
#include "engine/package/textloading.h"
#include "engine/yaml/yamlreader.h"

namespace marches::app {

namespace {

/// The board that collections call so is the one that is shipped; any other name is that of a map.
std::string mapOf(const std::string& board)
{
    return board == "standard-diplomacy-map" ? std::string("diplomacy-europe") : board;
}

QJsonArray toJson(const Session& session, const engine::Errors& errors)
{
    return errorsJson(errors, session.texts(), session.language());
}

CaseCount refuse(const Session& session, const std::string& file, const engine::Errors& errors, QJsonArray& list)
{
    if (session.json())
        list.append(QJsonObject{{QStringLiteral("file"), QString::fromStdString(file)},
                                {QStringLiteral("passed"), false},
                                {QStringLiteral("failures"), toJson(session, errors)}});
    else
        session.console().reportError(errors, session.texts(), session.language());
    return {0, 1};
}

void tell(const Session& session, const std::string& file, const engine::referee::OrderCase& one,
          const engine::referee::CaseVerdict& verdict, QJsonArray& list)
{
    if (session.json()) {
        list.append(QJsonObject{{QStringLiteral("file"), QString::fromStdString(file)},
                                {QStringLiteral("id"), QString::fromStdString(one.id)},
                                {QStringLiteral("title"), QString::fromStdString(one.title)},
                                {QStringLiteral("passed"), verdict.passed()},
                                {QStringLiteral("failures"), toJson(session, verdict.differences)},
                                {QStringLiteral("remarks"), toJson(session, verdict.remarks)}});
        return;
    }
    const QString word = verdict.passed() ? Cli::tr("passed", "of a scenario") : Cli::tr("FAILED", "of a scenario");
    session.console().print(word + QStringLiteral("  ") + QString::fromStdString(one.id) + QStringLiteral("  ") +
                            QString::fromStdString(one.title));
    session.console().reportError(verdict.differences, session.texts(), session.language());
}

} // namespace

CaseCount checkCases(const Session& session, const std::string& file, QJsonArray& list)
{
    const engine::Result<std::string> bytes = engine::readFile(file, engine::YamlLimits{}.bytes);
    if (!bytes) return refuse(session, file, bytes.error(), list);
    const engine::Result<engine::MapData> map =
        session.library().mapNamedIn(file, mapOf(engine::referee::caseBoard(*bytes)));
    if (!map) return refuse(session, file, map.error(), list);
    if (map->board.placeCount() > engine::adjudication::kMostPlaces)
        return refuse(session, file,
                      {engine::Error{"map-too-big",
                                     {{"count", std::to_string(map->board.placeCount())},
                                      {"limit", std::to_string(engine::adjudication::kMostPlaces)}},
                                     map->file,
                                     0,
                                     0,
                                     {}}},
                      list);
    engine::Errors errors;
    const engine::Texts texts = engine::packageTexts(session.dataRoot(), nullptr, &*map, nullptr, errors);
    const engine::orders::Lexicon lexicon(map->board, texts);
    const auto collection = engine::referee::readCases(*bytes, file, lexicon);
    if (!collection) return refuse(session, file, collection.error(), list);
    const engine::adjudication::MovementGraph graph = engine::adjudication::makeMovementGraph(map->board);
    CaseCount count;
    for (const engine::referee::OrderCase& one : collection->cases) {
        const engine::referee::CaseVerdict verdict = engine::referee::playCase(*collection, one, map->board, graph);
        ++(verdict.passed() ? count.passed : count.failed);
        tell(session, file, one, verdict, list);
    }
    return count;
}

} // namespace marches::app
