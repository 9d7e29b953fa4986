// SPDX-License-Identifier: GPL-3.0-or-later
#include "trial.h"

#include <utility>

#include "engine/record/savefile.h"

namespace marches::engine::test {

namespace {

constexpr int kMaxSteps = 30'000;
constexpr int kOtherTries = 4;
constexpr std::uint32_t kDearEvery = 8;

} // namespace

std::string Trial::play()
{
    const Result<GameSetup> setup = m_maker(m_random);
    if (!setup) return told("no game: " + setup.error().front().code);
    m_options = optionText(differences(setup->rules.data, setup->variant.preset, setup->options));
    return told(play(*setup));
}

std::string Trial::play(const GameSetup& setup)
{
    const Rules& rules = *setup.game;
    m_paths.emplace(rules);
    RandomGame game(rules, m_seed);
    std::vector<Step> steps;
    std::optional<Conserved> before;
    while (!game.over()) {
        m_steps = game.steps;
        if (game.steps > kMaxSteps) return "the game does not end";
        if (std::string wrong = check(rules, game); !wrong.empty()) return wrong;
        if (std::string wrong = checkConserved(rules, game, before); !wrong.empty()) return wrong;
        Step step;
        if (!game.advance(step)) return "nothing can be done";
        steps.push_back(std::move(step));
    }
    if (std::string wrong = check(rules, game); !wrong.empty()) return wrong;
    if (rules.standing(game.state).winners == 0) return "the game is over and nobody has won";
    return replay(setup, game, steps);
}

std::string Trial::check(const Rules& rules, const RandomGame& game)
{
    std::string wrong = decisionIsNotEmpty(rules, game.state, game.decision, m_random);
    if (wrong.empty()) wrong = offersFollowTheirSpecs(rules, game.decision);
    if (wrong.empty()) wrong = decideAgrees(rules, game.state, game.decision);
    if (wrong.empty()) wrong = countsMakeSense(rules, game.state);
    if (wrong.empty()) wrong = otherMovesAreRefused(rules, game.state, game.decision, m_random, kOtherTries);
    // The dear ones now and then: over many games every kind of moment has its turn.
    if (!wrong.empty() || below(m_random, kDearEvery) != 0) return wrong;
    wrong = positionRoundTrips(*m_paths, game.state, game.decision);
    if (wrong.empty()) wrong = viewsHideWhatTheyMust(rules, game.state, game.decision, m_random);
    return wrong;
}

std::string Trial::checkConserved(const Rules& rules, const RandomGame& game, std::optional<Conserved>& before) const
{
    if (game.decision.pending != Pending::Choice) return {};
    const Conserved now = conserved(m_ruleset, rules, game.state);
    if (!before || before->cards.size() != now.cards.size()) before = now;
    if (*before == now) return {};
    return "something was made or lost: " + describeConserved(*before) + " became " + describeConserved(now);
}

std::string Trial::replay(const GameSetup& setup, const RandomGame& played, const std::vector<Step>& steps) const
{
    Game game(setup.game, setup.options, m_seed, setup.maker);
    const State start = game.state();
    for (const Step& step : steps) {
        if (const auto* move = std::get_if<Move>(&step)) {
            if (game.apply(*move)) return "a game refuses a move that the rules took";
        } else if (game.roll() != std::get<Outcome>(step)) {
            return "the same seed gives other dice";
        }
    }
    if (!(game.state() == played.state) || !game.over()) return "the same steps make another position";
    const int end = game.here();
    game.goTo(0);
    if (!(game.state() == start)) return "undone to its start, the game is another one";
    game.goTo(end);
    if (!(game.state() == played.state)) return "redone, the game ends otherwise";
    return reopen(setup, game);
}

std::string Trial::reopen(const GameSetup& setup, const Game& game)
{
    const std::string bytes = writeSave(setup, {}, game);
    const Result<SavedGame> saved = readSave(bytes, "random.yaml");
    if (!saved) return "the saved game cannot be read: " + saved.error().front().code;
    const OpenedGame opened = openSave(*saved, setup);
    if (!opened.errors.empty()) return "the saved game cannot be played: " + opened.errors.front().code;
    if (!(opened.game.state() == game.state())) return "opened from its save, the game is another one";
    return writeSave(setup, {}, opened.game) == bytes ? std::string() : "saved again, the game has other bytes";
}

std::string Trial::told(const std::string& wrong) const
{
    if (wrong.empty()) return {};
    return wrong + "\n  at step " + std::to_string(m_steps) + " of " + m_name +
           "\n  repeat with MARCHES_SEED=" + std::to_string(m_seed) + "\n  options: " + m_options;
}

} // namespace marches::engine::test
