// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <bit>

#include "engine/search/searcher.h"
#include "tests/engine/diplomacy/testgame.h"
#include "tests/engine/search/dumbbot.h"
#include "tests/engine/support/botseries.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

/// Share of the victories of one bot among six of another on the board of Diplomacy, on every power in turn.
template <class One, class Others> double amongSix(const Rules& rules, int games, One one, Others others)
{
    GameRunner runner(rules);
    double won = 0.0;
    for (int game = 0; game < games; ++game) {
        const int place = game % 7;
        std::vector<std::unique_ptr<Bot>> bots;
        for (int seat = 0; seat < 7; ++seat) {
            const auto seed = static_cast<std::uint64_t>(100 * game + seat);
            bots.push_back(seat == place ? one(seed) : others(seed));
        }
        if (!runner.play(static_cast<std::uint64_t>(game), bots, 20'000)) qFatal("%s", runner.finding().what.c_str());
        const std::uint64_t winners = runner.summary().winners;
        if ((winners >> place & 1U) != 0) won += 1.0 / std::popcount(winners);
    }
    qInfo("%.1f of %d games", won, games);
    return won / games;
}

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
        QVERIFY(amongSix(*rules, longMode() ? 210 : 14, hard, medium) > 2.0 / 7);
    }

    void hardBeatsDumbBots()
    {
        const auto rules = diplomacyRules({{"house.round-limit", 10}});
        QVERIFY(amongSix(*rules, longMode() ? 210 : 28, hard, makeDumbBot) > 1.0 / 7);
    }

    void mediumIsNoWorseThanDumbBots()
    {
        const auto rules = diplomacyRules({{"house.round-limit", 10}});
        QVERIFY(amongSix(*rules, longMode() ? 210 : 35, medium, makeDumbBot) > 1.0 / 7);
    }

    void dumbBotPlaysToTheEnd()
    {
        const auto rules = diplomacyRules({{"house.round-limit", 6}});
        QVERIFY(amongSix(*rules, 7, makeDumbBot, [](std::uint64_t seed) { return makeBot("random", seed); }) >= 0.5);
    }
};

QTEST_APPLESS_MAIN(LevelsTest)
#include "tst_levels.moc"
