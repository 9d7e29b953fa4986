// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/styleparts.h"

#include <algorithm>

#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/style.h"

#include <QPainter>
#include <QStyleOptionSlider>

namespace marches::app {

void drawScrollBar(const QStyleOptionComplex* option, QPainter* painter, QRect handle)
{
    painter->save();
    painter->fillRect(option->rect, option->palette.window());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const bool lively = (option->state & QStyle::State_MouseOver) != 0 || (option->state & QStyle::State_Sunken) != 0;
    painter->setBrush(lively ? colours().muted : colours().edge);
    if ((option->state & QStyle::State_Horizontal) != 0)
        handle.adjust(2, 3, -2, -3);
    else
        handle.adjust(3, 2, -3, -2);
    const qreal radius = std::min(handle.width(), handle.height()) / 2.0;
    painter->drawRoundedRect(handle, radius, radius);
    painter->restore();
}

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part)
{
    const bool level = bar.orientation == Qt::Horizontal;
    const int length = level ? bar.rect.width() : bar.rect.height();
    const int range = bar.maximum - bar.minimum;
    const int share =
        range <= 0 ? length : static_cast<int>(qint64{length} * bar.pageStep / std::max(1, range + bar.pageStep));
    const int handle = std::clamp(share, std::min(kClickTarget, length), length);
    const int at =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    const auto stretch = [&](int from, int to) {
        const QRect rect =
            level ? QRect(from, 0, to - from, bar.rect.height()) : QRect(0, from, bar.rect.width(), to - from);
        return QStyle::visualRect(bar.direction, bar.rect, rect.translated(bar.rect.topLeft()));
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider: return stretch(at, at + handle);
    case QStyle::SC_ScrollBarSubPage: return stretch(0, at);
    case QStyle::SC_ScrollBarAddPage: return stretch(at + handle, length);
    case QStyle::SC_ScrollBarGroove: return bar.rect;
    default: return {};
    }
}

void drawSlider(const QStyleOptionComplex* option, QPainter* painter, const QRect& groove, const QRect& handle)
{
    constexpr int kGroove = 4;   // pixels
    constexpr qreal kRadius = 7; // of the handle
    const bool level = (option->state & QStyle::State_Horizontal) != 0;
    const bool enabled = (option->state & QStyle::State_Enabled) != 0;
    const QPointF middle = QRectF(handle).center();
    QRectF line = level ? QRectF(groove.left(), middle.y() - kGroove / 2.0, groove.width(), kGroove)
                        : QRectF(middle.x() - kGroove / 2.0, groove.top(), kGroove, groove.height());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours().edge);
    painter->drawRoundedRect(line, kGroove / 2.0, kGroove / 2.0);
    const QColor colour = enabled ? colours().accent : colours().edge;
    painter->setPen(QPen(colours().window, 2)); // apart from the line
    painter->setBrush(colour);
    painter->drawEllipse(middle, kRadius, kRadius);
    painter->restore();
    if ((option->state & QStyle::State_HasFocus) != 0) drawFocusRing(painter, option->rect, kGroove);
}

} // namespace marches::app
