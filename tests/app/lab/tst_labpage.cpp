// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labpage.h"

#include "fixture.h"

#include "app/desktop/lab/labform.h"
#include "app/desktop/window/preparation.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

namespace marches::app {

namespace {

constexpr int kPatience = 120'000; ///< milliseconds: other programs may want the processor too

void choose(QComboBox* box, int index)
{
    box->setCurrentIndex(index);
    emit box->activated(index);
}

/// The lab with a short game and few games of it.
LabPage& openLab(Desktop& desktop)
{
    desktop.window().goToLab();
    LabPage& lab = desktop.window().lab();
    lab.form().chooseGame({"wardrobe-road", "le-monde-de-narnia"});
    lab.form().gamesField()->setValue(40);
    return lab;
}

class LabPageTest : public QObject {
    Q_OBJECT
private slots:
    void theGameThatIsPlayedIsMeasured()
    {
        Desktop desktop;
        LabPage& lab = openLab(desktop);
        QVERIFY(lab.answer().startsWith(QStringLiteral("Ask a question")));
        lab.run();
        QVERIFY(lab.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!lab.isRunning(), kPatience);
        QVERIFY(lab.result().has_value());
        QVERIFY(lab.result()->complete());
        QVERIFY2(lab.answer().startsWith(QStringLiteral("Games played: 40.")), qPrintable(lab.answer()));
        QVERIFY(lab.table().topLevelItemCount() > 6);
        for (int row = 0; row < lab.table().topLevelItemCount(); ++row)
            for (int column = 0; column < 3; ++column) QVERIFY(!lab.table().topLevelItem(row)->text(column).isEmpty());

        // Words follow the language, and so does what is saved.
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QVERIFY2(lab.answer().startsWith(QStringLiteral("Parties jouées")), qPrintable(lab.answer()));
        const QString page = desktop.folder() + QStringLiteral("/report.html");
        QVERIFY(lab.saveTo(page));
        QFile file(page);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("Jusqu’où s’y fier"));
        QVERIFY(!lab.saveTo(desktop.folder() + QStringLiteral("/report.html/never.csv")));
    }

    void aChangeIsCompared()
    {
        Desktop desktop;
        LabPage& lab = openLab(desktop);
        choose(lab.form().questionBox(), 1);
        QVERIFY(lab.form().optionBox()->count() > 0);
        const std::optional<engine::Experiment> asked = lab.form().experiment();
        QVERIFY(asked.has_value());
        QCOMPARE(asked->arms.size(), std::size_t{1});
        lab.run();
        QTRY_VERIFY_WITH_TIMEOUT(!lab.isRunning(), kPatience);
        QVERIFY(lab.result().has_value());
        QCOMPARE(lab.result()->contrasts.size(), std::size_t{1});
        const QString experiment = desktop.folder() + QStringLiteral("/experiment.yaml");
        QVERIFY(lab.saveTo(experiment));
        const engine::Result<engine::Experiment> saved = engine::loadExperiment(experiment.toStdString());
        QVERIFY(saved.has_value());
        QCOMPARE(engine::writeExperiment(*saved), lab.result()->experiment);
    }

    void stoppingKeepsWhatIsThere()
    {
        Desktop desktop;
        LabPage& lab = openLab(desktop);
        lab.form().gamesField()->setValue(20'000);
        lab.run();
        QTRY_VERIFY_WITH_TIMEOUT(lab.result().has_value() || !lab.isRunning(), kPatience);
        lab.stop();
        QVERIFY(!lab.isRunning());
        QVERIFY(lab.result().has_value());
        const std::uint64_t kept = lab.result()->gamesDone();
        QVERIFY(kept > 0 && kept < 20'000);
        QTest::qWait(50);
        QCOMPARE(lab.result()->gamesDone(), kept);
    }

    void everyQuestionCanBeAskedOfEveryGame()
    {
        Desktop desktop;
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
            }
        }
    }
};

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::LabPageTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_labpage.moc"
