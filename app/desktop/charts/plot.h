// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QBrush>
#include <QStringList>
#include <QVector>

namespace marches::app {

/// A chart of QCustomPlot that is drawn straight onto what asks for it, so that a saved drawing has lines and letters
/// and not a picture of them, and that leaves wheel and pointer to whoever holds it.
class Plot : public QCustomPlot {
public:
    explicit Plot(QWidget* parent = nullptr);

protected:
    /// Colours, letters and room as they are now; comes before each painting, since theme, language and size change.
    virtual void dress() {}
    void draw(QCPPainter* painter) override;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

/// An axis without a line of its own: only the words at its ticks, in the letters of `font`.
void dressAsWords(QCPAxis& axis, const QFont& font, const QColor& ink);
/// An axis with its line, ticks and numbers as the language writes them.
void dressAsScale(QCPAxis& axis, const QFont& font);
/// The words at the ticks stay.
void hideTicks(QCPAxis& axis);
/// Ticks at 0, 1, 2, ..., with these words.
QSharedPointer<QCPAxisTicker> wordTicker(const QStringList& words);

/// Bars without a bar: the intervals of points on a chart whose values go to the right. Where an end is not finite
/// there is none.
struct Whiskers {
    Whiskers(QCPAxis* rows, QCPAxis* values);
    void setData(const QVector<double>& rows, const QVector<double>& values, const QVector<double>& lows,
                 const QVector<double>& highs);

    QCPGraph* points; ///< without marks until one sets them
    QCPErrorBars* bars;
};

} // namespace marches::app
