// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <numeric>

#include "randomorders.h"
#include "recursivejudge.h"
#include "reference.h"

using marches::engine::Mask;
using namespace marches::engine::adjudication;
using namespace marches::test;

namespace {

const OrderBoard& board()
{
    static const OrderBoard one;
    return one;
}

/// The result of the adjudicator in the words of the reference.
Reference::Outcome outcome(const Turn& turn, const Resolution& resolution)
{
    Reference::Outcome out;
    const std::size_t count = turn.units.size();
    out.moved.assign(count, false);
    out.given.assign(count, false);
    out.way.assign(count, false);
    out.beatenBy.assign(count, -1);
    for (std::size_t i = 0; i < count; ++i) {
        const Result& result = resolution.results()[i];
        const OrderKind kind = turn.orders[i].kind;
        const bool help = kind == OrderKind::SupportHold || kind == OrderKind::SupportMove;
        out.moved[i] = kind == OrderKind::Move && result.outcome == Outcome::Succeeds;
        out.given[i] = help && (result.outcome == Outcome::Succeeds);
        out.way[i] = kind == OrderKind::Move && result.outcome != Outcome::Void &&
                     result.reason != Reason::NotConvoyed && result.reason != Reason::ConvoyDisrupted &&
                     result.reason != Reason::ConvoyParadox;
        out.beatenBy[i] = result.dislodgedBy;
    }
    return out;
}

/// Of several resolutions that differ in circles of moves only: the one in which they move.
Reference::Outcome busiest(const std::vector<Reference::Outcome>& all)
{
    return *std::max_element(all.begin(), all.end(), [](const Reference::Outcome& a, const Reference::Outcome& b) {
        return std::count(a.moved.begin(), a.moved.end(), true) < std::count(b.moved.begin(), b.moved.end(), true);
    });
}

bool sameDecisions(Reference::Outcome a, Reference::Outcome b)
{
    a.successes = b.successes = 0;
    return a == b;
}

/// True when the ways of convoyed units are the same in all.
bool sameWays(const std::vector<Reference::Outcome>& all)
{
    return std::all_of(all.begin(), all.end(),
                       [&](const Reference::Outcome& one) { return one.way == all.front().way; });
}

std::vector<int> members(const Mask& mask)
{
    std::vector<int> all;
    mask.forEach([&](int member) { all.push_back(member); });
    return all;
}

/// What is said of a difference in what comes after the decisions; empty: none.
QString aftermath(const Reference& reference, const Reference::Outcome& outcome, const Resolution& resolution)
{
    if (members(resolution.contested()) != reference.contested(outcome)) return "other contested places";
    for (const Dislodged& dislodged : resolution.dislodged())
        if (members(dislodged.retreats) != reference.retreats(dislodged.unit, outcome)) return "other retreats";
    return {};
}

struct Tally {
    int single = 0;
    int circles = 0;
    int paradoxes = 0;
};

} // namespace

// The adjudicator against the plain definitions on random positions.
class TestReference : public QObject {
    Q_OBJECT

private:
    Adjudicator m_adjudicator{board().graph, Choices{}};

    /// Empty when the adjudicator agrees.
    QString compare(const Turn& turn, Tally& tally)
    {
        Resolution resolution;
        m_adjudicator.resolve(turn.units, turn.orders, turn.guards, resolution);
        const Reference::Outcome ours = outcome(turn, resolution);
        const Reference reference(board().graph, turn.units, turn.orders, turn.guards);
        std::vector<bool> stopped(turn.units.size());
        std::vector<Reference::Outcome> all = reference.resolutions(stopped);
        for (std::size_t i = 0; i < stopped.size(); ++i)
            stopped[i] = resolution.results()[i].reason == Reason::ConvoyParadox;
        const bool rule = std::find(stopped.begin(), stopped.end(), true) != stopped.end();
        if (!all.empty() && sameWays(all)) {
            ++(all.size() == 1 ? tally.single : tally.circles);
            if (rule) return "a rule for paradoxes without a paradox";
            return sameDecisions(ours, busiest(all)) ? aftermath(reference, ours, resolution) : "another resolution";
        }
        ++tally.paradoxes;
        if (!rule) return "no rule for a paradox";
        // Only armies whose way is not the same in all resolutions are stopped; without them nothing is left to doubt.
        for (std::size_t i = 0; i < stopped.size() && !all.empty(); ++i)
            if (stopped[i] &&
                std::all_of(all.begin(), all.end(), [&](const auto& one) { return one.way[i] == all[0].way[i]; }))
                return "an army outside the core is stopped";
        all = reference.resolutions(stopped);
        if (all.empty() || !sameWays(all)) return "a paradox is left";
        return sameDecisions(ours, busiest(all)) ? aftermath(reference, ours, resolution)
                                                 : "another resolution after the paradox";
    }

private slots:
    void agrees_data()
    {
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("powers");
        QTest::addColumn<bool>("crowded");
        QTest::addColumn<bool>("circular");
        QTest::addColumn<bool>("additions");
        QTest::addColumn<int>("positions");
        const int scale = qEnvironmentVariableIntValue("MARCHES_LONG") != 0 ? 20 : 1;
        QTest::newRow("few units") << 7 << 2 << true << false << false << 1000 * scale;
        QTest::newRow("crowded seas") << 11 << 3 << true << false << false << 1000 * scale;
        QTest::newRow("every province of a coast") << 13 << 4 << true << false << false << 600 * scale;
        QTest::newRow("all over the board") << 20 << 7 << false << false << false << 100 * scale;
        QTest::newRow("convoys in cycles") << 10 << 3 << true << true << false << 800 * scale;
        QTest::newRow("convoys in cycles of many") << 13 << 5 << true << true << false << 200 * scale;
        QTest::newRow("strengths and guards") << 10 << 3 << true << false << true << 1000 * scale;
        QTest::newRow("strengths and guards in cycles") << 11 << 4 << true << true << true << 600 * scale;
    }
    void agrees()
    {
        QFETCH(int, units);
        QFETCH(int, powers);
        QFETCH(bool, crowded);
        QFETCH(bool, circular);
        QFETCH(bool, additions);
        QFETCH(int, positions);
        TurnMaker maker(board(), 1901);
        Tally tally;
        for (int i = 0; i < positions; ++i) {
            const Turn turn = maker.make({units, powers, circular ? 4 : 9, crowded, circular, additions});
            const QString fault = compare(turn, tally);
            QVERIFY2(fault.isEmpty(), qPrintable(fault + QString::fromStdString(turn.text(board()))));
        }
        qInfo("%d with one resolution, %d with circles, %d with paradoxes", tally.single, tally.circles,
              tally.paradoxes);
        QVERIFY(tally.single > 0);
        if (circular) QVERIFY(tally.paradoxes > 50);
    }

    // Larger positions than can be tried out, most of them paradoxes: the same as by the recursive algorithm of
    // DATC 5.E, wherever that begins.
    void agreesWithTheRecursiveAlgorithm()
    {
        TurnMaker maker(board(), 1903);
        std::mt19937 random(5);
        int paradoxes = 0;
        for (int round = 0; round < 1000; ++round) {
            const Turn turn = maker.make({12 + round % 12, 4, 6, true, true, false});
            Resolution resolution;
            m_adjudicator.resolve(turn.units, turn.orders, resolution);
            const Reference orders(board().graph, turn.units, turn.orders, {});
            std::vector<int> sequence(turn.units.size());
            std::iota(sequence.begin(), sequence.end(), 0);
            std::shuffle(sequence.begin(), sequence.end(), random);
            const RecursiveJudge judge(orders, sequence);
            bool paradox = false;
            for (const int unit : orders.moves()) {
                const Result& result = resolution.results()[static_cast<std::size_t>(unit)];
                paradox = paradox || result.reason == Reason::ConvoyParadox;
                QVERIFY2(judge.results()[static_cast<std::size_t>(unit)] == (result.outcome == Outcome::Succeeds),
                         qPrintable(QString::fromStdString(turn.text(board()))));
            }
            paradoxes += paradox ? 1 : 0;
        }
        QVERIFY(paradoxes > 300);
    }

    // The order in which units are written down, and the names of powers, are nothing to the result.
    void orderAndNamesDoNotMatter()
    {
        TurnMaker maker(board(), 1902);
        std::mt19937 random(7);
        for (int round = 0; round < 3000; ++round) {
            const Turn turn =
                maker.make({round % 2 == 0 ? 12 : 34, 4, 34, round % 2 == 0, round % 4 < 2, round % 3 == 0});
            std::vector<std::size_t> places(turn.units.size());
            std::iota(places.begin(), places.end(), 0U);
            std::shuffle(places.begin(), places.end(), random);
            const std::uint8_t shift = static_cast<std::uint8_t>(1 + random() % 3);
            Turn other = turn;
            for (std::size_t i = 0; i < places.size(); ++i) {
                other.units[i] = turn.units[places[i]];
                other.orders[i] = turn.orders[places[i]];
                other.units[i].power = static_cast<std::uint8_t>((other.units[i].power + shift) % 4);
            }
            for (Guard& guard : other.guards) {
                std::uint32_t renamed = 0;
                for (unsigned p = 0; p < 4; ++p)
                    if ((guard.against >> p & 1U) != 0) renamed |= 1U << ((p + shift) % 4);
                guard.against = renamed;
            }
            Resolution first;
            Resolution second;
            m_adjudicator.resolve(turn.units, turn.orders, turn.guards, first);
            m_adjudicator.resolve(other.units, other.orders, other.guards, second);
            QVERIFY(first.contested() == second.contested());
            for (std::size_t i = 0; i < places.size(); ++i) {
                Result expected = first.results()[places[i]];
                const auto renumbered = [&](std::int16_t unit) {
                    const auto found = std::find(places.begin(), places.end(), static_cast<std::size_t>(unit));
                    return unit < 0 ? kNone : static_cast<std::int16_t>(found - places.begin());
                };
                expected.by = renumbered(expected.by);
                expected.dislodgedBy = renumbered(expected.dislodgedBy);
                QVERIFY2(second.results()[i] == expected, qPrintable(QString::fromStdString(turn.text(board()))));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestReference)
#include "tst_reference.moc"
