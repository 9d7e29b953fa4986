// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/tournament.h"

#include <QJsonArray>

#include <algorithm>

#include "app/cli/gamefiles.h"
#include "app/cli/results.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/io/files.h"
#include "engine/text/grammar.h"

namespace marches::app {

namespace {

constexpr int kTournamentMoves = 20'000;
constexpr std::size_t kMostTournamentBytes = 2'500'000;

engine::TournamentRun readTournamentRun(const Session& session, const engine::GameSetup& setup)
{
    const Arguments& arguments = session.arguments();
    engine::TournamentRun run;
    run.rules = setup.game;
    engine::TournamentSubject& subject = run.subject;
    subject.variant = arguments.positionals.front();
    subject.map = setup.map.id;
    subject.ruleset = setup.rules.data.id;
    subject.options = engine::differences(setup.rules.data, "", setup.options);
    for (const engine::SeatInfo& seat : setup.game->seats()) subject.seats.push_back(seat.id);
    subject.levels = commaParts(arguments.value("levels", "easy,medium,hard"));
    checkLevels(subject.levels);
    subject.seed = static_cast<std::uint64_t>(numberOption(arguments, "seed", 1, 0, INT64_MAX));
    subject.games = static_cast<std::uint64_t>(numberOption(arguments, "games", 100, 1, 1'000'000));
    subject.moveLimit = kTournamentMoves;
    run.jobs = static_cast<int>(numberOption(arguments, "jobs", 0, 1, 1024));
    readShard(session, run.shard, run.shards);
    return run;
}

/// Calls f(number of the pair, first level, second level).
template <class F> void forEachPair(std::size_t levels, F f)
{
    std::size_t pair = 0;
    for (std::size_t first = 0; first < levels; ++first)
        for (std::size_t second = first + 1; second < levels; ++second) f(pair++, first, second);
}

QJsonObject tournamentJson(const engine::TournamentResult& result)
{
    const std::vector<std::string>& levels = result.subject.levels;
    const std::vector<engine::Rating> ratings = engine::ratings(result);
    QJsonArray table;
    for (std::size_t i = 0; i < levels.size(); ++i)
        table.append(QJsonObject{{QStringLiteral("level"), QString::fromStdString(levels[i])},
                                 {QStringLiteral("elo"), ratings[i].elo},
                                 {QStringLiteral("low"), ratings[i].interval.lo},
                                 {QStringLiteral("high"), ratings[i].interval.hi}});
    QJsonArray pairs;
    forEachPair(levels.size(), [&](std::size_t at, std::size_t first, std::size_t second) {
        const engine::TournamentPair& pair = result.pairs[at];
        pairs.append(QJsonObject{{QStringLiteral("first"), QString::fromStdString(levels[first])},
                                 {QStringLiteral("second"), QString::fromStdString(levels[second])},
                                 {QStringLiteral("games"), static_cast<double>(pair.games)},
                                 {QStringLiteral("cut"), static_cast<double>(pair.cut)},
                                 {QStringLiteral("points"), static_cast<double>(pair.units) / engine::kWinUnits}});
    });
    return {{QStringLiteral("variant"), QString::fromStdString(result.subject.variant)},
            {QStringLiteral("complete"), result.complete()},
            {QStringLiteral("ratings"), table},
            {QStringLiteral("pairs"), pairs}};
}

void printTournament(const Session& session, const engine::TournamentResult& result)
{
    const Console& console = session.console();
    const std::vector<std::string>& levels = result.subject.levels;
    const auto number = [&](double value, int digits) {
        return QString::fromStdString(engine::localNumber(value, digits, session.language()));
    };
    const auto whole = [&](std::uint64_t n) {
        return QString::fromStdString(engine::localNumber(static_cast<std::int64_t>(n), session.language()));
    };
    forEachPair(levels.size(), [&](std::size_t at, std::size_t first, std::size_t second) {
        const engine::TournamentPair& pair = result.pairs[at];
        console.print(Cli::tr("%1 against %2: %3 of %4 games won; %5 never ended.")
                          .arg(QString::fromStdString(levels[first]), QString::fromStdString(levels[second]),
                               number(static_cast<double>(pair.units) / engine::kWinUnits, 1), whole(pair.games),
                               whole(pair.cut)));
    });
    const std::vector<engine::Rating> ratings = engine::ratings(result);
    for (std::size_t i = 0; i < levels.size(); ++i)
        console.print(Cli::tr("%1: Elo %2 (%3 to %4)")
                          .arg(QString::fromStdString(levels[i]), number(ratings[i].elo, 0),
                               number(ratings[i].interval.lo, 0), number(ratings[i].interval.hi, 0)));
}

int deliverTournament(const Session& session, const engine::TournamentResult& result)
{
    const bool written = !session.arguments().has("out") ||
                         writeNamed(session, session.arguments().value("out"), engine::writeTournament(result));
    if (session.json())
        session.console().print(tournamentJson(result));
    else
        printTournament(session, result);
    return written ? kGood : kBad;
}

} // namespace

int tournamentCommand(const Session& session)
{
    if (!canWriteOutputs(session)) return kBad;
    const engine::Result<engine::GameSetup> setup = session.setup(session.arguments().positionals.front());
    if (!setup) return session.report(setup.error());
    engine::TournamentRun run = readTournamentRun(session, *setup);
    ProgressBar bar(static_cast<std::int64_t>(run.subject.pairs() * run.subject.games) / run.shards);
    run.progress = [&bar](std::uint64_t done, std::uint64_t) {
        bar.show(static_cast<std::int64_t>(done));
        return true;
    };
    const engine::Result<engine::TournamentResult> result = engine::playTournament(run);
    if (!result) return session.report(result.error());
    const int status = deliverTournament(session, *result);
    if (std::ranges::any_of(result->pairs, [](const engine::TournamentPair& pair) { return pair.cut > 0; }))
        hintAtLimit(session, setup->options);
    return status;
}

int mergeTournaments(const Session& session, const std::vector<std::string>& files)
{
    std::vector<engine::TournamentResult> parts;
    for (const std::string& file : files) {
        const engine::Result<std::string> bytes = engine::readFile(file, kMostTournamentBytes);
        if (!bytes) return session.report(bytes.error());
        engine::Result<engine::TournamentResult> part = engine::readTournament(*bytes, file);
        if (!part) return session.report(part.error());
        parts.push_back(*std::move(part));
    }
    const engine::Result<engine::TournamentResult> merged = engine::merge(parts);
    if (!merged) return session.report(merged.error());
    return deliverTournament(session, *merged);
}

} // namespace marches::app
