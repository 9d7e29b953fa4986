// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "engine/package/mappackage.h"
#include "engine/package/rulespackage.h"
#include "engine/package/variantpackage.h"
#include "engine/text/translationfiles.h"

namespace marches::engine {

/// A package that was found. A broken one is listed too, with what is wrong.
struct LibraryEntry {
    enum class Kind : std::uint8_t { Map, Ruleset, Variant };
    Kind kind = Kind::Map;
    std::string id;
    std::string file;
    std::string map;     ///< of a variant: id of its map; of a ruleset: the map that it comes with, if any
    std::string ruleset; ///< of a variant
    std::string base;    ///< of a ruleset of a person's own: the one whose rules it plays by
    std::string name;    ///< as written in the package, untranslated
    bool own = false;    ///< the person's own, not shipped
    Errors errors;       ///< empty: it can be used

    bool broken() const { return !errors.empty(); }
};

/// All that a game needs, found and checked.
struct GameSetup {
    MapData map;         ///< its board with the set-up of the variant
    RulesPackage rules;  ///< its decks with the changes of the variant
    VariantData variant; ///< of `<map>:<ruleset>`: one that says nothing but that
    OptionValues options;
    std::vector<SeatRequest> seats;
    std::shared_ptr<const Rules> game; ///< ready to play
    RulesMaker maker;                  ///< makes the same game with other options
    TextRoots roots;                   ///< where the texts of the engine are, and a person's own
};

/// What a game is asked to be, beyond its variant.
struct SetupRequest {
    std::vector<OptionSetting> options; ///< on top of the variant's
    std::vector<SeatRequest> seats;     ///< instead of the variant's
    int players = 0;                    ///< 0: as the variant or ruleset says
};

/// Packages by the names that the library knows them by, without those that are broken.
struct LibraryContents {
    std::map<std::string, MapData> maps;
    std::map<std::string, RulesPackage> rulesets;
};

/// Finds maps, rulesets and variants below a few folders. Folders that do not exist are passed over.
class Library {
public:
    /// `dataRoot` holds maps/ and resources/ as shipped; `ownRoot` the person's maps/ (with their own variants, also of
    /// shipped maps) and rules/ (rulesets based on shipped ones); either may be empty. A map's folder may hold rules/,
    /// too: rulesets based on shipped ones, made for that map.
    Library(std::string dataRoot, std::string ownRoot);
    /// One that lists nothing before rescan().
    static Library unread(std::string dataRoot, std::string ownRoot);

    const std::string& dataRoot() const { return m_dataRoot; }
    const std::string& ownRoot() const { return m_ownRoot; }
    TextRoots textRoots() const { return {m_dataRoot, m_ownRoot}; }

    /// Looks at the folders anew. Every package is read for that: `contents`, if any, is given what was read, so that
    /// who needs them all does not read them a second time.
    void rescan(LibraryContents* contents = nullptr);
    /// Looks at a person's own variants alone anew: after one was saved, all else is as it was.
    void rescanOwnVariants();
    const std::vector<LibraryEntry>& maps() const { return m_maps; }
    const std::vector<LibraryEntry>& rulesets() const { return m_rulesets; }
    const std::vector<LibraryEntry>& variants() const { return m_variants; }

    /// By id, or by path when `name` is one.
    [[nodiscard]] Result<MapData> map(const std::string& name) const;
    [[nodiscard]] Result<RulesPackage> ruleset(const std::string& name) const;
    /// Finds what a ruleset is based on: a shipped one, so that no ruleset is based on itself. For one thread.
    BaseFinder bases() const;
    /// The same where a file that may be a stranger's names it: by its id, or by the path of a file called map.yaml or
    /// rules.yaml, since no other may be opened at its wish. Errors besides: map-by-other-file, ruleset-by-other-file.
    [[nodiscard]] Result<MapData> mapNamedIn(const std::string& file, const std::string& name) const;
    [[nodiscard]] Result<RulesPackage> rulesetNamedIn(const std::string& file, const std::string& name) const;
    /// A variant's name: the path of a variant file, `<map>/<variant>`, or `<map>:<ruleset>`.
    [[nodiscard]] Result<VariantData> variant(const std::string& name) const;

    [[nodiscard]] Result<GameSetup> setup(const std::string& variantName, const SetupRequest& request = {}) const;
    [[nodiscard]] Result<GameSetup> setup(const VariantData& variant, const SetupRequest& request = {}) const;
    /// For a map that is being edited and not saved.
    [[nodiscard]] Result<GameSetup> setup(const MapData& map, const VariantData& variant,
                                          const SetupRequest& request = {}) const;
    /// The same with rules that are at hand, whatever the library has under their name.
    [[nodiscard]] Result<GameSetup> setup(const MapData& map, RulesPackage rules, const VariantData& variant,
                                          const SetupRequest& request = {}) const;

    /// Where a person's own variant of a map is saved.
    std::string ownVariantFile(const std::string& map, const std::string& variant) const;

private:
    Library() = default;
    /// What is wrong with a word alone where a variant is named: a map's lists what is played on it.
    Error noVariantOf(const std::string& word) const;
    void scanRulesets(const std::string& root, const std::string& map, bool own, LibraryContents& contents);
    void checkOwnRules(LibraryEntry& entry, const RulesetData& data) const;
    void scanMaps(const std::string& root, bool own, LibraryContents& contents);
    void scanVariants(const std::string& folder, const std::string& map, bool own);

    std::string m_dataRoot;
    std::string m_ownRoot;
    std::vector<LibraryEntry> m_maps;
    std::vector<LibraryEntry> m_rulesets;
    std::vector<LibraryEntry> m_variants;
};

} // namespace marches::engine
