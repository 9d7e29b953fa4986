// SPDX-License-Identifier: GPL-3.0-or-later
#include "labdesk.h"

#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/lablist.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/style.h"
#include "engine/lab/experimentrun.h"

#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>

namespace marches::app {

namespace {

constexpr int kGames = 1200;
constexpr int kMoreThanAreReached = 20 * kGames; ///< before the window is closed, however late it hears of the first

/// Two questions, started one after the other.
QStringList startTwo(LabPage& lab, int first = kGames)
{
    QStringList ids;
    for (const int games : {first, first + 1}) {
        lab.list().setCurrent({});
        lab.form().watchBox()->setChecked(false);
        emit lab.form().watchBox()->clicked(false);
        lab.form().gamesField()->setValue(games);
        click(lab.runButton());
        ids << lab.list().current();
    }
    return ids;
}

QByteArray resultFile(const QString& folder, const QString& id)
{
    QFile file(folder + QStringLiteral("/data/experiments/") + id + QStringLiteral(".result.yaml"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString rowOf(const LabPage& lab, const QString& id)
{
    const QListWidget& list = lab.list().list();
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->data(Qt::UserRole).toString() == id) return list.item(row)->text();
    return {};
}

QPushButton* buttonNamed(const QWidget& bar, const QString& words)
{
    for (QPushButton* button : bar.findChildren<QPushButton*>())
        if (button->text() == words) return button;
    return nullptr;
}

class LabQueueTest : public QObject {
    Q_OBJECT
private slots:
    /// What ran and what waited when the program ended goes on, one after the other, and is in the end what an
    /// experiment is that nothing interrupted.
    void theQueueGoesOnAfterARestart()
    {
        const QTemporaryDir folder;
        QStringList ids;
        std::uint64_t kept = 0;
        {
            LabDesk desk(folder.path(), QStringLiteral("en"), QSize(1000, 700));
            LabPage& lab = openLab(desk);
            QTRY_VERIFY_WITH_TIMEOUT(!lab.interruptedNotice().isVisible(), kPatience);
            ids = startTwo(lab);
            lab.list().setCurrent(ids[0]);
            QTRY_VERIFY_WITH_TIMEOUT(lab.result().has_value(), kPatience);
            kept = lab.result()->gamesDone();
            QVERIFY(kept > 0 && kept < kGames);
            QCOMPARE(lab.shelf().stateOf(ids[0]), LabShelf::State::Running);
            QCOMPARE(lab.shelf().stateOf(ids[1]), LabShelf::State::Waiting);
            // Both say what they still need; of the one that waits that is known from the other.
            QVERIFY2(rowOf(lab, ids[0]).contains(QStringLiteral("about ")), qPrintable(rowOf(lab, ids[0])));
            QVERIFY2(rowOf(lab, ids[1]).contains(QStringLiteral("waiting, about ")), qPrintable(rowOf(lab, ids[1])));
            QVERIFY(lab.shelf().secondsLeft(ids[1]).value() >= lab.shelf().secondsLeft(ids[0]).value());
        }
        editor::LongWork::waitForAll(); // as at the end of the program
        {
            LabDesk desk(folder.path(), QStringLiteral("en"), QSize(1000, 700));
            LabPage& lab = desk.lab();
            QTRY_VERIFY_WITH_TIMEOUT(lab.interruptedNotice().isVisible(), kPatience);
            QCOMPARE(lab.interruptedNotice().text(),
                     QStringLiteral("2 experiments were not finished when the program ended."));
            QVERIFY(!lab.shelf().isRunning()); // nobody has asked for it
            QVERIFY2(rowOf(lab, ids[0]).contains(QStringLiteral("about ")), qPrintable(rowOf(lab, ids[0])));
            // Nobody answers: it is offered again.
        }
        editor::LongWork::waitForAll();
        LabDesk desk(folder.path(), QStringLiteral("en"), QSize(1000, 700));
        LabPage& lab = desk.lab();
        QTRY_VERIFY_WITH_TIMEOUT(lab.interruptedNotice().isVisible(), kPatience);
        settle();
        click(buttonNamed(lab.interruptedNotice(), QStringLiteral("Resume them")));
        QVERIFY(!lab.interruptedNotice().isVisible());
        QCOMPARE(lab.shelf().stateOf(ids[0]), LabShelf::State::Running);
        QCOMPARE(lab.shelf().stateOf(ids[1]), LabShelf::State::Waiting);
        lab.list().setCurrent(ids[0]);
        QVERIFY(lab.result()->gamesDone() >= kept);
        QTRY_VERIFY_WITH_TIMEOUT(!lab.shelf().isRunning(), kPatience);
        for (const QString& id : ids) {
            QCOMPARE(lab.shelf().stateOf(id), LabShelf::State::Done);
            const engine::Experiment& asked = lab.shelf().find(id)->experiment;
            const auto plan = engine::planExperiment(asked, {}, desk.application().library());
            QVERIFY(plan.has_value());
            engine::ExperimentRun run;
            run.plan = &*plan;
            const std::string whole = engine::writeLabResult(engine::runExperiment(run)->result);
            QCOMPARE(engine::writeLabResult(*lab.shelf().find(id)->result), whole);
            QTRY_COMPARE_WITH_TIMEOUT(resultFile(folder.path(), id), QByteArray::fromStdString(whole), kPatience);
            QVERIFY(!rowOf(lab, id).contains(QStringLiteral("about ")));
        }
        // What is done is offered no more.
        editor::LongWork::waitForAll();
        LabDesk after(folder.path(), QStringLiteral("en"), QSize(1000, 700));
        QTRY_COMPARE_WITH_TIMEOUT(after.lab().list().list().count(), 2, kPatience);
        QVERIFY(!after.lab().interruptedNotice().isVisible());
    }

    void whatIsLeftOrPausedIsOfferedNoMore()
    {
        const QTemporaryDir folder;
        QStringList ids;
        {
            LabDesk desk(folder.path(), QStringLiteral("en"), QSize(1000, 700));
            LabPage& lab = openLab(desk);
            ids = startTwo(lab, kMoreThanAreReached);
            // Asked for before the folder was read: nothing of it is lost.
            QTRY_VERIFY_WITH_TIMEOUT(lab.shelf().find(ids[0])->gamesDone() > 0, kPatience);
            lab.shelf().pause(ids[1]); // by hand
        }
        editor::LongWork::waitForAll();
        {
            LabDesk desk(folder.path(), QStringLiteral("fr"), QSize(1000, 700));
            LabPage& lab = desk.lab();
            QTRY_VERIFY_WITH_TIMEOUT(lab.interruptedNotice().isVisible(), kPatience);
            QCOMPARE(lab.shelf().interrupted(), std::vector<QString>{ids[0]});
            settle();
            QPushButton* leave = buttonNamed(lab.interruptedNotice(), QStringLiteral("Plus tard"));
            QVERIFY(leave != nullptr);
            click(leave);
            QVERIFY(!lab.interruptedNotice().isVisible());
        }
        editor::LongWork::waitForAll();
        LabDesk desk(folder.path(), QStringLiteral("en"), QSize(1000, 700));
        QTRY_COMPARE_WITH_TIMEOUT(desk.lab().list().list().count(), 2, kPatience);
        QVERIFY(desk.lab().shelf().interrupted().empty());
        QVERIFY(!desk.lab().shelf().isRunning());
    }
};

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    QApplication::setStyle(new marches::app::Style);
    marches::app::LabQueueTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_labqueue.moc"
