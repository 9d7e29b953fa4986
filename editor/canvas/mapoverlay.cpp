// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapoverlay.h"

#include "editor/canvas/mapgrid.h"
#include "editor/cartography/sceneryground.h"
#include "editor/document/sceneryedits.h"
#include "editor/document/stampedits.h"
#include "editor/geometry/outline.h"
#include "editor/model/mapmodel.h"
#include "editor/painting/mapnames.h"
#include "editor/painting/mappainter.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kPinRadius = 10; ///< of the head, in pixels, as drawPin() has it
constexpr double kPinHead = 21;   ///< from the tip to the middle of the head

/// Paints what is selected, one kind after the other.
class SelectionPainter {
public:
    SelectionPainter(QPainter& painter, const MapScene& scene, double pixel)
        : m_painter(painter), m_scene(scene), m_pixel(pixel), m_colour(mapColours(scene.theme).selection)
    {}

    void markPlace(RecordId key, const QRectF& seen)
    {
        const PlaceRecord& record = m_scene.model().places().at(key);
        QPainterPath outline;
        if (record.face != kOutside) {
            const FaceShape& shape = m_scene.shape(record.face);
            if (!shape.box.intersects(seen)) return;
            outline = shape.area;
            QColor tint = m_colour;
            tint.setAlpha(46);
            m_painter.fillPath(outline, tint);
        } else if (record.drawing.box || record.drawing.label) {
            outline.addRoundedRect(m_scene.boxOf(key), 3, 3);
        }
        strokeTwice(outline);
    }
    void markConnection(RecordId key)
    {
        const ConnectionRecord& record = m_scene.model().connections().at(key);
        if (record.kind == engine::ConnectionKind::SeaLane) {
            strokeTwice(m_scene.lane(record));
        } else if (record.drawing.at) {
            m_painter.setPen(QPen(m_colour, 2.4 * m_pixel));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(QPointF(record.drawing.at->x, record.drawing.at->y), 19, 19);
        }
    }
    void markStamp(RecordId key)
    {
        QPainterPath outline;
        outline.addPolygon(stampOutline(m_scene.model().stamps().at(key)));
        outline.closeSubpath();
        strokeTwice(outline, 1.6);
    }
    void markSheetPart(SheetPart part)
    {
        QPainterPath outline;
        outline.addRect(sheetPartBox(m_scene.model(), part));
        strokeTwice(outline, 1.6);
    }
    void markScenery(const std::string& id)
    {
        if (const engine::MapScenery* piece = findScenery(m_scene.model(), id)) strokeTwice(sceneryCurve(*piece), 1.6);
    }
    void markMade(const MadeItem& item)
    {
        // Dotted: it is not the designer's yet.
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(QColor(255, 255, 255, 220), 4 * m_pixel));
        m_painter.drawRect(item.box);
        m_painter.setPen(QPen(m_colour, 2 * m_pixel, Qt::DotLine));
        m_painter.drawRect(item.box);
    }
    void markBarrier(RecordId key) { strokeTwice(linePath(m_scene.model(), m_scene.model().barriers().at(key).line)); }
    void markEdge(EdgeId id)
    {
        const std::vector<HalfEdge> one{HalfEdge(id, true)};
        strokeTwice(pathOf(m_scene.model().drawing, one), 2.6);
    }

private:
    /// `width` in pixels.
    void strokeTwice(const QPainterPath& path, double width = 2.4)
    {
        const QColor halo(255, 255, 255, 220);
        const double units = width * m_pixel;
        m_painter.strokePath(path, QPen(halo, units * 2.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.strokePath(path, QPen(m_colour, units, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }

    QPainter& m_painter;
    const MapScene& m_scene;
    double m_pixel;
    QColor m_colour;
};

} // namespace

void paintSelection(QPainter& painter, const MapScene& scene, const MapSelection::Items& items, const QRectF& seen,
                    double pixel)
{
    SelectionPainter selection(painter, scene, pixel);
    for (const RecordId key : items.places) selection.markPlace(key, seen);
    for (const RecordId key : items.connections) selection.markConnection(key);
    for (const RecordId key : items.barriers) selection.markBarrier(key);
    for (const EdgeId id : items.edges) selection.markEdge(id);
    for (const SheetPart part : items.sheet) selection.markSheetPart(part);
    for (const std::string& id : items.scenery) selection.markScenery(id);
    if (scene.model().info.art)
        for (const RecordId key : items.stamps) selection.markStamp(key);
    if (items.made) selection.markMade(*items.made);
}

void paintFocusRing(QPainter& painter, const MapScene& scene, RecordId place, double pixel)
{
    const PlaceRecord& record = scene.model().places().at(place);
    QPainterPath outline;
    if (record.face != kOutside)
        outline = scene.shape(record.face).area;
    else
        outline.addRect(scene.boxOf(place));
    const BoardColours& colours = boardColours(scene.theme);
    painter.strokePath(outline, QPen(colours.focusEdge, 4 * pixel, Qt::DashLine));
    painter.strokePath(outline, QPen(colours.accent, 2 * pixel, Qt::DashLine));
}

void paintGrid(QPainter& painter, const CanvasCamera& camera, const QRectF& seen, QColor colour)
{
    const double step = gridStep(camera.pixel());
    const auto line = [&](double place, const QPointF& from, const QPointF& to) {
        const bool isTenth = std::abs(std::remainder(place, 10 * step)) < step / 2;
        colour.setAlpha(isTenth ? 80 : 38);
        painter.setPen(colour);
        painter.drawLine(camera.toWidget(from).toPoint(), camera.toWidget(to).toPoint());
    };
    const auto first = [step](double from) { return static_cast<int>(std::ceil(from / step)); };
    for (int i = first(seen.left()); i * step <= seen.right(); ++i)
        line(i * step, {i * step, seen.top()}, {i * step, seen.bottom()});
    for (int i = first(seen.top()); i * step <= seen.bottom(); ++i)
        line(i * step, {seen.left(), i * step}, {seen.right(), i * step});
}

void paintGuides(QPainter& painter, const CanvasCamera& camera, const QRectF& seen, const engine::Guides& guides,
                 QColor colour)
{
    colour.setAlpha(190);
    painter.setPen(QPen(colour, 1, Qt::DashDotLine));
    const auto line = [&](const QPointF& from, const QPointF& to) {
        painter.drawLine(camera.toWidget(from).toPoint(), camera.toWidget(to).toPoint());
    };
    for (const double x : guides.upright) line({x, seen.top()}, {x, seen.bottom()});
    for (const double y : guides.level) line({seen.left(), y}, {seen.right(), y});
}

QPointF pinHead(const QPointF& tip) { return tip - QPointF(0, kPinHead); }

QPointF pinTip(const MapPin& pin, const MapScene& scene, const CanvasCamera& camera)
{
    const QPointF at = camera.toWidget(pin.at);
    if (scene.isEmpty() || !scene.layers.shows(MapLayer::Labels)) return at;
    const auto covered = [&](const QPointF& tip) {
        const QRectF box(camera.toBoard(pinHead(tip) - QPointF(kPinRadius, kPinRadius)),
                         camera.toBoard(tip + QPointF(kPinRadius, 0)));
        QRectF name;
        for (const RecordId place : scene.names().near(box))
            for (const QRectF& part : scene.names().name(place).parts)
                if (part.intersects(box)) name |= part;
        return name;
    };
    const QRectF name = camera.toWidget(covered(at));
    if (name.isEmpty()) return at;
    const double middle = name.center().y() + kPinHead / 2;
    const std::array<QPointF, 3> beside{QPointF(name.center().x(), name.top() - 1),
                                        QPointF(name.right() + kPinRadius + 1, middle),
                                        QPointF(name.left() - kPinRadius - 1, middle)};
    const auto* free = std::ranges::find_if(beside, [&](const QPointF& tip) { return covered(tip).isEmpty(); });
    return free != beside.end() ? *free : beside.front();
}

void paintPins(QPainter& painter, const MapScene& scene, const CanvasCamera& camera, const QSizeF& widget,
               const std::vector<MapPin>& pins)
{
    const QRectF room = QRectF(QPointF(0, 0), widget).adjusted(-20, -4, 20, 40);
    for (const MapPin& pin : pins)
        if (room.contains(camera.toWidget(pin.at))) drawPin(painter, pinTip(pin, scene, camera), pin, scene.theme);
}

std::optional<int> pinAt(const std::vector<MapPin>& pins, const MapScene& scene, const CanvasCamera& camera,
                         const QPointF& widgetPoint)
{
    for (auto pin = pins.rbegin(); pin != pins.rend(); ++pin) {
        const QPointF head = pinHead(pinTip(*pin, scene, camera));
        if (std::hypot(widgetPoint.x() - head.x(), widgetPoint.y() - head.y()) <= kPinRadius + 1) return pin->number;
    }
    return std::nullopt;
}

void paintRefusal(QPainter& painter, const QPointF& at, const QString& sentence, const QRectF& room)
{
    if (sentence.isEmpty()) return;
    // What is wrong on one line, what may be done about it below.
    QStringList lines = sentence.split(QStringLiteral(". "));
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) lines[i] += u'.';
    const MapColours& colours = mapColours(MapScene::theme);
    drawCallout(painter, at + QPointF(16, 18), lines, colours.error, colours.onPin, room);
}

void paintFaultRing(QPainter& painter, const QPointF& at)
{
    constexpr double kRadius = 11; // pixels
    const MapColours& colours = mapColours(MapScene::theme);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(colours.onPin, 5.0), std::pair(colours.error, 2.5)}) {
        painter.setPen(QPen(colour, width));
        painter.drawEllipse(at, kRadius, kRadius);
    }
}

} // namespace marches::editor
