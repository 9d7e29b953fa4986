// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include <QString>

#include "app/desktop/translate/translationcontroller.h"
#include "engine/package/library.h"
#include "engine/text/texts.h"

namespace marches::app {

class Application;
class Catalogue;

/// The texts of a game with the translation that is being worked on in them, sentence by sentence as they are typed,
/// and the game itself where there is one: its messages say what a placeholder stands for.
class PreviewTexts {
public:
    PreviewTexts(Application& application, const TranslationController& controller);

    const engine::Texts& texts() const { return m_texts; }
    const std::string& language() const { return m_language; }
    /// Of a map; null: there is none.
    const engine::MapData* map() const { return m_map ? &*m_map : (m_setup ? &m_setup->map : nullptr); }
    /// A game of the ruleset that is translated; null: none.
    const engine::GameSetup* setup() const { return m_setup ? &*m_setup : nullptr; }

    /// Takes a text as it is now.
    void update(const editor::TranslationDocument& document, int row);
    QString word(const std::string& key) const;
    /// A text with its placeholders filled, as a game or an error would say it: things of the game where its messages
    /// tell what they are, else the name of the placeholder. `form` chooses a number for which this plural form stands.
    QString sentence(const editor::TranslationDocument& document, int row, int pluralForm = 0) const;

private:
    std::optional<QString> message(const std::string& key, const std::string& number, std::int64_t n) const;

    std::string m_language;
    std::optional<engine::MapData> m_map;
    std::optional<engine::GameSetup> m_setup;
    engine::Texts m_texts;
};

/// For each form of a name ("with-article", "of", "at") the shortest line of the log of a game with these texts that
/// needs nothing but that form, in the language translated into, with %1 in the name's place; empty where none is
/// translated yet.
std::map<std::string, QString> exampleFrames(const Catalogue& catalogue, const TranslationController& controller);

} // namespace marches::app
