// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/library.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <future>
#include <iterator>
#include <map>
#include <optional>

#include "engine/game/options.h"
#include "engine/package/contentapplier.h"
#include "engine/package/startposition.h"
#include "engine/package/variantpackage.h"
#include "engine/rules/registry/registry.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

/// The name in a file that cannot be used, as far as it can be read at all.
std::string writtenName(const std::string& file)
{
    const Result<YamlNode> document = readDocument(file, "variant", 1);
    if (!document || !document->isMap()) return {};
    const YamlNode* name = document->find("name");
    return name != nullptr && name->isScalar() ? name->text : std::string();
}

namespace fs = std::filesystem;

/// More packages than this in one folder are not listed; nobody has them, and a wrong folder may.
constexpr std::size_t kMostEntries = 2000;

/// What is directly in a folder, by name; nothing for a folder that is not there or may not be read.
std::vector<fs::path> entriesOf(const fs::path& folder)
{
    std::vector<fs::path> paths;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end && paths.size() < kMostEntries;
         it.increment(error))
        if (!it->path().filename().string().starts_with('.')) paths.push_back(it->path());
    std::ranges::sort(paths);
    return paths;
}

std::vector<fs::path> yamlFiles(const fs::path& folder)
{
    std::vector<fs::path> files = entriesOf(folder);
    std::erase_if(files, [](const fs::path& path) { return path.extension() != ".yaml"; });
    return files;
}

bool isFile(const fs::path& path)
{
    std::error_code error;
    return fs::is_regular_file(path, error);
}

template <class Package> struct ReadPackage {
    std::string id;
    std::string file;
    std::optional<Result<Package>> said;
};

/// The packages in the folders that lie directly in one, in order. Two threads read them, for that takes long, and none
/// needs another. `reader` makes what reads a file, for one thread.
template <class Package, class Reader>
std::vector<ReadPackage<Package>> readPackages(const fs::path& root, const char* name, Reader reader)
{
    std::vector<ReadPackage<Package>> all;
    for (const fs::path& folder : entriesOf(root))
        if (isFile(folder / name)) all.push_back({folder.filename().string(), (folder / name).string(), {}});
    std::atomic<std::size_t> next = 0;
    const auto work = [&all, &next, &reader] {
        const auto read = reader();
        for (std::size_t i = next++; i < all.size(); i = next++) all[i].said = read(all[i].file);
    };
    // Where no second thread is to be had, its share is left to this one.
    const std::future<void> other = all.size() > 1 ? std::async(work) : std::future<void>();
    work();
    if (other.valid()) other.wait();
    return all;
}

bool looksLikePath(const std::string& name)
{
    std::error_code error;
    return name.ends_with(".yaml") || name.starts_with('.') || name.starts_with('/') || fs::exists(name, error);
}

std::string nameIn(const TextEntries& texts, std::string_view key)
{
    const auto found = std::ranges::find(texts, key, &TextEntry::key);
    return found == texts.end() ? std::string() : found->one;
}

/// A package whose id is not that of its place would be listed under one name and found under another.
void checkPlace(LibraryEntry& entry, const std::string& declared)
{
    if (declared == entry.id) return;
    entry.errors.push_back({"id-not-place", {{"id", declared}, {"place", entry.id}}, entry.file, 0, 0, "id"});
}

const LibraryEntry* findEntry(const std::vector<LibraryEntry>& entries, const std::string& id)
{
    const auto found = std::ranges::find(entries, id, &LibraryEntry::id);
    return found == entries.end() ? nullptr : &*found;
}

/// Whether the path leads, through whatever links, to a file of that name.
bool isCalled(const std::string& path, std::string_view name)
{
    std::error_code error;
    const fs::path file = fs::is_directory(path, error) ? fs::path(path) / name : fs::path(path);
    const fs::path real = fs::canonical(file, error);
    return file.filename() == name && (error || real.filename() == name); // what is not there cannot be opened
}

/// What is wrong with a game is told of the file that asks for it, where no other is to blame.
void nameFile(Errors& errors, const std::string& file)
{
    for (Error& error : errors)
        if (error.file.empty()) error.file = file;
}

Error unknownPackage(std::string code, const std::string& name, const std::vector<LibraryEntry>& entries)
{
    std::vector<std::string> known;
    known.reserve(entries.size());
    for (const LibraryEntry& entry : entries) known.push_back(entry.id);
    return unknownName({}, {}, {}, std::move(code), name, known);
}

/// All rules of a game for the options given to it. The data are shared by every call.
RulesMaker makerOf(const Ruleset& ruleset, const Board& board, const RulesetData& data,
                   const std::vector<SeatRequest>& seats)
{
    struct Given {
        Board board;
        RulesetData data;
        std::vector<SeatRequest> seats;
    };
    // Shared because the maker is copied along with every game that holds it.
    auto given = std::make_shared<const Given>(Given{board, data, seats});
    return {data.options, [&ruleset, given](const OptionValues& options) -> Result<std::shared_ptr<const Rules>> {
                Result<std::unique_ptr<const Rules>> rules =
                    ruleset.make(given->board, given->data, options, given->seats);
                if (!rules) return fail(std::move(rules.error()));
                // Rules may refer to the board and data that they were made of.
                return std::shared_ptr<const Rules>(rules->release(), [given](const Rules* made) { delete made; });
            }};
}

/// Lets games of `setup` begin with the position that its variant says, whoever makes them and with whichever options.
Errors beginWith(const StartPosition& position, GameSetup& setup)
{
    Errors errors;
    std::optional<LaidOutStart> read = readStart(position, setup, ErrorCollector(setup.variant.file, errors));
    if (!read) return errors;
    auto start = std::make_shared<const LaidOutStart>(*std::move(read));
    setup.game = std::make_shared<const LaidOutRules>(setup.game, *start);
    setup.maker.make = [make = std::move(setup.maker.make),
                        start](const OptionValues& options) -> Result<std::shared_ptr<const Rules>> {
        Result<std::shared_ptr<const Rules>> rules = make(options);
        if (!rules) return rules;
        return std::make_shared<const LaidOutRules>(*std::move(rules), *start);
    };
    return {};
}

} // namespace

Library::Library(std::string dataRoot, std::string ownRoot)
    : m_dataRoot(std::move(dataRoot)), m_ownRoot(std::move(ownRoot))
{
    rescan();
}

Library Library::unread(std::string dataRoot, std::string ownRoot)
{
    Library library;
    library.m_dataRoot = std::move(dataRoot);
    library.m_ownRoot = std::move(ownRoot);
    return library;
}

void Library::rescan(LibraryContents* contents)
{
    LibraryContents unwanted;
    LibraryContents& read = contents != nullptr ? *contents : unwanted;
    read = {};
    m_maps.clear();
    m_rulesets.clear();
    m_variants.clear();
    if (!m_dataRoot.empty()) {
        scanRulesets((fs::path(m_dataRoot) / "resources" / "rules").string(), {}, false, read);
        scanMaps((fs::path(m_dataRoot) / "maps").string(), false, read);
    }
    if (!m_ownRoot.empty()) {
        scanRulesets((fs::path(m_ownRoot) / "rules").string(), {}, true, read);
        scanMaps((fs::path(m_ownRoot) / "maps").string(), true, read);
    }
}

void Library::rescanOwnVariants()
{
    std::erase_if(m_variants, [](const LibraryEntry& entry) { return entry.own; });
    if (m_ownRoot.empty()) return;
    for (const fs::path& folder : entriesOf((fs::path(m_ownRoot) / "maps").string()))
        scanVariants((folder / "variants").string(), folder.filename().string(), true);
}

void Library::scanRulesets(const std::string& root, const std::string& map, bool own, LibraryContents& contents)
{
    const auto reader = [this] {
        return [bases = this->bases()](const std::string& file) { return loadRules(file, bases); };
    };
    for (ReadPackage<RulesPackage>& found : readPackages<RulesPackage>(root, "rules.yaml", reader)) {
        LibraryEntry entry;
        entry.kind = LibraryEntry::Kind::Ruleset;
        entry.id = found.id;
        entry.file = found.file;
        entry.map = map;
        entry.own = own;
        if (Result<RulesPackage>& rules = *found.said) {
            entry.name = nameIn(rules->texts, "ruleset.name");
            entry.base = rules->data.base;
            checkPlace(entry, rules->data.id);
            if (own || !map.empty()) checkOwnRules(entry, rules->data);
            if (!entry.broken() && findEntry(m_rulesets, entry.id) == nullptr)
                contents.rulesets.emplace(entry.id, *std::move(rules));
        } else {
            entry.errors = rules.error();
        }
        m_rulesets.push_back(std::move(entry));
    }
}

/// Rules are code: a ruleset of one's own, or one that comes with a map, plays by those of a shipped one, and does not
/// stand in its place.
void Library::checkOwnRules(LibraryEntry& entry, const RulesetData& data) const
{
    if (data.base.empty())
        entry.errors.push_back({"ruleset-needs-base", {{"name", data.id}}, entry.file, 0, 0, "base"});
    else if (findEntry(m_rulesets, entry.id) != nullptr)
        entry.errors.push_back({"ruleset-id-taken", {{"name", data.id}}, entry.file, 0, 0, "id"});
}

BaseFinder Library::bases() const
{
    std::vector<LibraryEntry> shipped;
    std::ranges::copy_if(m_rulesets, std::back_inserter(shipped),
                         [](const LibraryEntry& entry) { return !entry.own && entry.map.empty(); });
    // Many may be based on one; it is read once.
    auto read = std::make_shared<std::map<std::string, Result<RulesPackage>>>();
    return [shipped = std::move(shipped), read](const std::string& id) -> Result<RulesPackage> {
        const LibraryEntry* entry = findEntry(shipped, id);
        if (entry == nullptr) return fail(unknownPackage("unknown-base", id, shipped));
        auto found = read->find(id);
        if (found == read->end()) found = read->emplace(id, loadRules(entry->file)).first;
        return found->second;
    };
}

void Library::scanMaps(const std::string& root, bool own, LibraryContents& contents)
{
    auto maps = readPackages<MapData>(root, "map.yaml", [] { return &loadMap; });
    for (const fs::path& folder : entriesOf(root)) {
        const std::string id = folder.filename().string();
        scanRulesets((folder / "rules").string(), id, own, contents);
        // A folder with variants alone holds a person's own variants of a shipped map.
        scanVariants((folder / "variants").string(), id, own);
        const auto found = std::ranges::find(maps, id, &ReadPackage<MapData>::id);
        if (found == maps.end()) continue;
        LibraryEntry entry;
        entry.kind = LibraryEntry::Kind::Map;
        entry.id = id;
        entry.file = found->file;
        entry.own = own;
        if (Result<MapData>& map = *found->said) {
            entry.name = nameIn(map->texts, "map.name");
            checkPlace(entry, map->id);
            // One of a person's own is not to be taken for the one that comes with the program.
            if (findEntry(m_maps, id) != nullptr)
                entry.errors.push_back({"map-id-taken", {{"name", id}}, entry.file, 0, 0, {}});
            if (!entry.broken()) contents.maps.emplace(id, *std::move(map));
        } else {
            entry.errors = map.error();
        }
        m_maps.push_back(std::move(entry));
    }
}

void Library::scanVariants(const std::string& folder, const std::string& map, bool own)
{
    for (const fs::path& file : yamlFiles(folder)) {
        LibraryEntry entry;
        entry.kind = LibraryEntry::Kind::Variant;
        entry.id = file.stem().string();
        entry.file = file.string();
        entry.map = map;
        entry.own = own;
        if (const Result<VariantData> variant = loadVariant(entry.file)) {
            entry.name = nameIn(variant->texts, "variant.name");
            entry.ruleset = variant->ruleset;
            checkPlace(entry, variant->id);
            if (variant->map != map)
                entry.errors.push_back(
                    {"variant-of-another-map", {{"map", variant->map}, {"place", map}}, entry.file, 0, 0, "map"});
        } else {
            entry.errors = variant.error();
            entry.name = writtenName(entry.file);
        }
        m_variants.push_back(std::move(entry));
    }
}

Result<MapData> Library::map(const std::string& name) const
{
    // An own map hides no shipped one of the same id; paths tell them apart.
    if (const LibraryEntry* entry = findEntry(m_maps, name)) return loadMap(entry->file);
    if (looksLikePath(name)) return loadMap(name);
    return fail(unknownPackage("unknown-map", name, m_maps));
}

Result<MapData> Library::mapNamedIn(const std::string& file, const std::string& name) const
{
    if (findEntry(m_maps, name) == nullptr && looksLikePath(name) && !isCalled(name, "map.yaml"))
        return fail({"map-by-other-file", {{"name", name}}, file, 0, 0, {}});
    Result<MapData> found = map(name);
    if (!found) nameFile(found.error(), file);
    return found;
}

Result<RulesPackage> Library::rulesetNamedIn(const std::string& file, const std::string& name) const
{
    if (findEntry(m_rulesets, name) == nullptr && looksLikePath(name) && !isCalled(name, "rules.yaml"))
        return fail({"ruleset-by-other-file", {{"name", name}}, file, 0, 0, {}});
    Result<RulesPackage> found = ruleset(name);
    if (!found) nameFile(found.error(), file);
    return found;
}

Result<RulesPackage> Library::ruleset(const std::string& name) const
{
    if (const LibraryEntry* entry = findEntry(m_rulesets, name)) return loadRules(entry->file, bases());
    if (looksLikePath(name)) return loadRules(name, bases());
    return fail(unknownPackage("unknown-ruleset", name, m_rulesets));
}

Error Library::noVariantOf(const std::string& word) const
{
    std::string onMap;
    std::string byRules;
    std::vector<std::string> known;
    std::string called; // a variant of that name, on whichever map comes first
    const auto add = [](std::string& list, const std::string& one) { list += (list.empty() ? "" : ", ") + one; };
    for (const LibraryEntry& entry : m_variants) {
        const std::string full = entry.map + "/" + entry.id;
        if (entry.map == word) add(onMap, full);
        if (entry.ruleset == word) add(byRules, full);
        if (entry.id == word && called.empty()) called = full;
        known.push_back(entry.map);
        known.push_back(entry.ruleset);
    }
    if (!onMap.empty()) return {"map-without-variant", {{"name", word}, {"variants", onMap}}, {}, 0, 0, {}};
    if (!byRules.empty()) return {"ruleset-without-variant", {{"name", word}, {"variants", byRules}}, {}, 0, 0, {}};
    if (!called.empty()) return {"unknown-variant", {{"name", word}, {"hint", called}}, {}, 0, 0, {}};
    return unknownName({}, {}, {}, "unknown-variant", word, known);
}

Result<VariantData> Library::variant(const std::string& name) const
{
    if (isFile(name)) return loadVariant(name);
    if (const std::size_t colon = name.rfind(':'); colon != std::string::npos) {
        VariantData plain;
        plain.id = "default";
        plain.map = name.substr(0, colon);
        plain.ruleset = name.substr(colon + 1);
        return plain;
    }
    const std::size_t slash = name.find('/');
    if (name.ends_with(".yaml")) return fail({"unknown-variant", {{"name", name}}, {}, 0, 0, {}});
    if (slash == std::string::npos) return fail(noVariantOf(name));
    const std::string map = name.substr(0, slash);
    const std::string id = name.substr(slash + 1);
    std::vector<std::string> known;
    for (const LibraryEntry& entry : m_variants) {
        if (entry.map == map && entry.id == id) return loadVariant(entry.file);
        known.push_back(entry.map + "/" + entry.id);
    }
    return fail(unknownName({}, {}, {}, "unknown-variant", name, known));
}

Result<GameSetup> Library::setup(const std::string& variantName, const SetupRequest& request) const
{
    const Result<VariantData> found = variant(variantName);
    if (!found) return fail(found.error());
    return setup(*found, request);
}

Result<GameSetup> Library::setup(const VariantData& variant, const SetupRequest& request) const
{
    const Result<MapData> found = variant.file.empty() ? map(variant.map) : mapNamedIn(variant.file, variant.map);
    if (!found) return fail(found.error());
    return setup(*found, variant, request);
}

Result<GameSetup> Library::setup(const MapData& map, const VariantData& variant, const SetupRequest& request) const
{
    Result<RulesPackage> rules =
        variant.file.empty() ? ruleset(variant.ruleset) : rulesetNamedIn(variant.file, variant.ruleset);
    if (!rules) return fail(std::move(rules.error()));
    return setup(map, std::move(*rules), variant, request);
}

Result<GameSetup> Library::setup(const MapData& map, RulesPackage rules, const VariantData& variant,
                                 const SetupRequest& request) const
{
    const Ruleset* ruleset = findRuleset(rules.data);
    if (ruleset == nullptr) return fail({"ruleset-not-built", {{"name", rules.data.id}}, rules.file, 0, 0, {}});

    if (Errors wrong = applyDecks(variant.content, variant.file, *ruleset, rules.data); !wrong.empty())
        return fail(std::move(wrong));
    Board board = map.board;
    // Sets of places have no room for more: no game can even be asked what it needs.
    if (!board.playable())
        return fail({"map-too-big",
                     {{"count", std::to_string(board.placeCount())}, {"limit", std::to_string(Mask::kCapacity)}},
                     map.file,
                     0,
                     0,
                     {}});
    Errors errors = applySetUp(variant.content, variant.file, ruleset->setUpWords(board), board);
    for (MapNeed& need : ruleset->needs(board))
        if (need.forbids) errors.push_back(std::move(need.what));
    Result<OptionValues> options = resolveOptions(rules.data, variant.preset, variant.options, variant.file);
    if (!options) errors.insert(errors.end(), options.error().begin(), options.error().end());
    for (const OptionSetting& setting : request.options) {
        if (std::optional<Error> error = checkSetting(rules.data.options, setting, {}, {}))
            errors.push_back(std::move(*error));
        else if (options)
            options->set(rules.data.options, setting.id, setting.value);
    }
    if (options && errors.empty()) errors = checkTogether(rules.data.options, *options);
    const SeatRange range = ruleset->seatRange(rules.data, board);
    const int players = request.players == 0 ? range.least : request.players;
    if (!range.holds(players))
        errors.push_back({"wrong-players",
                          {{"count", std::to_string(players)},
                           {"min", std::to_string(range.least)},
                           {"max", std::to_string(range.most)}},
                          {},
                          0,
                          0,
                          {}});
    // What --set asks for is not the variant's fault.
    if (request.options.empty()) nameFile(errors, variant.file);
    if (!errors.empty()) return fail(std::move(errors));

    GameSetup setup{map, std::move(rules), variant, std::move(*options), request.seats, nullptr, {}, textRoots()};
    setup.map.board = std::move(board);
    if (setup.seats.empty() && request.players == 0) setup.seats = variant.seats;
    if (setup.seats.empty()) setup.seats = ruleset->seatsOn(setup.map.board, setup.rules.data, players);
    setup.maker = makerOf(*ruleset, setup.map.board, setup.rules.data, setup.seats);
    Result<std::shared_ptr<const Rules>> game = setup.maker.make(setup.options);
    if (!game) {
        if (request.options.empty()) nameFile(game.error(), variant.file);
        return fail(std::move(game.error()));
    }
    setup.game = std::move(*game);
    if (variant.content.start)
        if (Errors wrong = beginWith(*variant.content.start, setup); !wrong.empty()) return fail(std::move(wrong));
    return setup;
}

std::string Library::ownVariantFile(const std::string& map, const std::string& variant) const
{
    return (fs::path(m_ownRoot) / "maps" / map / "variants" / (variant + ".yaml")).string();
}

} // namespace marches::engine
