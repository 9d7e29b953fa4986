// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/game/domain.h"
#include "engine/package/library.h"
#include "engine/rules/castle_risk/machine.h"
#include "engine/rules/castle_risk/rules.h"
#include "tests/engine/property/randomgame.h"

using namespace marches::engine;
using namespace marches::engine::test;
namespace castle_risk = marches::engine::castle_risk;

namespace {

constexpr int kMaxSteps = 30'000;

bool longMode() { return qEnvironmentVariableIntValue("MARCHES_LONG") == 1; }

int armiesInAll(const castle_risk::Table& t, const castle_risk::Position& s)
{
    int armies = s.ship;
    t.land.forEach([&](int place) { armies += s.armies(place); });
    for (int seat = 0; seat < t.seatCount(); ++seat) armies += s.reserve[seat];
    return armies;
}

/// What must hold in every position.
std::string standingRules(const castle_risk::Table& t, const castle_risk::Position& s)
{
    const castle_risk::Phase phase = castle_risk::phaseOf(s);
    int flown = 0;
    for (int seat = 0; seat < t.seatCount(); ++seat) flown += castle_risk::bannersOf(t, s, seat);
    const bool built = phase < castle_risk::Phase::PlacementRoll || phase > castle_risk::Phase::Castle;
    if (built && flown != t.seatCount()) return "a banner was lost";
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        if (!built) break;
        if (castle_risk::lives(s, seat) != (s.castle[seat] != 0))
            return "somebody plays without a castle, or a castle without its player";
        if (!castle_risk::lives(s, seat) && (s.owned(seat).any() || castle_risk::handSize(s, seat) > 0))
            return "a beaten player has something";
    }
    if (castle_risk::livingCount(s) == 2 && !t.options.diplomatsForTwo && built && phase != castle_risk::Phase::Over) {
        for (int seat = 0; seat < t.seatCount(); ++seat)
            if (castle_risk::held(s, seat, castle_risk::Card::Diplomat) > 0) return "a Diplomat in a hand of two";
        for (int i = 0; i < s.usedCount; ++i)
            if (s.deckUsed[i] == num(castle_risk::Card::Diplomat) + 1) return "a Diplomat in the discard pile of two";
    }
    if (s.to != 0 && phase == castle_risk::Phase::Battle) {
        const int other = castle_risk::ownerOf(s, castle_risk::toPlace(s));
        if (castle_risk::truceBetween(s, castle_risk::activeSeat(s), other)) return "an attack crosses a truce";
    }
    return {};
}

/// What a step may change: armies by losses, Reinforcements, hidden armies, spoils and the fall of a castle alone.
std::string allowedStep(const castle_risk::Table& t, const castle_risk::Position& a, const castle_risk::Position& b,
                        const Decision& decision, const Move& move)
{
    const int delta = armiesInAll(t, b) - armiesInAll(t, a);
    const bool fell = a.living != b.living;
    if (b.covered < a.covered) return "the track shrinks";
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (a.holder[seat] == 0 && b.holder[seat] != 0 && castle_risk::phaseOf(a) != castle_risk::Phase::Hide)
            return "a slip came back";
    if (decision.pending == Pending::Chance)
        return delta > 0 || (delta < -2 && !fell) ? "dice make armies, or cost too many" : std::string();
    switch (static_cast<castle_risk::Verb>(move.verb)) {
    case castle_risk::Verb::PlayReinforcements:
    case castle_risk::Verb::RevealHidden:
    case castle_risk::Verb::EndAttacks:
    case castle_risk::Verb::Fortify:
    case castle_risk::Verb::Pass: return delta < 0 ? "armies are lost without dice" : std::string();
    default: return delta > 0 || (delta < 0 && !fell) ? "armies come or go without a rule" : std::string();
    }
}

} // namespace

/// Random games under random options, with what always holds in Castle Risk. MARCHES_LONG=1 plays 2,000 of them.
class CastleInvariantsTest : public QObject {
    Q_OBJECT
private slots:
    void hold_data();
    void hold();
};

void CastleInvariantsTest::hold_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 6; ++players) QTest::addRow("%d players", players) << players;
}

void CastleInvariantsTest::hold()
{
    QFETCH(int, players);
    static const Library library(MARCHES_SOURCE_DIR, "");
    const Result<RulesPackage> package = library.ruleset("castle-risk");
    QVERIFY(package);
    const int games = longMode() ? 400 : 8;
    long steps = 0;
    for (int seed = 0; seed < games; ++seed) {
        Random options(static_cast<std::uint64_t>(seed), 0x6f707473U);
        SetupRequest request;
        request.players = players;
        request.options = randomOptions(package->data, options);
        const Result<GameSetup> setup = library.setup("castle-europe:castle-risk", request);
        QVERIFY(setup);
        const auto& rules = dynamic_cast<const castle_risk::CastleRisk&>(*setup->game);
        RandomGame game(rules, static_cast<std::uint64_t>(seed));
        while (!game.over()) {
            QVERIFY(game.steps <= kMaxSteps);
            const State before = game.state;
            const Decision decision = game.decision;
            Step step;
            QVERIFY(game.advance(step));
            const Move move = decision.pending == Pending::Choice ? std::get<Move>(step) : Move();
            const auto& a = before.as<castle_risk::Position>();
            const auto& b = game.state.as<castle_risk::Position>();
            std::string wrong = standingRules(rules.table(), b);
            if (wrong.empty()) wrong = allowedStep(rules.table(), a, b, decision, move);
            wrong += wrong.empty() ? ""
                                   : " at step " + std::to_string(game.steps) + " of seed " + std::to_string(seed) +
                                         ", " + optionText(request.options);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        steps += game.steps;
    }
    qInfo("%d games, %ld steps", games, steps);
}

QTEST_APPLESS_MAIN(CastleInvariantsTest)
#include "tst_invariants.moc"
