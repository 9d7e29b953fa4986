// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/edittexts.h"
#include "editor/document/mapfiles.h"
#include "editor/painting/namelayout.h"
#include "editor/tools/selecttool.h"
#include "tests/editor/tools/tooltable.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QDirIterator>
#include <QFile>
#include <QPointingDevice>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

namespace marches::test {

using namespace editor;

/// The canvas: what it shows, how it is moved, what it tells.
class TestMapView : public QObject {
    Q_OBJECT

private slots:
    void wheelZoomsAtThePointer()
    {
        ToolTable table;
        const QPointF at = table.view.toWidget({130, 260});
        QWheelEvent event(at, table.view.mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QSignalSpy zoomed(&table.view, &MapView::zoomChanged);
        QCoreApplication::sendEvent(&table.view, &event);
        QCOMPARE(zoomed.count(), 1);
        QVERIFY(table.view.zoom() > 2.5);
        QVERIFY(distanceBetween(table.view.toBoard(at), {130, 260}) < 0.5);
    }

    void keysFitAndShowFullSize()
    {
        ToolTable table;
        const double fitted = table.view.zoom();
        table.key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(table.view.zoom(), 1.0);
        table.key(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(table.view.zoom(), fitted);
        QVERIFY(table.view.isFitted());
    }

    void middleButtonAndSpacePan()
    {
        ToolTable table;
        const QPoint from(400, 400);
        const QPointF before = table.view.toBoard(from);
        QTest::mousePress(&table.view, Qt::MiddleButton, {}, from);
        QTest::mouseMove(&table.view, from + QPoint(30, -20));
        QTest::mouseRelease(&table.view, Qt::MiddleButton, {}, from + QPoint(30, -20));
        QVERIFY(distanceBetween(table.view.toBoard(from + QPoint(30, -20)), before) < 0.5);
        QTest::keyPress(&table.view, Qt::Key_Space);
        QTest::mousePress(&table.view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&table.view, from - QPoint(30, -20));
        QTest::mouseRelease(&table.view, Qt::LeftButton, {}, from - QPoint(30, -20));
        QTest::keyRelease(&table.view, Qt::Key_Space);
        QVERIFY(distanceBetween(table.view.toBoard(from), before) < 0.5);
    }

    void aTapClicksAndALongPressOpensTheMenu()
    {
        ToolTable table;
        SelectTool select;
        table.view.setTool(&select);
        QPointingDevice* finger = QTest::createTouchDevice();
        const QPoint point = table.view.toWidget({120, 120}).toPoint();
        const QSignalSpy asked(&table.view, &MapView::contextMenuRequested);
        QTest::touchEvent(&table.view, finger).press(0, point);
        QTest::touchEvent(&table.view, finger).release(0, point);
        QVERIFY(table.selection.has(table.place("nw")));
        QVERIFY(asked.isEmpty());
        QTest::touchEvent(&table.view, finger).press(0, point);
        QTRY_COMPARE(asked.count(), 1);
        QTest::touchEvent(&table.view, finger).release(0, point);
        QVERIFY(table.selection.has(table.place("nw")));
    }

    void oneFingerWorksWithTheToolOrPans()
    {
        ToolTable table;
        QPointingDevice* finger = QTest::createTouchDevice();
        const QPoint from = table.view.toWidget({120, 120}).toPoint();
        const QPoint to = from + QPoint(40, 30);
        const auto drag = [&] {
            QTest::touchEvent(&table.view, finger).press(0, from);
            QTest::touchEvent(&table.view, finger).move(0, (from + to) / 2);
            QTest::touchEvent(&table.view, finger).move(0, to);
            QTest::touchEvent(&table.view, finger).release(0, to);
        };
        const QPointF under = table.view.toBoard(from);
        drag();
        QVERIFY(distanceBetween(table.view.toBoard(to), under) < 1);
        table.view.fit();
        SelectTool select;
        table.view.setTool(&select);
        table.click({120, 120});
        const QByteArray before = table.state();
        drag();
        QVERIFY(distanceBetween(table.view.toBoard(from), under) < 1);
        QVERIFY(table.state() != before);
    }

    void twoFingersZoomAndGiveUpADrag()
    {
        ToolTable table;
        SelectTool select;
        table.view.setTool(&select);
        table.click({120, 120});
        const QByteArray before = table.state();
        QPointingDevice* fingers = QTest::createTouchDevice();
        const QPoint a = table.view.toWidget({120, 120}).toPoint();
        const QPoint b = a + QPoint(120, 0);
        const double zoom = table.view.zoom();
        QTest::touchEvent(&table.view, fingers).press(0, a);
        QTest::touchEvent(&table.view, fingers).move(0, a + QPoint(0, 30));
        QTest::touchEvent(&table.view, fingers).move(0, a).press(1, b);
        QTest::touchEvent(&table.view, fingers).move(0, a).move(1, b);
        QTest::touchEvent(&table.view, fingers).move(0, a).move(1, b + QPoint(120, 0));
        QTest::touchEvent(&table.view, fingers).release(0, a).release(1, b + QPoint(120, 0));
        QVERIFY2(std::abs(table.view.zoom() / zoom - 2) < 0.01, qPrintable(QString::number(table.view.zoom() / zoom)));
        QCOMPARE(table.state(), before);
    }

    /// What is mended after changes and shifted when panning is what a new view paints.
    void theRingOfAPlaceIsForTheKeyboard()
    {
        ToolTable table;
        table.view.activateWindow();
        table.view.setFocus();
        QTRY_VERIFY(table.view.hasFocus());
        const QImage plain = table.picture();
        table.click({150, 150});
        table.view.setCurrentPlace(table.place("nw")); // as Select does
        QCOMPARE(table.picture(), plain);
        QTest::keyClick(&table.view, Qt::Key_Tab);
        QVERIFY(table.view.currentPlace().has_value());
        QVERIFY(table.picture() != plain);
        table.click({350, 350});
        QCOMPARE(table.picture(), plain);
    }

    void mendedPictureIsThePictureOfANewView()
    {
        ToolTable table;
        static_cast<void>(table.picture());
        SelectTool select;
        table.view.setTool(&select);
        table.drag({150, 150}, {170, 130});
        static_cast<void>(table.picture());
        table.click({280, 280});
        table.drag({280, 280}, {290, 300});
        static_cast<void>(table.picture());
        table.document.undoStack().undo();
        table.selection.clear();
        table.view.setTool(nullptr);
        table.view.setCurrentPlace(std::nullopt); // the ring of the focus is another matter
        table.key(Qt::Key_Left);
        static_cast<void>(table.picture());
        table.key(Qt::Key_Down);
        table.key(Qt::Key_Right);
        table.key(Qt::Key_Up);
        const QImage mended = table.picture();
        MapView fresh;
        fresh.resize(table.view.size());
        fresh.setDocument(&table.document, &table.selection);
        fresh.fit();
        QImage anew(mended.size(), mended.format());
        fresh.render(&anew);
        int different = 0;
        for (int y = 4; y < anew.height() - 4; ++y)
            for (int x = 4; x < anew.width() - 4; ++x)
                if (anew.pixel(x, y) != mended.pixel(x, y)) ++different;
        QCOMPARE(different, 0);
    }

    void layersHideAndLock()
    {
        ToolTable table;
        SelectTool select;
        table.view.setTool(&select);
        LayerState layers;
        layers.lock(MapLayer::Territories, true);
        table.view.setLayers(layers);
        table.click({120, 120});
        QVERIFY(table.selection.empty());
        const QImage shown = table.picture();
        layers.show(MapLayer::Territories, false);
        table.view.setLayers(layers);
        QVERIFY(table.picture() != shown);
    }

    void everyPlaceIsToldToScreenReaders()
    {
        ToolTable table;
        QAccessibleInterface* map = QAccessible::queryAccessibleInterface(&table.view);
        QVERIFY(map != nullptr);
        QCOMPARE(map->childCount(), 4);
        QAccessibleInterface* first = map->child(0);
        QCOMPARE(first->text(QAccessible::Name), QStringLiteral("nw"));
        QCOMPARE(first->text(QAccessible::Description), QStringLiteral("plain"));
        QVERIFY(first->text(QAccessible::Help).contains(QStringLiteral("ne")));
        QCOMPARE(map->childAt(table.view.mapToGlobal(table.view.toWidget({280, 120}).toPoint()).x(),
                              table.view.mapToGlobal(table.view.toWidget({280, 120}).toPoint()).y())
                     ->text(QAccessible::Name),
                 QStringLiteral("ne"));
        first->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(table.selection.has(table.place("nw")));
    }

    void tabVisitsThePlacesAndLeaves()
    {
        ToolTable table;
        std::vector<std::string> visited;
        QObject::connect(&table.view, &MapView::currentPlaceChanged, &table.view, [&](std::optional<RecordId> place) {
            visited.push_back(place ? table.document.model().places().at(*place).id : "out");
        });
        for (int i = 0; i < 5; ++i) table.key(Qt::Key_Tab);
        QCOMPARE(visited, (std::vector<std::string>{"nw", "ne", "sw", "se", "out"}));
    }

    void pinsAreClicked()
    {
        ToolTable table;
        table.view.setPins({{{150, 150}, 3, true}, {{250, 250}, 7, false}});
        QSignalSpy activated(&table.view, &MapView::pinActivated);
        const QPoint head = table.view.pinHead(7).value_or(QPointF()).toPoint();
        QTest::mouseClick(&table.view, Qt::LeftButton, {}, head);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.front().front().toInt(), 7);
        QVERIFY(!table.view.pinHead(4));
        table.keepPicture(QStringLiteral("pins"));
    }

    void pinsLetThroughWhatIsNotForThem()
    {
        ToolTable table;
        SelectTool tool;
        table.view.setTool(&tool);
        table.view.setPins({{{250, 250}, 7, false}});
        QSignalSpy activated(&table.view, &MapView::pinActivated);
        const QPointF head = table.view.toBoard(table.view.pinHead(7).value_or(QPointF()));
        table.click({120, 120});
        table.click(head, Qt::ShiftModifier); // the several that are selected stay so
        QCOMPARE(table.selection.items().places.size(), std::size_t(2));
        table.drag(head, head + QPointF(-30, -30));
        QVERIFY(activated.isEmpty());
        table.click(table.view.toBoard(table.view.pinHead(7).value_or(QPointF())));
        QCOMPARE(activated.count(), 1);
        table.view.setTool(nullptr);
    }

    void pinsStandBesideNames()
    {
        ToolTable table;
        const LabelPlace* name = table.view.scene().name(table.place("se"));
        QVERIFY(name != nullptr);
        table.view.setPins({{name->box.center(), 1, true}});
        const QPointF head = table.view.pinHead(1).value_or(QPointF());
        const QRectF pin(head - QPointF(10, 10), QSizeF(20, 31));
        const QRectF words(table.view.toWidget(name->box.topLeft()), table.view.toWidget(name->box.bottomRight()));
        QVERIFY(!pin.intersects(words));
    }

    void everyRefusalHasASentence()
    {
        // All codes that the sources of the editor refuse with.
        const QRegularExpression code(QStringLiteral("(?:refuse|refuseWith|EditRefusal)[({]\"([a-z-]+)\""));
        int found = 0;
        QDirIterator files(QStringLiteral(MARCHES_SOURCE_DIR "/editor"), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = code.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const QString name = matches.next().captured(1);
                ++found;
                QVERIFY2(hasRefusalText(name.toStdString()),
                         qPrintable(name + QStringLiteral(" in ") + file.fileName()));
            }
        }
        QVERIFY(found > 30);
    }

    void narniaIsShown_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QString>("language");
        QTest::newRow("light, English") << false << QStringLiteral("en");
        QTest::newRow("dark, French") << true << QStringLiteral("fr");
    }
    void narniaIsShown()
    {
        QFETCH(const bool, dark);
        QFETCH(const QString, language);
        const std::string folder = MARCHES_SOURCE_DIR "/maps/narnia";
        const auto files = readMapFiles(folder);
        QVERIFY(files.has_value());
        auto opened = openMap(*files, folder);
        QVERIFY(opened.has_value());
        ToolTable table(std::move(opened->model));
        table.view.resize(1100, 850);
        table.document.setLanguage(language.toStdString());
        table.view.setTheme(dark ? Theme::Dark : Theme::Light);
        QVERIFY(table.view.setArtwork(files->svg));
        table.view.fit();
        const QImage picture = table.picture();
        // Beruna's green is in the middle of Beruna.
        const RecordId beruna = table.place("beruna");
        const QPointF middle = table.view.toWidget(table.view.scene().middleOf(beruna) + QPointF(0, 24));
        const QColor there(picture.pixel((middle * picture.devicePixelRatio()).toPoint()));
        table.keepPicture(QStringLiteral("narnia-") + (dark ? QStringLiteral("dark-") : QStringLiteral("light-")) +
                          language);
        QVERIFY(there.lightness() > 170); // by night too: the colours are those that the map has
        QVERIFY(!table.view.describe(beruna).isEmpty());
    }
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestMapView)
#include "tst_mapview.moc"
