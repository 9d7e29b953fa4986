// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/rules/narnian_wars/rules.h"
#include "engine/simulation/simulation.h"

namespace marches::test {

/// Counts in games of Narnian Wars what is ordered, and what comes of it.
class NarnianWarfare : public engine::GameObserver {
public:
    explicit NarnianWarfare(const engine::narnian_wars::NarnianWars& game) : m_table(game.table()) {}

    void begin(const engine::Rules& rules, const engine::State& state, const engine::Decision& decision) override;
    void seeMove(const engine::State& state, const engine::Decision& decision, const engine::Move& move) override;
    void seeRoll(const engine::State& state, const engine::Decision& decision, const engine::Outcome& outcome) override;
    void seeDecision(const engine::State& state, const engine::Decision& decision) override;
    void end(const engine::State& state, const engine::GameSummary& summary) override;

    int games = 0;
    int aloneBeforeLimit = 0; ///< games that somebody won alone before the last year
    int drawn = 0;            ///< games whose end several share before it
    int limited = 0;          ///< that ended with the last year
    int years = 0;            ///< of all games
    int lastChanges = 0;      ///< sum of the years, from the first one, in which a centre changed hands last
    int seasons = 0;
    int orders = 0; ///< of units
    int supports = 0;
    int supportsOfMoves = 0;
    int convoys = 0;
    int intoOwn = 0; ///< moves where a unit of one's own stays
    int dislodged = 0;
    int huntsOrdered = 0;
    int hunted = 0; ///< persons that had to flee
    int statues = 0;
    int commands = 0;
    int voidCommands = 0; ///< of these, without a step of her own that leads elsewhere
    int calls = 0;
    int phrases = 0;
    int journeys = 0;       ///< of the High King and the Queen with a unit
    int withStrangers = 0;  ///< of these, with a unit of another power
    int withNeutrals = 0;   ///< of these, with one of a neutral power
    int withoutEffect = 0;  ///< with a unit that neither attacks, supports nor is attacked
    int ownSupport = 0;     ///< the High King and the Queen support by themselves
    int personJourneys = 0; ///< of the others with a unit
    std::array<int, engine::narnian_wars::kVerbs> verbs{};

    void tell() const;

private:
    void look(const engine::narnian_wars::Position& s, int seat);
    void lookAtPersons(const engine::narnian_wars::Position& s, int seat);
    const engine::narnian_wars::Position& before() const { return m_before.as<engine::narnian_wars::Position>(); }
    bool matters(const engine::narnian_wars::Position& s, int province) const;

    const engine::narnian_wars::Table& m_table;
    engine::State m_before;
    int m_last = 0;
};

} // namespace marches::test
