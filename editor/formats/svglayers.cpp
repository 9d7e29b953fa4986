// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svglayers.h"

#include "editor/formats/splices.h"
#include "editor/formats/svgsource.h"
#include "editor/formats/xmltag.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

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

namespace {

constexpr std::string_view kSvgNamespace = "http://www.w3.org/2000/svg";

std::string groupText(const SvgSource& source, SvgLayer layer, const std::string& content)
{
    // In a file whose elements have a prefix, the group says of itself that it is SVG.
    const bool prefixed = !source.tag(0).prefix().empty();
    std::string text = "<g id=\"" + std::string(madeGroupId(layer)) + '"';
    if (prefixed) text += " xmlns=\"" + std::string(kSvgNamespace) + '"';
    return text + ">\n" + content + "</g>";
}

/// The layer with the group in it, where the file has none.
std::string layerText(const SvgSource& source, SvgLayer layer, const std::string& group)
{
    const std::string prefix(source.tag(0).prefix());
    const std::string close = prefix.empty() ? "</g>" : "</" + prefix + ":g>";
    return svgLayerTag(layer, prefix, source.prefixOf(0, kInkscapeNamespace)) + '\n' + group + '\n' + close;
}

class GroupWriter {
public:
    explicit GroupWriter(const SvgSource& source) : m_source(source) {}

    void write(SvgLayer layer, const std::string& content)
    {
        const std::optional<std::size_t> present = m_source.find(madeGroupId(layer));
        if (content.empty()) {
            if (present) remove(spansOf(*present));
            return;
        }
        const std::string group = groupText(m_source, layer, content);
        if (present) {
            m_splices.replace(spansOf(*present).whole(), group);
            return;
        }
        if (const std::optional<std::size_t> node = m_source.find(svgLayerId(layer)))
            addTo(*node, group);
        else
            addLayer(layer, layerText(m_source, layer, group));
    }

    QByteArray result() const { return QByteArray::fromStdString(m_splices.appliedTo(m_source.text())); }

private:
    const XmlElementSpans& spansOf(std::size_t node) const
    {
        return m_source.elements()[m_source.tree()[node].ordinal];
    }

    void remove(const XmlElementSpans& spans)
    {
        XmlSpan span = spans.whole();
        if (span.end < m_source.text().size() && m_source.text()[span.end] == '\n') ++span.end;
        m_splices.replace(span, {});
    }

    void addTo(std::size_t layer, const std::string& group)
    {
        const XmlElementSpans& spans = spansOf(layer);
        if (!spans.closesItself()) {
            m_splices.insert(spans.start.end, '\n' + group);
            return;
        }
        XmlTag opened = m_source.tag(m_source.tree()[layer].ordinal);
        opened.setClosesItself(false);
        m_splices.replace(spans.start, opened.text() + '\n' + group + "\n</" + opened.name() + '>');
    }

    /// Before the next layer that the file has, else on top of everything.
    void addLayer(SvgLayer layer, const std::string& text)
    {
        for (auto one = std::ranges::find(kSvgLayers, layer) + 1; one != kSvgLayers.end(); ++one) {
            if (const std::optional<std::size_t> node = m_source.find(svgLayerId(*one))) {
                m_splices.insert(spansOf(*node).start.begin, text + '\n');
                return;
            }
        }
        const XmlElementSpans& root = m_source.elements().front();
        if (!root.closesItself()) {
            m_splices.insert(root.end.begin, text + '\n');
            return;
        }
        // Layers of an empty root are added one after another.
        m_inRoot += text + '\n';
    }

public:
    void finish()
    {
        if (m_inRoot.empty()) return;
        XmlTag opened = m_source.tag(0);
        opened.setClosesItself(false);
        m_splices.replace(m_source.elements().front().start,
                          opened.text() + '\n' + m_inRoot + "</" + opened.name() + '>');
    }

private:
    const SvgSource& m_source;
    Splices m_splices;
    std::string m_inRoot;
};

} // namespace

std::string_view madeGroupId(SvgLayer layer)
{
    static constexpr std::array<std::string_view, kSvgLayers.size()> kIds{
        "made-layer-artwork-below", "made-layer-seas",  "made-layer-territories",  "made-layer-rivers",
        "made-layer-mountains",     "made-layer-sites", "made-layer-artwork-above"};
    return kIds[static_cast<std::size_t>(layer)];
}

bool isSvgLayerId(std::string_view id)
{
    return std::ranges::any_of(kSvgLayers, [id](SvgLayer layer) { return svgLayerId(layer) == id; });
}

bool mayBeMade(std::string_view id) { return id.starts_with("made-"); }

std::string besideMade(const std::string& id) { return mayBeMade(id) ? "place-" + id : id; }

bool isMadeGroup(std::string_view id)
{
    return std::ranges::any_of(kSvgLayers, [id](SvgLayer layer) { return madeGroupId(layer) == id; });
}

engine::Result<QByteArray> withMadeGroups(const QByteArray& svg, const std::map<SvgLayer, std::string>& parts)
{
    const engine::Result<SvgSource> source = SvgSource::read(svg, "board.svg");
    if (!source) return engine::fail(source.error());
    GroupWriter writer(*source);
    for (const SvgLayer layer : kSvgLayers) {
        const auto part = parts.find(layer);
        writer.write(layer, part == parts.end() ? std::string() : part->second);
    }
    writer.finish();
    return writer.result();
}

} // namespace marches::editor
