// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/yaml/yamlnode.h"

namespace marches::engine {

// Names of keys and items under which comments are kept while a file is rewritten. Items of a list are named by what
// they say, not by their number, so that a comment stays with its item when others come or go.

std::string keyPath(const std::string& path, std::string_view key);
/// True when `inner` is the path of something inside of what `path` names.
bool isBelow(std::string_view inner, std::string_view path);

/// Gives the items of one list their paths, in order.
class ItemPaths {
public:
    explicit ItemPaths(std::string list) : m_list(std::move(list)) {}
    std::string next(const YamlNode& item);

private:
    std::string m_list;
    std::map<std::string, int> m_seen;
};

} // namespace marches::engine
