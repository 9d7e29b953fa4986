// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/bot.h"

#include <array>
#include <limits>

#include "engine/search/candidates.h"
#include "engine/search/searcher.h"

namespace marches::engine {

namespace {

// What a level may think about an answer; measured so that hard answers in well under a second and expert in a few.
constexpr SearchBudget kHard{100, 24};
constexpr SearchBudget kExpert{800, 24};

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

/// Takes the move that Rules::evaluate likes best, or Rules::evaluateDeep: of all where they are few, else of the
/// promising ones. Equal ones are equally likely.
class JudgingBot : public Bot, private Candidates::Visitor {
public:
    using Judgement = double (Rules::*)(const State&, const Decision&, const Move&) const;

    JudgingBot(std::uint64_t seed, Judgement judgement) : m_random(seed), m_judgement(judgement) {}

    void choose(const Rules& rules, const State& view, const Decision& decision, Move& move) override
    {
        m_rules = &rules;
        m_view = &view;
        m_decision = &decision;
        m_best = &move;
        m_worth = -std::numeric_limits<double>::infinity();
        m_equals = 0;
        if (!forEachMove(decision, view, kFew, [this](const Move& candidate) { visit(candidate); }))
            Candidates::visit(decision, view, m_random, kPerOffer, *this);
    }

private:
    static constexpr std::uint64_t kFew = 48;
    static constexpr int kPerOffer = 96;

    void visit(const Move& candidate) override
    {
        const double worth = (m_rules->*m_judgement)(*m_view, *m_decision, candidate);
        if (worth < m_worth) return;
        if (worth > m_worth) m_equals = 0;
        m_worth = worth;
        if (below(m_random, ++m_equals) == 0) *m_best = candidate;
    }

    Random m_random;
    Judgement m_judgement;
    const Rules* m_rules = nullptr;
    const State* m_view = nullptr;
    const Decision* m_decision = nullptr;
    Move* m_best = nullptr;
    double m_worth = 0.0;
    std::uint32_t m_equals = 0;
};

/// Thinks ahead.
class SearchingBot : public Bot {
public:
    SearchingBot(std::uint64_t seed, SearchBudget budget) : m_searcher(budget, seed) {}

    void choose(const Rules& rules, const State& view, const Decision& decision, Move& move) override
    {
        m_searcher.choose(rules, view, decision, move);
    }

private:
    Searcher m_searcher;
};

} // namespace

const std::vector<std::string_view>& botLevels()
{
    static const std::vector<std::string_view> levels{"random", "easy", "medium", "hard", "expert"};
    return levels;
}

std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed)
{
    if (level == "random") return std::make_unique<RandomBot>(seed);
    if (level == "easy") return std::make_unique<EasyBot>(seed);
    if (level == "medium") return std::make_unique<JudgingBot>(seed, &Rules::evaluate);
    if (level == "hard") return std::make_unique<SearchingBot>(seed, kHard);
    if (level == "expert") return std::make_unique<SearchingBot>(seed, kExpert);
    if (level == "deep") return std::make_unique<JudgingBot>(seed, &Rules::evaluateDeep);
    return nullptr;
}

} // namespace marches::engine
