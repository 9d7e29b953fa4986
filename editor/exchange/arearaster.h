// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignfiles.h"
#include "editor/formats/imageareas.h"
#include "engine/base/result.h"

#include <QImage>
#include <QPainterPath>
#include <QPolygonF>
#include <QSize>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace marches::editor {

/// Pixels of a map that is read as a picture: what is larger is scaled down first.
inline constexpr int kMostRasterPixels = 8'000'000;

/// A picture of `size` in which no pixel belongs to any of `areas` areas.
ImageAreas emptyRaster(const QSize& size, std::size_t areas);

/// Gives the pixels whose middles lie within rings (even-odd) to an area, whoever had them. `budget` is what may be
/// painted in all: it goes down by the pixels, and by what lines cost as pixels. False where it does not suffice; the
/// picture is of no use then.
bool paintArea(ImageAreas& raster, std::int32_t area, std::span<const QPolygonF> rings, std::int64_t& budget);

/// True where so many pixels lie beside ones of other areas that it is no map: tracing it would take long, and a
/// drawing of specks come of it.
bool isTooFine(const ImageAreas& raster);

/// Gives pixels of nobody in slits up to twice `reach` wide to the nearest areas, as lines between territories that
/// were drawn in a colour of their own. What is wider, a sea, stays where it is (a morphological closing of all areas
/// together). Distances are counted side by side and over corners in turn.
void closeSlits(ImageAreas& raster, int reach);

/// Outlines that were drawn with gaps between them, as wide as the lines of the map, made anew so that neighbours
/// share their borders: each gap up to `gap` wide is divided between the shapes beside it. A later path lies above an
/// earlier one. Done on a raster, about half a board unit fine. Empty where that would take too long.
std::vector<QPainterPath> closedGaps(const std::vector<QPainterPath>& paths, const QSizeF& board, double gap);

/// The picture whose pixels say where territories are, in 32 bits without transparency. Of `files` the file `name`;
/// "import-picture-too-large" or "import-picture-unreadable".
[[nodiscard]] engine::Result<QImage> readIndexPicture(const ForeignFiles& files, const std::string& name);

} // namespace marches::editor
