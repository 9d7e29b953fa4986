// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/yaml/yamlnode.h"

#include <cassert>

#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

YamlNode YamlNode::scalar(std::string value)
{
    YamlNode node;
    node.kind = Kind::Scalar;
    node.text = std::move(value);
    return node;
}

YamlNode YamlNode::words(std::string value)
{
    YamlNode node = scalar(std::move(value));
    node.quoted = true;
    return node;
}

YamlNode YamlNode::number(double value) { return scalar(shortestNumber(value)); }

YamlNode YamlNode::number(int value) { return scalar(std::to_string(value)); }

YamlNode YamlNode::flag(bool value) { return scalar(value ? "true" : "false"); }

YamlNode YamlNode::list()
{
    YamlNode node;
    node.kind = Kind::List;
    return node;
}

YamlNode YamlNode::map()
{
    YamlNode node;
    node.kind = Kind::Map;
    return node;
}

const YamlNode* YamlNode::find(std::string_view key) const
{
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i].text == key) return &items[i];
    return nullptr;
}

YamlNode& YamlNode::add(std::string key, YamlNode value)
{
    assert(isMap() && find(key) == nullptr);
    keys.push_back({std::move(key), 0, 0, 0});
    items.push_back(std::move(value));
    return items.back();
}

YamlNode& YamlNode::append(YamlNode value)
{
    assert(isList());
    items.push_back(std::move(value));
    return items.back();
}

bool YamlNode::sameValue(const YamlNode& other) const
{
    if (kind != other.kind || text != other.text || items.size() != other.items.size()) return false;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (isMap() && keys[i].text != other.keys[i].text) return false;
        if (!items[i].sameValue(other.items[i])) return false;
    }
    return true;
}

std::string textOf(const YamlNode& map, std::string_view key)
{
    const YamlNode* found = map.find(key);
    return found == nullptr ? std::string() : found->text;
}

std::vector<std::string> wordsOf(const YamlNode& map, std::string_view key)
{
    std::vector<std::string> words;
    if (const YamlNode* list = map.find(key))
        for (const YamlNode& item : list->items) words.push_back(item.text);
    return words;
}

} // namespace marches::engine
