// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <bit>

#include "engine/game/domain.h"
#include "engine/rules/narnia_risk_junior/rules.h"
#include "testgame.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

/// The move that is judged best; where there are too many, the best of a hundred at random.
void bestMove(const Rules& rules, const State& view, const Decision& decision, Random& random, Move& best)
{
    double most = 0.0;
    bool first = true;
    const auto visit = [&](const Move& move) {
        const double value = rules.evaluate(view, decision, move);
        if (!first && value <= most) return;
        first = false;
        most = value;
        best = move;
    };
    if (forEachMove(decision, view, 1000, visit)) return;
    Move move;
    for (int i = 0; i < 100; ++i) {
        sample(decision, view, random, move);
        visit(move);
    }
}

} // namespace

class Judge : public QObject {
    Q_OBJECT
private slots:
    void judgementBeatsChance_data();
    void judgementBeatsChance();
};

void Judge::judgementBeatsChance_data()
{
    QTest::addColumn<int>("seat");
    QTest::newRow("as the Witch") << 0;
    QTest::newRow("as Aslan's side") << 1;
}

void Judge::judgementBeatsChance()
{
    QFETCH(int, seat);
    const auto rules = narniaRules(2);
    Random random(11);
    Outcome outcome;
    Decision decision;
    State state;
    State view;
    Move move;
    const int games = 60;
    int won = 0;
    for (int game = 0; game < games; ++game) {
        ChanceSource chanceSource(static_cast<std::uint64_t>(game) + 100);
        rules->start(state, decision, nullptr);
        while (decision.pending != Pending::Over) {
            if (decision.pending == Pending::Chance) {
                chanceSource.draw(decision.chance, outcome);
                rules->resolve(state, outcome, decision, nullptr);
                continue;
            }
            if (decision.seat == seat) {
                rules->view(state, seat, view);
                bestMove(*rules, view, decision, random, move);
            } else {
                sample(decision, state, random, move);
            }
            QVERIFY(contains(decision, state, move));
            rules->apply(state, move, decision, nullptr);
        }
        won += rules->standing(state).winners == (1U << static_cast<unsigned>(seat)) ? 1 : 0;
    }
    QVERIFY2(won * 10 >= games * 9, qPrintable(QString("%1 of %2 games won").arg(won).arg(games)));
}

QTEST_APPLESS_MAIN(Judge)
#include "tst_evaluate.moc"
