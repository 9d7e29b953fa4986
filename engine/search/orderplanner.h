// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <vector>

#include "engine/game/answersatonce.h"
#include "engine/search/answers.h"
#include "engine/search/bestresponse.h"
#include "engine/search/orderset.h"
#include "engine/search/playout.h"

namespace marches::engine {

/// Finds a set of orders where all seats order at once. A ruleset that proposes sets itself is asked for them, and
/// one's own are changed into the best response to the others' (BestResponse). Elsewhere every seat gets a few sets
/// that belong together, and what each of the seat's own is worth is found against sets of the others that are drawn as
/// regret matching has them answer (Hart, Mas-Colell 2000; for Diplomacy Gray et al. 2020, there with networks). Reads
/// the view of one seat alone.
class OrderPlanner {
public:
    /// True where sets of orders are what `decision` asks for.
    static bool serves(const Rules& rules, const State& view, const Decision& decision);

    void think(const Rules& rules, const State& view, const Decision& decision, SearchBudget budget,
               std::uint64_t seed);
    /// From any thread: think() comes back soon, with what it has found by then. Until allow().
    void stop() { m_stop = true; }
    void allow() { m_stop = false; }
    /// The set to give, with the vote on a draw where there is one, without the word that seals it.
    const OrderSet& best() const { return m_own[static_cast<std::size_t>(m_best)].orders; }
    /// One for each of the best sets, with the first order in which it differs from the ones before.
    std::vector<Answer> answers(std::size_t most) const;

private:
    struct Candidate {
        OrderSet orders;
        bool complete = false; ///< in the world in which it was written it can be sealed
        double regret = 0.0;
        Tally tally;
    };
    struct Seat {
        int number = 0;
        std::vector<Candidate> sets;
    };

    void collect(const Rules& rules, const State& open, int seat, int most, std::vector<Candidate>& sets);
    void add(const Rules& rules, const State& open, int seat, const OrderPlan& plan, std::vector<Candidate>& sets);
    void respond(const Rules& rules, SearchBudget budget, std::uint64_t seed);
    void chooseBest();
    std::size_t draw(const std::vector<Candidate>& sets);
    void sample(const Rules& rules, const State& open);
    void learn(const Rules& rules, SearchBudget budget);
    /// What `seat` gets when everybody orders as drawn, and it itself `orders`.
    double value(const Rules& rules, int seat, const Candidate& set, SearchBudget budget);
    void hand(const Rules& rules, int seat, const Candidate& set);
    void agree(const Rules& rules, const State& view, const Decision& decision);

    std::atomic<bool> m_stop{false};
    Random m_random;
    OrderWriter m_writer;
    Playout m_playout;
    Line m_line;
    State m_open;                            ///< what the seat sees, with its answers open
    State m_written;                         ///< in which sets are put together: nothing ordered yet, secrets filled
    State m_world;                           ///< of this round of thinking: the same, with secrets filled anew
    const AnswersAtOnce* m_atOnce = nullptr; ///< the rules, where sets can be given at once in this world
    BestResponse m_response{m_stop};
    std::vector<TriedSet> m_tried;
    OrderSet m_given;
    Move m_move;
    Shares m_shares{};
    int m_seat = 0;
    int m_best = 0;
    int m_staying = -1; ///< the one of m_own in which all stay where they are; -1: unknown
    std::vector<Candidate> m_own;
    std::vector<Seat> m_others;
    std::vector<std::size_t> m_drawn; ///< by other seat
    std::vector<double> m_values;
    std::vector<int> m_places;
};

} // namespace marches::engine
