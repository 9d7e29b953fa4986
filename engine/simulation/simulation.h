// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/game/rules.h"
#include "engine/simulation/gamequeue.h"
#include "engine/simulation/simulationresult.h"

namespace marches::engine {

/// A moment of a simulated game, for who watches the invariants of a ruleset.
struct StepInfo {
    const Rules& rules;
    const State& state;
    const Decision& pending; ///< what waits now
    const Move* move;        ///< what was just done; null after a roll and at the start
    std::uint64_t game;
    int step; ///< moves and rolls so far
};

/// Looks at every step of every game, from several threads at once. Returns what is wrong, or an empty string.
using SimulationProbe = std::function<std::string(const StepInfo&)>;

/// How a simulation runs. What it finds does not depend on `jobs`.
struct SimulationRun {
    SimulationSubject subject;
    std::shared_ptr<const Rules> rules;      ///< shared with the games of the screen; immutable
    std::shared_ptr<const Rules> otherRules; ///< for a comparison; null: none. The same seats
    std::vector<OptionSetting> otherOptions; ///< what to write about it
    int shard = 1;                           ///< this part, from 1
    int shards = 1;
    int jobs = 0; ///< threads; 0: one a core
    SimulationProgress progress;
    SimulationProbe probe;
};

/// A game in which the probe found something wrong, or whose bot chose what the decision does not offer
/// (`illegal-move`). It was not played on, and counts neither as ended nor as cut, but as broken.
struct SimulationFinding {
    std::uint64_t game = 0;
    int step = 0;
    std::string what;
};

struct GameOutcome {
    SimulationResult result;
    std::vector<SimulationFinding> findings; ///< the first few, by game
    bool stopped = false;                    ///< by the progress callback
};

/// Plays the games. What a probe throws, or std::bad_alloc in any of the threads, is thrown here. Errors: lab-bot
/// (unknown level, argument `bot`), lab-bots (their number is not that of the seats), lab-shard, lab-games (none, or
/// more than kMostLabGames).
[[nodiscard]] Result<GameOutcome> simulate(const SimulationRun& run);

/// How one game went.
struct GameSummary {
    bool ended = false;
    std::uint64_t winners = 0;
    int starter = -1; ///< seat that had the first turn; -1: none has it
    std::vector<int> scores;
    int moves = 0;
    int rolls = 0;
    int turns = 0;
};

/// What a game is worth to a seat: kWinUnits, divided among those who won.
std::int64_t winUnits(const GameSummary& summary, int seat);
/// An empty tally for so many seats.
void prepareTally(SimulationTally& tally, std::size_t seats);
/// Counts a game; `shift`: how many seats the bots have moved on in it.
void addGame(SimulationTally& tally, const GameSummary& summary, std::uint64_t shift);

/// Looks on while a game is played, in the thread that plays it, and changes nothing.
class GameObserver {
public:
    GameObserver() = default;
    GameObserver(const GameObserver&) = delete;
    GameObserver& operator=(const GameObserver&) = delete;
    virtual ~GameObserver() = default;

    /// What the rules are to be traced with; null: they are not.
    virtual RuleTrace* trace() { return nullptr; }
    /// The game has begun, and `decision` waits.
    virtual void begin(const Rules& rules, const State& state, const Decision& decision) = 0;
    /// What `decision` asked for is about to be carried out.
    virtual void seeMove(const State& state, const Decision& decision, const Move& move) = 0;
    virtual void seeRoll(const State& state, const Decision& decision, const Outcome& outcome) = 0;
    /// A move or roll was carried out, and `decision` waits.
    virtual void seeDecision(const State& state, const Decision& decision) = 0;
    virtual void end(const State& state, const GameSummary& summary) = 0;
};

/// Plays whole games of one Rules one after another, without journal and without allocating in the loop. Not shared
/// between threads.
class GameRunner {
public:
    explicit GameRunner(const Rules& rules);
    GameRunner(const GameRunner&) = delete;
    GameRunner& operator=(const GameRunner&) = delete;
    ~GameRunner();

    /// Plays the game of `seed` with these bots, by seat, to its end or `moveLimit`. `probe` and `observer` may be
    /// null. False when the probe found something: then finding() says what.
    bool play(std::uint64_t seed, const std::vector<std::unique_ptr<Bot>>& bots, int moveLimit,
              const SimulationProbe* probe = nullptr, std::uint64_t game = 0, GameObserver* observer = nullptr);
    const GameSummary& summary() const { return m_summary; }
    const SimulationFinding& finding() const { return m_finding; }

private:
    struct Table;
    bool probeNow(const SimulationProbe& probe, const Move* move, std::uint64_t game);

    const Rules& m_rules;
    std::unique_ptr<Table> m_table; ///< state, decision and move of the game: some 30 kB
    GameSummary m_summary;
    SimulationFinding m_finding;
};

/// Seed number `index` of a run: whatever else is drawn, game i of a run is always the same game.
std::uint64_t derivedSeed(std::uint64_t seed, std::uint64_t index);

} // namespace marches::engine
