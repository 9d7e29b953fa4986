// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/lab/experiment.h"

using namespace marches::engine;

/// What is read is written so that it reads the same; what is refused says where.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const Result<Experiment> experiment = readExperiment(bytes, "fuzz");
    if (!experiment) {
        for (const Error& error : experiment.error())
            if (error.code.empty() || error.file != "fuzz") std::abort();
        return 0;
    }
    const std::string written = writeExperiment(*experiment);
    const Result<Experiment> again = readExperiment(written, "fuzz");
    if (!again || !(*again == *experiment) || writeExperiment(*again) != written) std::abort();
    return 0;
}
