// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <array>

#include "engine/board/board.h"
#include "engine/game/domain.h"
#include "engine/package/library.h"
#include "engine/rules/registry/registry.h"

using namespace marches::engine;

namespace {

Place land(const char* id, int region)
{
    Place place;
    place.id = id;
    place.region = region;
    return place;
}

} // namespace

class HeraldsGameTest : public QObject {
    Q_OBJECT

private slots:
    // Whoever is not on the board is in a hand: envoys of a seat are neither made nor lost.
    void envoysStayAsMany()
    {
        const Library library(MARCHES_SOURCE_DIR, "");
        SetupRequest request;
        request.players = 4;
        const Result<GameSetup> setup = library.setup("harrowvale:heralds-round", request);
        QVERIFY(setup);
        const Rules& rules = *setup->game;
        Random random(5);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            ChanceSource chance(seed);
            State state;
            Decision decision;
            rules.start(state, decision, nullptr);
            Facts facts;
            int moots = 0;
            while (decision.pending != Pending::Over) {
                if (decision.pending == Pending::Chance) {
                    Outcome outcome;
                    chance.draw(decision.chance, outcome);
                    rules.resolve(state, outcome, decision, nullptr);
                    ++moots;
                } else {
                    Move move;
                    sample(decision, state, random, move);
                    rules.apply(state, move, decision, nullptr);
                }
                rules.describe(state, facts);
                std::array<int, 4> envoys{};
                for (const Fact& fact : facts) {
                    const FieldSpec& field = rules.fields()[fact.field];
                    if (field.role == Role::Stack) envoys[static_cast<std::size_t>(fact.key[1])] += fact.value;
                    if (field.role == Role::Supply) envoys[static_cast<std::size_t>(fact.key[0])] += fact.value;
                }
                for (const int count : envoys) QCOMPARE(count, 12);
            }
            QCOMPARE(moots, 10);
        }
        QVERIFY(!rules.hasSecrets());
        QVERIFY(!rules.hasPrivateKnowledge());
    }

    void itNeedsTwoShires()
    {
        const Ruleset& ruleset = *findRuleset("heralds-round");
        const Board one({land("a", 0), land("b", 0), land("c", -1)}, {{"north", 3}, {"south", 3}}, {}, {});
        const std::vector<MapNeed> needs = ruleset.needs(one);
        QCOMPARE(needs.size(), std::size_t{1});
        QCOMPARE(needs.front().what.code, std::string("map-too-few-shires"));
        QVERIFY(needs.front().forbids);
        const Board two({land("a", 0), land("b", 1), land("c", -1)}, {{"north", 3}, {"south", 0}}, {}, {});
        const std::vector<MapNeed> told = ruleset.needs(two);
        QCOMPARE(told.size(), std::size_t{1});
        QCOMPARE(told.front().what.code, std::string("map-region-without-bonus"));
        QVERIFY(!told.front().forbids);
    }
};

QTEST_APPLESS_MAIN(HeraldsGameTest)
#include "tst_game.moc"
