// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/modepage.h"

namespace marches::app {

ModePage::~ModePage() = default;
Shell::~Shell() = default;

Roominess roominessOf(int width)
{
    constexpr int kRailWords = 1100;
    constexpr int kColumns = 1000;
    constexpr int kDocks = 800;
    if (width >= kRailWords) return Roominess::Wide;
    if (width >= kColumns) return Roominess::Compact;
    return width >= kDocks ? Roominess::Tabbed : Roominess::Drawer;
}

} // namespace marches::app
