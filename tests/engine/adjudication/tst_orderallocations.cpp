// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <cstdlib>
#include <new>

#include "engine/diplomacy/adjudication/adjustments.h"
#include "engine/diplomacy/adjudication/retreats.h"

#include "randomorders.h"

using namespace marches::engine::adjudication;
using namespace marches::test;

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
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

// No order allocates anything, in whatever cycles the orders are.
class TestOrderAllocations : public QObject {
    Q_OBJECT

private slots:
    void resolvingAllocatesNothing()
    {
        const OrderBoard board;
        Adjudicator adjudicator(board.graph, Choices{});
        Resolution resolution;
        TurnMaker maker(board, 1903);
        std::uint64_t before = allocations;
        const auto something = std::make_unique<Turn>();
        QVERIFY(allocations > before); // the counter counts
        for (int round = 0; round < 500; ++round) {
            const Turn turn =
                maker.make({round % 2 == 0 ? 13 : 34, 5, 34, round % 2 == 0, round % 2 == 0, round % 3 == 0});
            std::vector<std::int16_t> targets(turn.units.size(), kNone);
            std::vector<std::int16_t> places(turn.units.size());
            std::vector<Retreat> ends(turn.units.size());
            before = allocations;
            adjudicator.resolve(turn.units, turn.orders, turn.guards, resolution);
            const std::size_t dislodged = resolution.dislodged().size();
            for (std::size_t i = 0; i < dislodged; ++i)
                targets[i] = static_cast<std::int16_t>(resolution.dislodged()[i].retreats.first());
            resolveRetreats(board.graph, turn.units, resolution.dislodged(), {targets.data(), dislodged},
                            {ends.data(), dislodged}, {places.data(), dislodged});
            QCOMPARE(allocations, before);
        }
    }

    void winterAllocatesNothing()
    {
        const OrderBoard board;
        TurnMaker maker(board, 1904);
        const Turn turn = maker.make({34, 3, 0, false, false, false});
        Adjustments winter;
        winter.units = turn.units;
        winter.due = -4;
        winter.ownCentres.set(board.place("Mun"));
        winter.nameRank = board.nameRank;
        std::vector<Adjustment> orders(1);
        orders[0] = {Adjustment::Kind::Remove, turn.units[0].place, turn.units[0].kind};
        AdjustmentsEnd end;
        const std::uint64_t before = allocations;
        resolveAdjustments(board.graph, Choices{}, winter, orders, end);
        QCOMPARE(allocations, before);
        QVERIFY(end.disorderedCount >= 3);
    }
};

QTEST_GUILESS_MAIN(TestOrderAllocations)
#include "tst_orderallocations.moc"
