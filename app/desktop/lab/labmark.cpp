// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labmark.h"

#include <QPainter>

#include "app/desktop/base/theme.h"

namespace marches::app {

QString armLetter(std::size_t arm)
{
    constexpr std::size_t kLetters = 26;
    return arm < kLetters ? QString(QChar(static_cast<char16_t>(u'A' + arm))) : QString();
}

QPixmap armMark(std::size_t arm, int size, qreal ratio)
{
    QPixmap mark((QSizeF(size, size) * ratio).toSize());
    mark.setDevicePixelRatio(ratio);
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const QRectF place = QRectF(0, 0, size, size).adjusted(size * 0.15, size * 0.15, -size * 0.15, -size * 0.15);
    if (arm < 2) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(arm == 0 ? c.accent : c.warning);
    } else {
        painter.setPen(QPen(c.muted, size * 0.14));
    }
    if (arm == 1)
        painter.drawRect(place);
    else
        painter.drawEllipse(place);
    return mark;
}

} // namespace marches::app
