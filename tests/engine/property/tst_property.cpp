// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "randomgame.h"
#include "trial.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

constexpr int kUsualGames = 50;
constexpr int kLongGames = 2'000;

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

Trial::Maker setupOf(const Table& table)
{
    return [table](Random& random) -> Result<GameSetup> {
        const Result<RulesPackage> package = library().ruleset(table.ruleset);
        if (!package) return fail(package.error());
        SetupRequest request;
        request.players = table.players;
        request.options = randomOptions(package->data, random);
        return library().setup(table.map + ':' + table.ruleset, request);
    };
}

std::string nameOf(const Table& table)
{
    return table.ruleset + " on " + table.map + " with " + std::to_string(table.players) + " players";
}

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
        Trial trial(table.ruleset, setupOf(table), nameOf(table), static_cast<std::uint64_t>(only >= 0 ? only : i));
        const std::string wrong = trial.play();
        QVERIFY2(wrong.empty(), wrong.c_str());
        steps += trial.steps();
    }
    qInfo("%d games, %ld steps", games, steps);
}

QTEST_GUILESS_MAIN(PropertyTest)
#include "tst_property.moc"
