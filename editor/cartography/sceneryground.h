// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/package/mappackage.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <string_view>
#include <vector>

namespace marches::editor {

/// What a piece of scenery is drawn as.
enum class SceneryKind {
    Ground, ///< an area, or a band along a path
    River,
    Gorge, ///< a river between cliffs
    Range, ///< mountains in rows along a path
};
SceneryKind sceneryKind(const engine::MapScenery& piece);

/// Terrains that are water.
bool isWaterTerrain(std::string_view terrain);

/// Width of a path that says none, board units.
double usualWidth(SceneryKind kind);

/// The smooth curve through the points of a piece, closed for an area; what an editor shows of it.
QPainterPath sceneryCurve(const engine::MapScenery& piece);

/// The shape of a piece of scenery on the board: the curve through its points, a little uneven, as ground is. Points
/// wander with the place and not with the piece, so that a neighbouring piece with the same points has the same edge.
class SceneryGround {
public:
    /// `board`: what lies far beyond it is not looked at.
    SceneryGround(const engine::MapScenery& piece, const QRectF& board);

    SceneryKind kind() const { return m_kind; }
    double width() const { return m_width; }
    /// Of ground: outline and holes without the last point, with the ground on the left as seen on the screen.
    const std::vector<std::vector<QPointF>>& rings() const { return m_rings; }
    /// Of all that lies along a path.
    const std::vector<QPointF>& line() const { return m_line; }
    bool isClosed() const { return m_closed; }
    /// Of what it covers; null where it covers nothing.
    const QRectF& box() const { return m_box; }
    /// Whether trees of what lies below would stand in it.
    bool covers(const QPointF& at) const;

private:
    void addRing(std::vector<QPointF> ring);
    void orient();

    SceneryKind m_kind;
    double m_width;
    bool m_closed = false;
    std::vector<std::vector<QPointF>> m_rings;
    std::vector<QPointF> m_line;
    QRectF m_box;
};

} // namespace marches::editor
