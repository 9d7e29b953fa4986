// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/diplomacy/adjudication/adjudicator.h"

// The plain definitions, tried out: every set of moves that might succeed is taken in turn, all consequences are
// computed from it, and it is a resolution when exactly these moves then succeed. Shares nothing with the adjudicator
// but the ways of the board. Knows the preferred choices of DATC chapter 4 only.

namespace marches::test {

class Reference {
public:
    Reference(const engine::adjudication::MovementGraph& graph, std::span<const engine::adjudication::Unit> units,
              std::span<const engine::adjudication::Order> orders, std::span<const engine::adjudication::Guard> guards);

    enum class Verb { Hold, Move, Support, Convoy };
    /// What a unit does, once impossible orders are taken out.
    struct Action {
        Verb verb = Verb::Hold;
        int target = -1; ///< Move: province; Support: province aimed at
        int other = -1;  ///< supported or convoyed unit
        bool convoyed = false;
    };

    /// What one set of successful moves leads to.
    struct Outcome {
        std::uint32_t successes = 0; ///< moves by number
        std::vector<bool> moved;     ///< by unit
        std::vector<bool> given;     ///< by unit: a support that counts
        std::vector<bool> way;       ///< by unit: a move that has a way
        std::vector<int> beatenBy;   ///< by unit; -1
        friend bool operator==(const Outcome&, const Outcome&) = default;
    };

    /// All resolutions when the convoyed units of `stopped` (by unit) have no way whatever happens.
    std::vector<Outcome> resolutions(const std::vector<bool>& stopped) const;
    /// Empty provinces where moves bounced, after one resolution.
    std::vector<int> contested(const Outcome& given) const;
    /// Places where a beaten unit can go.
    std::vector<int> retreats(int unit, const Outcome& given) const;

    const Action& action(int unit) const { return m_deeds[index(unit)]; }
    const std::vector<int>& moves() const { return m_moves; } ///< units that move
    int power(int unit) const { return m_units[index(unit)].power; }
    int province(int unit) const { return m_graph.province(m_units[index(unit)].place); }
    int unitIn(int province) const;
    bool headOn(int a, int b) const;
    /// True when the fleets marked in `usable` (by unit) join the provinces.
    bool seaRoute(int from, int to, const std::vector<bool>& usable) const;

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    bool movesByLand(int unit, int target) const;
    bool onUsefulRoute(int fleet, int from, int to) const;
    std::vector<bool> fleetsAtSea() const;
    void readMoves();
    void readHelp();
    bool standsIn(int province, const Outcome& given) const;
    int guard(int province, int power) const;
    Outcome consequences(std::uint32_t successes, const std::vector<bool>& stopped) const;
    bool succeeds(int unit, const Outcome& given) const;
    int helpFor(int unit, const Outcome& given, int butPower) const;

    const engine::adjudication::MovementGraph& m_graph;
    std::vector<engine::adjudication::Unit> m_units;
    std::vector<engine::adjudication::Order> m_orders;
    std::vector<engine::adjudication::Guard> m_guards;
    std::vector<Action> m_deeds;
    std::vector<int> m_moves;
};

} // namespace marches::test
