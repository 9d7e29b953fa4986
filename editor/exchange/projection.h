// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <string_view>
#include <vector>

namespace marches::editor {

/// How the globe becomes a sheet.
enum class Projection {
    None,            ///< the file is a sheet already; y grows downwards
    NoneUp,          ///< the same, but y grows upwards
    Equirectangular, ///< with the parallel in the middle of what is shown true to scale
    Mercator,
    NaturalEarth, ///< T. Patterson, 2008; polynomials of B. Šavrič, B. Jenny and others, 2011
    EqualEarth,   ///< B. Šavrič, T. Patterson and B. Jenny, 2018
};

/// By the names "none", "none-up", "equirectangular", "mercator", "natural-earth", "equal-earth".
std::optional<Projection> projectionOf(std::string_view name);

/// One point from degrees (longitude, latitude) to a sheet on which the radius of the globe is 1 and y grows downwards.
/// `parallel`: of Equirectangular, the latitude that is true to scale, in degrees.
QPointF projected(Projection projection, const QPointF& degrees, double parallel);

/// Cuts rings of degrees at the meridian 180, where they cross it: pieces within -180 to 180. A ring around a pole is
/// closed along it.
std::vector<QPolygonF> cutAtAntimeridian(const QPolygonF& ring);

/// A ring with points added on long sides (more than `step` degrees), where a projection bends them. The same side gets
/// the same points from either end.
QPolygonF densified(const QPolygonF& ring, double step);

} // namespace marches::editor
