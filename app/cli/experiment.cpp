// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

#include "app/cli/gamefiles.h"
#include "app/cli/results.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/labwords.h"

namespace marches::app {

namespace {

namespace fs = std::filesystem;

/// A word as a shell of POSIX takes it.
std::string shellWord(const std::string& word)
{
    const bool plain = !word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                                               "0123456789_./:=@%+-") == std::string::npos;
    if (plain) return word;
    std::string quoted = "'";
    for (const char c : word) {
        if (c == '\'')
            quoted += "'\\''";
        else
            quoted += c;
    }
    return quoted + "'";
}

/// A command for each part.
int printTasks(const Session& session, const std::string& file)
{
    const Arguments& arguments = session.arguments();
    const std::int64_t parts = numberOption(arguments, "parts", 0, 1, 10'000);
    if (parts == 0) throw UsageError{Cli::tr("--tasks needs --parts with the number of parts.")};
    const fs::path folder = arguments.has("into") ? fs::path(arguments.value("into")) : fs::path(file).parent_path();
    std::string command = "marches-cli ";
    if (arguments.has("data")) command += "--data " + shellWord(arguments.value("data")) + " ";
    command += "experiment " + shellWord(file) + " --jobs 1 --shard ";
    QJsonArray commands;
    for (std::int64_t part = 1; part <= parts; ++part) {
        const std::string name =
            fs::path(file).stem().string() + "-part-" + std::to_string(part) + "-of-" + std::to_string(parts) + ".yaml";
        const std::string line = command + std::to_string(part) + "/" + std::to_string(parts) + " --out " +
                                 shellWord((folder / name).string());
        if (session.json())
            commands.append(QString::fromStdString(line));
        else
            session.console().print(line);
    }
    if (session.json()) session.console().print(QJsonObject{{QStringLiteral("commands"), commands}});
    return kGood;
}

/// The experiment that follows from a result.
int writePairs(const Session& session, const std::string& file)
{
    const engine::Result<engine::SimulationResult> result = loadResult(file);
    if (!result) return session.report(result.error());
    const engine::Result<engine::Experiment> experiment = engine::experimentOf(*result, file);
    if (!experiment) return session.report(experiment.error());
    if (experiment->design != engine::ExperimentDesign::OneAtATime)
        return session.report({engine::Error{"experiment-not-one", {}, file, 0, 0, {}}});
    // The result names maps and variants as any stranger's file does.
    const std::optional<engine::Experiment> pairs =
        engine::pairsExperiment(*result, *experiment, [&](const engine::Experiment& two) {
            return engine::planExperiment(two, file, session.library()).has_value();
        });
    if (!pairs) return session.report({engine::Error{"experiment-no-pairs", {}, file, 0, 0, {}}});
    return deliverFile(session, engine::writeExperiment(*pairs));
}

/// What --matters may be asked with.
constexpr std::array<const char*, 4> kQuestion = {"games", "bots", "players", "precision"};

void checkQuestion(const Arguments& arguments)
{
    if (!arguments.has("matters")) {
        for (const char* option : kQuestion)
            if (arguments.has(option))
                throw UsageError{Cli::tr("--%1 goes with --matters.").arg(QLatin1String(option))};
        return;
    }
    for (const char* option : {"tasks", "pairs"})
        if (arguments.has(option))
            throw UsageError{Cli::tr("--%1 does not go with --matters.").arg(QLatin1String(option))};
}

double precisionOf(const Arguments& arguments)
{
    if (!arguments.has("precision")) return 0.0;
    const QString text = QString::fromStdString(arguments.value("precision"));
    bool good = false;
    const double precision = text.toDouble(&good);
    if (!good || !(precision >= engine::kLeastPrecision && precision <= engine::kMostPrecision))
        throw UsageError{Cli::tr("--%1 takes a number from %2 to %3, not “%4”.")
                             .arg(QLatin1String("precision"))
                             .arg(engine::kLeastPrecision)
                             .arg(engine::kMostPrecision)
                             .arg(text)};
    return precision;
}

constexpr std::int64_t kUsualGames = 1000;
/// Games after which no difference of shares is known worse than to 1 in 100, at the widest intervals that looks at
/// what there is so far ask for (of 99.2 in 100 experiments, 2.64 standard deviations, of which none exceeds 1).
constexpr double kGamesForOne = 70'000;

/// How many games a precision may take; the usual number without one.
std::int64_t gamesFor(double precision)
{
    if (precision <= 0) return kUsualGames;
    return std::max(kUsualGames,
                    static_cast<std::int64_t>(std::ceil(std::min(kGamesForOne / (precision * precision),
                                                                 static_cast<double>(engine::kMostExperimentGames)))));
}

/// Of every option of a variant, what changing it does.
engine::Experiment whatMatters(const Arguments& arguments)
{
    engine::Experiment experiment;
    experiment.variant = arguments.positionals.front();
    experiment.design = engine::ExperimentDesign::OneAtATime;
    experiment.bots = commaParts(arguments.value("bots", "medium"));
    checkLevels(experiment.bots);
    experiment.players = static_cast<int>(numberOption(arguments, "players", 0, 1, 32));
    experiment.precision = precisionOf(arguments);
    experiment.games =
        static_cast<std::uint64_t>(numberOption(arguments, "games", gamesFor(experiment.precision), 2,
                                                static_cast<std::int64_t>(engine::kMostExperimentGames)));
    return experiment;
}

void tellPlan(const Session& session, const engine::ExperimentPlan& plan, bool part)
{
    for (const engine::LeftOutArm& arm : plan.leftOut)
        session.console().reportError(
            Cli::tr("%1 is left out: %2")
                .arg(QString::fromStdString(arm.name),
                     QString::fromStdString(engine::errorSentence(arm.why, session.texts(), session.language()))));
    if (part && plan.experiment.precision > 0)
        session.console().reportError(Cli::tr("A part does not stop at a precision: it plays all of its games."));
}

} // namespace

int experimentCommand(const Session& session)
{
    const Arguments& arguments = session.arguments();
    checkQuestion(arguments);
    if (arguments.has("pairs") && arguments.positionals.empty())
        return canWriteOutputs(session) ? writePairs(session, arguments.value("pairs")) : kBad;
    if (arguments.positionals.empty()) throw UsageError{Cli::tr("%1 is missing.").arg(QStringLiteral("FILE"))};
    const bool matters = arguments.has("matters");
    const std::string file = matters ? std::string() : arguments.positionals.front();
    if (arguments.has("parts") && !arguments.has("tasks")) throw UsageError{Cli::tr("--parts goes with --tasks.")};
    if (arguments.has("into") && !arguments.has("tasks")) throw UsageError{Cli::tr("--into goes with --tasks.")};
    if (!canWriteOutputs(session)) return kBad;
    const engine::Result<engine::Experiment> experiment =
        matters ? whatMatters(arguments) : engine::loadExperiment(file);
    if (!experiment) return session.report(experiment.error());
    if (arguments.has("pairs")) return writePairs(session, arguments.value("pairs"));
    const engine::Result<engine::ExperimentPlan> plan = engine::planExperiment(*experiment, file, session.library());
    if (!plan) return session.report(plan.error());
    if (arguments.has("tasks")) return printTasks(session, file);

    engine::ExperimentRun run;
    run.plan = &*plan;
    readShard(session, run.shard, run.shards);
    run.jobs = static_cast<int>(numberOption(arguments, "jobs", 0, 1, 1024));
    tellPlan(session, *plan, run.shards > 1);
    ProgressBar bar(static_cast<std::int64_t>(experiment->games) / run.shards);
    run.progress = [&bar](std::uint64_t done, std::uint64_t) {
        bar.show(static_cast<std::int64_t>(done));
        return true;
    };
    const engine::Result<engine::ExperimentOutcome> outcome = engine::runExperiment(run);
    if (!outcome) return session.report(outcome.error());
    return deliverExperiment(session, outcome->result, *experiment);
}

} // namespace marches::app
