// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <vector>

#include "engine/adjudication/adjudicator.h"
#include "engine/adjudication/aftermath.h"
#include "engine/rules/diplomacy/names.h"

namespace marches::engine::diplomacy {

/// Room to resolve a phase in, so that nothing is allocated on the way of a game.
struct Desk {
    Desk(const adjudication::Theatre& theatre, const adjudication::Choices& choices) : adjudicator(theatre, choices) {}

    adjudication::Adjudicator adjudicator;
    adjudication::Resolution resolution;
    std::array<adjudication::Unit, kMostProvinces> units;
    std::array<adjudication::Order, kMostProvinces> orders;
    std::array<std::uint8_t, kMostProvinces> province; ///< of the unit with that index
    std::size_t count = 0;
    std::array<adjudication::Adjustment, kMostProvinces> adjustments;
    adjudication::WinterEnd winter;

    std::span<const adjudication::Unit> allUnits() const { return {units.data(), count}; }
    std::span<const adjudication::Order> allOrders() const { return {orders.data(), count}; }
};

/// The desks of one game's rules, which any number of threads play at once. Each works at a desk of its own and leaves it there.
class Desks {
public:
    Desks(std::shared_ptr<const adjudication::Theatre> theatre, const adjudication::Choices& choices)
        : m_theatre(std::move(theatre)), m_choices(choices)
    {}

    /// A desk for as long as this lives.
    class Seat {
    public:
        explicit Seat(Desks& desks) : m_desks(desks), m_desk(desks.take()) {}
        Seat(const Seat&) = delete;
        Seat& operator=(const Seat&) = delete;
        ~Seat() { m_desks.give(std::move(m_desk)); }
        Desk& operator*() const { return *m_desk; }
        Desk* operator->() const { return m_desk.get(); }

    private:
        Desks& m_desks;
        std::unique_ptr<Desk> m_desk;
    };

    const adjudication::Theatre& theatre() const { return *m_theatre; }

private:
    std::unique_ptr<Desk> take();
    void give(std::unique_ptr<Desk> desk);

    std::shared_ptr<const adjudication::Theatre> m_theatre;
    adjudication::Choices m_choices;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Desk>> m_free;
};

} // namespace marches::engine::diplomacy
