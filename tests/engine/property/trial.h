// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/package/fieldpaths.h"
#include "engine/package/library.h"
#include "properties.h"
#include "randomgame.h"

namespace marches::engine::test {

/// One random game with every check, told by its seed alone.
class Trial {
public:
    /// Makes the game, drawing what it leaves to chance.
    using Maker = std::function<Result<GameSetup>(Random&)>;

    Trial(std::string ruleset, Maker maker, std::string name, std::uint64_t seed)
        : m_ruleset(std::move(ruleset)), m_maker(std::move(maker)), m_name(std::move(name)), m_seed(seed),
          m_random(seed, 0x74657374U)
    {}

    /// What is wrong, with all that is needed to repeat it; empty: nothing.
    std::string play();
    int steps() const { return m_steps; }

private:
    std::string play(const GameSetup& setup);
    std::string check(const Rules& rules, const RandomGame& game);
    std::string checkConserved(const Rules& rules, const RandomGame& game, std::optional<Conserved>& before) const;
    /// The same steps through a Game: same states, undone to the start and redone, opened from its record.
    std::string replay(const GameSetup& setup, const RandomGame& played, const std::vector<Step>& steps) const;
    /// Saved, opened again and saved once more: the same game and the same bytes.
    static std::string reopen(const GameSetup& setup, const Game& game);
    std::string told(const std::string& wrong) const;

    std::string m_ruleset;
    Maker m_maker;
    std::string m_name; ///< of the game, for whoever reads what is wrong
    std::uint64_t m_seed;
    Random m_random;
    std::string m_options;
    std::optional<FieldPaths> m_paths;
    int m_steps = 0;
};

} // namespace marches::engine::test
