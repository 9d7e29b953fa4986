// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QLayout;
class QMargins;
class QWidget;

namespace marches::app {

// What Qt leaves as it is in a window that reads from right to left.

// Margins as they are left to right, which a window that reads from right to left has the other way round. Qt mirrors
// what lies between margins, but not the margins.

void setMirroredMargins(QLayout* layout, const QMargins& margins);
void setMirroredMargins(QWidget* widget, const QMargins& margins);

/// What QMainWindow::saveState() gave, with left and right exchanged: what stood at one side of the page stands at the
/// other, and what stood beside each other has changed places; tabs, which Qt mirrors itself, heights and windows of
/// their own stay as they were. Qt keeps docks at the side where they were put, whichever way the language reads.
/// Empty: it is no such state.
QByteArray mirroredState(const QByteArray& state);

} // namespace marches::app
