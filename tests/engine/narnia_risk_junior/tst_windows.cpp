// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/game/domain.h"
#include "engine/rules/narnia_risk_junior/rules.h"
#include "testgame.h"

using namespace marches::engine;
using namespace marches::test;
namespace narnia_risk_junior = marches::engine::narnia_risk_junior;

namespace {

constexpr int kGames = 12;
constexpr int kMaxSteps = 20'000;

/// Gives every seat other cards, as many as it had; `except` keeps its own.
void dealOtherHands(const narnia_risk_junior::Table& table, narnia_risk_junior::Position& s, int except, Random& random)
{
    const auto& kept = table.deck.kept;
    for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat) {
        if (seat == except) continue;
        int count = 0;
        for (const int kind : kept) {
            count += s.hand[seat][kind];
            s.hand[seat][kind] = 0;
        }
        for (; count > 0; --count) ++s.hand[seat][kept[below(random, static_cast<std::uint32_t>(kept.size()))]];
    }
}

/// What everybody at the table sees of a decision: who is asked or rolls, and whether out of turn.
bool looksTheSame(const Decision& a, const Decision& b)
{
    if (a.pending != b.pending) return false;
    if (a.pending == Pending::Over) return true;
    if (a.pending == Pending::Chance) return a.chance == b.chance;
    return a.seat == b.seat && a.seats == b.seats && a.reaction == b.reaction && a.question == b.question;
}

bool usesCard(const Move& move) { return move.verb >= num(narnia_risk_junior::Verb::PlayMarch); }

/// Plays a random game and, beside each step, the same step with other cards in the hands that the step is not made
/// from. Returns how often the two looked different afterwards.
int differences(const narnia_risk_junior::NarniaRiskJunior& rules, std::uint64_t seed, bool& good)
{
    State state;
    Decision decision;
    ChanceSource chanceSource(seed);
    Random random(seed);
    rules.start(state, decision, nullptr);
    int different = 0;
    for (int steps = 0; decision.pending != Pending::Over; ++steps) {
        if (steps > kMaxSteps) return good = false;
        State other = state;
        Decision otherDecision;
        Move move;
        Outcome outcome;
        const bool chance = decision.pending == Pending::Chance;
        if (chance)
            chanceSource.draw(decision.chance, outcome);
        else
            sample(decision, state, random, move);
        dealOtherHands(rules.table(), other.as<narnia_risk_junior::Position>(),
                       !chance && usesCard(move) ? move.seat : -1, random);
        rules.decide(other, -1, otherDecision, nullptr);
        // Who is asked now has been settled when the window opened: it stays so whatever is in the hands.
        good = good && looksTheSame(decision, otherDecision) && (chance || contains(otherDecision, other, move));
        if (!good) return different;
        if (chance) {
            rules.resolve(state, outcome, decision, nullptr);
            rules.resolve(other, outcome, otherDecision, nullptr);
        } else {
            rules.apply(state, move, decision, nullptr);
            rules.apply(other, move, otherDecision, nullptr);
        }
        different += looksTheSame(decision, otherDecision) ? 0 : 1;
    }
    return different;
}

} // namespace

/// Windows out of turn, and what their opening tells about hidden hands.
class Windows : public QObject {
    Q_OBJECT
private slots:
    void handsDoNotShow_data();
    void handsDoNotShow();
    void whoIsAskedIsAFact();
    void withoutTheRuleHandsLieOpen();
};

void Windows::handsDoNotShow_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("always");
    for (int players = 2; players <= 4; ++players)
        for (const bool always : {true, false})
            QTest::addRow("%d players, %s", players, always ? "always ask" : "holders alone") << players << always;
}

/// With `house.always-ask` nobody can tell from who is asked what anybody holds. Without it one can: so the check can
/// fail.
void Windows::handsDoNotShow()
{
    QFETCH(int, players);
    QFETCH(bool, always);
    Settings settings = advancedPreset();
    settings.emplace_back("house.always-ask", always);
    const auto made = narniaRules(players, settings);
    QVERIFY(made != nullptr);
    const auto& rules = static_cast<const narnia_risk_junior::NarniaRiskJunior&>(*made);
    int different = 0;
    bool good = true;
    for (int game = 0; game < kGames && good; ++game)
        different += differences(rules, static_cast<std::uint64_t>(game), good);
    QVERIFY2(good, "who is asked at this moment follows from a hidden hand");
    if (always)
        QCOMPARE(different, 0);
    else
        QVERIFY(different > 0);
}

/// The seats that are asked stand in the position: written as facts, and read from them whatever the hands hold.
void Windows::whoIsAskedIsAFact()
{
    const auto made = narniaRules(3, advancedPreset());
    const auto& rules = static_cast<const narnia_risk_junior::NarniaRiskJunior&>(*made);
    RandomPlay play(rules, 5);
    const Decision& decision = play.decision;
    while (!(decision.pending == Pending::Choice && decision.reaction)) {
        QVERIFY(decision.pending != Pending::Over);
        play.step();
    }
    Facts facts;
    rules.describe(play.state, facts);
    State again;
    rules.clearPosition(again);
    bool said = false;
    for (const Fact& fact : facts) {
        const std::string& path = rules.fields()[fact.field].path;
        said = said || (path == "asking.{seat}" && fact.key[0] == decision.seat);
        if (path != "seats.{seat}.hand") QVERIFY(rules.setFact(again, fact));
    }
    QVERIFY(said);
    QVERIFY(!rules.validatePosition(again));
    Decision bare;
    rules.decide(again, -1, bare, nullptr);
    QCOMPARE(bare.seat, decision.seat);
    QVERIFY(bare.reaction);
    QCOMPARE(bare.offers().size(), std::size_t{1}); // without a card there is nothing but to pass
}

/// Kept cards are hidden by NRJ-A3 alone: without it a view shows them.
void Windows::withoutTheRuleHandsLieOpen()
{
    const auto made = narniaRules(3, advancedPreset());
    const auto& rules = static_cast<const narnia_risk_junior::NarniaRiskJunior&>(*made);
    State state;
    Decision decision;
    rules.start(state, decision, nullptr);
    narnia_risk_junior::Position& s = state.as<narnia_risk_junior::Position>();
    const int kind = rules.table().deck.kept.front();
    s.hand[1][kind] = 1;
    State view;
    RuleTrace trace;
    rules.viewUnder(state, 0, view, trace);
    QVERIFY(trace.consulted.test(num(narnia_risk_junior::advanced(3))));
    QCOMPARE(int{view.as<narnia_risk_junior::Position>().hand[1][kind]}, 0);
    QCOMPARE(int{view.as<narnia_risk_junior::Position>().hand[1][narnia_risk_junior::kHiddenCard]}, 1);
    trace.disabled.set(num(narnia_risk_junior::advanced(3)));
    rules.viewUnder(state, 0, view, trace);
    QCOMPARE(int{view.as<narnia_risk_junior::Position>().hand[1][kind]}, 1);
    QCOMPARE(int{view.as<narnia_risk_junior::Position>().hand[1][narnia_risk_junior::kHiddenCard]}, 0);
}

QTEST_APPLESS_MAIN(Windows)
#include "tst_windows.moc"
