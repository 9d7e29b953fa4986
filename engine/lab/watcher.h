// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "engine/lab/measure.h"
#include "engine/simulation/simulation.h"

namespace marches::engine {

/// Ids of the measures that are wanted.
using MeasureSet = std::set<std::string, std::less<>>;

/// Looks on at games for some of the measures. A column is a measure, or a measure of a seat, place, card or rule;
/// after each game it has a value or none.
class Watcher : public GameObserver {
public:
    static constexpr int kNone = std::numeric_limits<int>::min(); ///< the game has no such value

    const std::vector<std::string>& columns() const { return m_columns; }
    const std::vector<int>& values() const { return m_values; }

protected:
    explicit Watcher(const MeasureSet& wanted) : m_wanted(wanted) {}

    bool wants(std::string_view measure) const { return m_wanted.contains(measure); }
    /// Makes a column, if its measure is wanted; kUnwanted else.
    int addColumn(std::string_view measure, std::string_view item = {})
    {
        if (!wants(measure)) return kUnwanted;
        m_columns.push_back(columnName(*findMeasure(measure), item));
        m_values.push_back(kNone);
        return static_cast<int>(m_columns.size()) - 1;
    }
    void forget() { std::ranges::fill(m_values, kNone); }
    void set(int column, std::int64_t value)
    {
        if (column == kUnwanted) return;
        const std::int64_t most = kMostMeasured;
        m_values[static_cast<std::size_t>(column)] = static_cast<int>(std::clamp(value, -most, most));
    }
    void setShare(int column, bool yes) { set(column, yes ? kWinUnits : 0); }

    static constexpr int kUnwanted = -1;

private:
    const MeasureSet m_wanted;
    std::vector<std::string> m_columns;
    std::vector<int> m_values;
};

} // namespace marches::engine
