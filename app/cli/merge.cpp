// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/filesearch.h"
#include "app/cli/results.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/io/files.h"
#include "engine/lab/labwords.h"
#include "engine/simulation/gamequeue.h"
#include "engine/simulation/tournament.h"
#include "engine/yaml/yamlreader.h"

namespace marches::app {

namespace {

namespace fs = std::filesystem;

constexpr int kMostParts = 10'000;

/// What parts come to, each read, added and forgotten before the next.
struct Merged {
    engine::RunSum sum;
    std::vector<std::vector<engine::GameRange>> parts; ///< the games of each
    engine::Errors errors;
};

/// What does not belong to the parts before it; `names`: their files.
engine::Error wrongPart(const engine::Error& error, const std::vector<std::string>& names)
{
    if (error.code == "merge-subject") return {"merge-experiment", {{"first", names.front()}}, names.back(), 0, 0, {}};
    if (error.code == "merge-overlap") {
        std::string other;
        for (const auto& [name, value] : error.args)
            if (name == "first") other = names[std::stoul(value) - 1];
        return {"merge-same-games", {{"first", other}}, names.back(), 0, 0, {}};
    }
    engine::Error named = error;
    named.file = names.back();
    return named;
}

Merged mergeFiles(const std::vector<std::string>& files)
{
    Merged merged;
    std::vector<std::string> names;
    for (const std::string& file : files) {
        engine::Result<engine::SimulationResult> part = loadResult(file);
        if (!part) {
            merged.errors.insert(merged.errors.end(), part.error().begin(), part.error().end());
            continue;
        }
        names.push_back(file);
        std::vector<engine::GameRange> games = part->done;
        if (const engine::Result<void> added = merged.sum.add(*std::move(part)); added)
            merged.parts.push_back(std::move(games));
        else
            merged.errors.push_back(wrongPart(added.error().front(), names));
    }
    return merged;
}

/// Into how many parts a run was divided, if all that is there can be such parts; 0: none that is found.
int partsOf(std::uint64_t games, const std::vector<std::vector<engine::GameRange>>& parts)
{
    for (int count = 1; count <= kMostParts; ++count) {
        const auto isPart = [&](const std::vector<engine::GameRange>& done) {
            if (done.size() != 1) return false;
            const engine::GameRange range = done.front();
            // The part is where its first game would be, give or take one.
            const auto near = static_cast<int>(range.first * static_cast<std::uint64_t>(count) / games);
            for (int shard = std::max(1, near); shard <= std::min(count, near + 2); ++shard)
                if (engine::partOfRun(games, shard, count) == range) return true;
            return false;
        };
        if (std::ranges::all_of(parts, isPart)) return count;
    }
    return 0;
}

/// The games that nobody played, part by part where it is known what the parts are.
std::vector<engine::GameRange> missingGames(const engine::SimulationResult& merged)
{
    std::vector<engine::GameRange> missing;
    std::uint64_t next = 0;
    for (const engine::GameRange& range : merged.done) {
        if (range.first > next) missing.push_back({next, range.first});
        next = range.end;
    }
    if (next < merged.subject.games) missing.push_back({next, merged.subject.games});
    return missing;
}

/// Tells what is missing; false: something is.
bool isWhole(const Session& session, const engine::SimulationResult& merged,
             const std::vector<std::vector<engine::GameRange>>& parts)
{
    const std::vector<engine::GameRange> missing = missingGames(merged);
    if (missing.empty()) return true;
    const int count = partsOf(merged.subject.games, parts);
    for (int shard = 1; shard <= count; ++shard) {
        const engine::GameRange range = engine::partOfRun(merged.subject.games, shard, count);
        const bool lacks = range.first < range.end && std::ranges::any_of(missing, [&](const engine::GameRange& gap) {
                               return gap.first <= range.first && range.end <= gap.end;
                           });
        if (lacks)
            session.console().reportError(Cli::tr("Part %1 of %2 is missing: games %3 to %4.")
                                              .arg(shard)
                                              .arg(count)
                                              .arg(range.first + 1)
                                              .arg(range.end));
    }
    if (count > 0) return false;
    engine::Errors errors;
    for (const engine::GameRange& gap : missing)
        errors.push_back({"merge-missing",
                          {{"first", std::to_string(gap.first + 1)}, {"last", std::to_string(gap.end)}},
                          {},
                          0,
                          0,
                          {}});
    session.console().reportError(errors, session.texts(), session.language());
    return false;
}

/// The files named, and of each folder those in it that are results.
engine::Result<std::vector<std::string>> partFiles(const std::vector<std::string>& paths)
{
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code unknown;
        if (!fs::is_directory(path, unknown)) {
            files.push_back(path);
            continue;
        }
        engine::Result<std::vector<std::string>> names = engine::namesIn(path);
        if (!names) return engine::fail(names.error());
        std::ranges::sort(*names);
        for (const std::string& name : *names) {
            const std::string file = (fs::path(path) / name).string();
            // What claims nothing may be a part that was broken off before its first line; an experiment is none.
            if (!name.ends_with(".yaml") || engine::documentKind(file) == "experiment") continue;
            files.push_back(file);
        }
    }
    if (files.empty()) return engine::fail({"merge-nothing", {}, {}, 0, 0, {}});
    return files;
}

} // namespace

engine::Result<engine::SimulationResult> loadResult(const std::string& file)
{
    const engine::Result<std::string> bytes = engine::readFile(file, engine::kLargestDocument);
    if (!bytes) return engine::fail(bytes.error());
    engine::Result<engine::SimulationResult> result = engine::readLabResult(*bytes, file);
    if (!result) return result;
    if (const engine::Result<void> known = engine::checkMeasures(*result, file); !known)
        return engine::fail(known.error());
    return result;
}

int mergeCommand(const Session& session)
{
    if (!canWriteOutputs(session)) return kBad;
    const std::vector<std::string>& paths = session.arguments().positionals;
    const engine::Result<std::vector<std::string>> files = partFiles(paths);
    if (!files) return session.report(files.error());
    const engine::Result<std::string> first = engine::readFile(files->front(), engine::kLargestDocument);
    if (first && engine::isTournament(*first)) return mergeTournaments(session, *files);
    Merged all = mergeFiles(*files);
    const bool folder = paths.size() == 1 && files->front() != paths.front();
    if (!all.errors.empty()) {
        const int status = session.report(nameFile(all.errors, files->front()));
        // Whoever plays again what is broken plays what is missing, too.
        if (folder && !all.sum.empty()) isWhole(session, all.sum.take(), all.parts);
        return status;
    }
    const engine::SimulationResult merged = all.sum.take();
    if (folder && !isWhole(session, merged, all.parts) && !session.arguments().has("anyway")) return kBad;
    if (merged.experiment.empty()) return deliverSimulation(session, merged);
    const engine::Result<engine::Experiment> experiment = engine::experimentOf(merged, files->front());
    if (!experiment) return session.report(experiment.error());
    return deliverExperiment(session, merged, *experiment);
}

} // namespace marches::app
