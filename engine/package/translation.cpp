// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/translation.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "engine/package/placeholder.h"
#include "engine/package/plural.h"
#include "engine/package/textentry.h"
#include "engine/package/texts.h"
#include "engine/package/utf8.h"

namespace marches::engine {

namespace {

/// Forms of names that a language may need though the source does without.
constexpr std::array<std::string_view, 3> kLooseForms = {".with-article", ".of", ".at"};

using EntryIndex = std::map<std::string, std::size_t, std::less<>>;

/// Live or obsolete entries by key.
EntryIndex indexOf(const PoFile& file, bool obsolete)
{
    EntryIndex index;
    for (std::size_t i = 0; i < file.entries.size(); ++i)
        if (file.entries[i].obsolete == obsolete && file.entries[i].context) index.emplace(*file.entries[i].context, i);
    return index;
}

std::optional<std::size_t> lookUp(const EntryIndex& index, std::string_view key)
{
    const auto found = index.find(key);
    return found == index.end() ? std::nullopt : std::optional<std::size_t>(found->second);
}

bool isLooseForm(std::string_view key, const std::set<std::string, std::less<>>& keys)
{
    return std::ranges::any_of(kLooseForms, [&](std::string_view form) {
        return key.size() > form.size() && key.substr(key.size() - form.size()) == form &&
               keys.contains(std::string(key.substr(0, key.size() - form.size())) + ".name");
    });
}

std::set<std::string, std::less<>> keysOf(const std::vector<TextEntry>& entries)
{
    std::set<std::string, std::less<>> keys;
    for (const TextEntry& entry : entries) keys.insert(entry.key);
    return keys;
}

bool sameSource(const PoEntry& po, const TextEntry& entry)
{
    return po.source == entry.one && po.plural.value_or("") == entry.other && po.plural.has_value() == entry.isPlural();
}

bool hasText(const PoEntry& entry)
{
    return std::ranges::any_of(entry.text, [](const std::string& form) { return !form.empty(); });
}

void setSource(PoEntry& po, const TextEntry& entry, int formCount)
{
    po.context = entry.key;
    po.source = entry.one;
    po.plural = entry.isPlural() ? std::optional<std::string>(entry.other) : std::nullopt;
    po.notes.clear();
    if (!entry.note.empty()) po.notes.push_back(entry.note);
    po.text.resize(entry.isPlural() ? static_cast<std::size_t>(formCount) : 1);
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
        for (const std::string& form : po.text) po.comments.push_back(form);
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
    if (!PluralRule::parse(file.field("Plural-Forms"))) file.setField("Plural-Forms", PluralRule::of(language).header());
    file.setField("X-Source-Language", sourceLanguage);
}

int formCountOf(const PoFile& file, std::string_view language)
{
    const Result<PluralRule> rule = PluralRule::parse(file.field("Plural-Forms"));
    return rule ? rule->formCount() : PluralRule::of(language).formCount();
}

/// Names of the parameters that a text uses, forms apart: a translation may need another form.
std::set<std::string> parameters(std::string_view text)
{
    std::set<std::string> names;
    for (const TextPiece& piece : splitText(text)) {
        if (!piece.isPlaceholder()) continue;
        names.emplace(piece.name);
        if (!piece.counted.empty()) names.emplace(piece.counted);
    }
    return names;
}

/// How long the screen has room for, in signs; 0: as long as it likes. The source's own limits, and 40 % more in another
/// language, which every layout is made for.
std::size_t limitFor(std::string_view key)
{
    constexpr std::array<std::pair<std::string_view, std::size_t>, 4> kLimits = {
        {{"question.", 90}, {"refused.", 90}, {"log.", 60}, {"verb.", 24}}};
    for (const auto& [prefix, limit] : kLimits)
        if (key.substr(0, prefix.size()) == prefix) return limit + limit * 4 / 10;
    return 0;
}

bool hasLetters(std::string_view text)
{
    std::string words;
    for (const TextPiece& piece : splitText(text)) words += piece.literal;
    return std::ranges::any_of(
        words, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) > 127; });
}

class Reporter {
public:
    Reporter(const PoFile& translation, std::string_view language) : m_file(translation), m_rule(PluralRule::of(language))
    {
        m_report.language = language;
        if (Result<PluralRule> rule = PluralRule::parse(translation.field("Plural-Forms"))) m_rule = *std::move(rule);
    }

    TranslationReport report(const std::vector<TextEntry>& entries)
    {
        const EntryIndex live = indexOf(m_file, false);
        const std::set<std::string, std::less<>> keys = keysOf(entries);
        for (const TextEntry& entry : entries) {
            if (entry.one.empty()) continue;
            ++m_report.total;
            const auto found = live.find(entry.key);
            if (found == live.end())
                note(TranslationIssue::Missing, entry.key, 0, {});
            else if (check(m_file.entries[found->second], entry))
                ++m_report.done;
        }
        for (const auto& [key, index] : live)
            if (!keys.contains(key) && !isLooseForm(key, keys))
                note(TranslationIssue::Unknown, key, m_file.entries[index].line, {});
        return std::move(m_report);
    }

private:
    void note(TranslationIssue issue, std::string_view key, int line, std::string detail)
    {
        m_report.findings.push_back({issue, std::string(key), line, std::move(detail)});
    }
    /// True when the text is done.
    bool check(const PoEntry& po, const TextEntry& entry)
    {
        const std::size_t before = errors();
        if (!po.translated())
            note(TranslationIssue::Missing, entry.key, po.line, {});
        else if (po.fuzzy)
            note(TranslationIssue::Fuzzy, entry.key, po.line, po.previousSource.value_or(""));
        else if (!sameSource(po, entry))
            note(TranslationIssue::SourceChanged, entry.key, po.line, entry.one);
        if (errors() != before) return false;
        checkForms(po, entry);
        return errors() == before;
    }
    std::size_t errors() const
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(m_report.findings, [](const TranslationFinding& f) { return f.isError(); }));
    }
    void checkForms(const PoEntry& po, const TextEntry& entry)
    {
        const std::size_t expected = entry.isPlural() ? static_cast<std::size_t>(m_rule.formCount()) : 1;
        if (po.text.size() != expected)
            note(TranslationIssue::Plural, entry.key, po.line, std::to_string(po.text.size()) + "/" + std::to_string(expected));
        for (std::size_t form = 0; form < po.text.size(); ++form) checkPlaceholders(po, entry, form);
        if (!entry.isPlural() && po.text.front() == entry.one && utf8Length(entry.one) > 3 && hasLetters(entry.one))
            note(TranslationIssue::SameAsSource, entry.key, po.line, {});
        const std::size_t limit = limitFor(entry.key);
        for (const std::string& text : po.text)
            if (limit != 0 && utf8Length(text) > limit)
                note(TranslationIssue::TooLong, entry.key, po.line,
                     std::to_string(utf8Length(text)) + "/" + std::to_string(limit));
    }
    void checkPlaceholders(const PoEntry& po, const TextEntry& entry, std::size_t form)
    {
        std::set<std::string> wanted = parameters(entry.one);
        wanted.merge(parameters(entry.other));
        const std::set<std::string> used = parameters(po.text[form]);
        for (const std::string& name : used)
            if (!wanted.contains(name)) note(TranslationIssue::Placeholder, entry.key, po.line, "{" + name + "}");
        // "one faun": a form for a single number may say it in words.
        const std::string_view number = !entry.isPlural()        ? std::string_view()
                                        : entry.pluralBy.empty() ? "n"
                                                                 : std::string_view(entry.pluralBy);
        for (const std::string& name : wanted)
            if (!used.contains(name) && (name != number || form + 1 == po.text.size()))
                note(TranslationIssue::Placeholder, entry.key, po.line, "{" + name + "}");
    }

    const PoFile& m_file;
    PluralRule m_rule;
    TranslationReport m_report;
};

} // namespace

PoFile extractTexts(const std::vector<TextEntry>& entries, std::string_view sourceLanguage, std::string_view language)
{
    return updateTranslation({}, entries, sourceLanguage, language);
}

PoFile updateTranslation(const PoFile& translation, const std::vector<TextEntry>& entries, std::string_view sourceLanguage,
                         std::string_view language)
{
    PoFile out;
    out.header = translation.header;
    setHeader(out, sourceLanguage, language);
    const int formCount = formCountOf(out, language);
    const EntryIndex live = indexOf(translation, false);
    const EntryIndex old = indexOf(translation, true);
    const std::set<std::string, std::less<>> keys = keysOf(entries);
    std::set<std::size_t> used;
    for (const TextEntry& entry : entries) {
        if (entry.one.empty()) continue; // gettext has no empty source
        PoEntry po;
        if (const std::optional<std::size_t> known =
                live.contains(entry.key) ? lookUp(live, entry.key) : lookUp(old, entry.key)) {
            po = translation.entries[*known];
            used.insert(*known);
            po.obsolete = false;
            if (!sameSource(po, entry)) markChanged(po, entry);
        }
        setSource(po, entry, formCount);
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

std::string_view issueId(TranslationIssue issue)
{
    constexpr std::array<std::string_view, 8> kIds = {"missing", "fuzzy",          "source-changed", "placeholder",
                                                      "plural",  "same-as-source", "too-long",       "unknown"};
    return kIds[static_cast<std::size_t>(issue)];
}

bool TranslationReport::complete() const
{
    return std::ranges::none_of(findings, [](const TranslationFinding& finding) { return finding.isError(); });
}

TranslationReport reportTranslation(const PoFile& translation, const std::vector<TextEntry>& entries, std::string_view language)
{
    return Reporter(translation, language).report(entries);
}

std::vector<std::string> placeholders(std::string_view text)
{
    std::set<std::string> names;
    for (const TextPiece& piece : splitText(text))
        if (piece.isPlaceholder()) names.emplace(piece.whole);
    return {names.begin(), names.end()};
}

} // namespace marches::engine
