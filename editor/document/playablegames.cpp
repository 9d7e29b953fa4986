// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/playablegames.h"

#include "editor/model/mapconversion.h"
#include "engine/rules/registry/registry.h"

#include <algorithm>

namespace marches::editor {

std::vector<GameOffer> offersFor(const MapModel& model, const std::vector<PlayableGame>& games)
{
    const engine::MapData map = mapDataOf(model);
    std::vector<GameOffer> offers;
    for (const PlayableGame& game : games) {
        const engine::Ruleset* ruleset = engine::findRuleset(game.ruleset);
        if (ruleset == nullptr) continue;
        GameOffer& offer = offers.emplace_back(GameOffer{game, ruleset->needs(map.board), false});
        offer.can = map.board.playable() &&
                    std::ranges::none_of(offer.needs, [](const engine::MapNeed& need) { return need.forbids; });
    }
    return offers;
}

} // namespace marches::editor
