// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/package/fieldpaths.h"
#include "engine/package/library.h"
#include "engine/yaml/errorcollector.h"

namespace marches::engine {

/// A fact with the place where it is written.
struct WrittenFact {
    Fact fact;
    SourceLocation mark;
    std::string path;
};

/// Reads a position written as nested maps by the paths of Rules::fields().
std::vector<WrittenFact> readPosition(const YamlNode& map, const FieldPaths& paths, const std::string& path,
                                      const ErrorCollector& collector);

/// Puts a position together: clears it, sets its facts, validates it. Nothing, with errors, when it is no position of
/// the game. `map` is what the facts were read of, at `path` of the file.
std::optional<State> makePosition(std::vector<WrittenFact> facts, const YamlNode& map, const std::string& path,
                                  const GameSetup& setup, const ErrorCollector& collector);

/// Facts as nested maps, as a scenario gives a position; what readPosition() reads.
YamlNode writePosition(const Rules& rules, const Facts& facts);

/// The sentence of a refusal in the language of the ruleset's texts.
std::string reasonText(const GameSetup& setup, const Message& message);

} // namespace marches::engine
