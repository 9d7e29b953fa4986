// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/records.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace marches::editor {

template <class Record> struct Row {
    RecordId key{};
    Record record;
    friend bool operator==(const Row&, const Row&) = default;
};

/// A record that comes, goes or changes. Applied from `before` to `after`, undone the other way round.
template <class Record> struct RowChange {
    RecordId key{};
    std::size_t at = 0; ///< its place in the order, where it has one
    std::optional<Record> before;
    std::optional<Record> after;

    RowChange inverse() const { return {key, at, after, before}; }
};

/// The records of one kind, in the order of the file.
template <class Record> class Table {
public:
    auto begin() const { return m_rows.begin(); }
    auto end() const { return m_rows.end(); }
    std::size_t size() const { return m_rows.size(); }
    bool empty() const { return m_rows.empty(); }

    bool has(RecordId key) const { return m_places.contains(key); }
    const Record* find(RecordId key) const
    {
        const auto found = m_places.find(key);
        return found == m_places.end() ? nullptr : &m_rows[found->second].record;
    }
    /// The key must be there.
    const Record& at(RecordId key) const { return m_rows[m_places.at(key)].record; }
    std::size_t placeOf(RecordId key) const { return m_places.at(key); }
    /// The first record for which `wanted` holds.
    template <class Wanted> const Row<Record>* first(Wanted wanted) const
    {
        const auto found =
            std::find_if(m_rows.begin(), m_rows.end(), [&](const Row<Record>& row) { return wanted(row.record); });
        return found == m_rows.end() ? nullptr : &*found;
    }
    const Row<Record>* byId(const std::string& id) const
    {
        return first([&](const Record& record) { return record.id == id; });
    }

    void apply(const RowChange<Record>& change)
    {
        if (change.before && change.after) {
            m_rows[m_places.at(change.key)].record = *change.after;
            return;
        }
        const auto place = m_rows.begin() + static_cast<std::ptrdiff_t>(change.at);
        if (change.after)
            m_rows.insert(place, {change.key, *change.after});
        else
            m_rows.erase(place);
        m_places.erase(change.key);
        for (std::size_t i = change.at; i < m_rows.size(); ++i) m_places[m_rows[i].key] = i;
    }

    friend bool operator==(const Table& a, const Table& b) { return a.m_rows == b.m_rows; }

private:
    std::vector<Row<Record>> m_rows;
    std::unordered_map<RecordId, std::size_t> m_places; ///< by key: index into m_rows
};

} // namespace marches::editor
