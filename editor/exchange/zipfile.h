// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QByteArray>

#include <cstddef>
#include <map>
#include <string>

namespace marches::editor {

/// What a zip may hold at most: whatever it claims, no more is unpacked.
struct ZipLimits {
    std::size_t fileBytes = std::size_t{32} * 1024 * 1024;
    std::size_t allBytes = std::size_t{64} * 1024 * 1024;
    std::size_t files = 4000;
};

/// True for the first bytes of a zip.
bool isZip(const QByteArray& bytes);

/// The files in a zip by their paths; folders are left out. Refused as a whole: names that lead out of it or begin at
/// the root ("zip-bad-name"), links and other things that are no files ("zip-no-file"), two files whose names differ in
/// nothing but case ("zip-double"), more files or bytes than the limits ("zip-too-large"), what is encrypted, damaged
/// or no zip ("zip-damaged").
[[nodiscard]] engine::Result<std::map<std::string, QByteArray>> readZip(const QByteArray& bytes,
                                                                        const std::string& file,
                                                                        const ZipLimits& limits = {});

/// A zip of these files. The same files give the same bytes.
[[nodiscard]] engine::Result<QByteArray> makeZip(const std::map<std::string, QByteArray>& files,
                                                 const std::string& file);

} // namespace marches::editor
