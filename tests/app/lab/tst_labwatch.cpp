// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labpage.h"

#include "fixture.h"

#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/labform.h"
#include "app/desktop/lab/labgames.h"
#include "app/desktop/lab/lablist.h"
#include "app/desktop/play/gamerunner.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/window/preparation.h"

#include <QApplication>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

namespace marches::app {

namespace {

constexpr int kPatience = 120'000; ///< milliseconds: other programs may want the processor too

/// What the lab and the other pages have to do with each other.
class LabWatchTest : public QObject {
    Q_OBJECT
private slots:
    void aGameOfTheSampleIsSteppedThroughInPlayMode()
    {
        Desktop desktop;
        desktop.window().goToLab();
        LabPage& lab = desktop.window().lab();
        lab.form().chooseGame({"wardrobe-road", "le-monde-de-narnia"});
        lab.form().gamesField()->setValue(40);
        QTest::mouseClick(lab.runButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(lab.result() && lab.result()->complete() && !lab.isRunning(), kPatience);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Games);
        QTreeWidget& table = lab.answerView().games().table();
        QTRY_COMPARE_WITH_TIMEOUT(table.topLevelItemCount(), LabGames::kOnPage, kPatience);
        QTest::mouseClick(lab.answerView().games().watchButtonOf(0), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desktop.window().play().session() != nullptr, kPatience);
        QVERIFY(desktop.window().currentPage() == &desktop.window().play());
        engine::Game& game = desktop.window().play().session()->game();
        // It stands still until somebody steps, and stepping follows what was played.
        QTest::qWait(300);
        QCOMPARE(game.here(), 0);
        desktop.window().play().runner()->redo();
        QCOMPARE(game.here(), 1);
        QCOMPARE(game.journal().node(0).children.size(), std::size_t{1});
    }

    void filesOfTheCommandLineComeToTheLab()
    {
        Desktop desktop;
        const QString path = desktop.folder() + QStringLiteral("/experiment.yaml");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("marches: experiment/1\ntitle: Dice\nvariant: narnia:narnia-risk-junior\ngames: 30\n");
        file.close();
        desktop.window().openFile(path);
        QVERIFY(desktop.window().currentPage() == &desktop.window().lab());
        QCOMPARE(desktop.window().lab().list().list().count(), 1);
    }
};

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::LabWatchTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_labwatch.moc"
