// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgartwork.h"

#include "editor/formats/svggeometry.h"
#include "editor/formats/xmltag.h"

#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr int kMaxCopyDepth = 8;     ///< copies within copies
constexpr double kMaxDashes = 20000; ///< on one outline: a dash of no length would never end

bool isGradient(const SvgNode& node) { return node.name == "linearGradient" || node.name == "radialGradient"; }

/// True when an outline may be dashed like this in reasonable time.
bool dashesAreCheap(std::string_view dashes, const QPainterPath& path)
{
    if (dashes.empty() || dashes == "none") return true;
    const SvgResult<std::vector<double>> lengths = parseSvgNumbers(dashes);
    if (!lengths || lengths->empty()) return false;
    double period = 0;
    for (const double length : *lengths) {
        if (length < 0) return false;
        period += length;
    }
    return period > 0 && pathExtent(path) / period * static_cast<double>(lengths->size()) <= kMaxDashes;
}

std::string_view localId(std::string_view reference) { return reference.empty() ? reference : reference.substr(1); }

} // namespace

SvgArtwork::SvgArtwork(const SvgTree& tree, const Ids& ids, const QRectF& viewBox,
                       const std::function<bool(std::string_view)>& leaveOut)
    : m_tree(tree), m_ids(ids), m_viewBox(viewBox), m_leaveOut(leaveOut)
{}

QByteArray SvgArtwork::write()
{
    const auto number = [](double value) { return QByteArray::number(value, 'g', 12); };
    // No width and height: the picture's size is the caller's, never the file's.
    m_out = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"" +
            number(m_viewBox.x()) + ' ' + number(m_viewBox.y()) + ' ' + number(m_viewBox.width()) + ' ' +
            number(m_viewBox.height()) + "\">\n";
    for (const std::size_t child : m_tree.front().children) writeElement(child, QTransform(), {}, 0);
    m_out += "</svg>\n";
    return m_out;
}

void SvgArtwork::writeAttribute(std::string_view key, std::string_view value)
{
    m_out += ' ';
    m_out += QByteArray(key.data(), static_cast<qsizetype>(key.size()));
    m_out += "=\"";
    m_out += QByteArray::fromStdString(xmlEscaped(value));
    m_out += '"';
}

void SvgArtwork::writeAttributes(const SvgNode& node, std::string_view except)
{
    for (const auto& [key, value] : node.attributes)
        if (key != except && key != "href" && key != kSvgClass) writeAttribute(key, value);
}

void SvgArtwork::writeElement(std::size_t index, const QTransform& placed, std::string_view dashes, int copies)
{
    const SvgNode& node = m_tree[index];
    const std::string_view id = node.attribute("id");
    if (!id.empty() && m_leaveOut && m_leaveOut(id)) return;
    if (++m_written > kMaxDrawnSvgElements) {
        m_overBudget = true;
        return;
    }
    if (isGradient(node)) {
        if (copies == 0) writeGradient(node);
        return;
    }
    const SvgResult<QTransform> own = svgTransform(node);
    if (!own) return;
    const QTransform here = *own * placed;
    const std::string_view ownDashes = node.attribute("stroke-dasharray");
    if (!ownDashes.empty()) dashes = ownDashes;

    const bool draws = copies > 0 || (index >= m_begin && index < m_end);
    if (isSvgShape(node)) {
        if (draws) writeShape(node, here, dashes);
    } else if (node.name == "use") {
        if (!draws) return;
        writeCopy(node, here, dashes, copies);
    } else if (node.name == "g" || node.name == "svg" || (node.name == "defs" && copies == 0)) {
        const bool drawn = node.name != "defs";
        m_out += drawn ? "<g" : "<defs";
        writeAttributes(node);
        m_out += ">\n";
        for (const std::size_t child : node.children) {
            // Of definitions only the gradients are needed: copies are written out where they are used.
            if (drawn || isGradient(m_tree[child])) writeElement(child, here, dashes, copies);
        }
        m_out += drawn ? "</g>\n" : "</defs>\n";
    }
}

bool SvgArtwork::writeShape(const SvgNode& node, const QTransform& placed, std::string_view dashes)
{
    const SvgResult<QPainterPath> outline = svgOutline(node);
    if (!outline || !staysInRange(outline->controlPointRect(), placed)) return false;
    m_out += '<';
    m_out += QByteArray::fromStdString(node.name);
    if (dashesAreCheap(dashes, *outline)) {
        writeAttributes(node);
    } else {
        writeAttributes(node, "stroke-dasharray");
        writeAttribute("stroke-dasharray", "none");
    }
    m_out += "/>\n";
    return true;
}

void SvgArtwork::writeCopy(const SvgNode& node, const QTransform& placed, std::string_view dashes, int copies)
{
    const auto original = m_ids.find(localId(node.attribute("href")));
    if (original == m_ids.end()) return;
    if (copies >= kMaxCopyDepth) {
        m_overBudget = true;
        return;
    }
    const double x = parseSvgNumber(node.attribute("x")).value_or(0);
    const double y = parseSvgNumber(node.attribute("y")).value_or(0);
    m_out += "<g";
    for (const auto& [key, value] : node.attributes)
        if (key != "href" && key != "x" && key != "y" && key != "width" && key != "height" && key != kSvgClass)
            writeAttribute(key, value);
    m_out += "><g";
    writeAttribute(
        "transform",
        ("translate(" + QByteArray::number(x, 'g', 12) + ' ' + QByteArray::number(y, 'g', 12) + ')').toStdString());
    m_out += ">\n";
    writeElement(original->second, QTransform::fromTranslate(x, y) * placed, dashes, copies + 1);
    m_out += "</g></g>\n";
}

void SvgArtwork::writeGradient(const SvgNode& node)
{
    m_out += '<';
    m_out += QByteArray::fromStdString(node.name);
    writeAttributes(node);
    m_out += ">\n";
    // Stops may be those of another gradient; one step, so that no circle can be made.
    const SvgNode* stops = &node;
    if (node.children.empty()) {
        const auto other = m_ids.find(localId(node.attribute("href")));
        if (other != m_ids.end() && isGradient(m_tree[other->second])) stops = &m_tree[other->second];
    }
    for (const std::size_t child : stops->children) {
        if (m_tree[child].name != "stop") continue;
        m_out += "<stop";
        writeAttributes(m_tree[child], "id");
        m_out += "/>\n";
    }
    m_out += "</";
    m_out += QByteArray::fromStdString(node.name);
    m_out += ">\n";
}

} // namespace marches::editor
