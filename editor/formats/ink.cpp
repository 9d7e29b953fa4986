// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/ink.h"

#include "editor/formats/svgpath.h"

#include <QByteArray>
#include <QColor>

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

namespace {

void addPaint(std::string& out, const char* property, const QColor& colour)
{
    out += std::string(" ") + property + "=\"" + colour.name().toStdString() + '"';
    if (colour.alpha() != 255) // as many digits as a byte needs to be read back
        out += std::string(" ") + property + "-opacity=\"" + svgNumber(colour.alphaF(), 3) + '"';
}

void addPen(std::string& out, const QPen& pen, int digits)
{
    addPaint(out, "stroke", pen.color());
    out += " stroke-width=\"" + svgNumber(pen.widthF(), digits) + '"';
    if (pen.capStyle() != Qt::RoundCap)
        out += pen.capStyle() == Qt::FlatCap ? " stroke-linecap=\"butt\"" : " stroke-linecap=\"square\"";
    if (pen.joinStyle() != Qt::RoundJoin)
        out += pen.joinStyle() == Qt::BevelJoin ? " stroke-linejoin=\"bevel\"" : " stroke-linejoin=\"miter\"";
    if (pen.style() != Qt::CustomDashLine) return;
    out += " stroke-dasharray=\"";
    const QList<qreal> dashes = pen.dashPattern(); // in widths of the pen
    for (qsizetype i = 0; i < dashes.size(); ++i)
        out += (i == 0 ? "" : ",") + svgNumber(dashes[i] * pen.widthF(), digits);
    out += '"';
}

} // namespace

std::string svgNumber(double value, int digits)
{
    QByteArray text = QByteArray::number(value, 'f', digits);
    if (text.contains('.')) {
        while (text.endsWith('0')) text.chop(1);
        if (text.endsWith('.')) text.chop(1);
    }
    return text == "-0" ? std::string("0") : text.toStdString();
}

std::string openInkGroup(std::string_view id)
{
    return "<g id=\"" + std::string(id) + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
}

std::string writeInks(const Inks& inks, int digits)
{
    std::string out;
    for (const Ink& ink : inks) {
        const std::string data = writeShortSvgPath(ink.path, digits);
        if (data.empty()) continue;
        out += "<path d=\"" + data + '"';
        if (ink.brush.style() == Qt::NoBrush)
            out += " fill=\"none\"";
        else
            addPaint(out, "fill", ink.brush.color());
        if (ink.brush.style() != Qt::NoBrush && ink.path.fillRule() == Qt::OddEvenFill) out += " fill-rule=\"evenodd\"";
        if (ink.pen.style() != Qt::NoPen) addPen(out, ink.pen, digits);
        if (ink.opacity < 1) out += " opacity=\"" + svgNumber(ink.opacity, 3) + '"';
        out += "/>\n";
    }
    return out;
}

} // namespace marches::editor
