// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "engine/record/savefile.h"

namespace marches::app {

bool writeJournal(const Session& session, const std::string& file, const engine::GameSetup& setup,
                  const engine::Game& game, const std::vector<std::string>& levels)
{
    std::vector<engine::SavedPlayer> players;
    for (std::size_t seat = 0; seat < levels.size(); ++seat)
        players.push_back({setup.game->seats()[seat].id, {}, levels[seat]});
    return writeNamed(session, file, engine::writeSave(setup, players, game));
}

} // namespace marches::app
