// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgattributes.h"
#include "editor/formats/svggeometry.h"
#include "editor/formats/svglayers.h"

#include <algorithm>
#include <array>
#include <optional>

namespace marches::editor {

namespace {

/// What places and sizes shapes and copies that are no paths.
constexpr std::array<std::string_view, 14> kGeometry{"x",  "y",  "width", "height", "cx", "cy", "r",
                                                     "rx", "ry", "x1",    "y1",     "x2", "y2", "points"};

/// Of Inkscape's own attributes, those that make an outline: effects, corners of polygons, connectors.
bool makesOutline(std::string_view space, std::string_view name)
{
    static constexpr std::array<std::string_view, 9> kMakers{"original-d", "original",         "path-effect",
                                                             "flatsided",  "rounded",          "randomized",
                                                             "radius",     "connection-start", "connection-end"};
    if (space == kSodipodiNamespace) return name != "insensitive";
    if (space != kInkscapeNamespace) return false;
    return std::ranges::find(kMakers, name) != kMakers.end() || name.starts_with("connector-");
}

void dropOutlineMakers(XmlTag& tag, const SvgSource& source, std::size_t ordinal)
{
    std::erase_if(tag.attributes(), [&](const XmlTag::Attribute& attribute) {
        const std::string_view prefix = xmlPrefix(attribute.name);
        if (prefix.empty() || prefix == "xmlns" || prefix == "xml") return false;
        return makesOutline(source.namespaceOf(ordinal, prefix), xmlLocalName(attribute.name));
    });
}

/// The first shape in an element, or itself.
std::optional<std::size_t> firstShape(const SvgTree& tree, std::size_t index)
{
    std::vector<std::size_t> open{index};
    while (!open.empty()) {
        const SvgNode& node = tree[open.back()];
        if (isSvgShape(node)) return open.back();
        open.pop_back();
        open.insert(open.end(), node.children.rbegin(), node.children.rend());
    }
    return std::nullopt;
}

void takeProperties(XmlTag& tag, const SvgNode& node)
{
    for (const auto& [key, value] : node.attributes)
        if (isSvgProperty(key)) setTagProperty(tag, key, value);
}

/// The properties of a copied element win over those of the copy, which it would only inherit.
void takePaintOfOriginal(XmlTag& tag, const SvgSource& source, std::size_t copy)
{
    constexpr int kMaxSteps = 8; // copies of copies
    std::optional<std::size_t> at = copy;
    for (int step = 0; step < kMaxSteps; ++step) {
        const std::string_view link = source.tree()[*at].attribute("href");
        at = link.empty() ? std::nullopt : source.find(link.substr(1));
        if (!at) return;
        takeProperties(tag, source.tree()[*at]);
        if (source.tree()[*at].name == "use") continue;
        const std::optional<std::size_t> shape = firstShape(source.tree(), *at);
        if (shape && shape != at) takeProperties(tag, source.tree()[*shape]);
        return;
    }
}

} // namespace

void makePathTag(XmlTag& tag, const SvgSource& source, std::size_t node, const std::string& data)
{
    const SvgNode& old = source.tree()[node];
    dropOutlineMakers(tag, source, old.ordinal);
    if (old.name != "path") {
        tag.setLocalName("path");
        for (const std::string_view key : kGeometry) tag.remove(key);
        if (old.name == "use") {
            std::erase_if(tag.attributes(),
                          [](const auto& attribute) { return xmlLocalName(attribute.name) == "href"; });
            takePaintOfOriginal(tag, source, node);
        }
    }
    tag.set("d", data);
}

void setTagProperty(XmlTag& tag, std::string_view property, std::string_view value)
{
    if (const XmlTag::Attribute* style = tag.find("style")) {
        if (std::optional<std::string> changed = styleWith(style->value, property, xmlEscaped(value))) {
            tag.setRaw("style", std::move(*changed));
            return;
        }
    }
    tag.set(property, value);
}

} // namespace marches::editor
