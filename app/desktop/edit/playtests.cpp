// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/playtests.h"

#include "app/desktop/base/application.h"
#include "editor/document/mapstore.h"
#include "editor/model/mapconversion.h"
#include "engine/package/textloading.h"
#include "engine/package/variantpackage.h"

#include <algorithm>
#include <map>

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSettings>

namespace marches::app {

namespace {

constexpr quint32 kSeeds = 1'000'000;
constexpr const char* kOfPowers = "diplomacy";    ///< a map with powers and their centres was made for it
constexpr const char* kFallback = "classic-risk"; ///< asks the least of a map

/// Where the settings keep what a map was played with.
QString memoryKey(const std::string& map) { return QStringLiteral("trials/") + QString::fromStdString(map); }
QString memoryKey(const editor::MapStore& store) { return memoryKey(store.document().model().info.id); }

/// A variant is the same one after it was saved.
QString inMemory(const editor::PlayableGame& game)
{
    return QString::fromStdString(game.ruleset) + QLatin1Char('|') +
           QFileInfo(QString::fromStdString(game.variant)).completeBaseName();
}

/// A variant of the open map that the library does not list.
struct MapVariant {
    std::string file; ///< or its name below the folder
    engine::VariantData data;
};

QString nameOf(const engine::VariantData& variant)
{
    const auto name = std::ranges::find(variant.texts, "variant.name", &engine::TextEntry::key);
    return QString::fromStdString(name == variant.texts.end() ? variant.id : name->one);
}

/// Those in its folder, wherever it lies, and those that are not saved yet. A broken one is told of where variants are.
std::vector<MapVariant> variantsBeside(const editor::MapStore& store)
{
    std::vector<MapVariant> variants;
    const std::map<std::string, std::string> unsaved = store.newVariants();
    const QDir folder(QString::fromStdString(store.folder()) + QStringLiteral("/variants"));
    if (!store.folder().empty())
        for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name)) {
            if (unsaved.contains("variants/" + file.fileName().toStdString())) continue;
            const std::string path = file.filePath().toStdString();
            if (auto read = engine::loadVariant(path)) variants.push_back({path, std::move(*read)});
        }
    for (const auto& [name, bytes] : unsaved)
        if (auto read = engine::readVariant(bytes, name)) variants.push_back({name, std::move(*read)});
    return variants;
}

} // namespace

std::vector<editor::PlayableGame> Playtests::games(const editor::MapStore& store) const
{
    std::vector<editor::PlayableGame> games;
    const Catalogue& catalogue = m_application.catalogue();
    const std::string& map = store.document().model().info.id;
    const std::vector<MapVariant> beside = variantsBeside(store);
    for (const engine::LibraryEntry& ruleset : m_application.library().rulesets()) {
        if (ruleset.broken() || (!ruleset.map.empty() && ruleset.map != map)) continue;
        games.push_back({ruleset.id, {}, catalogue.rulesText(ruleset.id, "ruleset.name")});
        for (const engine::LibraryEntry* variant : catalogue.variants({map, ruleset.id}))
            if (!variant->broken()) games.push_back({ruleset.id, variant->file, catalogue.variantName(*variant)});
        for (const MapVariant& variant : beside) {
            const QString file = QFileInfo(QString::fromStdString(variant.file)).canonicalFilePath();
            const bool listed = std::ranges::any_of(games, [&file](const editor::PlayableGame& game) {
                return !file.isEmpty() && QFileInfo(QString::fromStdString(game.variant)).canonicalFilePath() == file;
            });
            if (variant.data.ruleset == ruleset.id && !listed)
                games.push_back({ruleset.id, variant.file, nameOf(variant.data)});
        }
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
    if (!game.variant.empty()) {
        const std::map<std::string, std::string> unsaved = store.newVariants();
        const auto found = unsaved.find(game.variant);
        auto read = found == unsaved.end() ? engine::loadVariant(game.variant)
                                           : engine::readVariant(found->second, game.variant);
        if (!read) return engine::fail(std::move(read.error()));
        variant = std::move(*read);
    }
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
    remember(store, game);
    return session;
}

void Playtests::remember(const editor::MapStore& store, const editor::PlayableGame& game) const
{
    m_application.preferences().memory().setValue(memoryKey(store), inMemory(game));
}

void Playtests::rename(Preferences& preferences, const std::string& before, const std::string& now)
{
    const QVariant game = preferences.memory().value(memoryKey(before));
    if (before != now && game.isValid()) preferences.memory().setValue(memoryKey(now), game);
}

} // namespace marches::app
