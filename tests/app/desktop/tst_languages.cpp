// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"

#include "app/desktop/settings/settingspage.h"
#include "app/desktop/welcome/languageswitch.h"
#include "app/desktop/welcome/welcomepage.h"
#include "editor/formats/tsfile.h"
#include "engine/io/files.h"
#include "engine/package/textloading.h"
#include "engine/text/translation.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QTest>

namespace marches::app {

namespace {

/// Languages that a person adds by files of their own.
class LanguagesTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void theBuiltInOnesAtFirstNotThatOfAMapAlone()
    {
        Desktop desktop(QStringLiteral("en"));
        QCOMPARE(desktop.application().language().available(),
                 QStringList({QStringLiteral("en"), QStringLiteral("fr")}));
        QVERIFY(desktop.window().welcome().languageSwitch()->menu() == nullptr); // two are buttons
    }

    void aHalfDoneFileOfOnesOwnIsSpoken()
    {
        Desktop desktop(QStringLiteral("en"));
        Application& application = desktop.application();
        writeTs(desktop, QStringLiteral("de"), QStringLiteral("marches::app::SettingsPage"), QStringLiteral("Settings"),
                QStringLiteral("Einstellungen"));
        application.language().refresh();
        QCOMPARE(application.language().available(),
                 QStringList({QStringLiteral("de"), QStringLiteral("en"), QStringLiteral("fr")}));
        QMenu* menu = desktop.window().welcome().languageSwitch()->menu();
        QVERIFY(menu != nullptr);
        emit menu->aboutToShow();
        menu->actions().front()->trigger();
        settle();
        QCOMPARE(application.language().current(), QStringLiteral("de"));
        desktop.window().goToSettings();
        auto* page = desktop.window().findChild<SettingsPage*>();
        QCOMPARE(page->title(), QStringLiteral("Einstellungen"));
        QCOMPARE(page->themeBox()->itemText(1), QStringLiteral("Light")); // not translated: the source
        QCOMPARE(page->languageBox()->currentText(), QStringLiteral("Deutsch"));
    }

    void onesOwnFileWinsOverTheBuiltInOne()
    {
        Desktop desktop(QStringLiteral("fr"));
        writeTs(desktop, QStringLiteral("fr"), QStringLiteral("marches::app::SettingsPage"), QStringLiteral("Settings"),
                QStringLiteral("Mes réglages"));
        desktop.application().language().refresh();
        settle();
        auto* page = desktop.window().findChild<SettingsPage*>();
        QCOMPARE(page->title(), QStringLiteral("Mes réglages"));
        QCOMPARE(page->themeBox()->itemText(1), QStringLiteral("Clair"));
    }

    void namesOfOnesOwnInTheOverlay()
    {
        Desktop desktop(QStringLiteral("en"));
        Application& application = desktop.application();
        const engine::TextRoots roots = application.library().textRoots();
        const auto source = engine::loadTextSource(roots.data + "/maps/narnia");
        QVERIFY(source.has_value());
        engine::PoFile po = engine::extractTexts(source->entries, source->language, "pl");
        for (engine::PoEntry& entry : po.entries)
            if (entry.context == "territory.telmar.name") entry.text = {"Telmar po polsku"};
        const std::string file = engine::overlayFile(source->file, "pl", roots);
        QVERIFY(file.starts_with(roots.own + "/translations/maps/narnia/"));
        QVERIFY(engine::writeFile(file, engine::writePo(po)).has_value());
        application.language().refresh();
        QVERIFY(application.language().available().contains(QStringLiteral("pl")));
        application.catalogue().rescan();
        application.preferences().setLanguage(QStringLiteral("pl"));
        settle();
        QCOMPARE(application.catalogue().mapText("narnia", "territory.telmar.name"),
                 QStringLiteral("Telmar po polsku"));
        QCOMPARE(application.catalogue().mapText("narnia", "territory.beruna.name"), QStringLiteral("Beruna"));
    }

    void manyLanguagesAreAList()
    {
        Desktop desktop(QStringLiteral("en"));
        for (const char* code : {"de", "it", "pt_BR"})
            writeTs(desktop, QString::fromLatin1(code), QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C"));
        desktop.application().language().refresh();
        settle();
        QMenu* menu = desktop.window().welcome().languageSwitch()->menu();
        QVERIFY(menu != nullptr);
        emit menu->aboutToShow();
        QStringList names;
        for (const QAction* action : menu->actions()) names.append(action->text());
        QCOMPARE(names, QStringList({QStringLiteral("Deutsch"), QStringLiteral("English"), QStringLiteral("Français"),
                                     QStringLiteral("Italiano"), QStringLiteral("Português (Brasil)")}));
        menu->actions().at(2)->trigger();
        settle();
        QCOMPARE(desktop.application().language().current(), QStringLiteral("fr"));
        QCOMPARE(desktop.window().findChild<SettingsPage*>()->languageBox()->count(), 6);
    }

    void aBrokenFileIsToldAndChangesNothing()
    {
        Desktop desktop(QStringLiteral("fr"));
        const QString file = desktop.application().language().ownFile(QStringLiteral("fr"));
        QVERIFY(engine::writeFile(file.toStdString(), "<TS><oops").has_value());
        desktop.application().language().refresh();
        settle();
        QCOMPARE(desktop.application().language().problems().size(), std::size_t(1));
        QCOMPARE(desktop.application().language().problems().front().code, std::string("ts-syntax"));
        QCOMPARE(desktop.window().findChild<SettingsPage*>()->title(), QStringLiteral("Réglages"));
        QVERIFY(
            desktop.window().findChild<SettingsPage*>()->languageProblem().contains(QStringLiteral("marches_fr.ts")));
    }

    void theWindowIsMirroredForRightToLeft_data()
    {
        QTest::addColumn<QString>("code");
        for (const char* code : {"ar", "he", "fa"}) QTest::newRow(code) << QString::fromLatin1(code);
    }
    void theWindowIsMirroredForRightToLeft()
    {
        QFETCH(QString, code);
        Desktop desktop(QStringLiteral("en"));
        writeTs(desktop, code, QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C"));
        desktop.application().language().refresh();
        desktop.application().preferences().setLanguage(code);
        settle();
        QCOMPARE(desktop.window().layoutDirection(), Qt::RightToLeft);
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QCOMPARE(desktop.window().layoutDirection(), Qt::LeftToRight);
    }

    void thePseudoLanguageOnlyWhenAskedFor()
    {
        Desktop desktop(QStringLiteral("en"));
        const Language& language = desktop.application().language();
        const QString pseudo = QStringLiteral("en-XA");
        QVERIFY(!language.available().contains(pseudo));
        desktop.application().preferences().setLanguage(pseudo);
        settle();
        QCOMPARE(language.current(), pseudo);
        auto* page = desktop.window().findChild<SettingsPage*>();
        QVERIFY(page->title().startsWith(QLatin1Char('[')));
        QVERIFY(
            desktop.application().catalogue().mapText("narnia", "territory.telmar.name").startsWith(QLatin1Char('[')));
        desktop.application().preferences().setLanguage(QStringLiteral("en"));
        settle();
        QVERIFY(page->languageBox()->findData(pseudo) >= 0);
    }

private:
    static void writeTs(Desktop& desktop, const QString& code, const QString& context, const QString& source,
                        const QString& text)
    {
        editor::TsMessage message;
        message.source = source;
        message.translations = {text};
        editor::TsFile file;
        file.language = code;
        file.contexts = {{context, {message}}};
        const QString path = desktop.application().language().ownFile(code);
        QVERIFY(engine::writeFile(path.toStdString(), editor::writeTs(file).toStdString()).has_value());
    }
};

} // namespace

std::unique_ptr<QObject> makeLanguagesTest() { return std::make_unique<LanguagesTest>(); }

} // namespace marches::app

#include "tst_languages.moc"
