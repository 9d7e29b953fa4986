// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <vector>

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

/// Of the mean of paired differences, from their sum and sum of squares; by the normal approximation, so for some
/// dozens of pairs at least. From -infinity to infinity with fewer than two.
Interval pairedMean(double sum, double sumOfSquares, double pairs, double z = kNinetyFive);
/// The same of proportions, which never differ by more than 1.
Interval pairedDifference(double sum, double sumOfSquares, double pairs, double z = kNinetyFive);

/// The z that a standard normal variable exceeds, either way, with the probability 1 - `confidence` (above 0, below 1).
double normalQuantile(double confidence);
/// The same of Student's t with `freedom` degrees of freedom, at least 1 (Student 1908; the finite sums of Abramowitz
/// and Stegun, 26.7.3 and 26.7.4); normal from 1,000 on.
double studentQuantile(double confidence, std::uint64_t freedom);
/// Probability that |t| is at least so large by chance alone.
double studentTail(double t, std::uint64_t freedom);

/// Of a mean, from sum and sum of squares, by Student's t. From -infinity to infinity with fewer than two.
Interval studentMean(double sum, double sumOfSquares, std::uint64_t n, double confidence = 0.95);
/// Probability of a mean at least as far from `expected` by chance alone (one-sample t test); 1 with fewer than two.
double meanTail(double sum, double sumOfSquares, std::uint64_t n, double expected = 0.0);

/// How probabilities of several tests are corrected for their number.
enum class Correction : std::uint8_t {
    None,
    Holm,              ///< of any error at all (Holm 1979)
    BenjaminiHochberg, ///< of the share of errors among what is called found (Benjamini and Hochberg 1995)
};
/// Corrected probabilities, in the order given: what is below 0.05 is found.
std::vector<double> corrected(const std::vector<double>& probabilities, Correction correction);

/// How often each value came up.
using Histogram = std::map<int, std::uint64_t>;
std::uint64_t total(const Histogram& histogram);
double mean(const Histogram& histogram); ///< 0 when empty
/// The smallest value that at least the share `q` (0 to 1) of all does not exceed; 0 when empty.
int quantile(const Histogram& histogram, double q);

} // namespace marches::engine
