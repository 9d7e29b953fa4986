// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/yaml/yamlwriter.h"

#include <algorithm>

#include "engine/base/utf8.h"
#include "engine/yaml/commentpath.h"

namespace marches::engine {

namespace {

constexpr int kWidth = 120;
constexpr int kIndent = 2;

/// The part of a shape that tells about a node: the alternative of its kind.
const Schema& shapeFor(const YamlNode& node, const Schema& shape)
{
    if (shape.type != Schema::Type::Either) return shape;
    for (const Schema& part : shape.parts) {
        const bool map = part.type == Schema::Type::Object || part.type == Schema::Type::MapOf;
        const bool list = part.type == Schema::Type::List;
        if (node.isMap() ? map : node.isList() ? list : !map && !list) return part;
    }
    return shape.parts.front();
}

const Schema& anyShape()
{
    static const Schema kAny = Schema::any();
    return kAny;
}

const Schema& shapeOfKey(const YamlNode& value, const Schema& shape, std::string_view key)
{
    if (shape.type == Schema::Type::MapOf) return shapeFor(value, shape.parts[0]);
    const Field* field = shape.type == Schema::Type::Object ? shape.find(key) : nullptr;
    return field == nullptr ? anyShape() : shapeFor(value, field->shape);
}

const Schema& shapeOfItem(const YamlNode& value, const Schema& shape)
{
    return shape.type == Schema::Type::List ? shapeFor(value, shape.parts[0]) : anyShape();
}

/// Indices of a map's keys in the order in which they are written: that of the shape, then as they are.
std::vector<std::size_t> keyOrder(const YamlNode& map, const Schema& shape)
{
    std::vector<std::size_t> order;
    if (shape.type == Schema::Type::Object)
        for (const Field& field : shape.fields)
            for (std::size_t i = 0; i < map.keys.size(); ++i)
                if (map.keys[i].text == field.key) order.push_back(i);
    for (std::size_t i = 0; i < map.keys.size(); ++i)
        if (shape.type != Schema::Type::Object || shape.find(map.keys[i].text) == nullptr) order.push_back(i);
    return order;
}

/// A scalar is a number or switch where the file may hold one and it reads as one; anything else is text.
std::string scalarText(const YamlNode& node, const Schema& shape, bool inFlow)
{
    const bool text = node.quoted || shape.type == Schema::Type::Text || shape.type == Schema::Type::Id ||
                      shape.type == Schema::Type::Language || shape.type == Schema::Type::Word ||
                      shape.type == Schema::Type::Color;
    double number = 0;
    bool flag = false;
    if (!text && (toNumber(node, number) || toFlag(node, flag))) return node.text;
    return yamlScalar(node.text, inFlow);
}

/// True when a text of several lines reads back the same from a block of lines after `|` or `|-`.
bool fitsBlock(std::string_view text)
{
    if (text.find('\n') == std::string_view::npos || text.front() == '\n' || text.front() == ' ' ||
        text.ends_with("\n\n"))
        return false;
    // A line of blanks alone is content for some readers and the end of the text for others.
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (end > at && text.substr(at, end - at).find_first_not_of(' ') == std::string_view::npos) return false;
        at = end + 1;
    }
    return !needsEscapes(text, true);
}

std::string flowText(const YamlNode& node, const Schema& shape)
{
    if (node.isNull()) return "null";
    if (node.isScalar()) return scalarText(node, shape, true);
    std::string out(1, node.isMap() ? '{' : '[');
    if (node.isMap()) {
        for (const std::size_t i : keyOrder(node, shape)) {
            const std::string& key = node.keys[i].text;
            if (out.size() > 1) out += ", ";
            out += yamlScalar(key) + ": " + flowText(node.items[i], shapeOfKey(node.items[i], shape, key));
        }
    } else {
        for (const YamlNode& item : node.items)
            out += (out.size() > 1 ? ", " : "") + flowText(item, shapeOfItem(item, shape));
    }
    return out + (node.isMap() ? '}' : ']');
}

/// A long text in lines that a reader joins by single spaces, or none when it has no place to break or other blanks.
std::vector<std::string> foldedLines(std::string_view text, int width)
{
    if (text.empty() || text.front() == ' ' || text.back() == ' ' || text.find("  ") != std::string_view::npos)
        return {};
    if (needsEscapes(text)) return {};
    std::vector<std::string> lines(1);
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        std::string& line = lines.back();
        if (line.empty())
            line = word;
        else if (characterCount(line) + 1 + characterCount(word) <= width)
            line += " " + std::string(word);
        else
            lines.emplace_back(word);
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return lines;
}

class Writer {
public:
    explicit Writer(const Comments& comments) : m_comments(comments) {}

    std::string run(const YamlNode& root, const Schema& shape)
    {
        if (root.isMap() && !root.keys.empty())
            writeMap(root, shape, 0, {}, {});
        else if (root.isList() && !root.items.empty())
            writeList(root, shape, 0, {});
        else
            m_out += flowText(root, shape) + "\n";
        for (const std::string& line : m_comments.end) m_out += line + "\n";
        return std::move(m_out);
    }

private:
    const Comments::Place* commentsAt(const std::string& path) const
    {
        const auto found = m_comments.places.find(path);
        return found == m_comments.places.end() ? nullptr : &found->second;
    }

    void writeLine(const std::string& text, int indent)
    {
        if (!text.empty()) m_out += std::string(static_cast<std::size_t>(indent), ' ') + text;
        m_out += "\n";
    }

    /// Comments above a key or item, and with `lift` those from inside of it.
    void writeBefore(const std::string& path, int indent, bool lift)
    {
        if (const Comments::Place* place = commentsAt(path))
            for (const std::string& text : place->before)
                if (!text.empty() || !m_out.empty()) writeLine(text, indent);
        if (lift) liftFrom(path, indent);
    }

    /// Comments from inside of a value that is now written on one line.
    void liftFrom(const std::string& path, int indent)
    {
        for (auto it = m_comments.places.lower_bound(path);
             it != m_comments.places.end() && it->first.starts_with(path); ++it) {
            if (!isBelow(it->first, path)) continue;
            for (const std::string& text : it->second.before)
                if (!text.empty()) writeLine(text, indent);
            const std::size_t hash = it->second.after.find('#');
            if (hash != std::string::npos) writeLine(it->second.after.substr(hash), indent);
        }
    }

    std::string after(const std::string& path) const
    {
        const Comments::Place* place = commentsAt(path);
        return place == nullptr ? std::string() : place->after;
    }

    /// Whether a list or map is written on one line that begins at `column`.
    static bool onOneLine(const YamlNode& node, const Schema& shape, int column)
    {
        if (node.items.empty() || shape.layout == Schema::Layout::Flow) return true;
        if (shape.layout == Schema::Layout::Block) return false;
        return column + characterCount(flowText(node, shape)) <= kWidth;
    }

    /// The rest of a line that has reached `column`, and the lines below that belong to the value.
    void writeValue(const YamlNode& node, const Schema& shape, int indent, int column, const std::string& path,
                    const std::string& tail)
    {
        if (node.isScalar() && fitsBlock(node.text)) return writeBlock(node.text, indent, tail);
        if (node.isScalar() && shape.type == Schema::Type::Text && column + 1 + characterCount(node.text) > kWidth) {
            const std::vector<std::string> lines = foldedLines(node.text, kWidth - indent - kIndent);
            if (lines.size() > 1) return writeFolded(lines, indent, tail);
        }
        if (node.isScalar())
            m_out += " " + scalarText(node, shape, false);
        else if (node.isNull() || onOneLine(node, shape, column + 1))
            m_out += " " + flowText(node, shape);
        m_out += tail + "\n";
        if ((!node.isMap() && !node.isList()) || onOneLine(node, shape, column + 1)) return;
        if (node.isMap())
            writeMap(node, shape, indent + kIndent, path, {});
        else
            writeList(node, shape, indent + kIndent, path);
    }

    void writeFolded(const std::vector<std::string>& lines, int indent, const std::string& tail)
    {
        m_out += " >-" + tail + "\n";
        for (const std::string& text : lines) writeLine(text, indent + kIndent);
    }

    void writeBlock(std::string_view text, int indent, const std::string& tail)
    {
        m_out += (text.ends_with('\n') ? " |" : " |-") + tail + "\n";
        if (text.ends_with('\n')) text.remove_suffix(1);
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            writeLine(std::string(text.substr(at, end - at)), indent + kIndent);
            at = end + 1;
        }
    }

    /// `dash`: this is the inside of a list's item, whose dash is written; its comment goes to the end of the first
    /// line.
    void writeMap(const YamlNode& node, const Schema& shape, int indent, const std::string& path,
                  const std::string* dash)
    {
        for (const std::size_t i : keyOrder(node, shape)) {
            const std::string& key = node.keys[i].text;
            const YamlNode& item = node.items[i];
            const Schema& itemShape = shapeOfKey(item, shape, key);
            const std::string itemPath = keyPath(path, key);
            const std::string name = yamlScalar(key) + ":";
            const int column = indent + characterCount(name);
            if (dash == nullptr) {
                writeBefore(itemPath, indent,
                            item.isNull() || item.isScalar() || onOneLine(item, itemShape, column + 1));
                m_out += std::string(static_cast<std::size_t>(indent), ' ');
            }
            m_out += name;
            writeValue(item, itemShape, indent, column, itemPath,
                       dash != nullptr && !dash->empty() ? *dash : after(itemPath));
            dash = nullptr;
        }
    }

    void writeList(const YamlNode& node, const Schema& shape, int indent, const std::string& path)
    {
        ItemPaths paths(path);
        for (const YamlNode& item : node.items) {
            const Schema& itemShape = shapeOfItem(item, shape);
            const std::string itemPath = paths.next(item);
            const bool inner = (item.isMap() || item.isList()) && !onOneLine(item, itemShape, indent + 2);
            writeBefore(itemPath, indent, !inner);
            if (inner && item.isMap())
                liftFrom(keyPath(itemPath, item.keys[keyOrder(item, itemShape).front()].text), indent);
            m_out += std::string(static_cast<std::size_t>(indent), ' ') + "-";
            const std::string tail = after(itemPath);
            if (inner && item.isMap()) {
                m_out += " ";
                writeMap(item, itemShape, indent + kIndent, itemPath, &tail);
            } else {
                writeValue(item, itemShape, indent, indent + 1, itemPath, tail);
            }
        }
    }

    const Comments& m_comments;
    std::string m_out;
};

} // namespace

std::string writeYaml(const YamlNode& root, const Schema& shape, const Comments& comments)
{
    return Writer(comments).run(root, shapeFor(root, shape));
}

} // namespace marches::engine
