// SPDX-License-Identifier: GPL-3.0-or-later
#include "spots.h"

#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "editor/canvas/mapview.h"
#include "editor/document/mapdocument.h"
#include "editor/painting/boarddrawing.h"

#include <QStringList>

namespace marches::monkey {

namespace {

using editor::BoardView;
using editor::MapView;

QString number(int value) { return QString::number(value); }

QPoint inBox(const QRect& box, const QString& numbers)
{
    const int u = numbers.section(QLatin1Char(','), 0, 0).toInt();
    const int v = numbers.section(QLatin1Char(','), 1, 1).toInt();
    return {box.left() + box.width() * u / 1000, box.top() + box.height() * v / 1000};
}

QString drawInBox(Lot& lot)
{
    return QStringLiteral("%1,%2").arg(lot.between(1, 19) * 50).arg(lot.between(1, 19) * 50);
}

// --- an edited map ---

std::optional<Spot> drawLane(const MapView& view, Lot& lot)
{
    const editor::MapModel& model = view.document()->model();
    std::vector<const editor::ConnectionRecord*> drawn;
    for (const auto& row : model.connections())
        if (!view.scene().lane(row.record).isEmpty() || row.record.drawing.at) drawn.push_back(&row.record);
    if (drawn.empty()) return {};
    const editor::ConnectionRecord& record = *lot.of(drawn);
    return Spot{QStringLiteral("lane %1 %2 %3")
                    .arg(QString::fromStdString(record.from), QString::fromStdString(record.to),
                         number(lot.between(1, 9) * 100)),
                {}};
}

std::optional<QPointF> onLane(const MapView& view, const QStringList& words)
{
    for (const auto& row : view.document()->model().connections()) {
        if (row.record.from != words.value(1).toStdString() || row.record.to != words.value(2).toStdString()) continue;
        if (row.record.drawing.at) return QPointF(row.record.drawing.at->x, row.record.drawing.at->y);
        const QPainterPath lane = view.scene().lane(row.record);
        if (!lane.isEmpty()) return lane.pointAtPercent(words.value(3).toInt() / 1000.0);
    }
    return {};
}

std::optional<Spot> drawOnMap(const MapView& view, Lot& lot)
{
    const int what = lot.below(20);
    if (view.document() != nullptr && what < 16) {
        const editor::MapModel& model = view.document()->model();
        if (what < 8 && model.places().size() > 0) {
            const auto& row = *std::next(model.places().begin(), lot.below(static_cast<int>(model.places().size())));
            return Spot{QStringLiteral("place %1 %2").arg(QString::fromStdString(row.record.id), drawInBox(lot)), {}};
        }
        if (what < 12)
            if (const auto lane = drawLane(view, lot)) return lane;
        if (what < 14) {
            const std::vector<editor::VertexId> vertices = model.drawing.vertices();
            if (!vertices.empty()) return Spot{QStringLiteral("vertex %1").arg(static_cast<int>(lot.of(vertices))), {}};
        }
        const std::vector<editor::EdgeId> edges = model.drawing.edges();
        if (!edges.empty())
            return Spot{QStringLiteral("edge %1 %2").arg(static_cast<int>(lot.of(edges))).arg(lot.between(1, 9) * 100),
                        {}};
    }
    return Spot{QStringLiteral("at ") + drawInBox(lot), {}};
}

std::optional<QPointF> elementAt(const MapView& view, const QStringList& words)
{
    const editor::PlanarMap& drawing = view.document()->model().drawing;
    const QString kind = words.value(0);
    if (kind == QLatin1String("lane")) return onLane(view, words);
    if (kind == QLatin1String("vertex")) {
        const auto vertex = static_cast<editor::VertexId>(words.value(1).toInt());
        if (drawing.has(vertex)) return drawing.at(vertex);
    }
    if (kind == QLatin1String("edge")) {
        const auto edge = static_cast<editor::EdgeId>(words.value(1).toInt());
        if (!drawing.has(edge)) return {};
        const editor::HalfEdge half(edge, true);
        const double part = words.value(2).toInt() / 1000.0;
        return drawing.at(drawing.start(half)) * (1 - part) + drawing.at(drawing.end(half)) * part;
    }
    return {};
}

std::optional<QPoint> onMap(MapView& view, const QString& spot)
{
    if (view.document() == nullptr) return {};
    const QStringList words = spot.split(QLatin1Char(' '));
    if (words.value(0) != QLatin1String("place")) {
        const std::optional<QPointF> board = elementAt(view, words);
        return board ? std::optional(view.toWidget(*board).toPoint()) : std::nullopt;
    }
    const auto* row = view.document()->model().place(words.value(1).toStdString());
    if (row == nullptr) return {};
    const QRect box = view.placeRect(row->key);
    const QPoint first = inBox(box, words.value(2));
    // The box of a bay is mostly land: the next point that lies on the place itself.
    for (int step = 0; step < 40; ++step) {
        const QPoint point = step == 0 ? first
                                       : QPoint(box.left() + box.width() * ((step * 37) % 41) / 41,
                                                box.top() + box.height() * ((step * 23) % 41) / 41);
        if (view.rect().contains(point) && view.placeAtPoint(point) == row->key) return point;
    }
    return {};
}

// --- a board in play ---

std::optional<Spot> drawOnBoard(const BoardView& view, Lot& lot)
{
    const int places = view.scene().model().placeCount();
    if (places == 0 || lot.onceIn(10)) return Spot{QStringLiteral("at ") + drawInBox(lot), {}};
    const int place = lot.below(places);
    return Spot{QStringLiteral("board %1 %2").arg(place).arg(drawInBox(lot)), view.placeName(place)};
}

std::optional<QPoint> onBoard(const BoardView& view, const QString& spot)
{
    const QStringList words = spot.split(QLatin1Char(' '));
    if (words.value(0) != QLatin1String("board")) return {};
    const int place = words.value(1).toInt();
    if (place >= view.scene().model().placeCount()) return {};
    const QRect box = view.placeRect(place).intersected(view.rect());
    for (int step = 0; step < 40 && !box.isEmpty(); ++step) {
        const QPoint point = step == 0 ? inBox(box, words.value(2))
                                       : QPoint(box.left() + box.width() * ((step * 37) % 41) / 41,
                                                box.top() + box.height() * ((step * 23) % 41) / 41);
        if (view.placeAtPoint(point) == place) return point;
    }
    return {};
}

} // namespace

bool isCanvas(const QWidget& widget) { return qobject_cast<const editor::CanvasView*>(&widget) != nullptr; }

std::optional<Spot> drawCanvasSpot(QWidget& widget, Lot& lot)
{
    if (const auto* map = qobject_cast<MapView*>(&widget)) return drawOnMap(*map, lot);
    if (const auto* board = qobject_cast<BoardView*>(&widget)) return drawOnBoard(*board, lot);
    return {};
}

std::optional<QPoint> canvasPoint(QWidget& widget, const QString& spot)
{
    if (auto* map = qobject_cast<MapView*>(&widget)) return onMap(*map, spot);
    if (const auto* board = qobject_cast<BoardView*>(&widget)) return onBoard(*board, spot);
    return {};
}

} // namespace marches::monkey
