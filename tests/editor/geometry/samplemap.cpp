// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/geometry/samplemap.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

constexpr double kJitter = 0.15;  ///< of corners, in cells
constexpr double kWinding = 0.16; ///< of borders, by distance from their nearer end

class Maker {
public:
    explicit Maker(const SampleMap& sample) : m_sample(sample) {}

    QPainterPath shape(int column, int row) const
    {
        const std::vector<QPointF> top = side(column, row, true);
        const std::vector<QPointF> right = side(column + 1, row, false);
        const std::vector<QPointF> bottom = side(column, row + 1, true);
        const std::vector<QPointF> left = side(column, row, false);
        std::vector<QPointF> ring(top);
        ring.insert(ring.end(), right.begin() + 1, right.end());
        ring.insert(ring.end(), bottom.rbegin() + 1, bottom.rend());
        ring.insert(ring.end(), left.rbegin() + 1, left.rend()); // ends with the first point
        const QPointF centre((column + 0.5) * m_sample.cell, (row + 0.5) * m_sample.cell);
        if (m_sample.apart > 0)
            for (QPointF& p : ring) p += (centre - p) * (m_sample.apart / m_sample.cell);
        QPainterPath path;
        path.moveTo(ring.front());
        if (m_sample.curved) {
            // Three points at a time are two handles and an end; a side has a multiple of three pieces.
            for (std::size_t i = 1; i + 2 < ring.size(); i += 3) path.cubicTo(ring[i], ring[i + 1], ring[i + 2]);
        } else {
            for (std::size_t i = 1; i < ring.size(); ++i) path.lineTo(ring[i]);
        }
        path.closeSubpath();
        return path;
    }

private:
    /// The same number for the same place, from -1 to 1 (S. Vigna's splitmix64).
    double noise(int column, int row, int kind) const
    {
        std::uint64_t z = (static_cast<std::uint64_t>(m_sample.seed) << 48U) ^
                          (static_cast<std::uint64_t>(column) << 32U) ^ (static_cast<std::uint64_t>(row) << 16U) ^
                          static_cast<std::uint64_t>(kind);
        z = (z + 0x9E3779B97F4A7C15ULL) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return static_cast<double>((z ^ (z >> 31U)) >> 11U) / static_cast<double>(1ULL << 52U) - 1.0;
    }

    QPointF corner(int column, int row) const
    {
        return QPointF(column + kJitter * noise(column, row, 0), row + kJitter * noise(column, row, 1)) * m_sample.cell;
    }

    /// From a corner to the next one to the right, or below.
    std::vector<QPointF> side(int column, int row, bool across) const
    {
        int pieces = std::max(1, m_sample.pointsPerSide);
        if (m_sample.curved) pieces = (pieces + 2) / 3 * 3;
        const QPointF from = corner(column, row);
        const QPointF along = (across ? corner(column + 1, row) : corner(column, row + 1)) - from;
        const QPointF aside(-along.y(), along.x());
        std::vector<QPointF> points{from};
        for (int i = 1; i < pieces; ++i) {
            const double t = static_cast<double>(i) / pieces;
            const double wave = std::sin(t * 4 * std::numbers::pi + 3 * noise(column, row, across ? 2 : 3));
            const double rough = 0.4 * noise(column, row, (across ? 1000 : 5000) + i);
            points.push_back(from + along * t + aside * (kWinding * std::min(t, 1 - t) * (wave * 0.6 + rough)));
        }
        points.push_back(from + along);
        return points;
    }

    const SampleMap& m_sample;
};

} // namespace

std::vector<QPainterPath> sampleShapes(const SampleMap& sample)
{
    const Maker maker(sample);
    std::vector<QPainterPath> shapes;
    for (int row = 0; row < sample.rows; ++row)
        for (int column = 0; column < sample.columns; ++column) shapes.push_back(maker.shape(column, row));
    return shapes;
}

} // namespace marches::editor
