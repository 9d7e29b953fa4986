// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/translationjournal.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>
#include <utility>

#include <QUuid>

#include "engine/io/editjournal.h"

namespace marches::editor {

namespace {

/// "de /home/anna/maps/narnia/map.yaml": the path of a journal's document.
std::string documentOf(const std::string& source, const std::string& language) { return language + " " + source; }

/// A record is the number of the file, a line end, and the entry as a .po holds it.
std::string recordOf(std::size_t unit, const engine::PoEntry& entry)
{
    engine::PoFile file;
    file.header.text = {std::string()};
    file.entries = {entry};
    return std::to_string(unit) + "\n" + engine::writePo(file);
}

struct Record {
    std::size_t unit = 0;
    engine::PoEntry entry;
};

std::optional<Record> readRecord(const std::string& record)
{
    const std::size_t end = record.find('\n');
    if (end == std::string::npos) return std::nullopt;
    Record found;
    const auto [stop, code] = std::from_chars(record.data(), record.data() + end, found.unit);
    if (code != std::errc{} || stop != record.data() + end) return std::nullopt;
    engine::Result<engine::PoFile> file = engine::readPo(std::string_view(record).substr(end + 1), "journal");
    if (!file || file->entries.size() != 1 || !file->entries.front().context) return std::nullopt;
    found.entry = std::move(file->entries.front());
    return found;
}

std::optional<JournaledTranslation> readLeft(const std::string& folder)
{
    const engine::Result<engine::JournalContent> content = engine::readJournal(folder);
    if (!content) return std::nullopt;
    const std::string& document = content->document.path;
    const std::size_t space = document.find(' ');
    if (space == std::string::npos) return std::nullopt;
    JournaledTranslation left;
    left.folder = folder;
    left.language = document.substr(0, space);
    left.source = document.substr(space + 1);
    for (const engine::JournalFile& file : content->document.files) left.files.push_back(file.bytes);
    std::map<std::pair<std::size_t, std::string>, std::size_t> known;
    for (const std::string& bytes : content->records) {
        std::optional<Record> record = readRecord(bytes);
        if (!record || record->unit >= left.files.size()) break; // what follows was made on top of it
        const auto [at, isNew] = known.try_emplace({record->unit, *record->entry.context}, left.entries.size());
        const bool sameWords = !isNew && left.entries[at->second].text == record->entry.text;
        left.typed = sameWords ? std::nullopt : std::optional(at->second);
        if (isNew) {
            left.entries.push_back(std::move(record->entry));
            left.units.push_back(record->unit);
        } else {
            left.entries[at->second] = std::move(record->entry);
        }
    }
    return left;
}

} // namespace

TranslationJournal::TranslationJournal(std::string root, std::string source, std::string language)
    : m_root(std::move(root)), m_source(std::move(source)), m_language(std::move(language))
{}

void TranslationJournal::begin(const std::vector<TranslationUnit>& units)
{
    engine::JournalDocument document{documentOf(m_source, m_language), {}};
    for (std::size_t i = 0; i < units.size(); ++i)
        document.files.push_back({std::to_string(i) + ".po", units[i].bytes});
    const std::string id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    m_journal.begin((std::filesystem::path(m_root) / id).string(),
                    [document = std::move(document)] { return document; });
}

void TranslationJournal::append(const std::vector<TranslationUnit>& units, std::size_t unit,
                                const engine::PoEntry& entry)
{
    if (m_root.empty()) return;
    m_journal.wait();
    if (!m_journal.hasJournal()) begin(units);
    m_journal.append([unit, entry] { return recordOf(unit, entry); });
}

std::vector<JournaledTranslation> TranslationJournal::left(const std::string& root)
{
    std::vector<JournaledTranslation> found;
    for (const engine::JournalListing& listing : engine::listJournals(root)) {
        if (listing.records == 0 && engine::discardJournal(listing.folder)) continue;
        if (std::optional<JournaledTranslation> one = readLeft(listing.folder)) found.push_back(*std::move(one));
    }
    return found;
}

std::optional<JournaledTranslation> TranslationJournal::left(const std::string& root, const std::string& source,
                                                             const std::string& language)
{
    for (JournaledTranslation& one : left(root))
        if (one.source == source && one.language == language) return std::move(one);
    return std::nullopt;
}

} // namespace marches::editor
