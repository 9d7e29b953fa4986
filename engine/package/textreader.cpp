// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/textreader.h"

#include <algorithm>

namespace marches::engine {

Shape textOrPluralShape()
{
    return Shape::either({Shape::text(), Shape::object("plural", {{"one", Shape::text(), true},
                                                                  {"other", Shape::text(), true},
                                                                  {"plural-by", Shape::text(100), false, "n"}})});
}

Shape nameShape() { return Shape::either({Shape::text(500), Shape::mapOf(textOrPluralShape())}); }

void TextReader::text(const std::string& key, const Node* node)
{
    if (node == nullptr) return;
    TextEntry entry{key, {}, {}, m_file, node->line, {}, {}};
    if (node->isMap()) {
        if (const Node* one = node->find("one")) entry.one = one->text;
        if (const Node* other = node->find("other")) entry.other = other->text;
        if (const Node* by = node->find("plural-by")) entry.pluralBy = by->text;
    } else {
        entry.one = node->text;
    }
    m_entries.push_back(std::move(entry));
}

void TextReader::name(const std::string& base, const Node* node)
{
    if (node == nullptr) return;
    if (!node->isMap()) return text(base + ".name", node);
    for (std::size_t i = 0; i < node->keys.size(); ++i) text(base + "." + node->keys[i].text, &node->items[i]);
}

Node textNode(const TextEntry& entry)
{
    if (!entry.isPlural()) return Node::words(entry.one);
    Node node = Node::map();
    node.add("one", Node::words(entry.one));
    node.add("other", Node::words(entry.other));
    if (!entry.pluralBy.empty()) node.add("plural-by", Node::words(entry.pluralBy));
    return node;
}

Node nameNode(const TextEntries& entries, const std::string& base, const std::vector<std::string>& notForms)
{
    Node forms = Node::map();
    for (const TextEntry& entry : entries) {
        if (!entry.key.starts_with(base) || entry.key.size() <= base.size() || entry.key[base.size()] != '.') continue;
        const std::string form = entry.key.substr(base.size() + 1);
        if (form.find('.') != std::string::npos || std::ranges::find(notForms, form) != notForms.end()) continue;
        if (forms.find(form) == nullptr) forms.add(form, textNode(entry));
    }
    if (forms.keys.empty()) return {};
    if (forms.keys.size() == 1 && forms.keys.front().text == "name" && forms.items.front().isScalar()) return forms.items.front();
    return forms;
}

} // namespace marches::engine
