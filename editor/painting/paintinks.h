// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/ink.h"

#include <QByteArray>

class QPainter;

namespace marches::editor {

/// Paints what meets `exposed`, in order; the painter works in board units.
void paintInks(QPainter& painter, const Inks& inks, const QRectF& exposed);

/// Paints a picture that was filtered (BoardSvg::artwork), its view box as large as the board; nothing where it cannot
/// be read.
void paintArtwork(QPainter& painter, const QByteArray& svg, const QSizeF& board);

} // namespace marches::editor
