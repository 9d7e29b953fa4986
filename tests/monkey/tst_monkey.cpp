// SPDX-License-Identifier: GPL-3.0-or-later
#include "child.h"
#include "pages.h"
#include "shrinker.h"
#include "shrunk.h"
#include "tests.h"

#include <algorithm>

namespace marches::monkey {

class TestMonkey : public QObject {
    Q_OBJECT

private slots:
    void actsAreLines()
    {
        const Act act{QStringLiteral("fill"),
                      QStringLiteral("a/b~1"),
                      QStringLiteral("row 0.1:2"),
                      QStringLiteral(" a|b%\u0085# "),
                      {}};
        QCOMPARE(actOf(lineOf(act)), act);
        QVERIFY(!actOf(QStringLiteral("# no act")));
    }

    void whatAFaultDoesNotNeedIsLeftOut()
    {
        Acts acts;
        for (int i = 0; i < 200; ++i) acts.push_back({QString::number(i), {}, {}, {}, {}});
        const auto has = [](const Acts& list, int number) {
            return std::ranges::any_of(list, [&](const Act& act) { return act.kind == QString::number(number); });
        };
        const Acts shortest =
            shrink(acts, [&](const Acts& list) { return has(list, 17) && has(list, 101) && has(list, 199); });
        QCOMPARE(shortest.size(), std::size_t{3});
        QVERIFY(has(shortest, 17) && has(shortest, 101) && has(shortest, 199));
    }

    void actsOnThePage_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<int>("seed");
        const QString wanted = qEnvironmentVariable("MARCHES_MONKEY");
        const bool full = qEnvironmentVariableIntValue("MARCHES_LONG") != 0;
        for (const Page& page : pages()) {
            if (!wanted.isEmpty() && wanted != QLatin1String(page.name)) continue;
            for (int seed = 1; seed <= (full ? kLongRuns : 1); ++seed)
                QTest::addRow("%s %d", page.name, seed) << QString::fromLatin1(page.name) << seed;
        }
        if (pageOf(wanted) == nullptr && !wanted.isEmpty()) QTest::newRow("none") << QString() << 0;
    }

    void actsOnThePage()
    {
        QFETCH(const QString, page);
        QFETCH(const int, seed);
        if (page.isEmpty()) return; // "self": what is tried is the monkey, not the program
        const bool full = qEnvironmentVariableIntValue("MARCHES_LONG") != 0;
        const Wish wish{page, static_cast<std::uint64_t>(seed), full ? kLongActs : kActs, {}, {}};
        const Outcome outcome = runApart(wish);
        if (outcome.fault.isEmpty()) return;
        QFAIL(qPrintable(tellShrunk(wish, outcome, kRuns)));
    }

private:
    static constexpr int kActs = 500;
    static constexpr int kLongActs = 5000;
    static constexpr int kLongRuns = 40;
    static constexpr int kRuns = 60; ///< to make the list of a fault shorter, so that the test ends
};

std::unique_ptr<QObject> makeMonkeyTest() { return std::make_unique<TestMonkey>(); }

} // namespace marches::monkey

#include "tst_monkey.moc"
