// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/bot.h"

#include <array>
#include <limits>

#include "engine/search/greedy.h"

namespace marches::engine {

namespace {

// What a level may think about an answer; measured so that hard answers in well under a second and expert in a few.
constexpr SearchBudget kHard{100, 12};
constexpr SearchBudget kExpert{2000, 12};

class RandomBot : public Bot {
public:
    explicit RandomBot(std::uint64_t seed) : m_random(seed) {}

    bool looks() const override { return false; }

    void choose(const Rules& /*rules*/, const State& view, const Decision& decision, Move& move) override
    {
        sample(decision, view, m_random, move);
    }

private:
    Random m_random;
};

/// Takes the first of a handful of random moves that is not clearly worse than the best of them: never absurd, seldom
/// good.
class EasyBot : public Bot {
public:
    explicit EasyBot(std::uint64_t seed) : m_random(seed) {}

    void choose(const Rules& rules, const State& view, const Decision& decision, Move& move) override
    {
        double best = -std::numeric_limits<double>::infinity();
        std::array<double, kHandful> worth{};
        for (std::size_t i = 0; i < kHandful; ++i) {
            if (!sample(decision, view, m_random, m_moves[i])) return;
            worth[i] = rules.evaluate(view, decision, m_moves[i]);
            best = std::max(best, worth[i]);
        }
        for (std::size_t i = 0; i < kHandful; ++i) {
            if (worth[i] < best - kClearlyWorse) continue;
            move = m_moves[i];
            return;
        }
    }

private:
    static constexpr std::size_t kHandful = 4;
    static constexpr double kClearlyWorse = 0.5; // of what the game is won by

    Random m_random;
    std::array<Move, kHandful> m_moves;
};

/// Takes the move that Rules::evaluate likes best.
class EvaluatingBot : public Bot {
public:
    explicit EvaluatingBot(std::uint64_t seed) : m_random(seed) {}

    void choose(const Rules& rules, const State& view, const Decision& decision, Move& move) override
    {
        m_greedy.choose(rules, view, decision, m_random, move);
    }

private:
    Random m_random;
    Greedy m_greedy;
};

/// Thinks ahead. A ruleset that judges deeply itself, and has no outlook on the chances of a seat, is played by that
/// judgement: Warrior Risk by points in a lunchtime is played worse by playouts that are weighed by the standing alone.
class SearchingBot : public Bot {
public:
    SearchingBot(std::uint64_t seed, SearchBudget budget)
        : m_searcher(budget, seed), m_deep(&Rules::evaluateDeep), m_random(seed)
    {}

    bool thinks() const override { return true; }
    void hurry() override { m_searcher.stop(); }

    void choose(const Rules& rules, const State& view, const Decision& decision, Move& move) override
    {
        if (rules.hasDeepEvaluation() && !rules.hasOutlook())
            m_deep.choose(rules, view, decision, m_random, move);
        else
            m_searcher.choose(rules, view, decision, move);
    }

private:
    Searcher m_searcher;
    Greedy m_deep;
    Random m_random;
};

} // namespace

const std::vector<std::string_view>& botLevels()
{
    static const std::vector<std::string_view> levels{"random", "easy", "medium", "hard", "expert"};
    return levels;
}

std::optional<SearchBudget> thinkingOf(std::string_view level)
{
    if (level == "hard") return kHard;
    if (level == "expert") return kExpert;
    return std::nullopt;
}

std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed)
{
    if (level == "random") return std::make_unique<RandomBot>(seed);
    if (level == "easy") return std::make_unique<EasyBot>(seed);
    if (level == "medium") return std::make_unique<EvaluatingBot>(seed);
    if (const auto budget = thinkingOf(level)) return std::make_unique<SearchingBot>(seed, *budget);
    return nullptr;
}

} // namespace marches::engine
