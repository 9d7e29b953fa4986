// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/guide/guidepictures.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <vector>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>
#include <QUrlQuery>

#include "editor/cartography/artresources.h"
#include "editor/document/mapfiles.h"
#include "editor/formats/svgtree.h"
#include "editor/model/mapconversion.h"
#include "editor/painting/renderboard.h"
#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/package/textloading.h"
#include "engine/text/messageformatter.h"
#include "engine/text/translation.h"

namespace marches::editor {

namespace {

constexpr int kMostOfAPhotograph = 60'000; ///< milliseconds
constexpr int kBetweenQuestions = 50;      ///< the same: whether it is still wanted

using Drawing = engine::Result<std::shared_ptr<const BoardDrawing>>;

engine::Error noPicture(const QString& picture)
{
    return {"guide-picture", {{"name", picture.toStdString()}}, {}, 0, 0, {}};
}

Drawing drawingBeside(const engine::MapData& map)
{
    const std::string file = (std::filesystem::path(map.folder()) / "board.svg").string();
    const engine::Result<QByteArray> svg = readSvgFile(file);
    if (!svg) return engine::fail(svg.error());
    return makeBoardDrawing(map, *svg, file);
}

/// The cartographer's drawing in another style than the map's own.
Drawing drawingInStyle(const engine::MapData& map, const std::string& style)
{
    const engine::Result<MapFiles> files = readMapFiles(map.folder());
    if (!files) return engine::fail(files.error());
    engine::Result<OpenedMap> opened = openMap(*files, map.folder());
    if (!opened) return engine::fail(opened.error());
    engine::MapArt art = opened->model.info.art.value_or(engine::MapArt());
    art.style = style;
    opened->model.info.art = art;
    const engine::Result<QByteArray> svg = opened->base.svgFor(opened->model);
    if (!svg) return engine::fail(svg.error());
    return makeBoardDrawing(mapDataOf(opened->model), *svg, "board.svg");
}

engine::Result<QImage> pictureOf(BoardPicture& picture, int width)
{
    const QSizeF board = picture.drawing->size;
    const double height = board.width() > 0 ? width * board.height() / board.width() : 0;
    if (width < 16 || width > kMaxPictureSide || height < 1 || height > kMaxPictureSide)
        return engine::fail(noPicture({}));
    picture.size = QSize(width, qRound(height));
    return renderImage(picture);
}

/// Lets easy bots play; ends where the game does.
void playSteps(engine::Game& game, std::size_t seats, int steps)
{
    std::vector<std::unique_ptr<engine::Bot>> bots;
    for (std::size_t seat = 0; seat < seats; ++seat) bots.push_back(engine::makeBot("easy", game.seed() + seat));
    engine::State view;
    for (int step = 0; step < steps && !game.over(); ++step) {
        if (game.pending().pending == engine::Pending::Chance) {
            game.roll();
            continue;
        }
        int seat = 0;
        while (!game.pending().owes(seat)) ++seat;
        game.rules().view(game.state(), seat, view);
        engine::Move move;
        bots[static_cast<std::size_t>(seat)]->choose(game.rules(), view, game.pendingFor(seat), move);
        if (game.apply(move)) return;
    }
}

} // namespace

GuidePictures::GuidePictures(const engine::Library& library, std::string language, Theme theme)
    : m_library(library), m_language(std::move(language)), m_theme(theme)
{}

engine::Result<QImage> GuidePictures::draw(const QString& picture, int width, const std::function<bool()>& goOn) const
{
    const QUrl name(picture);
    const QUrlQuery with(name);
    if (name.scheme() == QLatin1String("board"))
        return drawBoard(name.path(), with.queryItemValue(QStringLiteral("style")), width);
    if (name.scheme() == QLatin1String("screen")) return photograph(name.path(), width, goOn);
    bool seeded = false;
    bool counted = false;
    const qulonglong seed = with.queryItemValue(QStringLiteral("seed")).toULongLong(&seeded);
    const int steps = with.queryItemValue(QStringLiteral("steps")).toInt(&counted);
    if (name.scheme() != QLatin1String("game") || !seeded || !counted || steps < 0 || steps > kMostSteps)
        return engine::fail(noPicture(picture));
    return drawGame(name.path(), seed, steps, width);
}

engine::Result<QImage> GuidePictures::drawBoard(const QString& map, const QString& style, int width) const
{
    // By its id alone: a page names no files.
    const std::string id = map.toStdString();
    if (!std::ranges::any_of(m_library.maps(), [&id](const engine::LibraryEntry& entry) { return entry.id == id; }))
        return engine::fail(noPicture(QStringLiteral("board:") + map));
    const engine::Result<engine::MapData> data = m_library.map(id);
    if (!data) return engine::fail(data.error());
    if (!style.isEmpty() && artResources().styles.find(style.toStdString()) == nullptr)
        return engine::fail(noPicture(style));
    const Drawing drawing = style.isEmpty() ? drawingBeside(*data) : drawingInStyle(*data, style.toStdString());
    if (!drawing) return engine::fail(drawing.error());
    engine::Errors errors; // a broken translation leaves names in the map's own language
    engine::Texts texts;
    engine::addTexts(texts, engine::textsOf(*data), errors, m_library.textRoots());
    if (m_language == engine::kPseudoLanguage) texts.addPseudo();
    BoardPicture board;
    board.drawing = *drawing;
    board.theme = Theme::Light; // a bare board has the colours that the map has, as in the editor
    board.wording = mapWording(texts, data->board, m_language);
    return pictureOf(board, width);
}

engine::Result<QImage> GuidePictures::drawGame(const QString& variant, std::uint64_t seed, int steps, int width) const
{
    const std::string name = variant.toStdString();
    if (!std::ranges::any_of(m_library.variants(),
                             [&name](const engine::LibraryEntry& entry) { return entry.map + "/" + entry.id == name; }))
        return engine::fail(noPicture(QStringLiteral("game:") + variant));
    const engine::Result<engine::GameSetup> setup = m_library.setup(name);
    if (!setup) return engine::fail(setup.error());
    engine::Game game(setup->game, setup->options, seed, setup->maker);
    playSteps(game, setup->game->seats().size(), steps);
    const Drawing drawing = drawingBeside(setup->map);
    if (!drawing) return engine::fail(drawing.error());
    engine::Errors errors;
    engine::Texts texts = engine::gameTexts(m_library.dataRoot(), *setup, errors);
    if (m_language == engine::kPseudoLanguage) texts.addPseudo();
    const engine::MessageFormatter wording(texts, game.rules(), m_language);
    BoardPicture board;
    board.drawing = *drawing;
    board.theme = m_theme;
    board.rules = game.sharedRules();
    game.rules().describe(game.state(), board.facts);
    board.wording = gameWording(wording);
    return pictureOf(board, width);
}

/// By a program of its own: it opens a whole second window, for which this one's thread has no time, and which the
/// command line does not have.
engine::Result<QImage> GuidePictures::photograph(const QString& screen, int width,
                                                 const std::function<bool()>& goOn) const
{
    const auto failed = [&screen] {
        return engine::fail(engine::Error{"guide-no-window", {{"name", screen.toStdString()}}, {}, 0, 0, {}});
    };
    const QTemporaryDir folder;
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/marches");
    if (!folder.isValid() || !QFileInfo(program).isExecutable()) return failed();
    const QString file = folder.filePath(QStringLiteral("picture.png"));
    QProcess camera;
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    surroundings.insert(QStringLiteral("MARCHES_DATA"), QString::fromStdString(m_library.dataRoot()));
    camera.setProcessEnvironment(surroundings);
    camera.setStandardOutputFile(QProcess::nullDevice());
    camera.setStandardErrorFile(QProcess::nullDevice());
    camera.start(program,
                 {QStringLiteral("--picture-of"), screen, QStringLiteral("--lang"), QString::fromStdString(m_language),
                  QStringLiteral("--theme"), m_theme == Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"),
                  QStringLiteral("--output"), file});
    const QDeadlineTimer patience(kMostOfAPhotograph);
    while (!camera.waitForFinished(kBetweenQuestions)) {
        if (camera.state() != QProcess::NotRunning && !patience.hasExpired() && (!goOn || goOn())) continue;
        camera.kill();
        camera.waitForFinished();
        return failed();
    }
    const QImage image(file);
    if (image.isNull()) return failed();
    return image.scaledToWidth(width, Qt::SmoothTransformation);
}

} // namespace marches::editor
