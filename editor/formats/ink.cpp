// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/ink.h"

#include <algorithm>
#include <numbers>

namespace marches::editor {

QRectF boxOf(const Ink& ink)
{
    const QRectF path = ink.path.controlPointRect();
    if (ink.pen.style() == Qt::NoPen || path.isNull()) return path;
    // Square caps reach farther than half the width; mitres farther still, up to their limit.
    double reach = ink.pen.widthF() / 2;
    if (ink.pen.joinStyle() == Qt::MiterJoin || ink.pen.joinStyle() == Qt::SvgMiterJoin) reach *= ink.pen.miterLimit();
    if (ink.pen.capStyle() == Qt::SquareCap) reach = std::max(reach, ink.pen.widthF() / 2 * std::numbers::sqrt2);
    return path.adjusted(-reach, -reach, reach, reach);
}

QRectF boxOf(const Inks& inks)
{
    QRectF all;
    for (const Ink& ink : inks) all |= boxOf(ink);
    return all;
}

} // namespace marches::editor
