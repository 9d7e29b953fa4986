// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/imagetrace.h"

#include "editor/formats/imageareas.h"

#include <QPoint>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

namespace marches::editor {

namespace {

/// Directions along the edges of pixels: east, south, west, north; a step of one turns right.
constexpr std::array<QPoint, 4> kSteps{QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)};
/// From a corner, the pixels on the left and right of a step.
constexpr std::array<QPoint, 4> kLeft{QPoint(0, -1), QPoint(0, 0), QPoint(-1, 0), QPoint(-1, -1)};
constexpr std::array<QPoint, 4> kRight{QPoint(0, 0), QPoint(-1, 0), QPoint(-1, -1), QPoint(0, -1)};

double distanceToLine(const QPointF& point, const QPointF& from, const QPointF& to)
{
    const QPointF along = to - from;
    const double length2 = QPointF::dotProduct(along, along);
    const double t = length2 > 0 ? std::clamp(QPointF::dotProduct(point - from, along) / length2, 0.0, 1.0) : 0.0;
    const QPointF away = point - (from + t * along);
    return std::hypot(away.x(), away.y());
}

/// Keeps of a line what is needed to stay within a distance of it (D. Douglas and T. Peucker, 1973).
void simplify(const QPolygonF& line, qsizetype first, qsizetype last, double within, std::vector<char>& keep)
{
    std::vector<std::pair<qsizetype, qsizetype>> todo{{first, last}};
    while (!todo.empty()) {
        const auto [from, to] = todo.back();
        todo.pop_back();
        double most = within;
        qsizetype at = -1;
        for (qsizetype i = from + 1; i < to; ++i) {
            const double distance = distanceToLine(line[i], line[from], line[to]);
            if (distance <= most) continue;
            most = distance;
            at = i;
        }
        if (at < 0) continue;
        keep[static_cast<std::size_t>(at)] = 1;
        todo.emplace_back(from, at);
        todo.emplace_back(at, to);
    }
}

QPolygonF simplified(const QPolygonF& line, double within)
{
    std::vector<char> keep(static_cast<std::size_t>(line.size()), 0);
    keep.front() = keep.back() = 1;
    if (line.front() == line.back()) {
        // A ring has no ends: the point furthest from its start is a second one.
        qsizetype far = 0;
        double most = -1;
        for (qsizetype i = 0; i < line.size(); ++i) {
            const QPointF away = line[i] - line.front();
            if (const double distance = QPointF::dotProduct(away, away); distance > most) {
                most = distance;
                far = i;
            }
        }
        keep[static_cast<std::size_t>(far)] = 1;
        simplify(line, 0, far, within, keep);
        simplify(line, far, line.size() - 1, within, keep);
    } else {
        simplify(line, 0, line.size() - 1, within, keep);
    }
    QPolygonF result;
    for (qsizetype i = 0; i < line.size(); ++i)
        if (keep[static_cast<std::size_t>(i)] != 0) result << line[i];
    return result;
}

/// Follows the edges between pixels of different areas, with the area on the left.
class BorderWalk {
public:
    BorderWalk(const ImageAreas& areas, const TraceOptions& options)
        : m_areas(areas), m_options(options), m_columns(static_cast<std::size_t>(areas.width) + 1),
          m_seen(m_columns * (static_cast<std::size_t>(areas.height) + 1) * kSteps.size(), 0)
    {}

    std::vector<QPainterPath> outlines()
    {
        std::vector<QPainterPath> paths(m_areas.colour.size());
        for (int y = 0; y <= m_areas.height; ++y)
            for (int x = 0; x <= m_areas.width; ++x)
                for (int direction = 0; direction < 4; ++direction)
                    if (const Step step{{x, y}, direction};
                        isBorder(step) && leftOf(step) != ImageAreas::kNone && !seen(step))
                        addRing(step, paths[static_cast<std::size_t>(leftOf(step))]);
        return paths;
    }

private:
    struct Step {
        QPoint from;
        int direction = 0;
        QPoint to() const { return from + kSteps[static_cast<std::size_t>(direction)]; }
        Step twin() const { return {to(), (direction + 2) % 4}; }
        friend bool operator==(const Step& a, const Step& b) { return a.from == b.from && a.direction == b.direction; }
    };

    std::int32_t areaAt(const QPoint& pixel) const { return m_areas.at(pixel.x(), pixel.y()); }
    std::int32_t leftOf(const Step& step) const
    {
        return areaAt(step.from + kLeft[static_cast<std::size_t>(step.direction)]);
    }
    std::int32_t rightOf(const Step& step) const
    {
        return areaAt(step.from + kRight[static_cast<std::size_t>(step.direction)]);
    }
    bool isBorder(const Step& step) const { return leftOf(step) != rightOf(step); }
    std::size_t placeOf(const Step& step) const
    {
        const std::size_t corner =
            static_cast<std::size_t>(step.from.y()) * m_columns + static_cast<std::size_t>(step.from.x());
        return corner * kSteps.size() + static_cast<std::size_t>(step.direction);
    }
    bool seen(const Step& step) const { return m_seen[placeOf(step)] != 0; }
    /// Where more than two borders meet, or four pixels touch at a corner; and the corners of the picture, which stay.
    bool isJunction(const QPoint& corner) const
    {
        if ((corner.x() == 0 || corner.x() == m_areas.width) && (corner.y() == 0 || corner.y() == m_areas.height))
            return true;
        int borders = 0;
        for (int direction = 0; direction < 4; ++direction)
            if (isBorder({corner, direction})) ++borders;
        return borders > 2;
    }
    /// Around the same area: left first, so that pixels that touch at a corner alone stay apart.
    Step next(const Step& step) const
    {
        for (const int turn : {3, 0, 1}) {
            const Step candidate{step.to(), (step.direction + turn) % 4};
            if (isBorder(candidate) && leftOf(candidate) == leftOf(step)) return candidate;
        }
        return step.twin(); // cannot be: the border of an area has no end
    }

    void addRing(const Step& first, QPainterPath& path)
    {
        std::vector<Step> ring;
        Step step = first;
        do {
            m_seen[placeOf(step)] = 1;
            ring.push_back(step);
            step = next(step);
        } while (!(step == first));
        QPolygonF points;
        for (const QPolygonF& chain : chainsOf(std::move(ring)))
            for (qsizetype i = 0; i + 1 < chain.size(); ++i) points << chain[i];
        if (points.size() < 3) return; // smoothed to nothing
        path.moveTo(points.front() * m_options.scale);
        for (qsizetype i = 1; i < points.size(); ++i) path.lineTo(points[i] * m_options.scale);
        path.closeSubpath();
    }

    /// The ring from junction to junction, each part smoothed as it is for the area on its other side.
    std::vector<QPolygonF> chainsOf(std::vector<Step> ring)
    {
        auto begin = std::find_if(ring.begin(), ring.end(), [this](const Step& step) { return isJunction(step.from); });
        const bool closed = begin == ring.end();
        if (closed) // the same start on both sides: the uppermost corner, of these the leftmost
            begin = std::min_element(ring.begin(), ring.end(), [](const Step& a, const Step& b) {
                return std::pair(a.from.y(), a.from.x()) < std::pair(b.from.y(), b.from.x());
            });
        std::rotate(ring.begin(), begin, ring.end());
        std::vector<QPolygonF> chains;
        for (std::size_t i = 0; i < ring.size();) {
            std::size_t end = i + 1;
            while (end < ring.size() && (closed || !isJunction(ring[end].from))) ++end;
            chains.push_back(smooth(ring, i, end));
            i = end;
        }
        return chains;
    }

    QPolygonF smooth(const std::vector<Step>& ring, std::size_t begin, std::size_t end)
    {
        const std::size_t here = placeOf(ring[begin]);
        const std::size_t there = placeOf(ring[end - 1].twin());
        if (const auto known = m_smoothed.find(there); known != m_smoothed.end()) {
            QPolygonF chain = known->second;
            std::reverse(chain.begin(), chain.end());
            return chain;
        }
        QPolygonF line;
        for (std::size_t i = begin; i < end; ++i) line << QPointF(ring[i].from);
        line << QPointF(ring[end - 1].to());
        return m_smoothed[here] = simplified(line, m_options.smoothing);
    }

    const ImageAreas& m_areas;
    const TraceOptions& m_options;
    std::size_t m_columns;
    std::vector<char> m_seen;
    std::map<std::size_t, QPolygonF> m_smoothed; ///< by the first step of the chain
};

} // namespace

std::vector<QPainterPath> traceAreas(const ImageAreas& areas, const TraceOptions& options)
{
    return BorderWalk(areas, options).outlines();
}

std::vector<TracedArea> traceImage(const QImage& picture, const TraceOptions& options)
{
    if (picture.isNull() || static_cast<std::int64_t>(picture.width()) * picture.height() > kMaxTracedPixels) return {};
    const ImageAreas areas = findAreas(picture, options);
    if (areas.colour.size() > options.mostAreas) return {};
    std::vector<QPainterPath> paths = traceAreas(areas, options);
    std::vector<TracedArea> result;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        if (paths[i].isEmpty()) continue;
        result.push_back({std::move(paths[i]), QColor(areas.colour[i]), areas.pixels[i], false});
        const auto area = static_cast<std::int32_t>(i);
        for (int x = 0; x < areas.width && !result.back().atEdge; ++x)
            result.back().atEdge = areas.at(x, 0) == area || areas.at(x, areas.height - 1) == area;
        for (int y = 0; y < areas.height && !result.back().atEdge; ++y)
            result.back().atEdge = areas.at(0, y) == area || areas.at(areas.width - 1, y) == area;
    }
    return result;
}

} // namespace marches::editor
