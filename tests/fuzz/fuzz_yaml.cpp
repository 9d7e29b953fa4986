// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>

#include "engine/yaml/yamlreader.h"
#include "engine/yaml/yamlwriter.h"

using namespace marches::engine;

/// What is read at all is written so that it reads back as the same value, and as the same bytes from then on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const Result<YamlNode> root = readYaml(bytes, "fuzz");
    if (!root) return 0;
    const std::string written = writeYaml(*root, Schema::any(), collectComments(bytes, *root));
    const Result<YamlNode> again = readYaml(written, "fuzz");
    if (!again) {
        // A value that ends near a limit may be beyond it once it is written out.
        if (written.size() < YamlLimits{}.bytes / 2 && again.error().front().code != "yaml-too-many") std::abort();
        return 0;
    }
    if (!again->sameValue(*root)) std::abort();
    return 0;
}
