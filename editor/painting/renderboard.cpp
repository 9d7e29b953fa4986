// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/renderboard.h"

#include "editor/painting/boardmodel.h"
#include "editor/painting/boardpainter.h"
#include "editor/painting/paintinks.h"
#include "editor/painting/rendersvg.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

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
    paintGround(painter, *model.drawing);
    paintUponGround(painter, model);
}

void paintGround(QPainter& painter, const BoardDrawing& drawing)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintArtwork(painter, drawing.artwork, drawing.size);
    painter.restore();
}

void paintUponGround(QPainter& painter, const BoardModel& model)
{
    const QRectF all(QPointF(0, 0), model.drawing->size);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isWashed(model)) painter.fillRect(all, boardColours(model.theme).wash);
    painter.save();
    paintOwners(painter, model, all);
    painter.restore();
    paintAbove(painter, model);
}

QImage renderImage(const BoardPicture& picture)
{
    if (!picture.drawing || picture.drawing->size.isEmpty()) return {};
    const double scale = scaleOf(picture);
    const QSize size(std::clamp(picture.size.width(), 1, kMaxPictureSide),
                     std::clamp(picture.size.height(), 1, kMaxPictureSide));
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

/// Moves the places of objects that a PDF lists at its end, where what lies behind `from` has moved by `shift`.
void moveObjects(QByteArray& pdf, qsizetype from, qsizetype shift)
{
    constexpr char kStart[] = "startxref\n";
    constexpr qsizetype kDigits = 10; // of a place in the list, 20 bytes a line
    constexpr qsizetype kLine = 20;
    const qsizetype start = pdf.lastIndexOf(kStart);
    if (start < 0) return;
    const qsizetype number = start + static_cast<qsizetype>(sizeof(kStart)) - 1;
    const qsizetype end = pdf.indexOf('\n', number);
    const qsizetype list = pdf.mid(number, end - number).toLongLong() + shift;
    for (qsizetype line = pdf.indexOf('\n', pdf.indexOf('\n', list) + 1) + 1; line > 0 && line + kLine <= start;
         line += kLine) {
        if (pdf.at(line + kLine - 3) != 'n') continue; // no object, or the end of the list
        const qlonglong place = pdf.mid(line, kDigits).toLongLong();
        if (place > from) pdf.replace(line, kDigits, QByteArray::number(place + shift).rightJustified(kDigits, '0'));
    }
    pdf.replace(number, end - number, QByteArray::number(list));
}

/// Equal boards give equal files, whenever and wherever they are written.
void eraseDate(QByteArray& pdf)
{
    constexpr char kKey[] = "/CreationDate (";
    constexpr char kSomeDay[] = "D:20000101000000Z";
    const qsizetype key = pdf.indexOf(kKey);
    const qsizetype begin = key + static_cast<qsizetype>(sizeof(kKey)) - 1;
    const qsizetype end = key < 0 ? -1 : pdf.indexOf(')', begin);
    if (end < 0) return;
    const qsizetype shift = static_cast<qsizetype>(sizeof(kSomeDay)) - 1 - (end - begin);
    pdf.replace(begin, end - begin, kSomeDay);
    moveObjects(pdf, begin, shift);
}

QString titleOf(const BoardPicture& picture) { return picture.wording.mapName ? picture.wording.mapName() : QString(); }

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
    pdf.setTitle(titleOf(picture));
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
