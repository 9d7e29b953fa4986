// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/maplook.h"

#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace marches::editor {

/// A box or a lasso that is being pulled up to select what is in it.
class RubberBand {
public:
    void begin(const QPointF& at, bool lasso);
    void extend(const QPointF& at);
    void end() { m_active = false; }
    bool isActive() const { return m_active; }

    bool contains(const QPointF& point) const { return area().contains(point); }
    bool touches(const QPainterPath& path) const { return area().intersects(path); }
    QPainterPath area() const;
    void paint(QPainter& painter, double pixel, Theme theme) const;

private:
    QPainterPath m_lasso;
    QPointF m_from;
    QPointF m_to;
    bool m_isLasso = false;
    bool m_active = false;
};

} // namespace marches::editor
