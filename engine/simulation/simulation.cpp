// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/simulation.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>

namespace marches::engine {

namespace {

constexpr std::uint64_t kChunk = 16; // games that a thread takes at a time
constexpr std::size_t kMaxFindings = 20;
constexpr auto kTellEvery = std::chrono::milliseconds(50);

/// What one thread has played.
struct ThreadResult {
    SimulationResult sums;
    std::vector<SimulationFinding> findings;
};

void prepare(SimulationTally& tally, std::size_t seats)
{
    tally.seats.resize(seats);
    tally.botWinUnits.resize(seats);
}

std::int64_t unitsOf(const GameSummary& summary, std::size_t seat)
{
    if (((summary.winners >> seat) & 1U) == 0) return 0;
    return kWinUnits / std::popcount(summary.winners);
}

std::int64_t starterUnits(const GameSummary& summary)
{
    return summary.starter < 0 ? 0 : unitsOf(summary, static_cast<std::size_t>(summary.starter));
}

void addGame(SimulationTally& tally, const GameSummary& summary, std::uint64_t shift)
{
    tally.allMoves += static_cast<std::uint64_t>(summary.moves);
    tally.rolls += static_cast<std::uint64_t>(summary.rolls);
    if (!summary.ended) {
        ++tally.cut;
        return;
    }
    ++tally.ended;
    ++tally.moves[summary.moves];
    ++tally.turns[summary.turns];
    if (summary.starter >= 0) {
        ++tally.starter.games;
        tally.starter.winUnits += static_cast<std::uint64_t>(starterUnits(summary));
    }
    const std::size_t seats = tally.seats.size();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto units = static_cast<std::uint64_t>(unitsOf(summary, seat));
        tally.seats[seat].winUnits += units;
        tally.seats[seat].won += units > 0 ? 1 : 0;
        if (seat < summary.scores.size()) ++tally.seats[seat].scores[summary.scores[seat]];
        tally.botWinUnits[(seat + shift) % seats] += units;
    }
}

/// Plays single games for one thread.
class Player {
public:
    Player(const SimulationRun& run, ThreadResult& share) : m_run(run), m_share(share), m_runner(*run.rules)
    {
        if (run.otherRules) m_otherRunner = std::make_unique<GameRunner>(*run.otherRules);
    }

    void play(std::uint64_t game)
    {
        const std::size_t seats = m_run.subject.seats.size();
        const std::uint64_t shift = m_run.subject.rotate ? game % seats : 0;
        SimulationResult& sums = m_share.sums;
        if (!playWith(m_runner, game, shift)) return broken();
        if (!m_otherRunner) {
            addGame(sums.tally, m_runner.summary(), shift);
            return;
        }
        if (!playWith(*m_otherRunner, game, shift)) return broken();
        const GameSummary& first = m_runner.summary();
        const GameSummary& second = m_otherRunner->summary();
        addGame(sums.tally, first, shift);
        addGame(sums.other, second, shift);
        if (!first.ended || !second.ended) return;
        ++sums.pairs;
        for (std::size_t seat = 0; seat < seats; ++seat)
            sums.differences[seat].add(unitsOf(first, seat) - unitsOf(second, seat));
        sums.starter.add(starterUnits(first) - starterUnits(second));
        sums.moves.add(first.moves - second.moves);
        sums.turns.add(first.turns - second.turns);
    }

private:
    void broken()
    {
        ++m_share.sums.tally.broken;
        if (m_otherRunner) ++m_share.sums.other.broken;
    }

    bool playWith(GameRunner& runner, std::uint64_t game, std::uint64_t shift)
    {
        const std::uint64_t seed = derivedSeed(m_run.subject.seed, game);
        const std::vector<std::string>& levels = m_run.subject.bots;
        m_bots.clear();
        for (std::size_t seat = 0; seat < levels.size(); ++seat)
            m_bots.push_back(makeBot(levels[(seat + shift) % levels.size()], derivedSeed(seed, seat)));
        if (runner.play(seed, m_bots, m_run.subject.moveLimit, m_run.probe ? &m_run.probe : nullptr, game)) return true;
        m_share.findings.push_back(runner.finding());
        return false;
    }

    const SimulationRun& m_run;
    ThreadResult& m_share;
    GameRunner m_runner;
    std::unique_ptr<GameRunner> m_otherRunner;
    std::vector<std::unique_ptr<Bot>> m_bots;
};

/// Hands out games to the threads and gathers what they have played.
class Desk {
public:
    Desk(const SimulationRun& run, GameRange range) : m_run(run), m_range(range), m_next(range.first) {}

    /// Plays until nothing is left. What is thrown meanwhile, out of memory or in a probe, ends the whole run:
    /// rethrow().
    void work(ThreadResult& share) noexcept
    {
        try {
            playAll(share);
        } catch (...) {
            m_stopped = true;
            const std::scoped_lock lock(m_mutex);
            if (!m_thrown) m_thrown = std::current_exception();
        }
    }
    /// Throws in the caller's thread what was thrown in another.
    void rethrow() const
    {
        if (m_thrown) std::rethrow_exception(m_thrown);
    }
    bool stopped() const { return m_stopped.load(); }
    std::vector<GameRange> done();

private:
    void playAll(ThreadResult& share)
    {
        Player player(m_run, share);
        while (!m_stopped.load(std::memory_order_relaxed)) {
            const std::uint64_t first = m_next.fetch_add(kChunk, std::memory_order_relaxed);
            if (first >= m_range.end) return;
            const GameRange chunk{first, std::min(first + kChunk, m_range.end)};
            for (std::uint64_t game = chunk.first; game < chunk.end; ++game) player.play(game);
            finished(chunk);
        }
    }
    void finished(GameRange chunk)
    {
        const std::scoped_lock lock(m_mutex);
        m_chunks.push_back(chunk);
        m_games += chunk.end - chunk.first;
        const auto now = std::chrono::steady_clock::now();
        const std::uint64_t all = m_range.end - m_range.first;
        if (!m_run.progress || (now - m_told < kTellEvery && m_games < all)) return;
        m_told = now;
        if (!m_run.progress(m_games, all)) m_stopped = true;
    }

    const SimulationRun& m_run;
    const GameRange m_range;
    std::atomic<std::uint64_t> m_next;
    std::atomic<bool> m_stopped{false};
    std::mutex m_mutex;
    std::vector<GameRange> m_chunks;
    std::uint64_t m_games = 0;
    std::exception_ptr m_thrown;
    std::chrono::steady_clock::time_point m_told{};
};

std::vector<GameRange> Desk::done()
{
    std::sort(m_chunks.begin(), m_chunks.end(),
              [](const GameRange& a, const GameRange& b) { return a.first < b.first; });
    std::vector<GameRange> joined;
    for (const GameRange& chunk : m_chunks) {
        if (!joined.empty() && joined.back().end == chunk.first)
            joined.back().end = chunk.end;
        else
            joined.push_back(chunk);
    }
    return joined;
}

SimulationResult emptyResult(const SimulationRun& run)
{
    const std::size_t seats = run.subject.seats.size();
    SimulationResult result;
    result.subject = run.subject;
    prepare(result.tally, seats);
    result.compared = run.otherRules != nullptr;
    if (!result.compared) return result;
    result.otherOptions = run.otherOptions;
    prepare(result.other, seats);
    result.differences.resize(seats);
    return result;
}

Error wrong(std::string code, std::vector<std::pair<std::string, std::string>> args = {})
{
    return {std::move(code), std::move(args), {}, 0, 0, {}};
}

Errors check(const SimulationRun& run)
{
    Errors errors;
    const SimulationSubject& subject = run.subject;
    if (subject.seats.size() != run.rules->seats().size() || subject.bots.size() != subject.seats.size())
        errors.push_back(wrong("lab-bots", {{"seats", std::to_string(run.rules->seats().size())}}));
    for (const std::string& level : subject.bots)
        if (makeBot(level, 1) == nullptr) errors.push_back(wrong("lab-bot", {{"bot", level}}));
    if (run.shards < 1 || run.shard < 1 || run.shard > run.shards) errors.push_back(wrong("lab-shard"));
    if (subject.games == 0 || subject.games > kMostSimulatedGames || subject.moveLimit <= 0 ||
        subject.moveLimit > kMostSimulatedMoves)
        errors.push_back(wrong("lab-games"));
    return errors;
}

/// Games of one of several parts of a run, as even as can be.
GameRange rangeOf(const SimulationRun& run)
{
    const auto cutAt = [&](int part) {
        const auto shards = static_cast<std::uint64_t>(run.shards);
        const auto number = static_cast<std::uint64_t>(part);
        // games * part / shards without overflow
        return run.subject.games / shards * number + run.subject.games % shards * number / shards;
    };
    return {cutAt(run.shard - 1), cutAt(run.shard)};
}

} // namespace

Result<GameOutcome> simulate(const SimulationRun& run)
{
    if (Errors errors = check(run); !errors.empty()) return fail(std::move(errors));
    const GameRange range = rangeOf(run);
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    const std::uint64_t chunks = (range.end - range.first + kChunk - 1) / kChunk;
    const std::uint64_t jobs = std::clamp<std::uint64_t>(run.jobs > 0 ? static_cast<unsigned>(run.jobs) : cores, 1,
                                                         std::max<std::uint64_t>(chunks, 1));

    Desk desk(run, range);
    std::vector<ThreadResult> shares(jobs, ThreadResult{emptyResult(run), {}});
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < shares.size(); ++i)
            threads.emplace_back([&desk, &shares, i] { desk.work(shares[i]); });
        desk.work(shares.front());
    }
    desk.rethrow();
    GameOutcome outcome{emptyResult(run), {}, desk.stopped()};
    for (ThreadResult& share : shares) {
        outcome.result.addSums(share.sums);
        outcome.findings.insert(outcome.findings.end(), share.findings.begin(), share.findings.end());
    }
    std::sort(outcome.findings.begin(), outcome.findings.end(),
              [](const SimulationFinding& a, const SimulationFinding& b) { return a.game < b.game; });
    if (outcome.findings.size() > kMaxFindings) outcome.findings.resize(kMaxFindings);
    outcome.result.done = desk.done();
    return outcome;
}

} // namespace marches::engine
