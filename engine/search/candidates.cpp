// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/candidates.h"

#include <algorithm>

#include "engine/game/domainitems.h"

namespace marches::engine {

namespace {

constexpr int kDraws = 4;      // of a subset or path
constexpr int kFewAmounts = 6; // all are looked at
constexpr int kSteps = 24;     // of a single amount

/// Walks through the candidates of one offer, until there are too many.
class Walker {
public:
    Walker(const Decision& decision, const Offer& offer, const State& state, Random& random, int limit,
           Candidates::Visitor* visitor)
        : m_params(decision.params(offer)), m_state(state), m_random(random), m_limit(limit), m_visitor(visitor),
          m_move(offer.verb, decision.seat)
    {}

    /// False when there are more than the limit; with a visitor they are visited up to there.
    bool walk()
    {
        visitFrom(0);
        return m_seen <= m_limit;
    }

private:
    void visitFrom(std::size_t i)
    {
        if (m_seen > m_limit) return;
        if (i == m_params.size()) {
            if (++m_seen <= m_limit && m_visitor != nullptr) m_visitor->visit(m_move);
            return;
        }
        const Param& param = m_params[i];
        switch (param.form) {
        case Form::One: candidates(param, m_move).forEach([&](int value) { visitWith(i, value); }); break;
        case Form::Amount:
        case Form::Flag: visitAmounts(i, amountBounds(param, m_state, m_move)); break;
        case Form::Spread: visitSpreads(i); break;
        case Form::Subset:
        case Form::Path: draws(i); break;
        }
    }

    void visitWith(std::size_t i, int value)
    {
        m_move.arg[i] = static_cast<std::int16_t>(value);
        visitFrom(i + 1);
    }

    void visitAmounts(std::size_t i, Bounds bounds)
    {
        if (bounds.lo > bounds.hi) return;
        if (bounds.hi - bounds.lo < kFewAmounts) {
            for (int value = bounds.lo; value <= bounds.hi; ++value) visitWith(i, value);
            return;
        }
        // An amount that is all there is to choose, such as a bid, is looked at in even steps.
        const int steps = m_params.size() == 1 ? kSteps : 2;
        visitWith(i, bounds.hi);
        for (int k = 0; k < steps; ++k) visitWith(i, bounds.lo + (bounds.hi - bounds.lo) * k / steps);
    }

    void visitSpreads(std::size_t i)
    {
        const Param& param = m_params[i];
        const SpreadItems items(param, m_state);
        if (!items.possible()) return;
        // Filling up to a total, beginning with each item in turn: the first gets as much as it can take.
        for (const int total : {int{param.totalHi}, int{param.totalLo}}) {
            for (int first = 0; first < std::max(items.count, 1) && m_seen <= m_limit; ++first) {
                fill(items, first, total, items.count);
                visitWithParts(i);
                if (items.count <= 1 || total <= 0) break;
            }
            if (param.totalLo == param.totalHi) break;
        }
        for (int only = 0; only < items.count && m_seen <= m_limit && items.count > 1; ++only) {
            fill(items, only, param.totalHi, 1);
            visitWithParts(i);
        }
    }

    /// Gives `total` in all to at most `most` items, from the `first` on and round again.
    void fill(const SpreadItems& items, int first, int total, int most)
    {
        std::array<std::int16_t, Mask::kCapacity> amount;
        std::fill_n(amount.begin(), items.count, std::int16_t{0});
        int named = 0;
        for (int k = 0; k < items.count && named < std::min(most, Move::kMaxParts); ++k) {
            const auto at = static_cast<std::size_t>((first + k) % items.count);
            const int given = std::min<int>(items.bound[at], total);
            if (given < items.least) continue;
            amount[at] = static_cast<std::int16_t>(given);
            total -= given;
            ++named;
        }
        m_move.clearParts();
        for (int k = 0; k < items.count; ++k) {
            const auto at = static_cast<std::size_t>(k);
            if (amount[at] > 0) m_move.addPart({items.item[at], amount[at], 0, 0});
        }
    }

    /// Goes on where the parts are a legal value: a filling may fall short of the least total.
    void visitWithParts(std::size_t i)
    {
        int total = 0;
        for (const Part& part : m_move.parts()) total += part.amount;
        if (total < m_params[i].totalLo || total > m_params[i].totalHi) return;
        visitWith(i, static_cast<int>(m_move.parts().size()));
    }

    void draws(std::size_t i)
    {
        for (int k = 0; k < kDraws && m_seen <= m_limit; ++k) {
            if (!sampleParts(m_params[i], m_state, m_random, m_move)) return;
            visitWith(i, static_cast<int>(m_move.parts().size()));
        }
    }

    std::span<const Param> m_params;
    const State& m_state;
    Random& m_random;
    int m_limit;
    Candidates::Visitor* m_visitor;
    Move m_move;
    int m_seen = 0;
};

} // namespace

void Candidates::visit(const Decision& decision, const State& state, Random& random, int perOffer, Visitor& visitor)
{
    for (const Offer& offer : decision.offers()) {
        if (Walker(decision, offer, state, random, perOffer, nullptr).walk()) {
            Walker(decision, offer, state, random, perOffer, &visitor).walk();
            continue;
        }
        Move move;
        for (int i = 0; i < perOffer; ++i)
            if (sample(decision, offer, state, random, move)) visitor.visit(move);
    }
}

} // namespace marches::engine
