// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/samplegame.h"

namespace marches::engine {

namespace {

/// The levels of the bots by seat in a game, whether they move on from game to game or not.
std::vector<std::string> levelsIn(const ExperimentPlan& plan, const PlannedArm& arm, std::uint64_t number)
{
    const std::uint64_t shift = plan.experiment.rotate ? number % arm.bots.size() : 0;
    std::vector<std::string> levels;
    for (std::size_t seat = 0; seat < arm.bots.size(); ++seat)
        levels.push_back(arm.bots[(seat + shift) % arm.bots.size()]);
    return levels;
}

std::vector<std::unique_ptr<Bot>> botsFor(const std::vector<std::string>& levels, std::uint64_t seed)
{
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t seat = 0; seat < levels.size(); ++seat)
        bots.push_back(makeBot(levels[seat], derivedSeed(seed, seat)));
    return bots;
}

} // namespace

Result<SampleGame> sampleGame(const ExperimentPlan& plan, std::size_t arm, std::uint64_t number,
                              const std::string& file, const Library& library)
{
    if (arm >= plan.arms.size() || number >= plan.experiment.games)
        return fail(Error{"lab-sample", {}, file, 0, 0, {}});
    const PlannedArm& planned = plan.arms[arm];
    Result<GameSetup> setup = setupOf(plan, planned, file, library);
    if (!setup) return fail(setup.error());
    SampleGame sample{*std::move(setup), nullptr, levelsIn(plan, planned, number)};
    const std::uint64_t seed = derivedSeed(plan.experiment.seed, number);
    sample.game = std::make_unique<Game>(sample.setup.game, sample.setup.options, seed, sample.setup.maker);
    Game& game = *sample.game;
    const Rules& rules = game.rules();
    const std::vector<std::unique_ptr<Bot>> bots = botsFor(sample.bots, seed);
    const auto view = std::make_unique<State>();
    Move move;
    for (int step = 0; step < plan.experiment.moveLimit && !game.over(); ++step) {
        if (game.pending().pending == Pending::Chance) {
            game.roll();
            continue;
        }
        // As the games of the sample were played: whoever is asked first answers first, and looks at no more than it
        // may.
        const Decision decision = game.pending();
        const auto seat = static_cast<std::size_t>(decision.seat);
        const bool looks = rules.hasSecrets() && bots[seat]->looks();
        if (looks) rules.view(game.state(), decision.seat, *view);
        bots[seat]->choose(rules, looks ? *view : game.state(), decision, move);
        if (game.apply(move)) return fail(Error{"lab-illegal", {}, file, 0, 0, {}});
    }
    game.goTo(0);
    return sample;
}

std::vector<GameSummary> sampleSummaries(const ExperimentPlan& plan, std::size_t arm, GameRange range,
                                         const SimulationProgress& progress)
{
    const PlannedArm& planned = plan.arms[arm];
    GameRunner runner(*planned.rules);
    std::vector<GameSummary> summaries;
    for (std::uint64_t number = range.first; number < range.end; ++number) {
        const std::uint64_t seed = derivedSeed(plan.experiment.seed, number);
        runner.play(seed, botsFor(levelsIn(plan, planned, number), seed), plan.experiment.moveLimit);
        summaries.push_back(runner.summary());
        if (progress && !progress(number + 1 - range.first, range.end - range.first)) break;
    }
    return summaries;
}

} // namespace marches::engine
