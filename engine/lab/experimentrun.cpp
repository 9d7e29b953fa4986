// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/experimentrun.h"

#include <algorithm>
#include <memory>

#include "engine/lab/estimate.h"
#include "engine/lab/gamewatch.h"

namespace marches::engine {

namespace {

constexpr std::uint64_t kFirstLook = 64; ///< games before which no interval by Student's t is trusted
constexpr std::size_t kMostLooks = 6;

std::vector<std::string> seatIds(const Rules& rules)
{
    std::vector<std::string> ids;
    for (const SeatInfo& seat : rules.seats()) ids.push_back(seat.id);
    return ids;
}

/// Whether differences are told of a column: of places, cards and rules there are too many.
bool isContrasted(const std::string& column)
{
    const MeasureScope scope = measureOfColumn(column)->scope;
    return scope == MeasureScope::Game || scope == MeasureScope::Seat;
}

/// Where the values of a contrast's column are, by arm with a weight.
struct ContrastColumn {
    std::string name;
    std::vector<std::size_t> at;
};

/// Plays an experiment's games for one thread.
class ExperimentPlayer {
public:
    ExperimentPlayer(const ExperimentPlan& plan, SimulationResult& sums) : m_plan(plan), m_sums(sums)
    {
        const std::vector<std::string> names = wantedMeasures(plan.experiment);
        const MeasureSet wanted(names.begin(), names.end());
        for (const PlannedArm& arm : plan.arms) {
            m_arms.push_back(std::make_unique<Arm>(*arm.rules, wanted));
            m_arms.back()->sums.resize(m_arms.back()->watch.columns().size());
        }
        for (const Contrast& contrast : plan.contrasts) {
            m_contrasts.push_back(columnsOf(contrast));
            m_contrastSums.emplace_back(m_contrasts.back().size());
        }
    }

    void play(std::uint64_t game)
    {
        const std::uint64_t seed = derivedSeed(m_plan.experiment.seed, game);
        for (std::size_t i = 0; i < m_arms.size(); ++i) {
            Arm& arm = *m_arms[i];
            SimulationTally& tally = i == 0 ? m_sums.tally : m_sums.arms[i - 1].tally;
            const std::vector<std::string>& levels = m_plan.arms[i].bots;
            const std::uint64_t shift = m_plan.experiment.rotate ? game % levels.size() : 0;
            m_bots.clear();
            for (std::size_t seat = 0; seat < levels.size(); ++seat)
                m_bots.push_back(makeBot(levels[(seat + shift) % levels.size()], derivedSeed(seed, seat)));
            arm.played = arm.runner.play(seed, m_bots, m_plan.experiment.moveLimit, nullptr, game, &arm.watch);
            if (!arm.played) {
                ++tally.broken;
                continue;
            }
            addGame(tally, arm.runner.summary(), shift);
            const std::vector<int>& values = arm.watch.values();
            for (std::size_t column = 0; column < values.size(); ++column)
                if (values[column] != GameWatch::kNone) arm.sums[column].add(values[column]);
        }
        for (std::size_t contrast = 0; contrast < m_contrasts.size(); ++contrast) addContrast(contrast);
    }

    /// Writes what was measured into the sums.
    void finish()
    {
        for (std::size_t i = 0; i < m_arms.size(); ++i) {
            Measured& measured = i == 0 ? m_sums.measured : m_sums.arms[i - 1].measured;
            for (std::size_t column = 0; column < m_arms[i]->sums.size(); ++column)
                measured[m_arms[i]->watch.columns()[column]].add(m_arms[i]->sums[column]);
        }
        for (std::size_t contrast = 0; contrast < m_contrasts.size(); ++contrast)
            for (std::size_t column = 0; column < m_contrasts[contrast].size(); ++column)
                m_sums.contrasts[contrast].measured[m_contrasts[contrast][column].name].add(
                    m_contrastSums[contrast][column]);
    }

private:
    struct Arm {
        Arm(const Rules& rules, const MeasureSet& wanted) : runner(rules), watch(rules, wanted) {}
        GameRunner runner;
        GameWatch watch;
        std::vector<MeasureSums> sums; ///< by column
        bool played = false;
    };

    /// The columns that all arms of the contrast have.
    std::vector<ContrastColumn> columnsOf(const Contrast& contrast) const
    {
        std::vector<ContrastColumn> columns;
        for (const std::string& name : m_arms.front()->watch.columns()) {
            ContrastColumn column{name, {}};
            bool everywhere = isContrasted(name);
            for (std::size_t i = 0; i < m_arms.size() && everywhere; ++i) {
                const std::vector<std::string>& names = m_arms[i]->watch.columns();
                const auto found = std::ranges::find(names, name);
                column.at.push_back(static_cast<std::size_t>(found - names.begin()));
                everywhere = contrast.weights[i] == 0 || found != names.end();
            }
            if (everywhere) columns.push_back(std::move(column));
        }
        return columns;
    }

    void addContrast(std::size_t index)
    {
        const std::vector<int>& weights = m_plan.contrasts[index].weights;
        for (std::size_t i = 0; i < weights.size(); ++i)
            if (weights[i] != 0 && !m_arms[i]->played) return;
        for (std::size_t column = 0; column < m_contrasts[index].size(); ++column) {
            std::int64_t sum = 0;
            bool whole = true;
            for (std::size_t i = 0; i < weights.size() && whole; ++i) {
                if (weights[i] == 0) continue;
                const int value = m_arms[i]->watch.values()[m_contrasts[index][column].at[i]];
                whole = value != GameWatch::kNone;
                if (whole) sum += std::int64_t{weights[i]} * value;
            }
            if (whole) m_contrastSums[index][column].add(sum);
        }
    }

    const ExperimentPlan& m_plan;
    SimulationResult& m_sums;
    std::vector<std::unique_ptr<Arm>> m_arms;
    std::vector<std::vector<ContrastColumn>> m_contrasts;
    std::vector<std::vector<MeasureSums>> m_contrastSums;
    std::vector<std::unique_ptr<Bot>> m_bots;
};

/// Plays a range of the games and adds it to the result. False when the progress callback stopped it.
bool playRange(const ExperimentRun& run, GameRange range, GameRange whole, SimulationResult& result)
{
    SimulationProgress progress;
    if (run.progress)
        progress = [&](std::uint64_t done, std::uint64_t) {
            return run.progress(range.first - whole.first + done, whole.end - whole.first);
        };
    GameQueue queue(range, progress);
    const std::size_t threads = threadsFor(range, run.jobs);
    std::vector<SimulationResult> shares(threads, emptyResult(*run.plan));
    std::vector<std::shared_ptr<ExperimentPlayer>> players(threads);
    queue.play(threads, [&](std::size_t thread) -> GameQueue::Player {
        auto player = std::make_shared<ExperimentPlayer>(*run.plan, shares[thread]);
        players[thread] = player;
        return [player](std::uint64_t game) { player->play(game); };
    });
    for (std::size_t thread = 0; thread < threads; ++thread) {
        if (players[thread]) players[thread]->finish();
        result.addSums(shares[thread]);
    }
    for (const GameRange& done : queue.done()) {
        if (!result.done.empty() && result.done.back().end == done.first)
            result.done.back().end = done.end;
        else
            result.done.push_back(done);
    }
    return !queue.stopped();
}

} // namespace

SimulationResult emptyResult(const ExperimentPlan& plan)
{
    const Experiment& experiment = plan.experiment;
    const PlannedArm& first = plan.arms.front();
    SimulationResult result;
    result.subject = {experiment.variant,    first.map,  plan.ruleset,      first.options,   first.content,
                      seatIds(*first.rules), first.bots, experiment.rotate, experiment.seed, experiment.games,
                      experiment.moveLimit};
    prepareTally(result.tally, first.rules->seats().size());
    result.experiment = writeExperiment(experiment);
    result.name = first.name;
    for (std::size_t i = 1; i < plan.arms.size(); ++i) {
        const PlannedArm& arm = plan.arms[i];
        SimulationArm written{
            arm.name, arm.map == first.map ? std::string() : arm.map, arm.options, seatIds(*arm.rules), arm.bots, {},
            {}};
        prepareTally(written.tally, arm.rules->seats().size());
        result.arms.push_back(std::move(written));
    }
    for (const Contrast& contrast : plan.contrasts) result.contrasts.push_back({contrast.name, contrast.weights, {}});
    return result;
}

std::vector<std::uint64_t> looksOf(const Experiment& experiment)
{
    std::vector<std::uint64_t> looks = {experiment.games};
    while (experiment.precision > 0 && looks.size() < kMostLooks && looks.front() / 2 >= kFirstLook)
        looks.insert(looks.begin(), looks.front() / 2);
    return looks;
}

double confidenceOf(const Experiment& experiment)
{
    return 1.0 - 0.05 / static_cast<double>(looksOf(experiment).size());
}

Result<ExperimentOutcome> runExperiment(const ExperimentRun& run)
{
    if (run.shards < 1 || run.shard < 1 || run.shard > run.shards) return fail(Error{"lab-shard", {}, {}, 0, 0, {}});
    const Experiment& experiment = run.plan->experiment;
    ExperimentOutcome outcome{emptyResult(*run.plan), false, false};
    const GameRange whole = partOfRun(experiment.games, run.shard, run.shards);
    std::vector<std::uint64_t> ends = {whole.end};
    if (run.shards == 1) ends = looksOf(experiment);
    std::uint64_t first = whole.first;
    for (const std::uint64_t end : ends) {
        outcome.stopped = !playRange(run, {first, end}, whole, outcome.result);
        if (outcome.stopped) break;
        first = end;
        outcome.precise = experiment.precision > 0 && run.shards == 1 && isPrecise(outcome.result, experiment);
        if (outcome.precise) break;
    }
    return outcome;
}

Result<ExperimentOutcome> playOn(const ExperimentPlan& plan, const SimulationResult& soFar, std::uint64_t games,
                                 int jobs, const SimulationProgress& progress)
{
    const std::uint64_t first = soFar.gamesDone();
    const bool whole = soFar.done.empty() || soFar.done == std::vector<GameRange>{{0, first}};
    if (!whole) return fail(Error{"merge-subject", {{"part", "1"}}, {}, 0, 0, {}});
    std::uint64_t end = std::min(plan.experiment.games, first + games);
    for (const std::uint64_t look : looksOf(plan.experiment))
        if (look > first) end = std::min(end, look);
    const GameRange range{first, std::max(first, end)};
    SimulationResult step = emptyResult(plan);
    ExperimentRun run;
    run.plan = &plan;
    run.jobs = jobs;
    run.progress = progress;
    if (first < end && !playRange(run, range, range, step)) return ExperimentOutcome{soFar, true, false};
    Result<SimulationResult> merged = merge({soFar, std::move(step)});
    if (!merged) return fail(merged.error());
    ExperimentOutcome outcome{*std::move(merged), false, false};
    outcome.precise = plan.experiment.precision > 0 && isFinished(outcome.result, plan.experiment);
    return outcome;
}

bool isFinished(const SimulationResult& result, const Experiment& experiment)
{
    if (result.complete()) return true;
    if (experiment.precision <= 0 || result.done.size() != 1 || result.done.front().first != 0) return false;
    return std::ranges::binary_search(looksOf(experiment), result.gamesDone()) && isPrecise(result, experiment);
}

} // namespace marches::engine
