// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/checksum.h"
#include "engine/base/result.h"
#include "engine/io/files.h"
#include "engine/io/folderlock.h"

namespace marches::engine {

/// A file as it was when the work on a document began.
struct JournalFile {
    std::string name; ///< in the document's folder: "map.yaml"
    std::string bytes;
};

/// Which document a journal belongs to.
struct JournalDocument {
    std::string path;               ///< of its folder; empty while it was never saved
    std::vector<JournalFile> files; ///< what the records are about
};

/// What a journal's folder holds.
struct JournalContent {
    JournalDocument document;
    std::vector<std::string> records;
    bool torn = false; ///< what stood behind the last whole record was not one: the program ended while it wrote
};

/// A journal that waits for somebody to take it up.
struct JournalListing {
    std::string folder;
    std::string document; ///< path of the document; empty where it was never saved
    std::size_t records = 0;
    std::chrono::system_clock::time_point changed;
};

/// The work done on a document since it was opened, kept record by record in a folder of its own so that the end of the
/// program, whatever it comes from, loses at most the record being written. A snapshot of the document's files lies
/// beside the records. What a record means is its writer's affair: an undo is one more record. The folder is locked
/// while the journal lives, by which others know that the work goes on.
class EditJournal {
public:
    static constexpr std::size_t kMaxRecord = std::size_t{64} * 1024 * 1024;
    static constexpr std::size_t kMaxBytes =
        std::size_t{256} * 1024 * 1024; ///< of one journal; then a new one must be begun

    /// Begins a journal in `folder`, which is made and must not hold one.
    [[nodiscard]] static Result<EditJournal> create(const std::string& folder, const JournalDocument& document);
    [[nodiscard]] static Result<EditJournal> create(const std::string& folder, const JournalDocument& document,
                                                    FileSystem& calls);
    /// Takes up a journal that was left, behind its last whole record.
    [[nodiscard]] static Result<EditJournal> resume(const std::string& folder);

    EditJournal(EditJournal&& other) noexcept;
    EditJournal& operator=(EditJournal&& other) noexcept;
    ~EditJournal();

    /// Writes a record and brings it to the disk. When that fails the journal is as before, or, where even that cannot
    /// be made sure, takes no more records; "journal-full" when it would grow beyond the limits.
    [[nodiscard]] Result<void> append(std::string_view record);
    [[nodiscard]] Result<void> append(std::string_view record, FileSystem& calls);

    std::size_t records() const { return m_records; }
    const std::string& folder() const { return m_lock.folder(); }
    /// The work is saved, or given up: removes the journal and its folder.
    void discard();

private:
    EditJournal(FolderLock lock, int file, std::uint64_t size, std::size_t records)
        : m_lock(std::move(lock)), m_file(file), m_size(size), m_records(records)
    {}

    FolderLock m_lock;
    int m_file;
    std::uint64_t m_size; ///< up to the end of the last whole record
    std::size_t m_records;
    bool m_broken = false;
};

/// Everything up to the first record that is not whole. Fails with "journal-unreadable" where there is none, its head
/// is damaged, or the snapshot is not what the head says.
[[nodiscard]] Result<JournalContent> readJournal(const std::string& folder);

/// The journals in the folders of `root` that no living process holds, the latest first. What is none is passed over.
std::vector<JournalListing> listJournals(const std::string& root);

/// Removes a journal that nobody wants; does nothing to a folder that is none, or to one that is held
/// ("folder-in-use").
[[nodiscard]] Result<void> discardJournal(const std::string& folder);

} // namespace marches::engine
