// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QByteArray>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

// What an import may cost at most. Larger files are refused before they are read.
inline constexpr std::size_t kMostForeignBytes = std::size_t{32} * 1024 * 1024; ///< of one file
inline constexpr std::size_t kMostFolderBytes = std::size_t{64} * 1024 * 1024;  ///< of all that is read of a folder
inline constexpr std::size_t kMostFolderFiles = 4000;

/// The files that a map of another program consists of: one file, those of a folder, or those in a zip. Names are paths
/// below it, with "/"; what leads out of it, links and hidden files are not there. Files of a folder are read when they
/// are asked for.
class ForeignFiles {
public:
    /// A file, a folder or a zip. "file-not-found", "zip-..." and their like.
    [[nodiscard]] static engine::Result<ForeignFiles> open(const std::string& path);
    /// Files that are in memory already, by name. `path` is what errors call the whole.
    static ForeignFiles of(std::map<std::string, QByteArray> files, std::string path);

    /// The path that was opened.
    const std::string& path() const { return m_path; }
    /// The file that was named, where it was one that is no zip; else empty.
    const std::string& named() const { return m_named; }
    const std::vector<std::string>& names() const { return m_names; }
    /// Names with this ending (".map"), whatever their case; those nearest to the top first.
    std::vector<std::string> withEnding(std::string_view ending) const;
    /// The file of this name; else, whatever its case, the one whose path ends with it, nearest to the top. Empty:
    /// none.
    std::string find(std::string_view name) const;
    /// The same, looked for first in the folder of `beside`.
    std::string findBeside(const std::string& beside, std::string_view name) const;
    [[nodiscard]] engine::Result<QByteArray> read(const std::string& name) const;
    /// Bytes of a file; 0 where it cannot be read.
    std::size_t size(const std::string& name) const;
    /// What errors call a file.
    std::string told(const std::string& name) const;

private:
    std::string m_path;
    std::string m_folder; ///< empty: the files are in m_bytes
    std::string m_named;
    std::vector<std::string> m_names;
    std::map<std::string, QByteArray> m_bytes;
    mutable std::size_t m_read = 0;
};

} // namespace marches::editor
