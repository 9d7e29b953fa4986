// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <future>
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
/// show. Packages are read once, from the start in another thread: whoever asks first waits for them. Texts know all
/// their languages.
class Catalogue : public QObject {
    Q_OBJECT
public:
    /// A ruleset that can be played on a map.
    struct Game {
        std::string map;
        std::string ruleset;
        friend bool operator==(const Game&, const Game&) = default;
    };

    /// Begins to read what is found below the folders of a library.
    Catalogue(engine::Library library, const Language& language, QObject* parent = nullptr);
    ~Catalogue() override;

    /// It stays where it is when the folders are looked at again.
    const engine::Library& library() const;
    /// Looks at the folders again; what was read is forgotten.
    void rescan();
    /// The same for a person's own variants alone.
    void rescanOwnVariants();
    /// As rescan(), in another thread; changed() comes when it is done.
    void rescanSoon();

    /// Every pair that plays, by map and then in the order of the rulesets; maps in the order of the first ruleset on
    /// each.
    const std::vector<Game>& games() const;
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
    /// What a map is called, and of one that has namesakes its id as well.
    QString mapName(const std::string& map) const;
    QString rulesText(const std::string& ruleset, const std::string& key) const { return text({{}, ruleset}, key); }
    /// Name of a variant in the language in use: of a listed one from its file.
    QString variantName(const engine::LibraryEntry& entry) const;
    /// What a game is called: as its rules are, and its variant where there is one of that id.
    QString gameName(const Game& game, const std::string& variant) const;
    /// What is wrong, for a person: place and sentence, a line each.
    QString sentences(const engine::Errors& errors) const;
    /// The code that engine texts are asked in.
    std::string languageCode() const;

signals:
    void changed();

private:
    /// What is found below the folders of a library, read whole.
    struct Found;
    using TextsName = std::pair<std::string, std::string>; ///< of the map and of the ruleset
    /// Reads the library anew.
    static Found find(engine::Library library, const std::vector<TextsName>& texts);
    /// The same, with the texts that the first page shows.
    static std::unique_ptr<Found> findFirst(engine::Library library);
    static engine::Texts read(const TextsName& name, Found& found);
    /// Waits for it where it is being read for the first time.
    Found& found() const;
    void completeTexts() const;
    std::vector<TextsName> namedTexts() const;
    void take(Found found);

    mutable std::future<std::unique_ptr<Found>> m_first; ///< until somebody asks for it
    mutable std::unique_ptr<Found> m_found;
    editor::LongWork m_scan;
    const Language& m_language;
    mutable std::map<TextsName, std::unique_ptr<engine::Texts>> m_texts;
};

} // namespace marches::app
