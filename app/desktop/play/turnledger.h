// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/game.h"

namespace marches::app {

/// Whose turn it was, in which phase, and what was asked, at every moment of a record. Kept beside the game, since to
/// ask it of the record would play it through anew. By what everybody may see of the position.
class TurnLedger {
public:
    struct Turn {
        int seat = -1;  ///< -1: nobody's, as where all order at once
        int phase = -1; ///< Space::Phase; -1: the game has none
        friend bool operator==(const Turn&, const Turn&) = default;
    };
    /// The decision that was pending; empty where dice or nothing were waited for.
    struct Asked {
        engine::Message question;
        bool places = false; ///< some answer names a place
    };

    /// Notes the moment that the game stands at. Cheap: once a step.
    void note(const engine::Game& game);
    /// Notes all moments that are missing: goes through a copy of the game where there are some.
    void complete(const engine::Game& game);
    /// The record has other moments now: everything is noted anew.
    void reset(const engine::Game& game);

    const Turn& at(int node) const { return m_turns[static_cast<std::size_t>(node)]; }
    const Asked& askedAt(int node) const { return m_asked[static_cast<std::size_t>(node)]; }

    /// The seat whose turn begins with what a line tells ("Turn of Blue"), as all games with turns call it; -1: it
    /// begins none.
    static int begunBy(const engine::Rules& rules, const engine::Message& message);

private:
    Turn read(const engine::Game& game);

    std::vector<Turn> m_turns;  ///< by node
    std::vector<Asked> m_asked; ///< by node
    std::vector<bool> m_known;
    engine::State m_view; ///< made once
    engine::Facts m_facts;
};

} // namespace marches::app
