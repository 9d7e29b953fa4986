// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QStyle>

class QPainter;
class QStyleOptionComplex;
class QStyleOptionSlider;

namespace marches::app {

/// Least side of anything that is clicked, in pixels at 100 %.
inline constexpr int kClickTarget = 28;

void drawScrollBar(const QStyleOptionComplex* option, QPainter* painter, QRect handle);
/// Without arrows at its ends: wheel, keys, a click beside the handle and the handle itself are enough.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part);
void drawSlider(const QStyleOptionComplex* option, QPainter* painter, const QRect& groove, const QRect& handle);

} // namespace marches::app
