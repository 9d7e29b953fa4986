// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/lab/estimate.h"
#include "engine/lab/labwords.h"
#include "engine/lab/report.h"

using namespace marches::engine;

/// A result of a stranger is read or refused; what was read is told without a fault, and can be merged with nothing
/// that it holds already.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const Result<SimulationResult> result = readLabResult(bytes, "fuzz");
    if (!result) return 0;
    const std::string written = writeLabResult(*result);
    const Result<SimulationResult> again = readLabResult(written, "fuzz");
    if (!again || !(*again == *result) || writeLabResult(*again) != written) std::abort();
    if (result->gamesDone() > 0 && merge({*result, *again})) std::abort(); // no game counts twice
    if (result->experiment.empty()) return 0;
    const Result<Experiment> experiment = experimentOf(*result, "fuzz");
    if (!experiment) return 0;
    const Texts texts;
    const LabWords words(texts, "en");
    (void)words.answer(*result, *experiment);
    (void)csvTable(*result, *experiment);
    (void)htmlReport(*result, *experiment, words, "marches-cli");
    return 0;
}
