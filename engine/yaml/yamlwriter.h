// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/yaml/schema.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

/// Comments and blank lines of a file, by the path of the key or item that they belong to, so that they survive when
/// the file is written anew.
struct Comments {
    struct Place {
        std::vector<std::string> before; ///< lines above, without indentation; "" is a blank line
        std::string after;               ///< on the same line, with the white space before it
    };
    std::map<std::string, Place> places;
    std::vector<std::string> end; ///< below everything
};

/// Comments of the text that `root` was read from.
Comments collectComments(std::string_view text, const YamlNode& root);

/// Writes a document in the one canonical form: same value, same bytes. Keys come in the order of the shape's fields,
/// numbers in their shortest form, texts in quotes where a reader of YAML 1.1 or 1.2 might take them for something
/// else. Short maps and lists stand on one line.
std::string writeYaml(const YamlNode& root, const Schema& shape, const Comments& comments = {});

/// A text as it is written: plain where no reader of YAML 1.1 or 1.2 takes it for something else, in quotes otherwise.
/// `inFlow`: between brackets or braces.
std::string yamlScalar(std::string_view text, bool inFlow = true);

/// True when a text can only be written with escapes, which stand in double quotes. `inLines`: line feeds are no
/// reason.
bool needsEscapes(std::string_view text, bool inLines = false);

/// The shortest decimal that reads back as the same number: 0.1, 84.8, 1200.
std::string shortestNumber(double value);

} // namespace marches::engine
