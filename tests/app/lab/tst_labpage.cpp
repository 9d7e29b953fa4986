// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labpage.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/application.h"
#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/labboard.h"
#include "app/desktop/lab/labchanges.h"
#include "app/desktop/lab/labchart.h"
#include "app/desktop/lab/labform.h"
#include "app/desktop/lab/labgames.h"
#include "app/desktop/lab/lablist.h"
#include "app/desktop/lab/labpairs.h"
#include "app/desktop/lab/labtrust.h"
#include "app/desktop/lab/labwelcome.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/style.h"
#include "engine/lab/estimate.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/labwords.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QToolButton>
#include <QTreeWidget>

#include <ctime>

namespace marches::app {

namespace {

constexpr int kPatience = 120'000; ///< milliseconds: other programs may want the processor too

void choose(QComboBox* box, int index)
{
    box->setCurrentIndex(index);
    emit box->activated(index);
}

/// Lets layouts, posted events and deferred deletions settle.
void settle()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

/// The lab alone, in a folder of its own.
class LabDesk : public MainWindowInterface {
public:
    explicit LabDesk(const QString& language = QStringLiteral("en"), QSize size = QSize(1000, 700))
        : LabDesk(QString(), language, size)
    {}
    LabDesk(const QString& folder, const QString& language, QSize size)
        : m_path(folder.isEmpty() ? m_folder.path() : folder), m_application(m_path + QStringLiteral("/marches.ini")),
          m_actions(m_application.preferences())
    {
        m_application.preferences().setLanguage(language);
        m_lab = std::make_unique<LabPage>(m_application, m_actions, *this);
        m_lab->resize(size);
        m_lab->show();
        m_lab->enter();
        settle();
    }
    LabPage& lab() { return *m_lab; }
    Application& application() { return m_application; }
    QString folder() const { return m_path; }

    void speak(const QString& /*sentence*/) override {}
    void setZoomText(const QString& /*text*/) override {}
    void refreshTitle() override {}
    void goToWelcome() override {}
    void goToNewGame() override {}
    void goToPlay() override {}
    bool saveGame() override { return false; }
    void commitPending() override {}

private:
    QTemporaryDir m_folder;
    QString m_path;
    Application m_application;
    Actions m_actions;
    std::unique_ptr<LabPage> m_lab;
};

void click(QWidget* button) { QTest::mouseClick(button, Qt::LeftButton); }

/// The lab with a short game and few games of it.
LabPage& openLab(LabDesk& desktop, const Catalogue::Game& game = {"wardrobe-road", "le-monde-de-narnia"})
{
    LabPage& lab = desktop.lab();
    lab.form().chooseGame(game);
    lab.form().gamesField()->setValue(40);
    return lab;
}

/// One question to its end, by the button.
void runToEnd(LabPage& lab)
{
    click(lab.runButton());
    QTRY_VERIFY_WITH_TIMEOUT(!lab.isRunning(), kPatience);
    QVERIFY(lab.result().has_value());
}

class LabPageTest : public QObject {
    Q_OBJECT
private slots:
    void theGameThatIsPlayedIsMeasured()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        QVERIFY(lab.answer().startsWith(QStringLiteral("Ask a question")));
        click(lab.runButton());
        QVERIFY(lab.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!lab.isRunning(), kPatience);
        QVERIFY(lab.result().has_value());
        QVERIFY(lab.result()->complete());
        QVERIFY2(lab.answer().contains(QStringLiteral(" turns on average")), qPrintable(lab.answer()));
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Table);
        QVERIFY(lab.table().topLevelItemCount() > 6);
        for (int row = 0; row < lab.table().topLevelItemCount(); ++row)
            for (int column = 0; column < 3; ++column) QVERIFY(!lab.table().topLevelItem(row)->text(column).isEmpty());
        // Cards, characters and rules are there too.
        for (int group = 1; group < lab.answerView().groupBox()->count(); ++group) {
            choose(lab.answerView().groupBox(), group);
            QVERIFY(lab.table().topLevelItemCount() > 0);
        }

        // Words follow the language, and so does what is saved.
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QVERIFY2(lab.answer().contains(QStringLiteral(" tours en moyenne")), qPrintable(lab.answer()));
        const QString page = desktop.folder() + QStringLiteral("/report.html");
        QVERIFY(lab.saveTo(page));
        QFile file(page);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("Jusqu’où s’y fier"));
        QVERIFY(!lab.saveTo(desktop.folder() + QStringLiteral("/report.html/never.csv")));
    }

    void aChangeIsCompared()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        choose(lab.form().questionBox(), 1);
        QVERIFY(lab.form().optionBox()->count() > 0);
        const std::optional<engine::Experiment> asked = lab.form().experiment();
        QVERIFY(asked.has_value());
        QCOMPARE(asked->arms.size(), std::size_t{1});
        runToEnd(lab);
        QCOMPARE(lab.result()->contrasts.size(), std::size_t{1});
        // All measures side by side, and how far that is to be trusted; in place of the bars of one measure.
        const LabAnswer& answer = lab.answerView();
        QVERIFY(answer.changes().isVisible());
        QVERIFY(!answer.chart().isVisible());
        const QString told = answer.changes().accessibleDescription();
        for (const char* measure : {"Wins, ", "Length in turns", "Margin", "games in 100"})
            QVERIFY2(told.contains(QLatin1String(measure)), qPrintable(told));
        QVERIFY(told.contains(QStringLiteral(", none found")) || told.contains(QStringLiteral(", clear")));
        QStringList trusted;
        for (const QLabel* label : answer.trust().findChildren<QLabel*>()) trusted << label->accessibleName();
        QVERIFY(trusted.join(QLatin1Char('\n')).contains(QStringLiteral("Equal dice")));
        const QString experiment = desktop.folder() + QStringLiteral("/experiment.yaml");
        QVERIFY(lab.saveTo(experiment));
        const engine::Result<engine::Experiment> saved = engine::loadExperiment(experiment.toStdString());
        QVERIFY(saved.has_value());
        QCOMPARE(engine::writeExperiment(*saved), lab.result()->experiment);
        // What the window found is what one run of the command line finds.
        const auto plan = engine::planExperiment(*saved, {}, desktop.application().library());
        QVERIFY(plan.has_value());
        engine::ExperimentRun run;
        run.plan = &*plan;
        QCOMPARE(engine::writeLabResult(*lab.result()), engine::writeLabResult(engine::runExperiment(run)->result));
    }

    /// Each bar of what matters opens as a comparison, with the games that there are.
    void aBarIsOpenedAsAComparison()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        choose(lab.form().questionBox(), 2);
        choose(lab.form().levelBox(), lab.form().levelBox()->findData(QStringLiteral("easy")));
        lab.form().gamesField()->setValue(20);
        runToEnd(lab);
        LabChart& chart = lab.answerView().chart();
        QVERIFY(chart.isVisible());
        // Games that nobody watched have no board: the sentence that says so has its room.
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Board);
        settle();
        const LabBoard& board = lab.answerView().board();
        const QString told = board.accessibleDescription();
        QVERIFY(!told.isEmpty() && board.boards().empty());
        QFont large = board.font();
        large.setPointSize(2 * large.pointSize());
        lab.answerView().board().setFont(large);
        settle();
        const int needed =
            board.fontMetrics().boundingRect(QRect(0, 0, board.width(), 9999), Qt::TextWordWrap, told).height();
        QVERIFY2(board.height() >= needed, qPrintable(QStringLiteral("%1 %2").arg(board.height()).arg(needed)));
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Charts);
        settle();
        const engine::SimulationResult all = *lab.result();
        const std::string strongest = engine::effectsOn(all, {}, "wins").front().contrast;
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.rowRect(0).center());
        QCOMPARE(lab.list().list().count(), 2);
        QVERIFY(lab.result().has_value());
        QCOMPARE(lab.result()->contrasts.size(), std::size_t{1});
        QCOMPARE(lab.result()->contrasts.front().name, strongest);
        QVERIFY(lab.result()->complete());
        QVERIFY(lab.answerView().changes().isVisible());
        QCOMPARE(lab.form().questionBox()->currentIndex(), 1);
        QCOMPARE(lab.form().experiment()->arms.front().name, strongest);
        // By keys another one; the first is there already when it is asked for again.
        lab.list().list().setCurrentRow(lab.list().list().count() - 1);
        settle();
        if (lab.result()->contrasts.size() == 1) lab.list().list().setCurrentRow(0);
        settle();
        QVERIFY(chart.isVisible());
        QSignalSpy spoken(&lab.answerView(), &LabAnswer::spoken);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(spoken.back().front().toString(), chart.told(1));
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(lab.list().list().count(), 3);
        QVERIFY(lab.result()->contrasts.front().name != strongest);
        for (int row = 0; row < 3; ++row) {
            lab.list().list().setCurrentRow(row);
            settle();
            if (lab.result()->contrasts.size() > 1) break;
        }
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.rowRect(0).center());
        QCOMPARE(lab.list().list().count(), 3);
        QCOMPARE(lab.result()->contrasts.front().name, strongest);
    }

    void aQuestionIsChosenOnItsCard()
    {
        LabDesk desktop;
        LabPage& lab = desktop.lab();
        QVERIFY(lab.welcome().isVisible());
        QCOMPARE(lab.welcome().cards().size(), static_cast<std::size_t>(lab.form().questionBox()->count()));
        for (int question = lab.form().questionBox()->count() - 1; question >= 0; --question) {
            QAbstractButton* card = lab.welcome().cards()[static_cast<std::size_t>(question)];
            QCOMPARE(card->text(), lab.form().questionBox()->itemText(question));
            click(card);
            QCOMPARE(lab.form().questionBox()->currentIndex(), question);
            // As by hand: what the question needs is asked for.
            QCOMPARE(lab.form().optionBox()->isVisible(), question == 1 || question == 3);
        }
        runToEnd(openLab(desktop));
        QVERIFY(!lab.welcome().isVisible());
    }

    void pausedExperimentsGoOnAfterARestart()
    {
        QTemporaryDir folder;
        QString title;
        std::uint64_t kept = 0;
        {
            LabDesk desktop(folder.path(), QStringLiteral("en"), QSize(1000, 700));
            LabPage& lab = openLab(desktop);
            lab.form().watchBox()->setChecked(false);
            lab.form().gamesField()->setValue(600);
            click(lab.runButton());
            QTRY_VERIFY_WITH_TIMEOUT(lab.result().has_value(), kPatience);
            click(lab.runButton());
            QVERIFY(!lab.isRunning());
            kept = lab.result()->gamesDone();
            QVERIFY(kept > 0 && kept < 600);
            QTest::qWait(50);
            QCOMPARE(lab.result()->gamesDone(), kept);
            title = lab.list().list().item(0)->text();
            QVERIFY2(title.contains(QStringLiteral("paused")), qPrintable(title));
        }
        editor::LongWork::waitForAll(); // as at the end of the program
        LabDesk desktop(folder.path(), QStringLiteral("en"), QSize(1000, 700));
        LabPage& lab = desktop.lab();
        QTRY_COMPARE_WITH_TIMEOUT(lab.list().list().count(), 1, kPatience);
        QCOMPARE(lab.list().list().item(0)->text(), title);
        lab.list().list().setCurrentRow(0);
        QVERIFY(lab.result().has_value());
        QCOMPARE(lab.result()->gamesDone(), kept);
        QCOMPARE(lab.form().gamesField()->value(), 600);
        runToEnd(lab);
        QVERIFY(lab.result()->complete());
    }

    void experimentsAreNamedCopiedAndDeleted()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        runToEnd(lab);
        QListWidget& list = lab.list().list();
        QCOMPARE(list.count(), 1);
        list.setFocus();
        list.editItem(list.item(0));
        auto* field = list.findChild<QLineEdit*>();
        QVERIFY(field != nullptr);
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("Wolves"));
        QTest::keyClick(field, Qt::Key_Return);
        settle();
        QVERIFY2(list.item(0)->text().startsWith(QStringLiteral("Wolves")), qPrintable(list.item(0)->text()));
        QVERIFY(lab.result().has_value());
        QCOMPARE(engine::experimentOf(*lab.result(), {})->title, std::string("Wolves"));

        click(lab.list().copyButton());
        QCOMPARE(list.count(), 2);
        QVERIFY(!lab.result().has_value());
        click(lab.list().deleteButton());
        QCOMPARE(list.count(), 1);
        // Deleted by mistake: nothing is lost.
        list.setCurrentRow(0);
        click(lab.list().deleteButton());
        QCOMPARE(list.count(), 0);
        settle(); // the button of what was deleted before is gone
        click(lab.notice().findChild<QPushButton*>());
        QCOMPARE(list.count(), 1);
        QVERIFY(lab.result().has_value());

        // Another question is another experiment.
        lab.form().gamesField()->setValue(60);
        QVERIFY(lab.list().current().isEmpty());
        runToEnd(lab);
        QCOMPARE(list.count(), 2);
    }

    void cancellingForgetsTheGames()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        lab.form().gamesField()->setValue(20'000);
        click(lab.runButton());
        QTRY_VERIFY_WITH_TIMEOUT(lab.result().has_value(), kPatience);
        click(lab.cancelButton());
        QVERIFY(!lab.isRunning());
        QVERIFY(!lab.result().has_value());
        QCOMPARE(lab.list().list().count(), 1);
    }

    void theBoardIsAHeatMapOfTwoArms()
    {
        LabDesk desktop(QStringLiteral("en"), QSize(1000, 700));
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        choose(lab.form().questionBox(), 1);
        runToEnd(lab);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Board);
        LabBoard& board = lab.answerView().board();
        QTRY_COMPARE_WITH_TIMEOUT(board.boards().size(), std::size_t{2}, kPatience);
        for (int measure = 0; measure < lab.answerView().measureBox()->count(); ++measure) {
            choose(lab.answerView().measureBox(), measure);
            QVERIFY(!board.accessibleName().isEmpty());
        }
        // Whoever points at a place is told its figure; it stands in the table as well.
        settle();
        QString told;
        for (int y = 0; y < board.height() && told.isEmpty(); y += 5)
            for (int x = 0; x < board.width() && told.isEmpty(); x += 5) told = board.toldAt({x, y});
        QVERIFY(told.contains(QStringLiteral("in 100")));
        QVERIFY(board.accessibleDescription().contains(told));
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Table);
        choose(lab.answerView().groupBox(), lab.answerView().groupBox()->findText(QStringLiteral("Places")));
        QVERIFY(lab.table().topLevelItemCount() > 40);
        QCOMPARE(lab.table().columnCount(), 4);
        choose(lab.answerView().secondArmBox(), 0);
        QCOMPARE(lab.table().columnCount(), 3);
    }

    void pairsOfTheStrongestFollow()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        choose(lab.form().questionBox(), 2);
        lab.form().gamesField()->setValue(20);
        QVERIFY(lab.form().levelBox() != nullptr);
        choose(lab.form().levelBox(), lab.form().levelBox()->findData(QStringLiteral("easy")));
        runToEnd(lab);
        QVERIFY(lab.pairsButton()->isVisible());
        click(lab.pairsButton());
        QTRY_COMPARE_WITH_TIMEOUT(lab.list().list().count(), 2, 2 * kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(lab.result().has_value() && !lab.isRunning(), kPatience);
        QVERIFY(lab.answerView().pairs().isVisible());
        QVERIFY(!lab.pairsButton()->isVisible());
    }

    void anyGameIsTakenOut()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        runToEnd(lab);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Games);
        LabGames& games = lab.answerView().games();
        QTRY_COMPARE_WITH_TIMEOUT(games.table().topLevelItemCount(), LabGames::kOnPage, kPatience);
        games.firstField()->setValue(31);
        QTRY_COMPARE_WITH_TIMEOUT(games.table().topLevelItemCount(), 10, kPatience);
        const int moves = games.table().topLevelItem(2)->text(3).toInt();
        QSignalSpy ready(&lab, &LabPage::watchReady);
        click(games.table().itemWidget(games.table().topLevelItem(2), 5));
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, kPatience);
        const std::unique_ptr<GameSession> session = lab.takeGame();
        QVERIFY(session != nullptr);
        const engine::Game& game = session->game();
        QCOMPARE(game.here(), 0);
        int made = 0;
        for (int node = 1; node < game.journal().size(); ++node)
            made += std::holds_alternative<engine::Move>(game.journal().node(node).step) ? 1 : 0;
        QCOMPARE(made, moves);
        QVERIFY(session->seats().front().isBot());
    }

    void picturesAndFilesAreSaved()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        runToEnd(lab);
        const auto bytesOf = [&](const char* name) {
            const QString path = desktop.folder() + QLatin1Char('/') + QLatin1String(name);
            if (!lab.saveTo(path)) return QByteArray();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(bytesOf("chart.svg").contains("<svg"));
        QVERIFY(bytesOf("chart.png").startsWith("\x89PNG"));
        QVERIFY(bytesOf("chart.csv").startsWith("kind,name,measure"));
        // A saved question comes back as another experiment; what is wrong with a file is told with its place.
        QVERIFY(bytesOf("again.yaml").startsWith("marches: experiment/1"));
        QVERIFY(lab.openFile(desktop.folder() + QStringLiteral("/again.yaml")));
        QCOMPARE(lab.list().list().count(), 2);
        QFile broken(desktop.folder() + QStringLiteral("/broken.yaml"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("marches: experiment/1\nvariant: narnia:narnia-risk-junior\ngames: -3\n");
        broken.close();
        QVERIFY(!lab.openFile(broken.fileName()));
        QCOMPARE(lab.list().list().count(), 2);
    }

    /// No event waits long while games are played: a clock ticks through a run, and is never late.
    void theWindowLivesOn()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        choose(lab.form().questionBox(), 1);
        const int games = qEnvironmentVariableIntValue("MARCHES_LAB_GAMES");
        lab.form().gamesField()->setValue(games > 0 ? games : 200);
        settle();
        // What the page does at a time, in processor time, which other programs do not lengthen.
        const auto processorTime = [] {
            timespec now{};
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
            return static_cast<double>(now.tv_sec) * 1000.0 + static_cast<double>(now.tv_nsec) / 1e6;
        };
        click(lab.runButton());
        double longest = 0.0;
        int tab = 0;
        while (lab.isRunning()) {
            const double before = processorTime();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 0);
            longest = std::max(longest, processorTime() - before);
            if (lab.result() && lab.result()->gamesDone() % 64 == 0) lab.answerView().tabs().setCurrentIndex(++tab % 3);
            QThread::msleep(5);
        }
        QVERIFY(lab.result().has_value());
        qInfo("%llu games, longest work in one go %.1f ms", static_cast<unsigned long long>(lab.result()->gamesDone()),
              longest);
        QVERIFY2(longest < 250.0, "the window stood still");
    }

    void everyQuestionCanBeAskedOfEveryGame()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        for (const Catalogue::Game& game : desktop.application().catalogue().oneEach()) {
            lab.form().chooseGame(game);
            QVERIFY(lab.form().game() == game);
            for (int question = 0; question < lab.form().questionBox()->count(); ++question) {
                choose(lab.form().questionBox(), question);
                const std::optional<engine::Experiment> asked = lab.form().experiment();
                if (!asked) {
                    QVERIFY(question == 3); // a game without a number has none to make fair
                    continue;
                }
                const engine::Result<engine::Experiment> read =
                    engine::readExperiment(engine::writeExperiment(*asked), "asked.yaml");
                QVERIFY2(read, read ? "" : read.error().front().code.c_str());
                // The form says it again as it was asked.
                lab.form().chooseGame({"wardrobe-road", "le-monde-de-narnia"});
                QVERIFY(lab.form().setExperiment(*asked));
            }
        }
    }
};

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    QApplication::setStyle(new marches::app::Style);
    marches::app::LabPageTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_labpage.moc"
