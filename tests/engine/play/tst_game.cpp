// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game.h"

#include <QtTest>

#include <algorithm>
#include <vector>

#include "engine/game/domain.h"
#include "tests/engine/support/toyrules.h"

using namespace marches::engine;

namespace {

Facts factsOf(const Game& game)
{
    Facts facts;
    game.rules().describe(game.state(), facts);
    return facts;
}

/// What decide() makes of the state from nothing.
Decision decidedAnew(const Game& game)
{
    Decision decision;
    game.rules().decide(game.state(), -1, decision, nullptr);
    return decision;
}

/// One random step; where several seats owe an answer, any of them gives one.
void stepOn(Game& game, Random& random)
{
    if (game.pending().pending == Pending::Chance) {
        game.roll();
        return;
    }
    std::vector<int> owing;
    for (int seat = 0; seat < toy::kSeats; ++seat)
        if (game.pending().owes(seat)) owing.push_back(seat);
    const int seat = owing[below(random, static_cast<std::uint32_t>(owing.size()))];
    Move move;
    QVERIFY(sample(game.pendingFor(seat), game.state(), random, move));
    QVERIFY(!game.apply(move));
}

void playOn(Game& game, Random& random)
{
    while (!game.over()) stepOn(game, random);
}

Move bid(int seat, int amount)
{
    Move move(toy::Bid, static_cast<std::uint8_t>(seat));
    move.arg[0] = static_cast<std::int16_t>(amount);
    return move;
}

/// A game whose first prize goes to the seat with the highest of these bids.
Game afterBids(const std::vector<Move>& bids)
{
    Game game = toy::newGame(3);
    game.roll();
    for (const Move& move : bids)
        if (game.apply(move)) qFatal("bid refused");
    return game;
}

/// Everything that can be seen of a game.
struct Picture {
    State state;
    Decision pending;
    int here = 0;
    int nodes = 0;
    explicit Picture(const Game& game)
        : state(game.state()), pending(game.pending()), here(game.here()), nodes(game.journal().size())
    {}
    bool operator==(const Picture&) const = default;
};

} // namespace

class TestGame : public QObject {
    Q_OBJECT

private slots:
    void whatIsPendingFollowsFromTheState()
    {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Game game = toy::newGame(seed);
            Random random(seed);
            while (!game.over()) {
                QVERIFY(game.pending() == decidedAnew(game));
                stepOn(game, random);
            }
        }
    }

    void theSameSeedAndMovesAreTheSameGame()
    {
        Game a = toy::newGame(5);
        Game b = toy::newGame(5);
        Random forA(9);
        Random forB(9);
        playOn(a, forA);
        playOn(b, forB);
        QVERIFY(a.state() == b.state());
        const auto hash = [](const Game& game) {
            return stableHash(factsOf(game), game.rules().fields(), game.rules().vocabulary());
        };
        QCOMPARE(hash(a), hash(b));
        Game c = toy::newGame(6);
        Random forC(9);
        playOn(c, forC);
        QVERIFY(hash(a) != hash(c));
    }

    void sealedAnswersMayComeInAnyOrder()
    {
        std::vector<Move> bids{bid(0, 2), bid(1, 5), bid(2, 3)};
        std::vector<int> order{0, 1, 2};
        const Game expected = afterBids(bids);
        do {
            std::vector<Move> shuffled;
            for (const int seat : order) shuffled.push_back(bids[static_cast<std::size_t>(seat)]);
            const Game game = afterBids(shuffled);
            QVERIFY(game.state() == expected.state());
            QVERIFY(game.pending() == expected.pending());
        } while (std::next_permutation(order.begin(), order.end()));
        QCOMPARE(int{expected.pending().seat}, 1);
    }

    void nobodySeesASealedAnswer()
    {
        Game game = afterBids({bid(1, 5)});
        Game other = afterBids({bid(1, 4)});
        State seen;
        State seenOther;
        for (const int seat : {-1, 0, 2}) {
            game.rules().view(game.state(), seat, seen);
            game.rules().view(other.state(), seat, seenOther);
            QVERIFY(seen == seenOther);
        }
        game.rules().view(game.state(), 1, seen);
        game.rules().view(other.state(), 1, seenOther);
        QVERIFY(!(seen == seenOther));
    }

    void whatIsRefusedChangesNothing()
    {
        Game game = afterBids({bid(1, 5)});
        const Picture before(game);
        QVERIFY(game.apply(bid(1, 2))); // has answered
        QVERIFY(game.apply(bid(0, 8))); // more than there is
        QVERIFY(game.apply(bid(7, 1))); // nobody
        QVERIFY(game.apply(Move(toy::March, 0)));
        QVERIFY(game.check(bid(0, 8)));
        QVERIFY(!game.check(bid(0, 7)));
        Outcome outcome;
        outcome.add(1);
        QVERIFY(!game.resolve(outcome)); // nothing is rolled for
        QVERIFY(game.edit({Fact{.field = 99}}));
        QVERIFY(game.edit({}));
        QVERIFY(!game.setOption("house.rounds", 7));
        QVERIFY(!game.setOption("house.fixed", true));
        QVERIFY(!game.setOption("house.unknown", true));
        QVERIFY(!game.setOption("house.rounds", true));
        QVERIFY(Picture(game) == before);
    }

    /// Rules are many times as large as a step: however often options are switched, only a few of them are kept.
    void fewRulesAreKept_data()
    {
        QTest::addColumn<int>("different");
        QTest::newRow("to and fro") << 2;
        QTest::newRow("never the same") << 5'000;
    }
    void fewRulesAreKept()
    {
        QFETCH(int, different);
        constexpr int kSteps = 5'000;
        std::vector<std::weak_ptr<const Rules>> made;
        RulesMaker maker = toy::maker();
        OptionSpec count = maker.specs[0]; // the rounds
        count.id = "house.count";
        count.min = 0;
        count.max = kSteps;
        count.byDefault = 0;
        maker.specs.push_back(count);
        maker.make = [&made, make = maker.make](const OptionValues& options) {
            auto rules = make(options);
            made.emplace_back(*rules);
            return rules;
        };
        Game game(toy::newGame(1).sharedRules(), OptionValues(maker.specs), 1, maker);
        for (int i = 1; i <= kSteps; ++i) QVERIFY(game.setOption("house.count", i % different).has_value());
        const auto living = [&] {
            return std::ranges::count_if(made, [](const auto& rules) { return !rules.expired(); });
        };
        QVERIFY2(living() <= 9, std::to_string(living()).c_str());
        if (different == 2) QCOMPARE(made.size(), std::size_t{1}); // those of the start are there
        Random random(1);
        for (int i = 0; i < 200; ++i) {
            const int node = static_cast<int>(below(random, kSteps));
            game.goTo(node);
            QCOMPARE(game.options().number("house.count"), node % different);
        }
        game.goTo(0);
        QCOMPARE(game.options().number("house.count"), 0);
        QCOMPARE(game.startOptions().number("house.count"), 0);
        const Game copy = game;
        QVERIFY(living() <= 9 && copy.journal().size() == kSteps + 1);
    }

    void optionsThatDoNotGoTogetherAreRefused()
    {
        Game game = afterBids({});
        const auto code = [&](const char* id, bool on) {
            const Result<void> done = game.setOption(id, on);
            return QString::fromStdString(done ? std::string("set") : done.error().front().code);
        };
        const Picture before(game);
        QCOMPARE(code("house.echo", true), QString("option-needs"));
        QVERIFY(Picture(game) == before);
        QCOMPARE(code("house.loud", true), QString("set"));
        QCOMPARE(code("house.echo", true), QString("set"));
        const Picture both(game);
        QCOMPARE(code("house.quiet", true), QString("option-excludes"));
        QCOMPARE(code("house.loud", false), QString("option-needs")); // the echo would be left alone
        QVERIFY(Picture(game) == both);
        QCOMPARE(code("house.echo", false), QString("set"));
        QCOMPARE(code("house.loud", false), QString("set"));
        QCOMPARE(code("house.quiet", true), QString("set"));
    }

    void refusalsNameARule()
    {
        Game game = afterBids({});
        QCOMPARE(int{game.apply(bid(0, 8)).rule}, int{toy::BidGold});
        QVERIFY(game.consulted().test(toy::BidGold));
    }

    void undoGoesBackThroughEveryStateToTheStart()
    {
        Game game = toy::newGame(12);
        Random random(4);
        std::vector<Picture> pictures{Picture(game)};
        while (!game.over()) {
            stepOn(game, random);
            pictures.emplace_back(game);
        }
        const int nodes = game.journal().size();
        for (std::size_t i = pictures.size() - 1; i > 0; --i) {
            QVERIFY(game.state() == pictures[i].state);
            game.undo();
            QVERIFY(game.pending() == pictures[i - 1].pending);
        }
        QCOMPARE(game.here(), 0);
        QVERIFY(!game.canUndo());
        game.undo();
        QCOMPARE(game.here(), 0);
        for (std::size_t i = 1; i < pictures.size(); ++i) {
            QVERIFY(game.canRedo());
            game.redo();
            QVERIFY(game.state() == pictures[i].state);
            QVERIFY(game.pending() == pictures[i].pending);
        }
        QVERIFY(!game.canRedo());
        QCOMPARE(game.journal().size(), nodes);
    }

    void anyPointOfALongTreeIsReached()
    {
        Game game = toy::newGame(31);
        Random random(8);
        std::vector<State> states{game.state()};
        std::vector<Decision> decisions{game.pending()};
        // Grow a bushy tree: now and then go on from anywhere.
        for (int i = 0; i < 1500; ++i) {
            if (game.over() || below(random, 20) == 0)
                game.goTo(static_cast<int>(below(random, static_cast<std::uint32_t>(game.journal().size()))));
            if (game.over()) continue;
            stepOn(game, random);
            if (game.journal().size() > static_cast<int>(states.size())) {
                states.push_back(game.state());
                decisions.push_back(game.pending());
            }
        }
        QVERIFY(states.size() > 300);
        for (int i = 0; i < 2000; ++i) {
            const auto node = below(random, static_cast<std::uint32_t>(states.size()));
            game.goTo(static_cast<int>(node));
            QVERIFY(game.state() == states[node]);
            QVERIFY(game.pending() == decisions[node]);
        }
    }

    void theLastThrowIsThatOfTheLineUpToHere()
    {
        // Two equal bids are settled by dice; before them only prizes were shuffled.
        Game game = afterBids({bid(0, 3), bid(1, 3), bid(2, 1)});
        QVERIFY(!game.lastRoll());
        const int before = game.here();
        QVERIFY(game.pending().pending == Pending::Chance);
        const Message what = game.pending().chance.what;
        game.roll();
        const int thrown = game.here();
        QVERIFY(game.lastRoll() && game.lastRoll()->node == thrown && game.lastRoll()->what == what);
        QVERIFY(!game.rollBefore(thrown)); // a bid came before it
        Random random(3);
        for (int i = 0; i < 3; ++i) stepOn(game, random);
        const int after = game.here();
        game.goTo(before);
        QVERIFY(!game.lastRoll());

        Game loaded = toy::newGame(3);
        QVERIFY(loaded.load(game.journal(), after).has_value());
        QVERIFY(loaded.lastRoll().has_value());
        loaded.goTo(thrown);
        QCOMPARE(loaded.lastRoll()->node, thrown);
        // Another throw from the same place is another branch, which keeps its own when the first one goes.
        loaded.goTo(before);
        Outcome other;
        for (int die = 0; die < loaded.pending().chance.count; ++die) other.add(die + 1);
        QVERIFY(loaded.resolve(other));
        loaded.remove(thrown);
        QCOMPARE(loaded.lastRoll()->node, loaded.here());
        QVERIFY(std::get<Outcome>(loaded.journal().node(loaded.lastRoll()->node).step) !=
                std::get<Outcome>(game.journal().node(thrown).step));
    }

    void drawsAfterUndoAreTheSame()
    {
        Game game = toy::newGame(2);
        const Outcome first = game.roll();
        game.undo();
        QVERIFY(game.roll() == first);
        QCOMPARE(game.journal().size(), 2);
    }

    void aForcedOutcomeDoesNotShiftLaterDraws()
    {
        const auto tie = [](Game& game) {
            game.roll();
            for (int seat = 0; seat < toy::kSeats; ++seat) QVERIFY(!game.apply(bid(seat, 0)));
        };
        const auto dice = [](const std::vector<int>& faces) {
            Outcome outcome;
            for (const int face : faces) outcome.add(face);
            return outcome;
        };
        Game game = toy::newGame(2);
        tie(game);
        QVERIFY(game.resolve(dice({6, 6, 6}))); // another tie
        const Outcome second = game.roll();
        Game again = toy::newGame(2);
        tie(again);
        QVERIFY(again.resolve(dice({5, 5, 5})));
        QVERIFY(again.roll() == second);
        QVERIFY(!second.setByHand);
        const int forced = game.journal().node(game.here()).parent;
        QVERIFY(std::get<Outcome>(game.journal().node(forced).step).setByHand);
    }

    void branchesLiveSideBySide()
    {
        Game game = toy::newGame(3);
        game.roll();
        const int fork = game.here();
        QVERIFY(!game.apply(bid(0, 1)));
        const int first = game.here();
        game.undo();
        QVERIFY(!game.apply(bid(0, 2)));
        const int second = game.here();
        QVERIFY(first != second);
        QCOMPARE(game.journal().node(fork).children, (std::vector<int>{first, second}));

        game.undo();
        game.redo();
        QCOMPARE(game.here(), second); // along the line last seen
        game.goTo(first);
        game.goTo(0);
        game.redo();
        game.redo();
        QCOMPARE(game.here(), first);

        game.promote(second);
        QCOMPARE(game.journal().mainEnd(0), second);
        game.rename(second, "what if");
        game.goTo(second);
        QVERIFY(!game.apply(bid(1, 1)));
        game.remove(first);
        QCOMPARE(game.journal().size(), 4);
        QCOMPARE(game.journal().node(game.journal().node(game.here()).parent).name, std::string("what if"));
        game.undo();
        game.redo();
        QVERIFY(!game.pending().owes(1));
    }

    void removingWhereOneStandsGoesToTheParent()
    {
        Game game = afterBids({bid(0, 1), bid(1, 2)});
        const Picture end(game);
        game.remove(game.journal().line(game.here())[2]);
        QCOMPARE(game.journal().size(), 2);
        QCOMPARE(game.here(), 1);
        QVERIFY(game.pending().owes(0));
        QVERIFY(!game.apply(bid(0, 1)));
        QVERIFY(!game.apply(bid(1, 2)));
        QVERIFY(game.state() == end.state);
    }

    void undoToTheLastDecisionOfAPerson()
    {
        Game game = afterBids({bid(0, 1), bid(1, 2), bid(2, 3)});
        QVERIFY(!game.apply(Move(toy::Rest, 2)));
        QVERIFY(game.undoToDecision([](int seat) { return seat == 0; }));
        QVERIFY(game.pending().owes(0) && game.pending().owes(1));
        QVERIFY(!game.undoToDecision([](int seat) { return seat == 0; }));
        QCOMPARE(game.here(), 1);
    }

    void optionsSwitchDuringPlay()
    {
        Game game = afterBids({bid(0, 1), bid(1, 2), bid(2, 3)});
        const int before = game.here();
        QVERIFY(game.setOption("house.rounds", 1).has_value());
        QCOMPARE(game.options().number("house.rounds"), 1);
        QVERIFY(!game.apply(Move(toy::Rest, 2)));
        QVERIFY(game.over());
        game.goTo(before);
        QCOMPARE(game.options().number("house.rounds"), 4);
        QVERIFY(!game.apply(Move(toy::Rest, 2)));
        QVERIFY(!game.over());
        game.undo();
        game.goTo(before + 2);
        QVERIFY(game.over());
        QCOMPARE(game.options().number("house.rounds"), 1);
    }

    void positionsAreEditedAndPlayedOn()
    {
        Game game = afterBids({bid(0, 1), bid(1, 2), bid(2, 3)});
        Facts facts = factsOf(game);
        for (Fact& fact : facts)
            if (game.rules().fields()[fact.field].path == "places.{place}.pieces" && fact.key[0] == 4) fact.value = 9;
        std::ranges::reverse(facts); // any order will do
        QVERIFY(!game.edit(facts));
        std::ranges::sort(facts);
        QVERIFY(factsOf(game) == facts);
        Move march(toy::March, 2);
        march.arg = {4, 5, 3, 0};
        QVERIFY(!game.apply(march));
        const Picture end(game);
        game.goTo(1);
        game.goTo(end.here);
        QVERIFY(Picture(game) == end);
    }

    void theLogTellsEachStep()
    {
        const Game game = afterBids({bid(0, 1), bid(1, 2), bid(2, 3)});
        QVERIFY(game.log(2).empty());
        QCOMPARE(game.log(game.here()).size(), std::size_t{1});
        QCOMPARE(int{game.log(game.here())[0].text}, int{toy::LogWon});
        QCOMPARE(int{game.log(game.here())[0].arg[0]}, 2);
    }

    void recordsAreLoadedWithEverything()
    {
        Game game = toy::newGame(17);
        Random random(6);
        for (int i = 0; i < 400; ++i) {
            if (game.over() || below(random, 10) == 0)
                game.goTo(static_cast<int>(below(random, static_cast<std::uint32_t>(game.journal().size()))));
            if (game.over()) continue;
            if (below(random, 30) == 0)
                QVERIFY(game.setOption("house.rounds", 3 + static_cast<int>(below(random, 4))).has_value());
            else if (below(random, 30) == 0)
                QVERIFY(!game.edit(factsOf(game)));
            else
                stepOn(game, random);
        }
        game.goTo(game.journal().size() / 2);
        game.rename(game.here(), "here");
        game.setNote(game.here(), "a note");
        game.promote(game.journal().size() - 1);

        Game loaded = toy::newGame(17);
        QVERIFY(loaded.load(game.journal(), game.here()).has_value());
        QCOMPARE(loaded.journal().size(), game.journal().size());
        QVERIFY(loaded.state() == game.state());
        QVERIFY(loaded.pending() == game.pending());
        QVERIFY(loaded.options() == game.options());
        QCOMPARE(loaded.journal().node(loaded.here()).name, std::string("here"));
        QCOMPARE(loaded.journal().node(loaded.here()).note, std::string("a note"));
        // The lines are the same, first children first.
        int a = 0;
        int b = 0;
        while (!game.journal().node(a).children.empty()) {
            QCOMPARE(loaded.journal().node(b).children.size(), game.journal().node(a).children.size());
            QVERIFY(a == 0 || loaded.journal().node(b).step == game.journal().node(a).step);
            a = game.journal().node(a).children.back();
            b = loaded.journal().node(b).children.back();
        }
    }

    void aRecordAgainstTheRulesIsKeptUpToThere()
    {
        Game game = afterBids({bid(0, 1), bid(1, 2)});
        Journal journal = game.journal();
        const int bad = journal.add(game.here(), bid(2, 8));
        const int after = journal.add(bad, Move(toy::Rest, 2));
        const int elsewhere = journal.add(1, bid(2, 4));

        Game loaded = toy::newGame(3);
        const Result<void> result = loaded.load(journal, after);
        QVERIFY(!result.has_value());
        QCOMPARE(result.error().size(), std::size_t{1});
        QCOMPARE(result.error()[0].code, std::string("journal-step"));
        QCOMPARE(result.error()[0].args[0].second, std::to_string(bad));
        QVERIFY(loaded.state() == game.state());
        QCOMPARE(loaded.journal().size(), journal.size() - 2);
        QVERIFY(elsewhere > 0);
        // The game goes on from there.
        QVERIFY(!loaded.apply(bid(2, 7)));
    }

    void anOutcomeThatTheSeedDoesNotGiveWasTypedIn()
    {
        Game game = toy::newGame(3);
        game.roll();
        Game other = toy::newGame(4);
        QVERIFY(other.load(game.journal(), 1).has_value());
        QVERIFY(std::get<Outcome>(other.journal().node(1).step).setByHand);
        QVERIFY(other.state() == game.state());
    }

    void aCopyIsAGameOfItsOwn()
    {
        Game game = afterBids({bid(0, 1)});
        Game copy = game;
        QVERIFY(!copy.apply(bid(1, 2)));
        QVERIFY(!copy.apply(bid(2, 3)));
        QCOMPARE(game.journal().size(), 3);
        copy.goTo(0);
        copy.goTo(2);
        QVERIFY(copy.state() == game.state());
    }
};

QTEST_APPLESS_MAIN(TestGame)
#include "tst_game.moc"
