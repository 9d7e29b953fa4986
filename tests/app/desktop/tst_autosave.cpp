// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"

#include "app/desktop/play/playpage.h"
#include "app/desktop/welcome/continuecard.h"
#include "app/desktop/welcome/keptlist.h"
#include "app/desktop/welcome/recoverydialog.h"
#include "app/desktop/welcome/recoverystrip.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/window/gamecontroller.h"

#include <initializer_list>

#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace marches::app {

namespace {

QByteArray contents(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

class AutosaveTest : public QObject {
    Q_OBJECT

    /// A saved game that is opened and played on with, so many answers each time, until the program is killed. Its
    /// file.
    static QString leftSeveralTimes(const QString& folder, std::initializer_list<int> answers)
    {
        QString file = folder + QStringLiteral("/evening.marches-save");
        {
            Desktop desktop(folder, QStringLiteral("en"), QSize(1400, 900));
            const bool began =
                desktop.window().controller().startUsual(desktop.application().catalogue().games().front());
            playOn(desktop);
            if (!began || !desktop.window().controller().saveAs(file)) return {};
        }
        for (const int more : answers) {
            Desktop desktop(folder, QStringLiteral("en"), QSize(1400, 900));
            desktop.window().openFile(file);
            playOn(desktop, more);
            desktop.window().controller().autosave().waitForWrites();
            desktop.crash();
        }
        return file;
    }

private slots:
    void aGameThatEndedWellIsGoneOnWith()
    {
        const QTemporaryDir folder;
        std::string before;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QVERIFY(desktop.window().controller().startUsual(desktop.application().catalogue().games().front()));
            settle();
            before = desktop.window().play().session()->asFile();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        auto* card = desktop.window().welcome().findChild<ContinueCard*>();
        QVERIFY(card->isVisible());
        QVERIFY(!desktop.window().welcome().findChild<RecoveryStrip*>()->isVisible());
        QTest::mouseClick(card->button(), Qt::LeftButton);
        QVERIFY(desktop.window().play().session() != nullptr);
        QCOMPARE(desktop.window().play().session()->asFile(), before);
    }

    void everyStepIsOnTheDisk()
    {
        Desktop desktop;
        QVERIFY(desktop.window().controller().startUsual(desktop.application().catalogue().games().front()));
        GameSession* session = desktop.window().play().session();
        for (int i = 0; i < 5; ++i) {
            session->touch();
            desktop.window().controller().autosave().waitForWrites();
            QString file;
            const QDir kept(desktop.application().preferences().dataFolder() + QStringLiteral("/autosave"));
            for (const QString& name : kept.entryList({QStringLiteral("game-*.marches-save")}))
                file = kept.filePath(name);
            QCOMPARE(contents(file).toStdString(), session->asFile());
        }
    }

    void aGameLeftByACrashIsOffered()
    {
        const QTemporaryDir folder;
        std::string before;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QVERIFY(desktop.window().controller().startUsual(desktop.application().catalogue().games().front()));
            desktop.window().controller().autosave().waitForWrites();
            before = desktop.window().play().session()->asFile();
            desktop.crash();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        auto* strip = desktop.window().welcome().findChild<RecoveryStrip*>();
        QVERIFY(strip->isVisible());
        QTest::mouseClick(strip->findChild<QPushButton*>(QStringLiteral("showDifferences")), Qt::LeftButton);
        auto* dialog = desktop.window().findChild<RecoveryDialog*>();
        QVERIFY(dialog != nullptr);
        const LeftDifferences left = desktop.window().controller().leftDifferences().value();
        QVERIFY(left.savedAs.isEmpty()); // it was never saved, so all of it is told
        QCOMPARE(dialog->list()->count(), static_cast<int>(left.told.size()));
        dialog->close();
        QTest::mouseClick(strip->findChildren<QPushButton*>().first(), Qt::LeftButton);
        QVERIFY(desktop.window().play().session() != nullptr);
        QCOMPARE(desktop.window().play().session()->asFile(), before);
        desktop.window().goToWelcome();
        QVERIFY(!strip->isVisible());
    }

    void whatACrashLeftIsOfferedOnce()
    {
        const QTemporaryDir folder;
        std::string earlier;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QVERIFY(desktop.window().controller().startUsual(desktop.application().catalogue().games().back()));
            playOn(desktop);
            earlier = desktop.window().play().session()->asFile();
            desktop.window().controller().close();
            QVERIFY(desktop.window().controller().startUsual(desktop.application().catalogue().games().front()));
            playOn(desktop);
            desktop.window().controller().autosave().waitForWrites();
            desktop.crash();
        }
        std::string newest;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QVERIFY(desktop.window().controller().restoreLeft());
            playOn(desktop);
            desktop.window().controller().autosave().waitForWrites();
            newest = desktop.window().play().session()->asFile();
            desktop.crash();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        const GameController& games = desktop.window().controller();
        QVERIFY(desktop.window().welcome().findChild<RecoveryStrip*>()->isVisible());
        const QString left = games.leftWords().id;
        QVERIFY(!left.isEmpty());
        // What is gone on with is another one, and so are those of the list.
        QCOMPARE(games.unsaved().size(), 1U);
        QVERIFY(games.unsaved().front().id != left);
        auto* card = desktop.window().welcome().findChild<ContinueCard*>();
        QVERIFY(card->isVisible());
        QTest::mouseClick(card->button(), Qt::LeftButton);
        QCOMPARE(desktop.window().play().session()->asFile(), earlier);
        QVERIFY(desktop.window().controller().restoreLeft());
        QCOMPARE(desktop.window().play().session()->asFile(), newest);
    }

    void aGameThatCrashedAloneHasNoSecondCard()
    {
        const QTemporaryDir folder;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QVERIFY(desktop.window().controller().startUsual(desktop.application().catalogue().games().front()));
            playOn(desktop);
            desktop.window().controller().autosave().waitForWrites();
            desktop.crash();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        const WelcomePage& welcome = desktop.window().welcome();
        QVERIFY(welcome.findChild<RecoveryStrip*>()->isVisible());
        QVERIFY(!welcome.findChild<ContinueCard*>()->isVisible());
        QVERIFY(!welcome.findChild<KeptList*>()->isVisible());
        QVERIFY(desktop.window().controller().canGoOn());
        QVERIFY(desktop.window().controller().resume()); // by its command
    }

    void statesThatANewerOneHoldsAreForgotten()
    {
        const QTemporaryDir folder;
        const QString file = leftSeveralTimes(folder.path(), {1, 2, 3});
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        QCOMPARE(desktop.window().controller().autosave().games().size(), 1U);
        QVERIFY(desktop.window().controller().restoreLeft());
        QCOMPARE(desktop.window().play().session()->file(), file);
    }

    void statesThatDifferAreKept()
    {
        const QTemporaryDir folder;
        leftSeveralTimes(folder.path(), {3, 1}); // less of it than before, but somebody thought of the rest
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        QCOMPARE(desktop.window().controller().autosave().games().size(), 2U);
    }

    void whatDiffersFromTheFileIsTold()
    {
        const QTemporaryDir folder;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QVERIFY(desktop.window().controller().startUsual(desktop.application().catalogue().games().front()));
            QVERIFY(desktop.window().controller().saveAs(folder.filePath(QStringLiteral("evening.marches-save"))));
            GameSession* session = desktop.window().play().session();
            QVERIFY(session->game().setOption("advanced.wooded-two-dice", true));
            session->touch();
            desktop.window().controller().autosave().waitForWrites();
            desktop.crash();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        const LeftDifferences found = desktop.window().controller().leftDifferences().value();
        QCOMPARE(found.savedAs, QStringLiteral("evening.marches-save"));
        QCOMPARE(found.newSteps, 1);
        QVERIFY(!found.goneBack);
    }
};

} // namespace

std::unique_ptr<QObject> makeAutosaveTest() { return std::make_unique<AutosaveTest>(); }

} // namespace marches::app

#include "tst_autosave.moc"
