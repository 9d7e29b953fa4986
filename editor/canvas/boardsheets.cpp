// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardsheets.h"

#include "editor/painting/boardmodel.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kMillimetresPerInch = 25.4;
constexpr double kCropLength = 5; // millimetres
constexpr double kCropGap = 1;

/// Lines beside the corners of what is to be cut, outside of it.
void paintCropMarks(QPainter& painter, const Sheet& sheet, int rows, int columns, double bleed)
{
    const double gap = kCropGap + bleed;
    painter.setPen(QPen(Qt::black, 0.15));
    const QRectF& cut = sheet.paper;
    for (const double x : {cut.left(), cut.right()}) {
        const double away = x == cut.left() ? -1 : 1;
        for (const double y : {cut.top(), cut.bottom()}) {
            const double up = y == cut.top() ? -1 : 1;
            painter.drawLine(QPointF(x + away * gap, y), QPointF(x + away * (gap + kCropLength), y));
            painter.drawLine(QPointF(x, y + up * gap), QPointF(x, y + up * (gap + kCropLength)));
        }
    }
    if (rows * columns < 2) return;
    // The number is drawn as dots in a grid of all sheets, which needs no language: this one is filled.
    constexpr double kDot = 1.2;
    const QPointF origin(cut.left() + 2 * kCropLength, cut.bottom() + gap);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const bool here = row == sheet.row && column == sheet.column;
            painter.setBrush(here ? QBrush(Qt::black) : QBrush(Qt::NoBrush));
            painter.drawRect(QRectF(origin.x() + column * kDot, origin.y() + row * kDot, kDot * 0.8, kDot * 0.8));
        }
}

/// What is printed beyond the edges of the board: the board mirrored there, cut off with the paper. In board units.
void paintBeyondEdges(QPainter& painter, const BoardModel& model, const QSizeF& board, const QRectF& shown)
{
    for (int down = -1; down <= 1; ++down)
        for (int across = -1; across <= 1; ++across) {
            const QRectF strip(across * board.width(), down * board.height(), board.width(), board.height());
            if ((across == 0 && down == 0) || !strip.intersects(shown)) continue;
            painter.save();
            painter.setClipRect(strip, Qt::IntersectClip);
            painter.translate(across > 0 ? 2 * board.width() : 0, down > 0 ? 2 * board.height() : 0);
            painter.scale(across == 0 ? 1 : -1, down == 0 ? 1 : -1);
            paintBoard(painter, model);
            painter.restore();
        }
}

/// The painter works in millimetres of the sheet.
void paintSheet(QPainter& painter, const BoardModel& model, const SheetSettings& settings, const Sheet& sheet,
                const std::vector<Sheet>& all)
{
    painter.save();
    const double bleed = settings.bleed;
    painter.setClipRect(sheet.paper.adjusted(-bleed, -bleed, bleed, bleed));
    painter.translate(sheet.paper.topLeft());
    const double scale = sheet.paper.width() / sheet.board.width();
    painter.scale(scale, scale);
    painter.translate(-sheet.board.topLeft());
    paintBoard(painter, model);
    if (bleed > 0) {
        const double beyond = bleed / scale;
        const QRectF shown = sheet.board.adjusted(-beyond, -beyond, beyond, beyond);
        const QPointF end = all.back().board.bottomRight();
        paintBeyondEdges(painter, model, {end.x(), end.y()}, shown);
    }
    painter.restore();
    if (settings.cropMarks) paintCropMarks(painter, sheet, all.back().row + 1, all.back().column + 1, bleed);
}

/// Layout in pixels of 96 to the inch, so that names and lines have the size they have on a screen at that zoom.
BoardModel printedModel(const BoardPicture& picture, const SheetSettings& settings)
{
    constexpr double kPixelsPerMillimetre = 96 / kMillimetresPerInch;
    return boardModelOf(picture, settings.boardWidth * kPixelsPerMillimetre / picture.drawing->size.width());
}

} // namespace

std::vector<Sheet> planSheets(const QSizeF& board, const SheetSettings& settings)
{
    const double around = settings.margin + std::max(0.0, settings.bleed);
    const double wide = settings.paper.width() - 2 * around;
    const double high = settings.paper.height() - 2 * around;
    const double overlap = std::max(0.0, settings.overlap);
    if (board.isEmpty() || settings.boardWidth <= 0 || wide - overlap < kLeastPrintable ||
        high - overlap < kLeastPrintable)
        return {};
    const double perUnit = settings.boardWidth / board.width(); // millimetres
    const QSizeF printed = board * perUnit;
    constexpr double kRounding = 1e-6;
    const auto count = [overlap](double length, double sheet) {
        return std::max(1.0, std::ceil((length - overlap) / (sheet - overlap) - kRounding));
    };
    const double columns = count(printed.width(), wide);
    const double rows = count(printed.height(), high);
    if (columns * rows > kMostSheets) return {};
    std::vector<Sheet> sheets;
    for (int row = 0; row < static_cast<int>(rows); ++row) {
        for (int column = 0; column < static_cast<int>(columns); ++column) {
            const QPointF from(column * (wide - overlap), row * (high - overlap));
            const QSizeF size(std::min(wide, printed.width() - from.x()), std::min(high, printed.height() - from.y()));
            sheets.push_back(
                {row, column, QRectF(from / perUnit, size / perUnit), QRectF(QPointF(around, around), size)});
        }
    }
    // What is not glued to others lies in the middle of its paper.
    if (sheets.size() == 1) sheets.front().paper.moveCenter(QRectF(QPointF(), settings.paper).center());
    return sheets;
}

bool printSheets(const BoardPicture& picture, const SheetSettings& settings, QPagedPaintDevice& device,
                 const Progress& progress)
{
    if (!picture.drawing) return false;
    const std::vector<Sheet> sheets = planSheets(picture.drawing->size, settings);
    if (sheets.empty()) return false;
    device.setPageSize(QPageSize(settings.paper, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    device.setPageOrientation(QPageLayout::Portrait);
    if (auto* printer = dynamic_cast<QPrinter*>(&device)) printer->setFullPage(true);
    device.setPageMargins(QMarginsF());
    const BoardModel model = printedModel(picture, settings);
    QPainter painter;
    if (!painter.begin(&device)) return false;
    const double perMillimetre = device.logicalDpiX() / kMillimetresPerInch;
    double printed = 0;
    for (const Sheet& sheet : sheets) {
        if (!tellProgress(progress, printed++ / static_cast<double>(sheets.size()))) return false;
        if (&sheet != &sheets.front() && !device.newPage()) return false;
        painter.resetTransform();
        painter.scale(perMillimetre, perMillimetre);
        paintSheet(painter, model, settings, sheet, sheets);
    }
    return painter.end();
}

QByteArray renderSheetsPdf(const BoardPicture& picture, const SheetSettings& settings, const Progress& progress)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setCreator(QStringLiteral("Marches"));
        pdf.setTitle(titleOf(picture));
        constexpr int kDotsPerInch = 300;
        pdf.setResolution(kDotsPerInch);
        if (!printSheets(picture, settings, pdf, progress)) return {};
    }
    eraseDate(bytes);
    return bytes;
}

QImage renderSheet(const BoardPicture& picture, const SheetSettings& settings, const Sheet& sheet,
                   double pixelsPerMillimetre)
{
    if (!picture.drawing) return {};
    QImage image((settings.paper * pixelsPerMillimetre).toSize(), QImage::Format_RGB32);
    if (image.isNull()) return {};
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixelsPerMillimetre, pixelsPerMillimetre);
    paintSheet(painter, printedModel(picture, settings), settings, sheet, planSheets(picture.drawing->size, settings));
    return image;
}

std::vector<QRect> planTiles(const QSize& whole, int side)
{
    if (whole.isEmpty() || side < 1) return {};
    const auto count = [side](int length) { return (static_cast<std::int64_t>(length) + side - 1) / side; };
    if (count(whole.width()) * count(whole.height()) > kMostTiles) return {};
    std::vector<QRect> tiles;
    for (int y = 0; y < whole.height(); y += side)
        for (int x = 0; x < whole.width(); x += side)
            tiles.emplace_back(x, y, std::min(side, whole.width() - x), std::min(side, whole.height() - y));
    return tiles;
}

QImage renderTile(const BoardPicture& picture, double scale, const QRect& tile)
{
    if (!picture.drawing || picture.drawing->size.isEmpty()) return {};
    QImage image(tile.size(), QImage::Format_RGB32);
    if (image.isNull()) return {};
    image.fill(boardColours(picture.theme).backdrop);
    QPainter painter(&image);
    painter.translate(-tile.topLeft());
    painter.scale(scale, scale);
    paintBoard(painter, boardModelOf(picture, scale));
    return image;
}

} // namespace marches::editor
