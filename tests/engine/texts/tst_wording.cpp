// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/messageformatter.h"

#include <QTest>

#include <string>

#include "engine/game/position.h"
#include "engine/text/placeholder.h"
#include "engine/text/textentry.h"

using namespace marches::engine;

namespace {

TextEntry entry(std::string key, std::string one, std::string other = {}, std::string pluralBy = {})
{
    TextEntry text;
    text.key = std::move(key);
    text.one = std::move(one);
    text.other = std::move(other);
    text.pluralBy = std::move(pluralBy);
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

/// A small game: two seats, three places, two pieces.
struct Fixture {
    Texts texts;
    Vocabulary vocabulary;
    std::vector<MessageSpec> messages{
        {"", {}},
        {"log.won", {{"seat", Space::Seat}, {"place", Space::Place}}},
        {"log.at", {{"place", Space::Place}, {"n", Space::Number}, {"piece", Space::Piece}}},
        {"question.target", {{"seat", Space::Seat}}},
        {"log.crowns", {{"seat", Space::Seat}, {"n", Space::Number}}},
        {"log.untold", {}},
        {"log.only-english", {{"place", Space::Place}}},
        {"log.odd", {{"flag", Space::Flag}, {"rule", Space::Rule}, {"other", Space::Text}, {"n", Space::Number}}},
    };

    Fixture()
    {
        vocabulary.set(Space::Place, {"lamppost", "courtyard", "anvard"});
        vocabulary.set(Space::Seat, {"witch", "red"});
        vocabulary.set(Space::Piece, {"faun", "giant"});
        vocabulary.set(Space::Rule, {"", "NRJ-35"});
        vocabulary.set(Space::Text, {"", "log.won", "log.at", "question.target"});
        texts.add({entry("territory.lamppost.name", "Lamppost"),
                   entry("territory.lamppost.with-article", "the Lamppost"),
                   entry("territory.lamppost.at", "at the Lamppost"),
                   entry("site.courtyard.name", "The Courtyard"),
                   entry("territory.anvard.name", "Anvard"),
                   entry("seat.witch.name", "the White Witch"),
                   entry("seat.red.name", "Red"),
                   entry("piece.faun.name", "faun"),
                   entry("piece.faun.count", "{n} faun", "{n} fauns"),
                   entry("piece.giant.name", "giant"),
                   entry("log.won", "{seat} wins {place:with-article}."),
                   entry("log.at", "{place:with-article} receives {n of piece}."),
                   entry("question.target", "{seat}, whom do you attack?"),
                   entry("log.crowns", "{seat} scores {n} crown.", "{seat} scores {n} crowns."),
                   entry("log.only-english", "Snow falls {place:at}."),
                   entry("log.odd", "{flag} {rule} {other} {missing} {{n}} {n}"),
                   entry("word.yes", "yes"),
                   entry("word.no", "no"),
                   entry("word.nobody", "nobody"),
                   entry("word.unknown", "unknown")},
                  "en");
        PoFile fr;
        fr.entries = {translation("territory.lamppost.name", {"Le Réverbère"}),
                      translation("territory.anvard.name", {"Anvard"}),
                      translation("seat.witch.name", {"la Sorcière Blanche"}),
                      translation("piece.faun.count", {"{n} faune", "{n} faunes"}),
                      translation("log.won", {"{seat} remporte {place:with-article}."}),
                      translation("log.at", {"Arrivée {place:at}\u00A0: {n of piece}."}),
                      translation("log.crowns", {"{seat} marque {n} couronne.", "{seat} marque {n} couronnes."})};
        texts.addTranslation("fr", fr);
    }
    MessageFormatter wording(const char* language) const { return {texts, vocabulary, messages, language}; }
    static Message message(int text, std::initializer_list<int> args)
    {
        Message message;
        message.text = static_cast<std::uint16_t>(text);
        std::size_t i = 0;
        for (const int arg : args) message.arg[i++] = static_cast<std::int16_t>(arg);
        return message;
    }
};

} // namespace

class TestMessageFormatter : public QObject {
    Q_OBJECT
private slots:
    void sentences();
    void personalNames();
    void oneLanguageASentence();
    void objectsOfSentences();
    void countedThings();
    void rulesAreCited();
    void wordsForAnything();
    void oddTexts();
    void languageSwitch();
    void splitting();
};

void TestMessageFormatter::sentences()
{
    const Fixture game;
    const MessageFormatter en = game.wording("en");
    const MessageFormatter fr = game.wording("fr");
    QCOMPARE(en.sentence(Fixture::message(1, {0, 0})), std::string("The White Witch wins the Lamppost."));
    QCOMPARE(fr.sentence(Fixture::message(1, {0, 0})), std::string("La Sorcière Blanche remporte le Réverbère."));
    QCOMPARE(en.sentence(Fixture::message(2, {0, 3, 0})), std::string("The Lamppost receives 3 fauns."));
    QCOMPARE(fr.sentence(Fixture::message(2, {0, 1, 0})), std::string("Arrivée au Réverbère\u00A0: 1 faune."));
    QCOMPARE(fr.sentence(Fixture::message(2, {2, 0, 0})), std::string("Arrivée à Anvard\u00A0: 0 faune."));
    QCOMPARE(en.sentence(Fixture::message(4, {1, 1})), std::string("Red scores 1 crown."));
    QCOMPARE(fr.sentence(Fixture::message(4, {1, 1234})), std::string("Red marque 1\u202F234 couronnes."));
    QCOMPARE(en.sentence(Message{}), std::string());
}

void TestMessageFormatter::personalNames()
{
    const Fixture game;
    MessageFormatter wording = game.wording("en");
    wording.setSeatName(1, "anna b.");
    QCOMPARE(wording.sentence(Fixture::message(3, {1})),
             std::string("anna b., whom do you attack?")); // her own capitals
    QCOMPARE(wording.sentence(Fixture::message(3, {0})), std::string("The White Witch, whom do you attack?"));
    QCOMPARE(wording.word(Space::Seat, 1, "of"), std::string("of anna b."));
    wording.setLanguage("fr");
    QCOMPARE(wording.word(Space::Seat, 1, "of"), std::string("d’anna b."));
    wording.setSeatName(1, "");
    QCOMPARE(wording.word(Space::Seat, 1), std::string("Red"));
    wording.setSeatName(-1, "x"); // nobody's name
    QCOMPARE(wording.word(Space::Seat, -1), std::string("nobody"));
}

void TestMessageFormatter::oneLanguageASentence()
{
    const Fixture game;
    QCOMPARE(game.wording("fr").sentence(Fixture::message(6, {0})), std::string("Snow falls at the Lamppost."));
}

void TestMessageFormatter::objectsOfSentences()
{
    Fixture fixture;
    PoFile de;
    de.entries = {
        translation("territory.lamppost.name", {"Laternenpfahl"}),
        translation("territory.lamppost.with-article", {"der Laternenpfahl"}),
        translation("site.courtyard.name", {"Kleiner Hof"}),
        translation("site.courtyard.with-article", {"der Kleine Hof"}),
        translation("site.courtyard.object", {"den Kleinen Hof"}), // loose: English has no such form
        translation("territory.anvard.name", {"Anvard"}),
        translation("seat.witch.name", {"der Hexenrat"}),
        translation("log.won", {"{place:object} erobert {seat}, {seat:object} feiert {place:with-article}."})};
    fixture.texts.addTranslation("de", de);
    const MessageFormatter german = fixture.wording("de");
    const auto said = [&](const MessageFormatter& wording, int place) {
        return QString::fromStdString(wording.sentence(Fixture::message(1, {0, place})));
    };
    QCOMPARE(said(german, 0),
             QStringLiteral("Den Laternenpfahl erobert der Hexenrat, den Hexenrat feiert der Laternenpfahl."));
    QCOMPARE(said(german, 1),
             QStringLiteral("Den Kleinen Hof erobert der Hexenrat, den Hexenrat feiert der Kleine Hof."));
    QCOMPARE(said(german, 2), QStringLiteral("Anvard erobert der Hexenrat, den Hexenrat feiert Anvard."));
    MessageFormatter named = german;
    named.setSeatName(0, "Derwin");
    QCOMPARE(said(named, 2), QStringLiteral("Anvard erobert Derwin, Derwin feiert Anvard."));
    // Where a language has no such form, a name with its article stands there.
    fixture.texts.add({entry("log.won", "{seat} takes {place:object}.")}, "en");
    QCOMPARE(said(fixture.wording("en"), 0), QStringLiteral("The White Witch takes the Lamppost."));
    PoFile fr;
    fr.entries = {translation("log.won", {"{seat} prend {place:object}."})};
    fixture.texts.addTranslation("fr", fr);
    QCOMPARE(said(fixture.wording("fr"), 0), QStringLiteral("La Sorcière Blanche prend le Réverbère."));
}

void TestMessageFormatter::countedThings()
{
    const Fixture game;
    QCOMPARE(game.wording("en").counted(Space::Piece, 0, 1), std::string("1 faun"));
    QCOMPARE(game.wording("en").counted(Space::Piece, 0, 12000), std::string("12,000 fauns"));
    QCOMPARE(game.wording("fr").counted(Space::Piece, 0, 2), std::string("2 faunes"));
    QCOMPARE(game.wording("en").counted(Space::Piece, 1, 4), std::string("giant: 4"));
    QCOMPARE(game.wording("en").counted(Space::Piece, -1, 4), std::string("-: 4"));
}

void TestMessageFormatter::rulesAreCited()
{
    const Fixture game;
    Message message = Fixture::message(3, {0});
    QCOMPARE(game.wording("en").ruleId(message), std::string_view());
    message.rule = 1;
    QCOMPARE(game.wording("en").ruleId(message), std::string_view("NRJ-35"));
    QCOMPARE(game.wording("en").sentenceWithRule(message), std::string("The White Witch, whom do you attack? NRJ-35"));
    message.text = 0;
    QCOMPARE(game.wording("en").sentenceWithRule(message), std::string("NRJ-35"));
}

void TestMessageFormatter::wordsForAnything()
{
    const Fixture game;
    const MessageFormatter en = game.wording("en");
    QCOMPARE(en.word(Space::Place, 1), std::string("The Courtyard"));
    QCOMPARE(en.word(Space::Place, 1, "at"), std::string("in The Courtyard"));
    QCOMPARE(en.word(Ref{Space::Place, 0}, "at"), std::string("at the Lamppost"));
    QCOMPARE(en.word(Space::Place, kUnknown), std::string("unknown"));
    QCOMPARE(en.word(Space::Piece, 9), std::string());
    QCOMPARE(en.word(Space::Number, 1200), std::string("1,200"));
    QCOMPARE(en.word(Space::Flag, 1), std::string("yes"));
    QCOMPARE(en.word(Space::Rule, 1), std::string("NRJ-35"));
}

void TestMessageFormatter::oddTexts()
{
    const Fixture game;
    const MessageFormatter en = game.wording("en");
    QCOMPARE(en.sentence(Fixture::message(7, {0, 1, 3, 7})),
             std::string("No NRJ-35 {seat}, whom do you attack? {missing} {n} 7"));
    QCOMPARE(en.sentence(Fixture::message(5, {})), std::string("log.untold"));
    QCOMPARE(en.sentence(Fixture::message(99, {})), std::string());
}

void TestMessageFormatter::languageSwitch()
{
    const Fixture game;
    MessageFormatter wording = game.wording("fr");
    const std::string french = wording.sentence(Fixture::message(1, {0, 0}));
    wording.setLanguage("en");
    QVERIFY(wording.sentence(Fixture::message(1, {0, 0})) != french);
    wording.setLanguage("fr");
    QCOMPARE(wording.sentence(Fixture::message(1, {0, 0})), french);
}

void TestMessageFormatter::splitting()
{
    const auto pieces = splitText("a {x:of}, {n of p} {{y}} {} {not a name!} {z");
    std::string shape;
    for (const TextPiece& piece : pieces)
        shape += piece.isPlaceholder() ? "<" + std::string(piece.name) + "|" + std::string(piece.form) + "|" +
                                             std::string(piece.counted) + ">"
                                       : std::string(piece.literal);
    QCOMPARE(QString::fromStdString(shape), QStringLiteral("a <x|of|>, <n||p> {y} {} {not a name!} {z"));
}

QTEST_APPLESS_MAIN(TestMessageFormatter)
#include "tst_wording.moc"
