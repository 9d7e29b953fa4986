// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/textchecks.h"

#include <algorithm>
#include <utility>

#include "editor/formats/mnemonic.h"
#include "editor/translation/windowtexts.h"
#include "engine/text/grammar.h"
#include "engine/text/placeholder.h"
#include "engine/text/review.h"
#include "engine/text/typography.h"
#include "engine/yaml/schema.h"

namespace marches::editor {

namespace {

using Issue = engine::TranslationIssue;

std::string bare(const std::string& placeholder)
{
    for (const engine::TextPiece& piece : engine::splitText(placeholder))
        if (piece.isPlaceholder()) return std::string(piece.name);
    return {};
}

TextState stateOf(const TextRow& row, const std::vector<TextFinding>& findings)
{
    if (row.isEmpty()) return TextState::Empty;
    const auto has = [&findings](Issue issue) {
        return std::ranges::find(findings, issue, &TextFinding::issue) != findings.end();
    };
    if (has(Issue::Missing) || has(Issue::Placeholder) || has(Issue::Plural) || has(Issue::Markup))
        return TextState::Mistake;
    return row.po.fuzzy || has(Issue::SourceChanged) ? TextState::Again : TextState::Done;
}

/// The placeholder of the source that a misspelt one in `text` stands for: "{charcter}" for "{character}"; empty: none
/// is near.
std::string meantBy(const std::string& misspelt, const std::vector<std::string>& source)
{
    std::vector<std::string> names;
    names.reserve(source.size());
    for (const std::string& placeholder : source) names.push_back(bare(placeholder));
    return engine::closestMatch(misspelt, names);
}

/// `text` with misspelt placeholders that stand for `name` spelt right; their forms stay.
std::string spelt(const std::string& text, const std::string& name, const std::vector<std::string>& source)
{
    std::string out = text;
    std::vector<engine::TextPiece> pieces = engine::splitText(text);
    std::ranges::reverse(pieces); // so that the places of those before stay
    for (const engine::TextPiece& piece : pieces) {
        if (!piece.isPlaceholder()) continue;
        const bool known = std::ranges::any_of(source, [&](const std::string& one) { return bare(one) == piece.name; });
        if (known || name.empty() || meantBy(std::string(piece.name), source) != name) continue;
        out.replace(static_cast<std::size_t>(piece.name.data() - text.data()), piece.name.size(), name);
    }
    return out;
}

std::vector<std::string> replaced(std::vector<std::string> forms, const std::string& what, const std::string& with)
{
    for (std::string& form : forms)
        for (std::size_t at = form.find(what); at != std::string::npos; at = form.find(what, at + with.size()))
            form.replace(at, what.size(), with);
    return forms;
}

} // namespace

std::string placeholderName(const std::string& placeholder) { return bare(placeholder); }

bool isTold(const TextFinding& finding) { return !finding.typography.empty() || finding.issue != Issue::SameAsSource; }

bool asksForForm(const TextFinding& finding)
{
    return finding.issue == Issue::Placeholder && finding.detail.starts_with('{') &&
           finding.detail.find(':') != std::string::npos;
}

bool CheckedText::hasWarning() const
{
    return state != TextState::Mistake && std::ranges::any_of(findings, [](const TextFinding& finding) {
               return !finding.isError && isTold(finding);
           });
}

const std::string& shownForm(const TextRow& row)
{
    for (auto form = row.po.text.rbegin(); form != row.po.text.rend(); ++form)
        if (!form->empty()) return *form;
    return row.source.one;
}

const std::string& foundIn(const TextRow& row, const TextFinding& finding)
{
    const auto form = static_cast<std::size_t>(finding.form);
    return finding.form >= 0 && form < row.po.text.size() && !row.po.text[form].empty() ? row.po.text[form]
                                                                                        : shownForm(row);
}

CheckedText validateUtf8(const TextRow& row, const TranslationUnit& unit)
{
    CheckedText checked;
    if (row.loose && row.isEmpty()) return checked;
    engine::PoFile file;
    file.header = unit.header;
    file.entries = {row.po};
    // What is to be looked at again is checked all the same, so that its mistakes are seen while one looks.
    file.entries.front().fuzzy = false;
    const engine::TranslationReport report = row.window ? reportWindowText(file.entries.front(), unit.language)
                                                        : engine::reportTranslation(file, {row.source}, unit.language);
    for (const engine::TranslationFinding& found : report.findings) {
        TextFinding finding{found.issue, found.detail, false, found.isError(), {}, found.form};
        if (found.issue == Issue::Typography) { // "ellipsis: the stretch"
            const std::size_t colon = std::min(found.detail.find(": "), found.detail.size());
            finding.typography = found.detail.substr(0, colon);
            finding.detail = found.detail.substr(std::min(colon + 2, found.detail.size()));
        }
        if (found.issue == Issue::Mnemonic) finding.missing = found.detail.starts_with("0/");
        if (found.issue == Issue::Placeholder)
            finding.missing = !asksForForm(finding) && (usesPlaceholder(row.source.one, found.detail) ||
                                                        usesPlaceholder(row.source.other, found.detail));
        const bool known = std::ranges::any_of(checked.findings, [&finding](const TextFinding& other) {
            return other.issue == finding.issue && other.detail == finding.detail;
        });
        if (!known) checked.findings.push_back(std::move(finding));
    }
    if (row.po.fuzzy)
        checked.findings.push_back({row.po.previousSource ? Issue::SourceChanged : Issue::Fuzzy,
                                    row.po.previousSource.value_or(""),
                                    false,
                                    true,
                                    {}});
    checked.state = stateOf(row, checked.findings);
    if (checked.state == TextState::Empty) checked.findings.clear();
    checked.reviewed = checked.state == TextState::Done && engine::isReviewed(row.po);
    return checked;
}

std::vector<std::string> sourcePlaceholders(const TextRow& row)
{
    const engine::TextEntry& source = row.source;
    if (row.window) return windowPlaceholders(source.isPlural() ? source.other : source.one);
    std::vector<std::string> found;
    for (const std::string* text : {&source.one, &source.other})
        for (const engine::TextPiece& piece : engine::splitText(*text)) {
            if (!piece.isPlaceholder()) continue;
            std::string whole = "{";
            whole.append(piece.whole).append("}");
            if (std::ranges::find(found, whole) == found.end()) found.push_back(std::move(whole));
        }
    return found;
}

std::vector<std::string> furtherPlaceholders(const TextRow& row, const std::string& language)
{
    std::vector<std::string> further;
    if (row.window || !engine::hasObjectForm(language)) return further;
    for (const std::string& placeholder : sourcePlaceholders(row))
        for (const engine::TextPiece& piece : engine::splitText(placeholder))
            if (piece.form == "with-article") further.push_back("{" + std::string(piece.name) + ":object}");
    return further;
}

bool usesPlaceholder(const std::string& text, const std::string& placeholder)
{
    if (placeholder.starts_with('%')) {
        const std::vector<std::string> used = windowPlaceholders(text);
        return std::ranges::find(used, placeholder) != used.end();
    }
    const std::string name = bare(placeholder);
    return std::ranges::any_of(engine::splitText(text), [&name](const engine::TextPiece& piece) {
        return piece.isPlaceholder() && (piece.name == name || piece.counted == name);
    });
}

bool needsPlaceholder(const TextRow& row, std::size_t form, const std::string& placeholder)
{
    const std::string number = row.source.pluralBy.empty() ? "n" : row.source.pluralBy;
    const bool isNumber = row.window ? placeholder == "%n" : bare(placeholder) == number;
    return !row.source.isPlural() || !isNumber || form + 1 == row.po.text.size();
}

std::string withPlaceholder(const std::string& text, const std::string& placeholder)
{
    std::string out = text;
    constexpr std::string_view kEnds = ".!?:;";
    const std::size_t end =
        !out.empty() && kEnds.find(out.back()) != std::string_view::npos ? out.size() - 1 : out.size();
    const bool space = end > 0 && out[end - 1] != ' ';
    out.insert(end, (space ? " " : "") + placeholder);
    return out;
}

std::vector<std::string> mended(const TextRow& row, const TextFinding& finding, const std::string& language)
{
    if (!finding.typography.empty()) {
        std::vector<std::string> forms = row.po.text;
        for (std::string& form : forms) form = engine::fixTypography(form, language, row.source.one);
        return forms == row.po.text ? std::vector<std::string>() : forms;
    }
    if (finding.issue == Issue::Mnemonic) {
        std::vector<std::string> forms;
        for (const std::string& form : row.po.text)
            forms.push_back(
                withMnemonicOf(QString::fromStdString(form), QString::fromStdString(row.po.source)).toStdString());
        return forms;
    }
    if (asksForForm(finding)) {
        std::vector<std::string> forms = row.po.text;
        for (const std::string& placeholder : sourcePlaceholders(row))
            if (bare(placeholder) == bare(finding.detail))
                return replaced(std::move(forms), finding.detail, placeholder);
        return {};
    }
    if (finding.issue == Issue::Placeholder && !row.window) {
        // One that is misspelt is the one that is missing.
        const std::vector<std::string> source = sourcePlaceholders(row);
        const std::string name = finding.missing ? bare(finding.detail) : meantBy(bare(finding.detail), source);
        std::vector<std::string> forms = row.po.text;
        for (std::string& form : forms) form = spelt(form, name, source);
        if (!name.empty() && forms != row.po.text) return forms;
    }
    if (finding.issue != Issue::Placeholder || !finding.missing) return {};
    std::string whole = finding.detail;
    if (!row.window)
        for (const std::string& placeholder : sourcePlaceholders(row))
            if (bare(placeholder) == bare(finding.detail)) whole = placeholder;
    std::vector<std::string> forms = row.po.text;
    for (std::size_t form = 0; form < forms.size(); ++form)
        if (needsPlaceholder(row, form, whole) && !usesPlaceholder(forms[form], whole))
            forms[form] = withPlaceholder(forms[form], whole);
    return forms;
}

} // namespace marches::editor
