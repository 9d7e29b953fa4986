// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/groundplan.h"

#include "editor/cartography/penwork.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/segment.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kLeastCell = 6;
constexpr double kMostCell = 96;
constexpr double kRangeGirth = 0.3; ///< of the height of mountains in a row: so far they stand to either side

} // namespace

GroundPlan::GroundPlan(const Survey& survey, FaceId face)
    : m_survey(survey), m_face(face), m_box(boundsOf(survey.map(), face))
{
    const PlanarMap& map = survey.map();
    for (const std::vector<HalfEdge>& ring : ringsOf(map, face)) {
        std::vector<QPointF>& points = m_rings.emplace_back();
        for (const HalfEdge half : ring) {
            const std::vector<QPointF> line = map.segment(half).flattened();
            addLine(line, girthOf(half.edge()));
            points.insert(points.end(), line.begin(), line.end() - 1);
        }
    }
    m_extent = m_box;
    index();
}

GroundPlan::GroundPlan(const Survey& survey, const QRectF& box, double reach) : m_survey(survey), m_box(box)
{
    const PlanarMap& map = survey.map();
    m_extent = box.adjusted(-reach, -reach, reach, reach);
    m_allOutside = faceAt(map, box.center()) == kOutside;
    m_open = !m_allOutside && coastsIn(box).empty();
    if (m_open) return;
    // From outside nothing is nearer than a coast, but for what is drawn along borders.
    std::vector<EdgeId> edges = coastsIn(m_extent);
    bool isBare = true;
    map.grid().visitBox(m_extent, [&](std::int32_t id) {
        isBare = false;
        if (survey.courseAt(static_cast<EdgeId>(id)) != nullptr) edges.push_back(static_cast<EdgeId>(id));
    });
    m_open = isBare;
    std::ranges::sort(edges);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    for (const EdgeId edge : edges) addLine(map.segment(edge).flattened(), girthOf(edge));
    index();
    m_isOutside.assign(m_starts.size() - 1, Answer::Unknown);
}

GroundPlan::GroundPlan(const Survey& survey, std::vector<std::vector<QPointF>> rings)
    : m_survey(survey), m_isScenery(true), m_rings(std::move(rings))
{
    for (std::vector<QPointF> ring : m_rings) {
        m_box |= lineThrough(ring, true).boundingRect();
        ring.push_back(ring.front());
        addLine(ring, 0);
    }
    m_extent = m_box;
    index();
}

/// Edges in or near a box with a face on one side alone.
std::vector<EdgeId> GroundPlan::coastsIn(const QRectF& box) const
{
    const PlanarMap& map = m_survey.map();
    std::vector<EdgeId> coasts;
    map.grid().visitBox(box, [&](std::int32_t id) {
        const Edge& edge = map.edge(static_cast<EdgeId>(id));
        if (edge.left == kOutside || edge.right == kOutside) coasts.push_back(static_cast<EdgeId>(id));
    });
    return coasts;
}

bool GroundPlan::isOutside(const QPointF& at) const
{
    const std::size_t cell = cellAt(column(at.x()), row(at.y()));
    const auto ask = [&] { return faceAt(m_survey.map(), at) == kOutside; };
    // Where no line is, all of a cell is outside or none.
    if (m_starts[cell] != m_starts[cell + 1] || !m_extent.contains(at)) return ask();
    Answer& known = m_isOutside[cell];
    if (known == Answer::Unknown) known = ask() ? Answer::Yes : Answer::No;
    return known == Answer::Yes;
}

double GroundPlan::girthOf(EdgeId edge) const
{
    const Survey::Course* course = m_survey.courseAt(edge);
    if (course == nullptr) return 0;
    const Style& style = m_survey.style();
    return course->mountains ? style.range.most * kRangeGirth : style.river.bandWidth / 2 + style.river.width;
}

void GroundPlan::addLine(const std::vector<QPointF>& line, double girth)
{
    // Long straight borders would fill many cells that they do not touch.
    constexpr double kLongest = 48;
    const std::vector<QPointF> points = resampled(line, kLongest);
    for (std::size_t i = 1; i < points.size(); ++i) m_pieces.push_back({points[i - 1], points[i], girth});
    m_widest = std::max(m_widest, girth);
}

int GroundPlan::column(double x) const
{
    return static_cast<int>(std::clamp((x - m_extent.left()) / m_cell, 0.0, m_columns - 1.0));
}

int GroundPlan::row(double y) const
{
    return static_cast<int>(std::clamp((y - m_extent.top()) / m_cell, 0.0, m_rows - 1.0));
}

void GroundPlan::index()
{
    const double area = std::max(1.0, m_extent.width() * m_extent.height());
    m_cell = std::clamp(std::sqrt(area / static_cast<double>(m_pieces.size() + 1)), kLeastCell, kMostCell);
    m_columns = std::max(1, static_cast<int>(std::ceil(m_extent.width() / m_cell)));
    m_rows = std::max(1, static_cast<int>(std::ceil(m_extent.height() / m_cell)));
    const auto cellsOf = [this](const Piece& piece, auto visit) {
        const int lastColumn = column(std::max(piece.from.x(), piece.to.x()));
        const int lastRow = row(std::max(piece.from.y(), piece.to.y()));
        for (int r = row(std::min(piece.from.y(), piece.to.y())); r <= lastRow; ++r)
            for (int c = column(std::min(piece.from.x(), piece.to.x())); c <= lastColumn; ++c) visit(cellAt(c, r));
    };
    m_starts.assign(cellAt(0, m_rows) + 1, 0);
    for (const Piece& piece : m_pieces) cellsOf(piece, [this](std::size_t cell) { ++m_starts[cell + 1]; });
    for (std::size_t i = 1; i < m_starts.size(); ++i) m_starts[i] += m_starts[i - 1];
    m_entries.resize(m_starts.back());
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::size_t i = 0; i < m_pieces.size(); ++i)
        cellsOf(m_pieces[i], [&](std::size_t cell) { m_entries[next[cell]++] = static_cast<std::uint32_t>(i); });
}

template <class Visit> void GroundPlan::visitCell(std::size_t cell, Visit visit) const
{
    for (std::uint32_t i = m_starts[cell]; i < m_starts[cell + 1]; ++i) visit(m_pieces[m_entries[i]]);
}

bool GroundPlan::holds(const QPointF& at) const
{
    if (m_open) return m_allOutside;
    if (m_face == kOutside && !m_isScenery) return isOutside(at);
    if (!m_box.contains(at)) return false;
    bool inside = false;
    const int r = row(at.y());
    for (int c = column(at.x()); c < m_columns; ++c) {
        // A crossing counts in the cell that it lies in, whichever cells its piece passes through.
        const double left = m_extent.left() + c * m_cell;
        visitCell(cellAt(c, r), [&](const Piece& piece) {
            if ((piece.from.y() > at.y()) == (piece.to.y() > at.y())) return;
            const double x = piece.from.x() + (at.y() - piece.from.y()) / (piece.to.y() - piece.from.y()) *
                                                  (piece.to.x() - piece.from.x());
            const bool here = (c == 0 || x >= left) && (c + 1 == m_columns || x < left + m_cell);
            if (here && x > at.x()) inside = !inside;
        });
    }
    return inside;
}

template <class Measure> double GroundPlan::least(const QPointF& at, double reach, Measure measure) const
{
    double nearest = reach;
    const int lastColumn = column(at.x() + reach);
    const int lastRow = row(at.y() + reach);
    for (int r = row(at.y() - reach); r <= lastRow; ++r)
        for (int c = column(at.x() - reach); c <= lastColumn; ++c)
            visitCell(cellAt(c, r), [&](const Piece& piece) { nearest = std::min(nearest, measure(piece)); });
    return nearest;
}

double GroundPlan::gap(const QPointF& at, const Piece& piece)
{
    // As nearestOnLine(), but without hypot(): this is asked a hundred times for each tree.
    const QPointF along = piece.to - piece.from;
    const QPointF there = at - piece.from;
    const double squared = QPointF::dotProduct(along, along);
    const double t = squared > 0 ? std::clamp(QPointF::dotProduct(there, along) / squared, 0.0, 1.0) : 0.0;
    const QPointF apart = there - along * t;
    return std::sqrt(QPointF::dotProduct(apart, apart));
}

double GroundPlan::distance(const QPointF& at, double most) const
{
    return least(at, most, [&](const Piece& piece) { return gap(at, piece); });
}

double GroundPlan::room(const QPointF& at, double most) const
{
    return std::min(most, least(at, most + m_widest, [&](const Piece& piece) { return gap(at, piece) - piece.girth; }));
}

} // namespace marches::editor
