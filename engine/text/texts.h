// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/text/plural.h"
#include "engine/text/pofile.h"

namespace marches::engine {

class OptionValues;
struct TextEntry; // engine/text/textentry.h

/// Placeholder and value.
using TextArgs = std::vector<std::pair<std::string, std::string>>;

/// All texts of one game or file: source texts of a map, a ruleset, its decks, a variant and the engine, and their
/// translations. A key is the path of a text ("territory.telmar.name"); what the keys are is told in
/// engine/text/textentry.h.
///
/// A text that is missing, empty or fuzzy in a language (but see isShown() in engine/text/translationkeys.h) is given
/// in its source language: sentence by sentence, never half. Changing the language is asking for another one; nothing
/// is reloaded.
class Texts {
public:
    /// A text in one language: one form, or a form for each plural class of the language.
    struct Found {
        const std::vector<std::string>* forms = nullptr; ///< null: no such text at all
        std::string_view language;                       ///< in which it is, which may be another than asked for
        std::string_view pluralBy; ///< parameter that chooses the form, "n" unless the text says otherwise
        const PluralRule* rule = nullptr;

        explicit operator bool() const { return forms != nullptr; }
        bool isPlural() const { return forms != nullptr && forms->size() > 1; }
        /// The form for a number; the last one, for many, without a number.
        const std::string& form(std::optional<std::int64_t> n) const;
    };

    Texts() = default;
    /// Over texts that several have in common, which are looked at where there is none here: as if all of them had been
    /// added first.
    explicit Texts(std::shared_ptr<const Texts> base) : m_base(std::move(base)) {}

    /// Adds source texts, all in `language`. An entry with a key that is there already replaces it (a variant over its
    /// map).
    void add(const std::vector<TextEntry>& entries, std::string_view language);
    /// Adds the texts of a translation that are shown: isShown(), with the placeholders of their source, which is to be
    /// here before. Its words are not compared: a .po that is out of step says so by `fuzzy`, which updateTranslation()
    /// sets.
    void addTranslation(std::string_view language, const PoFile& file);

    /// One text of a translation that is being worked on: takes the place of what there was, or, where it cannot be
    /// used, takes that away. `rule` is by what its forms are numbered.
    void setTranslation(std::string_view language, const PoEntry& entry, const PluralRule& rule);

    /// Makes the pseudo language (engine/text/translation.h) of every text that is there by now; those of the base are
    /// left to whoever owns that.
    void addPseudo();

    /// Languages that have at least one text, sorted.
    std::vector<std::string> languages() const;

    bool has(std::string_view key) const { return source(key) != nullptr; }
    /// Keys that begin with `prefix`, sorted.
    std::vector<std::string_view> keys(std::string_view prefix = {}) const;
    Found find(std::string_view key, std::string_view language) const;

    /// The text as it stands, placeholders and all; of a plural text the form for many. Empty for an unknown key.
    std::string word(std::string_view key, std::string_view language) const;
    /// With plain placeholders `{name}` filled in, and the plural form chosen by the argument that the text names.
    std::string word(std::string_view key, std::string_view language, const TextArgs& args) const;
    /// A form ("with-article", "of", "at", ...) of the name `<base>.name`: `<base>.<form>` where it is given in this
    /// language, else what the language makes of the name by itself (engine/text/grammar.h).
    std::string form(std::string_view base, std::string_view form, std::string_view language) const;
    /// The same where somebody wrote that form in the language of the name; empty: nobody did.
    std::string givenForm(std::string_view base, std::string_view form, std::string_view language) const;

private:
    using Forms =
        std::vector<std::string>; ///< by form of the language's PluralRule::of; one where the text is no plural
    struct Source {
        Forms forms;
        std::string language;
        std::string pluralBy;
    };
    /// Of this key, here or in the base; null: none.
    const Source* source(std::string_view key) const;
    const PluralRule* rule(std::string_view tag) const;
    /// Whether a translation has the placeholders that its source is filled by.
    bool isFilledAsSource(const PoEntry& entry) const;
    const Forms* findTranslation(std::string_view key, std::string_view language, std::string_view& found) const;
    /// A form of a name as somebody wrote it in exactly this language; null: nobody did.
    const std::string* findForm(const std::string& key, std::string_view language) const;

    std::shared_ptr<const Texts> m_base; ///< null: none
    std::map<std::string, Source, std::less<>> m_sources;
    std::map<std::string, std::map<std::string, Forms, std::less<>>, std::less<>>
        m_translations;                                     ///< by language, by key
    std::map<std::string, PluralRule, std::less<>> m_rules; ///< of every language that occurs
};

/// "fr_CA.UTF-8@euro" -> "fr-CA"; "C" and "POSIX" -> "en".
std::string languageTag(std::string_view locale);

/// The sentence of an error in a language with its hint, if any, and before it "file:line:column: " where known.
std::string errorText(const Error& error, const Texts& texts, std::string_view language);
/// The sentence alone.
std::string errorSentence(const Error& error, const Texts& texts, std::string_view language);

/// The text `<base>.text`, and after it a sentence for each switch that says something there: `<base>.on.<option>`
/// while it is on, `<base>.off.<option>` while it is off. So a card tells what it does under the rules of this game.
std::string textUnder(const OptionValues& options, const Texts& texts, std::string_view base,
                      std::string_view language);

} // namespace marches::engine
