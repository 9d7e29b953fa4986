// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/gamefiles.h"

#include <filesystem>

#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "editor/cartography/artresources.h"
#include "editor/document/barrierlines.h"
#include "editor/document/mapfiles.h"
#include "editor/document/mapsaving.h"
#include "editor/formats/svglayers.h"
#include "engine/package/mappackage.h"

namespace marches::app {

namespace {

constexpr int kLargestSeed = 1'000'000;

std::string checkedStyle(const std::string& id)
{
    const editor::StyleLibrary& styles = editor::artResources().styles;
    if (styles.find(id) != nullptr) return id;
    QStringList known;
    for (const editor::Style& style : styles.all()) known.append(QString::fromStdString(style.id));
    throw UsageError{Cli::tr("There is no style “%1”. Styles: %2.")
                         .arg(QString::fromStdString(id), known.join(QStringLiteral(", ")))};
}

double density(const Session& session, const std::string& option, double before)
{
    const std::string text = session.arguments().value(option);
    if (text.empty()) return before;
    bool good = false;
    const double value = QString::fromStdString(text).toDouble(&good);
    if (!good || value < 0 || value > 3)
        throw UsageError{Cli::tr("--%1 is a number from 0 to 3, not “%2”.")
                             .arg(QString::fromStdString(option), QString::fromStdString(text))};
    return value;
}

/// What the options say, on top of what the map has said so far.
engine::MapArt wantedArt(const Session& session, const std::optional<engine::MapArt>& before)
{
    const Arguments& arguments = session.arguments();
    engine::MapArt art = before.value_or(engine::MapArt());
    if (const std::string style = arguments.value("style"); !style.empty()) art.style = checkedStyle(style);
    art.seed = static_cast<int>(numberOption(arguments, "seed", art.seed, 0, kLargestSeed));
    if (const std::string fills = arguments.value("fills"); !fills.empty()) {
        if (fills != "terrain" && fills != "regions")
            throw UsageError{Cli::tr("--fills is terrain or regions, not “%1”.").arg(QString::fromStdString(fills))};
        art.fills = fills == "regions" ? engine::MapArt::Fills::Regions : engine::MapArt::Fills::Terrain;
    }
    art.woods = density(session, "woods", art.woods);
    art.heights = density(session, "heights", art.heights);
    return art;
}

} // namespace

engine::Result<std::string> mapFolder(const Session& session, const std::string& name)
{
    std::error_code unread;
    std::string file = engine::mapFile(name);
    if (!std::filesystem::exists(file, unread)) {
        const engine::Result<engine::MapData> map = session.library().map(name);
        if (!map) return engine::fail(map.error());
        file = map->file;
    }
    return std::filesystem::path(file).parent_path().string();
}

engine::Result<editor::OpenedMap> drawnMap(const Session& session, const std::string& path)
{
    const engine::Result<std::string> folder = mapFolder(session, path);
    if (!folder) return engine::fail(folder.error());
    const engine::Result<editor::MapFiles> files = editor::readMapFiles(*folder);
    if (!files) return engine::fail(files.error());
    session.console().reportError(editor::useArtBeside(*folder), session.texts(), session.language());
    engine::Result<editor::OpenedMap> opened = editor::openMap(*files, *folder);
    if (!opened) return opened;
    opened->model.info.art = wantedArt(session, opened->model.info.art);
    if (!session.arguments().has("fresh")) return opened;
    editor::MapEdit edit(opened->model);
    editor::layBarrierLines(edit); // that artwork alone has shown so far
    edit.take();
    editor::MapFiles bare = *files;
    bare.svg = editor::newBoardSvg(QSizeF(opened->model.info.width, opened->model.info.height));
    auto base = editor::SavedBaseline::of(opened->model, bare, opened->base.overlapped());
    if (!base) return engine::fail(base.error());
    opened->base = std::move(*base);
    return opened;
}

int drawCommand(const Session& session)
{
    session.useOwnArt();
    const std::string path = session.arguments().positionals.front();
    const engine::Result<std::string> folder = mapFolder(session, path);
    if (!folder) return session.report(folder.error());
    const engine::Result<editor::OpenedMap> opened = drawnMap(session, path);
    if (!opened) return session.report(opened.error());
    const editor::MapSaving saving{
        opened->model, std::make_shared<const editor::SavedBaseline>(opened->base), *folder, true, true, {}, nullptr};
    const engine::Result<editor::MapFiles> written = editor::writeMapFiles(saving);
    if (!written) return session.report(written.error());
    if (session.json()) {
        const std::string file = (std::filesystem::path(saving.folder) / "board.svg").string();
        session.console().print(QJsonObject{{QStringLiteral("file"), QString::fromStdString(file)}});
    }
    return kGood;
}

} // namespace marches::app
