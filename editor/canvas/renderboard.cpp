// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/renderboard.h"

#include "editor/canvas/boardmodel.h"
#include "editor/canvas/boardpainter.h"
#include "editor/canvas/rendersvg.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

void paintArtwork(QPainter& painter, const BoardModel& model)
{
    QSvgRenderer renderer(model.drawing->artwork);
    renderer.render(&painter, QRectF(QPointF(0, 0), model.drawing->size));
}

void paintAbove(QPainter& painter, const BoardModel& model)
{
    const QRectF all(QPointF(0, 0), model.drawing->size);
    paintCrossings(painter, model, all);
    paintMarks(painter, model, all);
    paintSites(painter, model, all);
    paintLabels(painter, model, all);
    paintArrows(painter, model, all);
    paintPieces(painter, model, all);
    paintBadges(painter, model, all);
}

/// Pixels per board unit at which the board fits.
double scaleOf(const BoardPicture& picture)
{
    const QSizeF board = picture.drawing->size;
    const double width = std::clamp(picture.size.width(), 1, kMaxPictureSide);
    const double height = std::clamp(picture.size.height(), 1, kMaxPictureSide);
    return std::min(width / board.width(), height / board.height());
}

} // namespace

BoardModel boardModelOf(const BoardPicture& picture, double scale)
{
    BoardModel model;
    model.theme = picture.theme;
    model.marks = picture.marks;
    model.wording = picture.wording;
    model.setRules(picture.rules);
    model.setDrawing(picture.drawing);
    model.setFacts(picture.facts);
    model.relayout(scale);
    return model;
}

void paintBoard(QPainter& painter, const BoardModel& model)
{
    const QRectF all(QPointF(0, 0), model.drawing->size);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    paintArtwork(painter, model);
    painter.restore();
    painter.fillRect(all, boardColours(model.theme).wash);
    painter.save();
    paintOwners(painter, model, all);
    painter.restore();
    paintAbove(painter, model);
}

QImage renderImage(const BoardPicture& picture)
{
    if (!picture.drawing || picture.drawing->size.isEmpty()) return {};
    const double scale = scaleOf(picture);
    const QSize size(std::clamp(picture.size.width(), 1, kMaxPictureSide), std::clamp(picture.size.height(), 1, kMaxPictureSide));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return {};
    image.fill(boardColours(picture.theme).backdrop);
    const BoardModel model = boardModelOf(picture, scale);
    QPainter painter(&image);
    const QSizeF drawn = picture.drawing->size * scale;
    painter.translate((size.width() - drawn.width()) / 2, (size.height() - drawn.height()) / 2);
    painter.scale(scale, scale);
    paintBoard(painter, model);
    return image;
}

QByteArray renderPng(const BoardPicture& picture)
{
    const QImage image = renderImage(picture);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return !image.isNull() && image.convertToFormat(QImage::Format_RGB32).save(&buffer, "PNG") ? bytes : QByteArray();
}

void eraseDate(QByteArray& pdf)
{
    constexpr char kKey[] = "/CreationDate (D:";
    const qsizetype key = pdf.indexOf(kKey);
    if (key < 0) return;
    const qsizetype begin = key + static_cast<qsizetype>(sizeof(kKey)) - 1;
    constexpr qsizetype kDigits = 14;
    pdf.replace(begin, kDigits, "20000101000000");
}

QByteArray renderPdf(const BoardPicture& picture)
{
    if (!picture.drawing || picture.drawing->size.isEmpty()) return {};
    const double scale = scaleOf(picture);
    const BoardModel model = boardModelOf(picture, scale);
    const QSizeF drawn = picture.drawing->size * scale;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setCreator(QStringLiteral("Marches"));
    constexpr int kDotsPerInch = 96; // one pixel of the picture is one CSS pixel of the page
    pdf.setResolution(kDotsPerInch);
    pdf.setPageSize(QPageSize(drawn * 72.0 / kDotsPerInch, QPageSize::Point));
    pdf.setPageMargins(QMarginsF());
    QPainter painter;
    if (!painter.begin(&pdf)) return {};
    painter.scale(scale, scale);
    paintBoard(painter, model);
    painter.end();
    eraseDate(bytes);
    return bytes;
}

QByteArray renderSvg(const BoardPicture& picture)
{
    if (!picture.drawing || picture.drawing->size.isEmpty()) return {};
    const BoardModel model = boardModelOf(picture, scaleOf(picture));
    return boardAsSvg(model, [&model](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintOwnedBorders(painter, model, QRectF(QPointF(0, 0), model.drawing->size));
        paintAbove(painter, model);
    });
}

} // namespace marches::editor
