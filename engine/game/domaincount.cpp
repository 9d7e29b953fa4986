// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "engine/game/domain.h"
#include "engine/game/domainitems.h"

namespace marches::engine {

namespace {

/// A count that may be too big for 64 bits: the number modulo 2^64, and about how big it is.
struct Tally {
    std::uint64_t exact = 0;
    double size = 0.0;

    static Tally of(std::uint64_t n) { return {n, static_cast<double>(n)}; }
    Tally& operator+=(const Tally& other)
    {
        exact += other.exact;
        size += other.size;
        return *this;
    }
    Tally& operator-=(const Tally& other)
    {
        exact -= other.exact;
        size -= other.size;
        return *this;
    }
    friend Tally operator*(const Tally& a, const Tally& b) { return {a.exact * b.exact, a.size * b.size}; }
    bool none() const { return exact == 0 && size < 1.0; }
    std::uint64_t value() const
    {
        constexpr double kBeyond = 9.2e18; // 2^63: well before the number itself wraps, whatever the rounding
        return size < kBeyond ? exact : kTooManyToCount;
    }
};

/// Subsets of n things with lo to hi members.
Tally countSubsets(int n, int lo, int hi)
{
    hi = std::min({hi, n, Move::kMaxParts});
    std::array<Tally, Move::kMaxParts + 1> row{}; // of Pascal's triangle
    row[0] = Tally::of(1);
    for (int i = 1; i <= n; ++i)
        for (int k = std::min(i, hi); k > 0; --k)
            row[static_cast<std::size_t>(k)] += row[static_cast<std::size_t>(k) - 1];
    Tally sum;
    for (int k = std::max(lo, 0); k <= hi; ++k) sum += row[static_cast<std::size_t>(k)];
    return sum;
}

constexpr std::size_t kFewTotals = 64;

/// Spreads with every total that is allowed. `ways[t]`: spreads over the items so far with total t. An item adds a
/// window of the row before it, so that one running sum does for all its amounts. Both spans are room for totals from 0
/// on.
Tally sumOfWays(const Param& param, const SpreadItems& items, std::span<Tally> ways, std::span<Tally> next)
{
    const int highest = static_cast<int>(ways.size()) - 1;
    std::fill(ways.begin(), ways.end(), Tally{});
    ways[0] = Tally::of(1);
    for (int i = 0; i < items.count; ++i) {
        const int bound = items.bound[static_cast<std::size_t>(i)];
        Tally window;
        for (int t = 0; t <= highest; ++t) {
            if (t >= items.least) window += ways[static_cast<std::size_t>(t - items.least)];
            if (t > bound) window -= ways[static_cast<std::size_t>(t - bound - 1)];
            next[static_cast<std::size_t>(t)] = ways[static_cast<std::size_t>(t)];
            next[static_cast<std::size_t>(t)] += window;
        }
        std::swap(ways, next);
    }
    Tally sum;
    for (int t = std::max<int>(param.totalLo, 0); t <= highest; ++t) sum += ways[static_cast<std::size_t>(t)];
    return sum;
}

Tally countSpreads(const Param& param, const State& state)
{
    const SpreadItems items(param, state);
    if (!items.possible()) return {};
    int highest = 0;
    for (int i = 0; i < items.count; ++i) highest += items.bound[static_cast<std::size_t>(i)];
    highest = std::min<int>(highest, param.totalHi);
    // More items than a move can name, and enough to name them all: astronomically many.
    if (items.count > Move::kMaxParts && highest / items.least > Move::kMaxParts) return {0, 1e30};

    const auto totals = static_cast<std::size_t>(highest) + 1;
    if (totals <= kFewTotals) { // as in nearly every decision of a game: nothing is allocated
        std::array<Tally, kFewTotals> ways;
        std::array<Tally, kFewTotals> next;
        return sumOfWays(param, items, {ways.data(), totals}, {next.data(), totals});
    }
    std::vector<Tally> ways(totals);
    std::vector<Tally> next(totals);
    return sumOfWays(param, items, ways, next);
}

Tally countPaths(const Param& param, int start)
{
    // walks[p]: walks of the length so far that start at p.
    std::array<Tally, Mask::kCapacity> walks{};
    std::array<Tally, Mask::kCapacity> longer{};
    param.set.forEach([&](int place) { walks[static_cast<std::size_t>(place)] = Tally::of(1); });
    const auto extended = [&](int from) {
        Tally sum;
        (param.adjacency[from] & param.set).forEach([&](int to) { sum += walks[static_cast<std::size_t>(to)]; });
        return sum;
    };
    Tally sum;
    if (param.lo <= 0 && param.hi >= 0) sum += Tally::of(1);
    for (int steps = 1; steps <= std::min<int>(param.hi, Move::kMaxParts); ++steps) {
        if (steps >= param.lo) sum += extended(start);
        param.set.forEach([&](int place) { longer[static_cast<std::size_t>(place)] = extended(place); });
        walks = longer;
    }
    return sum;
}

class Counter {
public:
    Counter(std::span<const Param> params, const State& state) : m_params(params), m_state(state) {}

    /// Moves with the arguments before `i` as they are in m_move.
    Tally countFrom(std::size_t i)
    {
        if (i == m_params.size()) return Tally::of(1);
        if (!dependedOn(i)) {
            const Tally here = valuesOf(i);
            return here.none() ? here : here * countFrom(i + 1);
        }
        Tally sum;
        candidates(m_params[i], m_move).forEach([&](int value) {
            m_move.arg[i] = static_cast<std::int16_t>(value);
            sum += countFrom(i + 1);
        });
        return sum;
    }

private:
    bool dependedOn(std::size_t i) const
    {
        return std::ranges::any_of(m_params, [i](const Param& param) { return param.of == static_cast<int>(i); });
    }
    Tally valuesOf(std::size_t i) const
    {
        const Param& param = m_params[i];
        switch (param.form) {
        case Form::One: return Tally::of(static_cast<std::uint64_t>(candidates(param, m_move).count()));
        case Form::Amount:
        case Form::Flag: {
            const Bounds bounds = amountBounds(param, m_state, m_move);
            return Tally::of(static_cast<std::uint64_t>(std::max(bounds.hi - bounds.lo + 1, 0)));
        }
        case Form::Subset: return countSubsets(param.set.count(), param.lo, param.hi);
        case Form::Spread: return countSpreads(param, m_state);
        case Form::Path: return countPaths(param, m_move.arg[static_cast<std::size_t>(param.of)]);
        }
        return {};
    }

    std::span<const Param> m_params;
    const State& m_state;
    Move m_move;
};

/// Visits every move of an offer, in ascending order of its arguments.
class Lister {
public:
    Lister(const Decision& decision, const Offer& offer, const State& state,
           const std::function<void(const Move&)>& visit)
        : m_params(decision.params(offer)), m_state(state), m_visit(visit), m_move(offer.verb, decision.seat)
    {}

    void visitFrom(std::size_t i)
    {
        if (i == m_params.size()) {
            m_visit(m_move);
            return;
        }
        const Param& param = m_params[i];
        switch (param.form) {
        case Form::One: candidates(param, m_move).forEach([&](int value) { visitWith(i, value); }); break;
        case Form::Amount:
        case Form::Flag: {
            const Bounds bounds = amountBounds(param, m_state, m_move);
            for (int value = bounds.lo; value <= bounds.hi; ++value) visitWith(i, value);
            break;
        }
        case Form::Subset: visitSubsets(i, 0); break;
        case Form::Spread: {
            const SpreadItems items(param, m_state);
            if (items.possible()) visitSpreads(i, items, 0, 0);
            break;
        }
        case Form::Path: visitPaths(i, m_move.arg[static_cast<std::size_t>(param.of)]); break;
        }
    }

private:
    void visitWith(std::size_t i, int value)
    {
        m_move.arg[i] = static_cast<std::int16_t>(value);
        visitFrom(i + 1);
    }
    int named() const { return static_cast<int>(m_move.parts().size()); }
    void visitWithParts(std::size_t i) { visitWith(i, named()); }

    /// Subsets that add members from the `rank`-th of the set on.
    void visitSubsets(std::size_t i, int rank)
    {
        const Param& param = m_params[i];
        if (named() + param.set.count() - rank < param.lo) return;
        if (named() >= param.lo) visitWithParts(i);
        if (named() >= std::min<int>(param.hi, Move::kMaxParts)) return;
        for (int next = rank; next < param.set.count(); ++next) {
            m_move.addPart({.item = static_cast<std::int16_t>(param.set.nth(next))});
            visitSubsets(i, next + 1);
            m_move.dropPart();
        }
    }

    /// Spreads that give amounts from the `rank`-th item on, `total` being given already.
    void visitSpreads(std::size_t i, const SpreadItems& items, int rank, int total)
    {
        const Param& param = m_params[i];
        if (total >= param.totalLo) visitWithParts(i);
        int left = 0; // what the items from `next` on can still take
        for (int k = rank; k < items.count; ++k) left += items.bound[static_cast<std::size_t>(k)];
        for (int next = rank; next < items.count && !m_move.full(); ++next) {
            if (total + left < param.totalLo) return;
            const int bound = items.bound[static_cast<std::size_t>(next)];
            left -= bound;
            for (int amount = items.least; amount <= std::min(bound, param.totalHi - total); ++amount) {
                if (total + amount + left < param.totalLo) continue;
                m_move.addPart({items.item[static_cast<std::size_t>(next)], static_cast<std::int16_t>(amount), 0, 0});
                visitSpreads(i, items, next + 1, total + amount);
                m_move.dropPart();
            }
        }
    }

    void visitPaths(std::size_t i, int at)
    {
        const Param& param = m_params[i];
        if (named() >= param.lo) visitWithParts(i);
        if (named() >= std::min<int>(param.hi, Move::kMaxParts)) return;
        (param.adjacency[at] & param.set).forEach([&](int next) {
            m_move.addPart({.item = static_cast<std::int16_t>(next)});
            visitPaths(i, next);
            m_move.dropPart();
        });
    }

    std::span<const Param> m_params;
    const State& m_state;
    const std::function<void(const Move&)>& m_visit;
    Move m_move;
};

} // namespace

std::uint64_t count(const Decision& decision, const Offer& offer, const State& state)
{
    return Counter(decision.params(offer), state).countFrom(0).value();
}

bool forEachMove(const Decision& decision, const State& state, std::uint64_t limit,
                 const std::function<void(const Move&)>& visit)
{
    std::uint64_t total = 0;
    for (const Offer& offer : decision.offers()) {
        const std::uint64_t here = count(decision, offer, state);
        if (here > limit - total) return false;
        total += here;
    }
    for (const Offer& offer : decision.offers()) Lister(decision, offer, state, visit).visitFrom(0);
    return true;
}

} // namespace marches::engine
