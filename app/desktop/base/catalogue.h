// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>

#include "editor/document/longwork.h"
#include "engine/package/library.h"
#include "engine/text/texts.h"

namespace marches::app {

class Language;

/// The maps, rulesets and variants that there are, worded in the language in use: what the welcome and new game pages
/// show. Packages are read once; texts know all their languages.
class Catalogue : public QObject {
    Q_OBJECT
public:
    /// A ruleset that can be played on a map.
    struct Game {
        std::string map;
        std::string ruleset;
        friend bool operator==(const Game&, const Game&) = default;
    };

    /// Reads the library.
    Catalogue(engine::Library& library, const Language& language, QObject* parent = nullptr);
    ~Catalogue() override;

    const engine::Library& library() const { return m_library; }
    /// Looks at the folders again; what was read is forgotten.
    void rescan();
    /// The same in another thread; changed() comes when it is done.
    void rescanSoon();

    /// Every pair that plays, by map and then in the order of the rulesets; maps in the order of the first ruleset on
    /// each.
    const std::vector<Game>& games() const { return m_games; }
    /// Each ruleset once, in their order, on the map with most variants for it, the first of several.
    std::vector<Game> oneEach() const;
    /// The maps that a ruleset plays on, in the order of games().
    std::vector<std::string> mapsOf(const std::string& ruleset) const;
    /// Null for a broken or unknown one.
    const engine::MapData* map(const std::string& id) const;
    const engine::RulesPackage* rules(const std::string& id) const;
    /// How many sit at a game: as its rules say, unless the map has a number of powers of its own.
    engine::SeatRange seats(const Game& game) const;
    /// Over all maps that the ruleset plays on.
    engine::SeatRange seatsOf(const std::string& ruleset) const;
    /// What a seat is called in the language in use.
    QString seatName(const Game& game, const std::string& seat) const;
    /// Variants of a game in the library's order, broken ones too.
    std::vector<const engine::LibraryEntry*> variants(const Game& game) const;

    /// Texts of the engine, a map and a ruleset (either may be empty) in all their languages. They stay where they are,
    /// and are read anew when the folders are looked at again.
    const engine::Texts& texts(const std::string& map, const std::string& ruleset) const;
    /// One of them in the language in use.
    QString text(const Game& game, const std::string& key) const;
    QString mapText(const std::string& map, const std::string& key) const { return text({map, {}}, key); }
    QString rulesText(const std::string& ruleset, const std::string& key) const { return text({{}, ruleset}, key); }
    /// Name of a variant in the language in use: of a listed one from its file.
    QString variantName(const engine::LibraryEntry& entry) const;
    /// What is wrong, for a person: place and sentence, a line each.
    QString sentences(const engine::Errors& errors) const;
    /// The code that engine texts are asked in.
    std::string languageCode() const;

signals:
    void changed();

private:
    /// What is found below the folders of a library, read whole.
    struct Found;
    using Maps = std::map<std::string, engine::MapData>;
    using Rulesets = std::map<std::string, engine::RulesPackage>;
    using TextsName = std::pair<std::string, std::string>; ///< of the map and of the ruleset
    /// Reads the library anew.
    static Found find(engine::Library library, const std::vector<TextsName>& texts);
    /// Texts that many have in common, read once.
    struct CommonTexts {
        std::shared_ptr<engine::Texts> engine;
        std::map<std::string, std::shared_ptr<engine::Texts>> rules; ///< over those of the engine
    };
    static engine::Texts read(const TextsName& name, const engine::Library& library, const Maps& maps,
                              const Rulesets& rules, CommonTexts& common);
    void completeTexts() const;
    std::vector<TextsName> namedTexts() const;
    void take(Found found);
    void readLibrary();

    engine::Library& m_library;
    editor::LongWork m_scan;
    const Language& m_language;
    Maps m_maps;
    Rulesets m_rules;
    std::vector<Game> m_games;
    mutable CommonTexts m_common;
    mutable std::map<TextsName, std::unique_ptr<engine::Texts>> m_texts;
};

} // namespace marches::app
