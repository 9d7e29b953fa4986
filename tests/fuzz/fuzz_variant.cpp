// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>

#include "engine/package/variantpackage.h"

using namespace marches::engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<VariantData> variant = readVariant({reinterpret_cast<const char*>(data), size}, "fuzz");
    if (!variant) return 0;
    const std::string written = writeVariant(*variant);
    const Result<VariantData> again = readVariant(written, "fuzz");
    if (!again || again->options != variant->options || writeVariant(*again) != written) std::abort();
    return 0;
}
