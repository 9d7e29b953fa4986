// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/sketch.h"

#include <algorithm>
#include <array>

namespace marches::editor {

namespace {

QPainterPath framePath(const QRectF& box, double inwards)
{
    QPainterPath path;
    path.addRect(box.adjusted(inwards, inwards, -inwards, -inwards));
    return path;
}

/// A box whose corners are cut in, as on old title plates.
QPainterPath notched(const QRectF& box, double notch)
{
    QPainterPath path(QPointF(box.left() + notch, box.top()));
    path.lineTo(box.right() - notch, box.top());
    path.quadTo(box.right() - notch, box.top() + notch, box.right(), box.top() + notch);
    path.lineTo(box.right(), box.bottom() - notch);
    path.quadTo(box.right() - notch, box.bottom() - notch, box.right() - notch, box.bottom());
    path.lineTo(box.left() + notch, box.bottom());
    path.quadTo(box.left() + notch, box.bottom() - notch, box.left(), box.bottom() - notch);
    path.lineTo(box.left(), box.top() + notch);
    path.quadTo(box.left() + notch, box.top() + notch, box.left() + notch, box.top());
    path.closeSubpath();
    return path;
}

} // namespace

QColor furnitureInk(const Style& style)
{
    return style.frame.colour.isValid() ? style.frame.colour : style.role(InkRole::Outline);
}

Inks cartoucheInks(const QRectF& box, const Style& style)
{
    const QColor ink = furnitureInk(style);
    const QColor shadow(0x2a, 0x20, 0x14, 56);
    const double size = std::min(box.width(), box.height());
    const double notch = std::clamp(size * 0.1, 3.0, 10.0);
    Ink ground = filledInk(notched(box, notch), style.paper.lighter(103));
    ground.pen = strokedInk(ground.path, ink, 1.5).pen;
    Inks inks{filledInk(notched(box.translated(2.2, 2.6), notch), shadow), ground};
    const double inner = std::clamp(size * 0.045, 1.8, 4.0);
    inks.push_back(strokedInk(notched(box.adjusted(inner, inner, -inner, -inner), notch), ink, 0.6));
    return inks;
}

void drawSite(Sketch& sketch, const PlaceRecord& site)
{
    if (!site.drawing.box) return;
    const engine::MapBox& given = *site.drawing.box;
    const QRectF box(given.x, given.y, given.width, given.height);
    if (box.width() < 4 || box.height() < 4) return;
    const Style& style = sketch.style();
    const QColor ink = furnitureInk(style);
    const QColor shadow(0x2a, 0x20, 0x14, 52);
    const QColor own = colourOf(site.drawing.color);
    QPainterPath outer;
    outer.addRoundedRect(box, 3, 3);
    Ink ground = filledInk(outer, own.isValid() ? own : style.paper);
    ground.pen = strokedInk(outer, ink, 1.5).pen;
    Inks inks{filledInk(outer.translated(1.8, 2.2), shadow), ground};
    QColor fine = ink;
    fine.setAlphaF(0.6F);
    if (box.width() > 24 && box.height() > 24) {
        inks.push_back(strokedInk(framePath(box, 3.4), fine, 0.6));
        QPainterPath gems;
        for (const QPointF& corner : {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}) {
            const QPointF in = unitOf(box.center() - corner);
            const QPointF at = corner + QPointF(in.x() > 0 ? 3.4 : -3.4, in.y() > 0 ? 3.4 : -3.4);
            const std::array<QPointF, 4> diamond{at + QPointF(0, -2.6), at + QPointF(2.6, 0), at + QPointF(0, 2.6),
                                                 at + QPointF(-2.6, 0)};
            gems.addPath(lineThrough(diamond, true));
        }
        inks.push_back(filledInk(gems, style.role(InkRole::Accent)));
    }
    sketch.add(made(MadeBand::Sites, std::move(inks), box.top()));
}

} // namespace marches::editor
