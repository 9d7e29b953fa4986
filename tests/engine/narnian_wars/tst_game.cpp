// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/game/domain.h"
#include "engine/package/library.h"
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

    /// What the game master is asked is told of a view in which the Queen is hidden, too.
    void theMasterIsAskedWhoeverLooksOn()
    {
        const Library library(MARCHES_SOURCE_DIR, "");
        SetupRequest request;
        request.players = 9;
        request.options = {{"house.gm-mode", std::string("human"), 0, 0}};
        const auto setup = library.setup("narnian-wars:narnian-wars", request);
        QVERIFY(setup.has_value());
        const Rules& rules = *setup->game;
        State state;
        Decision decision;
        rules.start(state, decision, nullptr);
        const auto answer = [&](const char* verb, int value) {
            Move move(static_cast<std::uint8_t>(*rules.vocabulary().find(Space::Verb, verb)), decision.seat);
            move.arg[0] = static_cast<std::int16_t>(value);
            const bool open = contains(decision, state, move);
            if (open) rules.apply(state, move, decision, nullptr);
            return open;
        };
        QVERIFY(answer("choose-form", *rules.vocabulary().find(Space::Choice, "green")));
        QVERIFY(answer("choose-site", *rules.board().findPlace("rush-valley")) ||
                answer("choose-site", *rules.board().findPlace("harfang")));
        QCOMPARE(int{decision.seat}, seatOf(rules, "master"));
        State view;
        Decision seen;
        rules.view(state, seatOf(rules, "calormen"), view);
        rules.decide(view, decision.seat, seen, nullptr);
        QVERIFY(seen == decision);
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
