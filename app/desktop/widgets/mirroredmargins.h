// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLayout;
class QMargins;
class QWidget;

namespace marches::app {

// Margins as they are left to right, which a window that reads from right to left has the other way round. Qt mirrors
// what lies between margins, but not the margins.

void setMirroredMargins(QLayout* layout, const QMargins& margins);
void setMirroredMargins(QWidget* widget, const QMargins& margins);

} // namespace marches::app
