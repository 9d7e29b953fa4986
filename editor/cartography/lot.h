// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace marches::editor {

/// Chance that comes out the same each time: numbers drawn from a seed and from what they are for (a place, an id, a
/// count), never from the order in which one asks. So an edit changes the lots of nothing else.
class Lot {
public:
    explicit Lot(std::uint64_t seed) : m_state(mixed(seed)) {}

    /// Another lot, for one of several things.
    Lot with(std::int64_t number) const;
    Lot with(std::string_view word) const;
    /// For a point of the board, to a hundredth of a unit.
    Lot at(const QPointF& point) const;

    std::uint64_t bits() const { return m_state; }
    /// From 0, which it may be, to 1, which it is not.
    double share() const;
    double between(double least, double most) const { return least + (most - least) * share(); }
    /// From 0 to `count` - 1; `count` is at least 1.
    std::size_t below(std::size_t count) const;

private:
    static std::uint64_t mixed(std::uint64_t state);

    std::uint64_t m_state;
};

/// Smooth ups and downs over the board, from 0 to 1; from one hill to the next it is about `wave` board units.
double unevenness(const Lot& lot, const QPointF& at, double wave);

} // namespace marches::editor
