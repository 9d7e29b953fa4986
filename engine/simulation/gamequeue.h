// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <vector>

#include "engine/simulation/simulationresult.h"

namespace marches::engine {

/// Told now and then, from one thread at a time. False stops the run; what is done by then is in the result.
using SimulationProgress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// Hands out the games of a range to threads, a few at a time, and remembers which were played.
class GameQueue {
public:
    using Player = std::function<void(std::uint64_t game)>;
    /// Makes the player of a thread, from 0, in that thread.
    using PlayerMaker = std::function<Player(std::size_t thread)>;

    GameQueue(GameRange range, SimulationProgress progress);

    /// Plays until nothing is left or the progress callback stops it. What is thrown meanwhile, out of memory or by a
    /// player, ends the whole run and is thrown here.
    void play(std::size_t threads, const PlayerMaker& makePlayer);
    bool stopped() const { return m_stopped.load(); }
    /// Which games were played, ascending and joined.
    std::vector<GameRange> done() const;

private:
    void work(const PlayerMaker& makePlayer, std::size_t thread) noexcept;
    void playAll(const Player& player);
    void finished(GameRange chunk);

    const GameRange m_range;
    const SimulationProgress m_progress;
    std::atomic<std::uint64_t> m_next;
    std::atomic<bool> m_stopped{false};
    std::mutex m_mutex;
    std::vector<GameRange> m_chunks;
    std::uint64_t m_games = 0;
    std::exception_ptr m_thrown;
    std::chrono::steady_clock::time_point m_told{};
};

/// How many threads are of use for a range; `jobs` 0: one a core.
std::size_t threadsFor(GameRange range, int jobs);
/// Games of one of several parts of a run, `shard` from 1 to `shards`, as even as can be.
GameRange partOfRun(std::uint64_t games, int shard, int shards);

} // namespace marches::engine
