// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/diplomacy/adjudication/adjudicator.h"
#include "engine/diplomacy/adjudication/adjustments.h"
#include "engine/rules/diplomacy/names.h"
#include "engine/rules/ordergames/workspacepool.h"

namespace marches::engine::diplomacy {

/// Room to resolve a phase in, so that nothing is allocated on the way of a game.
struct Workspace {
    Workspace(const adjudication::MovementGraph& graph, const adjudication::Choices& choices)
        : adjudicator(graph, choices)
    {}

    adjudication::Adjudicator adjudicator;
    adjudication::Resolution resolution;
    std::array<adjudication::Unit, kMostProvinces> units;
    std::array<adjudication::Order, kMostProvinces> orders;
    std::array<std::int16_t, kMostProvinces> province; ///< of the unit with that index
    std::array<std::uint8_t, kMostProvinces> stood;    ///< that unit, as in a Position
    std::array<std::int16_t, kMostProvinces> unitIn;   ///< by province: the index of its unit, -1: none
    std::size_t count = 0;
    std::array<adjudication::Adjustment, kMostProvinces> adjustments;
    adjudication::AdjustmentsEnd winter;

    std::span<const adjudication::Unit> allUnits() const { return {units.data(), count}; }
    std::span<const adjudication::Order> allOrders() const { return {orders.data(), count}; }
};

using Workspaces = WorkspacePool<Workspace>;

} // namespace marches::engine::diplomacy
