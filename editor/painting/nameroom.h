// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/shape.h"

#include <QPointF>
#include <QRectF>

#include <array>
#include <cstdint>
#include <vector>

namespace marches::editor {

/// A box moved so that it lies on the board.
QRectF pushedInto(QRectF box, const QRectF& board);
/// Whether a box meets none of others.
bool isFreeOf(const QRectF& box, const std::vector<QRectF>& taken);

/// Bounds of that part of a place, of several islands, in which a point lies.
QRectF islandAround(const Shape& shape, const QPointF& point);

/// A shape as a picture of a few points, in which it is found at once whether one lies inside; a large one is looked at
/// itself.
class CoarseShape {
public:
    /// The shape must outlive it.
    explicit CoarseShape(const Shape& shape);
    bool contains(const QPointF& at) const;

private:
    static constexpr int kColumns = 64;
    static constexpr int kRows = 32;

    const Shape& m_shape;
    QRectF m_bounds;
    bool m_isLarge = false;
    std::array<std::uint64_t, kRows> m_rows{};
};

} // namespace marches::editor
