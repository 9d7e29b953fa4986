// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <filesystem>

#include "engine/io/files.h"
#include "engine/package/cardreader.h"
#include "engine/package/contentapplier.h"
#include "engine/package/contentdraft.h"
#include "engine/package/library.h"
#include "engine/package/textloading.h"
#include "engine/record/savefile.h"
#include "engine/rules/registry/registry.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"
#include "engine/simulation/simulation.h"

using namespace marches::engine;

namespace {

const Library& shipped()
{
    static const Library library(MARCHES_SOURCE_DIR, "");
    return library;
}

QString told(const Errors& errors)
{
    QString all;
    for (const Error& error : errors) {
        all +=
            QString::fromStdString(error.code + " " + std::to_string(error.line) + ":" + std::to_string(error.column));
        for (const auto& [name, value] : error.args)
            if (name == "hint") all += " " + QString::fromStdString(value);
        all += "; ";
    }
    return all;
}

template <class T> QString told(const Result<T>& result) { return result ? QString() : told(result.error()); }

/// A variant of a game with this content: ten lines of head, so that the content begins in line 7.
std::string variantText(const char* map, const char* ruleset, const std::string& content)
{
    return std::string("marches: variant/1\nid: mine\nlanguage: en\nname: Mine\nmap: ") + map +
           "\nruleset: " + ruleset + "\n" + content;
}

Result<GameSetup> setupOf(const char* map, const char* ruleset, const std::string& content)
{
    const Result<VariantData> variant = readVariant(variantText(map, ruleset, content), "mine.yaml");
    if (!variant) return fail(variant.error());
    return shipped().setup(*variant);
}

/// The decks as a variant would have to say them, to compare.
bool sameDecks(const RulesetData& a, const RulesetData& b)
{
    return std::ranges::equal(a.decks, b.decks, [](const DeckSpec& one, const DeckSpec& other) {
        return one.id == other.id && std::ranges::equal(one.cards, other.cards, sameCard);
    });
}

const CardSpec* card(const RulesetData& data, const char* deck, const char* id)
{
    const auto found = std::ranges::find(data.decks, std::string(deck), &DeckSpec::id);
    if (found == data.decks.end()) return nullptr;
    const auto in = std::ranges::find(found->cards, std::string(id), &CardSpec::id);
    return in == found->cards.end() ? nullptr : &*in;
}

/// Null: it has none of this id.
const OptionSpec* optionOf(const GameSetup& setup, const char* id)
{
    const auto found = std::ranges::find(setup.rules.data.options, std::string(id), &OptionSpec::id);
    return found == setup.rules.data.options.end() ? nullptr : &*found;
}

SimulationTally simulated(const GameSetup& setup, std::uint64_t games, const char* level = "easy")
{
    SimulationRun run;
    run.rules = setup.game;
    for (const SeatInfo& seat : run.rules->seats()) run.subject.seats.push_back(seat.id);
    run.subject.bots.assign(run.subject.seats.size(), level);
    run.subject.seed = 5;
    run.subject.games = games;
    run.subject.moveLimit = 3'000;
    run.jobs = 1;
    const Result<GameOutcome> outcome = simulate(run);
    if (!outcome || !outcome->findings.empty()) qFatal("the simulation failed");
    return outcome->result.tally;
}

struct GameOfRules {
    const char* map;
    const char* ruleset;
};
constexpr GameOfRules kGamesWithDecks[] = {{"castle-europe", "castle-risk"},
                                           {"world", "classic-risk"},
                                           {"world", "warrior-risk"},
                                           {"narnia", "narnia-risk-junior"},
                                           {"wardrobe-road", "le-monde-de-narnia"}};

} // namespace

/// Decks, tables, dice and set-up that a variant carries.
class VariantContentTest : public QObject {
    Q_OBJECT

private slots:
    void wholeAndChangesSayTheSame_data();
    void wholeAndChangesSayTheSame();
    void whatIsWrittenIsReadAgain_data();
    void whatIsWrittenIsReadAgain();
    void whatMeansNothingIsRefused_data();
    void whatMeansNothingIsRefused();
    void gamesArePlayedByIt_data();
    void gamesArePlayedByIt();
    void setUpChangesTheBoard();
    void savedGamesCarryIt();
    void scenariosCarryIt();
    void wordsAreThoseOfTheVariant();
    void leastChangesMakeTheSameDecks_data();
    void leastChangesMakeTheSameDecks();
    void differencesAreListed();
    void draftsAreEdited();
    void ownRulesetsHaveABase();
    void rulesetsHaveOptionsOfOthers();
    void optionsOfOthersAreChecked();
    void rulesetsComeWithTheirMap();
    void ownRulesetsAreRefused_data();
    void ownRulesetsAreRefused();
    void hostileContentIsRefusedAtOnce_data();
    void hostileContentIsRefusedAtOnce();
    void hostileRulesetsAreRefusedAtOnce();
    void mutilatedDecksAreRefusedOrPlayed_data();
    void mutilatedDecksAreRefusedOrPlayed();
};

void VariantContentTest::wholeAndChangesSayTheSame_data()
{
    QTest::addColumn<QString>("map");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("whole");
    QTest::addColumn<QString>("changes");
    QTest::addRow("castle") << "castle-europe"
                            << "castle-risk"
                            << R"(decks:
  castle:
    cards:
      reinforcements: {copies: 12, effects: [{reinforce: {track: [1, 2, 3]}}]}
      spy: {copies: 2, effects: [{look-at-hand: {}}]}
      general: {copies: 8, effects: [{attack-die: {add: 1}}]}
      admiral: {copies: 6, effects: [{sail: {}}]}
      marshall: {copies: 8, effects: [{defence-die: {add: 1}}]}
)"
                            << R"(decks:
  castle:
    remove: [diplomat]
    change:
      spy: {copies: 2}
      reinforcements: {rows: {1: {reinforce: {track: [1, 2, 3]}}}}
)";
    QTest::addRow("classic tables") << "world"
                                    << "classic-risk"
                                    << R"(tables:
  tables:
    cards:
      rising-sets: {effects: [{rising: {values: [10, 20], step: 10}}]}
      fixed-sets: {effects: [{fixed: {infantry: 4, cavalry: 6, artillery: 8, mixed: 10}}]}
      start-armies: {effects: [{more-armies: {seats: [20, 15, 10, 5, 0, -2, -4, -5, -6, -7, -8]}}]}
      hands: {effects: [{trade-at: {hand: 4, taken: 6}}]}
)"
                                    << R"(tables:
  tables:
    change:
      rising-sets: {effects: [{rising: {values: [10, 20], step: 10}}]}
    replace:
      hands: {effects: [{trade-at: {hand: 4, taken: 6}}]}
)";
    QTest::addRow("dice of the race") << "wardrobe-road"
                                      << "le-monde-de-narnia"
                                      << R"(dice:
  travel:
    cards:
      travel-1: {copies: 2, effects: [{move: 1}]}
      travel-2: {effects: [{move: 2}]}
      travel-3: {effects: [{move: 3}]}
      travel-4: {effects: [{move: 4}]}
      travel-5: {effects: [{move: 5}]}
      leap: {name: Leap, text: Twelve spaces., effects: [{move: {count: 12}}]}
)"
                                      << R"(dice:
  travel:
    remove: [travel-6]
    change:
      travel-1: {copies: 2}
    add:
      leap: {name: Leap, text: Twelve spaces., effects: [{move: 12}]}
)";
    QTest::addRow("votes") << "world"
                           << "warrior-risk"
                           << R"(tables:
  votes:
    cards:
      aid: {effects: [{face: 1}, {aid: {percent: 50}}]}
      trade-route: {effects: [{face: 2}, {trade-route: {}}]}
      special-force: {effects: [{face: 3}, {contribute: {}}]}
      emergency-leader: {effects: [{face: 4}, {emergency-leader: {}}]}
      special-act: {effects: [{face: 6}, {special-act: {troops: 10}}]}
)"
                           << R"(tables:
  votes:
    remove: [award-territory]
    change:
      aid: {rows: {2: {aid: {percent: 50}}}}
)";
}

void VariantContentTest::wholeAndChangesSayTheSame()
{
    QFETCH(QString, map);
    QFETCH(QString, ruleset);
    QFETCH(QString, whole);
    QFETCH(QString, changes);
    const std::string mapId = map.toStdString();
    const std::string rulesetId = ruleset.toStdString();
    const Result<GameSetup> one = setupOf(mapId.c_str(), rulesetId.c_str(), whole.toStdString());
    QVERIFY2(one, qPrintable(told(one)));
    const Result<GameSetup> other = setupOf(mapId.c_str(), rulesetId.c_str(), changes.toStdString());
    QVERIFY2(other, qPrintable(told(other)));
    const Result<GameSetup> official = setupOf(mapId.c_str(), rulesetId.c_str(), {});
    QVERIFY2(official, qPrintable(told(official)));
    QVERIFY(sameDecks(one->rules.data, other->rules.data));
    QVERIFY(!sameDecks(one->rules.data, official->rules.data));
    const SimulationTally played = simulated(*one, 8);
    QCOMPARE(played, simulated(*other, 8));
    QVERIFY(!(played == simulated(*official, 8)));
}

void VariantContentTest::whatIsWrittenIsReadAgain_data()
{
    wholeAndChangesSayTheSame_data();
    QTest::addRow("set-up") << "diplomacy-europe"
                            << "diplomacy"
                            << R"(set-up:
  territories:
    munich:
      flags: [supply-centre, home]
    kiel:
      flags: {add: [starts-army], remove: [starts-fleet]}
)"
                            << R"(set-up:
  regions:
    germany: {bonus: 3}
  territories:
    munich:
      values: {block: 2}
)";
}

void VariantContentTest::whatIsWrittenIsReadAgain()
{
    QFETCH(QString, whole);
    QFETCH(QString, changes);
    for (const QString& content : {whole, changes}) {
        const Result<VariantData> read = readVariant(variantText("a", "b", content.toStdString()), "mine.yaml");
        QVERIFY2(read, qPrintable(told(read)));
        const std::string written = writeVariant(*read);
        const Result<VariantData> again = readVariant(written, "mine.yaml");
        QVERIFY2(again, qPrintable(told(again) + QString::fromStdString(written)));
        QCOMPARE(QString::fromStdString(writeVariant(*again)), QString::fromStdString(written));
        QCOMPARE(contentMark(again->content), contentMark(read->content));
        QVERIFY(!contentMark(read->content).empty());
    }
}

void VariantContentTest::whatMeansNothingIsRefused_data()
{
    QTest::addColumn<QString>("map");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("expected"); ///< code, line and column, hint
    int number = 0;
    const auto row = [&number](const GameOfRules& game, const char* content, const char* expected) {
        QTest::addRow("%d %s", ++number, expected)
            << game.map << game.ruleset << QString::fromUtf8(content) << QString(expected);
    };
    constexpr GameOfRules castle = kGamesWithDecks[0];
    constexpr GameOfRules risk = kGamesWithDecks[1];
    constexpr GameOfRules warrior = kGamesWithDecks[2];
    constexpr GameOfRules junior = kGamesWithDecks[3];
    constexpr GameOfRules race = kGamesWithDecks[4];
    constexpr GameOfRules diplomacy{"diplomacy-europe", "diplomacy"};
    row(castle, "decks: {castel: {remove: [spy]}}", "unknown-deck 7:9 castle");
    row(castle, "tables: {castle: {remove: [spy]}}", "content-other-key 7:10");
    row(castle, "decks: {castle: {remove: [spi]}}", "content-no-card 7:27 spy");
    row(castle, "decks: {castle: {change: {spi: {copies: 1}}}}", "content-no-card 7:27 spy");
    row(castle, "decks: {castle: {change: {spy: {copies: 101}}}}", "out-of-range 7:41");
    row(castle, "decks: {castle: {change: {spy: {copis: 1}}}}", "unknown-key 7:33 copies");
    row(castle, "decks: {castle: {change: {spy: {timing: now}}}}", "key-without-meaning 7:41");
    row(castle, "decks: {castle: {change: {spy: {rows: {1: {reinforce: {track: 1}}}}}}}", "name-twice 7:44");
    row(castle, "decks: {castle: {change: {spy: {rows: {2: {reinforce: {track: 1}}}}}}}", "content-no-row 7:44");
    row(castle, "decks: {castle: {change: {spy: {rows: {zero: {reinforce: {track: 1}}}}}}}", "content-row-number 7:40");
    row(castle, "decks: {castle: {remove: [spy], change: {spy: {copies: 1}}}}", "name-twice 7:42");
    row(castle, "decks: {castle: {cards: {spy: {copies: 1}}, remove: [spy]}}", "content-whole-and-changed 7:45");
    row(castle, "decks: {castle: {add: {spy: {copies: 1}}}}", "content-card-there 7:24");
    row(castle, "decks: {castle: {add: {herald: {name: H, text: H.}}}}", "card-without-effect 7:24");
    row(castle, "decks: {castle: {change: {reinforcements: {effects: [{reinforce: {trak: [1]}}]}}}}",
        "unknown-key 7:67 track");
    row(castle, "decks: {castle: {change: {reinforcements: {effects: [{reinforce: {track: [1, x]}}]}}}}",
        "expected-integer 7:78");
    row(risk, "tables: {tables: {remove: [handz]}}", "content-no-card 7:28 hands");
    row(risk, "tables: {tables: {remove: [hands]}}", "content-row-needed 7:28");
    row(castle, "tables: {tables: {cards: {}}}", "content-row-needed 7:10");
    row(castle, "tables: {tables: {change: {start-armies: {effects: []}}}}", "card-without-effect 7:28");
    row(risk, "tables: {tables: {change: {hands: {effects: [{trade-ad: {hand: 4}}]}}}}",
        "unknown-effect 7:47 trade-at");
    row(risk, "decks: {cards: {change: {wild: {copies: 9}}}}", "out-of-range 7:26");
    row(risk, "decks: {missions: {add: {third: {name: T, text: T.}}}}", "missing-key 7:26");
    row(risk, "set-up: {regions: {asie: {bonus: 9}}}", "unknown-region 7:20 asia");
    row(risk, "set-up: {territories: {siam: {flags: [capital]}}}", "content-no-flag 7:39");
    row(warrior, "tables: {fate: {change: {boom: {rows: {1: {sum: 4}}}}}}", "warrior-number-twice 7:44");
    row(warrior, "tables: {tables: {remove: [powers]}}", "deck-lacks-effect 7:10");
    row(junior, "decks: {narnia: {remove: [lion-witch-wardrobe]}}", "deck-lacks-effect 7:9");
    row(junior, "decks: {narnia: {add: {frost: {timing: kept}}}}", "missing-key 7:24");
    row(junior, "decks: {narnia: {change: {horn-of-help: {side: aslam}}}}", "unknown-word 7:48 aslan");
    row(race, "tables: {choices: {change: {pay-two: {effects: [{choose: {among: [pay-two, step-back]}}]}}}}",
        "cards-in-a-circle 7:67");
    row(race, "dice: {aslan: {change: {aslan-1: {effects: [{move: 1}]}}}}", "unknown-effect 7:46");
    row(diplomacy, "set-up: {territories: {munch: {flags: [home]}}}", "unknown-place 7:24 munich");
    row(diplomacy, "set-up: {territories: {munich: {flags: {remove: [starts-fleet]}}}}", "content-flag-not-there 7:50");
    row(diplomacy, "set-up: {territories: {munich: {flags: {add: [starts-amry]}}}}",
        "content-no-flag 7:47 starts-army");
    row(diplomacy, "set-up: {territories: {munich: {values: {block: 1}}}}", "content-no-value 7:42");
    row(diplomacy, "set-up: {regions: {germany: {bonus: 1}}}", "content-no-bonus 7:20");
}

void VariantContentTest::whatMeansNothingIsRefused()
{
    QFETCH(QString, map);
    QFETCH(QString, ruleset);
    QFETCH(QString, content);
    QFETCH(QString, expected);
    const std::string mapId = map.toStdString();
    const std::string rulesetId = ruleset.toStdString();
    const Result<GameSetup> made = setupOf(mapId.c_str(), rulesetId.c_str(), content.toStdString() + "\n");
    QVERIFY(!made);
    QVERIFY2(told(made).startsWith(expected + ';'), qPrintable(told(made)));
    QCOMPARE(QString::fromStdString(made.error().front().file), QStringLiteral("mine.yaml"));
}

void VariantContentTest::gamesArePlayedByIt_data()
{
    QTest::addColumn<QString>("map");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("content");
    QTest::addRow("cards of Narnia") << "narnia"
                                     << "narnia-risk-junior"
                                     << "decks: {narnia: {change: {armies-on-the-move: {copies: 9}}}}\n";
    QTest::addRow("bonus of a region") << "world"
                                       << "classic-risk"
                                       << "set-up: {regions: {oceania: {bonus: 40}}}\n";
    QTest::addRow("wolves") << "wardrobe-road"
                            << "le-monde-de-narnia"
                            << R"(decks:
  event:
    change:
      secret-police: {copies: 40}
)";
    QTest::addRow("homes of the wolves") << "wardrobe-road"
                                         << "le-monde-de-narnia"
                                         << "set-up: {territories: {stone-bridge: {flags: []}}}\n";
}

void VariantContentTest::gamesArePlayedByIt()
{
    QFETCH(QString, map);
    QFETCH(QString, ruleset);
    QFETCH(QString, content);
    const std::string mapId = map.toStdString();
    const std::string rulesetId = ruleset.toStdString();
    const Result<GameSetup> mine = setupOf(mapId.c_str(), rulesetId.c_str(), content.toStdString());
    QVERIFY2(mine, qPrintable(told(mine)));
    const Result<GameSetup> official = setupOf(mapId.c_str(), rulesetId.c_str(), {});
    const SimulationTally tally = simulated(*mine, 6);
    QCOMPARE(tally.ended + tally.cut, std::uint64_t{6});
    QVERIFY(!(tally == simulated(*official, 6)));
}

void VariantContentTest::setUpChangesTheBoard()
{
    const Result<GameSetup> official = setupOf("diplomacy-europe", "diplomacy", {});
    const Result<GameSetup> mine = setupOf("diplomacy-europe", "diplomacy", R"(set-up:
  territories:
    munich: {flags: [supply-centre, home]}
    kiel: {flags: {add: [starts-army], remove: [starts-fleet]}}
)");
    QVERIFY2(mine, qPrintable(told(mine)));
    const auto flags = [](const GameSetup& setup, const char* place) {
        return setup.map.board.place(*setup.map.board.findPlace(place)).flags;
    };
    QVERIFY(official->map.board.place(*official->map.board.findPlace("munich")).hasFlag("starts-army"));
    QVERIFY(!mine->map.board.place(*mine->map.board.findPlace("munich")).hasFlag("starts-army"));
    QVERIFY(flags(*mine, "kiel") != flags(*official, "kiel"));
    QCOMPARE(flags(*mine, "berlin"), flags(*official, "berlin"));
    const auto facts = [](const GameSetup& setup) {
        const Game game(setup.game, setup.options, 1, setup.maker);
        Facts described;
        setup.game->describe(game.state(), described);
        return described;
    };
    QVERIFY(facts(*mine).size() < facts(*official).size()); // a unit less
}

void VariantContentTest::savedGamesCarryIt()
{
    const Result<GameSetup> setup = setupOf("castle-europe", "castle-risk", R"(decks:
  castle:
    remove: [diplomat]
    change:
      spy: {copies: 2, name: Watcher}
)");
    QVERIFY2(setup, qPrintable(told(setup)));
    const Game game(setup->game, setup->options, 9, setup->maker);
    const std::string bytes = writeSave(*setup, {}, game);
    const Result<SavedGame> saved = readSave(bytes, "mine.save");
    QVERIFY2(saved, qPrintable(told(saved)));
    const Result<GameSetup> again = shipped().setup(saved->variant);
    QVERIFY2(again, qPrintable(told(again)));
    QVERIFY(sameDecks(setup->rules.data, again->rules.data));
    QVERIFY(openSave(*saved, *again).errors.empty());
    QCOMPARE(QString::fromStdString(writeSave(*again, {}, openSave(*saved, *again).game)),
             QString::fromStdString(bytes));
    QVERIFY(bytes.find("Watcher") != std::string::npos);
}

void VariantContentTest::scenariosCarryIt()
{
    const std::string name = std::string(MARCHES_SOURCE_DIR) +
                             "/tests/scenarios/castle-risk/the-fourth-and-fifth-card-bring-seven-and-eight.yaml";
    std::string bytes = *readFile(name, 1'000'000);
    const auto played = [&name](const std::string& text) {
        const Result<Scenario> scenario = readScenario(text, name, [](const ScenarioHead& head) {
            SetupRequest request;
            request.players = head.players;
            return shipped().setup(head.variant, request);
        });
        return scenario ? run(*scenario).failures : scenario.error();
    };
    QVERIFY2(played(bytes).empty(), qPrintable(told(played(bytes))));
    const std::string track = "decks: {castle: {change: {reinforcements: {rows: {1: {reinforce: {track: [1]}}}}}}}\n";
    const std::size_t at = bytes.find("\ngiven:") + 1;
    QVERIFY2(!played(bytes.substr(0, at) + track + bytes.substr(at)).empty(), "the track of the variant counts");
    const std::string wrong = "decks: {castle: {change: {reinforcement: {copies: 1}}}}\n";
    QCOMPARE(played(bytes.substr(0, at) + wrong + bytes.substr(at)).front().code, std::string("content-no-card"));
}

/// A card that a variant words is not called what the ruleset's translation calls it.
void VariantContentTest::wordsAreThoseOfTheVariant()
{
    const Result<GameSetup> setup = setupOf("castle-europe", "castle-risk", R"(decks:
  castle:
    change:
      spy: {name: Watcher}
)");
    QVERIFY2(setup, qPrintable(told(setup)));
    Errors errors;
    const Texts texts = gameTexts(shipped().textRoots(), *setup, errors);
    QCOMPARE(texts.word("card.spy.name", "en"), std::string("Watcher"));
    QCOMPARE(texts.word("card.spy.name", "fr"), std::string("Watcher"));
    const Result<GameSetup> official = setupOf("castle-europe", "castle-risk", {});
    const Texts theirs = gameTexts(shipped().textRoots(), *official, errors);
    QCOMPARE(texts.word("card.admiral.name", "fr"), theirs.word("card.admiral.name", "fr"));
    QVERIFY(theirs.word("card.spy.name", "fr") != "Watcher");
    const TextEntries words = textsOf(setup->variant).entries;
    QVERIFY(std::ranges::find(words, std::string("variant.mine.card.spy.name"), &TextEntry::key) != words.end());
}

void VariantContentTest::leastChangesMakeTheSameDecks_data() { wholeAndChangesSayTheSame_data(); }

void VariantContentTest::leastChangesMakeTheSameDecks()
{
    QFETCH(QString, map);
    QFETCH(QString, ruleset);
    QFETCH(QString, whole);
    const std::string mapId = map.toStdString();
    const std::string rulesetId = ruleset.toStdString();
    const Result<GameSetup> mine = setupOf(mapId.c_str(), rulesetId.c_str(), whole.toStdString());
    QVERIFY2(mine, qPrintable(told(mine)));
    const RulesetData official = shipped().ruleset(rulesetId)->data;
    const Ruleset& rules = *findRuleset(official);
    const ContentChanges changes =
        deckChanges(rules.deckForms(), official.decks, mine->rules.data.decks, mine->variant.content.texts);
    QVERIFY(!changes.decks.front().whole);
    RulesetData again = official;
    const Errors errors = applyDecks(changes, {}, rules, again);
    QVERIFY2(errors.empty(), qPrintable(told(errors)));
    QVERIFY(sameDecks(again, mine->rules.data));
    QVERIFY(deckChanges(rules.deckForms(), official.decks, official.decks, {}).empty());
    // In another order they can only be told whole.
    std::vector<DeckSpec> turned = official.decks;
    std::ranges::reverse(turned.front().cards);
    QVERIFY(deckChanges(rules.deckForms(), official.decks, turned, {}).decks.front().whole);
}

void VariantContentTest::differencesAreListed()
{
    const Result<GameSetup> mine = setupOf("wardrobe-road", "le-monde-de-narnia", R"(decks:
  event:
    remove: [the-thaw]
    change:
      secret-police: {copies: 5}
      father-christmas: {effects: [{tokens: 4}], name: Santa}
    add:
      gale: {name: Gale, text: Back., copies: 2, effects: [{move: -1}]}
)");
    QVERIFY2(mine, qPrintable(told(mine)));
    const std::vector<DeckSpec> official = shipped().ruleset("le-monde-de-narnia")->data.decks;
    using Kind = CardDifference::Kind;
    const std::vector<CardDifference> expected{{Kind::Changed, "event", "father-christmas", 3, 3, true, false, true},
                                               {Kind::Removed, "event", "the-thaw", 3, 0},
                                               {Kind::Changed, "event", "secret-police", 3, 5},
                                               {Kind::Added, "event", "gale", 0, 2}};
    QVERIFY(cardDifferences(official, mine->rules.data.decks, mine->variant.content.texts) == expected);
    QVERIFY(cardDifferences(official, official).empty());
}

void VariantContentTest::draftsAreEdited()
{
    const RulesetData official = shipped().ruleset("le-monde-de-narnia")->data;
    const Ruleset& rules = *findRuleset(official);
    ContentDraft draft(rules, official);
    QVERIFY(draft.changes().empty() && draft.differences().empty() && draft.problems().empty());
    const ContentDraft before = draft;

    QVERIFY(draft.setCopies("event", "the-thaw", 7));
    QVERIFY(!draft.setCopies("event", "the-thaw", 7) && !draft.setCopies("event", "thaw", 7));
    QVERIFY(!draft.setCopies("event", "the-thaw", -1));
    QVERIFY(draft.setArgument("event", "the-thaw", 0, "count", {"5"}));
    QVERIFY(!draft.setArgument("event", "the-thaw", 0, "cuont", {"5"}));
    QVERIFY(!draft.setArgument("event", "the-thaw", 1, "count", {"5"}));
    QVERIFY(draft.addEffect("event", "the-thaw", "shield"));
    QVERIFY(draft.differs("event", "the-thaw") && !draft.differs("event", "cracking-ice"));
    QVERIFY(draft.problems().empty());
    const std::string gale = draft.addCard("event", "the-thaw", "Gale!", "Gale", "Away.");
    QCOMPARE(gale, std::string("gale"));
    QCOMPARE(draft.addCard("event", "", "gale", "Another", "Back."), std::string("gale-2"));
    QCOMPARE(draft.card("event", "gale")->effects.size(), std::size_t{2});
    QVERIFY(draft.removeCard("event", "gale-2"));
    QVERIFY(draft.setVerb("event", "gale", 0, "tokens"));
    QCOMPARE(draft.card("event", "gale")->effects[0].arg("count"), std::string_view("5")); // it means the same
    QVERIFY(draft.setText("the-thaw", "name", "Thaw"));
    QVERIFY(!draft.setText("gale", "name", "")); // nobody else names it
    QVERIFY(draft.setText("gale", "name", "Storm"));
    QCOMPARE(draft.text("gale", "name"), std::string_view("Storm"));

    // A variant that says this makes the same draft again.
    const ContentChanges changes = draft.changes();
    ContentDraft again(rules, official);
    const Errors wrong = again.take(changes, "mine.yaml");
    QVERIFY2(wrong.empty(), qPrintable(told(wrong)));
    QVERIFY(again == draft && !(again == before));

    // What is wrong is told of the card that it is about, and can be mended.
    QVERIFY(draft.setArgument("event", "gale", 0, "count", {"0"}));
    QCOMPARE(draft.problems().size(), std::size_t{1});
    QCOMPARE(ContentDraft::cardOf(draft.problems().front()), std::string_view("gale"));
    QVERIFY(draft.removeEffect("event", "gale", 0));
    QVERIFY(draft.problems().empty());

    // A table that the rules look up has all its rows.
    const RulesetData risk = shipped().ruleset("classic-risk")->data;
    ContentDraft tables(*findRuleset(risk), risk);
    QVERIFY(!tables.canRemove("tables", "hands") && !tables.removeCard("tables", "hands"));
    QVERIFY(tables.removeEffect("tables", "hands", 0));
    QCOMPARE(tables.problems().size(), std::size_t{1});

    // Fixed decks take none but their own cards.
    QVERIFY(!draft.canAdd("abilities") && draft.freeCards("abilities").empty());
    QVERIFY(draft.removeCard("abilities", "lucy"));
    QCOMPARE(draft.freeCards("abilities"), std::vector<std::string>{"lucy"});
    QVERIFY(draft.addCard("abilities", "", "aslan", "A", "A.").empty());
    QVERIFY(draft.restoreCard("abilities", "lucy"));
    QCOMPARE(draft.deck("abilities")->cards.front().id, std::string("lucy"));

    QVERIFY(draft.restoreCard("event", "gale") && draft.card("event", "gale") == nullptr);
    QVERIFY(draft.restoreCard("event", "the-thaw"));
    QVERIFY(!draft.restoreCard("event", "the-thaw"));
    QVERIFY(draft == before && draft.changes().empty());
    draft = again;
    QVERIFY(draft.restoreAll() && draft == before);

    QVERIFY(!draft.setFlag("rome", "home", true, true) && draft.setFlag("rome", "home", false, true));
    QVERIFY(draft.setFlag("rome", "starts-fleet", true, false) && !draft.hasFlag("rome", "home", true));
    QVERIFY(draft.hasFlag("rome", "starts-fleet", false) && draft.places().size() == 1);
    QVERIFY(draft.setFlag("rome", "home", true, true) && draft.setFlag("rome", "starts-fleet", false, false));
    QVERIFY(draft.setValue("rome", "block", 2, 1) && draft.value("rome", "block", 1) == 2);
    QVERIFY(draft.setValue("rome", "block", 1, 1));
    QVERIFY(draft.setBonus("asia", 9, 7) && draft.bonus("asia", 7) == 9 && draft.setBonus("asia", 7, 7));
    QVERIFY(!draft.setBonus("asia", -1, 7) && draft == before);

    // A set-up is kept until it is given up.
    ContentChanges setUp;
    setUp.places.push_back({"space-1"});
    setUp.regions.push_back({"narnia"});
    QVERIFY(draft.take(setUp, {}).empty() && !(draft == before));
    QCOMPARE(draft.changes().places.size(), std::size_t{1});
    QVERIFY(draft.restorePlace("space-1") && !draft.restorePlace("space-1"));
    QVERIFY(draft.restoreRegion("narnia") && draft == before);
}

namespace {

/// A folder of a person's own with one ruleset in it.
class OwnRules {
public:
    OwnRules(const std::string& id, const std::string& rules)
    {
        const std::string file = m_folder.path().toStdString() + "/rules/" + id + "/rules.yaml";
        if (!writeFile(file, rules)) qFatal("no temporary folder");
    }
    Library library() const { return {MARCHES_SOURCE_DIR, m_folder.path().toStdString()}; }
    std::string root() const { return m_folder.path().toStdString(); }

private:
    QTemporaryDir m_folder;
};

} // namespace

/// What an option means is written once, in every language; by which rules it goes each game says.
void VariantContentTest::rulesetsHaveOptionsOfOthers()
{
    const OwnRules own("my-wars", "marches: rules/1\nid: my-wars\nbase: narnian-wars\nlanguage: en\nname: Mine\n"
                                  "presets:\n  own: {title: Ours, values: {reading.multi-route: all-routes}}\n");
    const Library library = own.library();
    const auto diplomacy = library.setup("diplomacy-europe:diplomacy");
    QVERIFY2(diplomacy, qPrintable(told(diplomacy)));
    Errors errors;
    const Texts theirs = gameTexts(library.textRoots(), *diplomacy, errors);
    for (const char* game : {"narnian-wars:narnian-wars", "narnian-wars:my-wars"}) {
        const Result<GameSetup> setup = library.setup(game);
        QVERIFY2(setup, qPrintable(told(setup)));
        const OptionSpec* ours = optionOf(*setup, "reading.multi-route");
        const OptionSpec* other = optionOf(*diplomacy, "reading.multi-route");
        QVERIFY(ours != nullptr && other != nullptr);
        QCOMPARE(ours->values, other->values);
        QVERIFY(ours->byDefault == other->byDefault);
        QCOMPARE(ours->rules, std::vector<std::string>{"NW-01"});
        const Texts texts = gameTexts(library.textRoots(), *setup, errors);
        for (const char* language : {"en", "fr"})
            for (const char* key : {"option.reading.multi-route.title", "option.reading.multi-route.text",
                                    "option.reading.multi-route.value.forbidden.title"}) {
                QVERIFY(texts.has(key));
                QCOMPARE(texts.word(key, language), theirs.word(key, language));
            }
        QVERIFY(texts.word("option.reading.multi-route.title", "fr") !=
                texts.word("option.reading.multi-route.title", "en"));
    }
    QVERIFY2(errors.empty(), qPrintable(told(errors)));
}

void VariantContentTest::optionsOfOthersAreChecked()
{
    const std::string head =
        "marches: rules/1\nlanguage: en\nname: Mine\nplayers: [2, 2]\n"
        "rules:\n  XX-01: {title: One, text: One.}\npresets:\n  usual: {title: Usual, values: {}}\n";
    const OwnRules other("other", head + "id: other\noptions:\n  reading.far: {title: Far, text: How., type: switch, "
                                         "default: true, rules: [XX-01]}\n");
    const std::string file = other.root() + "/rules/mine.yaml/rules.yaml";
    const auto read = [&](const std::string& more) { return told(readRules(head + "id: mine\n" + more, file)); };
    QCOMPARE(read("options-of:\n  other:\n    reading.far: [XX-01]\n"), QString());
    QCOMPARE(read("options-of:\n  other:\n    reading.fat: [XX-01]\n"), QString("unknown-option 12:5 reading.far; "));
    QCOMPARE(read("options-of:\n  other:\n    reading.far: [XX-10]\n"), QString("unknown-rule 12:19 XX-01; "));
    QCOMPARE(read("options-of:\n  nobody:\n    reading.far: [XX-01]\n"), QString("unknown-base 11:3; "));
    // Whoever has options of others is no source of them, so that none goes round in circles.
    const OwnRules round("round", head + "id: round\noptions-of: {round: {reading.far: [XX-01]}}\n");
    const QString circle = told(loadRules(round.root() + "/rules/round"));
    QCOMPARE(circle, QString("unknown-base 10:14; "));
}

void VariantContentTest::ownRulesetsHaveABase()
{
    const OwnRules own("duel-of-castles", R"(marches: rules/1
id: duel-of-castles
base: castle-risk
language: en
name: Duel of Castles
options:
  base.refill-to: {title: Cards, text: Filled up to., type: number, default: 3, range: [0, 5]}
presets:
  document: {title: Ours, values: {}}
decks:
  castle:
    remove: [diplomat]
    change:
      spy: {copies: 1, name: Watcher}
)");
    const Library library = own.library();
    const auto entry = std::ranges::find(library.rulesets(), std::string("duel-of-castles"), &LibraryEntry::id);
    QVERIFY(entry != library.rulesets().end());
    QVERIFY2(!entry->broken(), qPrintable(told(entry->errors)));
    QVERIFY(entry->own);
    QCOMPARE(entry->base, std::string("castle-risk"));
    const Result<GameSetup> setup = library.setup("castle-europe:duel-of-castles");
    QVERIFY2(setup, qPrintable(told(setup)));
    QVERIFY(card(setup->rules.data, "castle", "diplomat") == nullptr);
    QCOMPARE(card(setup->rules.data, "castle", "spy")->copies, 1);
    QCOMPARE(setup->rules.data.id, std::string("duel-of-castles"));
    Errors errors;
    const Texts texts = gameTexts(library.textRoots(), *setup, errors);
    QCOMPARE(texts.word("ruleset.name", "fr"), std::string("Duel of Castles"));
    QCOMPARE(texts.word("card.spy.name", "fr"), std::string("Watcher"));
    QVERIFY(texts.word("card.general.text", "fr") != texts.word("card.general.text", "en")); // the base's translation
    QCOMPARE(simulated(*setup, 3).ended, std::uint64_t{3});
    // A saved game of it finds it again.
    const Game game(setup->game, setup->options, 3, setup->maker);
    const Result<SavedGame> saved = readSave(writeSave(*setup, {}, game), "mine.save");
    QVERIFY2(saved, qPrintable(told(saved)));
    QVERIFY(library.setup(saved->variant));
    // A copy of the whole folder needs no more than the id and the base.
    const std::string copied = own.root() + "/rules/copied";
    std::filesystem::copy(std::string(MARCHES_SOURCE_DIR) + "/resources/rules/castle-risk", copied,
                          std::filesystem::copy_options::recursive);
    std::string rules = *readFile(copied + "/rules.yaml", 2'000'000);
    rules.replace(rules.find("id: castle-risk"), 15, "id: copied\nbase: castle-risk");
    QVERIFY(writeFile(copied + "/rules.yaml", rules));
    const Result<GameSetup> copy = own.library().setup("castle-europe:copied");
    QVERIFY2(copy, qPrintable(told(copy)));
    QVERIFY(sameDecks(copy->rules.data, shipped().ruleset("castle-risk")->data));
}

/// A map's folder may bring a game of its own: the Lantern War, of YAML alone.
void VariantContentTest::rulesetsComeWithTheirMap()
{
    const auto entry = std::ranges::find(shipped().rulesets(), std::string("lantern-war"), &LibraryEntry::id);
    QVERIFY(entry != shipped().rulesets().end());
    QVERIFY2(!entry->broken(), qPrintable(told(entry->errors)));
    QCOMPARE(entry->map, std::string("amber-straits"));
    QCOMPARE(entry->base, std::string("classic-risk"));
    QVERIFY(!entry->own);
    const Result<RulesPackage> rules = shipped().ruleset("lantern-war");
    QVERIFY2(rules, qPrintable(told(rules)));
    QCOMPARE(rules->data.presets.front().id, std::string("sealed")); // its own before the base's
    QCOMPARE(rules->data.maxSeats, 6);
    QVERIFY(card(rules->data, "missions", "the-amber-road") != nullptr);
    QVERIFY(card(rules->data, "missions", "asia-and-oceania") == nullptr);
    QCOMPARE(card(rules->data, "cards", "wild")->copies, 3);
    for (const char* variant : {"amber-straits/lantern-war", "amber-straits/long-watch"})
        for (const int players : {2, 6}) {
            SetupRequest request;
            request.players = players;
            const Result<GameSetup> setup = shipped().setup(variant, request);
            QVERIFY2(setup, qPrintable(told(setup)));
            QCOMPARE(simulated(*setup, 3).ended, std::uint64_t{3});
        }
    const Result<GameSetup> setup = shipped().setup("amber-straits/lantern-war");
    QVERIFY2(setup, qPrintable(told(setup)));
    Errors errors;
    const Texts texts = gameTexts(shipped().textRoots(), *setup, errors);
    QVERIFY2(errors.empty(), qPrintable(told(errors)));
    QCOMPARE(texts.word("ruleset.name", "fr"), std::string("La Guerre des lanternes"));
    QCOMPARE(texts.word("card.wild.name", "en"), std::string("Lantern"));
    QVERIFY(texts.word("rule.CL-02.title", "fr") != texts.word("rule.CL-02.title", "en")); // the base's translation
    const Result<TextSource> source = loadTextSource(setup->rules.file);
    QVERIFY(source);

    // The same in the folder of a map of a person's own.
    QTemporaryDir folder;
    const std::string own = folder.path().toStdString();
    std::filesystem::create_directories(own + "/maps/mine/rules/duel");
    std::filesystem::copy(std::string(MARCHES_SOURCE_DIR) + "/maps/two-isles/map.yaml", own + "/maps/mine/map.yaml");
    QVERIFY(writeFile(own + "/maps/mine/rules/duel/rules.yaml",
                      "marches: rules/1\nid: duel\nbase: classic-risk\nlanguage: en\nname: Duel\n"));
    const Library library(MARCHES_SOURCE_DIR, own);
    const auto duel = std::ranges::find(library.rulesets(), std::string("duel"), &LibraryEntry::id);
    QVERIFY(duel != library.rulesets().end());
    QVERIFY2(!duel->broken() && duel->own && duel->map == "mine", qPrintable(told(duel->errors)));
}

void VariantContentTest::ownRulesetsAreRefused_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* id, const char* body, const char* expected) {
        QTest::addRow("%s", expected) << id << QString::fromUtf8(body) << QString(expected);
    };
    row("mine", "base: castle-risc\n", "unknown-base 3:7 castle-risk");
    row("mine", "base: mine\n", "unknown-base 3:7");
    row("castle-risk", "base: classic-risk\n", "ruleset-id-taken 0:0");
    row("mine", "players: [2, 3]\nrules: {T-1: {title: T, text: T.}}\npresets: {a: {title: A, values: {}}}\n",
        "ruleset-needs-base 0:0");
    row("mine", "", "missing-key 1:1");
    row("mine", "base: castle-risk\nplayers: [1, 99]\n", "out-of-range 6:14");
    row("mine", "base: castle-risk\nplayers: [2, 30]\n", "beyond-base 6:10");
    row("mine", "base: castle-risk\nplayers: [2, 9]\n", "seats-without-figures 6:10");
    row("mine", "base: warrior-risk\nplayers: [2, 12]\n", "seats-without-figures 6:10");
    row("mine", "base: narnia-risk-junior\nplayers: [2, 5]\n", "beyond-base 6:10");
    row("mine", "base: castle-risk\nrules: {CR-999: {title: T, text: T.}}\n", "unknown-rule 6:9 CR-09");
    row("mine", "base: castle-risk\noptions: {house.mine: {title: T, text: T., type: switch, default: true}}\n",
        "unknown-option 6:11");
    row("mine", "base: castle-risk\ndecks: {castle: {remove: [spi]}}\n", "content-no-card 6:27 spy");
    row("mine", "base: castle-risk\ndecks: [../castle.yaml]\n", "path-leaves-folder 6:9");
    row("mine", "base: castle-risk\ntables: {castle: {remove: [spy]}}\n", "content-other-key 6:10");
}

void VariantContentTest::ownRulesetsAreRefused()
{
    QFETCH(QString, id);
    QFETCH(QString, body);
    QFETCH(QString, expected);
    std::string text = "marches: rules/1\nid: " + id.toStdString() + "\n";
    const std::string rest = "language: en\nname: Mine\n";
    // `base` stands after the id, whatever else there is below the name.
    if (body.startsWith(QLatin1String("base"))) {
        const qsizetype line = body.indexOf(QLatin1Char('\n')) + 1;
        text += body.left(line).toStdString() + rest + body.mid(line).toStdString();
    } else {
        text += rest + body.toStdString();
    }
    const Library library = OwnRules(id.toStdString(), text).library();
    QVERIFY(library.rulesets().back().own);
    QVERIFY2(told(library.rulesets().back().errors).startsWith(expected + ';'),
             qPrintable(told(library.rulesets().back().errors)));
}

void VariantContentTest::hostileContentIsRefusedAtOnce_data()
{
    QTest::addColumn<QString>("map");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QByteArray>("content");
    const auto row = [](const char* name, const GameOfRules& game, const std::string& content) {
        QTest::addRow("%s", name) << game.map << game.ruleset << QByteArray::fromStdString(content);
    };
    constexpr GameOfRules race = kGamesWithDecks[4];
    row("ten million copies", race, "decks: {event: {change: {the-thaw: {copies: 10000000}}}}\n");
    std::string cards = "decks:\n  event:\n    add:\n";
    for (int i = 0; i < 25'000; ++i)
        cards += "      c" + std::to_string(i) + ": {name: A, text: A, effects: [{move: 1}]}\n";
    row("many cards", race, cards);
    std::string removed = "decks:\n  event:\n    remove:\n";
    for (int i = 0; i < 999; ++i) removed += "      - the-thaw-" + std::to_string(i) + "\n";
    row("many near misses", race, removed);
    std::string changed = "decks:\n  event:\n    change:\n";
    for (int i = 0; i < 60'000; ++i) changed += "      the-thaw-" + std::to_string(i) + ": {copies: 1}\n";
    row("many changes of nothing", race, changed);
    std::string effects = "decks:\n  event:\n    change:\n      the-thaw:\n        effects:\n";
    for (int i = 0; i < 60'000; ++i) effects += "          - {move: 1}\n";
    row("endless effects", race, effects);
    std::string choices = "tables:\n  choices:\n    add:\n";
    for (int i = 0; i < 400; ++i)
        choices += "      c" + std::to_string(i) + ": {name: A, text: A, effects: [{choose: {among: [c" +
                   std::to_string((i + 1) % 400) + ", c" + std::to_string((i + 7) % 400) + "]}}]}\n";
    row("choices in a circle", race, choices);
    std::string places = "set-up:\n  territories:\n";
    for (int i = 0; i < 60'000; ++i) places += "    place-" + std::to_string(i) + ": {flags: [home]}\n";
    row("many places", {"diplomacy-europe", "diplomacy"}, places);
    row("deep", race, "decks: " + std::string(5'000, '[') + std::string(5'000, ']') + "\n");
}

void VariantContentTest::hostileContentIsRefusedAtOnce()
{
    QFETCH(QString, map);
    QFETCH(QString, ruleset);
    QFETCH(QByteArray, content);
    const std::string mapId = map.toStdString();
    const std::string rulesetId = ruleset.toStdString();
    QElapsedTimer clock;
    clock.start();
    const Result<GameSetup> made = setupOf(mapId.c_str(), rulesetId.c_str(), content.toStdString());
    QVERIFY(!made);
    QVERIFY2(made.error().size() <= 250, qPrintable(QString::number(made.error().size())));
    // Far from any clock of a busy machine, and yet nothing that grows with the square would pass.
    QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
    qInfo("refused in %lld ms", static_cast<long long>(clock.elapsed()));
}

/// A ruleset of one's own that names a big deck again and again.
void VariantContentTest::hostileRulesetsAreRefusedAtOnce()
{
    std::string decks;
    for (int i = 0; i < 50; ++i) decks += "  - decks/missions.yaml\n";
    const OwnRules own("hostile",
                       "marches: rules/1\nid: hostile\nbase: classic-risk\nlanguage: en\nname: H\ndecks:\n" + decks);
    std::string cards = "marches: deck/1\nid: missions\nlanguage: en\nname: M\ncards:\n";
    for (int i = 0; i < 15'000; ++i)
        cards += "  c" + std::to_string(i) + ": {name: A, text: A, effects: [{territories: {share: 1}}]}\n";
    const std::string folder = own.root() + "/rules/hostile/decks";
    std::filesystem::create_directories(folder);
    QVERIFY(writeFile(folder + "/missions.yaml", cards));
    QElapsedTimer clock;
    clock.start();
    const Result<RulesPackage> read = loadRules(own.root() + "/rules/hostile", shipped().bases());
    QVERIFY(!read);
    QVERIFY2(told(read.error()).contains(QLatin1String("file-too-")), qPrintable(told(read.error())));
    QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
    qInfo("refused in %lld ms", static_cast<long long>(clock.elapsed()));
}

void VariantContentTest::mutilatedDecksAreRefusedOrPlayed_data()
{
    QTest::addColumn<QString>("map");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("content");
    for (const GameOfRules& game : kGamesWithDecks) {
        const RulesetData data = shipped().ruleset(game.ruleset)->data;
        const Ruleset& rules = *findRuleset(data);
        for (const DeckSpec& deck : data.decks) {
            const QString key = QString::fromUtf8(contentKey(findDeckForm(rules.deckForms(), deck.id)->kind).data());
            const QString id = QString::fromStdString(deck.id);
            const auto row = [&](const char* name, const QString& said) {
                QTest::addRow("%s %s %s", game.ruleset, deck.id.c_str(), name)
                    << game.map << game.ruleset << QStringLiteral("%1: {%2: {%3}}\n").arg(key, id, said);
            };
            row("empty", QStringLiteral("cards: {}"));
            QString none;
            QString many;
            for (const CardSpec& one : deck.cards) {
                none += QStringLiteral("%1: {copies: 0}, ").arg(QString::fromStdString(one.id));
                many += QStringLiteral("%1: {copies: 100}, ").arg(QString::fromStdString(one.id));
            }
            row("of no copies", QStringLiteral("change: {%1}").arg(none.chopped(2)));
            row("of many copies", QStringLiteral("change: {%1}").arg(many.chopped(2)));
            for (std::size_t i = 0; i < deck.cards.size(); i += 3)
                row(("without " + deck.cards[i].id).c_str(),
                    QStringLiteral("remove: [%1]").arg(QString::fromStdString(deck.cards[i].id)));
        }
    }
}

void VariantContentTest::mutilatedDecksAreRefusedOrPlayed()
{
    QFETCH(QString, map);
    QFETCH(QString, ruleset);
    QFETCH(QString, content);
    const std::string mapId = map.toStdString();
    const std::string rulesetId = ruleset.toStdString();
    const Result<GameSetup> made = setupOf(mapId.c_str(), rulesetId.c_str(), content.toStdString());
    if (!made) return;
    const SimulationTally tally = simulated(*made, 2, "random");
    QCOMPARE(tally.ended + tally.cut, std::uint64_t{2});
}

QTEST_GUILESS_MAIN(VariantContentTest)
#include "tst_variantcontent.moc"
