// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <bit>

#include "engine/rules/diplomacy/context.h"
#include "engine/rules/diplomacy/rules.h"
#include "engine/search/searcher.h"
#include "tests/engine/diplomacy/testgame.h"
#include "tests/engine/search/dumbbot.h"
#include "tests/engine/support/botseries.h"

using namespace marches::engine;
using namespace marches::engine::diplomacy;
using namespace marches::test;

namespace {

/// How one bot fared among six of another.
struct Fared {
    double share = 0.0; ///< of the victories
    double alone = 0.0; ///< games won by it and nobody else, of all
};

/// On the board of Diplomacy, on every power in turn.
template <class One, class Others> Fared amongSix(const Rules& rules, int games, One one, Others others)
{
    GameRunner runner(rules);
    Fared fared;
    for (int game = 0; game < games; ++game) {
        const int place = game % 7;
        std::vector<std::unique_ptr<Bot>> bots;
        for (int seat = 0; seat < 7; ++seat) {
            const auto seed = static_cast<std::uint64_t>(100 * game + seat);
            bots.push_back(seat == place ? one(seed) : others(seed));
        }
        if (!runner.play(static_cast<std::uint64_t>(game), bots, 20'000)) qFatal("%s", runner.finding().what.c_str());
        const std::uint64_t winners = runner.summary().winners;
        if ((winners >> place & 1U) == 0) continue;
        fared.share += 1.0 / std::popcount(winners) / games;
        if (std::has_single_bit(winners)) fared.alone += 1.0 / games;
    }
    qInfo("share %.3f, alone %.3f of %d games", fared.share, fared.alone, games);
    return fared;
}

/// What seven of a kind did in the movement seasons from 1903 on.
class Warfare : public GameObserver {
public:
    explicit Warfare(const Diplomacy& game) : m_table(game.table()) {}

    void begin(const Rules& /*rules*/, const State& /*state*/, const Decision& /*decision*/) override {}
    void seeMove(const State& state, const Decision& decision, const Move& move) override
    {
        m_before = state;
        m_year = before().year;
        if (static_cast<Verb>(move.verb) != Verb::Seal || !isMovement(phaseOf(before()))) return;
        for (int i = 0; i < m_table.provinces; ++i)
            if (before().unit(i) != 0 && seatOf(before().unit(i)) == decision.seat) look(i);
    }
    void seeRoll(const State& /*state*/, const Decision& /*decision*/, const Outcome& /*outcome*/) override {}
    void seeDecision(const State& state, const Decision& /*decision*/) override
    {
        const Position& now = state.as<Position>();
        if (!isMovement(phaseOf(before())) || now.phase == before().phase || before().year < 1903) return;
        ++seasons;
        for (int i = 0; i < m_table.provinces; ++i) dislodged += now.dislodged(i) != 0 ? 1 : 0;
    }
    void end(const State& /*state*/, const GameSummary& summary) override
    {
        if (summary.ended && m_year < 1920) ++endedBefore1920;
    }

    int seasons = 0;
    int dislodged = 0;
    int orders = 0;
    int supportsOfMoves = 0;
    int intoOwn = 0; ///< moves where a unit of one's own stays
    int endedBefore1920 = 0;

private:
    const Position& before() const { return m_before.as<Position>(); }
    void look(int province)
    {
        ++orders;
        const Verb order = orderOf(before(), province);
        if (order == Verb::SupportMove) ++supportsOfMoves;
        if (order != Verb::Move) return;
        const int there = m_table.provinceOf(before().target(province) - 1);
        const bool own = before().unit(there) != 0 && seatOf(before().unit(there)) == seatOf(before().unit(province));
        const Verb other = orderOf(before(), there);
        if (own && other != Verb::Move && other != Verb::MoveByConvoy) ++intoOwn;
    }

    const Table& m_table;
    State m_before;
    int m_year = 0;
};

std::unique_ptr<Bot> medium(std::uint64_t seed) { return makeBot("medium", seed); }
std::unique_ptr<Bot> hard(std::uint64_t seed) { return makeBot("hard", seed); }

} // namespace

class LevelsTest : public QObject {
    Q_OBJECT

private slots:
    // The most centres after ten years; by chance it would be one game in seven.
    void hardBeatsMediumAtDiplomacy()
    {
        const auto rules = diplomacyRules({{"house.round-limit", 10}});
        QVERIFY(amongSix(*rules, longMode() ? 210 : 14, hard, medium).share > 2.0 / 7);
    }

    void hardBeatsDumbBots()
    {
        const auto rules = diplomacyRules({{"house.round-limit", 10}});
        QVERIFY(amongSix(*rules, longMode() ? 210 : 21, hard, makeDumbBot).alone > 0.5);
    }

    // Seven of them make war, in concert, and come to an end.
    void sevenOfHardFight()
    {
        const auto rules = diplomacyRules({{"house.round-limit", 20}});
        const int games = longMode() ? 100 : 2;
        Warfare war(dynamic_cast<const Diplomacy&>(rules->withoutStart()));
        GameRunner runner(*rules);
        for (int game = 0; game < games; ++game) {
            std::vector<std::unique_ptr<Bot>> bots;
            for (int seat = 0; seat < 7; ++seat) bots.push_back(hard(static_cast<std::uint64_t>(100 * game + seat)));
            QVERIFY(runner.play(static_cast<std::uint64_t>(game), bots, 50'000, nullptr, 0, &war));
        }
        qInfo("%d of %d games ended before 1920; %d dislodged in %d seasons; %d of %d orders support moves",
              war.endedBefore1920, games, war.dislodged, war.seasons, war.supportsOfMoves, war.orders);
        QCOMPARE(war.intoOwn, 0);
        QVERIFY(2 * war.dislodged >= war.seasons);
        QVERIFY(war.supportsOfMoves > 0.05 * war.orders);
        QVERIFY(2 * war.endedBefore1920 >= games);
    }

    void mediumIsNoWorseThanDumbBots()
    {
        const auto rules = diplomacyRules({{"house.round-limit", 10}});
        QVERIFY(amongSix(*rules, longMode() ? 210 : 35, medium, makeDumbBot).share > 1.0 / 7);
    }

    void dumbBotPlaysToTheEnd()
    {
        const auto rules = diplomacyRules({{"house.round-limit", 6}});
        QVERIFY(amongSix(*rules, 7, makeDumbBot, [](std::uint64_t seed) { return makeBot("random", seed); }).share >=
                0.5);
    }
};

QTEST_APPLESS_MAIN(LevelsTest)
#include "tst_levels.moc"
