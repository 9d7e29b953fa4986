// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/edittexts.h"
#include "editor/geometry/validity.h"
#include "editor/tools/borderstool.h"
#include "editor/tools/selecttool.h"
#include "tests/editor/tools/tooltable.h"

#include <QApplication>
#include <QTest>

#include <cmath>
#include <map>
#include <memory>

namespace marches::test {

using namespace editor;

/// Select and Borders with the mouse and the keys.
class TestBorderTools : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<ToolTable>();
        m_before = m_table->state();
    }
    void cleanup()
    {
        QVERIFY(checkMap(m_table->document.model().drawing).empty());
        // Undo of everything gives the same map, redo and undo again too.
        QUndoStack& stack = m_table->document.undoStack();
        const QByteArray after = m_table->state();
        const int index = stack.index();
        while (stack.canUndo()) stack.undo();
        QCOMPARE(m_table->state(), m_before);
        while (stack.index() < index) stack.redo();
        QCOMPARE(m_table->state(), after);
        m_table->view.setTool(nullptr);
        m_table.reset();
    }

    void clickSelectsWhatIsThere()
    {
        m_table->view.setTool(&m_select);
        m_table->click({120, 120});
        QCOMPARE(m_table->selection.items().places, std::vector<RecordId>{m_table->place("nw")});
        m_table->click({280, 120}, Qt::ShiftModifier);
        QCOMPARE(m_table->selection.items().places.size(), std::size_t(2));
        m_table->click({120, 120}, Qt::ShiftModifier);
        QCOMPARE(m_table->selection.items().places, std::vector<RecordId>{m_table->place("ne")});
        m_table->click({20, 20});
        QVERIFY(m_table->selection.empty());
    }

    void boxAndLassoSelect()
    {
        m_table->view.setTool(&m_select);
        m_table->drag({60, 60}, {340, 190});
        QCOMPARE(m_table->selection.items().places,
                 (std::vector<RecordId>{m_table->place("nw"), m_table->place("ne")}));
        // A lasso around the western two.
        m_table->press({60, 60}, Qt::ControlModifier);
        for (const QPointF& at : {QPointF(180, 60), QPointF(180, 340), QPointF(60, 340)})
            m_table->move(at, Qt::ControlModifier);
        m_table->release({60, 340}, Qt::ControlModifier);
        QCOMPARE(m_table->selection.items().places,
                 (std::vector<RecordId>{m_table->place("nw"), m_table->place("sw")}));
    }

    void nameIsDragged()
    {
        m_table->view.setTool(&m_select);
        m_table->drag({150, 150}, {170, 130});
        const auto label = m_table->record("nw").drawing.label;
        QVERIFY(label.has_value());
        QVERIFY(std::abs(label->x - 170) < 1.5 && std::abs(label->y - 130) < 1.5);
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    void selectedTerritoriesAreDragged()
    {
        m_table->view.setTool(&m_select);
        m_table->click({120, 120});
        // Its neighbours follow: nobody loses contact.
        m_table->drag({120, 120}, {110, 110});
        QVERIFY(m_table->touch("nw", "ne"));
        QVERIFY(m_table->vertexAt({90, 90}) != kNoVertex);
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    void ctrlLeavesNeighboursBehind()
    {
        m_table->view.setTool(&m_select);
        m_table->click({120, 120});
        m_table->drag({120, 120}, {90, 90}, Qt::ControlModifier);
        QVERIFY(!m_table->touch("nw", "ne"));
        QCOMPARE(m_table->area("ne"), 10000.0);
    }

    void escapeGivesUpADrag()
    {
        m_table->view.setTool(&m_select);
        m_table->click({120, 120});
        m_table->press({120, 120});
        m_table->move({100, 100});
        m_table->move({90, 100});
        m_table->key(Qt::Key_Escape);
        m_table->release({90, 100});
        QCOMPARE(m_table->state(), m_before);
    }

    void deleteRemovesTerritories()
    {
        m_table->view.setTool(&m_select);
        m_table->click({120, 120});
        m_table->key(Qt::Key_Delete);
        QCOMPARE(m_table->territoryCount(), std::size_t(3));
        QVERIFY(m_table->selection.empty());
    }

    void arrowsMoveTerritories()
    {
        m_table->view.setTool(&m_select);
        m_table->click({120, 120});
        m_table->key(Qt::Key_Left);
        m_table->key(Qt::Key_Left, Qt::ShiftModifier);
        m_table->key(Qt::Key_Up, Qt::AltModifier);
        QVERIFY(m_table->vertexAt({89, 99.9}) != kNoVertex);
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    void draggedPointTakesBothNeighboursAlong()
    {
        m_table->view.setTool(&m_borders);
        m_table->drag({200, 150}, {220, 160});
        QVERIFY(m_table->vertexAt({220, 160}) != kNoVertex);
        QVERIFY(m_table->area("nw") > 10900 && m_table->area("ne") < 9100);
        QCOMPARE(m_table->area("nw") + m_table->area("ne"), 20000.0);
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    void dragShowsOldLineNewLineAndWhoTouches()
    {
        m_table->view.setTool(&m_borders);
        m_table->press({200, 150});
        m_table->move({205, 150}, Qt::AltModifier);
        m_table->move({235, 165}, Qt::AltModifier);
        const QImage picture = m_table->picture();
        const auto at = [&](const QPointF& board) {
            return QColor(picture.pixel((m_table->view.toWidget(board) * picture.devicePixelRatio()).toPoint()));
        };
        QCOMPARE(at({200, 125}), mapColours(Theme::Light).selection); // where it was
        m_table->keepPicture(QStringLiteral("drag-border"));
        m_table->key(Qt::Key_Escape);
        m_table->release({235, 165});
        QCOMPARE(m_table->state(), m_before);
        QVERIFY(!m_table->document.undoStack().canUndo());
    }

    void refusedDragTellsWhy()
    {
        m_table->view.setTool(&m_borders);
        m_table->press({200, 150});
        m_table->move({210, 150}, Qt::AltModifier);
        m_table->move({390, 150}, Qt::AltModifier); // over the far coast
        QCOMPARE(m_table->view.refusal(), refusalText({"edges-cross", {}}));
        m_table->keepPicture(QStringLiteral("drag-refused"));
        m_table->release({390, 150}, Qt::AltModifier);
        QVERIFY(m_table->vertexAt({210, 150}) != kNoVertex);
    }

    void pointsAreAddedAndRemoved()
    {
        m_table->view.setTool(&m_borders);
        m_table->click({175, 200}, Qt::ControlModifier);
        const VertexId added = m_table->vertexAt({175, 200});
        QVERIFY(added != kNoVertex);
        QVERIFY(m_table->selection.has(added));
        m_table->doubleClick({225, 200});
        QVERIFY(m_table->vertexAt({225, 200}) != kNoVertex);
        m_table->click({175, 200});
        m_table->key(Qt::Key_Delete);
        QCOMPARE(m_table->vertexAt({175, 200}), kNoVertex);
        // A junction stays.
        m_table->click({200, 200});
        m_table->key(Qt::Key_Delete);
        QCOMPARE(m_table->view.refusal(), refusalText({"is-junction", {}}));
    }

    void linesAreBentAndStraightened()
    {
        m_table->view.setTool(&m_borders);
        m_table->click({180, 200});
        QCOMPARE(m_table->selection.items().edges.size(), std::size_t(2)); // from junction to junction
        m_table->key(Qt::Key_U, Qt::ShiftModifier);
        const EdgeId edge = m_table->selection.items().edges.front();
        QVERIFY(m_table->document.model().drawing.edge(edge).curved);
        m_table->keepPicture(QStringLiteral("handles"));
        const QPointF handle = m_table->document.model().drawing.edge(edge).startHandle;
        m_table->drag(handle, handle + QPointF(0, 20));
        QVERIFY(distanceBetween(m_table->document.model().drawing.edge(edge).startHandle, handle + QPointF(0, 20)) <
                1.5);
        QCOMPARE(m_table->document.undoStack().count(), 2);
        m_table->key(Qt::Key_L, Qt::ShiftModifier);
        QVERIFY(!m_table->document.model().drawing.edge(edge).curved);
        QCOMPARE(m_table->area("nw"), 10000.0);
    }

    /// A point without a corner stays one while a handle is dragged; Alt makes a corner of it.
    void aSmoothPointStaysSmooth()
    {
        m_table->view.setTool(&m_borders);
        m_table->click({180, 200});
        m_table->key(Qt::Key_Insert);
        const PlanarMap& map = m_table->document.model().drawing;
        const std::vector<VertexId> added = m_table->selection.items().vertices;
        QVERIFY(!added.empty());
        const VertexId point = added.front();
        m_table->selection.set({.vertices = {point}});
        QPointF here = map.at(point);
        m_table->drag(here, here + QPointF(0, 12));
        m_table->selection.set({.vertices = {point}});
        BorderNodes::makeSmooth(m_table->selection);
        here = map.at(point);
        const auto handles = [&] {
            std::map<EdgeId, QPointF> found; // a star begins where its first line leads
            map.visitStar(point, [&](HalfEdge half) {
                const Edge& edge = map.edge(half.edge());
                found[half.edge()] = (half.forward() ? edge.startHandle : edge.endHandle) - map.at(point);
            });
            return std::vector{found.begin()->second, found.rbegin()->second};
        };
        const auto cosine = [&] {
            const std::vector<QPointF> both = handles();
            return QPointF::dotProduct(both[0], both[1]) /
                   (std::hypot(both[0].x(), both[0].y()) * std::hypot(both[1].x(), both[1].y()));
        };
        QVERIFY2(cosine() < -0.9999, qPrintable(QString::number(cosine())));
        const double reach = std::hypot(handles()[1].x(), handles()[1].y());
        m_table->drag(here + handles()[0], here + handles()[0] + QPointF(2, 6));
        QVERIFY2(cosine() < -0.9999, qPrintable(QString::number(cosine())));
        const double after = std::hypot(handles()[1].x(), handles()[1].y()); // turned, not drawn out
        QVERIFY2(std::abs(after - reach) < 0.01, qPrintable(QStringLiteral("%1 %2").arg(reach).arg(after)));
        const QPointF still = handles()[1];
        m_table->drag(here + handles()[0], here + handles()[0] + QPointF(0, -10), Qt::AltModifier);
        QCOMPARE(handles()[1], still);
        QVERIFY(cosine() > -0.9999);
        m_table->document.undoStack().undo();
        QVERIFY(cosine() < -0.9999);
    }

    void aJunctionIsNotSmooth()
    {
        m_table->view.setTool(&m_borders);
        m_table->click({200, 200});
        BorderNodes::makeSmooth(m_table->selection);
        QCOMPARE(m_table->view.refusal(), refusalText({"is-junction", {}}));
    }

    /// What the pointer is no longer over is not shown as if it were: it may have gone to a menu at once.
    void whatThePointerLeftIsNotHovered()
    {
        SelectTool select;
        m_table->view.setTool(&select);
        const QImage before = m_table->picture();
        m_table->move({150, 150});
        QVERIFY(m_table->picture() != before);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&m_table->view, &leave);
        QCOMPARE(m_table->picture(), before);
        m_table->view.setTool(nullptr);
    }

    void lineIsDraggedWhole()
    {
        m_table->view.setTool(&m_borders);
        m_table->drag({100, 125}, {90, 125});
        QVERIFY(m_table->vertexAt({90, 100}) != kNoVertex && m_table->vertexAt({90, 150}) != kNoVertex);
    }

    void shiftBendsAStretch()
    {
        m_table->view.setTool(&m_borders);
        m_table->drag({200, 148}, {215, 148}, Qt::ShiftModifier);
        QVERIFY(m_table->area("nw") > 10100);
        QVERIFY(m_table->vertexAt({200, 200}) != kNoVertex &&
                m_table->vertexAt({200, 100}) != kNoVertex); // junctions stay
    }

    void droppedOnAPointItIsJoined()
    {
        m_table->view.setTool(&m_borders);
        const std::size_t before = m_table->document.model().drawing.vertexCount();
        m_table->drag({300, 150}, {300, 200}); // a point of the coast onto the junction below
        QCOMPARE(m_table->document.model().drawing.vertexCount(), before - 1);
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    void ctrlDragBreaksContact()
    {
        m_table->view.setTool(&m_borders);
        QVERIFY(m_table->touch("nw", "ne"));
        // From the side of "ne": its corner at (200, 150) leaves the border.
        m_table->press({201, 150}, Qt::ControlModifier);
        m_table->move({206, 150}, Qt::ControlModifier | Qt::AltModifier);
        m_table->move({230, 150}, Qt::ControlModifier | Qt::AltModifier);
        m_table->release({230, 150}, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(m_table->area("nw"), 10000.0);
        QVERIFY(m_table->area("ne") < 9000);
        QVERIFY(!m_table->touch("nw", "ne"));
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    /// Ctrl and Shift together are not Ctrl: they let go of snapping.
    void ctrlShiftDragKeepsContact()
    {
        m_table->view.setTool(&m_borders);
        m_table->drag({200, 150}, {230, 150}, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_table->touch("nw", "ne"));
        QVERIFY(m_table->area("nw") > 10500);
        QCOMPARE(m_table->document.undoStack().count(), 1);
    }

    void keysMoveAPoint()
    {
        m_table->view.setTool(&m_borders);
        m_table->click({200, 150});
        m_table->key(Qt::Key_Right);
        m_table->key(Qt::Key_Right, Qt::ShiftModifier);
        m_table->key(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(m_table->vertexAt({211, 150.1}) != kNoVertex);
        QCOMPARE(m_table->document.undoStack().count(), 1);
        const std::vector<VertexId> first = m_table->selection.items().vertices;
        m_table->key(Qt::Key_Tab);
        QVERIFY(m_table->selection.items().vertices != first);
        QCOMPARE(m_table->selection.items().vertices.size(), std::size_t(1));
    }

    void readOnlyMapsSaySo()
    {
        m_table->document.setReadOnly(true);
        m_table->view.setTool(&m_borders);
        m_table->drag({200, 150}, {220, 160});
        QCOMPARE(m_table->state(), m_before);
        QCOMPARE(m_table->view.refusal(), refusalText({"read-only", {}}));
        m_table->document.setReadOnly(false);
    }

    void switchingToolsKeepsTheSelection()
    {
        m_table->view.setTool(&m_select);
        m_table->click({120, 120});
        m_table->view.setTool(&m_borders);
        QVERIFY(m_table->selection.has(m_table->place("nw")));
    }

private:
    SelectTool m_select;
    BordersTool m_borders;
    std::unique_ptr<ToolTable> m_table;
    QByteArray m_before;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestBorderTools)
#include "tst_bordertools.moc"
