// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/modepage.h"

namespace marches::app {

ModePage::~ModePage() = default;
MainWindowInterface::~MainWindowInterface() = default;

WindowSizeClass windowSizeClassOf(int width)
{
    constexpr int kRailWords = 1100;
    constexpr int kColumns = 1000;
    constexpr int kDocks = 800;
    if (width >= kRailWords) return WindowSizeClass::Wide;
    if (width >= kColumns) return WindowSizeClass::Compact;
    return width >= kDocks ? WindowSizeClass::Tabbed : WindowSizeClass::Drawer;
}

} // namespace marches::app
