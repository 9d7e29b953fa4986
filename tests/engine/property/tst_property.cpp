// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/game/game.h"
#include "engine/record/savefile.h"
#include "properties.h"
#include "randomgame.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

constexpr int kMaxSteps = 30'000;
constexpr int kUsualGames = 50;
constexpr int kLongGames = 2'000;
constexpr int kOtherTries = 4;
constexpr std::uint32_t kDearEvery = 8;

int numberFrom(const char* variable, int otherwise)
{
    bool good = false;
    const int number = qEnvironmentVariableIntValue(variable, &good);
    return good ? number : otherwise;
}

const Library& library()
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    return shipped;
}

/// The tables of the ruleset that MARCHES_RULESET names, of all when it names none.
std::vector<Table> tablesAsked()
{
    std::vector<Table> tables = allTables(library());
    const std::string only = qEnvironmentVariable("MARCHES_RULESET").toStdString();
    if (!only.empty()) std::erase_if(tables, [&only](const Table& table) { return table.ruleset != only; });
    return tables;
}

/// One random game with every check, told by its seed alone.
class Trial {
public:
    Trial(const Table& table, std::uint64_t seed) : m_table(table), m_seed(seed), m_random(seed, 0x74657374U) {}

    /// What is wrong, with all that is needed to repeat it; empty: nothing.
    std::string play()
    {
        const Result<RulesPackage> package = library().ruleset(m_table.ruleset);
        if (!package) return "the ruleset cannot be read: " + package.error().front().code;
        SetupRequest request;
        request.players = m_table.players;
        request.options = randomOptions(package->data, m_random);
        m_options = optionText(request.options);
        const Result<GameSetup> setup = library().setup(m_table.map + ':' + m_table.ruleset, request);
        if (!setup) return told("no game: " + setup.error().front().code);
        return told(play(*setup));
    }
    int steps() const { return m_steps; }

private:
    std::string play(const GameSetup& setup)
    {
        const Rules& rules = *setup.game;
        m_paths.emplace(rules);
        RandomGame game(rules, m_seed);
        std::vector<Step> steps;
        std::optional<Conserved> before;
        while (!game.over()) {
            m_steps = game.steps;
            if (game.steps > kMaxSteps) return "the game does not end";
            if (std::string wrong = check(rules, game); !wrong.empty()) return wrong;
            if (std::string wrong = checkConserved(rules, game, before); !wrong.empty()) return wrong;
            Step step;
            if (!game.advance(step)) return "nothing can be done";
            steps.push_back(std::move(step));
        }
        if (std::string wrong = check(rules, game); !wrong.empty()) return wrong;
        if (rules.standing(game.state).winners == 0) return "the game is over and nobody has won";
        return replay(setup, game, steps);
    }

    std::string check(const Rules& rules, const RandomGame& game)
    {
        std::string wrong = decisionIsNotEmpty(rules, game.state, game.decision, m_random);
        if (wrong.empty()) wrong = offersFollowTheirSpecs(rules, game.decision);
        if (wrong.empty()) wrong = decideAgrees(rules, game.state, game.decision);
        if (wrong.empty()) wrong = countsMakeSense(rules, game.state);
        if (wrong.empty()) wrong = otherMovesAreRefused(rules, game.state, game.decision, m_random, kOtherTries);
        // The dear ones now and then: over many games every kind of moment has its turn.
        if (!wrong.empty() || below(m_random, kDearEvery) != 0) return wrong;
        wrong = positionRoundTrips(*m_paths, game.state, game.decision);
        if (wrong.empty()) wrong = viewsHideWhatTheyMust(rules, game.state, game.decision, m_random);
        return wrong;
    }

    std::string checkConserved(const Rules& rules, const RandomGame& game, std::optional<Conserved>& before) const
    {
        if (game.decision.pending != Pending::Choice) return {};
        const Conserved now = conserved(m_table.ruleset, rules, game.state);
        if (!before || before->cards.size() != now.cards.size()) before = now;
        if (*before == now) return {};
        return "something was made or lost: " + describeConserved(*before) + " became " + describeConserved(now);
    }

    /// The same steps through a Game: same states, undone to the start and redone, opened from its record.
    std::string replay(const GameSetup& setup, const RandomGame& played, const std::vector<Step>& steps) const
    {
        Game game(setup.game, setup.options, m_seed, setup.maker);
        const State start = game.state();
        for (const Step& step : steps) {
            if (const auto* move = std::get_if<Move>(&step)) {
                if (game.apply(*move)) return "a game refuses a move that the rules took";
            } else if (game.roll() != std::get<Outcome>(step)) {
                return "the same seed gives other dice";
            }
        }
        if (!(game.state() == played.state) || !game.over()) return "the same steps make another position";
        const int end = game.here();
        game.goTo(0);
        if (!(game.state() == start)) return "undone to its start, the game is another one";
        game.goTo(end);
        if (!(game.state() == played.state)) return "redone, the game ends otherwise";
        return reopen(setup, game);
    }

    /// Saved, opened again and saved once more: the same game and the same bytes.
    static std::string reopen(const GameSetup& setup, const Game& game)
    {
        const std::string bytes = writeSave(setup, {}, game);
        const Result<SavedGame> saved = readSave(bytes, "random.yaml");
        if (!saved) return "the saved game cannot be read: " + saved.error().front().code;
        const OpenedGame opened = openSave(*saved, setup);
        if (!opened.errors.empty()) return "the saved game cannot be played: " + opened.errors.front().code;
        if (!(opened.game.state() == game.state())) return "opened from its save, the game is another one";
        return writeSave(setup, {}, opened.game) == bytes ? std::string() : "saved again, the game has other bytes";
    }

    std::string told(const std::string& wrong) const
    {
        if (wrong.empty()) return {};
        return wrong + "\n  at step " + std::to_string(m_steps) + " of " + m_table.ruleset + " on " + m_table.map +
               " with " + std::to_string(m_table.players) +
               " players\n  repeat with MARCHES_SEED=" + std::to_string(m_seed) + "\n  options: " + m_options;
    }

    Table m_table;
    std::uint64_t m_seed;
    Random m_random;
    std::string m_options;
    std::optional<FieldPaths> m_paths;
    int m_steps = 0;
};

} // namespace

/// Random games of every ruleset to their end, under random options: 50 of each ruleset, shared by its maps and counts
/// of players. MARCHES_LONG=1 plays 2,000 of each, MARCHES_GAMES=n plays n; MARCHES_SEED=n plays the one game that a
/// failure named, MARCHES_RULESET=id those of one ruleset.
class PropertyTest : public QObject {
    Q_OBJECT

private slots:
    void randomGames_data();
    void randomGames();
};

void PropertyTest::randomGames_data()
{
    QTest::addColumn<QString>("map");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("players");
    const std::vector<Table> tables = tablesAsked();
    QVERIFY2(!tables.empty(), "no map can be played with the ruleset asked for");
    for (const Table& table : tables) {
        const std::string name = table.ruleset + " on " + table.map + " with " + std::to_string(table.players);
        QTest::newRow(name.c_str()) << QString::fromStdString(table.map) << QString::fromStdString(table.ruleset)
                                    << table.players;
    }
}

void PropertyTest::randomGames()
{
    QFETCH(QString, map);
    QFETCH(QString, ruleset);
    QFETCH(int, players);
    const Table table{map.toStdString(), ruleset.toStdString(), players};
    const auto tables = static_cast<int>(std::ranges::count(allTables(library()), table.ruleset, &Table::ruleset));
    const int all = numberFrom("MARCHES_LONG", 0) == 1 ? kLongGames : numberFrom("MARCHES_GAMES", kUsualGames);
    const int only = numberFrom("MARCHES_SEED", -1);
    const int games = only >= 0 ? 1 : (all + tables - 1) / tables;
    long steps = 0;
    for (int i = 0; i < games; ++i) {
        Trial trial(table, static_cast<std::uint64_t>(only >= 0 ? only : i));
        const std::string wrong = trial.play();
        QVERIFY2(wrong.empty(), wrong.c_str());
        steps += trial.steps();
    }
    qInfo("%d games, %ld steps", games, steps);
}

QTEST_GUILESS_MAIN(PropertyTest)
#include "tst_property.moc"
