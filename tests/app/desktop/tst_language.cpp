// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"

#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/shell/gamedesk.h"
#include "app/desktop/welcome/languageswitch.h"
#include "app/desktop/welcome/welcomepage.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QTreeWidget>
#include <QXmlStreamReader>

namespace marches::app {

namespace {

/// Every text that a window shows or speaks, by the way to it, so that a difference tells where it is.
QStringList textsOf(QWidget& window)
{
    QStringList texts;
    const auto note = [&texts](const QObject* of, const char* what, const QString& text) {
        if (text.isEmpty()) return;
        QString way;
        for (const QObject* at = of; at != nullptr; at = at->parent())
            way = QString::fromLatin1(at->metaObject()->className()) + QLatin1Char('/') + way;
        texts.append(way + QString::fromLatin1(what) + QStringLiteral(" = ") + text);
    };
    QList<QWidget*> widgets = window.findChildren<QWidget*>();
    widgets.prepend(&window);
    for (QWidget* widget : widgets) {
        note(widget, "tip", widget->toolTip());
        note(widget, "name", widget->accessibleName());
        note(widget, "description", widget->accessibleDescription());
        note(widget, "title", widget->windowTitle());
        if (const auto* label = qobject_cast<QLabel*>(widget)) note(widget, "text", label->text());
        if (const auto* button = qobject_cast<QAbstractButton*>(widget)) note(widget, "text", button->text());
        if (const auto* field = qobject_cast<QLineEdit*>(widget)) note(widget, "placeholder", field->placeholderText());
        if (const auto* menu = qobject_cast<QMenu*>(widget)) note(widget, "menu", menu->title());
        if (const auto* box = qobject_cast<QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i) note(widget, "item", box->itemText(i));
        if (const auto* tabs = qobject_cast<QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i) note(widget, "tab", tabs->tabText(i));
        if (const auto* tree = qobject_cast<QTreeWidget*>(widget))
            for (const QTreeWidgetItem* item : tree->findItems(QString(), Qt::MatchContains | Qt::MatchRecursive))
                note(widget, "row", item->text(0) + QLatin1Char('|') + item->data(0, Qt::UserRole).toString());
    }
    for (const QAction* action : window.findChildren<QAction*>()) {
        note(action, "action", action->text());
        note(action, "tip", action->toolTip());
    }
    texts.sort();
    return texts;
}

class LanguageTest : public QObject {
    Q_OBJECT
private slots:
    void switchingBackAndForthIsLikeAFreshStart_data()
    {
        QTest::addColumn<QString>("page");
        for (const char* page : {"welcome", "newgame", "settings"}) QTest::newRow(page) << QString::fromLatin1(page);
    }
    void switchingBackAndForthIsLikeAFreshStart()
    {
        QFETCH(QString, page);
        const auto visit = [&page](MainWindow& window) {
            if (page == QLatin1String("newgame")) {
                window.goToNewGame();
                window.newGame().model().setSeed(7);
                window.newGame().model().setOption("advanced.wooded-two-dice", true);
            } else if (page == QLatin1String("settings")) {
                window.goToSettings();
            }
            settle();
        };
        QStringList fresh;
        {
            Desktop desktop(QStringLiteral("fr"));
            visit(desktop.window());
            fresh = textsOf(desktop.window());
            fresh.replaceInStrings(desktop.folder(), QStringLiteral("FOLDER"));
        }
        Desktop desktop(QStringLiteral("fr"));
        visit(desktop.window());
        desktop.application().preferences().setLanguage(QStringLiteral("en"));
        settle();
        QStringList english = textsOf(desktop.window());
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QStringList again = textsOf(desktop.window());
        again.replaceInStrings(desktop.folder(), QStringLiteral("FOLDER"));
        QVERIFY(english != again);
        for (const QString& text : fresh) QVERIFY2(again.contains(text), qPrintable(QStringLiteral("lost: ") + text));
        for (const QString& text : again) QVERIFY2(fresh.contains(text), qPrintable(QStringLiteral("left over: ") + text));
    }

    void theSwitchIsInEachLanguagesOwnName()
    {
        Desktop desktop(QStringLiteral("en"));
        QPushButton* french = desktop.window().welcome().languageSwitch()->button(QStringLiteral("fr"));
        QCOMPARE(french->text(), QStringLiteral("Français"));
        QTest::mouseClick(french, Qt::LeftButton);
        settle();
        QCOMPARE(desktop.application().language().current(), QStringLiteral("fr"));
        QVERIFY(textsOf(desktop.window()).join(QLatin1Char('\n')).contains(QStringLiteral("Jouer une partie")));
    }

    void everyStringIsTranslated_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("pluralsOnly");
        QTest::newRow("English plurals") << QStringLiteral("marches_en.ts") << true;
        QTest::newRow("French") << QStringLiteral("marches_fr.ts") << false;
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
        arguments << root + QStringLiteral("/app/desktop") << root + QStringLiteral("/editor") << QStringLiteral("-ts") << copy;
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
                QVERIFY2(xml.attributes().value(QLatin1String("type")) != QLatin1String("unfinished"), qPrintable(source));
        }
        QVERIFY(!source.isEmpty());
    }

    void frenchSpacesAreRight()
    {
        QFile in(QStringLiteral(MARCHES_SOURCE_DIR "/translations/marches_fr.ts"));
        QVERIFY(in.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&in);
        static const QRegularExpression wrong(QStringLiteral("[^\\x{202F}][;!?]|[^\\x{00A0}0-9]:|«[^\\x{00A0}]|[^\\x{00A0}]»"));
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
