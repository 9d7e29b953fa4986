// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/package/fieldpaths.h"
#include "engine/scenario/guide.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"
#include "tinyrules.h"

using namespace marches::engine;

namespace {

constexpr const char* kHead = "marches: scenario/1\n"
                              "title: A test\n"
                              "rules: []\n"
                              "map: tiny\n"
                              "ruleset: tiny\n";
constexpr const char* kGiven = "given:\n"
                               "  turn: north\n"
                               "  places: {hill: {owner: north, gold: 2}, wood: {owner: south}}\n"
                               "  seats: {north: {spears: 3}, south: {spears: 2}}\n"
                               "  deck: [storm, calm, fog]\n";

Result<Scenario> read(const std::string& text)
{
    return readScenario(text, "test.yaml", [](const ScenarioHead& head) { return test::tinySetup(head.variant); });
}

std::string codes(const Errors& errors)
{
    std::string text;
    for (const Error& error : errors) text += (text.empty() ? "" : " ") + error.code + '@' + std::to_string(error.line);
    return text;
}

std::string argument(const Error& error, std::string_view name)
{
    const auto found = std::ranges::find_if(error.args, [name](const auto& arg) { return arg.first == name; });
    return found == error.args.end() ? "?" : found->second;
}

/// What comes of a scenario with the usual head and position: what is wrong with the file, or with the play.
Errors outcomeOf(const std::string& steps, const std::string& position = kGiven, const ScenarioRunOptions& options = {})
{
    const Result<Scenario> scenario = read(kHead + position + "steps:\n" + steps);
    return scenario ? run(*scenario, options).failures : scenario.error();
}

} // namespace

class ScenarioTest : public QObject {
    Q_OBJECT

private slots:
    void passes();
    void fails_data();
    void fails();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void failureSaysWhatWasExpectedAndWhatIs();
    void startsFromTheSetUpWithoutAPosition();
    void shuffleNamesTheFirstOnes();
    void anyIsDrawnFromTheSeed();
    void ruleThatWasNeverConsultedFails();
    void setUpDoesNotCountAsConsultedWithAPosition();
    void ruleSwitchedOffTurnsTheScenarioRed();
    void optionsReachTheRules();
    void optionsAreSwitchedDuringPlay();
    void emptyMapMeansNothingThere();
    void opensAsAGame();
    void diceMayBeForcedToWhatIsOnNoFace();
    void expectsOneOfSeveral();
    void comparesWhatIsTold();
    void looksBackIntoAnAction();
    void fieldWordsReadBack();
    void guideTellsEverything();
};

void ScenarioTest::passes()
{
    const Errors errors = outcomeOf("- expect: {question: {seat: north, verbs: [march, rest]}, offers: {march: {to: "
                                    "[ford, wood], spears: [1, 2]}}}\n"
                                    "- {seat: north, do: march, to: shallows, spears: 2}\n"
                                    "- expect: {dice: 2, target: ford, marching: 2}\n"
                                    "- roll: [1, 4]\n"
                                    "- expect: {turn: south, places: {ford: {owner: north}, wood: {owner: south, gold: "
                                    "0}}, deck: [storm, calm, fog]}\n"
                                    "- {seat: south, do: march, to: wood, spears: 1, refused: T-1}\n"
                                    "- {seat: south, do: rest, quietly: true}\n"
                                    "- expect: {over: false, truce: false, seats: {south: {spears: 3}}}\n"
                                    "- {seat: north, do: march, to: wood, spears: 1}\n"
                                    "- roll: [6]\n"
                                    "- expect: {over: true, winners: [north]}\n");
    QCOMPARE(QString::fromStdString(codes(errors)), QString());
}

void ScenarioTest::fails_data()
{
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("errors");
    // The steps begin on line 12.
    const auto row = [](const char* name, const char* steps, const char* errors) {
        QTest::newRow(name) << steps << errors;
    };
    row("wrong number", "- expect: {seats: {north: {spears: 2}}}\n", "scenario-expected@12");
    row("wrong owner", "- expect: {places: {hill: {owner: south}}}\n", "scenario-expected@12");
    row("nobody expected", "- expect: {places: {hill: {owner: none}}}\n", "scenario-expected@12");
    row("every wrong fact is told", "- expect:\n    turn: south\n    truce: true\n",
        "scenario-expected@13 scenario-expected@14");
    row("a list is compared whole", "- expect: {deck: [storm, calm]}\n", "scenario-expected@12");
    row("the order of a list counts", "- expect: {deck: [calm, storm, fog]}\n", "scenario-expected@12");
    row("not over", "- expect: {over: true}\n", "scenario-expected@12");
    row("no winners yet", "- expect: {winners: [north]}\n", "scenario-expected@12");
    row("another seat is asked", "- expect: {question: {seat: south}}\n", "scenario-expected@12");
    row("verbs are an exact set", "- expect: {question: {verbs: [march]}}\n", "scenario-expected@12");
    row("offers are exact sets", "- expect: {offers: {march: {to: [wood]}}}\n", "scenario-expected@12");
    row("verb not offered", "- expect: {offers: {pay: {where: [hill]}}}\n", "scenario-expected@12");
    row("amounts are exact", "- expect: {offers: {march: {spears: [1, 2, 3]}}}\n", "scenario-expected@12");
    row("no dice", "- expect: {dice: 1}\n", "scenario-expected@12");
    row("illegal move", "- {seat: north, do: march, to: hill, spears: 1}\n- expect: {truce: true}\n",
        "scenario-refused@12");
    row("move of the wrong seat", "- {seat: south, do: rest}\n", "scenario-refused@12");
    row("should have been refused", "- {seat: north, do: rest, refused: T-1}\n", "scenario-not-refused@12");
    row("refused by another rule", "- {seat: north, do: march, to: wood, spears: 3, refused: T-1}\n",
        "scenario-refused-otherwise@12");
    row("unused roll", "- roll: [3]\n", "scenario-roll-unused@12");
    row("missing roll", "- {seat: north, do: march, to: wood, spears: 1}\n- {seat: south, do: rest}\n",
        "scenario-roll-missing@13");
    row("too many dice", "- {seat: north, do: march, to: wood, spears: 1}\n- roll: [3, 4]\n", "scenario-roll-count@13");
    row("no such face", "- {seat: north, do: march, to: wood, spears: 1}\n- roll: [7]\n", "scenario-roll-face@13");
    row("no such result", "- {seat: north, do: march, to: wood, spears: 1}\n- roll: [hail]\n", "scenario-face@13");
    row("none of several values", "- expect: {turn: {one-of: [south]}}\n", "scenario-expected@12");
    row("none of several lists", "- expect: {deck: {one-of: [[storm], [storm, fog, calm]]}}\n", "scenario-expected@12");
    row("none of several positions",
        "- expect:\n    one-of:\n      - {turn: south, truce: true}\n      - {places: {hill: {gold: 3}, wood: {owner: "
        "south}}}\n",
        "scenario-expected@15");
    row("another number is told",
        "- {seat: north, do: rest, quietly: true}\n- expect: {told: [log.rests, {log.gains: {n: 3}}]}\n",
        "scenario-expected@13");
    row("told by another rule",
        "- {seat: north, do: rest, quietly: true}\n- expect: {told: [{log.rests: {rule: T-4}}, log.gains]}\n",
        "scenario-expected@13");
    row("told of somebody else",
        "- {seat: north, do: rest, quietly: true}\n- expect: {told: [{log.rests: {seat: south}}, log.gains]}\n",
        "scenario-expected@13");
    row("never told", "- {seat: north, do: march, to: wood, spears: 1}\n- expect: {when: log.rests, turn: north}\n",
        "scenario-when@13");
    row("otherwise when it was told",
        "- {seat: north, do: rest, quietly: true}\n- expect: {when: log.rests, seats: {north: {spears: 4}}}\n",
        "scenario-expected@13");
    row("refused for another reason",
        "- {seat: north, do: march, to: hill, spears: 1, refused: T-1, reason: refused.stays}\n", "scenario-reason@12");
    row("refused with another argument",
        "- {seat: north, do: march, to: hill, spears: 1, refused: T-1, reason: {refused.own: {place: ford}}}\n",
        "scenario-reason@12");
    row("shuffle for a roll", "- {seat: north, do: march, to: wood, spears: 1}\n- shuffle: [fog]\n",
        "scenario-roll-kind@13");
    row("roll for a shuffle", "- {seat: north, do: rest}\n- roll: [1]\n", "scenario-roll-kind@13");
    row("shuffle what is not there", "- {seat: north, do: rest}\n- shuffle: [fog, fog]\n", "scenario-shuffle-item@13");
    row("move after the end",
        "- {seat: north, do: march, to: ford, spears: 1}\n- roll: [6]\n- {seat: south, do: rest}\n- shuffle: []\n"
        "- {seat: north, do: march, to: wood, spears: 1}\n- roll: [6]\n- {seat: south, do: rest}\n",
        "scenario-over@18");
}

void ScenarioTest::fails()
{
    QFETCH(QString, steps);
    QFETCH(QString, errors);
    QCOMPARE(QString::fromStdString(codes(outcomeOf(steps.toStdString()))), errors);
}

void ScenarioTest::refusesBadFiles_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("firstCode");
    const QString head = kHead;
    const QString given = kGiven;
    const QString steps = "steps: [{expect: {over: false}}]\n";
    const auto row = [](const char* name, const QString& text, const char* code) {
        QTest::newRow(name) << text << code;
    };
    row("another kind", "marches: map/1\nid: x\n", "wrong-kind");
    row("unknown place", head + "given: {places: {woood: {gold: 1}}}\n" + steps, "scenario-unknown-path");
    row("unknown field", head + "given: {weather: bad}\n" + steps, "scenario-unknown-path");
    row("value for a map", head + "given: {places: {hill: 3}}\n" + steps, "scenario-needs-a-map");
    row("map for a value", head + "given: {turn: {north: 1}}\n" + steps, "scenario-not-a-map");
    row("one value for a list", head + "given: {deck: storm}\n" + steps, "scenario-needs-a-list");
    row("list for one value", head + "given: {turn: [north]}\n" + steps, "scenario-needs-one-value");
    row("unknown name", head + "given: {turn: nroth}\n" + steps, "scenario-value");
    row("octal number", head + "given: {places: {hill: {gold: 0x10}}}\n" + steps, "scenario-value-number");
    row("number too large", head + "given: {places: {hill: {gold: 99999}}}\n" + steps, "scenario-value-range");
    row("reserved number", head + "given: {places: {hill: {gold: -32768}}}\n" + steps, "scenario-value-range");
    row("value the rules refuse", head + "given: {places: {hill: {gold: -4}}}\n" + steps, "scenario-impossible-value");
    row("list too long", head + "given: {deck: [fog, fog, fog, fog, fog]}\n" + steps, "scenario-impossible-value");
    row("the same place twice", head + "given: {places: {ford: {gold: 1}, shallows: {gold: 2}}}\n" + steps,
        "scenario-twice");
    row("position that cannot be", head + "given: {phase: dice}\n" + steps, "scenario-position");
    row("flag in words", head + "given: {truce: yes}\n" + steps, "scenario-value-flag");
    row("position that is a list", head + "given: [1]\n" + steps, "scenario-needs-a-map");
    row("unknown rule", QString(head).replace("rules: []", "rules: [T-9]") + given + steps, "scenario-value");
    row("unknown refusing rule", head + given + "steps: [{seat: north, do: rest, refused: T-0}]\n", "scenario-value");
    row("unknown step", head + given + "steps: [wait]\n", "scenario-step");
    row("two steps in one", head + given + "steps: [{roll: [1], expect: {over: true}}]\n", "scenario-step-alone");
    row("roll of words", head + given + "steps: [{roll: [one]}]\n", "scenario-face");
    row("roll that is a number", head + given + "steps: [{roll: 5}]\n", "scenario-outcome");
    row("shuffle of maps", head + given + "steps: [{shuffle: [{a: b}]}]\n", "scenario-needs-one-value");
    row("expect a number", head + given + "steps: [{expect: 5}]\n", "scenario-needs-a-map");
    row("unknown key of a question", head + given + "steps: [{expect: {question: {who: north}}}]\n",
        "scenario-unknown-path");
    row("unknown parameter of an offer", head + given + "steps: [{expect: {offers: {march: {from: [hill]}}}}]\n",
        "scenario-unknown-path");
    row("sentence in a list", head + given + "steps: [{expect: {told: [[log.rests]]}}]\n", "scenario-message");
    row("unknown sentence", head + given + "steps: [{expect: {told: [log.resst]}}]\n", "scenario-value");
    row("unknown argument", head + given + "steps: [{expect: {told: [{log.rests: {n: 1}}]}}]\n",
        "scenario-unknown-path");
    row("argument in words", head + given + "steps: [{expect: {told: [{log.gains: {n: two}}]}}]\n",
        "scenario-value-number");
    row("what is asked, looking back", head + given + "steps: [{expect: {when: log.rests, question: {seat: north}}}]\n",
        "scenario-when-facts");
    row("one of nothing", head + given + "steps: [{expect: {turn: {one-of: []}}}]\n", "scenario-needs-a-list");
    row("one of several given", head + "given: {turn: {one-of: [north, south]}}\n" + steps, "scenario-not-a-map");
    row("one of what is no map", head + given + "steps: [{expect: {one-of: [north]}}]\n", "scenario-needs-a-map");
    row("offer without parameters", head + given + "steps: [{expect: {offers: {march: [hill]}}}]\n",
        "scenario-needs-a-map");
    row("unknown option", head + "options: {house.wage: true}\n" + given + steps, "unknown-option");
    row("no steps", head + given + "steps: []\n", "wrong-count");
    row("anchor", head + "given: &a {turn: north}\n" + steps, "yaml-anchor");
}

void ScenarioTest::refusesBadFiles()
{
    QFETCH(QString, text);
    QFETCH(QString, firstCode);
    const Result<Scenario> scenario = read(text.toStdString());
    QVERIFY(!scenario);
    QCOMPARE(QString::fromStdString(scenario.error().front().code), firstCode);
    QVERIFY(scenario.error().front().line > 0);
    QCOMPARE(scenario.error().front().file, std::string("test.yaml"));
}

void ScenarioTest::failureSaysWhatWasExpectedAndWhatIs()
{
    const Errors errors = outcomeOf("- expect:\n    places:\n      hill: {owner: none}\n");
    QCOMPARE(errors.size(), std::size_t{1});
    QCOMPARE(errors.front().line, 14);
    QCOMPARE(QString::fromStdString(argument(errors.front(), "path")), QString("places.hill.owner"));
    QCOMPARE(QString::fromStdString(argument(errors.front(), "expected")), QString("none"));
    QCOMPARE(QString::fromStdString(argument(errors.front(), "actual")), QString("north"));
}

void ScenarioTest::startsFromTheSetUpWithoutAPosition()
{
    const Errors errors = outcomeOf(
        "- shuffle: [fog, storm]\n- expect: {deck: [fog, storm, calm, storm], seats: {north: {spears: 3}}}\n", "");
    QCOMPARE(QString::fromStdString(codes(errors)), QString());
}

void ScenarioTest::shuffleNamesTheFirstOnes()
{
    const Errors errors =
        outcomeOf("- {seat: north, do: rest}\n- shuffle: [fog]\n- expect: {deck: [fog, storm, calm]}\n");
    QCOMPARE(QString::fromStdString(codes(errors)), QString());
}

void ScenarioTest::anyIsDrawnFromTheSeed()
{
    const std::string text = std::string(kHead) + "seed: 7\n" + kGiven +
                             "steps:\n- {seat: north, do: march, to: wood, spears: 2}\n- roll: any\n- {seat: south, "
                             "do: rest}\n- shuffle: any\n";
    const Result<Scenario> scenario = read(text);
    QVERIFY(scenario);
    const ScenarioReport first = run(*scenario);
    QVERIFY(first.passed());
    QCOMPARE(first.stepsDone, 4);
}

void ScenarioTest::ruleThatWasNeverConsultedFails()
{
    const std::string body = std::string(kGiven) + "steps:\n- {seat: north, do: rest, quietly: true}\n";
    std::string head = kHead;
    head.replace(head.find("[]"), 2, "[T-5, T-3]");
    const Result<Scenario> scenario = read(head + body);
    QVERIFY(scenario);
    const Errors failures = run(*scenario).failures;
    QCOMPARE(QString::fromStdString(codes(failures)), QString("scenario-rule-not-consulted@3"));
    QCOMPARE(argument(failures.front(), "rule"), std::string("T-3"));
    ScenarioRunOptions options;
    options.checkConsulted = false;
    QVERIFY(run(*scenario, options).passed());
}

void ScenarioTest::setUpDoesNotCountAsConsultedWithAPosition()
{
    std::string head = kHead;
    head.replace(head.find("[]"), 2, "[T-5]");
    const std::string steps = "steps:\n- expect: {over: false}\n";
    const Result<Scenario> given = read(head + kGiven + steps);
    const Result<Scenario> start = read(head + steps);
    QVERIFY(given && start);
    QVERIFY(!run(*given).passed());
    QVERIFY(run(*start).passed());
}

void ScenarioTest::ruleSwitchedOffTurnsTheScenarioRed()
{
    ScenarioRunOptions options;
    options.without.set(test::TinyRules::EnemyPlace);
    const std::string steps = "- {seat: north, do: march, to: hill, spears: 1, refused: T-1}\n";
    QCOMPARE(QString::fromStdString(codes(outcomeOf(steps))), QString());
    QCOMPARE(QString::fromStdString(codes(outcomeOf(steps, kGiven, options))), QString("scenario-not-refused@12"));
}

void ScenarioTest::optionsReachTheRules()
{
    const std::string steps = "- {seat: north, do: pay, where: {hill: 2}}\n- expect: {places: {hill: {gold: 4}}}\n";
    QCOMPARE(QString::fromStdString(codes(outcomeOf(steps))), QString("scenario-refused@12"));
    QCOMPARE(QString::fromStdString(codes(outcomeOf(steps, std::string("options: {house.pay: true}\n") + kGiven))),
             QString());
}

void ScenarioTest::optionsAreSwitchedDuringPlay()
{
    const std::string pay = "- {seat: north, do: pay, where: {hill: 2}}\n";
    const std::string on = "- {option: {house.pay: true}}\n";
    const std::string off = "- {option: {house.pay: false}}\n";
    const auto play = [](const std::string& steps) { return QString::fromStdString(codes(outcomeOf(steps))); };
    QCOMPARE(play(on + pay), QString());
    QCOMPARE(play(on + off + pay), QString("scenario-refused@14"));
    QCOMPARE(play("- {option: {base.board: true}, refused: option-not-during-play}\n"), QString());
    QCOMPARE(play("- {option: {base.board: true}}\n"), QString("option-not-during-play@12"));
    QCOMPARE(play("- {option: {house.pay: 3}, refused: option-value}\n" + off + pay), QString("scenario-refused@14"));
    QCOMPARE(play("- {option: {house.pay: true}, refused: option-value}\n"), QString("scenario-option-not-refused@12"));
    QCOMPARE(play("- {option: {base.board: true}, refused: option-value}\n"),
             QString("scenario-option-refused-otherwise@12"));
    QCOMPARE(play("- {option: {house.wage: true}}\n"), QString("unknown-option@12"));
    QCOMPARE(play("- {option: true}\n"), QString("scenario-option@12"));
    QCOMPARE(play("- {option: {house.pay: true, base.board: true}}\n"), QString("scenario-option@12"));
    QCOMPARE(play("- {option: {house.pay: true}, seat: north}\n"), QString("scenario-step-alone@12"));

    const Result<Scenario> scenario = read(std::string(kHead) + kGiven + "steps:\n" + on + pay);
    QVERIFY(scenario);
    const Result<std::unique_ptr<Game>> opened = openAsGame(*scenario);
    QVERIFY(opened);
    (*opened)->redo();
    QVERIFY((*opened)->options().flag("house.pay"));
    QVERIFY((*opened)->canRedo());
}

void ScenarioTest::emptyMapMeansNothingThere()
{
    QCOMPARE(QString::fromStdString(codes(outcomeOf("- expect: {places: {ford: {}}}\n"))), QString());
    const Errors errors = outcomeOf("- expect: {places: {hill: {}}}\n");
    QCOMPARE(QString::fromStdString(codes(errors)), QString("scenario-expected@12"));
    QCOMPARE(QString::fromStdString(argument(errors.front(), "path")), QString("places.hill.owner"));
}

void ScenarioTest::opensAsAGame()
{
    const std::string steps = "steps:\n- {seat: north, do: march, to: hill, spears: 1, refused: T-1}\n"
                              "- {seat: north, do: march, to: ford, spears: 1}\n- roll: [5]\n- expect: {over: false}\n";
    const Result<Scenario> scenario = read(std::string(kHead) + kGiven + steps);
    QVERIFY(scenario);
    const Result<std::unique_ptr<Game>> opened = openAsGame(*scenario);
    QVERIFY(opened);
    Game& game = **opened;
    QVERIFY(game.state() == *scenario->given);
    QVERIFY(game.canRedo());
    game.redo();
    QVERIFY(game.pending().pending == Pending::Chance);
    game.redo();
    QVERIFY(game.pending().pending == Pending::Choice);
    QVERIFY(!game.canRedo());
}

void ScenarioTest::diceMayBeForcedToWhatIsOnNoFace()
{
    const std::string steps = "- {seat: north, do: march, to: ford, spears: 1}\n- roll: [storm]\n"
                              "- expect: {places: {ford: {owner: north}}}\n";
    QCOMPARE(QString::fromStdString(codes(outcomeOf(steps))), QString());
    const Result<Scenario> scenario = read(std::string(kHead) + kGiven + "steps:\n" + steps);
    QVERIFY(scenario);
    const Result<std::unique_ptr<Game>> opened = openAsGame(*scenario);
    QVERIFY(opened);
    (*opened)->redo();
    QVERIFY2((*opened)->canRedo(), "the outcome stands in the journal too");
}

void ScenarioTest::expectsOneOfSeveral()
{
    const Errors errors =
        outcomeOf("- expect: {turn: {one-of: [south, north]}, deck: {one-of: [[fog], [storm, calm, fog]]}}\n"
                  "- expect: {one-of: [{turn: south}, {turn: north, places: {ford: {}}}]}\n"
                  "- expect: {places: {ford: {owner: {one-of: [none, south]}}}}\n");
    QCOMPARE(QString::fromStdString(codes(errors)), QString());
}

void ScenarioTest::comparesWhatIsTold()
{
    const Errors errors = outcomeOf(
        "- {seat: north, do: rest, quietly: true}\n"
        "- expect: {told: [log.rests, {log.gains: {seat: north, n: 4, rule: T-5}}]}\n"
        "- {seat: south, do: march, to: wood, spears: 1, refused: T-1, reason: {refused.own: {place: wood}}}\n");
    QCOMPARE(QString::fromStdString(codes(errors)), QString());
    const Errors wrong = outcomeOf("- {seat: north, do: rest, quietly: true}\n- expect: {told: []}\n");
    QCOMPARE(wrong.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(argument(wrong.front(), "actual")),
             QString("[log.rests {rule: T-5, seat: north}, log.gains {rule: T-5, seat: north, n: 4}]"));
}

void ScenarioTest::looksBackIntoAnAction()
{
    const Errors errors = outcomeOf("- {seat: north, do: rest, quietly: true}\n"
                                    "- expect: {when: log.rests, turn: north, seats: {north: {spears: 3}}}\n"
                                    "- expect: {when: {log.gains: {n: 4}}, turn: north, seats: {north: {spears: 4}}}\n"
                                    "- expect: {turn: south}\n");
    QCOMPARE(QString::fromStdString(codes(errors)), QString());
}

void ScenarioTest::fieldWordsReadBack()
{
    const test::TinyRules rules(false);
    const FieldPaths paths(rules);
    for (std::size_t field = 0; field < rules.fields().size(); ++field) {
        for (const std::int16_t value : {std::int16_t{0}, std::int16_t{1}, kNothing}) {
            const auto index = static_cast<int>(field);
            if (value == kNothing && rules.fields()[field].value == Space::Flag) continue;
            QCOMPARE(paths.value(index, paths.word(index, value)), std::optional(value));
        }
    }
    QCOMPARE(paths.value(2, "nobody-yet"), std::optional<std::int16_t>(-2));
    QCOMPARE(paths.word(2, -2), std::string("nobody-yet"));
    QCOMPARE(paths.path(2, {1, kNothing, kNothing}), std::string("places.ford.owner"));
}

void ScenarioTest::guideTellsEverything()
{
    const test::TinyRules rules(true);
    const ScenarioGuide guide = scenarioGuide(rules);
    QCOMPARE(guide.fields.size(), rules.fields().size());
    QCOMPARE(guide.verbs.size(), rules.verbSpecs().size());
    const std::string text = writeGuide(guide);
    for (const FieldSpec& field : rules.fields())
        QVERIFY2(text.find(field.path) != std::string::npos, field.path.c_str());
    for (const char* name : {"march", "rest", "pay", "spears", "quietly", "north", "fog", "T-5"})
        QVERIFY2(text.find(name) != std::string::npos, name);
}

QTEST_GUILESS_MAIN(ScenarioTest)
#include "tst_scenario.moc"
