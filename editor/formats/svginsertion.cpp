// SPDX-License-Identifier: GPL-3.0-or-later
// The part of editing an SVG that puts new elements and layers into it, where none was to be changed.
#include "editor/formats/svgediting.h"

#include "editor/formats/svglayers.h"

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

/// "Artwork below" as a person may have typed it is "artwork-below".
std::string asId(std::string_view label)
{
    std::string id(label);
    for (char& c : id) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (c == ' ' || c == '_') c = '-';
    }
    return id;
}

/// True for a layer in the sense of Inkscape that is labelled like this.
bool isLayerLabelled(const XmlTag& tag, std::string_view id)
{
    bool layer = false;
    bool labelled = false;
    for (const XmlTag::Attribute& attribute : tag.attributes()) {
        if (xmlPrefix(attribute.name).empty()) continue;
        const std::string_view name = xmlLocalName(attribute.name);
        layer = layer || (name == "groupmode" && attribute.value == "layer");
        labelled = labelled || (name == "label" && asId(attribute.value) == id);
    }
    return layer && labelled;
}

} // namespace

std::optional<std::size_t> SvgEditing::layer(SvgLayer layer) const
{
    const std::string_view id = svgLayerId(layer);
    const SvgTree& tree = m_source.tree();
    const auto usable = [&](std::size_t node) { return tree[node].name == "g" && !isRemoved(tree[node].ordinal); };
    if (const std::optional<std::size_t> node = m_source.find(id); node && usable(*node)) return node;
    for (std::size_t node = 0; node < tree.size(); ++node)
        if (usable(node) && isLayerLabelled(m_source.tag(tree[node].ordinal), id)) return node;
    return std::nullopt;
}

void SvgEditing::addPaths()
{
    for (const SvgLayer one : kSvgLayers) {
        std::vector<const AddSvgPath*> paths;
        std::ranges::copy_if(m_added, std::back_inserter(paths),
                             [one](const AddSvgPath* path) { return path->layer == one; });
        if (paths.empty()) continue;
        const std::optional<std::size_t> group = layer(one);
        if (!group) {
            addLayer(one, paths);
            continue;
        }
        for (const AddSvgPath* path : paths)
            m_content[m_source.tree()[*group].ordinal].push_back(pathElement(*path, *group));
    }
}

/// Above the nearest layer that is to lie below it, else below the nearest above, else on top of everything.
void SvgEditing::addLayer(SvgLayer layer, const std::vector<const AddSvgPath*>& paths)
{
    const auto here = std::ranges::find(kSvgLayers, layer);
    std::optional<std::size_t> below;
    std::optional<std::size_t> above;
    for (auto one = here; one != kSvgLayers.begin() && !below;) below = this->layer(*--one);
    for (auto one = here + 1; one != kSvgLayers.end() && !below && !above; ++one) above = this->layer(*one);

    const std::size_t neighbour = below ? *below : above.value_or(0);
    const std::size_t parent = m_source.parent(neighbour);
    const std::size_t ordinal = m_source.tree()[neighbour].ordinal;
    const std::string indent = below || above ? indentationOf(ordinal) : indentationIn(ordinal);
    const std::string lineEnd(m_source.lineEnd());

    XmlTag tag = m_source.tag(m_source.tree()[parent].ordinal); // for its prefix
    const std::string prefix(tag.prefix());
    std::string text =
        svgLayerTag(layer, prefix, m_source.prefixOf(m_source.tree()[parent].ordinal, kInkscapeNamespace));
    for (const AddSvgPath* path : paths) text += lineEnd + indent + pathElement(*path, parent);
    tag.setLocalName("g");
    text += lineEnd + indent + "</" + tag.name() + '>';

    const XmlElementSpans& spans = m_source.elements()[ordinal];
    if (below)
        m_splices.insert(spans.whole().end, lineEnd + indent + text);
    else if (above)
        m_splices.insert(spans.start.begin, text + lineEnd + indent);
    else
        m_content[ordinal].push_back(text);
}

std::string SvgEditing::pathElement(const AddSvgPath& path, std::size_t parent)
{
    XmlTag tag(m_source.tag(m_source.tree()[parent].ordinal).name());
    tag.setLocalName("path");
    tag.setClosesItself(true);
    tag.set("id", path.id);
    for (const auto& [key, value] : path.properties) tag.set(key, value);
    if (const std::optional<std::string> data = placed(path.outline, parent, path.id)) tag.set("d", *data);
    return tag.text();
}

void SvgEditing::writeContent(std::size_t ordinal, const std::vector<std::string>& lines)
{
    if (isRemoved(ordinal)) return;
    const XmlElementSpans& element = m_source.elements()[ordinal];
    const std::string lineEnd(m_source.lineEnd());
    const std::string indent = indentationIn(ordinal);
    std::string text;
    for (const std::string& line : lines) text += indent + line + lineEnd;
    if (element.closesItself()) {
        XmlTag& opened = tag(ordinal);
        opened.setClosesItself(false);
        m_splices.insert(element.start.end, lineEnd + text + indentationOf(ordinal) + "</" + opened.name() + '>');
        return;
    }
    // Before the line of the end tag, where that has one of its own.
    const std::size_t end = element.end.begin;
    const std::optional<std::string> space = m_source.indentation(end);
    if (space && end - space->size() >= element.start.end)
        m_splices.insert(end - space->size(), text);
    else
        m_splices.insert(end, lineEnd + text + indentationOf(ordinal));
}

std::string SvgEditing::indentationIn(std::size_t ordinal) const
{
    const std::vector<XmlElementSpans>& elements = m_source.elements();
    for (std::size_t child = ordinal + 1;
         child < elements.size() && elements[child].start.begin < elements[ordinal].end.begin; ++child) {
        if (elements[child].parent != ordinal) continue;
        if (const std::optional<std::string> space = m_source.indentation(elements[child].start.begin)) return *space;
    }
    const std::string own = indentationOf(ordinal);
    return own.empty() ? own : own + "  ";
}

std::string SvgEditing::indentationOf(std::size_t ordinal) const
{
    return m_source.indentation(m_source.elements()[ordinal].start.begin).value_or(std::string());
}

} // namespace marches::editor
