// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/styleparts.h"

#include "app/desktop/base/theme.h"

#include <QAbstractSpinBox>
#include <QPainter>
#include <QStyleOptionSpinBox>

namespace marches::app {

namespace {

void drawArrow(QPainter* painter, const QRect& rect, bool up, bool enabled, bool lively)
{
    constexpr qreal kHalf = 3.5; // of its width
    const QPointF middle = QRectF(rect).center();
    const qreal rise = up ? -kHalf / 2 : kHalf / 2;
    const QPointF points[] = {{middle.x() - kHalf, middle.y() - rise},
                              {middle.x(), middle.y() + rise},
                              {middle.x() + kHalf, middle.y() - rise}};
    painter->setPen(QPen(!enabled ? colours().line
                         : lively ? colours().accent
                                  : colours().muted,
                         1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(points, 3);
}

} // namespace

void drawBox(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& edge, double width)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(edge, width));
    painter->setBrush(fill);
    const qreal inset = width / 2;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), kBoxRadius, kBoxRadius);
    painter->restore();
}

void drawSpinBox(const QStyleOptionSpinBox& option, QPainter* painter, const QRect& up, const QRect& down)
{
    const bool enabled = (option.state & QStyle::State_Enabled) != 0;
    const bool focus = (option.state & QStyle::State_HasFocus) != 0;
    if (option.frame)
        drawBox(painter, option.rect, option.palette.color(QPalette::Base),
                !enabled ? colours().line
                : focus  ? colours().accent
                         : colours().edge,
                focus ? 2.0 : 1.0);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto arrow = [&](const QRect& rect, QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag flag) {
        const bool lively = option.activeSubControls == part && (option.state & QStyle::State_MouseOver) != 0;
        drawArrow(painter, rect, part == QStyle::SC_SpinBoxUp, enabled && (option.stepEnabled & flag) != 0, lively);
    };
    arrow(up, QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled);
    arrow(down, QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled);
    painter->restore();
}

} // namespace marches::app
