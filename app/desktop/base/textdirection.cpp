// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/textdirection.h"

#include <algorithm>

#include <QPainter>

namespace marches::app {

namespace {

constexpr QChar kIsolate(0x2068); ///< until the end of the paragraph, in the direction of the first letter

bool isLetter(QChar sign)
{
    const QChar::Direction direction = sign.direction();
    return direction == QChar::DirL || direction == QChar::DirR || direction == QChar::DirAL;
}

} // namespace

void drawLeading(QPainter* painter, const QRect& rect, int flags, const QString& text, Qt::LayoutDirection direction)
{
    const int side = direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft;
    const Qt::LayoutDirection before = painter->layoutDirection();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto); // that of the text
    painter->drawText(rect, flags | side | Qt::AlignAbsolute, text);
    painter->setLayoutDirection(before);
}

QString inOwnDirection(const QString& text, Qt::LayoutDirection around)
{
    const bool isOther = text.isRightToLeft() != (around == Qt::RightToLeft);
    return isOther && std::ranges::any_of(text, isLetter) ? kIsolate + text : text;
}

} // namespace marches::app
