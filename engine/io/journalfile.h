// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/checksum.h"

namespace marches::engine {

/// The first record of a journal: which document it belongs to, and what its snapshot is.
struct JournalHead {
    struct File {
        std::string name;
        FileStamp stamp;
    };
    std::string document;
    std::vector<File> files;
};

/// What a journal file starts with: its kind and version.
inline constexpr std::string_view kJournalMagic = "marches: edit-journal/1\n";

/// A record as it stands in the file: length, checksum of length and content (8 bytes each, the lowest first), content.
std::string journalFrame(std::string_view record);

/// Takes the next whole record off `bytes`; nothing, and `bytes` as before, where none is.
std::optional<std::string_view> takeJournalFrame(std::string_view& bytes);

std::string writeJournalHead(const JournalHead& head);
std::optional<JournalHead> readJournalHead(std::string_view text);

/// The hidden-free names in a journal's folder.
inline constexpr std::string_view kJournalName = "journal";
std::string journalSnapshotName(std::size_t file);

} // namespace marches::engine
