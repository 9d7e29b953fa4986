// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::engine {

/// The most that a region is worth to whoever holds it whole; the least is 0. Games count armies in 16 bits, and in
/// none does anybody pay for a continent.
inline constexpr int kLargestRegionBonus = 1'000;

} // namespace marches::engine
