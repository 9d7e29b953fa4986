// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace marches::app {

/// One of our line glyphs (":/icons/<name>.svg"), drawn in the colour of the text around it and again when the theme
/// changes. A checked one takes the accent, a disabled one the quiet colour; `onAccent` is for glyphs on a primary button.
QIcon icon(const QString& name, bool onAccent = false);

} // namespace marches::app
