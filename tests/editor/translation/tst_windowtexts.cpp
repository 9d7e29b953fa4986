// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the program's window on the bench: files as Linguist writes them, a person's own over what is
// shipped, placeholders and plurals of Qt, and which screen says what.
#include "editor/formats/tstranslator.h"
#include "editor/formats/tswork.h"
#include "editor/translation/translationsources.h"
#include "editor/translation/translationstore.h"
#include "editor/translation/windowtexts.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace marches;
using namespace marches::editor;

namespace {

QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

} // namespace

class TestWindowTexts : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_own;
    QString m_data = QString::fromUtf8(qgetenv("MARCHES_DATA"));
    QString m_like = m_data + QStringLiteral("/translations/marches_fr.ts");

    QString file(const char* code) const
    {
        return m_own->filePath(QStringLiteral("translations/marches_%1.ts").arg(QLatin1String(code)));
    }
    std::unique_ptr<TranslationStore> open(const char* language)
    {
        auto store =
            TranslationStore::open(m_like.toStdString(), language, m_own->filePath(QStringLiteral("j")).toStdString(),
                                   {m_data.toStdString(), m_own->path().toStdString()});
        if (!store) qFatal("not opened: %s", store.error().front().code.c_str());
        return std::move(*store);
    }
    static int rowOf(const TranslationDocument& document, const std::string& source, bool plural = false)
    {
        for (int row = 0; row < document.count(); ++row)
            if (document.row(row).po.source == source && document.row(row).source.isPlural() == plural) return row;
        qFatal("no sentence %s", source.c_str());
    }

private slots:
    void init() { m_own = std::make_unique<QTemporaryDir>(); }

    void aNewLanguageIsAWholeFileOfLinguist()
    {
        const auto store = open("pt-BR");
        QVERIFY(store->makeFiles().has_value());
        const QByteArray bytes = bytesOf(file("pt_BR"));
        const auto like = loadTs(m_like);
        QVERIFY(like.has_value());
        QCOMPARE(bytes, writeTs(newTs(*like, QStringLiteral("pt_BR"))));
        QCOMPARE(store->document().counts().empty, store->document().count());
        const int row = rowOf(store->document(), "Keep and continue");
        store->document().typeForm(row, 0, "Guardar e seguir");
        QVERIFY(store->save().has_value());
        const auto saved = loadTs(file("pt_BR"));
        QVERIFY(saved.has_value());
        QCOMPARE(writeTs(*saved), bytesOf(file("pt_BR")));
        const TsTranslator speaks(*saved);
        QCOMPARE(speaks.count(), 1);
        QCOMPARE(speaks.translate("marches::app::SentenceEditor", "Keep and continue"),
                 QStringLiteral("Guardar e seguir"));
        // RevealedAnswers anew it is where it was, and nothing is to be saved.
        const auto again = open("pt-BR");
        QCOMPARE(again->document().counts().done, 1);
        QVERIFY(!again->isModified());
    }

    void onesOwnFrenchHoldsOnlyWhatDiffers()
    {
        const QByteArray shipped = bytesOf(m_like);
        const auto store = open("fr");
        QCOMPARE(store->document().counts().done, store->document().count());
        const int row = rowOf(store->document(), "Keep and continue");
        store->document().setForms(row, {"Retenir"}, {});
        QVERIFY(store->save().has_value());
        QCOMPARE(bytesOf(m_like), shipped);
        const auto own = loadTs(file("fr"));
        QVERIFY(own.has_value());
        QCOMPARE(own->contexts.size(), std::size_t{1});
        QCOMPARE(own->contexts.front().messages.size(), std::size_t{1});
        const auto again = open("fr");
        QCOMPARE(again->document().row(row).po.text.front(), std::string("Retenir"));
        QCOMPARE(again->document().counts().done, again->document().count());
    }

    void pluralsAndPlaceholdersAreThoseOfQt()
    {
        const auto store = open("pl");
        TranslationDocument& document = store->document();
        const int plural = rowOf(document, "%n to translate", true);
        QCOMPARE(document.formCount(plural), 3);
        document.typeForm(plural, 0, "jeden");
        QCOMPARE(document.state(plural), TextState::Mistake); // two forms are empty
        document.setForms(plural, {"jeden", "%n teksty", "wiele"}, {});
        QCOMPARE(document.state(plural), TextState::Mistake);
        const auto& findings = document.check(plural).findings;
        const auto missing = std::ranges::find(findings, engine::TranslationIssue::Placeholder, &TextFinding::issue);
        QVERIFY(missing != findings.end());
        QCOMPARE(missing->detail, std::string("%n"));
        QVERIFY(missing->missing);
        document.setForms(plural, mended(document.row(plural), *missing, "pl"), {});
        QCOMPARE(document.row(plural).po.text, (std::vector<std::string>{"jeden", "%n teksty", "wiele %n"}));
        QCOMPARE(document.state(plural), TextState::Done);

        const int two = rowOf(document, "%1 of %2");
        QCOMPARE(sourcePlaceholders(document.row(two)), (std::vector<std::string>{"%1", "%2"}));
        document.setForms(two, {"%L1 z %2"}, {});
        QCOMPARE(document.state(two), TextState::Done);
        document.setForms(two, {"%1 z %3"}, {});
        QCOMPARE(document.state(two), TextState::Mistake);
        document.setForms(two, {"<img src='x'>%1 z %2"}, {});
        QCOMPARE(document.state(two), TextState::Mistake);
    }

    void whatIsLeftForLaterIsUnfinished()
    {
        {
            const auto store = open("de");
            const int row = rowOf(store->document(), "Keep and continue");
            store->document().setForms(row, {"Behalten"}, {});
            store->document().setAgain(row, true, {});
            QVERIFY(store->save().has_value());
        }
        QVERIFY(bytesOf(file("de")).contains("<translation type=\"unfinished\">Behalten</translation>"));
        const auto store = open("de");
        QCOMPARE(store->document().state(rowOf(store->document(), "Keep and continue")), TextState::Again);
    }

    void aHostileFileIsToldAndStays()
    {
        const QByteArray bad = "<!DOCTYPE TS [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><TS version='2.1'>&a;</TS>";
        QDir().mkpath(m_own->filePath(QStringLiteral("translations")));
        QFile out(file("de"));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bad);
        out.close();
        const auto store =
            TranslationStore::open(m_like.toStdString(), "de", {}, {m_data.toStdString(), m_own->path().toStdString()});
        QVERIFY(!store.has_value());
        QCOMPARE(store.error().front().code, std::string("ts-doctype"));
        QCOMPARE(bytesOf(file("de")), bad);
    }

    void namesOfLanguages()
    {
        QCOMPARE(languageName("fr"), std::string("Français"));
        QCOMPARE(languageName("xx"), std::string("xx"));
    }

    void everyClassIsOnTheScreenOfItsFolder()
    {
        const QHash<QString, TextGroup> screens = {
            {QStringLiteral("app/desktop/welcome"), TextGroup::WindowWelcome},
            {QStringLiteral("app/desktop/newgame"), TextGroup::WindowNewGame},
            {QStringLiteral("app/desktop/play"), TextGroup::WindowPlay},
            {QStringLiteral("app/desktop/edit"), TextGroup::WindowEdit},
            {QStringLiteral("app/desktop/settings"), TextGroup::WindowSettings},
            {QStringLiteral("app/desktop/translate"), TextGroup::WindowBench},
            {QStringLiteral("app/desktop/lab"), TextGroup::WindowLab},
            {QStringLiteral("app/desktop/mail"), TextGroup::WindowPlay},
            {QStringLiteral("app/desktop/base"), TextGroup::WindowFrame},
            {QStringLiteral("app/desktop/widgets"), TextGroup::WindowFrame},
            {QStringLiteral("app/desktop/window"), TextGroup::WindowFrame},
            {QStringLiteral("app/desktop/lesson"), TextGroup::WindowFrame},
        };
        QHash<QString, QString> folders; // by the name of a file without its ending
        QDirIterator files(m_data + QStringLiteral("/app/desktop"), {QStringLiteral("*.h")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QFileInfo header(files.next());
            folders.insert(header.completeBaseName(), QDir(m_data).relativeFilePath(header.path()));
        }
        const auto like = loadTs(m_like);
        QVERIFY(like.has_value());
        int known = 0;
        for (const TsContext& context : like->contexts) {
            const QString name = context.name.section(QLatin1String("::"), -1);
            const QString folder = folders.value(name.toLower());
            if (!context.name.startsWith(QLatin1String("marches::app::")) || !screens.contains(folder)) continue;
            ++known;
            QVERIFY2(windowGroup(context.name.toStdString()) == screens.value(folder), qPrintable(context.name));
        }
        QVERIFY(known > 60);
        QCOMPARE(windowGroup("marches::editor::RiverTool"), TextGroup::WindowEdit);
    }
};

QTEST_GUILESS_MAIN(TestWindowTexts)
#include "tst_windowtexts.moc"
