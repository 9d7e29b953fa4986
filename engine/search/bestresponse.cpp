// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/bestresponse.h"

#include <algorithm>
#include <cmath>

namespace marches::engine {

namespace {

constexpr int kRoundsPerPlayout = 10; ///< rounds that are carried out for each playout of the budget
constexpr std::size_t kRounds = 24;   ///< that the others are drawn for
constexpr std::size_t kSets = 10;     ///< of each of the others
constexpr std::size_t kWorlds = 5;    ///< in which secrets are filled; each has its part of the sets
static_assert(kSets % kWorlds == 0);
constexpr int kProposals = 12;        ///< of one's own
constexpr int kMostPhases = 12;       ///< until pieces are moved again
constexpr std::size_t kFirstLook = 4; ///< rounds after which a set that is worse is given up
constexpr double kWorse = 1.0;        ///< standard errors

} // namespace

void BestResponse::begin(const Rules& rules, const AnswersAtOnce& atOnce, const State& open, int seat,
                         std::uint64_t seed)
{
    m_rules = &rules;
    m_atOnce = &atOnce;
    m_open = &open;
    m_seat = seat;
    m_seal = findVerb(rules, VerbRole::Seal).value_or(0);
    m_random = Random(seed);
    m_suggested.clear();
    m_spent = 0;
    imagine(seed);
}

/// One world where nothing is hidden but what all answer now.
void BestResponse::imagine(std::uint64_t seed)
{
    m_worlds.assign(1, *m_open);
    if (!m_rules->hasSecrets()) return;
    Random random(seed);
    m_rules->resample(m_worlds.front(), m_seat, random);
    if (m_worlds.front() == *m_open) return;
    for (std::size_t i = 1; i < kWorlds; ++i) m_rules->resample(m_worlds.emplace_back(*m_open), m_seat, random);
}

void BestResponse::suggest(OrderSet orders)
{
    if (std::ranges::find(m_suggested, orders) == m_suggested.end()) m_suggested.push_back(std::move(orders));
}

void BestResponse::drawRounds(std::size_t count)
{
    m_rivals.clear();
    Decision all;
    m_rules->decide(m_worlds.front(), m_seat, all, nullptr);
    const std::size_t worlds = m_worlds.size();
    for (int seat = 0; seat < static_cast<int>(m_rules->seats().size()); ++seat) {
        if (seat == m_seat || !all.owes(seat)) continue;
        Rival& rival = m_rivals.emplace_back();
        rival.seat = seat;
        rival.sets.resize(kSets);
        for (std::size_t i = 0; i < kSets; ++i) m_atOnce->propose(m_worlds[i % worlds], seat, m_random, rival.sets[i]);
    }
    m_rounds.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        Round& round = m_rounds[i];
        round.world = i % worlds;
        round.orders.clear();
        round.seed = std::uint64_t{m_random()} << 32U | m_random();
        for (const Rival& rival : m_rivals) {
            const std::size_t which = below(m_random, static_cast<std::uint32_t>(kSets / worlds));
            const OrderSet& set = rival.sets[which * worlds + round.world];
            round.orders.insert(round.orders.end(), set.begin(), set.end());
            round.orders.emplace_back(static_cast<std::uint8_t>(m_seal), static_cast<std::uint8_t>(rival.seat));
        }
    }
}

bool BestResponse::inMovement() const
{
    return std::ranges::any_of(m_line.decision.offers(), [&](const Offer& offer) {
        const VerbRole role = m_rules->verbSpecs()[offer.verb].role;
        return role == VerbRole::SupportMove || role == VerbRole::Idle || role == VerbRole::Draw;
    });
}

/// Whether what is asked is a round of answers that are sealed, or a single choice in between.
bool BestResponse::areSealed()
{
    m_asked = m_line.state;
    return m_rules->reopenAnswers(m_asked);
}

/// Everybody who is asked does as is proposed.
void BestResponse::answerRest(Random& random)
{
    m_given.clear();
    const std::uint64_t seats = m_line.decision.seats;
    const bool sealed = areSealed();
    for (int seat = 0; seat < static_cast<int>(m_rules->seats().size()); ++seat) {
        if ((seats >> static_cast<unsigned>(seat) & 1U) == 0) continue;
        m_atOnce->propose(m_line.state, seat, random, m_set);
        m_given.insert(m_given.end(), m_set.begin(), m_set.end());
        if (sealed) m_given.emplace_back(static_cast<std::uint8_t>(m_seal), static_cast<std::uint8_t>(seat));
    }
    m_atOnce->applyAll(m_line.state, m_given, m_line.decision);
    m_line.settle(*m_rules);
}

/// Carries a round out, and what follows until pieces are moved again.
double BestResponse::value(const OrderSet& own, const Round& round)
{
    ++m_spent;
    m_line.state = m_worlds[round.world];
    m_line.chance = ChanceSource(round.seed);
    m_given.assign(round.orders.begin(), round.orders.end());
    m_given.insert(m_given.end(), own.begin(), own.end());
    m_given.emplace_back(static_cast<std::uint8_t>(m_seal), static_cast<std::uint8_t>(m_seat));
    m_atOnce->applyAll(m_line.state, m_given, m_line.decision);
    m_line.settle(*m_rules);
    Random random(round.seed);
    for (int i = 0; i < kMostPhases && m_line.decision.pending == Pending::Choice && !inMovement(); ++i)
        answerRest(random);
    fillShares(*m_rules, m_line.state, m_line.over(), m_shares);
    return m_shares[static_cast<std::size_t>(m_seat)];
}

/// Carries a set out against all rounds, unless it is clearly worse than the best by then. True where it is the best.
bool BestResponse::challenge(const OrderSet& orders, bool anyway, std::vector<TriedSet>& tried)
{
    if (std::ranges::any_of(tried, [&](const TriedSet& other) { return other.orders == orders; })) return false;
    m_values.clear();
    double sum = 0.0;
    double squares = 0.0;
    for (std::size_t i = 0; i < m_rounds.size(); ++i) {
        m_values.push_back(value(orders, m_rounds[i]));
        if (m_bestValues.empty()) continue;
        const double more = m_values.back() - m_bestValues[i];
        sum += more;
        squares += more * more;
        const auto n = static_cast<double>(i + 1);
        if (anyway || i + 1 < kFirstLook || sum >= 0.0) continue;
        const double variance = std::max(0.0, (squares - sum * sum / n) / n);
        if (sum / n < -kWorse * std::sqrt(variance / n)) return false;
    }
    TriedSet& set = tried.emplace_back();
    set.orders = orders;
    for (const double value : m_values) set.tally.add(value);
    if (!m_bestValues.empty() && sum <= 0.0) return false;
    m_bestValues = m_values;
    m_best = tried.size() - 1;
    return true;
}

void BestResponse::think(SearchBudget budget, std::vector<TriedSet>& tried)
{
    tried.clear();
    m_bestValues.clear();
    m_best = 0;
    drawRounds(kRounds);
    for (const OrderSet& set : m_suggested) challenge(set, true, tried);
    OrderSet set;
    for (int i = 0; i < kProposals; ++i) {
        m_atOnce->propose(*m_open, m_seat, m_random, set);
        challenge(set, false, tried);
    }
    const int most = kRoundsPerPlayout * budget.playouts;
    for (int idle = 0; m_spent < most && idle < most && !m_stop; ++idle) {
        if (!tried.empty()) set = tried[m_best].orders;
        m_atOnce->vary(*m_open, m_seat, m_random, set);
        challenge(set, false, tried);
    }
}

} // namespace marches::engine
