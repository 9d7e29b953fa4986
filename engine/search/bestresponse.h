// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <vector>

#include "engine/game/answersatonce.h"
#include "engine/search/answers.h"
#include "engine/search/orderset.h"
#include "engine/search/playout.h"

namespace marches::engine {

/// One set of orders with what it brought.
struct TriedSet {
    OrderSet orders;
    Tally tally;
};

/// Answers what the others may order by the best set of one's own that is found (sampled best response, Anthony et al.
/// 2020, there with networks): the ruleset proposes sets for every seat, rounds of the others' are drawn from these,
/// and sets of one's own are carried out against all of these rounds. The best is changed a little again and again, and
/// what is better in the same rounds takes its place. For rules that propose sets (AnswersAtOnce). Knows no game.
class BestResponse {
public:
    explicit BestResponse(const std::atomic<bool>& stop) : m_stop(stop) {}

    /// Begins a question: `open` is what `seat` sees, with all answers of the round open. What it does not see is
    /// filled in several ways, and sets of its own are proposed without it.
    void begin(const Rules& rules, const AnswersAtOnce& atOnce, const State& open, int seat, std::uint64_t seed);
    /// A set to begin with, besides those that the ruleset proposes.
    void suggest(OrderSet orders);
    /// `tried`: all that was carried out against every round, the sets that were suggested first.
    void think(SearchBudget budget, std::vector<TriedSet>& tried);

private:
    struct Rival {
        int seat;
        std::vector<OrderSet> sets;
    };
    /// What all others order, and the lots by which the game goes on from there.
    struct Round {
        std::vector<Move> orders;
        std::uint64_t seed;
        std::size_t world;
    };

    void imagine(std::uint64_t seed);
    void drawRounds(std::size_t count);
    double value(const OrderSet& own, const Round& round);
    bool inMovement() const;
    bool areSealed();
    void answerRest(Random& random);
    bool challenge(const OrderSet& orders, bool anyway, std::vector<TriedSet>& tried);

    const std::atomic<bool>& m_stop;
    const Rules* m_rules = nullptr;
    const AnswersAtOnce* m_atOnce = nullptr;
    const State* m_open = nullptr;
    int m_seat = 0;
    int m_seal = 0;
    int m_spent = 0;
    Random m_random;
    Line m_line;
    Shares m_shares{};
    std::vector<State> m_worlds; ///< with secrets filled
    State m_asked;
    std::vector<Rival> m_rivals;
    std::vector<Round> m_rounds;
    std::vector<OrderSet> m_suggested;
    std::vector<double> m_bestValues; ///< of the best so far, by round
    std::vector<double> m_values;
    std::vector<Move> m_given;
    OrderSet m_set;
    std::size_t m_best = 0;
};

} // namespace marches::engine
