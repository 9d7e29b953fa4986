// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/position.h"
#include "engine/lab/watcher.h"

namespace marches::engine {

/// What happens on the board, and who has which cards and characters, read from the facts of each position. Private to
/// this folder.
class PositionWatch final : public Watcher {
public:
    PositionWatch(const Rules& rules, const MeasureSet& wanted);

    void begin(const Rules& rules, const State& state, const Decision& decision) override;
    void seeMove(const State&, const Decision&, const Move&) override { m_rolled = false; }
    void seeRoll(const State&, const Decision&, const Outcome&) override { m_rolled = true; }
    void seeDecision(const State& state, const Decision& decision) override;
    void end(const State& state, const GameSummary& summary) override;

private:
    /// What a fact of a field says to us; keys that it does not have are -1.
    struct FieldUse {
        Role role = Role::Internal;
        int placeKey = -1;
        int seatKey = -1;
        bool counts = false;      ///< the value is a number
        bool ownedBySeat = false; ///< the value is a seat, else an army
        int tokenKey = -1;        ///< the value is the seat or army that has this token; -1: it is not
    };
    struct PlaceNow {
        int owner = kNothing;
        int pieces = 0;
        bool intruders = false;
    };
    struct PlaceColumns {
        int fought, taken, held, heldByWinner;
    };

    void read(const State& state);
    void compare();
    int seatOf(int owner) const;
    void tellHolders(const std::vector<int>& columns, const std::vector<std::uint64_t>& holders,
                     const GameSummary& summary);

    const Rules& m_rules;
    std::vector<FieldUse> m_fields;
    std::vector<int> m_seatOfArmy;
    bool m_ownedBySeat = false;
    std::vector<bool> m_counted; ///< places that coverage counts
    std::vector<PlaceColumns> m_placeColumns;
    std::vector<int> m_cardColumns;
    std::vector<int> m_tokenColumns; ///< of tokens that seats have: characters, leaders
    int m_coverage;

    Facts m_facts;
    bool m_rolled = false;
    std::vector<PlaceNow> m_before;
    std::vector<PlaceNow> m_now;
    std::vector<bool> m_touched;
    std::vector<bool> m_fought;
    std::vector<bool> m_taken;
    std::vector<std::uint64_t> m_holders;      ///< by card: bit a seat that has had it
    std::vector<std::uint64_t> m_tokenHolders; ///< the same by token
};

} // namespace marches::engine
