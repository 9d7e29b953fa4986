// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <cstdlib>
#include <new>

#include "engine/simulation/simulation.h"
#include "tests/engine/castle_risk/testgame.h"
#include "tests/engine/classic_risk/testgame.h"
#include "tests/engine/diplomacy/testgame.h"
#include "tests/engine/le_monde_de_narnia/testgame.h"
#include "tests/engine/narnia_risk_junior/testgame.h"
#include "tests/engine/support/toyrules.h"
#include "tests/engine/warrior_risk/testgame.h"

using namespace marches::engine;

namespace {

thread_local std::uint64_t allocations = 0;

void* counted(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size != 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}

} // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
// std::stable_sort asks in this way; all must come from the same heap that delete gives back to.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

class TestAllocations : public QObject {
    Q_OBJECT

private slots:
    void theCounterCounts()
    {
        const std::uint64_t before = allocations;
        const auto something = std::make_unique<int>(1);
        QCOMPARE(allocations, before + 1);
        QCOMPARE(*something, 1);
    }

    // No move and no roll of a simulated game allocates anything, whoever plays, once the tables that all games share
    // are there. Bots that think ahead are not among them: what they weigh is asked of Rules::standing.
    void movesAllocateNothing_data()
    {
        QTest::addColumn<QString>("level");
        QTest::addColumn<QString>("game");
        for (const char* level : {"random", "easy", "medium"})
            for (const char* game : {"ring", "narnia", "narnia, advanced", "risk", "castle", "warriors", "race",
                                     "diplomacy", "narnian wars"})
                QTest::addRow("%s, %s", level, game) << QString(level) << QString(game);
    }
    void movesAllocateNothing()
    {
        QFETCH(QString, level);
        QFETCH(QString, game);
        std::shared_ptr<const Rules> rules;
        if (game == "ring")
            rules = std::make_shared<toy::Rules>(6);
        else if (game == "risk")
            rules = marches::test::riskRules(3, {{"base.setup", std::string("deal")}, {"house.round-limit", 100}});
        else if (game == "castle")
            rules = marches::test::castleRules(3, {{"house.round-limit", 20}});
        else if (game == "warriors")
            rules = marches::test::warriorRules(3, {{"house.round-limit", 12}});
        else if (game == "diplomacy")
            rules = marches::test::diplomacyRules({{"house.round-limit", 6}});
        else if (game == "narnian wars")
            rules = marches::test::narnianWarsRules({{"house.round-limit", 2}});
        else if (game == "race")
            rules = marches::test::raceRules(3);
        else
            rules = marches::test::narniaRules(3, game == "narnia" ? marches::test::Settings{}
                                                                   : marches::test::advancedPreset());
        QVERIFY(rules != nullptr);
        std::vector<std::unique_ptr<Bot>> bots;
        for (std::size_t seat = 0; seat < rules->seats().size(); ++seat)
            bots.push_back(makeBot(level.toStdString(), seat));

        std::uint64_t before = 0;
        std::uint64_t steps = 0;
        const SimulationProbe probe = [&](const StepInfo& moment) {
            const bool clean = moment.step == 0 || allocations == before;
            ++steps;
            before = allocations;
            return clean ? std::string() : std::string("allocated");
        };
        GameRunner runner(*rules);
        QVERIFY(runner.play(100, bots, 20'000));
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            QVERIFY2(runner.play(seed, bots, 20'000, &probe), runner.finding().what.c_str());
        QVERIFY(steps > 400);
    }
};

QTEST_APPLESS_MAIN(TestAllocations)
#include "tst_allocations.moc"
