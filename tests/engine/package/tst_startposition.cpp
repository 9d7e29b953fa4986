// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/game/laidoutrules.h"
#include "engine/io/files.h"
#include "engine/package/contentdraft.h"
#include "engine/package/textloading.h"
#include "engine/record/savefile.h"
#include "engine/rules/registry/battlestage.h"
#include "engine/rules/registry/registry.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"
#include "engine/simulation/simulation.h"
#include "engine/text/texts.h"
#include "startgames.h"

using namespace marches::engine;

namespace {

/// Some of the world is claimed, and the rest still may be.
constexpr const char* kClaims = R"(set-up:
  position:
    turn: blue
    phase: claim
    first: blue
    reserve: {red: {infantry: 30}, blue: {infantry: 30}}
    territories:
      brazil: {owner: red, infantry: 6}
      ural: {owner: blue, infantry: 6}
)";

} // namespace

/// Games that begin with a position laid out.
class StartPositionTest : public QObject {
    Q_OBJECT

private slots:
    void gamesBeginWithIt_data();
    void gamesBeginWithIt();
    void theSetUpOfTheRulesGoesOn();
    void whatItLacksIsTold();
    void answersGivenAreTakenBack();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void otherPlayersAreRefused();
    void mutilatedPositionsAreRefusedOrPlayed();
    void whateverItHoldsIsWrittenAsItIs();
    void simulationsAndScenariosBeginWithIt();
    void battlesAreStaged();
    void draftsKeepIt();
    void theShippedOneIsAsTheProgramWritesIt();
};

void StartPositionTest::gamesBeginWithIt_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("players");
    QTest::newRow("classic risk") << "world/classic" << 4;
    QTest::newRow("classic risk with missions") << "world:classic-risk" << 3;
    QTest::newRow("diplomacy") << "diplomacy-europe/standard" << 7;
    QTest::newRow("narnia risk junior") << "narnia/official" << 3;
    QTest::newRow("with kept cards") << "narnia/advanced" << 4;
    QTest::newRow("castle risk") << "castle-europe/document" << 4;
    QTest::newRow("warrior risk") << "world/warriors" << 3;
    QTest::newRow("race") << "wardrobe-road:le-monde-de-narnia" << 3;
    QTest::newRow("narnian wars") << "narnian-wars/standard" << 0;
    QTest::newRow("herald") << "harrowvale/usual" << 4;
}

/// Whatever position random games come to: it is written, read, begun with, and the same seed is the same game, also
/// from a file.
void StartPositionTest::gamesBeginWithIt()
{
    QFETCH(QString, variant);
    QFETCH(int, players);
    for (int steps = 0; steps < 1'200; steps += 290) {
        const Kept kept = keptAfter(variant.toStdString(), players, steps, 7 + static_cast<std::uint64_t>(steps));
        const std::string bytes = writeVariant(kept.variant);
        const Result<VariantData> read = readVariant(bytes, "mine.yaml");
        QVERIFY2(read, qPrintable(told(read)));
        QCOMPARE(QString::fromStdString(writeVariant(*read)), QString::fromStdString(bytes));
        QVERIFY(read->content.start->sameAs(*kept.variant.content.start));
        const Result<GameSetup> setup = shipped().setup(*read);
        if (Game at = newGame(kept.setup, 1); !at.edit(kept.facts) && at.over()) {
            QVERIFY(!setup);
            QCOMPARE(setup.error().front().code, std::string("set-up-over"));
            break;
        }
        QVERIFY2(setup, qPrintable(told(setup)));

        Game game = newGame(*setup, 11);
        rollOn(game);
        if (read->content.start->byLot.empty() && game.here() == 0) {
            State state = *positionOf(*kept.setup.game, kept.facts);
            kept.setup.game->reopenAnswers(state);
            QCOMPARE(factsOf(game.rules(), game.state()), factsOf(*kept.setup.game, state));
        }
        Game twin = newGame(*setup, 11);
        playOn(game, kSteps, 3);
        rollOn(twin);
        playOn(twin, kSteps, 3);
        QVERIFY(game.state() == twin.state());

        const std::string save = writeSave(*setup, {}, game);
        const Result<SavedGame> saved = readSave(save, "mine.save");
        QVERIFY2(saved, qPrintable(told(saved)));
        const Result<GameSetup> again = shipped().setup(saved->variant);
        QVERIFY2(again, qPrintable(told(again)));
        OpenedGame opened = openSave(*saved, *again);
        QVERIFY2(opened.errors.empty(), qPrintable(told(opened.errors)));
        QVERIFY(opened.game.state() == game.state());
        QCOMPARE(QString::fromStdString(writeSave(*again, {}, opened.game)), QString::fromStdString(save));
        // Every step of the record leads to the position that it led to.
        opened.game.goTo(0);
        game.goTo(0);
        QVERIFY(opened.game.state() == game.state());
        QCOMPARE(opened.game.pending().pending, game.pending().pending);
    }
}

/// A position may stand in the set-up of the rules: from there territories are claimed, armies placed, decks built.
void StartPositionTest::theSetUpOfTheRulesGoesOn()
{
    const Result<GameSetup> risk = setupOf("world", "classic-risk", kClassicSeats, kClaims);
    QVERIFY2(risk, qPrintable(told(risk)));
    Game game = newGame(*risk, 5);
    QCOMPARE(game.pending().seat, 1);
    playOn(game, 400, 5);
    const Facts facts = factsOf(game.rules(), game.state());
    const auto owner =
        std::ranges::find_if(game.rules().fields(), [](const FieldSpec& f) { return f.role == Role::Owner; });
    const auto field = static_cast<std::uint16_t>(owner - game.rules().fields().begin());
    QCOMPARE(std::ranges::count(facts, field, &Fact::field), 42); // all of the world
    const Result<GameSetup> narnia =
        setupOf("narnia", "narnia-risk-junior", "seats: [{id: witch}, {id: red}]\n", R"(set-up:
  position:
    phase: build-narnia
    territories:
      telmar: {owner: witch, boggle: 3}
      dancing-dawn: {owner: red, faun: 3}
)");
    QVERIFY2(narnia, qPrintable(told(narnia)));
    Game junior = newGame(*narnia, 5);
    QCOMPARE(junior.pending().pending, Pending::Chance); // the ruleset's own: the deck is built
    rollOn(junior);
    QCOMPARE(junior.pending().pending, Pending::Choice);
}

/// Nobody deals missions or names capitals in a position that is past both.
void StartPositionTest::whatItLacksIsTold()
{
    const auto toldAtTheStart = [](const std::string& options, const std::string& position) {
        const Result<GameSetup> setup = setupOf("world", "classic-risk", kClassicSeats, options + position);
        if (!setup) return told(setup);
        const Game game = newGame(*setup, 5);
        QStringList keys;
        for (const Message& message : game.log(0))
            keys += QString::fromStdString(game.rules().messages()[message.text].key);
        return keys.join(' ');
    };
    const std::string both = "options: {house.missions: end-of-turn, house.capitals: 2}\n";
    QCOMPARE(toldAtTheStart("", kClassic), QString());
    QCOMPARE(toldAtTheStart(both, kClassic), QString("log.no-missions log.no-capitals"));
    QCOMPARE(toldAtTheStart(both, kClaims), QString("log.no-missions")); // capitals are named after the claims
    std::string dealt = kClassic;
    dealt.replace(dealt.find("    decks:"), 0,
                  "    seats: {red: {mission: any-three-regions}, blue: {mission: asia-and-oceania}}\n");
    QCOMPARE(toldAtTheStart("options: {house.missions: end-of-turn}\n", dealt), QString());
}

/// Orders that were written and not carried out when a position was kept are no part of a set-up.
void StartPositionTest::answersGivenAreTakenBack()
{
    const Result<GameSetup> setup = shipped().setup("diplomacy-europe/standard");
    QVERIFY2(setup, qPrintable(told(setup)));
    Game game = newGame(*setup, 1);
    const Facts before = factsOf(game.rules(), game.state());
    playOn(game, 9, 4);
    QVERIFY(factsOf(game.rules(), game.state()) != before);
    const StartPosition start = startOf(game.rules(), factsOf(game.rules(), game.state()));
    QVERIFY(start.sameAs(startOf(game.rules(), before)));
    QVERIFY(start.byLot.empty()); // nothing is hidden but the orders
}

void StartPositionTest::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("seats");
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("error"); // with its place, and what is near
    const auto row = [](const char* title, const char* game, const char* seats, const std::string& content,
                        const char* error) {
        QTest::newRow(title) << game << seats << QString::fromStdString(content) << error;
    };
    const char* risk = "world classic-risk";
    const char* diplomacy = "diplomacy-europe diplomacy";
    const char* narnia = "narnia narnia-risk-junior";
    const char* powers =
        "seats: [{id: austria}, {id: england}, {id: france}, {id: germany}, {id: italy}, {id: russia}, "
        "{id: turkey}]\n";
    const char* two = "seats: [{id: witch}, {id: red}]\n";
    const auto position = [](const char* line) { return std::string("set-up:\n  position:\n    ") + line + "\n"; };
    row("good", risk, kClassicSeats, kClassic, "");
    row("good with lots", risk, kClassicSeats, kClassic + "  by-lot: [hidden]\n", "");
    row("no seats", risk, "", "\n" + kClassic, "set-up-seats-missing 9:3; ");
    row("unknown territory", risk, kClassicSeats,
        position("{turn: red, territories: {brasil: {owner: red, infantry: 1}}}"),
        "scenario-unknown-path 10:31 brazil; ");
    row("unknown owner", risk, kClassicSeats,
        position("{turn: red, territories: {brazil: {owner: bleu, infantry: 1}}}"), "scenario-value 10:47 blue; ");
    row("a seat too many", risk, kClassicSeats,
        position("{turn: green, territories: {brazil: {owner: red, infantry: 1}}}"), "scenario-value 10:12; ");
    row("unknown piece", risk, kClassicSeats, position("{turn: red, territories: {brazil: {owner: red, infanty: 1}}}"),
        "scenario-unknown-path 10:52 infantry; ");
    row("too large a number", risk, kClassicSeats,
        position("{turn: red, territories: {brazil: {owner: red, infantry: 99999}}}"), "scenario-value-range 10:62; ");
    row("below nothing", risk, kClassicSeats,
        position("{turn: red, territories: {brazil: {owner: red, infantry: -1}}}"),
        "scenario-impossible-value 10:62; ");
    row("nobody's armies", risk, kClassicSeats,
        position("{turn: red, territories: {brazil: {infantry: 1}, peru: {owner: red, infantry: 1}}}"),
        "scenario-position 10:5; ");
    row("a card twice", risk, kClassicSeats,
        position("{turn: red, decks: {cards: [peru, peru]}, territories: {peru: {owner: red, infantry: 1}}}"),
        "scenario-position 10:5; ");
    row("no map", risk, kClassicSeats, "set-up: {position: 5}\n", "scenario-needs-a-map 8:20; ");
    row("nothing", risk, kClassicSeats, "set-up: {position: }\n", "scenario-needs-a-map 8:10; ");
    row("over", risk, kClassicSeats,
        position("{phase: over, winners: {red: true}, territories: {peru: {owner: red, infantry: 1}}}"),
        "set-up-over 10:5; ");
    row("lots of what", risk, kClassicSeats, kClassic + "  by-lot: [turns]\n", "unknown-word 18:12 turn; ");
    row("lot twice", risk, kClassicSeats, kClassic + "  by-lot: [turn, turn]\n", "name-twice 18:18; ");
    row("lot alone", risk, kClassicSeats, "set-up:\n  by-lot: [turn]\n", "missing-key 9:11; ");
    row("nobody else to begin", risk, kClassicSeats,
        position("{turn: red, phase: begin-turn, territories: {peru: {owner: red, infantry: 1}}}") +
            "  by-lot: [turn]\n",
        "set-up-turn 11:12; ");
    row("nothing hidden", risk, kClassicSeats,
        position("{turn: red, territories: {peru: {owner: red, infantry: 1}}}") + "  by-lot: [hidden]\n",
        "set-up-hidden 11:12; ");
    row("no hands", risk, kClassicSeats, kClassic + "  by-lot: [hands]\n", "set-up-hands 18:12; ");
    row("hands", risk, kClassicSeats, kDealt + "  by-lot: [turn, hands]\n", "");
    row("piles", risk, kClassicSeats, kDealt + "  by-lot: [piles]\n", "");
    row("no piles", risk, kClassicSeats,
        position("{turn: red, territories: {peru: {owner: red, infantry: 1}}}") + "  by-lot: [turn, piles]\n",
        "set-up-turn 11:12; set-up-piles 11:18; ");
    row("orders are not by lot", diplomacy, powers,
        position("{units: {france: {paris: {army: 1}}}, phase: spring}") + "  by-lot: [hidden]\n",
        "set-up-hidden 11:12; ");
    row("no turns", diplomacy, powers,
        position("{units: {france: {paris: {army: 1}}}, phase: spring}") + "  by-lot: [turn]\n", "set-up-turn 11:12; ");
    row("fleet on land", diplomacy, powers, position("{units: {france: {paris: {fleet: 1}}}, phase: spring}"),
        "scenario-impossible-value 10:38; ");
    row("two units", diplomacy, powers, position("{units: {france: {paris: {army: 2}}}, phase: spring}"),
        "scenario-impossible-value 10:37; ");
    row("unknown power", diplomacy, powers, position("{units: {frence: {paris: {army: 1}}}, phase: spring}"),
        "scenario-unknown-path 10:14 france; ");
    row("more pieces than there are", narnia, two,
        position("{phase: flip, territories: {telmar: {owner: witch, boggle: 900}}}"), "scenario-position 10:5; ");
    row("pieces of the other side", narnia, two,
        position("{phase: flip, territories: {telmar: {owner: witch, fan: 1}}}"), "scenario-unknown-path 10:56 faun; ");
}

void StartPositionTest::whatCannotBeIsRefused()
{
    QFETCH(QString, game);
    QFETCH(QString, seats);
    QFETCH(QString, content);
    QFETCH(QString, error);
    const QByteArray map = game.section(QLatin1Char(' '), 0, 0).toUtf8();
    const QByteArray ruleset = game.section(QLatin1Char(' '), 1).toUtf8();
    const Result<GameSetup> setup =
        setupOf(map.constData(), ruleset.constData(), seats.toUtf8().constData(), content.toStdString());
    QCOMPARE(told(setup), error);
    if (setup) return;
    QCOMPARE(setup.error().front().file, std::string("mine.yaml"));
    const Result<TextSource> texts = loadTexts(MARCHES_SOURCE_DIR "/resources/engine/texts.yaml");
    QVERIFY(texts);
    for (const Error& one : setup.error()) {
        QVERIFY(std::ranges::find(texts->entries, "error." + one.code, &TextEntry::key) != texts->entries.end());
        QVERIFY(one.path.starts_with("set-up"));
    }
}

/// Who asks for other players is told for whom the position is.
void StartPositionTest::otherPlayersAreRefused()
{
    SetupRequest three;
    three.players = 3;
    QCOMPARE(told(setupOf("world", "classic-risk", kClassicSeats, kClassic, three)),
             QStringLiteral("set-up-seats 9:3 red, blue; "));
    SetupRequest two;
    two.players = 2;
    const Result<GameSetup> setup = setupOf("world", "classic-risk", kClassicSeats, kClassic, two);
    QVERIFY2(setup, qPrintable(told(setup)));
}

/// Words and numbers of a position exchanged for others of it: a game comes of it that can be played, or errors with
/// their places.
void StartPositionTest::mutilatedPositionsAreRefusedOrPlayed()
{
    int refused = 0;
    int played = 0;
    for (const char* name : {"world/classic", "diplomacy-europe/standard", "narnia/advanced"}) {
        const Kept kept = keptAfter(name, std::string(name).starts_with("dip") ? 7 : 3, 90, 17);
        const QString good = QString::fromStdString(writeVariant(kept.variant));
        const qsizetype from = good.indexOf(QStringLiteral("  position:")) + 12;
        static const QRegularExpression kWord(QStringLiteral("[a-z0-9-]+"));
        QList<QRegularExpressionMatch> words;
        for (auto it = kWord.globalMatch(good, from); it.hasNext();) words << it.next();
        Random random(5);
        const auto any = [&] { return words[below(random, static_cast<std::uint32_t>(words.size()))]; };
        for (int i = 0; i < 150; ++i) {
            const QRegularExpressionMatch at = any();
            QString bytes = good;
            bytes.replace(at.capturedStart(), at.capturedLength(), any().captured());
            const Result<VariantData> read = readVariant(bytes.toStdString(), "mine.yaml");
            const Result<GameSetup> setup = read ? shipped().setup(*read) : fail(read.error());
            if (!setup) {
                ++refused;
                for (const Error& error : setup.error()) {
                    QCOMPARE(error.file, std::string("mine.yaml"));
                    QVERIFY2(error.line > 0, error.code.c_str());
                }
                continue;
            }
            ++played;
            Game game = newGame(*setup, 1);
            playOn(game, 25, 3);
        }
    }
    QVERIFY(refused > 100);
    QVERIFY(played > 20);
}

/// What means nothing is written again all the same, as for a person who mends it by hand.
void StartPositionTest::whateverItHoldsIsWrittenAsItIs()
{
    const char* head =
        "marches: variant/1\nid: mine\nlanguage: en\nname: Mine\nmap: a\nruleset: b\nset-up:\n  position: ";
    for (const char* held : {"5", "'5'", "\"a: b # c\"", "[]", "{}", "[[], {a: }]", "{a: [1, {b: ''}], c: ~, d: null}",
                             "", "{'': x}", "{turn: 'true', phase: true}", "|\n    two\n    lines\n"}) {
        const Result<VariantData> read = readVariant(std::string(head) + held + "\n", "mine.yaml");
        if (!read) continue; // no file of ours at all
        const std::string written = writeVariant(*read);
        const Result<VariantData> again = readVariant(written, "mine.yaml");
        QVERIFY2(again, qPrintable(QString::fromUtf8(held) + told(again)));
        QVERIFY2(again->content.start && again->content.start->sameAs(*read->content.start), held);
        QCOMPARE(QString::fromStdString(writeVariant(*again)), QString::fromStdString(written));
    }
}

void StartPositionTest::simulationsAndScenariosBeginWithIt()
{
    const Result<GameSetup> setup =
        setupOf("world", "classic-risk", kClassicSeats, kClassic + "  by-lot: [turn, hidden]\n");
    QVERIFY2(setup, qPrintable(told(setup)));
    const auto simulated = [](const GameSetup& of, int jobs) {
        SimulationRun run;
        run.rules = of.game;
        for (const SeatInfo& seat : run.rules->seats()) run.subject.seats.push_back(seat.id);
        run.subject.bots.assign(run.subject.seats.size(), "easy");
        run.subject.seed = 5;
        run.subject.games = 40;
        run.subject.moveLimit = 3'000;
        run.jobs = jobs;
        const Result<GameOutcome> outcome = simulate(run);
        if (!outcome || !outcome->findings.empty()) qFatal("the simulation failed");
        return outcome->result.tally;
    };
    const SimulationTally played = simulated(*setup, 1);
    QCOMPARE(simulated(*setup, 2), played);
    const Result<GameSetup> dealt =
        setupOf("world", "classic-risk", kClassicSeats, kDealt + "  by-lot: [turn, hands]\n");
    QVERIFY2(dealt, qPrintable(told(dealt)));
    const SimulationTally withHands = simulated(*dealt, 1);
    QCOMPARE(simulated(*dealt, 2), withHands);
    const Result<GameSetup> held = setupOf("world", "classic-risk", kClassicSeats, kDealt + "  by-lot: [turn]\n");
    QVERIFY(!(simulated(*held, 1) == withHands));
    const Result<GameSetup> usual = setupOf("world", "classic-risk", kClassicSeats, {});
    QVERIFY(!(simulated(*usual, 1) == played));
    QVERIFY(contentMark(setup->variant.content) != contentMark(usual->variant.content));

    const std::string head = "marches: scenario/1\ntitle: A start\nrules: []\nmap: world\nruleset: classic-risk\n";
    const auto run = [&head](const std::string& rest) {
        const Result<Scenario> scenario = readScenario(
            head + rest, "start.yaml", [](const ScenarioHead& one) { return shipped().setup(one.variant); });
        return scenario ? told(marches::engine::run(*scenario).failures) : told(scenario);
    };
    const std::string steps = "steps: [{shuffle: any}, {shuffle: any}, {expect: {territories: {egypt: {infantry: 4}}, "
                              "seats: {red: {territories: 2}}}}]\n";
    QCOMPARE(run(kClassicSeats + kClassic + "  by-lot: [turn, hidden]\n" + steps), QString());
    QVERIFY(!run(kClassicSeats + steps).isEmpty());
    // A position of its own comes first.
    QCOMPARE(run(kClassicSeats + kClassic +
                 "given: {turn: blue, territories: {peru: {owner: blue, infantry: 2}}}\n"
                 "steps: [{expect: {turn: blue, territories: {egypt: {owner: none}}}}]\n"),
             QString());
}

void StartPositionTest::battlesAreStaged()
{
    const Result<GameSetup> setup = setupOf("world", "classic-risk", kClassicSeats, kClassic);
    QVERIFY2(setup, qPrintable(told(setup)));
    const Result<GameSetup> usual = setupOf("world", "classic-risk", kClassicSeats, {});
    QVERIFY2(usual, qPrintable(told(usual)));
    BattleRequest request;
    request.attack = request.defend = {3};
    const auto stage = std::make_unique<BattleStage>();
    QVERIFY(stageBattle(*usual->game, request, *stage));
    QVERIFY(stageBattle(*setup->game, request, *stage));
    QVERIFY(&setup->game->withoutStart() != setup->game.get());
    QVERIFY(&usual->game->withoutStart() == usual->game.get());
}

void StartPositionTest::draftsKeepIt()
{
    const Result<GameSetup> setup = setupOf("world", "classic-risk", kClassicSeats, kClassic);
    QVERIFY2(setup, qPrintable(told(setup)));
    const RulesetData official = shipped().ruleset("classic-risk")->data;
    ContentDraft draft(*findRuleset(official), official);
    const ContentDraft untouched = draft;
    QVERIFY(draft.take(setup->variant.content, {}).empty());
    QVERIFY(!(draft == untouched));
    QVERIFY(draft.changes().start->sameAs(*setup->variant.content.start));
    const ContentDraft before = draft;
    QVERIFY(draft.restoreStart());
    QVERIFY(!draft.restoreStart());
    QVERIFY(draft == untouched);
    draft = before;
    QVERIFY(draft.restoreAll());
    QVERIFY(!draft.changes().start && draft.changes().empty());
}

/// With MARCHES_WRITE=1 in the environment it is written anew.
void StartPositionTest::theShippedOneIsAsTheProgramWritesIt()
{
    const std::string file = MARCHES_SOURCE_DIR "/maps/world/variants/strongholds.yaml";
    const Result<VariantData> variant = loadVariant(file);
    QVERIFY2(variant, qPrintable(told(variant)));
    QVERIFY(variant->content.start);
    const std::string written = writeVariant(*variant);
    if (qEnvironmentVariableIsSet("MARCHES_WRITE")) QVERIFY(writeFile(file, written));
    QCOMPARE(QString::fromStdString(*readFile(file, 1'000'000)), QString::fromStdString(written));
    const Result<GameSetup> setup = shipped().setup(*variant);
    QVERIFY2(setup, qPrintable(told(setup)));
    Game game = newGame(*setup, 2);
    playOn(game, 3'000, 2);
    QVERIFY(game.here() > 200);
}

QTEST_GUILESS_MAIN(StartPositionTest)
#include "tst_startposition.moc"
