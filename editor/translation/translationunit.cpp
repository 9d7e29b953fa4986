// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/translationunit.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

#include "editor/formats/tsfile.h"
#include "editor/formats/tswork.h"
#include "editor/translation/textgroup.h"
#include "editor/translation/windowtexts.h"
#include "engine/text/grammar.h"
#include "engine/text/texts.h"
#include "engine/text/translation.h"
#include "engine/text/translationkeys.h"

namespace marches::editor {

namespace {

using engine::PoEntry;
using engine::PoFile;
using engine::TextEntry;

constexpr std::string_view kName = ".name";

/// True for the name of something that sentences speak of; nobody attacks a map or a variant.
bool isThing(const TextEntry& entry)
{
    const TextGroup group = textGroupOf(entry.key);
    return entry.key.ends_with(kName) && (group == TextGroup::Territories || group == TextGroup::Places ||
                                          group == TextGroup::Names || group == TextGroup::Cards);
}

/// True for the name of something that is named on the board.
bool isOnBoard(std::string_view key)
{
    constexpr std::array<std::string_view, 3> kPlaces = {"territory.", "site.", "space."};
    return std::ranges::any_of(kPlaces, [key](std::string_view kind) { return key.starts_with(kind); });
}

/// The forms that a name may have in a language beside those of its source.
std::vector<std::string_view> formsOf(const TextEntry& name, std::string_view language)
{
    std::vector<std::string_view> forms(engine::kSentenceForms.begin(), engine::kSentenceForms.end());
    if (!engine::hasObjectForm(language)) std::erase(forms, "object");
    if (isOnBoard(name.key)) forms.insert(forms.end(), {engine::kBoardForm, engine::kBoardSize});
    return forms;
}

/// The forms of names that the source does without, as if it had them.
engine::TextEntries looseForms(const TranslationUnit& unit)
{
    std::set<std::string, std::less<>> keys;
    std::map<std::string, std::string, std::less<>> texts;
    for (const TextEntry& entry : unit.entries) {
        keys.insert(entry.key);
        texts[entry.key] = entry.one;
    }
    engine::TextEntries forms;
    for (const TextEntry& entry : unit.entries) {
        if (!isThing(entry) || entry.isPlural() || entry.one.empty()) continue;
        const std::string base = entry.key.substr(0, entry.key.size() - kName.size());
        const auto article = texts.find(base + ".with-article");
        const std::string withArticle = article == texts.end() ? std::string() : article->second;
        for (const std::string_view form : formsOf(entry, unit.language)) {
            if (!keys.contains(base + "." + std::string(form)))
                forms.push_back(engine::looseEntry(entry, withArticle, form, unit.sourceLanguage));
        }
    }
    return forms;
}

bool hasText(const PoEntry& entry)
{
    return std::ranges::any_of(entry.text, [](const std::string& form) { return !form.empty(); });
}

PoEntry emptyEntry(const TextEntry& entry)
{
    PoEntry po;
    po.context = entry.key;
    po.source = entry.one;
    po.text = {std::string()};
    return po;
}

/// A person's own translation over the shipped one, which is remembered.
engine::Result<PoFile> withShipped(TranslationUnit& unit, PoFile own)
{
    unit.shipped.clear();
    const std::string file = engine::translationFile(unit.sourceFile, unit.language);
    std::error_code failed;
    if (!std::filesystem::exists(file, failed)) return own;
    engine::Result<PoFile> read = engine::loadPo(file);
    if (!read) return engine::fail(read.error());
    PoFile whole = engine::updateTranslation(*read, unit.entries, unit.sourceLanguage, unit.language);
    std::map<std::string, PoEntry*, std::less<>> ours;
    for (PoEntry& entry : own.entries)
        if (entry.context && !entry.obsolete && hasText(entry)) ours.emplace(*entry.context, &entry);
    for (PoEntry& entry : whole.entries) {
        if (!entry.context || entry.obsolete) continue;
        unit.shipped.emplace(*entry.context, entry);
        const auto found = ours.find(*entry.context);
        if (found == ours.end()) continue;
        entry = std::move(*found->second);
        ours.erase(found);
    }
    for (auto& [key, entry] : ours) whole.entries.push_back(std::move(*entry));
    if (!own.header.text.empty()) whole.header = std::move(own.header);
    return whole;
}

bool isShipped(const TranslationUnit& unit, const PoEntry& entry)
{
    const auto found = unit.shipped.find(entry.context.value_or(""));
    return found != unit.shipped.end() && found->second.text == entry.text && found->second.fuzzy == entry.fuzzy &&
           found->second.comments == entry.comments;
}

} // namespace

namespace {

/// The file of the same program in this unit's language that comes with it; none: an empty one.
engine::Result<TsFile> shippedWindow(const TranslationUnit& unit)
{
    namespace fs = std::filesystem;
    const fs::path file = fs::path(unit.sourceFile).parent_path() / fs::path(unit.file).filename();
    std::error_code failed;
    if (!fs::exists(file, failed)) return TsFile{};
    return loadTs(QString::fromStdString(file.string()));
}

engine::Result<TsFile> ownWindow(const TranslationUnit& unit)
{
    TsFile file;
    if (unit.exists) {
        engine::Result<TsFile> read = readTs(QByteArray::fromStdString(unit.bytes), unit.file);
        if (!read) return read;
        file = *std::move(read);
    }
    file.language = QString::fromStdString(unit.language).replace(QLatin1Char('-'), QLatin1Char('_'));
    file.sourceLanguage = QString::fromStdString(unit.sourceLanguage);
    return file;
}

engine::Result<std::vector<TextRow>> takeWindow(TranslationUnit& unit, std::size_t number)
{
    const engine::Result<TsFile> own = ownWindow(unit);
    if (!own) return engine::fail(own.error());
    const engine::Result<TsFile> shipped = shippedWindow(unit);
    if (!shipped) return engine::fail(shipped.error());
    unit.rule = tsPluralRule(own->language);
    unit.shipped.clear();
    for (PoEntry& entry : windowPo(*shipped).entries)
        if (hasText(entry)) {
            const std::string key = *entry.context;
            unit.shipped.emplace(key, std::move(entry));
        }
    std::map<std::string, PoEntry, std::less<>> known;
    for (PoEntry& entry : windowPo(updateTs(*own, *unit.window)).entries) {
        const std::string key = *entry.context;
        known.emplace(key, std::move(entry));
    }
    std::vector<TextRow> rows;
    for (const TextEntry& entry : unit.entries) {
        TextRow row;
        row.unit = number;
        row.source = entry;
        row.window = true;
        if (const auto found = known.find(entry.key); found != known.end()) row.po = found->second;
        if (const auto found = unit.shipped.find(entry.key); found != unit.shipped.end() && !hasText(row.po))
            row.po = found->second;
        row.po.text.resize(entry.isPlural() ? static_cast<std::size_t>(unit.rule.formCount()) : 1);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// A person's own translation of the window, which the program speaks over its own.
engine::TranslationFile windowTarget(const std::string& source, const std::string& language,
                                     const engine::TextRoots& roots)
{
    std::string name = "marches_" + language + ".ts";
    std::ranges::replace(name, '-', '_');
    const std::filesystem::path folder = roots.own.empty() ? std::filesystem::path(source).parent_path()
                                                           : std::filesystem::path(roots.own) / "translations";
    return {language, (folder / name).string(), true};
}

} // namespace

bool TextRow::isEmpty() const { return !hasText(po); }

std::vector<TranslationUnit> unitsOf(const std::vector<engine::TextSource>& sources, const std::string& language,
                                     const engine::TextRoots& roots)
{
    std::vector<TranslationUnit> units;
    for (const engine::TextSource& source : sources) {
        const engine::TranslationFile target = isWindowFile(source.file)
                                                   ? windowTarget(source.file, language, roots)
                                                   : engine::translationTarget(source.file, language, roots);
        auto found = std::ranges::find(units, target.file, &TranslationUnit::file);
        if (found == units.end()) {
            TranslationUnit unit;
            unit.file = target.file;
            unit.overlay = target.overlay;
            unit.sourceFile = source.file;
            unit.sourceLanguage = source.language;
            unit.language = language;
            if (isWindowFile(source.file))
                unit.window =
                    std::make_shared<const TsFile>(loadTs(QString::fromStdString(source.file)).value_or(TsFile{}));
            found = units.insert(units.end(), std::move(unit));
        }
        found->entries.insert(found->entries.end(), source.entries.begin(), source.entries.end());
    }
    return units;
}

engine::Result<std::vector<TextRow>> takeBytes(TranslationUnit& unit, std::size_t number, const std::string& bytes,
                                               bool exists)
{
    if (unit.window) {
        TranslationUnit taken = unit;
        taken.bytes = bytes;
        taken.exists = exists;
        engine::Result<std::vector<TextRow>> rows = takeWindow(taken, number);
        if (rows) unit = std::move(taken);
        return rows;
    }
    PoFile read;
    if (exists) {
        engine::Result<PoFile> file = engine::readPo(bytes, unit.file);
        if (!file) return engine::fail(file.error());
        read = *std::move(file);
    }
    if (unit.overlay) {
        engine::Result<PoFile> laid = withShipped(unit, std::move(read));
        if (!laid) return engine::fail(laid.error());
        read = *std::move(laid);
    }
    PoFile file = engine::updateTranslation(read, unit.entries, unit.sourceLanguage, unit.language);
    unit.bytes = bytes;
    unit.exists = exists;
    unit.header = std::move(file.header);
    unit.rest.clear();
    PoFile headOnly;
    headOnly.header = unit.header;
    const engine::Result<engine::PluralRule> rule = engine::PluralRule::parse(headOnly.field("Plural-Forms"));
    unit.rule = rule ? *rule : engine::PluralRule::of(unit.language);

    std::vector<TextRow> rows;
    std::size_t next = 0;
    for (const TextEntry& entry : unit.entries)
        if (!entry.one.empty())
            rows.push_back({number, entry, std::move(file.entries[next++]), false, false, TextRow::kNewPlace});
    std::map<std::string, std::size_t, std::less<>> forms; // places behind the rows
    for (std::size_t i = next; i < file.entries.size(); ++i)
        if (!file.entries[i].obsolete && file.entries[i].context) forms.emplace(*file.entries[i].context, i);
    std::set<std::size_t> taken;
    for (const TextEntry& entry : looseForms(unit)) {
        const auto found = forms.find(entry.key);
        const bool known = found != forms.end() && taken.insert(found->second).second;
        rows.push_back({number, entry, known ? file.entries[found->second] : emptyEntry(entry), true, false,
                        known ? found->second : TextRow::kNewPlace});
    }
    for (; next < file.entries.size(); ++next)
        if (!taken.contains(next)) unit.rest.push_back(std::move(file.entries[next]));
    return rows;
}

PoFile poFileOf(const TranslationUnit& unit, const std::vector<TextRow>& rows, std::size_t number)
{
    PoFile file;
    file.header = unit.header;
    std::vector<const TextRow*> loose;
    for (const TextRow& row : rows) {
        if (row.unit != number) continue;
        if (isShipped(unit, row.po)) continue;
        if (!row.loose)
            file.entries.push_back(row.po);
        else if (!row.isEmpty())
            loose.push_back(&row);
    }
    std::ranges::stable_sort(loose, {}, &TextRow::place);
    for (const TextRow* row : loose) file.entries.push_back(row->po);
    if (unit.overlay) return file; // what is no longer asked for is kept in the shipped one
    file.entries.insert(file.entries.end(), unit.rest.begin(), unit.rest.end());
    return file;
}

std::string windowBytesOf(const TranslationUnit& unit, const std::vector<TextRow>& rows, std::size_t number)
{
    std::vector<PoEntry> entries;
    std::vector<std::string> asShipped;
    for (const TextRow& row : rows) {
        if (row.unit != number) continue;
        if (isShipped(unit, row.po))
            asShipped.push_back(row.key());
        else
            entries.push_back(row.po);
    }
    const TsFile own = ownWindow(unit).value_or(TsFile{}); // it has been read before
    return writeTs(withTexts(updateTs(own, *unit.window), entries, asShipped)).toStdString();
}

} // namespace marches::editor
