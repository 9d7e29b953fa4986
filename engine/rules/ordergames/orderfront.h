// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/mask.h"
#include "engine/diplomacy/adjudication/movementgraph.h"

namespace marches::engine {

inline constexpr int kMostFrontSeats = 36;
inline constexpr std::size_t kFrontProvinces = adjudication::kMostPlaces;
/// Steps that no unit can walk.
inline constexpr int kFarFromFront = 60;

/// When in a year; retreats belong to the season before them.
enum class OrderSeason : std::uint8_t { Spring, Fall, Winter };

/// How much each centre draws a unit to a place, by place and centre (in the order of the centres), in spring and in
/// the rest of the year, for one class of units.
using OrderPull = std::array<std::vector<float>, 2>;

/// Adds a centre to the pull of a class of units, which goes by `ways`: proximity as DumbBot (David Norman) has it.
/// `number` of `centres` is the province `centre`.
void addPull(const adjudication::MovementGraph& graph, const std::vector<Mask>& ways, int centre, int number,
             int centres, OrderPull& pull);

/// Who stands where in a game of orders, as far as bots see who can come where. Arrays are by province.
struct OrderFront {
    const adjudication::MovementGraph* graph = nullptr;
    const Mask* centres = nullptr;
    /// Steps to each centre from a place, by class of units.
    std::array<const std::vector<std::vector<std::uint8_t>>*, adjudication::kUnitClasses> steps{};
    std::array<const std::vector<float>*, adjudication::kUnitClasses> pull{}; ///< of the season
    int provinces = 0;
    int seats = 0;
    int victoryCentres = 0;
    OrderSeason season = OrderSeason::Spring;
    std::array<std::uint8_t, kFrontProvinces> owner; ///< seat + 1 of a centre
    std::array<std::uint8_t, kFrontProvinces> unit;  ///< seat + 1
    std::array<std::int16_t, kFrontProvinces> place; ///< of the unit
    std::array<adjudication::UnitClass, kFrontProvinces> kind;
    std::array<std::uint8_t, kFrontProvinces> strength; ///< of the unit
    std::array<std::uint8_t, kFrontProvinces> fort;     ///< added to whoever stands there
    std::array<std::uint8_t, kFrontProvinces> garrison; ///< added against all but the owner
    Mask still;                                         ///< units that cannot be moved, nor driven out

    /// Empties so many provinces; of the arrays no more is used.
    void begin(int count)
    {
        provinces = count;
        std::fill_n(owner.begin(), count, std::uint8_t{0});
        std::fill_n(unit.begin(), count, std::uint8_t{0});
        std::fill_n(place.begin(), count, std::int16_t{0});
        std::fill_n(kind.begin(), count, adjudication::UnitClass::Army);
        std::fill_n(strength.begin(), count, std::uint8_t{0});
        std::fill_n(fort.begin(), count, std::uint8_t{0});
        std::fill_n(garrison.begin(), count, std::uint8_t{0});
    }
    void add(int province, int seat, int standsOn, adjudication::UnitClass unitKind, int worth = 1)
    {
        const auto i = static_cast<std::size_t>(province);
        unit[i] = static_cast<std::uint8_t>(seat + 1);
        place[i] = static_cast<std::int16_t>(standsOn);
        kind[i] = unitKind;
        strength[i] = static_cast<std::uint8_t>(worth);
    }
    int seatAt(int province) const { return unit[static_cast<std::size_t>(province)] - 1; }
    int placeOf(int province) const { return place[static_cast<std::size_t>(province)]; }
    int provinceOf(int where) const { return graph->province(static_cast<std::int16_t>(where)); }
    const Mask& ways(adjudication::UnitClass unitKind, int from) const
    {
        return graph->of(unitKind).moves[static_cast<std::size_t>(from)];
    }
    /// What defends a province against a seat besides units.
    int wallAgainst(int seat, int province) const
    {
        const auto i = static_cast<std::size_t>(province);
        return (unit[i] != 0 && unit[i] != seat + 1 ? fort[i] : 0) + (owner[i] != seat + 1 ? garrison[i] : 0);
    }
    /// Calls f(province) for each province that a unit there could go to.
    template <class F> void forEachReached(int province, F f) const
    {
        int last = -1; // coasts of a province follow each other
        ways(kind[static_cast<std::size_t>(province)], placeOf(province)).forEach([&](int to) {
            const int there = provinceOf(to);
            if (there != last && there != province) f(there);
            last = there;
        });
    }
};

} // namespace marches::engine
