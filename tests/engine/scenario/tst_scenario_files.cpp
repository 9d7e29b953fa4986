// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

#include "engine/game/domain.h"
#include "engine/rules/registry/registry.h"
#include "engine/scenario/expectation.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"

using namespace marches::engine;

namespace {

const std::string kRoot = MARCHES_SOURCE_DIR;

const Library& library()
{
    static const Library shipped(kRoot, "");
    return shipped;
}

std::string errorLine(const Error& error)
{
    std::string text = error.file + ':' + std::to_string(error.line) + ':' + std::to_string(error.column) + ' ' +
                       error.path + ' ' + error.code;
    for (const auto& [name, value] : error.args) text += ' ' + name + "='" + value + '\'';
    return text;
}

std::string errorLines(const Errors& errors)
{
    std::string text;
    for (const Error& error : errors) text += '\n' + errorLine(error);
    return text;
}

QStringList scenarioFiles()
{
    QStringList files;
    QDirIterator folder(QString::fromStdString(kRoot + "/tests/scenarios"), {"*.yaml"}, QDir::Files,
                        QDirIterator::Subdirectories);
    while (folder.hasNext()) files << folder.next();
    files.sort();
    return files;
}

/// Every file read once, by its name.
const std::map<std::string, Result<Scenario>>& loadedFiles()
{
    static const std::map<std::string, Result<Scenario>> files = [] {
        std::map<std::string, Result<Scenario>> loaded;
        for (const QString& file : scenarioFiles())
            loaded.emplace(file.toStdString(), loadScenario(file.toStdString(), library()));
        return loaded;
    }();
    return files;
}

std::vector<const Scenario*> scenarios()
{
    std::vector<const Scenario*> good;
    for (const auto& [file, scenario] : loadedFiles())
        if (scenario) good.push_back(&*scenario);
    return good;
}

std::vector<const Scenario*> scenariosOf(std::string_view ruleset)
{
    std::vector<const Scenario*> found;
    for (const Scenario* scenario : scenarios())
        if (scenario->head.variant.ruleset == ruleset) found.push_back(scenario);
    return found;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) text += ' ' + word;
    return text;
}

bool names(const Scenario& scenario, const std::string& rule)
{
    return std::ranges::find(scenario.head.rules, rule) != scenario.head.rules.end();
}

/// What is done in a scenario, whether or not it is refused there.
bool sameAction(const ScenarioStep& a, const ScenarioStep& b)
{
    if (a.action.index() != b.action.index()) return false;
    if (const auto* move = std::get_if<MoveStep>(&a.action)) return move->move == std::get<MoveStep>(b.action).move;
    if (const auto* write = std::get_if<WriteStep>(&a.action)) return write->text == std::get<WriteStep>(b.action).text;
    if (const auto* option = std::get_if<OptionStep>(&a.action))
        return option->change == std::get<OptionStep>(b.action).change;
    if (const auto* roll = std::get_if<OutcomeStep>(&a.action)) {
        const auto& other = std::get<OutcomeStep>(b.action);
        // An option that changes the number of dice: the same faces, as far as both have them.
        const bool faces = std::equal(roll->faces.begin(),
                                      roll->faces.begin() +
                                          static_cast<std::ptrdiff_t>(std::min(roll->faces.size(), other.faces.size())),
                                      other.faces.begin());
        return roll->kind == other.kind && roll->any == other.any && faces && roll->items == other.items;
    }
    return true;
}

std::vector<const ScenarioStep*> actions(const Scenario& scenario)
{
    std::vector<const ScenarioStep*> found;
    for (const ScenarioStep& step : scenario.steps)
        if (!std::holds_alternative<Expectation>(step.action)) found.push_back(&step);
    return found;
}

/// True when both say and do the same; an action that is refused in one may be followed by others in the other only.
bool sameStory(const Scenario& a, const Scenario& b)
{
    if (a.given.has_value() != b.given.has_value() || a.givenFacts != b.givenFacts ||
        a.head.variant.map != b.head.variant.map || a.head.players != b.head.players)
        return false;
    const std::vector<const ScenarioStep*> x = actions(a);
    const std::vector<const ScenarioStep*> y = actions(b);
    const std::size_t shared = std::min(x.size(), y.size());
    for (std::size_t i = 0; i < shared; ++i)
        if (!sameAction(*x[i], *y[i])) return false;
    return true;
}

/// The position as everybody and as each seat sees it.
std::vector<Facts> finalViews(const Scenario& scenario)
{
    const ScenarioReport report = run(scenario);
    std::vector<Facts> views{report.finalFacts};
    for (std::size_t seat = 0; seat < scenario.rules().seats().size(); ++seat) {
        State view;
        scenario.rules().view(report.finalState, static_cast<int>(seat), view);
        scenario.rules().describe(view, views.emplace_back());
    }
    return views;
}

/// The only option in which two games differ, or empty.
std::string onlyDifference(const OptionValues& a, const OptionValues& b)
{
    std::string found;
    for (const auto& [id, value] : a.all()) {
        const OptionValue* other = b.find(id);
        if (other != nullptr && *other == value) continue;
        if (!found.empty()) return {};
        found = id;
    }
    return found;
}

} // namespace

/// The shipped scenarios: that they pass, and that together they show every rule and every option.
class ScenarioFilesTest : public QObject {
    Q_OBJECT

private slots:
    void passes_data();
    void passes();
    void everyRuleIsNamed_data() { rulesetRows(); }
    void everyRuleIsNamed();
    void everyRuleTurnsAScenarioRed_data() { rulesetRows(); }
    void everyRuleTurnsAScenarioRed();
    void everyOptionMakesADifference_data() { rulesetRows(); }
    void everyOptionMakesADifference();
    void fileNamesAndTitlesDiffer();
    void opensAsAGame();
    void diceGiveTheirOwnResultsAlone_data();
    void diceGiveTheirOwnResultsAlone();

private:
    static void rulesetRows()
    {
        QTest::addColumn<QString>("ruleset");
        for (const Ruleset* ruleset : rulesets())
            QTest::newRow(std::string(ruleset->id()).c_str()) << QString::fromStdString(std::string(ruleset->id()));
    }
};

void ScenarioFilesTest::passes_data()
{
    QTest::addColumn<QString>("file");
    for (const QString& file : scenarioFiles()) QTest::newRow(qPrintable(QFileInfo(file).completeBaseName())) << file;
}

void ScenarioFilesTest::passes()
{
    QFETCH(QString, file);
    const Result<Scenario>& scenario = loadedFiles().at(file.toStdString());
    QVERIFY2(scenario, scenario ? "" : errorLines(scenario.error()).c_str());
    const ScenarioReport report = run(*scenario);
    QVERIFY2(report.passed(), errorLines(report.failures).c_str());
}

void ScenarioFilesTest::everyRuleIsNamed()
{
    QFETCH(QString, ruleset);
    const Result<RulesPackage> package = library().ruleset(ruleset.toStdString());
    QVERIFY2(package, package ? "" : errorLines(package.error()).c_str());
    std::vector<std::string> missing;
    for (const std::string& rule : package->data.rules)
        if (std::ranges::none_of(scenariosOf(ruleset.toStdString()),
                                 [&rule](const Scenario* s) { return names(*s, rule); }))
            missing.push_back(rule);
    QVERIFY2(missing.empty(), ("no scenario names" + joined(missing)).c_str());
}

void ScenarioFilesTest::everyRuleTurnsAScenarioRed()
{
    QFETCH(QString, ruleset);
    const Result<RulesPackage> package = library().ruleset(ruleset.toStdString());
    QVERIFY(package);
    const std::vector<const Scenario*> all = scenariosOf(ruleset.toStdString());
    std::vector<std::string> untouched;
    for (const std::string& rule : package->data.rules) {
        const bool red = std::ranges::any_of(all, [&rule](const Scenario* scenario) {
            if (!names(*scenario, rule)) return false;
            ScenarioRunOptions options;
            options.without.set(static_cast<std::size_t>(*scenario->rules().vocabulary().find(Space::Rule, rule)));
            options.checkConsulted = false;
            return !run(*scenario, options).passed();
        });
        if (!red) untouched.push_back(rule);
    }
    QVERIFY2(untouched.empty(),
             ("switched off, these rules turn no scenario red that names them:" + joined(untouched)).c_str());
}

void ScenarioFilesTest::everyOptionMakesADifference()
{
    QFETCH(QString, ruleset);
    const Result<RulesPackage> package = library().ruleset(ruleset.toStdString());
    QVERIFY(package);
    const std::vector<const Scenario*> all = scenariosOf(ruleset.toStdString());
    std::set<std::string> shown;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t k = i + 1; k < all.size(); ++k) {
            const std::string option = onlyDifference(all[i]->setup.options, all[k]->setup.options);
            if (option.empty() || shown.count(option) != 0 || !sameStory(*all[i], *all[k])) continue;
            if (finalViews(*all[i]) != finalViews(*all[k])) shown.insert(option);
        }
    }
    std::vector<std::string> missing;
    for (const OptionSpec& option : package->data.options)
        if (shown.count(option.id) == 0) missing.push_back(option.id);
    QVERIFY2(missing.empty(),
             ("no two scenarios differ by these options alone and end differently:" + joined(missing)).c_str());
}

void ScenarioFilesTest::fileNamesAndTitlesDiffer()
{
    std::map<std::string, std::string> files;
    for (const Scenario* scenario : scenarios()) {
        const auto [at, fresh] = files.emplace(scenario->head.title, scenario->file);
        QVERIFY2(fresh, (scenario->file + " has the title of " + at->second).c_str());
    }
}

void ScenarioFilesTest::opensAsAGame()
{
    for (const Scenario* shipped : scenarios()) {
        const Scenario& scenario = *shipped;
        const Result<std::unique_ptr<Game>> game = openAsGame(scenario);
        QVERIFY2(game, game ? "" : errorLines(game.error()).c_str());
        if (scenario.given) QVERIFY2((*game)->state() == *scenario.given, scenario.file.c_str());
        while ((*game)->canRedo()) (*game)->redo();
        Facts facts;
        (*game)->rules().describe((*game)->state(), facts);
        QVERIFY2(facts == run(scenario).finalFacts, scenario.file.c_str());
    }
}

void ScenarioFilesTest::diceGiveTheirOwnResultsAlone_data()
{
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("error");
    QTest::newRow("on a face") << "witch-3"
                               << "";
    QTest::newRow("on no face, but in the deck") << "witch-1"
                                                 << "";
    QTest::newRow("on no face and in no deck") << "witch-9"
                                               << "scenario-face";
    QTest::newRow("of another die") << "travel-6"
                                    << "scenario-roll-result";
    QTest::newRow("a number beyond the faces") << "7"
                                               << "scenario-roll-face";
}

/// A die may be forced to what no face shows, as far as its deck knows it, and never to what is none of its results.
void ScenarioFilesTest::diceGiveTheirOwnResultsAlone()
{
    QFETCH(const QString, result);
    QFETCH(const QString, error);
    const std::string text =
        "marches: scenario/1\ntitle: Dice\nrules: [LMN-07]\nmap: wardrobe-road\n"
        "ruleset: le-monde-de-narnia\nseats: [{id: lucy}, {id: edmund}]\n"
        "given: {turn: red, phase: choose-die, round: 2, pawns: {lucy: s10, edmund: s02, witch: castle}}\n"
        "steps:\n- {seat: lucy, do: travel}\n- roll: [" +
        result.toStdString() + "]\n";
    const Result<Scenario> scenario = readScenario(text, "dice.yaml", [](const ScenarioHead& head) {
        SetupRequest request;
        request.players = head.players;
        return library().setup(head.variant, request);
    });
    ScenarioRunOptions options;
    options.checkConsulted = false;
    const Errors errors = scenario ? run(*scenario, options).failures : scenario.error();
    QCOMPARE(errors.empty() ? QString() : QString::fromStdString(errors.front().code), error);
}

QTEST_GUILESS_MAIN(ScenarioFilesTest)
#include "tst_scenario_files.moc"
