// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/closestmatch.h"
#include "engine/base/result.h"
#include "engine/base/textlimits.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

struct Field;

/// What a value in a file may be: the one description from which the reading (checkShape), the JSON Schemas
/// (jsonschema.h) and the layout of written files (yamlwriter.h) are derived.
struct Schema {
    enum class Type : std::uint8_t {
        Any,      ///< checked by whoever reads it
        Text,     ///< scalar for people or a free word; `min`..`max` characters
        Id,       ///< kebab-case id
        Language, ///< code of a language, which names files as well
        Integer,  ///< `min`..`max`
        Number,   ///< finite, `min`..`max`
        Switch,   ///< true or false
        Word,     ///< one of `words`
        Color,    ///< "#c3d79a"
        Scalar,   ///< switch, integer or word, as an option's value
        List,     ///< of `parts[0]`, `min`..`max` items
        MapOf,    ///< any keys of `keys`, values of `parts[0]`
        Object,   ///< the keys of `fields`
        Either,   ///< one of `parts`, which differ in kind (scalar, list, map)
    };
    /// How it is written: Auto is on one line where that fits.
    enum class Layout : std::uint8_t { Auto, Block, Flow };
    /// What the keys of a MapOf are.
    enum class Keys : std::uint8_t { Id, OptionId, RuleId, TextKey, Any };

    Type type = Type::Any;
    Layout layout = Layout::Auto;
    Keys keys = Keys::Id;
    double min = 0;
    double max = std::numeric_limits<double>::max();
    std::vector<std::string> words;
    std::vector<Schema> parts;
    std::vector<Field> fields;
    std::string name; ///< of an Object: by which fieldNote() of jsonschema.h knows its keys

    static Schema any();
    static Schema text(int maxLength = kLongestText, int minLength = 1);
    static Schema id();
    static Schema language();
    static Schema integer(int min, int max);
    static Schema number(double min, double max);
    static Schema flag();
    static Schema word(std::vector<std::string> words);
    static Schema color();
    static Schema scalar();
    static Schema list(Schema item, int minItems = 0, int maxItems = 100'000);
    static Schema mapOf(Schema value, Keys keys = Keys::Id);
    static Schema object(std::string name, std::vector<Field> fields);
    static Schema either(std::vector<Schema> parts);
    static Schema point(); ///< [x, y] in board units
    static Schema box();   ///< [x, y, width, height]

    Schema block() const; ///< the same, always written over several lines
    Schema flow() const;  ///< the same, always written on one line
    const Field* find(std::string_view key) const;
};

/// One key of an object.
struct Field {
    std::string key;
    Schema shape;
    bool required = false;
    std::string byDefault = {}; ///< as written, for documentation; empty: absent means none
    std::string note = {};      ///< for whoever writes it, where fieldNote() of jsonschema.h knows none
};

/// Everything in `node` that is not as `shape` says, appended to `errors`: all of it, with places and suggestions.
/// Nothing appended means that code reading by the same shape may rely on kinds, required keys and ranges. After
/// kMaxErrors of a file no more are looked for.
inline constexpr std::size_t kMaxErrors = 200;
void checkSchema(const YamlNode& node, const Schema& shape, std::string_view file, const std::string& path,
                 Errors& errors);

/// An error about an unknown name. Arguments: `name`, and `hint` when a known name is near. `hints` are those of the
/// file.
Error unknownName(const YamlNode& node, std::string_view file, std::string path, std::string code,
                  std::string_view name, const std::vector<std::string>& known, Hints& hints);
/// The same where there can be but a few.
Error unknownName(const YamlNode& node, std::string_view file, std::string path, std::string code,
                  std::string_view name, const std::vector<std::string>& known);

bool isId(std::string_view text);
/// Reads a plain scalar that checkShape accepted; text that is none gives false and leaves `value`.
bool toInteger(const YamlNode& node, int& value);
bool toNumber(const YamlNode& node, double& value);
bool toFlag(const YamlNode& node, bool& value);

} // namespace marches::engine
