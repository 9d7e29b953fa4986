// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/elo.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::engine {

namespace {

constexpr double kPerLog = 173.71779276130073; ///< 400 / ln 10
constexpr double kVirtual = 1.0;               ///< games against everybody that nobody played
constexpr int kMostSteps = 20'000;
constexpr double kSettled = 1e-12;

using Square = std::vector<std::vector<double>>;

Square square(std::size_t size) { return Square(size, std::vector<double>(size, 0.0)); }

/// The inverse of a positive definite matrix, by elimination.
Square inverse(Square matrix)
{
    const std::size_t size = matrix.size();
    Square result = square(size);
    for (std::size_t i = 0; i < size; ++i) result[i][i] = 1.0;
    for (std::size_t i = 0; i < size; ++i) {
        const double pivot = matrix[i][i];
        for (std::size_t k = 0; k < size; ++k) {
            matrix[i][k] /= pivot;
            result[i][k] /= pivot;
        }
        for (std::size_t row = 0; row < size; ++row) {
            if (row == i) continue;
            const double factor = matrix[row][i];
            for (std::size_t k = 0; k < size; ++k) {
                matrix[row][k] -= factor * matrix[i][k];
                result[row][k] -= factor * result[i][k];
            }
        }
    }
    return result;
}

} // namespace

std::vector<Rating> bradleyTerry(int players, const std::vector<PairScore>& pairs)
{
    const auto count = static_cast<std::size_t>(std::max(players, 0));
    if (count == 0) return {};
    Square games = square(count);
    std::vector<double> wins(count, 0.0);
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a + 1; b < count; ++b) {
            games[a][b] = games[b][a] = kVirtual;
            wins[a] += kVirtual / 2;
            wins[b] += kVirtual / 2;
        }
    for (const PairScore& pair : pairs) {
        const auto a = static_cast<std::size_t>(pair.first);
        const auto b = static_cast<std::size_t>(pair.second);
        games[a][b] += pair.games;
        games[b][a] += pair.games;
        wins[a] += pair.points;
        wins[b] += pair.games - pair.points;
    }
    std::vector<double> strength(count, 1.0);
    for (int step = 0; step < kMostSteps; ++step) {
        double change = 0.0;
        for (std::size_t a = 0; a < count; ++a) {
            double sum = 0.0;
            for (std::size_t b = 0; b < count; ++b)
                if (b != a) sum += games[a][b] / (strength[a] + strength[b]);
            const double better = sum > 0.0 ? wins[a] / sum : strength[a];
            change = std::max(change, std::abs(better / strength[a] - 1.0));
            strength[a] = better;
        }
        const double first = strength.front();
        for (double& one : strength) one /= first;
        if (change < kSettled) break;
    }
    std::vector<Rating> ratings(count);
    if (count == 1) return ratings;
    // Information about the logarithms of all but the first, which is held.
    Square information = square(count - 1);
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = 0; b < count; ++b) {
            if (a == b || a == 0) continue;
            const double p = strength[a] / (strength[a] + strength[b]);
            const double known = games[a][b] * p * (1.0 - p);
            information[a - 1][a - 1] += known;
            if (b > 0) information[a - 1][b - 1] -= known;
        }
    const Square variance = inverse(std::move(information));
    for (std::size_t a = 1; a < count; ++a) {
        const double elo = kPerLog * std::log(strength[a]);
        const double half = kNinetyFive * kPerLog * std::sqrt(variance[a - 1][a - 1]);
        ratings[a] = {elo, {elo - half, elo + half}};
    }
    return ratings;
}

} // namespace marches::engine
