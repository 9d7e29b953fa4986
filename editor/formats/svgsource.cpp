// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgsource.h"

#include "editor/formats/svggeometry.h"
#include "engine/base/utf8.h"

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

/// True when the XML declaration names UTF-8, a part of it, or nothing.
bool declaresUtf8(std::string_view text)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    if (!text.starts_with("<?xml")) return true;
    text = text.substr(0, text.find("?>"));
    const std::size_t key = text.find("encoding");
    const std::size_t quote = key == std::string_view::npos ? key : text.find_first_of("\"'", key);
    if (quote == std::string_view::npos) return true;
    text.remove_prefix(quote + 1);
    std::string name(text.substr(0, text.find_first_of("\"'")));
    std::ranges::transform(name, name.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return name == "utf-8" || name == "utf8" || name == "us-ascii" || name == "ascii";
}

/// True when the spans are those of the elements that the XML reader saw.
bool agree(const SvgTree& tree, const std::vector<XmlElementSpans>& elements, std::string_view text)
{
    return std::ranges::all_of(tree, [&](const SvgNode& node) {
        if (node.ordinal >= elements.size()) return false;
        const std::optional<XmlTag> tag = XmlTag::parse(elements[node.ordinal].start.of(text));
        return tag && xmlLocalName(tag->name()) == node.name;
    });
}

} // namespace

engine::Result<SvgSource> SvgSource::read(const QByteArray& bytes, const std::string& file)
{
    engine::Result<SvgTree> tree = readSvgTree(bytes, file);
    if (!tree) return engine::fail(tree.error());
    SvgSource source;
    source.m_bytes = bytes;
    source.m_file = file;
    source.m_tree = std::move(*tree);
    const std::string_view text = source.text();
    // A zero byte is in no XML: then it is UTF-16 or -32, which an XML reader finds out by itself.
    if (!declaresUtf8(text) || !engine::isUtf8(text) || text.find('\0') != std::string_view::npos)
        return engine::fail({"not-utf8", {}, file, 0, 0, {}});

    std::optional<std::vector<XmlElementSpans>> elements = findXmlElements(text);
    if (!elements || !agree(source.m_tree, *elements, text))
        return engine::fail({"svg-syntax", {{"what", "<>"}}, file, 0, 0, {}});
    source.m_elements = std::move(*elements);

    source.m_parents.resize(source.m_tree.size(), 0);
    for (std::size_t i = 0; i < source.m_tree.size(); ++i) {
        for (const std::size_t child : source.m_tree[i].children) source.m_parents[child] = i;
        if (const std::string_view id = source.m_tree[i].attribute("id"); !id.empty()) source.m_ids.emplace(id, i);
    }
    return source;
}

std::optional<std::size_t> SvgSource::find(std::string_view id) const
{
    const auto found = m_ids.find(id);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

SvgResult<QTransform> SvgSource::placement(std::size_t node) const
{
    QTransform placed;
    while (true) {
        const SvgResult<QTransform> own = svgTransform(m_tree[node]);
        if (!own) return own;
        placed = placed * *own;
        if (node == 0) return placed;
        node = m_parents[node];
    }
}

XmlTag SvgSource::tag(std::size_t ordinal) const
{
    const std::optional<XmlTag> tag = XmlTag::parse(m_elements[ordinal].start.of(text()));
    return tag ? *tag : XmlTag(std::string()); // every tag of a well-formed file can be taken apart
}

std::string SvgSource::namespaceOf(std::size_t ordinal, std::string_view prefix) const
{
    const std::string key = "xmlns:" + std::string(prefix);
    for (; ordinal != XmlElementSpans::kNoParent; ordinal = m_elements[ordinal].parent) {
        const XmlTag tag = this->tag(ordinal);
        if (const XmlTag::Attribute* bound = tag.find(key)) return bound->value;
    }
    return {};
}

std::string SvgSource::prefixOf(std::size_t ordinal, std::string_view space) const
{
    for (std::size_t at = ordinal; at != XmlElementSpans::kNoParent; at = m_elements[at].parent) {
        const XmlTag tag = this->tag(at);
        for (const XmlTag::Attribute& attribute : tag.attributes()) {
            if (xmlPrefix(attribute.name) != "xmlns" || attribute.value != space) continue;
            const std::string prefix(xmlLocalName(attribute.name));
            if (namespaceOf(ordinal, prefix) == space) return prefix; // and nothing nearer binds it to something else
        }
    }
    return {};
}

std::optional<std::string> SvgSource::indentation(std::size_t at) const
{
    const std::string_view before = text().substr(0, at);
    const std::size_t line = before.rfind('\n') + 1; // 0 where there is none
    const std::string_view space = before.substr(line);
    if (space.find_first_not_of(" \t") != std::string_view::npos) return std::nullopt;
    return std::string(space);
}

std::string_view SvgSource::lineEnd() const
{
    const std::size_t end = text().find('\n');
    return end != std::string_view::npos && end > 0 && text()[end - 1] == '\r' ? "\r\n" : "\n";
}

} // namespace marches::editor
