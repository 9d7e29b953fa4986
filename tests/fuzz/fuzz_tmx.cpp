// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a translation memory: read or refused, with pairs that have both their sides.
#include <cstdint>
#include <cstdlib>

#include "editor/translation/tmxfile.h"

using namespace marches;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto memory = editor::readTmx(bytes, "fuzz", "en", "fr");
    if (!memory) return 0;
    for (const engine::PoEntry& entry : memory->entries)
        if (entry.source.empty() || entry.text.size() != 1 || entry.text.front().empty()) std::abort();
    return 0;
}
