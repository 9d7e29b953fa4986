// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/diplomacy/adjudication/cycles.h"

namespace marches::engine::adjudication {

namespace {

std::size_t key(const Decision& d) { return 2 * at(d.piece) + (d.path ? 1 : 0); }
Decision decision(std::size_t key) { return {static_cast<std::int16_t>(key / 2), key % 2 != 0}; }

/// Finds decisions that depend, directly or not, on each other and on no others: the first component that Tarjan's
/// algorithm finishes (R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1, 1972).
class CycleFinder {
public:
    explicit CycleFinder(ResolutionState& work)
        : m_work(work), m_decisions(2 * work.units.size()), m_onStack(m_decisions)
    {
        std::fill_n(m_visit.begin(), m_decisions, 0);
    }

    void find(Decisions& cycle)
    {
        visit(key(m_work.open[0]), cycle);
        std::sort(cycle.items.begin(), cycle.items.begin() + static_cast<std::ptrdiff_t>(cycle.count),
                  [&](const Decision& a, const Decision& b) { return rank(a) < rank(b); });
    }

private:
    int rank(const Decision& d) const
    {
        const Piece& p = m_work.piece(d.piece);
        return 4 * p.province + (p.occupies ? 0 : 2) + (d.path ? 1 : 0);
    }

    /// True when a component has been found.
    bool visit(std::size_t node, Decisions& cycle)
    {
        m_visit[node] = m_low[node] = ++m_visited;
        m_stack[m_depth++] = static_cast<std::uint16_t>(node);
        m_onStack.set(node);
        const DecisionSet needs = needed(decision(node));
        const bool found = needs.anyOf([&](std::size_t next) {
            if (m_visit[next] == 0) {
                if (visit(next, cycle)) return true;
                m_low[node] = std::min(m_low[node], m_low[next]);
            } else if (m_onStack.test(next)) {
                m_low[node] = std::min(m_low[node], m_visit[next]);
            }
            return false;
        });
        if (found) return true;
        if (m_low[node] != m_visit[node]) return false;
        std::size_t member = node + 1;
        while (member != node) {
            member = m_stack[--m_depth];
            cycle.add(decision(member));
        }
        return true;
    }

    /// The undecided decisions that this one really depends on: a change of one can change it, with some values of the
    /// others.
    DecisionSet needed(const Decision& d)
    {
        m_inputs.count = 0;
        DecisionSet seen(m_decisions);
        const auto add = [&](const Decision& input) {
            if (m_work.value(input) != Value::Unknown || input == d || seen.test(key(input))) return;
            seen.set(key(input));
            m_inputs.add(input);
        };
        collect(d, add);
        DecisionSet result(m_decisions);
        for (const Decision& input : m_inputs)
            if (matters(d, input, 0)) result.set(key(input));
        return result;
    }

    template <class Add> void collect(const Decision& d, Add add) const
    {
        const Piece& p = m_work.piece(d.piece);
        const auto addFight = [&](int unit) {
            forEachSupporter(m_work, m_work.piece(unit), [&](int supporter) { add(done(supporter)); });
        };
        if (d.path) {
            forEachCarrier(m_work, p, [&](int fleet) { addRivals(m_work.piece(fleet).province, add); });
        } else if (p.moves()) {
            if (p.occupies)
                forEachRival(m_work, p.target, [&](int rival) {
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
            forEachRival(m_work, p.province, [&](int rival) { add({static_cast<std::int16_t>(rival), true}); });
            addRivals(p.province, add);
        }
    }

    template <class Add> void addRivals(int province, Add add) const
    {
        forEachRival(m_work, province, [&](int rival) { add(done(rival)); });
    }

    static Decision done(int unit) { return {static_cast<std::int16_t>(unit), false}; }

    /// Tries both values of `input`, with the other inputs from number `next` on undecided, then one way and the other.
    bool matters(const Decision& d, const Decision& input, std::size_t next)
    {
        Value& value = m_work.value(input);
        value = Value::Yes;
        const Value withIt = m_work.evaluate(d);
        value = Value::No;
        const Value without = m_work.evaluate(d);
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

    ResolutionState& m_work;
    std::size_t m_decisions; ///< of this turn; of the arrays no more is used
    Decisions m_inputs;
    std::array<int, kMostDecisions> m_visit;
    std::array<int, kMostDecisions> m_low;
    std::array<std::uint16_t, kMostDecisions> m_stack;
    DecisionSet m_onStack;
    std::size_t m_depth = 0;
    int m_visited = 0;
};

} // namespace

void findCycle(ResolutionState& work, Decisions& cycle) { CycleFinder(work).find(cycle); }

} // namespace marches::engine::adjudication
