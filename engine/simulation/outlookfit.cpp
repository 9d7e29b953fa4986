// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/outlookfit.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace marches::engine {

namespace {

constexpr int kEvery = 23; ///< steps between two positions that are looked at
constexpr int kNewtonSteps = 25;
constexpr double kRidge = 1.0;       ///< how much a position speaks for weights of 0
constexpr std::uint64_t kFewest = 5; ///< games with a winner
constexpr std::uint64_t kApart = 5;  ///< of so many games one is kept apart

/// Positions with the features of all seats, one seat after another, and who won.
struct Sample {
    std::vector<double> features;
    std::vector<std::uint64_t> winners; ///< by position
};

/// Solves matrix * x = right for a positive definite matrix of `size` rows (Gauss without looking for pivots).
std::vector<double> solve(std::vector<double> matrix, std::vector<double> right)
{
    const std::size_t size = right.size();
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t row = i + 1; row < size; ++row) {
            const double factor = matrix[row * size + i] / matrix[i * size + i];
            for (std::size_t k = i; k < size; ++k) matrix[row * size + k] -= factor * matrix[i * size + k];
            right[row] -= factor * right[i];
        }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k) right[i] -= matrix[i * size + k] * right[k];
        right[i] /= matrix[i * size + i];
    }
    return right;
}

/// The model over a sample.
class Model {
public:
    Model(std::size_t features, std::size_t seats) : m_features(features), m_seats(seats), weights(features, 0.0) {}

    void computeChances(const double* rows)
    {
        double most = 0.0;
        for (std::size_t seat = 0; seat < m_seats; ++seat) {
            double sum = 0.0;
            for (std::size_t i = 0; i < m_features; ++i) sum += rows[seat * m_features + i] * weights[i];
            m_chance[seat] = sum;
            most = seat == 0 ? sum : std::max(most, sum);
        }
        double sum = 0.0;
        for (std::size_t seat = 0; seat < m_seats; ++seat) sum += m_chance[seat] = std::exp(m_chance[seat] - most);
        for (std::size_t seat = 0; seat < m_seats; ++seat) m_chance[seat] /= sum;
    }
    void step(const Sample& sample)
    {
        std::vector<double> gradient(m_features);
        std::vector<double> curvature(m_features * m_features);
        std::vector<double> mean(m_features);
        for (std::size_t i = 0; i < m_features; ++i) {
            gradient[i] = -kRidge * weights[i];
            curvature[i * m_features + i] = kRidge;
        }
        for (std::size_t at = 0; at < sample.winners.size(); ++at) {
            const double* rows = sample.features.data() + at * m_seats * m_features;
            computeChances(rows);
            const double share = 1.0 / std::popcount(sample.winners[at]);
            std::fill(mean.begin(), mean.end(), 0.0);
            for (std::size_t seat = 0; seat < m_seats; ++seat) {
                const double won = (sample.winners[at] >> seat & 1U) != 0 ? share : 0.0;
                for (std::size_t i = 0; i < m_features; ++i) {
                    const double feature = rows[seat * m_features + i];
                    gradient[i] += (won - m_chance[seat]) * feature;
                    mean[i] += m_chance[seat] * feature;
                    for (std::size_t k = 0; k < m_features; ++k)
                        curvature[i * m_features + k] += m_chance[seat] * feature * rows[seat * m_features + k];
                }
            }
            for (std::size_t i = 0; i < m_features; ++i)
                for (std::size_t k = 0; k < m_features; ++k) curvature[i * m_features + k] -= mean[i] * mean[k];
        }
        const std::vector<double> change = solve(std::move(curvature), std::move(gradient));
        for (std::size_t i = 0; i < m_features; ++i) weights[i] += change[i];
    }
    double loss(const Sample& sample)
    {
        double sum = 0.0;
        for (std::size_t at = 0; at < sample.winners.size(); ++at) {
            computeChances(sample.features.data() + at * m_seats * m_features);
            double won = 0.0;
            for (std::size_t seat = 0; seat < m_seats; ++seat)
                if ((sample.winners[at] >> seat & 1U) != 0) won += m_chance[seat];
            sum -= std::log(std::max(won, 1e-12));
        }
        return sample.winners.empty() ? 0.0 : sum / static_cast<double>(sample.winners.size());
    }

private:
    std::size_t m_features;
    std::size_t m_seats;
    std::vector<double> m_chance = std::vector<double>(kMostSeats);

public:
    std::vector<double> weights;
};

/// The sum of what each seat has of every feature, weighed, as the one feature of a sample.
void weigh(Sample& sample, const std::vector<double>& proportions)
{
    std::vector<double> sums;
    for (std::size_t at = 0; at < sample.features.size(); at += proportions.size())
        sums.push_back(std::inner_product(proportions.begin(), proportions.end(),
                                          sample.features.begin() + static_cast<std::ptrdiff_t>(at), 0.0));
    sample.features = std::move(sums);
}

Errors checkFit(const OutlookFitRun& run)
{
    Errors errors;
    const auto add = [&errors](std::string code, std::string name = {}, std::string value = {}) {
        Error& error = errors.emplace_back();
        error.code = std::move(code);
        if (!name.empty()) error.args.emplace_back(std::move(name), std::move(value));
    };
    if (run.features.empty() || (!run.proportions.empty() && run.proportions.size() != run.features.size()))
        add("outlook-none");
    if (run.bots.size() != run.rules->seats().size())
        add("lab-bots", "seats", std::to_string(run.rules->seats().size()));
    for (const std::string& level : run.bots)
        if (makeBot(level, 1) == nullptr) add("lab-bot", "bot", level);
    if (run.games == 0 || run.games > kMostSimulatedGames || run.moveLimit <= 0) add("lab-games");
    return errors;
}

} // namespace

Result<OutlookFit> fitOutlook(const OutlookFitRun& run)
{
    if (Errors errors = checkFit(run); !errors.empty()) return fail(std::move(errors));
    const Rules& rules = *run.rules;
    const std::size_t seats = rules.seats().size();
    const std::size_t features = run.features.size();
    Sample learned;
    Sample apart;
    std::vector<double> seen; // of one game
    std::size_t count = 0;
    const SimulationProbe look = [&](const StepInfo& moment) {
        if (moment.step % kEvery != kEvery - 1 || moment.pending.pending != Pending::Choice) return std::string();
        seen.resize((count + 1) * seats * features);
        for (std::size_t seat = 0; seat < seats; ++seat)
            rules.fillOutlook(moment.state, static_cast<int>(seat),
                              {seen.data() + (count * seats + seat) * features, features});
        ++count;
        return std::string();
    };
    GameRunner runner(rules);
    OutlookFit fit;
    for (std::uint64_t game = 0; game < run.games; ++game) {
        if (run.progress && !run.progress(game, run.games)) break;
        const std::uint64_t seed = derivedSeed(run.seed, game);
        std::vector<std::unique_ptr<Bot>> bots;
        for (std::size_t seat = 0; seat < seats; ++seat)
            bots.push_back(makeBot(run.bots[(seat + game) % seats], derivedSeed(seed, seat)));
        seen.clear();
        count = 0;
        if (!runner.play(seed, bots, run.moveLimit, &look, game)) continue;
        if (!runner.summary().ended || runner.summary().winners == 0) continue;
        ++fit.games;
        Sample& sample = fit.games % kApart == 0 ? apart : learned;
        sample.features.insert(sample.features.end(), seen.begin(), seen.end());
        sample.winners.insert(sample.winners.end(), count, runner.summary().winners);
    }
    if (fit.games < kFewest || learned.winners.empty()) {
        Error error;
        error.code = "outlook-games";
        return fail(Errors{error});
    }
    const bool proportional = !run.proportions.empty();
    if (proportional) {
        weigh(learned, run.proportions);
        weigh(apart, run.proportions);
    }
    Model model(proportional ? 1 : features, seats);
    fit.positions = learned.winners.size();
    fit.evenLoss = model.loss(apart);
    for (int step = 0; step < kNewtonSteps; ++step) model.step(learned);
    fit.loss = model.loss(apart);
    fit.weights = model.weights;
    if (!proportional) return fit;
    fit.factor = model.weights.front();
    fit.weights = run.proportions;
    for (double& weight : fit.weights) weight *= fit.factor;
    return fit;
}

} // namespace marches::engine
