// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/sourcelocation.h"

namespace marches::engine {

/// A value of a YAML file with its place: what the safe reader (yamlreader.h) makes, what the field tables (fields.h)
/// check, and what the emitter (yamlwriter.h) writes. A plain value; nobody outside of the reader knows the YAML
/// library.
struct YamlNode {
    enum class Kind : std::uint8_t { Null, Scalar, List, Map };
    /// One key of a map, with its place.
    struct Key {
        std::string text;
        int line = 0;
        int column = 0;
        int offset = 0;
    };

    Kind kind = Kind::Null;
    bool quoted = false;         ///< a scalar in quotes or a text block: always text, never a number or a switch
    int line = 0;                ///< from 1; 0: not from a file
    int column = 0;              ///< from 1, in characters
    int offset = 0;              ///< of its first byte in the file
    std::string text;            ///< of a scalar
    std::vector<Key> keys;       ///< of a map, in the order written; no key twice
    std::vector<YamlNode> items; ///< of a list; of a map the values, as many as keys

    static YamlNode scalar(std::string value); ///< may be read as a number or switch: 5, true, an id
    static YamlNode words(
        std::string value);               ///< text for people: quoted where a reader might take it for something else
    static YamlNode number(double value); ///< the shortest decimal that reads back as the same number
    static YamlNode number(int value);
    static YamlNode flag(bool value);
    static YamlNode list();
    static YamlNode map();

    bool isNull() const { return kind == Kind::Null; }
    bool isScalar() const { return kind == Kind::Scalar; }
    bool isList() const { return kind == Kind::List; }
    bool isMap() const { return kind == Kind::Map; }

    /// Value of a key, or null.
    const YamlNode* find(std::string_view key) const;
    /// Appends a key to a map (it must be new) and returns its value.
    YamlNode& add(std::string key, YamlNode value);
    /// Appends an item to a list and returns it.
    YamlNode& append(YamlNode value);

    /// The same value, wherever it stands and however it was quoted.
    bool sameValue(const YamlNode& other) const;
};

inline SourceLocation locationOf(const YamlNode& node) { return {node.line, node.column}; }

/// The text of a key's value; empty without the key.
std::string textOf(const YamlNode& map, std::string_view key);
/// The texts of a key's list; none without the key.
std::vector<std::string> wordsOf(const YamlNode& map, std::string_view key);

} // namespace marches::engine
