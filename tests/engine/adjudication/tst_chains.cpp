// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "engine/base/bits.h"
#include "engine/diplomacy/adjudication/chains.h"

using namespace marches::engine;
using namespace marches::engine::adjudication;

namespace {

/// Seas 0 to n - 1, an army's province n and its goal n + 1.
class Waters {
public:
    explicit Waters(int seas) : m_seas(seas)
    {
        m_graph.places = m_graph.provinces = seas + 2;
        m_graph.adjacentSeas.resize(at(seas + 2));
        m_graph.seas = Mask::firstN(seas);
    }

    void join(int a, int b)
    {
        if (b < m_seas) m_graph.adjacentSeas[at(a)].set(b);
        if (a < m_seas) m_graph.adjacentSeas[at(b)].set(a);
    }
    int seas() const { return m_seas; }
    std::int16_t from() const { return static_cast<std::int16_t>(m_seas); }
    std::int16_t to() const { return static_cast<std::int16_t>(m_seas + 1); }
    const MovementGraph& graph() const { return m_graph; }
    bool touch(int a, int b) const
    {
        return m_graph.adjacentSeas[at(a)].test(b) || m_graph.adjacentSeas[at(b)].test(a);
    }

    bool needed(int sea) const
    {
        return m_graph.neededFor(from(), to(), Mask::firstN(m_seas), static_cast<std::int16_t>(sea));
    }

private:
    int m_seas;
    MovementGraph m_graph;
};

/// The plain definition: some set of seas with this one joins the shores, and does so no more without any one of them.
bool neededByDefinition(const Waters& adjacentSeas, int sea)
{
    const auto joined = [&](unsigned set) {
        return adjacentSeas.graph().joined(adjacentSeas.from(), adjacentSeas.to(), Mask::ofWord(set));
    };
    for (unsigned set = 0; set < 1U << static_cast<unsigned>(adjacentSeas.seas()); ++set) {
        if ((set >> static_cast<unsigned>(sea) & 1U) == 0 || !joined(set)) continue;
        bool least = true;
        for (unsigned left = set; left != 0 && least; left &= left - 1) least = !joined(set & ~(left & -left));
        if (least) return true;
    }
    return false;
}

Waters grid(int width, int height, bool diagonals, int embark, int land)
{
    Waters adjacentSeas(width * height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const int sea = y * width + x;
            if (x + 1 < width) adjacentSeas.join(sea, sea + 1);
            if (y + 1 < height) adjacentSeas.join(sea, sea + width);
            if (diagonals && x + 1 < width && y + 1 < height) adjacentSeas.join(sea, sea + width + 1);
        }
    adjacentSeas.join(adjacentSeas.from(), embark);
    adjacentSeas.join(adjacentSeas.to(), land);
    return adjacentSeas;
}

} // namespace

// Which fleets a convoy needs: by definition on small waters, and without end on none.
class TestChains : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheDefinition()
    {
        std::mt19937 random(41);
        int yes = 0;
        int no = 0;
        for (int round = 0; round < 400; ++round) {
            const int seas = 3 + static_cast<int>(random() % 7);
            const auto density = 15 + random() % 50;
            Waters adjacentSeas(seas);
            for (int a = 0; a < seas + 2; ++a)
                for (int b = a + 1; b < seas + 2; ++b)
                    if (a < seas && random() % 100 < density) adjacentSeas.join(a, b);
            for (int sea = 0; sea < seas; ++sea) {
                const bool expected = neededByDefinition(adjacentSeas, sea);
                QCOMPARE(adjacentSeas.needed(sea), expected);
                ++(expected ? yes : no);
            }
        }
        QVERIFY(yes > 500 && no > 500);
    }

    /// Trying alone and looking ahead at once say the same.
    void bothWaysAgree()
    {
        std::mt19937 random(43);
        int compared = 0;
        for (int round = 0; round < 40; ++round) {
            const int seas = 30;
            Waters adjacentSeas(seas);
            for (int a = 0; a < seas + 2; ++a)
                for (int b = a + 1; b < std::min(a + 5, seas + 2); ++b)
                    if (a < seas && random() % 100 < 55) adjacentSeas.join(a, b);
            adjacentSeas.join(adjacentSeas.from(), 0);
            for (int sea = 0; sea < seas; ++sea) {
                Chains chains(adjacentSeas.graph(), adjacentSeas.from(), adjacentSeas.to(), Mask::firstN(seas));
                const bool tried = chains.passThrough(sea, 1'000'000);
                QVERIFY(chains.certain());
                QCOMPARE(chains.passThrough(sea, 0), tried);
                QVERIFY(chains.certain());
                compared += tried ? 1 : 0;
            }
        }
        QVERIFY(compared > 200);
    }

    void widestWatersAreAnswered_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("diagonals");
        QTest::addColumn<int>("embark");
        QTest::addColumn<int>("land");
        QTest::addColumn<int>("needed");
        QTest::newRow("corner to corner") << 10 << 10 << false << 0 << 99 << 100;
        QTest::newRow("15 x 15") << 15 << 15 << false << 0 << 224 << 225;
        QTest::newRow("side by side") << 12 << 12 << false << 0 << 2 << 144;
        // In two corners the only neighbours of a sea touch each other: who sails in comes back beside his own way.
        QTest::newRow("triangles") << 12 << 12 << true << 0 << 143 << 142;
        QTest::newRow("triangles, 15 x 15") << 15 << 15 << true << 0 << 2 << 223;
    }
    void widestWatersAreAnswered()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(bool, diagonals);
        QFETCH(int, embark);
        QFETCH(int, land);
        const Waters adjacentSeas = grid(width, height, diagonals, embark, land);
        int needed = 0;
        for (int sea = 0; sea < adjacentSeas.seas(); ++sea) {
            Chains chains(adjacentSeas.graph(), adjacentSeas.from(), adjacentSeas.to(),
                          Mask::firstN(adjacentSeas.seas()));
            needed += chains.passThrough(sea) ? 1 : 0;
            QVERIFY(chains.certain());
        }
        QTEST(needed, "needed");
    }
};

QTEST_GUILESS_MAIN(TestChains)
#include "tst_chains.moc"
