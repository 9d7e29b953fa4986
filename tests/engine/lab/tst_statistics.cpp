// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/statistics.h"

#include <QtTest>

#include <cmath>

#include "engine/game/chance.h"

using namespace marches::engine;

namespace {

bool near(double a, double b) { return std::abs(a - b) < 0.0001; }

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    // Newcombe, Statistics in Medicine 17 (1998): table I of the first paper, table II of the second.
    void wilsonIntervalsAreThePublishedOnes()
    {
        const Interval a = wilson(81, 263);
        QVERIFY(near(a.lo, 0.2553) && near(a.hi, 0.3662));
        const Interval b = wilson(15, 148);
        QVERIFY(near(b.lo, 0.0624) && near(b.hi, 0.1605));
        const Interval none = wilson(0, 20);
        QVERIFY(near(none.lo, 0.0) && near(none.hi, 0.1611));
        const Interval all = wilson(20, 20);
        QVERIFY(near(all.lo, 0.8389) && near(all.hi, 1.0));
        QVERIFY(near(wilson(0, 0).hi, 1.0));
    }

    void pairedDifferences()
    {
        // 100 pairs, 30 of them +1 and 10 of them -1: mean 0.2, sample deviation sqrt((40 - 100 * 0.04) / 99).
        const Interval interval = pairedDifference(20, 40, 100);
        const double half = kNinetyFive * std::sqrt(36.0 / 99.0 / 100.0);
        QVERIFY(near(interval.lo, 0.2 - half) && near(interval.hi, 0.2 + half));
        QVERIFY(near(pairedDifference(1, 1, 1).lo, -1.0));
        QVERIFY(near(pairedDifference(0, 0, 50).hi, 0.0));
    }

    void pairedMeansHaveNoBounds()
    {
        // 100 pairs, 30 of them +10 and 10 of them -10: ten times the interval of the proportions.
        const Interval interval = pairedMean(200, 4000, 100);
        const double half = 10 * kNinetyFive * std::sqrt(36.0 / 99.0 / 100.0);
        QVERIFY(near(interval.lo, 2.0 - half) && near(interval.hi, 2.0 + half));
        QVERIFY(std::isinf(pairedMean(3, 9, 1).lo) && std::isinf(pairedMean(3, 9, 1).hi));
    }

    void intervalsCoverTheTruth()
    {
        Random random(4);
        int covered = 0;
        for (int i = 0; i < 2000; ++i) {
            int wins = 0;
            for (int k = 0; k < 60; ++k) wins += below(random, 10) < 3 ? 1 : 0;
            const Interval interval = wilson(wins, 60);
            covered += interval.lo <= 0.3 && 0.3 <= interval.hi ? 1 : 0;
        }
        QVERIFY(covered > 1860 && covered < 1960); // 95 % of 2,000, with its own scatter
    }

    void quantilesAreThoseOfTheTables()
    {
        QVERIFY(near(normalQuantile(0.95), 1.9600));
        QVERIFY(near(normalQuantile(0.99), 2.5758));
        const std::pair<std::uint64_t, double> rows[] = {{1, 12.7062}, {2, 4.3027},  {3, 3.1824},  {5, 2.5706},
                                                         {10, 2.2281}, {30, 2.0423}, {100, 1.9840}};
        for (const auto& [freedom, quantile] : rows) {
            QVERIFY(near(studentQuantile(0.95, freedom), quantile));
            QVERIFY(near(studentTail(quantile, freedom), 0.05));
        }
        QVERIFY(near(studentQuantile(0.99, 4), 4.6041));
        QVERIFY(std::abs(studentQuantile(0.95, 999) - studentQuantile(0.95, 1001)) < 0.003);
    }

    void meansByStudent()
    {
        // 1, 2, 3, 4, 5: mean 3, deviation sqrt(2.5).
        const Interval interval = studentMean(15, 55, 5);
        QVERIFY(near(interval.lo, 3 - 2.7764 * std::sqrt(0.5)) && near(interval.hi, 3 + 2.7764 * std::sqrt(0.5)));
        QVERIFY(near(meanTail(15, 55, 5, 3 - 2.7764 * std::sqrt(0.5)), 0.05));
        QVERIFY(std::isinf(studentMean(1, 1, 1).lo));
        QVERIFY(near(meanTail(1, 1, 1), 1.0));
        QVERIFY(near(meanTail(0, 0, 9), 1.0)); // nothing moved
        QVERIFY(near(meanTail(9, 9, 9), 0.0)); // everything, by the same
    }

    void probabilitiesAreCorrected()
    {
        const std::vector<double> four = {0.01, 0.04, 0.03, 0.005};
        const auto same = [](const std::vector<double>& a, const std::vector<double>& b) {
            bool all = a.size() == b.size();
            for (std::size_t i = 0; all && i < a.size(); ++i) all = near(a[i], b[i]);
            return all;
        };
        QVERIFY(same(corrected(four, Correction::Holm), {0.03, 0.06, 0.06, 0.02}));
        QVERIFY(same(corrected(four, Correction::BenjaminiHochberg), {0.02, 0.04, 0.04, 0.02}));
        QVERIFY(same(corrected(four, Correction::None), four));
        QVERIFY(same(corrected({0.6, 0.9}, Correction::Holm), {1.0, 1.0}));
        QVERIFY(corrected({}, Correction::Holm).empty());
    }

    void histograms()
    {
        const Histogram histogram{{-2, 1}, {0, 2}, {5, 1}};
        QCOMPARE(total(histogram), std::uint64_t{4});
        QVERIFY(near(mean(histogram), 0.75));
        QCOMPARE(quantile(histogram, 0.0), -2);
        QCOMPARE(quantile(histogram, 0.5), 0);
        QCOMPARE(quantile(histogram, 1.0), 5);
        QCOMPARE(quantile({}, 0.5), 0);
        QVERIFY(near(mean({}), 0.0));
    }
};

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
