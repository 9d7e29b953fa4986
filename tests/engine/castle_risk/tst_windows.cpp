// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/game/domain.h"
#include "engine/rules/castle_risk/machine.h"
#include "testgame.h"

using namespace marches::engine;
using namespace marches::test;
namespace castle_risk = marches::engine::castle_risk;

namespace {

constexpr int kGames = 6;
constexpr int kMaxSteps = 20'000;

/// A seat that a step is made from, or whose hand it looks into: what it holds must stay.
bool takesPart(const castle_risk::Position& s, const Decision& decision, int seat)
{
    if (decision.pending != Pending::Choice) return false;
    const bool looking = castle_risk::phaseOf(s) == castle_risk::Phase::SpyChoose && seat == s.asked - 1;
    return looking || seat == decision.seat;
}

/// Gives every other seat other cards, as many as it had, and other hidden territories.
void changeHidden(const castle_risk::Table& table, castle_risk::Position& s, const Decision& decision, Random& random)
{
    const Mask sites = table.land - castle_risk::castles(s);
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        if (takesPart(s, decision, seat)) continue;
        int count = castle_risk::handSize(s, seat);
        for (std::uint8_t& copies : s.hand[seat]) copies = 0;
        for (; count > 0; --count) ++s.hand[seat][below(random, castle_risk::kCards)];
        for (int writer = 0; writer < table.seatCount(); ++writer)
            if (s.holder[writer] == seat + 1)
                s.site[writer] = static_cast<castle_risk::PlusOne>(
                    sites.nth(static_cast<int>(below(random, static_cast<std::uint32_t>(sites.count())))) + 1);
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

std::vector<Message> publicLog(const RuleTrace& trace)
{
    std::vector<Message> told;
    for (const Message& message : trace.log)
        if (message.audience < 0) told.push_back(message);
    return told;
}

struct Differences {
    int asked = 0; ///< somebody else was asked, or something else
    int seen = 0;  ///< the public view differed
    int told = 0;  ///< the public log differed
    bool good = true;
};

/// Plays a random game and, beside each step, the same step with other things hidden from the seat that makes it.
void play(const castle_risk::CastleRisk& rules, std::uint64_t seed, Differences& differences)
{
    State state;
    Decision decision;
    ChanceSource chanceSource(seed);
    Random random(seed);
    rules.start(state, decision, nullptr);
    for (int steps = 0; decision.pending != Pending::Over && differences.good; ++steps) {
        if (steps > kMaxSteps) differences.good = false;
        State other = state;
        Decision otherDecision;
        Move move;
        Outcome outcome;
        const bool chance = decision.pending == Pending::Chance;
        if (chance)
            chanceSource.draw(decision.chance, outcome);
        else
            sample(decision, state, random, move);
        changeHidden(rules.table(), other.as<castle_risk::Position>(), decision, random);
        rules.decide(other, chance ? -1 : move.seat, otherDecision, nullptr);
        // Who is asked now has been settled when the window opened: it stays so whatever is in the hands.
        differences.good = differences.good && looksTheSame(decision, otherDecision) &&
                           (chance || contains(otherDecision, other, move));
        RuleTrace trace;
        RuleTrace otherTrace;
        if (chance) {
            rules.resolve(state, outcome, decision, &trace);
            rules.resolve(other, outcome, otherDecision, &otherTrace);
        } else {
            rules.apply(state, move, decision, &trace);
            rules.apply(other, move, otherDecision, &otherTrace);
        }
        State seen;
        State otherSeen;
        rules.view(state, -1, seen);
        rules.view(other, -1, otherSeen);
        differences.asked += looksTheSame(decision, otherDecision) ? 0 : 1;
        differences.seen += seen == otherSeen ? 0 : 1;
        differences.told += publicLog(trace) == publicLog(otherTrace) ? 0 : 1;
    }
}

} // namespace

/// Windows out of turn, and what views, logs and the opening of windows tell about hands and hidden territories.
class CastleWindowsTest : public QObject {
    Q_OBJECT
private slots:
    void hiddenThingsDoNotShow_data();
    void hiddenThingsDoNotShow();
};

void CastleWindowsTest::hiddenThingsDoNotShow_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("always");
    QTest::addColumn<QString>("order");
    for (int players = 2; players <= 6; players += 2)
        for (const bool always : {true, false})
            for (const char* order : {"attacker-first", "simultaneous"})
                QTest::addRow("%d players, %s, %s", players, always ? "always ask" : "holders alone", order)
                    << players << always << QString(order);
}

/// With `house.always-ask` nobody can tell from who is asked what anybody holds, and never from a view or the log.
/// Without it one can tell from who is asked: so the check can fail.
void CastleWindowsTest::hiddenThingsDoNotShow()
{
    QFETCH(int, players);
    QFETCH(bool, always);
    QFETCH(QString, order);
    // Diplomats that leave the game with two players are laid open by the rules: they stay here.
    const auto rules = castleRules(players, {{"house.always-ask", always},
                                             {"reading.commit-order", order.toStdString()},
                                             {"base.diplomat-two-player", true},
                                             {"house.round-limit", 20}});
    QVERIFY(rules != nullptr);
    Differences differences;
    for (int game = 0; game < kGames && differences.good; ++game)
        play(*rules, static_cast<std::uint64_t>(game), differences);
    QVERIFY2(differences.good, "who is asked at this moment follows from something hidden");
    if (!always) {
        QVERIFY(differences.asked > 0);
        return;
    }
    QCOMPARE(differences.asked, 0);
    QCOMPARE(differences.seen, 0);
    QCOMPARE(differences.told, 0);
}

QTEST_APPLESS_MAIN(CastleWindowsTest)
#include "tst_windows.moc"
