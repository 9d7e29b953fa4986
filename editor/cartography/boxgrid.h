// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace marches::editor {

/// Finds things by their boxes: square cells, each with a list of what reaches into it. What is larger than many cells
/// stands in a list of its own.
template <class Thing> class BoxGrid {
public:
    explicit BoxGrid(double cell = 128) : m_cell(cell) {}

    void clear()
    {
        m_cells.clear();
        m_large.clear();
    }
    void insert(const QRectF& box, const Thing& thing)
    {
        visitLists(box, [&](std::vector<Thing>& list) { list.push_back(thing); });
    }
    /// The box must be the one that it was inserted with.
    void remove(const QRectF& box, const Thing& thing)
    {
        visitLists(box, [&](std::vector<Thing>& list) {
            const auto found = std::find(list.begin(), list.end(), thing);
            if (found == list.end()) return;
            *found = list.back();
            list.pop_back();
        });
    }
    /// Calls `visit(thing)` for whatever may reach into a box; the same thing may come more than once.
    template <class Visit> void visitNear(const QRectF& box, Visit visit) const
    {
        for (const Thing& thing : m_large) visit(thing);
        const Span span = spanOf(box);
        if (span.count() > static_cast<std::int64_t>(m_cells.size())) {
            for (const auto& [code, list] : m_cells)
                if (span.holds(code))
                    for (const Thing& thing : list) visit(thing);
            return;
        }
        for (std::int32_t row = span.top; row <= span.bottom; ++row)
            for (std::int32_t column = span.left; column <= span.right; ++column)
                if (const auto found = m_cells.find(codeOf(column, row)); found != m_cells.end())
                    for (const Thing& thing : found->second) visit(thing);
    }

private:
    static constexpr std::int64_t kMostCells = 64; ///< of one thing

    struct Span {
        std::int32_t left, top, right, bottom;
        std::int64_t count() const
        {
            return (static_cast<std::int64_t>(right) - left + 1) * (static_cast<std::int64_t>(bottom) - top + 1);
        }
        bool holds(std::int64_t code) const
        {
            const auto column = static_cast<std::int32_t>(code >> 32);
            const auto row = static_cast<std::int32_t>(code & 0xffffffff);
            return column >= left && column <= right && row >= top && row <= bottom;
        }
    };

    static std::int64_t codeOf(std::int32_t column, std::int32_t row)
    {
        return static_cast<std::int64_t>((static_cast<std::uint64_t>(static_cast<std::uint32_t>(column)) << 32U) |
                                         static_cast<std::uint32_t>(row));
    }
    std::int32_t place(double value) const
    {
        constexpr double kMost = 1e8; // what lies beyond belongs to the last one
        return static_cast<std::int32_t>(std::clamp(std::floor(value / m_cell), -kMost, kMost));
    }
    Span spanOf(const QRectF& box) const
    {
        return {place(box.left()), place(box.top()), place(box.right()), place(box.bottom())};
    }
    template <class Visit> void visitLists(const QRectF& box, Visit visit)
    {
        const Span span = spanOf(box);
        if (span.count() > kMostCells) return visit(m_large);
        for (std::int32_t row = span.top; row <= span.bottom; ++row)
            for (std::int32_t column = span.left; column <= span.right; ++column) visit(m_cells[codeOf(column, row)]);
    }

    double m_cell;
    std::unordered_map<std::int64_t, std::vector<Thing>> m_cells;
    std::vector<Thing> m_large;
};

} // namespace marches::editor
