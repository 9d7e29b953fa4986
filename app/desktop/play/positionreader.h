// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/game/position.h"
#include "engine/game/rules.h"

namespace marches::app {

/// What panels ask of a position, found by the roles of its fields, whatever the game.
class PositionReader {
public:
    PositionReader(const engine::Rules& rules, const engine::Facts& facts) : m_rules(rules), m_facts(facts) {}

    struct Amount {
        int army = -1; ///< -1: the field does not say
        int item = -1; ///< piece or counter, or -1
        int count = 0; ///< or engine::kUnknown
    };

    /// The counter that the game is won by.
    int score(int seat) const;
    std::vector<Amount> captives(int seat) const;
    /// Pieces that the seat has received and still has to place ("reserve" begins the field's path).
    std::vector<Amount> reserve(int seat) const;
    /// Places where pieces are hidden, as far as the viewer knows ("slips" begins the field's path).
    std::vector<int> hidingPlaces() const;
    /// Cards in hand; engine::kUnknown for one that the viewer may not know.
    std::vector<int> hand(int seat) const;
    /// Unique pieces that are a seat's, by whatever field says so.
    std::vector<int> tokens(int seat) const;
    /// Places owned by an army of the seat; nothing in a game without owners.
    std::optional<int> places(int seat) const;
    bool owns(int seat, int place) const;
    /// Numbers of a seat that have a name (Space::Counter) and are not its score, zeros too.
    std::vector<Amount> counters(int seat) const;
    /// Numbers of the whole game that have a name.
    std::vector<Amount> counters() const { return counters(engine::kNothing); }
    /// The row of numbers that a number of the whole game goes along, where it does.
    std::optional<engine::NumberRow> numberRow(int counter) const;
    /// Regions that are a seat's by a field that says so, such as banners.
    std::vector<int> regions(int seat) const;

private:
    template <class F> void forEach(engine::Role role, F use) const
    {
        for (const engine::Fact& fact : m_facts)
            if (m_rules.fields()[fact.field].role == role) use(m_rules.fields()[fact.field], fact);
    }
    bool commands(int seat, int army) const;

    const engine::Rules& m_rules;
    const engine::Facts& m_facts;
};

} // namespace marches::app
