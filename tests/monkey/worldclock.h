// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace marches::monkey {

// The clock of the world that the monkey lives in. It stands still but for what an act takes and what it is moved on
// by: timers then run out between the same two acts in every run, waiting costs nothing, and a clock that jumps is an
// act like others.

/// From now on all that asks for the time is told this clock's, in all of the process, files have no stamp that is
/// later, and the machine has a number of processors that is always the same.
void stopWorldClock();
void advanceWorldClock(std::int64_t milliseconds);
/// So much passes for this thread alone.
void advanceThreadClock(std::int64_t milliseconds);
/// Milliseconds since it was stopped.
std::int64_t worldMilliseconds();
/// Nanoseconds of processor time that this thread has had: of the real world.
std::int64_t threadNanoseconds();
/// Nanoseconds of the real world.
std::int64_t realNanoseconds();
/// What Qt draws by lot is drawn from this seed on the main thread.
void seedWorld(std::uint64_t seed);
/// And what it draws on this one, which is another.
void seedThread(std::uint64_t seed);

} // namespace marches::monkey
