// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/plot.h"

#include "app/desktop/base/theme.h"

#include <QCoreApplication>
#include <QEvent>

#include <cmath>
#include <limits>

namespace marches::app {

Plot::Plot(QWidget* parent) : QCustomPlot(parent)
{
    // What QCustomPlot changes of a widget: it lies on its page, listens to nobody and counts in the page's language.
    for (const Qt::WidgetAttribute attribute : {Qt::WA_OpaquePaintEvent, Qt::WA_NoMousePropagation})
        setAttribute(attribute, false);
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(false);
    unsetLocale();
    setBackground(QBrush(Qt::NoBrush));
    setAntialiasedElements(QCP::aeAll);
    setAutoAddPlottableToLegend(false);
    // The first picture that it would keep, of a chart that nobody may ever look at.
    QCoreApplication::removePostedEvents(this, QEvent::MetaCall);
}

void Plot::draw(QCPPainter* painter)
{
    dress();
    QCustomPlot::draw(painter);
}

/// QCustomPlot would show a picture that it keeps.
void Plot::paintEvent(QPaintEvent* /*event*/)
{
    QCPPainter painter(this);
    painter.setMode(QCPPainter::pmNoCaching);
    draw(&painter);
}

void Plot::resizeEvent(QResizeEvent* /*event*/) { setViewport(rect()); }

// Whoever holds the chart hears of these.
void Plot::mousePressEvent(QMouseEvent* event) { event->ignore(); }
void Plot::mouseMoveEvent(QMouseEvent* event) { event->ignore(); }
void Plot::mouseReleaseEvent(QMouseEvent* event) { event->ignore(); }
void Plot::mouseDoubleClickEvent(QMouseEvent* event) { event->ignore(); }
void Plot::wheelEvent(QWheelEvent* event) { event->ignore(); }

void hideTicks(QCPAxis& axis)
{
    axis.setTickPen(Qt::NoPen); // without ticks there would be no words at them
    axis.setTickLength(0, 0);
}

void dressAsWords(QCPAxis& axis, const QFont& font, const QColor& ink)
{
    axis.setVisible(true);
    axis.setBasePen(Qt::NoPen);
    hideTicks(axis);
    axis.setSubTicks(false);
    axis.grid()->setVisible(false);
    axis.setTickLabels(true);
    axis.setTickLabelFont(font);
    axis.setTickLabelColor(ink);
}

void dressAsScale(QCPAxis& axis, const QFont& font)
{
    const Colours& c = colours();
    axis.setVisible(true);
    axis.setBasePen(QPen(c.edge, 1.2));
    axis.setTickPen(QPen(c.edge, 1.0));
    axis.setSubTicks(false);
    axis.setTickLabelFont(font);
    axis.setTickLabelColor(c.muted);
    axis.setNumberFormat(QStringLiteral("f"));
    axis.grid()->setPen(QPen(c.line, 1));
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

QSharedPointer<QCPAxisTicker> wordTicker(const QStringList& words)
{
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (qsizetype i = 0; i < words.size(); ++i) ticker->addTick(static_cast<double>(i), words[i]);
    return ticker;
}

Whiskers::Whiskers(QCPAxis* rows, QCPAxis* values)
    : points(rows->parentPlot()->addGraph(rows, values)), bars(new QCPErrorBars(rows, values))
{
    points->setLineStyle(QCPGraph::lsNone);
    bars->setDataPlottable(points);
    bars->setErrorType(QCPErrorBars::etValueError);
    bars->setSymbolGap(0);
}

void Whiskers::setData(const QVector<double>& rows, const QVector<double>& values, const QVector<double>& lows,
                       const QVector<double>& highs)
{
    QVector<double> below(values.size());
    QVector<double> above(values.size());
    for (qsizetype i = 0; i < values.size(); ++i) {
        const bool known = std::isfinite(lows[i]) && std::isfinite(highs[i]);
        below[i] = known ? values[i] - lows[i] : std::numeric_limits<double>::quiet_NaN();
        above[i] = known ? highs[i] - values[i] : std::numeric_limits<double>::quiet_NaN();
    }
    points->setData(rows, values, true);
    bars->setData(below, above);
}

} // namespace marches::app
