// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <set>

#include "engine/bots/bot.h"
#include "engine/game/answersatonce.h"
#include "engine/package/library.h"
#include "engine/search/searcher.h"
#include "engine/search/shares.h"
#include "engine/simulation/simulation.h"
#include "tests/engine/diplomacy/testgame.h"
#include "tests/engine/support/toyrules.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

constexpr SearchBudget kSmall{40, 16};

std::shared_ptr<const Rules> shippedGame(const std::string& variant, int players,
                                         std::vector<OptionSetting> options = {})
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    SetupRequest request;
    request.players = players;
    request.options = std::move(options);
    const Result<GameSetup> setup = shipped.setup(variant, request);
    return setup ? setup->game : nullptr;
}

OptionSetting setting(const char* id, OptionValue value)
{
    OptionSetting made;
    made.id = id;
    made.value = std::move(value);
    return made;
}

/// A position of a game between easy bots, in which somebody has to choose and has a choice.
struct Moment {
    State state;
    State view;
    Decision decision;
};

bool hasChoice(const Moment& moment)
{
    std::uint64_t moves = 0;
    for (const Offer& offer : moment.decision.offers()) {
        const std::uint64_t more = count(moment.decision, offer, moment.state);
        moves = more > 1000 || moves > 1000 ? 1001 : moves + more;
    }
    return moves > 1;
}

/// The first such position after so many steps.
bool playTo(const Rules& rules, int steps, std::uint64_t seed, Moment& moment)
{
    ChanceSource chance(seed);
    Outcome outcome;
    Move move;
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t seat = 0; seat < rules.seats().size(); ++seat) bots.push_back(makeBot("medium", seed + seat));
    rules.start(moment.state, moment.decision, nullptr);
    for (int step = 0; step < steps + 500 && moment.decision.pending != Pending::Over; ++step) {
        if (moment.decision.pending == Pending::Chance) {
            chance.draw(moment.decision.chance, outcome);
            rules.resolve(moment.state, outcome, moment.decision, nullptr);
            continue;
        }
        rules.view(moment.state, moment.decision.seat, moment.view);
        if (step >= steps && hasChoice(moment)) return true;
        bots[moment.decision.seat]->choose(rules, moment.view, moment.decision, move);
        rules.apply(moment.state, move, moment.decision, nullptr);
    }
    return false;
}

/// A bot that is shown what a bot in a game is shown of a state.
Move answerTo(const Rules& rules, const State& state, int seat)
{
    State view;
    Decision decision;
    rules.view(state, seat, view);
    rules.decide(state, seat, decision, nullptr);
    Move move;
    Searcher(kSmall, 5).choose(rules, view, decision, move);
    return move;
}

} // namespace

class SearchTest : public QObject {
    Q_OBJECT

private slots:
    void sharesAddUp()
    {
        const auto rules = shippedGame("world:classic-risk", 4, {setting("base.setup", std::string("deal"))});
        QVERIFY(rules != nullptr);
        QVERIFY(rules->hasOutlook());
        Moment moment;
        QVERIFY(playTo(*rules, 150, 3, moment));
        Shares shares;
        fillShares(*rules, moment.state, false, shares);
        double sum = 0.0;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            QVERIFY(shares[seat] >= 0.0);
            sum += shares[seat];
        }
        QVERIFY(std::abs(sum - 1.0) < 1e-9);
        // As the library of mathematics has it, up to x * x in 8,192.
        for (const double x : {-8.0, -1.0, 0.0, 0.5, 3.0})
            QVERIFY(std::abs(exponential(x) / std::exp(x) - 1.0) <= 1.01 * x * x / 8192.0);
    }

    // What a seat cannot see does not change what its bot does: cards of the others, missions, the order of the pile.
    void whatIsHiddenChangesNothing_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::newRow("cards and missions") << "world:classic-risk" << 3;
        QTest::newRow("cards of the young") << "narnia:narnia-risk-junior" << 3;
        QTest::newRow("hidden armies and cards") << "castle-europe:castle-risk" << 3;
        QTest::newRow("orders that are sealed") << "diplomacy-europe:diplomacy" << 7;
        QTest::newRow("persons who hide") << "narnian-wars:narnian-wars" << 8;
    }
    void whatIsHiddenChangesNothing()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const auto rules = shippedGame(variant.toStdString(), players);
        QVERIFY(rules != nullptr);
        int different = 0;
        for (int steps : {30, 90, 170}) {
            Moment moment;
            QVERIFY(playTo(*rules, steps, 11, moment));
            const int seat = moment.decision.seat;
            const Move first = answerTo(*rules, moment.state, seat);
            QVERIFY(contains(moment.decision, moment.state, first));
            Random random(99);
            State other = moment.view;
            rules->resample(other, seat, random);
            State seen;
            rules->view(other, seat, seen);
            QVERIFY(seen == moment.view);
            if (!(other == moment.state)) ++different;
            QVERIFY(answerTo(*rules, other, seat) == first);
        }
        QVERIFY2(different > 0, "nothing was hidden");
    }

    void theSameQuestionGetsTheSameHints()
    {
        const auto rules = shippedGame("narnia:narnia-risk-junior", 3);
        Moment moment;
        QVERIFY(playTo(*rules, 60, 5, moment));
        const int seat = moment.decision.seat;
        const std::vector<Answer> hints = bestAnswers(*rules, moment.view, seat, {120, 16});
        QVERIFY(!hints.empty() && hints.size() <= 3);
        const std::vector<Answer> again = bestAnswers(*rules, moment.view, seat, {120, 16});
        QCOMPARE(again.size(), hints.size());
        for (std::size_t i = 0; i < hints.size(); ++i) {
            QVERIFY(contains(moment.decision, moment.view, hints[i].move));
            QVERIFY(hints[i].low <= hints[i].chance && hints[i].chance <= hints[i].high);
            QVERIFY(hints[i].move == again[i].move);
            QCOMPARE(hints[i].chance, again[i].chance);
            for (std::size_t k = 0; k < i; ++k) QVERIFY(!(hints[k].move == hints[i].move));
        }
        const int nobody = (seat + 1) % 3;
        if (!moment.decision.owes(nobody)) QVERIFY(bestAnswers(*rules, moment.view, nobody, kSmall).empty());
    }

    // The game does not depend on how many threads there are, nor on the games before it.
    void theSameSeedPlaysTheSameGame()
    {
        SimulationRun run;
        run.rules = std::make_shared<toy::Rules>(4);
        for (const SeatInfo& seat : run.rules->seats()) run.subject.seats.push_back(seat.id);
        run.subject.bots = {"hard", "medium", "hard"};
        run.subject.seed = 4;
        run.subject.games = 12;
        run.subject.moveLimit = 10'000;
        run.jobs = 1;
        const Result<GameOutcome> alone = simulate(run);
        run.jobs = 3;
        const Result<GameOutcome> together = simulate(run);
        QVERIFY(alone && together);
        QVERIFY(alone->findings.empty());
        QVERIFY(alone->result == together->result);
        QCOMPARE(alone->result.tally.ended, std::uint64_t{12});
    }

    // An order set is given order by order and sealed, each order once, and none runs into a unit that stays.
    void setsOfOrdersBelongTogether()
    {
        const auto rules = diplomacyRules({{"house.round-limit", 4}});
        QVERIFY(rules != nullptr);
        std::vector<std::unique_ptr<Searcher>> bots;
        for (std::size_t seat = 0; seat < 7; ++seat)
            bots.push_back(std::make_unique<Searcher>(SearchBudget{60, 16}, seat));
        const int move = *rules->vocabulary().find(Space::Verb, "move");
        const int seal = *findVerb(*rules, VerbRole::Seal);
        State state;
        State view;
        Decision decision;
        rules->start(state, decision, nullptr);
        std::vector<Move> given;
        int steps = 0;
        int supports = 0;
        Move answer;
        for (; decision.pending == Pending::Choice && steps < 2000; ++steps) {
            rules->view(state, decision.seat, view);
            bots[decision.seat]->choose(*rules, view, decision, answer);
            QVERIFY(contains(decision, state, answer));
            if (rules->verbSpecs()[answer.verb].role == VerbRole::SupportMove) ++supports;
            if (answer.verb != seal) {
                for (const Move& other : given)
                    QVERIFY2(rules->verbSpecs()[other.verb].params.empty() || other.arg[0] != answer.arg[0] ||
                                 other.verb == answer.verb,
                             "a unit was ordered twice");
                given.push_back(answer);
            } else {
                for (const Move& one : given) {
                    if (one.verb != move) continue;
                    for (const Move& other : given)
                        QVERIFY2(other.arg[0] != one.arg[1] || rules->verbSpecs()[other.verb].role == VerbRole::None ||
                                     &other == &one,
                                 "a unit runs into one of its own that stays");
                }
                given.clear();
            }
            rules->apply(state, answer, decision, nullptr);
        }
        QVERIFY(decision.pending == Pending::Over);
        QVERIFY(supports > 0);
    }

    // A set at once comes to what its orders come to one by one, on the board and in what is asked next.
    void ordersAtOnceAreOrdersInTurn_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::newRow("diplomacy") << "diplomacy-europe:diplomacy" << 7;
        QTest::newRow("narnian wars") << "narnian-wars:narnian-wars" << 8;
    }
    void ordersAtOnceAreOrdersInTurn()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const auto rules = shippedGame(variant.toStdString(), players);
        QVERIFY(rules != nullptr);
        const auto* atOnce = dynamic_cast<const AnswersAtOnce*>(&rules->withoutStart());
        QVERIFY(atOnce != nullptr);
        std::vector<std::unique_ptr<Bot>> bots;
        for (int seat = 0; seat < players; ++seat) bots.push_back(makeBot("medium", static_cast<std::uint64_t>(seat)));
        Moment now;
        ChanceSource chance(4);
        Outcome outcome;
        rules->start(now.state, now.decision, nullptr);
        State before = now.state;
        std::vector<Move> set;
        int sets = 0;
        for (int step = 0; step < 1500 && now.decision.pending != Pending::Over; ++step) {
            if (now.decision.pending == Pending::Chance) {
                chance.draw(now.decision.chance, outcome);
                rules->resolve(now.state, outcome, now.decision, nullptr);
                before = now.state;
                continue;
            }
            const int seat = now.decision.seat;
            Move move;
            rules->view(now.state, seat, now.view);
            bots[static_cast<std::size_t>(seat)]->choose(*rules, now.view, now.decision, move);
            set.push_back(move);
            rules->apply(now.state, move, now.decision, nullptr);
            if (now.decision.pending == Pending::Choice && now.decision.seat == seat) continue;
            Decision next;
            atOnce->applyAll(before, set, next);
            QVERIFY(before == now.state);
            QVERIFY(next == now.decision);
            set.clear();
            ++sets;
        }
        QVERIFY(sets > 50);
    }

    // No game of random options stalls, whichever ruleset.
    void nothingStalls_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::newRow("narnia risk junior") << "narnia:narnia-risk-junior" << 3;
        QTest::newRow("classic risk") << "two-isles:classic-risk" << 3;
        QTest::newRow("castle risk") << "castle-europe:castle-risk" << 3;
        QTest::newRow("warrior risk") << "narnia:warrior-risk" << 3;
        QTest::newRow("le monde de narnia") << "wardrobe-road:le-monde-de-narnia" << 3;
        QTest::newRow("diplomacy") << "diplomacy-europe:diplomacy" << 7;
        QTest::newRow("narnian wars") << "narnian-wars:narnian-wars" << 8;
        QTest::newRow("the herald's round") << "harrowvale:heralds-round" << 4;
    }
    void nothingStalls()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        static const Library shipped(MARCHES_SOURCE_DIR, "");
        const std::string ruleset = variant.mid(variant.indexOf(':') + 1).toStdString();
        const Result<RulesPackage> package = shipped.ruleset(ruleset);
        QVERIFY(package);
        Random random(2026);
        int played = 0;
        for (int trial = 0; trial < 12 && played < 3; ++trial) {
            std::vector<OptionSetting> options;
            for (const OptionSpec& spec : package->data.options) {
                if (below(random, 3) != 0 || !spec.needs.empty()) continue;
                if (std::holds_alternative<bool>(spec.byDefault))
                    options.push_back(setting(spec.id.c_str(), below(random, 2) == 1));
                else if (!spec.values.empty())
                    options.push_back(setting(
                        spec.id.c_str(), spec.values[below(random, static_cast<std::uint32_t>(spec.values.size()))]));
            }
            const auto rules = shippedGame(variant.toStdString(), players, options);
            if (rules == nullptr) continue; // some do not go together
            ++played;
            std::vector<std::unique_ptr<Searcher>> bots;
            for (int seat = 0; seat < players; ++seat)
                bots.push_back(std::make_unique<Searcher>(SearchBudget{6, 8}, static_cast<std::uint64_t>(seat)));
            State state;
            State view;
            Decision decision;
            Outcome outcome;
            ChanceSource chance(static_cast<std::uint64_t>(trial));
            rules->start(state, decision, nullptr);
            Move move;
            std::set<std::uint64_t> turns;
            for (int step = 0; step < 400 && decision.pending != Pending::Over; ++step) {
                if (decision.pending == Pending::Chance) {
                    chance.draw(decision.chance, outcome);
                    rules->resolve(state, outcome, decision, nullptr);
                    continue;
                }
                rules->view(state, decision.seat, view);
                bots[decision.seat]->choose(*rules, view, decision, move);
                QVERIFY(contains(decision, state, move));
                turns.insert(decision.seat);
                rules->apply(state, move, decision, nullptr);
            }
            QVERIFY2(turns.size() == static_cast<std::size_t>(players) || decision.pending == Pending::Over,
                     "somebody never came to his turn");
        }
        QVERIFY(played > 0);
    }
};

QTEST_APPLESS_MAIN(SearchTest)
#include "tst_search.moc"
