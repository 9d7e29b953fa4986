// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <optional>

#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/package/library.h"
#include "engine/rules/registry/registry.h"
#include "testgame.h"
#include "tests/engine/support/botseries.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

constexpr int kMoves = 20'000;

GameSetup worldGame(int players, std::vector<OptionSetting> options)
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    SetupRequest request;
    request.players = players;
    request.options = std::move(options);
    Result<GameSetup> setup = shipped.setup("world:classic-risk", request);
    return setup ? std::move(*setup) : GameSetup{};
}

int fieldOf(const Rules& rules, std::string_view path)
{
    const auto found = std::ranges::find(rules.fields(), path, &FieldSpec::path);
    return static_cast<int>(found - rules.fields().begin());
}

std::vector<Fact> missionsIn(const Rules& rules, const State& state)
{
    Facts facts;
    rules.describe(state, facts);
    const int field = fieldOf(rules, "seats.{seat}.mission");
    std::erase_if(facts, [field](const Fact& fact) { return fact.field != field; });
    return facts;
}

int textOf(const Rules& rules, std::string_view key)
{
    const auto found = std::ranges::find(rules.messages(), key, &MessageSpec::key);
    return static_cast<int>(found - rules.messages().begin());
}

/// What is wrong with what the seats see and are told of missions; empty: nothing.
QString leak(const Rules& rules, const State& state, std::span<const Message> log)
{
    const int seats = static_cast<int>(rules.seats().size());
    const std::vector<Fact> all = missionsIn(rules, state);
    if (static_cast<int>(all.size()) != seats) return QStringLiteral("somebody has no mission");
    for (int viewer = -1; viewer < seats; ++viewer) {
        State view;
        rules.view(state, viewer, view);
        for (const Fact& fact : missionsIn(rules, view)) {
            const bool own = fact.key[0] == viewer;
            if (own != (fact.value != kUnknown)) return QStringLiteral("seat %1 sees %2").arg(viewer).arg(fact.key[0]);
        }
        for (const Message& message : log)
            if (message.text == textOf(rules, "log.mission") && message.isFor(viewer) && message.arg[0] != viewer)
                return QStringLiteral("seat %1 is told the mission of %2").arg(viewer).arg(message.arg[0]);
    }
    return {};
}

/// The state with the missions of two other seats exchanged.
State exchanged(const Rules& rules, const State& state, int seat)
{
    Facts facts;
    rules.describe(state, facts);
    const int field = fieldOf(rules, "seats.{seat}.mission");
    std::vector<Fact*> others;
    for (Fact& fact : facts)
        if (fact.field == field && fact.key[0] != seat) others.push_back(&fact);
    std::swap(others[0]->value, others[1]->value);
    State other;
    rules.clearPosition(other);
    for (const Fact& fact : facts)
        if (!rules.setFact(other, fact)) return {};
    return rules.validatePosition(other) ? State{} : other;
}

constexpr int kCodes = 6;

EffectSpec effect(std::string verb, std::vector<std::pair<std::string, std::string>> args,
                  std::vector<std::string> named = {})
{
    EffectSpec made;
    made.verb = std::move(verb);
    made.args = std::move(args);
    if (!named.empty()) made.lists.emplace_back("named", std::move(named));
    return made;
}

CardSpec card(std::string id, int copies, std::optional<EffectSpec> only = {})
{
    CardSpec made;
    made.id = std::move(id);
    made.copies = copies;
    if (only) made.effects.push_back(std::move(*only));
    return made;
}

/// A mission as Domination writes it: army to destroy (0: none), territories, armies in each, three regions by number
/// (0: none, -1: any).
CardSpec missionOfCodes(const std::array<int, kCodes>& codes)
{
    const std::vector<std::string> armies{"red", "blue", "yellow"};
    CardSpec mission = card("mission", 1);
    std::vector<std::pair<std::string, std::string>> territories;
    if (codes[1] != 0)
        territories = {{"count", std::to_string(codes[1])}, {"armies", std::to_string(std::max(1, codes[2]))}};
    if (codes[0] != 0) {
        territories.emplace_back("army", armies[static_cast<std::size_t>(codes[0] - 1)]);
        mission.effects.push_back(effect("eliminate", territories));
    } else if (codes[1] != 0) {
        mission.effects.push_back(effect("territories", territories));
    }
    std::vector<std::string> named;
    int more = 0;
    for (std::size_t i = 3; i < codes.size(); ++i) {
        if (codes[i] > 0) named.push_back("region-" + std::to_string(codes[i] - 1));
        more += codes[i] < 0 ? 1 : 0;
    }
    if (!named.empty() || more > 0)
        mission.effects.push_back(effect("regions", {{"more", std::to_string(more)}}, std::move(named)));
    return mission;
}

/// Share of games that a mission decides, and rounds that they take.
struct Ends {
    int byMission = 0;
    int rounds = 0;
};

Ends endsOf(const GameSetup& setup, const char* level, int games)
{
    Ends ends;
    const Rules& rules = *setup.game;
    for (int seed = 1; seed <= games; ++seed) {
        Game game(setup.game, setup.options, static_cast<std::uint64_t>(seed), setup.maker);
        std::vector<std::unique_ptr<Bot>> bots;
        for (std::size_t seat = 0; seat < rules.seats().size(); ++seat)
            bots.push_back(makeBot(level, static_cast<std::uint64_t>(seed) * 16 + seat));
        for (int i = 0; i < kMoves && !game.over(); ++i) {
            if (game.pending().pending == Pending::Chance) {
                game.roll();
                continue;
            }
            State view;
            rules.view(game.state(), game.pending().seat, view);
            Decision mine;
            rules.decide(view, game.pending().seat, mine, nullptr);
            Move move;
            bots[mine.seat]->choose(rules, view, mine, move);
            if (game.apply(move)) break;
            for (const Message& message : game.log(game.here()))
                ends.byMission += message.text == textOf(rules, "log.mission-fulfilled") ? 1 : 0;
        }
        Facts facts;
        rules.describe(game.state(), facts);
        for (const Fact& fact : facts)
            if (fact.field == fieldOf(rules, "round")) ends.rounds += fact.value;
    }
    return ends;
}

} // namespace

/// Missions and capitals.
class RiskGoalsTest : public QObject {
    Q_OBJECT

private slots:
    void missionsAreSeenByTheirOwnersAlone_data();
    void missionsAreSeenByTheirOwnersAlone();
    void sixCodesOfMissionsAreSaid_data();
    void sixCodesOfMissionsAreSaid();
    void tablesAreData();
    void botsPlayForTheirMissions();
    void botsPlayForCapitals();
};

void RiskGoalsTest::missionsAreSeenByTheirOwnersAlone_data()
{
    QTest::addColumn<int>("players");
    for (const int players : {2, 3, 5, 8}) QTest::addRow("%d", players) << players;
}

void RiskGoalsTest::missionsAreSeenByTheirOwnersAlone()
{
    QFETCH(int, players);
    const GameSetup setup = worldGame(players, {{"house.missions", std::string("at-once")},
                                                {"base.setup", std::string("deal")},
                                                {"reading.cards-held", std::string("open")}});
    QVERIFY(setup.game);
    const Rules& rules = *setup.game;
    Random random(7, 7);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Game game(setup.game, setup.options, seed, setup.maker);
        game.roll();
        for (int i = 0; i < 400 && !game.over(); ++i) {
            QCOMPARE(leak(rules, game.state(), game.log(game.here())), QString());
            if (game.pending().pending == Pending::Chance) {
                game.roll();
                continue;
            }
            const int seat = game.pending().seat;
            if (players > 2) {
                const State other = exchanged(rules, game.state(), seat);
                State a;
                State b;
                rules.view(game.state(), seat, a);
                rules.view(other, seat, b);
                QVERIFY2(a == b, "a view tells whose mission is which");
            }
            Move move;
            QVERIFY(sample(game.pending(), game.state(), random, move));
            QVERIFY(!game.apply(move));
        }
    }
}

void RiskGoalsTest::sixCodesOfMissionsAreSaid_data()
{
    QTest::addColumn<QList<int>>("codes");
    QTest::newRow("two regions") << QList<int>{0, 0, 0, 5, 2, 0};
    QTest::newRow("two regions and any") << QList<int>{0, 0, 0, 3, 6, -1};
    QTest::newRow("three regions") << QList<int>{0, 0, 0, 1, 2, 3};
    QTest::newRow("any three regions") << QList<int>{0, 0, 0, -1, -1, -1};
    QTest::newRow("territories") << QList<int>{0, 24, 1, 0, 0, 0};
    QTest::newRow("territories with two armies") << QList<int>{0, 18, 2, 0, 0, 0};
    QTest::newRow("an army, else territories") << QList<int>{2, 24, 1, 0, 0, 0};
    QTest::newRow("an army alone") << QList<int>{3, 0, 0, 0, 0, 0};
    QTest::newRow("an army, territories, or regions") << QList<int>{1, 20, 2, 4, 0, -1};
}

void RiskGoalsTest::sixCodesOfMissionsAreSaid()
{
    QFETCH(QList<int>, codes);
    std::array<int, kCodes> written{};
    std::ranges::copy(codes, written.begin());
    CardSpec first = missionOfCodes(written);
    first.copies = 2;
    CardSpec second = first;
    second.id = "mission-again";
    RulesetData data;
    data.id = "classic-risk";
    data.maxSeats = 3;
    data.decks.push_back({"missions", {first, second}});
    const Ruleset& ruleset = *findRuleset("classic-risk");
    QVERIFY(ruleset.wrongInDecks(data).empty());
    OptionSpec& option = data.options.emplace_back();
    option.id = "house.missions";
    option.byDefault = std::string("end-of-turn");
    const auto rules = ruleset.make(gridBoard(6, 7), data, OptionValues(data.options), ruleset.defaultSeats(data, 3));
    QVERIFY(rules);
    QVERIFY((*rules)->vocabulary().find(Space::Card, "mission").has_value());
}

void RiskGoalsTest::tablesAreData()
{
    CardSpec rising = card("rising-sets", 1, effect("rising", {{"step", "3"}}));
    rising.effects.front().lists.emplace_back("values", std::vector<std::string>{"1", "2"});
    CardSpec armies = card("start-armies", 1, effect("more-armies", {}));
    armies.effects.front().lists.emplace_back("seats", std::vector<std::string>{"9", "-4"});
    RulesetData data;
    data.id = "classic-risk";
    data.maxSeats = 3;
    data.decks.push_back({"tables", {rising, armies}});
    data.decks.push_back({"cards", {card("wild", 0), card("cavalry", 0)}});
    const Ruleset& ruleset = *findRuleset("classic-risk");
    const auto made = ruleset.make(gridBoard(6, 7), data, OptionValues(data.options), ruleset.defaultSeats(data, 3));
    QVERIFY(made);
    const Rules& rules = **made;
    const auto row = rules.numberRow(fieldOf(rules, "sets"));
    QVERIFY(row && row->numbers == std::vector<int>({1, 2}) && row->step == 3);

    State state;
    Decision decision;
    rules.start(state, decision, nullptr);
    Facts facts;
    rules.describe(state, facts);
    const int reserve = fieldOf(rules, "reserve.{army}.{piece}");
    QCOMPARE(std::ranges::count_if(facts, [&](const Fact& fact) { return fact.field == reserve && fact.value == 17; }),
             3); // 20 and not enough of them for 42 territories: three beyond an even share

    // Infantry and artillery alone, in turn.
    const auto shows = [&](int card, int symbol) {
        Fact fact;
        fact.field = static_cast<std::uint16_t>(fieldOf(rules, "cards.{card}.symbol"));
        fact.key[0] = static_cast<std::int16_t>(card);
        fact.value = static_cast<std::int16_t>(symbol);
        return rules.setFact(state, fact);
    };
    QVERIFY(shows(0, 0) && shows(1, 2) && shows(2, 0) && !shows(1, 1));
}

void RiskGoalsTest::botsPlayForTheirMissions()
{
    const std::vector<OptionSetting> plain{{"base.setup", std::string("deal")}, {"house.round-limit", 60}};
    std::vector<OptionSetting> withMissions = plain;
    withMissions.push_back({"house.missions", std::string("end-of-turn")});
    for (const std::string level : {"medium", "hard"}) {
        const int games = longMode() ? 100 : level == "hard" ? 4 : 12; // hard thinks
        const Ends ends = endsOf(worldGame(4, withMissions), level.c_str(), games);
        qInfo("%s: %d of %d games by a mission, %d rounds", level.c_str(), ends.byMission, games, ends.rounds);
        QVERIFY(2 * ends.byMission > games);
        QVERIFY(ends.rounds < endsOf(worldGame(4, plain), level.c_str(), games).rounds);
    }
}

void RiskGoalsTest::botsPlayForCapitals()
{
    const int games = longMode() ? 100 : 12;
    std::vector<OptionSetting> options{{"base.setup", std::string("deal")}, {"house.round-limit", 60}};
    const int plain = endsOf(worldGame(4, options), "medium", games).rounds;
    options.push_back({"house.capitals", 3});
    const int rounds = endsOf(worldGame(4, options), "medium", games).rounds;
    qInfo("%d rounds with capitals, %d without", rounds, plain);
    QVERIFY(rounds < plain);
}

QTEST_APPLESS_MAIN(RiskGoalsTest)
#include "tst_goals.moc"
