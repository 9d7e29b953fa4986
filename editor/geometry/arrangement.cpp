// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/arrangement.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "engine/base/bits.h"

namespace marches::editor {

namespace {

using engine::at;
constexpr int kMostRounds = 24; // each settles all but what the last one has bent

// What a drawing may ask for, so that a file of some kilobytes cannot keep a machine busy for minutes. Maps drawn by
// people, and those traced from pictures, stay far below; what is counted in pieces leaves room for large ones.
constexpr std::size_t kMostCrossings = 20'000; ///< of all, and one for four pieces
constexpr std::size_t kMostCrossingsOfOne =
    5'000;                                    ///< of one source with itself and others, and one for each piece of it
constexpr std::size_t kMostWork = 30'000'000; ///< steps of some ten nanoseconds
constexpr std::size_t kWorkOfCurve = 12;      ///< so many steps is each with a curve
constexpr std::size_t kMostWorkOfPiece = 500; ///< besides, for each piece
constexpr std::size_t kMostCellsOfPiece = 64; ///< of the grid, on average
constexpr std::size_t kMostCellBytes = 64'000'000; ///< of the grid in any case

bool apart(const QRectF& a, const QRectF& b)
{
    return a.left() > b.right() || b.left() > a.right() || a.top() > b.bottom() || b.top() > a.bottom();
}

} // namespace

void Arrangement::reserve(std::size_t segments)
{
    m_vertices.reserve(segments);
    m_shift.reserve(segments);
    m_fixed.reserve(segments);
    m_nextInCell.reserve(segments);
    m_pieces.reserve(segments);
    m_cells.reserve(segments);
}

Segment Arrangement::segment(const ArrangedEdge& edge) const
{
    const QPointF& from = m_vertices[at(edge.start)];
    const QPointF& to = m_vertices[at(edge.end)];
    return edge.curved ? Segment::cubic(from, edge.startHandle, edge.endHandle, to) : Segment::line(from, to);
}

std::uint64_t Arrangement::cellKey(const QPointF& p, int dx, int dy) const
{
    const double cell = 4 * m_tolerance;
    const auto x = static_cast<std::int64_t>(std::floor(p.x() / cell)) + dx;
    const auto y = static_cast<std::int64_t>(std::floor(p.y() / cell)) + dy;
    // A mixture of both; two cells with one key share a list, which costs time alone.
    return static_cast<std::uint64_t>(x) * 0x9E3779B97F4A7C15ULL ^
           (static_cast<std::uint64_t>(y) * 0xC2B2AE3D27D4EB4FULL);
}

std::int32_t Arrangement::nearestVertex(const QPointF& p) const
{
    const double cell = 4 * m_tolerance;
    const double x = p.x() / cell - std::floor(p.x() / cell);
    const double y = p.y() / cell - std::floor(p.y() / cell);
    // The tolerance is a quarter of a cell (with some more for rounding).
    const auto first = [](double share) { return share < 0.26 ? -1 : 0; };
    const auto last = [](double share) { return share > 0.74 ? 1 : 0; };
    std::int32_t nearest = -1;
    double best = m_tolerance;
    for (int dy = first(y); dy <= last(y); ++dy)
        for (int dx = first(x); dx <= last(x); ++dx) {
            const auto found = m_cells.find(cellKey(p, dx, dy));
            if (found == m_cells.end()) continue;
            for (std::int32_t v = found->second; v >= 0; v = m_nextInCell[at(v)]) {
                const double d = distanceBetween(m_vertices[at(v)], p);
                if (d < best || (d == best && (nearest < 0 || v < nearest))) {
                    best = d;
                    nearest = v;
                }
            }
        }
    return nearest;
}

void Arrangement::enter(std::int32_t vertex)
{
    const auto [head, fresh] = m_cells.try_emplace(cellKey(m_vertices[at(vertex)], 0, 0), -1);
    m_nextInCell[at(vertex)] = std::exchange(head->second, vertex);
}

std::int32_t Arrangement::addFixedVertex(const QPointF& p)
{
    const auto made = static_cast<std::int32_t>(m_vertices.size());
    m_vertices.push_back(p);
    m_shift.push_back(0);
    m_fixed.push_back(1);
    m_nextInCell.push_back(-1);
    enter(made);
    return made;
}

std::int32_t Arrangement::vertexAt(const QPointF& p)
{
    const std::int32_t near = nearestVertex(p);
    if (near >= 0) {
        m_shift[at(near)] = std::max(m_shift[at(near)], distanceBetween(m_vertices[at(near)], p));
        return near;
    }
    const std::int32_t made = addFixedVertex(p);
    m_fixed[at(made)] = 0;
    return made;
}

void Arrangement::addPiece(const Segment& segment, std::int32_t source, std::int32_t start, std::int32_t end,
                           bool fixed)
{
    Piece piece;
    piece.shape = {start, end, segment.curved, {}, {}};
    if (segment.curved) { // handles go with their ends
        piece.shape.startHandle = segment.startHandle + (m_vertices[at(start)] - segment.start);
        piece.shape.endHandle = segment.endHandle + (m_vertices[at(end)] - segment.end);
    }
    piece.source = source;
    piece.fixed = fixed;
    m_pieces.push_back(piece);
}

void Arrangement::addFixedEdge(std::int32_t start, std::int32_t end, const Segment& segment, std::int32_t source)
{
    addPiece(segment, source, start, end, true);
}

void Arrangement::add(const Segment& segment, std::int32_t start, std::int32_t end, std::int32_t source)
{
    if (start != end) return addPiece(segment, source, start, end, false);
    if (!segment.curved || segment.length() <= 4 * m_tolerance) return; // has shrunk to a point
    const auto [first, second] = segment.splitAt(0.5);                  // a loop: an edge has two ends
    const std::int32_t middle = vertexAt(first.end);
    add(first, start, middle, source);
    add(second, middle, end, source);
}

/// Fills the grids; gives up where so many long pieces lie side by side that the grid would be larger than the drawing.
void Arrangement::enterGrids()
{
    QRectF box;
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const QRectF hull = segment(m_pieces[i].shape).hull();
        box = i == 0 ? hull : boxAround(box, hull);
    }
    m_edgeGrid.reset(box, m_pieces.size());
    m_vertexGrid.reset(box, m_vertices.size());
    const std::size_t mostBytes = kMostCellBytes + m_pieces.size() * kMostCellsOfPiece;
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const auto id = static_cast<std::int32_t>(i);
        m_edgeGrid.insert(id, segment(m_pieces[i].shape));
        m_dirty.push_back(id);
        m_overrun = m_overrun || m_edgeGrid.bytes() > mostBytes;
        if (m_overrun) return;
    }
    for (std::size_t i = 0; i < m_vertices.size(); ++i)
        m_vertexGrid.insert(static_cast<std::int32_t>(i), Segment::line(m_vertices[i], m_vertices[i]));
}

/// Counts steps; false when there were too many.
bool Arrangement::work(std::size_t steps)
{
    m_work += steps;
    m_overrun = m_overrun || m_work > m_mostWork;
    return !m_overrun;
}

void Arrangement::countCrossing(std::int32_t source)
{
    std::size_t& count = m_crossingsOf[at(source + 1)];
    if (++count > kMostCrossingsOfOne + m_piecesOf[at(source + 1)]) {
        m_overrun = true;
        m_tangled = source;
    }
}

void Arrangement::resolve()
{
    m_added = m_pieces.size();
    m_mostWork = kMostWork + m_added * kMostWorkOfPiece;
    for (const Piece& piece : m_pieces) {
        const std::size_t source = at(piece.source + 1);
        if (m_piecesOf.size() <= source) m_piecesOf.resize(source + 1, 0);
        ++m_piecesOf[source];
    }
    m_crossingsOf.assign(m_piecesOf.size(), 0);
    enterGrids();
    std::vector<Cut> cuts;
    // A tolerance larger than what is drawn can lead pieces through each other's vertices without end.
    const std::size_t most = 16 * m_pieces.size() + 1000;
    for (int round = 0; round < kMostRounds && !m_dirty.empty() && m_pieces.size() < most && !m_overrun; ++round) {
        // First all pieces through the vertices beside them; only what is then left can cross.
        const std::vector<std::int32_t> fresh = m_dirty;
        cuts.clear();
        for (const std::int32_t piece : fresh) findNearVertices(piece, cuts);
        if (m_overrun) break;
        if (!cuts.empty()) {
            applyCuts(cuts);
            continue;
        }
        for (const std::int32_t piece : fresh) findCrossings(piece, cuts);
        if (m_overrun) break;
        m_dirty.clear();
        applyCuts(cuts);
    }
    if (!m_overrun)
        joinSame();
    else if (m_tangled < 0)
        blameTheMost();
}

/// Whoever brings more than half of the pieces is what there is too much of.
void Arrangement::blameTheMost()
{
    const auto most = std::ranges::max_element(m_piecesOf);
    if (most != m_piecesOf.end() && 2 * *most > m_added)
        m_tangled = static_cast<std::int32_t>(most - m_piecesOf.begin()) - 1;
}

void Arrangement::findNearVertices(std::int32_t id, std::vector<Cut>& cuts)
{
    const Piece& piece = m_pieces[at(id)];
    if (piece.gone || m_overrun) return;
    const Segment shape = segment(piece.shape);
    const QRectF box = shape.hull().adjusted(-m_tolerance, -m_tolerance, m_tolerance, m_tolerance);
    const auto steps = static_cast<std::size_t>(shape.pieces());
    std::vector<Cut> near;
    m_vertexGrid.visitBox(box, [&](std::int32_t vertex) {
        if (!work(1)) return;
        if (vertex == piece.shape.start || vertex == piece.shape.end || (piece.fixed && m_fixed[at(vertex)])) return;
        const QPointF& p = m_vertices[at(vertex)];
        if (p.x() < box.left() || p.x() > box.right() || p.y() < box.top() || p.y() > box.bottom()) return;
        if (!work(steps) || shape.fartherThan(m_tolerance, p)) return;
        const Nearest nearest = shape.nearestTo(p);
        if (nearest.distance > m_tolerance || nearest.t <= 0 || nearest.t >= 1) return;
        near.push_back({id, nearest.t, vertex});
    });
    if (near.empty()) return;
    // Each part must be shorter than the whole: three vertices hardly further from each other than the tolerance would
    // else lead pieces through each other for ever.
    std::ranges::sort(near,
                      [](const Cut& a, const Cut& b) { return std::tie(a.t, a.vertex) < std::tie(b.t, b.vertex); });
    const double length = shape.length();
    QPointF last = shape.start;
    for (const Cut& cut : near) {
        const QPointF& p = m_vertices[at(cut.vertex)];
        if (distanceBetween(last, p) >= length || distanceBetween(p, shape.end) >= length) continue;
        cuts.push_back(cut);
        last = p;
    }
}

bool Arrangement::sameEdge(const ArrangedEdge& a, const ArrangedEdge& b) const
{
    if (std::minmax(a.start, a.end) != std::minmax(b.start, b.end)) return false;
    if (!a.curved && !b.curved) return true;
    const Segment one = segment(a);
    const Segment two = a.start == b.start ? segment(b) : segment(b).reversed();
    return one.deviation(two) <= m_tolerance;
}

void Arrangement::findCrossings(std::int32_t id, std::vector<Cut>& cuts)
{
    if (m_pieces[at(id)].gone || m_overrun) return;
    const ArrangedEdge mine = m_pieces[at(id)].shape;
    const Segment shape = segment(mine);
    const QRectF box = shape.hull();
    std::vector<std::int32_t> others;
    m_edgeGrid.visitBox(box, [&](std::int32_t other) {
        if (!work(mine.curved ? kWorkOfCurve : 1) || other == id || m_pieces[at(other)].gone) return;
        const ArrangedEdge& theirs = m_pieces[at(other)].shape;
        const bool joined = mine.start == theirs.start || mine.start == theirs.end || mine.end == theirs.start ||
                            mine.end == theirs.end;
        if (joined && !mine.curved && !theirs.curved) return; // two lines from one vertex
        if (apart(box, segment(theirs).hull())) return;
        others.push_back(other);
    });
    if (others.empty()) return;
    std::ranges::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
    const std::vector<QPointF> points = shape.flattened();
    for (const std::int32_t other : others)
        if (!m_overrun && !sameEdge(mine, m_pieces[at(other)].shape)) crossPair(id, other, points, cuts);
}

/// Where two pieces cross, as polylines; `points`: those of the first.
void Arrangement::crossPair(std::int32_t id, std::int32_t other, const std::vector<QPointF>& points,
                            std::vector<Cut>& cuts)
{
    const std::vector<QPointF> across = segment(m_pieces[at(other)].shape).flattened();
    if (!work(points.size() * across.size())) return;
    const auto cut = [&](std::int32_t piece, std::int32_t vertex, double share, std::size_t count) {
        const Piece& whole = m_pieces[at(piece)];
        if (vertex != whole.shape.start && vertex != whole.shape.end && !(whole.fixed && m_fixed[at(vertex)]))
            cuts.push_back({piece, share / static_cast<double>(count - 1), vertex});
    };
    for (std::size_t i = 1; i < points.size(); ++i)
        for (std::size_t j = 1; j < across.size(); ++j) {
            const QPointF a = points[i] - points[i - 1];
            const QPointF b = across[j] - across[j - 1];
            const double turn = editor::cross(a, b);
            if (turn == 0) continue;
            const QPointF between = across[j - 1] - points[i - 1];
            const double s = editor::cross(between, b) / turn;
            const double t = editor::cross(between, a) / turn;
            if (!(s >= 0 && s <= 1 && t >= 0 && t <= 1)) continue;
            const std::size_t before = m_vertices.size();
            const std::int32_t vertex = vertexAt(points[i - 1] + a * s);
            if (m_vertices.size() > before) {
                m_vertexGrid.insert(vertex, Segment::line(m_vertices[at(vertex)], m_vertices[at(vertex)]));
                countCrossing(m_pieces[at(id)].source);
                countCrossing(m_pieces[at(other)].source); // twice of one that crosses itself: that is dearest later
                m_overrun = m_overrun || ++m_crossings > kMostCrossings + m_added / 4;
                if (m_overrun) return;
            }
            cut(id, vertex, static_cast<double>(i - 1) + s, points.size());
            cut(other, vertex, static_cast<double>(j - 1) + t, across.size());
        }
}

void Arrangement::applyCuts(std::vector<Cut>& cuts)
{
    std::ranges::sort(cuts, [](const Cut& a, const Cut& b) {
        return std::tie(a.piece, a.t, a.vertex) < std::tie(b.piece, b.t, b.vertex);
    });
    std::vector<std::int32_t> added;
    for (std::size_t i = 0; i < cuts.size();) {
        const std::int32_t id = cuts[i].piece;
        const Piece whole = m_pieces[at(id)];
        Segment rest = segment(whole.shape);
        m_edgeGrid.remove(id, rest);
        m_pieces[at(id)].gone = true;
        m_pieces[at(id)].parts = static_cast<std::int32_t>(m_pieces.size());
        std::int32_t start = whole.shape.start;
        double done = 0;
        const auto place = [&](const Segment& part, std::int32_t end) {
            if (start == end) return;
            addPiece(part, whole.source, start, end, whole.fixed);
            const auto made = static_cast<std::int32_t>(m_pieces.size() - 1);
            m_edgeGrid.insert(made, segment(m_pieces.back().shape));
            added.push_back(made);
            start = end;
        };
        for (; i < cuts.size() && cuts[i].piece == id; ++i) {
            if (cuts[i].vertex == start || cuts[i].vertex == whole.shape.end) continue;
            const double t = done < 1 ? std::clamp((cuts[i].t - done) / (1 - done), 0.0, 1.0) : 1.0;
            const auto [first, second] = rest.splitAt(t);
            place(first, cuts[i].vertex);
            rest = second;
            done = cuts[i].t;
        }
        place(rest, whole.shape.end);
        m_pieces[at(id)].partsEnd = static_cast<std::int32_t>(m_pieces.size());
    }
    std::erase_if(m_dirty, [this](std::int32_t piece) { return m_pieces[at(piece)].gone; });
    m_dirty.insert(m_dirty.end(), added.begin(), added.end());
}

void Arrangement::joinSame()
{
    m_edgesByEnds.reserve(m_pieces.size());
    // What was added first lends its form to what lies on it, whether it was cut or not; what is fixed was added first.
    std::vector<std::int32_t> todo;
    for (std::size_t added = 0; added < m_added; ++added) {
        todo.push_back(static_cast<std::int32_t>(added));
        while (!todo.empty()) {
            const Piece& piece = m_pieces[at(todo.back())];
            todo.pop_back();
            if (!piece.gone) join(piece);
            for (std::int32_t part = piece.partsEnd; part > piece.parts; --part) todo.push_back(part - 1);
        }
    }
}

void Arrangement::join(const Piece& piece)
{
    const auto [low, high] = std::minmax(piece.shape.start, piece.shape.end);
    const auto key = static_cast<std::uint64_t>(low) << 32U | static_cast<std::uint32_t>(high);
    const auto [last, fresh] = m_edgesByEnds.try_emplace(key, -1);
    std::int32_t edge = last->second;
    while (edge >= 0 && !sameEdge(m_edges[at(edge)], piece.shape)) edge = m_nextBetween[at(edge)];
    if (edge < 0) {
        edge = static_cast<std::int32_t>(m_edges.size());
        m_edges.push_back(piece.shape);
        m_nextBetween.push_back(std::exchange(last->second, edge));
    }
    m_passages.push_back({edge, piece.source, m_edges[at(edge)].start == piece.shape.start});
}

} // namespace marches::editor
