// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/library.h"

#include <algorithm>

#include <QtTest>

#include "engine/io/files.h"
#include "engine/rules/registry/registry.h"

using namespace marches::engine;

namespace {

QString describe(const Errors& errors)
{
    QString all;
    for (const Error& error : errors)
        all += QString::fromStdString(error.code + " " + error.path + " " + std::to_string(error.line) + "; ");
    return all;
}

template <class T> QString describe(const Result<T>& result) { return result ? QString() : describe(result.error()); }

const char* const kRules = R"(marches: rules/1
id: tiny
language: en
name: Tiny
players: [2, 3]
rules:
  T-1: {title: One, text: The first rule.}
options:
  base.fast: {title: Fast, text: Quick., type: switch, default: false, rules: [T-1], during-play: true}
  base.size: {title: Size, text: Big., type: number, default: 3, range: [1, 9], needs: [base.fast]}
  base.way: {title: Way, text: How., type: choice, default: left, values: {left: {title: Left}, right: {title: Right}}}
presets:
  plain: {title: Plain, values: {}}
  other: {title: Other, values: {base.fast: true, base.way: right}}
names:
  piece:
    man: {name: man, count: {one: "{n} man", other: "{n} men"}}
texts:
  log.moved: "{seat} moves {count of piece}."
decks: [decks/d.yaml]
)";

const char* const kDeck = R"(marches: deck/1
id: d
language: en
name: The deck
cards:
  bonus:
    name: Bonus
    text: Two more.
    copies: 2
    timing: now
    effects: [{gain: {type: man, count: 2, who: [a, b]}}, {crowns: 3}, {end: {}}]
)";

std::string replaced(std::string text, const std::string& before, const std::string& after)
{
    const std::size_t at = text.find(before);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, before.size(), after);
}

/// A folder with the tiny ruleset in it.
class TinyRules {
public:
    explicit TinyRules(const std::string& rules = kRules, const std::string& deck = kDeck)
    {
        if (!writeFile(path("rules.yaml"), rules) || !writeFile(path("decks/d.yaml"), deck))
            qFatal("no temporary folder");
    }
    std::string path(const char* name = "") const { return m_folder.filePath(name).toStdString(); }
    Result<RulesPackage> load() const { return loadRules(path("rules.yaml")); }

private:
    QTemporaryDir m_folder;
};

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    void readsRules()
    {
        const Result<RulesPackage> rules = TinyRules().load();
        QVERIFY2(rules, qPrintable(describe(rules)));
        const RulesetData& data = rules->data;
        QCOMPARE(data.maxSeats, 3);
        QCOMPARE(data.options.size(), std::size_t{3});
        QVERIFY(data.options[0].duringPlay && data.options[0].isSwitch());
        QCOMPARE(data.options[1].max, 9);
        QCOMPARE(data.options[2].values, (std::vector<std::string>{"left", "right"}));
        const CardSpec& card = data.decks.front().cards.front();
        QCOMPARE(card.copies, 2);
        QCOMPARE(card.effects[0].number("count", 0), 2);
        QCOMPARE(card.effects[0].list("who")->size(), std::size_t{2});
        QCOMPARE(card.effects[1].number("count", 0), 3);
        QCOMPARE(card.effects[2].verb, std::string("end"));
        const auto text = [&](const char* key) {
            return std::ranges::find(rules->texts, std::string(key), &TextEntry::key);
        };
        QCOMPARE(text("piece.man.count")->other, std::string("{n} men"));
        QCOMPARE(text("option.base.way.value.right.title")->one, std::string("Right"));
        QCOMPARE(text("card.bonus.text")->one, std::string("Two more."));
        QCOMPARE(text("rule.T-1.text")->line, 7);
    }

    void brokenRules_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        const auto row = [](const char* code, const char* before, const char* after, int line) {
            QTest::newRow(after) << QByteArray::fromStdString(replaced(kRules, before, after)) << QString(code) << line;
        };
        row("unknown-rule", "[T-1]", "[T-2]", 9);
        row("unknown-option", "[base.fast]", "[base.fest]", 10);
        row("unknown-option-group", "base.size:", "bose.size:", 10);
        row("unknown-option", "base.way: right}", "base.why: right}", 14);
        row("unknown-word", "base.way: right}", "base.way: up}", 14);
        row("expected-switch", "{base.fast: true", "{base.fast: 1", 14);
        row("expected-integer", "default: 3", "default: true", 10);
        row("out-of-range", "default: 3", "default: 10", 10);
        row("range-reversed", "[1, 9]", "[9, 1]", 10);
        row("range-reversed", "[2, 3]", "[3, 2]", 5);
        row("option-range", ", range: [1, 9]", "", 10);
        row("option-values", "type: switch,", "type: switch, values: {a: {title: A}},", 9);
        row("unknown-word", "default: left", "default: up", 11);
        row("not-an-option-id", "base.way:", "way:", 11);
        row("not-a-rule-id", "T-1:", "t-1:", 7);
        row("path-leaves-folder", "decks/d.yaml", "../d.yaml", 20);
        row("path-leaves-folder", "decks/d.yaml", "/etc/passwd", 20);
        row("path-leaves-folder", "decks/d.yaml", "decks/../../d.yaml", 20);
        row("file-not-found", "decks/d.yaml", "decks/e.yaml", 0);
        row("file-is-folder", "decks/d.yaml", "decks", 0);
        row("missing-key", "man: {name: man, count:", "man: {count:", 17);
        row("no-preset",
            "  plain: {title: Plain, values: {}}\n  other: {title: Other, values: {base.fast: true, base.way: "
            "right}}\n",
            "  {}\n", 13);
    }
    void brokenRules()
    {
        QFETCH(QByteArray, rules);
        const Result<RulesPackage> loaded = TinyRules(rules.toStdString()).load();
        QVERIFY(!loaded);
        const Errors& errors = loaded.error();
        QFETCH(QString, code);
        QFETCH(int, line);
        QVERIFY2(
            std::ranges::any_of(
                errors, [&](const Error& error) { return error.code == code.toStdString() && error.line == line; }),
            qPrintable(describe(errors)));
    }

    void brokenDecks()
    {
        const Result<RulesPackage> two =
            TinyRules(kRules, replaced(kDeck, "{crowns: 3}", "{crowns: 3, gain: 1}")).load();
        QCOMPARE(describe(two), QString("one-effect-each cards.bonus.effects 11; "));
        const Result<RulesPackage> french = TinyRules(kRules, replaced(kDeck, "language: en", "language: fr")).load();
        QCOMPARE(describe(french), QString("deck-language decks 20; "));
        const Result<RulesPackage> many = TinyRules(kRules, replaced(kDeck, "copies: 2", "copies: 1000000")).load();
        QCOMPARE(describe(many), QString("out-of-range cards.bonus.copies 9; "));
    }

    /// Cards that offer each other would be obeyed for ever; one that leads into the circle as well.
    void cardsThatOfferEachOther()
    {
        const std::string cards = std::string(kDeck) + R"(  first:
    name: First
    text: Choose.
    effects: [{choose: {among: [second, bonus]}}]
  second:
    name: Second
    text: Choose.
    effects: [{choose: {among: [bonus, first]}}]
  third:
    name: Third
    text: Choose.
    effects: [{choose: {among: [bonus]}}]
)";
        const Result<RulesPackage> circle = TinyRules(kRules, cards).load();
        QCOMPARE(describe(circle),
                 QString("cards-in-a-circle cards.first.effects 15; cards-in-a-circle cards.second.effects 19; "));
        QVERIFY(QString::fromStdString(circle.error().front().file).endsWith(QLatin1String("d.yaml")));
        QVERIFY(TinyRules(kRules, replaced(cards, "[bonus, first]", "[bonus, third]")).load());
    }

    void resolvesOptions()
    {
        const Result<RulesPackage> rules = TinyRules().load();
        QVERIFY(rules);
        const Result<OptionValues> plain = resolveOptions(rules->data, {}, {}, {});
        QVERIFY(plain && !plain->flag("base.fast") && plain->number("base.size") == 3);
        const Result<OptionValues> other = resolveOptions(rules->data, "other", {{"base.size", 5, 0, 0}}, {});
        QVERIFY(other && other->flag("base.fast") && other->is("base.way", "right"));
        QCOMPARE(differences(rules->data, "other", *other), (std::vector<OptionSetting>{{"base.size", 5, 0, 0}}));
        QCOMPARE(differences(rules->data, "plain", *other).size(), std::size_t{3});
        QCOMPARE(
            describe(
                resolveOptions(rules->data, "plein", {{"base.size", 10, 4, 2}, {"base.fist", true, 5, 2}}, "v.yaml")),
            QString("unknown-preset preset 0; out-of-range options.base.size 4; unknown-option options.base.fist 5; "));
        const Result<OptionSetting> set = parseOption("base.size=7");
        QVERIFY(set && std::get<int>(set->value) == 7);
        QVERIFY(!parseOption("base.size") && !parseOption("=7") && !parseOption("base.size="));
    }

    void readsOptionsOfEarlierVersions()
    {
        const std::string former = "range: [1, 9], formerly: {id: base.girth, values: {thin: 1, stout: 7}}";
        const Result<RulesPackage> rules = TinyRules(replaced(kRules, "range: [1, 9]", former)).load();
        QVERIFY(rules);
        const auto size = [&rules](const char* value) -> int {
            const Result<OptionValues> values =
                resolveOptions(rules->data, {}, {{"base.girth", std::string(value), 0, 0}}, {});
            return values ? values->number("base.size") : 0;
        };
        QCOMPARE(size("thin"), 1);
        QCOMPARE(size("stout"), 7);
        QCOMPARE(size("huge"), 0);
        const std::string wrong = replaced(former, "stout: 7", "stout: 70");
        QCOMPARE(describe(TinyRules(replaced(kRules, "range: [1, 9]", wrong)).load()),
                 QString("out-of-range options.base.size.formerly.values.stout 10; "));
    }

    void writesVariants()
    {
        const std::string text =
            "# Mine.\nmarches: variant/1\nid: evening\nlanguage: en\nname: \"Evening: ours\"\nmap: "
            "narnia\nruleset: narnia-risk-junior\n"
            "options:\n  advanced.wooded-two-dice: true # slower\n  base.size: 4\n  base.way: "
            "\"yes\"\nseats:\n  - {id: witch, side: witch}\n"
            "  - {id: red, side: aslan, armies: [red]}\n";
        const Result<VariantData> variant = readVariant(text, "evening.yaml");
        QVERIFY2(variant, qPrintable(describe(variant)));
        QCOMPARE(std::get<std::string>(variant->options[2].value), std::string("yes"));
        QCOMPARE(variant->seats[1].armies, std::vector<std::string>{"red"});
        QCOMPARE(QString::fromStdString(writeVariant(*variant)), QString::fromStdString(text));
        QCOMPARE(describe(readVariant(replaced(text, "{id: red", "{id: witch"), "v")),
                 QString("name-twice seats[1].id 14; "));
    }

    void shippedPackagesAreSound()
    {
        const Library library(MARCHES_SOURCE_DIR, {});
        for (const auto* list : {&library.maps(), &library.rulesets(), &library.variants()}) {
            QVERIFY(!list->empty());
            for (const LibraryEntry& entry : *list) {
                QVERIFY2(!entry.broken(), qPrintable(QString::fromStdString(entry.file) + describe(entry.errors)));
                QVERIFY(!entry.name.empty() && !entry.own);
            }
        }
        for (const LibraryEntry& entry : library.variants()) {
            const Result<GameSetup> setup = library.setup(entry.map + "/" + entry.id);
            QVERIFY2(setup, qPrintable(describe(setup)));
            QVERIFY(setup->game != nullptr);
        }
    }

    void findsOwnAndBrokenPackages()
    {
        const QTemporaryDir own;
        const auto path = [&](const char* name) { return own.filePath(name).toStdString(); };
        QVERIFY(writeFile(path("maps/narnia/variants/mine.yaml"),
                          "marches: variant/1\nid: mine\nname: Mine\nmap: narnia\nruleset: narnia-risk-junior\n"));
        QVERIFY(writeFile(path("maps/broken/map.yaml"), "marches: map/1\nid: broken\n"));
        QVERIFY(writeFile(path("maps/moved/map.yaml"),
                          "marches: map/1\nid: other\nlanguage: en\nname: O\nsize: [1, 1]\nterritories: {}\n"));
        const Library library(MARCHES_SOURCE_DIR, own.path().toStdString());
        const auto mine = std::ranges::find(library.variants(), std::string("mine"), &LibraryEntry::id);
        QVERIFY(mine != library.variants().end() && mine->own && !mine->broken());
        QVERIFY(library.setup("narnia/mine"));
        QCOMPARE(library.ownVariantFile("narnia", "mine"), mine->file);
        const auto broken = std::ranges::find(library.maps(), std::string("broken"), &LibraryEntry::id);
        QVERIFY(broken != library.maps().end() && broken->broken());
        const auto moved = std::ranges::find(library.maps(), std::string("moved"), &LibraryEntry::id);
        QVERIFY(moved != library.maps().end() && moved->errors.front().code == "id-not-place");
        QCOMPARE(Library({}, {}).maps().size(), std::size_t{0});
        QCOMPARE(Library("/nowhere/at/all", {}).maps().size(), std::size_t{0});
    }

    void ownVariantsAloneAreLookedAtAnew()
    {
        const QTemporaryDir own;
        const auto write = [&](const std::string& map, const std::string& id) {
            return writeFile(own.filePath("maps").toStdString() + "/" + map + "/variants/" + id + ".yaml",
                             "marches: variant/1\nid: " + id + "\nname: Mine\nmap: " + map +
                                 "\nruleset: narnia-risk-junior\n");
        };
        QVERIFY(write("narnia", "former"));
        Library library(MARCHES_SOURCE_DIR, own.path().toStdString());
        QVERIFY(write("narnia", "mine"));
        QVERIFY(write("harrowvale", "mine"));
        QVERIFY(QFile::remove(own.filePath("maps/narnia/variants/former.yaml")));
        const auto listed = [](const Library& of) {
            QStringList lines;
            for (const LibraryEntry& entry : of.variants())
                lines.append(QString::fromStdString(entry.file + (entry.own ? " own " : " ") + entry.ruleset) +
                             describe(entry.errors));
            return lines;
        };
        library.rescanOwnVariants();
        QCOMPARE(listed(library), listed(Library(MARCHES_SOURCE_DIR, own.path().toStdString())));
        QCOMPARE(listed(library).filter(" own ").size(), 2);
    }

    void namesOfVariants_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("code");
        QTest::newRow("defaults") << "narnia:narnia-risk-junior"
                                  << "";
        QTest::newRow("variant") << "narnia/advanced"
                                 << "";
        QTest::newRow("path") << MARCHES_SOURCE_DIR "/maps/narnia/variants/advanced.yaml"
                              << "";
        QTest::newRow("map by path") << MARCHES_SOURCE_DIR "/maps/narnia:narnia-risk-junior"
                                     << "";
        QTest::newRow("unknown map") << "narnja:narnia-risk-junior"
                                     << "unknown-map";
        QTest::newRow("unknown ruleset") << "narnia:narnia-risk-senior"
                                         << "unknown-ruleset";
        QTest::newRow("unknown variant") << "narnia/advancd"
                                         << "unknown-variant";
        QTest::newRow("a map alone") << "narnia"
                                     << "map-without-variant";
        QTest::newRow("rules alone") << "castle-risk"
                                     << "ruleset-without-variant";
        QTest::newRow("a word") << "official"
                                << "unknown-variant";
        QTest::newRow("nothing") << ""
                                 << "unknown-variant";
        QTest::newRow("no such file") << "x/y.yaml"
                                      << "unknown-variant";
        QTest::newRow("leaving the folder") << "narnia/../../x"
                                            << "unknown-variant";
    }
    void namesOfVariants()
    {
        QFETCH(QString, name);
        QFETCH(QString, code);
        const Library library(MARCHES_SOURCE_DIR, {});
        const Result<GameSetup> setup = library.setup(name.toStdString());
        QCOMPARE(setup ? QString() : QString::fromStdString(setup.error().front().code), code);
    }

    /// Who types half a name is told the other half.
    void halfNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("told");
        QTest::newRow("a map") << "narnia"
                               << "variants"
                               << "narnia/advanced, narnia/conquest, narnia/document-only, narnia/official";
        QTest::newRow("a variant") << "official"
                                   << "hint"
                                   << "narnia/official";
        QTest::newRow("nearly a map") << "wrld"
                                      << "hint"
                                      << "world";
        QTest::newRow("nearly a variant") << "narnia/oficial"
                                          << "hint"
                                          << "narnia/official";
    }
    void halfNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, argument);
        QFETCH(QString, told);
        const auto found = Library(MARCHES_SOURCE_DIR, {}).variant(name.toStdString());
        QVERIFY(!found);
        QString said;
        for (const auto& [key, value] : found.error().front().args)
            if (key == argument.toStdString()) said = QString::fromStdString(value);
        QCOMPARE(said, told);
    }

    /// A stranger's variant, save or scenario opens maps and rules, and nothing else that lies about.
    void filesNameMapsAndRulesAlone_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("code");
        const QString maps = QStringLiteral(MARCHES_SOURCE_DIR "/maps/");
        const QString rules = QStringLiteral(MARCHES_SOURCE_DIR "/resources/rules/");
        const QString own = QStringLiteral("narnia-risk-junior");
        QTest::newRow("ids") << "narnia" << own << "";
        QTest::newRow("a map's file") << maps + "narnia/map.yaml" << own << "";
        QTest::newRow("a map's folder") << maps + "narnia" << own << "";
        QTest::newRow("rules' file") << "narnia" << rules + "narnia-risk-junior/rules.yaml"
                                     << "";
        QTest::newRow("any file") << "/etc/hostname" << own << "map-by-other-file";
        QTest::newRow("any file for rules") << "narnia"
                                            << "/etc/hostname"
                                            << "ruleset-by-other-file";
        QTest::newRow("up and away") << "../../../../../../../../etc/hostname" << own << "map-by-other-file";
        QTest::newRow("a link that is called like a map") << "LINK/map.yaml" << own << "map-by-other-file";
        QTest::newRow("a map that is not there") << maps + "nowhere/map.yaml" << own << "file-not-found";
        QTest::newRow("rules that are not there") << "narnia"
                                                  << "nope"
                                                  << "unknown-ruleset";
    }
    void filesNameMapsAndRulesAlone()
    {
        QFETCH(QString, map);
        QFETCH(QString, ruleset);
        QFETCH(QString, code);
        const QTemporaryDir folder;
        QVERIFY(QFile::link(QStringLiteral("/etc/hostname"), folder.filePath(QStringLiteral("map.yaml"))));
        map.replace(QStringLiteral("LINK"), folder.path());
        const Library library(MARCHES_SOURCE_DIR, {});
        VariantData variant;
        variant.file = "stranger.yaml";
        variant.map = map.toStdString();
        variant.ruleset = ruleset.toStdString();
        const Result<GameSetup> setup = library.setup(variant);
        QCOMPARE(setup ? QString() : QString::fromStdString(setup.error().front().code), code);
        if (!setup)
            QVERIFY(!setup.error().front().file.empty()); // whoever checks folders sees which of the files it is
    }

    void requestsChangeASetup()
    {
        const Library library(MARCHES_SOURCE_DIR, {});
        SetupRequest request;
        request.players = 4;
        const Result<GameSetup> four = library.setup("narnia:narnia-risk-junior", request);
        QVERIFY2(four, qPrintable(describe(four)));
        QCOMPARE(four->game->seats().size(), std::size_t{4});
        request.players = 9;
        request.options = {{"base.nothing", true, 0, 0}};
        QCOMPARE(describe(library.setup("narnia:narnia-risk-junior", request)),
                 QString("unknown-option base.nothing 0; wrong-players  0; "));
    }

    void noGameIsAskedOfAMapThatIsTooBigToBePlayed()
    {
        const Library library(MARCHES_SOURCE_DIR, {});
        std::vector<Place> places(Mask::kCapacity + 44);
        for (std::size_t i = 0; i < places.size(); ++i) places[i].id = "p" + std::to_string(i);
        MapData map;
        map.id = "vast";
        map.board = Board(places, {}, {}, {});
        for (const LibraryEntry& rules : library.rulesets()) {
            VariantData variant;
            variant.map = map.id;
            variant.ruleset = rules.id;
            QCOMPARE(describe(library.setup(map, variant)).section(QLatin1Char(' '), 0, 0), QString("map-too-big"));
        }
    }

    void anOptionIsFoundWithoutItsGroup()
    {
        const Library library(MARCHES_SOURCE_DIR, {});
        SetupRequest request;
        request.options = {{"setup", std::string("deal"), 0, 0}};
        const Result<GameSetup> setup = library.setup("world:classic-risk", request);
        QVERIFY(!setup);
        const ErrorArgs& args = setup.error().front().args;
        const auto hint = std::ranges::find(args, "hint", &ErrorArgs::value_type::first);
        QVERIFY(hint != args.end());
        QCOMPARE(QString::fromStdString(hint->second), QString("base.setup"));
    }
};

QTEST_APPLESS_MAIN(TestLibrary)
#include "tst_library.moc"
