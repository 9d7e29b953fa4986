// SPDX-License-Identifier: GPL-3.0-or-later
// Long work in another thread: the window lives on, every piece can be given up, and what was given up has done
// nothing.
#include "fixture.h"
#include "impatient.h"

#include "app/desktop/base/catalogue.h"
#include "app/desktop/edit/documentmessages.h"
#include "app/desktop/edit/drawingprogress.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/outputdialog.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/workdialog.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/mapview.h"
#include "editor/document/boardart.h"
#include "editor/document/longwork.h"
#include "editor/document/mapfiles.h"
#include "editor/geometry/weld.h"
#include "engine/io/files.h"
#include "engine/record/savefile.h"
#include "tests/editor/geometry/samplemap.h"

#include <QApplication>
#include <QLineEdit>
#include <QPainter>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace marches::app {

namespace {

/// A disk that brings nothing home before the window has lived on for a while.
class PatientCalls final : public engine::FileSystem {
public:
    PatientCalls()
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            if (++m_ticks == 20) m_lived.release(kMany);
        });
        m_timer.start(1);
    }
    int sync(int file) override
    {
        if (!m_lived.tryAcquire(1, 5000)) m_waited = true;
        return FileSystem::sync(file);
    }
    bool waited() const { return m_waited; }

private:
    static constexpr int kMany = 1000;
    QTimer m_timer;
    int m_ticks = 0;
    QSemaphore m_lived;
    std::atomic<bool> m_waited = false;
};

/// A board on which trees stand as close as they may.
editor::MapModel woods(int columns, int rows)
{
    constexpr double kCell = 40;
    const std::vector<QPainterPath> shapes = editor::sampleShapes(
        {.columns = columns, .rows = rows, .pointsPerSide = 29, .cell = kCell, .apart = 0, .curved = false, .seed = 7});
    editor::MapModel model;
    model.info.width = columns * kCell;
    model.info.height = rows * kCell;
    model.info.art.emplace();
    model.info.art->woods = 3;
    model.drawing = editor::weldShapes(shapes).map;
    editor::MapEdit edit(model);
    for (const editor::FaceId face : model.drawing.faces()) {
        editor::PlaceRecord place;
        place.id = "t" + std::to_string(editor::slotOf(face));
        place.terrain = "wooded";
        place.face = face;
        edit.add(std::move(place));
    }
    static_cast<void>(edit.take());
    return model;
}

class LongWorkTest : public QObject {
    Q_OBJECT
private slots:
    void resultsComeWhereTheyAreWaitedFor()
    {
        editor::LongWork work;
        QThread* done = nullptr;
        QThread* told = nullptr;
        work.start([&done](const editor::Progress&) { return done = QThread::currentThread(), 7; },
                   [&told](int result) { told = result == 7 ? QThread::currentThread() : nullptr; });
        QVERIFY(work.isRunning());
        QTRY_VERIFY(!work.isRunning());
        QVERIFY(done != nullptr && done != QThread::currentThread());
        QCOMPARE(told, QThread::currentThread());
    }

    void theLatestWins()
    {
        editor::LongWork work;
        QSemaphore first;
        QList<int> results;
        work.start([&first](const editor::Progress&) { return first.acquire(), 1; },
                   [&](int result) { results << result; });
        work.start([](const editor::Progress&) { return 2; }, [&](int result) { results << result; });
        QTRY_COMPARE(results, QList<int>{2});
        first.release();
        editor::LongWork::waitForAll();
        settle();
        QCOMPARE(results, QList<int>{2});
    }

    void whatIsGivenUpHearsOfIt()
    {
        editor::LongWork work;
        QSemaphore started;
        std::atomic<bool> heard = false;
        bool told = false;
        work.start(
            [&](const editor::Progress& progress) {
                started.release();
                while (progress(0.5)) QThread::yieldCurrentThread();
                heard = true;
                return 0;
            },
            [&](int) { told = true; });
        started.acquire();
        QSignalSpy running(&work, &editor::LongWork::runningChanged);
        work.cancel();
        QCOMPARE(running.size(), 1);
        editor::LongWork::waitForAll();
        settle();
        QVERIFY(heard && !told);
    }

    void whoWaitsMayGoFirst()
    {
        QSemaphore started;
        QSemaphore goOn;
        auto work = std::make_unique<editor::LongWork>();
        work->start(
            [&](const editor::Progress& progress) {
                started.release();
                goOn.acquire();
                return progress(1);
            },
            [](bool) { qFatal("nobody waits for it"); });
        started.acquire();
        work.reset();
        goOn.release();
        editor::LongWork::waitForAll();
        settle();
    }

    void theWindowLivesBehindTheDialog()
    {
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] { ++ticks; });
        timer.start(1);
        QSemaphore enough;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            if (ticks == 20) enough.release();
        });
        const auto result =
            doWhileShown(nullptr, QStringLiteral("x"), [&](const editor::Progress&) { return enough.acquire(), 3; });
        QCOMPARE(result, std::optional<int>(3)); // it would wait for ever if nothing ticked
    }

    void theKeyboardComesBackToTheField()
    {
        QWidget window;
        auto* field = new QLineEdit(&window);
        auto* other = new QLineEdit(&window);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        bool shown = false;
        const auto result = doWhileShown(&window, QStringLiteral("x"), [&shown](const editor::Progress&) {
            QTest::qSleep(700); // longer than nothing is shown
            return shown = true;
        });
        QVERIFY(result && shown);
        QTRY_VERIFY(field->hasFocus() && !other->hasFocus());
        QTRY_COMPARE(QApplication::activeWindow(), &window);
    }

    void escGivesUp()
    {
        Impatient person;
        const auto result = doWhileShown(nullptr, QStringLiteral("x"), [](const editor::Progress& progress) {
            while (progress(0.2)) QThread::yieldCurrentThread();
            return 1;
        });
        QVERIFY(!result.has_value());
        QCOMPARE(person.pressed(), 1);
        QVERIFY(person.sawBar() && person.sawCancel());
        editor::LongWork::waitForAll();
    }

    void whatWritesIsNotGivenUp()
    {
        Impatient person;
        QSemaphore goOn;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            if (person.pressed() > 2) goOn.release();
        });
        timer.start(5);
        const auto work = [&goOn](const editor::Progress& progress) {
            goOn.acquire();
            return progress(1);
        };
        const auto result = doWhileShown(nullptr, QStringLiteral("x"), work, WorkDialog::Ends::OnlyWhenDone);
        QCOMPARE(result, std::optional<bool>(true));
        QVERIFY(!person.sawCancel());
    }

    void aSaveDoesNotHoldTheWindow()
    {
        PatientCalls calls; // outlives the store
        Desktop desktop;
        MapController& controller = desktop.window().edit().controller();
        QVERIFY(controller.openCopy(QStringLiteral(MARCHES_SOURCE_DIR "/maps/two-isles")));
        controller.store()->setCalls(calls);
        const QString folder = desktop.folder() + QStringLiteral("/isles");
        QVERIFY(controller.saveAs(folder));
        QVERIFY(!calls.waited()); // it would wait for ever if nothing ticked
        QVERIFY(!controller.isModified());
        QCOMPARE(controller.folder(), folder);
        QVERIFY(editor::readMapFiles(folder.toStdString()).has_value());
    }

    void savingAGameDoesNotHoldTheWindow()
    {
        PatientCalls calls; // outlives the window
        Desktop desktop;
        GameController& games = desktop.window().controller();
        QVERIFY(games.startUsual(desktop.application().catalogue().games().front()));
        settle();
        games.setCalls(calls);
        const QString file = desktop.folder() + QStringLiteral("/evening.marches-save");
        QVERIFY(games.saveAs(file));
        QVERIFY(!calls.waited()); // it would wait for ever if nothing ticked
        const GameSession* session = desktop.window().play().session();
        QVERIFY(session != nullptr && !session->isModified());
        QCOMPARE(session->file(), file);
        QCOMPARE(engine::readFile(file.toStdString(), engine::kSaveLimits.bytes).value(), session->asFile());
    }

    void savingAKeptGameDoesNotHoldTheWindow()
    {
        PatientCalls calls; // outlives the window
        Desktop desktop;
        GameController& games = desktop.window().controller();
        QVERIFY(games.startUsual(desktop.application().catalogue().games().front()));
        playOn(desktop);
        const std::string before = desktop.window().play().session()->asFile();
        games.close();
        games.autosave().waitForWrites();
        QVERIFY(!games.unsaved().empty());
        games.setCalls(calls);
        const QString file = desktop.folder() + QStringLiteral("/evening.marches-save");
        QVERIFY(games.saveKept(games.unsaved().front().id, file));
        QVERIFY(!calls.waited()); // it would wait for ever if nothing ticked
        QCOMPARE(engine::readFile(file.toStdString(), engine::kSaveLimits.bytes).value(), before);
    }

    void openingAMapDoesNotHoldTheWindow()
    {
        Desktop desktop;
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&ticks] { ++ticks; });
        timer.start(0);
        MapController& controller = desktop.window().edit().controller();
        bool isOpen = false;
        int before = 0;
        connect(&controller, &MapController::opened, &timer, [&] {
            before = ticks;
            isOpen = true;
        });
        QVERIFY(controller.openCopy(QStringLiteral(MARCHES_SOURCE_DIR "/maps/narnia")));
        QVERIFY(isOpen);
        QVERIFY2(before > 1, qPrintable(QString::number(before)));
    }

    void aSaveReadsTheLibraryInAnotherThread()
    {
        Desktop desktop;
        MapController& controller = desktop.window().edit().controller();
        QVERIFY(controller.openCopy(QStringLiteral(MARCHES_SOURCE_DIR "/maps/two-isles")));
        const Catalogue& catalogue = desktop.application().catalogue();
        const QString maps = QString::fromStdString(catalogue.library().ownRoot()) + QStringLiteral("/maps/");
        QSignalSpy read(&catalogue, &Catalogue::changed);
        QVERIFY(controller.saveAs(maps + QStringLiteral("isles-two")));
        QCOMPARE(read.size(), 0); // it comes by an event
        QVERIFY(catalogue.map("isles-two") == nullptr);
        QTRY_COMPARE(read.size(), 1);
        QVERIFY(catalogue.map("isles-two") != nullptr);
    }

    void anExportThatIsGivenUpWritesNothing()
    {
        Desktop desktop;
        QVERIFY(desktop.window().edit().controller().openCopy(QStringLiteral(MARCHES_SOURCE_DIR "/maps/narnia")));
        EditPage& edit = desktop.window().edit();
        OutputDialog dialog(
            *edit.controller().document(), edit.controller().boardSvg(),
            [](const engine::Errors&) { return QString(); }, &desktop.window());
        dialog.setKind(OutputDialog::Kind::Png);
        dialog.setPictureWidth(30'000);
        const QString file = desktop.folder() + QStringLiteral("/large.png");
        {
            const Impatient person;
            QVERIFY(!dialog.writeTo(file));
            QCOMPARE(person.pressed(), 1);
        }
        QVERIFY(dialog.trouble().contains(QStringLiteral("already written"))); // of several files
        editor::LongWork::waitForAll();
        for (const QString& name : QDir(desktop.folder()).entryList({QStringLiteral("large*")}))
            QVERIFY2(false, qPrintable(name));
        dialog.setPictureWidth(8'000); // one file
        {
            const Impatient person;
            QVERIFY(!dialog.writeTo(file));
        }
        QCOMPARE(dialog.trouble(), QStringLiteral("Cancelled."));
        editor::LongWork::waitForAll();
        // And it can be asked for again.
        dialog.setPictureWidth(300);
        QVERIFY(dialog.writeTo(file));
        QVERIFY(dialog.trouble().isEmpty());
    }

    /// The title, the legend and the names of regions, in the language that the editor shows.
    void whatIsPrintedHasItsWords()
    {
        Desktop desktop;
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().openCopy(QStringLiteral(MARCHES_SOURCE_DIR "/maps/kestrel-sound")));
        editor::MapDocument& document = *edit.controller().document();
        for (const char* language : {"en", "fr"}) {
            document.setLanguage(language);
            OutputDialog dialog(
                document, edit.controller().boardSvg(), [](const engine::Errors&) { return QString(); },
                &desktop.window());
            const editor::BoardWording& words = dialog.output().picture().wording;
            QVERIFY(words.mapName && words.region && words.boardRegion && words.boardName);
            QCOMPARE(words.mapName(), QString::fromStdString(document.model().name(language, "map")));
            QVERIFY(!document.model().regions().empty());
            for (const auto& row : document.model().regions()) {
                QCOMPARE(words.region(row.record.id), document.name(row.record));
                QVERIFY(words.region(row.record.id) != QString::fromStdString(row.record.id));
            }
        }
    }

    /// What the overview paints, in the language that the editor shows.
    void theOverviewHasTheTitle()
    {
        Desktop desktop;
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().openCopy(QStringLiteral(MARCHES_SOURCE_DIR "/maps/kestrel-sound")));
        editor::MapDocument& document = *edit.controller().document();
        const auto titled = [](editor::MapEdit& making) -> editor::EditOutcome {
            editor::changeArt(making, [](engine::MapArt& art) { art.title = engine::MapPoint{600, 400}; });
            return {};
        };
        QVERIFY(document.edit(QString(), titled).has_value());
        const auto seen = [&](const char* language) {
            document.setLanguage(language);
            QImage image(1200, 800, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            return edit.canvas().paintDrawn(painter, QRectF(0, 0, 1200, 800)) ? image : QImage();
        };
        editor::LongWork::waitForAll();
        QTRY_VERIFY(!seen("en").isNull());
        QVERIFY(document.model().name("en", "map") != document.model().name("fr", "map"));
        QVERIFY(seen("en") == seen("en"));
        const QSignalSpy redrawn(&edit.canvas(), &editor::MapView::boardRedrawn);
        QVERIFY(seen("en") != seen("fr"));
        QVERIFY(!redrawn.isEmpty());
    }

    void takingTheirsDoesNotHoldTheWindow()
    {
        Desktop desktop;
        MapController& controller = desktop.window().edit().controller();
        QVERIFY(controller.openCopy(QStringLiteral(MARCHES_SOURCE_DIR "/maps/two-isles")));
        const QString folder = desktop.folder() + QStringLiteral("/isles");
        QVERIFY(controller.saveAs(folder));
        // Another program has made a long file of the drawing.
        QByteArray svg = controller.store()->savedFiles().svg;
        svg.insert(svg.lastIndexOf("</svg>"), "<!--" + QByteArray(12'000'000, 'x') + "-->");
        QVERIFY(
            engine::writeFile((folder + QStringLiteral("/board.svg")).toStdString(), svg.toStdString()).has_value());
        controller.lookOutside();
        QCOMPARE(controller.changedOutside(), std::vector<std::string>{"board.svg"});

        {
            const Meanwhile done([&controller] {
                const auto& places = controller.document()->model().places();
                const editor::RecordId key = places.begin()->key;
                QVERIFY(controller.document()->edit(
                    QStringLiteral("x"), [key](editor::MapEdit& edit) -> editor::EditOutcome {
                        edit.setText("en", "territory." + edit.model().places().at(key).id + ".name", "Meanwhile");
                        return {};
                    }));
            });
            QVERIFY(!controller.takeTheirs()); // it was read for what the map was
            QVERIFY(done.done());
        }
        QVERIFY(!controller.changedOutside().empty()); // and is still offered
        QVERIFY(controller.takeTheirs());
        QVERIFY(controller.changedOutside().empty());
        QCOMPARE(controller.store()->savedFiles().svg, svg);

        QVERIFY(engine::writeFile((folder + QStringLiteral("/board.svg")).toStdString(), svg.toStdString() + "\n")
                    .has_value());
        controller.lookOutside();
        const Meanwhile closed([&controller] { controller.close(); });
        QVERIFY(!controller.takeTheirs());
        QVERIFY(closed.done() && controller.document() == nullptr);
        editor::LongWork::waitForAll();
    }

    void tracingDoesNotHoldThePage()
    {
        QImage picture(1600, 1200, QImage::Format_RGB32);
        picture.fill(QColor(90, 140, 210));
        QPainter painter(&picture);
        for (int i = 0; i < 12; ++i)
            painter.fillRect(QRect(20 + 75 * i, 60 + 7 * i, 75, 800), QColor::fromHsv(30 * i, 200, 120 + 6 * i));
        painter.end();
        ImportPage page;
        page.begin(picture, QStringLiteral("Strips"), "en");
        QVERIFY(page.isBusy());
        QVERIFY(!page.makeButton()->isEnabled());
        auto* tolerance = page.findChild<QDoubleSpinBox*>(QStringLiteral("tolerance"));
        tolerance->setValue(0.3); // while it still traces
        QVERIFY(page.isBusy());
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.plan().usedShapes().size(), 13U);
        QVERIFY(page.makeButton()->isEnabled());
        tolerance->setValue(0.4);
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.welded().map.faces().size(), 13U);
        page.begin(picture, QStringLiteral("Strips"), "en");
        page.finish(); // given up at once
        QVERIFY(!page.isBusy());
        editor::LongWork::waitForAll();
        settle();
        QVERIFY(page.plan().shapes.empty());
    }

    void aBoardThatTakesLongMayStayUndrawn()
    {
        editor::MapDocument document(woods(60, 40));
        editor::MapSelection selection(document);
        editor::MapView canvas;
        canvas.resize(700, 500);
        DrawingProgress progress(canvas);
        QSignalSpy stopped(&progress, &DrawingProgress::stopped);
        canvas.show();
        int ticks = 0;
        QTimer clock;
        connect(&clock, &QTimer::timeout, &clock, [&ticks] { ++ticks; });
        clock.start(5);
        canvas.setDocument(&document, &selection);
        QVERIFY(canvas.drawing().isRunning());
        QVERIFY(!progress.isVisible()); // most boards are drawn by then
        QTRY_VERIFY(progress.isVisible());
        QVERIFY(ticks > 0); // the window lives on; how often is the machine's affair
        QVERIFY(canvas.rect().contains(progress.geometry()));
        auto* bar = progress.findChild<QProgressBar*>();
        QTRY_VERIFY(bar->value() > 0);
        QTest::mouseClick(progress.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(stopped.size(), 1);
        QVERIFY(canvas.isDrawingStopped() && !canvas.drawing().isRunning());
        QVERIFY(!progress.isVisible());
        // Plain shapes stay, whatever is done to them.
        const editor::RecordId first = document.model().places().begin()->key;
        QVERIFY(document.edit(QStringLiteral("Desert"), [first](editor::MapEdit& edit) -> editor::EditOutcome {
            edit.modifyPlace(first, [](editor::PlaceRecord& place) { place.terrain = "desert"; });
            return {};
        }));
        QVERIFY(canvas.scene().made() == nullptr && !canvas.drawing().isRunning());
        canvas.redrawMade();
        QVERIFY(canvas.drawing().isRunning() && !canvas.isDrawingStopped());
        canvas.setDocument(nullptr, nullptr);
        QVERIFY(!canvas.drawing().isRunning());
        editor::LongWork::waitForAll();
    }

    void theStripSaysHowToGoOn()
    {
        Desktop desktop;
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().openCopy(QString::fromStdString(desktop.application().library().dataRoot()) +
                                           QStringLiteral("/maps/two-isles")));
        settle();
        edit.messages().tellNotDrawn();
        QVERIFY(edit.strip().isVisible());
        QVERIFY(edit.strip().text().contains(QStringLiteral("plain shapes")));
        const QList<QPushButton*> buttons = edit.strip().findChildren<QPushButton*>();
        const auto goOn = std::ranges::find_if(
            buttons, [](const QPushButton* button) { return button->text() == QStringLiteral("Resume drawing"); });
        QVERIFY(goOn != buttons.end());
        QTest::mouseClick(*goOn, Qt::LeftButton);
        QTRY_VERIFY(edit.canvas().scene().made() != nullptr);
        QTRY_VERIFY(!edit.strip().text().contains(QStringLiteral("plain shapes")));
    }
};

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::LongWorkTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_longwork.moc"
