// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QColor;
class QPainter;
class QStyleOptionSpinBox;

namespace marches::app {

/// Of the corners of what is clicked or typed into, in pixels.
inline constexpr int kBoxRadius = 5;

/// What a field or a button is drawn on.
void drawBox(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& edge, double width = 1.0);
/// A field with a number, and its two arrows.
void drawSpinBox(const QStyleOptionSpinBox& option, QPainter* painter, const QRect& up, const QRect& down);

} // namespace marches::app
