// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/translation.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <utility>

#include "engine/text/placeholder.h"
#include "engine/text/plural.h"
#include "engine/text/review.h"
#include "engine/text/textentry.h"
#include "engine/text/translationkeys.h"
#include "engine/text/translationreport.h"

namespace marches::engine {

namespace {

std::optional<std::size_t> lookUp(const EntryIndex& index, std::string_view key)
{
    const auto found = index.find(key);
    return found == index.end() ? std::nullopt : std::optional<std::size_t>(found->second);
}

bool hasText(const PoEntry& entry)
{
    return std::ranges::any_of(entry.text, [](const std::string& form) { return !form.empty(); });
}

constexpr std::string_view kPlaceholders = "python-brace-format";

/// Names of placeholders that stand with a form somewhere, in the source or a translation: "place" of `{place:of}`.
std::set<std::string, std::less<>> declined(const PoFile& translation, const std::vector<TextEntry>& entries)
{
    std::set<std::string, std::less<>> names;
    const auto look = [&names](std::string_view text) {
        for (const TextPiece& piece : splitText(text))
            if (!piece.form.empty()) names.emplace(piece.name);
    };
    for (const TextEntry& entry : entries)
        for (const std::string* text : {&entry.one, &entry.other}) look(*text);
    for (const PoEntry& po : translation.entries)
        for (const std::string& text : po.text) look(text);
    return names;
}

/// Whether gettext's own check of placeholders, that of Python's braces, holds for a text: it knows neither forms,
/// which each language chooses by itself, nor `{n of piece}`, nor names with a hyphen.
bool isBraceFormat(const PoEntry& po, const TextEntry& entry, const std::set<std::string, std::less<>>& declined)
{
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    bool any = false;
    const auto holds = [&](const std::string& text) {
        for (const TextPiece& piece : splitText(text)) {
            if (!piece.isPlaceholder()) {
                if (piece.literal.find_first_of("{}") != std::string_view::npos) return false; // plain braces
                continue;
            }
            any = true;
            if (!piece.counted.empty() || !letter(piece.name.front()) || declined.contains(piece.name) ||
                piece.name.find('-') != std::string_view::npos)
                return false;
        }
        return true;
    };
    return holds(entry.one) && holds(entry.other) && any && std::ranges::all_of(po.text, holds);
}

/// What a translator is told with a text: what its author says, how long it may be.
std::vector<std::string> notesOf(const TextEntry& entry)
{
    std::vector<std::string> notes;
    if (!entry.note.empty()) notes.push_back(entry.note);
    if (const std::size_t room = textRoom(entry.key); room != 0)
        notes.push_back("There is room for " + std::to_string(room) + " characters.");
    return notes;
}

void setSource(PoEntry& po, const TextEntry& entry, int formCount, const std::set<std::string, std::less<>>& declined)
{
    po.context = entry.key;
    po.source = entry.one;
    po.plural = entry.isPlural() ? std::optional<std::string>(entry.other) : std::nullopt;
    po.notes = notesOf(entry);
    // The file alone: lines would be others with every edit, and the key says where in it.
    po.references.clear();
    if (!entry.file.empty()) po.references.push_back(std::filesystem::path(entry.file).filename().string());
    po.text.resize(entry.isPlural() ? static_cast<std::size_t>(formCount) : 1);
    std::erase(po.flags, kPlaceholders);
    if (isBraceFormat(po, entry, declined)) po.flags.emplace_back(kPlaceholders);
}

/// Line by line, as comments are kept.
void addComment(PoEntry& po, std::string_view text)
{
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (end > at || end < text.size()) po.comments.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
}

/// The source is again what it was when the translation was good, and the translation has kept its forms meanwhile.
bool isTakenBack(const PoEntry& po, const TextEntry& entry)
{
    const bool sameForms =
        po.plural.has_value() == entry.isPlural() && po.previousPlural.has_value() == entry.isPlural();
    return po.fuzzy && sameForms && po.previousSource == entry.one && po.previousPlural.value_or("") == entry.other &&
           !po.previousContext;
}

/// The source changed: the translation stays, to be looked at again. Forms that no longer fit are kept as a comment.
void markChanged(PoEntry& po, const TextEntry& entry)
{
    if (!hasText(po)) return;
    if (!po.fuzzy) {
        po.previousSource = po.source;
        po.previousPlural = po.plural;
    }
    po.fuzzy = true;
    if (po.plural && !entry.isPlural()) {
        for (const std::string& form : po.text) addComment(po, form);
        po.text = {po.text.back()};
    } else if (!po.plural && entry.isPlural()) {
        const std::string text = po.text.front();
        po.text.assign(PluralRule::kMaxForms, text);
    }
}

void setHeader(PoFile& file, std::string_view sourceLanguage, std::string_view language)
{
    const auto keep = [&](std::string_view name, std::string_view value) {
        if (file.field(name).empty()) file.setField(name, value);
    };
    keep("Project-Id-Version", "Marches");
    keep("PO-Revision-Date", "");
    keep("Last-Translator", "");
    keep("Language-Team", "");
    file.setField("Language", language);
    file.setField("MIME-Version", "1.0");
    file.setField("Content-Type", "text/plain; charset=UTF-8");
    file.setField("Content-Transfer-Encoding", "8bit");
    if (!PluralRule::parse(file.field("Plural-Forms")))
        file.setField("Plural-Forms", PluralRule::of(language).header());
    file.setField("X-Source-Language", sourceLanguage);
}

int formCountOf(const PoFile& file, std::string_view language)
{
    const Result<PluralRule> rule = PluralRule::parse(file.field("Plural-Forms"));
    return rule ? rule->formCount() : PluralRule::of(language).formCount();
}

} // namespace

PoFile extractTexts(const std::vector<TextEntry>& entries, std::string_view sourceLanguage, std::string_view language)
{
    return updateTranslation({}, entries, sourceLanguage, language);
}

PoFile updateTranslation(const PoFile& translation, const std::vector<TextEntry>& entries,
                         std::string_view sourceLanguage, std::string_view language)
{
    PoFile out;
    out.header = translation.header;
    setHeader(out, sourceLanguage, language);
    const int formCount = formCountOf(out, language);
    const EntryIndex live = indexOf(translation, false);
    const EntryIndex old = indexOf(translation, true);
    const std::set<std::string, std::less<>> keys = keysOf(entries);
    const std::set<std::string, std::less<>> withForms = declined(translation, entries);
    std::set<std::size_t> used;
    std::set<std::string_view> written;
    for (const TextEntry& entry : entries) {
        if (entry.one.empty()) continue;                 // gettext has no empty source
        if (!written.insert(entry.key).second) continue; // nor two of one key
        PoEntry po;
        if (const std::optional<std::size_t> known =
                live.contains(entry.key) ? lookUp(live, entry.key) : lookUp(old, entry.key)) {
            po = translation.entries[*known];
            used.insert(*known);
            po.obsolete = false;
            if (isTakenBack(po, entry)) {
                po.fuzzy = false;
                po.previousSource.reset();
                po.previousPlural.reset();
            } else if (!sameSource(po, entry)) {
                markChanged(po, entry);
            }
        }
        setSource(po, entry, formCount, withForms);
        dropStaleReview(po);
        if (hasText(po) && !po.sameLineEnds()) po.fuzzy = true; // one that was obsolete was not checked
        out.entries.push_back(std::move(po));
    }
    for (std::size_t i = 0; i < translation.entries.size(); ++i) {
        if (used.contains(i)) continue;
        PoEntry po = translation.entries[i];
        const bool loose = !po.obsolete && po.context && isLooseForm(*po.context, keys);
        if (!loose && !hasText(po) && po.comments.empty()) continue; // nobody wrote anything
        if (!loose) po.obsolete = true;
        out.entries.push_back(std::move(po));
    }
    return out;
}

std::vector<std::string> placeholders(std::string_view text)
{
    std::set<std::string> names;
    for (const TextPiece& piece : splitText(text))
        if (piece.isPlaceholder()) names.emplace(piece.whole);
    return {names.begin(), names.end()};
}

} // namespace marches::engine
