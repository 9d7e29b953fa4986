// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/chance.h"

#include <QtTest>

#include <map>
#include <numeric>
#include <vector>

using namespace marches::engine;

namespace {

Chance dice(int stream, int count, int sides = 6)
{
    Chance chance;
    chance.setDice(stream, 0, count, 0, {});
    chance.sides = static_cast<std::uint8_t>(sides);
    return chance;
}

Chance shuffle(int stream, const std::vector<int>& items)
{
    Chance chance;
    chance.setShuffle(stream, Space::Card, {});
    for (const int item : items) chance.add(item);
    return chance;
}

std::vector<int> draw(ChanceSource& chanceSource, const Chance& chance)
{
    Outcome outcome;
    chanceSource.draw(chance, outcome);
    return {outcome.values().begin(), outcome.values().end()};
}

Outcome outcomeOf(const std::vector<int>& values)
{
    Outcome outcome;
    for (const int value : values) outcome.add(value);
    return outcome;
}

std::vector<int> numbers(int count)
{
    std::vector<int> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

} // namespace

class TestChance : public QObject {
    Q_OBJECT

private slots:
    // Seeds stand in saved games, so these numbers may never change. They were also worked out apart, from the
    // definitions of SplitMix64, PCG32 (XSH RR), Lemire's draw and Fisher-Yates.
    void firstDrawsOfASeedAreAsEver()
    {
        ChanceSource chanceSource(1);
        QCOMPARE(draw(chanceSource, dice(0, 10)), kGoldenDice);
        QCOMPARE(draw(chanceSource, shuffle(1, numbers(10))), kGoldenShuffle);
        ChanceSource other(0xfeedface12345678U);
        QCOMPARE(draw(other, dice(11, 5, 20)), kGoldenLastStream);
    }

    void streamsDoNotTouchEachOther()
    {
        ChanceSource plain(7);
        ChanceSource disturbed(7);
        for (int stream = 1; stream < ChanceSource::kStreams; ++stream) draw(disturbed, shuffle(stream, numbers(30)));
        QCOMPARE(draw(disturbed, dice(0, 50)), draw(plain, dice(0, 50)));
        QVERIFY(!(plain == disturbed));
    }

    void streamsAndSeedsDiffer()
    {
        ChanceSource chanceSource(7);
        ChanceSource next(8);
        const std::vector<int> first = draw(chanceSource, dice(0, 20));
        QVERIFY(first != draw(chanceSource, dice(1, 20)));
        QVERIFY(first != draw(next, dice(0, 20)));
    }

    void aCopyGoesOnWithTheSameNumbers()
    {
        ChanceSource chanceSource(3);
        draw(chanceSource, dice(0, 5));
        ChanceSource copy = chanceSource;
        QVERIFY(copy == chanceSource);
        QCOMPARE(draw(copy, dice(0, 20)), draw(chanceSource, dice(0, 20)));
    }

    void diceAreFair()
    {
        ChanceSource chanceSource(99);
        std::map<int, int> seen;
        for (int i = 0; i < 6000; ++i)
            for (const int face : draw(chanceSource, dice(0, 10))) ++seen[face];
        QCOMPARE(seen.size(), std::size_t{6});
        // 60,000 rolls: 10,000 a face, standard deviation 91; five of them leave room for one false alarm in a million
        // seeds.
        for (const auto& [face, count] : seen)
            QVERIFY2(std::abs(count - 10'000) < 460, qPrintable(QString::number(face)));
    }

    void shufflesAreFair()
    {
        ChanceSource chanceSource(5);
        std::map<std::vector<int>, int> seen;
        for (int i = 0; i < 24'000; ++i) ++seen[draw(chanceSource, shuffle(0, numbers(4)))];
        QCOMPARE(seen.size(), std::size_t{24});
        for (const auto& [order, count] : seen) QVERIFY(std::abs(count - 1000) < 160); // standard deviation 31
    }

    void drawsBelowAreInRangeAndAllComeUp()
    {
        Random random(1);
        for (const std::uint32_t n : {1U, 2U, 3U, 7U, 100U}) {
            std::vector<int> seen(n);
            for (int i = 0; i < 5000; ++i) {
                const std::uint32_t value = below(random, n);
                QVERIFY(value < n);
                ++seen[value];
            }
            QVERIFY(std::ranges::none_of(seen, [](int count) { return count == 0; }));
        }
        // Just above half of the range almost every second draw is rejected; what is left is still even.
        const std::uint32_t big = (1U << 31U) + 1U;
        int low = 0;
        for (int i = 0; i < 10'000; ++i) low += below(random, big) < big / 2 ? 1 : 0;
        QVERIFY(std::abs(low - 5000) < 250);
    }

    void outcomesFitOrNot_data()
    {
        QTest::addColumn<QList<int>>("values");
        QTest::addColumn<bool>("rollFits");
        QTest::addColumn<bool>("shuffleFits");
        QTest::newRow("three faces") << QList<int>{1, 6, 3} << true << false;
        QTest::newRow("the items in another order") << QList<int>{3, 1, 3} << true << true;
        QTest::newRow("too few") << QList<int>{1, 3} << false << false;
        QTest::newRow("too many") << QList<int>{1, 3, 3, 3} << false << false;
        QTest::newRow("a face too high") << QList<int>{1, 7, 3} << false << false;
        QTest::newRow("a face too low") << QList<int>{0, 3, 3} << false << false;
        QTest::newRow("the wrong item twice") << QList<int>{1, 1, 3} << true << false;
    }
    void outcomesFitOrNot()
    {
        QFETCH(QList<int>, values);
        QFETCH(bool, rollFits);
        QFETCH(bool, shuffleFits);
        const Outcome outcome = outcomeOf({values.begin(), values.end()});
        QCOMPARE(fits(dice(0, 3), outcome), rollFits);
        QCOMPARE(fits(shuffle(0, {1, 3, 3}), outcome), shuffleFits);
    }

    void whatIsDrawnFits()
    {
        ChanceSource chanceSource(11);
        for (int count = 1; count <= Chance::kMaxItems; ++count) {
            const Chance chance = shuffle(2, numbers(count));
            Outcome outcome;
            chanceSource.draw(chance, outcome);
            QVERIFY(fits(chance, outcome));
        }
    }

private:
    const std::vector<int> kGoldenDice{2, 1, 6, 3, 6, 3, 6, 5, 4, 5};
    const std::vector<int> kGoldenShuffle{4, 6, 1, 8, 2, 5, 0, 9, 7, 3};
    const std::vector<int> kGoldenLastStream{16, 7, 8, 11, 12};
};

QTEST_APPLESS_MAIN(TestChance)
#include "tst_chance.moc"
