// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPainterPath>

#include <cstddef>
#include <vector>

namespace marches::editor {

struct TraceOptions {
    int colourTolerance =
        24;               ///< how far a pixel may be from its area's colour in each of red, green and blue, 0 to 255
    int leastPixels = 60; ///< smaller areas (noise, blurred edges, dots) are given to their neighbours
    double lineWidth =
        4; ///< areas nowhere wider than this (pixels) are drawn lines, and given to their neighbours; 0: none
    double smoothing = 1.2;        ///< how far an outline may leave the edges of the pixels, in pixels
    double scale = 1;              ///< board units per pixel
    std::size_t mostAreas = 5'000; ///< no game is played on more; of such a picture none is traced
};

/// An area of one colour.
struct TracedArea {
    QPainterPath path; ///< closed rings in board units, from the picture's upper left corner
    QColor colour;
    int pixels = 0;
    bool atEdge = false; ///< reaches the edge of the picture
};

/// Largest picture that is traced; scale down what is larger.
inline constexpr int kMaxTracedPixels = 16'000'000;

/// Turns a picture of flat colours into areas, largest first. Neighbours get the same points on the border that they
/// share, because a border is smoothed once for both. Empty for a null or too large picture, and for one of too many
/// areas.
std::vector<TracedArea> traceImage(const QImage& picture, const TraceOptions& options = {});

} // namespace marches::editor
