// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/treesearch.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace marches::engine {

namespace {

constexpr std::uint64_t kFew = 64; ///< moves that are all looked at
constexpr int kPerOffer = 96;
constexpr int kRootCandidates = 16;
constexpr int kCandidates = 6; ///< of any other decision
constexpr int kMostPath = 12;  ///< decisions in the tree before a playout is left to the policy

constexpr double kExplore = 0.35;
constexpr double kTrust = 6.0;        ///< playouts that the evaluation counts for
constexpr double kWorstGuess = 0.12;  ///< share that the worst move is thought to cost
constexpr double kClearlyWorse = 0.5; ///< of what the game is won by: half of that share

/// Who is asked and what is offered.
std::uint64_t kindOf(const Decision& decision)
{
    std::uint64_t kind = decision.seat + 1U;
    for (const Offer& offer : decision.offers()) kind = (kind * 31 + offer.verb + 1U) * 0x9e3779b97f4a7c15U;
    return kind;
}

} // namespace

void TreeSearch::visit(const Move& move)
{
    if (std::find(m_moves.begin(), m_moves.end(), move) != m_moves.end()) return;
    const double worth = m_rules->hasDeepEvaluation() ? m_rules->evaluateDeep(*m_state, *m_decision, move)
                                                      : m_rules->evaluate(*m_state, *m_decision, move);
    m_ranking.push_back({worth, m_random(), static_cast<int>(m_moves.size())});
    m_moves.push_back(move);
}

void TreeSearch::rank(Node& node, const State& state, const Decision& decision, int most)
{
    m_state = &state;
    m_decision = &decision;
    m_moves.clear();
    m_ranking.clear();
    if (!forEachMove(decision, state, kFew, [this](const Move& move) { visit(move); }))
        Candidates::visit(decision, state, m_random, kPerOffer, *this);
    std::sort(m_ranking.begin(), m_ranking.end(), [](const Ranked& a, const Ranked& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.tie != b.tie ? a.tie < b.tie : a.move < b.move;
    });
    if (m_ranking.size() > static_cast<std::size_t>(most)) m_ranking.resize(static_cast<std::size_t>(most));
    node.ranked = true;
    node.firstEdge = static_cast<int>(m_edges.size());
    node.edgeCount = static_cast<int>(m_ranking.size());
    double sum = 0.0;
    for (const Ranked& candidate : m_ranking) {
        Edge& edge = m_edges.emplace_back();
        edge.move = m_moves[static_cast<std::size_t>(candidate.move)];
        const double worse = (m_ranking.front().worth - candidate.worth) / kClearlyWorse;
        edge.guess = kWorstGuess * worse / (1.0 + worse);
        edge.prior = 1.0 / (1.0 + worse * worse);
        sum += edge.prior;
    }
    for (int i = 0; i < node.edgeCount; ++i) m_edges[static_cast<std::size_t>(node.firstEdge + i)].prior /= sum;
}

double TreeSearch::scoreOf(const Node& node, const Edge& edge) const
{
    const double usual = node.visits > 0 ? node.sum / node.visits : 0.0;
    return (edge.tally.sum + kTrust * (usual - edge.guess)) / (edge.tally.count + kTrust);
}

/// The edge to follow: of those that are legal in this playout, as far as the node is widened; -1: none is.
int TreeSearch::select(Node& node)
{
    int wide = 2;
    while (wide < node.edgeCount && wide * wide < 2 * node.visits) ++wide;
    int best = -1;
    double most = 0.0;
    int seen = 0;
    for (int i = 0; i < node.edgeCount && seen < wide; ++i) {
        Edge& edge = m_edges[static_cast<std::size_t>(node.firstEdge + i)];
        if (!contains(m_line.decision, m_line.state, edge.move)) continue;
        ++seen;
        ++edge.available;
        const double score =
            scoreOf(node, edge) + kExplore * edge.prior * std::sqrt(double(edge.available)) / (1 + edge.tally.count);
        if (best >= 0 && score <= most) continue;
        best = node.firstEdge + i;
        most = score;
    }
    return best;
}

/// The node behind an edge for what is pending now; a new one where there is none. -1: there is no room.
int TreeSearch::childOf(int edge)
{
    const std::uint64_t kind = kindOf(m_line.decision);
    int& first = m_edges[static_cast<std::size_t>(edge)].firstChild;
    for (int node = first; node >= 0; node = m_nodes[static_cast<std::size_t>(node)].next)
        if (m_nodes[static_cast<std::size_t>(node)].kind == kind) return node;
    Node& node = m_nodes.emplace_back();
    node.kind = kind;
    node.seat = m_line.decision.seat;
    node.next = first;
    first = static_cast<int>(m_nodes.size()) - 1;
    return first;
}

void TreeSearch::determine(const State& view, const Decision& decision)
{
    m_line.state = view;
    m_line.decision = decision;
    m_line.steps = 0;
    m_line.chance = ChanceSource(std::uint64_t{m_random()} << 32U | m_random());
    if (m_rules->hasSecrets()) m_rules->resample(m_line.state, m_root, m_random);
}

void TreeSearch::playout(const State& view, const Decision& decision, SearchBudget budget)
{
    determine(view, decision);
    m_path.clear();
    int node = 0;
    bool fresh = false; // the first visit of a node is the policy's
    while (!fresh && m_line.decision.pending == Pending::Choice && m_path.size() < kMostPath) {
        if (!m_nodes[static_cast<std::size_t>(node)].ranked)
            rank(m_nodes[static_cast<std::size_t>(node)], m_line.state, m_line.decision, kCandidates);
        const int edge = select(m_nodes[static_cast<std::size_t>(node)]);
        if (edge < 0) break;
        m_path.push_back({node, edge});
        m_line.play(*m_rules, m_edges[static_cast<std::size_t>(edge)].move);
        if (m_line.decision.pending != Pending::Choice) break;
        const std::size_t before = m_nodes.size();
        node = childOf(edge);
        fresh = m_nodes.size() > before;
    }
    m_playout.finish(*m_rules, m_line, budget.depth - static_cast<int>(m_path.size()), m_random, m_shares);
    for (const Step& step : m_path) {
        Node& passed = m_nodes[static_cast<std::size_t>(step.node)];
        const double share = m_shares[static_cast<std::size_t>(passed.seat)];
        ++passed.visits;
        passed.sum += share;
        m_edges[static_cast<std::size_t>(step.edge)].tally.add(share);
    }
}

void TreeSearch::think(const Rules& rules, const State& view, const Decision& decision, SearchBudget budget,
                       std::uint64_t seed)
{
    m_rules = &rules;
    m_root = decision.seat;
    m_random = Random(seedOf(view, seed));
    m_nodes.clear();
    m_edges.clear();
    Node root;
    root.seat = m_root;
    rank(root, view, decision, kRootCandidates);
    m_nodes.push_back(root);
    assert(root.edgeCount > 0);
    if (root.edgeCount <= 1) return; // there is nothing to think about
    for (int i = 0; i < budget.playouts; ++i) playout(view, decision, budget);
}

std::vector<int> TreeSearch::order() const
{
    const Node& root = m_nodes.front();
    std::vector<int> edges;
    for (int i = 0; i < root.edgeCount; ++i) edges.push_back(root.firstEdge + i);
    std::stable_sort(edges.begin(), edges.end(), [&](int a, int b) {
        return scoreOf(root, m_edges[static_cast<std::size_t>(a)]) >
               scoreOf(root, m_edges[static_cast<std::size_t>(b)]);
    });
    return edges;
}

const Move& TreeSearch::best() const
{
    const Node& root = m_nodes.front();
    int best = root.firstEdge;
    for (int i = 1; i < root.edgeCount; ++i) {
        const Edge& edge = m_edges[static_cast<std::size_t>(root.firstEdge + i)];
        if (edge.tally.count > 0 && scoreOf(root, edge) > scoreOf(root, m_edges[static_cast<std::size_t>(best)]))
            best = root.firstEdge + i;
    }
    return m_edges[static_cast<std::size_t>(best)].move;
}

std::vector<Answer> TreeSearch::answers(std::size_t most) const
{
    std::vector<Answer> found;
    for (const int edge : order()) {
        if (found.size() >= most) break;
        const Edge& candidate = m_edges[static_cast<std::size_t>(edge)];
        if (candidate.tally.count == 0 && !found.empty()) continue; // nothing can be said of it
        Answer& answer = found.emplace_back();
        answer.move = candidate.move;
        candidate.tally.describe(answer);
    }
    return found;
}

} // namespace marches::engine
