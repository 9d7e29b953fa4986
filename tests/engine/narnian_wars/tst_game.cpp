// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/game/domain.h"
#include "tests/engine/diplomacy/testgame.h"
#include "tests/engine/support/botseries.h"

using namespace marches::engine;
using marches::test::botSeries;
using marches::test::BotSeries;
using marches::test::narnianWarsRules;

namespace {

int seatOf(const Rules& rules, const std::string& id)
{
    for (std::size_t i = 0; i < rules.seats().size(); ++i)
        if (rules.seats()[i].id == id) return static_cast<int>(i);
    return -1;
}

/// The first orders of a game in which the High King began at the place, or the first place of the draw when it is
/// free.
State begun(const Rules& rules, int site, Decision& decision)
{
    State state;
    rules.start(state, decision, nullptr);
    Random random(1);
    Move move;
    while (decision.pending == Pending::Choice && sample(decision, state, random, move))
        rules.apply(state, move, decision, nullptr);
    Outcome outcome;
    outcome.add(site);
    for (const std::int16_t place : decision.chance.items())
        if (place != site) outcome.add(place);
    rules.resolve(state, outcome, decision, nullptr);
    return state;
}

} // namespace

class NarnianGameTest : public QObject {
    Q_OBJECT

private slots:
    /// Wherever the High King is, nobody but Narnia, and who stands beside him, sees a difference.
    void theHighKingIsHidden()
    {
        const auto rules = narnianWarsRules({{"house.round-limit", 3}});
        QVERIFY(rules);
        Decision first;
        Decision second;
        const int here = *rules->board().findPlace("trufflehunters-cave");
        const int there = *rules->board().findPlace("rush-valley");
        const State a = begun(*rules, here, first);
        const State b = begun(*rules, there, second);
        QVERIFY(!(a == b));
        for (int seat = -1; seat < static_cast<int>(rules->seats().size()); ++seat) {
            State x;
            State y;
            rules->view(a, seat, x);
            rules->view(b, seat, y);
            QCOMPARE(x == y, seat != seatOf(*rules, "narnia"));
            if (seat < 0 || seat == seatOf(*rules, "narnia")) continue;
            rules->decide(a, seat, first, nullptr);
            rules->decide(b, seat, second, nullptr);
            QVERIFY(first == second);
        }
    }

    void mediumTakesWhatIsFree()
    {
        const BotSeries series =
            botSeries(narnianWarsRules({{"house.round-limit", 4}}),
                      {"medium", "random", "random", "random", "random", "random", "random", "random"}, 16);
        // By chance it would be one game in eight.
        QCOMPARE(series.ended, std::uint64_t{16});
        QVERIFY(series.share.value >= 0.6);
    }
};

QTEST_APPLESS_MAIN(NarnianGameTest)
#include "tst_game.moc"
