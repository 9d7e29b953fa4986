// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/regionroom.h"
#include "engine/package/mappackage.h"

#include <QPainterPath>
#include <QRectF>
#include <QSizeF>

#include <memory>
#include <span>
#include <string>

namespace marches::editor {

struct Style;

/// What is painted on a board beside its territories, where a name would be hard to read: scenery with trees, mountains
/// or water, mountains along borders, and stamps.
class BusyGround {
public:
    /// Null where a map has none of it. `ranges`: the lines of mountains that bar borders.
    static std::shared_ptr<const BusyGround> of(const engine::MapArt& art, const Style& style,
                                                std::span<const engine::MapStamp> stamps,
                                                std::span<const QPainterPath> ranges, const QSizeF& board);
    /// How much stands on the ground of a terrain in a style, from 0 (letters are read as well as on bare ground) to 1.
    static double thickness(const Style& style, const std::string& terrain);
    /// The ground that a stamp covers.
    static QRectF boxOf(const engine::MapStamp& stamp);
    /// That which mountains along a line cover.
    static QRectF boxOf(const QPainterPath& range, const Style& style);

    /// Part of a box that is covered, from 0 to 1. To the name of a sea its own water is none.
    double share(const QRectF& box, bool isSea) const { return (isSea ? m_forSea : m_forLand).share(box); }

private:
    explicit BusyGround(const QRectF& box);

    MarkedCells m_forLand;
    MarkedCells m_forSea;
};

} // namespace marches::editor
