// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace marches::app {

/// The widgets of a window that is left alone which are laid out again and again, as where laying out asks for it once
/// more: each with the way to it. Such a window looks as it should, and keeps a processor busy.
QStringList restlessWidgets(QWidget& shown);

} // namespace marches::app
