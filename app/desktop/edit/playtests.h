// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/gamesession.h"
#include "editor/document/playablegames.h"
#include "engine/base/result.h"

#include <memory>
#include <optional>
#include <vector>

namespace marches::editor {
class MapStore;
}

namespace marches::app {

class Application;
class Preferences;

/// Games on a map that is being edited, as it is now, saved or not.
class Playtests {
public:
    explicit Playtests(Application& application) : m_application(application) {}

    /// Rulesets in their order, the variants of this map below each: those that the library lists, those in its folder
    /// wherever it lies, and those that are not saved yet.
    std::vector<editor::PlayableGame> games(const editor::MapStore& store) const;
    /// The same, and what the map lacks for each.
    std::vector<editor::GameOffer> offers(const editor::MapStore& store) const;
    /// What F5 plays: what this map was tried with last, else Diplomacy where it has powers, else Classic Risk, else
    /// the first; of those that can be played.
    std::optional<editor::PlayableGame> usual(const editor::MapStore& store) const;
    /// The same where what is offered is known already.
    std::optional<editor::PlayableGame> usual(const editor::MapStore& store,
                                              const std::vector<editor::GameOffer>& offers) const;
    /// A new game, which is remembered as the map's usual one; fails where the map or the variant is not fit for it.
    [[nodiscard]] engine::Result<std::unique_ptr<GameSession>> start(const editor::MapStore& store,
                                                                     const editor::PlayableGame& game) const;
    /// From now on this is the map's usual game.
    void remember(const editor::MapStore& store, const editor::PlayableGame& game) const;
    /// A map goes by another id from now on, and has the same usual game.
    static void rename(Preferences& preferences, const std::string& before, const std::string& now);

private:
    Application& m_application;
};

} // namespace marches::app
