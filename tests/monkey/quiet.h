// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::monkey {

/// Waits until every other thread of the process has nothing to do, at most so many seconds of the real world: what
/// they were asked for is then on its way to the main thread. False: some still works.
bool waitForOtherThreads(int seconds = 30);

} // namespace marches::monkey
