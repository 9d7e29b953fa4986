// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps a map safe, as a person meets it: questions before something is lost, backups, recovery, other programs,
// disks that are full.
#include "fixture.h"

#include "app/desktop/edit/backupsdialog.h"
#include "app/desktop/edit/differencesdialog.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/mapoutput.h"
#include "app/desktop/edit/unsaveddialog.h"
#include "app/desktop/welcome/recoverystrip.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/mapview.h"
#include "editor/model/mapconversion.h"
#include "tests/engine/package/failingcalls.h"
#include "tests/engine/package/folders.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

namespace marches::app {

using engine::test::contentOf;
using engine::test::FailingCalls;

class TestMapSafety : public QObject {
    Q_OBJECT

    static QString sample(Desktop& desktop)
    {
        return QString::fromStdString(desktop.application().library().dataRoot()) + QStringLiteral("/maps/two-isles");
    }
    static void trigger(Desktop& desktop, const char* id)
    {
        desktop.window().actions().find(QLatin1String(id))->trigger();
    }
    static MapController& controllerOf(Desktop& desktop) { return desktop.window().edit().controller(); }
    static void name(MapController& controller, const char* words)
    {
        controller.document()->edit(QStringLiteral("Name"), [&](editor::MapEdit& edit) -> editor::EditOutcome {
            edit.setText("en", "territory.mill-vale.name", words);
            return {};
        });
    }
    static std::string nameIn(const editor::MapDocument& document)
    {
        return document.model().text("en", "territory.mill-vale.name");
    }
    /// The sample as a map of one's own, open.
    static QString own(Desktop& desktop)
    {
        const QString folder = desktop.folder() + QStringLiteral("/isles");
        if (!controllerOf(desktop).openCopy(sample(desktop)) || !controllerOf(desktop).saveAs(folder)) qFatal("no map");
        settle();
        return folder;
    }
    /// Answers the next question that the window asks.
    static void answerWith(UnsavedDialog::Answer answer, bool& asked)
    {
        QTimer::singleShot(0, qApp, [answer, &asked] {
            auto* dialog = qobject_cast<UnsavedDialog*>(QApplication::activeModalWidget());
            asked = dialog != nullptr;
            if (asked) QTest::mouseClick(dialog->button(answer), Qt::LeftButton);
        });
    }
    static QPushButton* offered(Desktop& desktop, const char* words)
    {
        for (QPushButton* button : desktop.window().edit().strip().findChildren<QPushButton*>())
            if (button->text() == QLatin1String(words)) return button;
        return nullptr;
    }

private slots:
    void leavingAsks_data()
    {
        QTest::addColumn<int>("answer");
        QTest::addColumn<bool>("left");
        QTest::addColumn<QString>("language");
        using Answer = UnsavedDialog::Answer;
        for (const char* language : {"en", "fr"}) {
            QTest::addRow("cancel, %s", language)
                << static_cast<int>(Answer::Cancel) << false << QString::fromLatin1(language);
            QTest::addRow("save, %s", language)
                << static_cast<int>(Answer::Save) << true << QString::fromLatin1(language);
            QTest::addRow("drop, %s", language)
                << static_cast<int>(Answer::Drop) << true << QString::fromLatin1(language);
        }
    }
    void leavingAsks()
    {
        QFETCH(int, answer);
        QFETCH(bool, left);
        QFETCH(QString, language);
        Desktop desktop(language);
        const QString folder = own(desktop);
        MapController& controller = controllerOf(desktop);
        name(controller, "Weir");
        controller.store()->flushJournal();
        bool asked = false;
        answerWith(static_cast<UnsavedDialog::Answer>(answer), asked);
        QCOMPARE(desktop.window().close(), left);
        QVERIFY(asked);
        const bool saved = static_cast<UnsavedDialog::Answer>(answer) == UnsavedDialog::Answer::Save;
        const auto there = editor::readMapFiles(folder.toStdString());
        QVERIFY(there);
        QCOMPARE(there->map.find("Weir") != std::string::npos, saved);
        if (!left) {
            QCOMPARE(nameIn(*controller.document()), std::string("Weir"));
            QVERIFY(controller.wouldLose());
            return;
        }
        controller.close();
        QVERIFY(controller.recovery().left().empty()); // saved, or not wanted
    }

    void whatNobodyTouchedIsLeftWithoutAWord()
    {
        Desktop desktop;
        QTest::mouseClick(desktop.window().welcome().sampleCard(), Qt::LeftButton);
        settle();
        MapController& controller = controllerOf(desktop);
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&desktop.window().edit()));
        QVERIFY(controller.folder().isEmpty() && !controller.document()->isReadOnly());
        QVERIFY(!controller.wouldLose());
        name(controller, "Weir");
        QVERIFY(controller.wouldLose());
        controller.document()->undoStack().undo();
        QVERIFY(!controller.wouldLose());
        trigger(desktop, "file.close");
        QVERIFY(controller.document() == nullptr);
        const auto shipped = editor::readMapFiles(sample(desktop).toStdString());
        QVERIFY(shipped && shipped->map.find("Weir") == std::string::npos);
    }

    void backupsAreListedCopiedAndRestored()
    {
        Desktop desktop;
        const QString folder = own(desktop);
        MapController& controller = controllerOf(desktop);
        for (const char* words : {"First", "Second", "Third"}) {
            name(controller, words);
            QVERIFY(controller.save());
        }
        QCOMPARE(controller.backups().of(folder).size(), 3U); // the sample, First, Second
        trigger(desktop, "file.backups");
        settle();
        auto* dialog = desktop.window().findChild<BackupsDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->list().topLevelItemCount(), 3);
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QVERIFY(dialog->windowTitle().startsWith(QStringLiteral("Sauvegardes")));
        desktop.application().preferences().setLanguage(QStringLiteral("en"));
        dialog->list().setCurrentItem(dialog->list().topLevelItem(1));
        QTest::mouseClick(dialog->restoreButton(), Qt::LeftButton);
        settle();
        QCOMPARE(nameIn(*controller.document()), std::string("First"));
        QCOMPARE(controller.folder(), folder);
        const auto there = editor::readMapFiles(folder.toStdString());
        QVERIFY(there && there->map.find("First") != std::string::npos);
        QCOMPARE(controller.backups().of(folder).size(), 4U); // Third as well

        trigger(desktop, "file.backups");
        settle();
        dialog = desktop.window().findChild<BackupsDialog*>();
        QVERIFY(dialog != nullptr);
        QTest::mouseClick(dialog->copyButton(), Qt::LeftButton); // of the latest
        settle();
        QCOMPARE(nameIn(*controller.document()), std::string("Third"));
        QVERIFY(controller.folder().isEmpty());
        for (int i = 0; i < 2 * MapBackups::kKept; ++i) {
            if (controller.folder() != folder) QVERIFY(controller.open(folder));
            name(controller, qPrintable(QString::number(i)));
            QVERIFY(controller.save());
        }
        QCOMPARE(controller.backups().of(folder).size(), static_cast<std::size_t>(MapBackups::kKept));
    }

    void everyMapThatACrashLeftIsOffered()
    {
        QTemporaryDir folder;
        for (const char* words : {"Left", "Right"}) {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            MapController& controller = controllerOf(desktop);
            const QString map = folder.filePath(QLatin1String(words));
            QVERIFY(controller.openCopy(sample(desktop)) && controller.saveAs(map));
            name(controller, words);
            controller.store()->flushJournal();
            desktop.crash();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        WelcomePage& welcome = desktop.window().welcome();
        QCOMPARE(welcome.mapStrips().size(), 2);
        // Both come from one map and have its name: their folders tell them apart.
        for (int i = 0; i < 2; ++i) {
            QStringList said;
            for (const QLabel* label : welcome.mapStrips().at(i)->findChildren<QLabel*>()) said << label->text();
            const bool left = said.join(QLatin1Char(' ')).contains(folder.filePath(QStringLiteral("Left")));
            const bool right = said.join(QLatin1Char(' ')).contains(folder.filePath(QStringLiteral("Right")));
            QVERIFY2(left != right, qPrintable(said.join(QLatin1Char('|'))));
        }
        QTest::mouseClick(welcome.mapStrips().at(0)->findChild<QPushButton*>(QStringLiteral("showDifferences")),
                          Qt::LeftButton);
        settle();
        auto* differences = desktop.window().findChild<DifferencesDialog*>();
        QVERIFY(differences != nullptr);
        QCOMPARE(differences->list()->count(), 1);
        QVERIFY(differences->list()->item(0)->text().startsWith(QStringLiteral("Territory changed: ")));
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QVERIFY(differences->list()->item(0)->text().startsWith(QStringLiteral("Territoire modifié")));
        differences->close();
        desktop.application().preferences().setLanguage(QStringLiteral("en"));
        settle();

        // One is thrown away, the other restored and saved.
        const auto press = [&](const char* words) {
            for (QPushButton* button : welcome.mapStrips().at(0)->findChildren<QPushButton*>())
                if (button->text() == QLatin1String(words)) QTest::mouseClick(button, Qt::LeftButton);
            settle();
        };
        const QString first = controllerOf(desktop).recovery().left().front().folder;
        press("Discard");
        QCOMPARE(welcome.mapStrips().size(), 1);
        press("Restore");
        MapController& controller = controllerOf(desktop);
        QVERIFY(controller.document() != nullptr && controller.folder() != first);
        QVERIFY(nameIn(*controller.document()) == "Left" || nameIn(*controller.document()) == "Right");
        QVERIFY(controller.wouldLose());
        QVERIFY(controller.save());
        QVERIFY(!controller.wouldLose());
        desktop.window().goToWelcome();
        QVERIFY(welcome.mapStrips().isEmpty());
    }

    void aDrawingFromAnotherProgramIsTakenOver()
    {
        Desktop desktop;
        const QString folder = own(desktop);
        MapController& controller = controllerOf(desktop);
        name(controller, "Weir");
        QFile svg(folder + QStringLiteral("/board.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QByteArray bytes = svg.readAll();
        svg.close();
        const qsizetype start = bytes.indexOf("id=\"beacon-hill\"");
        const qsizetype tag = bytes.lastIndexOf('<', start);
        bytes.remove(tag, bytes.indexOf("/>", start) + 2 - tag);
        bytes.insert(bytes.lastIndexOf("</svg>"), "<circle cx=\"9\" cy=\"9\" r=\"4\"/>\n");
        QVERIFY(svg.open(QIODevice::WriteOnly));
        svg.write(bytes);
        svg.close();
        QTRY_VERIFY_WITH_TIMEOUT(desktop.window().edit().strip().isVisible(), 5000);
        QVERIFY(desktop.window().edit().strip().text().contains(QStringLiteral("board.svg")));
        QTest::mouseClick(offered(desktop, "Show differences"), Qt::LeftButton);
        settle();
        auto* differences = desktop.window().findChild<DifferencesDialog*>();
        QVERIFY(differences != nullptr);
        QStringList lines;
        for (int i = 0; i < differences->list()->count(); ++i) lines << differences->list()->item(i)->text();
        QVERIFY2(lines.contains(QStringLiteral("Territory changed: Beacon Hill")), qPrintable(lines.join(u';')));
        QCOMPARE(lines.back(), QStringLiteral("The artwork around the territories"));
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QCOMPARE(differences->list()->item(differences->list()->count() - 1)->text(),
                 QStringLiteral("Le décor autour des territoires"));
        desktop.application().preferences().setLanguage(QStringLiteral("en"));
        settle();
        differences->close();
        QTest::mouseClick(offered(desktop, "Take theirs"), Qt::LeftButton);
        settle();
        const editor::MapModel& model = controller.document()->model();
        QVERIFY(model.place("beacon-hill")->record.face == editor::kOutside);
        QCOMPARE(nameIn(*controller.document()), std::string("Weir")); // what is ours stays
        QVERIFY(desktop.window().edit().strip().text().contains(QStringLiteral("1 missing")));
        controller.document()->undoStack().undo();
        QVERIFY(model.place("beacon-hill")->record.face != editor::kOutside);
        // Saving is not refused: theirs has been seen.
        QVERIFY(controller.save());
    }

    void keepingMineAndLater()
    {
        Desktop desktop;
        const QString folder = own(desktop);
        MapController& controller = controllerOf(desktop);
        emit desktop.window().fileActions().written({folder + QStringLiteral("/board.pdf")});
        QVERIFY(desktop.window().edit().strip().text().contains(QStringLiteral("board.pdf")));
        QFile map(folder + QStringLiteral("/map.yaml"));
        QVERIFY(map.open(QIODevice::Append));
        map.write("# by somebody else\n");
        map.close();
        QTRY_VERIFY_WITH_TIMEOUT(!controller.changedOutside().empty(), 5000);
        QTest::mouseClick(offered(desktop, "Later"), Qt::LeftButton); // what must be known comes before what went well
        settle();
        QTest::mouseClick(offered(desktop, "Close"), Qt::LeftButton);
        settle();
        QVERIFY(!desktop.window().edit().strip().isVisible());
        name(controller, "Weir");
        trigger(desktop, "file.save");
        settle();
        QVERIFY(controller.isModified()); // not over theirs unasked
        QTest::mouseClick(offered(desktop, "Keep mine"), Qt::LeftButton);
        settle();
        QVERIFY(!controller.isModified());
        const auto there = editor::readMapFiles(folder.toStdString());
        QVERIFY(there && there->map.find("somebody else") == std::string::npos &&
                there->map.find("Weir") != std::string::npos);
        const auto theirs = editor::readMapFiles(controller.backups().of(folder).front().folder.toStdString());
        QVERIFY(theirs && theirs->map.find("somebody else") != std::string::npos); // put by
    }

    /// A disk that fails at the first, second, third ... step of a save: told each time, and nothing is lost.
    void everyStepOfSavingMayFail()
    {
        engine::FileSystem good; // outlives the store
        Desktop desktop;
        const QString folder = own(desktop);
        MapController& controller = controllerOf(desktop);
        const auto before = contentOf(folder);
        int failed = 0;
        for (int step = 1; step < 80; ++step) {
            name(controller, qPrintable(QStringLiteral("Weir %1").arg(step)));
            controller.store()->flushJournal();
            FailingCalls calls(step, FailingCalls::Style::Fail);
            controller.store()->setCalls(calls);
            const bool saved = controller.save();
            controller.store()->setCalls(good);
            if (saved) {
                QVERIFY(failed >= 8);
                QVERIFY(contentOf(folder) != before);
                return;
            }
            const std::string code = controller.saveTrouble().front().code;
            ++failed;
            if (code == "folder-not-synced") break; // the new files are there
            QVERIFY2(contentOf(folder) == before, qPrintable(QStringLiteral("step %1").arg(step)));
            QVERIFY(controller.isModified());
            QVERIFY(desktop.window().edit().strip().isVisible());
            QVERIFY(desktop.window().edit().strip().text().startsWith(QStringLiteral("Not saved. Your map is safe")));
            QVERIFY(offered(desktop, "Try again") != nullptr);
        }
        QVERIFY(failed >= 8);
        QTest::mouseClick(offered(desktop, "Try again"), Qt::LeftButton);
        settle();
        QVERIFY(!controller.isModified());
        QVERIFY(!desktop.window().edit().strip().isVisible());
    }

    void anEmergencyCopyThatCannotBeKeptIsTold()
    {
        engine::FileSystem good;
        Desktop desktop;
        own(desktop);
        MapController& controller = controllerOf(desktop);
        FailingCalls calls(1, FailingCalls::Style::FailOn);
        controller.store()->setCalls(calls);
        name(controller, "Weir");
        controller.store()->flushJournal();
        QVERIFY(!controller.journalTrouble().empty());
        QVERIFY(
            desktop.window().edit().strip().text().startsWith(QStringLiteral("The emergency copy cannot be written")));
        controller.store()->setCalls(good);
        QTest::mouseClick(offered(desktop, "Save"), Qt::LeftButton);
        settle();
        QVERIFY(!desktop.window().edit().strip().isVisible());
        name(controller, "Mill");
        controller.store()->flushJournal();
        QVERIFY(controller.journalTrouble().empty() && controller.store()->journaledSteps() > 0);
    }

    void everyStepOfExportingMayFail_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"png", "svg", "pdf"}) QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void everyStepOfExportingMayFail()
    {
        QFETCH(QString, kind);
        Desktop desktop;
        MapController& controller = controllerOf(desktop);
        QVERIFY(controller.adopt(editor::newMapFiles("strip", "en", "Strip", 400, 50)));
        editor::BoardPicture picture;
        const auto drawing = editor::makeBoardDrawing(editor::mapDataOf(controller.document()->model()),
                                                      controller.boardSvg(), "board.svg");
        QVERIFY(drawing);
        picture.drawing = *drawing;
        MapOutput output(picture);
        const QString folder = desktop.folder() + QStringLiteral("/out");
        const QString file = folder + QStringLiteral("/strip.") + kind;
        const auto write = [&] {
            return kind == QLatin1String("png")   ? output.writePng(file, 300)
                   : kind == QLatin1String("svg") ? output.writeSvg(file)
                                                  : output.writePdf(file, {});
        };
        QVERIFY(engine::writeFile(file.toStdString(), "the old one"));
        const auto before = contentOf(folder);
        for (const auto style : {FailingCalls::Style::Fail, FailingCalls::Style::ShortWrite}) {
            int failed = 0;
            for (int step = 1; step < 30; ++step) {
                FailingCalls calls(step, style);
                output.setCalls(calls);
                const auto done = write();
                if (done && calls.calls() < step) break;
                if (done || done.error().front().code == "folder-not-synced") {
                    // There is another way to write it, or only its name may not be on the disk yet.
                    QVERIFY(engine::writeFile(file.toStdString(), "the old one"));
                    continue;
                }
                ++failed;
                QVERIFY(!desktop.application().catalogue().sentences(done.error()).isEmpty());
                QVERIFY(contentOf(folder) == before);
            }
            QVERIFY(failed >= 3);
            QVERIFY(contentOf(folder) != before);
            QVERIFY(engine::writeFile(file.toStdString(), "the old one"));
        }
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestMapSafety test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_mapsafety.moc"
