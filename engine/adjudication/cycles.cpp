// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bitset>

#include "engine/adjudication/work.h"

// What no single equation decides: decisions that depend on each other in cycles.

namespace marches::engine::adjudication {

namespace {

/// A knot of so many possibilities counts as one without a single resolution. No position of play comes near.
constexpr int kMostTrials = 1 << 16;

using DecisionSet = std::bitset<kMostDecisions>;

std::size_t key(const Decision& d) { return 2 * at(d.piece) + (d.path ? 1 : 0); }
Decision decision(std::size_t key) { return {static_cast<std::int16_t>(key / 2), key % 2 != 0}; }

/// Decisions, at most all of a turn.
struct Decisions {
    std::array<Decision, kMostDecisions> items;
    std::size_t count = 0;
    void add(const Decision& d) { items[count++] = d; }
    const Decision* begin() const { return items.data(); }
    const Decision* end() const { return items.data() + count; }
};

/// Finds decisions that depend, directly or not, on each other and on no others: the first component that Tarjan's algorithm
/// finishes (R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1, 1972).
class KnotFinder {
public:
    explicit KnotFinder(Work& work) : m_work(work) { m_visit.fill(0); }

    /// The result is in order of provinces, whatever the order of the units.
    void find(Decisions& knot)
    {
        visit(key(m_work.open[0]), knot);
        std::sort(knot.items.begin(), knot.items.begin() + static_cast<std::ptrdiff_t>(knot.count),
                  [&](const Decision& a, const Decision& b) { return rank(a) < rank(b); });
    }

private:
    int rank(const Decision& d) const
    {
        const Piece& p = m_work.piece(d.piece);
        return 4 * p.province + (p.occupies ? 0 : 2) + (d.path ? 1 : 0);
    }

    /// True when a component has been found.
    bool visit(std::size_t node, Decisions& knot)
    {
        m_visit[node] = m_low[node] = ++m_visited;
        m_stack[m_depth++] = static_cast<std::uint16_t>(node);
        m_onStack.set(node);
        const DecisionSet needs = needed(decision(node));
        for (std::size_t next = 0; next < kMostDecisions; ++next) {
            if (!needs.test(next)) continue;
            if (m_visit[next] == 0) {
                if (visit(next, knot)) return true;
                m_low[node] = std::min(m_low[node], m_low[next]);
            } else if (m_onStack.test(next)) {
                m_low[node] = std::min(m_low[node], m_visit[next]);
            }
        }
        if (m_low[node] != m_visit[node]) return false;
        std::size_t member = node + 1;
        while (member != node) {
            member = m_stack[--m_depth];
            knot.add(decision(member));
        }
        return true;
    }

    /// The undecided decisions that this one really depends on: a change of one can change it, with some values of the others.
    DecisionSet needed(const Decision& d)
    {
        m_inputs.count = 0;
        DecisionSet seen;
        const auto add = [&](const Decision& input) {
            if (m_work.value(input) != Value::Unknown || input == d || seen.test(key(input))) return;
            seen.set(key(input));
            m_inputs.add(input);
        };
        collect(d, add);
        DecisionSet result;
        for (const Decision& input : m_inputs)
            if (matters(d, input, 0)) result.set(key(input));
        return result;
    }

    template <class Add> void collect(const Decision& d, Add add) const
    {
        const Piece& p = m_work.piece(d.piece);
        const auto addFight = [&](int unit) {
            forSupporters(m_work, m_work.piece(unit), [&](int supporter) { add(done(supporter)); });
        };
        if (d.path) {
            forCarriers(m_work, p, [&](int fleet) { addRivals(m_work.piece(fleet).province, add); });
        } else if (p.moves()) {
            if (p.occupies)
                forRivals(m_work, p.target, [&](int rival) {
                    add({static_cast<std::int16_t>(rival), true});
                    if (m_work.choices.dislodgedNeverBounces) add(done(rival));
                    addFight(rival);
                });
            add({d.piece, true});
            if (const int occupant = m_work.unitAt[at(p.target)]; occupant >= 0) {
                if (m_work.piece(occupant).moves()) add(done(occupant));
                addFight(occupant);
            }
        } else {
            forRivals(m_work, p.province, [&](int rival) { add({static_cast<std::int16_t>(rival), true}); });
            addRivals(p.province, add);
        }
    }

    template <class Add> void addRivals(int province, Add add) const
    {
        forRivals(m_work, province, [&](int rival) { add(done(rival)); });
    }

    static Decision done(int unit) { return {static_cast<std::int16_t>(unit), false}; }

    /// Tries both values of `input`, with the other inputs from number `next` on undecided, then one way and the other.
    bool matters(const Decision& d, const Decision& input, std::size_t next)
    {
        Value& value = m_work.value(input);
        value = Value::Yes;
        const Value withIt = m_work.judge(d);
        value = Value::No;
        const Value without = m_work.judge(d);
        value = Value::Unknown;
        if (withIt != Value::Unknown && without != Value::Unknown) return withIt != without;
        while (next < m_inputs.count && m_inputs.items[next] == input) ++next;
        if (next == m_inputs.count) return false;
        Value& other = m_work.value(m_inputs.items[next]);
        bool found = false;
        for (const Value tried : {Value::Yes, Value::No}) {
            other = tried;
            found = found || matters(d, input, next + 1);
        }
        other = Value::Unknown;
        return found;
    }

    Work& m_work;
    Decisions m_inputs;
    std::array<int, kMostDecisions> m_visit;
    std::array<int, kMostDecisions> m_low;
    std::array<std::uint16_t, kMostDecisions> m_stack;
    DecisionSet m_onStack;
    std::size_t m_depth = 0;
    int m_visited = 0;
};

/// Settles a knot: by its only resolution, or by the backup rules.
class KnotSolver {
public:
    KnotSolver(Work& work, const Decisions& knot) : m_work(work), m_knot(knot) {}

    void settle()
    {
        search();
        if (m_resolutions == 1 && m_trials <= kMostTrials) {
            for (std::size_t i = 0; i < m_knot.count; ++i) m_work.value(m_knot.items[i]) = m_first[i];
            return;
        }
        if (m_resolutions == 0 || m_trials > kMostTrials) {
            m_sawYes.set();
            m_sawNo.set();
        }
        bool convoys = false;
        for (std::size_t i = 0; i < m_knot.count; ++i) convoys = convoys || (inCore(i) && m_knot.items[i].path);
        if (convoys)
            stopParadox();
        else
            moveInCircle();
    }

private:
    bool inCore(std::size_t i) const { return m_sawYes.test(i) && m_sawNo.test(i); }

    /// Tries all values that agree with the equations of the knot, and notes which values each decision had.
    void search()
    {
        if (++m_trials > kMostTrials) return;
        const std::size_t mark = m_trailCount;
        if (narrow()) {
            const Decision* undecided =
                std::find_if(m_knot.begin(), m_knot.end(), [&](const Decision& d) { return m_work.value(d) == Value::Unknown; });
            if (undecided == m_knot.end())
                note();
            else
                for (const Value tried : {Value::Yes, Value::No}) {
                    const std::size_t here = m_trailCount;
                    set(*undecided, tried);
                    search();
                    undo(here);
                }
        }
        undo(mark);
    }

    /// Draws conclusions within the knot; false when an equation is broken.
    bool narrow()
    {
        for (bool changed = true; changed;) {
            changed = false;
            for (const Decision& d : m_knot) {
                const Value now = m_work.judge(d);
                const Value had = m_work.value(d);
                if (now == Value::Unknown || now == had) continue;
                if (had != Value::Unknown) return false;
                set(d, now);
                changed = true;
            }
        }
        return true;
    }

    void note()
    {
        for (std::size_t i = 0; i < m_knot.count; ++i) {
            const Value value = m_work.value(m_knot.items[i]);
            if (m_resolutions == 0) m_first[i] = value;
            (value == Value::Yes ? m_sawYes : m_sawNo).set(i);
        }
        ++m_resolutions;
    }

    void set(const Decision& d, Value value)
    {
        m_work.value(d) = value;
        m_trail[m_trailCount++] = d;
    }

    void undo(std::size_t mark)
    {
        while (m_trailCount > mark) m_work.value(m_trail[--m_trailCount]) = Value::Unknown;
    }

    /// Units that move round in a circle: all of them can, or none; they do (rulebook of 1971, DATC 6.C).
    void moveInCircle()
    {
        const Value all = valueOf(m_resolutions > 1);
        for (std::size_t i = 0; i < m_knot.count; ++i)
            if (inCore(i) && m_work.piece(m_knot.items[i].piece).moves()) m_work.value(m_knot.items[i]) = all;
    }

    void stopParadox()
    {
        if (m_work.choices.paradox == ConvoyParadox::AllHold) return holdAll();
        for (std::size_t i = 0; i < m_knot.count; ++i)
            if (inCore(i) && m_knot.items[i].path) stop(m_knot.items[i]);
        if (m_work.choices.paradox != ConvoyParadox::Dptg) return;
        narrowFreely();
        bool agrees = true;
        for (std::size_t i = 0; i < m_knot.count; ++i)
            if (inCore(i) && m_knot.items[i].path) agrees = agrees && m_work.judge(m_knot.items[i]) == Value::No;
        undo(0);
        if (!agrees) holdAll();
    }

    /// Draws conclusions without looking back at what a rule has fixed.
    void narrowFreely()
    {
        for (bool changed = true; changed;) {
            changed = false;
            for (const Decision& d : m_knot) {
                if (m_work.value(d) != Value::Unknown) continue;
                const Value now = m_work.judge(d);
                if (now == Value::Unknown) continue;
                set(d, now);
                changed = true;
            }
        }
    }

    void stop(const Decision& d)
    {
        m_work.piece(d.piece).path = Value::No;
        m_work.piece(d.piece).paradox = true;
    }

    /// The moves of the core fail, and nothing comes of them elsewhere.
    void holdAll()
    {
        for (std::size_t i = 0; i < m_knot.count; ++i) {
            if (!inCore(i) || !m_work.piece(m_knot.items[i].piece).moves()) continue;
            stop(m_knot.items[i]);
            m_work.piece(m_knot.items[i].piece).done = Value::No;
        }
    }

    Work& m_work;
    const Decisions& m_knot;
    std::array<Value, kMostDecisions> m_first;
    std::array<Decision, kMostDecisions> m_trail;
    std::size_t m_trailCount = 0;
    DecisionSet m_sawYes;
    DecisionSet m_sawNo;
    int m_resolutions = 0;
    int m_trials = 0;
};

} // namespace

void Work::propagate()
{
    for (bool changed = true; changed;) {
        changed = false;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < openCount; ++i) {
            const Decision d = open[i];
            Value& decided = value(d);
            if (decided == Value::Unknown) decided = judge(d);
            if (decided == Value::Unknown)
                open[kept++] = d;
            else
                changed = true;
        }
        openCount = kept;
    }
}

void Work::decide()
{
    propagate();
    while (openCount > 0) {
        Decisions knot;
        KnotFinder(*this).find(knot);
        KnotSolver(*this, knot).settle();
        propagate();
    }
}

} // namespace marches::engine::adjudication
