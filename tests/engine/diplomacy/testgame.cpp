// SPDX-License-Identifier: GPL-3.0-or-later
#include "testgame.h"

#include "engine/package/library.h"

namespace marches::test {

using namespace engine;

namespace {

std::shared_ptr<const Rules> rulesOf(const std::string& game, const DiplomacySettings& settings)
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    SetupRequest request;
    for (const auto& [id, value] : settings) {
        OptionSetting setting;
        setting.id = id;
        setting.value = value;
        request.options.push_back(setting);
    }
    const Result<GameSetup> setup = shipped.setup(game, request);
    return setup ? setup->game : nullptr;
}

} // namespace

std::shared_ptr<const Rules> diplomacyRules(const DiplomacySettings& settings)
{
    return rulesOf("diplomacy-europe:diplomacy", settings);
}

std::shared_ptr<const Rules> diplomacyRulesOn(const std::string& map, const DiplomacySettings& settings)
{
    return rulesOf(map + ":diplomacy", settings);
}

std::shared_ptr<const Rules> narnianWarsRules(const DiplomacySettings& settings)
{
    return rulesOf("narnian-wars:narnian-wars", settings);
}

} // namespace marches::test
