// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mail/mailpage.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/application.h"
#include "app/desktop/mail/mailboard.h"
#include "app/desktop/mail/mailstart.h"
#include "app/desktop/mail/powerlist.h"
#include "app/desktop/mail/reportspanel.h"
#include "app/desktop/mail/sheetpanel.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/style.h"
#include "tests/app/desktop/impatient.h"
#include "tests/app/mail/writtengame.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <memory>

namespace marches::app {

namespace {

const QString kFrance = QStringLiteral("France:\nA Par - Bur\nA Mar S A Par - Bur\nF Bre - MAO\n");
const QString kAll = QStringLiteral("Austria: A Vie - Gal, A Bud - Ser, F Tri - Alb\n"
                                    "England: F Lon - NTH, F Edi - NWG, A Lvp - Yor\n"
                                    "Germany: F Kie - Den, A Ber - Kie, A Mun - Ruh\n"
                                    "Italy: A Ven - Apu, A Rom - Ven, F Nap - ION\n"
                                    "Russia: F Sev - BLA, A Mos - Ukr, A War - Gal, F Stp/sc - BOT\n"
                                    "Turkey: F Ank - BLA, A Con - Bul, A Smy - Con\n");

void settle()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

/// What the page asks of a window, and no more of one.
class Frame : public MainWindowInterface {
public:
    void speak(const QString& sentence) override { spoken = sentence; }
    void setZoomText(const QString& /*text*/) override {}
    void refreshTitle() override {}
    void goToWelcome() override {}
    void goToNewGame() override {}
    void goToPlay() override {}
    bool saveGame() override { return false; }
    void commitPending() override {}

    QString spoken;
};

/// The page with all that it stands on, in a folder of its own.
class Desktop {
public:
    explicit Desktop(const QString& language = QStringLiteral("en"), QSize size = QSize(1000, 700))
        : Desktop(QString(), language, size)
    {}
    /// A second start in the folder of an earlier one.
    Desktop(const QString& folder, const QString& language, QSize size)
        : m_path(folder.isEmpty() ? m_folder.path() : folder), m_application(m_path + QStringLiteral("/marches.ini")),
          m_actions(m_application.preferences())
    {
        m_application.preferences().setLanguage(language);
        if (qEnvironmentVariableIsSet("MARCHES_DARK")) m_application.preferences().setTheme(ThemeChoice::Dark);
        m_page = std::make_unique<MailPage>(m_application, m_actions, m_frame);
        m_page->resize(size);
        m_page->show();
        m_page->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_page.get()));
        m_page->setRoominess(windowSizeClassOf(size.width()));
        m_page->enter();
        settle();
    }

    MailPage& page() { return *m_page; }
    QString folder() const { return m_path; }

private:
    QTemporaryDir m_folder;
    QString m_path;
    Application m_application;
    Actions m_actions;
    Frame m_frame;
    std::unique_ptr<MailPage> m_page;
};

QString shot(const QString& name)
{
    const QString folder = qEnvironmentVariable("MARCHES_PICTURES");
    return folder.isEmpty() ? QString() : folder + QLatin1Char('/') + name + QStringLiteral(".png");
}

void picture(Desktop& desktop, const QString& name)
{
    settle();
    if (const QString file = shot(name); !file.isEmpty()) desktop.page().grab().save(file);
}

/// The desk with a game of that ruleset begun as a person would.
MailPage& begin(Desktop& desktop, const QString& words)
{
    MailPage& page = desktop.page();
    QComboBox* box = page.start().gameBox();
    for (int i = 0; i < box->count(); ++i)
        if (box->itemText(i).contains(words)) {
            box->setCurrentIndex(i);
            emit box->activated(i);
            break;
        }
    QTest::mouseClick(page.start().beginButton(), Qt::LeftButton);
    settle();
    return page;
}

void paste(MailPage& page, const QString& text)
{
    QApplication::clipboard()->setText(text);
    page.powers().setFocus();
    QTest::keyClick(&page.powers(), Qt::Key_V, Qt::ControlModifier);
    settle();
}

void dropFile(MailPage& page, const QString& file)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page, &enter);
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page, &drop);
    settle();
}

QString writeFile(const QString& file, const QByteArray& bytes)
{
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly)) qFatal("%s", qPrintable(file));
    out.write(bytes);
    return file;
}

/// Presses the first button of the bar above the page.
void pressBar(MailPage& page)
{
    const QList<QPushButton*> buttons = page.bar().findChildren<QPushButton*>();
    QVERIFY(!buttons.isEmpty());
    QTest::mouseClick(buttons.front(), Qt::LeftButton);
    settle();
}

/// As a person chooses in a list that opens.
void choose(QComboBox* box, const QString& data)
{
    const int index = box->findData(data);
    QVERIFY(index >= 0);
    box->setCurrentIndex(index);
    emit box->activated(index);
    settle();
}

/// Goes to the report of a reader and has it, and all to come, in a language.
void chooseLanguage(MailPage& page, const QString& reader, const QString& language)
{
    QTabBar* tabs = page.reports().tabs();
    for (int tab = 0; tab < tabs->count(); ++tab)
        if (tabs->tabText(tab) == reader) tabs->setCurrentIndex(tab);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), reader);
    choose(page.reports().languageBox(), language);
}

/// Presses Resolve, and once more where it asks about what is missing.
void resolve(MailPage& page)
{
    QTest::mouseClick(page.resolveButton(), Qt::LeftButton);
    settle();
    if (!page.showsReports()) pressBar(page);
    QVERIFY(page.showsReports());
}

/// What is shown, and would be sent, is what the turn says that readers were sent.
void lookAtReport(MailPage& page, const tests::WrittenTurn& turn)
{
    QTest::mouseClick(page.reports().copyButton(), Qt::LeftButton);
    const QString text = QApplication::clipboard()->text();
    const QByteArray told = tests::bytesOf(turn.reports);
    QVERIFY2(told.contains("\n" + text.toUtf8() + "\n"), qPrintable(turn.name + text));
    QVERIFY(page.reports().page()->toPlainText().contains(text.section(QLatin1Char('\n'), 0, 0)));
}

/// The same of what is saved for all of them.
void lookAtReports(MailPage& page, const QString& folder, const tests::WrittenTurn& turn)
{
    QVERIFY(page.showsReports());
    const QString out = folder + QLatin1Char('/') + turn.name;
    QVERIFY(page.reports().saveTo(out));
    const QByteArray wrong = tests::firstDifference(tests::reportsIn(out), tests::bytesOf(turn.reports));
    QVERIFY2(wrong.isEmpty(), (turn.name.toUtf8() + ": " + wrong).constData());
    QTabBar* tabs = page.reports().tabs();
    for (int tab = 0; tab < tabs->count(); tab += 4) {
        tabs->setCurrentIndex(tab);
        settle();
        lookAtReport(page, turn);
    }
}

void toTheSheets(MailPage& page)
{
    QTest::mouseClick(page.reports().backButton(), Qt::LeftButton);
    settle();
    QVERIFY(!page.showsReports());
}

/// Everything that can be read on the page as it is.
QString wordsOn(const QWidget& page)
{
    QStringList all;
    for (const QWidget* part : page.findChildren<QWidget*>()) {
        if (!part->isVisible()) continue;
        all << part->toolTip() << part->accessibleName() << part->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(part)) all << label->text();
        if (const auto* text = qobject_cast<const QPlainTextEdit*>(part)) all << text->toPlainText();
        if (const auto* text = qobject_cast<const QTextBrowser*>(part)) all << text->toPlainText();
        if (const auto* list = qobject_cast<const QListWidget*>(part))
            for (int i = 0; i < list->count(); ++i) all << list->item(i)->text() << list->item(i)->toolTip();
        if (const auto* box = qobject_cast<const QComboBox*>(part)) all << box->currentText();
    }
    return all.join(QLatin1Char('\n'));
}

class MailPageTest : public QObject {
    Q_OBJECT
private slots:
    void aTurnOfDiplomacyFromSheetsToReports()
    {
        Desktop desktop;
        MailPage& page = begin(desktop, QStringLiteral("Europe in 1901"));
        picture(desktop, QStringLiteral("desk-empty"));
        QVERIFY(page.controller().isOpen());
        QCOMPARE(page.powers().count(), 7);
        QVERIFY(page.powers().item(0)->text().contains(QStringLiteral("no sheet")));

        paste(page, kFrance);
        QCOMPARE(page.controller().sheets().size(), std::size_t{1});
        QCOMPARE(page.controller().sheets().front().seat, std::string("france"));
        QCOMPARE(page.sheets().understood()->count(), 3);
        QVERIFY(page.powers().currentItem()->text().contains(QStringLiteral("ready")));

        // A mistake is underlined, and its near miss is put in its place by Enter.
        page.sheets().editor()->setFocus();
        page.sheets().editor()->selectAll();
        QTest::keyClicks(page.sheets().editor(), QStringLiteral("A Par - Burgundi"));
        page.sheets().commit();
        settle();
        QVERIFY(page.powers().currentItem()->text().contains(QStringLiteral("mistakes")));
        picture(desktop, QStringLiteral("desk-mistake"));
        QListWidget* lines = page.sheets().understood();
        QCOMPARE(lines->count(), 1);
        lines->setFocus();
        lines->setCurrentRow(0);
        QTest::keyClick(lines, Qt::Key_Return);
        settle();
        QVERIFY2(page.sheets().editor()->toPlainText().startsWith(QStringLiteral("A Par - Bur")),
                 qPrintable(page.sheets().editor()->toPlainText()));
        QVERIFY2(page.powers().currentItem()->text().contains(QStringLiteral("ready")),
                 qPrintable(page.powers().currentItem()->text()));

        // Those who are missing are asked about first.
        QTest::keyClick(&page.powers(), Qt::Key_Return, Qt::ControlModifier);
        settle();
        QVERIFY(!page.showsReports());
        QVERIFY(page.bar().text().contains(QStringLiteral("Turkey")));
        picture(desktop, QStringLiteral("desk-missing"));
        paste(page, kAll);
        QVERIFY(page.controller().missing().empty());
        picture(desktop, QStringLiteral("desk-all"));
        QTest::keyClick(&page.powers(), Qt::Key_Return, Qt::ControlModifier);
        settle();
        QVERIFY(page.showsReports());
        QCOMPARE(page.reports().tabs()->count(), 9);
        QVERIFY(page.reports().page()->toPlainText().contains(QStringLiteral("Bur")));
        picture(desktop, QStringLiteral("reports"));
        QTest::mouseClick(page.reports().copyButton(), Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Spring 1901")));
        const QString folder = desktop.folder() + QStringLiteral("/out");
        {
            const Impatient impatient;
            QVERIFY(!page.reports().saveTo(folder));
            QVERIFY(impatient.pressed() > 0 && impatient.sawBar() && impatient.sawCancel());
        }
        QVERIFY(!QFileInfo::exists(folder)); // given up: nothing is written
        QVERIFY(page.reports().saveTo(folder));
        QCOMPARE(QDir(folder).entryList({QStringLiteral("*.png")}).size(), 9);
        QCOMPARE(QDir(folder).entryList({QStringLiteral("*.txt")}).size(), 9);

        // Back, resolved anew with another sheet: both are kept.
        QTest::mouseClick(page.reports().backButton(), Qt::LeftButton);
        settle();
        const int after = page.controller().game().here();
        QTest::mouseClick(page.backButton(), Qt::LeftButton);
        settle();
        QCOMPARE(page.controller().game().here(), 0);
        QCOMPARE(page.controller().sheets().size(), std::size_t{2});
        page.controller().setText(0, "France: A Par H");
        QTest::keyClick(&page.powers(), Qt::Key_Return, Qt::ControlModifier);
        settle();
        if (!page.showsReports()) pressBar(page);
        QVERIFY(page.showsReports());
        QVERIFY(page.controller().game().here() != after);
        const auto played =
            std::ranges::count_if(page.controller().turns(), [](const auto& turn) { return turn.to >= 0; });
        QCOMPARE(played, 2);
        QVERIFY(!page.controller().isOnLine(page.controller().turns().front()));

        // One file holds all of it.
        const QString file = desktop.folder() + QStringLiteral("/game.marches-save");
        QVERIFY(page.controller().save(file).has_value());
        const auto before = page.controller().turns();
        engine::Errors leftOut;
        QVERIFY(page.controller().open(file, leftOut).has_value());
        QVERIFY(leftOut.empty());
        // A turn that is open without a sheet is none of what came in.
        const auto holds = [](const auto& turn) { return turn.to >= 0 || !turn.sheets.empty(); };
        QCOMPARE(std::ranges::count_if(page.controller().turns(), holds), std::ranges::count_if(before, holds));
        QVERIFY(page.controller().turns().front().sheets == before.front().sheets);
        QVERIFY(page.controller().canGoBack());
    }

    /// The year that tst_cli plays by the command line, on the page: with near misses, a sheet that was misread, a turn
    /// that is resolved anew, and the game closed and opened between.
    void aYearOfDiplomacyAsAGameMaster()
    {
        const auto turns = tests::writtenGame(QStringLiteral("diplomacy"));
        QCOMPARE(turns.size(), std::size_t{4});
        Desktop desktop;
        MailPage& page = begin(desktop, QStringLiteral("Europe in 1901"));

        // Spring: one sheet came with a heading misspelt and a place that there is not; Enter mends both.
        for (const QString& sheet : turns[0].sheets)
            if (!sheet.endsWith(QStringLiteral("france.txt"))) dropFile(page, sheet);
        paste(page, QStringLiteral("Frnace:\nA Paris - Burgundi\nA Mar S A Par - Bur\n"
                                   "F Brest moves to Mid-Atlantic Ocean\n"));
        QCOMPARE(page.controller().sheets().size(), turns[0].sheets.size());
        QVERIFY(page.controller().sheets().back().seat.empty());
        QListWidget* lines = page.sheets().understood();
        picture(desktop, QStringLiteral("year-misspelt"));
        QVERIFY(lines->item(0)->text().contains(QStringLiteral("france")));
        for (int mended = 0; mended < 2; ++mended) {
            lines->setFocus();
            lines->setCurrentRow(0); // what is mended is gone from there
            QTest::keyClick(lines, Qt::Key_Return);
            settle();
        }
        QVERIFY2(page.sheets().editor()->toPlainText().startsWith(QStringLiteral("france:\nA Paris - Burgundy\n")),
                 qPrintable(page.sheets().editor()->toPlainText()));
        QCOMPARE(lines->count(), 3);
        QCOMPARE(page.controller().missing().size(), std::size_t{1}); // England, which sends nothing all year
        resolve(page);
        chooseLanguage(page, QStringLiteral("Austria"), QStringLiteral("fr"));
        QVERIFY(page.reports().page()->toPlainText().contains(QStringLiteral("Printemps 1901 – pour l’Autriche")));
        picture(desktop, QStringLiteral("year-french"));
        chooseLanguage(page, QStringLiteral("Russia"), QStringLiteral("fr"));
        lookAtReport(page, turns[0]);
        toTheSheets(page);

        // Fall: a word of Italy's is read wrong and the turn resolved, so that Trieste is not taken. Back, and anew.
        for (const QString& sheet : turns[1].sheets)
            if (!sheet.endsWith(QStringLiteral("italy.txt"))) dropFile(page, sheet);
        paste(page, QStringLiteral("Italy:\nA Ven - Tri\nA Tyroll S A Ven - Tri\nF ION - Tun\n"));
        QVERIFY(page.powers().currentItem()->text().contains(QStringLiteral("mistakes")));
        resolve(page);
        QVERIFY(tests::bytesOf(turns[1].reports).contains("dislodged"));
        page.reports().tabs()->setCurrentIndex(7); // the game master's
        settle();
        QVERIFY2(!page.reports().page()->toPlainText().contains(QStringLiteral("fleet Trieste is dislodged")),
                 qPrintable(page.reports().page()->toPlainText()));
        toTheSheets(page);
        const int wrongly = page.controller().game().here();
        QTest::mouseClick(page.backButton(), Qt::LeftButton);
        settle();
        QCOMPARE(page.controller().sheets().size(), turns[1].sheets.size());
        page.sheets().showSheet(static_cast<int>(page.controller().sheets().size()) - 1);
        lines->setFocus();
        lines->setCurrentRow(1);
        QTest::keyClick(lines, Qt::Key_Return);
        settle();
        QVERIFY2(page.sheets().editor()->toPlainText().contains(QStringLiteral("A Tyrol S A Ven - Tri")),
                 qPrintable(page.sheets().editor()->toPlainText()));
        resolve(page);
        QVERIFY(page.controller().game().here() != wrongly);
        lookAtReports(page, desktop.folder(), turns[1]);

        // The file holds all of it: sheets, languages, the branch that was left.
        const QString file = desktop.folder() + QStringLiteral("/year.marches-save");
        QVERIFY(page.controller().save(file).has_value());
        page.controller().close();
        settle();
        QVERIFY(page.open(file));
        settle();
        QCOMPARE(page.turns()->count(), 3);
        QCOMPARE(page.controller().languageOf("austria"), std::string("fr"));

        // Retreats, of which Russia sends none; winter, in which Austria does not say which unit goes.
        dropFile(page, turns[2].sheets.front());
        QCOMPARE(page.controller().missing().size(), std::size_t{1});
        resolve(page);
        lookAtReport(page, turns[2]);
        toTheSheets(page);
        for (const QString& sheet : turns[3].sheets) dropFile(page, sheet);
        QCOMPARE(page.controller().missing().size(), std::size_t{2});
        resolve(page);
        lookAtReports(page, desktop.folder(), turns[3]);
        QVERIFY(tests::bytesOf(turns[3].reports).contains("civil disorder"));
        toTheSheets(page);
        QVERIFY(page.controller().seasonNow().contains(QStringLiteral("1902")));
        // An earlier turn is told as it was.
        page.turns()->setFocus();
        page.turns()->setCurrentRow(page.turns()->count() - 1);
        QTest::keyClick(page.turns(), Qt::Key_Return);
        settle();
        lookAtReport(page, turns[0]);
    }

    /// Three years of Narnian Wars with a ninth seat, whose game master answers what is left to chance.
    void threeYearsOfNarnianWars()
    {
        const auto turns = tests::writtenGame(QStringLiteral("narnian-wars"));
        QVERIFY(turns.size() >= 12);
        Desktop desktop;
        MailStart& start = desktop.page().start();
        const int game = start.gameBox()->findText(QStringLiteral("Narnian Wars"), Qt::MatchStartsWith);
        QVERIFY(game >= 0);
        start.gameBox()->setCurrentIndex(game);
        emit start.gameBox()->activated(game);
        QVERIFY(!start.masterBox()->isHidden());
        start.masterBox()->setChecked(true);
        start.playersField()->setValue(8);
        QTest::mouseClick(start.beginButton(), Qt::LeftButton);
        settle();
        MailPage& page = desktop.page();
        QVERIFY(page.controller().isOpen());
        QCOMPARE(page.powers().count(), 8);
        int asked = 0;
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const tests::WrittenTurn& turn = turns[i];
            for (const QString& sheet : turn.sheets) dropFile(page, sheet);
            if (!page.controller().masterQuestion().isEmpty()) {
                // Without an answer nothing goes on.
                ++asked;
                const int here = page.controller().game().here();
                QTest::mouseClick(page.resolveButton(), Qt::LeftButton);
                settle();
                QVERIFY(!page.showsReports());
                QVERIFY(page.bar().text().contains(page.controller().masterQuestion()));
                QCOMPARE(page.controller().game().here(), here);
            }
            if (!turn.answers.isEmpty()) {
                page.answersField()->setFocus();
                QTest::keyClicks(page.answersField(), turn.answers.join(QStringLiteral(", ")));
                QTest::keyClick(page.answersField(), Qt::Key_Return, Qt::ControlModifier);
                settle();
            }
            if (!page.showsReports()) resolve(page);
            QVERIFY(page.controller().answers().empty()); // they are those of the turn that was played
            if (i == 0) {
                chooseLanguage(page, QStringLiteral("Narnia"), QStringLiteral("fr"));
                chooseLanguage(page, QStringLiteral("Lone Islands"), QStringLiteral("fr"));
            }
            lookAtReport(page, turn);
            if (i == 9) lookAtReports(page, desktop.folder(), turn); // ten pictures: once
            picture(desktop, QStringLiteral("wars-") + turn.name);
            toTheSheets(page);
        }
        QVERIFY(asked >= 2);
        QVERIFY2(page.controller().seasonNow().contains(QStringLiteral("1003")),
                 qPrintable(page.controller().seasonNow()));
        // Everything is in the file, and every turn is played from its sheets again.
        const QString file = desktop.folder() + QStringLiteral("/wars.marches-save");
        QVERIFY(page.controller().save(file).has_value());
        page.controller().close();
        QVERIFY(page.open(file));
        settle();
        QCOMPARE(page.turns()->count(), static_cast<int>(turns.size()));
        for (std::size_t i = 0; i < turns.size(); i += 8) {
            page.showTurn(static_cast<int>(i));
            settle();
            lookAtReport(page, turns[i]);
        }
    }

    void sheetsThatCameEarlyWait()
    {
        Desktop desktop;
        MailStart& start = desktop.page().start();
        const int game = start.gameBox()->findText(QStringLiteral("Narnian Wars"), Qt::MatchStartsWith);
        start.gameBox()->setCurrentIndex(game);
        emit start.gameBox()->activated(game);
        start.masterBox()->setChecked(true);
        QTest::mouseClick(start.beginButton(), Qt::LeftButton);
        MailPage& page = desktop.page();
        paste(page, QStringLiteral("Queen: Queen Jadis\n"));
        resolve(page);
        toTheSheets(page);
        QVERIFY(!page.controller().masterQuestion().isEmpty());
        paste(page, QStringLiteral("Telmar: A CMI - RUS\n"));
        page.controller().setAnswers({"Rush Valley"});
        resolve(page);
        toTheSheets(page);
        QVERIFY(page.controller().seasonNow().contains(QStringLiteral("Spring")));
        QCOMPARE(page.controller().sheets().size(), std::size_t{1});
        QVERIFY(page.controller().reading().sheets.front().isGood());
    }

    void diplomacyIsOfferedFirstOrWhatWasPlayedLast()
    {
        Desktop desktop;
        MailStart& start = desktop.page().start();
        QCOMPARE(start.wanted().game.ruleset, std::string("diplomacy"));
        QCOMPARE(start.wanted().game.map, std::string("diplomacy-europe"));
        QVERIFY(start.gameBox()->findText(QStringLiteral("Narnian Wars ("), Qt::MatchStartsWith) > 0);
        const MailPage& page = begin(desktop, QStringLiteral("Narnian Wars:"));
        const std::string ruleset = page.controller().setup().rules.data.id;
        QCOMPARE(ruleset, std::string("narnian-wars"));
        page.controller().close();
        settle();
        Desktop second(desktop.folder(), QStringLiteral("fr"), QSize(1000, 700));
        QCOMPARE(second.page().start().wanted().game.ruleset, ruleset);
    }

    void badSheetsChangeNothing()
    {
        Desktop desktop;
        MailPage& page = begin(desktop, QStringLiteral("Europe in 1901"));
        const QString folder = desktop.folder() + QLatin1Char('/');
        dropFile(page, writeFile(folder + QStringLiteral("empty.txt"), {}));
        QVERIFY(page.bar().text().contains(QStringLiteral("empty.txt")));
        QVERIFY(page.controller().sheets().empty());
        dropFile(page, writeFile(folder + QStringLiteral("binary.txt"), QByteArray("\x7f"
                                                                                   "ELF\0\1\2\3",
                                                                                   8)));
        QVERIFY(page.bar().text().contains(QStringLiteral("binary.txt")));
        QVERIFY(page.controller().sheets().empty());
        dropFile(page, writeFile(folder + QStringLiteral("large.txt"), QByteArray(10'000'000, 'A')));
        QVERIFY(!page.bar().text().isEmpty());
        QVERIFY(page.controller().sheets().empty());

        dropFile(page, writeFile(folder + QStringLiteral("france.txt"), "A Vie - Gal\nA Par - Bur\nA Par - Gas\n"));
        QCOMPARE(page.controller().sheets().size(), std::size_t{1});
        QCOMPARE(page.controller().sheets().front().seat, std::string("france"));
        const SheetRead& read = page.controller().reading().sheets.front();
        QCOMPARE(read.orders.size(), std::size_t{3});
        QVERIFY(read.orders[0].status != engine::referee::GivenOrder::Status::Taken); // another power's
        QVERIFY(!read.isGood());
        QCOMPARE(page.sheets().understood()->count(), 3);
        QCOMPARE(page.controller().game().here(), 0);
        picture(desktop, QStringLiteral("desk-bad"));

        // A sheet of which no line can be read is that of whom it names.
        dropFile(page, writeFile(folder + QStringLiteral("mail-7.txt"), "Turkey:\nan army to Bulgaria, please\n"));
        QCOMPARE(page.controller().sheets().size(), std::size_t{2});
        QCOMPARE(page.controller().sheets().back().seat, std::string("turkey"));
        QVERIFY(!page.controller().reading().sheets.back().errors.empty());
    }

    void aReportHasNothingOfOthers()
    {
        Desktop desktop(QStringLiteral("fr"), QSize(1000, 700));
        MailPage& page = begin(desktop, QStringLiteral("Guerres"));
        QVERIFY(page.controller().isOpen());
        picture(desktop, QStringLiteral("nw-desk"));
        paste(page, QStringLiteral("queen: the queen is jadis\n# secret of the Queen: zyzzyva\n"));
        QCOMPARE(page.controller().sheets().size(), std::size_t{1});
        page.resolve();
        settle();
        if (!page.showsReports()) pressBar(page);
        QVERIFY(page.showsReports());
        for (int tab = 0; tab < page.reports().tabs()->count(); ++tab) {
            page.reports().tabs()->setCurrentIndex(tab);
            settle();
            QVERIFY2(!wordsOn(page).contains(QStringLiteral("zyzzyva")),
                     qPrintable(page.reports().tabs()->tabText(tab)));
        }
        picture(desktop, QStringLiteral("nw-reports"));
    }

    void whatIsOnTheDeskIsKept()
    {
        Desktop desktop;
        MailPage& page = begin(desktop, QStringLiteral("Europe in 1901"));
        paste(page, kFrance);
        const int sheets = static_cast<int>(page.controller().sheets().size());
        QCOMPARE(sheets, 1);
        page.controller().keep();
        Desktop second(desktop.folder(), QStringLiteral("en"), QSize(1000, 700));
        QVERIFY(second.page().controller().isOpen());
        QCOMPARE(second.page().controller().sheets().size(), std::size_t{1});
        picture(second, QStringLiteral("kept"));
    }

    void aReserveCountsWhereNothingCame()
    {
        Desktop desktop;
        MailPage& page = begin(desktop, QStringLiteral("Europe in 1901"));
        paste(page, kFrance);
        QTest::mouseClick(page.sheets().reserveButton(), Qt::LeftButton);
        settle();
        QCOMPARE(page.controller().sheets().size(), std::size_t{0});
        QCOMPARE(page.controller().reserves().size(), std::size_t{1});
        QVERIFY(page.controller().reading().reserveUsed.front());
        QCOMPARE(page.controller().reading().reserves.front().orders.size(), std::size_t{3});
        paste(page, QStringLiteral("France: A Par H\n"));
        QVERIFY(!page.controller().reading().reserveUsed.front());
    }
};

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    QApplication::setStyle(new marches::app::Style);
    marches::app::MailPageTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_mailpage.moc"
