// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QRectF>
#include <QString>

class QWidget;

namespace marches::app {

/// A line of text, or a part of it in one font, as a widget paints it.
struct PaintedText {
    QString text;
    QRectF box;  ///< what it needs, in pixels of the widget
    QRectF seen; ///< what is left of `box` within the widget and within what the painter is clipped to
    double cut;  ///< pixels of its letters that are above or below that, as an accent on a capital may be
};

/// What a widget itself writes when it is painted, without its children: labels and buttons, but also what nothing else
/// tells of, because a widget or a delegate draws it. Names on boards are outlines, not texts, and are not among them.
std::vector<PaintedText> paintedTexts(QWidget& widget);
/// The same of everything that is shown, widget by widget.
void eachPainted(QWidget& shown,
                 const std::function<void(QWidget& widget, const std::vector<PaintedText>& texts)>& look);

} // namespace marches::app
