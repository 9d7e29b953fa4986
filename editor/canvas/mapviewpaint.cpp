// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapgrid.h"
#include "editor/canvas/mapview.h"
#include "editor/document/mapfiles.h"
#include "editor/geometry/outline.h"
#include "editor/model/linepath.h"
#include "editor/painting/mappainter.h"

#include <QPaintEvent>
#include <QPainter>
#include <QTimer>

#include <cmath>

namespace marches::editor {

namespace {

/// Above this a whole picture is too slow to be painted at each step of the wheel; the former one is shown scaled until
/// the wheel rests. Milliseconds.
constexpr double kSlowPicture = 40;

void strokeTwice(QPainter& painter, const QPainterPath& path, const QColor& colour, const QColor& halo, double width)
{
    painter.strokePath(path, QPen(halo, width * 2.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace

void MapView::updatePicture()
{
    m_picture.resize(size(), devicePixelRatioF());
    m_picture.setCamera(m_camera);
    m_scene.setPixel(m_camera.pixel());
    m_picture.repaintInvalid([this](QPainter& painter, const QRectF& exposed) { paintMap(painter, m_scene, exposed); });
}

void MapView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setClipRegion(event->region());
    const bool zooms = m_settled->isActive() && m_picture.fullCost() > kSlowPicture &&
                       m_picture.camera().scale() != m_camera.scale() && !m_picture.image().isNull() &&
                       !m_picture.isSpoiled(); // what is stale is not stretched: it may be of another map
    if (zooms) {
        painter.fillRect(rect(), boardColours(m_theme).backdrop);
        const MapCamera& old = m_picture.camera();
        const double factor = m_camera.scale() / old.scale();
        painter.drawImage(
            QRectF(m_camera.offset() - old.offset() * factor, m_picture.image().deviceIndependentSize() * factor),
            m_picture.image());
    } else {
        updatePicture();
        painter.drawImage(QPointF(0, 0), m_picture.image());
    }
    if (m_document == nullptr) return;
    if (m_showsGrid) paintGrid(painter);
    if (m_showsGuides) paintGuides(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setTransform(m_camera.transform(), true);
    paintSelection(painter);
    if (m_tool != nullptr) m_tool->paint(painter, m_camera.pixel());
    painter.restore();
    paintForeground(painter);
}

void MapView::paintSelection(QPainter& painter) const
{
    const MapModel& model = m_document->model();
    const MapColours& colours = mapColours(m_scene.theme);
    const QColor halo(255, 255, 255, 220);
    const double pixel = m_camera.pixel();
    const QRectF seen = visibleArea();
    if (m_selection != nullptr) {
        const MapSelection::Items& items = m_selection->items();
        for (const Key key : items.places) {
            const PlaceRecord& record = model.places().at(key);
            QPainterPath outline;
            if (record.face != kOutside) {
                const FaceShape& shape = m_scene.shape(record.face);
                if (!shape.box.intersects(seen)) continue;
                outline = shape.area;
                QColor tint = colours.selection;
                tint.setAlpha(46);
                painter.fillPath(outline, tint);
            } else if (record.drawing.box || record.drawing.label) {
                outline.addRoundedRect(m_scene.boxOf(key), 3, 3);
            }
            strokeTwice(painter, outline, colours.selection, halo, 2.4 * pixel);
        }
        for (const Key key : items.connections) {
            const ConnectionRecord& record = model.connections().at(key);
            if (record.kind == engine::ConnectionKind::SeaLane) {
                strokeTwice(painter, m_scene.lane(record), colours.selection, halo, 2.4 * pixel);
            } else if (record.drawing.at) {
                painter.setPen(QPen(colours.selection, 2.4 * pixel));
                painter.setBrush(Qt::NoBrush);
                painter.drawEllipse(QPointF(record.drawing.at->x, record.drawing.at->y), 19, 19);
            }
        }
        for (const Key key : items.barriers)
            strokeTwice(painter, linePath(model, model.barriers().at(key).line), colours.selection, halo, 2.4 * pixel);
        for (const EdgeId id : items.edges) {
            const std::vector<HalfEdge> one{HalfEdge(id, true)};
            strokeTwice(painter, pathOf(model.drawing, one), colours.selection, halo, 2.6 * pixel);
        }
    }
    if (m_current && hasFocus() && model.places().has(*m_current)) {
        const PlaceRecord& record = model.places().at(*m_current);
        QPainterPath outline;
        if (record.face != kOutside)
            outline = m_scene.shape(record.face).area;
        else
            outline.addRect(m_scene.boxOf(*m_current));
        painter.strokePath(outline, QPen(boardColours(m_scene.theme).focusEdge, 4 * pixel, Qt::DashLine));
        painter.strokePath(outline, QPen(boardColours(m_scene.theme).accent, 2 * pixel, Qt::DashLine));
    }
}

void MapView::paintGrid(QPainter& painter) const
{
    const double step = gridStep(m_camera.pixel());
    const QRectF seen = visibleArea();
    QColor colour = mapColours(m_scene.theme).selection;
    const auto line = [&](double place, const QPointF& from, const QPointF& to) {
        const bool isTenth = std::abs(std::remainder(place, 10 * step)) < step / 2;
        colour.setAlpha(isTenth ? 80 : 38);
        painter.setPen(colour);
        painter.drawLine(toWidget(from).toPoint(), toWidget(to).toPoint());
    };
    for (double x = std::ceil(seen.left() / step) * step; x <= seen.right(); x += step)
        line(x, {x, seen.top()}, {x, seen.bottom()});
    for (double y = std::ceil(seen.top() / step) * step; y <= seen.bottom(); y += step)
        line(y, {seen.left(), y}, {seen.right(), y});
}

void MapView::paintGuides(QPainter& painter) const
{
    const engine::Guides& guides = m_document->model().info.guides;
    const QRectF seen = visibleArea();
    QColor colour = mapColours(m_scene.theme).selection;
    colour.setAlpha(190);
    painter.setPen(QPen(colour, 1, Qt::DashDotLine));
    for (const double x : guides.upright)
        painter.drawLine(toWidget(QPointF(x, seen.top())).toPoint(), toWidget(QPointF(x, seen.bottom())).toPoint());
    for (const double y : guides.level)
        painter.drawLine(toWidget(QPointF(seen.left(), y)).toPoint(), toWidget(QPointF(seen.right(), y)).toPoint());
}

void MapView::paintForeground(QPainter& painter) const
{
    for (const MapPin& pin : m_pins) {
        const QPointF at = toWidget(pin.at);
        if (QRectF(rect()).adjusted(-20, -4, 20, 40).contains(at)) drawPin(painter, at, pin, m_scene.theme);
    }
    paintKeyCursor(painter);
    if (!m_refusal.isEmpty()) {
        const MapColours& colours = mapColours(m_scene.theme);
        // What is wrong on one line, what may be done about it below.
        QStringList lines = m_refusal.split(QStringLiteral(". "));
        for (qsizetype i = 0; i + 1 < lines.size(); ++i) lines[i] += u'.';
        drawCallout(painter, m_refusalAt + QPointF(16, 18), lines, colours.error, colours.onPin, rect());
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(boardColours(m_theme).accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

} // namespace marches::editor
