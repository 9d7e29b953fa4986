// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/orderplanner.h"

#include <algorithm>

namespace marches::engine {

namespace {

constexpr int kPerPlayout = 4; ///< turns that are carried out for each playout of the budget: they are as dear
constexpr int kOthers = 4;     ///< sets that each of the others is thought to choose from
constexpr int kFewest = 5;     ///< sets of one's own
constexpr int kMost = 24;
constexpr double kNoise = 0.6;
constexpr int kMostSteps = 200;   ///< until pieces can be moved again
constexpr double kNoGain = 0.002; ///< share by which nothing is won over staying where one is

bool same(const OrderSet& a, const OrderSet& b)
{
    return a.size() == b.size() &&
           std::ranges::all_of(a, [&](const Move& move) { return std::ranges::find(b, move) != b.end(); });
}

} // namespace

bool OrderPlanner::serves(const Rules& rules, const State& view, const Decision& decision)
{
    if (!decision.secret) return false;
    State open = view;
    return rules.reopenAnswers(open);
}

void OrderPlanner::add(const Rules& rules, const State& open, int seat, const OrderPlan& plan,
                       std::vector<Candidate>& sets)
{
    Candidate candidate;
    m_writer.write(rules, open, seat, plan, m_random, candidate.orders);
    candidate.complete = m_writer.complete();
    if (std::ranges::none_of(sets, [&](const Candidate& other) { return same(other.orders, candidate.orders); }))
        sets.push_back(std::move(candidate));
}

/// The first is what the evaluation likes best, the second to stay; each of the others is about a place of its own,
/// or about an army that is ferried.
void OrderPlanner::collect(const Rules& rules, const State& open, int seat, int most, std::vector<Candidate>& sets)
{
    sets.clear();
    add(rules, open, seat, {}, sets);
    if (most > kOthers) add(rules, open, seat, {-1, 0.0, true, false}, sets);
    m_writer.focuses(rules, open, seat, m_places);
    const auto wanted = static_cast<std::size_t>(most);
    for (int i = 0; i < 2 * most && sets.size() < wanted; ++i) {
        OrderPlan plan;
        plan.noise = i < most / 2 ? 0.0 : kNoise;
        if (!m_places.empty()) {
            const auto among = static_cast<std::uint32_t>(std::min<std::size_t>(m_places.size(), 2 * wanted));
            plan.focus = m_places[i < most / 2 ? static_cast<std::size_t>(i) % among : below(m_random, among)];
        } else {
            plan.noise = kNoise;
        }
        plan.ferry = i % 6 == 5;
        add(rules, open, seat, plan, sets);
    }
}

/// By regret matching; as long as nothing is regretted, the first is as likely as all others together.
std::size_t OrderPlanner::draw(const std::vector<Candidate>& sets)
{
    double sum = 0.0;
    for (const Candidate& candidate : sets) sum += std::max(0.0, candidate.regret);
    const double lot = below(m_random, 1U << 20U) / static_cast<double>(1U << 20U);
    if (sum <= 0.0) {
        if (lot < 0.5 || sets.size() == 1) return 0;
        return 1 + below(m_random, static_cast<std::uint32_t>(sets.size() - 1));
    }
    double left = lot * sum;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        left -= std::max(0.0, sets[i].regret);
        if (left < 0.0) return i;
    }
    return 0;
}

void OrderPlanner::hand(const Rules& rules, int seat, const Candidate& set)
{
    Decision& decision = m_line.decision;
    const Move seal(static_cast<std::uint8_t>(findVerb(rules, VerbRole::Seal).value_or(0)),
                    static_cast<std::uint8_t>(seat));
    if (m_atOnce != nullptr && set.complete) {
        m_given.assign(set.orders.begin(), set.orders.end());
        m_given.push_back(seal);
        return m_atOnce->applyAll(m_line.state, m_given, decision);
    }
    rules.decide(m_line.state, seat, decision, nullptr);
    const std::uint64_t round = decision.seats;
    if (!decision.owes(seat) || decision.seat != seat) return;
    for (const Move& move : set.orders) {
        if (!contains(decision, m_line.state, move)) continue;
        rules.apply(m_line.state, move, decision, nullptr);
        if (decision.seat != seat || decision.seats != round) rules.decide(m_line.state, seat, decision, nullptr);
    }
    for (int i = 0; i < kMostSteps && decision.owes(seat) && decision.seat == seat; ++i) {
        if (contains(decision, m_line.state, seal)) {
            rules.apply(m_line.state, seal, decision, nullptr);
            return;
        }
        // The set says less than must be said, since the secrets were filled in another way.
        if (!m_playout.choose(rules, m_line, m_random, m_move)) return;
        rules.apply(m_line.state, m_move, decision, nullptr);
    }
}

double OrderPlanner::value(const Rules& rules, int seat, const Candidate& set, SearchBudget budget)
{
    m_line.state = m_world;
    m_line.steps = 0;
    if (seat != m_seat) hand(rules, m_seat, m_own[static_cast<std::size_t>(m_best)]);
    for (std::size_t i = 0; i < m_others.size(); ++i)
        if (m_others[i].number != seat) hand(rules, m_others[i].number, m_others[i].sets[m_drawn[i]]);
    hand(rules, seat, set);
    m_line.settle(rules);
    // What follows at once, retreats and builds, belongs to it; the leaf is where pieces are moved again.
    const int seal = findVerb(rules, VerbRole::Seal).value_or(-1);
    for (int i = 0; i < std::min(kMostSteps, 4 * budget.depth) && m_line.decision.pending == Pending::Choice; ++i) {
        const bool moves = std::ranges::any_of(m_line.decision.offers(), [&](const Offer& offer) {
            return offer.verb != seal && rules.verbSpecs()[offer.verb].role == VerbRole::SupportMove;
        });
        if (moves || !m_playout.choose(rules, m_line, m_random, m_move)) break;
        m_line.play(rules, m_move);
    }
    fillShares(rules, m_line.state, m_line.over(), m_shares);
    return m_shares[static_cast<std::size_t>(seat)];
}

/// A world, and what the others do in it.
void OrderPlanner::sample(const Rules& rules, const State& open)
{
    m_world = open;
    if (rules.hasSecrets()) rules.resample(m_world, m_seat, m_random);
    // Where nothing is hidden but orders, what was legal when it was written is so again.
    m_atOnce = m_world == m_written ? dynamic_cast<const AnswersAtOnce*>(&rules.withoutStart()) : nullptr;
    m_line.chance = ChanceSource(std::uint64_t{m_random()} << 32U | m_random());
    m_drawn.clear();
    for (const Seat& other : m_others) m_drawn.push_back(draw(other.sets));
}

/// One of the others regrets what it did not do against what all the rest did.
void OrderPlanner::learn(const Rules& rules, SearchBudget budget)
{
    if (m_others.empty()) return;
    const auto at = below(m_random, static_cast<std::uint32_t>(m_others.size()));
    Seat& other = m_others[at];
    if (other.sets.size() < 2) return;
    m_values.clear();
    for (const Candidate& candidate : other.sets) m_values.push_back(value(rules, other.number, candidate, budget));
    const double had = m_values[m_drawn[at]];
    for (std::size_t i = 0; i < other.sets.size(); ++i) other.sets[i].regret += m_values[i] - had;
}

/// Votes for a draw in which everybody shares, when no set brings more than staying, or when the evaluation wants one.
void OrderPlanner::agree(const Rules& rules, const State& view, const Decision& decision)
{
    const std::optional<int> vote = findVerb(rules, VerbRole::Draw);
    const Offer* offer = vote ? decision.findOffer(*vote) : nullptr;
    if (offer == nullptr || m_own.empty()) return;
    Move move(static_cast<std::uint8_t>(*vote), static_cast<std::uint8_t>(m_seat));
    const Param& param = decision.params(*offer).front();
    if (param.form == Form::Subset)
        param.set.forEach([&](int seat) { move.addPart({static_cast<std::int16_t>(seat), 1}); });
    else
        move.arg[0] = 1;
    Candidate& best = m_own[static_cast<std::size_t>(m_best)];
    const bool stuck =
        m_staying >= 0 && best.tally.mean() - m_own[static_cast<std::size_t>(m_staying)].tally.mean() < kNoGain;
    if (stuck || rules.evaluate(view, decision, move) > 0.0) best.orders.push_back(move);
}

/// Where the ruleset proposes sets itself. What the evaluation likes, to stay and an army that is ferried are tried
/// too.
void OrderPlanner::respond(const Rules& rules, SearchBudget budget, std::uint64_t seed)
{
    collect(rules, m_written, m_seat, kFewest, m_own);
    OrderSet staying;
    m_writer.write(rules, m_written, m_seat, {-1, 0.0, true, false}, m_random, staying);
    m_response.begin(rules, *m_atOnce, m_open, m_seat, seed);
    for (Candidate& candidate : m_own)
        if (candidate.complete) m_response.suggest(std::move(candidate.orders));
    m_response.think(budget, m_tried);
    m_own.clear();
    for (TriedSet& set : m_tried) {
        if (same(set.orders, staying)) m_staying = static_cast<int>(m_own.size());
        m_own.push_back({std::move(set.orders), true, 0.0, set.tally});
    }
    chooseBest();
}

void OrderPlanner::chooseBest()
{
    m_best = 0;
    for (std::size_t i = 1; i < m_own.size(); ++i)
        if (m_own[i].tally.mean() > m_own[static_cast<std::size_t>(m_best)].tally.mean()) m_best = static_cast<int>(i);
}

void OrderPlanner::think(const Rules& rules, const State& view, const Decision& decision, SearchBudget budget,
                         std::uint64_t seed)
{
    m_random = Random(seedOf(view, seed));
    m_seat = decision.seat;
    m_best = 0;
    m_staying = -1;
    m_open = view;
    rules.reopenAnswers(m_open);
    m_written = m_open;
    if (rules.hasSecrets()) rules.resample(m_written, m_seat, m_random);
    Decision all;
    rules.decide(m_written, m_seat, all, nullptr);
    const auto* atOnce = dynamic_cast<const AnswersAtOnce*>(&rules.withoutStart());
    if (atOnce != nullptr && atOnce->proposes()) {
        m_atOnce = atOnce;
        respond(rules, budget, seedOf(view, seed));
        if (!m_own.empty()) return agree(rules, view, decision);
    }
    collect(rules, m_written, m_seat, std::clamp(budget.playouts / 8, kFewest, kMost), m_own);
    if (m_own.size() > 1) m_staying = 1;
    m_others.clear();
    for (int seat = 0; seat < static_cast<int>(rules.seats().size()); ++seat) {
        if (seat == m_seat || !all.owes(seat)) continue;
        Seat& other = m_others.emplace_back();
        other.number = seat;
        collect(rules, m_written, seat, kOthers, other.sets);
    }
    if (m_own.size() > 1) {
        const int each = static_cast<int>(m_own.size()) + kOthers;
        for (int spent = 0; spent < kPerPlayout * budget.playouts && !m_stop; spent += each) {
            sample(rules, m_open);
            m_values.clear();
            for (const Candidate& candidate : m_own) m_values.push_back(value(rules, m_seat, candidate, budget));
            const std::size_t played = draw(m_own);
            for (std::size_t i = 0; i < m_own.size(); ++i) {
                m_own[i].tally.add(m_values[i]);
                m_own[i].regret += m_values[i] - m_values[played];
            }
            m_best = static_cast<int>(played); // what the others answer to
            learn(rules, budget);
        }
        chooseBest();
    }
    agree(rules, view, decision);
}

std::vector<Answer> OrderPlanner::answers(std::size_t most) const
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_own.size(); ++i) order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return m_own[a].tally.mean() > m_own[b].tally.mean(); });
    std::vector<Answer> found;
    for (const std::size_t at : order) {
        if (found.size() >= most) break;
        const auto fresh = std::ranges::find_if(m_own[at].orders, [&](const Move& move) {
            return std::ranges::none_of(found, [&](const Answer& answer) { return answer.move == move; });
        });
        if (fresh == m_own[at].orders.end()) continue;
        Answer& answer = found.emplace_back();
        answer.move = *fresh;
        m_own[at].tally.describe(answer);
    }
    return found;
}

} // namespace marches::engine
