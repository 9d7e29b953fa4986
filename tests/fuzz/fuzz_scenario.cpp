// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>

#include "engine/package/library.h"
#include "engine/scenario/scenario.h"

using namespace marches::engine;

/// Every scenario is read for one game that is made once, so that the reader is tried and not the making of games.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Library library(MARCHES_SOURCE_DIR, {});
    static const Result<GameSetup> setup = library.setup("narnia:narnia-risk-junior");
    (void)readScenario({reinterpret_cast<const char*>(data), size}, "fuzz", [](const ScenarioHead&) { return setup; });
    return 0;
}
