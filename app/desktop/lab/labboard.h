// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QPixmap>
#include <QWidget>

#include "editor/painting/boarddrawing.h"

namespace marches::app {

/// A board as a heat map: what an arm's value of a measure is at each place.
struct HeatBoard {
    struct Place {
        double value = 0.0;
        QString figure; ///< for the place itself: "52"
        QString told;   ///< the whole of it: "Telmar: 52.3 in 100 (50.1 to 54.4)"
    };
    QString title;
    std::vector<std::optional<Place>> places; ///< by territory; nothing: there is no value
};

/// One board or two beside each other on one scale, with a legend. The higher a value, the farther its place is from
/// the ground in lightness and the denser its hatching, and its figure stands in it: colour alone tells nothing.
class LabBoard : public QWidget {
    Q_OBJECT
public:
    explicit LabBoard(QWidget* parent = nullptr);

    /// `lowest`, `highest`: the ends of the scale in words, as `lo` and `hi` say them. No boards: `instead` is shown.
    void setBoards(std::shared_ptr<const editor::BoardDrawing> drawing, std::vector<HeatBoard> boards, double lo,
                   double hi, const QString& lowest, const QString& highest);
    void showInstead(const QString& instead);
    /// What is told of the place at a point; empty: there is none.
    QString toldAt(const QPoint& point) const;
    const std::vector<HeatBoard>& boards() const { return m_boards; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    /// The pointer is on a place.
    void pointedAt(const QString& told);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool isSideBySide(int width) const;
    QRectF areaOf(std::size_t board, int width) const;
    double scaleFor(int width) const;
    void paintBoard(QPainter& painter, std::size_t board) const;
    void paintLegend(QPainter& painter) const;
    double shareOf(double value) const;

    std::shared_ptr<const editor::BoardDrawing> m_drawing;
    std::vector<HeatBoard> m_boards;
    double m_lo = 0.0;
    double m_hi = 1.0;
    QString m_lowest;
    QString m_highest;
    QString m_instead;
    QPixmap m_painted; ///< the boards are dear to paint
};

} // namespace marches::app
