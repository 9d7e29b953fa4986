// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardpainter.h"

#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>

namespace marches::editor {

void drawName(QPainter& painter, const QPainterPath& text, const BoardColours& colours, double haloPixels, bool sea)
{
    QColor halo = colours.paper;
    halo.setAlphaF(0.86F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(halo, haloPixels, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(text);
    painter.fillPath(text, sea ? colours.water : colours.ink);
}

double nameHalo(double pixels, bool site) { return site ? 2.0 : std::clamp(pixels * 0.24, 2.4, 6.0); }

void paintLabels(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColours& colours = boardColours(model.theme);
    const double scale = model.layout.sizes.scale;
    for (int i = 0; i < model.placeCount(); ++i) {
        const LabelPlace& label = model.layout.labels[static_cast<std::size_t>(i)];
        if (label.isHidden() || !label.box.intersects(exposed)) continue;
        const bool site = model.drawing->board.place(i).kind == engine::PlaceKind::Site;
        painter.save();
        painter.translate(label.box.topLeft());
        painter.scale(1 / scale, 1 / scale);
        const bool sea = model.drawing->board.place(i).kind == engine::PlaceKind::Sea;
        drawName(painter, model.labelPath(i), colours, nameHalo(model.layout.sizes.label, site), sea);
        painter.restore();
    }
}

} // namespace marches::editor
