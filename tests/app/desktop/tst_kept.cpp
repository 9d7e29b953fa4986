// SPDX-License-Identifier: GPL-3.0-or-later
// Games that were begun and are in no file: none is lost.
#include "fixture.h"
#include "tests.h"

#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/gamerunner.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/welcome/continuecard.h"
#include "app/desktop/welcome/gamecard.h"
#include "app/desktop/welcome/keptlist.h"
#include "app/desktop/welcome/recoverystrip.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/widgets/commandsearch.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/window/gamecontroller.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTimer>

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

/// Opens the search with Ctrl+K and types; what is found, line by line. Takes the first of it where `take`.
QStringList search(Desktop& desktop, const QString& words, bool take = false)
{
    QStringList found;
    QTimer::singleShot(0, &desktop.window(), [&] {
        auto* field = qobject_cast<CommandSearch*>(QApplication::activeModalWidget());
        if (field == nullptr) return;
        QTest::keyClicks(field->field(), words);
        for (int i = 0; i < field->list()->count(); ++i) found << field->list()->item(i)->text();
        if (take) QTest::keyClick(field->field(), Qt::Key_Return);
        if (field->isVisible()) field->reject(); // also where nothing was found
    });
    QTest::keyClick(&desktop.window(), Qt::Key_K, Qt::ControlModifier);
    settle();
    return found;
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

    void theSearchGoesOnWithAKeptGame()
    {
        Desktop desktop;
        begin(desktop, 0);
        playOn(desktop);
        const std::string before = desktop.window().play().session()->asFile();
        desktop.window().controller().close();
        const QString name = desktop.window().controller().unsaved().front().name;
        desktop.window().goToSettings();
        const QStringList found = search(desktop, QStringLiteral("continue ") + name, true);
        QVERIFY2(!found.isEmpty() && found.first().contains(name), qPrintable(found.join(QLatin1Char('|'))));
        QCOMPARE(desktop.window().currentPage()->widget(), &desktop.window().play());
        QCOMPARE(desktop.window().play().session()->asFile(), before);
    }

    void theSearchListsNoKeptGameUnderTheCurtain()
    {
        Desktop desktop;
        begin(desktop, 0);
        playOn(desktop);
        desktop.window().controller().close();
        QCOMPARE(search(desktop, QStringLiteral("unsaved game")).size(), 1);
        NewGame wanted;
        wanted.variant = *desktop.application().library().variant("diplomacy-europe/standard");
        wanted.seats = {{"Anna", {}}, {"Ben", {}}};
        QVERIFY(desktop.window().controller().start(wanted));
        settle();
        QVERIFY(desktop.window().play().isCurtainDown());
        QVERIFY(search(desktop, QStringLiteral("unsaved game")).isEmpty());
    }

    void whoComesForANewGameFindsTheUnfinishedOnes()
    {
        for (const QSize size : {QSize(1400, 900), QSize(1000, 700), QSize(720, 540)}) {
            Desktop desktop(QStringLiteral("en"), size);
            desktop.window().activateWindow();
            KeptList& kept = desktop.window().newGame().kept();
            desktop.window().goToNewGame();
            settle();
            QVERIFY(!kept.isVisible()); // there is none
            std::string first;
            for (const int card : {0, 1}) {
                begin(desktop, card);
                playOn(desktop);
                if (card == 0) first = desktop.window().play().session()->asFile();
                desktop.window().controller().close();
            }
            desktop.window().goToNewGame();
            settle();
            QCOMPARE(desktop.window().size(), size); // the list makes no window larger
            const auto lines = [&kept] {
                QList<QAbstractButton*> found = kept.findChildren<QAbstractButton*>(QStringLiteral("keptGame"));
                found.removeIf([](QAbstractButton* row) { return !row->isVisible(); });
                return found;
            };
            QCOMPARE(lines().size(), 1); // the newest; the page is for another game
            QVERIFY(!kept.visibleRegion().isEmpty());
            press(kept.findChild<QPushButton*>(QStringLiteral("showAllKept")));
            QCOMPARE(lines().size(), 2);
            QCOMPARE(QApplication::focusWidget(), lines().last()); // the first that was not there before
            for (const QAbstractButton* row : lines())
                if (size.height() >= 700) QVERIFY(row->visibleRegion().boundingRect().height() > row->height() / 2);
            press(lines().first()->findChild<QAbstractButton*>(QStringLiteral("removeKept")));
            QCOMPARE(lines().size(), 1);
            press(kept.findChild<QPushButton*>(QStringLiteral("takeBackKept")));
            QCOMPARE(lines().size(), 2);
            lines().last()->setFocus();
            QTest::keyClick(lines().last(), Qt::Key_Return);
            settle();
            QCOMPARE(desktop.window().currentPage()->widget(), &desktop.window().play());
            QCOMPARE(desktop.window().play().session()->asFile(), first);
        }
    }

    void aKeptGameIsSeenWithItsBoardAndItsPlayers()
    {
        Desktop desktop;
        begin(desktop, 0);
        playOn(desktop);
        PlayPage& play = desktop.window().play();
        const QString title = play.title();
        const engine::Journal& journal = play.session()->game().journal();
        const auto played = static_cast<int>(journal.line(journal.mainEnd(0)).size()) - 1;
        play.runner()->goTo(1); // what is looked at at last is not how far it is
        settle();
        QVERIFY(played > 1);
        desktop.window().controller().close();
        desktop.window().goToWelcome();
        desktop.application().thumbnails().waitForAll();
        QCOMPARE(rows(desktop).size(), 1);
        const QAbstractButton& row = *rows(desktop).first();
        const auto* picture = row.findChild<MapPicture*>();
        QVERIFY(picture != nullptr && picture->hasImage() && picture->width() >= 48);
        const GameController::Words words = desktop.window().controller().unsaved().front();
        QVERIFY(!words.players.isEmpty());
        QCOMPARE(words.name, title);
        QCOMPARE(words.moves, played);
        QStringList told;
        for (const ElidedLabel* label : row.findChildren<ElidedLabel*>())
            if (label->isVisible()) told << label->text();
        QVERIFY2(told.contains(words.name) && told.contains(words.players), qPrintable(told.join(QLatin1Char('|'))));
        QVERIFY2(told.last().contains(QString::number(words.moves)), qPrintable(told.last()));
        QVERIFY(row.accessibleDescription().contains(words.when));
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
