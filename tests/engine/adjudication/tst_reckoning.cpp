// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "randomorders.h"

using namespace marches::engine::adjudication;
using namespace marches::test;

namespace {

const OrderBoard& board()
{
    static const OrderBoard one;
    return one;
}

Unit army(const char* place, std::uint8_t power)
{
    return {board().place(place), power, UnitClass::Army, {}, true, false};
}
Order hold() { return {OrderKind::Hold, false, kNone, kNone}; }
Order move(const char* to) { return {OrderKind::Move, false, kNone, board().place(to)}; }
Order support(const char* from, const char* to)
{
    return {OrderKind::SupportMove, false, board().place(from), board().place(to)};
}

/// What is wrong with the two sums beside the result; empty: nothing.
QString fault(const Turn& turn, const Resolution& resolution, const StrengthBreakdown& made, std::size_t unit)
{
    const Result& result = resolution.results()[unit];
    const auto adds = [](const StrengthSum& sum) {
        int total = 0;
        for (const Contribution& share : sum.shares) total += share.counts() ? share.worth : 0;
        return sum.unbeatable || total == sum.total;
    };
    if (!adds(made.own) || !adds(made.against)) return "a sum is not what its shares add up to";
    if (made.against.total != result.against) return "another resistance";
    if (!made.own.unbeatable && made.own.total != result.strength) return "another strength";
    const bool moves = turn.orders[unit].kind == OrderKind::Move && result.outcome != Outcome::Void;
    const bool fights = moves && turn.units[unit].occupies && made.own.of == StrengthSum::Of::Attack;
    if (fights && (made.own.total > made.against.total) != (result.outcome == Outcome::Succeeds))
        return "the sums do not decide";
    for (const StrengthSum* sum : {&made.own, &made.against})
        for (const Contribution& share : sum->shares)
            if (share.lost == Reason::Cut && share.by < 0) return "cut by nobody";
    return {};
}

} // namespace

// The sums that explain a result are the ones that decided it.
class TestStrengths : public QObject {
    Q_OBJECT

private:
    Adjudicator m_adjudicator{board().graph, Choices{}};
    Resolution m_resolution;

private slots:
    void addsUp_data()
    {
        QTest::addColumn<bool>("crowded");
        QTest::addColumn<bool>("additions");
        QTest::newRow("crowded seas") << true << false;
        QTest::newRow("all over the board") << false << false;
        QTest::newRow("strengths and guards") << true << true;
    }
    void addsUp()
    {
        QFETCH(bool, crowded);
        QFETCH(bool, additions);
        TurnMaker maker(board(), 1904);
        for (int round = 0; round < 1500; ++round) {
            const Turn turn = maker.make({crowded ? 12 : 26, 4, 26, crowded, false, additions});
            m_adjudicator.resolve(turn.units, turn.orders, turn.guards, m_resolution);
            for (std::size_t unit = 0; unit < turn.units.size(); ++unit) {
                const QString wrong =
                    fault(turn, m_resolution, m_adjudicator.explainStrengths(static_cast<int>(unit)), unit);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong + QString::fromStdString(turn.text(board()))));
            }
        }
    }

    // A Mun - Tyr with a support that counts, one that is cut and one that is for something else, against a supported
    // unit.
    void tellsEachShare()
    {
        const std::vector<Unit> units{army("Mun", 0), army("Boh", 0), army("Tri", 0), army("Ven", 0),
                                      army("Tyr", 1), army("Vie", 1), army("Ser", 2)};
        const std::vector<Order> orders{move("Tyr"),
                                        support("Mun", "Tyr"),
                                        support("Mun", "Tyr"),
                                        support("Tri", "Tyr"),
                                        hold(),
                                        {OrderKind::SupportHold, false, board().place("Tyr"), kNone},
                                        move("Tri")};
        m_adjudicator.resolve(units, orders, m_resolution);
        const StrengthBreakdown made = m_adjudicator.explainStrengths(0);
        QCOMPARE(made.own.of, StrengthSum::Of::Attack);
        QCOMPARE(made.own.total, 2);
        QCOMPARE(made.own.shares.size(), std::size_t{3});
        const auto share = [&](int unit) {
            return *std::ranges::find(made.own.shares, static_cast<std::int16_t>(unit), &Contribution::unit);
        };
        QVERIFY(share(0).counts() && share(1).counts());
        QCOMPARE(share(2).lost, Reason::Cut);
        QCOMPARE(static_cast<int>(share(2).by), 6);
        QCOMPARE(made.against.of, StrengthSum::Of::Hold);
        QCOMPARE(static_cast<int>(made.against.unit), 4);
        QCOMPARE(made.against.total, 2);
        // Whoever holds is told of the strongest attack.
        const StrengthBreakdown held = m_adjudicator.explainStrengths(4);
        QCOMPARE(held.own, made.against);
        QCOMPARE(held.against, made.own);
        // The one who supports a move that nobody makes helps nobody.
        QCOMPARE(m_adjudicator.explainStrengths(2).against.total, 1);
    }
};

QTEST_APPLESS_MAIN(TestStrengths)

#include "tst_reckoning.moc"
