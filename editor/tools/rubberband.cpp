// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/rubberband.h"

#include <QPainter>

namespace marches::editor {

void RubberBand::begin(const QPointF& at, bool lasso)
{
    m_active = true;
    m_isLasso = lasso;
    m_from = m_to = at;
    m_lasso = QPainterPath(at);
}

void RubberBand::extend(const QPointF& at)
{
    m_to = at;
    if (m_isLasso) m_lasso.lineTo(at);
}

QPainterPath RubberBand::area() const
{
    QPainterPath path;
    if (m_isLasso) {
        path = m_lasso;
        path.closeSubpath();
        path.setFillRule(Qt::WindingFill);
    } else {
        path.addRect(QRectF(m_from, m_to).normalized());
    }
    return path;
}

void RubberBand::paint(QPainter& painter, double pixel, Theme theme) const
{
    if (!m_active) return;
    const QColor colour = mapColours(theme).selection;
    QColor fill = colour;
    fill.setAlpha(36);
    painter.setPen(QPen(colour, 1.2 * pixel, Qt::DashLine));
    painter.setBrush(fill);
    painter.drawPath(area());
}

} // namespace marches::editor
