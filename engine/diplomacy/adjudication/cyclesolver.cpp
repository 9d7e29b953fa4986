// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/diplomacy/adjudication/cycles.h"

namespace marches::engine::adjudication {

namespace {

/// A cycle of so many possibilities counts as one without a single resolution. No position of play comes near.
constexpr int kMostTrials = 1 << 16;

/// Settles a cycle: by its only resolution, or by the backup rules.
class CycleSolver {
public:
    CycleSolver(ResolutionState& work, const Decisions& cycle)
        : m_work(work), m_cycle(cycle), m_sawYes(cycle.count), m_sawNo(cycle.count)
    {}

    void settle()
    {
        search();
        if (m_resolutions == 1 && m_trials <= kMostTrials) {
            for (std::size_t i = 0; i < m_cycle.count; ++i) m_work.value(m_cycle.items[i]) = m_first[i];
            return;
        }
        if (m_resolutions == 0 || m_trials > kMostTrials) {
            m_sawYes.setAll();
            m_sawNo.setAll();
        }
        bool convoys = false;
        for (std::size_t i = 0; i < m_cycle.count; ++i) convoys = convoys || (inCore(i) && m_cycle.items[i].path);
        if (convoys)
            stopParadox();
        else
            moveInCircle();
    }

private:
    bool inCore(std::size_t i) const { return m_sawYes.test(i) && m_sawNo.test(i); }

    /// Tries all values that agree with the equations of the cycle, and notes which values each decision had.
    void search()
    {
        if (++m_trials > kMostTrials) return;
        const std::size_t mark = m_trailCount;
        if (narrow()) {
            const Decision* undecided = std::find_if(
                m_cycle.begin(), m_cycle.end(), [&](const Decision& d) { return m_work.value(d) == Value::Unknown; });
            if (undecided == m_cycle.end())
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

    /// Draws conclusions within the cycle; false when an equation is broken.
    bool narrow()
    {
        for (bool changed = true; changed;) {
            changed = false;
            for (const Decision& d : m_cycle) {
                const Value now = m_work.evaluate(d);
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
        for (std::size_t i = 0; i < m_cycle.count; ++i) {
            const Value value = m_work.value(m_cycle.items[i]);
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
        for (std::size_t i = 0; i < m_cycle.count; ++i)
            if (inCore(i) && m_work.piece(m_cycle.items[i].piece).moves()) m_work.value(m_cycle.items[i]) = all;
    }

    void stopParadox()
    {
        if (m_work.choices.paradox == ConvoyParadox::AllHold) return holdAll();
        for (std::size_t i = 0; i < m_cycle.count; ++i)
            if (inCore(i) && m_cycle.items[i].path) stop(m_cycle.items[i]);
        if (m_work.choices.paradox != ConvoyParadox::Dptg) return;
        narrowFreely();
        bool agrees = true;
        for (std::size_t i = 0; i < m_cycle.count; ++i)
            if (inCore(i) && m_cycle.items[i].path) agrees = agrees && m_work.evaluate(m_cycle.items[i]) == Value::No;
        undo(0);
        if (!agrees) holdAll();
    }

    /// Draws conclusions without looking back at what a rule has fixed.
    void narrowFreely()
    {
        for (bool changed = true; changed;) {
            changed = false;
            for (const Decision& d : m_cycle) {
                if (m_work.value(d) != Value::Unknown) continue;
                const Value now = m_work.evaluate(d);
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
        for (std::size_t i = 0; i < m_cycle.count; ++i) {
            if (!inCore(i) || !m_work.piece(m_cycle.items[i].piece).moves()) continue;
            stop(m_cycle.items[i]);
            m_work.piece(m_cycle.items[i].piece).done = Value::No;
        }
    }

    ResolutionState& m_work;
    const Decisions& m_cycle;
    std::array<Value, kMostDecisions> m_first;
    std::array<Decision, kMostDecisions> m_trail;
    std::size_t m_trailCount = 0;
    DecisionSet m_sawYes;
    DecisionSet m_sawNo;
    int m_resolutions = 0;
    int m_trials = 0;
};

} // namespace

void resolveCycle(ResolutionState& work, const Decisions& cycle) { CycleSolver(work, cycle).settle(); }

} // namespace marches::engine::adjudication
