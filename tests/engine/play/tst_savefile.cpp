// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/savefile.h"

#include <QtTest>

#include <algorithm>

#include "engine/game/domain.h"
#include "tests/engine/support/anytext.h"
#include "tests/engine/support/toyrules.h"

using namespace marches::engine;

namespace {

GameSetup setup()
{
    GameSetup made;
    made.variant.map = "ring";
    made.variant.ruleset = "toy";
    made.rules.data.options = toy::optionSpecs();
    made.options = OptionValues(toy::optionSpecs());
    made.seats = {{"red", {}, {}}, {"green", "side-one", {"jade", "moss"}}, {"blue", {}, {}}};
    made.game = toy::newGame(1).sharedRules();
    made.maker = toy::maker();
    return made;
}

std::vector<SavedPlayer> players()
{
    return {{"red", "Ann: \"the\" Red", "person"}, {"green", "", "easy"}, {"blue", "", "medium"}};
}

/// A game with branches, edits, switched options, forced dice, names and notes.
Game bushyGame(std::uint64_t seed)
{
    Game game = toy::newGame(seed);
    Random random(seed);
    Facts facts;
    for (int i = 0; i < 300; ++i) {
        const auto any = [&] {
            return static_cast<int>(below(random, static_cast<std::uint32_t>(game.journal().size())));
        };
        if (game.over() || below(random, 10) == 0) game.goTo(any());
        if (below(random, 25) == 0) game.rename(game.here(), "branch " + std::to_string(i));
        if (below(random, 25) == 0) game.setNote(game.here(), "yes\n\"no\" " + std::to_string(i));
        if (game.over()) continue;
        if (below(random, 30) == 0) {
            if (!game.setOption("house.rounds", 3 + static_cast<int>(below(random, 4)))) qFatal("option");
        } else if (below(random, 30) == 0) {
            game.rules().describe(game.state(), facts);
            if (game.edit(facts)) qFatal("edit");
        } else if (game.pending().pending == Pending::Chance) {
            const Outcome outcome = game.roll();
            if (below(random, 3) == 0) {
                game.undo();
                game.resolve(outcome);
            }
        } else {
            Move move;
            if (!sample(game.pending(), game.state(), random, move) || game.apply(move)) qFatal("move");
        }
    }
    game.goTo(game.journal().size() / 3);
    return game;
}

OpenedGame reopened(const std::string& text)
{
    const Result<SavedGame> saved = readSave(text, "game.yaml");
    if (!saved)
        qFatal("not read: %s %s line %d", saved.error()[0].code.c_str(), saved.error()[0].path.c_str(),
               saved.error()[0].line);
    return openSave(*saved, setup());
}

} // namespace

class TestSaveFile : public QObject {
    Q_OBJECT

private slots:
    void sheetsComeBackWithTheirTurns()
    {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Game game = bushyGame(seed);
            const int middle = game.journal().size() / 2;
            MailRecord mail;
            mail.deadline = "2026-12-01T20:00";
            mail.reserves = {{"red", "", "A Par H\n"}};
            mail.turns = {
                {0, middle, {{"green", "green.txt", "# \t: odd \"text\"\n\n  A Par - Bur  \n \n"}}, {"3", "no"}},
                {middle, -1, {{"", "", "é – ’\nlast line"}, {"blue", "", ""}}, {}}};
            const std::string text = writeSave(setup(), players(), game, mail);
            const OpenedGame opened = reopened(text);
            QVERIFY(opened.errors.empty());
            QCOMPARE(opened.mail.turns.size(), mail.turns.size());
            // Nodes are numbered as they stand in the file.
            const auto step = [](const Game& of, int node) { return of.journal().node(node).step; };
            QVERIFY(step(opened.game, opened.mail.turns[1].at) == step(game, middle));
            QCOMPARE(opened.mail.turns[0].to, opened.mail.turns[1].at);
            QVERIFY(opened.mail.turns[0].sheets == mail.turns[0].sheets);
            QVERIFY(opened.mail.turns[0].answers == mail.turns[0].answers);
            QVERIFY(opened.mail.turns[1].sheets == mail.turns[1].sheets);
            QVERIFY(opened.mail.reserves == mail.reserves);
            QCOMPARE(opened.mail.deadline, mail.deadline);
            QCOMPARE(writeSave(setup(), players(), opened.game, opened.mail), text);
        }
    }
    /// A game is known by the variant that it was begun as.
    void theVariantIsNamed()
    {
        GameSetup named = setup();
        named.variant.id = "evening";
        const std::string text = writeSave(named, players(), bushyGame(1), {});
        QVERIFY(text.find("\nvariant: evening\n") != std::string::npos);
        QCOMPARE(readSave(text, "game.yaml")->variant.id, std::string("evening"));
        QVERIFY(readSave(writeSave(setup(), players(), bushyGame(1), {}), "game.yaml")->variant.id ==
                setup().variant.id);
    }
    void aSavedGameOpensAsItWas()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Game game = bushyGame(seed);
            const std::string text = writeSave(setup(), players(), game);
            const OpenedGame opened = reopened(text);
            QVERIFY2(opened.errors.empty(), opened.errors.empty() ? "" : opened.errors[0].code.c_str());
            QCOMPARE(opened.game.journal().size(), game.journal().size());
            QVERIFY(opened.game.state() == game.state());
            QVERIFY(opened.game.options() == game.options());
            QCOMPARE(opened.game.journal().node(opened.game.here()).note, game.journal().node(game.here()).note);
            QCOMPARE(writeSave(setup(), players(), opened.game), text);
        }
    }

    /// Whatever a person pastes into a name or a note, the game is read again.
    void anyTextIsReadAgain()
    {
        for (unsigned seed = 1; seed <= 100; ++seed) {
            test::AnyText any(seed);
            Game game = bushyGame(seed);
            for (int node = 0; node < game.journal().size(); ++node) {
                if (any.below(3) == 0) game.rename(node, any.text(100));
                if (any.below(3) == 0) game.setNote(node, any.text(400));
            }
            const std::vector<SavedPlayer> named{
                {"red", any.text(200), "person"}, {"green", any.text(3), "easy"}, {"blue", "\uFEFF\v\u0085", "medium"}};
            const std::string text = writeSave(setup(), named, game);
            const Result<SavedGame> saved = readSave(text, "game.yaml");
            QVERIFY2(saved.has_value(), saved ? "" : saved.error()[0].code.c_str());
            QVERIFY(saved->players == named);
            const OpenedGame opened = openSave(*saved, setup());
            QVERIFY(opened.errors.empty());
            QCOMPARE(opened.game.journal().node(0).note, game.journal().node(0).note);
            QCOMPARE(writeSave(setup(), named, opened.game), text);
        }
    }

    void theReplayIsToldAndMayBeGivenUp()
    {
        Game game = toy::newGame(3);
        Random random(3);
        Move move;
        while (!game.over()) {
            if (game.pending().pending == Pending::Chance)
                game.roll();
            else if (!sample(game.pending(), game.state(), random, move) || game.apply(move))
                qFatal("move");
        }
        const int steps = game.journal().size() - 1;
        Result<SavedGame> saved = readSave(writeSave(setup(), players(), game), "game.yaml");
        QVERIFY(saved.has_value());
        // The same game over and over: branches that are there already.
        const YamlNode line = *saved->record.find("steps");
        YamlNode& branches = saved->record.add("branches", YamlNode::list());
        for (int i = 0; i < 2'000 / steps + 1; ++i) {
            YamlNode& branch = branches.append(YamlNode::map());
            branch.add("from", YamlNode::number(0));
            branch.add("steps", line);
        }
        std::vector<double> told;
        const OpenedGame whole = openSave(*saved, setup(), [&told](double done) { return told.push_back(done), true; });
        QVERIFY(whole.errors.empty());
        QCOMPARE(whole.game.journal().size(), game.journal().size());
        QVERIFY(told.size() > 5 && told.front() == 0 && told.back() < 1);
        QVERIFY(std::ranges::is_sorted(told));

        int asked = 0;
        const OpenedGame left = openSave(*saved, setup(), [&asked](double) { return ++asked, false; });
        QCOMPARE(asked, 1);
        QCOMPARE(left.game.journal().size(), 1);
    }

    /// A long name or note of the start is no worse than one of any other moment.
    void longTextsAreReadAgain()
    {
        Game game = toy::newGame(1);
        game.rename(0, std::string(5'000, 'x'));
        game.setNote(0, std::string(100'000, 'y'));
        const Result<SavedGame> saved = readSave(writeSave(setup(), players(), game), "game.yaml");
        QVERIFY(saved.has_value());
        QCOMPARE(openSave(*saved, setup()).game.journal().node(0).note.size(), std::size_t{100'000});
    }

    void theHeadIsRead()
    {
        const Result<SavedGame> saved = readSave(writeSave(setup(), players(), bushyGame(3)), "game.yaml");
        QVERIFY(saved.has_value());
        QCOMPARE(saved->variant.map, std::string("ring"));
        QCOMPARE(saved->variant.ruleset, std::string("toy"));
        QVERIFY(saved->players == players());
        QCOMPARE(saved->variant.seats[1].armies, (std::vector<std::string>{"jade", "moss"}));
        QCOMPARE(saved->seed, std::uint64_t{3});
    }

    void optionsAreThoseOfTheStart()
    {
        GameSetup made = setup();
        QVERIFY(made.options.set(toy::optionSpecs(), "house.rounds", 2));
        Game game(made.game, made.options, 5, made.maker);
        QVERIFY(game.setOption("house.rounds", 6).has_value());
        const Result<SavedGame> saved = readSave(writeSave(made, players(), game), "game.yaml");
        QVERIFY(saved.has_value());
        QCOMPARE(saved->variant.options.size(), std::size_t{1});
        QVERIFY(saved->variant.options[0].value == OptionValue(2));
    }

    /// Games of random bots under options that let them last take over 50,000 steps.
    void aVeryLongGameIsReadAgain()
    {
        constexpr int kSteps = 60'000;
        std::string text = "marches: save/1\nmap: ring\nruleset: toy\nseed: 3\nhere: 0\nsteps:\n";
        for (int i = 0; i < kSteps; ++i) text += "  - {seat: red, do: move, from: alpha, to: beta, count: 3}\n";
        const Result<SavedGame> saved = readSave(text, "game.yaml");
        QVERIFY(saved.has_value());
        QCOMPARE(static_cast<int>(saved->record.find("steps")->items.size()), kSteps);
        for (int i = kSteps; i <= kMostSavedSteps; ++i) text += "  - {seat: red}\n";
        QVERIFY(!readSave(text, "game.yaml").has_value());
    }

    void aBigSeedIsKept()
    {
        const Game game = toy::newGame(~std::uint64_t{0});
        QCOMPARE(readSave(writeSave(setup(), players(), game), "f")->seed, ~std::uint64_t{0});
    }

    /// What a person set stays marked, also where the seed would have given the same; what was drawn stays unmarked.
    void outcomesSetByHandStayMarked()
    {
        int marks[2] = {0, 0};
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Game game = toy::newGame(seed);
            Random random(seed);
            for (int how = static_cast<int>(seed % 3); !game.over();) {
                if (game.pending().pending != Pending::Chance) {
                    Move move;
                    QVERIFY(sample(game.pending(), game.state(), random, move) && !game.apply(move));
                    continue;
                }
                const Chance chance = game.pending().chance;
                Outcome outcome = game.roll();
                how = (how + 1) % 3;
                if (how == 0) continue;
                game.undo();
                if (how == 1 && chance.kind == Chance::Kind::Dice)
                    outcome.at(0) = static_cast<std::int16_t>(outcome[0] % chance.sides + 1);
                QVERIFY(game.resolve(outcome));
            }
            const OpenedGame opened = reopened(writeSave(setup(), players(), game));
            QVERIFY(opened.errors.empty());
            const Journal& before = game.journal();
            const Journal& after = opened.game.journal();
            const std::vector<int> line = before.line(game.here());
            const std::vector<int> read = after.line(opened.game.here());
            QCOMPARE(read.size(), line.size());
            for (std::size_t i = 1; i < line.size(); ++i) {
                QVERIFY(after.node(read[i]).step == before.node(line[i]).step); // mark and all
                if (const auto* outcome = std::get_if<Outcome>(&after.node(read[i]).step))
                    ++marks[outcome->setByHand ? 1 : 0];
            }
        }
        QVERIFY(marks[0] > 5 && marks[1] > 10);
    }

    void badRecordsAreKeptAsFarAsTheyGo()
    {
        const std::string text = "marches: save/1\n"
                                 "map: ring\n"
                                 "ruleset: toy\n"
                                 "seed: 3\n"
                                 "here: 3\n"
                                 "steps:\n"
                                 "  - {shuffle: [prize-1, prize-2, prize-3, prize-4, prize-5, prize-6]}\n"
                                 "  - {seat: red, do: bid, amount: 2}\n"
                                 "  - {seat: green, do: bid, amount: 9}\n"
                                 "  - {seat: blue, do: bid, amount: 1}\n"
                                 "branches:\n"
                                 "  - from: 1\n"
                                 "    steps:\n"
                                 "      - {seat: green, do: bid, amount: 1}\n"
                                 "      - {roll: [6]}\n"
                                 "  - from: 4\n"
                                 "    steps:\n"
                                 "      - {seat: green, do: bid, amount: 1}\n"
                                 "  - from: 99\n"
                                 "    steps: []\n";
        const OpenedGame opened = reopened(text);
        QCOMPARE(opened.errors.size(), std::size_t{3});
        QCOMPARE(opened.errors[0].code, std::string("save-step"));
        QCOMPARE(opened.errors[0].line, 9);
        QCOMPARE(opened.errors[0].args[0].second, std::string("TOY-2"));
        QCOMPARE(opened.errors[1].code, std::string("save-outcome"));
        QCOMPARE(opened.errors[1].line, 15);
        QCOMPARE(opened.errors[2].code, std::string("save-branch"));
        QCOMPARE(opened.game.journal().size(), 4);
        QCOMPARE(opened.game.here(), 2);                                          // as near as it gets
        QVERIFY(std::get<Outcome>(opened.game.journal().node(1).step).setByHand); // not what the seed gives
    }

    void badHeadsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("another kind") << "marches: map/1\n";
        QTest::newRow("no seed") << "marches: save/1\nmap: ring\nruleset: toy\n";
        QTest::newRow("bad seed") << "marches: save/1\nmap: ring\nruleset: toy\nseed: -4\n";
        QTest::newRow("seed too big") << "marches: save/1\nmap: ring\nruleset: toy\nseed: 99999999999999999999\n";
        QTest::newRow("unknown key") << "marches: save/1\nmap: ring\nruleset: toy\nseed: 4\nstep: []\n";
        QTest::newRow("newer") << "marches: save/2\nmap: ring\nruleset: toy\nseed: 4\n";
    }
    void badHeadsAreRefused()
    {
        QFETCH(QString, text);
        const Result<SavedGame> saved = readSave(text.toStdString(), "game.yaml");
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error()[0].file, std::string("game.yaml"));
    }
};

QTEST_APPLESS_MAIN(TestSaveFile)
#include "tst_savefile.moc"
