// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

/// Bounds of what is read at all. Everything within the usual ones is read in well under a second and 200 MB.
struct YamlLimits {
    std::size_t bytes = 2'500'000;
    int depth = 32;
    std::size_t key =
        160; ///< bytes of a key: written with every character escaped, it must still be one for a parser (1,024)
    int nodes = 300'000; ///< values and keys together; a map of 5,000 territories has some 200,000
};

/// The largest file of any kind: a saved game.
inline constexpr std::size_t kLargestDocument = 12'000'000;

/// Reads one YAML document of our plain kind: UTF-8, one document, no anchors, aliases, tags, merge keys or duplicate
/// keys. Everything else is refused with line and column. `file` only names the place in errors.
[[nodiscard]] Result<YamlNode> readYaml(std::string_view bytes, std::string_view file, const YamlLimits& limits = {});

/// Reads a file and checks its first key, `marches: <kind>/<version>`: another kind is an error, and so is a version
/// newer than `version`, told politely (`newer-version`).
[[nodiscard]] Result<YamlNode> readDocument(const std::string& file, std::string_view kind, int version);
/// The same for bytes in memory.
[[nodiscard]] Result<YamlNode> readDocument(std::string_view bytes, std::string_view file, std::string_view kind,
                                            int version, const YamlLimits& limits = {});

/// The kind that a file declares ("map", "variant", ...), read from its first bytes; empty when it declares none.
std::string documentKind(const std::string& file);

/// An error at a node, or at a key of a map.
Error errorAt(const YamlNode& node, std::string_view file, std::string path, std::string code, ErrorArgs args = {});
Error errorAt(const YamlNode::Key& key, std::string_view file, std::string path, std::string code, ErrorArgs args = {});

} // namespace marches::engine
