// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/placechart.h"

#include "editor/painting/boarddrawing.h"

#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <queue>
#include <utility>

namespace marches::editor {

namespace {

constexpr int kCells = 240;           ///< of the longer side
constexpr float kClose = 2.5;         ///< steps that one beside what is not open counts for
constexpr float kOff = 60;            ///< and one over it
constexpr int kCellsBeside = 2;       ///< cells that are beside it
constexpr QRgb kOpaque = 0xff000000U; ///< the colour of no place
constexpr double kHalfBreadth = 5;    ///< board units, of an arrow
constexpr std::size_t kRemembered = 300;

} // namespace

PlaceChart::PlaceChart(const BoardDrawing& drawing)
{
    m_cell = std::max(1.0, std::max(drawing.size.width(), drawing.size.height()) / kCells);
    m_size = QSize(static_cast<int>(std::ceil(drawing.size.width() / m_cell)) + 1,
                   static_cast<int>(std::ceil(drawing.size.height() / m_cell)) + 1);
    QImage picture(m_size, QImage::Format_RGB32);
    picture.fill(kOpaque);
    QPainter painter(&picture);
    painter.scale(1 / m_cell, 1 / m_cell);
    // Land over sea: islands lie in sea zones.
    for (const engine::PlaceKind kind : {engine::PlaceKind::Sea, engine::PlaceKind::Land})
        for (int i = 0; i < drawing.board.placeCount(); ++i)
            if (drawing.board.place(i).kind == kind) // sites and spaces are no ground
                painter.fillPath(drawing.places[static_cast<std::size_t>(i)].shape.path(),
                                 QColor::fromRgb(kOpaque + static_cast<QRgb>(i) + 1));
    painter.end();
    for (const engine::Place& place : drawing.board.places()) m_isSea.push_back(place.kind == engine::PlaceKind::Sea);
    m_places.resize(static_cast<std::size_t>(m_size.width()) * static_cast<std::size_t>(m_size.height()));
    for (int y = 0; y < m_size.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < m_size.width(); ++x)
            m_places[cellOf(x, y)] = static_cast<std::int16_t>(static_cast<int>(line[x] - kOpaque) - 1);
    }
}

int PlaceChart::cellAt(const QPointF& point) const
{
    const int x = std::clamp(static_cast<int>(point.x() / m_cell), 0, m_size.width() - 1);
    const int y = std::clamp(static_cast<int>(point.y() / m_cell), 0, m_size.height() - 1);
    return y * m_size.width() + x;
}

QPointF PlaceChart::middleOf(int cell) const
{
    const int x = cell % m_size.width();
    const int y = cell / m_size.width();
    return {(x + 0.5) * m_cell, (y + 0.5) * m_cell};
}

bool PlaceChart::isOpen(const Ground& ground, int place) const
{
    if (place < 0 || m_isSea[static_cast<std::size_t>(place)]) {
        if (ground.water) return true;
    }
    return place >= 0 && std::ranges::find(ground.places, place) != ground.places.end();
}

double PlaceChart::shareOff(const QPainterPath& way, const Ground& ground) const
{
    double off = 0;
    double all = 0;
    for (const QPolygonF& part : way.toSubpathPolygons())
        for (qsizetype i = 1; i < part.size(); ++i) {
            const QLineF piece(part[i - 1], part[i]);
            const int steps = std::max(1, static_cast<int>(std::ceil(piece.length() / m_cell)));
            const QPointF across =
                piece.length() < 1e-6 ? QPointF() : QPointF(piece.dy(), -piece.dx()) / piece.length() * kHalfBreadth;
            int found = 0;
            for (int step = 0; step < steps; ++step)
                for (const int side : {-1, 0, 1})
                    if (!isOpen(ground, placeAt(piece.pointAt((step + 0.5) / steps) + across * side))) ++found;
            off += piece.length() * found / (3 * steps);
            all += piece.length();
        }
    return all > 0 ? off / all : 0;
}

std::vector<float> PlaceChart::costs(const Ground& ground) const
{
    std::vector<float> cost(m_places.size(), 1);
    std::vector<bool> open; // by place
    for (std::size_t place = 0; place < m_isSea.size(); ++place)
        open.push_back(isOpen(ground, static_cast<int>(place)));
    const int width = m_size.width();
    for (int y = 0; y < m_size.height(); ++y)
        for (int x = 0; x < width; ++x) {
            const int place = m_places[cellOf(x, y)];
            if (place < 0 ? ground.water : open[static_cast<std::size_t>(place)]) continue;
            for (int beside = std::max(0, y - kCellsBeside); beside <= std::min(m_size.height() - 1, y + kCellsBeside);
                 ++beside)
                for (int at = std::max(0, x - kCellsBeside); at <= std::min(width - 1, x + kCellsBeside); ++at) {
                    float& there = cost[cellOf(at, beside)];
                    there = std::max(there, at == x && beside == y ? kOff : kClose);
                }
        }
    return cost;
}

float PlaceChart::dearest(const QPointF& a, const QPointF& b, const std::vector<float>& cost) const
{
    const QLineF line(a, b);
    const int steps = std::max(1, static_cast<int>(std::ceil(2 * line.length() / m_cell)));
    float most = 0;
    for (int step = 0; step <= steps; ++step)
        most = std::max(most, cost[static_cast<std::size_t>(cellAt(line.pointAt(static_cast<double>(step) / steps)))]);
    return most;
}

const std::vector<QPointF>& PlaceChart::wayOver(const QPointF& from, const QPointF& to, const Ground& ground) const
{
    const Asked asked{{from.x(), from.y(), to.x(), to.y()}, ground};
    const auto known = m_found.find(asked);
    if (known != m_found.end()) return known->second;
    if (m_found.size() >= kRemembered) m_found.clear();
    return m_found.emplace(asked, found(from, to, ground)).first->second;
}

std::vector<QPointF> PlaceChart::found(const QPointF& from, const QPointF& to, const Ground& ground) const
{
    const std::vector<float> cost = costs(ground);
    const int start = cellAt(from);
    const int end = cellAt(to);
    std::vector<float> length(cost.size(), std::numeric_limits<float>::infinity());
    std::vector<int> before(cost.size(), -1);
    using Reached = std::pair<float, int>;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> open;
    length[static_cast<std::size_t>(start)] = 0;
    open.emplace(0.0F, start);
    while (!open.empty()) {
        const auto [far, here] = open.top();
        open.pop();
        if (far > length[static_cast<std::size_t>(here)]) continue;
        if (here == end) break;
        const int x = here % m_size.width();
        const int y = here / m_size.width();
        for (int down = -1; down <= 1; ++down)
            for (int right = -1; right <= 1; ++right) {
                if (x + right < 0 || x + right >= m_size.width() || y + down < 0 || y + down >= m_size.height())
                    continue;
                const int next = here + down * m_size.width() + right;
                constexpr float kDiagonal = 1.41421356F;
                const float step = (down != 0 && right != 0 ? kDiagonal : 1) * cost[static_cast<std::size_t>(next)];
                if (far + step >= length[static_cast<std::size_t>(next)]) continue;
                length[static_cast<std::size_t>(next)] = far + step;
                before[static_cast<std::size_t>(next)] = here;
                open.emplace(far + step, next);
            }
    }
    std::vector<QPointF> cells{to};
    for (int cell = before[static_cast<std::size_t>(end)]; cell >= 0 && cell != start;
         cell = before[static_cast<std::size_t>(cell)])
        cells.push_back(middleOf(cell));
    cells.push_back(from);
    std::ranges::reverse(cells);
    // Straight on as far as that is no worse than the way that was found.
    std::vector<QPointF> way{from};
    for (std::size_t at = 0; at + 1 < cells.size();) {
        std::size_t next = at + 1;
        float worst = dearest(cells[at], cells[next], cost);
        for (std::size_t later = at + 2; later < cells.size(); ++later) {
            worst = std::max(worst, dearest(cells[later - 1], cells[later], cost));
            if (dearest(cells[at], cells[later], cost) <= worst) next = later;
        }
        way.push_back(cells[next]);
        at = next;
    }
    return way;
}

} // namespace marches::editor
