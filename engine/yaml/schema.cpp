// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/yaml/schema.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "engine/base/languagename.h"
#include "engine/base/utf8.h"
#include "engine/yaml/yamlreader.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLower(char c) { return c >= 'a' && c <= 'z'; }
bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }

/// Words of letters and digits joined by single `separator`s.
template <class Allowed> bool isJoined(std::string_view text, char separator, Allowed allowed)
{
    if (text.empty() || text.size() > kLongestId || text.back() == separator) return false;
    char before = separator;
    for (const char c : text) {
        if (c == separator ? before == separator : !allowed(c)) return false;
        before = c;
    }
    return true;
}

bool isOptionId(std::string_view text)
{
    const std::size_t dot = text.find('.');
    return dot != std::string_view::npos && isId(text.substr(0, dot)) && isId(text.substr(dot + 1));
}

bool isRuleId(std::string_view text)
{
    return isJoined(text, '-', [](char c) { return isUpper(c) || isDigit(c) || isLower(c); }) && isUpper(text.front());
}

bool isTextKey(std::string_view text)
{
    return isJoined(text, '.', [](char c) { return isUpper(c) || isDigit(c) || isLower(c) || c == '-'; });
}

bool keyFits(std::string_view key, Schema::Keys keys)
{
    switch (keys) {
    case Schema::Keys::Id: return isId(key);
    case Schema::Keys::OptionId: return isOptionId(key);
    case Schema::Keys::RuleId: return isRuleId(key);
    case Schema::Keys::TextKey: return isTextKey(key);
    case Schema::Keys::Any: return !key.empty() && key.size() <= 200;
    }
    return false;
}

std::string keyError(Schema::Keys keys)
{
    switch (keys) {
    case Schema::Keys::OptionId: return "not-an-option-id";
    case Schema::Keys::RuleId: return "not-a-rule-id";
    case Schema::Keys::TextKey: return "not-a-text-key";
    default: return "not-an-id";
    }
}

/// The beginning of what was found, for the sentence of an error.
std::string shown(const YamlNode& node)
{
    constexpr std::size_t kLongest = 40;
    if (node.isList()) return "[…]";
    if (node.isMap()) return "{…}";
    std::string text;
    for (const char c : node.text.substr(0, kLongest)) text += c == '\n' || c == '\t' ? ' ' : c;
    while (!isUtf8(text)) text.pop_back(); // cut in the middle of a character
    return text.size() < node.text.size() ? text + "…" : text;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string sub(const std::string& path, std::string_view key)
{
    return path.empty() ? std::string(key) : path + "." + std::string(key);
}

/// Walks a document along its shape and collects what is wrong.
class SchemaCheck {
public:
    SchemaCheck(std::string_view file, Errors& errors) : m_file(file), m_errors(errors) {}

    void check(const YamlNode& node, const Schema& shape, const std::string& path)
    {
        if (full()) return;
        switch (shape.type) {
        case Schema::Type::Any: return;
        case Schema::Type::Text: return checkText(node, shape, path);
        case Schema::Type::Id: return checkId(node, path);
        case Schema::Type::Language: return checkLanguage(node, path);
        case Schema::Type::Integer:
        case Schema::Type::Number: return checkNumber(node, shape, path);
        case Schema::Type::Switch: return checkFlag(node, path);
        case Schema::Type::Word: return checkWord(node, shape, path);
        case Schema::Type::Color: return checkColor(node, path);
        case Schema::Type::Scalar:
            if (!node.isScalar()) reportWrong(node, path, "expected-value");
            return;
        case Schema::Type::List: return checkList(node, shape, path);
        case Schema::Type::MapOf: return checkMap(node, shape, path);
        case Schema::Type::Object: return checkObject(node, shape, path);
        case Schema::Type::Either: return check(node, alternative(node, shape), path);
        }
    }

private:
    /// So many are told that no more are looked for.
    bool full() const { return m_errors.size() >= kMaxErrors; }
    void add(Error error)
    {
        if (!full()) m_errors.push_back(std::move(error));
    }
    void reportWrong(const YamlNode& node, const std::string& path, std::string code, ErrorArgs args = {})
    {
        args.insert(args.begin(), {"found", shown(node)});
        add(errorAt(node, m_file, path, std::move(code), std::move(args)));
    }

    void checkText(const YamlNode& node, const Schema& shape, const std::string& path)
    {
        if (!node.isScalar()) return reportWrong(node, path, "expected-text");
        const int length = characterCount(node.text);
        if (length < shape.min) reportWrong(node, path, "text-empty");
        if (length > shape.max) reportWrong(node, path, "text-too-long", {{"limit", shortestNumber(shape.max)}});
    }

    void checkId(const YamlNode& node, const std::string& path)
    {
        if (!node.isScalar()) return reportWrong(node, path, "expected-id");
        if (!isId(node.text)) reportWrong(node, path, "not-an-id");
    }

    void checkLanguage(const YamlNode& node, const std::string& path)
    {
        if (!node.isScalar()) return reportWrong(node, path, "expected-text");
        if (!isLanguageName(node.text)) reportWrong(node, path, "not-a-language");
    }

    void checkNumber(const YamlNode& node, const Schema& shape, const std::string& path)
    {
        const bool whole = shape.type == Schema::Type::Integer;
        double value = 0;
        int integer = 0;
        if (!toNumber(node, value)) return reportWrong(node, path, whole ? "expected-integer" : "expected-number");
        const bool fits = value >= shape.min && value <= shape.max;
        if (fits && whole && !toInteger(node, integer)) return reportWrong(node, path, "expected-integer");
        if (!fits)
            reportWrong(node, path, "out-of-range",
                        {{"min", shortestNumber(shape.min)}, {"max", shortestNumber(shape.max)}});
    }

    void checkFlag(const YamlNode& node, const std::string& path)
    {
        static const std::vector<std::string> kTrue{"True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"};
        static const std::vector<std::string> kFalse{"False", "FALSE", "no", "No", "NO", "off", "Off", "OFF"};
        bool value = false;
        if (toFlag(node, value)) return;
        ErrorArgs args;
        if (std::ranges::find(kTrue, node.text) != kTrue.end() || node.text == "true")
            args.emplace_back("hint", "true");
        if (std::ranges::find(kFalse, node.text) != kFalse.end() || node.text == "false")
            args.emplace_back("hint", "false");
        reportWrong(node, path, "expected-switch", std::move(args));
    }

    void checkWord(const YamlNode& node, const Schema& shape, const std::string& path)
    {
        if (!node.isScalar()) return reportWrong(node, path, "expected-word", {{"allowed", joined(shape.words)}});
        if (full() || std::ranges::find(shape.words, node.text) != shape.words.end()) return;
        Error error = unknownName(node, m_file, path, "unknown-word", shown(node), shape.words, m_hints);
        error.args.emplace_back("allowed", joined(shape.words));
        add(std::move(error));
    }

    void checkColor(const YamlNode& node, const std::string& path)
    {
        const std::string& text = node.text;
        const auto isHex = [](char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
        constexpr std::size_t kLength = 7;
        if (!node.isScalar() || text.size() != kLength || text[0] != '#' ||
            !std::all_of(text.begin() + 1, text.end(), isHex))
            reportWrong(node, path, "not-a-color");
    }

    void checkList(const YamlNode& node, const Schema& shape, const std::string& path)
    {
        if (!node.isList()) return reportWrong(node, path, "expected-list");
        checkCount(node, shape, path);
        for (std::size_t i = 0; i < node.items.size() && !full(); ++i)
            check(node.items[i], shape.parts[0], path + "[" + std::to_string(i) + "]");
    }

    void checkCount(const YamlNode& node, const Schema& shape, const std::string& path)
    {
        const auto size = static_cast<double>(node.items.size());
        if (size >= shape.min && size <= shape.max) return;
        add(errorAt(node, m_file, path, shape.min == shape.max ? "wrong-exact-count" : "wrong-count",
                    {{"count", std::to_string(node.items.size())},
                     {"min", shortestNumber(shape.min)},
                     {"max", shortestNumber(shape.max)}}));
    }

    void checkMap(const YamlNode& node, const Schema& shape, const std::string& path)
    {
        if (!node.isMap()) return reportWrong(node, path, "expected-map");
        for (std::size_t i = 0; i < node.keys.size() && !full(); ++i) {
            const YamlNode::Key& key = node.keys[i];
            if (!keyFits(key.text, shape.keys))
                add(errorAt(key, m_file, sub(path, key.text), keyError(shape.keys),
                            {{"found", shown(YamlNode::scalar(key.text))}}));
            check(node.items[i], shape.parts[0], sub(path, key.text));
        }
    }

    void checkObject(const YamlNode& node, const Schema& shape, const std::string& path)
    {
        if (!node.isMap()) return reportWrong(node, path, "expected-map");
        std::optional<UnknownKeys> unknown;
        for (std::size_t i = 0; i < node.keys.size() && !full(); ++i) {
            const YamlNode::Key& key = node.keys[i];
            if (const Field* field = shape.find(key.text)) {
                check(node.items[i], field->shape, sub(path, key.text));
            } else {
                if (!unknown) unknown.emplace(node, shape);
                add(unknownKey(key, *unknown, path));
            }
        }
        for (const Field& field : shape.fields)
            if (field.required && node.find(field.key) == nullptr)
                add(errorAt(node, m_file, path, "missing-key", {{"key", field.key}}));
    }

    /// What is said of all unknown keys of one object.
    struct UnknownKeys {
        UnknownKeys(const YamlNode& node, const Schema& shape)
        {
            for (const Field& field : shape.fields) {
                allowed += (allowed.empty() ? "" : ", ") + field.key;
                if (node.find(field.key) == nullptr) absent.push_back(field.key);
            }
        }
        std::string allowed;
        std::vector<std::string> absent; ///< what is written already was not meant
    };
    Error unknownKey(const YamlNode::Key& key, const UnknownKeys& unknown, const std::string& path)
    {
        Error error = errorAt(key, m_file, sub(path, key.text), "unknown-key",
                              {{"key", shown(YamlNode::scalar(key.text))}, {"allowed", unknown.allowed}});
        if (std::string hint = m_hints.closestMatch(key.text, unknown.absent); !hint.empty())
            error.args.emplace_back("hint", std::move(hint));
        return error;
    }

    /// The alternative of the same kind as the node, or the first.
    static const Schema& alternative(const YamlNode& node, const Schema& shape)
    {
        const auto sameKind = [&](const Schema& part) {
            switch (part.type) {
            case Schema::Type::Any: return true;
            case Schema::Type::List: return node.isList();
            case Schema::Type::MapOf:
            case Schema::Type::Object: return node.isMap();
            default: return node.isScalar();
            }
        };
        const auto found = std::ranges::find_if(shape.parts, sameKind);
        return found == shape.parts.end() ? shape.parts.front() : *found;
    }

    std::string_view m_file;
    Errors& m_errors;
    Hints m_hints;
};

} // namespace

Error unknownName(const YamlNode& node, std::string_view file, std::string path, std::string code,
                  std::string_view name, const std::vector<std::string>& known, Hints& hints)
{
    Error error = errorAt(node, file, std::move(path), std::move(code), {{"name", std::string(name)}});
    if (std::string hint = hints.closestMatch(name, known); !hint.empty())
        error.args.emplace_back("hint", std::move(hint));
    return error;
}

Error unknownName(const YamlNode& node, std::string_view file, std::string path, std::string code,
                  std::string_view name, const std::vector<std::string>& known)
{
    Hints hints;
    return unknownName(node, file, std::move(path), std::move(code), name, known, hints);
}

void checkSchema(const YamlNode& node, const Schema& shape, std::string_view file, const std::string& path,
                 Errors& errors)
{
    SchemaCheck(file, errors).check(node, shape, path);
}

bool isId(std::string_view text)
{
    return isJoined(text, '-', [](char c) { return isLower(c) || isDigit(c); });
}

bool toInteger(const YamlNode& node, int& value)
{
    if (!node.isScalar() || node.quoted) return false;
    const std::string_view digits = std::string_view(node.text).substr(node.text.starts_with('-') ? 1 : 0);
    if (digits.empty() || (digits.size() > 1 && digits[0] == '0') || !std::ranges::all_of(digits, isDigit))
        return false;
    int read = 0;
    const auto [end, error] = std::from_chars(node.text.data(), node.text.data() + node.text.size(), read);
    if (error != std::errc{} || end != node.text.data() + node.text.size()) return false;
    value = read;
    return true;
}

bool toNumber(const YamlNode& node, double& value)
{
    constexpr std::size_t kLongest = 40;
    if (!node.isScalar() || node.quoted || node.text.empty() || node.text.size() > kLongest) return false;
    const std::string_view text = std::string_view(node.text).substr(node.text.starts_with('-') ? 1 : 0);
    // As in JSON: digits first, no sign +, no 010, nothing that only some readers take for a number.
    if (text.empty() || !isDigit(text[0]) || (text.size() > 1 && text[0] == '0' && isDigit(text[1]))) return false;
    const std::size_t dot = text.find('.');
    if (dot != std::string_view::npos && (dot + 1 == text.size() || !isDigit(text[dot + 1]))) return false;
    double read = 0;
    const auto [end, error] = std::from_chars(node.text.data(), node.text.data() + node.text.size(), read);
    if (error != std::errc{} || end != node.text.data() + node.text.size() || !std::isfinite(read)) return false;
    value = read;
    return true;
}

bool toFlag(const YamlNode& node, bool& value)
{
    if (!node.isScalar() || node.quoted || (node.text != "true" && node.text != "false")) return false;
    value = node.text == "true";
    return true;
}

} // namespace marches::engine
