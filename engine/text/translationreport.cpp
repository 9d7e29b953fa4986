// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/translationreport.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "engine/base/utf8.h"
#include "engine/text/glossary.h"
#include "engine/text/placeholder.h"
#include "engine/text/plural.h"
#include "engine/text/review.h"
#include "engine/text/translationkeys.h"
#include "engine/text/typography.h"

namespace marches::engine {

namespace {

bool hasLetters(std::string_view text)
{
    std::string words;
    for (const TextPiece& piece : splitText(text)) words += piece.literal;
    return std::ranges::any_of(words, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) > 127;
    });
}

/// The placeholder that chooses the plural form; empty: no plural.
std::string_view numberOf(const TextEntry& entry)
{
    if (!entry.isPlural()) return {};
    return entry.pluralBy.empty() ? std::string_view("n") : std::string_view(entry.pluralBy);
}

class Reporter {
    static constexpr auto kWhole = static_cast<std::size_t>(-1);

public:
    Reporter(const PoFile& translation, std::string_view language)
        : m_file(translation), m_rule(PluralRule::of(language))
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
            else if (check(m_file.entries[found->second], entry)) {
                ++m_report.done;
                if (isReviewed(m_file.entries[found->second])) ++m_report.reviewed;
            }
        }
        for (const auto& [key, index] : live)
            if (!keys.contains(key) && !isLooseForm(key, keys))
                note(TranslationIssue::Unknown, key, m_file.entries[index].line, {});
        checkDuplicates(live, entries);
        checkTerms(live, entries);
        return std::move(m_report);
    }

private:
    void note(TranslationIssue issue, std::string_view key, int line, std::string detail, std::size_t form = kWhole)
    {
        m_report.findings.push_back(
            {issue, std::string(key), line, std::move(detail), form == kWhole ? -1 : static_cast<int>(form)});
        if (m_report.findings.back().isError()) ++m_errors;
    }
    /// True when the text is done.
    bool check(const PoEntry& po, const TextEntry& entry)
    {
        const std::size_t before = m_errors;
        if (!po.translated())
            note(TranslationIssue::Missing, entry.key, po.line, {});
        else if (po.fuzzy)
            note(TranslationIssue::Fuzzy, entry.key, po.line, po.previousSource.value_or(""));
        else if (!sameSource(po, entry))
            note(TranslationIssue::SourceChanged, entry.key, po.line, entry.one);
        if (m_errors != before) return false;
        checkForms(po, entry);
        return m_errors == before;
    }
    void checkForms(const PoEntry& po, const TextEntry& entry)
    {
        const std::size_t expected = entry.isPlural() ? static_cast<std::size_t>(m_rule.formCount()) : 1;
        if (po.text.size() != expected)
            note(TranslationIssue::Plural, entry.key, po.line,
                 std::to_string(po.text.size()) + "/" + std::to_string(expected));
        checkPlaceholders(po, entry);
        if (!entry.isPlural() && looseForm(entry.key).empty() && po.text.front() == entry.one &&
            utf8Length(entry.one) > 3 && hasLetters(entry.one))
            note(TranslationIssue::SameAsSource, entry.key, po.line, {});
        const bool same =
            std::ranges::all_of(po.text, [&po](const std::string& form) { return form == po.text.front(); });
        if (entry.isPlural() && po.text.size() > 1 && same && entry.one != entry.other)
            note(TranslationIssue::SameForms, entry.key, po.line, {});
        checkTypographyOf(po, entry);
        const std::size_t limit = textRoom(entry.key);
        for (std::size_t form = 0; form < po.text.size(); ++form)
            if (const std::size_t length = utf8Length(po.text[form]); limit != 0 && length > limit)
                note(TranslationIssue::TooLong, entry.key, po.line,
                     std::to_string(length) + "/" + std::to_string(limit), form);
    }
    void checkTypographyOf(const PoEntry& po, const TextEntry& entry)
    {
        for (std::size_t form = 0; form < po.text.size(); ++form)
            for (const TypographyFinding& finding : checkTypography(po.text[form], m_report.language, entry.one))
                note(TranslationIssue::Typography, entry.key, po.line, std::string(finding.rule) + ": " + finding.shown,
                     form);
    }
    /// The same source in other words: it may be meant, where a word has several meanings.
    void checkDuplicates(const EntryIndex& live, const std::vector<TextEntry>& entries)
    {
        std::map<std::pair<std::string_view, std::string_view>, const PoEntry*> first; // by form of a name and source
        for (const TextEntry& entry : entries) {
            const auto found = live.find(entry.key);
            if (found == live.end() || entry.isPlural()) continue;
            const PoEntry& po = m_file.entries[found->second];
            if (!po.translated() || po.fuzzy) continue;
            const auto [at, added] = first.emplace(std::pair(looseForm(entry.key), std::string_view(entry.one)), &po);
            if (!added && at->second->text != po.text)
                note(TranslationIssue::Duplicate, entry.key, po.line, at->second->context.value_or(std::string()));
        }
    }
    /// A sentence that calls a thing otherwise than its name does.
    void checkTerms(const EntryIndex& live, const std::vector<TextEntry>& entries)
    {
        const Glossary glossary(entries);
        const auto done = [&](const std::string& key) -> const PoEntry* {
            const auto found = live.find(key);
            if (found == live.end()) return nullptr;
            const PoEntry& po = m_file.entries[found->second];
            return po.translated() && !po.fuzzy ? &po : nullptr;
        };
        for (const TextEntry& entry : entries) {
            const PoEntry* po = done(entry.key);
            if (po == nullptr) continue;
            std::set<std::size_t> told;
            for (const TermMention& mention :
                 glossary.mentions(entry.isPlural() ? entry.other : entry.one, entry.key)) {
                const GlossaryTerm& term = glossary.terms()[mention.term];
                const PoEntry* name = done(term.thing + ".name");
                if (name == nullptr || !told.insert(mention.term).second) continue;
                std::vector<std::string> names = name->text;
                for (const std::string_view form : kLooseForms)
                    if (const PoEntry* more = done(term.thing + std::string(form))) names.push_back(more->text.front());
                if (!saysTerm(po->text.back(), names))
                    note(TranslationIssue::Term, entry.key, po->line, termDetail(term, *name));
            }
        }
    }
    void checkPlaceholders(const PoEntry& po, const TextEntry& entry)
    {
        const std::array<std::string, 2> source{entry.one, entry.other};
        for (PlaceholderFault& fault : placeholderFaults(source, numberOf(entry), po.text))
            note(TranslationIssue::Placeholder, entry.key, po.line, std::move(fault.placeholder), fault.form);
    }

    const PoFile& m_file;
    PluralRule m_rule;
    TranslationReport m_report;
    std::size_t m_errors = 0; ///< of the findings
};

} // namespace

std::size_t textRoom(std::string_view key)
{
    // The source's own limits, and 40 % more in another language, which every layout is made for.
    constexpr std::array<std::pair<std::string_view, std::size_t>, 4> kLimits = {
        {{"question.", 90}, {"refused.", 90}, {"log.", 60}, {"verb.", 24}}};
    for (const auto& [prefix, limit] : kLimits)
        if (key.substr(0, prefix.size()) == prefix) return limit + limit * 4 / 10;
    return 0;
}

std::string_view issueId(TranslationIssue issue)
{
    constexpr std::array<std::string_view, 14> kIds = {
        "missing", "fuzzy",      "source-changed", "placeholder", "plural",     "same-as-source", "too-long",
        "unknown", "typography", "duplicate",      "markup",      "same-forms", "term",           "mnemonic"};
    return kIds[static_cast<std::size_t>(issue)];
}

bool TranslationFinding::isError() const
{
    switch (issue) {
    case TranslationIssue::SameAsSource:
    case TranslationIssue::TooLong:
    case TranslationIssue::Typography:
    case TranslationIssue::Duplicate:
    case TranslationIssue::SameForms:
    case TranslationIssue::Term:
    case TranslationIssue::Mnemonic: return false;
    default: return true;
    }
}

bool TranslationReport::complete() const
{
    return std::ranges::none_of(findings, [](const TranslationFinding& finding) { return finding.isError(); });
}

TranslationReport reportTranslation(const PoFile& translation, const std::vector<TextEntry>& entries,
                                    std::string_view language)
{
    return Reporter(translation, language).report(entries);
}

} // namespace marches::engine
