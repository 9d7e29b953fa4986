// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/game/domain.h"
#include "engine/game/rules.h"

namespace marches::engine {

/// How much a searcher may think about one answer. Counted in playouts and never in seconds, so that the same seed
/// gives the same game on every machine.
struct SearchBudget {
    int playouts = 200;
    int depth = 24; ///< answers after which a playout is cut and weighed
};

/// One answer with what playouts say of it.
struct Answer {
    Move move;
    double chance = 0.0; ///< share of the game that the seat gets by it, from 0 to 1
    double low = 0.0;    ///< 95 % interval of the mean of the playouts
    double high = 1.0;
    int playouts = 0;
};

/// Thinks ahead in any game: by a tree over what a seat sees, with its secrets filled anew for every playout
/// (information-set Monte-Carlo tree search, Cowling, Powley, Whitehouse 2012, IEEE TCIAIG 4(2)), and in games of
/// orders by sets of orders that answer each other (regret matching over sampled candidates, Gray et al. 2020). It
/// knows no game. One object a seat and game; not shared between threads. What it answers follows from view, decision,
/// budget and seed alone.
class Searcher {
public:
    Searcher(SearchBudget budget, std::uint64_t seed);
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;
    ~Searcher();

    /// `view` is Rules::view for the seat that `decision` asks. `move` becomes one that the decision contains.
    void choose(const Rules& rules, const State& view, const Decision& decision, Move& move);
    /// From any thread: what is being thought of just now is answered soon, with what was found by then.
    void stop();
    /// The best answers, best first, at most `most` of them. In a game of orders these are first orders of whole sets.
    std::vector<Answer> best(const Rules& rules, const State& view, const Decision& decision, std::size_t most);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

/// The seed by which hints are sought, so that the same question gets the same ones.
inline constexpr std::uint64_t kHintSeed = 1;

/// The three best answers to what `seat` is asked, with their chances, for hints: what it should do by what it sees.
/// Nothing where the seat owes no answer. The same question gets the same hints.
std::vector<Answer> bestAnswers(const Rules& rules, const State& view, int seat, SearchBudget budget);
/// The same from a searcher that another thread may stop.
std::vector<Answer> bestAnswers(Searcher& searcher, const Rules& rules, const State& view, int seat);

} // namespace marches::engine
