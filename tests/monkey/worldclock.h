// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace marches::monkey {

// The clock of the world that the monkey lives in. It stands still but for what an act takes and what it is moved on
// by: timers then run out between the same two acts in every run, waiting costs nothing, and a clock that jumps is an
// act like others.

/// From now on clock_gettime() tells this clock's time, in all of the process.
void stopWorldClock();
void advanceWorldClock(std::int64_t milliseconds);
/// Milliseconds since it was stopped.
std::int64_t worldMilliseconds();
/// Nanoseconds of processor time that this thread has had: of the real world.
std::int64_t threadNanoseconds();
/// Nanoseconds of the real world.
std::int64_t realNanoseconds();
/// What Qt draws by lot is drawn from this seed on the main thread.
void seedWorld(std::uint64_t seed);

} // namespace marches::monkey
