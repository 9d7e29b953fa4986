// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace marches::editor {

/// Whoever waits for long work hears from it how much is done, from 0 to 1, in the thread that does it. False: it is
/// not wanted any more, and may end at once with whatever it has. An empty one: nobody listens, and it is wanted to the
/// end.
using Progress = std::function<bool(double done)>;

/// Tells `progress` how far the work is; whether it is still wanted.
inline bool tellProgress(const Progress& progress, double done) { return !progress || progress(done); }

} // namespace marches::editor
