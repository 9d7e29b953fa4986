// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace marches::app {

/// Qt names the buttons of docks and of tab bars once, when it makes them. This says them, to a screen reader, in the
/// language of the moment.
void retranslateQtParts(QWidget& window);

} // namespace marches::app
