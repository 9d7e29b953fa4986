// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <filesystem>

#include "engine/game/deckforms.h"
#include "engine/io/files.h"
#include "engine/package/library.h"
#include "engine/rules/registry/registry.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"
#include "engine/schema/jsonschema.h"

using namespace marches::engine;

namespace {

namespace fs = std::filesystem;

/// The shipped maps beside copies of the shipped rules, in which something can be changed.
class ChangedRules {
public:
    ChangedRules()
    {
        const fs::path source(MARCHES_SOURCE_DIR);
        fs::create_directories(root() / "resources");
        fs::create_directory_symlink(source / "maps", root() / "maps");
        fs::copy(source / "resources" / "rules", root() / "resources" / "rules", fs::copy_options::recursive);
    }
    fs::path root() const { return m_folder.path().toStdString(); }
    std::string file(const QString& name) const
    {
        return (root() / "resources" / "rules" / name.toStdString()).string();
    }

    /// False: `before` is not there.
    bool change(const QString& name, const QString& before, const QString& after) const
    {
        const Result<std::string> bytes = readFile(file(name), 1'000'000);
        if (!bytes) return false;
        const std::size_t at = bytes->find(before.toStdString());
        if (at == std::string::npos) return false;
        std::string changed = *bytes;
        changed.replace(at, before.toStdString().size(), after.toStdString());
        return writeFile(file(name), changed).has_value();
    }

private:
    QTemporaryDir m_folder;
};

QString told(const Errors& errors)
{
    QString all;
    for (const Error& error : errors)
        all += QString::fromStdString(error.code + " " + std::to_string(error.line) + ":" +
                                      std::to_string(error.column) + " " + error.path + "; ");
    return all;
}

std::string argument(const Error& error, std::string_view name)
{
    const auto found = std::ranges::find(error.args, name, &std::pair<std::string, std::string>::first);
    return found == error.args.end() ? std::string() : found->second;
}

} // namespace

/// What is written in a deck and means nothing is an error, with its place and the nearest word.
class DecksTest : public QObject {
    Q_OBJECT

private slots:
    void whatMeansNothingIsRefused_data();
    void whatMeansNothingIsRefused();
    void shippedDecksMeanWhatTheySay();
    void everyVerbIsInTheJsonSchema();
    void bonusesComeWithTheirCards();
};

void DecksTest::whatMeansNothingIsRefused_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("expected"); ///< code, line and column
    QTest::addColumn<QString>("hint");
    const auto row = [](const char* deck, const char* before, const char* after, const char* expected,
                        const char* hint = "") {
        QTest::addRow("%s: %s", expected, after[0] == '\0' ? before : after)
            << QString(deck) << QString(before) << QString(after) << QString(expected) << QString(hint);
    };
    const char* const narnia = "narnia-risk-junior/decks/narnia.yaml";
    row(narnia, "{type: light, count: 2}", "{type: light, count: 2, where: the-moon}", "unknown-key 96:40");
    row(narnia, "{type: light, count: 2}", "{typ: light, count: 2}", "unknown-key 96:17", "type");
    row(narnia, "{type: light, count: 2}", "{type: light, count: 200}", "out-of-range 96:37");
    row(narnia, "{type: light, count: 2}", "{type: ligth, count: 2}", "unknown-word 96:23", "light");
    row(narnia, "{cancel-hits: {}}", "{cancel-hits: 9}", "effect-without-arguments 150:23");
    row(narnia, "timing: kept", "timing: whenever", "unknown-word 33:13");
    row(narnia, "timing: kept", "timing: kept\n    window: continue", "key-without-meaning 34:13");
    row(narnia, "{crowns: {count: 1}}", "{crown: {count: 1}}", "unknown-effect 117:10", "crowns");
    row(narnia, "set: [aslan]", "set: [aslam]", "unknown-word 54:33", "aslan");
    row(narnia, "{set: [maugrim], from: courtyard", "{set: [maugrim], except: [aslan], from: courtyard",
        "card-set-and-except 77:10");
    row(narnia, "{set: [maugrim], from: courtyard, to: witch}", "{set: [maugrim], from: courtyard}",
        "missing-key 77:10");
    row(narnia, "{move: {}}", "{crowns: 1}", "card-effect-timing 35:10");
    row(narnia, "{move: {}}\n", "{move: {}}\n      - {reroll: {}}\n", "card-kept-one 28:3");
    row(narnia, "      - {end-game: {}}\n", "", "deck-lacks-effect 2:5");
    row("castle-risk/decks/castle.yaml", "{look-at-hand:", "{look-at-hands:", "unknown-effect 17:10", "look-at-hand");
    row("castle-risk/decks/castle.yaml", "{look-at-hand: {}}", "{sail: {}}", "name-twice 29:10");
    row("castle-risk/decks/castle.yaml", "{attack-die: {add: 1}}", "{attack-die: {add: 6}}", "out-of-range 23:28");
    row("castle-risk/decks/castle.yaml",
        "  spy:\n    name: Spy\n    text: In your turn, look at a hand and have a card of it discarded; or answer a "
        "Spy.\n"
        "    copies: 7\n    effects:\n      - {look-at-hand: {}}\n",
        "  idler:\n    name: Idler\n    text: Does nothing.\n    copies: 7\n", "card-without-effect 12:3");
    row("castle-risk/decks/castle.yaml", "copies: 7", "copies: 7\n    timing: own-turn", "key-without-meaning 16:13");
    row("castle-risk/decks/castle.yaml", "track: [4, 5", "track: [4, five", "expected-integer 11:33");
    row("classic-risk/decks/cards.yaml", "copies: 2", "copies: 9", "out-of-range 6:3");
    row("classic-risk/decks/cards.yaml", "id: cards", "id: card", "unknown-deck 2:5", "cards");
    row("classic-risk/decks/cards.yaml", "copies: 2", "copies: 2\n    effects: [{on: {territories: siam}}]",
        "too-many-effects 10:16");
    row("classic-risk/decks/tables.yaml", "step: 5", "stop: 5", "unknown-key 10:50", "step");
    row("classic-risk/decks/missions.yaml", "share: 42, ", "", "missing-key 50:10");
    row("classic-risk/decks/missions.yaml", "share: 42,", "share: 42, count: 18,", "key-without-meaning 50:10");
    row("classic-risk/decks/missions.yaml", "{more: 3}", "{}", "missing-key 40:10");
    row("warrior-risk/decks/fate.yaml", "{bailout: 300}", "{explode: 7}", "unknown-effect 49:10");
    row("warrior-risk/decks/fate.yaml", "{vote: {}}", "{vote: 1}", "effect-without-arguments 104:16");
    row("warrior-risk/decks/fate.yaml", "{sum: 5}", "{sum: 4}", "warrior-number-twice 16:10");
    row("warrior-risk/decks/fate.yaml", "      - {sum: 5}\n", "", "warrior-card-never 12:3");
    row("warrior-risk/decks/fate.yaml", "      - {random: 1}\n", "", "warrior-no-owner 41:10");
    row("warrior-risk/decks/fate.yaml", "      - {gold: 200}\n", "", "warrior-random-alone 41:10");
    row("warrior-risk/decks/votes.yaml", "{award: 5}", "{award: 0}", "out-of-range 35:17");
    row("warrior-risk/decks/votes.yaml", "      - {award: 5}\n", "", "warrior-one-vote 30:3");
    row("warrior-risk/decks/tables.yaml", "loyal, loyal", "bananas, loyal", "unknown-word 42:28");
    row("warrior-risk/decks/tables.yaml", "      - {betrayal: {dice: -1}}\n", "", "deck-lacks-effect 2:5");
    row("warrior-risk/decks/tables.yaml", "dice: 1, rows: [argentina, brazil, peru, venezuela]", "dice: 1, rows: [na]",
        "warrior-no-row 62:10");
    row("warrior-risk/decks/tables.yaml", "rows: [na, alaska", "rows: [ural, alaska", "warrior-line-never 61:10");
    row("le-monde-de-narnia/decks/choices.yaml", "{pay: {count: 2}}", "{choose: {among: [pay-two]}}",
        "cards-in-a-circle 10:27");
    row("le-monde-de-narnia/decks/choices.yaml", "{pay: {count: 2}}", "{choose: {among: [take-too]}}",
        "unknown-card 10:27", "take-two");
    row("le-monde-de-narnia/decks/event.yaml", "{which: all, to: home}", "{which: all, count: 3}",
        "lmn-wolf-argument 42:10");
    row("le-monde-de-narnia/decks/event.yaml", "{tokens: {count: 3}}", "{tokens: {count: 0}}", "number-is-zero 11:26");
    row("le-monde-de-narnia/decks/abilities.yaml", "own-turn\n    effects:\n      - {ignore",
        "any-turn\n    effects:\n      - {ignore", "lmn-ability-window 15:13");
    row("le-monde-de-narnia/decks/abilities.yaml", "  lucy:", "  luci:", "deck-without-card 6:3", "lucy");
}

void DecksTest::whatMeansNothingIsRefused()
{
    QFETCH(QString, deck);
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, expected);
    QFETCH(QString, hint);
    const ChangedRules changed;
    QVERIFY(changed.change(deck, before, after));
    const Result<RulesPackage> rules = loadRules(changed.file(deck.section('/', 0, 0)));
    QVERIFY(!rules);
    const Error& first = rules.error().front();
    QVERIFY2(told(rules.error()).startsWith(expected + ' '), qPrintable(told(rules.error())));
    QCOMPARE(QString::fromStdString(argument(first, "hint")), hint);
    QCOMPARE(QString::fromStdString(first.file), QString::fromStdString(changed.file(deck)));
    QCOMPARE(told(checkDeckFile(changed.file(deck))).section(' ', 0, 1), expected);
}

void DecksTest::shippedDecksMeanWhatTheySay()
{
    const Library library(MARCHES_SOURCE_DIR, "");
    for (const LibraryEntry& entry : library.rulesets()) QVERIFY2(!entry.broken(), qPrintable(told(entry.errors)));
}

void DecksTest::everyVerbIsInTheJsonSchema()
{
    for (const Ruleset* ruleset : rulesets()) {
        const QByteArray schema = QByteArray::fromStdString(jsonSchemaOfDecks(*ruleset));
        QVERIFY(!QJsonDocument::fromJson(schema).isNull());
        for (const DeckForm& deck : ruleset->deckForms())
            for (const EffectForm& effect : deck.effects) {
                QVERIFY2(schema.contains('"' + QByteArray::fromStdString(effect.verb) + '"'), effect.verb.c_str());
                QVERIFY2(!effect.note.empty(), effect.verb.c_str());
                for (const ArgumentForm& argument : effect.arguments)
                    QVERIFY2(!argument.note.empty(), (effect.verb + "." + argument.name).c_str());
            }
    }
}

/// One more scoring card before the others takes neither the bonus of the Witch's Castle nor the thaw from them.
void DecksTest::bonusesComeWithTheirCards()
{
    const ChangedRules changed;
    QVERIFY(
        changed.change("narnia-risk-junior/decks/narnia.yaml", "cards:\n",
                       "cards:\n  first-frost:\n    name: First Frost\n    text: A stage ends.\n    timing: scoring\n"
                       "    effects:\n      - {score: {}}\n"));
    const Library library(changed.root().string(), "");
    for (const char* name : {"the-witchs-castle-brings-two-crowns", "father-christmas-brings-two-crowns"}) {
        const Result<Scenario> scenario = loadScenario(
            std::string(MARCHES_SOURCE_DIR) + "/tests/scenarios/narnia-risk-junior/" + name + ".yaml", library);
        QVERIFY2(scenario, scenario ? "" : qPrintable(told(scenario.error())));
        const Errors failures = run(*scenario).failures;
        QVERIFY2(failures.empty(), qPrintable(told(failures)));
    }
}

QTEST_GUILESS_MAIN(DecksTest)
#include "tst_decks.moc"
