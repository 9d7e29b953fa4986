// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/mask.h"
#include "engine/diplomacy/orders/lexicon.h"

namespace marches::engine::orders {

/// What could stand at the end of a line that is being typed.
struct Completion {
    std::size_t from = 0; ///< byte of the line from which on it is replaced
    std::string text;     ///< "North Sea", "supports"
    int place = -1;       ///< where it is a place
    friend bool operator==(const Completion&, const Completion&) = default;
};

/// What is known of the position, so that only sensible places are offered; null: nothing.
struct CompletionHints {
    const Mask* own = nullptr;     ///< places of units that may be ordered
    const Mask* units = nullptr;   ///< places of all units
    const Mask* persons = nullptr; ///< numbers of the persons that may be ordered
    const Mask* others = nullptr;  ///< of those that may be hunted, carried or turned to stone
    bool proxies = false;          ///< a unit may be left to another power
};

/// Completions of what is being typed at the end of `line`, names in alphabetical order, then verbs; at most `most`.
/// They are given in `language` where what is typed begins a word of it, else as they are known.
std::vector<Completion> completions(std::string_view line, const Lexicon& lexicon, std::string_view language,
                                    const CompletionHints& hints = {}, std::size_t most = 20);

} // namespace marches::engine::orders
