// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/game/domain.h"
#include "engine/rules/registry/registry.h"
#include "testgame.h"

using namespace marches::engine;
using marches::test::raceRules;
using marches::test::roadBoard;

namespace {

const Ruleset& race() { return *findRuleset("le-monde-de-narnia"); }

std::string placeOf(const Rules& rules, const State& state, std::string_view pawn)
{
    Facts facts;
    rules.describe(state, facts);
    for (const Fact& fact : facts) {
        const FieldSpec& field = rules.fields()[fact.field];
        if (field.role == Role::Token && rules.vocabulary().name(Space::Token, fact.key[0]) == pawn)
            return std::string(rules.vocabulary().name(Space::Place, fact.value));
    }
    return {};
}

std::vector<std::string> codes(const std::vector<MapNeed>& needs, bool forbidding)
{
    std::vector<std::string> found;
    for (const MapNeed& need : needs)
        if (need.forbids == forbidding) found.push_back(need.what.code);
    return found;
}

/// Plays at random to the end; the number of steps, or -1 where it has none.
int play(const Rules& rules, std::uint64_t seed)
{
    constexpr int kMost = 30'000;
    State state;
    Decision decision;
    ChanceSource chanceSource(seed);
    Random random(seed);
    Outcome outcome;
    Move move;
    rules.start(state, decision, nullptr);
    for (int step = 0; step < kMost; ++step) {
        if (decision.pending == Pending::Over) return step;
        if (decision.pending == Pending::Chance) {
            chanceSource.draw(decision.chance, outcome);
            rules.resolve(state, outcome, decision, nullptr);
        } else if (sample(decision, state, random, move)) {
            rules.apply(state, move, decision, nullptr);
        } else {
            return -1;
        }
    }
    return -1;
}

} // namespace

/// Tracks of every kind as roads: what they need, where the villains wait, and that races on them come to an end.
class RoadTest : public QObject {
    Q_OBJECT

private slots:
    void aBoardWithoutALoopIsNoRoad()
    {
        QCOMPARE(codes(race().needs(Board()), true), std::vector<std::string>{"map-no-loop"});
        QCOMPARE(codes(race().needs(roadBoard(11, 3)), true), std::vector<std::string>{"map-no-loop"});
        QVERIFY(race().needs(roadBoard(12, 3)).empty());
        QVERIFY(raceRules(2, {}, nullptr) != nullptr);
        const Board land({Place{}}, {}, {}, {});
        QVERIFY(raceRules(2, {}, &land) == nullptr);
    }

    void aSpurAndEventSpacesAreMissedButNotNeeded()
    {
        QCOMPARE(codes(race().needs(roadBoard(20, 0)), false), std::vector<std::string>{"map-no-spur"});
        Board board = roadBoard(20, 0);
        std::vector<Place> places = board.places();
        for (Place& place : places) place.terrain.clear();
        const Board plain(std::move(places), {}, {}, board.tracks());
        QCOMPARE(codes(race().needs(plain), false), (std::vector<std::string>{"map-no-event-space", "map-no-spur"}));
        QVERIFY(play(*raceRules(3, {}, &plain), 1) > 0);
    }

    void villainsWaitWhereTheMapSays()
    {
        Board board = roadBoard(40, 4);
        std::vector<Place> places = board.places();
        for (const int flagged : {5, 9, 13, 30}) places[static_cast<std::size_t>(flagged)].flags = {"wolf"};
        places[41].terrain = "castle";
        const Board told(std::move(places), {}, {}, board.tracks());
        const auto rules = raceRules(2, {}, &told);
        State state;
        Decision decision;
        rules->start(state, decision, nullptr);
        QCOMPARE(placeOf(*rules, state, "wolf-1"), std::string("space-5"));
        QCOMPARE(placeOf(*rules, state, "wolf-4"), std::string("space-30"));
        QCOMPARE(placeOf(*rules, state, "witch"), std::string("spur-1"));
    }

    void villainsFindTheirPlacesOnAnyRoad()
    {
        const Board board = roadBoard(41, 4);
        const auto rules = raceRules(2, {}, &board);
        State state;
        Decision decision;
        rules->start(state, decision, nullptr);
        // The last four of the Event spaces 8, 16, 24, 32 and 40.
        QCOMPARE(placeOf(*rules, state, "wolf-1"), std::string("space-16"));
        QCOMPARE(placeOf(*rules, state, "wolf-4"), std::string("space-40"));
        QCOMPARE(placeOf(*rules, state, "witch"), std::string("spur-0"));
    }

    void racesEndOnRoadsOfEverySize()
    {
        for (const int loop : {12, 13, 30, 90, 200})
            for (const int spur : {0, 1, 2, 20}) {
                const Board board = roadBoard(loop, spur);
                for (int players = 2; players <= 4; ++players)
                    for (std::uint64_t seed = 1; seed <= 4; ++seed)
                        QVERIFY2(play(*raceRules(players, {}, &board), seed) > 0,
                                 qPrintable(QStringLiteral("%1+%2, %3").arg(loop).arg(spur).arg(players)));
            }
    }

    void badDecksAreRefused()
    {
        const auto make = [](const RulesetData& data) {
            return race().make(roadBoard(48, 6), data, OptionValues(data.options), race().defaultSeats(data, 2));
        };
        QVERIFY(make(marches::test::raceData()));
        RulesetData unknown = marches::test::raceData();
        unknown.decks[0].cards[0].effects[0].verb = "fly";
        QCOMPARE(make(unknown).error().front().code, std::string("unknown-effect"));
        RulesetData choice = marches::test::raceData();
        choice.decks[0].cards[1].effects[0].lists[0].second[0] = "nowhere";
        QCOMPARE(make(choice).error().front().code, std::string("unknown-card"));
        RulesetData die = marches::test::raceData();
        die.decks[4].cards[0].effects[0].verb = "tokens";
        QCOMPARE(make(die).error().front().code, std::string("unknown-effect"));
        RulesetData missing = marches::test::raceData();
        missing.decks.erase(missing.decks.begin());
        QCOMPARE(make(missing).error().front().code, std::string("deck-missing"));
        RulesetData many = marches::test::raceData();
        many.decks[0].cards[0].copies = 100;
        QCOMPARE(make(many).error().front().code, std::string("lmn-deck"));
    }

    void argumentsThatDoNothingAreRefused_data()
    {
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* title, const char* verb, const char* name, const char* value,
                            const char* code) {
            QTest::newRow(title) << QString(verb) << QString(name) << QString(value) << QString(code);
        };
        row("a wolf has no who", "wolf", "who", "all", "unknown-key");
        row("a child is not moved to a place", "move", "to", "home", "unknown-key");
        row("only wolves are which", "move", "which", "all", "unknown-key");
        row("nobody gives to himself", "give", "who", "self", "unknown-word");
        row("nobody is called so", "tokens", "who", "nobody", "unknown-word");
        row("no number", "tokens", "count", "2x", "expected-integer");
        row("nothing", "tokens", "count", "0", "number-is-zero");
        row("no turn is given back", "skip", "count", "-1", "out-of-range");
        row("a shield has no number", "shield", "count", "2", "unknown-key");
        row("who pays is known", "pay", "who", "chosen", "unknown-key");
        row("all wolves do not walk", "wolf", "which", "all", "lmn-wolf-argument");
    }
    void argumentsThatDoNothingAreRefused()
    {
        QFETCH(QString, verb);
        QFETCH(QString, name);
        QFETCH(QString, value);
        QFETCH(QString, code);
        RulesetData data = marches::test::raceData();
        EffectSpec& effect = data.decks[0].cards[0].effects[0];
        effect = {};
        effect.verb = verb.toStdString();
        effect.args = {{name.toStdString(), value.toStdString()}};
        const auto made = race().make(roadBoard(48, 6), data, OptionValues(data.options), race().defaultSeats(data, 2));
        QVERIFY(!made);
        QCOMPARE(QString::fromStdString(made.error().front().code), code);
        QVERIFY(made.error().front().path.starts_with("cards.gift.effects"));
    }
};

QTEST_APPLESS_MAIN(RoadTest)
#include "tst_road.moc"
