// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace marches::engine {
struct Lettering;
}

namespace marches::editor {

struct LetterLook;

/// What letters are set in.
struct LetterFace {
    bool bold = true;
    bool italic = false;
    double spacing = 0; ///< more room between letters, in em
    friend bool operator==(const LetterFace&, const LetterFace&) = default;
};

/// How a name is lettered: what a style says of names of its kind, and the map of this one.
struct NameLetters {
    LetterFace face;
    double size = 1; ///< of the usual size
    bool capitals = false;
    double turn = 0;            ///< degrees, clockwise, around its middle
    std::vector<QPointF> curve; ///< board units; two points at least, which it stands on, or none
    friend bool operator==(const NameLetters&, const NameLetters&) = default;
};
NameLetters nameLetters(const LetterLook& look, const std::optional<engine::Lettering>& own);
/// As names are written: in capitals where these are wanted.
QStringList written(const QStringList& lines, const NameLetters& letters);

/// The font of the board's names.
QFont labelFont(double pixels);

// Sizes of letters are the same at each zoom: these measures are for letters with an em of 1.

double widthOf(const QString& text, const LetterFace& face);
double ascentOf(const LetterFace& face);
double lineHeight(const LetterFace& face);
/// From line to line, of a line's height.
inline constexpr double kLinePitch = 0.92;
/// Of lines below each other.
QSizeF blockSize(const QStringList& lines, const LetterFace& face);
/// The split at a space, or behind a hyphen, that makes the longer line as short as it gets; one line where there is
/// neither.
QStringList twoLines(const QString& name, const LetterFace& face);

/// The outlines of letters, and the boxes in which they stand, in pixels.
struct Letters {
    QPainterPath path;
    std::vector<QRectF> boxes; ///< one for a block of lines, one for each letter on a curve
};

enum class LineAlignment { Left, Middle };
/// Lines below each other. The path begins in the upper left corner of the block, without room for a halo.
QPainterPath blockOfLetters(const QStringList& lines, const LetterFace& face, double pixels, LineAlignment alignment);
/// The boxes of the letters of such a block in its middle alignment, as tight as they are drawn, from the middle of the
/// block; their em is 1.
std::vector<QRectF> letterBoxes(const QStringList& lines, const LetterFace& face);
/// A line on a curve through points (pixels), in its middle; where the curve is too short it goes on straight. Turned
/// over where it would stand on its head.
Letters lettersAlong(const QString& text, const LetterFace& face, double pixels, std::span<const QPointF> points);

/// The smooth curve through points as a chain of short straight pieces, so many between two points.
inline constexpr int kCurvePieces = 24;
std::vector<QPointF> smoothCurve(std::span<const QPointF> points);

} // namespace marches::editor
