// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>

#include "engine/record/savefile.h"

using namespace marches::engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    (void)readSave({reinterpret_cast<const char*>(data), size}, "fuzz");
    return 0;
}
