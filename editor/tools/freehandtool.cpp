// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/freehandtool.h"

#include "editor/canvas/mapview.h"
#include "editor/document/borderredraw.h"
#include "editor/geometry/strokes.h"
#include "editor/painting/mapscene.h"

#include <QKeyEvent>
#include <QPainter>

#include <utility>

namespace marches::editor {

namespace {

constexpr double kSmoothing = 2.5; ///< pixels that the smooth line may leave the hand's
constexpr double kMeeting = 12;    ///< pixels from where it began, at which a stroke has come round

/// Without what the hand drew on past the place where it began: there the stroke would cross itself.
void endWhereItBegan(std::vector<QPointF>& stroke, double pixel)
{
    std::size_t nearest = 0;
    double least = kMeeting * pixel;
    for (std::size_t i = stroke.size() / 2; i < stroke.size(); ++i)
        if (const double way = distanceBetween(stroke[i], stroke.front()); way <= least) {
            least = way;
            nearest = i;
        }
    if (nearest >= 2) stroke.resize(nearest + 1);
}

} // namespace

QString FreehandTool::name() const { return tr("Freehand"); }

QString FreehandTool::hint() const
{
    if (isPressed() && m_redraws) return tr("Draw the border anew, back onto the same border");
    if (m_shape.kind == engine::PlaceKind::Sea)
        return tr("Draw around the new sea zone in one stroke; from border to border it closes along them. Alt or "
                  "Ctrl+Shift: no "
                  "snapping. Shift: redraw a border. K: draw land");
    return tr(
        "Draw around the new land in one stroke; from border to border it closes along them. Alt or Ctrl+Shift: no "
        "snapping. Shift: redraw a border. K: draw a sea zone");
}

void FreehandTool::setShape(const NewShape& shape)
{
    if (m_shape == shape) return;
    m_shape = shape;
    emit shapeChanged(shape);
    emit hintChanged();
}

bool FreehandTool::keyPress(QKeyEvent& event)
{
    if (event.key() != Qt::Key_K || event.modifiers() != Qt::NoModifier) return false;
    setShape(
        {m_shape.kind == engine::PlaceKind::Sea ? engine::PlaceKind::Land : engine::PlaceKind::Sea, m_shape.terrain});
    return true;
}

SnapTargets FreehandTool::snapTargets() const
{
    SnapTargets targets;
    targets.vertices = targets.lines = true;
    return targets;
}

void FreehandTool::pressed(const Pointer& pointer)
{
    m_begin = borderPointOf(snap());
    m_stroke = {pointer.snapped};
    m_redraws = pointer.has(Qt::ShiftModifier) && !pointer.has(Qt::ControlModifier);
    if (m_redraws) emit hintChanged();
}

void FreehandTool::dragged(const Pointer& pointer)
{
    if (!m_stroke.empty() && distanceBetween(pointer.at, m_stroke.back()) >= pointer.pixel)
        m_stroke.push_back(pointer.at);
}

QPainterPath FreehandTool::closed(const Pointer& pointer) const
{
    std::vector<QPointF> stroke = m_stroke;
    if (distanceBetween(stroke.back(), pointer.snapped) > 0) stroke.push_back(pointer.snapped);
    const std::optional<BorderPoint> end = borderPointOf(snap());
    if (!m_begin || !end) endWhereItBegan(stroke, pointer.pixel);
    QPainterPath path = fittedCurve(stroke, kSmoothing * pointer.pixel);
    if (m_begin && end)
        if (const auto way = wayAlongBorders(map(), *end, *m_begin))
            for (const Segment& piece : *way) {
                if (piece.curved)
                    path.cubicTo(piece.startHandle, piece.endHandle, piece.end);
                else
                    path.lineTo(piece.end);
            }
    path.closeSubpath();
    return path;
}

QPainterPath FreehandTool::open(const Pointer& pointer) const
{
    std::vector<QPointF> stroke = m_stroke;
    if (distanceBetween(stroke.back(), pointer.snapped) > 0) stroke.push_back(pointer.snapped);
    return fittedCurve(stroke, kSmoothing * pointer.pixel);
}

void FreehandTool::redraw(const Pointer& pointer)
{
    const std::optional<BorderPoint> end = borderPointOf(snap());
    if (!m_begin || !end) return refuseWith("redraw-one-border");
    const auto spot = [](const BorderPoint& point) { return BorderSpot{point.at, point.vertex, point.edge, point.t}; };
    document().edit(tr("Redraw a border"),
                    [&](MapEdit& edit) { return redrawBorder(edit, spot(*m_begin), spot(*end), open(pointer)); });
}

void FreehandTool::released(const Pointer& pointer, bool wasDrag)
{
    if (wasDrag && m_stroke.size() >= 3 && m_redraws)
        redraw(pointer);
    else if (wasDrag && m_stroke.size() >= 3)
        static_cast<void>(addShape(document(), selection(), closed(pointer), m_shape, 0.05, OutlineBy::Stroke));
    m_stroke.clear();
    if (std::exchange(m_redraws, false)) emit hintChanged();
}

bool FreehandTool::cancel()
{
    if (m_stroke.empty()) return false;
    m_stroke.clear();
    return true;
}

void FreehandTool::drawOverlay(QPainter& painter, double pixel) const
{
    if (isOver() && !(isPressed() && m_redraws))
        paintShapeWord(painter, scene(), pointer().at, pixel, m_shape, view().visibleArea());
    if (m_stroke.size() < 2) return;
    const MapColours& colours = mapColours(scene().theme);
    QPainterPath path(m_stroke.front());
    for (const QPointF& point : m_stroke) path.lineTo(point);
    QColor fill = colours.change;
    fill.setAlpha(40);
    if (!m_redraws) painter.fillPath(path, fill);
    painter.strokePath(path, QPen(colours.change, 2.2 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace marches::editor
