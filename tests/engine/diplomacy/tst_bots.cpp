// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/game/answersatonce.h"
#include "testgame.h"
#include "tests/engine/support/botseries.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

/// One bot of a level among six of another, on every power in turn.
Share among(const char* level, const char* others, std::uint64_t games)
{
    std::vector<std::string> levels(7, others);
    levels.front() = level;
    const BotSeries series = botSeries(diplomacyRules({{"house.round-limit", 6}}), std::move(levels), games);
    if (series.ended != games) qFatal("a game did not end");
    return series.share;
}

/// Gives a set of orders one by one and seals it. False where one is not on offer, or runs into a unit that stays.
bool give(const Rules& rules, const State& state, int seat, const std::vector<Move>& set, State& after, Decision& next)
{
    const int travel = *rules.vocabulary().find(Space::Verb, "move");
    after = state;
    rules.decide(after, seat, next, nullptr);
    for (const Move& move : set) {
        if (next.seat != seat || !contains(next, after, move)) return false;
        const bool blocked =
            move.verb == travel && std::ranges::any_of(set, [&](const Move& other) {
                return other.arg[0] == move.arg[1] && rules.verbSpecs()[other.verb].role != VerbRole::None;
            });
        if (blocked) return false;
        rules.apply(after, move, next, nullptr);
    }
    const Move seal(static_cast<std::uint8_t>(*findVerb(rules, VerbRole::Seal)), static_cast<std::uint8_t>(seat));
    if (next.seat != seat || !contains(next, after, seal)) return false;
    rules.apply(after, seal, next, nullptr);
    return true;
}

} // namespace

class DiplomacyBotsTest : public QObject {
    Q_OBJECT

private slots:
    void mediumTakesWhatIsFree()
    {
        // By chance it would be one game in seven.
        QVERIFY(among("medium", "random", 21).value >= 0.8);
    }

    // What the ruleset proposes to searchers, and each change of it, is legal order by order and can be sealed; nobody
    // runs into a unit of its own that stays.
    void proposedSetsAreLegal_data()
    {
        QTest::addColumn<bool>("must");
        QTest::newRow("builds may be waived") << false;
        QTest::newRow("every build is made") << true;
    }
    void proposedSetsAreLegal()
    {
        QFETCH(bool, must);
        const auto rules = diplomacyRules({{"house.round-limit", 8}, {"reading.waiving", !must}});
        QVERIFY(rules != nullptr);
        const auto& atOnce = dynamic_cast<const AnswersAtOnce&>(rules->withoutStart());
        QVERIFY(atOnce.proposes());
        Random random(7);
        State state;
        Decision decision;
        rules->start(state, decision, nullptr);
        std::vector<Move> set;
        int phases = 0;
        for (; decision.pending == Pending::Choice && phases < 400; ++phases) {
            const int seat = decision.seat;
            State after;
            Decision next;
            for (int change = 0; change < 6; ++change) {
                if (change == 0)
                    atOnce.propose(state, seat, random, set);
                else
                    atOnce.vary(state, seat, random, set);
                QVERIFY2(give(*rules, state, seat, set, after, next), "an order is not legal");
            }
            state = after;
            decision = next;
        }
        QVERIFY(decision.pending == Pending::Over);
    }

    void easyStandsBetween() { QVERIFY(among("easy", "random", 42).interval.lo > 1.0 / 7); }
};

QTEST_APPLESS_MAIN(DiplomacyBotsTest)
#include "tst_bots.moc"
