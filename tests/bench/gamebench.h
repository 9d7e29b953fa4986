// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <benchmark/benchmark.h>

#include <memory>
#include <string_view>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/game/rules.h"

namespace marches::bench {

/// Whole games between these bots, a step limit each; counts games, moves and rolls. Threads play different games.
void playGames(benchmark::State& loop, const engine::Rules& rules,
               const std::vector<std::unique_ptr<engine::Bot>>& bots, int stepLimit = 100'000);
/// The same with a bot of one level on every seat.
void playGames(benchmark::State& loop, const engine::Rules& rules, const char* level);

/// A choice in the middle of a game that is played at random, of which `verb` is a part; any choice where it is empty.
struct Moment {
    std::shared_ptr<const engine::Rules> rules;
    engine::State state;
    engine::Decision decision;

    Moment(std::shared_ptr<const engine::Rules> theRules, int opening, std::string_view verb = {});
};

void copyState(benchmark::State& loop, const Moment& moment);
void decideAnew(benchmark::State& loop, const Moment& moment);
/// Checks moves that the moment offers.
void checkMoves(benchmark::State& loop, const Moment& moment);
void viewOfASeat(benchmark::State& loop, const Moment& moment);

} // namespace marches::bench
