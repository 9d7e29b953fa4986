// SPDX-License-Identifier: GPL-3.0-or-later
// The bench when one comes back to it: how far all texts are, what was listed, who reviewed, what others sent.
#include "app/desktop/base/translatorname.h"
#include "app/desktop/settings/settingspage.h"
#include "app/desktop/translate/conflictdialog.h"
#include "app/desktop/translate/memorydialog.h"
#include "app/desktop/translate/overviewdialog.h"
#include "app/desktop/translate/packdialog.h"
#include "app/desktop/window/preparation.h"
#include "editor/exchange/zipfile.h"
#include "tests/app/translate/bench.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QRadioButton>
#include <QTreeWidget>

namespace marches::app {

class TestSecondDay : public BenchTest {
    Q_OBJECT

    /// A file as a friend sends it, in no folder of the program.
    QString fromFriend(const char* name, const QByteArray& bytes)
    {
        const QString file = m_data->filePath(QStringLiteral("downloads/") + QLatin1String(name));
        QDir().mkpath(QFileInfo(file).path());
        writeBytes(file, bytes);
        return file;
    }
    static QByteArray german(const QByteArray& lamp, const QByteArray& telmar)
    {
        return "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\nmsgctxt \"territory.beruna.name\"\nmsgid "
               "\"Beruna\"\nmsgstr \"" +
               lamp + "\"\n\nmsgctxt \"territory.telmar.name\"\nmsgid \"Telmar\"\nmsgstr \"" + telmar + "\"\n";
    }

private slots:
    void allTextsAreSeenAtOnce()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        choose("territory.beruna.name");
        type(QStringLiteral("Beruna an der Furt"));
        QTest::mouseClick(&page().texts().overview(), Qt::LeftButton);
        auto* dialog = page().findChild<OverviewDialog*>();
        QVERIFY(dialog != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isCounting() && dialog->summary().contains(QLatin1Char('%')), 20000);
        const int sources = static_cast<int>(page().controller().choices().size());
        QVERIFY(sources >= 4);
        QCOMPARE(dialog->list().topLevelItemCount(), sources);
        int rulesRow = -1;
        int total = 0;
        for (int row = 0; row < sources; ++row) {
            const QTreeWidgetItem* item = dialog->list().topLevelItem(row);
            const QStringList numbers = item->text(2).remove(QChar(u',')).split(QStringLiteral(" of "));
            QCOMPARE(numbers.size(), 2);
            total += numbers.back().toInt();
            // What is typed counts, and nothing else is translated into this language.
            const bool isMap = page().controller().choices()[static_cast<std::size_t>(row)].file == map();
            QCOMPARE(numbers.front().toInt(), isMap ? 1 : 0);
            if (page().controller().choices()[static_cast<std::size_t>(row)].file == rules()) rulesRow = row;
        }
        QVERIFY2(dialog->summary().startsWith(QStringLiteral("1 of ")), qPrintable(dialog->summary()));
        QVERIFY(dialog->summary().contains(QLocale().toString(total)));
        // Choosing one goes there.
        QVERIFY(rulesRow >= 0);
        dialog->list().setCurrentItem(dialog->list().topLevelItem(rulesRow));
        QTest::mouseClick(&dialog->openButton(), Qt::LeftButton);
        settle();
        QCOMPARE(page().controller().source(), rules());
        QCOMPARE(page().controller().language(), QStringLiteral("de"));
        // In another language the numbers are others, and it is opened in that one.
        m_desktop->window().activateWindow();
        page().showOverview();
        dialog = page().findChildren<OverviewDialog*>().back();
        dialog->languages().setCurrentIndex(dialog->languages().findData(QStringLiteral("fr")));
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isCounting() && dialog->summary().contains(QStringLiteral("100 %")), 20000);
        dialog->list().setCurrentItem(dialog->list().topLevelItem(0));
        QTest::keyClick(&dialog->list(), Qt::Key_Return);
        settle();
        QCOMPARE(page().controller().language(), QStringLiteral("fr"));
    }

    void whatWasListedIsListedAgain()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        page().texts().filter(TextFilter::ToTranslate).click();
        page().texts().choose(editor::TextGroup::Territories);
        settle();
        const std::vector<int> listed = page().list().listed();
        QVERIFY(!listed.empty());
        const QString folder = m_desktop->folder();
        m_desktop->window().close();
        auto second = std::make_unique<Desktop>(folder, QStringLiteral("en"), QSize(1400, 900));
        second->window().goToTranslate();
        settle();
        TranslatePage& again = second->window().translate();
        QCOMPARE(again.controller().source(), map());
        QVERIFY(again.texts().filter(TextFilter::ToTranslate).isChecked());
        QCOMPARE(again.list().filter().group(), std::optional(editor::TextGroup::Territories));
        QCOMPARE(again.list().listed(), listed);
        // Groups of a map say nothing of rules; what to see stays.
        QVERIFY(again.controller().open(rules(), QStringLiteral("fr")));
        settle();
        QCOMPARE(again.list().filter().group(), std::optional<editor::TextGroup>());
        QVERIFY(again.texts().filter(TextFilter::ToTranslate).isChecked());
        second.reset();
    }

    void whatIsReadOverIsMarkedAndCounted()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        for (const char* key : {"territory.beruna.name", "territory.telmar.name"}) {
            choose(key);
            QVERIFY(!page().sentence().reviewed().isEnabled());
            type(QStringLiteral("Wort"));
            QVERIFY(page().sentence().reviewed().isEnabled());
        }
        page().texts().filter(TextFilter::ToReview).click();
        settle();
        QCOMPARE(page().list().listed().size(), std::size_t{2});
        choose("territory.beruna.name");
        page().sentence().focusField();
        key(Qt::Key_R, Qt::ControlModifier);
        settle();
        QVERIFY(document().check(document().find("territory.beruna.name")).reviewed);
        QCOMPARE(document().row(page().currentRow()).key(), std::string("territory.telmar.name")); // and on
        QTRY_VERIFY(page().texts().summary().contains(QStringLiteral("1 reviewed")));
        QTest::mouseClick(&page().sentence().reviewed(), Qt::LeftButton);
        QVERIFY(document().check(document().find("territory.telmar.name")).reviewed);
        page().undo();
        QVERIFY(!document().check(document().find("territory.telmar.name")).reviewed);
        QVERIFY(page().finish());
        QVERIFY(bytesOf(po("de")).contains("# reviewed: "));
        checkFile(po("de"));
        // Of the window's own texts as well.
        QVERIFY(page().controller().open(window(), QStringLiteral("fr")));
        const int row = 3;
        page().list().setCurrent(row);
        settle();
        QCOMPARE(document().state(row), TextState::Done);
        const std::string text = document().row(row).key();
        page().sentence().reviewed().click();
        QVERIFY(page().finish());
        QVERIFY(page().controller().open(window(), QStringLiteral("fr")));
        QVERIFY(document().check(document().find(text)).reviewed);
    }

    void filesOfOthersOpenWhereTheyBelong()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        choose("territory.beruna.name");
        type(QStringLiteral("Furt"));
        QVERIFY(page().controller().open(rules(), QStringLiteral("fr")));
        m_desktop->window().goToWelcome();
        m_desktop->window().openFile(fromFriend("for-you.po", german("Beruna", "Telmar")));
        settle();
        QCOMPARE(page().controller().source(), map());
        QCOMPARE(page().controller().language(), QStringLiteral("de"));
        QVERIFY(page().isVisible());
        QCOMPARE(text("territory.telmar.name"), std::string("Telmar"));
        QCOMPARE(text("territory.beruna.name"), std::string("Furt"));
        QVERIFY2(page().strip().text().contains(QStringLiteral("1 text")), qPrintable(page().strip().text()));
        QPushButton* button = offered(QStringLiteral("Choose what to keep"));
        QVERIFY(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
        auto* dialog = page().findChild<ConflictDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->theirsButton(0).click();
        QTest::mouseClick(&dialog->keepButton(), Qt::LeftButton);
        settle();
        QCOMPARE(text("territory.beruna.name"), std::string("Beruna"));
        page().undo();
        QCOMPARE(text("territory.beruna.name"), std::string("Furt"));
        page().undo();
        QVERIFY(text("territory.telmar.name").empty());
        // One that is about nothing here, and one that cannot be read, are told.
        m_desktop->window().openFile(
            fromFriend("other.po", "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"Open\"\nmsgstr \"Auf\"\n"));
        settle();
        QVERIFY(!page().isVisible());
        m_desktop->window().goToTranslate();
        m_desktop->window().openFile(fromFriend("broken.po", german("Beruna", "Tel\\qmar")));
        settle();
        QVERIFY(!page().isVisible());
    }

    void aLanguageGoesInOneFile()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        choose("territory.beruna.name");
        type(QStringLiteral("Beruna"));
        const QString zip = m_data->filePath(QStringLiteral("downloads/de.zip"));
        QDir().mkpath(QFileInfo(zip).path());
        QVERIFY(page().sendLanguageTo(zip));
        const auto files = editor::readZip(bytesOf(zip), "de.zip");
        QVERIFY(files.has_value());
        QVERIFY(files->contains("maps/narnia/i18n/de.po"));
        // Back again, where meanwhile it is another and one more is missing.
        choose("territory.beruna.name");
        document().setForms(page().currentRow(), {"Furt"}, {});
        QVERIFY(page().finish());
        m_desktop->window().goToWelcome();
        m_desktop->window().openFile(zip);
        settle();
        auto* dialog = page().findChild<PackDialog*>();
        QVERIFY(dialog != nullptr);
        QVERIFY(!dialog->takeButton().isEnabled()); // nothing is new, and mine are kept
        QCOMPARE(dialog->list().topLevelItemCount(), 1);
        dialog->theirs().click();
        QTest::mouseClick(&dialog->takeButton(), Qt::LeftButton);
        settle();
        QCOMPARE(text("territory.beruna.name"), std::string("Beruna"));
        QVERIFY(bytesOf(po("de")).contains("\"Beruna\"\n"));
        checkFile(po("de"));
        // That can be taken back, and is not called another program's doing.
        QVERIFY(page().strip().isVisible());
        QVERIFY2(page().strip().text().contains(QStringLiteral("de.zip")), qPrintable(page().strip().text()));
        QVERIFY(!page().strip().text().contains(QStringLiteral("another program")));
        const auto buttons = page().strip().findChildren<QPushButton*>();
        const auto back = std::ranges::find(buttons, QStringLiteral("Undo the import"), &QPushButton::text);
        QVERIFY(back != buttons.end());
        QTest::mouseClick(*back, Qt::LeftButton);
        settle();
        QCOMPARE(text("territory.beruna.name"), std::string("Furt"));
        QVERIFY(bytesOf(po("de")).contains("\"Furt\"\n"));
        QVERIFY(!page().strip().text().contains(QStringLiteral("de.zip")));
    }

    void namesOfThingsAreMarkedAndOffered()
    {
        begin();
        QVERIFY(page().controller().begin(rules(), QStringLiteral("de")));
        // The first sentence that speaks of a thing by its name.
        int row = -1;
        std::vector<editor::TranslationDocument::Term> terms;
        for (int at = 0; at < document().count() && row < 0; ++at)
            if (terms = document().terms(at); !terms.empty() && !document().row(at).source.isPlural()) row = at;
        QVERIFY(row >= 0);
        const int name = terms.front().nameRow;
        std::vector<std::string> forms(document().row(name).po.text.size(), "Zauberwort");
        document().setForms(name, forms, {});
        page().list().setCurrent(row);
        settle();
        const QLabel* source = nullptr;
        for (const QLabel* label : page().sentence().findChildren<QLabel*>())
            if (label->toolTip().contains(QStringLiteral("= Zauberwort"))) source = label;
        QVERIFY(source != nullptr);
        QVERIFY(source->text().contains(QStringLiteral("<a href=\"%1\"").arg(name)));
        emit const_cast<QLabel*>(source)->linkActivated(QString::number(name));
        QCOMPARE(text(document().row(row).key().c_str()), std::string("Zauberwort"));
        const auto told = [&] {
            const auto& findings = document().check(row).findings;
            return std::ranges::find(findings, engine::TranslationIssue::Term, &editor::TextFinding::issue) !=
                   findings.end();
        };
        QVERIFY(!told());
        // Whoever changes the name hears of the sentences that are behind.
        document().setForms(name, std::vector<std::string>(forms.size(), "Hexerei"), {});
        QCOMPARE(told(), document().state(row) == TextState::Done);
        page().undo();
        QVERIFY(!told());
    }

    void memoriesAreAddedAndKept()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        const QString tmx = fromFriend(
            "old.tmx", "<tmx><body><tu><tuv xml:lang=\"en\"><seg>Beruna</seg></tuv><tuv xml:lang=\"de\"><seg>Berunafurt"
                       "</seg></tuv></tu></body></tmx>");
        const QString broken = fromFriend("broken.tmx", "<tmx><body>");
        page().showMemory();
        auto* dialog = page().findChild<MemoryDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->add(tmx);
        dialog->add(broken);
        QTRY_VERIFY(dialog->list().item(0)->text().contains(QStringLiteral("1 text")));
        QVERIFY2(dialog->list().item(1)->text().contains(QStringLiteral("TMX")),
                 qPrintable(dialog->list().item(1)->text()));
        dialog->list().setCurrentRow(1);
        QTest::mouseClick(&dialog->removeButton(), Qt::LeftButton);
        QCOMPARE(page().controller().memoryFiles(), QStringList{tmx});
        dialog->close();
        settle();
        m_desktop->window().activateWindow();
        QVERIFY(page().controller().open(map(), QStringLiteral("de")));
        choose("territory.beruna.name");
        const auto offeredHere = [&] {
            for (const QPushButton* button : page().sentence().suggestions())
                if (button->toolTip() == QStringLiteral("Berunafurt")) return true;
            return false;
        };
        QTRY_VERIFY(offeredHere());
    }

    void whoTranslatesIsNamed()
    {
        begin();
        m_desktop->application().preferences().setPersonName(QStringLiteral("Anna"));
        m_desktop->window().goToSettings();
        auto* address = m_desktop->window().settings().findChild<QLineEdit*>(QStringLiteral("personAddress"));
        QVERIFY(address != nullptr);
        address->setFocus();
        QTest::keyClicks(address, QStringLiteral("anna@example.org>"));
        QTest::keyClick(address, Qt::Key_Return);
        m_desktop->window().goToTranslate();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        choose("territory.beruna.name");
        type(QStringLiteral("Beruna"));
        QVERIFY(page().finish());
        const QByteArray bytes = bytesOf(po("de"));
        QVERIFY2(bytes.contains("\"Last-Translator: Anna <anna@example.org>\\n\""), bytes.left(400).constData());
        QVERIFY(bytes.contains("\"PO-Revision-Date: 20"));
        checkFile(po("de"));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestSecondDay test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_secondday.moc"
