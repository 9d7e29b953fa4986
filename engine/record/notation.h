// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/game/rules.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

// How moves and outcomes are written: the same in saves, scenarios and logs. A move is a map,
//   {seat: blue, do: attack, to: galma, faun: 3}
// with the verb's parameters by name. The items of a spread stand among them as keys of their own; where an item is
// called like a parameter, the spread stands under its own name instead: {do: attack, to: galma, pieces: {to: 1}}.
// Reading takes both. A flag that is false, an amount of 0 and an empty list may be left out, and are when written.

/// Keys of a step that no verb may use as a parameter's name.
inline constexpr std::string_view kSeatKey = "seat";
inline constexpr std::string_view kVerbKey = "do";

/// The word for a number of a space: its id, a decimal number, or `true` and `false`.
std::string wordFor(const Rules& rules, Space space, int index);

YamlNode writeMove(const Rules& rules, const Move& move);
/// Reads a move by Rules::verbSpecs(), whether or not it is legal now. `path` is that of `node` in its document.
/// Errors: move-needs-map, move-needs-key, move-needs-number, move-needs-flag, move-needs-word, move-needs-list,
/// move-needs-amounts, move-twice, move-too-long; move-unknown-key and move-value with what is `allowed` and perhaps a
/// `hint`.
[[nodiscard]] Result<Move> readMove(const Rules& rules, const YamlNode& node, const std::string& file,
                                    const std::string& path);

/// {roll: [5, 5]} or {shuffle: [orc, sledge]}, with `by-hand: true` where it was.
YamlNode writeOutcome(const Rules& rules, const Chance& chance, const Outcome& outcome);
/// Reads an outcome of `chance`; whether it fits is for `fits` to say. Other keys than those above are not looked at.
/// Errors: outcome-kind, move-needs-list, move-needs-number, move-value, move-needs-flag, move-too-long.
[[nodiscard]] Result<Outcome> readOutcome(const Rules& rules, const Chance& chance, const YamlNode& node,
                                          const std::string& file, const std::string& path);

} // namespace marches::engine
