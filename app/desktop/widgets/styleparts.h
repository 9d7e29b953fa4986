// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QRect>
#include <QStyle>

class QColor;
class QLabel;
class QPainter;
class QStyleOption;
class QStyleOptionComplex;
class QStyleOptionSlider;
class QStyleOptionSpinBox;

namespace marches::app {

// What Style is made of, in files of their own.

// spinstyle.cpp
/// Of the corners of what is clicked or typed into, in pixels.
inline constexpr int kBoxRadius = 5;
/// What a field or a button is drawn on.
void drawBox(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& edge, double width = 1.0);
/// A field with a number, and its two arrows.
void drawSpinBox(const QStyleOptionSpinBox& option, QPainter* painter, const QRect& up, const QRect& down);

// sliderstyle.cpp
/// Least side of anything that is clicked, in pixels at 100 %.
inline constexpr int kClickTarget = 28;
void drawScrollBar(const QStyleOptionComplex* option, QPainter* painter, QRect handle);
/// Without arrows at its ends: wheel, keys, a click beside the handle and the handle itself are enough.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part);
void drawSlider(const QStyleOptionComplex* option, QPainter* painter, const QRect& groove, const QRect& handle);

// indicatorstyle.cpp: what can be ticked, with an edge that is seen in both themes
/// A box: empty, ticked, or half so.
void drawCheckIndicator(const QStyleOption& option, QPainter* painter);
/// One of several.
void drawRadioIndicator(const QStyleOption& option, QPainter* painter);

// labelstyle.cpp
/// What Qt leaves out for labels. A label is as high as its lines, and an accent on a capital may be higher: it gets
/// room for it. And a text stands where the lines of the window begin, also one that reads the other way than the
/// window does.
void polishLabel(QLabel& label);
/// Whether a label wants to be polished again after such an event.
bool unpolishesLabels(QEvent::Type event);

} // namespace marches::app
