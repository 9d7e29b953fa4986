// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace marches::monkey {

// What the program gives to other threads. When such a work ends, and which of two ends first, would be the machine's
// doing, and with it what is on the screen at the next act. So none begins before the monkey lets it: one after the
// other, in the order in which they were asked for, while the main thread does nothing else. Some are kept back by lot
// for some turns of the event loop, as on a slow machine; what the main thread waits for is not.

/// From now on works wait to be let.
void holdWorks(std::uint64_t seed);
/// Once a turn of the event loop: lets go on what may, and waits for it; true: something has run. An experiment comes
/// so many steps further, each of them some games; 0: it stands still.
bool letWorksGoOn(int steps);
/// All that there are, and none is held any more.
void freeWorks();

} // namespace marches::monkey
