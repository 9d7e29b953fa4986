// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/mappanel.h"

#include <QColor>
#include <QPixmap>
#include <QRect>
#include <QRectF>

#include <functional>
#include <vector>

namespace marches::editor {

/// The whole map, small, with a frame around what the canvas shows. The frame is dragged, or moved by the arrow keys.
class OverviewPanel : public MapPanel {
    Q_OBJECT
public:
    explicit OverviewPanel(QWidget* parent = nullptr);

    QString heading() const override;
    QSize sizeHint() const override { return {280, 200}; }
    QSize minimumSizeHint() const override { return {120, 90}; }
    /// Colours of territories; without one, those of their terrain.
    void setFill(std::function<QColor(RecordId)> fill);
    /// Paints a part of the board, in its units, as the canvas shows it; gives false where the program does not draw
    /// the board. Then, and without such a function, plain shapes are shown.
    using BoardPaint = std::function<bool(QPainter& painter, const QRectF& part)>;
    void setBoard(BoardPaint board);
    /// A part of the board looks different on the canvas; a null box: all of it.
    void boardChanged(const QRectF& part);
    /// What the canvas shows, in board units.
    void setVisibleArea(const QRectF& area);
    /// Where a point of the board is in the panel.
    QPointF toPanel(const QPointF& board) const;
    QPointF toBoard(const QPointF& point) const;

signals:
    void centreRequested(const QPointF& board);

protected:
    void refresh() override;
    void retranslate() override;
    void mapChanged() override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double scale() const;
    QRectF wholeBoard() const;
    void drawAnew();
    void drawShapes();
    /// The drawn board, a slice at a time, so that a large one holds up nobody.
    void beginSlices();
    void drawSlice();

    std::function<QColor(RecordId)> m_fill;
    QRectF m_visible;
    QPointF m_grip; ///< from the frame's centre to the pointer, in board units
    QPixmap m_picture;
    QTimer m_redraw; ///< the map is drawn anew once it has come to rest
    BoardPaint m_board;
    bool m_showsBoard = false;   ///< else shapes
    QRectF m_dirty;              ///< since the picture was drawn, in board units
    std::vector<QRect> m_slices; ///< still to be drawn, in the panel
    QTimer m_slicing;
};

} // namespace marches::editor
