// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/playtests.h"

#include "app/desktop/base/application.h"
#include "editor/document/mapstore.h"
#include "editor/model/mapconversion.h"
#include "engine/package/textloading.h"

#include <QRandomGenerator>
#include <QSettings>

namespace marches::app {

namespace {

constexpr quint32 kSeeds = 1'000'000;
constexpr const char* kOfPowers = "diplomacy";    ///< a map with powers and their centres was made for it
constexpr const char* kFallback = "classic-risk"; ///< asks the least of a map

/// Where the settings keep what a map was played with.
QString memoryKey(const editor::MapStore& store)
{
    return QStringLiteral("trials/") + QString::fromStdString(store.document().model().info.id);
}

QString inMemory(const editor::PlayableGame& game) { return QString::fromStdString(game.ruleset + '|' + game.variant); }

} // namespace

std::vector<editor::PlayableGame> Playtests::games(const editor::MapStore& store) const
{
    std::vector<editor::PlayableGame> games;
    const Catalogue& catalogue = m_application.catalogue();
    const std::string& map = store.document().model().info.id;
    for (const engine::LibraryEntry& ruleset : m_application.library().rulesets()) {
        if (ruleset.broken() || (!ruleset.map.empty() && ruleset.map != map)) continue;
        games.push_back({ruleset.id, {}, catalogue.rulesText(ruleset.id, "ruleset.name")});
        for (const engine::LibraryEntry* variant : catalogue.variants({map, ruleset.id}))
            if (!variant->broken()) games.push_back({ruleset.id, variant->file, catalogue.variantName(*variant)});
    }
    return games;
}

std::vector<editor::GameOffer> Playtests::offers(const editor::MapStore& store) const
{
    return editor::offersFor(store.document().model(), games(store));
}

std::optional<editor::PlayableGame> Playtests::usual(const editor::MapStore& store) const
{
    return usual(store, offers(store));
}

std::optional<editor::PlayableGame> Playtests::usual(const editor::MapStore& store,
                                                     const std::vector<editor::GameOffer>& offers) const
{
    const QString last = m_application.preferences().memory().value(memoryKey(store)).toString();
    std::optional<editor::PlayableGame> first;
    std::optional<editor::PlayableGame> ofPowers;
    std::optional<editor::PlayableGame> fallback;
    for (const editor::GameOffer& offer : offers) {
        if (!offer.can) continue;
        if (inMemory(offer.game) == last) return offer.game;
        if (!first) first = offer.game;
        if (!offer.game.variant.empty()) continue;
        if (offer.game.ruleset == kOfPowers) ofPowers = offer.game;
        if (offer.game.ruleset == kFallback) fallback = offer.game;
    }
    return ofPowers ? ofPowers : fallback ? fallback : first;
}

engine::Result<std::unique_ptr<GameSession>> Playtests::start(const editor::MapStore& store,
                                                              const editor::PlayableGame& game) const
{
    const auto files = store.currentFiles();
    if (!files) return engine::fail(files.error());
    engine::VariantData variant;
    variant.map = store.document().model().info.id;
    variant.ruleset = game.ruleset;
    if (!game.variant.empty())
        if (auto read = engine::loadVariant(game.variant)) variant = std::move(*read);
    const engine::MapData map = editor::mapDataOf(store.document().model());
    auto setup = m_application.library().setup(map, variant);
    if (!setup) return engine::fail(setup.error());
    auto session = std::make_unique<GameSession>(std::move(*setup), QRandomGenerator::global()->bounded(kSeeds),
                                                 std::vector<SeatControl>{});
    session->readTexts(m_application.library().textRoots());
    for (const auto& [language, bytes] : files->translations)
        if (const auto po = engine::readPo(bytes, language)) session->texts().addTranslation(language, *po);
    session->setBoardSvg(files->svg);
    session->setTrial(true);
    m_application.preferences().memory().setValue(memoryKey(store), inMemory(game));
    return session;
}

} // namespace marches::app
