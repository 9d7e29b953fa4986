// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <map>

#include "engine/diplomacy/adjudication/movementgraph.h"
#include "engine/package/mappackage.h"

using namespace marches::engine;

namespace {

const Board& board()
{
    static const MapData map = loadMap(MARCHES_SOURCE_DIR "/maps/diplomacy-europe").value();
    return map.board;
}

int place(const char* abbreviation)
{
    const auto found = std::ranges::find(board().places(), std::string(abbreviation), &Place::abbreviation);
    return found == board().places().end() ? -1 : static_cast<int>(found - board().places().begin());
}

/// Pairs among the first places.
int edges(const std::vector<Mask>& ways, int places)
{
    int count = 0;
    for (int i = 0; i < places; ++i) count += ways[static_cast<std::size_t>(i)].count();
    return count / 2;
}

} // namespace

/// The facts of the standard board of 1901.
class DiplomacyMapTest : public QObject {
    Q_OBJECT

private slots:
    void counts()
    {
        const auto flagged = [](const char* flag) {
            return std::ranges::count_if(board().places(), [flag](const Place& place) { return place.hasFlag(flag); });
        };
        QCOMPARE(board().territoryCount(), 75);
        QCOMPARE(board().placeCount(), 81);
        QCOMPARE(board().kindMask(PlaceKind::Sea).count(), 19);
        QCOMPARE(flagged("supply-centre"), 34);
        QCOMPARE(flagged("home"), 22);
        QCOMPARE(flagged("starts-army"), 13);
        const auto fleets = std::ranges::count_if(board().places(), [](const Place& place) {
            return std::ranges::any_of(place.flags,
                                       [](const std::string& flag) { return flag.starts_with("starts-fleet"); });
        });
        QCOMPARE(fleets, 9);
    }

    void ways()
    {
        const adjudication::MovementGraph graph = adjudication::makeMovementGraph(board());
        const auto& army = graph.of(adjudication::UnitClass::Army).moves;
        const auto& fleet = graph.of(adjudication::UnitClass::Fleet).moves;
        QCOMPARE(edges(army, board().territoryCount()), 111);
        QCOMPARE(edges(fleet, board().placeCount()), 141);
        const auto at = [](const std::vector<Mask>& ways, const char* from) {
            return ways[static_cast<std::size_t>(place(from))];
        };
        // What maps get wrong.
        QVERIFY(at(army, "Den").test(place("Swe")));
        QVERIFY(at(army, "Kie").test(place("Den")));
        QVERIFY(!at(fleet, "Rom").test(place("Ven")));
        QVERIFY(!at(fleet, "Edi").test(place("Lvp")));
        QVERIFY(!at(army, "Ank").test(place("Syr")));
        QVERIFY(at(fleet, "Con").test(place("Bul/ec")) && at(fleet, "Con").test(place("Bul/sc")));
        QVERIFY(!at(fleet, "Gas").test(place("Spa/sc")) && at(fleet, "Gas").test(place("Spa/nc")));
        QVERIFY(!at(fleet, "Mar").test(place("Spa/nc")));
        QVERIFY(at(fleet, "Stp/nc").test(place("BAR")) && !at(fleet, "Stp/sc").test(place("BAR")));
        QVERIFY(!at(fleet, "Stp").any());
    }

    void homes()
    {
        std::map<std::string, int> homes;
        for (const Place& place : board().places())
            if (place.hasFlag("home")) ++homes[board().regions()[static_cast<std::size_t>(place.region)].id];
        const std::map<std::string, int> expected{{"austria", 3}, {"england", 3}, {"france", 3}, {"germany", 3},
                                                  {"italy", 3},   {"russia", 4},  {"turkey", 3}};
        QVERIFY(homes == expected);
    }
};

QTEST_APPLESS_MAIN(DiplomacyMapTest)
#include "tst_map.moc"
