// SPDX-License-Identifier: GPL-3.0-or-later
// The first key of a file of ours, which says what it is.
#include <algorithm>
#include <charconv>
#include <map>
#include <memory>
#include <mutex>

#include "engine/io/files.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

struct Header {
    std::string_view kind;
    int version = 0; ///< 0: not a number
};

Header parseHeader(std::string_view text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return {text, 0};
    Header header{text.substr(0, slash), 0};
    const std::string_view number = text.substr(slash + 1);
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), header.version);
    if (error != std::errc{} || end != number.data() + number.size()) header.version = 0;
    return header;
}

bool isTranslation(std::string_view file) { return file.ends_with(".po"); }
Error notDocument(std::string_view file) { return {"translation-not-document", {}, std::string(file), 0, 0, {}}; }

/// What was read of files before, by their bytes. A program reads each file of a map or of rules four times when it
/// starts, and again for each game; parsing is two thirds of that.
class ReadBefore {
public:
    std::shared_ptr<const YamlNode> find(const std::string& bytes)
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_trees.find(bytes);
        return found == m_trees.end() ? nullptr : found->second;
    }
    void keep(const std::string& bytes, const YamlNode& tree)
    {
        if (bytes.size() > kLargest) return;
        auto kept = std::make_shared<const YamlNode>(tree);
        const std::lock_guard lock(m_mutex);
        if (m_bytes + bytes.size() > kMost) {
            m_trees.clear();
            m_bytes = 0;
        }
        if (m_trees.emplace(bytes, std::move(kept)).second) m_bytes += bytes.size();
    }

private:
    static constexpr std::size_t kLargest = 100'000;
    static constexpr std::size_t kMost = 2'000'000; ///< a tree takes some ten times the bytes that it was read from

    std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<const YamlNode>> m_trees;
    std::size_t m_bytes = 0;
};

ReadBefore& readBefore()
{
    static ReadBefore kept;
    return kept;
}

/// The tree, if its first key says that it is of the kind and of no newer version.
[[nodiscard]] Result<YamlNode> ofKind(Result<YamlNode> root, std::string_view file, std::string_view kind, int version)
{
    if (!root) return root;
    const YamlNode* first = root->find("marches");
    if (first == nullptr || !first->isScalar() || root->keys.front().text != "marches")
        return fail(errorAt(*root, file, {}, "not-a-marches-file",
                            {{"kind", std::string(kind)}, {"version", std::to_string(version)}}));
    const Header header = parseHeader(first->text);
    if (header.kind != kind)
        return fail(
            errorAt(*first, file, "marches", "wrong-kind", {{"found", first->text}, {"kind", std::string(kind)}}));
    if (header.version > version)
        return fail(errorAt(*first, file, "marches", "newer-version",
                            {{"found", first->text}, {"known", std::to_string(version)}}));
    if (header.version < 1)
        return fail(errorAt(*first, file, "marches", "unknown-version",
                            {{"found", first->text}, {"known", std::to_string(version)}}));
    return root;
}

} // namespace

Result<YamlNode> readDocument(std::string_view bytes, std::string_view file, std::string_view kind, int version,
                              const YamlLimits& limits)
{
    if (isTranslation(file)) return fail(notDocument(file));
    return ofKind(readYaml(bytes, file, limits), file, kind, version);
}

Result<YamlNode> readDocument(const std::string& file, std::string_view kind, int version)
{
    if (isTranslation(file)) return fail(notDocument(file));
    const Result<std::string> bytes = readFile(file, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    if (const std::shared_ptr<const YamlNode> tree = readBefore().find(*bytes))
        return ofKind(*tree, file, kind, version);
    Result<YamlNode> root = readDocument(*bytes, file, kind, version);
    if (root) readBefore().keep(*bytes, *root);
    return root;
}

std::string documentKind(const std::string& file)
{
    constexpr std::string_view kKey = "marches:";
    Result<std::string> bytes = readFile(file, kLargestDocument);
    if (!bytes) return {};
    std::string_view rest = *bytes;
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        if (line.starts_with(kKey)) {
            std::string_view value = line.substr(kKey.size());
            value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
            return std::string(parseHeader(value.substr(0, value.find_first_of(" \r"))).kind);
        }
        const std::size_t text = line.find_first_not_of(" \t\r");
        if (text != std::string_view::npos && line[text] != '#') return {};
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    }
    return {};
}

} // namespace marches::engine
