// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a Qt Linguist file: what is read is written, and reads again as the same. Seeds: translations.
#include <cstdint>
#include <cstdlib>

#include "editor/formats/tsfile.h"
#include "editor/formats/tstranslator.h"

using namespace marches::editor;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto file = readTs(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)), "fuzz");
    if (!file) return 0;
    (void)TsTranslator(*file).translate("A", "One", nullptr, 3);
    const QByteArray once = writeTs(*file);
    const auto again = readTs(once, "fuzz");
    if (!again || writeTs(*again) != once) std::abort();
    return 0;
}
