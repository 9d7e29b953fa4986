// SPDX-License-Identifier: GPL-3.0-or-later
#include "labdesk.h"

#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/labbots.h"
#include "app/desktop/lab/labdetails.h"
#include "app/desktop/lab/labfactors.h"
#include "app/desktop/lab/labfair.h"
#include "app/desktop/lab/labgames.h"
#include "app/desktop/lab/lablist.h"
#include "app/desktop/widgets/style.h"
#include "engine/io/files.h"
#include "engine/lab/experimentplan.h"
#include "engine/lab/labwords.h"

#include <QApplication>
#include <QCheckBox>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QToolButton>

namespace marches::app {

namespace {

/// Says all that a file can of a comparison.
constexpr const char* kRichComparison = R"(marches: experiment/1
title: Everything at once
variant: narnia/advanced
options:
  advanced.castle-bonus: false
bots: [easy, random]
rotate: true
design: compare
arms:
  - name: two changes
    options:
      advanced.wooded-two-dice: true
      advanced.castle-bonus: true
  - name: document
    variant: narnia/document-only
    players: 3
    bots: [medium, easy, random]
  - name: random
    bots: [random]
  - name: no change at all
measures: [wins, turns, lead-changes]
target: turns
games: 333
precision: 0.25
correction: benjamini-hochberg
seed: 77
move-limit: 900
)";

constexpr const char* kChosenOptions = R"(marches: experiment/1
variant: narnia:narnia-risk-junior
players: 2
bots: [random]
design: one-at-a-time
factors:
  advanced.wooded-two-dice: [true]
  advanced.castle-bonus: []
target: margin
games: 20
correction: none
)";

constexpr const char* kFairTurns = R"(marches: experiment/1
variant: narnia:narnia-risk-junior
bots: [random]
design: fair
fair:
  option: base.faun-per-set
  from: 1
  to: 9
  step: 4
  measure: turns
  target: 31.5
games: 20
)";

QString folderOfSources() { return QStringLiteral(MARCHES_SOURCE_DIR); }

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A file of one's own.
QString written(const LabDesk& desk, const char* name, const QByteArray& bytes)
{
    const QString path = desk.folder() + QLatin1Char('/') + QLatin1String(name);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(bytes);
    return path;
}

class LabFormTest : public QObject {
    Q_OBJECT
private slots:
    void everyFileIsOpenedAsItIs_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("bytes");
        int found = 0;
        for (const char* folder : {"/tests", "/resources", "/maps"}) {
            QDirIterator files(folderOfSources() + QLatin1String(folder), {QStringLiteral("*.yaml")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QByteArray bytes = bytesOf(files.next());
                if (!bytes.contains("marches: experiment/1")) continue;
                QTest::newRow(qPrintable(files.fileName())) << files.filePath() << bytes;
                ++found;
            }
        }
        QVERIFY(found >= 5);
        QTest::newRow("rich comparison") << QString() << QByteArray(kRichComparison);
        QTest::newRow("chosen options") << QString() << QByteArray(kChosenOptions);
        QTest::newRow("fair turns") << QString() << QByteArray(kFairTurns);
    }
    void everyFileIsOpenedAsItIs()
    {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, bytes);
        LabDesk desk;
        LabPage& lab = desk.lab();
        const QString file = path.isEmpty() ? written(desk, "asked.yaml", bytes) : path;
        const engine::Result<KeptExperiment> read = readExperimentFile(file);
        QVERIFY2(read, read ? "" : read.error().front().code.c_str());
        QVERIFY(lab.openFile(file));
        QVERIFY(lab.form().isEnabled());
        const std::optional<engine::Experiment> asked = lab.form().experiment();
        QVERIFY(asked.has_value());
        QCOMPARE(QString::fromStdString(engine::writeExperiment(*asked)),
                 QString::fromStdString(engine::writeExperiment(read->experiment)));
        // Neither another language nor a look at another question changes what it says.
        desk.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QCOMPARE(engine::writeExperiment(*lab.form().experiment()), engine::writeExperiment(read->experiment));
        const LabQuestion question = lab.form().question();
        for (const LabQuestion other : {LabQuestion::Plays, LabQuestion::Fair, question}) lab.form().ask(other);
        QCOMPARE(engine::writeExperiment(*lab.form().experiment()), engine::writeExperiment(read->experiment));
    }

    /// With one change there is nothing but that.
    void theSimpleCaseIsSimple()
    {
        LabDesk desk;
        LabForm& form = openLab(desk, {"narnia", "narnia-risk-junior"}).form();
        askFor(form, 1);
        QVERIFY(form.arms().isPlain());
        const LabArmCard& card = *form.arms().cards().front();
        QCOMPARE(card.changes().rows().size(), std::size_t{1});
        QVERIFY(card.changes().rows().front()->optionBox()->isVisible());
        for (const QWidget* folded : std::initializer_list<const QWidget*>{
                 card.nameField(), card.copyButton(), card.removeButton(), card.moreButton(), card.variantBox(),
                 card.changes().addButton(), card.changes().rows().front()->removeButton()})
            QVERIFY(!folded->isVisible());
        QVERIFY(form.arms().addButton()->isVisible());
        // What is set to what it is already asks nothing.
        LabChangeRow& row = *card.changes().rows().front();
        QVERIFY(form.experiment().has_value());
        choose(row.valueBox(), 1 - row.valueBox()->currentIndex());
        QVERIFY(!form.experiment().has_value());
        QVERIFY(!desk.lab().runButton()->isEnabled());
    }

    /// Arms are added, changed in several ways, named, copied and taken away by hand.
    void armsAreEdited()
    {
        LabDesk desk(QStringLiteral("en"), QSize(1000, 2000));
        LabPage& lab = openLab(desk, {"narnia", "narnia-risk-junior"});
        LabForm& form = lab.form();
        askFor(form, 1);
        settle();
        click(form.arms().addButton());
        settle();
        QCOMPARE(form.arms().cards().size(), std::size_t{2});
        QVERIFY(!form.arms().isPlain());
        std::optional<engine::Experiment> asked = form.experiment();
        QVERIFY(asked && asked->arms.size() == 2 && asked->arms[0].options != asked->arms[1].options);
        LabArmCard& second = *form.arms().cards()[1];
        QVERIFY(second.nameField()->isVisible() && second.copyButton()->isVisible());

        // A second change in the same arm; the name that was not typed says both.
        click(second.changes().addButton());
        settle();
        asked = form.experiment();
        QCOMPARE(asked->arms[1].options.size(), std::size_t{2});
        const auto& both = asked->arms[1].options;
        QCOMPARE(asked->arms[1].name, engine::settingText(both[0].id, both[0].value) + ", " +
                                          engine::settingText(both[1].id, both[1].value));
        // Shown in words.
        const engine::Texts& texts = desk.application().catalogue().texts("narnia", "narnia-risk-junior");
        const std::string words = engine::LabWords(texts, "en").armName(asked->arms[1].name);
        QVERIFY2(words.find('=') == std::string::npos && words.find(", ") != std::string::npos, words.c_str());
        QCOMPARE(second.nameField()->placeholderText(), QString::fromStdString(words));
        // An option that is changed already is not offered once more.
        const LabChangeRow& row = *second.changes().rows()[1];
        QVERIFY(row.optionBox()->findData(QString::fromStdString(both[0].id)) < 0);
        QVERIFY(second.nameField()->text().isEmpty());
        second.nameField()->setFocus();
        QTest::keyClicks(second.nameField(), QStringLiteral("Both at once"));
        QCOMPARE(form.experiment()->arms[1].name, std::string("Both at once"));

        // Who plays it, and where, is folded away.
        QVERIFY(!second.variantBox()->isVisible());
        click(second.moreButton());
        settle();
        QVERIFY(second.variantBox()->isVisible());
        const int conquest = second.variantBox()->findData(QStringLiteral("narnia/document-only"));
        QVERIFY(conquest > 0);
        choose(second.variantBox(), conquest);
        second.playersField()->setFocus();
        second.playersField()->setValue(3);
        second.bots().unfold();
        settle();
        QCOMPARE(second.bots().seatBoxes().size(), std::size_t{3});
        choose(second.bots().seatBoxes()[2], 0);
        asked = form.experiment();
        QCOMPARE(asked->arms[1].variant, std::string("narnia/document-only"));
        QCOMPARE(asked->arms[1].players, 3);
        QCOMPARE(asked->arms[1].bots, (std::vector<std::string>{"medium", "medium", "random"}));
        QCOMPARE(asked->arms[1].name, std::string("Both at once"));

        click(second.copyButton());
        settle();
        asked = form.experiment();
        QCOMPARE(asked->arms.size(), std::size_t{3});
        QCOMPARE(asked->arms[2].options, asked->arms[1].options);
        QCOMPARE(asked->arms[2].name, std::string("Both at once (2)"));
        // Two arms of one name cannot be asked.
        form.arms().cards()[2]->nameField()->selectAll();
        QTest::keyClicks(form.arms().cards()[2]->nameField(), QStringLiteral("Both at once"));
        QVERIFY(!form.experiment().has_value());
        click(form.arms().cards()[2]->removeButton());
        settle();
        QVERIFY(form.experiment().has_value());
        click(second.changes().rows().front()->removeButton());
        settle();
        asked = form.experiment();
        QCOMPARE(asked->arms[1].options.size(), std::size_t{1});

        // It is a file like any other, and can be played.
        const engine::Result<engine::Experiment> read =
            engine::readExperiment(engine::writeExperiment(*asked), "asked.yaml");
        QVERIFY2(read, read ? "" : read.error().front().code.c_str());
        QVERIFY(*read == *asked);
        const auto plan = engine::planExperiment(*asked, {}, desk.application().library());
        QVERIFY2(plan, plan ? "" : plan.error().front().code.c_str());
        QCOMPARE(plan->arms.size(), std::size_t{3});
        QCOMPARE(plan->arms[2].bots.size(), std::size_t{3});
    }

    void botsAreChosenBySeat()
    {
        LabDesk desk(QStringLiteral("en"), QSize(1000, 1400));
        LabPage& lab = openLab(desk, {"narnia", "narnia-risk-junior"});
        LabForm& form = lab.form();
        QVERIFY(form.bots().seatBoxes().empty());
        QComboBox* all = form.bots().levelBox();
        all->setFocus();
        QTest::keyClick(all, Qt::Key_End);
        settle();
        const std::size_t seats = form.bots().seatBoxes().size();
        QVERIFY(seats >= 2);
        choose(form.bots().seatBoxes()[1], form.bots().seatBoxes()[1]->findData(QStringLiteral("easy")));
        QCOMPARE(form.experiment()->bots[0], std::string("medium"));
        QCOMPARE(form.experiment()->bots[1], std::string("easy"));
        // With more players who was there keeps the level.
        form.playersField()->setValue(form.playersField()->maximum());
        QCOMPARE(static_cast<int>(form.experiment()->bots.size()), form.playersField()->maximum());
        QCOMPARE(form.experiment()->bots[1], std::string("easy"));
        QVERIFY(engine::planExperiment(*form.experiment(), {}, desk.application().library()).has_value());
        QTest::keyClick(all, Qt::Key_Home);
        QCOMPARE(form.experiment()->bots, std::vector<std::string>{"random"});
    }

    void variantsAreAskedAbout()
    {
        LabDesk desk;
        LabForm& form = openLab(desk, {"narnia", "narnia-risk-junior"}).form();
        QVERIFY(form.variantBox()->isVisible());
        QCOMPARE(form.variantBox()->currentData().toString(), QStringLiteral("narnia:narnia-risk-junior"));
        const int advanced = form.variantBox()->findData(QStringLiteral("narnia/advanced"));
        QVERIFY(advanced > 0);
        choose(form.variantBox(), advanced);
        QCOMPARE(form.experiment()->variant, std::string("narnia/advanced"));
        QVERIFY(form.game() == (Catalogue::Game{"narnia", "narnia-risk-junior"}));
        QVERIFY(engine::planExperiment(*form.experiment(), {}, desk.application().library()).has_value());
    }

    void optionsAreChosenToBeTried()
    {
        LabDesk desk(QStringLiteral("en"), QSize(1000, 1400));
        LabPage& lab = openLab(desk, {"narnia", "narnia-risk-junior"});
        LabForm& form = lab.form();
        askFor(form, 2);
        settle();
        QVERIFY(form.experiment()->factors.empty());
        QVERIFY(!form.factors().list()->isVisible());
        choose(form.factors().howBox(), 2);
        settle();
        QVERIFY(!form.experiment().has_value()); // none is ticked
        QVERIFY(!lab.runButton()->isEnabled());
        QListWidget& list = *form.factors().list();
        list.setFocus();
        for (int row = 0; row < 2; ++row) {
            list.setCurrentRow(row);
            QTest::keyClick(&list, Qt::Key_Space);
        }
        QCOMPARE(form.experiment()->design, engine::ExperimentDesign::Factorial);
        QCOMPARE(form.experiment()->factors.size(), std::size_t{2});
        QTest::keyClick(&list, Qt::Key_Space);
        QCOMPARE(form.experiment()->factors.size(), std::size_t{1});
        choose(form.factors().howBox(), 1);
        QCOMPARE(form.experiment()->design, engine::ExperimentDesign::OneAtATime);
        QCOMPARE(form.experiment()->factors.size(), std::size_t{1});
    }

    /// What most leave as it is unfolds by itself where a file says it.
    void detailsUnfold()
    {
        LabDesk desk(QStringLiteral("en"), QSize(1000, 2000));
        LabPage& lab = openLab(desk, {"narnia", "narnia-risk-junior"});
        LabForm& form = lab.form();
        QVERIFY(!form.details().isVisible());
        QVERIFY(lab.openFile(written(desk, "rich.yaml", kRichComparison)));
        settle();
        QVERIFY(form.details().isVisible());
        QCOMPARE(form.details().seedField()->value(), 77);
        QVERIFY(form.details().rotateBox()->isChecked());
        click(form.details().rotateBox());
        QVERIFY(!form.experiment()->rotate);
        QVERIFY(lab.list().current().isEmpty()); // another question than the one that is kept
        click(form.details().options().addButton());
        QCOMPARE(form.experiment()->options.size(), std::size_t{2});
        QCOMPARE(form.experiment()->arms.size(), std::size_t{4});
        // Measures that a file names stay until somebody presses.
        QCOMPARE(form.watchBox()->checkState(), Qt::PartiallyChecked);
        QCOMPARE(form.experiment()->measures.size(), std::size_t{3});
        QTest::mouseClick(form.watchBox(), Qt::LeftButton, {}, QPoint(8, form.watchBox()->height() / 2));
        QVERIFY(form.experiment()->measures.size() > 20 || form.experiment()->measures.empty());
    }

    /// However much a question says, the page is no higher than the window.
    void aLongFormIsScrolled()
    {
        LabDesk desk;
        LabPage& lab = openLab(desk, {"narnia", "narnia-risk-junior"});
        QVERIFY(lab.openFile(written(desk, "rich.yaml", kRichComparison)));
        settle();
        QVERIFY2(lab.minimumSizeHint().height() <= 700, qPrintable(QString::number(lab.minimumSizeHint().height())));
        lab.list().setCurrent({});
        settle();
        QVERIFY2(lab.minimumSizeHint().height() <= 700, qPrintable(QString::number(lab.minimumSizeHint().height())));
        QVERIFY2(lab.minimumSizeHint().width() <= 1000, qPrintable(QString::number(lab.minimumSizeHint().width())));
    }

    void anUnknownGameIsOnlyLookedAt()
    {
        LabDesk desk;
        LabPage& lab = desk.lab();
        QByteArray other(kChosenOptions);
        other.replace("narnia:narnia-risk-junior", "atlantis:narnia-risk-junior");
        QVERIFY(lab.openFile(written(desk, "other.yaml", other)));
        QVERIFY(!lab.form().isEnabled());
        lab.list().setCurrent({});
        QVERIFY(lab.form().isEnabled());
    }
};

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    QApplication::setStyle(new marches::app::Style);
    marches::app::LabFormTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_labform.moc"
