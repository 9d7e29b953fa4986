// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgtree.h"

#include <QSizeF>
#include <QStringView>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <optional>

#include "editor/formats/svgattributes.h"
#include "editor/formats/svgpath.h"
#include "editor/formats/xmlbytes.h"
#include "editor/formats/xmltag.h"
#include "engine/io/files.h"

namespace marches::editor {

namespace {

constexpr std::array<std::string_view, 14> kElements{
    "svg",  "g",        "defs",    "path",           "rect",           "circle", "ellipse",
    "line", "polyline", "polygon", "linearGradient", "radialGradient", "stop",   "use"};

/// Presentation attributes, which may also come as properties of `style`.
constexpr std::array<std::string_view, 19> kProperties{"fill",
                                                       "fill-opacity",
                                                       "fill-rule",
                                                       "stroke",
                                                       "stroke-opacity",
                                                       "stroke-width",
                                                       "stroke-linecap",
                                                       "stroke-linejoin",
                                                       "stroke-dasharray",
                                                       "stroke-dashoffset",
                                                       "stroke-miterlimit",
                                                       "opacity",
                                                       "display",
                                                       "visibility",
                                                       "stop-color",
                                                       "stop-opacity",
                                                       "color",
                                                       "vector-effect",
                                                       "paint-order"};

constexpr std::array<std::string_view, 24> kAttributes{"id",
                                                       "d",
                                                       "x",
                                                       "y",
                                                       "width",
                                                       "height",
                                                       "cx",
                                                       "cy",
                                                       "r",
                                                       "rx",
                                                       "ry",
                                                       "x1",
                                                       "y1",
                                                       "x2",
                                                       "y2",
                                                       "points",
                                                       "viewBox",
                                                       "transform",
                                                       "gradientUnits",
                                                       "gradientTransform",
                                                       "spreadMethod",
                                                       "fx",
                                                       "fy",
                                                       "offset"};

template <std::size_t N> bool isOneOf(const std::array<std::string_view, N>& list, std::string_view word)
{
    return std::ranges::find(list, word) != list.end();
}

/// Colours, lengths and keywords need no more than these; no quotes, no escapes, no colon.
bool isPlainValue(std::string_view value)
{
    constexpr std::size_t kMaxValue = 256;
    return value.size() <= kMaxValue && std::ranges::all_of(value, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      std::string_view("#(),.%-+ _").find(c) != std::string_view::npos;
           });
}

bool isHarmlessProperty(std::string_view value)
{
    if (!isPlainValue(value)) return false;
    return value.find("url") == std::string_view::npos || isLocalReference(value);
}

void setAttribute(SvgNode& node, std::string_view key, std::string_view value)
{
    for (auto& [name, old] : node.attributes) {
        if (name != key) continue;
        old = value;
        return;
    }
    node.attributes.emplace_back(key, value);
}

/// `style` wins over presentation attributes, as in CSS.
void addStyle(SvgNode& node, std::string_view style)
{
    while (!style.empty()) {
        const std::size_t end = std::min(style.find(';'), style.size());
        const std::string_view declaration = style.substr(0, end);
        style.remove_prefix(std::min(end + 1, style.size()));
        const std::size_t colon = declaration.find(':');
        if (colon == std::string_view::npos) continue;
        const std::string_view key = trimmed(declaration.substr(0, colon));
        const std::string_view value = trimmed(declaration.substr(colon + 1));
        if (isOneOf(kProperties, key) && isHarmlessProperty(value)) setAttribute(node, key, value);
    }
}

/// UTF-16 or UTF-32, in which nothing of ours is written.
bool isWide(const QByteArray& bytes)
{
    return bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF") || bytes.left(4).contains('\0');
}

class TreeReader {
public:
    TreeReader(const QByteArray& bytes, const std::string& file) : m_xml(bytes), m_wide(isWide(bytes)), m_file(file) {}

    engine::Result<SvgTree> read()
    {
        while (!m_xml.atEnd()) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::DTD: return failure("svg-doctype");
            case QXmlStreamReader::StartElement:
                if (const char* code = startElement()) return failure(code);
                break;
            case QXmlStreamReader::EndElement: endElement(); break;
            default: break;
            }
        }
        if (m_xml.hasError()) return failure(m_wide ? "not-utf8" : "svg-syntax");
        if (m_tree.empty()) return failure("svg-no-root");
        return std::move(m_tree);
    }

private:
    tl::unexpected<engine::Errors> failure(const char* code) const
    {
        engine::Error error;
        error.code = code;
        error.file = m_file;
        error.line = static_cast<int>(m_xml.lineNumber());
        error.column = static_cast<int>(m_xml.columnNumber()) + 1;
        QString what = m_xml.errorString();
        if (what.endsWith(QLatin1Char('.'))) what.chop(1); // it is told within a sentence
        if (m_xml.hasError()) error.args.emplace_back("what", what.toStdString());
        if (m_elements > kMaxSvgElements) error.args.emplace_back("limit", std::to_string(kMaxSvgElements));
        return engine::fail(error);
    }

    const char* startElement()
    {
        const int depth = static_cast<int>(m_open.size()) + m_skipped;
        if (depth >= kMaxSvgDepth) return "svg-too-deep";
        if (++m_elements > kMaxSvgElements) return "svg-too-many-elements";
        const std::string name = m_xml.name().toString().toStdString();
        if (m_tree.empty() && (name != "svg" || !ours())) return "svg-no-root";
        if (m_skipped > 0 || !ours() || !isOneOf(kElements, name)) {
            ++m_skipped;
            return nullptr;
        }
        SvgNode node;
        node.name = name;
        node.ordinal = m_elements - 1;
        node.line = static_cast<int>(m_xml.lineNumber());
        node.column = static_cast<int>(m_xml.columnNumber()) + 1;
        readAttributes(node);
        const std::size_t index = m_tree.size();
        if (!m_open.empty()) m_tree[m_open.back()].children.push_back(index);
        m_tree.push_back(std::move(node));
        m_open.push_back(index);
        return nullptr;
    }

    void endElement()
    {
        if (m_skipped > 0)
            --m_skipped;
        else if (!m_open.empty())
            m_open.pop_back();
    }

    bool ours() const
    {
        const QStringView space = m_xml.namespaceUri();
        return space.isEmpty() || space == QStringLiteral("http://www.w3.org/2000/svg");
    }

    void readAttributes(SvgNode& node)
    {
        std::string style;
        const QXmlStreamAttributes attributes = m_xml.attributes();
        for (const QXmlStreamAttribute& attribute : attributes) {
            const std::string key = attribute.name().toString().toStdString();
            const std::string value = attribute.value().toString().toStdString();
            const QStringView space = attribute.namespaceUri();
            const bool link =
                key == "href" && (space.isEmpty() || space == QStringLiteral("http://www.w3.org/1999/xlink"));
            if (link && isLocalReference(value)) node.attributes.emplace_back("href", value);
            if (!space.isEmpty()) continue;
            if (key == "style")
                style = value;
            else if (isOneOf(kAttributes, key) || (isOneOf(kProperties, key) && isHarmlessProperty(value)) ||
                     (key == kSvgClass && isPlainValue(value)))
                node.attributes.emplace_back(key, value);
        }
        addStyle(node, style);
        if (m_tree.empty()) m_board = sizeOf(node);
        const bool gradient = node.name == "linearGradient" || node.name == "radialGradient" || node.name == "stop";
        for (auto& [key, value] : node.attributes)
            if (!gradient && isSvgLength(key))
                if (std::optional<std::string> plain = inUserUnits(key, value, m_board)) value = *std::move(plain);
    }

    /// What percentages of lengths are measured by.
    static QSizeF sizeOf(const SvgNode& root)
    {
        const SvgResult<std::vector<double>> box = parseSvgNumbers(root.attribute("viewBox"));
        return box && box->size() == 4 ? QSizeF((*box)[2], (*box)[3]) : QSizeF();
    }

    QXmlStreamReader m_xml;
    bool m_wide;
    const std::string& m_file;
    SvgTree m_tree;
    std::vector<std::size_t> m_open; ///< elements that we are inside of
    QSizeF m_board;
    int m_skipped = 0; ///< depth inside an element that is left out
    std::size_t m_elements = 0;
};

} // namespace

std::string_view SvgNode::attribute(std::string_view key) const
{
    const auto found = std::ranges::find(attributes, key, &std::pair<std::string, std::string>::first);
    return found == attributes.end() ? std::string_view() : std::string_view(found->second);
}

bool isSvgProperty(std::string_view key) { return isOneOf(kProperties, key); }

bool isHarmlessSvgProperty(std::string_view key, std::string_view value)
{
    return isSvgProperty(key) && isHarmlessProperty(value);
}

bool isLocalReference(std::string_view value)
{
    value = trimmed(value);
    if (value.starts_with("url(") && value.ends_with(")")) value = trimmed(value.substr(4, value.size() - 5));
    return value.size() > 1 && value.front() == '#' && value.find_first_of("()'\" ") == std::string_view::npos;
}

engine::Result<QByteArray> readSvgFile(const std::string& file)
{
    const engine::Result<std::string> bytes = engine::readFile(file, static_cast<std::size_t>(kMaxSvgBytes));
    if (!bytes) return engine::fail(bytes.error());
    return QByteArray::fromStdString(*bytes);
}

engine::Result<SvgTree> readSvgTree(const QByteArray& bytes, const std::string& file)
{
    if (bytes.size() > kMaxSvgBytes) {
        engine::Error error;
        error.code = "file-too-large";
        error.args = {{"limit", std::to_string(kMaxSvgBytes)}};
        error.file = file;
        return engine::fail(error);
    }
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (const std::optional<XmlPlace> crowded = crowdedXmlTag(text))
        return engine::fail({"svg-too-many-attributes",
                             {{"limit", std::to_string(kMostXmlAttributes)}},
                             file,
                             crowded->line,
                             crowded->column,
                             {}});
    return TreeReader(bytes, file).read();
}

} // namespace marches::editor
