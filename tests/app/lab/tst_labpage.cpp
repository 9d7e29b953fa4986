// SPDX-License-Identifier: GPL-3.0-or-later
#include "labdesk.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/application.h"
#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/labarmcard.h"
#include "app/desktop/lab/labarms.h"
#include "app/desktop/lab/labboard.h"
#include "app/desktop/lab/labbots.h"
#include "app/desktop/lab/labchangerows.h"
#include "app/desktop/lab/labchanges.h"
#include "app/desktop/lab/labchart.h"
#include "app/desktop/lab/labfacts.h"
#include "app/desktop/lab/labfair.h"
#include "app/desktop/lab/labform.h"
#include "app/desktop/lab/labgames.h"
#include "app/desktop/lab/lablist.h"
#include "app/desktop/lab/labpairs.h"
#include "app/desktop/lab/labtable.h"
#include "app/desktop/lab/labtrust.h"
#include "app/desktop/lab/labwelcome.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/style.h"
#include "engine/lab/comparison.h"
#include "engine/lab/estimate.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/labwords.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <map>
#include <set>

namespace marches::app {

namespace {

/// Null: there is none.
QString nothingWords() { return LabAnswer::tr("in no game did it change anything"); }

const QTreeWidgetItem* rowNamed(const QTreeWidget& table, const QString& name)
{
    for (int row = 0; row < table.topLevelItemCount(); ++row)
        if (table.topLevelItem(row)->text(0) == name) return table.topLevelItem(row);
    return nullptr;
}

QString trusted(const LabAnswer& answer)
{
    QStringList lines;
    for (const QLabel* label : answer.trust().findChildren<QLabel*>())
        lines << label->accessibleName() << label->text();
    return lines.join(QLatin1Char('\n'));
}

class LabPageTest : public QObject {
    Q_OBJECT
private slots:
    void itBeginsWithTheGameThatWasPlayedLast()
    {
        const QTemporaryDir folder;
        QSettings(folder.filePath(QStringLiteral("marches.ini")), QSettings::IniFormat)
            .setValue(QStringLiteral("last-game"), QStringLiteral("world:classic-risk"));
        LabDesk desk(folder.path(), QStringLiteral("en"), QSize(1000, 700));
        const auto game = desk.lab().form().game();
        QVERIFY(game.has_value());
        QCOMPARE(game->map, std::string("world"));
        QCOMPARE(game->ruleset, std::string("classic-risk"));
    }

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
            for (int column = 0; column < 4; ++column) QVERIFY(!lab.table().topLevelItem(row)->text(column).isEmpty());
        // Cards, characters and rules are there too.
        for (int group = 1; group < lab.answerView().groupBox()->count(); ++group) {
            choose(lab.answerView().groupBox(), group);
            QVERIFY(lab.table().topLevelItemCount() > 0);
        }

        // With what is measured stands where its definition is from, and how much lengths differ.
        choose(lab.answerView().groupBox(), 0);
        const QTreeWidgetItem* turns = rowNamed(lab.table(), QStringLiteral("Length in turns"));
        QVERIFY(turns != nullptr);
        QCOMPARE(lab.table().headerItem()->text(3), QStringLiteral("Source"));
        QCOMPARE(turns->text(3), QStringLiteral("Browne 2008, Duration."));
        const QTreeWidgetItem* spread = rowNamed(lab.table(), QStringLiteral("Length in turns: standard deviation"));
        QVERIFY(spread != nullptr);
        const engine::Histogram lengths = lab.result()->tally.turns; // the result is a copy
        double squares = 0.0;
        for (const auto& [length, games] : lengths)
            squares += static_cast<double>(games) * std::pow(length - engine::mean(lengths), 2);
        const double deviation = std::sqrt(squares / (static_cast<double>(engine::total(lengths)) - 1.0));
        QVERIFY(deviation > 0.0);
        QCOMPARE(spread->text(1), QLocale(QStringLiteral("en")).toString(deviation, 'f', 2));

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
        askFor(lab.form(), 1);
        QVERIFY(changedOption(lab.form())->count() > 0);
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
        // What the chart shows stands in rows as well, each measure with its difference.
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Table);
        choose(lab.answerView().groupBox(), 0);
        for (const char* measure : {"Length in turns", "Margin"}) {
            const QTreeWidgetItem* row = rowNamed(lab.table(), QLatin1String(measure));
            QVERIFY2(row != nullptr, measure);
            QVERIFY2(row->text(1).contains(QStringLiteral(" to ")), qPrintable(row->text(1)));
        }
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
        askFor(lab.form(), 2);
        choose(lab.form().bots().levelBox(), lab.form().bots().levelBox()->findData(QStringLiteral("easy")));
        lab.form().gamesField()->setValue(30); // fewer say nothing
        runToEnd(lab);
        LabChart& chart = lab.answerView().chart();
        QVERIFY(chart.isVisible());
        // Games that nobody watched have no board: the sentence that says so has its room.
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Board);
        settle();
        const LabBoard& board = lab.answerView().board();
        QLabel* why = lab.answerView().unwatchedLabel();
        QTRY_VERIFY_WITH_TIMEOUT(why->isVisible(), kPatience); // once the board of the map is read
        QVERIFY(!why->text().isEmpty() && board.boards().empty() && !board.isVisible());
        QFont large = why->font();
        large.setPointSize(4 * large.pointSize());
        why->setFont(large);
        settle();
        const int needed =
            why->fontMetrics().boundingRect(QRect(0, 0, why->width(), 9999), Qt::TextWordWrap, why->text()).height();
        QVERIFY2(why->height() >= needed, qPrintable(QStringLiteral("%1 %2").arg(why->height()).arg(needed)));
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Charts);
        settle();
        const engine::SimulationResult all = *lab.result();
        // Of changes that never arose no figure is told, but that.
        std::set<QString> silent;
        for (const engine::Contrast& contrast : all.contrasts)
            if (engine::changedNothing(all, contrast.name)) silent.insert(QString::fromStdString(contrast.name));
        QVERIFY(!silent.empty());
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Table);
        int rows = 0;
        for (int row = 0; row < lab.table().topLevelItemCount(); ++row)
            if (lab.table().topLevelItem(row)->text(2) == nothingWords()) {
                ++rows;
                QCOMPARE(lab.table().topLevelItem(row)->text(1), QStringLiteral("–"));
            }
        QCOMPARE(rows, static_cast<int>(silent.size()));
        QVERIFY2(lab.answer().endsWith(
                     QStringLiteral("did nothing in any game: %1 of %2.").arg(silent.size()).arg(all.contrasts.size())),
                 qPrintable(lab.answer()));
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Charts);
        // Whether many looks are corrected for is told as it was asked.
        QVERIFY(trusted(lab.answerView()).contains(QStringLiteral("this is corrected for")));
        engine::Experiment uncorrected = *engine::experimentOf(all, {});
        uncorrected.correction = engine::Correction::None;
        const QString looked = lab.list().current();
        engine::SimulationResult few = all;
        std::erase_if(few.contrasts, [&](const engine::Contrast& contrast) {
            return !silent.contains(QString::fromStdString(contrast.name)) &&
                   contrast.name != engine::effectsOn(all, {}, "wins").front().contrast;
        });
        const QString other = lab.shelf().add(uncorrected, std::make_shared<const engine::SimulationResult>(few));
        lab.list().setCurrent(other);
        QVERIFY(trusted(lab.answerView()).contains(QStringLiteral("this experiment asks for no correction")));
        QVERIFY(!trusted(lab.answerView()).contains(QStringLiteral("false discovery")));
        // A bar in words for each change that never arose, and it opens as the others do.
        QCOMPARE(chart.accessibleDescription().count(nothingWords()), static_cast<int>(silent.size()));
        QVERIFY(!chart.told(0).endsWith(nothingWords()));
        QVERIFY(chart.told(1).endsWith(nothingWords()));
        lab.list().setCurrent(looked);
        lab.shelf().remove(other);
        const std::string strongest = engine::effectsOn(all, {}, "wins").front().contrast;
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.rowRect(0).center());
        QCOMPARE(lab.list().list().count(), 2);
        QVERIFY(lab.result().has_value());
        QCOMPARE(lab.result()->contrasts.size(), std::size_t{1});
        QCOMPARE(lab.result()->contrasts.front().name, strongest);
        QVERIFY(lab.result()->complete());
        QVERIFY(lab.answerView().changes().isVisible());
        QCOMPARE(lab.form().question(), LabQuestion::Compare);
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
        QCOMPARE(lab.welcome().cards().size(), static_cast<std::size_t>(kLabQuestions));
        for (int question = kLabQuestions - 1; question >= 0; --question) {
            QAbstractButton* card = lab.welcome().cards()[static_cast<std::size_t>(question)];
            QCOMPARE(card->text(), LabQuestions::names()[question]);
            click(card);
            QCOMPARE(static_cast<int>(lab.form().question()), question);
            // As by hand: what the question needs is asked for.
            QCOMPARE(lab.form().arms().isVisible(), question == 1);
            QCOMPARE(lab.form().fair().isVisible(), question == 3);
        }
        runToEnd(openLab(desktop));
        QVERIFY(!lab.welcome().isVisible());
    }

    void pausedExperimentsGoOnAfterARestart()
    {
        QTemporaryDir folder;
        QString title;
        // It was changed last when it was kept, which may be a minute later than what was listed before.
        static const QRegularExpression clock(QStringLiteral("\\d+:\\d+"));
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
            title = lab.list().list().item(0)->text().remove(clock);
            QVERIFY2(title.contains(QStringLiteral("paused")), qPrintable(title));
        }
        editor::LongWork::waitForAll(); // as at the end of the program
        LabDesk desktop(folder.path(), QStringLiteral("en"), QSize(1000, 700));
        LabPage& lab = desktop.lab();
        QTRY_COMPARE_WITH_TIMEOUT(lab.list().list().count(), 1, kPatience);
        QCOMPARE(lab.list().list().item(0)->text().remove(clock), title);
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
        askFor(lab.form(), 1);
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
        QCOMPARE(lab.table().columnCount(), 5);
        choose(lab.answerView().secondArmBox(), 0);
        QCOMPARE(lab.table().columnCount(), 4);
    }

    /// Where the board was not watched, a press plays the same games once more and watches it.
    void theBoardIsWatchedAfterwards()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        engine::Experiment asked = lab.form().experiment().value();
        asked.games = 6;
        asked.bots = {"random"};
        asked.measures = {"wins", "turns"};
        const QString first = lab.shelf().add(asked);
        lab.list().setCurrent(first);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Board);
        QVERIFY(lab.answerView().watchButton()->isHidden());
        lab.shelf().start(first);
        QPushButton* watch = lab.answerView().watchButton();
        QTRY_VERIFY_WITH_TIMEOUT(watch->isVisible(), kPatience);
        click(watch);
        QVERIFY(lab.list().current() != first);
        QTRY_VERIFY_WITH_TIMEOUT(!lab.answerView().board().boards().empty() && !lab.isRunning(), kPatience);
        QVERIFY(watch->isHidden());
        const KeptExperiment& again = *lab.shelf().find(lab.list().current());
        QCOMPARE(again.experiment.measures.front(), std::string("wins"));
        QVERIFY(std::ranges::find(again.experiment.measures, "held") != again.experiment.measures.end());
        QVERIFY(std::ranges::find(again.experiment.measures, "score") == again.experiment.measures.end());
        QCOMPARE(again.experiment.seed, asked.seed);
        QVERIFY(lab.shelf().find(first)->experiment.measures == asked.measures);
    }

    /// Every place of the heat map is reached by keys, told, and seen to be where they are.
    void theHeatMapIsReadByKeys()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        askFor(lab.form(), 1);
        runToEnd(lab);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Board);
        LabBoard& board = lab.answerView().board();
        QTRY_COMPARE_WITH_TIMEOUT(board.boards().size(), std::size_t{2}, kPatience);
        settle();
        QSignalSpy spoken(&lab.answerView(), &LabAnswer::spoken);
        lab.answerView().measureBox()->setFocus();
        for (int tab = 0; tab < 4 && !board.hasFocus(); ++tab)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(board.hasFocus());
        const std::vector<LabBoard::Spot> spots = board.spots();
        QVERIFY(spots.size() > 40);
        QTest::keyClick(&board, Qt::Key_End);
        QVERIFY(board.current() == spots.back());
        const QImage last = board.grab().toImage();
        QTest::keyClick(&board, Qt::Key_Home);
        QVERIFY(board.current() == spots.front());
        QVERIFY(board.grab().toImage() != last);
        QVERIFY(spoken.back().front().toString().contains(board.boards().front().places[spots.front().place]->told));
        // Of two boards, of which of them.
        QVERIFY(spoken.back().front().toString().startsWith(board.boards().front().title));
        const std::map<int, QPoint> ways{
            {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};
        for (const auto& [key, way] : ways) {
            QTest::keyClick(&board, Qt::Key_Home);
            const QPointF before = board.middleOf(spots.front());
            const std::optional<LabBoard::Spot> next = board.nextFrom(spots.front(), way);
            QTest::keyClick(&board, static_cast<Qt::Key>(key));
            QVERIFY(board.current() == next.value_or(spots.front()));
            if (!next) continue;
            const QPointF moved = board.middleOf(*next) - before;
            QVERIFY(QPointF::dotProduct(moved, way) > 0.0);
        }
        std::vector<LabBoard::Spot> reached{spots.front()};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const auto& [key, way] : ways)
                if (const auto next = board.nextFrom(reached[i], way);
                    next && std::ranges::find(reached, *next) == reached.end())
                    reached.push_back(*next);
        QCOMPARE(reached.size(), spots.size());
    }

    /// Looked at after every second's games, chance would find something sooner or later.
    void noVerdictWhileGamesArePlayed()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        lab.form().watchBox()->setChecked(false);
        lab.form().gamesField()->setValue(20'000);
        click(lab.runButton());
        QTRY_VERIFY_WITH_TIMEOUT(lab.result() && lab.result()->gamesDone() > 64, kPatience);
        QVERIFY(lab.isRunning());
        const QString done = QLocale(QStringLiteral("en")).toString(static_cast<int>(lab.result()->gamesDone()));
        QVERIFY2(
            lab.answer().startsWith(QStringLiteral("Too early to say: %1 of 20,000 games. So far: Wins").arg(done)),
            qPrintable(lab.answer()));
        QVERIFY(!lab.answer().contains(QStringLiteral("wins most")));
        click(lab.runButton());
        QVERIFY(!lab.isRunning());
        QVERIFY2(lab.answer().startsWith(QStringLiteral("So far, %1 of 20,000 games: ").arg(done)),
                 qPrintable(lab.answer()));
        QVERIFY(lab.answer().contains(QStringLiteral(" turns on average")));

        // Nor in the table and the charts.
        lab.form().chooseGame({"narnia", "narnia-risk-junior"});
        askFor(lab.form(), 1);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Table);
        click(lab.runButton());
        QTRY_VERIFY_WITH_TIMEOUT(lab.result() && lab.result()->gamesDone() > 64, kPatience);
        QVERIFY(lab.isRunning());
        choose(lab.answerView().groupBox(), 0);
        QCOMPARE(lab.table().topLevelItem(0)->text(2), QStringLiteral("too early to say"));
        QVERIFY(lab.answer().startsWith(QStringLiteral("Too early to say")));
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Charts);
        const auto isEarly = [&lab] {
            const QString told = lab.answerView().changes().accessibleDescription();
            return told.contains(QStringLiteral("too early")) && !told.contains(QStringLiteral("none found")) &&
                   !told.contains(QStringLiteral("clear"));
        };
        QVERIFY(isEarly());
        // Who pauses when it looks well finds chance more than something, too.
        click(lab.runButton());
        QVERIFY(!lab.isRunning());
        QVERIFY(isEarly());
        QVERIFY(lab.answer().startsWith(QStringLiteral("Too early to say")));
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Table);
        QCOMPARE(lab.table().topLevelItem(0)->text(2), QStringLiteral("too early to say"));
    }

    void rowsOfTheTableAreCopied()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        runToEnd(lab);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Table);
        QTreeWidget& table = lab.table();
        const auto lineOf = [&table](const QTreeWidgetItem& item) {
            QStringList cells;
            for (int column = 0; column < table.columnCount(); ++column) cells << item.text(column);
            return cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
        };
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualItemRect(table.topLevelItem(0)).center());
        QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::ControlModifier,
                          table.visualItemRect(table.topLevelItem(2)).center());
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(),
                 lineOf(*table.headerItem()) + lineOf(*table.topLevelItem(0)) + lineOf(*table.topLevelItem(2)));
        // As it is sorted, and by the menu too.
        table.sortByColumn(0, Qt::DescendingOrder);
        table.selectAll();
        QApplication::clipboard()->clear();
        QCOMPARE(table.contextMenuPolicy(), Qt::ActionsContextMenu);
        QVERIFY(table.actions().contains(lab.table().copyAction()));
        QCOMPARE(lab.table().copyAction()->text(), QStringLiteral("Copy"));
        lab.table().copyAction()->trigger();
        const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), table.topLevelItemCount() + 1);
        QCOMPARE(lines[1] + QLatin1Char('\n'), lineOf(*table.topLevelItem(0)));
        // What is chosen stays chosen while figures grow.
        table.clearSelection();
        const QString name = table.topLevelItem(1)->text(0);
        table.topLevelItem(1)->setSelected(true);
        choose(lab.answerView().groupBox(), lab.answerView().groupBox()->currentIndex());
        QCOMPARE(table.selectedItems().size(), 1);
        QCOMPARE(table.selectedItems().front()->text(0), name);
    }

    void theFormSpeaksOfWhatIsMeasured()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        LabForm& form = lab.form();
        askFor(form, 1);
        const std::map<QString, QString> suffixes{{QStringLiteral("wins"), QStringLiteral(" in 100")},
                                                  {QStringLiteral("turns"), QStringLiteral(" turns")},
                                                  {QStringLiteral("margin"), QStringLiteral(" points")},
                                                  {QStringLiteral("drama"), QString()}};
        for (const auto& [measure, suffix] : suffixes) {
            choose(form.targetBox(), form.targetBox()->findData(measure));
            QCOMPARE(form.precisionField()->suffix(), suffix);
        }
        choose(form.targetBox(), form.targetBox()->findData(QStringLiteral("drama")));
        form.precisionField()->setValue(0.05); // which of a share of games would be nothing
        const std::optional<engine::Experiment> asked = form.experiment();
        QVERIFY(asked.has_value());
        QCOMPARE(asked->precision, 0.05);
        askFor(form, 0); // asks about wins
        QCOMPARE(form.precisionField()->suffix(), QStringLiteral(" in 100"));
        QVERIFY(form.setExperiment(*asked));
        QCOMPARE(form.precisionField()->value(), 0.05);
    }

    void aFairShareIsNamed()
    {
        LabDesk desktop;
        LabForm& form = openLab(desktop).form();
        bool any = false;
        for (const Catalogue::Game& game : desktop.application().catalogue().oneEach()) {
            form.chooseGame(game);
            askFor(form, 0);
            QVERIFY(!form.fair().shareField()->isVisible());
            askFor(form, 3);
            QVERIFY(form.fair().shareField()->isVisible());
            const engine::SeatRange seats = desktop.application().catalogue().seats(game);
            form.playersField()->setValue(seats.least);
            if (!form.experiment() || seats.least == seats.most) continue;
            any = true;
            // An equal share, to the last digit, until another one is named.
            form.playersField()->setValue(3);
            QCOMPARE(form.fair().shareField()->value(), 33.3);
            QCOMPARE(form.experiment()->fair->target, 1.0 / 3.0);
            form.fair().shareField()->setValue(60.0);
            const std::optional<engine::Experiment> asked = form.experiment();
            QCOMPARE(asked->fair->target, 0.6);
            form.playersField()->setValue(seats.most);
            QCOMPARE(form.experiment()->fair->target, 0.6);
            const engine::Result<engine::Experiment> read =
                engine::readExperiment(engine::writeExperiment(*asked), "asked.yaml");
            QVERIFY(read.has_value());
            form.fair().shareField()->setValue(10.0);
            QVERIFY(form.setExperiment(*read));
            QCOMPARE(form.fair().shareField()->value(), 60.0);
            QCOMPARE(form.playersField()->value(), 3);
            form.fair().shareField()->setValue(33.3); // another one than a third
            QCOMPARE(form.experiment()->fair->target, 0.333);
            break;
        }
        QVERIFY(any);
    }

    /// A game of middle length, the outliers, and one that never ended.
    void someGamesAreWatchedAtOnce()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        runToEnd(lab);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Games);
        LabGames& games = lab.answerView().games();
        QTRY_VERIFY_WITH_TIMEOUT(games.watchButton()->isEnabled(), kPatience);
        QVERIFY(!games.cutNotice().isVisible());
        const engine::SimulationTally tally = lab.result()->tally;
        QVERIFY(tally.turns.begin()->first < engine::quantile(tally.turns, 0.5));
        QSignalSpy wanted(&games, &LabGames::watchRequested);
        QSignalSpy ready(&lab, &LabPage::watchReady);
        const std::vector<std::pair<QPushButton*, int>> expected{
            {games.watchButton(), engine::quantile(tally.turns, 0.5)},
            {games.shortestButton(), tally.turns.begin()->first},
            {games.longestButton(), tally.turns.rbegin()->first}};
        for (const auto& [button, turns] : expected) {
            wanted.clear();
            QVERIFY(button->isEnabled());
            click(button);
            QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 1, kPatience);
            // The list tells the same of the game.
            const int number = wanted.front()[1].toInt();
            games.firstField()->setValue(number + 1);
            QTRY_VERIFY_WITH_TIMEOUT(!games.isReading() && games.table().topLevelItemCount() > 0 &&
                                         games.table().topLevelItem(0)->text(0).toInt() == number + 1,
                                     kPatience);
            QCOMPARE(games.table().topLevelItem(0)->text(2).toInt(), turns);
        }
        QTRY_VERIFY_WITH_TIMEOUT(ready.size() >= 1, kPatience);

        // Cut in the middle, half of them never end.
        engine::Experiment shorter = *lab.form().experiment();
        shorter.moveLimit = static_cast<int>((tally.allMoves + tally.rolls) / tally.ended);
        lab.list().setCurrent(lab.shelf().add(shorter));
        runToEnd(lab);
        const std::uint64_t cut = lab.result()->tally.cut;
        QVERIFY(cut > 1 && cut < 40);
        QTRY_VERIFY_WITH_TIMEOUT(games.cutNotice().isVisible(), kPatience);
        QCOMPARE(games.cutNotice().text(), QStringLiteral("%1 games never ended").arg(cut));
        wanted.clear();
        settle();
        click(games.cutNotice().findChild<QPushButton*>());
        QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 1, kPatience);
        const int number = wanted.front()[1].toInt();
        games.firstField()->setValue(number + 1);
        QTRY_VERIFY_WITH_TIMEOUT(!games.isReading() && games.table().topLevelItemCount() > 0 &&
                                     games.table().topLevelItem(0)->text(0).toInt() == number + 1,
                                 kPatience);
        QCOMPARE(games.table().topLevelItem(0)->text(1), QStringLiteral("never ended"));
    }

    /// Where rules are watched, what never arose is told from what decided nothing.
    void whatNeverCameUpIsTold()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        askFor(lab.form(), 2);
        choose(lab.form().bots().levelBox(), lab.form().bots().levelBox()->findData(QStringLiteral("easy")));
        lab.form().gamesField()->setValue(10);
        QVERIFY(lab.form().watchBox()->isVisible());
        click(lab.form().watchBox());
        runToEnd(lab);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Table);
        choose(lab.answerView().groupBox(), 0);
        std::map<QString, int> told;
        for (int row = 0; row < lab.table().topLevelItemCount(); ++row) ++told[lab.table().topLevelItem(row)->text(2)];
        QVERIFY(told[QStringLiteral("it never came up")] > 0);
        QVERIFY(told[QStringLiteral("it came up, and changed nothing in any game")] > 0);
        // As a comparison of its own, such a change says so under the chart.
        const engine::SimulationResult all = *lab.result();
        const engine::Experiment asked = *engine::experimentOf(all, {});
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Charts);
        int said = 0;
        int silent = 0;
        for (const engine::Contrast& contrast : all.contrasts) {
            if (!engine::changedNothing(all, contrast.name)) continue;
            const std::optional<engine::ComparisonOfOne> one = engine::comparisonOf(all, asked, contrast.name);
            QVERIFY(one);
            const QString added =
                lab.shelf().add(one->experiment, std::make_shared<const engine::SimulationResult>(one->result));
            lab.list().setCurrent(added);
            ++silent;
            said += trusted(lab.answerView()).contains(QStringLiteral("never came up")) ? 1 : 0;
            lab.shelf().remove(added);
        }
        QVERIFY(said > 0 && said < silent);
    }

    void pairsOfTheStrongestFollow()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        askFor(lab.form(), 2);
        lab.form().gamesField()->setValue(20);
        QVERIFY(lab.form().bots().levelBox() != nullptr);
        choose(lab.form().bots().levelBox(), lab.form().bots().levelBox()->findData(QStringLiteral("easy")));
        runToEnd(lab);
        QVERIFY(lab.pairsButton()->isVisible());
        click(lab.pairsButton());
        QTRY_COMPARE_WITH_TIMEOUT(lab.list().list().count(), 2, 2 * kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(lab.result().has_value() && !lab.isRunning(), kPatience);
        QVERIFY(lab.answerView().pairs().isVisible());
        QVERIFY(!lab.pairsButton()->isVisible());
    }

    /// Few games that never end are no news; above one in a hundred they are, wherever one looks.
    void gamesThatNeverEndAreTold()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        runToEnd(lab);
        MessageBar& cut = lab.answerView().games().cutNotice();
        engine::SimulationResult one = *lab.result();
        const engine::Experiment asked = lab.shelf().find(lab.list().current())->experiment;
        for (const auto& [never, told] : {std::pair{0, false}, std::pair{1, true}}) {
            one.tally.cut = static_cast<std::uint64_t>(never);
            lab.list().setCurrent(lab.shelf().add(asked, std::make_shared<const engine::SimulationResult>(one)));
            for (const int tab : {LabAnswer::Charts, LabAnswer::Table, LabAnswer::Games}) {
                lab.answerView().tabs().setCurrentIndex(tab);
                QTRY_COMPARE_WITH_TIMEOUT(cut.isVisible(), told, kPatience);
            }
        }
        QCOMPARE(cut.text(), QStringLiteral("1 game never ended"));
        // One of 101 is less than one in a hundred.
        engine::Experiment longer = asked;
        longer.games = 101;
        one.subject.games = 101;
        one.done = {{0, 101}};
        one.experiment = engine::writeExperiment(longer);
        lab.list().setCurrent(lab.shelf().add(longer, std::make_shared<const engine::SimulationResult>(one)));
        QTRY_VERIFY_WITH_TIMEOUT(lab.shelf().planOf(lab.list().current()) != nullptr, kPatience);
        settle();
        QVERIFY(!cut.isVisible());
    }

    /// A mark of what changes opens the games behind it; of lengths there are rows as well as a chart.
    void marksOpenTheirGames()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        askFor(lab.form(), 1);
        choose(lab.form().bots().levelBox(), 0);
        runToEnd(lab);
        LabAnswer& answer = lab.answerView();
        for (const bool after : {true, false}) {
            answer.tabs().setCurrentIndex(LabAnswer::Charts);
            settle();
            QTest::mouseClick(&answer.changes(), Qt::LeftButton, {}, answer.changes().markAt(0, after).toPoint());
            QCOMPARE(answer.tabs().currentIndex(), static_cast<int>(LabAnswer::Games));
            QCOMPARE(answer.games().armBox()->currentIndex(), after ? 1 : 0);
        }
        answer.tabs().setCurrentIndex(LabAnswer::Charts);
        settle();
        QTest::mouseClick(&answer.changes(), Qt::LeftButton, {}, QPoint(2, answer.changes().height() - 2));
        QCOMPARE(answer.tabs().currentIndex(), static_cast<int>(LabAnswer::Charts));

        answer.tabs().setCurrentIndex(LabAnswer::Table);
        choose(answer.groupBox(), answer.groupBox()->findData(LabTable::Lengths));
        const engine::SimulationTally& tally = lab.result()->tally;
        const QTreeWidgetItem* row = rowNamed(lab.table(), QString::number(tally.turns.begin()->first));
        QVERIFY(row != nullptr);
        const double share =
            100.0 * static_cast<double>(tally.turns.begin()->second) / static_cast<double>(tally.ended);
        QCOMPARE(row->text(1), QLocale(QStringLiteral("en")).toString(share, 'f', 1) + QStringLiteral(" in 100"));
        // Both arms have their marks in the heads.
        QVERIFY(!lab.table().headerItem()->icon(1).isNull() && !lab.table().headerItem()->icon(2).isNull());
    }

    void neighboursInTheListOfGamesDoNotTouch()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        runToEnd(lab);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Games);
        LabGames& games = lab.answerView().games();
        QTRY_COMPARE_WITH_TIMEOUT(games.table().topLevelItemCount(), LabGames::kOnPage, kPatience);
        settle();
        const auto placed = [&games](int row) {
            const QPushButton* button = games.watchButtonOf(row);
            return QRect(button->mapTo(&games, QPoint()), button->size());
        };
        QVERIFY(placed(1).top() - placed(0).bottom() >= 4);
    }

    /// Three changes of the game that is asked about stand where there is no answer; pressed, they only need a start.
    void changesAreSuggested()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        settle();
        QCOMPARE(lab.welcome().suggestions().size(), std::size_t{3});
        QVERIFY(lab.welcome().suggestionsHead().contains(QStringLiteral("Narnia Risk Junior")));
        std::set<std::string> asked;
        for (ActionCard* card : lab.welcome().suggestions()) {
            click(card);
            const std::optional<engine::Experiment> experiment = lab.form().experiment();
            QVERIFY(experiment && experiment->arms.size() == 1);
            QVERIFY(lab.form().arms().isPlain());
            QVERIFY(lab.runButton()->isEnabled());
            asked.insert(experiment->arms.front().name);
            QVERIFY(engine::planExperiment(*experiment, {}, desktop.application().library()).has_value());
        }
        QCOMPARE(asked.size(), std::size_t{3});
        // Of every game.
        for (const Catalogue::Game& game : desktop.application().catalogue().oneEach()) {
            lab.form().chooseGame(game);
            for (const LabSuggestion& one : labSuggestions(desktop.application().catalogue(),
                                                           {game.map + ":" + game.ruleset, {}, 0, {"random"}}, 3)) {
                const auto plan = engine::planExperiment(one.experiment, {}, desktop.application().library());
                QVERIFY2(plan, plan ? "" : plan.error().front().code.c_str());
            }
        }
        // What was played with comes first, as it would have been without.
        const engine::OptionSetting changed{"advanced.castle-bonus", true};
        const std::vector<LabSuggestion> open = labSuggestions(
            desktop.application().catalogue(), {"narnia:narnia-risk-junior", {changed}, 0, {"random"}}, 3);
        QCOMPARE(open.front().experiment.arms.front().name, std::string("advanced.castle-bonus=false"));
        QVERIFY(open.front().experiment.options == std::vector<engine::OptionSetting>{changed});
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
        click(games.watchButtonOf(2));
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

    /// Where a map would have one colour, its figure is said.
    void whatIsTheSameEverywhereIsSaid()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"world", "classic-risk"});
        lab.form().gamesField()->setValue(4);
        runToEnd(lab);
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Board);
        LabBoard& board = lab.answerView().board();
        QComboBox* measures = lab.answerView().measureBox();
        choose(measures, measures->findData(QStringLiteral("fought")));
        QTRY_VERIFY_WITH_TIMEOUT(!board.boards().empty(), kPatience);
        choose(measures, measures->findData(QStringLiteral("held")));
        QVERIFY(board.boards().empty());
        QVERIFY2(board.accessibleDescription().startsWith(QStringLiteral("The same everywhere: ")) &&
                     board.accessibleDescription().contains(QStringLiteral("100.0 in 100")),
                 qPrintable(board.accessibleDescription()));
    }

    /// What one types to play it without the window plays it.
    void theCommandIsCopied()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        runToEnd(lab);
        click(lab.commandButton());
        const QString command = QGuiApplication::clipboard()->text();
        const QString start = QStringLiteral("marches-cli experiment ");
        QVERIFY2(command.startsWith(start), qPrintable(command));
        QVERIFY2(QFile::exists(command.mid(start.size())), qPrintable(command));
        QCOMPARE(lab.commandButton()->toolTip(), command);
    }

    /// An experiment that ends before its intervals are narrow enough says so.
    void aPrecisionThatWasNotReachedIsTold()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        engine::Experiment asked = lab.form().experiment().value();
        for (const auto& [precision, told] :
             {std::pair{1.0, "Not known to ±1 in 100"}, std::pair{60.0, "Known to ±60 in 100"}}) {
            asked.precision = precision;
            asked.games = 40;
            lab.list().setCurrent(lab.shelf().add(asked));
            lab.shelf().start(lab.list().current());
            QTRY_VERIFY_WITH_TIMEOUT(lab.result() && !lab.isRunning(), kPatience);
            lab.answerView().tabs().setCurrentIndex(LabAnswer::Charts);
            QVERIFY2(trusted(lab.answerView()).contains(QString::fromUtf8(told)), told);
        }
    }

    /// Of bots of several levels it is told whether what a seat wins is the seat's or the level's.
    void seatsInTurnAreTold()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        engine::Experiment asked = lab.form().experiment().value();
        asked.games = 4;
        const auto toldOf = [&](std::vector<std::string> bots, bool rotate) {
            asked.bots = std::move(bots);
            asked.rotate = rotate;
            lab.list().setCurrent(lab.shelf().add(asked));
            lab.shelf().start(lab.list().current());
            if (!QTest::qWaitFor([&] { return lab.result() && !lab.isRunning(); }, kPatience)) return QString();
            lab.answerView().tabs().setCurrentIndex(LabAnswer::Charts);
            return trusted(lab.answerView());
        };
        QVERIFY(toldOf({"random", "easy"}, true).contains(QStringLiteral("Every bot played every seat in turn")));
        QVERIFY(toldOf({"random", "easy"}, false).contains(QStringLiteral("Every bot kept its seat")));
        const QString alike = toldOf({"random"}, false);
        QVERIFY(!alike.isEmpty());
        QVERIFY(!alike.contains(QStringLiteral("kept its seat")) && !alike.contains(QStringLiteral("seat in turn")));
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
        // The charts, whichever tab is in front, and as they are now.
        lab.answerView().tabs().setCurrentIndex(LabAnswer::Table);
        lab.form().gamesField()->setValue(30);
        runToEnd(lab);
        const QByteArray drawing = bytesOf("chart.svg");
        QVERIFY(drawing.contains("<svg"));
        const QString first = lab.answerView().chart().told(0); // as letters, which other programs can change
        for (const QString& word : first.split(QStringLiteral(": ")))
            QVERIFY2(QString::fromUtf8(drawing).contains(word.toHtmlEscaped()), qPrintable(first));
        QVERIFY(bytesOf("chart.png").startsWith("\x89PNG"));
        QVERIFY(bytesOf("chart.csv").startsWith("kind,name,measure"));
        // A saved question comes back as another experiment; what is wrong with a file is told with its place.
        QVERIFY(bytesOf("again.yaml").startsWith("marches: experiment/1"));
        QVERIFY(lab.openFile(desktop.folder() + QStringLiteral("/again.yaml")));
        QCOMPARE(lab.list().list().count(), 3);
        QFile broken(desktop.folder() + QStringLiteral("/broken.yaml"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("marches: experiment/1\nvariant: narnia:narnia-risk-junior\ngames: -3\n");
        broken.close();
        QVERIFY(!lab.openFile(broken.fileName()));
        QCOMPARE(lab.list().list().count(), 3);
    }

    /// No event waits long while games are played: a clock ticks through a run, and is never late.
    void theWindowLivesOn()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop, {"narnia", "narnia-risk-junior"});
        askFor(lab.form(), 1);
        lab.form().gamesField()->setValue(qEnvironmentVariableIsSet("MARCHES_LONG") ? 10'000 : 200);
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
        QVERIFY2(longest < 50.0, "the window stood still");
    }

    void everyQuestionCanBeAskedOfEveryGame()
    {
        LabDesk desktop;
        LabPage& lab = openLab(desktop);
        for (const Catalogue::Game& game : desktop.application().catalogue().oneEach()) {
            lab.form().chooseGame(game);
            QVERIFY(lab.form().game() == game);
            for (int question = 0; question < kLabQuestions; ++question) {
                askFor(lab.form(), question);
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
