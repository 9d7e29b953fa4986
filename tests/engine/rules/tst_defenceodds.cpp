// SPDX-License-Identifier: GPL-3.0-or-later
// The odds that a defender is shown are those that the attacker was shown, seen from the other side.
#include <cmath>
#include <numeric>
#include <optional>

#include <QtTest>

#include "engine/game/chance.h"
#include "engine/game/domain.h"
#include "engine/game/rules.h"
#include "shippedlibrary.h"

using namespace marches::engine;

namespace {

constexpr int kGames = 8;
constexpr int kMostSteps = 4'000;

/// The offer of a verb that does this, null where there is none.
const Offer* offerOf(const Rules& rules, const Decision& decision, VerbRole role)
{
    if (decision.pending != Pending::Choice) return nullptr;
    for (const Offer& offer : decision.offers())
        if (rules.verbSpecs()[offer.verb].role == role) return &offer;
    return nullptr;
}

std::optional<Forecast> forecast(const Rules& rules, const State& state, const Decision& decision, const Move& move)
{
    State seen;
    rules.view(state, decision.seat, seen);
    return rules.forecast(seen, decision, move);
}

/// What was compared in a series of games.
struct Compared {
    int equal = 0;     ///< the most dice: what the one wins the other loses
    int different = 0; ///< fewer dice change it
};

} // namespace

class DefenceOddsTest : public QObject {
    Q_OBJECT

    /// Every defence that can be chosen now, against what the attacker was told.
    static void compare(const Rules& rules, const State& state, const Decision& decision, double attack,
                        Compared& compared)
    {
        const Offer* defend = offerOf(rules, decision, VerbRole::Defend);
        if (defend == nullptr) return;
        Move move(defend->verb, decision.seat);
        const Bounds dice = amountBounds(decision.params(*defend).front(), state, move);
        for (int count = dice.lo; count <= dice.hi; ++count) {
            move.arg[0] = static_cast<std::int16_t>(count);
            const std::optional<Forecast> odds = forecast(rules, state, decision, move);
            QVERIFY(odds.has_value());
            QVERIFY(odds->defending && !odds->exact);
            const double sum = std::accumulate(odds->survivors.begin(), odds->survivors.end(), 0.0);
            QVERIFY(std::abs(sum - 1.0) < 1e-9);
            QVERIFY(std::abs(odds->survivors.front() + odds->win - 1.0) < 1e-9);
            const bool isSame = std::abs(odds->win + attack - 1.0) < 1e-9;
            if (count == dice.hi) QVERIFY2(isSame, qPrintable(QStringLiteral("%1 %2").arg(odds->win).arg(attack)));
            ++(isSame ? compared.equal : compared.different);
        }
    }

    static void play(const Rules& rules, std::uint64_t seed, Compared& compared)
    {
        ChanceSource dice(seed);
        Random random(seed);
        State state;
        Decision decision;
        rules.start(state, decision, nullptr);
        for (int steps = 0; steps < kMostSteps && decision.pending != Pending::Over; ++steps) {
            if (decision.pending == Pending::Chance) {
                Outcome outcome;
                dice.draw(decision.chance, outcome);
                rules.resolve(state, outcome, decision, nullptr);
                continue;
            }
            Move move;
            const Offer* roll = offerOf(rules, decision, VerbRole::Roll);
            QVERIFY(roll != nullptr ? sample(decision, *roll, state, random, move)
                                    : sample(decision, state, random, move));
            const std::optional<Forecast> attack =
                roll != nullptr ? forecast(rules, state, decision, move) : std::nullopt;
            rules.apply(state, move, decision, nullptr);
            if (attack) compare(rules, state, decision, attack->win, compared);
            if (QTest::currentTestFailed()) return;
        }
    }

private slots:
    void theDefenderLosesWhatTheAttackerWins_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<bool>("isOption"); // that the defender chooses his dice
        QTest::newRow("Castle Risk") << "castle-europe/document" << false;
        QTest::newRow("Classic Risk") << "world/classic" << true;
        QTest::newRow("Warrior Risk") << "world/warriors" << true;
    }
    void theDefenderLosesWhatTheAttackerWins()
    {
        QFETCH(QString, variant);
        QFETCH(bool, isOption);
        SetupRequest request;
        if (isOption) request.options.push_back({"base.defender-chooses-dice", true});
        const auto setup = marches::test::shippedLibrary().setup(variant.toStdString(), request);
        QVERIFY(setup.has_value());
        Compared compared;
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            play(*setup->game, seed, compared);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(compared.equal >= 20);
        QVERIFY(compared.different >= 10);
    }
};

QTEST_APPLESS_MAIN(DefenceOddsTest)
#include "tst_defenceodds.moc"
