// SPDX-License-Identifier: GPL-3.0-or-later
#include <QByteArray>
#include <QJsonArray>

#include <algorithm>
#include <filesystem>

#include "app/cli/filesearch.h"
#include "app/cli/gamefiles.h"
#include "app/cli/results.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "editor/cartography/artresources.h"
#include "editor/cartography/stamps.h"
#include "editor/cartography/style.h"
#include "editor/document/drawingchecks.h"
#include "editor/document/mapfiles.h"
#include "engine/board/checks.h"
#include "engine/io/files.h"
#include "engine/lab/experimentplan.h"
#include "engine/package/lesson.h"
#include "engine/package/mapchecks.h"
#include "engine/package/textloading.h"
#include "engine/record/savefile.h"
#include "engine/rules/registry/registry.h"
#include "engine/scenario/scenario.h"
#include "engine/simulation/simulationresult.h"
#include "engine/simulation/tournament.h"
#include "engine/text/translation.h"
#include "engine/yaml/yamlreader.h"

namespace marches::app {

namespace {

/// What a map lacks for a ruleset.
struct RulesetNeeds {
    std::string ruleset;
    std::vector<engine::MapNeed> needs;
    bool playable() const { return std::ranges::none_of(needs, &engine::MapNeed::forbids); }
};

struct Verdict {
    FoundFile file;
    engine::Errors errors;
    std::vector<engine::Problem> problems; ///< of a map
    engine::Texts names;                   ///< of a map: its places, for its problems
    std::vector<RulesetNeeds> needs;       ///< of a map: what each ruleset finds missing

    bool good() const
    {
        return errors.empty() && std::ranges::none_of(problems, [](const engine::Problem& problem) {
                   return problem.severity == engine::Severity::Error && !problem.approved;
               });
    }
};

template <class T> engine::Errors errorsOf(const engine::Result<T>& result)
{
    return result ? engine::Errors{} : result.error();
}

void validateMap(Verdict& verdict)
{
    const engine::Result<engine::MapData> map = engine::loadMap(verdict.file.path);
    verdict.errors = errorsOf(map);
    if (!map) return;
    verdict.errors = checkDrawing(*map);
    // The very checks of the map editor. Where the drawing cannot be read, its errors say so.
    const std::string folder = std::filesystem::path(verdict.file.path).parent_path().string();
    const engine::Result<editor::MapFiles> files = editor::readMapFiles(folder.empty() ? "." : folder);
    const engine::Result<editor::OpenedMap> opened =
        files ? editor::openMap(*files, folder) : engine::fail(files.error());
    if (!opened && verdict.errors.empty()) verdict.errors = opened.error();
    const engine::Errors ofArt = editor::useArtBeside(folder.empty() ? "." : folder);
    verdict.errors.insert(verdict.errors.end(), ofArt.begin(), ofArt.end());
    verdict.problems = opened ? editor::checkWholeMap(opened->model) : engine::checkMap(*map);
    for (const engine::Ruleset* ruleset : engine::rulesets())
        verdict.needs.push_back({std::string(ruleset->id()), ruleset->needs(map->board)});
    engine::Errors ofTranslations; // told with the translations themselves
    engine::addTexts(verdict.names, engine::textsOf(*map), ofTranslations);
}

/// The file whose translation this is: the map, rules or texts beside its folder, or the first variant there.
std::string sourceOf(const std::string& poFile)
{
    const std::filesystem::path folder = std::filesystem::path(poFile).parent_path().parent_path();
    for (const FoundFile& file : findFiles({folder.empty() ? "." : folder.string()}))
        if (std::filesystem::path(file.path).parent_path() == folder &&
            (file.kind == "map" || file.kind == "rules" || file.kind == "texts"))
            return file.path;
    return {};
}

/// A translation that can be read must also fit its source: what is wrong there would show in a game.
void validateTranslation(Verdict& verdict)
{
    const engine::Result<engine::PoFile> po = engine::loadPo(verdict.file.path);
    verdict.errors = errorsOf(po);
    if (std::optional<engine::Error> stray = engine::strayTranslation(verdict.file.path))
        verdict.errors.push_back(*std::move(stray));
    const std::string sourceFile = po ? sourceOf(verdict.file.path) : std::string();
    if (sourceFile.empty()) return;
    const engine::Result<engine::TextSource> source = engine::loadTextSource(sourceFile);
    if (!source) return; // told with the source itself
    const std::string language = engine::languageTag(std::filesystem::path(verdict.file.path).stem().string());
    for (const engine::TranslationFinding& finding :
         engine::reportTranslation(*po, source->entries, language).findings) {
        const std::string code = finding.issue == engine::TranslationIssue::Placeholder ? "po-placeholder"
                                 : finding.issue == engine::TranslationIssue::Plural    ? "po-forms"
                                                                                        : "";
        if (!code.empty())
            verdict.errors.push_back({code,
                                      {{"key", finding.key}, {"detail", finding.detail}},
                                      verdict.file.path,
                                      finding.line,
                                      0,
                                      finding.key});
    }
}

/// A variant must make a game of its map and rules, when the library has them.
void validateVariant(const Session& session, Verdict& verdict)
{
    const engine::Result<engine::VariantData> variant = engine::loadVariant(verdict.file.path);
    verdict.errors = errorsOf(variant);
    if (variant) verdict.errors = errorsOf(session.library().setup(*variant));
}

/// A saved game must play through to its end.
void validateSave(const Session& session, Verdict& verdict)
{
    const engine::Result<engine::SavedGame> saved = engine::loadSave(verdict.file.path);
    verdict.errors = errorsOf(saved);
    if (!saved) return;
    const engine::Result<engine::GameSetup> setup = session.library().setup(saved->variant);
    verdict.errors = setup ? engine::openSave(*saved, *setup).errors : setup.error();
}

/// The result of a simulation or a tournament.
void validateResult(Verdict& verdict)
{
    const std::string& path = verdict.file.path;
    if (verdict.file.kind != "tournament") {
        verdict.errors = errorsOf(loadResult(path));
        return;
    }
    const engine::Result<std::string> bytes = engine::readFile(path, engine::YamlLimits{}.bytes);
    verdict.errors = bytes ? errorsOf(engine::readTournament(*bytes, path)) : bytes.error();
}

/// A lesson must have a game that can be played, or a map, and wait for moves that its game knows.
engine::Errors validateLesson(const Session& session, const std::string& path)
{
    const engine::Result<engine::Lesson> lesson = engine::loadLesson(path);
    if (!lesson) return lesson.error();
    if (!lesson->isGame()) return errorsOf(session.library().map(lesson->map));
    engine::SetupRequest request;
    request.players = lesson->players;
    const engine::Result<engine::GameSetup> setup = session.library().setup(lesson->variant, request);
    if (!setup) return setup.error();
    engine::Errors errors;
    for (const engine::LessonStep& step : lesson->steps)
        for (const auto* verbs : {&step.goal.moves, &step.goal.asked})
            for (const std::string& verb : *verbs)
                if (setup->game->vocabulary().find(engine::Space::Verb, verb) == std::nullopt)
                    errors.push_back({"lesson-verb", {{"name", verb}, {"step", step.id}}, path, 0, 0, {}});
    return errors;
}

/// An experiment must have arms that can be played.
void validateExperiment(const Session& session, Verdict& verdict)
{
    const engine::Result<engine::Experiment> experiment = engine::loadExperiment(verdict.file.path);
    verdict.errors = errorsOf(experiment);
    if (experiment)
        verdict.errors = errorsOf(engine::planExperiment(*experiment, verdict.file.path, session.library()));
}

/// What boards are drawn with: a style, the list of the stamps, or the drawing of one.
void validateArt(Verdict& verdict)
{
    const std::string& path = verdict.file.path;
    const engine::Result<std::string> bytes = engine::readFile(path, engine::YamlLimits{}.bytes);
    if (!bytes)
        verdict.errors = bytes.error();
    else if (verdict.file.kind == "style")
        verdict.errors = errorsOf(editor::readStyle(*bytes, path));
    else if (verdict.file.kind == "stamps")
        verdict.errors = editor::checkStampList(*bytes, path);
    else
        verdict.errors = errorsOf(
            editor::readStamp(QByteArray::fromStdString(*bytes), std::filesystem::path(path).stem().string(), path));
}

/// Why a file is none that could be checked.
engine::Errors noneOfOurs(const std::string& path)
{
    const engine::Result<std::string> bytes = engine::readFile(path, engine::YamlLimits{}.bytes);
    if (!bytes) return bytes.error();
    if (const engine::Result<engine::YamlNode> root = engine::readYaml(*bytes, path); !root) return root.error();
    return {engine::Error{"not-of-marches", {}, path, 1, 0, {}}};
}

Verdict validateFile(const Session& session, FoundFile file)
{
    Verdict verdict{std::move(file), {}, {}, {}, {}};
    const std::string& kind = verdict.file.kind;
    const std::string& path = verdict.file.path;
    if (kind == "map")
        validateMap(verdict);
    else if (kind == "rules")
        verdict.errors = errorsOf(engine::loadRules(path, session.library().bases()));
    else if (kind == "deck")
        verdict.errors = engine::checkDeckFile(path, session.library().bases());
    else if (kind == "variant")
        validateVariant(session, verdict);
    else if (kind == "scenario")
        verdict.errors = errorsOf(engine::loadScenario(path, session.library()));
    else if (kind == "save")
        validateSave(session, verdict);
    else if (kind == "simulation" || kind == "tournament")
        validateResult(verdict);
    else if (kind == "experiment")
        validateExperiment(session, verdict);
    else if (kind == "po")
        validateTranslation(verdict);
    else if (kind == "style" || kind == "stamps" || kind == "stamp")
        validateArt(verdict);
    else if (kind == "lesson")
        verdict.errors = validateLesson(session, path);
    else if (kind == "texts")
        verdict.errors = errorsOf(engine::loadTextSource(path));
    else
        verdict.errors = noneOfOurs(path);
    verdict.errors = nameFile(std::move(verdict.errors), path);
    return verdict;
}

QString wordOf(engine::Severity severity)
{
    switch (severity) {
    case engine::Severity::Hint: return Cli::tr("hint");
    case engine::Severity::Warning: return Cli::tr("warning");
    case engine::Severity::Error: return Cli::tr("error");
    }
    return {};
}

/// Ids of places in a problem are replaced by their names.
QString sentence(const Session& session, const Verdict& verdict, const std::string& key, const engine::TextArgs& args)
{
    engine::TextArgs named = args;
    for (auto& [name, value] : named) {
        if (name == "language")
            if (const std::string word = session.texts().word("language." + value + ".name", session.language());
                !word.empty())
                value = word;
        for (const char* kind : {"territory.", "site.", "region.", "barrier."})
            if (const std::string word = verdict.names.word(kind + value + ".name", session.language()); !word.empty())
                value = word;
    }
    const std::string text = session.texts().word(key, session.language(), named);
    return QString::fromStdString(text.empty() ? key.substr(key.find('.') + 1) : text);
}

QString sentence(const Session& session, const Verdict& verdict, const engine::Problem& problem)
{
    return sentence(session, verdict, "problem." + problem.id, problem.args);
}

QString sentence(const Session& session, const Verdict& verdict, const engine::MapNeed& need)
{
    return sentence(session, verdict, "error." + need.what.code, need.what.args);
}

/// What every ruleset says of a map.
QJsonArray needsJson(const Session& session, const Verdict& verdict)
{
    QJsonArray rulesets;
    for (const RulesetNeeds& entry : verdict.needs) {
        QJsonArray needs;
        for (const engine::MapNeed& need : entry.needs)
            needs.append(QJsonObject{{QStringLiteral("id"), QString::fromStdString(need.what.code)},
                                     {QStringLiteral("forbids"), need.forbids},
                                     {QStringLiteral("text"), sentence(session, verdict, need)}});
        rulesets.append(QJsonObject{{QStringLiteral("id"), QString::fromStdString(entry.ruleset)},
                                    {QStringLiteral("playable"), entry.playable()},
                                    {QStringLiteral("needs"), needs}});
    }
    return rulesets;
}

/// What a game on this map would meet, for the rulesets that can be played on it; for all of them where none can.
void printNeeds(const Session& session, const Verdict& verdict)
{
    const bool any = std::ranges::any_of(verdict.needs, &RulesetNeeds::playable);
    for (const RulesetNeeds& entry : verdict.needs) {
        if (any && !entry.playable()) continue;
        for (const engine::MapNeed& need : entry.needs)
            session.console().print(QString::fromStdString(verdict.file.path) + QStringLiteral(": ") +
                                    QString::fromStdString(entry.ruleset) + QStringLiteral(": ") +
                                    sentence(session, verdict, need));
    }
}

QJsonObject toJson(const Session& session, const Verdict& verdict)
{
    const QJsonArray errors = errorsJson(verdict.errors, session.texts(), session.language());
    QJsonArray problems;
    for (const engine::Problem& problem : verdict.problems) {
        QJsonArray at;
        for (const std::string& id : problem.at) at.append(QString::fromStdString(id));
        const std::string_view severity = engine::severityName(problem.severity);
        problems.append(QJsonObject{
            {QStringLiteral("id"), QString::fromStdString(problem.id)},
            {QStringLiteral("severity"), QString::fromUtf8(severity.data(), static_cast<qsizetype>(severity.size()))},
            {QStringLiteral("at"), at},
            {QStringLiteral("text"), sentence(session, verdict, problem)},
            {QStringLiteral("approved"), problem.approved}});
    }
    return {{QStringLiteral("file"), QString::fromStdString(verdict.file.path)},
            {QStringLiteral("kind"), QString::fromStdString(verdict.file.kind)},
            {QStringLiteral("good"), verdict.good()},
            {QStringLiteral("errors"), errors},
            {QStringLiteral("problems"), problems},
            {QStringLiteral("rulesets"), needsJson(session, verdict)}};
}

void print(const Session& session, const Verdict& verdict)
{
    session.console().reportError(verdict.errors, session.texts(), session.language());
    for (const engine::Problem& problem : verdict.problems)
        if (!problem.approved)
            session.console().print(QString::fromStdString(verdict.file.path) + QStringLiteral(": ") +
                                    wordOf(problem.severity) + QStringLiteral(": ") +
                                    sentence(session, verdict, problem));
    printNeeds(session, verdict);
}

} // namespace

int validateCommand(const Session& session)
{
    int good = 0;
    int bad = 0;
    QJsonArray list;
    for (const FoundFile& file : findFiles(session.arguments().positionals)) {
        const Verdict verdict = validateFile(session, file);
        verdict.good() ? ++good : ++bad;
        if (session.json())
            list.append(toJson(session, verdict));
        else
            print(session, verdict);
    }
    if (session.json())
        session.console().print(
            QJsonObject{{QStringLiteral("files"), list}, {QStringLiteral("good"), good}, {QStringLiteral("bad"), bad}});
    else
        session.console().print(Cli::tr("%n file(s) are good.", nullptr, good) + QLatin1Char(' ') +
                                Cli::tr("%n file(s) have errors.", nullptr, bad));
    if (good + bad == 0) session.console().reportError(Cli::tr("There is nothing to check here."));
    return bad == 0 && good > 0 ? kGood : kBad;
}

} // namespace marches::app
