// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/gamecontroller.h"

#include <algorithm>
#include <utility>

#include "app/desktop/base/application.h"
#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/widgets/workdialog.h"
#include "engine/io/files.h"
#include "engine/record/savefile.h"
#include "engine/text/messageformatter.h"
#include "engine/yaml/yamlreader.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QRandomGenerator>

namespace marches::app {

namespace {

constexpr quint32 kSeeds = 1'000'000;

QString nameFor(const std::string& ruleset, const QDateTime& when)
{
    return QString::fromStdString(ruleset) + QLatin1Char('-') + when.toString(QStringLiteral("yyyy-MM-dd")) +
           QLatin1Char('.') + GameController::fileSuffix();
}

} // namespace

GameController::GameController(Application& application, PlayPage& play, QObject* parent)
    : QObject(parent), m_application(application), m_play(play),
      m_autosave(application.preferences().dataFolder() + QStringLiteral("/autosave"),
                 [this](const GameSession& session) { return describe(session); })
{
    connect(&play, &PlayPage::againRequested, this, &GameController::startAgain);
    for (const QString& old : m_autosave.folder().takeOldFiles()) readKept(old);
    m_autosave.folder().forgetEarlierStates();
}

void GameController::put(std::unique_ptr<GameSession> session, const QString& kept)
{
    giveUpReading();
    GameSession* raw = session.get();
    m_play.commitTexts();
    m_autosave.watch(nullptr);
    m_play.setSession(std::move(session));
    m_autosave.watch(raw, kept);
}

void GameController::playtest(std::unique_ptr<GameSession> session)
{
    giveUpReading();
    m_play.commitTexts();
    m_autosave.watch(nullptr);
    m_play.setSession(std::move(session));
}

bool GameController::start(const NewGame& wanted)
{
    auto session = GameSession::start(m_application.library(), wanted);
    if (!session) {
        emit failed([] { return tr("This game cannot be played as it is"); }, session.error());
        return false;
    }
    // What was played last is what one asks about next.
    m_application.preferences().memory().setValue(
        QStringLiteral("last-game"), QString::fromStdString(wanted.variant.map + ":" + wanted.variant.ruleset));
    put(std::move(*session));
    return true;
}

bool GameController::startUsual(const Catalogue::Game& game)
{
    NewGameModel usual(m_application.catalogue(), m_application.preferences());
    return usual.choose(game) && start(usual.newGame());
}

void GameController::startAgain(bool sameSeed)
{
    const GameSession* now = m_play.session();
    if (now == nullptr) return;
    NewGame wanted;
    wanted.variant = now->setup().variant;
    wanted.variant.options.clear();
    wanted.request.seats = now->setup().seats;
    for (const auto& [id, value] : now->setup().options.all()) wanted.request.options.push_back({id, value, 0, 0});
    wanted.seats = now->seats();
    wanted.seed = sameSeed ? now->game().seed() : QRandomGenerator::global()->bounded(kSeeds);
    wanted.typedDice = now->typedDice();
    start(wanted);
}

std::unique_ptr<GameSession> GameController::read(const QString& file, const Reading& reading)
{
    const QString name = QFileInfo(file).fileName();
    const int asked = ++m_asked;
    // The window's own library may be another one before the work is done.
    const auto work = [library = m_application.library(), path = file.toStdString(),
                       reading](const editor::Progress& progress) { return reading(library, path, progress); };
    auto read = doWhileShown(m_play.window(), tr("Opening %1…").arg(name), work);
    if (!read || asked != m_asked) return nullptr; // given up, or something else was asked for meanwhile
    if (!*read) {
        emit failed([name] { return tr("%1 cannot be opened").arg(name); }, read->error());
        return nullptr;
    }
    if (!(*read)->leftOut.empty())
        emit failed([name] { return tr("Some steps of %1 break the rules. The rest was opened.").arg(name); },
                    (*read)->leftOut);
    return std::make_unique<GameSession>(std::move(**read));
}

bool GameController::open(const QString& file)
{
    if (engine::documentKind(file.toStdString()) == "scenario") return openScenario(file);
    auto session = read(file, &readGameFile);
    if (!session) return false;
    const QString path = QFileInfo(file).absoluteFilePath();
    session->setFile(path);
    m_application.recent().add(file, gameTitle(*session));
    put(std::move(session));
    // What was kept of it before is in the file.
    for (const KeptGame& game : m_autosave.games())
        if (game.file == path && game.isSaved()) m_autosave.folder().forget(game.id);
    return true;
}

bool GameController::openScenario(const QString& file)
{
    auto session = read(file, [](const engine::Library& library, const std::string& path, const editor::Progress&) {
        return readScenarioFile(library, path);
    });
    if (!session) return false;
    put(std::move(session));
    return true;
}

bool GameController::save()
{
    const GameSession* session = m_play.session();
    return hasGame() && !session->file().isEmpty() && saveAs(session->file());
}

bool GameController::saveAs(const QString& file)
{
    if (!hasGame()) return false;
    m_play.commitTexts();
    const QPointer<GameSession> session = m_play.session();
    const std::string bytes = session->asFile();
    const auto done = write(file, [bytes]() -> engine::Result<std::string> { return bytes; });
    if (!done) return false; // the program ends; the game is kept
    if (!*done) {
        emit failed([] { return tr("Not saved. The game is safe in memory."); }, done->error());
        return false;
    }
    if (session == nullptr) return true;
    session->setFile(QFileInfo(file).absoluteFilePath());
    if (session->asFile() == bytes) session->markSaved(); // bots may have played on meanwhile
    m_application.recent().add(file, gameTitle(*session));
    return true;
}

std::optional<engine::Result<void>> GameController::write(const QString& file,
                                                          std::function<engine::Result<std::string>()> content)
{
    const auto work = [path = file.toStdString(), content = std::move(content),
                       calls = m_calls](const editor::Progress&) -> engine::Result<void> {
        engine::FileSystem usual;
        const auto bytes = content();
        if (!bytes) return engine::fail(bytes.error());
        return engine::writeFile(path, *bytes, calls != nullptr ? *calls : usual);
    };
    return doWhileShown(m_play.window(), tr("Saving %1…").arg(QFileInfo(file).fileName()), work,
                        WorkDialog::Ends::OnlyWhenDone);
}

void GameController::close()
{
    giveUpReading();
    m_play.commitTexts();
    m_autosave.watch(nullptr);
    m_play.setSession(nullptr);
}

bool GameController::hasGame() const { return m_play.session() != nullptr && !m_play.session()->isTrial(); }

bool GameController::canGoOn() const { return hasGame() || !m_autosave.games().empty(); }

bool GameController::resume()
{
    if (hasGame()) return true;
    const std::vector<KeptGame> games = m_autosave.games();
    if (games.empty()) return false;
    const Words usual = resumeWords();
    return resume(usual.id.isEmpty() ? games.front().id : usual.id);
}

bool GameController::isFree(const QString& kept)
{
    if (m_autosave.folder().isFree(kept)) return true;
    emit failed([] { return tr("This game is open in another window of Marches"); }, {});
    return false;
}

bool GameController::resume(const QString& kept)
{
    if (kept == m_autosave.current()) return true;
    if (!isFree(kept)) return false;
    const std::vector<KeptGame> games = m_autosave.games();
    const auto known = std::ranges::find(games, kept, &KeptGame::id);
    auto session = read(m_autosave.folder().gameFile(kept), &readGameFile);
    if (!session || !isFree(kept)) return false; // another program may have taken it meanwhile
    if (known != games.end() && !known->file.isEmpty()) {
        session->setFile(known->file);
        if (known->modified) session->touch();
    }
    put(std::move(session), kept);
    return true;
}

bool GameController::saveKept(const QString& kept, const QString& file)
{
    if (!isFree(kept)) return false;
    const std::vector<KeptGame> before = m_autosave.games();
    const auto known = std::ranges::find(before, kept, &KeptGame::id);
    const std::string from = m_autosave.folder().gameFile(kept).toStdString();
    const auto done = write(file, [from] { return engine::readFile(from, engine::kSaveLimits.bytes); });
    if (!done) return false; // the program ends; the game is still kept
    if (!*done) {
        emit failed([] { return tr("Not saved. The game is still kept."); }, done->error());
        return false;
    }
    for (KeptGame& game : m_autosave.games()) {
        // Another window may have played on with it meanwhile.
        if (known == before.end() || game.id != known->id || game.when != known->when) continue;
        game.file = QFileInfo(file).absoluteFilePath();
        game.modified = game.open = false;
        m_application.recent().add(file, wordsOf(game).title);
        m_autosave.folder().writeSummary(game);
    }
    return true;
}

bool GameController::restoreLeft()
{
    const Words left = leftWords();
    return !left.id.isEmpty() && resume(left.id);
}

void GameController::discardLeft()
{
    if (const Words left = leftWords(); !left.id.isEmpty()) m_autosave.folder().remove(left.id);
}

QString GameController::since(const QDateTime& when)
{
    const qint64 minutes = when.secsTo(QDateTime::currentDateTime()) / 60;
    if (minutes < 1) return tr("Kept just now");
    if (minutes < 60) return tr("Kept %n minute(s) ago", nullptr, static_cast<int>(minutes));
    return tr("Kept on %1", "date and time").arg(QLocale().toString(when, QLocale::ShortFormat));
}

GameController::Words GameController::resumeWords()
{
    if (hasGame()) {
        KeptGame now = describe(*m_play.session());
        now.id = m_autosave.current();
        now.when = QDateTime::currentDateTime();
        return wordsOf(now);
    }
    const QString left = leftWords().id;
    for (const KeptGame& game : m_autosave.games())
        if (game.id != left) return wordsOf(game);
    return {};
}

std::vector<GameController::Words> GameController::unsaved() const
{
    std::vector<Words> all;
    const QString left = leftWords().id;
    for (const KeptGame& game : m_autosave.games())
        if (!game.isSaved() && game.id != left) all.push_back(wordsOf(game));
    return all;
}

GameController::Words GameController::leftWords() const
{
    for (const KeptGame& game : m_autosave.games())
        if (game.open) return wordsOf(game);
    return {};
}

KeptGame GameController::readKept(const QString& kept)
{
    KeptGame game;
    for (KeptGame& known : m_autosave.games())
        if (known.id == kept) game = known;
    auto read = readGameFile(m_application.library(), m_autosave.folder().gameFile(kept).toStdString());
    if (!read) return game; // it stays in the list: its map may come back
    const KeptGame before = game;
    game = describe(GameSession(std::move(*read)));
    game.id = kept;
    game.open = before.open;
    game.when = before.when;
    m_autosave.folder().writeSummary(game);
    return game;
}

std::optional<LeftDifferences> GameController::leftDifferences()
{
    const QString id = leftWords().id;
    if (id.isEmpty()) return LeftDifferences();
    std::vector<std::string> saves; // the newest first
    for (const RecentFiles::Entry& entry : m_application.recent().entries()) saves.push_back(entry.file.toStdString());
    const auto work = [library = m_application.library(), file = m_autosave.folder().gameFile(id).toStdString(), saves,
                       language = m_application.catalogue().languageCode()](const editor::Progress& progress) {
        return compareLeft(library, file, saves, language, progress);
    };
    return doWhileShown(m_play.window(), tr("Comparing the game with its file…"), work);
}

QString GameController::gameTitle(const GameSession& session) const { return wordsOf(describe(session)).title; }

QString GameController::standingOf(const GameSession& session) const
{
    const engine::Game& game = session.game();
    if (game.over() || game.pending().pending != engine::Pending::Choice || game.pending().secret) return {};
    engine::MessageFormatter wording(session.texts(), game.rules(), m_application.catalogue().languageCode());
    for (std::size_t i = 0; i < session.seats().size(); ++i)
        wording.setSeatName(static_cast<int>(i), session.seats()[i].name);
    return QString::fromStdString(wording.sentence(game.pending().question));
}

KeptGame GameController::describe(const GameSession& session) const
{
    const engine::Journal& journal = session.game().journal();
    KeptGame game;
    game.map = session.setup().map.id;
    game.ruleset = session.setup().variant.ruleset;
    game.variant = session.setup().variant.id;
    for (std::size_t i = 0; i < session.seats().size(); ++i) {
        const SeatControl& control = session.seats()[i];
        game.seats.push_back(
            {session.setup().game->seats()[i].id, QString::fromStdString(control.name), control.isBot()});
    }
    game.moves = static_cast<int>(journal.line(journal.mainEnd(session.game().here())).size()) - 1;
    for (int node = 1; node < journal.size() && !game.played; ++node)
        game.played = !std::holds_alternative<engine::Outcome>(journal.node(node).step);
    game.over = session.game().over();
    game.standing = standingOf(session);
    game.language = m_application.language().current();
    game.file = session.file();
    game.modified = session.isModified();
    return game;
}

GameController::Words GameController::wordsOf(const KeptGame& game) const
{
    const Catalogue& catalogue = m_application.catalogue();
    Words words;
    words.id = game.id;
    words.map = game.map;
    words.moves = game.moves;
    words.file = game.file;
    words.when = since(game.when);
    words.standing = game.over                                             ? tr("The game is over.")
                     : game.language == m_application.language().current() ? game.standing
                                                                           : QString();
    if (words.standing.isEmpty()) words.standing = tr("%n step(s) played.", nullptr, game.moves);
    const engine::Texts& texts = catalogue.texts(game.map, game.ruleset);
    const std::string language = catalogue.languageCode();
    const QString name = QString::fromStdString(texts.word("ruleset.name", language));
    if (game.ruleset.empty() || name.isEmpty()) {
        words.title = words.name = tr("A game that cannot be read at the moment");
        words.standing = game.id;
        return words;
    }
    QStringList players;
    for (const KeptGame::Seat& seat : game.seats) {
        const std::string base = engine::textBase(texts, engine::Space::Seat, seat.id);
        const QString usual = QString::fromStdString(texts.form(base, "name", language));
        players.append(seat.bot              ? tr("%1 (bot)", "name of a seat").arg(usual)
                       : seat.name.isEmpty() ? usual
                                             : seat.name);
    }
    words.name = catalogue.gameName({game.map, game.ruleset}, game.variant);
    words.players = players.join(tr(", ", "between names of a list"));
    words.title = tr("%1: %2", "game, who plays").arg(words.name, words.players);
    return words;
}

QString GameController::suggestedName() const
{
    const GameSession* session = m_play.session();
    return session == nullptr ? QString() : nameFor(session->setup().variant.ruleset, QDateTime::currentDateTime());
}

QString GameController::suggestedName(const QString& kept) const
{
    for (const KeptGame& game : m_autosave.games())
        if (game.id == kept) return nameFor(game.ruleset, game.when);
    return {};
}

} // namespace marches::app
