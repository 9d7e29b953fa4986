// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/gamequeue.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace marches::engine {

namespace {

constexpr std::uint64_t kChunk = 16; // games that a thread takes at a time
constexpr auto kTellEvery = std::chrono::milliseconds(50);

} // namespace

GameQueue::GameQueue(GameRange range, SimulationProgress progress)
    : m_range(range), m_progress(std::move(progress)), m_next(range.first)
{}

void GameQueue::play(std::size_t threads, const PlayerMaker& makePlayer)
{
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < threads; ++i) others.emplace_back([&, i] { work(makePlayer, i); });
        work(makePlayer, 0);
    }
    if (m_thrown) std::rethrow_exception(m_thrown);
}

void GameQueue::work(const PlayerMaker& makePlayer, std::size_t thread) noexcept
{
    try {
        playAll(makePlayer(thread));
    } catch (...) {
        m_stopped = true;
        const std::scoped_lock lock(m_mutex);
        if (!m_thrown) m_thrown = std::current_exception();
    }
}

void GameQueue::playAll(const Player& player)
{
    while (!m_stopped.load(std::memory_order_relaxed)) {
        const std::uint64_t first = m_next.fetch_add(kChunk, std::memory_order_relaxed);
        if (first >= m_range.end) return;
        const GameRange chunk{first, std::min(first + kChunk, m_range.end)};
        for (std::uint64_t game = chunk.first; game < chunk.end; ++game) player(game);
        finished(chunk);
    }
}

void GameQueue::finished(GameRange chunk)
{
    const std::scoped_lock lock(m_mutex);
    m_chunks.push_back(chunk);
    m_games += chunk.end - chunk.first;
    const auto now = std::chrono::steady_clock::now();
    const std::uint64_t all = m_range.end - m_range.first;
    if (!m_progress || (now - m_told < kTellEvery && m_games < all)) return;
    m_told = now;
    if (!m_progress(m_games, all)) m_stopped = true;
}

std::vector<GameRange> GameQueue::done() const
{
    std::vector<GameRange> chunks = m_chunks;
    std::sort(chunks.begin(), chunks.end(), [](const GameRange& a, const GameRange& b) { return a.first < b.first; });
    std::vector<GameRange> joined;
    for (const GameRange& chunk : chunks) {
        if (!joined.empty() && joined.back().end == chunk.first)
            joined.back().end = chunk.end;
        else
            joined.push_back(chunk);
    }
    return joined;
}

std::size_t threadsFor(GameRange range, int jobs)
{
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    const std::uint64_t chunks = (range.end - range.first + kChunk - 1) / kChunk;
    return std::clamp<std::uint64_t>(jobs > 0 ? static_cast<unsigned>(jobs) : cores, 1,
                                     std::max<std::uint64_t>(chunks, 1));
}

GameRange partOfRun(std::uint64_t games, int shard, int shards)
{
    const auto cutAt = [&](int part) {
        const auto all = static_cast<std::uint64_t>(shards);
        const auto number = static_cast<std::uint64_t>(part);
        return games / all * number + games % all * number / all; // games * part / shards without overflow
    };
    return {cutAt(shard - 1), cutAt(shard)};
}

} // namespace marches::engine
