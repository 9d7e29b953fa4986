// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/guidedrag.h"
#include "editor/widgets/translated.h"

#include <QWidget>

#include <optional>

namespace marches::editor {

class MapView;

/// A ruler along an edge of a view, in units of the map. A guide is pulled out of it onto the map: a level one from the
/// ruler above, an upright one from the ruler beside; the mark of a guide on its ruler can be dragged along it. What is
/// let go of outside of the map is taken away.
class MapRuler : public Translated<QWidget> {
    Q_OBJECT
public:
    static constexpr int kThickness = 20; ///< pixels

    /// Qt::Horizontal: above the view. The view must outlive the ruler.
    MapRuler(Qt::Orientation orientation, MapView& view, QWidget* parent);

    QSize sizeHint() const override;
    /// Shows where the pointer is over the map; nothing: nowhere.
    void setMark(std::optional<double> place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    bool isAbove() const { return m_orientation == Qt::Horizontal; }
    /// In the widget, from its left or upper end.
    double toRuler(double place) const;
    /// Of the board, under an event.
    QPointF boardAt(const QMouseEvent& event) const;
    void retranslate() final;

    Qt::Orientation m_orientation;
    MapView& m_view;
    std::optional<double> m_mark;
    std::optional<GuideDrag> m_drag;
    bool m_alongRuler = false; ///< the mark of a guide is dragged
};

} // namespace marches::editor
