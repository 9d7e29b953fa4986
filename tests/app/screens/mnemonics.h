// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace marches::app {

/// Letters held with Alt that belong to more than one thing: in each menu by itself, and among what stands beside each
/// other in the window, the menu bar above it included.
QStringList mnemonicClashes(QWidget& shown);

} // namespace marches::app
