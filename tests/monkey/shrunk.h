// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "child.h"

namespace marches::monkey {

/// What is needed to see a fault again, in words: page, seed and number of acts, where the log is kept, and the last
/// acts. To be told before anything else is done: to make the list shorter takes long, and may never end.
QString keepRecord(const Wish& wish, const Outcome& outcome, const QString& folder);
/// A fault in words: what, where, after how many acts, and the shortest list of acts that shows it, which is looked for
/// in at most so many runs.
QString tellShrunk(const Wish& wish, Outcome outcome, int mostRuns);
/// Runs what is wished, and prints the fault; what main() returns.
int printShrunk(const Wish& wish);

} // namespace marches::monkey
