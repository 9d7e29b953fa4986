// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "child.h"

namespace marches::monkey {

/// A fault in words: what, where, after how many acts, and the shortest list of acts that shows it, which is looked for
/// in at most so many runs.
QString tellShrunk(const Wish& wish, Outcome outcome, int mostRuns);
/// Runs what is wished, and prints the fault; what main() returns.
int printShrunk(const Wish& wish);

} // namespace marches::monkey
