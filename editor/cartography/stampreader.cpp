// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/stamps.h"

#include "editor/formats/svggeometry.h"
#include "editor/formats/svgpath.h"
#include "editor/formats/svgtree.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/yaml/schema.h"

namespace marches::editor {

namespace {

/// What shapes are painted with where they do not say otherwise: that of the groups around them.
struct StampPaint {
    QTransform placed;
    QColor fill = Qt::black; ///< as SVG has it
    QColor line;
    std::optional<InkRole> fillRole;
    std::optional<InkRole> lineRole;
    double width = 1;
    double fillOpacity = 1;
    double lineOpacity = 1;
    double opacity = 1; ///< of it and all groups around it together
};

QColor paintOf(std::string_view value)
{
    if (value == "none" || value.starts_with("url")) return {};
    return QColor(QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())));
}

/// True for what is not to be seen.
bool isHidden(const SvgNode& node)
{
    return node.attribute("display") == "none" || node.attribute("visibility") == "hidden";
}

/// Where a stamp's parts are taken from its tree.
class StampReader {
public:
    StampReader(const SvgTree& tree, std::string id, const std::string& file) : m_tree(tree), m_file(file)
    {
        m_stamp.id = std::move(id);
    }

    engine::Result<Stamp> run()
    {
        const std::optional<QRectF> box = viewBox();
        if (!box) {
            report(m_tree.front(), "svg-bad-view-box", "viewBox");
            return engine::fail(m_errors);
        }
        m_stamp.width = box->width() / box->height();
        StampPaint paint;
        paint.placed.scale(1 / box->height(), 1 / box->height());
        paint.placed.translate(-box->center().x(), -box->bottom());
        readPaint(m_tree.front(), paint);
        for (const std::size_t child : m_tree.front().children) readElement(child, paint);
        if (m_errors.empty() && m_stamp.parts.empty()) report(m_tree.front(), "stamp-empty", {});
        if (!m_errors.empty()) return engine::fail(m_errors);
        return std::move(m_stamp);
    }

private:
    void report(const SvgNode& node, std::string code, std::string_view attribute)
    {
        if (m_errors.size() >= engine::kMaxErrors) return;
        engine::Error error;
        error.code = std::move(code);
        error.file = m_file;
        error.line = node.line;
        error.column = node.column;
        error.args = {{"element", node.name}, {"attribute", std::string(attribute)}};
        m_errors.push_back(std::move(error));
    }

    std::optional<QRectF> viewBox() const
    {
        const SvgNode& root = m_tree.front();
        std::vector<double> box;
        if (const std::string_view text = root.attribute("viewBox"); !text.empty()) {
            box = parseSvgNumbers(text).value_or(std::vector<double>());
        } else {
            const auto length = [&](std::string_view key) { return parseSvgNumber(root.attribute(key)).value_or(0); };
            box = {0, 0, length("width"), length("height")};
        }
        constexpr double kNarrowest = 0.01; // one side of the other
        if (box.size() != 4 || box[2] < 1 || box[3] < 1 || box[2] < box[3] * kNarrowest || box[3] < box[2] * kNarrowest)
            return std::nullopt;
        return QRectF(box[0], box[1], box[2], box[3]);
    }

    /// The number of an attribute, or what it is where the attribute is not there.
    double number(const SvgNode& node, std::string_view key, double otherwise)
    {
        const std::string_view text = node.attribute(key);
        if (text.empty()) return otherwise;
        const SvgResult<double> value = parseSvgNumber(text);
        if (!value)
            report(node, value.error().code == "number-too-large" ? "svg-number-too-large" : "svg-bad-number", key);
        return value.value_or(otherwise);
    }

    double opacity(const SvgNode& node, std::string_view key, double otherwise)
    {
        return std::clamp(number(node, key, otherwise), 0.0, 1.0);
    }

    void readPaint(const SvgNode& node, StampPaint& paint)
    {
        if (const std::string_view fill = node.attribute("fill"); !fill.empty()) {
            paint.fill = paintOf(fill);
            paint.fillRole.reset();
        }
        if (const std::string_view line = node.attribute("stroke"); !line.empty()) {
            paint.line = paintOf(line);
            paint.lineRole.reset();
        }
        readRoles(node.attribute("class"), paint);
        paint.width = number(node, "stroke-width", paint.width);
        paint.fillOpacity = opacity(node, "fill-opacity", paint.fillOpacity);
        paint.lineOpacity = opacity(node, "stroke-opacity", paint.lineOpacity);
        paint.opacity *= opacity(node, "opacity", 1);
    }

    /// Words that are no roles are classes of somebody else's.
    static void readRoles(std::string_view words, StampPaint& paint)
    {
        constexpr std::string_view kLine = "line-";
        while (!words.empty()) {
            const std::string_view word = words.substr(0, words.find(' '));
            words.remove_prefix(std::min(words.size(), word.size() + 1));
            if (const std::optional<InkRole> fill = findInkRole(word))
                paint.fillRole = fill;
            else if (word.starts_with(kLine))
                if (const std::optional<InkRole> line = findInkRole(word.substr(kLine.size()))) paint.lineRole = line;
        }
    }

    void readElement(std::size_t index, StampPaint paint)
    {
        const SvgNode& node = m_tree[index];
        if (isHidden(node)) return;
        const SvgResult<QTransform> own = svgTransform(node);
        if (!own) return report(node, "svg-" + own.error().code, "transform");
        paint.placed = *own * paint.placed;
        readPaint(node, paint);
        if (isSvgShape(node))
            readShape(node, paint);
        else if (node.name == "g" || node.name == "svg")
            for (const std::size_t child : node.children) readElement(child, paint);
    }

    void readShape(const SvgNode& node, const StampPaint& paint)
    {
        const SvgResult<QPainterPath> outline = svgOutline(node);
        if (!outline) return report(node, "svg-" + outline.error().code, node.name == "path" ? "d" : node.name);
        if (!staysInRange(outline->controlPointRect(), paint.placed))
            return report(node, "svg-number-too-large", "transform");
        const bool filled = paint.fillRole || paint.fill.isValid();
        const double width = paint.width * std::sqrt(std::abs(paint.placed.determinant()));
        if (!(width <= kWidestPen)) return report(node, "svg-number-too-large", "stroke-width");
        const bool drawn = (paint.lineRole || paint.line.isValid()) && width > 0;
        m_points += outline->elementCount();
        if (m_stamp.parts.size() >= kMaxStampParts || m_points > kMaxStampPoints) {
            if (m_errors.empty()) report(node, "stamp-too-large", {});
            return;
        }
        if (outline->isEmpty() || (!filled && !drawn)) return;
        Stamp::Part part;
        part.path = paint.placed.map(*outline);
        part.opacity = paint.opacity * (filled ? paint.fillOpacity : paint.lineOpacity);
        if (filled) setFill(part, paint);
        // A line of another opacity than the fill is a part of its own.
        const bool apart = filled && drawn && paint.fillOpacity != paint.lineOpacity;
        if (drawn && !apart) setLine(part, paint, width);
        m_stamp.parts.push_back(part);
        if (!apart) return;
        part.fill.reset();
        part.ownFill = QColor();
        part.opacity = paint.opacity * paint.lineOpacity;
        setLine(part, paint, width);
        m_stamp.parts.push_back(std::move(part));
    }

    static void setFill(Stamp::Part& part, const StampPaint& paint)
    {
        part.fill = paint.fillRole;
        if (!part.fill) part.ownFill = paint.fill;
    }

    static void setLine(Stamp::Part& part, const StampPaint& paint, double width)
    {
        part.line = paint.lineRole;
        if (!part.line) part.ownLine = paint.line;
        part.width = width;
    }

    static constexpr double kWidestPen = 10; ///< heights of the stamp

    const SvgTree& m_tree;
    const std::string& m_file;
    Stamp m_stamp;
    engine::Errors m_errors;
    int m_points = 0;
};

} // namespace

engine::Result<Stamp> readStamp(const QByteArray& svg, const std::string& id, const std::string& file)
{
    if (svg.size() > kMaxStampBytes)
        return engine::fail({"file-too-large", {{"limit", std::to_string(kMaxStampBytes)}}, file, 0, 0, {}});
    const engine::Result<SvgTree> tree = readSvgTree(svg, file);
    if (!tree) return engine::fail(tree.error());
    return StampReader(*tree, id, file).run();
}

} // namespace marches::editor
