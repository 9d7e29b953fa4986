// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"
#include "widgettexts.h"

#include "app/desktop/welcome/languageswitch.h"
#include "app/desktop/welcome/welcomepage.h"

#include <QMap>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <QXmlStreamReader>
#include <algorithm>

namespace marches::app {

namespace {

class LanguageTest : public QObject {
    Q_OBJECT
private slots:
    void theSwitchIsInEachLanguagesOwnName()
    {
        Desktop desktop(QStringLiteral("en"));
        QPushButton* french = desktop.window().welcome().languageSwitch()->button(QStringLiteral("fr"));
        QVERIFY(french != nullptr);
        QCOMPARE(french->text(), QStringLiteral("Français"));
        QTest::mouseClick(french, Qt::LeftButton);
        settle();
        QCOMPARE(desktop.application().language().current(), QStringLiteral("fr"));
        QVERIFY(textLines(desktop.window()).join(QLatin1Char('\n')).contains(QStringLiteral("Jouer une partie")));
    }

    void everyStringIsTranslated_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("pluralsOnly");
        QTest::newRow("English plurals") << QStringLiteral("marches_en.ts") << true;
        QTest::newRow("French") << QStringLiteral("marches_fr.ts") << false;
        QTest::newRow("command line, English plurals") << QStringLiteral("marches_cli_en.ts") << true;
        QTest::newRow("command line, French") << QStringLiteral("marches_cli_fr.ts") << false;
    }
    /// Takes the strings up anew and looks for such as the kept file does not know or leaves open.
    void everyStringIsTranslated()
    {
        QFETCH(QString, file);
        QFETCH(bool, pluralsOnly);
        const QString root = QStringLiteral(MARCHES_SOURCE_DIR);
        QTemporaryDir folder;
        const QString copy = folder.filePath(file);
        QVERIFY(QFile::copy(root + QStringLiteral("/translations/") + file, copy));
        QStringList arguments{QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none"),
                              QStringLiteral("-I"), root};
        if (pluralsOnly) arguments.append(QStringLiteral("-pluralonly"));
        if (file.contains(QLatin1String("_cli_")))
            arguments << root + QStringLiteral("/app/cli");
        else
            arguments << root + QStringLiteral("/app/desktop") << root + QStringLiteral("/editor");
        arguments << QStringLiteral("-ts") << copy;
        QProcess lupdate;
        lupdate.start(QStringLiteral(MARCHES_LUPDATE), arguments);
        QVERIFY(lupdate.waitForFinished(120'000));
        QCOMPARE(lupdate.exitCode(), 0);
        QFile in(copy);
        QVERIFY(in.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&in);
        QString source;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == QLatin1String("source")) source = xml.readElementText();
            if (xml.name() == QLatin1String("translation"))
                QVERIFY2(xml.attributes().value(QLatin1String("type")) != QLatin1String("unfinished"),
                         qPrintable(source));
        }
        QVERIFY(!source.isEmpty());
    }

    /// A letter that is struck with Alt is given in both languages or in none.
    void frenchHasTheMnemonicsOfTheSource()
    {
        QFile in(QStringLiteral(MARCHES_SOURCE_DIR "/translations/marches_fr.ts"));
        QVERIFY(in.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&in);
        static const QRegularExpression mnemonic(QStringLiteral("(?<!&)&(?=\\p{L})"));
        QString source;
        int found = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == QLatin1String("source")) source = xml.readElementText();
            if (xml.name() != QLatin1String("translation")) continue;
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            QVERIFY2(source.contains(mnemonic) == text.contains(mnemonic),
                     qPrintable(source + QStringLiteral(" | ") + text));
            if (source.contains(mnemonic)) ++found;
        }
        QVERIFY(found > 50);
    }

    /// One thing has one name: what is dragged glides, dice are thrown; zooming is called the same wherever there is a
    /// board.
    void frenchSaysOneThingByOneWord()
    {
        QFile in(QStringLiteral(MARCHES_SOURCE_DIR "/translations/marches_fr.ts"));
        QVERIFY(in.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&in);
        static const QRegularExpression dragged(QStringLiteral("\\b[Dd]rag(s|ging)?\\b"));
        static const QRegularExpression drawn(QStringLiteral("\\b[Tt]ir(er|ez)\\b"));
        QString source;
        QMap<QString, QSet<QString>> zooming;
        int drags = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == QLatin1String("source")) source = xml.readElementText();
            if (xml.name() != QLatin1String("translation")) continue;
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            if (source.contains(dragged)) {
                ++drags;
                QVERIFY2(!text.contains(drawn) && text.contains(QStringLiteral("liss")), qPrintable(text));
            }
            if (source.startsWith(QStringLiteral("Zoom &"))) zooming[source].insert(text);
        }
        QVERIFY(drags > 10);
        QCOMPARE(zooming.size(), 2);
        for (const QSet<QString>& words : zooming) QCOMPARE(words.size(), 1);
    }

    void frenchSpacesAreRight()
    {
        QFile in(QStringLiteral(MARCHES_SOURCE_DIR "/translations/marches_fr.ts"));
        QVERIFY(in.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&in);
        static const QRegularExpression wrong(
            QStringLiteral("[^\\x{202F}][;!?]|[^\\x{00A0}0-9]:|«[^\\x{00A0}]|[^\\x{00A0}]»"));
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() != QLatin1String("translation") && xml.name() != QLatin1String("numerusform")) continue;
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            if (!text.contains(QStringLiteral(";;"))) QVERIFY2(!wrong.match(text).hasMatch(), qPrintable(text));
        }
    }
};

} // namespace

std::unique_ptr<QObject> makeLanguageTest() { return std::make_unique<LanguageTest>(); }

} // namespace marches::app

#include "tst_language.moc"
