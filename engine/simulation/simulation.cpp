// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/simulation.h"

#include <algorithm>
#include <bit>
#include <memory>

namespace marches::engine {

namespace {

constexpr std::size_t kMaxFindings = 20;

/// What one thread has played.
struct ThreadResult {
    SimulationResult sums;
    std::vector<SimulationFinding> findings;
};

std::int64_t starterUnits(const GameSummary& summary)
{
    return summary.starter < 0 ? 0 : winUnits(summary, summary.starter);
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
            sums.differences[seat].add(winUnits(first, static_cast<int>(seat)) -
                                       winUnits(second, static_cast<int>(seat)));
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

SimulationResult emptyResult(const SimulationRun& run)
{
    const std::size_t seats = run.subject.seats.size();
    SimulationResult result;
    result.subject = run.subject;
    prepareTally(result.tally, seats);
    result.compared = run.otherRules != nullptr;
    if (!result.compared) return result;
    result.otherOptions = run.otherOptions;
    prepareTally(result.other, seats);
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

} // namespace

std::int64_t winUnits(const GameSummary& summary, int seat)
{
    if (((summary.winners >> static_cast<unsigned>(seat)) & 1U) == 0) return 0;
    return kWinUnits / std::popcount(summary.winners);
}

void prepareTally(SimulationTally& tally, std::size_t seats)
{
    tally.seats.resize(seats);
    tally.botWinUnits.resize(seats);
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
        tally.starter.winUnits += static_cast<std::uint64_t>(winUnits(summary, summary.starter));
    }
    const std::size_t seats = tally.seats.size();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto units = static_cast<std::uint64_t>(winUnits(summary, static_cast<int>(seat)));
        tally.seats[seat].winUnits += units;
        tally.seats[seat].won += units > 0 ? 1 : 0;
        if (seat < summary.scores.size()) ++tally.seats[seat].scores[summary.scores[seat]];
        tally.botWinUnits[(seat + shift) % seats] += units;
    }
}

Result<GameOutcome> simulate(const SimulationRun& run)
{
    if (Errors errors = check(run); !errors.empty()) return fail(std::move(errors));
    const GameRange range = partOfRun(run.subject.games, run.shard, run.shards);
    GameQueue queue(range, run.progress);
    std::vector<ThreadResult> shares(threadsFor(range, run.jobs), ThreadResult{emptyResult(run), {}});
    queue.play(shares.size(), [&](std::size_t thread) -> GameQueue::Player {
        auto player = std::make_shared<Player>(run, shares[thread]);
        return [player](std::uint64_t game) { player->play(game); };
    });
    GameOutcome outcome{emptyResult(run), {}, queue.stopped()};
    for (ThreadResult& share : shares) {
        outcome.result.addSums(share.sums);
        outcome.findings.insert(outcome.findings.end(), share.findings.begin(), share.findings.end());
    }
    std::sort(outcome.findings.begin(), outcome.findings.end(),
              [](const SimulationFinding& a, const SimulationFinding& b) { return a.game < b.game; });
    if (outcome.findings.size() > kMaxFindings) outcome.findings.resize(kMaxFindings);
    outcome.result.done = queue.done();
    return outcome;
}

} // namespace marches::engine
