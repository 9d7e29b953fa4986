// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/translationstore.h"

#include "editor/translation/translationsources.h"
#include "engine/io/files.h"
#include "engine/io/foldertransaction.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>

namespace marches::editor {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMaxBytes = 2'500'000; ///< as readPo() takes them

/// The bytes of a file that may be missing.
struct OnDisk {
    std::string bytes;
    bool exists = false;
};

engine::Result<OnDisk> readIfThere(const std::string& file)
{
    std::error_code failed;
    if (!fs::exists(fs::symlink_status(file, failed))) return OnDisk{};
    engine::Result<std::string> bytes = engine::readFile(file, kMaxBytes);
    if (!bytes) return engine::fail(bytes.error());
    return OnDisk{*std::move(bytes), true};
}

bool isBlank(const std::string& bytes) { return bytes.find_first_not_of(" \t\r\n") == std::string::npos; }

/// Brings the folder of a translation to order where a save was cut off.
engine::Result<void> recover(const std::string& file)
{
    const engine::Result<engine::FolderRecovery> done = engine::recoverFolder(fs::path(file).parent_path().string());
    if (!done) return engine::fail(done.error());
    return {};
}

} // namespace

engine::Result<UnitsRead> readUnits(const std::vector<engine::TextSource>& sources, const std::string& language,
                                    const engine::TextRoots& roots)
{
    UnitsRead read;
    read.units = unitsOf(sources, language, roots);
    engine::Errors errors;
    for (std::size_t i = 0; i < read.units.size(); ++i) {
        TranslationUnit& unit = read.units[i];
        if (const engine::Result<void> tidy = recover(unit.file); !tidy) return engine::fail(tidy.error());
        const engine::Result<OnDisk> disk = readIfThere(unit.file);
        engine::Result<std::vector<TextRow>> taken =
            disk ? takeBytes(unit, i, disk->bytes, disk->exists) : engine::fail(disk.error());
        if (!taken)
            errors.insert(errors.end(), taken.error().begin(), taken.error().end());
        else
            read.rows.insert(read.rows.end(), std::make_move_iterator(taken->begin()),
                             std::make_move_iterator(taken->end()));
    }
    if (!errors.empty()) return engine::fail(std::move(errors));
    return read;
}

TranslationStore::TranslationStore(std::string source, std::string language, const std::string& journals,
                                   std::vector<TranslationUnit> units, std::vector<TextRow> rows)
    : m_source(std::move(source)), m_language(std::move(language)),
      m_document(std::make_unique<TranslationDocument>(std::move(units), std::move(rows))),
      m_journal(journals, m_source, m_language)
{
    for (const TextRow& row : m_document->rows()) m_base.push_back(row.po);
    m_opened = m_base;
}

TranslationStore::~TranslationStore() = default;

engine::Result<std::unique_ptr<TranslationStore>> TranslationStore::open(const std::string& source,
                                                                         const std::string& language,
                                                                         const std::string& journals,
                                                                         const engine::TextRoots& roots)
{
    std::error_code failed;
    const fs::path whole = fs::weakly_canonical(source, failed);
    engine::Errors leftOut;
    const engine::Result<std::vector<engine::TextSource>> sources =
        loadTranslationSources(failed ? source : whole.string(), roots, &leftOut);
    if (!sources) return engine::fail(sources.error());
    engine::Result<UnitsRead> read = readUnits(*sources, language, roots);
    if (!read) return engine::fail(read.error());
    std::unique_ptr<TranslationStore> store(
        new TranslationStore(sources->front().file, language, journals, std::move(read->units), std::move(read->rows)));
    store->m_leftOut = std::move(leftOut);
    store->m_roots = roots;
    store->follow();
    if (const auto left = TranslationJournal::left(journals, store->m_source, language)) store->takeUp(*left);
    return store;
}

void TranslationStore::follow()
{
    connect(m_document.get(), &TranslationDocument::rowChanged, this, [this](int row) {
        const TextRow& text = m_document->row(row);
        m_journal.append(m_document->units(), text.unit, text.po);
        emit modifiedChanged();
    });
    connect(&m_journal.writer(), &JournalWriter::failed, this, &TranslationStore::journalFailed);
}

void TranslationStore::takeUp(const JournaledTranslation& left)
{
    std::map<std::string, engine::PoEntry, std::less<>> before; // by file and key
    const auto id = [](std::size_t unit, const std::string& key) { return std::to_string(unit) + " " + key; };
    std::vector<TranslationUnit> units = m_document->units();
    for (std::size_t i = 0; i < units.size() && i < left.files.size(); ++i)
        if (const auto rows = takeBytes(units[i], i, left.files[i], !left.files[i].empty()))
            for (const TextRow& row : *rows) before.emplace(id(i, row.key()), row.po);
    std::vector<std::pair<int, engine::PoEntry>> mine;
    for (std::size_t i = 0; i < left.entries.size(); ++i) {
        const int row = m_document->find(*left.entries[i].context);
        if (row < 0 || m_document->row(row).unit != left.units[i]) continue;
        engine::PoEntry entry = m_document->row(row).po;
        entry.text = left.entries[i].text;
        entry.text.resize(m_document->row(row).po.text.size());
        entry.fuzzy = left.entries[i].fuzzy;
        entry.comments = left.entries[i].comments;
        if (sameTranslation(entry, m_document->row(row).po)) continue;
        // What was being typed when the program was gone may be half a sentence: nobody has found it good.
        if (left.typed == i && entry.translated()) entry = TranslationDocument::marked(std::move(entry), true);
        // Another program may have changed the same text after this one was gone.
        const auto old = before.find(id(left.units[i], *left.entries[i].context));
        if (old != before.end() && !sameTranslation(old->second, m_document->row(row).po))
            m_conflicts.push_back({row, m_document->row(row).po});
        mine.emplace_back(row, std::move(entry));
    }
    m_restored = static_cast<int>(mine.size());
    for (const auto& [row, entry] : mine)
        if (m_firstRestored < 0 || row < m_firstRestored) m_firstRestored = row;
    if (!mine.empty()) m_document->setEntries(mine, tr("restored texts"));
    m_journal.wait();
    (void)engine::discardJournal(
        left.folder); // what it held is in the new one now; one that stays is taken up once more
}

std::vector<std::string> TranslationStore::files() const
{
    std::vector<std::string> files;
    for (const TranslationUnit& unit : m_document->units()) files.push_back(unit.file);
    return files;
}

bool TranslationStore::isModified(std::size_t unit) const
{
    for (std::size_t i = 0; i < m_base.size(); ++i) {
        const TextRow& row = m_document->rows()[i];
        if (row.unit == unit && !sameTranslation(row.po, m_base[i])) return true;
    }
    return false;
}

bool TranslationStore::isModified() const
{
    for (std::size_t unit = 0; unit < m_document->units().size(); ++unit)
        if (isModified(unit)) return true;
    return false;
}

TranslationSaving TranslationStore::beginSave()
{
    m_journal.wait(); // whatever ends the program now, the journal is not behind the files
    TranslationSaving saving{m_document->units(), m_document->rows(), {}, m_language, m_translator};
    for (std::size_t unit = 0; unit < m_document->units().size(); ++unit)
        if (isModified(unit)) saving.wanted.push_back(unit);
    return saving;
}

engine::Result<void> TranslationStore::finish(const TranslationSaving& saving, TranslationWritten written)
{
    for (TranslationWritten::File& file : written.files) {
        TranslationUnit& unit = m_document->files()[file.unit];
        unit.header = std::move(file.header);
        unit.bytes = std::move(file.bytes);
        unit.exists = true;
        for (std::size_t i = 0; i < m_base.size(); ++i)
            if (saving.rows[i].unit == file.unit) m_base[i] = saving.rows[i].po;
    }
    if (!written.errors.empty()) return engine::fail(std::move(written.errors));
    beginJournalAnew();
    emit modifiedChanged();
    return {};
}

/// What was typed while the files were written is the beginning of the next journal, which is about the files as they
/// are now.
void TranslationStore::beginJournalAnew()
{
    m_journal.discard();
    for (std::size_t i = 0; i < m_base.size(); ++i) {
        const TextRow& row = m_document->rows()[i];
        if (!sameTranslation(row.po, m_base[i])) m_journal.append(m_document->units(), row.unit, row.po);
    }
}

engine::Result<void> TranslationStore::save()
{
    if (!m_conflicts.empty())
        return engine::fail(
            {"file-changed-on-disk", {{"path", m_document->unitOf(m_conflicts.front().row).file}}, {}, 0, 0, {}});
    const TranslationSaving saving = beginSave();
    return finish(saving, writeTranslations(saving));
}

engine::Result<void> TranslationStore::makeFiles()
{
    if (!m_conflicts.empty()) return save();
    TranslationSaving saving = beginSave();
    for (std::size_t unit = 0; unit < saving.units.size(); ++unit)
        if (!saving.units[unit].exists && std::ranges::find(saving.wanted, unit) == saving.wanted.end())
            saving.wanted.push_back(unit);
    return finish(saving, writeTranslations(saving));
}

bool TranslationStore::hasTexts(std::size_t unit) const
{
    for (std::size_t i = 0; i < m_base.size(); ++i)
        if (m_document->rows()[i].unit == unit && m_base[i].translated()) return true;
    return false;
}

void TranslationStore::keepTextsOf(std::size_t unit, const std::string& bytes, bool exists)
{
    m_document->files()[unit].bytes = bytes;
    m_document->files()[unit].exists = exists;
    for (std::size_t i = 0; i < m_base.size(); ++i) {
        if (m_document->rows()[i].unit != unit) continue;
        std::ranges::fill(m_base[i].text, std::string());
        m_base[i].fuzzy = false;
    }
    beginJournalAnew();
}

void TranslationStore::merge(std::size_t number, const std::string& bytes, bool exists, OutsideChanges& changes)
{
    TranslationUnit unit = m_document->units()[number];
    const engine::Result<std::vector<TextRow>> theirs = takeBytes(unit, number, bytes, exists);
    if (!theirs) {
        changes.unreadable.insert(changes.unreadable.end(), theirs.error().begin(), theirs.error().end());
        return;
    }
    const int forms = unit.rule.formCount();
    m_document->files()[number] = std::move(unit);
    std::size_t at = 0; // rows of one source come in one order, whatever the file says
    for (std::size_t i = 0; i < m_base.size(); ++i) {
        if (m_document->rows()[i].unit != number) continue;
        const int row = static_cast<int>(i);
        const engine::PoEntry& other = (*theirs)[at++].po;
        const engine::PoEntry mine = m_document->row(row).po;
        const bool theyChanged = !sameTranslation(other, m_base[i]);
        const bool iChanged = !sameTranslation(mine, m_base[i]);
        m_base[i] = other;
        if (iChanged && theyChanged && !sameTranslation(mine, other)) changes.conflicts.push_back({row, other});
        if (theyChanged && !iChanged) {
            m_document->adopt(row, other);
            ++changes.taken;
        } else if (mine.plural && mine.text.size() != static_cast<std::size_t>(forms)) {
            engine::PoEntry fitted = mine;
            fitted.text.resize(static_cast<std::size_t>(forms));
            m_document->adopt(row, fitted);
        }
    }
}

OutsideChanges TranslationStore::lookOutside(GoneFiles gone)
{
    OutsideChanges changes;
    for (std::size_t i = 0; i < m_document->units().size(); ++i) {
        const TranslationUnit& unit = m_document->units()[i];
        const engine::Result<OnDisk> disk = readIfThere(unit.file);
        if (!disk)
            changes.unreadable.insert(changes.unreadable.end(), disk.error().begin(), disk.error().end());
        else if (disk->exists == unit.exists && disk->bytes == unit.bytes)
            continue;
        else if (gone == GoneFiles::Keep && isBlank(disk->bytes) && hasTexts(i)) {
            keepTextsOf(i, disk->bytes, disk->exists);
            changes.gone.push_back(unit.file);
        } else
            merge(i, disk->bytes, disk->exists, changes);
    }
    for (const TextConflict& conflict : changes.conflicts) {
        std::erase_if(m_conflicts, [&conflict](const TextConflict& old) { return old.row == conflict.row; });
        m_conflicts.push_back(conflict);
    }
    changes.conflicts = m_conflicts;
    if (changes.any()) emit modifiedChanged();
    return changes;
}

int TranslationStore::sourceChanges() const
{
    engine::Errors leftOut; // told when it is opened anew
    const auto sources = loadTranslationSources(m_source, m_roots, &leftOut);
    if (!sources) return 0;
    using Text = std::tuple<std::string_view, std::string_view, std::string_view>; // key, the text, for many
    std::vector<Text> before;
    std::vector<Text> now;
    for (const TranslationUnit& unit : m_document->units())
        for (const engine::TextEntry& entry : unit.entries) before.emplace_back(entry.key, entry.one, entry.other);
    for (const engine::TextSource& source : *sources)
        for (const engine::TextEntry& entry : source.entries) now.emplace_back(entry.key, entry.one, entry.other);
    std::ranges::sort(before);
    std::ranges::sort(now);
    std::vector<Text> same;
    std::ranges::set_intersection(before, now, std::back_inserter(same));
    return static_cast<int>(std::max(before.size(), now.size()) - same.size());
}

void TranslationStore::settle(const std::vector<std::size_t>& theirs)
{
    std::vector<std::pair<int, engine::PoEntry>> entries;
    for (const std::size_t number : theirs)
        if (number < m_conflicts.size()) entries.emplace_back(m_conflicts[number].row, m_conflicts[number].theirs);
    m_conflicts.clear();
    if (!entries.empty()) m_document->setEntries(entries, tr("texts of the other program"));
    emit modifiedChanged();
}

} // namespace marches::editor
