// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>

#include "engine/package/rulespackage.h"
#include "engine/package/variantpackage.h"

using namespace marches::engine;

/// Rules and decks. What loads has presets that can be resolved.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    (void)readDeck(bytes, "fuzz/deck.yaml");
    const Result<RulesPackage> rules = readRules(bytes, "fuzz/rules.yaml");
    if (!rules) return 0;
    for (const Preset& preset : rules->data.presets) {
        const Result<OptionValues> values = resolveOptions(rules->data, preset.id, {}, {});
        if (!values || !differences(rules->data, preset.id, *values).empty()) std::abort();
    }
    return 0;
}
