// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/texts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <set>

#include "engine/base/utf8.h"
#include "engine/text/grammar.h"
#include "engine/text/placeholder.h"
#include "engine/text/textentry.h"
#include "engine/text/translation.h"
#include "engine/text/translationkeys.h"

namespace marches::engine {

namespace {

constexpr int kLongestQuote = 400; ///< characters of a file in a sentence about it

constexpr std::string_view kNameForm = "name";

/// The tag and, where it names a country too, its language alone.
std::array<std::string_view, 2> candidates(std::string_view tag) { return {tag, tag.substr(0, tag.find('-'))}; }

std::vector<std::string> sourceForms(const TextEntry& entry, const PluralRule& rule)
{
    if (!entry.isPlural()) return {entry.one};
    std::vector<std::string> forms;
    forms.reserve(static_cast<std::size_t>(rule.formCount()));
    for (int form = 0; form < rule.formCount(); ++form)
        forms.push_back(rule.categories()[static_cast<std::size_t>(form)] == "one" ? entry.one : entry.other);
    return forms;
}

/// A file may number its forms by another rule than ours; each of our forms takes the file's one for the same number.
std::vector<std::string> translatedForms(const PoEntry& entry, const PluralRule& theirs, const PluralRule& ours)
{
    if (!entry.plural) return {entry.text.front()};
    std::vector<std::string> forms;
    for (int form = 0; form < ours.formCount(); ++form) {
        const std::int64_t example = ours.example(form);
        const auto index = static_cast<std::size_t>(theirs.form(example < 0 ? 1000000 : example));
        forms.push_back(entry.text[std::min(index, entry.text.size() - 1)]);
    }
    return forms;
}

std::optional<std::int64_t> numberArg(const TextArgs& args, std::string_view name)
{
    for (const auto& [key, value] : args) {
        if (key != name) continue;
        std::int64_t number = 0;
        const auto [end, code] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (code == std::errc{} && end == value.data() + value.size()) return number;
    }
    return std::nullopt;
}

std::string filled(std::string_view text, const TextArgs& args)
{
    std::string out;
    for (const TextPiece& piece : splitText(text)) {
        const auto found = std::ranges::find_if(args, [&](const auto& arg) { return arg.first == piece.name; });
        if (!piece.isPlaceholder())
            out += piece.literal;
        else if (found != args.end())
            out += found->second;
        else
            out.append("{").append(piece.whole).append("}");
    }
    return out;
}

} // namespace

const std::string& Texts::Found::form(std::optional<std::int64_t> n) const
{
    const std::size_t last = forms->size() - 1;
    return (*forms)[n && rule != nullptr ? std::min(static_cast<std::size_t>(rule->form(*n)), last) : last];
}

void Texts::add(const std::vector<TextEntry>& entries, std::string_view language)
{
    const std::string tag = languageTag(language);
    const PluralRule& rule = m_rules.try_emplace(tag, PluralRule::of(tag)).first->second;
    for (const TextEntry& entry : entries) {
        Source source{sourceForms(entry, rule), tag, entry.pluralBy.empty() ? "n" : entry.pluralBy};
        const auto found = m_sources.find(entry.key);
        if (found != m_sources.end() && found->second.forms != source.forms)
            for (auto& [other, translations] : m_translations)
                translations.erase(entry.key); // they were of another text
        m_sources.insert_or_assign(entry.key, std::move(source));
    }
}

bool Texts::isFilledAsSource(const PoEntry& entry) const
{
    static const std::vector<std::string> kNone;
    const Source* text = source(*entry.context);
    if (text == nullptr && looseForm(*entry.context).empty()) return true; // nobody asks for it
    const bool plural = text != nullptr && entry.plural.has_value();
    return placeholderFaults(text == nullptr ? kNone : text->forms, plural ? text->pluralBy : std::string(), entry.text)
        .empty();
}

void Texts::addTranslation(std::string_view language, const PoFile& file)
{
    const std::string tag = languageTag(language);
    const PluralRule& ours = m_rules.try_emplace(tag, PluralRule::of(tag)).first->second;
    const Result<PluralRule> header = PluralRule::parse(file.field("Plural-Forms"));
    const PluralRule& theirs = header ? *header : ours;
    auto& translations = m_translations[tag];
    for (const PoEntry& entry : file.entries)
        if (isShown(entry) && isFilledAsSource(entry))
            translations.insert_or_assign(*entry.context, translatedForms(entry, theirs, ours));
}

void Texts::setTranslation(std::string_view language, const PoEntry& entry, const PluralRule& rule)
{
    if (!entry.context) return;
    const std::string tag = languageTag(language);
    const PluralRule& ours = m_rules.try_emplace(tag, PluralRule::of(tag)).first->second;
    if (isShown(entry) && isFilledAsSource(entry))
        m_translations[tag].insert_or_assign(*entry.context, translatedForms(entry, rule, ours));
    else
        m_translations[tag].erase(*entry.context);
}

void Texts::addPseudo()
{
    const std::string tag(kPseudoLanguage);
    m_rules.try_emplace(tag, PluralRule::of(tag));
    auto& translations = m_translations[tag];
    for (const auto& [key, source] : m_sources) {
        const bool plural = source.forms.size() > 1;
        translations[key] = plural ? Forms{pseudoText(source.forms.front()), pseudoText(source.forms.back())}
                                   : Forms{pseudoText(source.forms.front())};
    }
}

std::vector<std::string> Texts::languages() const
{
    std::set<std::string> tags;
    if (m_base) {
        const std::vector<std::string> below = m_base->languages();
        tags.insert(below.begin(), below.end());
    }
    for (const auto& [key, source] : m_sources) tags.insert(source.language);
    for (const auto& [tag, translations] : m_translations)
        if (!translations.empty()) tags.insert(tag);
    return {tags.begin(), tags.end()};
}

std::vector<std::string_view> Texts::keys(std::string_view prefix) const
{
    std::vector<std::string_view> found;
    for (auto it = m_sources.lower_bound(prefix);
         it != m_sources.end() && it->first.compare(0, prefix.size(), prefix) == 0; ++it)
        found.push_back(it->first);
    if (!m_base) return found;
    std::vector<std::string_view> all;
    std::ranges::set_union(found, m_base->keys(prefix), std::back_inserter(all));
    return all;
}

const Texts::Source* Texts::source(std::string_view key) const
{
    const auto own = m_sources.find(key);
    if (own != m_sources.end()) return &own->second;
    return m_base ? m_base->source(key) : nullptr;
}

const PluralRule* Texts::rule(std::string_view tag) const
{
    const auto own = m_rules.find(tag);
    if (own != m_rules.end()) return &own->second;
    return m_base ? m_base->rule(tag) : nullptr;
}

const Texts::Forms* Texts::findTranslation(std::string_view key, std::string_view language,
                                           std::string_view& found) const
{
    if (const auto translations = m_translations.find(language); translations != m_translations.end()) {
        const auto text = translations->second.find(key);
        if (text != translations->second.end()) {
            found = translations->first;
            return &text->second;
        }
    }
    if (!m_base) return nullptr;
    // Translations below are of the text below, which may be another one.
    const auto own = m_sources.find(key);
    const Source* below = own == m_sources.end() ? nullptr : m_base->source(key);
    if (below != nullptr && below->forms != own->second.forms) return nullptr;
    return m_base->findTranslation(key, language, found);
}

Texts::Found Texts::find(std::string_view key, std::string_view language) const
{
    const Source* text = source(key);
    if (text == nullptr) return {};
    Found found{&text->forms, text->language, text->pluralBy, nullptr};
    for (const std::string_view candidate : candidates(language)) {
        if (found.language == candidate) break;
        if (const Forms* forms = findTranslation(key, candidate, found.language)) {
            found.forms = forms;
            break;
        }
    }
    found.rule = rule(found.language);
    return found;
}

std::string Texts::word(std::string_view key, std::string_view language) const
{
    const Found found = find(key, language);
    return found ? found.form(std::nullopt) : std::string();
}

std::string Texts::word(std::string_view key, std::string_view language, const TextArgs& args) const
{
    const Found found = find(key, language);
    return found ? filled(found.form(numberArg(args, found.pluralBy)), args) : std::string();
}

const std::string* Texts::findForm(const std::string& key, std::string_view language) const
{
    // A form counts only in the language of the name, so that an English "of" never stands before a French name. It may
    // be without a source: French needs forms where English needs none.
    if (const Found found = find(key, language); found && found.language == language) return &found.form(std::nullopt);
    std::string_view tag;
    const Forms* loose = findTranslation(key, language, tag);
    return loose == nullptr ? nullptr : &loose->back();
}

std::string Texts::givenForm(std::string_view base, std::string_view form, std::string_view language) const
{
    const std::string prefix = std::string(base) + ".";
    const Found name = find(prefix + std::string(kNameForm), language);
    const std::string* given = name ? findForm(prefix + std::string(form), name.language) : nullptr;
    return given == nullptr ? std::string() : *given;
}

std::string Texts::form(std::string_view base, std::string_view form, std::string_view language) const
{
    const std::string prefix = std::string(base) + ".";
    const Found name = find(prefix + std::string(kNameForm), language);
    if (!name) return {};
    if (form.empty() || form == kNameForm) return name.form(std::nullopt);
    if (const std::string* exact = findForm(prefix + std::string(form), name.language)) return *exact;
    const std::string& plain = name.form(std::nullopt);
    const std::string* withArticle = findForm(prefix + "with-article", name.language);
    return defaultForm(plain, withArticle == nullptr ? plain : *withArticle, form, name.language);
}

std::string languageTag(std::string_view locale)
{
    std::string tag(locale.substr(0, locale.find_first_of(".@")));
    std::ranges::replace(tag, '_', '-');
    return tag.empty() || tag == "C" || tag == "POSIX" ? "en" : tag;
}

std::string errorSentence(const Error& error, const Texts& texts, std::string_view language)
{
    // What stands in somebody's file may be as long as the file, and nobody reads so much of it.
    ErrorArgs args = error.args;
    for (auto& [name, value] : args)
        if (value.size() > kLongestQuote) value = std::string(firstCharacters(value, kLongestQuote)) + "…";
    std::string sentence = texts.word("error." + error.code, language, args);
    if (sentence.empty()) { // a code without a sentence is our mistake, and still tells more than silence
        sentence = error.code;
        for (const auto& [name, value] : args) sentence.append(", ").append(name).append(": ").append(value);
    }
    const auto hint = std::ranges::find_if(args, [](const auto& arg) { return arg.first == "hint"; });
    if (hint == args.end() || hint->second.empty()) return sentence;
    return sentence + " " + texts.word("error.did-you-mean", language, {*hint});
}

std::string errorText(const Error& error, const Texts& texts, std::string_view language)
{
    std::string place = error.file;
    if (error.line > 0) place += ":" + std::to_string(error.line);
    if (error.line > 0 && error.column > 0) place += ":" + std::to_string(error.column);
    if (error.line == 0 && !error.path.empty()) place += (place.empty() ? "" : ": ") + error.path;
    const std::string sentence = errorSentence(error, texts, language);
    // Of a file as a whole the sentence mostly names it.
    const bool saysPlace = place.empty() || (place == error.file && sentence.find(place) != std::string::npos);
    return (saysPlace ? "" : place + ": ") + sentence;
}

} // namespace marches::engine
