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
/// the ground in lightness and the denser its hatching, and its figure stands in it: colour alone tells nothing. The
/// arrow keys go from place to place.
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
    /// A place of one of the boards.
    struct Spot {
        std::size_t board = 0;
        std::size_t place = 0;
        friend bool operator==(const Spot&, const Spot&) = default;
    };
    /// Where the keys are; nothing: nowhere yet.
    std::optional<Spot> current() const { return m_current; }
    /// The middle of a place.
    QPointF middleOf(const Spot& spot) const;
    /// All places that have a value, board by board.
    std::vector<Spot> spots() const;
    /// The nearest place in a direction, which is one step along an axis.
    std::optional<Spot> nextFrom(const Spot& spot, const QPoint& direction) const;

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    /// The pointer or the keys are on a place.
    void pointedAt(const QString& told);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool isSideBySide(int width) const;
    QRectF areaOf(std::size_t board, int width) const;
    double scaleFor(int width) const;
    void paintBoard(QPainter& painter, std::size_t board) const;
    void paintLegend(QPainter& painter) const;
    double shareOf(double value) const;
    bool hasValue(const Spot& spot) const;
    /// What is told of a place; with two boards, of which of them.
    QString told(const Spot& spot) const;
    void setCurrent(const Spot& spot);
    void paintCurrent(QPainter& painter) const;

    std::shared_ptr<const editor::BoardDrawing> m_drawing;
    std::vector<HeatBoard> m_boards;
    double m_lo = 0.0;
    double m_hi = 1.0;
    QString m_lowest;
    QString m_highest;
    QString m_instead;
    std::optional<Spot> m_current;
    QPixmap m_painted; ///< the boards are dear to paint
};

} // namespace marches::app
