// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/gamedesk.h"

#include <utility>

#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/shell/application.h"
#include "engine/package/files.h"
#include "engine/package/wording.h"
#include "engine/package/yamlreader.h"
#include "engine/play/savefile.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenarioreader.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>

namespace marches::app {

namespace {

constexpr quint32 kSeeds = 1'000'000;

} // namespace

GameDesk::GameDesk(Application& application, PlayPage& play, QObject* parent)
    : QObject(parent), m_application(application), m_play(play),
      m_autosave(application.preferences().dataFolder() + QStringLiteral("/autosave"))
{
    connect(&play, &PlayPage::againRequested, this, &GameDesk::startAgain);
}

void GameDesk::put(std::unique_ptr<GameSession> session)
{
    GameSession* raw = session.get();
    m_autosave.watch(nullptr);
    m_play.setSession(std::move(session));
    m_autosave.watch(raw);
}

void GameDesk::tryOut(std::unique_ptr<GameSession> session)
{
    m_autosave.retire();
    m_last = {};
    m_play.setSession(std::move(session));
}

bool GameDesk::start(const NewGame& wanted)
{
    auto session = GameSession::start(m_application.library(), wanted);
    if (!session) {
        emit failed([] { return tr("This game cannot be played as it is"); }, session.error());
        return false;
    }
    put(std::move(*session));
    return true;
}

bool GameDesk::startUsual(const Catalogue::Game& game)
{
    NewGameModel usual(m_application.catalogue(), m_application.preferences());
    return usual.choose(game) && start(usual.newGame());
}

void GameDesk::startAgain()
{
    const GameSession* now = m_play.session();
    if (now == nullptr) return;
    NewGame wanted;
    wanted.variant = now->setup().variant;
    wanted.variant.options.clear();
    wanted.request.seats = now->setup().seats;
    for (const auto& [id, value] : now->setup().options.all()) wanted.request.options.push_back({id, value, 0, 0});
    wanted.seats = now->seats();
    wanted.seed = QRandomGenerator::global()->bounded(kSeeds);
    wanted.typedDice = now->typedDice();
    start(wanted);
}

std::unique_ptr<GameSession> GameDesk::read(const QString& file, bool quiet)
{
    const std::string path = file.toStdString();
    const auto bytes = engine::readFile(path, engine::kSaveLimits.bytes);
    if (!bytes) {
        if (!quiet) emit failed([file] { return tr("%1 cannot be read").arg(QFileInfo(file).fileName()); }, bytes.error());
        return nullptr;
    }
    engine::Errors leftOut;
    auto session = GameSession::read(m_application.library(), *bytes, path, leftOut);
    if (!session) {
        if (!quiet) emit failed([file] { return tr("%1 cannot be opened").arg(QFileInfo(file).fileName()); }, session.error());
        return nullptr;
    }
    if (!leftOut.empty() && !quiet)
        emit failed(
            [file] {
                return tr("The record of %1 does not agree with the rules everywhere. What follows from them was opened.")
                    .arg(QFileInfo(file).fileName());
            },
            leftOut);
    return std::move(*session);
}

bool GameDesk::open(const QString& file)
{
    if (engine::documentKind(file.toStdString()) == "scenario") return openScenario(file);
    auto session = read(file, false);
    if (!session) return false;
    session->setFile(QFileInfo(file).absoluteFilePath());
    m_application.recent().add(file, gameTitle(*session));
    put(std::move(session));
    return true;
}

bool GameDesk::openScenario(const QString& file)
{
    auto scenario = engine::loadScenario(file.toStdString(), m_application.library());
    if (!scenario) {
        emit failed([file] { return tr("%1 cannot be opened").arg(QFileInfo(file).fileName()); }, scenario.error());
        return false;
    }
    auto game = engine::openAsGame(*scenario);
    if (!game) {
        emit failed([file] { return tr("%1 cannot be played").arg(QFileInfo(file).fileName()); }, game.error());
        return false;
    }
    // Every seat is the person's: a scenario is looked at and tried out.
    std::vector<SeatControl> seats(scenario->rules().seats().size());
    engine::Game opened = std::move(**game);
    auto session = std::make_unique<GameSession>(std::move(scenario->setup), std::move(opened), std::move(seats));
    session->readTexts(m_application.library().textRoots());
    put(std::move(session));
    return true;
}

bool GameDesk::save()
{
    const GameSession* session = m_play.session();
    return hasGame() && !session->file().isEmpty() && saveAs(session->file());
}

bool GameDesk::saveAs(const QString& file)
{
    GameSession* session = m_play.session();
    if (!hasGame()) return false;
    const auto done = engine::writeFile(file.toStdString(), session->asFile());
    if (!done) {
        emit failed([] { return tr("Not saved. The game is safe in memory."); }, done.error());
        return false;
    }
    session->setFile(QFileInfo(file).absoluteFilePath());
    session->markSaved();
    m_application.recent().add(file, gameTitle(*session));
    return true;
}

void GameDesk::close()
{
    m_autosave.watch(nullptr);
    m_play.setSession(nullptr);
}

bool GameDesk::hasGame() const { return m_play.session() != nullptr && !m_play.session()->isTrial(); }

bool GameDesk::canGoOn() const { return hasGame() || !m_autosave.lastGame().isEmpty(); }

bool GameDesk::goOn()
{
    if (hasGame()) return true;
    auto session = read(m_autosave.lastGame(), false);
    if (!session) return false;
    put(std::move(session));
    return true;
}

bool GameDesk::restoreLeft()
{
    m_autosave.takeLeft();
    return goOn();
}

QString GameDesk::since(const QDateTime& when)
{
    const qint64 minutes = when.secsTo(QDateTime::currentDateTime()) / 60;
    if (minutes < 1) return tr("Kept just now");
    if (minutes < 60) return tr("Kept %n minute(s) ago", nullptr, static_cast<int>(minutes));
    return tr("Kept on %1", "date and time").arg(QLocale().toString(when, QLocale::ShortFormat));
}

GameDesk::Words GameDesk::goOnWords()
{
    if (hasGame()) return wordsOf(*m_play.session(), QDateTime::currentDateTime());
    const QString file = m_autosave.lastGame();
    if (m_last.title.isEmpty() || m_lastLanguage != m_application.language().current()) {
        m_lastLanguage = m_application.language().current();
        if (const auto session = read(file, true)) m_last = wordsOf(*session, QFileInfo(file).lastModified());
    }
    m_last.when = since(QFileInfo(file).lastModified());
    return m_last;
}

GameDesk::Words GameDesk::leftWords()
{
    const QString file = m_autosave.leftGame();
    const auto session = file.isEmpty() ? nullptr : read(file, true);
    if (!session) return {};
    m_leftSteps = session->game().journal().size() - 1;
    return wordsOf(*session, QFileInfo(file).lastModified());
}

/// The newest recent file that holds the same game: the same seed, map and rules.
std::unique_ptr<GameSession> GameDesk::savedForm(const GameSession& session, QString& file)
{
    for (const RecentFiles::Entry& entry : m_application.recent().entries()) {
        const auto bytes = engine::readFile(entry.file.toStdString(), engine::kSaveLimits.bytes);
        if (!bytes) continue;
        engine::Errors leftOut;
        auto saved = GameSession::read(m_application.library(), *bytes, entry.file.toStdString(), leftOut);
        if (!saved || (*saved)->game().seed() != session.game().seed() || (*saved)->setup().map.id != session.setup().map.id ||
            (*saved)->game().startOptions() != session.game().startOptions())
            continue;
        file = QFileInfo(entry.file).fileName();
        return std::move(*saved);
    }
    return nullptr;
}

LeftDifferences GameDesk::leftDifferences()
{
    LeftDifferences found;
    const auto left = read(m_autosave.leftGame(), true);
    if (!left) return found;
    const engine::Journal& now = left->game().journal();
    const std::vector<int> line = now.line(left->game().here());
    std::size_t same = 1; // the start
    if (const auto saved = savedForm(*left, found.savedAs)) {
        const engine::Journal& then = saved->game().journal();
        const std::vector<int> before = then.line(saved->game().here());
        found.savedSteps = static_cast<int>(before.size()) - 1;
        while (same < line.size() && same < before.size() && now.node(line[same]).step == then.node(before[same]).step) ++same;
        found.goneBack = same < before.size();
    }
    found.newSteps = static_cast<int>(line.size() - same);
    engine::Wording wording(left->texts(), left->game().rules(), m_application.catalogue().languageCode());
    for (std::size_t i = 0; i < left->seats().size(); ++i) wording.setSeatName(static_cast<int>(i), left->seats()[i].name);
    for (std::size_t i = same; i < line.size(); ++i)
        for (const engine::Message& message : left->game().log(line[i]))
            if (message.audience < 0) found.told << QString::fromStdString(wording.sentence(message));
    return found;
}

QString GameDesk::gameTitle(const GameSession& session) const
{
    const std::string language = m_application.catalogue().languageCode();
    const engine::Wording wording(session.texts(), session.game().rules(), language);
    QStringList players;
    for (std::size_t i = 0; i < session.seats().size(); ++i) {
        const SeatControl& control = session.seats()[i];
        const QString seat = QString::fromStdString(wording.word(engine::Space::Seat, static_cast<int>(i)));
        if (control.isBot())
            players.append(tr("%1 (bot)", "name of a seat").arg(seat));
        else
            players.append(control.name.empty() ? seat : QString::fromStdString(control.name));
    }
    return tr("%1: %2", "game, who plays")
        .arg(QString::fromStdString(session.texts().word("ruleset.name", language)),
             players.join(tr(", ", "between names of a list")));
}

GameDesk::Words GameDesk::wordsOf(const GameSession& session, const QDateTime& kept) const
{
    const engine::Game& game = session.game();
    engine::Wording wording(session.texts(), game.rules(), m_application.catalogue().languageCode());
    for (std::size_t i = 0; i < session.seats().size(); ++i) wording.setSeatName(static_cast<int>(i), session.seats()[i].name);
    Words words;
    words.map = session.setup().map.id;
    words.title = gameTitle(session);
    if (game.over())
        words.standing = tr("The game is over.");
    else if (game.pending().pending == engine::Pending::Choice && !game.pending().secret)
        words.standing = QString::fromStdString(wording.sentence(game.pending().question));
    if (words.standing.isEmpty()) words.standing = tr("%n step(s) played.", nullptr, game.journal().size() - 1);
    words.when = since(kept);
    return words;
}

QString GameDesk::suggestedName() const
{
    const GameSession* session = m_play.session();
    if (session == nullptr) return {};
    return QString::fromStdString(session->setup().variant.ruleset) + QLatin1Char('-') +
           QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd")) + QLatin1Char('.') + fileSuffix();
}

} // namespace marches::app
