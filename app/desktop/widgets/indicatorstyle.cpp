// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/styleparts.h"

#include <algorithm>

#include "app/desktop/base/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleOption>

namespace marches::app {

namespace {

struct Look {
    QColor edge, fill, mark;
};

Look lookOf(const QStyleOption& option, bool chosen)
{
    const Colours& c = colours();
    if ((option.state & QStyle::State_Enabled) == 0) return {c.line, c.window, c.muted};
    const bool lively = (option.state & (QStyle::State_MouseOver | QStyle::State_Sunken)) != 0;
    if (chosen) return {c.accent, c.accent, c.onAccent};
    return {lively ? c.accent : c.edge, c.base, c.accent};
}

/// A square in the middle, on whole pixels.
QRectF squareIn(const QRect& rect)
{
    const int side = std::min(rect.width(), rect.height());
    return QRectF(rect.left() + (rect.width() - side) / 2, rect.top() + (rect.height() - side) / 2, side, side)
        .adjusted(0.5, 0.5, -0.5, -0.5);
}

} // namespace

void drawCheckIndicator(const QStyleOption& option, QPainter* painter)
{
    constexpr qreal kRadius = 3;
    const bool on = (option.state & QStyle::State_On) != 0;
    const bool half = (option.state & QStyle::State_NoChange) != 0;
    const Look look = lookOf(option, on || half);
    const QRectF box = squareIn(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(look.edge);
    painter->setBrush(look.fill);
    painter->drawRoundedRect(box, kRadius, kRadius);
    const auto at = [&](qreal x, qreal y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    QPainterPath mark;
    if (half) {
        mark.moveTo(at(0.25, 0.5));
        mark.lineTo(at(0.75, 0.5));
    } else if (on) {
        mark.moveTo(at(0.22, 0.52));
        mark.lineTo(at(0.42, 0.72));
        mark.lineTo(at(0.78, 0.3));
    }
    painter->setPen(QPen(look.mark, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(mark);
    painter->restore();
}

void drawRadioIndicator(const QStyleOption& option, QPainter* painter)
{
    const bool on = (option.state & QStyle::State_On) != 0;
    const Look look = lookOf(option, on);
    const QRectF round = squareIn(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(look.edge);
    painter->setBrush(look.fill);
    painter->drawEllipse(round);
    if (on) {
        const qreal inset = round.width() * 0.3;
        painter->setPen(Qt::NoPen);
        painter->setBrush(look.mark);
        painter->drawEllipse(round.adjusted(inset, inset, -inset, -inset));
    }
    painter->restore();
}

} // namespace marches::app
