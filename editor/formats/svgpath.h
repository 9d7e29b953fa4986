// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <QPainterPath>
#include <QTransform>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// Largest coordinate that a board may have, in any direction.
inline constexpr double kMaxCoordinate = 1e6;
/// Most segments of one path: QtSvg cuts longer ones without a word (at about 32,760).
inline constexpr std::size_t kMaxPathSegments = 30000;

/// What is wrong with a number, path or transform, and where in its text (from 0).
struct SvgSyntaxError {
    std::string code; ///< "bad-path", "number-too-large", "path-too-long", "bad-transform"
    std::size_t offset = 0;
};
template <class T> using SvgResult = tl::expected<T, SvgSyntaxError>;

/// Reads path data as SVG 1.1 writes it: M L H V C S Q T A Z in both cases, repeated arguments, packed numbers
/// ("1.5.5") and packed flags of arcs. Curves become cubic ones. Own code, because QtSvg neither reports errors nor
/// long paths.
SvgResult<QPainterPath> parseSvgPath(std::string_view data);

/// A number as attributes hold it, "px" allowed; anything else after it is an error.
SvgResult<double> parseSvgNumber(std::string_view text);
/// Numbers separated by spaces or commas.
SvgResult<std::vector<double>> parseSvgNumbers(std::string_view text);
/// matrix, translate, scale, rotate, skewX, skewY, in a row.
SvgResult<QTransform> parseSvgTransform(std::string_view text);

} // namespace marches::editor
