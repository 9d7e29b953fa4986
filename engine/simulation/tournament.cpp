// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/tournament.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

namespace marches::engine {

namespace {

/// Numbers of the two levels of a pair.
std::pair<std::size_t, std::size_t> levelsOf(std::size_t pair, std::size_t levels)
{
    std::size_t first = 0;
    for (std::size_t left = levels - 1; pair >= left; --left) {
        pair -= left;
        ++first;
    }
    return {first, first + 1 + pair};
}

Error problem(std::string code, std::string name = {}, std::string value = {})
{
    Error error{std::move(code), {}, {}, 0, 0, {}};
    if (!name.empty()) error.args.emplace_back(std::move(name), std::move(value));
    return error;
}

Errors checkTournament(const TournamentRun& run)
{
    Errors errors;
    const TournamentSubject& subject = run.subject;
    for (const std::string& level : subject.levels)
        if (makeBot(level, 1) == nullptr) errors.push_back(problem("lab-bot", "bot", level));
    std::vector<std::string> sorted = subject.levels;
    std::ranges::sort(sorted);
    const bool twice = std::ranges::adjacent_find(sorted) != sorted.end();
    if (sorted.size() < 2 || sorted.size() > kMostTournamentLevels || twice)
        errors.push_back(problem("tournament-levels"));
    if (run.shards < 1 || run.shard < 1 || run.shard > run.shards) errors.push_back(problem("lab-shard"));
    if (subject.games == 0 || subject.games > kMostSimulatedGames / std::max<std::uint64_t>(1, subject.pairs()) ||
        subject.moveLimit <= 0 || subject.moveLimit > kMostSimulatedMoves)
        errors.push_back(problem("lab-games"));
    return errors;
}

/// Plays games of one tournament for one thread.
class Contest {
public:
    explicit Contest(const TournamentRun& run)
        : m_run(run), m_runner(*run.rules), m_pairs(static_cast<std::size_t>(run.subject.pairs()))
    {}

    /// `number` of all games, pair after pair.
    void play(std::uint64_t number)
    {
        const TournamentSubject& subject = m_run.subject;
        const std::uint64_t game = number % subject.games;
        const auto pair = static_cast<std::size_t>(number / subject.games);
        const auto [first, second] = levelsOf(pair, subject.levels.size());
        const std::uint64_t seed = derivedSeed(subject.seed, game); // the same games for every pair
        const std::size_t seats = subject.seats.size();
        m_bots.clear();
        std::uint64_t ofFirst = 0; // bit a seat
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const bool isFirst = (seat + game) % 2 == 0;
            if (isFirst) ofFirst |= std::uint64_t{1} << seat;
            m_bots.push_back(makeBot(subject.levels[isFirst ? first : second], derivedSeed(seed, seat)));
        }
        TournamentPair& sums = m_pairs[pair];
        const bool sound = m_runner.play(seed, m_bots, subject.moveLimit);
        const GameSummary& summary = m_runner.summary();
        if (!sound || !summary.ended || summary.winners == 0) {
            ++sums.cut;
            return;
        }
        ++sums.games;
        const int won = std::popcount(summary.winners & ofFirst);
        sums.units += static_cast<std::uint64_t>(kWinUnits * won / std::popcount(summary.winners));
    }
    const std::vector<TournamentPair>& pairs() const { return m_pairs; }

private:
    const TournamentRun& m_run;
    GameRunner m_runner;
    std::vector<TournamentPair> m_pairs;
    std::vector<std::unique_ptr<Bot>> m_bots;
};

void addPairs(std::vector<TournamentPair>& sum, const std::vector<TournamentPair>& more)
{
    for (std::size_t i = 0; i < sum.size(); ++i) {
        sum[i].games += more[i].games;
        sum[i].cut += more[i].cut;
        sum[i].units += more[i].units;
    }
}

/// Joins ranges that touch; false where two overlap.
bool joinParts(std::vector<GameRange>& ranges)
{
    std::ranges::sort(ranges, {}, &GameRange::first);
    std::vector<GameRange> joined;
    for (const GameRange& range : ranges) {
        if (range.first == range.end) continue;
        if (!joined.empty() && range.first < joined.back().end) return false;
        if (!joined.empty() && range.first == joined.back().end)
            joined.back().end = range.end;
        else
            joined.push_back(range);
    }
    ranges = std::move(joined);
    return true;
}

} // namespace

Result<TournamentResult> playTournament(const TournamentRun& run)
{
    if (Errors errors = checkTournament(run); !errors.empty()) return fail(std::move(errors));
    const std::uint64_t all = run.subject.pairs() * run.subject.games;
    const auto part = [&](int number) {
        return all / static_cast<std::uint64_t>(run.shards) * static_cast<std::uint64_t>(number) +
               all % static_cast<std::uint64_t>(run.shards) * static_cast<std::uint64_t>(number) /
                   static_cast<std::uint64_t>(run.shards);
    };
    const GameRange range{part(run.shard - 1), part(run.shard)};
    TournamentResult result{run.subject, {range}, std::vector<TournamentPair>(run.subject.pairs())};
    joinParts(result.done);
    std::atomic<std::uint64_t> next{range.first};
    std::atomic<bool> stopped{false};
    std::mutex mutex;
    std::exception_ptr thrown;
    std::uint64_t played = 0;
    const auto work = [&]() noexcept {
        try {
            Contest contest(run);
            for (std::uint64_t game = next++; game < range.end && !stopped; game = next++) {
                contest.play(game);
                const std::scoped_lock lock(mutex);
                if (run.progress && !run.progress(++played, range.end - range.first)) stopped = true;
            }
            const std::scoped_lock lock(mutex);
            addPairs(result.pairs, contest.pairs());
        } catch (...) {
            stopped = true;
            const std::scoped_lock lock(mutex);
            if (!thrown) thrown = std::current_exception();
        }
    };
    {
        const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
        const auto jobs = std::clamp<std::uint64_t>(run.jobs > 0 ? static_cast<unsigned>(run.jobs) : cores, 1,
                                                    std::max<std::uint64_t>(1, range.end - range.first));
        std::vector<std::jthread> threads;
        for (std::uint64_t i = 1; i < jobs; ++i) threads.emplace_back(work);
        work();
    }
    if (thrown) std::rethrow_exception(thrown);
    if (stopped) return fail(Errors{problem("tournament-stopped")});
    return result;
}

std::vector<Rating> ratings(const TournamentResult& result)
{
    std::vector<PairScore> scores;
    for (std::size_t i = 0; i < result.pairs.size(); ++i) {
        const auto [first, second] = levelsOf(i, result.subject.levels.size());
        const TournamentPair& pair = result.pairs[i];
        scores.push_back({static_cast<int>(first), static_cast<int>(second), static_cast<double>(pair.games),
                          static_cast<double>(pair.units) / kWinUnits});
    }
    return bradleyTerry(static_cast<int>(result.subject.levels.size()), scores);
}

Result<TournamentResult> merge(const std::vector<TournamentResult>& parts)
{
    const auto wrong = [](std::string code, std::size_t part) {
        return fail(Errors{problem(std::move(code), "part", std::to_string(part + 1))});
    };
    if (parts.empty()) return wrong("merge-nothing", 0);
    TournamentResult sum = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (!(parts[i].subject == sum.subject)) return wrong("merge-subject", i);
        sum.done.insert(sum.done.end(), parts[i].done.begin(), parts[i].done.end());
        if (!joinParts(sum.done)) return wrong("merge-overlap", i);
        addPairs(sum.pairs, parts[i].pairs);
    }
    return sum;
}

} // namespace marches::engine
