// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::monkey {

/// Waits until every other thread of the process has nothing to do, at most so many milliseconds of the real world:
/// what they were asked for is then on its way to the main thread. False: some still works.
bool waitForOtherThreads(int milliseconds = 30'000);

} // namespace marches::monkey
