// SPDX-License-Identifier: GPL-3.0-or-later
#include "testgame.h"

#include "engine/package/library.h"

namespace marches::test {

using namespace engine;

std::shared_ptr<const warrior_risk::WarriorRisk> warriorRules(int players, const WarriorSettings& settings)
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    SetupRequest request;
    request.players = players;
    for (const auto& [id, value] : settings) {
        OptionSetting setting;
        setting.id = id;
        setting.value = value;
        request.options.push_back(setting);
    }
    const Result<GameSetup> setup = shipped.setup("world:warrior-risk", request);
    return setup ? std::dynamic_pointer_cast<const warrior_risk::WarriorRisk>(setup->game) : nullptr;
}

} // namespace marches::test
