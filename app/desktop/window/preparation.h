// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::app {

/// Gives the QApplication its name and style. Called first in main() and in tests.
void prepareApplication();

} // namespace marches::app
