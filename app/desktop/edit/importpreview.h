// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace marches::app {

/// The picture of what an import makes. A click or a box in it picks places, as in a list: with Shift or Ctrl besides
/// those that are picked.
class ImportPreview : public QLabel {
    Q_OBJECT
public:
    explicit ImportPreview(QWidget* parent = nullptr);

    /// The picture shows this much, board units.
    void setBoard(const QSizeF& board) { m_board = board; }
    /// Null: there is no picture. From the widget to the board, as the other way round.
    QPointF toBoard(const QPointF& at) const;
    QPointF toWidget(const QPointF& at) const;

signals:
    /// In board units; a click is a box without extent.
    void picked(const QRectF& box, bool add);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Of the picture in the widget.
    QRectF shown() const;

    QSizeF m_board;
    std::optional<QPointF> m_from; ///< of a box, in the widget
    QPointF m_to;
};

} // namespace marches::app
