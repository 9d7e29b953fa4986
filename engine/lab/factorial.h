// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace marches::engine {

/// Runs of a two-level design for 1 to 10 factors: by run, by factor, -1 (low) or 1 (high). Full up to four factors;
/// from five on a regular fraction of resolution V or more (Box, Hunter and Hunter 2005, chapter 6; generators by
/// Montgomery, Design and Analysis of Experiments, table 8.14), in which no main effect and no interaction of two is
/// mixed up with another one. Empty for another number of factors.
std::vector<std::vector<int>> factorialRuns(int factors);

} // namespace marches::engine
