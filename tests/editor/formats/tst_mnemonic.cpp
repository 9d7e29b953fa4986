// SPDX-License-Identifier: GPL-3.0-or-later
// Letters for the keyboard in words of menus: which texts lack them, and where the one that is missing is put.
#include "editor/formats/mnemonic.h"
#include "editor/formats/tsfile.h"
#include "editor/formats/tswork.h"

#include <QTest>

#include <algorithm>

using namespace marches::editor;
using Issue = marches::engine::TranslationIssue;

class TestMnemonic : public QObject {
    Q_OBJECT

    static QStringList found(const QString& source, const QString& translation)
    {
        TsMessage message;
        message.source = source;
        message.translations = {translation};
        TsFile file;
        file.language = QStringLiteral("de");
        file.contexts.push_back({QStringLiteral("Menu"), {message}});
        QStringList details;
        for (const auto& finding : reportTs(file, nullptr).findings)
            if (finding.issue == Issue::Mnemonic) details << QString::fromStdString(finding.detail);
        return details;
    }

private slots:
    void marksAreCounted()
    {
        QCOMPARE(mnemonicCount(QStringLiteral("&Undo")), 1);
        QCOMPARE(mnemonicCount(QStringLiteral("Undo")), 0);
        QCOMPARE(mnemonicCount(QStringLiteral("Black && white")), 0);
        QCOMPARE(mnemonicCount(QStringLiteral("Black & white &")), 0);
        QCOMPARE(mnemonicCount(QStringLiteral("&Black && &white")), 2);
        QCOMPARE(mnemonicCount(QStringLiteral("Apply the &1st")), 1);
        QCOMPARE(mnemonicCount(QString()), 0);
        QCOMPARE(mnemonicCount(QStringLiteral("&")), 0);
    }

    void aMissingLetterIsPut_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("mended");
        const auto row = [](const char* name, const char* source, const char* text, const char* mended) {
            QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(text) << QString::fromUtf8(mended);
        };
        row("the same letter", "&Save", "Alles speichern", "Alles &speichern");
        row("at the beginning of a word", "&Keys", "Backkurs Kunde", "Backkurs &Kunde");
        row("within a word", "Cu&t", "Ausschneiden, weit weg", "Ausschneiden, wei&t weg");
        row("another letter", "&File", "Datei", "&Datei");
        row("not of a placeholder", "&1 of %1", "%1 von 1", "%1 von &1");
        row("Cyrillic", "&File", "Файл", "&Файл");
        row("Japanese", "&Open…", "開く…", "開く(&O)…");
        row("one too many", "&Save as", "&Speichern &unter", "&Speichern unter");
        row("none in the source", "Save", "&Speichern", "Speichern");
        row("a plain sign stays", "&Cut && paste", "Ausschneiden && Einfügen", "Auss&chneiden && Einfügen");
    }
    void aMissingLetterIsPut()
    {
        QFETCH(QString, source);
        QFETCH(QString, text);
        QFETCH(QString, mended);
        QCOMPARE(withMnemonicOf(text, source), mended);
        QCOMPARE(mnemonicCount(withMnemonicOf(text, source)), mnemonicCount(source));
    }

    void theReportTellsOfIt()
    {
        QCOMPARE(found(QStringLiteral("&Save"), QStringLiteral("Speichern")), QStringList{QStringLiteral("0/1")});
        QCOMPARE(found(QStringLiteral("Save"), QStringLiteral("&Speichern")), QStringList{QStringLiteral("1/0")});
        QCOMPARE(found(QStringLiteral("&Save"), QStringLiteral("S&peichern")), QStringList());
        QCOMPARE(found(QStringLiteral("Cut && paste"), QStringLiteral("Ausschneiden und einfügen")), QStringList());
    }

    void theShippedFrenchHasAllItsLetters()
    {
        const auto file =
            loadTs(QString::fromUtf8(qgetenv("MARCHES_DATA")) + QStringLiteral("/translations/marches_fr.ts"));
        QVERIFY(file.has_value());
        int marked = 0;
        for (const TsContext& context : file->contexts)
            for (const TsMessage& message : context.messages) marked += mnemonicCount(message.source);
        QVERIFY(marked > 50); // else this looks at nothing
        for (const auto& finding : reportTs(*file, nullptr).findings)
            QVERIFY2(finding.issue != Issue::Mnemonic, (finding.key + " " + finding.detail).c_str());
    }
};

QTEST_GUILESS_MAIN(TestMnemonic)
#include "tst_mnemonic.moc"
