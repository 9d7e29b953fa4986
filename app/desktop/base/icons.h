// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

namespace marches::app {

/// One of our line glyphs (":/icons/<name>.svg"), drawn in the colour of the text around it and again when the theme
/// changes, and mirrored in a window that reads from right to left if it tells of before and after. A checked one takes
/// the accent, a disabled one the quiet colour; `onAccent` is for glyphs on a primary button.
QIcon icon(const QString& name, bool onAccent = false);
/// The same in a colour of one's own, for painting at once: `size` in pixels at 100 %, for a device of this ratio.
QPixmap glyph(const QString& name, int size, const QColor& colour, qreal ratio);

} // namespace marches::app
