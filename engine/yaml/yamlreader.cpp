// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/yaml/yamlreader.h"

#include <algorithm>
#include <sstream>

#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "engine/base/utf8.h"

// The library's own tree is not used: it forgets duplicate keys and keeps no place for many nodes. Its parser only
// sends events, from which the tree is made here; everything that we do not take ends the parsing by an exception with
// its place.

namespace marches::engine {

namespace {

struct Refused {
    Error error;
};

/// Finds line and column in characters for the byte offsets of marks, which mostly come in ascending order.
class Places {
public:
    explicit Places(std::string_view bytes) : m_bytes(bytes) {}

    struct Place {
        int line = 1;
        int column = 1;
        int offset = 0;
    };

    Place of(const YAML::Mark& mark)
    {
        const std::size_t offset = std::min(static_cast<std::size_t>(std::max(mark.pos, 0)), m_bytes.size());
        const std::size_t lineStart = offset - std::min(offset, static_cast<std::size_t>(std::max(mark.column, 0)));
        if (lineStart != m_lineStart || offset < m_offset) {
            m_lineStart = m_offset = lineStart;
            m_column = 1;
        }
        m_column += characterCount(m_bytes.substr(m_offset, offset - m_offset));
        m_offset = offset;
        return {mark.line + 1, m_column, static_cast<int>(offset)};
    }

private:
    std::string_view m_bytes;
    std::size_t m_lineStart = 0;
    std::size_t m_offset = 0;
    int m_column = 1;
};

/// The parser makes a single byte of the escapes \N (U+0085) and \_ (U+00A0), which alone is no UTF-8.
std::string wellFormed(const std::string& text)
{
    if (isUtf8(text)) return text;
    std::string repaired;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        if (step.valid)
            repaired.append(text, at, step.next - at);
        else
            appendUtf8(repaired, static_cast<unsigned char>(text[at]));
        at = step.next;
    }
    return repaired;
}

/// Makes our tree from the parser's events.
class TreeBuilder final : public YAML::EventHandler {
public:
    TreeBuilder(std::string_view bytes, std::string_view file, const YamlLimits& limits)
        : m_bytes(bytes), m_file(file), m_limits(limits), m_places(bytes)
    {}

    YamlNode take() { return std::move(m_root); }
    bool begun() const { return m_begun; }

    Error errorAt(const YAML::Mark& mark, std::string code, ErrorArgs args = {})
    {
        const Places::Place place = m_places.of(mark);
        return {std::move(code), std::move(args), std::string(m_file), place.line, place.column, path()};
    }
    /// An error of the parser itself. Where something is not closed it marks the end of the file, and where a tab
    /// indents a line whatever follows; a person looks for the opening bracket and for the tab.
    Error syntaxError(const YAML::Mark& mark, const std::string& code)
    {
        Error error = errorAt(mark, code, {{"limit", std::to_string(m_limits.depth)}});
        const auto offset = static_cast<std::size_t>(m_places.of(mark).offset);
        const std::size_t lineStart = offset == 0 ? 0 : m_bytes.rfind('\n', offset - 1) + 1; // npos + 1 is 0
        const std::size_t text = m_bytes.find_first_not_of(' ', lineStart);
        if (code == "yaml-unclosed" && !m_open.empty()) {
            error.line = m_open.back()->line;
            error.column = m_open.back()->column;
        } else if (text != std::string_view::npos && m_bytes[text] == '\t') {
            error.code = "yaml-tab";
            error.column = static_cast<int>(text - lineStart) + 1;
        }
        return error;
    }
    [[noreturn]] void refuse(const YAML::Mark& mark, std::string code, ErrorArgs args = {})
    {
        throw Refused{errorAt(mark, std::move(code), std::move(args))};
    }

    void OnDocumentStart(const YAML::Mark& mark) override
    {
        if (m_begun) {
            const auto offset = static_cast<std::size_t>(m_places.of(mark).offset);
            refuse(mark, m_bytes.substr(offset, 3) == "---" ? "yaml-many-documents" : "yaml-syntax");
        }
        m_begun = true;
    }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        YamlNode node;
        check(mark, {}, anchor);
        const Places::Place place = m_places.of(mark);
        const auto offset = static_cast<std::size_t>(place.offset);
        const bool written =
            offset < m_bytes.size() && std::string_view("~nN").find(m_bytes[offset]) != std::string_view::npos;
        if (expectsKey()) refuse(mark, "yaml-key-not-text");
        setPlace(node, place);
        // An empty value has no place of its own: the mark is that of whatever comes next.
        if (!written && !m_open.empty() && m_open.back()->isMap()) {
            const YamlNode::Key& key = m_open.back()->keys.back();
            setPlace(node, {key.line, key.column, key.offset});
        }
        put(std::move(node));
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override { refuse(mark, "yaml-alias"); }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override
    {
        check(mark, tag, anchor);
        const Places::Place place = m_places.of(mark);
        if (tag == "!") checkClosed(mark, place);
        if (expectsKey()) {
            addKey(mark, place, wellFormed(value));
            return;
        }
        YamlNode node = YamlNode::scalar(wellFormed(value));
        node.quoted = tag == "!";
        setPlace(node, place);
        put(std::move(node));
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value /*style*/) override
    {
        open(mark, tag, anchor, YamlNode::list());
    }
    void OnSequenceEnd() override { m_open.pop_back(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value /*style*/) override
    {
        open(mark, tag, anchor, YamlNode::map());
    }
    void OnMapEnd() override
    {
        checkDuplicates(m_open.back()->keys);
        m_open.pop_back();
    }

private:
    bool expectsKey() const
    {
        return !m_open.empty() && m_open.back()->isMap() && m_open.back()->keys.size() == m_open.back()->items.size();
    }

    void check(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor)
    {
        if (anchor != 0) refuse(mark, "yaml-anchor");
        const auto offset = static_cast<std::size_t>(std::max(mark.pos, 0));
        const bool bare =
            tag.empty() || tag == "?" || (tag == "!" && !(offset < m_bytes.size() && m_bytes[offset] == '!'));
        if (!bare) refuse(mark, "yaml-tag");
        if (++m_nodes > m_limits.nodes) refuse(mark, "yaml-too-many", {{"limit", std::to_string(m_limits.nodes)}});
    }

    /// The parser takes a quoted text for ended where the file ends.
    void checkClosed(const YAML::Mark& mark, const Places::Place& place)
    {
        const auto at = static_cast<std::size_t>(place.offset);
        if (at >= m_bytes.size() || (m_bytes[at] != '"' && m_bytes[at] != '\'')) return;
        if (quotedEnd(m_bytes, at) == std::string_view::npos) refuse(mark, "yaml-unclosed-quote");
    }

    void open(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YamlNode node)
    {
        check(mark, tag, anchor);
        if (expectsKey()) refuse(mark, "yaml-key-not-text");
        if (static_cast<int>(m_open.size()) >= m_limits.depth)
            refuse(mark, "yaml-too-deep", {{"limit", std::to_string(m_limits.depth)}});
        setPlace(node, m_places.of(mark));
        YamlNode& place = put(std::move(node));
        m_open.push_back(&place);
    }

    void addKey(const YAML::Mark& mark, const Places::Place& place, const std::string& key)
    {
        if (key == "<<") refuse(mark, "yaml-merge");
        if (key.size() > m_limits.key) refuse(mark, "yaml-long-key", {{"limit", std::to_string(m_limits.key)}});
        m_open.back()->keys.push_back({key, place.line, place.column, place.offset});
    }

    /// By sorting, so that no input makes it slow.
    void checkDuplicates(const std::vector<YamlNode::Key>& keys)
    {
        std::vector<const YamlNode::Key*> sorted;
        sorted.reserve(keys.size());
        for (const YamlNode::Key& key : keys) sorted.push_back(&key);
        std::sort(sorted.begin(), sorted.end(), [](const YamlNode::Key* a, const YamlNode::Key* b) {
            return a->text != b->text ? a->text < b->text : a->offset < b->offset;
        });
        const auto same = [](const YamlNode::Key* a, const YamlNode::Key* b) { return a->text == b->text; };
        const auto twice = std::adjacent_find(sorted.begin(), sorted.end(), same);
        if (twice == sorted.end()) return;
        const YamlNode::Key& first = **twice;
        const YamlNode::Key& second = **(twice + 1);
        const std::string above = path();
        throw Refused{{"duplicate-key",
                       {{"key", second.text}, {"first", std::to_string(first.line)}},
                       std::string(m_file),
                       second.line,
                       second.column,
                       above.empty() ? second.text : above + "." + second.text}};
    }

    YamlNode& put(YamlNode node)
    {
        if (m_open.empty()) {
            m_root = std::move(node);
            return m_root;
        }
        std::vector<YamlNode>& items = m_open.back()->items;
        items.push_back(std::move(node));
        return items.back();
    }

    static void setPlace(YamlNode& node, const Places::Place& place)
    {
        node.line = place.line;
        node.column = place.column;
        node.offset = place.offset;
    }

    /// Path of what is being read: of every open map the key whose value is on its way, of every list the item.
    std::string path() const
    {
        std::string path;
        for (std::size_t i = 0; i < m_open.size(); ++i) {
            const YamlNode& node = *m_open[i];
            const bool inside = i + 1 < m_open.size(); // the open child stands among the items already
            if (node.isList())
                path += "[" + std::to_string(node.items.size() - (inside ? 1 : 0)) + "]";
            else if (inside || node.keys.size() > node.items.size())
                path += (path.empty() ? "" : ".") + node.keys.back().text;
        }
        return path;
    }

    std::string_view m_bytes;
    std::string_view m_file;
    YamlLimits m_limits;
    Places m_places;
    YamlNode m_root;
    std::vector<YamlNode*> m_open; ///< not yet ended; the pointers hold because only the innermost one grows
    int m_nodes = 0;
    bool m_begun = false;
};

/// Our code for a message of the parser. Its messages are English and for programmers.
std::string syntaxCode(const YAML::ParserException& error)
{
    namespace Msg = YAML::ErrorMsg;
    if (dynamic_cast<const YAML::DeepRecursion*>(&error) != nullptr) return "yaml-too-deep";
    static const std::vector<std::pair<std::string_view, std::string_view>> kCodes = {
        {Msg::TAB_IN_INDENTATION, "yaml-tab"},
        {Msg::END_OF_MAP, "yaml-indentation"},
        {Msg::END_OF_SEQ, "yaml-indentation"},
        {Msg::END_OF_MAP_FLOW, "yaml-unclosed"},
        {Msg::END_OF_SEQ_FLOW, "yaml-unclosed"},
        {Msg::EOF_IN_SCALAR, "yaml-unclosed-quote"},
        {Msg::DOC_IN_SCALAR, "yaml-unclosed-quote"},
        {Msg::INVALID_HEX, "yaml-escape"},
        {Msg::INVALID_ESCAPE, "yaml-escape"},
        {Msg::INVALID_UNICODE, "yaml-escape"},
        {Msg::MAP_VALUE, "yaml-colon"},
        {Msg::MAP_KEY, "yaml-colon"},
        {Msg::FLOW_END, "yaml-flow-end"},
        {Msg::ALIAS_NOT_FOUND, "yaml-alias"},
        {Msg::ANCHOR_NOT_FOUND, "yaml-anchor"},
        {Msg::CHAR_IN_ALIAS, "yaml-alias"},
        {Msg::CHAR_IN_ANCHOR, "yaml-anchor"},
        {Msg::ALIAS_CONTENT, "yaml-alias"},
        {Msg::UNKNOWN_ANCHOR, "yaml-alias"},
        {Msg::MULTIPLE_ANCHORS, "yaml-anchor"},
        {Msg::MULTIPLE_ALIASES, "yaml-alias"},
        {Msg::MULTIPLE_TAGS, "yaml-tag"},
        {Msg::CHAR_IN_TAG_HANDLE, "yaml-tag"},
        {Msg::TAG_WITH_NO_SUFFIX, "yaml-tag"},
        {Msg::END_OF_VERBATIM_TAG, "yaml-tag"},
        {Msg::UNKNOWN_TOKEN, "yaml-unknown-token"},
    };
    for (const auto& [message, code] : kCodes)
        if (error.msg.starts_with(message)) return std::string(code);
    return "yaml-syntax";
}

/// The parser keeps all of a flow collection in memory until it is sure what it begins with, some 200 bytes a token, so
/// the characters that begin tokens are bounded before it sees any of them. A text has far fewer than a list of short
/// words.
[[nodiscard]] Result<void> checkStructure(std::string_view bytes, std::string_view file, int limit)
{
    int line = 1;
    int left = limit;
    for (const char c : bytes) {
        if (c == '\n') ++line;
        if (std::string_view("[]{},:").find(c) != std::string_view::npos && --left < 0)
            return fail({"yaml-too-many", {{"limit", std::to_string(limit)}}, std::string(file), line, 0, {}});
    }
    return {};
}

/// Directives (%YAML, %TAG) would change the meaning of what follows. Line of the first one, or 0.
int directiveLine(std::string_view bytes)
{
    int line = 1;
    while (!bytes.empty()) {
        const std::string_view text = bytes.substr(0, bytes.find('\n'));
        if (text.starts_with('%')) return line;
        const std::size_t first = text.find_first_not_of(" \t\r");
        if (first != std::string_view::npos && text[first] != '#') return 0;
        bytes.remove_prefix(std::min(bytes.size(), text.size() + 1));
        ++line;
    }
    return 0;
}

[[nodiscard]] Result<void> checkBytes(std::string_view bytes, std::string_view file, const YamlLimits& limits)
{
    if (bytes.size() > limits.bytes)
        return fail({"file-too-large", {{"limit", std::to_string(limits.bytes)}}, std::string(file), 0, 0, {}});
    if (Result<void> text = validateUtf8(bytes, file); !text) return text;
    if (const int line = directiveLine(bytes); line != 0)
        return fail({"yaml-directive", {}, std::string(file), line, 1, {}});
    return checkStructure(bytes, file, limits.nodes);
}

} // namespace

Result<YamlNode> readYaml(std::string_view bytes, std::string_view file, const YamlLimits& limits)
{
    if (Result<void> checked = checkBytes(bytes, file, limits); !checked) return fail(std::move(checked.error()));
    TreeBuilder builder(bytes, file, limits);
    try {
        std::istringstream stream{std::string(bytes)};
        YAML::Parser parser(stream);
        parser.HandleNextDocument(builder);
        if (!builder.begun()) return fail({"file-empty", {}, std::string(file), 0, 0, {}});
        parser.HandleNextDocument(builder); // refuses a second one
    } catch (Refused& refused) {
        return fail(std::move(refused.error));
    } catch (const YAML::ParserException& error) {
        return fail(builder.syntaxError(error.mark, syntaxCode(error)));
    } catch (const YAML::Exception& error) {
        return fail(builder.syntaxError(error.mark, "yaml-syntax"));
    }
    return builder.take();
}

Error errorAt(const YamlNode& node, std::string_view file, std::string path, std::string code, ErrorArgs args)
{
    return {std::move(code), std::move(args), std::string(file), node.line, node.column, std::move(path)};
}

Error errorAt(const YamlNode::Key& key, std::string_view file, std::string path, std::string code, ErrorArgs args)
{
    return {std::move(code), std::move(args), std::string(file), key.line, key.column, std::move(path)};
}

} // namespace marches::engine
