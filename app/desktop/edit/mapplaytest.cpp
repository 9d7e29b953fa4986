// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mapplaytest.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/modepage.h"
#include "app/desktop/edit/mapcontroller.h"

namespace marches::app {

MapPlaytest::MapPlaytest(Application& application, MapController& desk, MainWindowInterface& shell, QObject* parent)
    : QObject(parent), m_desk(desk), m_shell(shell), m_tests(application)
{}

void MapPlaytest::play()
{
    m_shell.commitPending();
    if (m_desk.document() == nullptr) return;
    if (const auto game = m_tests.usual(*m_desk.store()))
        start(*game);
    else
        emit notPlayable();
}

void MapPlaytest::start(const editor::PlayableGame& game)
{
    m_shell.commitPending();
    auto started = m_tests.start(*m_desk.store(), game);
    if (!started) {
        emit failed([] { return tr("The map cannot be played as it is"); }, started.error());
        return;
    }
    m_game = std::move(*started);
    emit usualChanged(game.name);
    emit ready();
}

void MapPlaytest::refreshUsual()
{
    const auto game = m_tests.usual(*m_desk.store());
    emit usualChanged(game ? game->name : QString());
}

std::unique_ptr<GameSession> MapPlaytest::take() { return std::move(m_game); }

} // namespace marches::app
