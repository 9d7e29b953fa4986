// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labchart.h"

#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/style.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace marches::app {

namespace {

constexpr int kLeastWidth = 260;
constexpr int kChartMargin = 8;
constexpr double kBar = 0.5; ///< of a row's height
constexpr int kRowCorner = 4;

/// A row that has nothing to draw: its words take the place of bar and figure.
bool isWords(const engine::ChartRow& row) { return row.value == 0.0 && !std::isfinite(row.interval.lo); }

} // namespace

LabChart::LabChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
}

void LabChart::setRows(std::vector<engine::ChartRow> rows, std::vector<QString> opens)
{
    m_rows = std::move(rows);
    m_opens = std::move(opens);
    m_lo = 0.0;
    m_hi = 0.0;
    for (const engine::ChartRow& row : m_rows)
        for (const double value : {row.value, row.interval.lo, row.interval.hi})
            if (std::isfinite(value)) {
                m_lo = std::min(m_lo, value);
                m_hi = std::max(m_hi, value);
            }
    if (m_hi <= m_lo) m_hi = m_lo + 1.0;
    m_current = std::clamp(m_current, 0, std::max(0, rowCount() - 1));
    setFocusPolicy(m_opens.empty() ? Qt::NoFocus : Qt::StrongFocus);
    setPointed(m_opens.empty() || !underMouse() ? -1 : rowAt(mapFromGlobal(QCursor::pos())));
    setVisible(!m_rows.empty());
    updateGeometry();
    update();
}

QString LabChart::told(int row) const
{
    const engine::ChartRow& one = m_rows[static_cast<std::size_t>(row)];
    return QString::fromStdString(one.label + ": " + one.figure);
}

QRect LabChart::rowRect(int row) const
{
    const int high = fontMetrics().height() + kChartMargin;
    return {0, kChartMargin / 2 + row * high, width(), high};
}

QSize LabChart::sizeHint() const
{
    return {2 * kLeastWidth, rowCount() * (fontMetrics().height() + kChartMargin) + kChartMargin};
}

QSize LabChart::minimumSizeHint() const { return {kLeastWidth, sizeHint().height()}; }

int LabChart::rowAt(const QPoint& point) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (rowRect(row).contains(point)) return row;
    return -1;
}

void LabChart::setCurrent(int row)
{
    row = std::clamp(row, 0, std::max(0, rowCount() - 1));
    if (m_rows.empty()) return;
    m_current = row;
    update();
    emit spoken(told(row));
}

void LabChart::setPointed(int row)
{
    if (row >= 0 && m_opens.empty()) row = -1;
    setCursor(row >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (row == m_pointed) return;
    m_pointed = row;
    update();
}

void LabChart::open(int row)
{
    if (row < 0 || row >= static_cast<int>(m_opens.size())) return;
    // Copied: what is opened may well take another result into this chart.
    const QString what = m_opens[static_cast<std::size_t>(row)];
    emit opened(what);
}

bool LabChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast)
    const QPoint at = help->pos();
    const int row = rowAt(at);
    if (row < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(mapToGlobal(at), m_opens.empty() ? told(row) : told(row) + QLatin1Char('\n') + toolTip(),
                           this, rowRect(row));
    return true;
}

void LabChart::keyPressEvent(QKeyEvent* event)
{
    if (m_opens.empty()) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up: return setCurrent(m_current - 1);
    case Qt::Key_Down: return setCurrent(m_current + 1);
    case Qt::Key_Home: return setCurrent(0);
    case Qt::Key_End: return setCurrent(rowCount() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: return open(m_current);
    default: QWidget::keyPressEvent(event);
    }
}

void LabChart::mouseMoveEvent(QMouseEvent* event) { setPointed(rowAt(event->position().toPoint())); }

void LabChart::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) open(rowAt(event->position().toPoint()));
}

void LabChart::leaveEvent(QEvent* event)
{
    setPointed(-1);
    QWidget::leaveEvent(event);
}

void LabChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    setCurrent(m_current);
}

QRect LabChart::seen(const QRect& place) const { return QStyle::visualRect(layoutDirection(), rect(), place); }

void LabChart::paintRow(QPainter& painter, int index, int words, int figures) const
{
    const engine::ChartRow& row = m_rows[static_cast<std::size_t>(index)];
    const Colours& c = colours();
    const QRect place = rowRect(index);
    const QRect bars =
        seen(QRect(words + kChartMargin, place.top(), width() - words - figures - 2 * kChartMargin, place.height()));
    // Numbers grow to the right in every language.
    const auto at = [&](double value) { return bars.left() + bars.width() * (value - m_lo) / (m_hi - m_lo); };
    const double middle = place.top() + place.height() / 2.0;
    if (index == m_pointed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.chip);
        painter.drawRoundedRect(place, kRowCorner, kRowCorner);
        painter.setBrush(Qt::NoBrush);
    }
    if (!isWords(row)) { // under what is written
        painter.setPen(QPen(c.edge, 1.2));
        painter.drawLine(QPointF(at(0.0), place.top()), QPointF(at(0.0), place.bottom() + 1));
    }
    painter.setPen(index == m_pointed ? c.onChip : c.text);
    painter.drawText(
        seen(QRect(kChartMargin, place.top(), words - 2 * kChartMargin, place.height())),
        Qt::AlignVCenter | Qt::AlignRight,
        fontMetrics().elidedText(QString::fromStdString(row.label), Qt::ElideMiddle, words - 2 * kChartMargin));
    if (isWords(row)) {
        const QRect room(words + kChartMargin, place.top(), width() - words - kChartMargin - 2, place.height());
        if (index != m_pointed) painter.setPen(c.muted);
        painter.drawText(seen(room), Qt::AlignVCenter | Qt::AlignRight,
                         fontMetrics().elidedText(QString::fromStdString(row.figure), Qt::ElideRight, room.width()));
        return;
    }
    painter.drawText(seen(QRect(width() - figures, place.top(), figures - 2, place.height())),
                     Qt::AlignVCenter | Qt::AlignRight, QString::fromStdString(row.figure));
    const QRectF bar(QPointF(at(std::min(0.0, row.value)), middle - place.height() * kBar / 2),
                     QPointF(at(std::max(0.0, row.value)), middle + place.height() * kBar / 2));
    // What may be chance is hatched, for who sees no colours.
    painter.fillRect(bar, row.firm ? QBrush(c.accent) : QBrush(c.muted, Qt::BDiagPattern));
    painter.setPen(QPen(row.firm ? c.accent : c.muted, 1));
    painter.drawRect(bar);
    if (!std::isfinite(row.interval.lo) || !std::isfinite(row.interval.hi)) return;
    painter.setPen(QPen(c.text, 1.4));
    painter.drawLine(QPointF(at(row.interval.lo), middle), QPointF(at(row.interval.hi), middle));
    for (const double end : {row.interval.lo, row.interval.hi})
        painter.drawLine(QPointF(at(end), middle - 4), QPointF(at(end), middle + 4));
}

void LabChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int words = width() * 2 / 5;
    int figures = 0;
    for (const engine::ChartRow& row : m_rows)
        if (!isWords(row))
            figures =
                std::max(figures, fontMetrics().horizontalAdvance(QString::fromStdString(row.figure)) + kChartMargin);
    for (int row = 0; row < rowCount(); ++row) paintRow(painter, row, words, figures);
    if (hasFocus() && !m_rows.empty()) drawFocusRing(&painter, rowRect(m_current), kRowCorner);
}

} // namespace marches::app
