// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/game/domain.h"
#include "engine/rules/narnia_risk_junior/rules.h"
#include "testgame.h"

using namespace marches::engine;
using namespace marches::test;
namespace narnia_risk_junior = marches::engine::narnia_risk_junior;

namespace {

bool same(const Decision& a, const Decision& b)
{
    if (a.pending != b.pending || a.seats != b.seats) return false;
    if (a.pending == Pending::Over) return true;
    if (a.pending == Pending::Chance)
        return a.chance.kind == b.chance.kind && a.chance.count == b.chance.count &&
               a.chance.stream == b.chance.stream && a.chance.what == b.chance.what &&
               std::ranges::equal(a.chance.items(), b.chance.items());
    if (a.seat != b.seat || a.reaction != b.reaction) return false;
    if (a.offers().size() != b.offers().size() || !(a.question == b.question)) return false;
    for (std::size_t i = 0; i < a.offers().size(); ++i) {
        if (a.offers()[i].verb != b.offers()[i].verb) return false;
        const auto p = a.params(a.offers()[i]);
        const auto q = b.params(b.offers()[i]);
        if (p.size() != q.size()) return false;
        for (std::size_t k = 0; k < p.size(); ++k)
            if (p[k].form != q[k].form || p[k].set != q[k].set || p[k].lo != q[k].lo || p[k].hi != q[k].hi ||
                p[k].caps != q[k].caps || p[k].totalLo != q[k].totalLo || p[k].totalHi != q[k].totalHi)
                return false;
    }
    return true;
}

/// Pieces of an army wherever they are.
int piecesOf(const narnia_risk_junior::Position& s, int army, int kind)
{
    int n = s.supply[army][kind] + s.statues[kind][army];
    s.owned(army).forEach([&](int place) { n += s.stack(place)[kind]; });
    if (s.active == army + 1) n += s.attackers[kind];
    for (const auto& marker : s.captives) n += marker[army][kind];
    return n;
}

/// Random values for all options: a different game every time.
Settings randomSettings(Random& random)
{
    Settings settings;
    for (const OptionSpec& spec : narniaData().options) {
        if (spec.isSwitch())
            settings.emplace_back(spec.id, below(random, 2) == 0);
        else if (!spec.isNumber())
            settings.emplace_back(spec.id, spec.values[below(random, static_cast<std::uint32_t>(spec.values.size()))]);
    }
    return settings;
}

} // namespace

class RandomGames : public QObject {
    Q_OBJECT
private slots:
    void play_data();
    void play();

private:
    void checkState(const narnia_risk_junior::NarniaRiskJunior& rules, const State& state, const Decision& decision);
};

void RandomGames::play_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("mode");
    for (int players = 2; players <= 4; ++players)
        for (int mode = 0; mode < 4; ++mode) {
            const char* names[] = {"corrected", "advanced", "seed only", "random options"};
            QTest::addRow("%d players, %s", players, names[mode]) << players << mode;
        }
}

void RandomGames::checkState(const narnia_risk_junior::NarniaRiskJunior& rules, const State& state,
                             const Decision& decision)
{
    const narnia_risk_junior::Position& s = state.as<narnia_risk_junior::Position>();
    Decision fresh;
    rules.decide(state, decision.seat, fresh, nullptr);
    QVERIFY2(same(decision, fresh), "decide from nothing equals what the step left");
    for (const int army : rules.table().armies)
        for (int kind = 0; kind < 2; ++kind) QCOMPARE(piecesOf(s, army, kind), rules.table().totalOf(army, kind));
    Mask owned;
    for (int army = 0; army < narnia_risk_junior::kArmies; ++army) {
        const Mask own = s.owned(army).mask();
        QVERIFY(!(own & owned).any());
        QCOMPARE(int{s.held[army]}, own.count());
        owned |= own;
    }
    QVERIFY(s.camps().count() <= 7);
    // Described and put together again, the position is the same, byte for byte.
    Facts facts;
    rules.describe(state, facts);
    State again;
    rules.clearPosition(again);
    for (const Fact& fact : facts) QVERIFY2(rules.setFact(again, fact), rules.fields()[fact.field].path.c_str());
    const Refusal refusal = rules.validatePosition(again);
    QVERIFY2(!refusal, rules.messages()[refusal.text].key.c_str());
    if (!(again == state)) {
        Facts other;
        rules.describe(again, other);
        for (const Fact& fact : facts)
            if (std::find(other.begin(), other.end(), fact) == other.end())
                qWarning() << rules.fields()[fact.field].path.c_str();
        for (int i = 0; i < static_cast<int>(state.size()); ++i)
            if (state.data()[i] != again.data()[i]) qWarning() << "byte" << i;
        qWarning() << "phase" << rules.vocabulary().name(Space::Phase, s.phase).data();
    }
    QVERIFY(again == state);
    // A view hides, and what is filled in hides to the same view again.
    State view;
    rules.view(state, 0, view);
    State filled = view;
    Random random(facts.size());
    rules.resample(filled, 0, random);
    State hidden;
    rules.view(filled, 0, hidden);
    QVERIFY(hidden == view);
}

void RandomGames::play()
{
    QFETCH(int, players);
    QFETCH(int, mode);
    Random random(static_cast<std::uint64_t>(players * 10 + mode));
    std::uint64_t decisions = 0;
    const int games = mode == 3 ? 40 : 12;
    for (int game = 0; game < games; ++game) {
        Settings settings = mode == 1 ? advancedPreset() : mode == 2 ? seedOnly() : Settings{};
        if (mode == 3) settings = randomSettings(random);
        const auto made = narniaRules(players, settings);
        QVERIFY(made != nullptr);
        const auto& rules = static_cast<const narnia_risk_junior::NarniaRiskJunior&>(*made);
        State state;
        Decision decision;
        ChanceSource chanceSource(static_cast<std::uint64_t>(game) * 7919U + static_cast<std::uint64_t>(mode));
        Outcome outcome;
        Move move;
        rules.start(state, decision, nullptr);
        int steps = 0;
        while (decision.pending != Pending::Over) {
            QVERIFY2(++steps < 20000, "a game ends");
            if (steps % 5 == 0) {
                checkState(rules, state, decision);
                if (QTest::currentTestFailed()) return;
            }
            if (decision.pending == Pending::Chance) {
                chanceSource.draw(decision.chance, outcome);
                QVERIFY(fits(decision.chance, outcome));
                rules.resolve(state, outcome, decision, nullptr);
            } else {
                ++decisions;
                sample(decision, state, random, move);
                QVERIFY(contains(decision, state, move));
                rules.apply(state, move, decision, nullptr);
            }
        }
        const GameResult standing = rules.standing(state);
        QVERIFY(standing.winners != 0);
        QCOMPARE(static_cast<int>(standing.score.size()), players);
    }
    QVERIFY(decisions > 100);
}

QTEST_APPLESS_MAIN(RandomGames)
#include "tst_randomgames.moc"
