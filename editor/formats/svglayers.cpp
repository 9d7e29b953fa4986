// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svglayers.h"

#include "editor/formats/xmltag.h"

#include <cstddef>

namespace marches::editor {

std::string_view svgLayerId(SvgLayer layer)
{
    static constexpr std::array<std::string_view, kSvgLayers.size()> kIds{
        "artwork-below", "seas", "territories", "rivers", "mountains", "sites", "artwork-above"};
    return kIds[static_cast<std::size_t>(layer)];
}

std::string svgLayerTag(SvgLayer layer, std::string_view prefix, std::string_view inkscape)
{
    XmlTag tag("g");
    if (!prefix.empty()) tag = XmlTag(std::string(prefix) + ":g");
    const std::string_view id = svgLayerId(layer);
    const std::string space = inkscape.empty() ? "inkscape" : std::string(inkscape);
    tag.set("id", id);
    if (inkscape.empty()) tag.set("xmlns:" + space, kInkscapeNamespace);
    tag.set(space + ":groupmode", "layer");
    tag.set(space + ":label", id);
    return tag.text();
}

QByteArray newBoardSvg(const QSizeF& size)
{
    const QByteArray width = QByteArray::number(size.width(), 'g', 9);
    const QByteArray height = QByteArray::number(size.height(), 'g', 9);
    QByteArray svg =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:inkscape=\"";
    svg += QByteArray(kInkscapeNamespace.data(), static_cast<qsizetype>(kInkscapeNamespace.size()));
    svg += "\" version=\"1.1\" width=\"" + width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' +
           height + "\">\n";
    for (const SvgLayer layer : kSvgLayers)
        svg += QByteArray::fromStdString(svgLayerTag(layer, {}, "inkscape")) + "\n</g>\n";
    return svg + "</svg>\n";
}

} // namespace marches::editor
