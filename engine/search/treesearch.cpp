// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/treesearch.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace marches::engine {

namespace {

constexpr std::uint64_t kAllLooked = 64; ///< moves that are all looked at
constexpr int kPerWideOffer = 96;
constexpr int kRootCandidates = 6;
constexpr int kCandidates = 6;       ///< of any other decision
constexpr std::size_t kMostPath = 4; ///< decisions in the tree before a playout is left to the policy

constexpr double kExplore = 0.35;
constexpr double kCertain = 1.0;      ///< standard errors by which another move must be better
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
    if (!forEachMove(decision, state, kAllLooked, [this](const Move& move) { visit(move); }))
        Candidates::visit(decision, state, m_random, kPerWideOffer, *this);
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

void TreeSearch::determine(const State& view, const Decision& decision, std::uint64_t world)
{
    m_line.state = view;
    m_line.decision = decision;
    m_line.steps = 0;
    m_random = Random(world);
    m_line.chance = ChanceSource(world);
    if (m_rules->hasSecrets()) m_rules->resample(m_line.state, m_root, m_random);
}

double TreeSearch::playout(const State& view, const Decision& decision, int rootEdge, SearchBudget budget,
                           std::uint64_t world)
{
    determine(view, decision, world);
    m_path.clear();
    int node = 0;
    int edge = rootEdge;
    bool fresh = false; // the first visit of a node is the policy's
    while (edge >= 0) {
        m_path.push_back({node, edge});
        m_line.play(*m_rules, m_edges[static_cast<std::size_t>(edge)].move);
        if (m_line.decision.pending != Pending::Choice || m_path.size() >= kMostPath) break;
        const std::size_t before = m_nodes.size();
        node = childOf(edge);
        fresh = m_nodes.size() > before;
        if (fresh) break;
        if (!m_nodes[static_cast<std::size_t>(node)].ranked)
            rank(m_nodes[static_cast<std::size_t>(node)], m_line.state, m_line.decision, kCandidates);
        edge = select(m_nodes[static_cast<std::size_t>(node)]);
    }
    m_playout.finish(*m_rules, m_line, budget.depth - static_cast<int>(m_path.size()), m_random, m_shares);
    for (const Step& step : m_path) {
        Node& passed = m_nodes[static_cast<std::size_t>(step.node)];
        const double share = m_shares[static_cast<std::size_t>(passed.seat)];
        ++passed.visits;
        passed.sum += share;
        m_edges[static_cast<std::size_t>(step.edge)].tally.add(share);
    }
    return m_shares[static_cast<std::size_t>(m_root)];
}

/// What an edge of the root brings over the first one, as far as it is certain: a mean less its error, and less what
/// the evaluation has against it as long as there were few playouts.
double TreeSearch::gainOf(const Edge& edge) const
{
    const Tally& gain = edge.gain;
    if (gain.count < 2) return -1.0;
    const double variance = std::max(0.0, (gain.squares - gain.sum * gain.mean()) / (gain.count - 1));
    return (gain.sum - kTrust * edge.guess) / (gain.count + kTrust) - kCertain * std::sqrt(variance / gain.count);
}

void TreeSearch::halve(const State& view, const Decision& decision, SearchBudget budget)
{
    m_left.clear();
    for (int i = 0; i < m_nodes.front().edgeCount; ++i) m_left.push_back(m_nodes.front().firstEdge + i);
    const int first = m_left.front();
    int stages = 1;
    for (std::size_t left = m_left.size(); left > 2; left = (left + 1) / 2) ++stages;
    for (int stage = 0; stage < stages; ++stage) {
        const int rounds = std::max(1, budget.playouts / (stages * static_cast<int>(m_left.size())));
        for (int round = 0; round < rounds; ++round) {
            if (m_stop.load(std::memory_order_relaxed)) return;
            const std::uint64_t world = std::uint64_t{m_worlds()} << 32U | m_worlds();
            double usual = 0.0;
            for (const int at : m_left) {
                const double share = playout(view, decision, at, budget, world);
                if (at == first) usual = share;
                m_edges[static_cast<std::size_t>(at)].gain.add(share - usual);
            }
        }
        if (m_left.size() <= 2) continue;
        // The first stays as what the others are measured by.
        std::stable_sort(m_left.begin() + 1, m_left.end(), [this](int a, int b) {
            const Edge& one = m_edges[static_cast<std::size_t>(a)];
            const Edge& other = m_edges[static_cast<std::size_t>(b)];
            return one.gain.mean() - one.guess * kTrust / (one.gain.count + kTrust) >
                   other.gain.mean() - other.guess * kTrust / (other.gain.count + kTrust);
        });
        m_left.resize((m_left.size() + 1) / 2);
    }
}

void TreeSearch::think(const Rules& rules, const State& view, const Decision& decision, SearchBudget budget,
                       std::uint64_t seed)
{
    m_rules = &rules;
    m_root = decision.seat;
    m_random = Random(seedOf(view, seed));
    m_worlds = Random(seedOf(view, seed + 1));
    m_nodes.clear();
    m_edges.clear();
    Node root;
    root.seat = m_root;
    rank(root, view, decision, kRootCandidates);
    m_nodes.push_back(root);
    assert(root.edgeCount > 0);
    m_best = root.firstEdge;
    if (root.edgeCount <= 1) return; // there is nothing to think about
    halve(view, decision, budget);
    double most = 0.0;
    for (int i = 1; i < root.edgeCount; ++i) {
        const double gain = gainOf(m_edges[static_cast<std::size_t>(root.firstEdge + i)]);
        if (gain <= most) continue;
        most = gain;
        m_best = root.firstEdge + i;
    }
}

std::vector<Answer> TreeSearch::answers(std::size_t most) const
{
    const Node& root = m_nodes.front();
    std::vector<int> edges;
    for (int i = 0; i < root.edgeCount; ++i)
        if (root.firstEdge + i != m_best) edges.push_back(root.firstEdge + i);
    std::stable_sort(edges.begin(), edges.end(), [this](int a, int b) {
        const Edge& one = m_edges[static_cast<std::size_t>(a)];
        const Edge& other = m_edges[static_cast<std::size_t>(b)];
        return one.gain.mean() - one.guess > other.gain.mean() - other.guess;
    });
    edges.insert(edges.begin(), m_best);
    std::vector<Answer> found;
    for (const int edge : edges) {
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
