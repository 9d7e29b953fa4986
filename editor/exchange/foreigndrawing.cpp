// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/foreigndrawing.h"

#include "editor/exchange/cssrules.h"
#include "editor/formats/splices.h"
#include "editor/formats/svggeometry.h"
#include "editor/formats/svglayers.h"
#include "editor/formats/svgpath.h"
#include "editor/formats/svgtree.h"
#include "editor/formats/xmlbytes.h"
#include "editor/formats/xmltag.h"
#include "engine/base/utf8.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace marches::editor {

namespace {

/// Boards are drawn, lettered and measured in units of about a pixel: larger and smaller ones are brought there.
constexpr double kLeastSide = 500;
constexpr double kMostSide = 6000;
constexpr double kUsualBoard = 1400;

constexpr std::array<std::string_view, 7> kShapeNames{"path",    "rect",     "circle", "ellipse",
                                                      "polygon", "polyline", "use"};

bool isShapeName(std::string_view name) { return std::ranges::find(kShapeNames, name) != kShapeNames.end(); }

QString fromStd(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// Adds what style sheets say as attributes, unless the element's own style says otherwise.
void addRules(const CssRules& rules, std::string_view element, QXmlStreamAttributes& attributes)
{
    const auto value = [&](const char* name) { return attributes.value(QLatin1String(name)).toString().toStdString(); };
    const std::string style = value("style");
    for (const auto& [key, said] : rules.of(element, value("id"), value("class"))) {
        if (!isHarmlessSvgProperty(key, said)) continue;
        const QString name = fromStd(key);
        attributes.erase(std::remove_if(attributes.begin(), attributes.end(),
                                        [&](const QXmlStreamAttribute& one) {
                                            return one.namespaceUri().isEmpty() && one.name() == name;
                                        }),
                         attributes.end());
        attributes.append(name, fromStd(said));
    }
}

/// The file without its document type and style sheets, with what these say on the elements themselves.
QByteArray plainSvg(const QByteArray& bytes, const CssRules& rules)
{
    QByteArray plain;
    QXmlStreamReader xml(bytes);
    QXmlStreamWriter out(&plain);
    int skipped = 0;
    while (!xml.atEnd() && !xml.hasError()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::StartDocument: out.writeStartDocument(); break;
        case QXmlStreamReader::EndDocument: out.writeEndDocument(); break;
        case QXmlStreamReader::StartElement: {
            if (skipped > 0 || xml.name() == QLatin1String("style")) {
                ++skipped;
                break;
            }
            const QString space = xml.namespaceUri().toString();
            for (const QXmlStreamNamespaceDeclaration& known : xml.namespaceDeclarations())
                if (known.prefix().isEmpty())
                    out.writeDefaultNamespace(known.namespaceUri().toString());
                else
                    out.writeNamespace(known.namespaceUri().toString(), known.prefix().toString());
            out.writeStartElement(space, xml.name().toString());
            QXmlStreamAttributes attributes = xml.attributes();
            addRules(rules, xml.name().toString().toStdString(), attributes);
            out.writeAttributes(attributes);
            break;
        }
        case QXmlStreamReader::EndElement:
            if (skipped > 0)
                --skipped;
            else
                out.writeEndElement();
            break;
        case QXmlStreamReader::Characters:
            if (skipped == 0) out.writeCharacters(xml.text().toString());
            break;
        default: break;
        }
    }
    return plain;
}

struct SheetSize {
    QRectF box;
    bool given = false; ///< by a viewBox
};

SheetSize sheetOf(const XmlNode& root)
{
    const SvgResult<std::vector<double>> box = parseSvgNumbers(root.attribute("viewBox"));
    if (box && box->size() == 4 && (*box)[2] > 0 && (*box)[3] > 0)
        return {QRectF((*box)[0], (*box)[1], (*box)[2], (*box)[3]), true};
    const auto side = [&](const char* name) {
        const SvgResult<double> value = parseSvgNumber(root.attribute(name));
        return value && *value > 0 ? *value : 0;
    };
    return {QRectF(0, 0, side("width"), side("height")), false};
}

/// The beginning of an outline that can be read: as SVG says, a shape is drawn up to the fault in it. Nothing where all
/// of it can be read, or where it is too large, which is no slip.
std::optional<std::string> readableBeginning(std::string_view element, std::string_view outline)
{
    const bool isPath = element == "path";
    const auto fault = [isPath](std::string_view text) -> std::optional<SvgSyntaxError> {
        if (isPath) {
            const SvgResult<QPainterPath> path = parseSvgPath(text);
            return path ? std::optional<SvgSyntaxError>() : path.error();
        }
        const SvgResult<std::vector<double>> points = parseSvgNumbers(text);
        return points ? std::optional<SvgSyntaxError>() : points.error();
    };
    std::string_view left = outline;
    while (const std::optional<SvgSyntaxError> found = fault(left)) {
        if (found->code == "path-too-long" || found->code == "number-too-large") return std::nullopt;
        // A path is cut before the command with the fault, a row of points before the number.
        const std::size_t end = std::min(found->offset, left.size());
        const std::size_t cut = end == 0 ? std::string_view::npos
                                         : left.find_last_of(isPath ? "MmLlHhVvCcSsQqTtAaZz" : ", \t\r\n", end - 1);
        if (cut == std::string_view::npos) return std::string();
        left = left.substr(0, cut);
    }
    return left.size() == outline.size() ? std::optional<std::string>() : std::string(left);
}

} // namespace

engine::Result<ForeignDrawing> ForeignDrawing::read(const QByteArray& bytes, const std::string& file)
{
    if (bytes.size() > kMaxSvgBytes)
        return engine::fail(engine::Error{"file-too-large", {{"limit", std::to_string(kMaxSvgBytes)}}, file, 0, 0, {}});
    ForeignDrawing drawing;
    drawing.m_file = file;
    engine::Result<XmlTree> xml = XmlTree::read(bytes, file);
    if (!xml) return engine::fail(xml.error());
    if (xml->root().name != "svg")
        return engine::fail(engine::Error{"svg-no-root", {}, file, xml->root().line, xml->root().column, {}});
    drawing.m_bytes = bytes;
    drawing.m_xml = std::move(*xml);
    if (const engine::Result<void> done = drawing.prepare(); !done) return engine::fail(done.error());
    return drawing;
}

engine::Result<void> ForeignDrawing::prepare()
{
    CssRules rules;
    for (const std::size_t style : m_xml.all("style")) rules.add(m_xml.node(style).text);
    const bool utf8 =
        !m_bytes.left(4).contains('\0') &&
        engine::validateUtf8(std::string_view(m_bytes.constData(), static_cast<std::size_t>(m_bytes.size())), m_file)
            .has_value();
    if (m_xml.hasDoctype() || !m_xml.all("style").empty() || !utf8) {
        m_bytes = plainSvg(m_bytes, rules);
        engine::Result<XmlTree> again = XmlTree::read(m_bytes, m_file);
        if (!again) return engine::fail(again.error());
        m_xml = std::move(*again);
    }
    giveIds();
    engine::Result<BoardSvg> board = BoardSvg::read(m_bytes, m_file);
    if (!board && cutBrokenOutlines()) board = BoardSvg::read(m_bytes, m_file);
    if (!board) return engine::fail(board.error());
    m_board.emplace(std::move(*board));
    return {};
}

void ForeignDrawing::giveIds()
{
    const std::string_view text(m_bytes.constData(), static_cast<std::size_t>(m_bytes.size()));
    const std::optional<std::vector<XmlElementSpans>> spans = findXmlElements(text);
    m_ids.assign(m_xml.nodes().size(), {});
    if (!spans || spans->size() != m_ids.size()) return; // BoardSvg will say what is wrong
    std::set<std::string> taken;
    for (const XmlNode& node : m_xml.nodes()) taken.insert(node.attribute("id"));
    std::set<std::string> seen;
    Splices splices;
    int number = 0;
    for (std::size_t i = 1; i < m_ids.size(); ++i) {
        const XmlNode& node = m_xml.node(i);
        if (!isShapeName(node.name) && node.name != "g") continue;
        std::string id = node.attribute("id");
        if (id.empty() || !seen.insert(id).second) {
            do id = "shape-" + std::to_string(++number);
            while (taken.contains(id));
            if (std::optional<XmlTag> tag = XmlTag::parse((*spans)[i].start.of(text))) {
                tag->set("id", id);
                splices.replace((*spans)[i].start, tag->text());
            }
        }
        m_ids[i] = std::move(id);
    }
    const SheetSize sheet = sheetOf(m_xml.root());
    const double longer = std::max(sheet.box.width(), sheet.box.height());
    if (longer > 0) {
        if (longer < kLeastSide || longer > kMostSide) m_scale = kUsualBoard / longer;
        m_origin = sheet.box.topLeft();
        std::optional<XmlTag> tag = XmlTag::parse((*spans)[0].start.of(text));
        const bool moved = m_scale != 1 || !m_origin.isNull();
        if (tag && (moved || !sheet.given) && !tag->closesItself()) {
            const auto number2 = [](double value) { return QByteArray::number(value, 'g', 12).toStdString(); };
            const std::string width = number2(sheet.box.width() * m_scale);
            const std::string height = number2(sheet.box.height() * m_scale);
            tag->set("viewBox", "0 0 " + width + ' ' + height);
            if (moved) {
                tag->set("width", width);
                tag->set("height", height);
                const std::string prefix(tag->prefix());
                const std::string name = prefix.empty() ? "g" : prefix + ":g";
                splices.replace((*spans)[0].start, tag->text() + '<' + name + " transform=\"scale(" + number2(m_scale) +
                                                       ") translate(" + number2(-m_origin.x()) + ',' +
                                                       number2(-m_origin.y()) + ")\">");
                splices.insert((*spans)[0].end.begin, "</" + name + '>');
            } else {
                splices.replace((*spans)[0].start, tag->text());
            }
        }
    }
    m_bytes = QByteArray::fromStdString(splices.appliedTo(text));
}

bool ForeignDrawing::cutBrokenOutlines()
{
    const std::string_view text(m_bytes.constData(), static_cast<std::size_t>(m_bytes.size()));
    const std::optional<std::vector<XmlElementSpans>> spans = findXmlElements(text);
    if (!spans) return false;
    std::map<std::string_view, std::size_t> nodes;
    for (std::size_t i = 0; i < m_ids.size(); ++i)
        if (isShape(i)) nodes.emplace(m_ids[i], i);
    Splices splices;
    for (const XmlElementSpans& element : *spans) {
        std::optional<XmlTag> tag = XmlTag::parse(element.start.of(text));
        if (!tag) continue;
        const std::string_view name = xmlLocalName(tag->name());
        const char* attribute = name == "path" ? "d" : name == "polygon" || name == "polyline" ? "points" : nullptr;
        const XmlTag::Attribute* outline = attribute != nullptr ? tag->find(attribute) : nullptr;
        const XmlTag::Attribute* id = tag->find("id");
        const std::optional<std::string> kept =
            outline != nullptr ? readableBeginning(name, outline->value) : std::nullopt;
        if (!kept) continue;
        const auto node = id != nullptr ? nodes.find(std::string_view(id->value)) : nodes.end();
        const bool known = node != nodes.end();
        const std::string& label = known ? this->label(node->second) : m_file;
        m_broken.push_back(
            importNote("import-outline-breaks-off", {{"name", !known || !label.empty() ? label : m_ids[node->second]}},
                       m_file, known ? m_xml.node(node->second).line : 0, known ? m_xml.node(node->second).column : 0));
        tag->set(attribute, *kept);
        splices.replace(element.start, tag->text());
    }
    if (m_broken.empty()) return false;
    m_bytes = QByteArray::fromStdString(splices.appliedTo(text));
    return true;
}

std::string ForeignDrawing::title(std::size_t node) const
{
    const std::size_t child = m_xml.child(node, "title");
    return child == XmlTree::npos ? std::string() : m_xml.node(child).text;
}

bool ForeignDrawing::isShape(std::size_t node) const { return isShapeName(m_xml.node(node).name); }

bool ForeignDrawing::isHidden(std::size_t index) const
{
    constexpr std::array<std::string_view, 6> kUnseen{"defs", "symbol", "clipPath", "mask", "marker", "pattern"};
    const XmlNode& node = m_xml.node(index);
    if (std::ranges::find(kUnseen, node.name) != kUnseen.end()) return true;
    if (node.attribute("display") == "none") return true;
    const std::string& style = node.attribute("style");
    return style.find("display:none") != std::string::npos || style.find("display: none") != std::string::npos;
}

std::size_t ForeignDrawing::layer(const std::vector<std::string>& names) const
{
    const auto lower = [](std::string text) {
        for (char& c : text)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return text;
    };
    for (std::size_t i = 1; i < m_xml.nodes().size(); ++i)
        if (isGroup(i) && (std::ranges::find(names, lower(label(i))) != names.end() ||
                           std::ranges::find(names, lower(ownId(i))) != names.end()))
            return i;
    return XmlTree::npos;
}

std::vector<std::size_t> ForeignDrawing::shapesBelow(std::size_t node) const
{
    std::vector<std::size_t> found;
    std::vector<std::size_t> todo{node};
    while (!todo.empty()) {
        const std::size_t next = todo.back();
        todo.pop_back();
        if (next != node && isHidden(next)) continue;
        if (isShape(next)) found.push_back(next);
        const std::vector<std::size_t>& children = m_xml.node(next).children;
        todo.insert(todo.end(), children.rbegin(), children.rend());
    }
    return found;
}

engine::Errors ForeignDrawing::notes() const
{
    engine::Errors notes = m_broken;
    const auto count = [&](const char* name, const char* code) {
        const std::size_t found = m_xml.all(name).size();
        if (found > 0) notes.push_back(importNote(code, {{"count", std::to_string(found)}}, m_file));
    };
    count("text", "import-words-left-out");
    count("image", "import-pictures-left-out");
    return notes;
}

} // namespace marches::editor
