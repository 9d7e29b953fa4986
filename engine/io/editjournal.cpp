// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/editjournal.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "engine/io/journalfile.h"

namespace marches::engine {

namespace {

namespace fs = std::filesystem;

std::string journalPath(const std::string& folder) { return folder + '/' + std::string(kJournalName); }

/// A journal's own files: the records, what that is before it has its name, and the snapshot.
bool isJournalFile(std::string_view name)
{
    return name == kJournalName || name == ".journal.part" || isPartFile(name) || name.starts_with("snapshot-");
}

/// The records first: without them the rest is no journal.
void removeJournal(const std::string& folder, FileSystem& calls)
{
    calls.remove(journalPath(folder));
    for (const std::string& name : namesIn(folder).value_or(std::vector<std::string>()))
        if (isJournalFile(name)) calls.remove(folder + '/' + name);
    calls.removeFolder(folder); // unless somebody put something else into it
}

/// A journal file taken apart.
struct Parsed {
    JournalHead head;
    std::vector<std::string_view> records;
    std::uint64_t size = 0; ///< up to the end of the last whole record
};

std::optional<Parsed> parse(std::string_view bytes)
{
    std::string_view rest = bytes;
    if (!rest.starts_with(kJournalMagic)) return std::nullopt;
    rest.remove_prefix(kJournalMagic.size());
    const std::optional<std::string_view> first = takeJournalFrame(rest);
    std::optional<JournalHead> head = first ? readJournalHead(*first) : std::nullopt;
    if (!head) return std::nullopt;
    Parsed parsed{std::move(*head), {}, 0};
    while (const std::optional<std::string_view> record = takeJournalFrame(rest)) parsed.records.push_back(*record);
    parsed.size = bytes.size() - rest.size();
    return parsed;
}

[[nodiscard]] Result<std::string> readRecords(const std::string& folder)
{
    Result<std::string> bytes = readFile(journalPath(folder), EditJournal::kMaxBytes);
    if (!bytes) return fail(fileError("journal-unreadable", folder));
    return bytes;
}

/// True for the remains of one that was never wholly begun, or half removed; one that begins just now is left alone.
bool isRemains(const std::string& folder)
{
    constexpr std::chrono::minutes kAge{1};
    std::error_code error;
    if (fs::file_time_type::clock::now() - fs::last_write_time(folder, error) < kAge || error) return false;
    const Result<std::vector<std::string>> names = namesIn(folder);
    return names && std::ranges::all_of(
                        *names, [](const std::string& name) { return name != kJournalName && isJournalFile(name); });
}

} // namespace

Result<EditJournal> EditJournal::create(const std::string& folder, const JournalDocument& document)
{
    FileSystem calls;
    return create(folder, document, calls);
}

Result<EditJournal> EditJournal::create(const std::string& folder, const JournalDocument& document, FileSystem& calls)
{
    Result<FolderLock> lock = FolderLock::take(folder);
    if (!lock) return fail(lock.error());
    const std::string& place = lock->folder();
    std::error_code error;
    if (!fs::is_empty(place, error)) return fail(fileError("journal-exists", place));

    const auto undone = [&](const Errors& errors) {
        removeJournal(place, calls);
        return fail(errors);
    };
    JournalHead head{document.path, {}};
    for (const JournalFile& file : document.files) {
        const std::string path = place + '/' + journalSnapshotName(head.files.size());
        if (const Result<void> written = writeNewFile(path, file.bytes, 0600, path, calls); !written)
            return undone(written.error());
        head.files.push_back({file.name, FileStamp::of(file.bytes)});
    }
    std::string bytes(kJournalMagic);
    bytes += journalFrame(writeJournalHead(head));
    if (const Result<void> written = writeFile(journalPath(place), bytes, calls); !written)
        return undone(written.error());
    const int file = ::open(journalPath(place).c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0) return undone({fileError("file-not-created", journalPath(place), std::strerror(errno))});
    return EditJournal(std::move(*lock), file, bytes.size(), 0);
}

Result<EditJournal> EditJournal::resume(const std::string& folder)
{
    Result<FolderLock> lock = FolderLock::take(folder);
    if (!lock) return fail(lock.error());
    const Result<std::string> bytes = readRecords(folder);
    if (!bytes) return fail(bytes.error());
    const std::optional<Parsed> parsed = parse(*bytes);
    if (!parsed) return fail(fileError("journal-unreadable", folder));
    const int file = ::open(journalPath(folder).c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0) return fail(fileError("file-unreadable", folder, std::strerror(errno)));
    EditJournal journal(std::move(*lock), file, parsed->size, parsed->records.size());
    FileSystem calls;
    if (parsed->size < bytes->size() && calls.truncate(file, parsed->size) != 0)
        return fail(fileError("file-not-written", journalPath(folder), std::strerror(errno)));
    return journal;
}

EditJournal::EditJournal(EditJournal&& other) noexcept
    : m_lock(std::move(other.m_lock)), m_file(std::exchange(other.m_file, -1)), m_size(other.m_size),
      m_records(other.m_records), m_broken(other.m_broken)
{}

EditJournal& EditJournal::operator=(EditJournal&& other) noexcept
{
    std::swap(m_lock, other.m_lock);
    std::swap(m_file, other.m_file);
    std::swap(m_size, other.m_size);
    std::swap(m_records, other.m_records);
    std::swap(m_broken, other.m_broken);
    return *this;
}

EditJournal::~EditJournal()
{
    if (m_file >= 0) ::close(m_file);
}

Result<void> EditJournal::append(std::string_view record)
{
    FileSystem calls;
    return append(record, calls);
}

Result<void> EditJournal::append(std::string_view record, FileSystem& calls)
{
    const std::string path = journalPath(folder());
    if (m_file < 0 || m_broken) return fail(fileError("file-not-written", path, std::strerror(EIO)));
    const std::string frame = journalFrame(record.substr(0, std::min(record.size(), kMaxRecord)));
    if (record.size() > kMaxRecord || m_size + frame.size() > kMaxBytes) return fail(fileError("journal-full", path));
    if (writeAll(calls, m_file, frame) && calls.syncData(m_file) == 0) {
        m_size += frame.size();
        ++m_records;
        return {};
    }
    const std::string reason = std::strerror(errno);
    m_broken = calls.truncate(m_file, m_size) != 0; // else a next record would stand behind a broken one, and be lost
    return fail(fileError("file-not-written", path, reason));
}

void EditJournal::discard()
{
    FileSystem calls;
    if (m_file >= 0) ::close(std::exchange(m_file, -1));
    removeJournal(folder(), calls);
}

Result<JournalContent> readJournal(const std::string& folder)
{
    const Result<std::string> bytes = readRecords(folder);
    if (!bytes) return fail(bytes.error());
    std::optional<Parsed> parsed = parse(*bytes);
    if (!parsed) return fail(fileError("journal-unreadable", folder));
    JournalContent content;
    content.document.path = std::move(parsed->head.document);
    for (const JournalHead::File& file : parsed->head.files) {
        const std::string path = folder + '/' + journalSnapshotName(content.document.files.size());
        Result<std::string> snapshot = readFile(path, EditJournal::kMaxBytes);
        if (!snapshot || FileStamp::of(*snapshot) != file.stamp) return fail(fileError("journal-unreadable", path));
        content.document.files.push_back({file.name, std::move(*snapshot)});
    }
    content.records.assign(parsed->records.begin(), parsed->records.end());
    content.torn = parsed->size < bytes->size();
    return content;
}

std::vector<JournalListing> listJournals(const std::string& root)
{
    std::vector<JournalListing> all;
    std::vector<std::string> folders;
    std::error_code error;
    for (const std::string& name : namesIn(root).value_or(std::vector<std::string>()))
        if (std::string folder = (fs::path(root) / name).string(); fs::is_directory(fs::symlink_status(folder, error)))
            folders.push_back(std::move(folder));
    for (const std::string& folder : folders) {
        const Result<FolderLock> lock = FolderLock::take(folder);
        if (!lock) continue;
        FileSystem calls;
        if (isRemains(folder)) removeJournal(folder, calls);
        const Result<std::string> bytes = readRecords(folder);
        const std::optional<Parsed> parsed = bytes ? parse(*bytes) : std::nullopt;
        if (!parsed) continue;
        const auto age = fs::file_time_type::clock::now() - fs::last_write_time(journalPath(folder), error);
        all.push_back(
            {folder, parsed->head.document, parsed->records.size(),
             std::chrono::system_clock::now() - std::chrono::duration_cast<std::chrono::system_clock::duration>(age)});
    }
    std::ranges::sort(all, [](const JournalListing& a, const JournalListing& b) {
        return a.changed != b.changed ? a.changed > b.changed : a.folder < b.folder;
    });
    return all;
}

Result<void> discardJournal(const std::string& folder)
{
    std::error_code error;
    if (!fs::exists(journalPath(folder), error)) return {};
    const Result<FolderLock> lock = FolderLock::take(folder);
    if (!lock) return fail(lock.error());
    FileSystem calls;
    removeJournal(lock->folder(), calls);
    return {};
}

} // namespace marches::engine
