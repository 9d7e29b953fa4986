// SPDX-License-Identifier: GPL-3.0-or-later
// The translator's bench without its window: texts, checks, steps back, saving, what a crash leaves, what others write.
#include "editor/translation/translationmemory.h"
#include "editor/translation/translationsources.h"
#include "editor/translation/translationstore.h"
#include "editor/translation/worddiff.h"
#include "engine/package/translationreport.h"
#include "tests/engine/package/folders.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace marches;
using namespace marches::editor;
using engine::test::contentOf;

namespace {

constexpr const char* kTexts = "marches: texts/1\n"
                               "language: en\n"
                               "texts:\n"
                               "  territory.lamp.name: Lamppost\n"
                               "  territory.lamp.of: of the Lamppost\n"
                               "  refused.friend: \"{player} may not attack {place:with-article}.\"\n"
                               "  refused.many:\n"
                               "    plural-by: n\n"
                               "    one: You can move {n} piece at most.\n"
                               "    other: You can move {n} pieces at most.\n"
                               "  rule.R-1.text: A rule.\n";

QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

void write(const QString& file, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(file).path());
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("cannot write");
}

} // namespace

class TestTranslation : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString source() const { return m_folder->filePath(QStringLiteral("texts.yaml")); }
    QString po() const { return m_folder->filePath(QStringLiteral("i18n/de.po")); }
    std::string journals() const { return m_folder->filePath(QStringLiteral("journals")).toStdString(); }
    std::unique_ptr<TranslationStore> open()
    {
        auto store = TranslationStore::open(source().toStdString(), "de", journals());
        if (!store) qFatal("%s", store.error().front().code.c_str());
        return std::move(*store);
    }
    static int row(TranslationStore& store, const char* key) { return store.document().find(key); }
    static void type(TranslationStore& store, const char* key, const char* text, int form = 0)
    {
        store.document().typeForm(row(store, key), form, text);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        write(source(), kTexts);
    }

    void newLanguageIsMadeAndSavedByteForByte()
    {
        auto store = open();
        QVERIFY(!QFile::exists(po()));
        QVERIFY(store->makeFiles().has_value());
        QVERIFY(QFile::exists(po()));
        QCOMPARE(store->document().counts().total, 5);
        QCOMPARE(store->document().counts().empty, 5);
        type(*store, "territory.lamp.name", "Laternenpfahl");
        type(*store, "territory.lamp.at", "am Laternenpfahl"); // a form that the source does without
        type(*store, "refused.many", "Höchstens {n} Figur.", 0);
        type(*store, "refused.many", "Höchstens {n} Figuren.", 1);
        QVERIFY(store->isModified());
        QVERIFY(store->save().has_value());
        QVERIFY(!store->isModified());
        const QByteArray bytes = bytesOf(po());
        const auto read = engine::readPo(bytes.toStdString(), "de.po");
        QVERIFY(read.has_value());
        QCOMPARE(QByteArray::fromStdString(engine::writePo(*read)), bytes);
        QVERIFY(bytes.contains("msgctxt \"territory.lamp.at\""));
        QVERIFY(!bytes.contains("msgctxt \"territory.lamp.with-article\"")); // nobody gave it
        const QString msgfmt = QStandardPaths::findExecutable(QStringLiteral("msgfmt"));
        if (!msgfmt.isEmpty())
            QCOMPARE(
                QProcess::execute(msgfmt, {QStringLiteral("--check"), QStringLiteral("-o"), QStringLiteral("/dev/null"), po()}),
                0);
        QCOMPARE(open()->document().row(row(*store, "territory.lamp.at")).po.text.front(), std::string("am Laternenpfahl"));
    }

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
        document.setForms(refusal, {"{player} darf {place:with-article} nicht angreifen."}, {});
        document.setAgain(refusal, true, {});
        QCOMPARE(document.state(refusal), TextState::Again);
        // A plural with one form is half a translation; the form for one may say its number in words.
        type(*store, "refused.many", "Höchstens eine Figur.", 0);
        QCOMPARE(document.state(row(*store, "refused.many")), TextState::Mistake);
        type(*store, "refused.many", "Höchstens {n} Figuren.", 1);
        QCOMPARE(document.state(row(*store, "refused.many")), TextState::Done);
    }

    void everyStepGoesBack()
    {
        auto store = open();
        TranslationDocument& document = store->document();
        for (const char* text : {"L", "La", "Lam", "Lampe ", "Lampe a", "Lampe am"}) type(*store, "territory.lamp.name", text);
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

    void killedAtAnyMomentNothingTypedIsLost()
    {
        const QString told = m_folder->filePath(QStringLiteral("told"));
        const std::string text = "Laternenpfahl im verschneiten Wald";
        const bool killed = engine::test::killedWhile(
            [this, &told, &text] {
                auto store = open();
                for (std::size_t i = 1; i <= text.size(); ++i) {
                    type(*store, "territory.lamp.name", text.substr(0, i).c_str());
                    write(told, QByteArray::number(static_cast<int>(i)));
                }
                for (;;) ::pause();
            },
            2'500'000);
        QVERIFY(killed);
        const std::size_t reached = bytesOf(told).toUInt();
        QVERIFY(reached > 0);
        QVERIFY(!QFile::exists(po())); // nothing was saved
        auto store = open();
        QCOMPARE(store->restored(), 1);
        const std::string found = store->document().row(row(*store, "territory.lamp.name")).po.text.front();
        QVERIFY2(found.size() >= reached && text.starts_with(found), found.c_str());
        QVERIFY(store->save().has_value());
        QVERIFY(contentOf(m_folder->filePath(QStringLiteral("journals"))).empty());
        QCOMPARE(open()->restored(), 0);
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
        for (const engine::TranslationFinding& finding : engine::reportTranslation(*read, source->front().entries, "de").findings)
            QVERIFY2(finding.issue == engine::TranslationIssue::Missing, finding.key.c_str()); // no form is unknown
        QCOMPARE(open()->document().row(row(*store, "territory.lamp.board")).po.text.front(), std::string("Laternen-\npfahl"));
        // Chips offer the form for the object where the source has a name with its article.
        const TextRow& friendly = store->document().row(row(*store, "refused.friend"));
        QCOMPARE(furtherPlaceholders(friendly, "de"), std::vector<std::string>{"{place:object}"});
        QVERIFY(furtherPlaceholders(friendly, "fr").empty());
    }

    void whatOthersWriteIsTakenOrAsked()
    {
        auto store = open();
        type(*store, "territory.lamp.name", "Laternenpfahl");
        type(*store, "rule.R-1.text", "Eine Regel.");
        QVERIFY(store->save().has_value());
        const QByteArray saved = bytesOf(po());
        type(*store, "territory.lamp.name", "Laterne");
        write(po(),
              QByteArray(saved).replace("\"Laternenpfahl\"", "\"Straßenlampe\"").replace("\"Eine Regel.\"", "\"Regel eins.\""));
        const auto refused = store->save();
        QVERIFY(!refused && refused.error().front().code == "file-changed-on-disk");
        QVERIFY(bytesOf(po()).contains("Straßenlampe")); // not overwritten
        const OutsideChanges changes = store->lookOutside();
        QCOMPARE(changes.taken, 1);
        QCOMPARE(static_cast<int>(changes.conflicts.size()), 1);
        QCOMPARE(store->document().row(row(*store, "rule.R-1.text")).po.text.front(), std::string("Regel eins."));
        QCOMPARE(store->document().row(row(*store, "territory.lamp.name")).po.text.front(), std::string("Laterne"));
        QVERIFY(!store->save()); // not before it is settled
        store->settle({0});
        QCOMPARE(store->document().row(row(*store, "territory.lamp.name")).po.text.front(), std::string("Straßenlampe"));
        store->document().undoStack().undo(); // mine after all
        QVERIFY(store->save().has_value());
        QVERIFY(bytesOf(po()).contains("\"Laterne\"") && bytesOf(po()).contains("Regel eins."));
    }

    void brokenFilesAreRefusedAndStay_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        const QByteArray head = "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n";
        QTest::newRow("escape") << head + "msgctxt \"rule.R-1.text\"\nmsgid \"A rule.\"\nmsgstr \"\\q\"\n"
                                << QStringLiteral("po-escape") << 7;
        QTest::newRow("quote") << head + "msgid \"A\"\nmsgstr \"open\n" << QStringLiteral("po-string-open") << 6;
        QTest::newRow("encoding") << QByteArray(head).replace("UTF-8", "ISO-8859-1") + "msgid \"A\"\nmsgstr \"b\"\n"
                                  << QStringLiteral("po-charset") << 1;
        QTest::newRow("bytes") << head + "msgid \"A\"\nmsgstr \"\xff\"\n" << QStringLiteral("po-not-utf8") << 6;
        QTest::newRow("plural rule") << QByteArray(head).chopped(1) + "\"Plural-Forms: nplurals=2; plural=(system);\\n\"\n"
                                     << QStringLiteral("po-plural-forms") << 1;
        QTest::newRow("giant") << QByteArray(3'000'000, 'x') << QStringLiteral("file-too-large") << 0;
        QTest::newRow("noise") << QByteArray("\x7f"
                                             "ELF\1\2\3")
                               << QString() << 1;
    }
    void brokenFilesAreRefusedAndStay()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        QFETCH(int, line);
        write(po(), bytes);
        const auto store = TranslationStore::open(source().toStdString(), "de", journals());
        QVERIFY(!store.has_value());
        const engine::Error& error = store.error().front();
        if (!code.isEmpty()) QCOMPARE(QString::fromStdString(error.code), code);
        QCOMPARE(error.line, line);
        QCOMPARE(bytesOf(po()), bytes);
    }
    void brokenFileThatComesLaterIsNotOverwritten()
    {
        auto store = open();
        type(*store, "territory.lamp.name", "Laternenpfahl");
        QVERIFY(store->save().has_value());
        type(*store, "territory.lamp.name", "Laterne");
        write(po(), "msgid \"A\nmsgstr \"\"\n");
        QVERIFY(!store->save());
        QVERIFY(!store->lookOutside().unreadable.empty());
        QVERIFY(!store->save());
        QCOMPARE(bytesOf(po()), QByteArray("msgid \"A\nmsgstr \"\"\n"));
        QVERIFY(!contentOf(m_folder->filePath(QStringLiteral("journals"))).empty()); // what was typed is safe
    }

    void wrongFormsAndLyingPlaceholdersAreMended()
    {
        write(po(),
              "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
              "msgctxt \"refused.friend\"\nmsgid \"{player} may not attack {place:with-article}.\"\nmsgstr \"{plaier} {{{\"\n\n"
              "msgctxt \"refused.many\"\nmsgid \"You can move {n} piece at most.\"\n"
              "msgid_plural \"You can move {n} pieces at most.\"\nmsgstr[0] \"a\"\nmsgstr[1] \"b {n}\"\nmsgstr[2] \"c\"\n");
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
        QVERIFY(!terms.empty() && terms.front().kind == Suggestion::Kind::Term && terms.front().text == "Laternenpfahl");
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

    void shippedTranslationsAreReadAndStayByteForByte()
    {
        const QString root = QString::fromUtf8(qgetenv("MARCHES_DATA"));
        for (const char* name :
             {"maps/narnia/map.yaml", "resources/rules/narnia-risk-junior/rules.yaml", "resources/engine/texts.yaml"}) {
            const std::string path = (root + QLatin1Char('/') + QLatin1String(name)).toStdString();
            const auto store = TranslationStore::open(path, "fr", {});
            QVERIFY2(store.has_value(), name);
            QVERIFY(!(*store)->isModified());
            QCOMPARE((*store)->document().counts().done, (*store)->document().counts().total);
            for (std::size_t unit = 0; unit < (*store)->document().units().size(); ++unit) {
                const TranslationUnit& file = (*store)->document().units()[unit];
                const std::string written = engine::writePo(poFileOf(file, (*store)->document().rows(), unit));
                const auto read = engine::readPo(file.bytes, file.file);
                QVERIFY(read.has_value());
                QCOMPARE(written, engine::writePo(*read)); // wrapped as ever it is
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestTranslation)
#include "tst_translationstore.moc"
