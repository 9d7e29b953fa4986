// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mail/turnpicture.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

#include "editor/mail/legendstrip.h"
#include "editor/mail/turnarrows.h"
#include "editor/painting/boardmodel.h"
#include "editor/painting/renderboard.h"
#include "engine/diplomacy/referee/turnreport.h"

namespace marches::editor {

namespace {

constexpr int kPointsPerInch = 72;
constexpr int kDotsPerInch = 96; ///< one pixel of a picture is one CSS pixel of the page
constexpr double kPaperMargin = 10.0;

QSize boardSize(const QSizeF& board, int width)
{
    const double scale = board.width() > 0 ? width / board.width() : 1.0;
    return {width, std::max(1, qRound(board.height() * scale))};
}

/// A board and its strip, laid out in pixels.
class TurnSheet {
public:
    explicit TurnSheet(const TurnPicture& wanted) : m_wanted(wanted), m_picture(pictureOf(wanted))
    {
        const QSizeF board = wanted.drawing->size;
        m_scale = board.width() > 0 ? wanted.width / board.width() : 1.0;
        m_picture.size = boardSize(board, wanted.width);
    }

    const BoardPicture& picture() const { return m_picture; }
    QString title() const { return QString::fromStdString(m_wanted.title); }
    int stripHeight() const { return LegendStrip(m_wanted, m_picture.size.width()).height(); }
    QSize size() const { return m_picture.size + QSize(0, stripHeight()); }
    bool fits() const { return size().height() <= kMaxPictureSide && size().width() <= kMaxPictureSide; }

    void paint(QPainter& painter) const
    {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.fillRect(QRectF(QPointF(0, 0), QSizeF(size())), boardColours(m_wanted.theme).paper);
        painter.save();
        painter.setClipRect(QRectF(QPointF(0, 0), QSizeF(m_picture.size)));
        const bool drawn = m_wanted.ground.size() == m_picture.size && painter.device()->devType() == QInternal::Image;
        if (drawn) painter.drawImage(QPoint(0, 0), m_wanted.ground);
        painter.scale(m_scale, m_scale);
        if (!drawn) paintGround(painter, *m_wanted.drawing);
        paintUponGround(painter, boardModelOf(m_picture, m_scale));
        painter.restore();
        painter.save();
        painter.translate(0, m_picture.size.height());
        paintStrip(painter);
        painter.restore();
    }
    void paintStrip(QPainter& painter) const { LegendStrip(m_wanted, m_picture.size.width()).paint(painter); }

private:
    static BoardPicture pictureOf(const TurnPicture& wanted)
    {
        const engine::Rules& rules = wanted.game.rules();
        BoardPicture picture;
        picture.drawing = wanted.drawing;
        picture.rules = wanted.game.sharedRules();
        engine::State seen = wanted.game.state();
        if (wanted.reader != engine::referee::kReferee) rules.view(wanted.game.state(), wanted.reader, seen);
        rules.describe(seen, picture.facts);
        picture.marks.arrows = turnArrows(wanted.game, wanted.turn, wanted.reader);
        picture.wording = gameWording(wanted.wording);
        picture.theme = wanted.theme;
        return picture;
    }

    const TurnPicture& m_wanted;
    BoardPicture m_picture;
    double m_scale = 1.0;
};

QByteArray asPng(const TurnSheet& sheet)
{
    QImage all(sheet.size(), QImage::Format_RGB32);
    if (all.isNull()) return {};
    {
        QPainter painter(&all);
        sheet.paint(painter);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return all.save(&buffer, "PNG") ? bytes : QByteArray();
}

/// The board as it is drawn alone, within a drawing that has the strip below it.
QByteArray asSvg(const TurnSheet& sheet, const QColor& paper)
{
    QByteArray board = renderSvg(sheet.picture());
    const qsizetype root = board.indexOf("<svg");
    if (root < 0) return {};
    board.remove(0, root);
    QByteArray strip;
    QBuffer buffer(&strip);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kPointsPerInch);
    generator.setViewBox(QRect(QPoint(0, 0), QSize(sheet.size().width(), sheet.stripHeight())));
    QPainter painter;
    if (!painter.begin(&generator)) return {};
    painter.setRenderHint(QPainter::Antialiasing);
    sheet.paintStrip(painter);
    painter.end();
    const qsizetype begin = strip.indexOf("<defs>");
    const qsizetype end = strip.lastIndexOf("</svg>");
    if (begin < 0 || end < begin) return {};
    const QByteArray width = QByteArray::number(sheet.size().width());
    const QByteArray height = QByteArray::number(sheet.size().height());
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" width=\"" +
           width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height +
           "\">\n<rect width=\"100%\" height=\"100%\" fill=\"" + paper.name().toLatin1() + "\"/>\n" + board +
           "<g id=\"legend\" transform=\"translate(0," + QByteArray::number(sheet.picture().size.height()) + ")\">\n" +
           strip.mid(begin, end - begin) + "</g>\n</svg>\n";
}

/// Fits a sheet into a box.
void paintIn(QPainter& painter, const QRectF& box, const TurnSheet& sheet)
{
    const QSizeF size(sheet.size());
    const double scale = std::min(box.width() / size.width(), box.height() / size.height());
    painter.save();
    painter.translate(box.center() - QPointF(size.width(), size.height()) * scale / 2);
    painter.scale(scale, scale);
    sheet.paint(painter);
    painter.restore();
}

QByteArray asPdf(const TurnSheet& sheet, QPageSize::PageSizeId paper)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setCreator(QStringLiteral("Marches"));
    pdf.setTitle(sheet.title());
    const QSizeF size(sheet.size());
    if (paper == QPageSize::Custom) {
        pdf.setResolution(kDotsPerInch);
        pdf.setPageSize(QPageSize(size * kPointsPerInch / kDotsPerInch, QPageSize::Point));
        pdf.setPageMargins(QMarginsF());
    } else {
        pdf.setPageSize(QPageSize(paper));
        pdf.setPageOrientation(size.width() > size.height() ? QPageLayout::Landscape : QPageLayout::Portrait);
        pdf.setPageMargins(QMarginsF(kPaperMargin, kPaperMargin, kPaperMargin, kPaperMargin), QPageLayout::Millimeter);
    }
    QPainter painter;
    if (!painter.begin(&pdf)) return {};
    paintIn(painter, QRectF(QPointF(0, 0), QSizeF(pdf.width(), pdf.height())), sheet);
    painter.end();
    eraseDate(bytes);
    return bytes;
}

} // namespace

QImage turnGround(const BoardDrawing& drawing, Theme theme, int width)
{
    const QSize size = boardSize(drawing.size, width);
    if (drawing.size.isEmpty() || size.height() > kMaxPictureSide || size.width() > kMaxPictureSide) return {};
    QImage ground(size, QImage::Format_RGB32);
    if (ground.isNull()) return {};
    ground.fill(boardColours(theme).paper);
    QPainter painter(&ground);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setClipRect(QRectF(QPointF(0, 0), QSizeF(size)));
    const double scale = width / drawing.size.width();
    painter.scale(scale, scale);
    paintGround(painter, drawing);
    return ground;
}

QByteArray drawTurn(const TurnPicture& wanted, std::string_view extension, QPageSize::PageSizeId paper)
{
    if (!wanted.drawing || wanted.drawing->size.isEmpty()) return {};
    const TurnSheet sheet(wanted);
    if (!sheet.fits()) return {};
    if (extension == ".svg") return asSvg(sheet, boardColours(wanted.theme).paper);
    return extension == ".png" ? asPng(sheet) : asPdf(sheet, paper);
}

} // namespace marches::editor
