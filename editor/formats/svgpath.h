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

/// Digits after the point that are written at most where board units are the file's: a thousandth is below what can be
/// seen.
inline constexpr int kSvgPathDigits = 3;

/// Path data in absolute M, L, C and Z: "M10,20L30,40 50,60C1,2 3,4 5,6Z". The same point is written the same way
/// wherever it stands, and what is written reads back as the same text. A subpath of more than one segment that ends
/// where it began is closed; a point without segments, which draws nothing, is left out. `digits`: 0 to 9.
std::string writeSvgPath(const QPainterPath& path, int digits = kSvgPathDigits);

/// The same outline in fewer bytes: "M10,20l20,20c-1.5.5 ...". For what is written anew each time; parseSvgPath() makes
/// the same path of both.
std::string writeShortSvgPath(const QPainterPath& path, int digits = kSvgPathDigits);

/// Path data, in the coordinates of an element, of an outline in board units: `placement` leads from the former to the
/// latter. Has as many digits as keep the outline within a thousandth of a board unit. Fails with "flat-transform"
/// where the placement cannot be undone, and on what parseSvgPath() would not read again.
SvgResult<std::string> writePlacedSvgPath(const QPainterPath& outline, const QTransform& placement);

} // namespace marches::editor
