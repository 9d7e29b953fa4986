// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/boardsvg.h"

#include "editor/formats/svgartwork.h"
#include "editor/formats/svggeometry.h"
#include "editor/formats/svginks.h"
#include "editor/formats/svglayers.h"

#include <QString>

#include <array>
#include <utility>

namespace marches::editor {

namespace {

constexpr std::size_t kMaxErrors = 50;
/// Copies within one outline; also the end of one that copies itself.
constexpr int kMostCopies = 200;

/// Attributes that must be plain numbers (or, of a gradient, percentages).
constexpr std::array<std::string_view, 16> kNumbers{"x",  "y",  "width", "height", "cx", "cy", "r",  "rx",
                                                    "ry", "fx", "fy",    "offset", "x1", "x2", "y1", "y2"};
/// The same of every element.
constexpr std::array<std::string_view, 3> kStrokeNumbers{"stroke-width", "stroke-dashoffset", "stroke-miterlimit"};

bool isGradientPart(const SvgNode& node)
{
    return node.name == "linearGradient" || node.name == "radialGradient" || node.name == "stop";
}

/// Looks at every element once: numbers, paths, transforms, ids.
class Checker {
public:
    Checker(const SvgTree& tree, const std::string& file) : m_tree(tree), m_file(file) {}

    /// `above`: the fill that an element without one has; `hidden`: it is not shown, whatever its fill.
    void walk(std::size_t index, const QTransform& placed, const QColor& above = {}, bool hidden = false)
    {
        const SvgNode& node = m_tree[index];
        const SvgResult<QTransform> own = svgTransform(node);
        if (!own) report(node, own.error().code, "transform");
        const QTransform here = own.value_or(QTransform()) * placed;
        if (const std::string_view id = node.attribute("id"); !id.empty() && ids.emplace(id, index).second)
            places.emplace(index, placed);
        const std::string_view written = node.attribute("fill");
        const bool inherits = written.empty() || written == "inherit";
        const QColor fill = inherits ? above : QColor(QString::fromStdString(std::string(written)));
        hidden = hidden || node.attribute("display") == "none";
        if ((hidden || (inherits && fill.isValid())) && places.contains(index))
            fills.emplace(index, hidden ? QColor() : fill);
        checkNumbers(node);
        if (isSvgShape(node)) checkShape(node, here);
        for (const std::size_t child : node.children)
            walk(child, here, fill, hidden); // depth was bounded when the tree was read
    }

    void report(const SvgNode& node, const std::string& code, const std::string& attribute)
    {
        if (errors.size() >= kMaxErrors) return;
        engine::Error error;
        error.code = "svg-" + code;
        error.file = m_file;
        error.line = node.line;
        error.column = node.column;
        const std::string_view id = node.attribute("id");
        error.path = node.name + (id.empty() ? std::string() : "#" + std::string(id)) + "." + attribute;
        error.args = {{"element", node.name}, {"attribute", attribute}};
        errors.push_back(std::move(error));
    }

    engine::Errors errors;
    std::map<std::string, std::size_t, std::less<>> ids;
    std::map<std::size_t, QTransform> places;
    std::map<std::size_t, QColor> fills;

private:
    void checkNumbers(const SvgNode& node)
    {
        for (const std::string_view key : kStrokeNumbers) checkNumber(node, key);
        if (&node == m_tree.data() || isSvgShape(node))
            return; // of shapes when their outline is made, of the root apart
        for (const std::string_view key : kNumbers) {
            // Inkscape gives copies a size of 100%, which says nothing of what they copy.
            if (node.name != "use" || (key != "width" && key != "height")) checkNumber(node, key);
        }
    }

    void checkNumber(const SvgNode& node, std::string_view key)
    {
        std::string_view text = node.attribute(key);
        if (text.empty() || text == "inherit") return;
        if (isGradientPart(node) && text.ends_with('%')) text.remove_suffix(1);
        const SvgResult<double> value = parseSvgNumber(text);
        if (!value) report(node, value.error().code, std::string(key));
    }

    void checkShape(const SvgNode& node, const QTransform& here)
    {
        const SvgResult<QPainterPath> outline = svgOutline(node);
        if (!outline)
            report(node, outline.error().code, node.name == "path" ? "d" : "points");
        else if (!staysInRange(outline->controlPointRect(), here))
            report(node, "number-too-large", "transform");
    }

    const SvgTree& m_tree;
    const std::string& m_file;
};

std::optional<QRectF> viewBoxOf(const SvgNode& root)
{
    const std::string_view text = root.attribute("viewBox");
    if (!text.empty()) {
        const SvgResult<std::vector<double>> box = parseSvgNumbers(text);
        if (!box || box->size() != 4) return std::nullopt;
        return QRectF((*box)[0], (*box)[1], (*box)[2], (*box)[3]);
    }
    const SvgResult<double> width = parseSvgNumber(root.attribute("width"));
    const SvgResult<double> height = parseSvgNumber(root.attribute("height"));
    if (!width || !height) return std::nullopt;
    return QRectF(0, 0, *width, *height);
}

} // namespace

engine::Result<BoardSvg> BoardSvg::read(const QByteArray& bytes, const std::string& file)
{
    engine::Result<SvgTree> tree = readSvgTree(bytes, file);
    if (!tree) return engine::fail(tree.error());
    BoardSvg svg;
    svg.m_tree = std::move(*tree);

    Checker checker(svg.m_tree, file);
    const std::optional<QRectF> viewBox = viewBoxOf(svg.m_tree.front());
    if (!viewBox || viewBox->width() < 1 || viewBox->height() < 1)
        checker.report(svg.m_tree.front(), "bad-view-box", "viewBox");
    checker.walk(0, QTransform());
    if (!checker.errors.empty()) return engine::fail(checker.errors);
    svg.m_viewBox = *viewBox;
    svg.m_ids = std::move(checker.ids);
    svg.m_placed = std::move(checker.places);
    svg.m_inherited = std::move(checker.fills);

    SvgArtwork artwork(svg.m_tree, svg.m_ids, svg.m_viewBox, {});
    artwork.write();
    if (artwork.overBudget()) {
        checker.report(svg.m_tree.front(), "too-many-copies", "use");
        return engine::fail(checker.errors);
    }
    return svg;
}

std::optional<BoardSvg::Outline> BoardSvg::outline(std::string_view id) const
{
    const auto found = m_ids.find(id);
    if (found == m_ids.end()) return std::nullopt;
    const SvgNode& node = m_tree[found->second];
    Outline outline;
    outline.fill = fillOf(found->second);
    outline.line = node.line;
    outline.column = node.column;
    outline.path = outlineOf(found->second, m_placed.at(found->second));
    return outline;
}

QColor BoardSvg::fillOf(std::size_t index) const
{
    if (const auto above = m_inherited.find(index); above != m_inherited.end()) return above->second;
    const SvgNode& node = m_tree[index];
    if (node.attribute("fill").empty() && node.name == "g")
        for (const std::size_t child : node.children) // islands have one colour
            if (const QColor fill = fillOf(child); fill.isValid()) return fill;
    return {QString::fromStdString(std::string(node.attribute("fill")))};
}

QPainterPath BoardSvg::outlineOf(std::size_t index, const QTransform& placed) const
{
    QPainterPath path;
    std::vector<std::pair<std::size_t, QTransform>> open{{index, placed}};
    bool first = true;
    int copies = 0;
    while (!open.empty()) {
        const auto [at, above] = open.back();
        open.pop_back();
        const SvgNode& node = m_tree[at];
        if (node.name == "defs") continue;
        const QTransform here = svgTransform(node).value_or(QTransform()) * above;
        if (const SvgResult<QPainterPath> part = isSvgShape(node) ? svgOutline(node) : QPainterPath();
            part && !part->isEmpty()) {
            if (first) path.setFillRule(part->fillRule());
            first = false;
            path.addPath(here.map(*part));
        }
        if (node.name == "use" && ++copies <= kMostCopies) {
            const std::string_view target = node.attribute("href");
            const auto found = isLocalReference(target) ? m_ids.find(target.substr(1)) : m_ids.end();
            const double x = parseSvgNumber(node.attribute("x")).value_or(0);
            const double y = parseSvgNumber(node.attribute("y")).value_or(0);
            if (found != m_ids.end()) open.emplace_back(found->second, QTransform::fromTranslate(x, y) * here);
        }
        for (auto child = node.children.rbegin(); child != node.children.rend(); ++child)
            open.emplace_back(*child, here);
    }
    return path;
}

std::vector<std::string_view> BoardSvg::ids() const
{
    std::vector<std::string_view> all;
    all.reserve(m_ids.size());
    for (const auto& [id, index] : m_ids) all.emplace_back(id);
    return all;
}

std::vector<std::string> BoardSvg::idsIn(std::string_view layer) const
{
    std::vector<std::string> found;
    const auto root = m_ids.find(layer);
    if (root == m_ids.end()) return found;
    std::vector<std::size_t> open{m_tree[root->second].children.rbegin(), m_tree[root->second].children.rend()};
    while (!open.empty()) {
        const SvgNode& node = m_tree[open.back()];
        open.pop_back();
        const std::string_view id = node.attribute("id");
        if (isMadeGroup(id)) continue;
        if (!id.empty()) found.emplace_back(id);
        open.insert(open.end(), node.children.rbegin(), node.children.rend());
    }
    return found;
}

Inks BoardSvg::inksOf(std::string_view id, const std::function<bool(std::string_view)>& leaveOut) const
{
    const auto found = m_ids.find(id);
    if (found == m_ids.end()) return {};
    return SvgInks(m_tree, m_ids, leaveOut).readFrom(found->second, m_placed.at(found->second));
}

Inks BoardSvg::inks(const std::function<bool(std::string_view)>& leaveOut) const
{
    return SvgInks(m_tree, m_ids, leaveOut).read();
}

QByteArray BoardSvg::artwork(const std::function<bool(std::string_view id)>& leaveOut) const
{
    return SvgArtwork(m_tree, m_ids, m_viewBox, leaveOut).write();
}

std::pair<QByteArray, QByteArray> BoardSvg::artworkAround(
    const std::function<bool(std::string_view id)>& isPivot,
    const std::function<bool(std::string_view id)>& leaveOut) const
{
    std::size_t pivot = m_tree.size();
    for (const auto& [id, index] : m_ids)
        if (isPivot(id)) pivot = std::min(pivot, index);
    SvgArtwork before(m_tree, m_ids, m_viewBox, leaveOut);
    before.stopBefore(pivot);
    if (pivot == m_tree.size()) return {before.write(), QByteArray()};
    SvgArtwork after(m_tree, m_ids, m_viewBox, leaveOut);
    after.beginAt(pivot);
    return {before.write(), after.write()};
}

} // namespace marches::editor
