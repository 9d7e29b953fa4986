// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/journal.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <set>

using namespace marches::engine;

namespace {

Step step(int number)
{
    Move move(static_cast<std::uint8_t>(number), 0);
    return move;
}

int numberOf(const Journal& journal, int node) { return std::get<Move>(journal.node(node).step).verb; }

/// What a journal must be at any time.
void checkSchema(const Journal& journal)
{
    RC_ASSERT(journal.node(0).parent == -1);
    std::size_t children = 0;
    for (int i = 0; i < journal.size(); ++i) {
        std::set<int> steps;
        for (const int child : journal.node(i).children) {
            RC_ASSERT(child > i && child < journal.size());
            RC_ASSERT(journal.node(child).parent == i);
            RC_ASSERT(steps.insert(numberOf(journal, child)).second);
            ++children;
        }
    }
    RC_ASSERT(children == static_cast<std::size_t>(journal.size()) - 1);
}

/// All lines of steps from the start, with how often each starts: the content of a tree, whatever its numbers.
std::multiset<std::vector<int>> lines(const Journal& journal)
{
    std::multiset<std::vector<int>> all;
    for (int i = 0; i < journal.size(); ++i) {
        std::vector<int> steps;
        for (const int node : journal.line(i))
            if (node != 0) steps.push_back(numberOf(journal, node));
        all.insert(steps);
    }
    return all;
}

Journal grown()
{
    Journal journal;
    const int count = *rc::gen::inRange(0, 40);
    for (int i = 0; i < count; ++i) journal.add(*rc::gen::inRange(0, journal.size()), step(*rc::gen::inRange(0, 4)));
    return journal;
}

} // namespace

class TestJournal : public QObject {
    Q_OBJECT

private slots:
    void startsWithTheStart()
    {
        const Journal journal;
        QCOMPARE(journal.size(), 1);
        QCOMPARE(journal.mainEnd(0), 0);
        QCOMPARE(journal.line(0), std::vector<int>{0});
    }

    void theSameStepIsFoundAgain()
    {
        Journal journal;
        const int first = journal.add(0, step(1));
        const int other = journal.add(0, step(2));
        QCOMPARE(journal.add(0, step(1)), first);
        QVERIFY(journal.add(other, step(1)) != first);
        QCOMPARE(journal.node(0).children, (std::vector<int>{first, other}));
    }

    void anOutcomeByHandIsAnotherStep()
    {
        Journal journal;
        Outcome drawn;
        drawn.add(6);
        Outcome typed = drawn;
        typed.setByHand = true;
        QVERIFY(journal.add(0, drawn) != journal.add(0, typed));
    }

    void linesAndMainLine()
    {
        Journal journal;
        const int a = journal.add(0, step(1));
        const int b = journal.add(a, step(2));
        const int c = journal.add(a, step(3));
        const int d = journal.add(c, step(4));
        QCOMPARE(journal.line(d), (std::vector<int>{0, a, c, d}));
        QCOMPARE(journal.mainEnd(0), b);
        journal.promote(d);
        QCOMPARE(journal.mainEnd(0), d);
        QCOMPARE(journal.node(a).children, (std::vector<int>{c, b}));
    }

    void removedBranchesAreGoneWithAllBelow()
    {
        Journal journal;
        const int a = journal.add(0, step(1));
        const int b = journal.add(a, step(2));
        const int c = journal.add(0, step(3));
        const int d = journal.add(b, step(4));
        const int e = journal.add(c, step(5));
        journal.rename(e, "kept");
        const std::vector<int> renumbered = journal.remove(b);
        QCOMPARE(journal.size(), 4);
        QCOMPARE(renumbered[static_cast<std::size_t>(b)], -1);
        QCOMPARE(renumbered[static_cast<std::size_t>(d)], -1);
        QCOMPARE(journal.node(renumbered[static_cast<std::size_t>(e)]).name, std::string("kept"));
        QVERIFY(journal.node(renumbered[static_cast<std::size_t>(a)]).children.empty());
    }

    void growingAndPruningKeepsATree()
    {
        QVERIFY(rc::check("tree", [] {
            Journal journal = grown();
            checkSchema(journal);
            for (int i = 0; i < 3 && journal.size() > 1; ++i) {
                const int node = *rc::gen::inRange(1, journal.size());
                if (*rc::gen::arbitrary<bool>()) {
                    const auto before = lines(journal);
                    journal.promote(node);
                    const int end = journal.mainEnd(0);
                    const std::vector<int> line = journal.line(end);
                    RC_ASSERT(std::ranges::find(line, node) != line.end());
                    RC_ASSERT(lines(journal) == before);
                } else {
                    const Journal before = journal;
                    const std::vector<int> renumbered = journal.remove(node);
                    for (int old = 0; old < before.size(); ++old) {
                        const std::vector<int> line = before.line(old);
                        const bool gone = std::ranges::find(line, node) != line.end();
                        const int now = renumbered[static_cast<std::size_t>(old)];
                        RC_ASSERT((now < 0) == gone);
                        if (!gone && old != 0) RC_ASSERT(journal.node(now).step == before.node(old).step);
                    }
                }
                checkSchema(journal);
            }
        }));
    }
};

QTEST_APPLESS_MAIN(TestJournal)
#include "tst_journal.moc"
