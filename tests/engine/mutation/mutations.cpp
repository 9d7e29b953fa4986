// SPDX-License-Identifier: GPL-3.0-or-later
#include "mutations.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "engine/io/files.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine::test {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> splitPath(const std::string& path)
{
    std::vector<std::string> words;
    std::size_t from = 0;
    while (from <= path.size()) {
        const std::size_t to = std::min(path.find('/', from), path.size());
        words.push_back(path.substr(from, to - from));
        from = to + 1;
    }
    return words;
}

/// A word in a file, where a word of the same kind might stand.
struct WrittenWord {
    std::string path; ///< with slashes, since ids have dots
    std::string kind; ///< the path without what tells one card, option or row from another
    std::string text;
    std::size_t offset = 0;
    int line = 0;
    bool isKey = false;
    bool isText = false; ///< in quotes: words, whatever they look like
};

/// Where the second word of a path is an id.
bool holdsIds(const std::string& word)
{
    static const std::set<std::string> holders{"rules", "options", "presets", "cards"};
    return holders.contains(word);
}

std::string kindOf(const std::vector<std::string>& path)
{
    std::string kind;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const bool isNumber =
            !path[i].empty() && std::ranges::all_of(path[i], [](char c) { return c >= '0' && c <= '9'; });
        const bool isId = i == 1 && holdsIds(path[0]) && path.size() > 2;
        kind += (isNumber || isId ? std::string("*") : path[i]) + '/';
    }
    return kind;
}

class WordCollector {
public:
    explicit WordCollector(const std::string& bytes) : m_bytes(bytes) {}

    std::vector<WrittenWord> run(const YamlNode& root)
    {
        visit(root, {});
        return std::move(m_words);
    }

private:
    void visit(const YamlNode& node, const std::string& path)
    {
        if (node.isScalar()) add(path, node.text, node.offset, node.line, false, node.quoted);
        for (std::size_t i = 0; i < node.items.size(); ++i) {
            const std::string below =
                (path.empty() ? "" : path + '/') + (node.isMap() ? node.keys[i].text : std::to_string(i));
            if (node.isMap()) {
                const YamlNode::Key& key = node.keys[i];
                add(below, key.text, key.offset, key.line, true, false);
            }
            visit(node.items[i], below);
        }
    }

    void add(const std::string& path, const std::string& text, int offset, int line, bool isKey, bool isText)
    {
        std::size_t at = static_cast<std::size_t>(offset);
        if (isText) ++at;
        if (m_bytes.compare(at, text.size(), text) != 0) return; // a text block, which is words
        std::string kind = kindOf(splitPath(path));
        m_words.push_back({path, std::move(kind), text, at, line, isKey, isText});
    }

    const std::string& m_bytes;
    std::vector<WrittenWord> m_words;
};

bool isInteger(const std::string& text)
{
    int number = 0;
    return toInteger(YamlNode::scalar(text), number);
}

bool isDecimal(const std::string& text)
{
    return text.find('.') != std::string::npos && text.find_first_not_of("-.0123456789") == std::string::npos;
}

/// The other values that an option knows, for a word that is one of them.
const OptionSpec* optionAt(const std::vector<std::string>& path, const RulesetData& data)
{
    const bool isDefault = path.size() == 3 && path[0] == "options" && path[2] == "default";
    const bool isSet = path.size() == 4 && path[0] == "presets" && path[2] == "values";
    if (!isDefault && !isSet) return nullptr;
    const auto found = std::ranges::find(data.options, isDefault ? path[1] : path[3], &OptionSpec::id);
    return found == data.options.end() ? nullptr : &*found;
}

/// What a word is changed to.
std::vector<std::string> changesOf(const WrittenWord& word, const std::set<std::string>& sameKind,
                                   const RulesetData& data)
{
    if (!word.isKey && isInteger(word.text)) {
        const int number = std::stoi(word.text);
        const int step = std::max(1, std::abs(number) / 10);
        return {std::to_string(number + step), std::to_string(number - step)};
    }
    if (!word.isKey && isDecimal(word.text))
        return {word.text + "1", (word.text[0] == '-' ? word.text.substr(1) : '-' + word.text)};
    if (!word.isKey && word.text == "true") return {"false"};
    if (!word.isKey && word.text == "false") return {"true"};
    std::vector<std::string> changes{word.text + "x"};
    std::set<std::string> others = sameKind;
    if (const OptionSpec* option = word.isKey ? nullptr : optionAt(splitPath(word.path), data))
        others = {option->values.begin(), option->values.end()};
    auto next = others.upper_bound(word.text);
    if (next == others.end()) next = others.begin();
    // A key twice in a map is refused by any reader; what its neighbours are called is no change of interest.
    if (!word.isKey && next != others.end() && *next != word.text) changes.push_back(*next);
    return changes;
}

} // namespace

RulesetFiles filesOf(const std::string& folder)
{
    RulesetFiles files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".yaml") continue;
        files.emplace(fs::relative(entry.path(), folder).string(), readFile(entry.path().string(), 2'500'000).value());
    }
    return files;
}

std::string Mutation::applied(const std::string& bytes) const
{
    return bytes.substr(0, offset) + after + bytes.substr(offset + before.size());
}

std::string Mutation::text() const
{
    return file + ':' + std::to_string(line) + ' ' + path + ": " + before + " becomes " + after;
}

bool rests(const std::string& path, bool isKey)
{
    const std::vector<std::string> words = splitPath(path);
    static const std::set<std::string> texts{"title", "text", "source", "name"};
    // Words of the game's language, and which language that is.
    if (words[0] == "language" || words[0] == "names" || words[0] == "texts") return true;
    if (texts.contains(words[0])) return true;
    if (isKey && words.size() == 2 && words[0] == "cards") return true;
    if (words.size() < 3) return false;
    if (holdsIds(words[0]) && texts.contains(words[2])) return true;
    if (words[0] == "options" && words[2] == "values") return words.size() > 4 && texts.contains(words[4]);
    // Which rules a person finds an option mentioned at.
    return words[0] == "options" && words[2] == "rules" && words.size() > 3;
}

std::vector<Mutation> mutationsOf(const RulesetFiles& files, const RulesetData& data)
{
    std::vector<Mutation> mutations;
    for (const auto& [file, bytes] : files) {
        const Result<YamlNode> root = readYaml(bytes, file);
        if (!root) continue;
        const std::vector<WrittenWord> words = WordCollector(bytes).run(*root);
        std::map<std::string, std::set<std::string>> kinds;
        for (const WrittenWord& word : words)
            if (!word.isKey) kinds[word.kind].insert(word.text);
        for (const WrittenWord& word : words) {
            if (rests(word.path, word.isKey)) continue;
            for (const std::string& after : changesOf(word, kinds[word.kind], data))
                mutations.push_back({file, word.line, word.path, word.text, after, word.offset});
        }
    }
    return mutations;
}

} // namespace marches::engine::test
