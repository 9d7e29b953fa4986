// SPDX-License-Identifier: GPL-3.0-or-later
// Games that were begun and are in no file: none is lost.
#include "fixture.h"
#include "tests.h"

#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/welcome/continuecard.h"
#include "app/desktop/welcome/gamecard.h"
#include "app/desktop/welcome/keptlist.h"
#include "app/desktop/welcome/recoverystrip.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/window/gamecontroller.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTest>

namespace marches::app {

namespace {

QList<QAbstractButton*> rows(Desktop& desktop)
{
    settle();
    QList<QAbstractButton*> found =
        desktop.window().welcome().findChildren<QAbstractButton*>(QStringLiteral("keptGame"));
    found.removeIf([](QAbstractButton* row) { return !row->isVisible(); });
    return found;
}

void press(QWidget* widget)
{
    QVERIFY(widget != nullptr);
    QTest::mouseClick(widget, Qt::LeftButton);
    settle();
}

void begin(Desktop& desktop, int card)
{
    desktop.window().goToWelcome();
    settle();
    press(desktop.window().welcome().gameCards()[card]->playButton());
    QVERIFY(desktop.window().play().session() != nullptr);
}

class KeptTest : public QObject {
    Q_OBJECT
private slots:
    void anotherGameThrowsNoneAway()
    {
        Desktop desktop;
        begin(desktop, 0);
        playOn(desktop);
        const std::string first = desktop.window().play().session()->asFile();
        begin(desktop, 1);
        playOn(desktop);
        const std::string second = desktop.window().play().session()->asFile();
        begin(desktop, 2);
        desktop.window().goToWelcome();
        QCOMPARE(rows(desktop).size(), 2); // the one on the board has its card
        QVERIFY(!rows(desktop).first()->accessibleDescription().isEmpty());

        rows(desktop).first()->setFocus();
        QTest::keyClick(rows(desktop).first(), Qt::Key_Return);
        settle();
        QCOMPARE(desktop.window().currentPage()->widget(), &desktop.window().play());
        QCOMPARE(desktop.window().play().session()->asFile(), second);
        desktop.window().goToWelcome();
        press(rows(desktop).last());
        QCOMPARE(desktop.window().play().session()->asFile(), first);
    }

    void aGameOutlivesTheProgramAndTheNextGame()
    {
        const QTemporaryDir folder;
        std::string first;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            begin(desktop, 0);
            playOn(desktop);
            first = desktop.window().play().session()->asFile();
            begin(desktop, 1);
            playOn(desktop);
        }
        Desktop desktop(folder.path(), QStringLiteral("fr"), QSize(1400, 900));
        QCOMPARE(rows(desktop).size(), 2);
        press(rows(desktop).last());
        QCOMPARE(desktop.window().play().session()->asFile(), first);
    }

    void aClosedGameCanBeGoneOnWith()
    {
        Desktop desktop;
        begin(desktop, 0);
        playOn(desktop);
        const std::string before = desktop.window().play().session()->asFile();
        QTest::keyClick(&desktop.window(), Qt::Key_W, Qt::ControlModifier);
        settle();
        QVERIFY(desktop.window().play().session() == nullptr);
        QCOMPARE(rows(desktop).size(), 1);
        press(desktop.window().welcome().findChild<ContinueCard*>()->button());
        QCOMPARE(desktop.window().play().session()->asFile(), before);
    }

    void nothingOfAClosedGameIsPaintedAnyMore()
    {
        Desktop desktop;
        begin(desktop, 0);
        playOn(desktop);
        desktop.window().controller().close();
        const auto& board = *desktop.window().play().findChild<editor::BoardView*>();
        QCOMPARE(board.scene().model().placeCount(), 0);
        QVERIFY(!desktop.window().play().grab().isNull()); // it read the words of the game
    }

    void aDealThatNobodyAnsweredIsNoGame()
    {
        Desktop desktop;
        const auto begun = [&desktop] { // by a person: the seats that the page would give may let a bot begin
            NewGameModel model(desktop.application().catalogue(), desktop.application().preferences());
            QVERIFY(model.choose(desktop.application().catalogue().games().front()));
            for (int seat = 0; seat < model.players(); ++seat)
                model.setControl(seat, {QStringLiteral("P%1").arg(seat).toStdString(), {}});
            QVERIFY(desktop.window().controller().start(model.newGame()));
            settle();
        };
        begun();
        begun();
        desktop.window().goToWelcome();
        QVERIFY(rows(desktop).isEmpty());
    }

    void whatIsRemovedCanBeTakenBack()
    {
        Desktop desktop;
        begin(desktop, 0);
        playOn(desktop);
        const std::string before = desktop.window().play().session()->asFile();
        QTest::keyClick(&desktop.window(), Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(rows(desktop).size(), 1);
        press(rows(desktop).first()->findChild<QAbstractButton*>(QStringLiteral("removeKept")));
        QVERIFY(rows(desktop).isEmpty());
        QVERIFY(!desktop.window().welcome().findChild<ContinueCard*>()->isVisible());
        QList<QPushButton*> back =
            desktop.window().welcome().findChildren<QPushButton*>(QStringLiteral("takeBackKept"));
        QCOMPARE(back.size(), 1);
        press(back.first());
        QCOMPARE(rows(desktop).size(), 1);
        press(rows(desktop).first());
        QCOMPARE(desktop.window().play().session()->asFile(), before);
    }

    void aSavedGameLeavesTheList()
    {
        Desktop desktop;
        begin(desktop, 0);
        playOn(desktop);
        const std::string before = desktop.window().play().session()->asFile();
        QTest::keyClick(&desktop.window(), Qt::Key_W, Qt::ControlModifier);
        GameController& controller = desktop.window().controller();
        QCOMPARE(controller.unsaved().size(), 1U);
        const QString file = desktop.folder() + QStringLiteral("/evening.marches-save");
        QVERIFY(controller.saveKept(controller.unsaved().front().id, file));
        QVERIFY(controller.unsaved().empty());
        QCOMPARE(desktop.application().recent().entries().front().file, file);
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll().toStdString(), before);
        // RevealedAnswers and played on it is listed again, as changed since then.
        desktop.window().openFile(file);
        playOn(desktop);
        controller.close();
        QCOMPARE(controller.unsaved().size(), 1U);
        QCOMPARE(controller.unsaved().front().file, file);
        QVERIFY(controller.resume(controller.unsaved().front().id));
        QCOMPARE(desktop.window().play().session()->file(), file);
        QVERIFY(desktop.window().play().session()->isModified());
    }

    void twoProgramsDoNotTreadOnEachOther()
    {
        const QTemporaryDir folder;
        Desktop first(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        begin(first, 0);
        playOn(first);
        first.window().controller().autosave().waitForWrites();
        const QString id = first.window().controller().autosave().current();
        Desktop second(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        QVERIFY(rows(second).isEmpty());
        QVERIFY(!second.window().welcome().findChild<RecoveryStrip*>()->isVisible()); // nothing has crashed
        QVERIFY(!second.window().controller().resume(id));
        QVERIFY(!second.window().controller().autosave().folder().remove(id));
        begin(second, 1);
        playOn(second);
        second.window().controller().autosave().waitForWrites();
        const std::string before = first.window().play().session()->asFile();
        first.window().controller().close();
        second.window().goToWelcome();
        QCOMPARE(rows(second).size(), 1); // free now
        press(rows(second).first());
        QCOMPARE(second.window().play().session()->asFile(), before);
    }

    void theOneGameOfAnEarlierProgramIsTakenIn()
    {
        const QTemporaryDir folder;
        std::string before;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            begin(desktop, 0);
            playOn(desktop);
            before = desktop.window().play().session()->asFile();
        }
        QDir kept(folder.filePath(QStringLiteral("data/autosave")));
        const QString save = kept.entryList({QStringLiteral("game-*.marches-save")}).value(0);
        for (const QString& other : kept.entryList({QStringLiteral("*.json")})) kept.remove(other);
        QVERIFY(kept.rename(save, QStringLiteral("last.marches-save")));
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        QVERIFY(!kept.exists(QStringLiteral("last.marches-save")));
        QCOMPARE(rows(desktop).size(), 1);
        QVERIFY(!desktop.window().controller().unsaved().front().title.isEmpty());
        press(rows(desktop).first());
        QCOMPARE(desktop.window().play().session()->asFile(), before);
    }

    void theListReadsNoGame()
    {
        Desktop desktop;
        begin(desktop, 0);
        playOn(desktop);
        desktop.window().controller().close();
        const GameController::Words before = desktop.window().controller().unsaved().front();
        QFile save(desktop.window().controller().autosave().folder().gameFile(before.id));
        QVERIFY(save.open(QIODevice::WriteOnly));
        save.write("no game");
        save.close();
        QCOMPARE(desktop.window().controller().unsaved().front().title, before.title);
        QVERIFY(!desktop.window().controller().resume(before.id)); // and says so
    }

    void beyondTheBoundTheSavedOnesGoFirst()
    {
        const QTemporaryDir folder;
        KeptGames games(folder.path());
        QFile elsewhere(folder.filePath(QStringLiteral("saved.yaml")));
        QVERIFY(elsewhere.open(QIODevice::WriteOnly));
        const QDateTime begun = QDateTime::currentDateTime().addDays(-300);
        const auto make = [&](int number, const QString& file) {
            KeptGame game;
            game.id = games.newId();
            game.file = file;
            QFile save(games.gameFile(game.id));
            if (!save.open(QIODevice::WriteOnly)) return game.id;
            save.setFileTime(begun.addDays(number), QFileDevice::FileModificationTime);
            games.writeSummary(game);
            return game.id;
        };
        QStringList unsaved;
        for (int i = 0; i < KeptGames::kMost; ++i) unsaved << make(i, {});
        make(KeptGames::kMost, elsewhere.fileName());
        games.prune({});
        QCOMPARE(games.list().size(), static_cast<std::size_t>(KeptGames::kMost));
        for (const KeptGame& game : games.list()) QVERIFY(unsaved.contains(game.id));
    }
};

} // namespace

std::unique_ptr<QObject> makeKeptTest() { return std::make_unique<KeptTest>(); }

} // namespace marches::app

#include "tst_kept.moc"
