// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labchart.h"

#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/style.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace marches::app {

namespace {

constexpr int kLeastWidth = 260;
constexpr int kChartMargin = 8;
constexpr double kBar = 0.5;         ///< of a row's height
constexpr double kWhisker = 8;       ///< pixels across
constexpr double kScaleRoom = 0.015; ///< of the scale, at both its ends
constexpr int kRowCorner = 4;

/// A row that has nothing to draw: its words take the place of bar and figure.
bool isWords(const engine::ChartRow& row) { return row.value == 0.0 && !std::isfinite(row.interval.lo); }

} // namespace

LabChart::LabChart(QWidget* parent)
    : Plot(parent), m_firm(new QCPBars(yAxis, xAxis)), m_weak(new QCPBars(yAxis, xAxis)), m_whiskers(yAxis, xAxis)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    axisRect()->setAutoMargins(QCP::msNone);
    yAxis->setRangeReversed(true);
    yAxis2->setRangeReversed(true);
    for (QCPBars* bars : {m_firm, m_weak}) bars->setWidth(kBar);
    m_whiskers.bars->setWhiskerWidth(kWhisker);
}

void LabChart::setRows(std::vector<engine::ChartRow> rows, std::vector<QString> opens)
{
    m_rows = std::move(rows);
    m_opens = std::move(opens);
    double lo = 0.0;
    double hi = 0.0;
    QVector<double> at;
    QVector<double> values;
    QVector<double> lows;
    QVector<double> highs;
    for (QCPBars* bars : {m_firm, m_weak}) bars->data()->clear();
    for (const engine::ChartRow& row : m_rows) {
        const auto place = static_cast<double>(at.size());
        if (!isWords(row)) (row.firm ? m_firm : m_weak)->addData(place, row.value);
        at << place;
        values << row.value;
        lows << row.interval.lo;
        highs << row.interval.hi;
        for (const double value : {row.value, row.interval.lo, row.interval.hi})
            if (std::isfinite(value)) {
                lo = std::min(lo, value);
                hi = std::max(hi, value);
            }
    }
    if (hi <= lo) hi = lo + 1.0;
    m_whiskers.setData(at, values, lows, highs);
    const double room = kScaleRoom * (hi - lo);
    xAxis->setRange(lo - room, hi + room);
    for (QCPAxis* axis : {yAxis, yAxis2}) axis->setRange(-0.5, static_cast<double>(at.size()) - 0.5);
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
    if (event->type() != QEvent::ToolTip) return Plot::event(event);
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
    if (m_opens.empty()) return Plot::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up: return setCurrent(m_current - 1);
    case Qt::Key_Down: return setCurrent(m_current + 1);
    case Qt::Key_Home: return setCurrent(0);
    case Qt::Key_End: return setCurrent(rowCount() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: return open(m_current);
    default: Plot::keyPressEvent(event);
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
    Plot::leaveEvent(event);
}

void LabChart::focusInEvent(QFocusEvent* event)
{
    Plot::focusInEvent(event);
    setCurrent(m_current);
}

void LabChart::dress()
{
    const Colours& c = colours();
    xAxis->setVisible(true);
    xAxis->setBasePen(Qt::NoPen);
    xAxis->setTicks(false);
    xAxis->setTickLabels(false);
    xAxis->grid()->setPen(Qt::NoPen);
    xAxis->grid()->setZeroLinePen(QPen(c.edge, 1.2));
    m_firm->setBrush(c.accent);
    m_firm->setPen(QPen(c.accent, 1));
    // What may be chance is hatched, for who sees no colours.
    m_weak->setBrush(QBrush(c.muted, Qt::BDiagPattern));
    m_weak->setPen(QPen(c.muted, 1));
    m_whiskers.bars->setPen(QPen(c.text, 1.4));
    dressWords();
}

void LabChart::dressWords()
{
    const Colours& c = colours();
    const int words = width() * 2 / 5;
    int figures = 0;
    for (const engine::ChartRow& row : m_rows)
        if (!isWords(row))
            figures =
                std::max(figures, fontMetrics().horizontalAdvance(QString::fromStdString(row.figure)) + kChartMargin);
    QStringList names;
    QStringList told;
    clearItems();
    const bool fromLeft = layoutDirection() == Qt::LeftToRight;
    const int bars = width() - words - figures - 2 * kChartMargin;
    for (const engine::ChartRow& row : m_rows) {
        names << fontMetrics().elidedText(QString::fromStdString(row.label), Qt::ElideRight, words - 2 * kChartMargin);
        told << (isWords(row) ? QString() : QString::fromStdString(row.figure));
        if (!isWords(row)) continue;
        // Words where nothing can be drawn, over the room of bar and figure.
        auto* text = new QCPItemText(this);
        text->setClipToAxisRect(false);
        text->position->setTypeX(QCPItemPosition::ptAbsolute);
        text->position->setCoords(fromLeft ? width() - 2 : 2, static_cast<double>(names.size() - 1));
        text->setPositionAlignment((fromLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        text->setFont(font());
        text->setColor(c.muted);
        text->setText(fontMetrics().elidedText(QString::fromStdString(row.figure), Qt::ElideRight, bars + figures));
    }
    dressAsWords(*yAxis, font(), c.text);
    dressAsWords(*yAxis2, font(), c.text);
    // Numbers grow to the right in every language; names stand where it begins to read.
    yAxis->setTicker(wordTicker(fromLeft ? names : told));
    yAxis2->setTicker(wordTicker(fromLeft ? told : names));
    for (QCPAxis* axis : {yAxis, yAxis2}) axis->setTickLabelPadding(kChartMargin);
    const int left = fromLeft ? words : figures + kChartMargin;
    const int right = fromLeft ? figures + kChartMargin : words;
    axisRect()->setMargins(QMargins(left, kChartMargin / 2, right, kChartMargin / 2));
}

void LabChart::draw(QCPPainter* painter)
{
    if (m_pointed >= 0) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours().chip);
        painter->drawRoundedRect(rowRect(m_pointed), kRowCorner, kRowCorner);
        painter->restore();
    }
    Plot::draw(painter);
    if (hasFocus() && !m_rows.empty()) drawFocusRing(painter, rowRect(m_current), kRowCorner);
}

} // namespace marches::app
