// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/rendersvg.h"

#include "editor/painting/boardpainter.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace marches::editor {

namespace {

QByteArray number(double value)
{
    QByteArray text = QByteArray::number(value, 'f', 2);
    while (text.endsWith('0')) text.chop(1);
    if (text.endsWith('.')) text.chop(1);
    return text == "-0" ? QByteArray("0") : text;
}

QByteArray pathData(const QPainterPath& path)
{
    QByteArray data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement: data += 'M'; break;
        case QPainterPath::LineToElement: data += 'L'; break;
        case QPainterPath::CurveToElement: data += 'C'; break;
        case QPainterPath::CurveToDataElement: data += ' '; break;
        }
        data += number(element.x) + ',' + number(element.y);
    }
    return data;
}

QByteArray paint(const char* property, const QColor& colour)
{
    return QByteArray(" ") + property + "=\"" + colour.name().toLatin1() + "\" " + property + "-opacity=\"" +
           number(colour.alphaF()) + '"';
}

QByteArray stroke(const QColor& colour, double width)
{
    return " fill=\"none\"" + paint("stroke", colour) + " stroke-width=\"" + number(width) +
           "\" stroke-linejoin=\"round\"";
}

/// Bands are cut off at the outline, which QSvgGenerator cannot say.
QByteArray ownersAsSvg(const BoardModel& model)
{
    QByteArray svg = "<g id=\"owners\">\n";
    for (int i = 0; i < model.placeCount(); ++i) {
        const OwnerArt& art = model.ownerArtOf(i);
        if (art.isEmpty()) continue;
        const QByteArray id = "owned-" + QByteArray::number(i);
        const QByteArray rule = art.shape.fillRule() == Qt::OddEvenFill ? "evenodd" : "nonzero";
        const QByteArray shape = pathData(art.shape);
        svg += "<clipPath id=\"" + id + "\"><path clip-rule=\"" + rule + "\" d=\"" + shape + "\"/></clipPath>\n";
        svg += "<path fill-rule=\"" + rule + "\" d=\"" + shape + '"' + paint("fill", model.tintOf(i)) + "/>\n";
        svg += "<g clip-path=\"url(#" + id + ")\">\n<path d=\"" + pathData(art.border) + '"' +
               stroke(art.fill, 2 * art.band) + "/>\n";
        for (const PatternMarks& marks : art.marks)
            svg += "<path d=\"" + pathData(marks.path) + '"' +
                   (marks.stroke > 0 ? stroke(art.ink, marks.stroke) : paint("fill", art.ink)) + "/>\n";
        svg += "</g>\n";
    }
    return svg + "</g>\n";
}

/// What is between the description and the end of a drawing of QSvgGenerator.
QByteArray inside(const QByteArray& svg)
{
    const qsizetype defs = svg.indexOf("<defs>");
    const qsizetype end = svg.lastIndexOf("</svg>");
    return defs < 0 || end < defs ? QByteArray() : svg.mid(defs, end - defs);
}

/// What is between the root element's tags.
QByteArray content(const QByteArray& svg)
{
    const qsizetype begin = svg.indexOf('>', svg.indexOf("<svg"));
    const qsizetype end = svg.lastIndexOf("</svg>");
    return begin < 0 || end < begin ? QByteArray() : svg.mid(begin + 1, end - begin - 1);
}

} // namespace

QByteArray boardAsSvg(const BoardModel& model, const std::function<void(QPainter&)>& paintAbove)
{
    const QSizeF board = model.drawing->size;
    QByteArray above;
    QBuffer buffer(&above);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    constexpr int kFine = 100; // the generator counts in whole units; a hundredth of a board unit is enough
    generator.setResolution(72);
    generator.setViewBox(QRectF(QPointF(0, 0), board * kFine));
    QPainter painter;
    if (!painter.begin(&generator)) return {};
    painter.scale(kFine, kFine);
    paintAbove(painter);
    painter.end();

    const QSizeF size = board * model.layout.sizes.scale;
    QByteArray svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
                     "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" width=\"" +
                     number(size.width()) + "\" height=\"" + number(size.height()) + "\" viewBox=\"0 0 " +
                     number(board.width()) + ' ' + number(board.height()) + "\">\n";
    svg += "<g id=\"artwork\">" + content(model.drawing->artwork) + "</g>\n";
    if (isWashed(model))
        svg += "<rect id=\"wash\" width=\"" + number(board.width()) + "\" height=\"" + number(board.height()) + '"' +
               paint("fill", boardColours(model.theme).wash) + "/>\n";
    svg += ownersAsSvg(model);
    svg += "<g id=\"pieces\" transform=\"scale(" + QByteArray::number(1.0 / kFine) + ")\">\n" + inside(above) +
           "</g>\n</svg>\n";
    return svg;
}

} // namespace marches::editor
