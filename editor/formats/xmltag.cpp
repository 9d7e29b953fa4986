// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/xmltag.h"

#include <algorithm>

namespace marches::editor {

namespace {

/// Takes the start of `text` up to the first character that is (not) one of `set`.
std::string take(std::string_view& text, std::size_t length)
{
    length = std::min(length, text.size());
    std::string taken(text.substr(0, length));
    text.remove_prefix(length);
    return taken;
}
std::string takeSpace(std::string_view& text) { return take(text, text.find_first_not_of(kXmlSpace)); }
std::string takeName(std::string_view& text) { return take(text, text.find_first_of(" \t\r\n=/>")); }

} // namespace

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(kXmlSpace);
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(kXmlSpace) - begin + 1);
}

std::string_view xmlPrefix(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? std::string_view() : name.substr(0, colon);
}

std::string_view xmlLocalName(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

std::string xmlEscaped(std::string_view value)
{
    std::string text;
    for (const char c : value) {
        switch (c) {
        case '&': text += "&amp;"; break;
        case '<': text += "&lt;"; break;
        case '>': text += "&gt;"; break;
        case '"': text += "&quot;"; break;
        case '\'': text += "&apos;"; break;
        case '\t': text += "&#9;"; break; // white space but blanks would be read as blanks
        case '\n': text += "&#10;"; break;
        case '\r': text += "&#13;"; break;
        default: text += c;
        }
    }
    return text;
}

std::optional<XmlTag> XmlTag::parse(std::string_view text)
{
    if (!text.starts_with('<') || !text.ends_with('>')) return std::nullopt;
    text = text.substr(1, text.size() - 2);
    XmlTag tag{takeName(text)};
    if (text.ends_with('/')) {
        tag.m_closesItself = true;
        text.remove_suffix(1);
    }
    while (true) {
        Attribute attribute;
        attribute.before = takeSpace(text);
        if (text.empty()) {
            tag.m_tail = attribute.before;
            return tag;
        }
        attribute.name = takeName(text);
        attribute.equals = takeSpace(text);
        if (!text.starts_with('=') || attribute.name.empty()) return std::nullopt;
        attribute.equals += take(text, 1);
        attribute.equals += takeSpace(text);
        if (!text.starts_with('"') && !text.starts_with('\'')) return std::nullopt;
        attribute.quote = text.front();
        text.remove_prefix(1);
        const std::size_t end = text.find(attribute.quote);
        if (end == std::string_view::npos) return std::nullopt;
        attribute.value = take(text, end);
        text.remove_prefix(1);
        tag.m_attributes.push_back(std::move(attribute));
    }
}

std::string_view XmlTag::prefix() const { return xmlPrefix(m_name); }

void XmlTag::setLocalName(std::string_view name)
{
    const std::string_view space = prefix();
    m_name = space.empty() ? std::string(name) : std::string(space) + ':' + std::string(name);
}

const XmlTag::Attribute* XmlTag::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_attributes, name, &Attribute::name);
    return found == m_attributes.end() ? nullptr : &*found;
}

void XmlTag::set(std::string_view name, std::string_view value) { setRaw(name, xmlEscaped(value)); }

void XmlTag::setRaw(std::string_view name, std::string value)
{
    const auto found = std::ranges::find(m_attributes, name, &Attribute::name);
    if (found != m_attributes.end()) {
        found->value = std::move(value);
        return;
    }
    // One attribute a line stays so.
    std::string before = m_attributes.empty() ? " " : m_attributes.back().before;
    m_attributes.push_back({std::move(before), std::string(name), "=", '"', std::move(value)});
}

void XmlTag::remove(std::string_view name)
{
    std::erase_if(m_attributes, [name](const Attribute& attribute) { return attribute.name == name; });
}

std::string XmlTag::text() const
{
    std::string text = '<' + m_name;
    for (const Attribute& attribute : m_attributes) {
        text += attribute.before;
        text += attribute.name;
        text += attribute.equals;
        text += attribute.quote;
        text += attribute.value;
        text += attribute.quote;
    }
    text += m_tail;
    if (m_closesItself) text += '/';
    text += '>';
    return text;
}

} // namespace marches::editor
