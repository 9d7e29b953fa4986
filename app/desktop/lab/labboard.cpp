// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labboard.h"

#include "app/desktop/base/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEngine>
#include <QPainter>
#include <QScrollArea>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::app {

namespace {

constexpr int kBoardGap = 12;
constexpr int kLeastBoard = 220; ///< pixels wide, below which two boards stand below each other
constexpr int kWidestBoard = 900;
constexpr int kHeatSteps = 5;
constexpr int kSeenAround = 60;      ///< pixels around the place that the keys are on
constexpr double kWidestAside = 2.5; ///< times as far aside as ahead, and a place still lies in a direction
constexpr double kAsideCounts = 1.5;
constexpr int kInsteadFlags = int{Qt::AlignTop} | int{Qt::AlignLeft} | int{Qt::TextWordWrap};
/// Denser from step to step.
constexpr std::array<Qt::BrushStyle, kHeatSteps> kHatching = {Qt::NoBrush, Qt::BDiagPattern, Qt::DiagCrossPattern,
                                                              Qt::Dense5Pattern, Qt::Dense3Pattern};

int heatStep(double share) { return std::clamp(static_cast<int>(share * kHeatSteps), 0, kHeatSteps - 1); }

/// From the ground of the theme to a strong red by way of orange, straight in lightness.
QColor heatColour(double share)
{
    const bool dark = colours().dark;
    const QColor low = dark ? QColor(0x2a, 0x2d, 0x33) : QColor(0xff, 0xf7, 0xe6);
    const QColor middle = dark ? QColor(0x9a, 0x4a, 0x26) : QColor(0xf0, 0x96, 0x5a);
    const QColor high = dark ? QColor(0xff, 0xc4, 0x7a) : QColor(0x8a, 0x12, 0x1f);
    const auto mixed = [](const QColor& a, const QColor& b, double t) {
        return QColor::fromRgbF(static_cast<float>(a.redF() + (b.redF() - a.redF()) * t),
                                static_cast<float>(a.greenF() + (b.greenF() - a.greenF()) * t),
                                static_cast<float>(a.blueF() + (b.blueF() - a.blueF()) * t));
    };
    share = std::clamp(share, 0.0, 1.0);
    return share < 0.5 ? mixed(low, middle, 2.0 * share) : mixed(middle, high, 2.0 * share - 1.0);
}

/// Black or white, whichever can be read on it.
QColor lettersOn(const QColor& ground)
{
    const double light = 0.299 * ground.redF() + 0.587 * ground.greenF() + 0.114 * ground.blueF();
    return light > 0.5 ? QColor(0x17, 0x14, 0x0f) : QColor(Qt::white);
}

} // namespace

LabBoard::LabBoard(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LabBoard::setBoards(std::shared_ptr<const editor::BoardDrawing> drawing, std::vector<HeatBoard> boards, double lo,
                         double hi, const QString& lowest, const QString& highest)
{
    m_drawing = std::move(drawing);
    m_boards = std::move(boards);
    m_lo = lo;
    m_hi = hi;
    m_lowest = lowest;
    m_highest = highest;
    m_instead.clear();
    m_painted = {};
    if (m_current && !hasValue(*m_current)) m_current.reset();
    setFocusPolicy(Qt::StrongFocus);
    QStringList told;
    for (const HeatBoard& board : m_boards) {
        told << board.title;
        for (const std::optional<HeatBoard::Place>& place : board.places)
            if (place) told << place->told;
    }
    setAccessibleDescription(told.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

void LabBoard::showInstead(const QString& instead)
{
    m_boards.clear();
    m_current.reset();
    setFocusPolicy(Qt::NoFocus);
    m_instead = instead;
    m_painted = {};
    setAccessibleDescription(instead);
    updateGeometry();
    update();
}

bool LabBoard::isSideBySide(int width) const { return m_boards.size() < 2 || width >= 2 * kLeastBoard + kBoardGap; }

double LabBoard::scaleFor(int width) const
{
    if (!m_drawing || m_drawing->size.isEmpty()) return 1.0;
    const int room = m_boards.size() > 1 && isSideBySide(width) ? (width - kBoardGap) / 2 : width;
    return std::clamp(room, 1, kWidestBoard) / m_drawing->size.width();
}

/// Of the board itself, without its title.
QRectF LabBoard::areaOf(std::size_t board, int width) const
{
    if (!m_drawing) return {};
    const QSizeF size = m_drawing->size * scaleFor(width);
    const int title = fontMetrics().height() + 4;
    const auto number = static_cast<double>(board);
    if (isSideBySide(width)) return {QPointF(number * (size.width() + kBoardGap), title), size};
    return {QPointF(0, number * (size.height() + title) + title), size};
}

int LabBoard::heightForWidth(int width) const
{
    if (m_boards.empty() || !m_drawing)
        return std::max(
            4 * fontMetrics().height(),
            fontMetrics().boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), kInsteadFlags, m_instead).height());
    return static_cast<int>(areaOf(m_boards.size() - 1, width).bottom()) + 2 * fontMetrics().height() + 8;
}

QSize LabBoard::sizeHint() const { return {2 * kLeastBoard, heightForWidth(2 * kLeastBoard)}; }

double LabBoard::shareOf(double value) const
{
    return m_hi > m_lo ? std::clamp((value - m_lo) / (m_hi - m_lo), 0.0, 1.0) : 0.0;
}

void LabBoard::paintBoard(QPainter& painter, std::size_t index) const
{
    const HeatBoard& board = m_boards[index];
    const QRectF area = areaOf(index, width());
    const double scale = scaleFor(width());
    const Colours& c = colours();
    painter.setPen(c.text);
    const QRectF head(area.left(), area.top() - fontMetrics().height() - 4, area.width(), fontMetrics().height() + 4);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(board.title, Qt::ElideMiddle, static_cast<int>(area.width())));
    painter.save();
    painter.setClipRect(area);
    painter.fillRect(area, c.panel);
    const QTransform toScreen =
        QTransform::fromScale(scale, scale) * QTransform::fromTranslate(area.left(), area.top());
    for (std::size_t i = 0; i < board.places.size() && i < m_drawing->places.size(); ++i) {
        const QPainterPath shape = toScreen.map(m_drawing->places[i].shape.path());
        if (shape.isEmpty()) continue;
        if (!board.places[i]) {
            painter.setPen(QPen(c.line, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(shape);
            continue;
        }
        const double share = shareOf(board.places[i]->value);
        const QColor ground = heatColour(share);
        painter.fillPath(shape, ground);
        QColor hatch = lettersOn(ground);
        hatch.setAlphaF(0.16F);
        if (kHatching[static_cast<std::size_t>(heatStep(share))] != Qt::NoBrush)
            painter.fillPath(shape, QBrush(hatch, kHatching[static_cast<std::size_t>(heatStep(share))]));
        painter.setPen(QPen(c.edge, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shape);
    }
    QFont small = font();
    small.setPointSizeF(std::max(6.5, small.pointSizeF() * 0.85));
    painter.setFont(small);
    const QFontMetricsF letters(small);
    for (std::size_t i = 0; i < board.places.size() && i < m_drawing->places.size(); ++i) {
        if (!board.places[i] || m_drawing->places[i].shape.path().isEmpty()) continue;
        const QString& figure = board.places[i]->figure;
        const QPointF at = toScreen.map(m_drawing->places[i].centre);
        QRectF box(0, 0, letters.horizontalAdvance(figure) + 4, letters.height());
        box.moveCenter(at);
        const QColor ground = heatColour(shareOf(board.places[i]->value));
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(lettersOn(ground));
        painter.drawText(box, Qt::AlignCenter, figure);
    }
    painter.restore();
}

void LabBoard::paintLegend(QPainter& painter) const
{
    const QRectF last = areaOf(m_boards.size() - 1, width());
    const QFontMetrics letters = fontMetrics();
    const int top = static_cast<int>(last.bottom()) + 8;
    const int high = letters.height() + 2;
    const Colours& c = colours();
    int x = 0;
    painter.setPen(c.text);
    painter.drawText(QRect(x, top, width(), high), Qt::AlignLeft | Qt::AlignVCenter, m_lowest);
    x += letters.horizontalAdvance(m_lowest) + 8;
    for (int step = 0; step < kHeatSteps; ++step) {
        const double share = (step + 0.5) / kHeatSteps;
        const QRect box(x + step * 2 * high, top, 2 * high, high);
        const QColor ground = heatColour(share);
        painter.fillRect(box, ground);
        QColor hatch = lettersOn(ground);
        hatch.setAlphaF(0.16F);
        if (kHatching[static_cast<std::size_t>(step)] != Qt::NoBrush)
            painter.fillRect(box, QBrush(hatch, kHatching[static_cast<std::size_t>(step)]));
        painter.setPen(c.edge);
        painter.drawRect(box);
    }
    x += kHeatSteps * 2 * high + 8;
    painter.setPen(c.text);
    painter.drawText(QRect(x, top, std::max(1, width() - x), high), Qt::AlignLeft | Qt::AlignVCenter, m_highest);
}

void LabBoard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    if (m_boards.empty() || !m_drawing) {
        painter.setPen(colours().muted);
        painter.drawText(rect(), kInsteadFlags, m_instead);
        return;
    }
    if (painter.paintEngine()->type() == QPaintEngine::SVG) { // a drawing, not a picture in one
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t board = 0; board < m_boards.size(); ++board) paintBoard(painter, board);
        return paintLegend(painter);
    }
    const double ratio = devicePixelRatioF();
    if (m_painted.size() != size() * ratio) {
        m_painted = QPixmap(size() * ratio);
        m_painted.setDevicePixelRatio(ratio);
        m_painted.fill(Qt::transparent);
        QPainter once(&m_painted);
        once.setRenderHint(QPainter::Antialiasing);
        once.setFont(font());
        for (std::size_t board = 0; board < m_boards.size(); ++board) paintBoard(once, board);
        paintLegend(once);
    }
    painter.drawPixmap(0, 0, m_painted);
    if (hasFocus()) paintCurrent(painter);
}

/// A line of the accent along the outline, between two that stand out from any ground.
void LabBoard::paintCurrent(QPainter& painter) const
{
    if (!m_current || m_current->place >= m_drawing->places.size()) return;
    const QRectF area = areaOf(m_current->board, width());
    const double scale = scaleFor(width());
    const QPainterPath outline =
        (QTransform::fromScale(scale, scale) * QTransform::fromTranslate(area.left(), area.top()))
            .map(m_drawing->places[m_current->place].shape.path());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().base, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline);
    painter.setPen(QPen(colours().accent, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline);
}

bool LabBoard::hasValue(const Spot& spot) const
{
    return spot.board < m_boards.size() && spot.place < m_boards[spot.board].places.size() &&
           m_boards[spot.board].places[spot.place].has_value();
}

std::vector<LabBoard::Spot> LabBoard::spots() const
{
    std::vector<Spot> all;
    if (!m_drawing) return all;
    for (std::size_t board = 0; board < m_boards.size(); ++board)
        for (std::size_t place = 0; place < m_drawing->places.size(); ++place)
            if (hasValue({board, place})) all.push_back({board, place});
    return all;
}

QPointF LabBoard::middleOf(const Spot& spot) const
{
    return areaOf(spot.board, width()).topLeft() + m_drawing->places[spot.place].centre * scaleFor(width());
}

QString LabBoard::told(const Spot& spot) const
{
    const HeatBoard& board = m_boards[spot.board];
    const QString& place = board.places[spot.place]->told;
    return m_boards.size() > 1 ? board.title + QLatin1String(". ") + place : place;
}

void LabBoard::setCurrent(const Spot& spot)
{
    m_current = spot;
    update();
    // The board may be higher than what is seen of it.
    for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(above)) {
            const QPoint middle = middleOf(spot).toPoint();
            scroll->ensureVisible(middle.x(), middle.y(), kSeenAround, kSeenAround);
            break;
        }
    emit pointedAt(told(spot));
}

std::optional<LabBoard::Spot> LabBoard::nextFrom(const Spot& from, const QPoint& direction) const
{
    const QPointF here = middleOf(from);
    std::optional<Spot> best;
    double least = 0.0;
    for (const Spot& spot : spots()) {
        const QPointF way = middleOf(spot) - here;
        const double along = way.x() * direction.x() + way.y() * direction.y();
        const double aside = std::abs(way.x() * direction.y()) + std::abs(way.y() * direction.x());
        if (along <= 0.0 || aside > kWidestAside * along) continue;
        // What lies straight ahead goes before what lies aside.
        const double far = along + kAsideCounts * aside;
        if (!best || far < least) {
            best = spot;
            least = far;
        }
    }
    return best;
}

void LabBoard::keyPressEvent(QKeyEvent* event)
{
    const std::vector<Spot> all = spots();
    if (all.empty()) return QWidget::keyPressEvent(event);
    QPoint direction;
    switch (event->key()) {
    case Qt::Key_Home: return setCurrent(all.front());
    case Qt::Key_End: return setCurrent(all.back());
    case Qt::Key_Left: direction = {-1, 0}; break;
    case Qt::Key_Right: direction = {1, 0}; break;
    case Qt::Key_Up: direction = {0, -1}; break;
    case Qt::Key_Down: direction = {0, 1}; break;
    default: return QWidget::keyPressEvent(event);
    }
    if (!m_current) return setCurrent(all.front());
    if (const std::optional<Spot> next = nextFrom(*m_current, direction)) setCurrent(*next);
}

void LabBoard::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    const std::vector<Spot> all = spots();
    if (all.empty()) return;
    setCurrent(m_current ? *m_current : all.front());
}

QString LabBoard::toldAt(const QPoint& point) const
{
    if (!m_drawing) return {};
    for (std::size_t board = 0; board < m_boards.size(); ++board) {
        const QRectF area = areaOf(board, width());
        if (!area.contains(point)) continue;
        const int place = m_drawing->placeAt((QPointF(point) - area.topLeft()) / scaleFor(width()));
        const std::vector<std::optional<HeatBoard::Place>>& places = m_boards[board].places;
        if (place >= 0 && place < static_cast<int>(places.size()) && places[static_cast<std::size_t>(place)])
            return places[static_cast<std::size_t>(place)]->told;
    }
    return {};
}

bool LabBoard::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast)
    const QString told = toldAt(help->pos());
    if (told.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), told, this);
    return true;
}

void LabBoard::mouseMoveEvent(QMouseEvent* event)
{
    if (const QString told = toldAt(event->pos()); !told.isEmpty()) emit pointedAt(told);
}

void LabBoard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) m_painted = {};
    if (event->type() == QEvent::FontChange) updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace marches::app
