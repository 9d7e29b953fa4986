// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/cardsheets.h"

#include "editor/painting/renderboard.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace marches::app {

namespace {

constexpr double kCardDots = 10; ///< units of the painter a millimetre: fonts have whole sizes
constexpr double kCardCorner = 3;
constexpr double kCardPadding = 4;
constexpr double kMarkLength = 5;
constexpr double kMarkGap = 1;
constexpr int kNameSize = 46;
constexpr int kTextSize = 36;
constexpr int kDeckSize = 26;
constexpr int kLeastSize = 14;

struct SheetGrid {
    int columns = 0;
    int rows = 0;
    QPointF origin; ///< of the first card, so that all lie in the middle of the paper
    int each() const { return columns * rows; }
};

SheetGrid gridOf(const CardSheetSettings& settings)
{
    const auto fit = [&settings](double paper, double card) {
        return card > 0 ? std::max(0, static_cast<int>(std::floor((paper - 2 * settings.margin) / card + 1e-9))) : 0;
    };
    SheetGrid grid;
    grid.columns = fit(settings.paper.width(), settings.card.width());
    grid.rows = fit(settings.paper.height(), settings.card.height());
    grid.origin = QPointF((settings.paper.width() - grid.columns * settings.card.width()) / 2,
                          (settings.paper.height() - grid.rows * settings.card.height()) / 2);
    return grid;
}

std::vector<const PrintedCard*> everyCopy(const std::vector<PrintedCard>& cards)
{
    std::vector<const PrintedCard*> all;
    for (const PrintedCard& card : cards)
        all.insert(all.end(), static_cast<std::size_t>(std::max(0, card.copies)), &card);
    return all;
}

/// Words in a box, as small as they have to be; what the box leaves below them.
double paintWords(QPainter& painter, const QRectF& box, const QString& words, int size, bool strong, int alignment)
{
    QFont font = painter.font();
    font.setBold(strong);
    const int flags = alignment | Qt::TextWordWrap;
    QRectF taken;
    for (;; --size) {
        font.setPixelSize(size);
        taken = QFontMetricsF(font).boundingRect(box, flags, words);
        if (size <= kLeastSize || (taken.height() <= box.height() && taken.width() <= box.width())) break;
    }
    painter.setFont(font);
    painter.drawText(box, flags, words);
    return taken.height();
}

void paintCard(QPainter& painter, const QRectF& card, const PrintedCard& what)
{
    const double pad = kCardPadding * kCardDots;
    const QRectF inner = card.adjusted(pad, pad, -pad, -pad);
    painter.setPen(QPen(QColor(0x8a, 0x80, 0x70), 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(pad / 2, pad / 2, -pad / 2, -pad / 2), kCardCorner * kCardDots,
                            kCardCorner * kCardDots);
    painter.setPen(Qt::black);
    const double nameHeight = inner.height() * 0.22;
    const double deckHeight = inner.height() * 0.08;
    paintWords(painter, QRectF(inner.topLeft(), QSizeF(inner.width(), nameHeight)), what.name, kNameSize, true,
               Qt::AlignHCenter | Qt::AlignVCenter);
    painter.setPen(QPen(QColor(0x8a, 0x80, 0x70), 2));
    painter.drawLine(QPointF(inner.left(), inner.top() + nameHeight + pad / 4),
                     QPointF(inner.right(), inner.top() + nameHeight + pad / 4));
    painter.setPen(Qt::black);
    paintWords(painter, inner.adjusted(0, nameHeight + pad / 2, 0, -deckHeight - pad / 4), what.text, kTextSize, false,
               Qt::AlignLeft | Qt::AlignTop);
    painter.setPen(QColor(0x60, 0x58, 0x4c));
    paintWords(painter, QRectF(inner.left(), inner.bottom() - deckHeight, inner.width(), deckHeight), what.deck,
               kDeckSize, false, Qt::AlignHCenter | Qt::AlignBottom);
}

/// The painter works in tenths of a millimetre.
void paintCards(QPainter& painter, const std::vector<const PrintedCard*>& all, const CardSheetSettings& settings,
                const SheetGrid& grid, int sheet)
{
    const QSizeF size = settings.card * kCardDots;
    const QPointF origin = grid.origin * kCardDots;
    const auto first = static_cast<std::size_t>(sheet) * static_cast<std::size_t>(grid.each());
    for (std::size_t i = first; i < std::min(all.size(), first + static_cast<std::size_t>(grid.each())); ++i) {
        const int place = static_cast<int>(i - first);
        const int row = place / grid.columns;
        const QPointF at(place % grid.columns * size.width(), row * size.height());
        paintCard(painter, QRectF(origin + at, size), *all[i]);
    }
    painter.setPen(QPen(Qt::black, 1.5));
    const double right = origin.x() + grid.columns * size.width();
    const double bottom = origin.y() + grid.rows * size.height();
    const double near = kMarkGap * kCardDots;
    const double far = (kMarkGap + kMarkLength) * kCardDots;
    for (int column = 0; column <= grid.columns; ++column) {
        const double x = origin.x() + column * size.width();
        painter.drawLine(QPointF(x, origin.y() - far), QPointF(x, origin.y() - near));
        painter.drawLine(QPointF(x, bottom + near), QPointF(x, bottom + far));
    }
    for (int row = 0; row <= grid.rows; ++row) {
        const double y = origin.y() + row * size.height();
        painter.drawLine(QPointF(origin.x() - far, y), QPointF(origin.x() - near, y));
        painter.drawLine(QPointF(right + near, y), QPointF(right + far, y));
    }
}

} // namespace

int cardSheetCount(const std::vector<PrintedCard>& cards, const CardSheetSettings& settings)
{
    const int each = gridOf(settings).each();
    const auto all = static_cast<int>(everyCopy(cards).size());
    return each == 0 ? 0 : (all + each - 1) / each;
}

QByteArray renderCardsPdf(const std::vector<PrintedCard>& cards, const CardSheetSettings& settings)
{
    const int sheets = cardSheetCount(cards, settings);
    if (sheets == 0) return {};
    const SheetGrid grid = gridOf(settings);
    const std::vector<const PrintedCard*> all = everyCopy(cards);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setCreator(QStringLiteral("Marches"));
        pdf.setTitle(cards.front().deck);
        constexpr double kMillimetresPerInch = 25.4;
        constexpr int kDotsPerInch = 300;
        pdf.setResolution(kDotsPerInch);
        pdf.setPageSize(QPageSize(settings.paper, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
        pdf.setPageMargins(QMarginsF());
        QPainter painter(&pdf);
        for (int sheet = 0; sheet < sheets; ++sheet) {
            if (sheet > 0 && !pdf.newPage()) return {};
            painter.resetTransform();
            const double scale = kDotsPerInch / kMillimetresPerInch / kCardDots;
            painter.scale(scale, scale);
            paintCards(painter, all, settings, grid, sheet);
        }
        if (!painter.end()) return {};
    }
    editor::eraseDate(bytes);
    return bytes;
}

QImage renderCardSheet(const std::vector<PrintedCard>& cards, const CardSheetSettings& settings, int sheet,
                       double pixelsPerMillimetre)
{
    if (sheet < 0 || sheet >= cardSheetCount(cards, settings)) return {};
    QImage image((settings.paper * pixelsPerMillimetre).toSize(), QImage::Format_RGB32);
    if (image.isNull()) return {};
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixelsPerMillimetre / kCardDots, pixelsPerMillimetre / kCardDots);
    paintCards(painter, everyCopy(cards), settings, gridOf(settings), sheet);
    return image;
}

} // namespace marches::app
