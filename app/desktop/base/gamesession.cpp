// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/gamesession.h"

#include <utility>

#include "engine/package/textloading.h"
#include "engine/record/savefile.h"

namespace marches::app {

namespace {

constexpr std::string_view kUsualLevel = "medium";
constexpr std::string_view kPerson = "person"; ///< who plays a seat, in a save

void completeSeats(std::vector<SeatControl>& seats, std::size_t count)
{
    while (seats.size() < count) seats.push_back({{}, seats.empty() ? std::string() : std::string(kUsualLevel)});
    seats.resize(count);
}

} // namespace

GameSession::GameSession(engine::GameSetup setup, std::uint64_t seed, std::vector<SeatControl> seats, QObject* parent)
    : QObject(parent), m_setup(std::move(setup)), m_game(m_setup.game, m_setup.options, seed, m_setup.maker),
      m_seats(std::move(seats))
{
    completeSeats(m_seats, m_setup.game->seats().size());
}

GameSession::GameSession(engine::GameSetup setup, engine::Game game, std::vector<SeatControl> seats, QObject* parent)
    : QObject(parent), m_setup(std::move(setup)), m_game(std::move(game)), m_seats(std::move(seats))
{
    completeSeats(m_seats, m_setup.game->seats().size());
}

GameSession::GameSession(GameRead read, QObject* parent)
    : GameSession(std::move(read.setup), std::move(read.game), std::move(read.seats), parent)
{
    m_texts = std::move(read.texts);
}

GameSession::~GameSession() = default;

engine::Result<std::unique_ptr<GameSession>> GameSession::read(const engine::Library& library, const std::string& bytes,
                                                               const std::string& file, engine::Errors& leftOut)
{
    auto read = readGame(library, bytes, file);
    if (!read) return engine::fail(std::move(read.error()));
    leftOut = std::move(read->leftOut);
    return std::make_unique<GameSession>(std::move(*read));
}

std::string GameSession::asFile() const
{
    std::vector<engine::SavedPlayer> players;
    const std::vector<engine::SeatInfo>& seats = m_setup.game->seats();
    for (std::size_t i = 0; i < seats.size(); ++i)
        players.push_back({seats[i].id, m_seats[i].name, m_seats[i].isBot() ? m_seats[i].bot : std::string(kPerson)});
    return engine::writeSave(m_setup, players, m_game);
}

engine::Result<std::unique_ptr<GameSession>> GameSession::start(const engine::Library& library, const NewGame& wanted)
{
    auto setup = library.setup(wanted.variant, wanted.request);
    if (!setup) return engine::fail(std::move(setup.error()));
    auto session = std::make_unique<GameSession>(std::move(*setup), wanted.seed, wanted.seats);
    session->setTypedDice(wanted.typedDice);
    session->readTexts(library.textRoots());
    return session;
}

void GameSession::readTexts(const engine::TextRoots& roots)
{
    engine::Errors unread;
    m_texts = engine::gameTexts(roots, m_setup, unread);
}

void GameSession::setSeat(int seat, const SeatControl& control)
{
    SeatControl& now = m_seats[static_cast<std::size_t>(seat)];
    if (now == control) return;
    now = control;
    emit seatsChanged();
    touch();
}

void GameSession::setFile(const QString& file)
{
    m_file = file;
    emit savedStateChanged();
}

void GameSession::markSaved()
{
    m_modified = false;
    emit savedStateChanged();
}

void GameSession::touch()
{
    const bool was = m_modified;
    m_modified = true;
    emit changed();
    if (!was) emit savedStateChanged();
}

} // namespace marches::app
