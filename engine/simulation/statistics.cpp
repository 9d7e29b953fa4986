// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::engine {

Interval wilson(double successes, double trials, double z)
{
    if (trials <= 0.0) return {0.0, 1.0};
    const double p = successes / trials;
    const double z2 = z * z;
    const double centre = p + z2 / (2.0 * trials);
    const double half = z * std::sqrt(p * (1.0 - p) / trials + z2 / (4.0 * trials * trials));
    const double scale = 1.0 + z2 / trials;
    return {std::max(0.0, (centre - half) / scale), std::min(1.0, (centre + half) / scale)};
}

Interval newcombe(double successesA, double trialsA, double successesB, double trialsB, double z)
{
    if (trialsA <= 0.0 || trialsB <= 0.0) return {-1.0, 1.0};
    const double a = successesA / trialsA;
    const double b = successesB / trialsB;
    const Interval ofA = wilson(successesA, trialsA, z);
    const Interval ofB = wilson(successesB, trialsB, z);
    return {a - b - std::hypot(a - ofA.lo, ofB.hi - b), a - b + std::hypot(ofA.hi - a, b - ofB.lo)};
}

Interval pairedMean(double sum, double sumOfSquares, double pairs, double z)
{
    constexpr double kAnything = std::numeric_limits<double>::infinity();
    if (pairs < 2.0) return {-kAnything, kAnything};
    const double mean = sum / pairs;
    const double variance = std::max(0.0, (sumOfSquares - sum * mean) / (pairs - 1.0));
    const double half = z * std::sqrt(variance / pairs);
    return {mean - half, mean + half};
}

Interval pairedDifference(double sum, double sumOfSquares, double pairs, double z)
{
    const Interval interval = pairedMean(sum, sumOfSquares, pairs, z);
    return {std::max(-1.0, interval.lo), std::min(1.0, interval.hi)};
}

std::uint64_t total(const Histogram& histogram)
{
    std::uint64_t sum = 0;
    for (const auto& [value, times] : histogram) sum += times;
    return sum;
}

double mean(const Histogram& histogram)
{
    double sum = 0.0;
    for (const auto& [value, times] : histogram) sum += static_cast<double>(value) * static_cast<double>(times);
    const std::uint64_t n = total(histogram);
    return n == 0 ? 0.0 : sum / static_cast<double>(n);
}

double standardDeviation(const Histogram& histogram)
{
    const std::uint64_t n = total(histogram);
    if (n < 2) return 0.0;
    const double centre = mean(histogram);
    double sum = 0.0;
    for (const auto& [value, times] : histogram)
        sum += (value - centre) * (value - centre) * static_cast<double>(times);
    return std::sqrt(sum / static_cast<double>(n - 1));
}

int quantile(const Histogram& histogram, double q)
{
    const double wanted = q * static_cast<double>(total(histogram));
    double seen = 0.0;
    for (const auto& [value, times] : histogram) {
        seen += static_cast<double>(times);
        if (seen >= wanted) return value;
    }
    return 0;
}

} // namespace marches::engine
