// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/notation.h"

#include <algorithm>
#include <optional>

#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

constexpr std::string_view kRollKey = "roll";
constexpr std::string_view kShuffleKey = "shuffle";
constexpr std::string_view kByHandKey = "by-hand";

YamlNode wordNode(const Rules& rules, Space space, int index)
{
    if (space == Space::Number) return YamlNode::number(index);
    if (space == Space::Flag) return YamlNode::flag(index != 0);
    return YamlNode::scalar(wordFor(rules, space, index));
}

const std::vector<VerbParam>& paramsOf(const Rules& rules, int verb)
{
    return rules.verbSpecs()[static_cast<std::size_t>(verb)].params;
}

std::string paramName(const Rules& rules, const VerbParam& param)
{
    return std::string(rules.vocabulary().name(Space::Param, param.name));
}

/// For the argument `allowed` of an error: the first of them where they are many.
std::string joined(const std::vector<std::string>& words)
{
    constexpr std::size_t kMost = 30;
    std::string all;
    for (std::size_t i = 0; i < words.size() && i < kMost; ++i) all += (i == 0 ? "" : ", ") + words[i];
    return words.size() > kMost ? all + ", ..." : all;
}

bool reserved(std::string_view key) { return key == kSeatKey || key == kVerbKey; }

/// Collects what is wrong with one move or outcome.
class Reader {
public:
    Reader(const Rules& rules, const std::string& file, std::string path)
        : m_rules(rules), m_file(file), m_path(std::move(path))
    {}

    Errors& errors() { return m_errors; }
    template <class Place>
    void reportError(const Place& place, std::string_view key, std::string code, ErrorArgs args = {})
    {
        if (m_errors.size() >= kMaxErrors) return;
        m_errors.push_back(errorAt(place, m_file, below(key), std::move(code), std::move(args)));
    }
    void reportUnknownName(const YamlNode& place, std::string_view key, std::string code, const std::string& name,
                           const std::vector<std::string>& known)
    {
        if (m_errors.size() >= kMaxErrors) return;
        Error error = unknownName(place, m_file, below(key), std::move(code), name, known, m_hints);
        error.args.emplace_back("allowed", joined(known));
        m_errors.push_back(std::move(error));
    }

    /// A number of `space` written as a word; nothing, with an error, where it is none.
    std::optional<int> word(const YamlNode& node, Space space, std::string_view key)
    {
        if (!node.isScalar()) {
            reportError(node, key, "move-needs-word");
            return std::nullopt;
        }
        if (space == Space::Number) return number(node, key);
        if (space == Space::Flag) return flag(node, key);
        const Vocabulary& vocabulary = m_rules.vocabulary();
        std::optional<int> index = vocabulary.find(space, node.text);
        if (!index && space == Space::Place) index = m_rules.board().findPlace(node.text);
        if (!index) {
            const auto names = vocabulary.names(space);
            reportUnknownName(node, key, "move-value", node.text, {names.begin(), names.end()});
        }
        return index;
    }
    std::optional<int> number(const YamlNode& node, std::string_view key)
    {
        int value = 0;
        if (toInteger(node, value) && value >= INT16_MIN && value <= INT16_MAX) return value;
        reportError(node, key, "move-needs-number", {{"value", node.text}});
        return std::nullopt;
    }
    std::optional<int> flag(const YamlNode& node, std::string_view key)
    {
        bool value = false;
        if (toFlag(node, value)) return value ? 1 : 0;
        reportError(node, key, "move-needs-flag", {{"value", node.text}});
        return std::nullopt;
    }

private:
    std::string below(std::string_view key) const { return key.empty() ? m_path : m_path + '.' + std::string(key); }

    const Rules& m_rules;
    const std::string& m_file;
    std::string m_path;
    Errors m_errors;
    Hints m_hints;
};

/// Reads the arguments of one move, its verb being known.
class ArgumentReader {
public:
    ArgumentReader(const Rules& rules, const YamlNode& node, Reader& reader, Move& move)
        : m_rules(rules), m_params(paramsOf(rules, move.verb)), m_node(node), m_reader(reader), m_move(move),
          m_given(m_params.size())
    {}

    void read()
    {
        for (std::size_t i = 0; i < m_node.keys.size(); ++i)
            if (!reserved(m_node.keys[i].text)) readArgument(m_node.keys[i], m_node.items[i]);
        for (std::size_t i = 0; i < m_params.size(); ++i) {
            if (m_params[i].form == Form::One && !m_given[i])
                m_reader.reportError(m_node, {}, "move-needs-key", {{"key", paramName(m_rules, m_params[i])}});
            if (isLong(m_params[i].form)) m_move.arg[i] = finishParts(m_params[i].form, m_params[i].ordered);
        }
    }

private:
    void readArgument(const YamlNode::Key& key, const YamlNode& value)
    {
        for (std::size_t i = 0; i < m_params.size(); ++i) {
            if (paramName(m_rules, m_params[i]) != key.text) continue;
            m_given[i] = true;
            readParam(i, value);
            return;
        }
        if (const VerbParam* spread = spreadParam())
            if (const auto item = m_rules.vocabulary().find(spread->space, key.text))
                return readAmount(*item, value, key.text);
        YamlNode place;
        place.line = key.line;
        place.column = key.column;
        m_reader.reportUnknownName(place, key.text, "move-unknown-key", key.text, knownKeys());
    }

    void readParam(std::size_t i, const YamlNode& value)
    {
        const VerbParam& param = m_params[i];
        const std::string name = paramName(m_rules, param);
        switch (param.form) {
        case Form::One: m_move.arg[i] = checked(m_reader.word(value, param.space, name)); break;
        case Form::Amount: m_move.arg[i] = checked(m_reader.number(value, name)); break;
        case Form::Flag: m_move.arg[i] = checked(m_reader.flag(value, name)); break;
        case Form::Spread: readAmounts(param, value, name); break;
        case Form::Subset:
        case Form::Path: readItems(param, value, name); break;
        }
    }

    void readAmounts(const VerbParam& param, const YamlNode& value, const std::string& name)
    {
        if (!value.isMap()) return m_reader.reportError(value, name, "move-needs-amounts");
        for (std::size_t i = 0; i < value.keys.size(); ++i) {
            const std::string key = name + '.' + value.keys[i].text;
            YamlNode written = YamlNode::scalar(value.keys[i].text);
            written.line = value.keys[i].line;
            written.column = value.keys[i].column;
            if (const auto item = m_reader.word(written, param.space, key)) readAmount(*item, value.items[i], key);
        }
    }

    void readAmount(int item, const YamlNode& value, const std::string& key)
    {
        const auto number = m_reader.number(value, key);
        if (number && *number != 0)
            add(value, {static_cast<std::int16_t>(item), static_cast<std::int16_t>(*number), 0, 0}, key);
    }

    void readItems(const VerbParam& param, const YamlNode& value, const std::string& name)
    {
        if (!value.isList()) return m_reader.reportError(value, name, "move-needs-list");
        for (const YamlNode& item : value.items)
            if (const auto index = m_reader.word(item, param.space, name))
                add(item, {.item = static_cast<std::int16_t>(*index)}, name);
    }

    void add(const YamlNode& place, const Part& part, const std::string& key)
    {
        if (m_move.full()) return m_reader.reportError(place, key, "move-too-long");
        m_move.addPart(part);
    }

    /// Brings the parts into their one order, unless it is theirs that counts, and returns their number.
    std::int16_t finishParts(Form form, bool ordered)
    {
        if (form != Form::Path) {
            std::vector<Part> parts(m_move.parts().begin(), m_move.parts().end());
            if (!ordered) std::ranges::stable_sort(parts, {}, &Part::item);
            m_move.clearParts();
            for (const Part& part : parts) {
                if (std::ranges::find(m_move.parts(), part.item, &Part::item) != m_move.parts().end()) {
                    m_reader.reportError(m_node, {}, "move-twice");
                    continue;
                }
                m_move.addPart(part);
            }
        }
        return static_cast<std::int16_t>(m_move.parts().size());
    }

    static std::int16_t checked(std::optional<int> value) { return static_cast<std::int16_t>(value.value_or(0)); }
    const VerbParam* spreadParam() const
    {
        const auto found = std::ranges::find(m_params, Form::Spread, &VerbParam::form);
        return found == m_params.end() ? nullptr : &*found;
    }
    std::vector<std::string> knownKeys() const
    {
        std::vector<std::string> known{std::string(kSeatKey), std::string(kVerbKey)};
        for (const VerbParam& param : m_params) known.push_back(paramName(m_rules, param));
        if (const VerbParam* spread = spreadParam()) {
            const auto names = m_rules.vocabulary().names(spread->space);
            known.insert(known.end(), names.begin(), names.end());
        }
        return known;
    }

    const Rules& m_rules;
    const std::vector<VerbParam>& m_params;
    const YamlNode& m_node;
    Reader& m_reader;
    Move& m_move;
    std::vector<bool> m_given;
};

/// True when the items of the move's spread may stand as keys beside its parameters.
bool itemsAsKeys(const Rules& rules, const std::vector<VerbParam>& params, Space space, const Move& move)
{
    return std::ranges::none_of(move.parts(), [&](const Part& part) {
        const std::string item = wordFor(rules, space, part.item);
        return reserved(item) ||
               std::ranges::any_of(params, [&](const VerbParam& param) { return paramName(rules, param) == item; });
    });
}

void writeSpread(const Rules& rules, const std::vector<VerbParam>& params, const VerbParam& param, const Move& move,
                 YamlNode& node)
{
    if (move.parts().empty()) return;
    YamlNode& into =
        itemsAsKeys(rules, params, param.space, move) ? node : node.add(paramName(rules, param), YamlNode::map());
    for (const Part& part : move.parts())
        into.add(wordFor(rules, param.space, part.item), YamlNode::number(part.amount));
}

} // namespace

std::string wordFor(const Rules& rules, Space space, int index)
{
    if (space == Space::Number) return std::to_string(index);
    if (space == Space::Flag) return index != 0 ? "true" : "false";
    return std::string(rules.vocabulary().name(space, index));
}

YamlNode writeMove(const Rules& rules, const Move& move)
{
    YamlNode node = YamlNode::map();
    node.add(std::string(kSeatKey), wordNode(rules, Space::Seat, move.seat));
    node.add(std::string(kVerbKey), wordNode(rules, Space::Verb, move.verb));
    const std::vector<VerbParam>& params = paramsOf(rules, move.verb);
    for (std::size_t i = 0; i < params.size(); ++i) {
        const VerbParam& param = params[i];
        const int value = move.arg[i];
        switch (param.form) {
        case Form::One: node.add(paramName(rules, param), wordNode(rules, param.space, value)); break;
        case Form::Amount:
            if (value != 0) node.add(paramName(rules, param), YamlNode::number(value));
            break;
        case Form::Flag:
            if (value != 0) node.add(paramName(rules, param), YamlNode::flag(true));
            break;
        case Form::Spread: writeSpread(rules, params, param, move, node); break;
        case Form::Subset:
        case Form::Path:
            if (move.parts().empty()) break;
            YamlNode& list = node.add(paramName(rules, param), YamlNode::list());
            for (const Part& part : move.parts()) list.append(wordNode(rules, param.space, part.item));
        }
    }
    return node;
}

Result<Move> readMove(const Rules& rules, const YamlNode& node, const std::string& file, const std::string& path)
{
    Reader reader(rules, file, path);
    Move move;
    if (!node.isMap()) {
        reader.reportError(node, {}, "move-needs-map");
        return fail(std::move(reader.errors()));
    }
    const auto head = [&](std::string_view key, Space space) -> std::optional<int> {
        if (const YamlNode* value = node.find(key)) return reader.word(*value, space, key);
        reader.reportError(node, {}, "move-needs-key", {{"key", std::string(key)}});
        return std::nullopt;
    };
    move.seat = static_cast<std::uint8_t>(head(kSeatKey, Space::Seat).value_or(0));
    const std::optional<int> verb = head(kVerbKey, Space::Verb);
    if (verb) {
        move.verb = static_cast<std::uint8_t>(*verb);
        ArgumentReader(rules, node, reader, move).read();
    }
    if (!reader.errors().empty()) return fail(std::move(reader.errors()));
    return move;
}

YamlNode writeOutcome(const Rules& rules, const Chance& chance, const Outcome& outcome)
{
    YamlNode node = YamlNode::map();
    const bool dice = chance.kind == Chance::Kind::Dice;
    YamlNode& list = node.add(std::string(dice ? kRollKey : kShuffleKey), YamlNode::list());
    for (const std::int16_t value : outcome.values())
        list.append(wordNode(rules, dice ? Space::Number : chance.space, value));
    if (outcome.setByHand) node.add(std::string(kByHandKey), YamlNode::flag(true));
    return node;
}

Result<Outcome> readOutcome(const Rules& rules, const Chance& chance, const YamlNode& node, const std::string& file,
                            const std::string& path)
{
    Reader reader(rules, file, path);
    const bool dice = chance.kind == Chance::Kind::Dice;
    const std::string_view key = dice ? kRollKey : kShuffleKey;
    Outcome outcome;
    const YamlNode* list = node.isMap() ? node.find(key) : nullptr;
    if (list == nullptr) {
        reader.reportError(node, {}, "outcome-kind", {{"key", std::string(key)}});
    } else if (!list->isList()) {
        reader.reportError(*list, key, "move-needs-list");
    } else if (list->items.size() > Chance::kMaxItems) {
        reader.reportError(*list, key, "move-too-long");
    } else {
        for (const YamlNode& item : list->items)
            outcome.add(reader.word(item, dice ? Space::Number : chance.space, key).value_or(0));
    }
    if (const YamlNode* byHand = node.isMap() ? node.find(kByHandKey) : nullptr)
        outcome.setByHand = reader.flag(*byHand, kByHandKey).value_or(0) != 0;
    if (!reader.errors().empty()) return fail(std::move(reader.errors()));
    return outcome;
}

} // namespace marches::engine
