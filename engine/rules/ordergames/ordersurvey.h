// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/rules/ordergames/orderfront.h"

namespace marches::engine {

/// What the chances of a seat are seen by in games of orders: its centres and units, the centres that it stands on,
/// that it can reach, and of its own those that others can reach with more than it has there. Seen once for all seats.
class OrderSurvey {
public:
    explicit OrderSurvey(const OrderFront& front);
    /// In the order of names().
    void fillFeatures(int seat, std::span<double> features) const;
    static const std::vector<std::string>& names();

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    int strongestOther(int province, std::size_t but) const;
    double nearness(std::size_t seat, adjudication::UnitClass kind, int place) const;

    const OrderFront& f;
    /// What units of each seat that stand on a province or could move there are worth, by province.
    std::array<std::array<std::uint8_t, kMostFrontSeats>, kFrontProvinces> m_presence;
    std::array<int, kMostFrontSeats> m_centres{};
    std::array<int, kMostFrontSeats> m_units{};
    std::array<double, kMostFrontSeats> m_near{};
};

} // namespace marches::engine
