// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/board.h"

#include <QtTest>

using namespace marches::engine;

namespace {

Place place(const char* id, PlaceKind kind = PlaceKind::Land, int region = -1)
{
    Place made;
    made.id = id;
    made.kind = kind;
    made.region = region;
    return made;
}

Connection joined(int from, int to, const char* barrier = "", std::vector<std::string> onlyFor = {})
{
    Connection made;
    made.from = from;
    made.to = to;
    made.barrier = barrier;
    made.onlyFor = std::move(onlyFor);
    return made;
}

/// Two lands of a region, a land apart, a sea, a coast, a site; the first two meet at a river with a bridge.
Board sample()
{
    std::vector<Place> places{
        place("alder", PlaceKind::Land, 0), place("birch", PlaceKind::Land, 0),  place("cedar"),
        place("deep", PlaceKind::Sea),      place("cedar/nc", PlaceKind::Coast), place("camp", PlaceKind::Site)};
    places[0].aliases = {"elder", "birch"};
    places[0].flags = {"port"};
    places[0].values = {{"gold", 3}};
    Connection bridge = joined(1, 0);
    bridge.kind = ConnectionKind::Bridge;
    bridge.over = "stream";
    return {std::move(places),
            {{"north", 2}, {"south", 5}},
            {joined(0, 1, "stream"), bridge, joined(1, 2, "peaks"), joined(0, 3, "", {"fleet"}), joined(2, 3)},
            {}};
}

} // namespace

class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void placesAreFoundByIdAndAlias()
    {
        const Board board = sample();
        QCOMPARE(board.findPlace("cedar").value_or(-1), 2);
        QCOMPARE(board.findPlace("elder").value_or(-1), 0);
        QCOMPARE(board.findPlace("birch").value_or(-1), 1); // an id wins over another place's alias
        QVERIFY(!board.findPlace("ceda"));
        QVERIFY(!board.findPlace(""));
        QCOMPARE(board.findRegion("south").value_or(-1), 1);
        QVERIFY(!board.findRegion("east"));
        const Board copy = board;
        QCOMPARE(copy.findPlace("elder").value_or(-1), 0);
    }

    void territoriesAreLandAndSea()
    {
        const Board board = sample();
        QCOMPARE(board.territoryCount(), 4);
        QCOMPARE(board.placeCount(), 6);
        QVERIFY(board.kindMask(PlaceKind::Sea) == Mask::of(3));
        QVERIFY(board.regionMask(0) == Mask::firstN(2));
        QVERIFY(!board.regionMask(1).any());
    }

    void closedBordersDoNotJoin()
    {
        const Board board = sample();
        QVERIFY(board.adjacency()[0] == Mask::of(1)); // by the bridge; the sea is for fleets alone
        QVERIFY(!board.adjacency()[1].test(2));
        QVERIFY(board.adjacency()[3] == Mask::of(2));
        QVERIFY(board.adjacencyFor("fleet")[0].test(3));
        QVERIFY(!board.adjacencyFor("army")[0].test(3));
        QCOMPARE(board.neighbours(0), (std::vector<int>{1, 3}));
        QCOMPARE(board.neighbours(1), std::vector<int>{0});
    }

    void anOpenConnectionIsFoundBeforeAClosedOne()
    {
        const Board board = sample();
        QVERIFY(board.between(0, 1) != nullptr && board.between(0, 1)->kind == ConnectionKind::Bridge);
        QCOMPARE(board.between(0, 1), board.between(1, 0));
        QVERIFY(board.between(2, 1) != nullptr && !board.between(2, 1)->open());
        QVERIFY(board.between(0, 2) == nullptr);
    }

    void placesCarryFlagsAndValues()
    {
        const Board board = sample();
        QVERIFY(board.place(0).hasFlag("port"));
        QVERIFY(!board.place(1).hasFlag("port"));
        QCOMPARE(board.place(0).value("gold", 1), 3);
        QCOMPARE(board.place(1).value("gold", 1), 1);
    }

    void aBoardTooBigForAMaskIsStillABoard()
    {
        std::vector<Place> places;
        for (int i = 0; i < 5000; ++i) places.push_back(place(("p" + std::to_string(i)).c_str()));
        const Board board(std::move(places), {}, {joined(10, 4000)}, {});
        QVERIFY(!board.playable());
        QCOMPARE(board.findPlace("p4999").value_or(-1), 4999);
        QCOMPARE(board.neighbours(10), std::vector<int>{4000});
    }
};

QTEST_APPLESS_MAIN(TestBoard)
#include "tst_board.moc"
