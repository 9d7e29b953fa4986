// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace marches::app {

/// What QMainWindow::saveState() gave, with left and right exchanged: what stood at one side of the page stands at the
/// other, and what stood beside each other has changed places; tabs, which Qt mirrors itself, heights and windows of
/// their own stay as they were. Qt keeps docks at the side where they were put, whichever way the language reads.
/// Empty: it is no such state.
QByteArray mirroredState(const QByteArray& state);

} // namespace marches::app
