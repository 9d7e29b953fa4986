// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardpainter.h"

#include <QPainter>

#include <cmath>

namespace marches::editor {

namespace {

/// A solid line with dashes of another colour on it; `width` in pixels.
void strokeOutline(QPainter& painter, const BoardModel& model, const QPainterPath& path, const QColor& below,
                   double width, const QColor& dash, double dashWidth, bool dashed)
{
    const double unit = model.layout.sizes.line / model.layout.sizes.scale;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(below, width * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    QPen pen(dash, dashWidth * unit, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (dashed) pen.setDashPattern({4.2, 3.0});
    painter.setPen(pen);
    painter.drawPath(path);
}

} // namespace

void paintMarks(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColours& colours = boardColours(model.theme);
    const BoardMarks& marks = model.marks;
    const engine::Mask bright = marks.legal | marks.sources;
    if (marks.asking && bright.any()) {
        QPainterPath rest;
        rest.setFillRule(Qt::OddEvenFill);
        rest.addRect(QRectF(QPointF(0, 0), model.drawing->size));
        bright.forEach([&](int place) {
            if (place < model.placeCount()) rest.addPath(model.place(place).shape.path());
        });
        painter.fillPath(rest, QColor(0x10, 0x0c, 0x06, model.theme == Theme::Light ? 26 : 60));
    }
    // Where most of a board is lit, thick lines would be all that one sees of it.
    const bool isMuch = 3 * marks.legal.count() > model.placeCount();
    for (int i = 0; i < model.placeCount(); ++i) {
        const QPainterPath& path = model.place(i).edge;
        if (path.isEmpty() || !model.place(i).shape.bounds().adjusted(-8, -8, 8, 8).intersects(exposed)) continue;
        if (marks.legal.test(i))
            strokeOutline(painter, model, path, colours.legalLine, isMuch ? 3.0 : 4.6, colours.legalDash,
                          isMuch ? 1.4 : 2.0, true);
        if (marks.highlighted.test(i))
            strokeOutline(painter, model, path, colours.focusEdge, 5.0, colours.accent, 3.0, false);
    }
    // Over the legal ones, with whom they share borders.
    for (int i = 0; i < model.placeCount(); ++i) {
        const QPainterPath& path = model.place(i).edge;
        if (!path.isEmpty() && (marks.sources.test(i) || marks.selected == i))
            strokeOutline(painter, model, path, colours.legalLine, 6.4, colours.legalDash,
                          marks.selected == i ? 4.2 : 3.2, false);
    }
}

void paintFocus(QPainter& painter, const BoardModel& model, const QRectF& /*exposed*/)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColours& colours = boardColours(model.theme);
    if (model.focused >= 0 && model.focused < model.placeCount())
        strokeOutline(painter, model, model.place(model.focused).edge, colours.focusEdge, 4.6, colours.accent, 2.6,
                      false);
    if (model.refused >= 0 && model.refused < model.placeCount())
        strokeOutline(painter, model, model.place(model.refused).edge, colours.paper, 5.6, colours.refusal, 3.6, false);
}

} // namespace marches::editor
