// SPDX-License-Identifier: GPL-3.0-or-later
// Comments of a file: found here, written again by yamlwriter.cpp.
#include <algorithm>
#include <vector>

#include "engine/base/utf8.h"
#include "engine/yaml/commentpath.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

// What divides the parts of a path. Keys and texts may hold any character, so theirs are written with a mark before
// them.
constexpr char kSeparator = '\x1f';
constexpr char kCounter = '\x1e';
constexpr char kMark = '\x1d';

std::string withMarks(std::string_view name)
{
    std::string out;
    for (const char c : name) {
        const bool divides = c == kSeparator || c == kCounter || c == kMark;
        if (divides) out += kMark;
        out += divides ? static_cast<char>(c + '@') : c;
    }
    return out;
}

/// Where a key or an item begins. Of several on one line the first is the outermost.
struct Anchor {
    int line = 0;
    std::string path;
};

/// Bytes in which '#' and blank lines are content: quoted texts and blocks of lines.
struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::size_t lineEnd(std::string_view text, std::size_t at) { return std::min(text.find('\n', at), text.size()); }

std::size_t indentAt(std::string_view text, std::size_t at)
{
    std::size_t indent = 0;
    while (at + indent < text.size() && text[at + indent] == ' ') ++indent;
    return indent;
}

bool isBlank(std::string_view line) { return line.find_first_not_of(" \t\r") == std::string_view::npos; }

/// The lines below a `|` or `>`, without blank lines at their end. The header line may have a comment of its own.
Span blockSpan(std::string_view text, std::size_t begin)
{
    std::size_t at = std::min(lineEnd(text, begin) + 1, text.size());
    Span span{at, at};
    std::size_t indent = 0;
    while (at < text.size()) {
        const std::size_t end = lineEnd(text, at);
        if (!isBlank(text.substr(at, end - at))) {
            const std::size_t here = indentAt(text, at);
            if (indent == 0) indent = here;
            if (here < indent || here == 0) break;
            span.end = end;
        }
        at = end + 1;
    }
    return span;
}

class Finder {
public:
    explicit Finder(std::string_view text) : m_text(text) {}

    void visit(const YamlNode& node, const std::string& path)
    {
        if (node.isScalar()) return addSpan(node.offset);
        ItemPaths paths(path);
        for (std::size_t i = 0; i < node.items.size(); ++i) {
            const YamlNode& item = node.items[i];
            std::string itemPath = node.isMap() ? keyPath(path, node.keys[i].text) : paths.next(item);
            m_anchors.push_back({node.isMap() ? node.keys[i].line : item.line, itemPath});
            if (node.isMap()) addSpan(node.keys[i].offset);
            visit(item, itemPath);
        }
    }

    Comments run()
    {
        std::ranges::sort(m_spans, {}, &Span::begin);
        std::size_t at = 0;
        for (int number = 1; at < m_text.size(); ++number) {
            const std::size_t end = lineEnd(m_text, at);
            readLine(at, end, number);
            at = end + 1;
        }
        finish();
        return std::move(m_comments);
    }

private:
    void addSpan(int offset)
    {
        const auto at = static_cast<std::size_t>(offset);
        if (at >= m_text.size()) return;
        const char c = m_text[at];
        if (c == '"' || c == '\'') m_spans.push_back({at, std::min(quotedEnd(m_text, at), m_text.size())});
        if (c == '|' || c == '>') m_spans.push_back(blockSpan(m_text, at));
    }

    /// Start of the comment on a line, or its end. `whole`: nothing else is on the line.
    std::size_t commentStart(std::size_t begin, std::size_t end)
    {
        for (std::size_t at = begin; at < end; ++at) {
            while (m_span < m_spans.size() && m_spans[m_span].end <= at) ++m_span;
            if (m_span < m_spans.size() && m_spans[m_span].begin <= at) {
                at = m_spans[m_span].end - 1;
                continue;
            }
            if (m_text[at] == '#' && (at == begin || m_text[at - 1] == ' ' || m_text[at - 1] == '\t')) return at;
        }
        return end;
    }

    bool isContent(std::size_t begin)
    {
        while (m_span < m_spans.size() && m_spans[m_span].end <= begin) ++m_span;
        return m_span < m_spans.size() && m_spans[m_span].begin <= begin && m_spans[m_span].end > begin;
    }

    void readLine(std::size_t begin, std::size_t end, int number)
    {
        const bool content = isContent(begin);
        std::size_t hash = commentStart(begin, end);
        std::string_view comment = m_text.substr(hash, end - hash);
        while (!comment.empty() && (comment.back() == ' ' || comment.back() == '\r' || comment.back() == '\t'))
            comment.remove_suffix(1);
        const bool alone = !content && isBlank(m_text.substr(begin, hash - begin));
        if (alone) {
            const bool blank = comment.empty();
            if (!blank || (!m_pending.empty() && !m_pending.back().empty()) || (m_pending.empty() && m_anchor > 0))
                m_pending.emplace_back(comment);
            return;
        }
        const std::string* path = anchorOn(number);
        if (path != nullptr) {
            Comments::Place place{std::move(m_pending), {}};
            m_pending.clear();
            if (!comment.empty()) {
                while (hash > begin && (m_text[hash - 1] == ' ' || m_text[hash - 1] == '\t')) --hash;
                place.after = std::string(m_text.substr(
                    hash, static_cast<std::size_t>(comment.data() + comment.size() - m_text.data()) - hash));
            }
            if (!place.before.empty() || !place.after.empty()) m_comments.places.emplace(*path, std::move(place));
        } else if (!comment.empty()) {
            m_pending.emplace_back(comment); // behind the end of something: goes to what comes next
        }
    }

    /// The outermost key or item that begins on a line.
    const std::string* anchorOn(int number)
    {
        while (m_anchor < m_anchors.size() && m_anchors[m_anchor].line < number) ++m_anchor;
        if (m_anchor == m_anchors.size() || m_anchors[m_anchor].line != number) return nullptr;
        const std::string* path = &m_anchors[m_anchor].path;
        while (m_anchor < m_anchors.size() && m_anchors[m_anchor].line == number) ++m_anchor;
        return path;
    }

    void finish()
    {
        while (!m_pending.empty() && m_pending.back().empty()) m_pending.pop_back();
        m_comments.end = std::move(m_pending);
    }

    std::string_view m_text;
    std::vector<Anchor> m_anchors;
    std::vector<Span> m_spans;
    std::vector<std::string> m_pending;
    std::size_t m_anchor = 0;
    std::size_t m_span = 0;
    Comments m_comments;
};

/// A short name of what an item says.
std::string itemName(const YamlNode& item)
{
    if (item.isScalar()) return item.text;
    std::string name;
    for (const YamlNode& part : item.items) {
        name += (name.empty() ? "" : ",") + (part.isScalar() ? part.text : itemName(part));
        if (item.isMap()) break; // by its first key alone, so that a comment survives a change of the others
    }
    return name;
}

} // namespace

std::string keyPath(const std::string& path, std::string_view key) { return path + kSeparator + withMarks(key); }

bool isBelow(std::string_view inner, std::string_view path)
{
    return inner.size() > path.size() && inner.starts_with(path) && inner[path.size()] == kSeparator;
}

std::string ItemPaths::next(const YamlNode& item)
{
    const std::string name = itemName(item);
    const int count = ++m_seen[name];
    std::string path = keyPath(m_list, "- " + name);
    return count == 1 ? path : path + kCounter + std::to_string(count);
}

Comments collectComments(std::string_view text, const YamlNode& root)
{
    Finder finder(text);
    finder.visit(root, {});
    return finder.run();
}

} // namespace marches::engine
