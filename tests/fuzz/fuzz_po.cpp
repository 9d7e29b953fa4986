// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>

#include "engine/text/pofile.h"

using namespace marches::engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<PoFile> file = readPo({reinterpret_cast<const char*>(data), size}, "fuzz");
    if (!file) return 0;
    const std::string written = writePo(*file);
    const Result<PoFile> again = readPo(written, "fuzz");
    if (!again || writePo(*again) != written) std::abort();
    return 0;
}
