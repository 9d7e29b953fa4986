// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svginks.h"

#include "editor/formats/svggeometry.h"
#include "editor/formats/svgpath.h"

#include <QColor>
#include <QGradient>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace marches::editor {

namespace {

constexpr int kDeepestCopy = 8;       ///< copies within copies
constexpr double kMostDashes = 20000; ///< on one outline: a dash of no length would never end

double numberOf(std::string_view text, double usual)
{
    return text.empty() ? usual : parseSvgNumber(text).value_or(usual);
}

/// A share: "0.5" or "50%".
double shareOf(std::string_view text, double usual)
{
    if (!text.ends_with('%')) return numberOf(text, usual);
    text.remove_suffix(1);
    return numberOf(text, usual * 100) / 100;
}

std::optional<QColor> colourOf(std::string_view text)
{
    const QString name = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).trimmed();
    if (!name.startsWith(QLatin1String("rgb("))) {
        const QColor colour(name);
        return colour.isValid() ? std::optional(colour) : std::nullopt;
    }
    const QStringList parts = name.mid(4, name.size() - 5).split(QLatin1Char(','));
    if (parts.size() != 3) return std::nullopt;
    std::array<int, 3> channels{};
    for (std::size_t i = 0; i < channels.size(); ++i) {
        QString part = parts[static_cast<qsizetype>(i)].trimmed();
        const bool percent = part.endsWith(QLatin1Char('%'));
        if (percent) part.chop(1);
        const double value = part.toDouble() * (percent ? 2.55 : 1);
        channels[i] = std::clamp(static_cast<int>(std::lround(value)), 0, 255);
    }
    return QColor(channels[0], channels[1], channels[2]);
}

/// How much longer lines become.
double lengthFactor(const QTransform& placed) { return std::sqrt(std::abs(placed.determinant())); }

/// Turned, mirrored and scaled, but the same in all directions: a line stays as wide all along.
bool keepsShape(const QTransform& placed)
{
    const QPointF x(placed.m11(), placed.m12());
    const QPointF y(placed.m21(), placed.m22());
    const double longer = QPointF::dotProduct(x, x);
    return std::abs(longer - QPointF::dotProduct(y, y)) < 1e-6 * longer &&
           std::abs(QPointF::dotProduct(x, y)) < 1e-6 * longer;
}

bool isGradientNode(const SvgNode& node) { return node.name == "linearGradient" || node.name == "radialGradient"; }

} // namespace

/// Properties as they are inherited.
struct SvgInks::Look {
    std::string_view fill = "black";
    std::string_view stroke = "none";
    std::string_view colour = "black";
    double fillOpacity = 1;
    double strokeOpacity = 1;
    double opacity = 1; ///< of all groups around
    double width = 1;
    double mitre = 4;
    double dashOffset = 0;
    std::vector<double> dashes;
    Qt::PenCapStyle cap = Qt::FlatCap;
    Qt::PenJoinStyle join = Qt::SvgMiterJoin;
    Qt::FillRule rule = Qt::WindingFill;
    bool visible = true;
    bool fixedWidth = false; ///< `non-scaling-stroke`
};

SvgInks::SvgInks(const SvgTree& tree, const Ids& ids, std::function<bool(std::string_view)> leaveOut)
    : m_tree(tree), m_ids(ids), m_leaveOut(std::move(leaveOut))
{}

Inks SvgInks::read()
{
    const Look look = lookOf(m_tree.front(), {});
    for (const std::size_t child : m_tree.front().children) addElement(child, look, QTransform(), 0);
    return std::move(m_inks);
}

Inks SvgInks::readFrom(std::size_t index, const QTransform& placed)
{
    addElement(index, {}, placed, 0);
    return std::move(m_inks);
}

SvgInks::Look SvgInks::lookOf(const SvgNode& node, const Look& above) const
{
    Look look = above;
    for (const auto& [key, value] : node.attributes) {
        if (value == "inherit") continue;
        if (key == "fill")
            look.fill = value;
        else if (key == "stroke")
            look.stroke = value;
        else if (key == "color")
            look.colour = value;
        else if (key == "fill-opacity")
            look.fillOpacity = std::clamp(shareOf(value, 1), 0.0, 1.0);
        else if (key == "stroke-opacity")
            look.strokeOpacity = std::clamp(shareOf(value, 1), 0.0, 1.0);
        else if (key == "opacity")
            look.opacity *= std::clamp(shareOf(value, 1), 0.0, 1.0);
        else if (key == "stroke-width")
            look.width = std::max(0.0, numberOf(value, 1));
        else if (key == "stroke-miterlimit")
            look.mitre = std::max(1.0, numberOf(value, 4));
        else if (key == "stroke-dashoffset")
            look.dashOffset = numberOf(value, 0);
        else if (key == "stroke-dasharray")
            look.dashes =
                value == "none" ? std::vector<double>() : parseSvgNumbers(value).value_or(std::vector<double>());
        else if (key == "stroke-linecap")
            look.cap = value == "round" ? Qt::RoundCap : value == "square" ? Qt::SquareCap : Qt::FlatCap;
        else if (key == "stroke-linejoin")
            look.join = value == "round" ? Qt::RoundJoin : value == "bevel" ? Qt::BevelJoin : Qt::SvgMiterJoin;
        else if (key == "fill-rule")
            look.rule = value == "evenodd" ? Qt::OddEvenFill : Qt::WindingFill;
        else if (key == "visibility")
            look.visible = value == "visible";
        else if (key == "vector-effect")
            look.fixedWidth = value == "non-scaling-stroke";
    }
    return look;
}

void SvgInks::addElement(std::size_t index, const Look& above, const QTransform& placed, int copies)
{
    const SvgNode& node = m_tree[index];
    const std::string_view id = node.attribute("id");
    if (!id.empty() && m_leaveOut && m_leaveOut(id)) return;
    if (++m_seen > kMaxDrawnSvgElements || node.attribute("display") == "none") return;
    const SvgResult<QTransform> own = svgTransform(node);
    if (!own) return;
    const QTransform here = *own * placed;
    const Look look = lookOf(node, above);
    if (isSvgShape(node)) {
        addShape(node, look, here);
    } else if (node.name == "use") {
        const std::string_view target = node.attribute("href");
        const auto original = isLocalReference(target) ? m_ids.find(target.substr(1)) : m_ids.end();
        if (original == m_ids.end() || copies >= kDeepestCopy) return;
        const QTransform shift =
            QTransform::fromTranslate(numberOf(node.attribute("x"), 0), numberOf(node.attribute("y"), 0));
        addElement(original->second, look, shift * here, copies + 1);
    } else if (node.name == "g" || node.name == "svg") {
        for (const std::size_t child : node.children) addElement(child, look, here, copies);
    }
}

void SvgInks::addShape(const SvgNode& node, const Look& look, const QTransform& placed)
{
    const SvgResult<QPainterPath> outline = svgOutline(node);
    if (!look.visible || !outline || !staysInRange(outline->controlPointRect(), placed)) return;
    const QRectF box = outline->boundingRect();
    Ink ink;
    ink.path = placed.map(*outline);
    ink.path.setFillRule(look.rule);
    ink.opacity = look.opacity;
    if (node.name != "line") ink.brush = brushOf(look.fill, look.fillOpacity, look, box, placed);
    const QBrush line = brushOf(look.stroke, look.strokeOpacity, look, box, placed);
    if (line.style() == Qt::NoBrush || look.width <= 0) {
        if (ink.brush.style() != Qt::NoBrush) m_inks.push_back(std::move(ink));
        return;
    }
    const bool simple = look.fixedWidth || keepsShape(placed);
    QPen pen(line, look.width * (simple && !look.fixedWidth ? lengthFactor(placed) : 1), Qt::SolidLine, look.cap,
             look.join);
    pen.setMiterLimit(look.mitre);
    double period = 0;
    for (const double dash : look.dashes) period += dash;
    const bool negative = std::ranges::any_of(look.dashes, [](double dash) { return dash < 0; });
    if (period > 0 && !negative &&
        pathExtent(*outline) / period * static_cast<double>(look.dashes.size()) <= kMostDashes) {
        QList<qreal> pattern;
        const std::size_t rounds = look.dashes.size() % 2 == 0 ? 1 : 2;
        for (std::size_t round = 0; round < rounds; ++round)
            for (const double dash : look.dashes) pattern.append(dash / look.width);
        pen.setDashPattern(pattern);
        pen.setDashOffset(look.dashOffset / look.width);
    }
    if (simple) {
        ink.pen = pen;
        m_inks.push_back(std::move(ink));
        return;
    }
    // A line that is stretched in one direction is a shape of its own.
    const QPainterPath stroked = QPainterPathStroker(pen).createStroke(*outline);
    if (ink.brush.style() != Qt::NoBrush) m_inks.push_back(ink);
    m_inks.push_back({placed.map(stroked), line, Qt::NoPen, look.opacity});
}

QBrush SvgInks::brushOf(std::string_view paint, double opacity, const Look& look, const QRectF& box,
                        const QTransform& placed) const
{
    if (paint == "none" || paint == "transparent") return Qt::NoBrush;
    if (paint.starts_with("url(#")) {
        const std::size_t end = paint.find(')');
        const auto found = end == std::string_view::npos ? m_ids.end() : m_ids.find(paint.substr(5, end - 5));
        if (found == m_ids.end() || !isGradientNode(m_tree[found->second])) return Qt::NoBrush;
        return gradientBrush(m_tree[found->second], opacity, box, placed);
    }
    std::optional<QColor> colour = colourOf(paint == "currentColor" ? look.colour : paint);
    if (!colour) return Qt::NoBrush;
    colour->setAlphaF(static_cast<float>(opacity) * colour->alphaF());
    return *colour;
}

QBrush SvgInks::gradientBrush(const SvgNode& node, double opacity, const QRectF& box, const QTransform& placed) const
{
    const bool byBox = node.attribute("gradientUnits") != "userSpaceOnUse";
    const auto at = [&node](std::string_view key, double usual) { return shareOf(node.attribute(key), usual); };
    QGradient gradient;
    if (node.name == "linearGradient") {
        gradient = QLinearGradient(at("x1", 0), at("y1", 0), at("x2", 1), at("y2", 0));
    } else {
        const QPointF centre(at("cx", 0.5), at("cy", 0.5));
        gradient = QRadialGradient(centre, at("r", 0.5), {at("fx", centre.x()), at("fy", centre.y())});
    }
    gradient.setInterpolationMode(QGradient::ComponentInterpolation); // SVG mixes colours before their opacity counts
    const std::string_view spread = node.attribute("spreadMethod");
    gradient.setSpread(spread == "reflect"  ? QGradient::ReflectSpread
                       : spread == "repeat" ? QGradient::RepeatSpread
                                            : QGradient::PadSpread);
    // Stops may be those of another gradient; one step, so that no circle can be made.
    const SvgNode* stops = &node;
    if (node.children.empty()) {
        const std::string_view target = node.attribute("href");
        const auto other = isLocalReference(target) ? m_ids.find(target.substr(1)) : m_ids.end();
        if (other != m_ids.end() && isGradientNode(m_tree[other->second])) stops = &m_tree[other->second];
    }
    bool any = false;
    for (const std::size_t child : stops->children) {
        const SvgNode& stop = m_tree[child];
        if (stop.name != "stop") continue;
        const std::string_view said = stop.attribute("stop-color");
        QColor colour = colourOf(said.empty() ? "black" : said).value_or(Qt::black);
        colour.setAlphaF(
            static_cast<float>(std::clamp(shareOf(stop.attribute("stop-opacity"), 1), 0.0, 1.0) * opacity));
        gradient.setColorAt(std::clamp(shareOf(stop.attribute("offset"), 0), 0.0, 1.0), colour);
        any = true;
    }
    if (!any) return Qt::NoBrush;
    QBrush brush(gradient);
    QTransform own = parseSvgTransform(node.attribute("gradientTransform")).value_or(QTransform());
    if (byBox) own = own * QTransform(box.width(), 0, 0, box.height(), box.x(), box.y());
    brush.setTransform(own * placed);
    return brush;
}

} // namespace marches::editor
