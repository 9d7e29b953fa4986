// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chance.h"

#include <QString>

namespace marches::monkey {

/// A text to type: an abbreviation, a name, a number, or code points that give trouble.
QString drawWord(Lot& lot);
/// A key to press, as QKeySequence writes it.
QString drawKey(Lot& lot);

} // namespace marches::monkey
