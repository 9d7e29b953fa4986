// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/catalogue.h"

#include <algorithm>
#include <utility>

#include "app/desktop/base/language.h"
#include "engine/package/textloading.h"
#include "engine/rules/registry/registry.h"
#include "engine/text/messageformatter.h"

namespace marches::app {

namespace {

bool plays(const engine::Board& board, const engine::RulesetData& rules)
{
    const engine::Ruleset* found = engine::findRuleset(rules);
    if (found == nullptr || !board.playable()) return false;
    return std::ranges::none_of(found->needs(board), &engine::MapNeed::forbids);
}

/// Rulesets of the program in the order in which people see them, and those that are based on them after them.
std::vector<std::string> inOrder(const engine::Library& library)
{
    std::vector<std::string> ids;
    for (const engine::Ruleset* ruleset : engine::rulesets()) ids.emplace_back(ruleset->id());
    for (const engine::LibraryEntry& entry : library.rulesets())
        if (!entry.base.empty() && !entry.broken()) ids.push_back(entry.id);
    return ids;
}

/// A ruleset that comes with a map is made for that one.
bool isFor(const engine::Library& library, const std::string& ruleset, const std::string& map)
{
    const auto entry = std::ranges::find(library.rulesets(), ruleset, &engine::LibraryEntry::id);
    return entry == library.rulesets().end() || entry->map.empty() || entry->map == map;
}

/// Variants of a game, the broken ones too.
std::vector<const engine::LibraryEntry*> variantsOf(const engine::Library& library,
                                                    const std::vector<Catalogue::Game>& games,
                                                    const Catalogue::Game& game)
{
    std::vector<const engine::LibraryEntry*> found;
    // A broken variant may not even say which ruleset it is for; it is shown with the first game of its map. A map that
    // is just being drawn has none.
    const auto onMap = std::ranges::find(games, game.map, &Catalogue::Game::map);
    const bool first = onMap != games.end() && onMap->ruleset == game.ruleset;
    for (const engine::LibraryEntry& entry : library.variants()) {
        const bool here = entry.ruleset == game.ruleset || (entry.broken() && entry.ruleset.empty() && first);
        if (entry.map == game.map && here) found.push_back(&entry);
    }
    return found;
}

std::shared_ptr<engine::Texts> readEngineTexts(const engine::TextRoots& roots)
{
    engine::Errors unread; // see Catalogue::read()
    return std::make_shared<engine::Texts>(engine::engineTexts(roots, unread));
}

/// Each ruleset once; see Catalogue::oneEach().
std::vector<Catalogue::Game> oneOfEach(const engine::Library& library, const std::vector<Catalogue::Game>& games)
{
    std::vector<Catalogue::Game> found;
    for (const std::string& id : inOrder(library)) {
        const auto shipped = [&](const Catalogue::Game& game) {
            if (game.ruleset != id) return std::ptrdiff_t{-1};
            return std::ranges::count_if(variantsOf(library, games, game),
                                         [](const auto* entry) { return !entry->own; });
        };
        const auto most = std::ranges::max_element(games, {}, shipped);
        if (most != games.end() && most->ruleset == id) found.push_back(*most);
    }
    return found;
}

} // namespace

struct Catalogue::Found {
    engine::Library library;
    std::map<std::string, engine::MapData> maps;
    std::map<std::string, engine::RulesPackage> rules;
    std::vector<Game> games;
    // Texts that many have in common, read once.
    std::shared_ptr<engine::Texts> engineTexts;
    std::map<std::string, std::shared_ptr<engine::Texts>> rulesTexts; ///< over those of the engine
    std::map<TextsName, engine::Texts> texts;                         ///< those that were asked for
};

Catalogue::Catalogue(engine::Library library, const Language& language, QObject* parent)
    : QObject(parent), m_first(std::async(std::launch::async, &Catalogue::findFirst, std::move(library))),
      m_language(language)
{
    connect(&language, &Language::changed, this, &Catalogue::completeTexts);
}

Catalogue::~Catalogue() = default;

Catalogue::Found& Catalogue::found() const
{
    if (!m_first.valid()) return *m_found;
    m_found = m_first.get();
    for (auto& [name, texts] : m_found->texts) m_texts.emplace(name, std::make_unique<engine::Texts>(std::move(texts)));
    m_found->texts.clear();
    completeTexts();
    return *m_found;
}

const engine::Library& Catalogue::library() const { return found().library; }

const std::vector<Catalogue::Game>& Catalogue::games() const { return found().games; }

void Catalogue::rescan()
{
    m_scan.cancel();
    take(find(library(), namedTexts()));
    emit changed();
}

void Catalogue::rescanOwnVariants()
{
    if (m_scan.isRunning()) return rescan(); // it may have looked before
    found().library.rescanOwnVariants();
    emit changed();
}

void Catalogue::rescanSoon()
{
    const auto scan = [data = library().dataRoot(), own = library().ownRoot(), texts = namedTexts()](
                          const editor::Progress&) { return find(engine::Library::unread(data, own), texts); };
    m_scan.start(scan, [this](Found found) {
        take(std::move(found));
        emit changed();
    });
}

Catalogue::Found Catalogue::find(engine::Library library, const std::vector<TextsName>& texts)
{
    engine::LibraryContents contents;
    library.rescan(&contents);
    Found found{std::move(library), std::move(contents.maps), std::move(contents.rulesets), {}, {}, {}, {}};
    const std::vector<std::string> order = inOrder(found.library);
    for (const engine::LibraryEntry& entry : found.library.maps()) {
        const auto map = found.maps.find(entry.id);
        if (entry.broken() || map == found.maps.end()) continue;
        for (const std::string& id : order) {
            const auto rules = found.rules.find(id);
            if (rules != found.rules.end() && isFor(found.library, id, entry.id) &&
                plays(map->second.board, rules->second.data))
                found.games.push_back({entry.id, id});
        }
    }
    // Maps stand in the order in which people know the games: by the first one that is played on each.
    std::map<std::string, std::size_t> rank;
    for (const Game& game : found.games)
        rank.emplace(game.map, static_cast<std::size_t>(std::ranges::find(order, game.ruleset) - order.begin()));
    std::ranges::stable_sort(found.games, {}, [&rank](const Game& game) { return rank.at(game.map); });
    for (const TextsName& name : texts) found.texts.emplace(name, read(name, found));
    return found;
}

std::unique_ptr<Catalogue::Found> Catalogue::findFirst(engine::Library library)
{
    // The texts of the engine, over which all others lie, are read beside the packages.
    auto engineTexts = std::async(readEngineTexts, library.textRoots());
    auto found = std::make_unique<Found>(find(std::move(library), {}));
    found->engineTexts = engineTexts.get();
    const auto add = [&found](const TextsName& name) {
        if (!found->texts.contains(name)) found->texts.emplace(name, read(name, *found));
    };
    for (const Game& game : oneOfEach(found->library, found->games)) add({game.map, game.ruleset});
    for (const Game& game : found->games) add({game.map, {}});
    return found;
}

std::vector<Catalogue::TextsName> Catalogue::namedTexts() const
{
    std::vector<TextsName> names;
    for (const auto& [name, texts] : m_texts) names.push_back(name);
    return names;
}

void Catalogue::take(Found fresh)
{
    Found& now = found();
    now = std::move(fresh);
    // Whoever shows a page in these texts goes on with what they are now.
    for (const auto& [name, texts] : m_texts) {
        const auto read = now.texts.find(name);
        *texts = read != now.texts.end() ? std::move(read->second) : Catalogue::read(name, now);
    }
    now.texts.clear();
    completeTexts();
}

void Catalogue::completeTexts() const
{
    if (m_first.valid()) return; // it is done when they are there
    if (m_found->engineTexts) m_language.complete(*m_found->engineTexts);
    for (const auto& [of, texts] : m_found->rulesTexts) m_language.complete(*texts);
    for (const auto& [of, texts] : m_texts)
        if (texts) m_language.complete(*texts);
}

std::vector<Catalogue::Game> Catalogue::oneEach() const { return oneOfEach(library(), games()); }

std::vector<std::string> Catalogue::mapsOf(const std::string& ruleset) const
{
    std::vector<std::string> maps;
    for (const Game& game : games())
        if (game.ruleset == ruleset) maps.push_back(game.map);
    return maps;
}

const engine::MapData* Catalogue::map(const std::string& id) const
{
    const auto map = found().maps.find(id);
    return map == found().maps.end() ? nullptr : &map->second;
}

const engine::RulesPackage* Catalogue::rules(const std::string& id) const
{
    const auto rules = found().rules.find(id);
    return rules == found().rules.end() ? nullptr : &rules->second;
}

std::vector<const engine::LibraryEntry*> Catalogue::variants(const Game& game) const
{
    return variantsOf(library(), games(), game);
}

const engine::Texts& Catalogue::texts(const std::string& map, const std::string& ruleset) const
{
    Found& all = found();
    std::unique_ptr<engine::Texts>& texts = m_texts[{map, ruleset}];
    if (!texts) {
        texts = std::make_unique<engine::Texts>(read({map, ruleset}, all));
        completeTexts();
    }
    return *texts;
}

engine::Texts Catalogue::read(const TextsName& name, Found& found)
{
    // A translation that cannot be read leaves its texts in the package's own language; the bench and the checker tell
    // why.
    engine::Errors unread;
    const engine::TextRoots roots = found.library.textRoots();
    if (!found.engineTexts) found.engineTexts = readEngineTexts(roots);
    std::shared_ptr<const engine::Texts> base = found.engineTexts;
    if (const auto ruleset = found.rules.find(name.second); ruleset != found.rules.end()) {
        std::shared_ptr<engine::Texts>& known = found.rulesTexts[name.second];
        if (!known) {
            known = std::make_shared<engine::Texts>(base);
            for (const engine::TextSource& texts : ruleset->second.baseTexts)
                engine::addTexts(*known, texts, unread, roots);
            engine::addTexts(*known, engine::textsOf(ruleset->second), unread, roots);
        }
        base = known;
    }
    engine::Texts texts(std::move(base));
    if (const auto map = found.maps.find(name.first); map != found.maps.end())
        engine::addTexts(texts, engine::textsOf(map->second), unread, roots);
    return texts;
}

QString Catalogue::text(const Game& game, const std::string& key) const
{
    return QString::fromStdString(texts(game.map, game.ruleset).word(key, languageCode()));
}

engine::SeatRange Catalogue::seats(const Game& game) const
{
    const engine::RulesPackage* package = rules(game.ruleset);
    const engine::Ruleset* ruleset = package == nullptr ? nullptr : engine::findRuleset(package->data);
    const engine::MapData* board = map(game.map);
    if (ruleset == nullptr) return {};
    if (board == nullptr) return {package->data.minSeats, package->data.maxSeats};
    return ruleset->seatRange(package->data, board->board);
}

engine::SeatRange Catalogue::seatsOf(const std::string& ruleset) const
{
    const std::vector<std::string> maps = mapsOf(ruleset);
    engine::SeatRange all = seats({maps.empty() ? std::string() : maps.front(), ruleset});
    for (const std::string& map : maps) {
        const engine::SeatRange here = seats({map, ruleset});
        all = {std::min(all.least, here.least), std::max(all.most, here.most)};
    }
    return all;
}

QString Catalogue::seatName(const Game& game, const std::string& seat) const
{
    return text(game, engine::textBase(texts(game.map, game.ruleset), engine::Space::Seat, seat) + ".name");
}

QString Catalogue::variantName(const engine::LibraryEntry& entry) const
{
    if (entry.broken()) return QString::fromStdString(entry.name.empty() ? entry.id : entry.name);
    const auto variant = engine::loadVariant(entry.file);
    if (!variant) return QString::fromStdString(entry.name);
    engine::Texts own;
    engine::Errors unread;
    engine::addTexts(own, engine::textsOf(*variant), unread, library().textRoots());
    m_language.complete(own);
    return QString::fromStdString(own.word("variant." + variant->id + ".name", languageCode()));
}

QString Catalogue::mapName(const std::string& map) const
{
    QString name = mapText(map, "map.name");
    const auto& all = library().maps();
    const bool twins = std::ranges::any_of(all, [&](const engine::LibraryEntry& other) {
        return other.id != map && !other.broken() && mapText(other.id, "map.name") == name;
    });
    return twins ? tr("%1 (%2)", "name of a map, its id").arg(name, QString::fromStdString(map)) : name;
}

QString Catalogue::gameName(const Game& game, const std::string& variant) const
{
    QString name = text(game, "ruleset.name");
    const auto& all = library().variants();
    const auto entry = std::ranges::find_if(all, [&](const engine::LibraryEntry& one) {
        return one.id == variant && one.map == game.map && one.ruleset == game.ruleset;
    });
    return entry == all.end() ? name : tr("%1 – %2", "game, its variant").arg(name, variantName(*entry));
}

QString Catalogue::sentences(const engine::Errors& errors) const
{
    QStringList lines;
    for (const engine::Error& error : errors)
        lines.append(QString::fromStdString(engine::errorText(error, texts({}, {}), languageCode())));
    return lines.join(QLatin1Char('\n'));
}

std::string Catalogue::languageCode() const { return m_language.current().toStdString(); }

} // namespace marches::app
