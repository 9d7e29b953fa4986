// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/yaml/node.h"

#include <cassert>

#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

Node Node::scalar(std::string value)
{
    Node node;
    node.kind = Kind::Scalar;
    node.text = std::move(value);
    return node;
}

Node Node::words(std::string value)
{
    Node node = scalar(std::move(value));
    node.quoted = true;
    return node;
}

Node Node::number(double value) { return scalar(shortestNumber(value)); }

Node Node::number(int value) { return scalar(std::to_string(value)); }

Node Node::flag(bool value) { return scalar(value ? "true" : "false"); }

Node Node::list()
{
    Node node;
    node.kind = Kind::List;
    return node;
}

Node Node::map()
{
    Node node;
    node.kind = Kind::Map;
    return node;
}

const Node* Node::find(std::string_view key) const
{
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i].text == key) return &items[i];
    return nullptr;
}

Node& Node::add(std::string key, Node value)
{
    assert(isMap() && find(key) == nullptr);
    keys.push_back({std::move(key), 0, 0, 0});
    items.push_back(std::move(value));
    return items.back();
}

Node& Node::append(Node value)
{
    assert(isList());
    items.push_back(std::move(value));
    return items.back();
}

bool Node::sameValue(const Node& other) const
{
    if (kind != other.kind || text != other.text || items.size() != other.items.size()) return false;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (isMap() && keys[i].text != other.keys[i].text) return false;
        if (!items[i].sameValue(other.items[i])) return false;
    }
    return true;
}

std::string textOf(const Node& map, std::string_view key)
{
    const Node* found = map.find(key);
    return found == nullptr ? std::string() : found->text;
}

std::vector<std::string> wordsOf(const Node& map, std::string_view key)
{
    std::vector<std::string> words;
    if (const Node* list = map.find(key))
        for (const Node& item : list->items) words.push_back(item.text);
    return words;
}

} // namespace marches::engine
