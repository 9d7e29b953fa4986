// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/gameread.h"

#include <utility>

#include "engine/io/files.h"
#include "engine/package/textloading.h"
#include "engine/record/savefile.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"
#include "engine/text/messageformatter.h"

#include <QFileInfo>

namespace marches::app {

namespace {

constexpr std::string_view kPersonPlays = "person"; ///< who plays a seat, in a save

/// A translation that cannot be read leaves its texts in their source language.
engine::Texts textsOf(const engine::Library& library, const engine::GameSetup& setup)
{
    engine::Errors unread;
    return engine::gameTexts(library.textRoots(), setup, unread);
}

engine::Result<GameRead> playAnew(const engine::Library& library, const engine::SavedGame& saved,
                                  const editor::Progress& progress)
{
    auto setup = library.setup(saved.variant);
    if (!setup) return engine::fail(std::move(setup.error()));
    engine::OpenedGame opened = engine::openSave(saved, *setup, progress);
    std::vector<SeatControl> seats;
    for (const engine::SavedPlayer& player : saved.players)
        seats.push_back({player.name, player.controller == kPersonPlays ? std::string() : player.controller});
    engine::Texts texts = textsOf(library, *setup);
    return GameRead{std::move(*setup), std::move(opened.game), std::move(seats), std::move(texts),
                    std::move(opened.errors)};
}

/// The first of these files that holds the same game; its name goes to `name`.
std::optional<GameRead> savedForm(const engine::Library& library, const GameRead& left,
                                  const std::vector<std::string>& saves, QString& name,
                                  const editor::Progress& progress)
{
    for (const std::string& file : saves) {
        if (!editor::tellProgress(progress, 0)) return std::nullopt;
        const auto saved = engine::loadSave(file);
        // What is another game at first sight is not played.
        if (!saved || saved->seed != left.game.seed() || saved->variant.map != left.setup.map.id) continue;
        auto read = playAnew(library, *saved, progress);
        if (!read || read->setup.map.id != left.setup.map.id || read->game.startOptions() != left.game.startOptions())
            continue;
        name = QFileInfo(QString::fromStdString(file)).fileName();
        return std::move(*read);
    }
    return std::nullopt;
}

/// What the new steps tell everybody, a line each.
QStringList toldBy(const GameRead& left, const std::vector<int>& line, std::size_t from, const std::string& language)
{
    QStringList told;
    engine::MessageFormatter wording(left.texts, left.game.rules(), language);
    for (std::size_t i = 0; i < left.seats.size(); ++i) wording.setSeatName(static_cast<int>(i), left.seats[i].name);
    for (std::size_t i = from; i < line.size(); ++i)
        for (const engine::Message& message : left.game.log(line[i]))
            if (message.isFor(-1)) told << QString::fromStdString(wording.sentence(message));
    return told;
}

/// The first or the second half of all that there is to do.
editor::Progress halfOf(const editor::Progress& progress, double from)
{
    return [&progress, from](double done) { return editor::tellProgress(progress, from + done / 2); };
}

} // namespace

engine::Result<GameRead> readGame(const engine::Library& library, const std::string& bytes, const std::string& file,
                                  const editor::Progress& progress)
{
    const auto saved = engine::readSave(bytes, file);
    if (!saved) return engine::fail(saved.error());
    return playAnew(library, *saved, progress);
}

engine::Result<GameRead> readGameFile(const engine::Library& library, const std::string& file,
                                      const editor::Progress& progress)
{
    const auto saved = engine::loadSave(file);
    if (!saved) return engine::fail(saved.error());
    return playAnew(library, *saved, progress);
}

engine::Result<GameRead> readScenarioFile(const engine::Library& library, const std::string& file)
{
    auto scenario = engine::loadScenario(file, library);
    if (!scenario) return engine::fail(std::move(scenario.error()));
    auto game = engine::openAsGame(*scenario);
    if (!game) return engine::fail(std::move(game.error()));
    std::vector<SeatControl> seats(scenario->rules().seats().size());
    engine::Texts texts = textsOf(library, scenario->setup);
    return GameRead{std::move(scenario->setup), std::move(**game), std::move(seats), std::move(texts), {}};
}

LeftDifferences compareLeft(const engine::Library& library, const std::string& file,
                            const std::vector<std::string>& saves, const std::string& language,
                            const editor::Progress& progress)
{
    LeftDifferences found;
    const auto left = readGameFile(library, file, halfOf(progress, 0));
    if (!left) return found;
    const engine::Journal& now = left->game.journal();
    const std::vector<int> line = now.line(left->game.here());
    std::size_t same = 1; // the start
    if (const auto saved = savedForm(library, *left, saves, found.savedAs, halfOf(progress, 0.5))) {
        const engine::Journal& then = saved->game.journal();
        const std::vector<int> before = then.line(saved->game.here());
        found.savedSteps = static_cast<int>(before.size()) - 1;
        while (same < line.size() && same < before.size() && now.node(line[same]).step == then.node(before[same]).step)
            ++same;
        found.goneBack = same < before.size();
    }
    found.newSteps = static_cast<int>(line.size() - same);
    found.told = toldBy(*left, line, same, language);
    return found;
}

} // namespace marches::app
