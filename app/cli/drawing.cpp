// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>

#include <algorithm>
#include <filesystem>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "editor/document/mapfiles.h"
#include "editor/formats/svgtree.h"
#include "editor/model/mapconversion.h"
#include "editor/painting/renderboard.h"
#include "engine/game/game.h"
#include "engine/package/textloading.h"
#include "engine/record/savefile.h"
#include "engine/text/messageformatter.h"
#include "engine/text/translation.h"
#include "engine/yaml/yamlreader.h"

namespace marches::app {

namespace {

constexpr int kDefaultWidth = 1200;

bool writePicture(const Session& session, const std::string& file, const editor::BoardPicture& picture)
{
    const QByteArray bytes = pictureBytes(picture, extensionOf(file));
    if (bytes.isEmpty()) {
        session.console().reportError(Cli::tr("The picture could not be made."));
        return false;
    }
    return writeNamed(session, file, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

/// Tells a program what it has got.
int drawn(const Session& session, const std::string& file, bool good)
{
    if (good && session.json())
        session.console().print(QJsonObject{{QStringLiteral("file"), QString::fromStdString(file)}});
    return good ? kGood : kBad;
}

int renderSave(const Session& session, const std::string& path, const std::string& out)
{
    const engine::Result<engine::SavedGame> saved = engine::loadSave(path);
    if (!saved) return session.report(saved.error());
    const engine::Result<engine::GameSetup> setup = session.library().setup(saved->variant);
    if (!setup) return session.report(setup.error());
    const engine::OpenedGame opened = engine::openSave(*saved, *setup);
    if (!opened.errors.empty()) session.report(opened.errors); // what could be played is drawn all the same
    const engine::Texts texts = session.gameTexts(*setup);
    engine::MessageFormatter wording(texts, *setup->game, session.language());
    const bool written = drawGame(session, out, *setup, opened.game, wording);
    if (!opened.errors.empty()) return kBad;
    return drawn(session, out, written);
}

/// The map in the style of --style.
engine::Result<std::shared_ptr<const editor::BoardDrawing>> drawnAnew(const Session& session, const std::string& path)
{
    const engine::Result<editor::OpenedMap> opened = drawnMap(session, path);
    if (!opened) return engine::fail(opened.error());
    const engine::Result<QByteArray> svg = opened->base.svgFor(opened->model);
    if (!svg) return engine::fail(svg.error());
    return editor::makeBoardDrawing(editor::mapDataOf(opened->model), *svg, "board.svg");
}

int renderMap(const Session& session, const std::string& path, const std::string& out)
{
    session.useOwnArt();
    const engine::Result<engine::MapData> map = session.library().map(path);
    if (!map) return session.report(map.error());
    const auto drawing = session.arguments().has("style") ? drawnAnew(session, path) : loadDrawing(*map);
    if (!drawing) return session.report(drawing.error());

    engine::Errors errors;
    engine::Texts texts = session.texts();
    engine::addTexts(texts, engine::textsOf(*map), errors);
    session.console().reportError(errors, session.texts(), session.language());
    if (session.language() == engine::kPseudoLanguage) texts.addPseudo();
    engine::Vocabulary vocabulary;
    for (const engine::Place& place : map->board.places()) vocabulary.add(engine::Space::Place, place.id);
    const std::vector<engine::MessageSpec> noMessages;
    const engine::MessageFormatter wording(texts, vocabulary, noMessages, session.language());

    editor::BoardPicture picture;
    picture.drawing = *drawing;
    picture.wording = editor::gameWording(wording);
    return drawn(session, out, stylePicture(session, picture) && writePicture(session, out, picture));
}

} // namespace

std::string extensionOf(const std::string& file)
{
    std::string extension = std::filesystem::path(file).extension().string();
    std::ranges::transform(extension, extension.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return extension;
}

bool stylePicture(const Session& session, editor::BoardPicture& picture)
{
    const int width =
        static_cast<int>(numberOption(session.arguments(), "width", kDefaultWidth, 16, editor::kMaxPictureSide));
    const QSizeF board = picture.drawing->size;
    const double height = board.width() > 0 ? width * board.height() / board.width() : 0;
    if (height < 1 || height > editor::kMaxPictureSide) {
        session.console().reportError(Cli::tr("This board cannot be drawn at that width."));
        return false;
    }
    picture.size = QSize(width, qRound(height));
    const std::string theme = session.arguments().value("theme", "light");
    if (theme != "light" && theme != "dark")
        throw UsageError{Cli::tr("--theme is light or dark, not “%1”.").arg(QString::fromStdString(theme))};
    picture.theme = theme == "dark" ? editor::Theme::Dark : editor::Theme::Light;
    return true;
}

QByteArray pictureBytes(const editor::BoardPicture& picture, const std::string& extension)
{
    return extension == ".png"   ? editor::renderPng(picture)
           : extension == ".svg" ? editor::renderSvg(picture)
                                 : editor::renderPdf(picture);
}

engine::Result<std::shared_ptr<const editor::BoardDrawing>> loadDrawing(const engine::MapData& map)
{
    const std::string file = (std::filesystem::path(map.folder()) / "board.svg").string();
    const engine::Result<QByteArray> svg = editor::readSvgFile(file);
    if (!svg) return engine::fail(svg.error());
    return editor::makeBoardDrawing(map, *svg, file);
}

engine::Errors checkDrawing(const engine::MapData& map)
{
    const auto drawing = loadDrawing(map);
    return drawing ? engine::Errors{} : drawing.error();
}

void checkPictureName(const std::string& file)
{
    const std::string extension = extensionOf(file);
    if (extension != ".png" && extension != ".svg" && extension != ".pdf")
        throw UsageError{
            Cli::tr("A picture's name ends in .png, .svg or .pdf, unlike “%1”.").arg(QString::fromStdString(file))};
}

bool drawGame(const Session& session, const std::string& file, const engine::GameSetup& setup, const engine::Game& game,
              const engine::MessageFormatter& wording)
{
    session.useOwnArt();
    const auto drawing = loadDrawing(setup.map);
    if (!drawing) {
        session.report(drawing.error());
        return false;
    }
    editor::BoardPicture picture;
    picture.drawing = *drawing;
    picture.rules = game.sharedRules();
    game.rules().describe(game.state(), picture.facts);
    picture.wording = editor::gameWording(wording);
    return stylePicture(session, picture) && writePicture(session, file, picture);
}

int renderCommand(const Session& session)
{
    const std::string out = session.arguments().value("out");
    if (out.empty()) throw UsageError{Cli::tr("Say where the picture goes with -o.")};
    checkPictureName(out);
    if (!canWriteOutputs(session)) return kBad;
    const std::string path = session.arguments().positionals.front();
    return engine::documentKind(path) == "save" ? renderSave(session, path, out) : renderMap(session, path, out);
}

} // namespace marches::app
