// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/desktop/base/catalogue.h"
#include "engine/game/options.h"

namespace marches::app {

/// What an arm plays, as its file names it, with all that a form asks about it: which options there are and what they
/// are set to, who sits at it, and how all of that is called.
class LabSubject {
public:
    /// Of the name of a variant: "<map>/<variant>" or "<map>:<ruleset>". Nothing where the library has no such game.
    static std::optional<LabSubject> of(const Catalogue& catalogue, const std::string& variant);

    const std::string& variant() const { return m_variant; }
    const Catalogue::Game& game() const { return m_game; }
    /// Its own name: of a variant that of its file, else of ruleset and map.
    QString name() const;
    const std::vector<engine::OptionSpec>& options() const;
    /// Null: there is none of this id.
    const engine::OptionSpec* option(const std::string& id) const;
    /// Counts options that are set besides as what is usual.
    void apply(const std::vector<engine::OptionSetting>& settings);
    /// As the variant sets it.
    engine::OptionValue usual(const engine::OptionSpec& option) const;
    const engine::OptionValues& values() const { return m_usual; }
    QString optionTitle(const std::string& option) const;
    QString valueWord(const std::string& option, const engine::OptionValue& value) const;
    /// Ids and names of who sits at it; 0: as many as the variant says.
    std::vector<std::string> seats(int players) const;
    QStringList seatNames(int players) const;

private:
    LabSubject(const Catalogue& catalogue, std::string variant, Catalogue::Game game);

    const Catalogue* m_catalogue;
    std::string m_variant;
    Catalogue::Game m_game;
    std::optional<engine::LibraryEntry> m_entry; ///< of a variant; a copy, since the library looks at its folders anew
    engine::OptionValues m_usual;
    std::vector<std::string> m_ownSeats; ///< of the variant
};

/// Names of a game and of its variants, the plain game first.
std::vector<std::string> labVariants(const Catalogue& catalogue, const Catalogue::Game& game);

} // namespace marches::app
