// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPainter;
class QRect;

namespace marches::app {

// Texts in a window that reads the other way than they do: a person's name, a rule that is not translated yet, a
// translation on the bench. They stand where the lines of the window begin, but a full stop or dots stand at their own
// end.

/// Draws text at the side where lines begin in a widget of that direction. Left to itself Qt takes sides as those of
/// the text. `flags`: whatever is no horizontal alignment.
void drawLeading(QPainter* painter, const QRect& rect, int flags, const QString& text, Qt::LayoutDirection direction);

/// The text for a place of that direction, isolated from it if it reads the other way.
QString inOwnDirection(const QString& text, Qt::LayoutDirection around);

} // namespace marches::app
