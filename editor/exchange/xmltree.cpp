// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/xmltree.h"

#include "editor/formats/svgtree.h"
#include "editor/formats/xmlbytes.h"
#include "editor/formats/xmltag.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace marches::editor {

namespace {

/// Illustrator writes a dozen short ones; a bomb needs many, or long ones.
constexpr int kMostEntities = 64;
constexpr qsizetype kLongestEntity = 200;
/// Less than a board of our own may have: a drawing is held several times while it is read, and ids may be added.
constexpr std::size_t kMostForeignElements = 40'000;

bool entitiesAreHarmless(const QXmlStreamReader& xml)
{
    const QXmlStreamEntityDeclarations entities = xml.entityDeclarations();
    return entities.size() <= kMostEntities &&
           std::all_of(entities.begin(), entities.end(), [](const QXmlStreamEntityDeclaration& entity) {
               return entity.value().size() <= kLongestEntity && !entity.value().contains(QLatin1Char('&'));
           });
}

tl::unexpected<engine::Errors> failureAt(const QXmlStreamReader& xml, const char* code, const std::string& file)
{
    QString what = xml.errorString();
    if (what.endsWith(QLatin1Char('.'))) what.chop(1); // it is told within a sentence
    engine::Error error{code, {}, file, static_cast<int>(xml.lineNumber()), static_cast<int>(xml.columnNumber()) + 1,
                        {}};
    if (xml.hasError()) error.args.emplace_back("what", what.toStdString());
    return engine::fail(std::move(error));
}

XmlNode nodeAt(const QXmlStreamReader& xml)
{
    XmlNode node;
    node.name = xml.name().toString().toStdString();
    node.space = xml.namespaceUri().toString().toStdString();
    node.line = static_cast<int>(xml.lineNumber());
    node.column = static_cast<int>(xml.columnNumber()) + 1;
    const QXmlStreamAttributes attributes = xml.attributes();
    for (const bool plain : {true, false})
        for (const QXmlStreamAttribute& attribute : attributes)
            if (attribute.namespaceUri().isEmpty() == plain)
                node.attributes.emplace_back(attribute.name().toString().toStdString(),
                                             attribute.value().toString().toStdString());
    return node;
}

} // namespace

const std::string& XmlNode::attribute(std::string_view key) const
{
    static const std::string kNone;
    const auto found = std::ranges::find(attributes, key, &std::pair<std::string, std::string>::first);
    return found == attributes.end() ? kNone : found->second;
}

engine::Result<XmlTree> XmlTree::read(const QByteArray& bytes, const std::string& file)
{
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (const std::optional<XmlPlace> crowded = crowdedXmlTag(text))
        return engine::fail(engine::Error{"svg-too-many-attributes",
                                          {{"limit", std::to_string(kMostXmlAttributes)}},
                                          file,
                                          crowded->line,
                                          crowded->column,
                                          {}});
    XmlTree tree;
    QXmlStreamReader xml(bytes);
    std::vector<std::size_t> open;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::DTD:
            tree.m_doctype = true;
            if (!entitiesAreHarmless(xml)) return failureAt(xml, "xml-entities", file);
            break;
        case QXmlStreamReader::StartElement: {
            if (open.size() >= static_cast<std::size_t>(kMaxSvgDepth)) return failureAt(xml, "svg-too-deep", file);
            if (tree.m_nodes.size() >= kMostForeignElements) {
                auto failure = failureAt(xml, "svg-too-many-elements", file);
                failure.value().front().args.emplace_back("limit", std::to_string(kMostForeignElements));
                return failure;
            }
            XmlNode node = nodeAt(xml);
            const std::size_t index = tree.m_nodes.size();
            if (!open.empty()) {
                node.parent = open.back();
                tree.m_nodes[open.back()].children.push_back(index);
            }
            tree.m_nodes.push_back(std::move(node));
            open.push_back(index);
            break;
        }
        case QXmlStreamReader::EndElement: {
            std::string& inside = tree.m_nodes[open.back()].text;
            inside = std::string(trimmed(inside));
            open.pop_back();
            break;
        }
        case QXmlStreamReader::Characters:
            if (!open.empty() && !xml.isWhitespace())
                tree.m_nodes[open.back()].text += xml.text().toString().toStdString();
            break;
        default: break;
        }
    }
    if (xml.hasError()) return failureAt(xml, "xml-syntax", file);
    if (tree.m_nodes.empty()) return failureAt(xml, "xml-syntax", file);
    return tree;
}

std::vector<std::size_t> XmlTree::children(std::size_t index, std::string_view name) const
{
    std::vector<std::size_t> found;
    for (const std::size_t child : m_nodes[index].children)
        if (m_nodes[child].name == name) found.push_back(child);
    return found;
}

std::vector<std::size_t> XmlTree::all(std::string_view name) const
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (m_nodes[i].name == name) found.push_back(i);
    return found;
}

std::size_t XmlTree::child(std::size_t index, std::string_view name) const
{
    for (const std::size_t child : m_nodes[index].children)
        if (m_nodes[child].name == name) return child;
    return npos;
}

} // namespace marches::editor
