// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/movebuilder.h"

#include <array>

#include <QtTest>

using namespace marches::engine;

namespace {

enum Verb { kAttack = 1, kStop, kFortify, kHit, kPick };

/// A board of six places in a row, and stacks in the state for amounts to be bounded by.
struct Stacks {
    std::array<std::uint16_t, 8> at;
};

struct Table {
    std::array<Mask, 6> row;
    State state;
    Decision decision;

    Table()
    {
        for (int i = 0; i < 6; ++i) {
            if (i > 0) row[static_cast<std::size_t>(i)].set(i - 1);
            if (i < 5) row[static_cast<std::size_t>(i)].set(i + 1);
        }
        auto& stacks = state.emplace<Stacks>();
        stacks.at = {5, 1, 4, 2, 0, 3, 0, 0};
        decision.beginChoice(1, 2, {});
    }
};

} // namespace

class TestMoveBuilder : public QObject {
    Q_OBJECT

private slots:
    void asksForNothingThatIsFixed()
    {
        Table table;
        table.decision.addOffer(kPick);
        table.decision.addParam(Param::one(1, Space::Place, Mask::firstN(3)));
        table.decision.addParam(Param::amount(2, 1, 1));
        MoveBuilder builder;
        builder.begin(table.decision, table.state);
        QCOMPARE(builder.pick(1), MoveBuilder::Picked::Complete);
        QCOMPARE(builder.value(1), 1);

        Table free;
        free.decision.addOffer(kPick);
        free.decision.addParam(Param::one(1, Space::Place, Mask::firstN(3)));
        free.decision.addParam(Param::amount(2, 1, 2));
        builder.begin(free.decision, free.state);
        QCOMPARE(builder.pick(1), MoveBuilder::Picked::Form);
    }

    void anotherPlaceStandsForTheLast()
    {
        Table table;
        table.decision.addOffer(kAttack);
        table.decision.addParam(Param::one(1, Space::Place, Mask::firstN(3)));
        table.decision.addParam(Param::neighbour(2, 0, table.row.data(), Mask::firstN(6)));
        table.decision.addParam(Param::amount(3, 1, 3));
        MoveBuilder builder;
        builder.begin(table.decision, table.state);
        QCOMPARE(builder.pick(2), MoveBuilder::Picked::Further);
        QCOMPARE(builder.pick(1), MoveBuilder::Picked::Form);
        QCOMPARE(builder.pick(3), MoveBuilder::Picked::Form); // meant another one
        QCOMPARE(builder.value(0), 2);
        QCOMPARE(builder.value(1), 3);
        QCOMPARE(builder.pick(5), MoveBuilder::Picked::No);
        QCOMPARE(builder.value(1), 3);
        QVERIFY(builder.back());
        QCOMPARE(builder.places(), Mask::of(1) | Mask::of(3));
    }

    void pointsAtAPairAndKeepsToTheNeighbours()
    {
        Table table;
        table.decision.addOffer(kFortify);
        table.decision.addParam(Param::one(1, Space::Place, Mask::firstN(3)));
        table.decision.addParam(Param::neighbour(2, 0, table.row.data(), Mask::firstN(6)));
        Param amount = Param::amount(3, 1, 100);
        amount.of = 0;
        amount.caps = 0;
        amount.keep = 1;
        table.decision.addParam(amount);

        MoveBuilder builder;
        builder.begin(table.decision, table.state);
        QCOMPARE(builder.places().count(), 3);
        QCOMPARE(builder.pick(4), MoveBuilder::Picked::No);
        QCOMPARE(builder.pick(2), MoveBuilder::Picked::Further);
        QCOMPARE(builder.places(), Mask::of(1) | Mask::of(3));
        QCOMPARE(builder.pick(5), MoveBuilder::Picked::No);
        QCOMPARE(builder.pick(3), MoveBuilder::Picked::Form);
        QVERIFY(builder.legal());
        QCOMPARE(builder.value(2), 3); // all but one of the four
        QVERIFY(!builder.set(2, 4));
        QVERIFY(builder.set(2, 2));
        QCOMPARE(builder.move().arg[2], std::int16_t{2});
        QVERIFY(contains(table.decision, table.state, builder.move()));

        QVERIFY(builder.back());
        QCOMPARE(builder.lastPlace(), 2);
        QVERIFY(builder.back());
        QCOMPARE(builder.offer(), nullptr);
        QVERIFY(!builder.back());
    }

    void asksWhichVerbAPlaceIsMeantFor()
    {
        Table table;
        for (const int verb : {kAttack, kFortify}) {
            table.decision.addOffer(verb);
            table.decision.addParam(
                Param::one(1, Space::Place, verb == kAttack ? Mask::firstN(4) : Mask::of(3) | Mask::of(5)));
        }
        MoveBuilder builder;
        builder.begin(table.decision, table.state);
        QCOMPARE(builder.pick(0), MoveBuilder::Picked::Complete);
        QCOMPARE(builder.move().verb, std::uint8_t{kAttack});
        builder.reset();
        QCOMPARE(builder.pick(3), MoveBuilder::Picked::Several);
        QCOMPARE(builder.candidates(), (std::vector<int>{kAttack, kFortify}));
        QVERIFY(builder.choose(kFortify));
        QVERIFY(builder.complete());
        QCOMPARE(builder.move().arg[0], std::int16_t{3});
    }

    /// Orders as in a game where pieces stay, go, and help others stay or go.
    static void offerOrders(Table& table)
    {
        const auto offer = [&](int verb, std::initializer_list<Param> params) {
            table.decision.addOffer(verb);
            for (const Param& param : params) table.decision.addParam(param);
        };
        const Param unit = Param::one(1, Space::Place, Mask::of(1) | Mask::of(4));
        offer(kStop, {unit});
        offer(kAttack, {unit, Param::neighbour(2, 0, table.row.data(), Mask::firstN(6))});
        offer(kHit, {unit, Param::one(3, Space::Place, Mask::firstN(4))});
        offer(kFortify, {unit, Param::one(3, Space::Place, Mask::firstN(4)),
                         Param::neighbour(2, 1, table.row.data(), Mask::firstN(6))});
        offer(kPick, {unit});
    }

    void aSecondPlaceTellsWhatIsMeant()
    {
        Table table;
        offerOrders(table);
        MoveBuilder builder;
        builder.begin(table.decision, table.state);
        QCOMPARE(builder.pick(4), MoveBuilder::Picked::Several);
        QCOMPARE(builder.lastPlace(), 4);
        QCOMPARE(builder.places(), Mask::firstN(6));              // neighbours, those that can be helped, and itself
        QCOMPARE(builder.pick(3), MoveBuilder::Picked::Complete); // the first verb that joins them
        QCOMPARE(builder.move().verb, std::uint8_t{kAttack});
        QCOMPARE(builder.move().arg[1], std::int16_t{3});
        builder.reset();
        builder.pick(4);
        QCOMPARE(builder.pick(0), MoveBuilder::Picked::Complete);
        QCOMPARE(builder.move().verb, std::uint8_t{kHit});
        builder.reset();
        builder.pick(4);
        QCOMPARE(builder.pick(4), MoveBuilder::Picked::Complete); // stays
        QCOMPARE(builder.move().verb, std::uint8_t{kStop});
        builder.reset();
        builder.pick(4);
        QVERIFY(builder.back());
        QCOMPARE(builder.lastPlace(), -1);
        QCOMPARE(builder.pick(1), MoveBuilder::Picked::Several);
    }

    void thePieceThatIsHelpedOnceMoreIsHelpedWhereItStands()
    {
        Table table;
        offerOrders(table);
        MoveBuilder builder;
        builder.begin(table.decision, table.state);
        builder.pick(4);
        QVERIFY(builder.choose(kFortify));
        QCOMPARE(builder.pick(2), MoveBuilder::Picked::Further);
        QCOMPARE(builder.pick(2), MoveBuilder::Picked::Complete);
        QCOMPARE(builder.move().verb, std::uint8_t{kHit});
        QCOMPARE(builder.move().arg[0], std::int16_t{4});
        QCOMPARE(builder.move().arg[1], std::int16_t{2});
        builder.reset();
        builder.pick(4);
        builder.choose(kFortify);
        builder.pick(2);
        QCOMPARE(builder.pick(3), MoveBuilder::Picked::Complete);
        QCOMPARE(builder.move().verb, std::uint8_t{kFortify});
        QVERIFY(builder.legal());
    }

    void fillsASpreadAndLetsItBeChanged()
    {
        Table table;
        table.decision.addOffer(kHit);
        Param spread = Param::spread(1, Space::Piece, Mask::firstN(3), 5, 1, 6);
        spread.caps = 0; // 5, 1, 4
        table.decision.addParam(spread);
        table.decision.addParam(Param::flag(2));

        MoveBuilder builder;
        builder.begin(table.decision, table.state);
        QVERIFY(!builder.places().any());
        QVERIFY(builder.choose(kHit));
        QCOMPARE(builder.itemAmount(0), 5);
        QCOMPARE(builder.itemAmount(1), 1);
        QCOMPARE(builder.itemAmount(2), 0);
        QVERIFY(builder.legal());
        QVERIFY(!builder.setItem(0, 1, 2)); // only one there
        QVERIFY(builder.setItem(0, 2, 4));  // too many together for a while
        QVERIFY(!builder.legal());
        QVERIFY(builder.setItem(0, 0, 1));
        QVERIFY(builder.legal());
        QCOMPARE(builder.value(1), 1); // yes unless said otherwise
        QVERIFY(builder.set(1, 0));
        QVERIFY(builder.legal());
    }

    void makesTheMoveThatARefusalIsAskedFor()
    {
        Table table;
        table.decision.addOffer(kStop);
        table.decision.addOffer(kAttack);
        table.decision.addParam(Param::one(1, Space::Place, Mask::of(2)));
        MoveBuilder builder;
        builder.begin(table.decision, table.state);
        const Move move = builder.attempt(4);
        QCOMPARE(move.verb, std::uint8_t{kAttack});
        QCOMPARE(move.seat, std::uint8_t{1});
        QCOMPARE(move.arg[0], std::int16_t{4});
        QVERIFY(!contains(table.decision, table.state, move));
        QCOMPARE(builder.offer(), nullptr); // nothing was chosen by asking
    }

    void keepsThePlaceThatWasPointedAtBefore()
    {
        // Several verbs begin there; the first that wants a second place is meant.
        Table table;
        table.decision.addOffer(kHit);
        table.decision.addParam(Param::one(1, Space::Place, Mask::of(0)));
        table.decision.addOffer(kAttack);
        table.decision.addParam(Param::one(1, Space::Place, Mask::of(0)));
        table.decision.addParam(Param::one(2, Space::Place, Mask::of(1)));
        MoveBuilder builder;
        builder.begin(table.decision, table.state);
        QCOMPARE(builder.pick(0), MoveBuilder::Picked::Several);
        QCOMPARE(builder.pick(4), MoveBuilder::Picked::No);
        const Move move = builder.attempt(4);
        QCOMPARE(move.verb, std::uint8_t{kAttack});
        QCOMPARE(move.arg[0], std::int16_t{0});
        QCOMPARE(move.arg[1], std::int16_t{4});
    }

    void everyPointedMoveIsLegal()
    {
        // Whatever is pointed at, a complete builder holds a move that the decision contains.
        Random random(7);
        for (int round = 0; round < 500; ++round) {
            Table table;
            table.decision.addOffer(kAttack);
            Mask from;
            Mask to;
            for (int i = 0; i < 6; ++i) {
                from.assign(i, below(random, 2) == 1);
                to.assign(i, below(random, 2) == 1);
            }
            table.decision.addParam(Param::one(1, Space::Place, from));
            table.decision.addParam(Param::neighbour(2, 0, table.row.data(), to));
            table.decision.addParam(Param::flag(3, below(random, 2) == 1, true));
            MoveBuilder builder;
            builder.begin(table.decision, table.state);
            for (int place = 0; place < 6; ++place) builder.pick(static_cast<int>(below(random, 6)));
            if (builder.complete()) QVERIFY(builder.legal());
        }
    }
};

QTEST_APPLESS_MAIN(TestMoveBuilder)
#include "tst_movebuilder.moc"
