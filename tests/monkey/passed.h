// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "child.h"

namespace marches::monkey {

// Runs that were clean, one small file each, so that hours of acts go on where they were broken off: in the folder that
// MARCHES_PASSED names, with MARCHES_STAMP in it, which is another one for other sources. Without the two every run is
// done.

bool hasPassed(const Wish& wish);
void notePassed(const Wish& wish);

} // namespace marches::monkey
