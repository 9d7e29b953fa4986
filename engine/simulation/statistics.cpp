// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace marches::engine {

namespace {

constexpr std::uint64_t kAsGoodAsNormal = 1000; ///< degrees of freedom: less than 1 in 1,000 apart at 95 %

/// Probability that a standard normal variable lies within z of 0.
double normalWithin(double z) { return std::erf(z / std::numbers::sqrt2); }

/// The same of Student's t, for 1 and more degrees of freedom.
double studentWithin(double t, std::uint64_t freedom)
{
    if (freedom >= kAsGoodAsNormal) return normalWithin(t);
    const double angle = std::atan(t / std::sqrt(static_cast<double>(freedom)));
    const double cosine = std::cos(angle);
    const bool odd = freedom % 2 == 1;
    double term = odd ? cosine : 1.0;
    double sum = freedom == 1 ? 0.0 : term;
    for (std::uint64_t k = odd ? 3 : 2; k + 2 <= freedom; k += 2) {
        term *= cosine * cosine * static_cast<double>(k - 1) / static_cast<double>(k);
        sum += term;
    }
    sum *= std::sin(angle);
    return odd ? (angle + sum) * 2.0 / std::numbers::pi : sum;
}

/// The point from which `within` is at least the share. Halving: some fifty calls, and no start that could fail.
template <class Within> double quantileOf(double share, Within within)
{
    double lo = 0.0;
    double hi = 1.0;
    while (within(hi) < share && hi < 1e9) hi *= 2.0;
    for (int i = 0; i < 100 && lo < hi; ++i) {
        const double middle = (lo + hi) / 2.0;
        (within(middle) < share ? lo : hi) = middle;
    }
    return hi;
}

double varianceOf(double sum, double sumOfSquares, double n)
{
    return std::max(0.0, (sumOfSquares - sum * sum / n) / (n - 1.0));
}

} // namespace

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

double normalQuantile(double confidence) { return quantileOf(confidence, normalWithin); }

double studentQuantile(double confidence, std::uint64_t freedom)
{
    return quantileOf(confidence, [freedom](double t) { return studentWithin(t, freedom); });
}

double studentTail(double t, std::uint64_t freedom)
{
    // Far out the sums lose what is left of 1.
    if (freedom >= kAsGoodAsNormal) return std::erfc(std::abs(t) / std::numbers::sqrt2);
    return std::clamp(1.0 - studentWithin(std::abs(t), freedom), 0.0, 1.0);
}

Interval studentMean(double sum, double sumOfSquares, std::uint64_t n, double confidence)
{
    constexpr double kAnything = std::numeric_limits<double>::infinity();
    if (n < 2) return {-kAnything, kAnything};
    const auto games = static_cast<double>(n);
    const double half = studentQuantile(confidence, n - 1) * std::sqrt(varianceOf(sum, sumOfSquares, games) / games);
    return {sum / games - half, sum / games + half};
}

double meanTail(double sum, double sumOfSquares, std::uint64_t n, double expected)
{
    if (n < 2) return 1.0;
    const auto games = static_cast<double>(n);
    const double error = std::sqrt(varianceOf(sum, sumOfSquares, games) / games);
    const double distance = std::abs(sum / games - expected);
    if (error <= 0.0) return distance > 0.0 ? 0.0 : 1.0; // all games alike
    return studentTail(distance / error, n - 1);
}

std::vector<double> corrected(const std::vector<double>& probabilities, Correction correction)
{
    const std::size_t count = probabilities.size();
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return probabilities[a] < probabilities[b]; });
    std::vector<double> out = probabilities;
    const auto all = static_cast<double>(count);
    if (correction == Correction::Holm) {
        double least = 0.0;
        for (std::size_t rank = 0; rank < count; ++rank) {
            least = std::max(least, probabilities[order[rank]] * (all - static_cast<double>(rank)));
            out[order[rank]] = std::min(1.0, least);
        }
    } else if (correction == Correction::BenjaminiHochberg) {
        double most = 1.0;
        for (std::size_t rank = count; rank > 0; --rank) {
            most = std::min(most, probabilities[order[rank - 1]] * all / static_cast<double>(rank));
            out[order[rank - 1]] = most;
        }
    }
    return out;
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
