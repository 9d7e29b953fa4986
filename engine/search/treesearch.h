// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <vector>

#include "engine/search/answers.h"
#include "engine/search/candidates.h"
#include "engine/search/playout.h"

namespace marches::engine {

/// Information-set Monte-Carlo tree search with one observer: the tree is over what the seat that thinks may know,
/// every playout fills the unknown anew, and an edge is there in a playout if its move is legal in it. Chance is
/// sampled and has no nodes of its own: what comes after an edge is told apart by who is asked and what is offered.
/// Every seat takes what is best for itself (max-n). Wide decisions are widened step by step (Coulom 2007), best
/// candidates of the ruleset's evaluation first; that evaluation also stands in for the playouts of a move that has had
/// few.
///
/// At the root, where one move is wanted and not a good mean, candidates are tried side by side in the same worlds with
/// the same dice, and half of them dropped again and again (sequential halving: Karnin, Koren, Somekh 2013). The
/// evaluation's first choice is left only for a move that is better by more than chance explains.
class TreeSearch : private Candidates::Visitor {
public:
    TreeSearch() = default;

    /// Thinks; afterwards best() and answers() say what came of it. `decision` has a move.
    void think(const Rules& rules, const State& view, const Decision& decision, SearchBudget budget,
               std::uint64_t seed);
    /// The move to make.
    const Move& best() const { return m_edges[static_cast<std::size_t>(m_best)].move; }
    /// From any thread: think() comes back soon, with what it has found by then. Until allow().
    void stop() { m_stop = true; }
    void allow() { m_stop = false; }
    /// Candidates of the root, best first, at most `most`.
    std::vector<Answer> answers(std::size_t most) const;

private:
    struct Edge {
        Move move;
        double prior = 0.0;  ///< weight among its siblings, by the evaluation
        double guess = 0.0;  ///< how much worse than the best of them it is thought to be, as a share
        Tally tally;         ///< for the seat that chooses
        Tally gain;          ///< of the root: over its first edge in the same world with the same dice
        int available = 0;   ///< playouts in which it was legal when its node was chosen from
        int firstChild = -1; ///< node; siblings follow by Node::next
    };
    struct Node {
        std::uint64_t kind = 0; ///< who is asked and what is offered
        int seat = 0;
        int next = -1;
        int firstEdge = 0;
        int edgeCount = 0;
        int visits = 0;
        bool ranked = false;
        double sum = 0.0; ///< of the seat's shares
    };
    struct Ranked {
        double worth;
        std::uint32_t tie;
        int move; ///< in m_moves
    };
    struct Step {
        int node;
        int edge;
    };

    void visit(const Move& move) override;
    /// One playout that begins with an edge of the root; what the seat that thinks gets of it.
    double playout(const State& view, const Decision& decision, int rootEdge, SearchBudget budget, std::uint64_t world);
    /// Fills m_line with something that the view could be, in which the same is pending; the same for the same `world`.
    void determine(const State& view, const Decision& decision, std::uint64_t world);
    /// Playouts by rounds: every edge that is left has one in each world, and the worse half of them drops out.
    void halve(const State& view, const Decision& decision, SearchBudget budget);
    double gainOf(const Edge& edge) const;
    void rank(Node& node, const State& state, const Decision& decision, int most);
    int select(Node& node);
    int childOf(int edge);
    double scoreOf(const Node& node, const Edge& edge) const;

    const Rules* m_rules = nullptr;
    const State* m_state = nullptr;
    const Decision* m_decision = nullptr;
    int m_root = 0; ///< the seat that thinks
    int m_best = 0; ///< edge
    std::atomic<bool> m_stop{false};
    Random m_random;
    Random m_worlds; ///< a seed for each world
    Line m_line;
    Playout m_playout;
    Shares m_shares{};
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::vector<Step> m_path;
    std::vector<int> m_left;   ///< edges of the root that are still tried
    std::vector<Move> m_moves; ///< candidates while a node is ranked
    std::vector<Ranked> m_ranking;
};

} // namespace marches::engine
