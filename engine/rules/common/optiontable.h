// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/game/options.h"

// Options of a ruleset as plain values: tables say which option sets which member of the ruleset's own struct.

namespace marches::engine {

template <class Options> struct SwitchOption {
    std::string_view id;
    bool Options::*member;
};
/// A named value: the switch is on when the option has the value `on`.
template <class Options> struct WordOption {
    std::string_view id;
    std::string_view on;
    bool Options::*member;
};
template <class Options> struct NumberOption {
    std::string_view id;
    int least;
    int most;
    int Options::*member;
};

/// Reads the values; an option that is missing keeps its default. Fails only for a number out of range.
template <class Options> [[nodiscard]] Result<Options> readOptionTables(const OptionValues& values,
                                                                        std::span<const SwitchOption<Options>> switches,
                                                                        std::span<const WordOption<Options>> words,
                                                                        std::span<const NumberOption<Options>> numbers)
{
    Options options;
    for (const SwitchOption<Options>& entry : switches)
        if (const OptionValue* value = values.find(entry.id))
            if (const bool* on = std::get_if<bool>(value)) options.*entry.member = *on;
    for (const WordOption<Options>& entry : words)
        if (const OptionValue* value = values.find(entry.id))
            if (const std::string* word = std::get_if<std::string>(value)) options.*entry.member = *word == entry.on;
    for (const NumberOption<Options>& entry : numbers) {
        const OptionValue* value = values.find(entry.id);
        if (value == nullptr) continue;
        const int* number = std::get_if<int>(value);
        if (number == nullptr || *number < entry.least || *number > entry.most)
            return fail(Error{"option-value", {{"name", std::string(entry.id)}}, {}, 0, 0, {}});
        options.*entry.member = *number;
    }
    return options;
}

} // namespace marches::engine
