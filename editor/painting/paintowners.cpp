// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardpainter.h"

#include <QPainter>

namespace marches::editor {

void paintOwners(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < model.placeCount(); ++i) {
        const OwnerArt& art = model.ownerArtOf(i);
        if (art.isEmpty() || !model.place(i).shape.bounds().intersects(exposed)) continue;
        painter.save();
        painter.setClipPath(art.shape, Qt::IntersectClip);
        painter.fillPath(art.shape, model.tintOf(i));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(art.fill, 2 * art.band, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPath(art.border);
        for (const PatternMarks& marks : art.marks) drawPatternMarks(painter, marks, art.ink);
        painter.restore();
    }
    paintOwnedBorders(painter, model, exposed);
}

void paintOwnedBorders(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    // The borders again above the bands, so that two owners do not run into each other.
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = model.theme == Theme::Light ? QColor(0x4b, 0x36, 0x21) : QColor(0x12, 0x10, 0x0c);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1.1 * model.layout.sizes.line / model.layout.sizes.scale, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    for (int i = 0; i < model.placeCount(); ++i)
        if (!model.ownerArtOf(i).isEmpty() && model.place(i).shape.bounds().intersects(exposed))
            painter.drawPath(model.place(i).shape.path());
}

} // namespace marches::editor
