// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/shares.h"

#include <algorithm>

namespace marches::engine {

namespace {

constexpr double kForTheLead = 0.15; ///< of the whole, for who is ahead

/// Divides `whole` among the seats of a set.
void divide(std::uint64_t seats, std::size_t count, double whole, Shares& shares)
{
    int heads = 0;
    for (std::size_t seat = 0; seat < count; ++seat) heads += static_cast<int>(seats >> seat & 1U);
    for (std::size_t seat = 0; seat < count; ++seat)
        if ((seats >> seat & 1U) != 0) shares[seat] += whole / heads;
}

void shareByScores(const GameResult& standing, std::size_t count, Shares& shares)
{
    int least = 0;
    for (const int score : standing.score) least = std::min(least, score);
    double sum = 0.0;
    for (std::size_t seat = 0; seat < count; ++seat) {
        const double score = seat < standing.score.size() ? standing.score[seat] - least : 0.0;
        shares[seat] = score * score;
        sum += shares[seat];
    }
    const double rest = standing.winners != 0 ? 1.0 - kForTheLead : 1.0;
    for (std::size_t seat = 0; seat < count; ++seat)
        shares[seat] = sum > 0.0 ? rest * shares[seat] / sum : rest / static_cast<double>(count);
    divide(standing.winners, count, kForTheLead, shares);
}

} // namespace

double exponential(double x)
{
    double power = 1.0 + std::clamp(x, -60.0, 60.0) / 4096.0;
    for (int i = 0; i < 12; ++i) power *= power;
    return power;
}

void fillShares(const Rules& rules, const State& state, bool over, Shares& shares)
{
    const std::size_t count = std::min(rules.seats().size(), shares.size());
    std::fill_n(shares.begin(), count, 0.0);
    if (!over && rules.hasOutlook()) {
        rules.outlook(state, {shares.data(), count});
        double most = shares.front();
        for (std::size_t seat = 1; seat < count; ++seat) most = std::max(most, shares[seat]);
        double sum = 0.0;
        for (std::size_t seat = 0; seat < count; ++seat) sum += shares[seat] = exponential(shares[seat] - most);
        for (std::size_t seat = 0; seat < count; ++seat) shares[seat] /= sum;
        return;
    }
    const GameResult standing = rules.standing(state);
    if (over)
        divide(standing.winners, count, 1.0, shares);
    else
        shareByScores(standing, count, shares);
}

} // namespace marches::engine
