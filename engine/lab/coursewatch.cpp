// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/coursewatch.h"

#include <bit>
#include <cmath>
#include <cstdlib>

#include "engine/game/domain.h"
#include "engine/search/shares.h"

namespace marches::engine {

namespace {

constexpr int kChanceUnit = 1000;        ///< parts that chances are counted in; who is not ahead by one does not lead
constexpr std::uint64_t kCountEvery = 4; ///< decisions: counting the moves of one may take longer than choosing

std::uint64_t movesOf(const Decision& decision, const State& state)
{
    std::uint64_t all = 0;
    for (const Offer& offer : decision.offers()) {
        const std::uint64_t more = count(decision, offer, state);
        if (more >= kTooManyToCount - all) return kTooManyToCount;
        all += more;
    }
    return all;
}

int soleWinner(const GameSummary& summary)
{
    return std::popcount(summary.winners) == 1 ? std::countr_zero(summary.winners) : -1;
}

/// Nobody wins, or seats of different sides do.
bool isDraw(const Rules& rules, std::uint64_t winners)
{
    int side = -1;
    for (std::size_t seat = 0; seat < rules.seats().size(); ++seat) {
        if ((winners >> seat & 1U) == 0) continue;
        if (side >= 0 && rules.seats()[seat].side != side) return true;
        side = rules.seats()[seat].side;
    }
    return winners == 0;
}

std::int64_t rounded(double value, int unit) { return std::llround(value * unit); }

} // namespace

int binaryLogarithm(std::uint64_t number)
{
    const int whole = static_cast<int>(std::bit_width(number)) - 1;
    int result = whole;
    // The number as one from 1 to below 2, in 2^-31; each squaring gives a binary digit of its logarithm.
    std::uint64_t fraction = whole >= 31 ? number >> (whole - 31) : number << (31 - whole);
    for (int digit = 0; digit < 8; ++digit) {
        fraction = fraction * fraction >> 31U;
        const bool two = fraction >> 32U != 0;
        if (two) fraction >>= 1U;
        result = 2 * result + (two ? 1 : 0);
    }
    return result;
}

CourseWatch::CourseWatch(const Rules& rules, const MeasureSet& wanted)
    : Watcher(wanted), m_rules(rules), m_seats(rules.seats().size())
{
    for (const SeatInfo& seat : rules.seats()) {
        m_wins.push_back(addColumn("wins", seat.id));
        m_score.push_back(addColumn("score", seat.id));
    }
    m_winsFirst = addColumn("wins-first");
    m_draws = addColumn("draws");
    m_unended = addColumn("unended");
    m_turns = addColumn("turns");
    m_decisions = addColumn("decisions");
    m_choices = addColumn("choices");
    m_margin = addColumn("margin");
    m_spread = addColumn("spread");
    m_leadChanges = addColumn("lead-changes");
    m_drama = addColumn("drama");
    m_decisiveness = addColumn("decisiveness");
    m_countsChoices = wants("choices");
    m_followsLead = wants("lead-changes") || wants("drama") || wants("decisiveness");
}

void CourseWatch::begin(const Rules&, const State& state, const Decision& decision)
{
    forget();
    m_owing = 0;
    m_turnOf = -1;
    m_lead.clear();
    m_asked = m_counted = m_bits = 0;
    seeDecision(state, decision);
}

bool CourseWatch::stageBegins(const Decision& decision)
{
    if (decision.pending != Pending::Choice || decision.reaction) return false;
    const std::uint64_t seats = decision.seats;
    if ((seats & ~m_owing) == 0) { // the rest of those who were asked together
        m_owing = seats;
        return false;
    }
    if ((seats & (seats - 1)) != 0) {
        m_owing = seats;
        m_turnOf = -1;
        return true;
    }
    m_owing = 0;
    if (decision.seat == m_turnOf) return false;
    m_turnOf = decision.seat;
    return true;
}

void CourseWatch::seeMove(const State& state, const Decision& decision, const Move&)
{
    if (!m_countsChoices || m_asked++ % kCountEvery != 0) return;
    ++m_counted;
    m_bits += static_cast<std::uint64_t>(binaryLogarithm(std::max<std::uint64_t>(1, movesOf(decision, state))));
}

void CourseWatch::seeDecision(const State& state, const Decision& decision)
{
    if (m_followsLead && stageBegins(decision)) lookAtLead(state, false);
}

void CourseWatch::lookAtLead(const State& state, bool over)
{
    if (m_rules.hasOutlook()) {
        Shares shares;
        fillShares(m_rules, state, over, shares);
        for (std::size_t seat = 0; seat < m_seats; ++seat)
            m_lead.push_back(static_cast<int>(rounded(shares[seat], kChanceUnit)));
        return;
    }
    const std::vector<int> score = m_rules.standing(state).score;
    if (score.size() == m_seats) m_lead.insert(m_lead.end(), score.begin(), score.end());
}

int CourseWatch::leaderAt(std::size_t stage) const
{
    const auto first = m_lead.begin() + static_cast<std::ptrdiff_t>(stage * m_seats);
    const auto last = first + static_cast<std::ptrdiff_t>(m_seats);
    const auto best = std::max_element(first, last);
    return std::count(first, last, *best) == 1 ? static_cast<int>(best - first) : -1;
}

/// What a seat lacks to the leader, as a share of all chances or scores.
double CourseWatch::deficitAt(std::size_t stage, int seat) const
{
    std::int64_t all = 0;
    std::int64_t best = std::numeric_limits<std::int64_t>::min();
    for (std::size_t other = 0; other < m_seats; ++other) {
        const std::int64_t score = m_lead[stage * m_seats + other];
        all += std::abs(score);
        best = std::max(best, score);
    }
    const std::int64_t lack = best - m_lead[stage * m_seats + static_cast<std::size_t>(seat)];
    return all == 0 ? 0.0 : std::min(1.0, static_cast<double>(lack) / static_cast<double>(all));
}

void CourseWatch::end(const State& state, const GameSummary& summary)
{
    setShare(m_unended, !summary.ended);
    if (!summary.ended) return;
    tellResult(summary);
    set(m_turns, summary.turns);
    set(m_decisions, summary.moves);
    if (m_counted > 0) set(m_choices, static_cast<std::int64_t>((m_bits + m_counted / 2) / m_counted));
    if (m_followsLead) {
        lookAtLead(state, true);
        tellLead(summary);
    }
}

void CourseWatch::tellResult(const GameSummary& summary)
{
    for (std::size_t seat = 0; seat < m_seats; ++seat) set(m_wins[seat], winUnits(summary, static_cast<int>(seat)));
    if (summary.starter >= 0) set(m_winsFirst, winUnits(summary, summary.starter));
    setShare(m_draws, isDraw(m_rules, summary.winners));
    if (summary.scores.size() != m_seats) return;
    double sum = 0.0;
    double squares = 0.0;
    int bestOther = std::numeric_limits<int>::min();
    const int winner = soleWinner(summary);
    for (std::size_t seat = 0; seat < m_seats; ++seat) {
        const int score = summary.scores[seat];
        set(m_score[seat], score);
        sum += score;
        squares += double{1.0} * score * score;
        if (static_cast<int>(seat) != winner) bestOther = std::max(bestOther, score);
    }
    const auto seats = static_cast<double>(m_seats);
    set(m_spread,
        rounded(std::sqrt(std::max(0.0, squares / seats - sum / seats * (sum / seats))), findMeasure("spread")->unit));
    if (winner >= 0 && m_seats > 1)
        set(m_margin, std::int64_t{summary.scores[static_cast<std::size_t>(winner)]} - bestOther);
}

void CourseWatch::tellLead(const GameSummary& summary)
{
    const std::size_t stages = m_lead.size() / std::max<std::size_t>(1, m_seats);
    if (stages < 2) return;
    int changes = 0;
    int leader = -1;
    for (std::size_t stage = 0; stage < stages; ++stage) {
        const int now = leaderAt(stage);
        if (now >= 0 && leader >= 0 && now != leader) ++changes;
        if (now >= 0) leader = now;
    }
    set(m_leadChanges, changes);
    const int winner = soleWinner(summary);
    if (winner < 0) return;
    double drama = 0.0;
    std::size_t inLead = 0; // stages up to the end without a break
    for (std::size_t stage = 0; stage < stages; ++stage) {
        drama += std::sqrt(deficitAt(stage, winner));
        inLead = leaderAt(stage) == winner ? inLead + 1 : 0;
    }
    const auto all = static_cast<double>(stages);
    set(m_drama, rounded(drama / all, findMeasure("drama")->unit));
    set(m_decisiveness, rounded(static_cast<double>(inLead) / all, findMeasure("decisiveness")->unit));
}

} // namespace marches::engine
