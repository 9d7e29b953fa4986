// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/snapper.h"

#include "editor/canvas/mapgrid.h"
#include "editor/document/mapdocument.h"
#include "editor/geometry/boxes.h"
#include "editor/painting/maplook.h"
#include "editor/painting/mappainter.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::editor {

namespace {

using Kind = SnapResult::Kind;

/// The river or mountains whose line runs along an edge, or through a vertex given twice; null: none.
const Row<BarrierRecord>* barrierAlong(const MapModel& model, VertexId a, VertexId b)
{
    return model.barriers().first([a, b](const BarrierRecord& barrier) {
        for (std::size_t i = 0; i < barrier.line.size(); ++i) {
            if (barrier.line[i] != a && barrier.line[i] != b) continue;
            if (a == b) return true;
            if (i + 1 < barrier.line.size() && (barrier.line[i + 1] == a || barrier.line[i + 1] == b)) return true;
        }
        return false;
    });
}

bool sameTarget(const SnapResult& a, const SnapResult& b)
{
    return a.kind == b.kind && a.vertex == b.vertex && a.edge == b.edge;
}

/// The best of each kind.
class Finder {
public:
    Finder(const MapModel& model, const QPointF& at, double pixel, const std::optional<SnapResult>& current)
        : m_model(model), m_at(at), m_catch(Snapper::kCatch * pixel), m_release(Snapper::kRelease * pixel),
          m_current(current)
    {}

    void lookAround(const SnapTargets& targets)
    {
        const PlanarMap& map = m_model.drawing;
        const auto excepted = [&targets](VertexId id) {
            return std::ranges::find(targets.except, id) != targets.except.end();
        };
        for (const EdgeId id : map.edgesNear(around(m_at, m_release))) {
            const Edge& edge = map.edge(id);
            for (const VertexId vertex : {edge.start, edge.end}) {
                if (!targets.vertices || excepted(vertex)) continue;
                const Kind kind = map.degree(vertex) > 2 ? Kind::Junction : Kind::Point;
                take({kind, map.at(vertex), vertex, kNoEdge, 0, {}}, QLineF(map.at(vertex), m_at).length());
            }
            if (!targets.lines || excepted(edge.start) || excepted(edge.end)) continue;
            const Nearest nearest = map.segment(id).nearestTo(m_at);
            const Kind kind = barrierAlong(m_model, edge.start, edge.end) != nullptr ? Kind::River : Kind::Line;
            take({kind, nearest.at, kNoVertex, id, nearest.t, {}}, nearest.distance);
        }
    }

    /// Words for what guides stand on.
    struct GuideWords {
        QString edge;
        QString own;
        QString levelWithFirst;
        QString uprightWithFirst;
        QString levelWithLast;
        QString uprightWithLast;
    };

    void lookForGuides(const SnapTargets& targets, const GuideWords& words)
    {
        SnapResult guide{Kind::Guide, m_at, kNoVertex, kNoEdge, 0, {}};
        double nearest = m_release;
        const auto tryY = [&](double y, const QString& label) {
            if (std::abs(m_at.y() - y) > m_catch) return;
            guide.at.setY(y);
            guide.label = label;
            nearest = std::min(nearest, std::abs(m_at.y() - y));
        };
        const auto tryX = [&](double x, const QString& label) {
            if (std::abs(m_at.x() - x) > m_catch) return;
            guide.at.setX(x);
            guide.label = label;
            nearest = std::min(nearest, std::abs(m_at.x() - x));
        };
        for (const double y : {0.0, m_model.info.height}) tryY(y, words.edge);
        for (const double x : {0.0, m_model.info.width}) tryX(x, words.edge);
        for (const double y : m_model.info.guides.level) tryY(y, words.own);
        for (const double x : m_model.info.guides.upright) tryX(x, words.own);
        for (const QPointF& from : targets.guidesFrom) {
            if (QLineF(from, m_at).length() <= m_catch) continue; // at the point itself, which is no news
            const bool last = from == targets.guidesFrom.back();
            tryY(from.y(), last ? words.levelWithLast : words.levelWithFirst);
            tryX(from.x(), last ? words.uprightWithLast : words.uprightWithFirst);
        }
        if (nearest < m_release) take(std::move(guide), nearest);
    }

    void lookForGrid(double step)
    {
        const QPointF at(std::round(m_at.x() / step) * step, std::round(m_at.y() / step) * step);
        m_best[static_cast<std::size_t>(Kind::Grid)].emplace(SnapResult{Kind::Grid, at, kNoVertex, kNoEdge, 0, {}},
                                                             0.0);
    }

    std::optional<SnapResult> best() const
    {
        for (const auto& one : m_best)
            if (one) return one->first;
        return std::nullopt;
    }

private:
    void take(SnapResult result, double distance)
    {
        const bool held = m_current && sameTarget(*m_current, result);
        if (distance > (held ? m_release : m_catch)) return;
        auto& best = m_best[static_cast<std::size_t>(result.kind)];
        if (!best || distance < best->second) best.emplace(std::move(result), distance);
    }

    const MapModel& m_model;
    QPointF m_at;
    double m_catch;
    double m_release;
    const std::optional<SnapResult>& m_current;
    std::array<std::optional<std::pair<SnapResult, double>>, static_cast<std::size_t>(Kind::Grid) + 1> m_best;
};

} // namespace

QString Snapper::labelOf(const MapDocument& document, const SnapResult& result) const
{
    const MapModel& model = document.model();
    if (!result.isOnDrawing()) return result.label;
    const bool isVertex = result.vertex != kNoVertex;
    const VertexId a = isVertex ? result.vertex : model.drawing.edge(result.edge).start;
    const VertexId b = isVertex ? result.vertex : model.drawing.edge(result.edge).end;
    if (const Row<BarrierRecord>* barrier = barrierAlong(model, a, b))
        return tr("snaps to %1").arg(document.name(barrier->record));
    if (isVertex) return result.kind == Kind::Junction ? tr("snaps to a junction") : tr("snaps to a point");
    const Edge& edge = model.drawing.edge(result.edge);
    const std::optional<RecordId> left = model.placeOf(edge.left);
    const std::optional<RecordId> right = model.placeOf(edge.right);
    const auto nameOf = [&](RecordId key) { return document.name(model.places().at(key)); };
    if (left && right) return tr("snaps to the border %1 | %2").arg(nameOf(*left), nameOf(*right));
    if (left || right) return tr("snaps to the coast of %1").arg(nameOf(left ? *left : *right));
    return tr("snaps to a line");
}

const std::optional<SnapResult>& Snapper::snap(const MapDocument& document, const QPointF& at, double pixel,
                                               const SnapTargets& targets)
{
    Finder finder(document.model(), at, pixel, m_current);
    if (targets.vertices || targets.lines) finder.lookAround(targets);
    if (targets.guides)
        finder.lookForGuides(targets, {tr("snaps to the edge of the board"), tr("snaps to a guide"),
                                       tr("level with the first point"), tr("straight above or below the first point"),
                                       tr("level with the last point"), tr("straight above or below the last point")});
    if (targets.grid) finder.lookForGrid(gridStep(pixel));
    std::optional<SnapResult> found = finder.best();
    if (found) found->label = labelOf(document, *found);
    m_current = std::move(found);
    return m_current;
}

void Snapper::paint(QPainter& painter, double pixel, Theme theme, const QRectF& room) const
{
    if (!m_current) return;
    const MapColours& colours = mapColours(theme);
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.change, 2 * pixel, Qt::DashLine));
    const double radius = (m_current->label.isEmpty() ? 5 : 13) * pixel;
    painter.drawEllipse(m_current->at, radius, radius);
    if (m_current->label.isEmpty()) {
        painter.restore();
        return;
    }
    const QPointF at = painter.transform().map(m_current->at);
    painter.resetTransform();
    drawCallout(painter, at + QPointF(-40, -48), {m_current->label}, colours.change, colours.onChange, room);
    painter.restore();
}

} // namespace marches::editor
