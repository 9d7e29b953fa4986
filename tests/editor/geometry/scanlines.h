// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include <span>
#include <vector>

namespace marches::test {

/// What shapes laid over each other show, found without any of the program's geometry: level lines are cut by fine
/// polylines of the outlines, and each part of a line belongs to the last shape that covers it.
class Scanlines {
public:
    struct Part {
        QPointF from;
        double length = 0;
        int owner = -1; ///< number of a shape; -1: none
    };

    Scanlines(std::span<const QPainterPath> shapes, double step);

    const std::vector<Part>& parts() const { return m_parts; }
    /// Visible area by shape, up to what happens between two lines.
    const std::vector<double>& areas() const { return m_areas; }
    /// Distance from the nearest outline.
    double clearanceAt(const QPointF& point) const;
    /// Of all outlines.
    double length() const;

private:
    struct Side {
        QPointF a;
        QPointF b;
        int shape = 0;
    };

    std::vector<Side> m_sides;
    std::vector<Part> m_parts;
    std::vector<double> m_areas;
};

} // namespace marches::test
