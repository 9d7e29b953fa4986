// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/textreader.h"

#include <algorithm>

namespace marches::engine {

Schema textOrPluralSchema()
{
    return Schema::either({Schema::text(), Schema::object("plural", {{"one", Schema::text(), true},
                                                                     {"other", Schema::text(), true},
                                                                     {"plural-by", Schema::text(100), false, "n"}})});
}

Schema nameSchema() { return Schema::either({Schema::text(kLongestRulesName), Schema::mapOf(textOrPluralSchema())}); }

void TextReader::readText(const std::string& key, const YamlNode* node)
{
    if (node == nullptr) return;
    TextEntry entry{key, {}, {}, m_file, node->line, {}, {}};
    if (node->isMap()) {
        if (const YamlNode* one = node->find("one")) entry.one = one->text;
        if (const YamlNode* other = node->find("other")) entry.other = other->text;
        if (const YamlNode* by = node->find("plural-by")) entry.pluralBy = by->text;
    } else {
        entry.one = node->text;
    }
    m_entries.push_back(std::move(entry));
}

void TextReader::readName(const std::string& base, const YamlNode* node)
{
    if (node == nullptr) return;
    if (!node->isMap()) return readText(base + ".name", node);
    for (std::size_t i = 0; i < node->keys.size(); ++i) readText(base + "." + node->keys[i].text, &node->items[i]);
}

namespace {

std::string_view stemOf(std::string_view key) { return key.substr(0, std::min(key.rfind('.'), key.size())); }
std::string_view lastWordOf(std::string_view key) { return key.substr(key.rfind('.') + 1); } // npos + 1 is 0

YamlNode textNode(const TextEntry& entry)
{
    if (!entry.isPlural()) return YamlNode::words(entry.one);
    YamlNode node = YamlNode::map();
    node.add("one", YamlNode::words(entry.one));
    node.add("other", YamlNode::words(entry.other));
    if (!entry.pluralBy.empty()) node.add("plural-by", YamlNode::words(entry.pluralBy));
    return node;
}

} // namespace

TextIndex::TextIndex(const TextEntries& entries)
{
    for (const TextEntry& entry : entries) m_byBase[std::string(stemOf(entry.key))].push_back(&entry);
}

YamlNode TextIndex::text(const std::string& key) const
{
    const auto found = m_byBase.find(stemOf(key));
    if (found == m_byBase.end()) return {};
    for (const TextEntry* entry : found->second)
        if (entry->key == key) return textNode(*entry);
    return {};
}

YamlNode TextIndex::name(const std::string& base, const std::vector<std::string>& others) const
{
    const auto found = m_byBase.find(base);
    if (found == m_byBase.end()) return {};
    YamlNode forms = YamlNode::map();
    for (const TextEntry* entry : found->second) {
        const std::string form(lastWordOf(entry->key));
        if (std::ranges::find(others, form) == others.end() && forms.find(form) == nullptr)
            forms.add(form, textNode(*entry));
    }
    if (forms.keys.empty()) return {};
    const bool alone = forms.keys.size() == 1 && forms.keys.front().text == "name" && forms.items.front().isScalar();
    return alone ? std::move(forms.items.front()) : forms;
}

} // namespace marches::engine
