// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/paintinks.h"

#include "editor/formats/boardsvg.h"

#include <QPainter>

namespace marches::editor {

void paintInks(QPainter& painter, const Inks& inks, const QRectF& exposed)
{
    const qreal around = painter.opacity();
    for (const Ink& ink : inks) {
        if (!boxOf(ink).intersects(exposed)) continue;
        painter.setOpacity(around * ink.opacity);
        painter.setBrush(ink.brush);
        painter.setPen(ink.pen);
        painter.drawPath(ink.path);
    }
    painter.setOpacity(around);
}

void paintArtwork(QPainter& painter, const QByteArray& svg, const QSizeF& board)
{
    const engine::Result<BoardSvg> read = BoardSvg::read(svg, "board.svg");
    if (!read) return;
    const QRectF& box = read->viewBox();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(board.width() / box.width(), board.height() / box.height());
    painter.translate(-box.topLeft());
    paintInks(painter, read->inks(), box);
    painter.restore();
}

} // namespace marches::editor
