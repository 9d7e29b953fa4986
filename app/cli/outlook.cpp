// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include <algorithm>
#include <cmath>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/game/ruleset.h"
#include "engine/rules/registry/registry.h"
#include "engine/simulation/outlookfit.h"
#include "engine/text/grammar.h"

namespace marches::app {

namespace {

constexpr int kOutlookMoves = 20'000;

/// Weights as rules.yaml has them: more digits than these are noise.
double shortWeight(double weight) { return std::round(weight * 100.0) / 100.0; }

/// As the rules have it; what they do not name weighs nothing.
double weightOf(const engine::RulesetData& rules, const std::string& feature)
{
    const auto found = std::ranges::find(rules.outlook, feature, &std::pair<std::string, double>::first);
    return found == rules.outlook.end() ? 0.0 : found->second;
}

} // namespace

int outlookCommand(const Session& session)
{
    const Arguments& arguments = session.arguments();
    const engine::Result<engine::GameSetup> setup = session.setup(arguments.positionals.front());
    if (!setup) return session.report(setup.error());
    engine::OutlookFitRun run;
    run.rules = setup->game;
    if (const engine::Ruleset* ruleset = engine::findRuleset(setup->rules.data.id))
        run.features = ruleset->outlookFeatures();
    if (arguments.has("factor"))
        for (const std::string& feature : run.features) run.proportions.push_back(weightOf(setup->rules.data, feature));
    run.bots = botLevels(session, setup->game->seats().size());
    run.seed = static_cast<std::uint64_t>(numberOption(arguments, "seed", 1, 0, INT64_MAX));
    run.games = static_cast<std::uint64_t>(numberOption(arguments, "games", 1000, 1, 1'000'000));
    run.moveLimit = kOutlookMoves;
    ProgressBar bar(static_cast<std::int64_t>(run.games));
    run.progress = [&bar](std::uint64_t done, std::uint64_t) {
        bar.show(static_cast<std::int64_t>(done));
        return true;
    };
    const engine::Result<engine::OutlookFit> fit = engine::fitOutlook(run);
    if (!fit) return session.report(fit.error());
    if (session.json()) {
        QJsonObject weights;
        for (std::size_t i = 0; i < fit->weights.size(); ++i)
            weights.insert(QString::fromStdString(run.features[i]), shortWeight(fit->weights[i]));
        session.console().print(QJsonObject{{QStringLiteral("outlook"), weights},
                                            {QStringLiteral("games"), static_cast<double>(fit->games)},
                                            {QStringLiteral("positions"), static_cast<double>(fit->positions)},
                                            {QStringLiteral("factor"), fit->factor},
                                            {QStringLiteral("loss"), fit->loss},
                                            {QStringLiteral("even-loss"), fit->evenLoss}});
        return kGood;
    }
    const auto number = [&](double value, int digits) {
        return QString::fromStdString(engine::localNumber(value, digits, session.language()));
    };
    session.console().print(QStringLiteral("outlook:"));
    for (std::size_t i = 0; i < fit->weights.size(); ++i)
        session.console().print(
            QStringLiteral("  %1: %2").arg(QString::fromStdString(run.features[i])).arg(shortWeight(fit->weights[i])));
    if (!run.proportions.empty())
        session.console().print(
            Cli::tr("# The weights of the rules, each multiplied by %1.").arg(number(fit->factor, 2)));
    session.console().print(
        Cli::tr("# From %1 games. In games kept apart the loss is %2; with even chances it is %3.")
            .arg(number(static_cast<double>(fit->games), 0), number(fit->loss, 3), number(fit->evenLoss, 3)));
    return kGood;
}

} // namespace marches::app
