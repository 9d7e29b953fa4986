// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/texts.h"

#include <QTest>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/options.h"
#include "engine/package/textloading.h"
#include "engine/text/textentry.h"
#include "engine/text/translation.h"

using namespace marches::engine;

namespace {

TextEntry entry(const char* key, const char* one, const char* other = "", const char* pluralBy = "")
{
    TextEntry text;
    text.key = key;
    text.one = one;
    text.other = other;
    text.pluralBy = pluralBy;
    return text;
}

PoEntry translation(const char* key, std::vector<std::string> text)
{
    PoEntry po;
    po.context = key;
    po.source = key;
    if (text.size() > 1) po.plural = key;
    po.text = std::move(text);
    return po;
}

} // namespace

class TestTexts : public QObject {
    Q_OBJECT
private slots:
    void fallsBackSentenceBySentence();
    void fuzzyAndHalfTranslatedAreNotUsed();
    void aTranslationWithOtherPlaceholdersIsNotShown();
    void aNameOutlivesTheRenamingOfItsSource();
    void pluralsByNumber();
    void formsFollowTheFilesOwnRule();
    void sourceOfAnotherLanguage();
    void formsOfNames();
    void aReplacedTextLosesItsTranslation();
    void overABase();
    void languagesAreTags();
    void errorsInWords();
    void pseudoEverywhere();
    void readsATextsFile();
    void brokenTextsFiles();
    void saysMoreWhereAnOptionIsOnOrOff();
};

void TestTexts::fallsBackSentenceBySentence()
{
    Texts texts;
    texts.add({entry("a", "One"), entry("b", "Two")}, "en");
    PoFile po;
    po.entries = {translation("a", {"Un"}), translation("stray", {"Rien"})};
    texts.addTranslation("fr", po);
    QCOMPARE(texts.word("a", "fr"), std::string("Un"));
    QCOMPARE(texts.word("b", "fr"), std::string("Two"));
    QCOMPARE(texts.word("a", "fr-CA"), std::string("Un"));
    QCOMPARE(texts.word("a", "en"), std::string("One"));
    QCOMPARE(texts.word("a", "de"), std::string("One"));
    QCOMPARE(texts.word("none", "fr"), std::string());
    QCOMPARE(texts.word("stray", "fr"), std::string()); // nobody asks for a text without a source
    QCOMPARE(texts.find("b", "fr").language, std::string_view("en"));
    QVERIFY(texts.has("a") && !texts.has("stray"));
}

void TestTexts::fuzzyAndHalfTranslatedAreNotUsed()
{
    Texts texts;
    texts.add({entry("a", "One"), entry("n", "{n} faun", "{n} fauns"), entry("o", "Old")}, "en");
    PoFile po;
    po.entries = {translation("a", {"Un"}), translation("n", {"{n} faune", ""}), translation("o", {"Vieux"})};
    po.entries[0].fuzzy = true;
    po.entries[2].obsolete = true;
    texts.addTranslation("fr", po);
    QCOMPARE(texts.word("a", "fr"), std::string("One"));
    QCOMPARE(texts.word("n", "fr", {{"n", "1"}}), std::string("1 faun"));
    QCOMPARE(texts.word("o", "fr"), std::string("Old"));
}

/// Half a sentence says less than a whole one in another language, and braces say nothing.
void TestTexts::aTranslationWithOtherPlaceholdersIsNotShown()
{
    Texts texts;
    texts.add({entry("a", "{seat} takes {place}."), entry("b", "{seat} takes {place}."), entry("c", "No values."),
               entry("d", "To {to}."), entry("e", "To {to}."), entry("n", "{n} faun", "{n} fauns"),
               entry("m", "{n} faun", "{n} fauns"), entry("t.name", "Wood"), entry("own", "To {to:vocative}.")},
              "en");
    PoFile po;
    po.entries = {translation("a", {"{seat} prend tout."}),      translation("b", {"{seat} prend {lieu} et {place}."}),
                  translation("c", {"Rien {place}."}),           translation("d", {"À {to:dative}."}),
                  translation("e", {"Vers {to:with-article}."}), translation("n", {"un faune", "{n} faunes"}),
                  translation("m", {"{n} faune", "des faunes"}), translation("t.name", {"Le Bois"}),
                  translation("t.of", {"de {place}"}),           translation("own", {"Ô {to:vocative}."})};
    const TextArgs args{{"seat", "Red"}, {"place", "Telmar"}, {"to", "Anvard"}, {"n", "1"}};
    const auto said = [&](const char* key) { return texts.word(key, "fr", args); };
    const auto look = [&] {
        QCOMPARE(said("a"), std::string("Red takes Telmar."));
        QCOMPARE(said("b"), std::string("Red takes Telmar."));
        QCOMPARE(said("c"), std::string("No values."));
        QCOMPARE(said("d"), std::string("To Anvard.")); // no language has such a form
        QCOMPARE(said("e"), std::string("Vers Anvard."));
        QCOMPARE(said("n"), std::string("un faune")); // a form for one may say it in words
        QCOMPARE(said("m"), std::string("1 faun"));
        QCOMPARE(texts.form("t", "of", "fr"), std::string("du Bois"));
        QCOMPARE(said("own"), std::string("Ô Anvard.")); // an author's own form
    };
    texts.addTranslation("fr", po);
    look();
    for (const PoEntry& one : po.entries) texts.setTranslation("fr", one, PluralRule::of("fr"));
    look();
}

/// A name is shown in the reader's language also when its source was renamed, but not a guess from another place, and
/// no sentence.
void TestTexts::aNameOutlivesTheRenamingOfItsSource()
{
    Texts texts;
    texts.add(
        {entry("territory.a.name", "Moonspire"), entry("territory.b.name", "North Wood"), entry("map.text", "New.")},
        "en");
    PoFile po;
    po.entries = {translation("territory.a.name", {"Tour du Soleil"}), translation("territory.b.name", {"Bois du Sud"}),
                  translation("map.text", {"Ancien."})};
    for (PoEntry& changed : po.entries) {
        changed.fuzzy = true;
        changed.previousSource = "Sunspire";
    }
    po.entries[1].previousContext = "territory.c.name";
    texts.addTranslation("fr", po);
    QCOMPARE(texts.word("territory.a.name", "fr"), std::string("Tour du Soleil"));
    QCOMPARE(texts.word("territory.b.name", "fr"), std::string("North Wood"));
    QCOMPARE(texts.word("map.text", "fr"), std::string("New."));
}

void TestTexts::pluralsByNumber()
{
    Texts texts;
    texts.add(
        {entry("n", "{n} faun", "{n} fauns"), entry("c", "{n} for {camps} camp", "{n} for {camps} camps", "camps")},
        "en");
    PoFile po;
    po.entries = {translation("n", {"{n} faune", "{n} faunes"})};
    texts.addTranslation("fr", po);
    QCOMPARE(texts.word("n", "en", {{"n", "0"}}), std::string("0 fauns"));
    QCOMPARE(texts.word("n", "en", {{"n", "1"}}), std::string("1 faun"));
    QCOMPARE(texts.word("n", "fr", {{"n", "0"}}), std::string("0 faune"));
    QCOMPARE(texts.word("n", "fr", {{"n", "2"}}), std::string("2 faunes"));
    QCOMPARE(texts.word("c", "en", {{"n", "2"}, {"camps", "1"}}), std::string("2 for 1 camp"));
    QCOMPARE(texts.word("n", "en"), std::string("{n} fauns"));
    QCOMPARE(texts.word("n", "en", {{"other", "1"}}), std::string("{n} fauns"));
}

void TestTexts::formsFollowTheFilesOwnRule()
{
    Texts texts;
    texts.add({entry("n", "{n} faun", "{n} fauns")}, "en");
    PoFile po;
    po.header.text = {"Plural-Forms: nplurals=2; plural=(n==1 ? 1 : 0);\n"}; // the other way round
    po.entries = {translation("n", {"{n} viele", "{n} einer"})};
    texts.addTranslation("de", po);
    QCOMPARE(texts.word("n", "de", {{"n", "1"}}), std::string("1 einer"));
    QCOMPARE(texts.word("n", "de", {{"n", "5"}}), std::string("5 viele"));
}

void TestTexts::sourceOfAnotherLanguage()
{
    Texts texts;
    texts.add({entry("p.name", "Les Marais"), entry("n", "{n} loup", "{n} loups")}, "fr");
    QCOMPARE(texts.word("p.name", "en"), std::string("Les Marais"));
    QCOMPARE(texts.find("p.name", "fr-FR").language, std::string_view("fr"));
    QCOMPARE(texts.word("n", "en", {{"n", "0"}}), std::string("0 loup")); // by the rule of the language it is in
    QCOMPARE(texts.form("p", "of", "en"), std::string("des Marais"));
}

void TestTexts::formsOfNames()
{
    Texts texts;
    texts.add({entry("t.name", "Lamppost"), entry("t.with-article", "the Lamppost"), entry("u.name", "Telmar"),
               entry("v.name", "Wood"), entry("v.of", "of that Wood")},
              "en");
    PoFile po;
    po.entries = {translation("t.name", {"Le Réverbère"}), translation("u.name", {"Telmar"}),
                  translation("u.at", {"au pays de Telmar"}), translation("v.name", {"Le Bois"})};
    texts.addTranslation("fr", po);
    QCOMPARE(texts.form("t", "name", "en"), std::string("Lamppost"));
    QCOMPARE(texts.form("t", "of", "en"), std::string("of the Lamppost"));
    QCOMPARE(texts.form("t", "of", "fr"), std::string("du Réverbère"));
    QCOMPARE(texts.form("u", "at", "fr"), std::string("au pays de Telmar")); // given though English has no such form
    QCOMPARE(texts.form("u", "of", "fr"), std::string("de Telmar"));
    QCOMPARE(texts.form("v", "of", "en"), std::string("of that Wood"));
    QCOMPARE(texts.form("v", "of", "fr"), std::string("du Bois")); // never an English form before a French name
    QCOMPARE(texts.form("w", "of", "fr"), std::string());
}

void TestTexts::aReplacedTextLosesItsTranslation()
{
    Texts texts;
    texts.add({entry("a", "One"), entry("b", "Two")}, "en");
    PoFile po;
    po.entries = {translation("a", {"Un"}), translation("b", {"Deux"})};
    texts.addTranslation("fr", po);
    texts.add({entry("a", "First"), entry("b", "Two")}, "en");
    QCOMPARE(texts.word("a", "fr"), std::string("First"));
    QCOMPARE(texts.word("b", "fr"), std::string("Deux"));
}

void TestTexts::overABase()
{
    auto below = std::make_shared<Texts>();
    below->add({entry("a", "One"), entry("b", "Two"), entry("c", "Three"), entry("n", "{n} faun", "{n} fauns")}, "en");
    PoFile po;
    po.entries = {translation("a", {"Un"}), translation("b", {"Deux"}), translation("c", {"Trois"}),
                  translation("n", {"{n} faune", "{n} faunes"}), translation("loose.of", {"du"})};
    below->addTranslation("fr", po);
    Texts texts(below);
    texts.add({entry("b", "Two"), entry("c", "Third"), entry("d", "Four")}, "en");
    PoFile own;
    own.entries = {translation("a", {"Une"})};
    texts.addTranslation("fr", own);
    // As if all had been added to one.
    QCOMPARE(texts.word("a", "fr"), std::string("Une"));   // translated once more
    QCOMPARE(texts.word("b", "fr"), std::string("Deux"));  // the same text again
    QCOMPARE(texts.word("c", "fr"), std::string("Third")); // another text, not translated yet
    QCOMPARE(texts.word("d", "fr"), std::string("Four"));
    QCOMPARE(texts.word("n", "fr", {{"n", "1"}}), std::string("1 faune"));
    QCOMPARE(texts.word("n", "fr", {{"n", "5"}}), std::string("5 faunes"));
    QVERIFY(texts.has("a") && !texts.has("e"));
    const std::vector<std::string_view> keys{"a", "b", "c", "d", "n"};
    QCOMPARE(texts.keys(), keys);
    const std::vector<std::string> languages{"en", "fr"};
    QCOMPARE(texts.languages(), languages);
    QCOMPARE(below->word("c", "fr"), std::string("Trois"));
}

void TestTexts::languagesAreTags()
{
    Texts texts;
    texts.add({entry("a", "One")}, "en");
    PoFile po;
    po.entries = {translation("a", {"Um"})};
    texts.addTranslation("pt_BR", po);
    texts.addTranslation("fr", po);
    QCOMPARE(texts.languages(), (std::vector<std::string>{"en", "fr", "pt-BR"}));
}

void TestTexts::errorsInWords()
{
    Texts texts;
    texts.add({entry("error.unknown-key", "'{key}' is not known here."),
               entry("error.few", "{count} thing is missing.", "{count} things are missing.", "count")},
              "en");
    const Error error{"unknown-key", {{"key", "terain"}}, "map.yaml", 41, 9, "territories.telmar.terain"};
    QCOMPARE(errorText(error, texts, "en"), std::string("map.yaml:41:9: 'terain' is not known here."));
    QCOMPARE(errorSentence(error, texts, "fr"), std::string("'terain' is not known here."));
    QCOMPARE(errorText({"few", {{"count", "1"}}, {}, 0, 0, {}}, texts, "en"), std::string("1 thing is missing."));
    QCOMPARE(errorText({"few", {{"count", "2"}}, "f", 0, 0, "a.b"}, texts, "en"),
             std::string("f: a.b: 2 things are missing."));
    texts.add({entry("error.gone", "There is no file {path}.")}, "en");
    QCOMPARE(errorText({"gone", {{"path", "a/b"}}, "a/b", 0, 0, {}}, texts, "en"),
             std::string("There is no file a/b.")); // once
    QCOMPARE(errorText({"no-such", {{"x", "1"}}, "f", 3, 0, {}}, texts, "en"), std::string("f:3: no-such, x: 1"));
}

void TestTexts::pseudoEverywhere()
{
    Texts texts;
    texts.add({entry("a", "One {place:of}"), entry("n", "{n} faun", "{n} fauns")}, "en");
    texts.addPseudo();
    for (const char* key : {"a", "n"}) {
        const std::string word = texts.word(key, kPseudoLanguage);
        QVERIFY(word.front() == '[' && word.back() == ']');
        QCOMPARE(placeholders(word), placeholders(texts.word(key, "en")));
    }
    QVERIFY(texts.word("n", kPseudoLanguage, {{"n", "1"}}) != texts.word("n", kPseudoLanguage, {{"n", "2"}}));
}

void TestTexts::readsATextsFile()
{
    const Result<TextSource> source = readTexts(
        "marches: texts/1\nlanguage: en\ntexts:\n  error.a: One\n  n:\n    plural-by: count\n    one: '{count} a'\n"
        "    other: '{count} b'\n",
        "texts.yaml");
    QVERIFY(source.has_value());
    QCOMPARE(source->language, std::string("en"));
    QCOMPARE(source->entries.size(), std::size_t{2});
    QCOMPARE(source->entries[0].line, 4);
    QCOMPARE(source->entries[1].pluralBy, std::string("count"));
    QVERIFY(source->entries[1].isPlural());
}

void TestTexts::brokenTextsFiles()
{
    for (const char* text :
         {"", "marches: map/1\n", "marches: texts/9\nlanguage: en\ntexts: {}\n", "marches: texts/1\ntexts: {a: b}\n",
          "marches: texts/1\nlanguage: en\ntexts: [a]\n", "marches: texts/1\nlanguage: en\ntexts: {a: {one: b}}\n"})
        QVERIFY2(!readTexts(text, "texts.yaml"), text);
    QVERIFY(!loadTextSource("/nowhere/at/all"));
    QVERIFY(translationFiles("/nowhere/map.yaml").empty());
}

void TestTexts::saysMoreWhereAnOptionIsOnOrOff()
{
    OptionSpec late;
    late.id = "errata.late";
    OptionSpec dice;
    dice.id = "house.dice";
    dice.byDefault = 2;
    dice.min = 1;
    dice.max = 3;
    const std::vector<OptionSpec> specs{late, dice};
    OptionValues options(specs);
    Texts texts;
    texts.add({entry("card.a.text", "March."), entry("card.a.on.errata.late", "At any time."),
               entry("card.a.off.errata.late", "At the end."), entry("card.a.on.house.dice", "Never said."),
               entry("card.b.on.errata.late", "Late.")},
              "en");
    QCOMPARE(textUnder(options, texts, "card.a", "en"), std::string("March. At the end."));
    QCOMPARE(textUnder(options, texts, "card.b", "en"), std::string());
    QVERIFY(options.set(specs, "errata.late", true));
    QCOMPARE(textUnder(options, texts, "card.a", "fr"), std::string("March. At any time."));
    QCOMPARE(textUnder(options, texts, "card.b", "en"), std::string("Late."));
}

QTEST_GUILESS_MAIN(TestTexts)
#include "tst_texts.moc"
