// SPDX-License-Identifier: GPL-3.0-or-later
#include "testgame.h"

#include "engine/package/library.h"

namespace marches::test {

using namespace engine;

std::shared_ptr<const castle_risk::CastleRisk> castleRules(int players, const CastleSettings& settings)
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
    const Result<GameSetup> setup = shipped.setup("castle-europe:castle-risk", request);
    return setup ? std::dynamic_pointer_cast<const castle_risk::CastleRisk>(setup->game) : nullptr;
}

std::shared_ptr<const castle_risk::CastleRisk> castleRulesWith(const std::string& decks, const CastleSettings& settings)
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    Result<VariantData> variant = readVariant("marches: variant/1\nid: mine\nlanguage: en\nname: Mine\n"
                                              "map: castle-europe\nruleset: castle-risk\n" +
                                                  decks,
                                              "mine.yaml");
    if (!variant) return nullptr;
    SetupRequest request;
    request.players = 2;
    for (const auto& [id, value] : settings) {
        OptionSetting setting;
        setting.id = id;
        setting.value = value;
        request.options.push_back(setting);
    }
    const Result<GameSetup> setup = shipped.setup(*variant, request);
    return setup ? std::dynamic_pointer_cast<const castle_risk::CastleRisk>(setup->game) : nullptr;
}

} // namespace marches::test
