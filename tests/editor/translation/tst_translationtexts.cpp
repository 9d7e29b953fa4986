// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the translator's bench without its window: their states and checks, steps back, forms of names,
// suggestions.
#include "editor/translation/translationmemory.h"
#include "editor/translation/translationsources.h"
#include "editor/translation/worddiff.h"
#include "engine/text/translationreport.h"
#include "tests/editor/translation/storefixture.h"

using namespace marches;
using namespace marches::editor;

class TestTranslationTexts : public StoreTest {
    Q_OBJECT

private slots:
    void statesFollowTheText()
    {
        auto store = open();
        TranslationDocument& document = store->document();
        const int refusal = row(*store, "refused.friend");
        QCOMPARE(document.state(refusal), TextState::Empty);
        type(*store, "refused.friend", "{player} darf nicht.");
        QCOMPARE(document.state(refusal), TextState::Mistake);
        const TextFinding finding = document.check(refusal).findings.front();
        QVERIFY(finding.missing);
        QCOMPARE(finding.detail, std::string("{place}"));
        document.setForms(refusal, mended(document.row(refusal), finding, "de"), {});
        QCOMPARE(document.row(refusal).po.text.front(), std::string("{player} darf nicht {place:with-article}."));
        QCOMPARE(document.state(refusal), TextState::Done);
        type(*store, "refused.friend", "{player} greift {place} {nobody} nicht an.");
        QCOMPARE(document.state(refusal), TextState::Mistake);
        QVERIFY(!document.check(refusal).findings.front().missing);
        type(*store, "refused.friend", "{player} greift {place:dative} nicht an.");
        QCOMPARE(document.state(refusal), TextState::Mistake);
        const TextFinding form = document.check(refusal).findings.front();
        QVERIFY(asksForForm(form) && !form.missing);
        document.setForms(refusal, mended(document.row(refusal), form, "de"), {});
        QCOMPARE(document.row(refusal).po.text.front(), std::string("{player} greift {place:with-article} nicht an."));
        document.setForms(refusal, {"{player} darf {place:with-article} nicht angreifen."}, {});
        document.setAgain(refusal, true, {});
        QCOMPARE(document.state(refusal), TextState::Again);
        // A plural with one form is half a translation; the form for one may say its number in words.
        type(*store, "refused.many", "Höchstens eine Figur.", 0);
        QCOMPARE(document.state(row(*store, "refused.many")), TextState::Mistake);
        type(*store, "refused.many", "Höchstens {n} Figuren.", 1);
        QCOMPARE(document.state(row(*store, "refused.many")), TextState::Done);
    }

    void whatIsToBeLookedAtIsNoMistake()
    {
        auto store = open();
        const TranslationDocument& document = store->document();
        const int refusal = row(*store, "refused.friend");
        type(*store, "refused.friend", "{player} darf {place:with-article} nicht angreifen"); // no full stop
        QCOMPARE(document.state(refusal), TextState::Done);
        QVERIFY(document.check(refusal).hasWarning());
        type(*store, "refused.friend", "{player} darf {place:with-article} nicht angreifen.");
        QVERIFY(!document.check(refusal).hasWarning());
        type(*store, "refused.friend", "{player} darf nicht angreifen");
        QCOMPARE(document.state(refusal), TextState::Mistake);
        QVERIFY(!document.check(refusal).hasWarning());
    }

    void listsShowTheFormThatThereIs()
    {
        auto store = open();
        const TranslationDocument& document = store->document();
        const int many = row(*store, "refused.many");
        QCOMPARE(shownForm(document.row(many)), document.row(many).source.one);
        type(*store, "refused.many", "Höchstens eine Figur.", 0);
        QCOMPARE(shownForm(document.row(many)), std::string("Höchstens eine Figur."));
        type(*store, "refused.many", "Höchstens {n} Figuren.", 1);
        QCOMPARE(shownForm(document.row(many)), std::string("Höchstens {n} Figuren."));
        QVERIFY(!needsPlaceholder(document.row(many), 0, "{n}"));
        // What is wrong with a form is told with that form's words.
        type(*store, "refused.many", "Höchstens eine {nobody}.", 0);
        const TextFinding wrong = document.check(many).findings.front();
        QCOMPARE(foundIn(document.row(many), wrong), std::string("Höchstens eine {nobody}."));
        type(*store, "refused.many", "Höchstens eine Figur.", 0);
        type(*store, "refused.many", "Höchstens {all} Figuren.", 1);
        for (const TextFinding& finding : document.check(many).findings)
            QCOMPARE(foundIn(document.row(many), finding), std::string("Höchstens {all} Figuren."));
        QVERIFY(needsPlaceholder(document.row(many), 1, "{n}"));
        QVERIFY(needsPlaceholder(document.row(row(*store, "refused.friend")), 0, "{place}"));
    }

    void everyStepGoesBack()
    {
        auto store = open();
        TranslationDocument& document = store->document();
        for (const char* text : {"L", "La", "Lam", "Lampe ", "Lampe a", "Lampe am"})
            type(*store, "territory.lamp.name", text);
        type(*store, "territory.lamp.of", "der Lampe");
        document.setAgain(row(*store, "territory.lamp.of"), true, {});
        QCOMPARE(document.undoStack().count(), 4); // two words, one text, one mark
        document.undoStack().undo();
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(document.row(row(*store, "territory.lamp.name")).po.text.front(), std::string("Lampe "));
        document.undoStack().undo();
        QVERIFY(!store->isModified());
        document.undoStack().redo();
        document.undoStack().redo();
        QCOMPARE(document.row(row(*store, "territory.lamp.name")).po.text.front(), std::string("Lampe am"));
    }

    void changedSourceIsToldWithTheEarlierOne()
    {
        {
            auto store = open();
            type(*store, "rule.R-1.text", "Eine Regel.");
            QVERIFY(store->save().has_value());
        }
        write(source(), QByteArray(kTexts).replace("A rule.", "Another rule."));
        auto store = open();
        const int rule = row(*store, "rule.R-1.text");
        QCOMPARE(store->document().state(rule), TextState::Again);
        QCOMPARE(*store->document().row(rule).po.previousSource, std::string("A rule."));
        store->document().setAgain(rule, false, {});
        QCOMPARE(store->document().state(rule), TextState::Done);
        QVERIFY(store->save().has_value());
        QVERIFY(!bytesOf(po()).contains("fuzzy"));
    }

    void wordsThatChangedAreFound()
    {
        using Kind = DiffPart::Kind;
        const std::vector<DiffPart> expected{{Kind::Same, "A "},
                                             {Kind::Removed, "lonely "},
                                             {Kind::Added, "ruined "},
                                             {Kind::Same, "keep"},
                                             {Kind::Added, " of stone."}};
        const std::vector<DiffPart> found = wordDiff("A lonely keep", "A ruined keep of stone.");
        std::string before;
        std::string after;
        for (const DiffPart& part : found) {
            if (part.kind != Kind::Added) before += part.text;
            if (part.kind != Kind::Removed) after += part.text;
        }
        QCOMPARE(after, std::string("A ruined keep of stone."));
        QVERIFY(before.starts_with("A lonely keep"));
        QCOMPARE(found[1], expected[1]);
        QCOMPARE(found[2], expected[2]);
        QVERIFY(wordDiff("", "").empty());
        QCOMPARE(wordDiff("the same", "the same"), (std::vector<DiffPart>{{Kind::Same, "the same"}}));
        const std::string giant(200'000, 'x');
        QCOMPARE(wordDiff(giant + " y", giant).size(), std::size_t(2));
        std::string many;
        for (int i = 0; i < 100'000; ++i) many += "a ";
        QCOMPARE(wordDiff(many, many + "b").size(), std::size_t(2)); // as wholes, and at once
    }

    void formsOfNamesFollowTheLanguage()
    {
        auto store = open();
        QVERIFY(row(*store, "territory.lamp.object") >= 0);
        QVERIFY(row(*store, "territory.lamp.board") >= 0);
        QCOMPARE(store->document().row(row(*store, "territory.lamp.board-size")).source.one, std::string("100"));
        const auto french = TranslationStore::open(source().toStdString(), "fr", journals());
        QVERIFY(french.has_value());
        QCOMPARE(row(**french, "territory.lamp.object"), -1); // French says "le Réverbère" whatever happens to it
        type(*store, "territory.lamp.object", "den Laternenpfahl");
        type(*store, "territory.lamp.board", "Laternen-\npfahl");
        type(*store, "territory.lamp.board-size", "85");
        QVERIFY(store->save().has_value());
        const auto read = engine::loadPo(po().toStdString());
        QVERIFY(read.has_value());
        const auto source = loadTranslationSources(this->source().toStdString());
        QVERIFY(source.has_value());
        for (const engine::TranslationFinding& finding :
             engine::reportTranslation(*read, source->front().entries, "de").findings)
            QVERIFY2(finding.issue == engine::TranslationIssue::Missing, finding.key.c_str()); // no form is unknown
        QCOMPARE(open()->document().row(row(*store, "territory.lamp.board")).po.text.front(),
                 std::string("Laternen-\npfahl"));
        // Chips offer the form for the object where the source has a name with its article.
        const TextRow& friendly = store->document().row(row(*store, "refused.friend"));
        QCOMPARE(furtherPlaceholders(friendly, "de"), std::vector<std::string>{"{place:object}"});
        QVERIFY(furtherPlaceholders(friendly, "fr").empty());
    }

    void wrongFormsAndLyingPlaceholdersAreMended()
    {
        write(po(), "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
                    "msgctxt \"refused.friend\"\nmsgid \"{player} may not attack {place:with-article}.\"\nmsgstr "
                    "\"{plaier} {{{\"\n\n"
                    "msgctxt \"refused.many\"\nmsgid \"You can move {n} piece at most.\"\n"
                    "msgid_plural \"You can move {n} pieces at most.\"\nmsgstr[0] \"a\"\nmsgstr[1] \"b "
                    "{n}\"\nmsgstr[2] \"c\"\n");
        auto store = open();
        QCOMPARE(store->document().state(row(*store, "refused.friend")), TextState::Mistake);
        QCOMPARE(store->document().formCount(row(*store, "refused.many")), 2);
        type(*store, "territory.lamp.name", "Laterne");
        QVERIFY(store->save().has_value());
        QVERIFY(engine::readPo(bytesOf(po()).toStdString(), "de.po").has_value());
    }

    void memoryFindsSameSimilarAndNames()
    {
        auto store = open();
        type(*store, "territory.lamp.name", "Laternenpfahl");
        type(*store, "rule.R-1.text", "Eine Regel.");
        TranslationMemory memory;
        for (const TextRow& text : store->document().rows()) memory.add(text.po);
        const auto same = memory.find("A rule.");
        QVERIFY(!same.empty() && same.front().kind == Suggestion::Kind::Same && same.front().text == "Eine Regel.");
        const auto similar = memory.find("A rule");
        QVERIFY(!similar.empty() && similar.front().kind == Suggestion::Kind::Similar);
        const auto terms = memory.find("The fauns near the Lamppost wait.");
        QVERIFY(!terms.empty() && terms.front().kind == Suggestion::Kind::Term &&
                terms.front().text == "Laternenpfahl");
        QVERIFY(memory.find("The lampposts").empty());
    }

    void everyKnownLanguageHasAName()
    {
        const auto languages = knownLanguages();
        QVERIFY(languages.size() > 40);
        for (const LanguageChoice& language : languages) QVERIFY2(!language.name.empty(), language.code.c_str());
        QCOMPARE(languageName("de"), std::string("Deutsch"));
        QCOMPARE(languageName("fr"), std::string("Français"));
    }
};

QTEST_GUILESS_MAIN(TestTranslationTexts)
#include "tst_translationtexts.moc"
