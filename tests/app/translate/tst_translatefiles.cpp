// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the bench: saving, what a crash left, what other programs changed, hostile files, a person's own over
// what is shipped.
#include "app/desktop/window/preparation.h"
#include "tests/app/translate/bench.h"

#include "app/desktop/translate/conflictdialog.h"
#include "editor/translation/translationjournal.h"

#include <QPushButton>
#include <QRadioButton>

namespace marches::app {

class TestTranslateFiles : public BenchTest {
    Q_OBJECT

private slots:
    void savesByItself()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        choose("territory.beruna.name");
        type(QStringLiteral("Beruna an der Furt"));
        QTRY_VERIFY_WITH_TIMEOUT(bytesOf(po("de")).contains("Beruna an der Furt"), 8000);
        QTRY_VERIFY(!page().controller().store()->isModified()); // the other thread tells of it a moment later
    }

    void aFileThatIsGoneIsToldAndWrittenAgain()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        choose("territory.beruna.name");
        type(QStringLiteral("Beruna an der Furt"));
        QVERIFY(page().controller().save());
        QVERIFY(QFile::remove(po("de")));
        page().controller().lookOutside();
        QCOMPARE(text("territory.beruna.name"), std::string("Beruna an der Furt"));
        QVERIFY(page().strip().text().contains(QStringLiteral("removed or emptied de.po")));
        QTRY_VERIFY_WITH_TIMEOUT(bytesOf(po("de")).contains("Beruna an der Furt"), 8000);
    }

    void savingDoesNotHoldTheBench()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        choose("territory.anvard.name");
        type(QStringLiteral("eins"));
        page().controller().saveSoon();
        QVERIFY(page().controller().isSaving()); // its result comes as an event
        type(QStringLiteral("zwei"));
        page().controller().lookOutside(); // half of it may be on the disk
        QTRY_VERIFY(!page().controller().isSaving());
        QVERIFY(bytesOf(po("de")).contains("\"eins\""));
        QVERIFY(page().controller().store()->isModified() && !page().controller().hasConflicts());
        QCOMPARE(text("territory.anvard.name"), std::string("einszwei"));
        // Who leaves meanwhile loses nothing.
        page().controller().saveSoon();
        QVERIFY(page().controller().isSaving());
        type(QStringLiteral("drei"));
        page().controller().close();
        QVERIFY(bytesOf(po("de")).contains("\"einszweidrei\""));
        QVERIFY(!page().controller().isSaving());
    }

    void whatACrashLeftIsTakenUp()
    {
        m_desktop->window().goToTranslate();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        const QString real =
            m_desktop->application().preferences().dataFolder() + QStringLiteral("/autosave/translations");
        m_desktop->window().goToWelcome();
        {
            // Another process would leave the same: a journal that nobody holds.
            auto store = editor::TranslationStore::open(map().toStdString(), "de", real.toStdString());
            QVERIFY(store.has_value());
            (*store)->document().typeForm((*store)->document().find("territory.anvard.name"), 0, "Anvard!");
        }
        QCOMPARE(static_cast<int>(editor::TranslationJournal::left(real.toStdString()).size()), 1);
        page().controller().close();
        m_desktop->window().goToTranslate();
        settle();
        QCOMPARE(text("territory.anvard.name"), std::string("Anvard!"));
        QVERIFY(state("territory.anvard.name") != TextState::Done); // it may be half a sentence
        QVERIFY2(page().strip().text().contains(QStringLiteral("restored")), qPrintable(page().strip().text()));
        // A button leads there.
        QVERIFY(page().currentRow() != page().controller().document()->find("territory.anvard.name"));
        for (QPushButton* button : page().strip().findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Show the first")) QTest::mouseClick(button, Qt::LeftButton);
        settle();
        QCOMPARE(page().currentRow(), page().controller().document()->find("territory.anvard.name"));
        QVERIFY(page().finish());
        QVERIFY(bytesOf(po("de")).contains("Anvard!"));
    }

    void conflictsAreSettledTextByText()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        for (const char* key : {"territory.beruna.name", "territory.anvard.name"}) {
            choose(key);
            type(QStringLiteral("eins"));
        }
        QVERIFY(page().finish());
        const QByteArray saved = bytesOf(po("de"));
        for (const char* key : {"territory.beruna.name", "territory.anvard.name"}) {
            choose(key);
            type(QStringLiteral("zwei"));
        }
        writeBytes(po("de"), QByteArray(saved).replace("\"eins\"", "\"drei\""));
        QTRY_VERIFY_WITH_TIMEOUT(page().controller().hasConflicts(), 8000);
        QVERIFY(bytesOf(po("de")).contains("drei") && !bytesOf(po("de")).contains("zwei"));
        QPushButton* button = offered(QStringLiteral("Choose what to keep"));
        QVERIFY(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
        auto* dialog = page().findChild<ConflictDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->theirsButton(0).click();
        QTest::mouseClick(&dialog->keepButton(), Qt::LeftButton);
        settle();
        m_desktop->window().activateWindow();
        QVERIFY(!page().controller().hasConflicts());
        const QByteArray now = bytesOf(po("de"));
        QCOMPARE(now.count("drei"), 1);
        QCOMPARE(now.count("zwei"), 1);
    }

    void hostileFilesAreToldAndStay()
    {
        const QByteArray bad =
            "msgid \"\"\nmsgstr \"\"\n\n\nmsgctxt \"map.name\"\nmsgid \"Narnia\"\nmsgstr \"\\Narnia\"\n";
        writeBytes(po("fr"), bad);
        begin();
        page().controller().open(map(), QStringLiteral("fr"));
        settle();
        QVERIFY2(page().troubleText().contains(QStringLiteral("fr.po:7:")), qPrintable(page().troubleText()));
        QVERIFY(!page().list().isVisible());
        m_desktop->window().goToWelcome();
        QCOMPARE(bytesOf(po("fr")), bad);
        // Mended in a text editor, it opens.
        m_desktop->window().goToTranslate();
        writeBytes(po("fr"), QByteArray(bad).replace("\\Narnia", "Narnia"));
        QTest::mouseClick(&page().tryAgainButton(), Qt::LeftButton);
        QVERIFY(page().troubleText().isEmpty());
        QCOMPARE(text("map.name"), std::string("Narnia"));
    }

    void ownTranslationOfWhatIsShippedLiesOverIt()
    {
        QDir(m_data->filePath(QStringLiteral(".git"))).removeRecursively();
        const QByteArray shipped = bytesOf(po("fr"));
        begin();
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")));
        choose("territory.beruna.name");
        type(QStringLiteral(" la Rouge"));
        QVERIFY(page().finish());
        QCOMPARE(bytesOf(po("fr")), shipped);
        const QString own = QString::fromStdString(page().controller().store()->files().front());
        QVERIFY(own != po("fr"));
        QVERIFY(bytesOf(own).contains("la Rouge") && !bytesOf(own).contains("Telmar"));
        checkFile(own);
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")));
        QVERIFY(QString::fromStdString(text("territory.beruna.name")).contains(QStringLiteral("la Rouge")));
        QVERIFY(!text("territory.telmar.name").empty());
        QCOMPARE(document().counts().done, document().counts().total);
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestTranslateFiles test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_translatefiles.moc"
