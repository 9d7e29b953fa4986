// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/furniture.h"
#include "editor/document/boardart.h"
#include "editor/document/sheetparts.h"
#include "editor/document/sites.h"
#include "editor/geometry/boxes.h"
#include "editor/tools/toolset.h"
#include "tests/editor/tools/tooltable.h"

#include <QTest>

#include <cmath>
#include <memory>
#include <optional>

namespace marches::test {

using namespace editor;

/// The title, the legend, the compass and the scale in the hands of a designer.
class TestSheetParts : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<ToolTable>();
        m_tools = makeTools();
        choose(QStringLiteral("select"));
        QVERIFY(m_table->document.edit(QStringLiteral("Art"), [](MapEdit& edit) -> EditOutcome {
            changeArt(edit, [](engine::MapArt& art) {
                art.frame = false;
                art.title = engine::MapPoint{200, 40};
                art.legend = engine::MapBox{10, 330, 90, 60};
                art.compass = engine::MapPoint{350, 350};
                art.scale = engine::MapPoint{250, 330};
            });
            return {};
        }));
        m_table->begin();
    }
    void cleanup()
    {
        QVERIFY(m_table->isAsItBegan());
        m_table.reset();
        m_tools.clear();
    }

    void aClickTakesOne_data()
    {
        QTest::addColumn<int>("part");
        for (const SheetPart part : kSheetParts)
            QTest::newRow(qPrintable(sheetPartName(part))) << static_cast<int>(part);
    }
    void aClickTakesOne()
    {
        QFETCH(int, part);
        const auto which = static_cast<SheetPart>(part);
        m_table->click(middleOf(which));
        QCOMPARE(selected(), std::vector<SheetPart>{which});
        m_table->click({150, 150});
        QVERIFY(selected().empty());
        QCOMPARE(m_table->selection.items().places.size(), std::size_t(1));
    }

    void aDragMovesInOneStep_data() { aClickTakesOne_data(); }
    void aDragMovesInOneStep()
    {
        QFETCH(int, part);
        const auto which = static_cast<SheetPart>(part);
        const QRectF from = boxOf(which);
        const QPointF by(which == SheetPart::Legend ? 20 : -20, which == SheetPart::Title ? 15 : -15);
        m_table->drag(from.center(), from.center() + by);
        QCOMPARE(m_table->stepsSinceBegin(), 1);
        QVERIFY(isNear(boxOf(which).center(), from.center() + by, 1));
        QCOMPARE(selected(), std::vector<SheetPart>{which}); // to be nudged and resized
        stack().undo();
        QCOMPARE(boxOf(which), from);
    }

    void aNewOneKeepsClearOfTracksAndLanes()
    {
        MapModel model = ToolTable::emptyModel(1200, 900);
        model.info.art.emplace();
        MapEdit edit(model);
        std::vector<QPointF> line;
        for (int i = 0; i < 12; ++i) line.emplace_back(60 + 40 * i, 840);
        addTrack(edit, "Road", line, false);
        for (const SheetPart part : kSheetParts) putSheetPart(edit, part);
        for (const SheetPart part : kSheetParts)
            for (const QPointF& at : line) {
                const QRectF box = sheetPartBox(model, part);
                QVERIFY2(!box.contains(at), qPrintable(sheetPartName(part)));
            }
        edit.take();
    }

    void aNewOneKeepsClearOfStampsAndNames()
    {
        MapModel model = ToolTable::emptyModel(1200, 900);
        model.info.art.emplace();
        MapEdit edit(model);
        // A ship stands where the legend would go, and a name lies where the title would.
        StampRecord ship;
        ship.stamp = "caravel";
        ship.at = {1110, 850};
        ship.height = 60;
        edit.add(ship);
        putSheetPart(edit, SheetPart::Legend);
        QVERIFY(!sheetPartBox(model, SheetPart::Legend).intersects(QRectF(1090, 790, 40, 60)));
        putSheetPart(edit, SheetPart::Title);
        const QPointF usual = sheetPartBox(model, SheetPart::Title).center();
        removeSheetPart(edit, SheetPart::Title);
        RegionRecord region;
        region.id = "marches";
        region.drawing.label = engine::MapPoint{usual.x(), usual.y()};
        edit.add(region);
        edit.setText(model.info.language, "region.marches.name", "The Marches");
        putSheetPart(edit, SheetPart::Title);
        QVERIFY(!sheetPartBox(model, SheetPart::Title).contains(usual));
        edit.take();
    }

    void escapePutsItBack()
    {
        const QRectF from = boxOf(SheetPart::Legend);
        m_table->press(from.center());
        m_table->move(from.center() + QPointF(40, -90));
        QVERIFY(boxOf(SheetPart::Legend) != from);
        m_table->key(Qt::Key_Escape);
        m_table->release(from.center());
        QCOMPARE(boxOf(SheetPart::Legend), from);
        QCOMPARE(m_table->stepsSinceBegin(), 0);
    }

    void nothingLeavesTheSheet_data() { aClickTakesOne_data(); }
    void nothingLeavesTheSheet()
    {
        QFETCH(int, part);
        const auto which = static_cast<SheetPart>(part);
        m_table->drag(middleOf(which), {399, 399});
        QVERIFY(QRectF(-1e-6, -1e-6, 400 + 2e-6, 400 + 2e-6).contains(boxOf(which)));
    }

    void arrowsNudgeInOneStep()
    {
        m_table->click(middleOf(SheetPart::Compass));
        m_table->key(Qt::Key_Left);
        m_table->key(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(m_table->stepsSinceBegin(), 1);
        QCOMPARE(art().compass->x, 349.0);
        QCOMPARE(art().compass->y, 340.0);
    }

    void cornersResize()
    {
        for (const SheetPart part : {SheetPart::Compass, SheetPart::Title}) {
            const QRectF was = boxOf(part);
            m_table->click(was.center());
            m_table->drag(was.topLeft(), was.bottomRight() + (was.topLeft() - was.bottomRight()) * 1.4);
            QVERIFY(std::abs(boxOf(part).width() / was.width() - 1.4) < 0.1);
        }
        QVERIFY(art().titleSize > 1.3 && art().compassSize > 1.3);
        const QRectF scale = boxOf(SheetPart::Scale);
        m_table->click(scale.center());
        m_table->drag(scale.bottomRight(), scale.bottomRight() - QPointF(scale.width() / 2, 0));
        QCOMPARE(art().scaleSize, 0.5);
        QCOMPARE(scaleLength(art()), 60.0);
        const QRectF legend = boxOf(SheetPart::Legend);
        m_table->click(legend.center());
        m_table->drag(legend.topRight(), legend.topRight() + QPointF(60, -10));
        QVERIFY(isNear(boxOf(SheetPart::Legend).topRight(), legend.topRight() + QPointF(60, -10), 1));
        QVERIFY(isNear(boxOf(SheetPart::Legend).bottomLeft(), legend.bottomLeft(), 1));
        QCOMPARE(m_table->stepsSinceBegin(), 4);
    }

    void theCornerAcrossStays_data() { aClickTakesOne_data(); }
    void theCornerAcrossStays()
    {
        QFETCH(int, part);
        const auto which = static_cast<SheetPart>(part);
        m_table->document.edit(QStringLiteral("Middle"), [&](MapEdit& edit) -> EditOutcome {
            const engine::MapArt from = *edit.model().info.art;
            moveSheetPart(edit, which, from, QPointF(200, 200) - sheetPartBox(edit.model(), which).center());
            return {};
        });
        m_table->begin();
        for (std::size_t corner = 0; corner < 4; ++corner) {
            const QRectF was = boxOf(which);
            m_table->click(was.center());
            const QPointF from = cornersOf(was)[corner];
            const QPointF fixed = cornersOf(was)[(corner + 2) % 4];
            m_table->drag(from, fixed + (from - fixed) * 1.25);
            const QRectF now = boxOf(which);
            QVERIFY(isNear(cornersOf(now)[(corner + 2) % 4], fixed, 1e-6));
            QVERIFY(isNear(cornersOf(now)[corner], fixed + (from - fixed) * 1.25, 2));
            stack().undo();
        }
    }

    void theLegendKeepsRoomForALine()
    {
        const QRectF legend = boxOf(SheetPart::Legend);
        m_table->click(legend.center());
        m_table->drag(legend.bottomRight(), legend.topLeft() - QPointF(5, 5));
        QVERIFY(boxOf(SheetPart::Legend).width() >= 60);
        QVERIFY(isNear(boxOf(SheetPart::Legend).topLeft(), legend.topLeft(), 1));
    }

    void keysResize()
    {
        m_table->click(middleOf(SheetPart::Title));
        m_table->key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(art().titleSize, 1.1);
        m_table->key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(art().titleSize, 1.0);
    }

    void deleteHides()
    {
        m_table->click(middleOf(SheetPart::Title));
        m_table->key(Qt::Key_Up, Qt::ControlModifier);
        m_table->click(middleOf(SheetPart::Legend), Qt::ShiftModifier);
        QCOMPARE(selected().size(), std::size_t(2));
        m_table->key(Qt::Key_Delete);
        QVERIFY(!art().title && !art().legend && art().compass);
        QCOMPARE(art().titleSize, 1.0);
        QVERIFY(selected().empty());
    }

    void theLabelToolHasTitleAndLegend()
    {
        choose(QStringLiteral("label"));
        for (const SheetPart part : {SheetPart::Title, SheetPart::Legend}) {
            const QPointF from = middleOf(part);
            m_table->drag(from, from + QPointF(12, 8));
            QCOMPARE(selected(), std::vector<SheetPart>{part});
            m_table->key(Qt::Key_Right);
            QVERIFY(isNear(middleOf(part), from + QPointF(13, 8), 1));
        }
        m_table->doubleClick(middleOf(SheetPart::Title)); // the program's choice again
        QVERIFY(!boxOf(SheetPart::Title).intersects(QRectF(101, 101, 198, 198)));
        m_table->key(Qt::Key_Delete);
        QVERIFY(!art().title);
        m_table->click(middleOf(SheetPart::Compass));
        QVERIFY(selected().empty());
    }

    void drawnAnewTheyAreTheProgramsChoice()
    {
        m_table->document.edit(QStringLiteral("Move"), [](MapEdit& edit) -> EditOutcome {
            moveSheetPart(edit, SheetPart::Legend, *edit.model().info.art, {100, -150}); // onto the land
            scaleSheetPart(edit, SheetPart::Title, *edit.model().info.art, 2);
            return {};
        });
        m_table->document.edit(QStringLiteral("Anew"), [](MapEdit& edit) -> EditOutcome {
            for (const SheetPart part : kSheetParts) putSheetPartAnew(edit, part);
            return {};
        });
        QCOMPARE(art().titleSize, 1.0);
        for (const SheetPart part : kSheetParts) QVERIFY(!boxOf(part).intersects(QRectF(101, 101, 198, 198)));
    }

    void aHiddenLayerOffersNone()
    {
        LayerState layers = m_table->view.layers();
        layers.show(MapLayer::Artwork, false);
        m_table->view.setLayers(layers);
        m_table->click(middleOf(SheetPart::Compass));
        QVERIFY(selected().empty());
    }

    void aLongNameStaysOnTheSheet()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("Name"), [](MapEdit& edit) -> EditOutcome {
            edit.setText("en", "map.name", "The Kingdoms of the Amber Straits and of the Isles beyond the Sea");
            return {};
        }));
        QVERIFY(QRectF(0, 0, 400, 400).contains(boxOf(SheetPart::Title)));
        QVERIFY(titleLetters(art(), {400, 400}, "Isle") >
                titleLetters(art(), {400, 400}, "The Kingdoms of the Amber Straits and of the Isles beyond the Sea"));
    }

private:
    QUndoStack& stack() { return m_table->document.undoStack(); }
    const engine::MapArt& art() const { return *m_table->document.model().info.art; }
    QRectF boxOf(SheetPart part) const { return sheetPartBox(m_table->document.model(), part); }
    QPointF middleOf(SheetPart part) const { return boxOf(part).center(); }
    const std::vector<SheetPart>& selected() const { return m_table->selection.items().sheet; }
    static bool isNear(const QPointF& a, const QPointF& b, double reach)
    {
        return std::hypot(a.x() - b.x(), a.y() - b.y()) <= reach;
    }
    void choose(const QString& id)
    {
        for (const std::unique_ptr<MapTool>& tool : m_tools)
            if (tool->id() == id) m_table->view.setTool(tool.get());
    }

    std::unique_ptr<ToolTable> m_table;
    std::vector<std::unique_ptr<MapTool>> m_tools;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestSheetParts)
#include "tst_sheetparts.moc"
