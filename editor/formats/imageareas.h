// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/imagetrace.h"

#include <QImage>
#include <QRgb>

#include <cstdint>
#include <vector>

namespace marches::editor {

/// To which area of one colour each pixel of a picture belongs.
struct ImageAreas {
    static constexpr std::int32_t kNone = -1;

    int width = 0;
    int height = 0;
    std::vector<std::int32_t> area; ///< by pixel, row by row
    std::vector<QRgb> colour;       ///< by area
    std::vector<int> pixels;        ///< by area

    std::int32_t at(int x, int y) const
    {
        return x < 0 || y < 0 || x >= width || y >= height
                   ? kNone
                   : area[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
    }
};

/// Finds the areas (pixels that join side by side) and gives what is too small or a line to the nearest of the others.
ImageAreas findAreas(const QImage& picture, const TraceOptions& options);

/// The outlines of areas, by area, as traceImage() makes them: of `options` the smoothing and scale. An area may
/// consist of several parts; one without pixels has an empty path.
std::vector<QPainterPath> traceAreas(const ImageAreas& areas, const TraceOptions& options);

} // namespace marches::editor
