// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/package/fieldpaths.h"
#include "engine/yaml/errorcollector.h"

namespace marches::engine {

/// Goes down a nested map along the fields and hands out what stands at their ends.
class PositionWalk {
public:
    /// What stands at an end: of a list all its values. Several only where `{one-of: [...]}` may be said.
    using Alternatives = std::vector<std::vector<std::int16_t>>;
    using Leaf =
        std::function<void(const FieldWalk::Candidate&, const Alternatives&, const YamlNode&, const std::string&)>;
    using Empty = std::function<void(const FieldWalk&, const YamlNode&, const std::string&)>;

    /// `mayChoose`: a value may be `{one-of: [...]}`. What is referred to must outlive it.
    PositionWalk(const FieldPaths& paths, const ErrorCollector& collector, bool mayChoose, Leaf leaf, Empty empty)
        : m_paths(paths), m_collector(collector), m_mayChoose(mayChoose), m_leaf(std::move(leaf)),
          m_empty(std::move(empty))
    {}

    /// Goes through `map`, which stands at `path` of the file; keys in `passedOver` are left out.
    void walk(const YamlNode& map, const FieldWalk& at, const std::string& path,
              const std::vector<std::string>& passedOver = {});

private:
    void walkInner(const YamlNode& map, const FieldWalk& at, const std::string& path);
    void walkLeaf(const YamlNode& node, const FieldWalk& at, const std::string& path);
    const YamlNode* choiceIn(const YamlNode& node, const FieldWalk& at) const;
    bool read(const YamlNode& node, int field, const std::string& path, Alternatives& alternatives);
    bool value(const YamlNode& node, int field, const std::string& path, std::vector<std::int16_t>& values);
    void reportUnknown(const YamlNode::Key& key, const FieldWalk& at, const std::string& path);

    const FieldPaths& m_paths;
    const ErrorCollector& m_collector;
    bool m_mayChoose;
    Leaf m_leaf;
    Empty m_empty;
};

/// Why a text is no number of a position, as the code of an error with the argument `value`.
const char* numberFault(std::string_view text);

} // namespace marches::engine
