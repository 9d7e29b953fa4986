// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::monkey {

/// From now on a warning of the program is a fault; those of Qt about things that are not the program's are not.
void heedWarnings();

} // namespace marches::monkey
