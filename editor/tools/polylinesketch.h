// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/palette.h"
#include "editor/tools/borderway.h"

#include <QPainterPath>
#include <QPointF>

#include <optional>
#include <vector>

class QPainter;

namespace marches::editor {

/// An outline or line while it is drawn, corner by corner: straight or curved pieces, and pieces that follow existing
/// borders where both of their ends lie on such.
class PolylineSketch {
public:
    bool isEmpty() const { return m_corners.empty(); }
    std::size_t size() const { return m_corners.size(); }
    const QPointF& first() const { return m_corners.front().at; }
    const QPointF& last() const { return m_corners.back().at; }
    bool beginsOnBorder() const { return !isEmpty() && m_corners.front().border.has_value(); }
    bool endsOnBorder() const { return !isEmpty() && m_corners.back().border.has_value(); }
    /// Where a corner lies on a border; nothing: on none.
    const std::optional<BorderPoint>& border(std::size_t corner) const { return m_corners[corner].border; }

    /// `straight`: does not follow borders on the way here.
    void add(const PlanarMap& map, const QPointF& at, const std::optional<BorderPoint>& border, bool straight);
    /// Pulls the handles of the last corner out: the trail passes it as a curve.
    void bend(const QPointF& handle);
    void takeBack();
    void clear() { m_corners.clear(); }

    /// Straight pieces that follow no border are drawn uneven from now on, as coasts are.
    void setNatural(bool natural) { m_natural = natural; }
    /// With a further corner at the pointer, when there is one.
    QPainterPath path(const PlanarMap& map, const std::optional<QPointF>& pointer = {},
                      const std::optional<BorderPoint>& border = {}, bool straight = false) const;
    /// Up to a corner, or to the last where there are fewer.
    QPainterPath pathTo(std::size_t corner) const;
    /// Closed: back to the first corner, along the border where both ends lie on one.
    QPainterPath closedPath(const PlanarMap& map) const;

    void paint(QPainter& painter, const QPainterPath& path, double pixel, Theme theme, bool filled) const;

private:
    struct Corner {
        QPointF at;
        QPointF handle; ///< forwards, from the corner; null: a sharp one
        std::optional<BorderPoint> border;
        std::vector<Segment> way; ///< from the corner before, along borders; empty: direct
    };

    static std::vector<Segment> wayTo(const PlanarMap& map, const Corner& from, const std::optional<BorderPoint>& to,
                                      bool straight);
    void append(QPainterPath& path, const Corner& from, const Corner& to) const;

    std::vector<Corner> m_corners;
    bool m_natural = false;
};

} // namespace marches::editor
