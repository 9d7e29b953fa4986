// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/bot.h"

#include <QtTest>

#include <cstddef>
#include <set>

#include "engine/search/candidates.h"
#include "engine/simulation/simulation.h"
#include "tests/engine/narnia_risk_junior/testgame.h"
#include "tests/engine/support/botseries.h"
#include "tests/engine/support/toyrules.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

BotSeries duel(const char* level, const char* other, std::uint64_t games)
{
    return botSeries(narniaRules(2), {level, other}, games);
}

/// A decision that nobody could look at in full.
struct BigDecision {
    struct Stacks {
        std::uint16_t at[40];
    };
    State state;
    Decision decision;
    std::vector<Mask> adjacency;

    BigDecision() : adjacency(40, Mask::firstN(40))
    {
        for (std::uint16_t& stack : state.emplace<Stacks>().at) stack = 300;
        decision.beginChoice(0, 1, {});
        decision.addOffer(1);
        decision.addParam(Param::one(1, Space::Place, Mask::firstN(40)));
        Param& amount = decision.addParam(Param::amount(2, 0, 1000));
        amount.caps = 0;
        amount.of = 0;
        amount.keep = 1;
        decision.addOffer(2);
        decision.addParam(Param::spread(3, Space::Place, Mask::firstN(40), 300, 2, 50)).caps = 0;
        decision.addOffer(3);
        decision.addParam(Param::subset(4, Space::Card, Mask::firstN(50), 3, 9));
        decision.addOffer(4);
        decision.addParam(Param::one(1, Space::Place, Mask::firstN(2)));
        decision.addParam(Param::path(5, 0, adjacency.data(), Mask::firstN(40), 1, 6));
    }
};

class Collector : public Candidates::Visitor {
public:
    explicit Collector(const BigDecision& big) : m_big(big) {}
    void visit(const Move& move) override
    {
        QVERIFY(contains(m_big.decision, m_big.state, move));
        ++count;
        verbs.insert(move.verb);
        if (move.verb == 1) greatest = std::max<int>(greatest, move.arg[1]);
        if (move.verb == 1) least = std::min<int>(least, move.arg[1]);
        if (move.verb == 2 && move.parts().size() == 1) alone.insert(move.parts()[0].item);
    }
    int count = 0;
    int greatest = 0;
    int least = 10'000;
    std::set<int> verbs;
    std::set<int> alone;

private:
    const BigDecision& m_big;
};

} // namespace

class TestBots : public QObject {
    Q_OBJECT

private slots:
    void unknownLevelsAreNone() { QVERIFY(makeBot("genius", 1) == nullptr); }

    void everyLevelPlaysWholeGamesLegally_data()
    {
        QTest::addColumn<QString>("level");
        for (const std::string_view level : botLevels())
            QTest::newRow(std::string(level).c_str())
                << QString::fromUtf8(level.data(), static_cast<qsizetype>(level.size()));
    }
    void everyLevelPlaysWholeGamesLegally()
    {
        QFETCH(QString, level);
        const auto narnia = narniaRules(4, advancedPreset());
        QVERIFY(narnia != nullptr);
        const toy::Rules ring;
        for (const Rules* rules : {static_cast<const Rules*>(narnia.get()), static_cast<const Rules*>(&ring)}) {
            GameRunner runner(*rules);
            std::vector<std::unique_ptr<Bot>> bots;
            for (std::size_t seat = 0; seat < rules->seats().size(); ++seat)
                bots.push_back(makeBot(level.toStdString(), seat));
            // Whoever thinks ahead plays the small game alone; whole games of others are in tst_levels.
            if (bots.front()->thinks() && rules != &ring) continue;
            const std::uint64_t games = bots.front()->thinks() ? 2 : 10;
            for (std::uint64_t seed = 1; seed <= games; ++seed) {
                QVERIFY2(runner.play(seed, bots, 50'000), runner.finding().what.c_str());
                QVERIFY(runner.summary().ended);
            }
        }
    }

    void candidatesCoverABigDecision()
    {
        const BigDecision big;
        Collector seen(big);
        Random random(1);
        Candidates::visit(big.decision, big.state, random, 300, seen);
        QVERIFY(seen.count <= 4 * 300);
        QCOMPARE(seen.verbs, (std::set<int>{1, 2, 3, 4}));
        QCOMPARE(seen.greatest, 299); // all but one of a stack
        QCOMPARE(seen.least, 0);
        QCOMPARE(seen.alone.size(), std::size_t{40}); // everything to each of the items
    }

    void aLowLimitStillGivesCandidatesOfEveryOffer()
    {
        const BigDecision big;
        Collector seen(big);
        Random random(1);
        Candidates::visit(big.decision, big.state, random, 5, seen);
        QCOMPARE(seen.verbs, (std::set<int>{1, 2, 3, 4}));
        QVERIFY(seen.count <= 20);
    }

    void mediumTakesWhatIsAppraisedBest()
    {
        Game game = toy::newGame(1);
        game.roll();
        // 7 gold for 4 prizes: a bid of 1 is what toy::Rules::appraise likes best.
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Move move;
            makeBot("medium", seed)->choose(game.rules(), game.state(), game.pending(), move);
            QCOMPARE(int{move.arg[0]}, 1);
        }
    }

    void mediumBeatsRandom()
    {
        const std::uint64_t games = longMode() ? 1000 : 100;
        const BotSeries series = duel("medium", "random", games);
        QCOMPARE(series.ended, games);
        QVERIFY(series.share.value >= 0.9);
    }

    void easyStandsBetween()
    {
        const std::uint64_t games = longMode() ? 1000 : 200;
        QVERIFY(duel("easy", "random", games).share.interval.lo > 0.5);
        QVERIFY(duel("easy", "medium", games).share.interval.hi < 0.5);
    }
};

QTEST_APPLESS_MAIN(TestBots)
#include "tst_bots.moc"
