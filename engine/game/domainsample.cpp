// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/game/domain.h"
#include "engine/game/domainitems.h"

namespace marches::engine {

namespace {

int between(Random& random, int lo, int hi)
{
    return lo + static_cast<int>(below(random, static_cast<std::uint32_t>(hi - lo) + 1));
}

int anyOf(const Mask& set, Random& random) { return set.nth(between(random, 0, set.count() - 1)); }

/// `size` first, then its members: drawn evenly among all choices of that size.
bool drawSubset(const Param& param, Random& random, Move& move)
{
    const int all = param.set.count();
    const int hi = std::min({int{param.hi}, all, Move::kMaxParts});
    const int lo = std::max<int>(param.lo, 0);
    if (lo > hi) return false;
    int wanted = between(random, lo, hi);
    int left = all;
    param.set.forEach([&](int member) { // each is taken with the probability wanted / left (Knuth, TAOCP 2, 3.4.2 S)
        if (wanted > 0 && between(random, 1, left) <= wanted) {
            move.addPart({.item = static_cast<std::int16_t>(member)});
            --wanted;
        }
        --left;
    });
    return true;
}

/// Chooses which items a spread names, moving them to the front.
class ItemChooser {
public:
    ItemChooser(SpreadItems& items, Random& random) : m_items(items), m_random(random) {}

    /// Makes the first `size` items ones whose bounds add up to at least `totalLo`. Returns that sum.
    int choose(int size, int totalLo)
    {
        constexpr int kTries = 8;
        for (int i = 0; i < kTries; ++i) {
            const int sum = chooseAny(size);
            if (sum >= totalLo) return sum;
        }
        return chooseBiggest(size);
    }

private:
    void swap(int a, int b)
    {
        std::swap(m_items.item[static_cast<std::size_t>(a)], m_items.item[static_cast<std::size_t>(b)]);
        std::swap(m_items.bound[static_cast<std::size_t>(a)], m_items.bound[static_cast<std::size_t>(b)]);
    }
    int bound(int i) const { return m_items.bound[static_cast<std::size_t>(i)]; }
    int chooseAny(int size)
    {
        int sum = 0;
        for (int i = 0; i < size; ++i) {
            swap(i, between(m_random, i, m_items.count - 1));
            sum += bound(i);
        }
        return sum;
    }
    int chooseBiggest(int size)
    {
        int sum = 0;
        for (int i = 0; i < size; ++i) {
            int best = i;
            for (int k = i + 1; k < m_items.count; ++k)
                if (bound(k) > bound(best)) best = k;
            swap(i, best);
            sum += bound(i);
        }
        return sum;
    }

    SpreadItems& m_items;
    Random& m_random;
};

/// How many items first, then which, then the total, then who gets what: everything legal can come out.
bool drawSpread(const Param& param, const State& state, Random& random, Move& move)
{
    SpreadItems items(param, state);
    if (!items.possible()) return false;
    const int size = items.fewest > items.most ? 0 : between(random, items.mayBeEmpty ? 0 : items.fewest, items.most);
    if (size == 0) return true;

    int capacity = ItemChooser(items, random).choose(size, param.totalLo);
    int total =
        between(random, std::max<int>(size * items.least, param.totalLo), std::min<int>(capacity, param.totalHi));
    std::array<Part, Move::kMaxParts> parts;
    for (int i = 0; i < size; ++i) {
        const int bound = items.bound[static_cast<std::size_t>(i)];
        capacity -= bound; // of those after this one
        const int owed = (size - 1 - i) * items.least;
        const int amount = between(random, std::max(items.least, total - capacity), std::min(bound, total - owed));
        total -= amount;
        parts[static_cast<std::size_t>(i)] = {items.item[static_cast<std::size_t>(i)],
                                              static_cast<std::int16_t>(amount), 0, 0};
    }
    std::sort(parts.begin(), parts.begin() + size, [](const Part& a, const Part& b) { return a.item < b.item; });
    std::for_each_n(parts.begin(), size, [&move](const Part& part) { move.addPart(part); });
    return true;
}

/// The length first, then step by step among places from which the rest of it can be walked.
bool drawPath(const Param& param, Random& random, Move& move, int start)
{
    const int hi = std::min<int>(param.hi, Move::kMaxParts);
    std::array<Mask, Move::kMaxParts + 1> open; // open[n]: places of the set from which n more steps are possible
    open[0] = param.set;
    int longest = 0;
    for (int n = 1; n <= hi && (param.adjacency[start] & open[static_cast<std::size_t>(n) - 1]).any(); ++n) {
        const Mask& before = open[static_cast<std::size_t>(n) - 1];
        Mask here;
        before.forEach([&](int place) {
            if ((param.adjacency[place] & before).any()) here.set(place);
        });
        open[static_cast<std::size_t>(n)] = here;
        longest = n;
    }
    const int lo = std::max<int>(param.lo, 0);
    if (lo > longest) return false;
    int at = start;
    for (int left = between(random, lo, longest); left > 0; --left) {
        at = anyOf(param.adjacency[at] & open[static_cast<std::size_t>(left) - 1], random);
        move.addPart({.item = static_cast<std::int16_t>(at)});
    }
    return true;
}

class Sampler {
public:
    Sampler(std::span<const Param> params, const State& state, Random& random, Move& move)
        : m_params(params), m_state(state), m_random(random), m_move(move)
    {}

    /// Draws the arguments from `i` on. False when none exist with those before.
    bool from(std::size_t i)
    {
        if (i == m_params.size()) return true;
        const Param& param = m_params[i];
        if (param.form == Form::One) return one(i);
        if (param.form == Form::Amount || param.form == Form::Flag) {
            const Bounds bounds = amountBounds(param, m_state, m_move);
            if (bounds.lo > bounds.hi) return false;
            m_move.arg[i] = static_cast<std::int16_t>(between(m_random, bounds.lo, bounds.hi));
            return from(i + 1);
        }
        if (!sampleParts(param, m_state, m_random, m_move)) return false;
        m_move.arg[i] = static_cast<std::int16_t>(m_move.parts().size());
        return from(i + 1);
    }

private:
    bool one(std::size_t i)
    {
        for (Mask left = candidates(m_params[i], m_move); left.any();) {
            const int value = anyOf(left, m_random);
            m_move.arg[i] = static_cast<std::int16_t>(value);
            if (from(i + 1)) return true;
            left.clear(value); // nothing goes on from there
        }
        return false;
    }
    std::span<const Param> m_params;
    const State& m_state;
    Random& m_random;
    Move& m_move;
};

} // namespace

bool sampleParts(const Param& param, const State& state, Random& random, Move& move)
{
    move.clearParts();
    if (param.form == Form::Subset) return drawSubset(param, random, move);
    if (param.form == Form::Spread) return drawSpread(param, state, random, move);
    return drawPath(param, random, move, move.arg[static_cast<std::size_t>(param.of)]);
}

bool sample(const Decision& decision, const Offer& offer, const State& state, Random& random, Move& move)
{
    move.verb = offer.verb;
    move.seat = decision.seat;
    move.arg = {};
    move.clearParts();
    return Sampler(decision.params(offer), state, random, move).from(0);
}

bool sample(const Decision& decision, const State& state, Random& random, Move& move)
{
    Mask left = Mask::firstN(static_cast<int>(decision.offers().size()));
    while (left.any()) {
        const int index = anyOf(left, random);
        if (sample(decision, decision.offers()[static_cast<std::size_t>(index)], state, random, move)) return true;
        left.clear(index); // an offer may be void: its places leave no amount, say
    }
    return false;
}

} // namespace marches::engine
