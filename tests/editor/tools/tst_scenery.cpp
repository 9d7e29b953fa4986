// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/maphits.h"
#include "editor/document/edittexts.h"
#include "editor/document/mapclipboard.h"
#include "editor/document/mapcommands.h"
#include "editor/document/mapfragment.h"
#include "editor/document/sceneryedits.h"
#include "editor/tools/scenerygrip.h"
#include "editor/tools/scenerytool.h"
#include "editor/tools/toolset.h"
#include "tests/editor/tools/tooltable.h"

#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>

namespace marches::test {

using namespace editor;

/// Woods, lakes and rivers that belong to no place: drawn, selected, moved, removed.
class TestScenery : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        MapModel model = ToolTable::emptyModel();
        model.info.art.emplace();
        m_table = std::make_unique<ToolTable>(std::move(model));
        m_table->begin();
        m_table->view.setTool(&m_tool);
    }
    void cleanup()
    {
        m_table->view.setTool(nullptr);
        QVERIFY(m_table->isAsItBegan());
        m_table.reset();
    }

    void anAreaIsDrawnPointByPoint()
    {
        m_table->key(Qt::Key_7); // lake
        for (const QPointF& at : kArea) m_table->click(at);
        QVERIFY(pieces().empty());
        m_table->key(Qt::Key_Return);
        QCOMPARE(pieces().size(), std::size_t(1));
        QCOMPARE(only().terrain, std::string("lake"));
        QVERIFY(!only().isPath);
        QCOMPARE(only().points.size(), std::size_t(4));
        QCOMPARE(m_table->selection.items().scenery, std::vector<std::string>{"lake"});
        QCOMPARE(sceneryAt(m_table->view.scene(), {200, 200}), std::string("lake"));
        QVERIFY(sceneryAt(m_table->view.scene(), {20, 20}).empty());
    }

    void aStrokeIsSmoothed()
    {
        m_tool.draw("wooded", false);
        m_table->press({100, 100});
        for (int i = 1; i <= 60; ++i) {
            const double angle = 6.0 * i / 60;
            m_table->move(QPointF(200, 200) - 100 * QPointF(std::cos(angle), std::sin(angle)));
        }
        m_table->release({101, 202});
        QCOMPARE(pieces().size(), std::size_t(1));
        QVERIFY(only().points.size() >= 6);
        QVERIFY(only().points.size() < 50);
    }

    void aStrokeThatIsNoAreaIsGone()
    {
        m_tool.draw("wooded", false);
        m_table->press({100, 100});
        for (int i = 1; i <= 20; ++i) m_table->move({100.0 + 5 * i, 100});
        QSignalSpy told(&m_tool, &MapTool::hintChanged);
        m_table->release({200, 100});
        QCOMPARE(m_table->view.refusal(), refusalText({"scenery-area-too-small", {}}));
        QVERIFY(!m_tool.isBusy());
        QCOMPARE(told.count(), 1); // whoever shows what Undo would take back
    }

    void aRiverIsAlwaysAPath()
    {
        m_tool.draw("river", false);
        m_table->click({90, 60});
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->view.refusal(), refusalText({"scenery-path-too-short", {}}));
        m_table->click({300, 320});
        m_table->key(Qt::Key_Return);
        QVERIFY(only().isPath);
        QCOMPARE(sceneryEdgeAt(m_table->view.scene(), {195, 190}, 8), std::string("river"));
    }

    void aBoardThatOthersDrewIsLeftAlone()
    {
        m_table->view.setTool(nullptr);
        m_table = std::make_unique<ToolTable>(ToolTable::emptyModel());
        m_table->begin();
        m_table->view.setTool(&m_tool);
        for (const QPointF& at : kArea) m_table->click(at);
        QCOMPARE(m_table->view.refusal(), refusalText({"board-not-drawn", {}}));
        QVERIFY(!m_tool.isBusy());
        QVERIFY(!m_table->document.model().info.art);
    }

    void backspaceAndEscapeTakeBack()
    {
        m_table->click({90, 60});
        m_table->click({160, 60});
        m_table->key(Qt::Key_Backspace);
        QVERIFY(m_tool.isBusy());
        m_table->key(Qt::Key_Escape);
        QVERIFY(!m_tool.isBusy());
        m_table->key(Qt::Key_Return);
        QVERIFY(pieces().empty());
    }

    void selectMovesPointsAddsAndRemovesThem()
    {
        put(false);
        useSelect();
        m_table->click({200, 200});
        QCOMPARE(m_table->selection.items().scenery, std::vector<std::string>{"wooded"});
        m_table->drag(kArea[0], {70, 80});
        QCOMPARE(only().points[0], (engine::MapPoint{70, 80}));
        m_table->drag({200, 300}, {200, 340}); // the middle of the lower side
        QCOMPARE(only().points.size(), std::size_t(5));
        QCOMPARE(only().points[3], (engine::MapPoint{200, 340}));
        m_table->move({200, 340});
        m_table->key(Qt::Key_Delete);
        QCOMPARE(only().points.size(), std::size_t(4));
        QCOMPARE(m_table->stepsSinceBegin(), 4);
        m_table->move({200, 200});
        m_table->key(Qt::Key_Escape);
        m_table->click({200, 200});
        m_table->drag({200, 200}, {230, 190});
        QCOMPARE(only().points[1], (engine::MapPoint{330, 90}));
    }

    void aDragOfSmallStepsLosesNothing()
    {
        put(false);
        useSelect();
        m_table->click({200, 200});
        SceneryGrip grip; // as at a great zoom, where a pixel is less than the tenths that are kept
        grip.takePiece(m_table->document, m_table->selection, "wooded", {200, 200});
        for (int i = 1; i <= 100; ++i) grip.drag(m_table->document, {200 + 0.04 * i, 200});
        QCOMPARE(only().points[0], (engine::MapPoint{104, 100}));
        QCOMPARE(m_table->stepsSinceBegin(), 2);
    }

    void itIsCopiedCutAndPasted()
    {
        put(false);
        put(true);
        m_table->selection.selectScenery({"wooded-2", "wooded"});
        const std::unique_ptr<QMimeData> copied(copySelected(m_table->selection));
        QVERIFY(canPaste(copied.get()));
        QVERIFY(MapCommands::paste(m_table->selection, *copied));
        QCOMPARE(m_table->selection.items().scenery, (std::vector<std::string>{"wooded-3", "wooded-4"}));
        QVERIFY(MapCommands::paste(m_table->selection, *copied)); // not on the first one
        QCOMPARE(m_table->stepsSinceBegin(), 4);
        QCOMPARE(pieces().size(), std::size_t(6));
        QVERIFY(!pieces()[4].isPath && pieces()[5].isPath); // in the order in which they lie over each other
        QCOMPARE(pieces()[4].points[0], (engine::MapPoint{124, 124}));
        QVERIFY(MapCommands::cut(m_table->selection));
        QCOMPARE(pieces().size(), std::size_t(4));
        m_table->selection.selectScenery({"wooded"});
        QVERIFY(MapCommands::duplicate(m_table->selection));
        QCOMPARE(pieces().size(), std::size_t(5));
        QCOMPARE(m_table->selection.items().scenery, std::vector<std::string>{"wooded-5"});
    }

    void anotherMapTakesIt()
    {
        put(false);
        m_table->selection.selectScenery({"wooded"});
        const std::unique_ptr<QMimeData> copied(copySelected(m_table->selection));
        MapModel drawn = ToolTable::emptyModel(300, 200); // smaller: it comes to lie on the board
        drawn.info.art.emplace();
        ToolTable other(drawn);
        QVERIFY(MapCommands::paste(other.selection, *copied));
        QCOMPARE(other.document.model().info.art->scenery.size(), std::size_t(1));
        QCOMPARE(other.document.model().info.art->scenery.front().terrain, std::string("wooded"));
        ToolTable bare(ToolTable::emptyModel()); // that the program does not draw
        const EditOutcome refused = MapCommands::paste(bare.selection, *copied);
        QCOMPARE(refused.error().code, std::string("board-not-drawn"));
    }

    void bytesOfTheClipboardAreReadWithCare()
    {
        put(true);
        MapModel fragment = fragmentOf(m_table->document.model(), {}, {}, {"wooded"});
        QVERIFY(fragmentFromBytes(bytesOf(fragment)));
        const auto isRefused = [&fragment](const auto& spoil) {
            MapModel spoilt = fragment;
            spoil(spoilt.info.art->scenery.front());
            return !fragmentFromBytes(bytesOf(spoilt));
        };
        QVERIFY(isRefused([](engine::MapScenery& piece) { piece.width = 1e9; }));
        QVERIFY(isRefused([](engine::MapScenery& piece) { piece.points.resize(1); }));
        QVERIFY(isRefused([](engine::MapScenery& piece) { piece.points.resize(5000); }));
        QVERIFY(isRefused([](engine::MapScenery& piece) { piece.points[0].x = std::nan(""); }));
        QVERIFY(isRefused([](engine::MapScenery& piece) { piece.terrain = "Dark Woods"; }));
        QVERIFY(isRefused([](engine::MapScenery& piece) { piece.color = "red"; }));
        fragment.info.art->scenery.resize(2000, fragment.info.art->scenery.front());
        QVERIFY(!fragmentFromBytes(bytesOf(fragment)));
    }

    void itIsTurnedScaledAndMirrored()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("Draw"), [](MapEdit& edit) -> EditOutcome {
            addScenery(edit, "river", true, {{100, 200}, {300, 200}});
            changeScenery(edit, "river", [](engine::MapScenery& piece) { piece.width = 10; });
            return {};
        }));
        m_table->selection.selectScenery({"river"});
        const std::optional<QRectF> box = MapCommands::boxToTransform(m_table->selection);
        QVERIFY(box && std::abs(box->width() - 200) < 1);
        QVERIFY(MapCommands::transform(m_table->selection, QTransform::fromScale(0.5, 0.5)));
        QCOMPARE(only().points[1], (engine::MapPoint{150, 100}));
        QCOMPARE(only().width, 5.0);
        QVERIFY(MapCommands::mirror(m_table->selection, false));
        QCOMPARE(only().points[0], (engine::MapPoint{150, 100}));
        useSelect();
        m_table->key(Qt::Key_Up, Qt::ControlModifier); // larger by a tenth
        QCOMPARE(only().width, 5.5);
        QCOMPARE(only().points[0], (engine::MapPoint{155, 100}));
        QCOMPARE(m_table->stepsSinceBegin(), 4);
    }

    void whatLiesAlongAPathIsTakenWhereItIsSeen()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("Draw"), [](MapEdit& edit) -> EditOutcome {
            addScenery(edit, "lake", true, {{100, 100}, {300, 100}});
            addScenery(edit, "river", true, {{100, 300}, {300, 300}});
            changeScenery(edit, "lake", [](engine::MapScenery& piece) { piece.width = 80; });
            changeScenery(edit, "river", [](engine::MapScenery& piece) { piece.width = 40; });
            return {};
        }));
        const MapScene& scene = m_table->view.scene();
        QCOMPARE(sceneryEdgeAt(scene, {200, 140}, 6), std::string("lake")); // its shore
        QVERIFY(sceneryEdgeAt(scene, {200, 120}, 6).empty());
        QCOMPARE(sceneryEdgeAt(scene, {200, 100}, 6), std::string("lake"));
        QCOMPARE(sceneryEdgeAt(scene, {200, 316}, 2), std::string("river")); // its water
        QVERIFY(sceneryEdgeAt(scene, {200, 330}, 2).empty());
    }

    void theLegendIsNotInTheWay()
    {
        m_tool.draw("wooded", false);
        const QPointF below = m_table->view.toBoard({40, 40}); // the second row of the legend, or the first
        m_table->click({300, 300});
        m_table->click(below);
        m_table->click({300, 100});
        m_table->key(Qt::Key_Return);
        QCOMPARE(only().terrain, std::string("wooded"));
        QCOMPARE(only().points.size(), std::size_t(3));
        QVERIFY(std::abs(only().points[1].x - below.x()) < 1);
        m_table->click(m_table->view.toBoard({40, 25}));
        QVERIFY(!m_tool.isBusy()); // it chooses again
        QCOMPARE(m_tool.terrain(), std::string("plain"));
    }

    void aBoxTakesWhatLiesInItWhole()
    {
        put(false);
        useSelect();
        m_table->drag({80, 80}, {320, 250}, Qt::ShiftModifier);
        QVERIFY(m_table->selection.items().scenery.empty());
        m_table->drag({80, 80}, {320, 320}, Qt::ShiftModifier);
        QCOMPARE(m_table->selection.items().scenery, std::vector<std::string>{"wooded"});
    }

    void itIsRemovedAndComesBack()
    {
        put(true);
        useSelect();
        m_table->click({200, 100});
        QCOMPARE(m_table->selection.items().scenery.size(), std::size_t(1));
        m_table->move({20, 380});
        m_table->key(Qt::Key_Delete);
        QVERIFY(pieces().empty());
        QVERIFY(m_table->selection.empty());
        m_table->document.undoStack().undo();
        QCOMPARE(pieces().size(), std::size_t(1));
    }

    void theKeysAloneReachIt()
    {
        put(false);
        useSelect();
        m_table->key(Qt::Key_O);
        QCOMPARE(m_table->selection.items().scenery, std::vector<std::string>{"wooded"});
        m_table->key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(only().points[0], (engine::MapPoint{110, 100}));
        QTest::keyClick(&m_table->view, Qt::Key_Tab);
        QTest::keyClick(&m_table->view, Qt::Key_Tab);
        m_table->key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(only().points[0], (engine::MapPoint{110, 100}));
        QCOMPARE(only().points[1], (engine::MapPoint{310, 110}));
        m_table->key(Qt::Key_Delete);
        QCOMPARE(only().points.size(), std::size_t(3));
    }

    void whatStandsOnTheSheetIsReachedByKeys()
    {
        const EditOutcome outcome = m_table->document.edit(QStringLiteral("Title"), [](MapEdit& edit) -> EditOutcome {
            putSheetPart(edit, SheetPart::Title);
            putSheetPart(edit, SheetPart::Compass);
            return {};
        });
        QVERIFY(outcome);
        useSelect();
        m_table->key(Qt::Key_O);
        QCOMPARE(m_table->selection.items().sheet, std::vector<SheetPart>{SheetPart::Compass});
        m_table->key(Qt::Key_O);
        QCOMPARE(m_table->selection.items().sheet, std::vector<SheetPart>{SheetPart::Title});
        m_table->key(Qt::Key_O, Qt::ShiftModifier);
        const engine::MapPoint before = *m_table->document.model().info.art->compass;
        const double step = before.x > 200 ? -10 : 10;
        m_table->key(step < 0 ? Qt::Key_Left : Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(std::abs(m_table->document.model().info.art->compass->x - before.x - step) < 0.1);
    }

    void restackingChangesTheOrder()
    {
        put(false);
        put(false);
        QCOMPARE(pieces().back().id, std::string("wooded-2"));
        QVERIFY(m_table->document.edit(QStringLiteral("Raise"), [](MapEdit& edit) -> EditOutcome {
            restackScenery(edit, "wooded", true);
            return {};
        }));
        QCOMPARE(pieces().back().id, std::string("wooded"));
    }

private:
    static inline const std::vector<QPointF> kArea{{100, 100}, {300, 100}, {300, 300}, {100, 300}};

    void useSelect()
    {
        m_tools = makeTools();
        m_table->view.setTool(findTool(m_tools, u"select"));
    }
    void put(bool isPath)
    {
        QVERIFY(m_table->document.edit(QStringLiteral("Draw"), [isPath](MapEdit& edit) -> EditOutcome {
            addScenery(edit, "wooded", isPath, kArea);
            return {};
        }));
    }
    const std::vector<engine::MapScenery>& pieces() const { return m_table->document.model().info.art->scenery; }
    const engine::MapScenery& only() const
    {
        if (pieces().size() != 1) qFatal("not one piece");
        return pieces().front();
    }

    std::vector<std::unique_ptr<MapTool>> m_tools;
    std::unique_ptr<ToolTable> m_table;
    SceneryTool m_tool;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestScenery)
#include "tst_scenery.moc"
