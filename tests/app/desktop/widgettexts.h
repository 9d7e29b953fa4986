// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

class QWidget;

namespace marches::app {

/// A text that a window shows or speaks.
struct ShownText {
    QString way;  ///< classes from the window to its object
    QString what; ///< "text", "tip", "name", "row", ...
    QString text;
    bool seen = false; ///< it is on the screen as it stands, not a tool tip or a menu that is closed
    bool here = true;  ///< its widget is on the screen; of an action, that there is one
};

/// Every text of a window: labels, buttons, menus, actions, lists and their heads, tool tips, names for screen readers.
std::vector<ShownText> textsIn(QWidget& window);
/// The same as lines "way what = text", sorted, so that a difference tells where it is; without what is left in widgets
/// that are hidden, which write it anew before they are shown.
QStringList textLines(QWidget& window);

/// What does not fit, in words; empty: everything does. A text that ends in an ellipsis has its whole as a tool tip.
QStringList clippedTexts(QWidget& page);

} // namespace marches::app
