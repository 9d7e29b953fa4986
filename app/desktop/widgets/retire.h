// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace marches::app {

/// Takes a widget from the screen for good. The event loop deletes it, since it may be one of its own signals that asks
/// for this; until then neither it nor what is in it hears of anything: what it showed may be gone.
void retire(QWidget* widget);

} // namespace marches::app
