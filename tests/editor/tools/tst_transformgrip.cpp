// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/boardart.h"
#include "editor/document/mapcommands.h"
#include "editor/document/stampedits.h"
#include "editor/document/territories.h"
#include "editor/geometry/outline.h"
#include "editor/tools/selecttool.h"
#include "tests/editor/tools/tooltable.h"

#include <QTest>

#include <cmath>
#include <memory>

namespace marches::test {

using namespace editor;

/// What is selected is scaled and turned by the handles around it.
class TestTransformGrip : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<ToolTable>();
        QVERIFY(m_table->document.edit(QStringLiteral("Isle"), [this](MapEdit& edit) -> EditOutcome {
            changeArt(edit, [](engine::MapArt&) {});
            QPainterPath path;
            path.addRect(330, 150, 40, 20);
            const auto isle = addTerritory(edit, path, {engine::PlaceKind::Land, "Isle", "plain", {}});
            if (!isle) return tl::unexpected(isle.error());
            m_isle = *isle;
            StampRecord record;
            record.id = "one";
            record.stamp = "house";
            record.at = {350, 350};
            record.height = 40;
            m_stamp = edit.add(std::move(record));
            return {};
        }));
        m_table->begin(m_tool);
    }
    void cleanup()
    {
        QVERIFY(m_table->isAsItBegan());
        m_table.reset();
    }

    void aCornerScalesFromTheOppositeOne()
    {
        m_table->selection.selectPlace(m_isle);
        const QPointF corner = handle(m_isleBox, 2);
        m_table->drag(corner, corner + QPointF(20, 10));
        const QRectF now = boxOfIsle();
        QVERIFY2(std::abs(now.left() - 330) < 1e-6 && std::abs(now.top() - 150) < 1e-6, qPrintable(textOf(now)));
        QVERIFY2(now.width() > 52 && now.width() < 62, qPrintable(textOf(now)));
        QVERIFY(std::abs(now.width() / now.height() - 2) < 1e-6);
        QCOMPARE(stepsDone(), 1);
    }

    void withCtrlAboutTheMiddle()
    {
        m_table->selection.selectPlace(m_isle);
        const QPointF corner = handle(m_isleBox, 0);
        m_table->drag(corner, corner + QPointF(10, 5), Qt::ControlModifier);
        const QRectF now = boxOfIsle();
        QVERIFY2(now.width() < 36, qPrintable(textOf(now)));
        QVERIFY(std::abs(now.center().x() - 350) < 1e-6 && std::abs(now.center().y() - 160) < 1e-6);
    }

    void theHandleAboveTurns()
    {
        m_table->selection.selectPlace(m_isle);
        const QPointF above = handle(m_isleBox, 4);
        const double reach = m_isleBox.center().y() - above.y();
        // To the right of the middle: a quarter, and a little too much for a step of 15 degrees.
        m_table->drag(above, m_isleBox.center() + QPointF(reach, 2), Qt::ShiftModifier);
        const QRectF now = boxOfIsle();
        QVERIFY2(std::abs(now.width() - 20) < 1e-6 && std::abs(now.height() - 40) < 1e-6, qPrintable(textOf(now)));
        QVERIFY(std::abs(now.center().x() - 350) < 1e-6);
        QCOMPARE(stepsDone(), 1);
    }

    void stampsGrowAndTurnWithIt()
    {
        m_table->selection.set({{m_isle}, {}, {}, {}, {}, {m_stamp}});
        const QRectF box = *boxAroundItems(m_table->document.model(), m_table->selection.items().places,
                                           m_table->selection.items().stamps);
        const QPointF corner = handle(box, 0);
        m_table->drag(corner, corner + (box.center() - corner) / 4);
        const StampRecord& stamp = m_table->document.model().stamps().at(m_stamp);
        QVERIFY2(stamp.height < 38 && stamp.height > 25, qPrintable(QString::number(stamp.height)));
        QVERIFY(boxOfIsle().width() < 38);
    }

    void escGivesBack()
    {
        m_table->selection.selectPlace(m_isle);
        const QPointF corner = handle(m_isleBox, 2);
        m_table->press(corner);
        m_table->move(corner + QPointF(10, 5));
        m_table->move(corner + QPointF(20, 10));
        QVERIFY(boxOfIsle().width() > 41);
        m_table->key(Qt::Key_Escape);
        m_table->release(corner + QPointF(20, 10));
        QCOMPARE(boxOfIsle(), m_isleBox);
        QCOMPARE(stepsDone(), 0);
    }

    void whatWouldLieOnSomethingStopsBefore()
    {
        m_table->selection.selectPlace(m_isle);
        const QPointF corner = handle(m_isleBox, 0);
        m_table->drag(corner, corner - QPointF(200, 100)); // into the square at its left
        QVERIFY(boxOfIsle().left() >= 300);
        QVERIFY(m_table->area("ne") > 9999);
    }

    void borderedTerritoriesHaveNoHandles()
    {
        m_table->selection.selectPlace(m_table->place("nw"));
        const QByteArray before = m_table->state();
        const QPointF corner = handle({100, 100, 100, 100}, 0);
        m_table->drag(corner, corner - QPointF(30, 30));
        QCOMPARE(m_table->state(), before);
        QVERIFY(!MapCommands::boxToTransform(m_table->selection));
        // All four stand alone together.
        m_table->selection.selectPlaces(
            {m_table->place("nw"), m_table->place("ne"), m_table->place("sw"), m_table->place("se")});
        QCOMPARE(MapCommands::boxToTransform(m_table->selection).value(), QRectF(100, 100, 200, 200));
    }

    void theHandlesGoWithWhatIsDone()
    {
        m_table->selection.selectPlace(m_isle);
        const QImage before = m_table->picture();
        m_table->key(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(m_table->picture() != before);
        const QRectF moved = m_isleBox.translated(0, 10);
        QCOMPARE(boxOfIsle(), moved);
        const QPointF corner = handle(moved, 2);
        m_table->drag(corner, corner + QPointF(10, 5));
        QVERIFY(boxOfIsle().width() > 41);
        m_table->keepPicture(QStringLiteral("transform-grip"));
    }

private:
    QPointF handle(const QRectF& box, int which) const
    {
        const double pixel = 1 / m_table->view.zoom();
        const double across = std::max(6.0, (40 - box.width() / pixel) / 2) * pixel;
        const double down = std::max(6.0, (40 - box.height() / pixel) / 2) * pixel;
        const QRectF wide = box.adjusted(-across, -down, across, down);
        switch (which) {
        case 0: return wide.topLeft();
        case 2: return wide.bottomRight();
        default: return {wide.center().x(), wide.top() - 24 * pixel};
        }
    }
    QRectF boxOfIsle() const
    {
        const MapModel& model = m_table->document.model();
        return boundsOf(model.drawing, model.places().at(m_isle).face);
    }
    int stepsDone() const { return m_table->stepsSinceBegin(); }
    static QString textOf(const QRectF& box)
    {
        return QStringLiteral("%1 %2 %3 %4").arg(box.x()).arg(box.y()).arg(box.width()).arg(box.height());
    }

    SelectTool m_tool;
    std::unique_ptr<ToolTable> m_table;
    RecordId m_isle{};
    RecordId m_stamp{};
    const QRectF m_isleBox{330, 150, 40, 20};
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestTransformGrip)
#include "tst_transformgrip.moc"
