// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>

namespace marches::engine {

/// A confidence interval.
struct Interval {
    double lo = 0.0;
    double hi = 0.0;
};

/// Standard normal quantile of a two-sided 95 % interval.
inline constexpr double kNinetyFive = 1.959963984540054;

/// Of a proportion (Wilson 1927). `successes` may be fractional where wins are shared: then the interval is a little
/// too wide. From 0 to 1 without trials.
Interval wilson(double successes, double trials, double z = kNinetyFive);

/// Of the difference (first less second) of two independent proportions (Newcombe 1998, method 10).
Interval newcombe(double successesA, double trialsA, double successesB, double trialsB, double z = kNinetyFive);

/// Of the mean of paired differences, from their sum and sum of squares; by the normal approximation, so for some
/// dozens of pairs at least. From -infinity to infinity with fewer than two.
Interval pairedMean(double sum, double sumOfSquares, double pairs, double z = kNinetyFive);
/// The same of proportions, which never differ by more than 1.
Interval pairedDifference(double sum, double sumOfSquares, double pairs, double z = kNinetyFive);

/// How often each value came up.
using Histogram = std::map<int, std::uint64_t>;
std::uint64_t total(const Histogram& histogram);
double mean(const Histogram& histogram);              ///< 0 when empty
double standardDeviation(const Histogram& histogram); ///< of the sample; 0 with fewer than two
/// The smallest value that at least the share `q` (0 to 1) of all does not exceed; 0 when empty.
int quantile(const Histogram& histogram, double q);

} // namespace marches::engine
