// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/bots/bot.h"
#include "engine/game/answersatonce.h"
#include "engine/package/library.h"
#include "tests/engine/diplomacy/testgame.h"
#include "tests/engine/support/botseries.h"
#include "warfare.h"

using namespace marches::engine;
using marches::test::longMode;
using marches::test::NarnianWarfare;
using marches::test::narnianWarsRules;

namespace {

using Settings = marches::test::DiplomacySettings;

/// A game in which everybody answers as is proposed, from what it sees; chance by its seed.
class ProposedGame {
public:
    ProposedGame(const Rules& rules, std::uint64_t seed)
        : m_rules(rules), m_atOnce(dynamic_cast<const AnswersAtOnce&>(rules.withoutStart())), m_random(seed),
          m_chance(seed)
    {
        rules.start(state, decision, nullptr);
    }

    /// The set of the seat that is asked: new, and changed so often.
    const std::vector<Move>& propose(int changes)
    {
        m_rules.view(state, decision.seat, m_view);
        m_atOnce.propose(m_view, decision.seat, m_random, m_set);
        for (int i = 0; i < changes; ++i) m_atOnce.vary(m_view, decision.seat, m_random, m_set);
        m_set.erase(std::unique(m_set.begin(), m_set.end()), m_set.end());
        return m_set;
    }
    /// Gives the set one by one, and seals it where that is asked for. False where something is not on offer.
    bool give(NarnianWarfare* war = nullptr)
    {
        const int seat = decision.seat;
        State asked = state;
        std::vector<Move> moves = m_set;
        if (m_rules.reopenAnswers(asked))
            moves.emplace_back(static_cast<std::uint8_t>(*findVerb(m_rules, VerbRole::Seal)),
                               static_cast<std::uint8_t>(seat));
        for (const Move& move : moves) {
            if (decision.seat != seat || !contains(decision, state, move)) {
                qWarning("%s %d %d %d is not on offer",
                         std::string(m_rules.vocabulary().name(Space::Verb, move.verb)).c_str(), move.arg[0],
                         move.arg[1], move.arg[2]);
                return false;
            }
            if (war != nullptr) war->seeMove(state, decision, move);
            m_rules.apply(state, move, decision, nullptr);
            if (war != nullptr) war->seeDecision(state, decision);
        }
        return true;
    }
    bool go()
    {
        Outcome outcome;
        while (decision.pending == Pending::Chance) {
            m_chance.draw(decision.chance, outcome);
            m_rules.resolve(state, outcome, decision, nullptr);
        }
        return decision.pending == Pending::Choice;
    }

    State state;
    Decision decision;

private:
    const Rules& m_rules;
    const AnswersAtOnce& m_atOnce;
    Random m_random;
    ChanceSource m_chance;
    State m_view;
    std::vector<Move> m_set;
};

/// Options by lot, with few years.
std::shared_ptr<const Rules> anyRules(Random& random)
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    Settings settings{{"house.round-limit", 6}};
    const Result<RulesPackage> package = shipped.ruleset("narnian-wars");
    for (const OptionSpec& spec : package->data.options) {
        if (below(random, 3) != 0 || !spec.needs.empty() || spec.id == "house.gm-mode") continue;
        if (std::holds_alternative<bool>(spec.byDefault))
            settings.emplace_back(spec.id, below(random, 2) == 1);
        else if (!spec.values.empty())
            settings.emplace_back(spec.id, spec.values[below(random, static_cast<std::uint32_t>(spec.values.size()))]);
    }
    return narnianWarsRules(settings);
}

} // namespace

class NarnianBotsTest : public QObject {
    Q_OBJECT

private slots:
    // Whatever is proposed from what a seat sees, and each change of it, is legal order by order and can be sealed.
    void proposedSetsAreLegal()
    {
        Random random(3);
        int games = 0;
        for (int trial = 0; trial < (longMode() ? 200 : 12); ++trial) {
            const auto rules = trial == 0 ? narnianWarsRules({{"house.round-limit", 12}}) : anyRules(random);
            if (rules == nullptr) continue; // some do not go together
            ++games;
            ProposedGame game(*rules, static_cast<std::uint64_t>(trial));
            int phases = 0;
            for (; game.go() && phases < 2000; ++phases) {
                const State before = game.state;
                const Decision asked = game.decision;
                for (const int changes : {5, 1, 0}) {
                    game.state = before;
                    game.decision = asked;
                    game.propose(changes);
                    QVERIFY2(game.give(), "an order is not legal");
                }
            }
            QVERIFY(game.decision.pending == Pending::Over);
        }
        QVERIFY(games >= 4);
    }

    // Persons do what they are for, with their own, and nobody runs into a unit of its own that stays.
    void personsDoWhatTheyAreFor()
    {
        const auto rules = narnianWarsRules({{"house.round-limit", 15}});
        NarnianWarfare war(dynamic_cast<const narnian_wars::NarnianWars&>(rules->withoutStart()));
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            ProposedGame game(*rules, seed);
            war.begin(*rules, game.state, game.decision);
            while (game.go()) {
                game.propose(static_cast<int>(seed % 3));
                QVERIFY(game.give(&war));
            }
        }
        war.tell();
        QCOMPARE(war.intoOwn, 0);
        QVERIFY(war.hunted > 0);
        QVERIFY(war.statues > 0);
        QVERIFY(war.commands > 0);
        QCOMPARE(war.voidCommands, 0);
        QVERIFY(war.phrases > 0);
        QVERIFY(war.calls > 0);
        QVERIFY(war.ownSupport > 0);
        QVERIFY(war.journeys > 0 && war.personJourneys > 0);
        QVERIFY(10 * war.withNeutrals < war.journeys);
        QVERIFY(war.supportsOfMoves > 0.05 * war.orders);
    }

    // Eight that think make war, in concert.
    void eightOfHardFight()
    {
        const auto rules = narnianWarsRules({{"house.round-limit", longMode() ? 20 : 5}});
        NarnianWarfare war(dynamic_cast<const narnian_wars::NarnianWars&>(rules->withoutStart()));
        GameRunner runner(*rules);
        for (std::uint64_t game = 0; game < (longMode() ? 20 : 1); ++game) {
            std::vector<std::unique_ptr<Bot>> bots;
            for (std::uint64_t seat = 0; seat < 8; ++seat) bots.push_back(makeBot("hard", 100 * game + seat));
            QVERIFY(runner.play(game, bots, 50'000, nullptr, 0, &war));
        }
        war.tell();
        QCOMPARE(war.intoOwn, 0);
        QVERIFY(2 * war.dislodged >= war.seasons);
        QVERIFY(war.supportsOfMoves > 0.05 * war.orders);
        QVERIFY(10 * war.withNeutrals < war.journeys);
    }
};

QTEST_APPLESS_MAIN(NarnianBotsTest)
#include "tst_bots.moc"
