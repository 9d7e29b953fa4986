// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>

#include "engine/package/mapchecks.h"

using namespace marches::engine;

/// A map that loads can be checked, and its canonical form is read back and written as the same bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<MapData> map = readMap({reinterpret_cast<const char*>(data), size}, "fuzz");
    if (!map) return 0;
    (void)checkMap(*map);
    const std::string written = writeMap(*map);
    const Result<MapData> again = readMap(written, "fuzz");
    if (!again || again->board.places() != map->board.places()) std::abort();
    if (writeMap(*again) != written) std::abort();
    return 0;
}
