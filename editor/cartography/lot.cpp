// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/lot.h"

#include "engine/base/checksum.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15U;
constexpr double kHundredths = 100;

double eased(double t) { return t * t * (3 - 2 * t); }

} // namespace

/// S. Vigna's splitmix64.
std::uint64_t Lot::mixed(std::uint64_t state)
{
    state += kStep;
    state = (state ^ (state >> 30U)) * 0xbf58476d1ce4e5b9U;
    state = (state ^ (state >> 27U)) * 0x94d049bb133111ebU;
    return state ^ (state >> 31U);
}

Lot Lot::with(std::int64_t number) const { return Lot(m_state ^ mixed(static_cast<std::uint64_t>(number))); }

Lot Lot::with(std::string_view word) const { return Lot(m_state ^ engine::checksum(word)); }

Lot Lot::at(const QPointF& point) const
{
    return with(std::llround(point.x() * kHundredths)).with(std::llround(point.y() * kHundredths));
}

double Lot::share() const
{
    constexpr double kScale = 1.0 / 9007199254740992.0; // 2^-53
    return static_cast<double>(m_state >> 11U) * kScale;
}

std::size_t Lot::below(std::size_t count) const
{
    return std::min(static_cast<std::size_t>(share() * static_cast<double>(count)), count - 1);
}

double unevenness(const Lot& lot, const QPointF& at, double wave)
{
    const double x = at.x() / wave;
    const double y = at.y() / wave;
    const auto column = static_cast<std::int64_t>(std::floor(x));
    const auto row = static_cast<std::int64_t>(std::floor(y));
    const double right = eased(x - static_cast<double>(column));
    const double down = eased(y - static_cast<double>(row));
    const auto corner = [&](std::int64_t c, std::int64_t r) { return lot.with(column + c).with(row + r).share(); };
    return std::lerp(std::lerp(corner(0, 0), corner(1, 0), right), std::lerp(corner(0, 1), corner(1, 1), right), down);
}

} // namespace marches::editor
