// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/territorytool.h"

#include "editor/canvas/mapview.h"
#include "editor/document/edittexts.h"
#include "editor/document/mapselection.h"
#include "editor/document/territories.h"
#include "editor/geometry/location.h"
#include "editor/model/terrain.h"
#include "editor/painting/mapscene.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace marches::editor {

namespace {

struct ShapeWords {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::TerritoryTool)
};

/// "Territory 4": the first that no place is called yet.
QString freeName(const MapDocument& document, engine::PlaceKind kind, bool isLake = false)
{
    for (int number = 1;; ++number) {
        QString name = isLake ? ShapeWords::tr("Lake %1", "name of a new lake").arg(number)
                       : kind == engine::PlaceKind::Sea
                           ? ShapeWords::tr("Sea %1", "name of a new sea zone").arg(number)
                           : ShapeWords::tr("Territory %1", "name of a new territory").arg(number);
        const bool taken = std::ranges::any_of(
            document.model().places(), [&](const Row<PlaceRecord>& row) { return document.name(row.record) == name; });
        if (!taken) return name;
    }
}

/// All of an outline lies on land that is there already.
bool isOnLand(const MapModel& model, const QPainterPath& path)
{
    constexpr int kSamples = 64;
    for (int i = 0; i < kSamples; ++i) {
        const std::optional<RecordId> place =
            model.placeOf(faceAt(model.drawing, path.pointAtPercent((i + 0.5) / kSamples)));
        if (!place || model.places().at(*place).kind != engine::PlaceKind::Land) return false;
    }
    return true;
}

} // namespace

QString shapeWord(const NewShape& shape)
{
    if (shape.natural)
        return shape.kind == engine::PlaceKind::Sea ? ShapeWords::tr("sea zone, uneven", "what the tool draws")
                                                    : ShapeWords::tr("land, uneven", "what the tool draws");
    return shape.kind == engine::PlaceKind::Sea ? ShapeWords::tr("sea zone", "what the tool draws")
                                                : ShapeWords::tr("land", "what the tool draws");
}

void paintShapeWord(QPainter& painter, const MapScene& scene, const QPointF& at, double pixel, const NewShape& shape,
                    const QRectF& room)
{
    constexpr double kSwatch = 11;
    constexpr double kRoom = 5;
    const MapColours& colours = mapColours(scene.theme);
    const QString word = shapeWord(shape);
    painter.save();
    painter.translate(at);
    painter.scale(pixel, pixel);
    painter.setFont(QApplication::font());
    const QFontMetricsF metrics(painter.font());
    // On the left: what snapping found and what was refused stand on the right.
    const double width = kSwatch + 3 * kRoom + metrics.horizontalAdvance(word);
    QRectF plate(-14 - width, 14, width, metrics.height() + kRoom);
    // At an edge of the view it stays whole, on the other side of the pointer.
    if (at.x() + plate.left() * pixel < room.left()) plate.moveLeft(14);
    if (at.y() + plate.bottom() * pixel > room.bottom()) plate.moveBottom(-14);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.callout);
    painter.drawRoundedRect(plate, 4, 4);
    const QRectF swatch(plate.left() + kRoom, plate.center().y() - kSwatch / 2, kSwatch, kSwatch);
    painter.setBrush(terrainFill(shape.kind, shape.kind == engine::PlaceKind::Sea ? "sea" : shape.terrain));
    painter.drawRoundedRect(swatch, 2, 2);
    painter.setPen(colours.onCallout);
    painter.drawText(plate.adjusted(kSwatch + 2 * kRoom, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, word);
    painter.restore();
}

EditOutcome addShape(MapDocument& document, MapSelection& selection, const QPainterPath& path, const NewShape& shape,
                     double tolerance, OutlineBy by)
{
    std::optional<RecordId> made;
    const bool sea = shape.kind == engine::PlaceKind::Sea;
    NewTerritory wanted{shape.kind, freeName(document, shape.kind).toStdString(), sea ? "sea" : shape.terrain, {}};
    const QString title = sea ? ShapeWords::tr("Draw a sea zone") : ShapeWords::tr("Draw a territory");
    EditOutcome outcome = document.edit(title, [&](MapEdit& edit) -> EditOutcome {
        auto added = addTerritory(edit, path, wanted, PathOptions{tolerance, false});
        if (!added && added.error().code == "path-encloses-nothing" && isOnLand(document.model(), path)) {
            if (!sea)
                return tl::unexpected(by == OutlineBy::Stroke ? EditRefusal{"stroke-inside-land", added.error().place}
                                                              : EditRefusal{"path-inside-land", added.error().place});
            wanted.terrain = "lake";
            wanted.name = freeName(document, shape.kind, true).toStdString();
            added = addTerritory(edit, path, wanted, PathOptions{tolerance, true});
        }
        if (!added && by == OutlineBy::Stroke && added.error().code == "path-crosses-itself")
            return tl::unexpected(EditRefusal{"stroke-crosses-itself", added.error().place});
        if (!added) return tl::unexpected(added.error());
        made = *added;
        return {};
    });
    if (made && outcome) selection.selectPlace(*made);
    return outcome;
}

QString TerritoryTool::name() const { return tr("Territory"); }

QString TerritoryTool::hint() const
{
    const bool sea = m_shape.kind == engine::PlaceKind::Sea;
    if (isBusy())
        return tr("Click: corner. Drag: curve. Between two borders it follows them; Ctrl: straight. Enter or double "
                  "click: close. Backspace: remove the last point. Esc: cancel");
    return sea ? tr("Click corner by corner around the new sea zone; inside of land it becomes a lake. K: draw land. "
                    "U: uneven sides")
               : tr("Click corner by corner around the new land; on a border it begins there and follows it. K: draw a "
                    "sea zone. U: uneven sides");
}

void TerritoryTool::setShape(const NewShape& shape)
{
    if (m_shape == shape) return;
    m_shape = shape;
    setNaturalTrail(shape.natural);
    emit shapeChanged(shape);
    emit hintChanged();
}

bool TerritoryTool::keyPress(QKeyEvent& event)
{
    if (event.key() == Qt::Key_K && event.modifiers() == Qt::NoModifier) {
        const bool sea = m_shape.kind == engine::PlaceKind::Sea;
        setShape({sea ? engine::PlaceKind::Land : engine::PlaceKind::Sea, m_shape.terrain, m_shape.natural});
        return true;
    }
    if (event.key() == Qt::Key_U && event.modifiers() == Qt::NoModifier) {
        setShape({m_shape.kind, m_shape.terrain, !m_shape.natural});
        return true;
    }
    return PathTool::keyPress(event);
}

bool TerritoryTool::finish()
{
    constexpr double kTolerance = 0.01; // follows borders exactly where it does
    return addShape(document(), selection(), trail().closedPath(map()), m_shape, kTolerance, OutlineBy::Corners)
        .has_value();
}

void TerritoryTool::drawOverlay(QPainter& painter, double pixel) const
{
    PathTool::drawOverlay(painter, pixel);
    if (isOver()) paintShapeWord(painter, scene(), pointer().at, pixel, m_shape, view().visibleArea());
}

} // namespace marches::editor
