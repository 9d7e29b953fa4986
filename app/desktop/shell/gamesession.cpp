// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/gamesession.h"

#include <utility>

namespace marches::app {

namespace {

constexpr std::string_view kUsualLevel = "medium";

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

GameSession::~GameSession() = default;

engine::Result<std::unique_ptr<GameSession>> GameSession::start(const engine::Library& library, const NewGame& wanted)
{
    auto setup = library.setup(wanted.variant, wanted.request);
    if (!setup) return engine::fail(std::move(setup.error()));
    auto session = std::make_unique<GameSession>(std::move(*setup), wanted.seed, wanted.seats);
    session->setTypedDice(wanted.typedDice);
    return session;
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
