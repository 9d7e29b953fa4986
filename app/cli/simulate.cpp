// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "app/cli/gamefiles.h"
#include "app/cli/results.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/simulation/simulation.h"
#include "engine/simulation/simulationresult.h"
#include "engine/text/grammar.h"
#include "engine/text/messageformatter.h"

namespace marches::app {

namespace {

constexpr auto kMaxGames = static_cast<std::int64_t>(engine::kMostSimulatedGames);
constexpr int kMoveLimit = 20'000;

engine::SimulationRun readRun(const Session& session, const engine::GameSetup& setup)
{
    engine::SimulationRun run;
    run.rules = setup.game;
    run.subject.variant = session.arguments().positionals.front();
    run.subject.map = setup.map.id;
    run.subject.ruleset = setup.rules.data.id;
    run.subject.options = engine::differences(setup.rules.data, "", setup.options);
    run.subject.content = engine::contentMark(setup.variant.content);
    for (const engine::SeatInfo& seat : setup.game->seats()) run.subject.seats.push_back(seat.id);
    run.subject.bots = botLevels(session, setup.game->seats().size());
    run.subject.seed = static_cast<std::uint64_t>(numberOption(session.arguments(), "seed", 1, 0, INT64_MAX));
    run.subject.games = static_cast<std::uint64_t>(numberOption(session.arguments(), "games", 1000, 1, kMaxGames));
    run.subject.moveLimit = kMoveLimit;
    run.jobs = static_cast<int>(numberOption(session.arguments(), "jobs", 0, 1, 1024));
    readShard(session, run.shard, run.shards);
    return run;
}

/// The game that --vs makes of the same variant.
engine::Result<void> readOther(const Session& session, const engine::GameSetup& setup, engine::SimulationRun& run)
{
    const std::vector<engine::OptionSetting> changes = session.settings("vs");
    if (changes.empty()) return {};
    engine::SetupRequest request;
    request.options = session.settings("set");
    request.options.insert(request.options.end(), changes.begin(), changes.end());
    request.players = static_cast<int>(setup.game->seats().size());
    const engine::Result<engine::GameSetup> other =
        session.library().setup(session.arguments().positionals.front(), request);
    if (!other) return engine::fail(other.error());
    run.otherRules = other->game;
    run.otherOptions = engine::differences(other->rules.data, "", other->options);
    return {};
}

/// What the change makes of it: the library takes what is changed from what is not.
template <typename Measured> Measured byTheChange(Measured difference)
{
    difference.value = 0.0 - difference.value; // never −0
    difference.interval = {0.0 - difference.interval.hi, 0.0 - difference.interval.lo};
    return difference;
}

QJsonObject toJson(const engine::Share& share)
{
    return {{QStringLiteral("share"), share.value},
            {QStringLiteral("low"), share.interval.lo},
            {QStringLiteral("high"), share.interval.hi}};
}

/// The interval of a single game, which has no end, is null.
QJsonObject toJson(const engine::Mean& mean)
{
    return {{QStringLiteral("mean"), mean.value},
            {QStringLiteral("low"), mean.interval.lo},
            {QStringLiteral("high"), mean.interval.hi}};
}

QJsonObject toJson(const engine::SimulationResult& result)
{
    const auto count = [](std::uint64_t n) { return static_cast<double>(n); };
    const auto arm = [&](const engine::SimulationTally& tally) {
        QJsonArray seats;
        for (std::size_t seat = 0; seat < result.subject.seats.size(); ++seat) {
            QJsonObject object = toJson(engine::winShare(tally, static_cast<int>(seat)));
            object.insert(QStringLiteral("id"), QString::fromStdString(result.subject.seats[seat]));
            object.insert(QStringLiteral("bot"), QString::fromStdString(result.subject.bots[seat]));
            object.insert(QStringLiteral("score"), engine::mean(tally.seats[seat].scores));
            seats.append(object);
        }
        QJsonObject object{{QStringLiteral("ended"), count(tally.ended)},
                           {QStringLiteral("cut"), count(tally.cut)},
                           {QStringLiteral("seats"), seats},
                           {QStringLiteral("moves"), engine::mean(tally.moves)},
                           {QStringLiteral("turns"), engine::mean(tally.turns)},
                           {QStringLiteral("moves-interval"), toJson(engine::meanOf(tally.moves))},
                           {QStringLiteral("turns-interval"), toJson(engine::meanOf(tally.turns))}};
        if (tally.starter.games > 0) object.insert(QStringLiteral("starter"), toJson(engine::starterShare(tally)));
        return object;
    };
    QJsonObject answer{{QStringLiteral("variant"), QString::fromStdString(result.subject.variant)},
                       {QStringLiteral("games"), count(result.gamesDone())},
                       {QStringLiteral("complete"), result.complete()},
                       {QStringLiteral("result"), arm(result.tally)}};
    if (!result.compared) return answer;
    QJsonArray differences;
    for (std::size_t seat = 0; seat < result.subject.seats.size(); ++seat)
        differences.append(toJson(byTheChange(engine::winDifference(result, static_cast<int>(seat)))));
    answer.insert(QStringLiteral("other"), arm(result.other));
    answer.insert(QStringLiteral("differences"), differences);
    answer.insert(QStringLiteral("moves-difference"), toJson(byTheChange(engine::movesDifference(result))));
    answer.insert(QStringLiteral("turns-difference"), toJson(byTheChange(engine::turnsDifference(result))));
    if (result.tally.starter.games > 0)
        answer.insert(QStringLiteral("starter-difference"), toJson(byTheChange(engine::starterDifference(result))));
    return answer;
}

QString percent(const Session& session, const engine::Share& share)
{
    const auto number = [&](double value) {
        return QString::fromStdString(engine::localNumber(100.0 * value, 1, session.language()));
    };
    return Cli::tr("%1 in 100 (%2 to %3)", "a share with its 95 % interval")
        .arg(number(share.value), number(share.interval.lo), number(share.interval.hi));
}

QString lengthText(const Session& session, const engine::Mean& mean)
{
    const auto number = [&](double value) {
        return QString::fromStdString(engine::localNumber(value, 1, session.language()));
    };
    if (!std::isfinite(mean.interval.lo)) return number(mean.value);
    return Cli::tr("%1 (%2 to %3)", "a mean with its 95 % interval")
        .arg(number(mean.value), number(mean.interval.lo), number(mean.interval.hi));
}

/// How long the games are, and what it is worth to begin.
void printGames(const Session& session, const engine::SimulationResult& result)
{
    const Console& console = session.console();
    const auto length = [&](const engine::Histogram& histogram) {
        return lengthText(session, engine::meanOf(histogram));
    };
    const QString moves = length(result.tally.moves);
    const QString turns = length(result.tally.turns);
    const bool begins = result.tally.starter.games > 0;
    const QString share = percent(session, engine::starterShare(result.tally));
    if (!result.compared) {
        console.print(Cli::tr("A game has %1 decisions and %2 turns.").arg(moves, turns));
        if (begins) console.print(Cli::tr("Whoever begins wins %1.").arg(share));
        return;
    }
    console.print(
        Cli::tr("A game has %1 decisions, with the change %2: a difference of %3.")
            .arg(moves, length(result.other.moves), lengthText(session, byTheChange(engine::movesDifference(result)))));
    console.print(
        Cli::tr("A game has %1 turns, with the change %2: a difference of %3.")
            .arg(turns, length(result.other.turns), lengthText(session, byTheChange(engine::turnsDifference(result)))));
    if (begins)
        console.print(Cli::tr("Whoever begins wins %1, with the change %2: a difference of %3.")
                          .arg(share, percent(session, engine::starterShare(result.other)),
                               percent(session, byTheChange(engine::starterDifference(result)))));
}

void print(const Session& session, const engine::SimulationResult& result)
{
    const Console& console = session.console();
    const auto number = [&](std::uint64_t n) {
        return QString::fromStdString(engine::localNumber(static_cast<std::int64_t>(n), session.language()));
    };
    console.print(Cli::tr("%1 of %2 games played; %3 never ended.")
                      .arg(number(result.gamesDone()), number(result.subject.games), number(result.tally.cut)));
    if (result.tally.cut == result.gamesDone()) return; // there is nothing to count
    printGames(session, result);
    for (std::size_t seat = 0; seat < result.subject.seats.size(); ++seat) {
        const int index = static_cast<int>(seat);
        const QString id = QString::fromStdString(result.subject.seats[seat]);
        const QString bot = QString::fromStdString(result.subject.bots[seat]);
        const QString share = percent(session, engine::winShare(result.tally, index));
        QString line = Cli::tr("%1 (%2) wins %3.").arg(id, bot, share);
        if (result.compared)
            line = Cli::tr("%1 (%2) wins %3, with the change %4: a difference of %5.")
                       .arg(id, bot, share, percent(session, engine::winShare(result.other, index)),
                            percent(session, byTheChange(engine::winDifference(result, index))));
        console.print(line);
    }
}

} // namespace

void readShard(const Session& session, int& shard, int& shards)
{
    if (!session.arguments().has("shard")) return;
    const std::string text = session.arguments().value("shard");
    const std::size_t slash = text.find('/');
    const auto number = [&](std::string_view part, int& value) {
        const auto [end, code] = std::from_chars(part.data(), part.data() + part.size(), value);
        return code == std::errc{} && end == part.data() + part.size() && value >= 1 && value <= 100'000;
    };
    const bool good = slash != std::string::npos && number(std::string_view(text).substr(0, slash), shard) &&
                      number(std::string_view(text).substr(slash + 1), shards) && shard <= shards;
    if (!good)
        throw UsageError{Cli::tr("--shard takes a part and a number of parts, such as 2/8, not “%1”.")
                             .arg(QString::fromStdString(text))};
}

int deliverSimulation(const Session& session, const engine::SimulationResult& result)
{
    const bool asked = session.arguments().has("out");
    const bool written =
        !asked || writeNamed(session, session.arguments().value("out"), engine::writeLabResult(result));
    if (session.json()) // whatever became of the file: the games are played
        session.console().print(toJson(result));
    else
        print(session, result);
    return written ? kGood : kBad;
}

int simulateCommand(const Session& session)
{
    if (!canWriteOutputs(session)) return kBad;
    const engine::Result<engine::GameSetup> setup = session.setup(session.arguments().positionals.front());
    if (!setup) return session.report(setup.error());
    engine::SimulationRun run = readRun(session, *setup);
    if (const engine::Result<void> other = readOther(session, *setup, run); !other)
        return session.report(other.error());

    ProgressBar bar(static_cast<std::int64_t>(run.subject.games) / run.shards);
    run.progress = [&bar](std::uint64_t done, std::uint64_t) {
        bar.show(static_cast<std::int64_t>(done));
        return true;
    };
    const engine::Result<engine::GameOutcome> outcome = engine::simulate(run);
    if (!outcome) return session.report(outcome.error());
    for (const engine::SimulationFinding& finding : outcome->findings)
        session.console().reportError(Cli::tr("Game %1, step %2: %3")
                                          .arg(finding.game)
                                          .arg(finding.step)
                                          .arg(QString::fromStdString(finding.what)));
    const int status = deliverSimulation(session, outcome->result);
    if (outcome->result.tally.cut > 0) hintAtLimit(session, setup->options);
    return outcome->findings.empty() ? status : kBad;
}

} // namespace marches::app
