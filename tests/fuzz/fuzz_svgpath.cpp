// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>

#include "editor/formats/svgpath.h"

using namespace marches::editor;

/// Path data that read at all are written so that they read back, and as the same text from then on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    (void)parseSvgTransform(text);
    (void)parseSvgNumbers(text);
    const auto path = parseSvgPath(text);
    if (!path) return 0;
    const std::string written = writeSvgPath(*path);
    const auto again = parseSvgPath(written);
    if (!again) {
        if (again.error().code == "bad-path") std::abort(); // arcs may become more segments than are read
        return 0;
    }
    if (writeSvgPath(*again) != written) std::abort();
    const auto fromShort = parseSvgPath(writeShortSvgPath(*path));
    if (!fromShort) {
        if (fromShort.error().code == "bad-path") std::abort(); // a step may be longer than any coordinate
        return 0;
    }
    if (writeSvgPath(*fromShort) != written) std::abort();
    return 0;
}
