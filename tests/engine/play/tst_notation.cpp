// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/notation.h"

#include <QtTest>

#include "engine/game/domain.h"
#include "engine/game/game.h"
#include "engine/yaml/yamlreader.h"
#include "tests/engine/support/toyrules.h"

using namespace marches::engine;

namespace {

const toy::Rules& rules()
{
    static const toy::Rules made;
    return made;
}

YamlNode parse(const char* yaml)
{
    const Result<YamlNode> node = readYaml(yaml, "test.yaml");
    if (!node) qFatal("bad YAML in the test: %s", yaml);
    return *node;
}

Result<Move> read(const char* yaml) { return readMove(rules(), parse(yaml), "test.yaml", "steps[0]"); }

} // namespace

class TestNotation : public QObject {
    Q_OBJECT

private slots:
    void movesReadAsWritten()
    {
        Game game = toy::newGame(1);
        Random random(1);
        for (int i = 0; i < 2000; ++i) {
            if (game.over()) game.goTo(0);
            if (game.pending().pending == Pending::Chance) {
                const Chance chance = game.pending().chance;
                const Outcome outcome = game.roll();
                const Result<Outcome> back =
                    readOutcome(rules(), chance, writeOutcome(rules(), chance, outcome), "f", "p");
                QVERIFY(back.has_value() && *back == outcome);
                continue;
            }
            Move move;
            QVERIFY(sample(game.pending(), game.state(), random, move));
            const YamlNode node = writeMove(rules(), move);
            const Result<Move> back = readMove(rules(), node, "f", "p");
            QVERIFY(back.has_value());
            QVERIFY(*back == move);
            QVERIFY(writeMove(rules(), *back).sameValue(node));
            QVERIFY(!game.apply(move));
        }
    }

    void itemsStandAmongTheParameters()
    {
        const Result<Move> move = read("{seat: blue, do: reinforce, north: 2, centre: 1}");
        QVERIFY(move.has_value());
        QCOMPARE(int{move->seat}, 2);
        QCOMPARE(move->amountOf(0), 2);
        QCOMPARE(move->amountOf(4), 1);
        QCOMPARE(int{move->arg[0]}, 2);
        QCOMPARE(int{move->arg[1]}, 0); // the flag was left out
        QVERIFY(writeMove(rules(), *move).find("north") != nullptr);
        // "boast" is a place and a parameter: then the spread stands under its own name.
        const Result<Move> clash = read("{seat: blue, do: reinforce, pieces: {boast: 1}, boast: true}");
        QVERIFY(clash.has_value());
        QCOMPARE(clash->amountOf(5), 1);
        QCOMPARE(int{clash->arg[1]}, 1);
        QVERIFY(writeMove(rules(), *clash).find("pieces") != nullptr);
    }

    void listsMayStandInAnyOrder()
    {
        const Result<Move> move = read("{do: claim, places: [south, middle, north], seat: red}");
        QVERIFY(move.has_value());
        QCOMPARE(int{move->parts()[0].item}, 0);
        QCOMPARE(int{move->parts()[2].item}, 4); // by its alias
        const Result<Move> walk = read("{seat: red, do: walk, from: south, path: [west, south]}");
        QVERIFY(walk.has_value());
        QCOMPARE(int{walk->parts()[0].item}, 3); // a path keeps its order
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("code");
        QTest::newRow("no map") << "[1]"
                                << "move-needs-map";
        QTest::newRow("no verb") << "{seat: red}"
                                 << "move-needs-key";
        QTest::newRow("no seat") << "{do: rest}"
                                 << "move-needs-key";
        QTest::newRow("unknown seat") << "{seat: purple, do: rest}"
                                      << "move-value";
        QTest::newRow("unknown verb, near") << "{seat: red, do: reinforse}"
                                            << "move-value";
        QTest::newRow("unknown key, near") << "{seat: red, do: rest, boasd: true}"
                                           << "move-unknown-key";
        QTest::newRow("unknown key") << "{seat: red, do: rest, quickly: true}"
                                     << "move-unknown-key";
        QTest::newRow("missing place") << "{seat: red, do: march, from: north, count: 1}"
                                       << "move-needs-key";
        QTest::newRow("no number") << "{seat: red, do: bid, amount: many}"
                                   << "move-needs-number";
        QTest::newRow("number out of range") << "{seat: red, do: bid, amount: 40000}"
                                             << "move-needs-number";
        QTest::newRow("no flag") << "{seat: red, do: rest, boast: 'yes'}"
                                 << "move-needs-flag";
        QTest::newRow("no list") << "{seat: red, do: claim, places: north}"
                                 << "move-needs-list";
        QTest::newRow("no amounts") << "{seat: red, do: reinforce, pieces: 3}"
                                    << "move-needs-amounts";
        QTest::newRow("no word") << "{seat: red, do: march, from: [north], to: east}"
                                 << "move-needs-word";
        QTest::newRow("an item twice") << "{seat: red, do: reinforce, north: 1, pieces: {north: 1}}"
                                       << "move-twice";
        QTest::newRow("a member twice") << "{seat: red, do: claim, places: [north, north]}"
                                        << "move-twice";
    }
    void mistakesAreNamed()
    {
        QFETCH(QString, yaml);
        QFETCH(QString, code);
        const Result<Move> move = read(yaml.toUtf8().constData());
        QVERIFY(!move.has_value());
        QCOMPARE(QString::fromStdString(move.error().front().code), code);
        QCOMPARE(move.error().front().file, std::string("test.yaml"));
        QCOMPARE(move.error().front().line, 1);
        QVERIFY(move.error().front().path.starts_with("steps[0]"));
    }

    void mistakesSayWhatIsAllowed()
    {
        const Result<Move> move = read("{seat: red, do: rest, boasd: true}");
        QVERIFY(!move.has_value());
        const std::vector<std::pair<std::string, std::string>> expected{
            {"name", "boasd"}, {"hint", "boast"}, {"allowed", "seat, do, boast"}};
        QVERIFY(move.error().front().args == expected);
        QCOMPARE(move.error().front().path, std::string("steps[0].boasd"));
    }

    void tooLongAListIsRefused()
    {
        QString yaml = "{seat: red, do: walk, from: north, path: [north";
        for (int i = 0; i < Move::kMaxParts; ++i) yaml += ", east";
        yaml += "]}";
        const Result<Move> move = read(yaml.toUtf8().constData());
        QVERIFY(!move.has_value());
        QCOMPARE(move.error().front().code, std::string("move-too-long"));
    }

    void outcomesOfTheWrongKindAreRefused()
    {
        Chance dice;
        dice.setDice(0, 0, 2, -1, {});
        const auto readDice = [&](const char* yaml) { return readOutcome(rules(), dice, parse(yaml), "f", "p"); };
        QVERIFY(readDice("{roll: [2, 6]}").has_value());
        QVERIFY(readDice("{roll: [2, 6], by-hand: true}")->setByHand);
        QCOMPARE(readDice("{shuffle: [prize-1]}").error().front().code, std::string("outcome-kind"));
        QCOMPARE(readDice("{roll: 6}").error().front().code, std::string("move-needs-list"));
        QCOMPARE(readDice("{roll: [six]}").error().front().code, std::string("move-needs-number"));
    }
};

QTEST_APPLESS_MAIN(TestNotation)
#include "tst_notation.moc"
