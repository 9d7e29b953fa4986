// SPDX-License-Identifier: GPL-3.0-or-later
// The first key of a file of ours, which says what it is.
#include <algorithm>
#include <charconv>

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

} // namespace

Result<YamlNode> readDocument(std::string_view bytes, std::string_view file, std::string_view kind, int version,
                              const YamlLimits& limits)
{
    if (file.ends_with(".po")) return fail({"translation-not-document", {}, std::string(file), 0, 0, {}});
    Result<YamlNode> root = readYaml(bytes, file, limits);
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

Result<YamlNode> readDocument(const std::string& file, std::string_view kind, int version)
{
    const Result<std::string> bytes = readFile(file, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    return readDocument(*bytes, file, kind, version);
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
