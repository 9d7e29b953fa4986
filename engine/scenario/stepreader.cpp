// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/stepreader.h"

#include <algorithm>

#include "engine/package/positionwalk.h"
#include "engine/package/variantpackage.h"
#include "engine/record/notation.h"
#include "engine/scenario/writtensteps.h"
#include "engine/yaml/schema.h"

namespace marches::engine {

namespace {

class StepReader {
public:
    StepReader(const FieldPaths& paths, const GameSetup& setup, const ErrorCollector& collector)
        : m_paths(paths), m_rules(paths.rules()), m_words(setup), m_collector(collector)
    {}

    std::optional<ScenarioStep> read(const YamlNode& node, const std::string& path)
    {
        m_before = m_collector.count();
        ScenarioStep step;
        step.mark = locationOf(node);
        if (!node.isMap()) {
            m_collector.add(node, path, "scenario-step");
        } else if (const YamlNode* roll = only(node, "roll", path)) {
            step.action = readRoll(*roll, path + ".roll");
        } else if (const YamlNode* shuffle = only(node, "shuffle", path)) {
            step.action = readShuffle(*shuffle, path + ".shuffle");
        } else if (const YamlNode* expect = only(node, "expect", path)) {
            step.action = readExpectation(*expect, path + ".expect");
        } else if (const YamlNode* option = node.find("option")) {
            step.action = readOption(node, *option, path);
        } else if (const YamlNode* write = node.find("write")) {
            step.action = readWrite(node, *write, path);
        } else {
            step.action = readMoveStep(node, path);
        }
        return fine() ? std::optional(std::move(step)) : std::nullopt;
    }

private:
    bool fine() const { return m_collector.count() == m_before; }

    /// The value of a key that stands alone in its step, where the step has it.
    const YamlNode* only(const YamlNode& step, const char* key, const std::string& path) const
    {
        const YamlNode* value = step.find(key);
        // A save marks the outcomes that were typed in; here all are.
        const std::size_t marks = step.find("by-hand") != nullptr ? 1 : 0;
        if (value != nullptr && step.keys.size() > 1 + marks)
            m_collector.add(step, path, "scenario-step-alone", {{"key", key}});
        return value;
    }

    OutcomeStep readRoll(const YamlNode& node, const std::string& path)
    {
        OutcomeStep step;
        step.kind = Chance::Kind::Dice;
        if (readAny(node, path, step)) return step;
        for (const YamlNode& item : node.items) {
            int face = 0;
            if (toInteger(item, face) && face >= 1 && face <= 1000) {
                step.faces.push_back(static_cast<std::int16_t>(face));
            } else if (item.isScalar() && facesHave(item.text)) { // on a face, or a result that is on none
                step.faces.push_back(0);
                step.items.push_back(item.text);
            } else {
                m_collector.add(item, path, "scenario-face", {{"value", item.text}});
            }
        }
        if (node.items.size() > Chance::kMaxItems) m_collector.add(node, path, "scenario-too-many");
        return step;
    }

    /// Does a face of any die, or a result beyond its faces, show the thing of this name?
    bool facesHave(const std::string& word) const
    {
        constexpr int kMostFaces = 100;
        for (int die = 0; die < m_rules.vocabulary().count(Space::Die); ++die)
            for (int face = 1; face <= kMostFaces; ++face) {
                const std::optional<Ref> shown = m_rules.faceOf(die, face);
                if (!shown) break;
                if (m_rules.vocabulary().name(shown->space, shown->index) == word) return true;
            }
        return false;
    }

    OutcomeStep readShuffle(const YamlNode& node, const std::string& path)
    {
        OutcomeStep step;
        step.kind = Chance::Kind::Shuffle;
        if (readAny(node, path, step)) return step;
        for (const YamlNode& item : node.items) {
            if (!item.isScalar()) m_collector.add(item, path, "scenario-needs-one-value");
            step.items.push_back(item.text);
        }
        return step;
    }

    /// `any`, or an error where it is no list either. True when there is nothing more to read.
    bool readAny(const YamlNode& node, const std::string& path, OutcomeStep& step) const
    {
        step.any = node.isScalar() && node.text == "any";
        if (!step.any && !node.isList()) m_collector.add(node, path, "scenario-outcome");
        return step.any || !node.isList();
    }

    /// {option: {id: value}}, as a save has it, or the same with `refused: code`.
    OptionStep readOption(const YamlNode& step, const YamlNode& option, const std::string& path) const
    {
        OptionStep read;
        const YamlNode* refused = step.find("refused");
        if (step.keys.size() > (refused == nullptr ? 1U : 2U))
            m_collector.add(step, path, "scenario-step-alone", {{"key", "option"}});
        if (refused != nullptr) read.refusedBy = refused->text;
        if (!option.isMap() || option.keys.size() != 1 || !option.items.front().isScalar()) {
            m_collector.add(option, path + ".option", "scenario-option");
        } else {
            read.change = {option.keys.front().text, optionValue(option.items.front())};
        }
        return read;
    }

    /// {write: orders}, or the same with `refused: RULE`.
    WriteStep readWrite(const YamlNode& step, const YamlNode& write, const std::string& path)
    {
        WriteStep read;
        const YamlNode* refused = step.find("refused");
        if (step.keys.size() > (refused == nullptr ? 1U : 2U))
            m_collector.add(step, path, "scenario-step-alone", {{"key", "write"}});
        if (refused != nullptr) read.refusedBy = name(*refused, Space::Rule, path + ".refused").value_or(0);
        if (!write.isScalar()) {
            m_collector.add(write, path + ".write", "scenario-needs-one-value");
            return read;
        }
        read.text = write.text;
        read.orders = m_words.read(write, m_collector);
        return read;
    }

    MoveStep readMoveStep(const YamlNode& node, const std::string& path)
    {
        MoveStep step;
        YamlNode written = node;
        if (const std::optional<YamlNode> refused = takenOut(written, "refused")) {
            step.refusedBy = name(*refused, Space::Rule, path + ".refused").value_or(0);
            if (const std::optional<YamlNode> reason = takenOut(written, "reason"))
                step.reason = message(*reason, path + ".reason");
        }
        const Result<Move> move = readMove(m_rules, written, m_collector.file(), path);
        if (move) {
            step.move = *move;
        } else {
            m_collector.addAll(move.error());
        }
        return step;
    }

    /// The value of a key, which is then no longer there.
    static std::optional<YamlNode> takenOut(YamlNode& map, std::string_view key)
    {
        for (std::size_t i = 0; i < map.keys.size(); ++i) {
            if (map.keys[i].text != key) continue;
            const auto at = static_cast<std::ptrdiff_t>(i);
            YamlNode value = std::move(map.items[i]);
            map.keys.erase(map.keys.begin() + at);
            map.items.erase(map.items.begin() + at);
            return value;
        }
        return std::nullopt;
    }

    /// A sentence: its text alone, or {text: {argument: value}}, where `rule` stands for the rule that it rests on.
    std::optional<ExpectedMessage> message(const YamlNode& node, const std::string& path) const
    {
        if (node.isScalar()) {
            const std::optional<int> text = name(node, Space::Text, path);
            return text ? std::optional(ExpectedMessage{*text, 0, {}}) : std::nullopt;
        }
        if (!node.isMap() || node.keys.size() != 1 || !node.items.front().isMap()) {
            m_collector.add(node, path, "scenario-message");
            return std::nullopt;
        }
        const std::string below = path + '.' + node.keys.front().text;
        const std::optional<int> text = nameAt(node.keys.front(), Space::Text, node.keys.front().text, below);
        if (!text) return std::nullopt;
        ExpectedMessage read{*text, 0, {}};
        const YamlNode& args = node.items.front();
        for (std::size_t i = 0; i < args.keys.size(); ++i) readArgument(args.keys[i], args.items[i], below, read);
        return read;
    }

    void readArgument(const YamlNode::Key& key, const YamlNode& value, const std::string& path,
                      ExpectedMessage& read) const
    {
        if (key.text == "rule") {
            read.rule = name(value, Space::Rule, path + ".rule").value_or(0);
            return;
        }
        const std::vector<MessageParam>& params = m_rules.messages()[static_cast<std::size_t>(read.text)].params;
        const auto param = std::ranges::find(params, key.text, &MessageParam::name);
        if (param == params.end()) return m_collector.add(key, path, "scenario-unknown-path", {{"name", key.text}});
        int number = 0;
        if (param->space != Space::Number) {
            number = name(value, param->space, path + '.' + key.text).value_or(0);
        } else if (!toInteger(value, number) || number < INT16_MIN || number > INT16_MAX) {
            m_collector.add(value, path, "scenario-value-number", {{"value", value.text}});
        }
        read.args.emplace_back(static_cast<int>(param - params.begin()), static_cast<std::int16_t>(number));
    }

    std::vector<ExpectedMessage> messages(const YamlNode& list, const std::string& path) const
    {
        std::vector<ExpectedMessage> read;
        if (!list.isList()) m_collector.add(list, path, "scenario-needs-a-list");
        for (const YamlNode& item : list.items)
            if (std::optional<ExpectedMessage> one = message(item, path)) read.push_back(std::move(*one));
        return read;
    }

    /// {one-of: [facts, facts]}: one of several positions.
    void readOneOf(const YamlNode& list, const std::string& path, Expectation& expected) const
    {
        if (!list.isList() || list.items.empty()) return m_collector.add(list, path, "scenario-needs-a-list");
        for (const YamlNode& item : list.items) {
            if (!item.isMap()) {
                m_collector.add(item, path, "scenario-needs-a-map", {{"allowed", "..."}});
                continue;
            }
            readExpectedFacts(item, m_paths, path, {}, m_collector, expected.oneOf.emplace_back());
        }
    }

    /// What is asked and how the game stands is known only when nothing runs any more.
    void readWhen(const YamlNode& node, const YamlNode& expectation, const std::string& path,
                  Expectation& expected) const
    {
        expected.when = message(node, path);
        for (const char* key : {"over", "winners", "question", "offers", "dice", "told"})
            if (const YamlNode* beside = expectation.find(key))
                m_collector.add(*beside, path, "scenario-when-facts", {{"key", key}});
    }

    Expectation readExpectation(const YamlNode& node, const std::string& path)
    {
        Expectation expected;
        if (!node.isMap()) {
            m_collector.add(node, path, "scenario-needs-a-map", {{"allowed", "..."}});
            return expected;
        }
        if (const YamlNode* over = node.find("over")) {
            bool value = false;
            if (!toFlag(*over, value))
                m_collector.add(*over, path + ".over", "scenario-value-flag", {{"value", over->text}});
            expected.over = value;
        }
        if (const YamlNode* dice = node.find("dice")) {
            int value = 0;
            if (!toInteger(*dice, value))
                m_collector.add(*dice, path + ".dice", numberFault(dice->text), {{"value", dice->text}});
            expected.dice = value;
        }
        if (const YamlNode* seat = node.find("seen-by")) expected.seenBy = name(*seat, Space::Seat, path + ".seen-by");
        if (const YamlNode* told = node.find("told")) expected.told = messages(*told, path + ".told");
        if (const YamlNode* when = node.find("when")) readWhen(*when, node, path + ".when", expected);
        if (const YamlNode* oneOf = node.find("one-of")) readOneOf(*oneOf, path + ".one-of", expected);
        if (const YamlNode* winners = node.find("winners"))
            expected.winners = nameList(*winners, Space::Seat, path + ".winners");
        if (const YamlNode* question = node.find("question")) readQuestion(*question, path + ".question", expected);
        if (const YamlNode* offers = node.find("offers")) readOffers(*offers, path + ".offers", expected);
        readExpectedFacts(node, m_paths, path, reservedExpectations(), m_collector, expected);
        return expected;
    }

    void readQuestion(const YamlNode& node, const std::string& path, Expectation& expected)
    {
        if (!node.isMap()) return m_collector.add(node, path, "scenario-needs-a-map", {{"allowed", "seat, verbs"}});
        for (std::size_t i = 0; i < node.keys.size(); ++i) {
            if (node.keys[i].text == "seat") {
                expected.asked = name(node.items[i], Space::Seat, path + ".seat");
            } else if (node.keys[i].text == "verbs") {
                expected.verbs = nameList(node.items[i], Space::Verb, path + ".verbs");
            } else {
                m_collector.add(node.keys[i], path, "scenario-unknown-path", {{"name", node.keys[i].text}});
            }
        }
    }

    void readOffers(const YamlNode& node, const std::string& path, Expectation& expected)
    {
        if (!node.isMap()) return m_collector.add(node, path, "scenario-needs-a-map", {{"allowed", "..."}});
        for (std::size_t i = 0; i < node.keys.size(); ++i) {
            const std::string below = path + '.' + node.keys[i].text;
            const std::optional<int> verb = nameAt(node.keys[i], Space::Verb, node.keys[i].text, below);
            if (!verb) continue;
            const YamlNode& params = node.items[i];
            if (!params.isMap()) {
                m_collector.add(params, below, "scenario-needs-a-map", {{"allowed", "..."}});
                continue;
            }
            for (std::size_t k = 0; k < params.keys.size(); ++k)
                readOffer(*verb, params.keys[k], params.items[k], below, expected);
        }
    }

    void readOffer(int verb, const YamlNode::Key& key, const YamlNode& list, const std::string& path,
                   Expectation& expected)
    {
        const std::vector<VerbParam>& params = m_rules.verbSpecs()[static_cast<std::size_t>(verb)].params;
        const auto found = std::ranges::find_if(params, [&](const VerbParam& param) {
            return m_rules.vocabulary().name(Space::Param, param.name) == key.text;
        });
        if (found == params.end()) return m_collector.add(key, path, "scenario-unknown-path", {{"name", key.text}});
        ExpectedOffer offer{verb, static_cast<int>(found - params.begin()), {}, {key.line, key.column}};
        if (!list.isList()) return m_collector.add(list, path, "scenario-needs-a-list");
        for (const YamlNode& item : list.items)
            if (const std::optional<std::int16_t> value = offeredValue(*found, item, path))
                offer.values.push_back(*value);
        std::ranges::sort(offer.values);
        expected.offers.push_back(std::move(offer));
    }

    std::optional<std::int16_t> offeredValue(const VerbParam& param, const YamlNode& item,
                                             const std::string& path) const
    {
        int number = 0;
        bool flag = false;
        if (param.form == Form::Flag && toFlag(item, flag)) return static_cast<std::int16_t>(flag ? 1 : 0);
        if (param.form == Form::Amount && toInteger(item, number) && number >= 0 && number <= INT16_MAX)
            return static_cast<std::int16_t>(number);
        if (param.form == Form::Flag || param.form == Form::Amount) {
            m_collector.add(item, path, param.form == Form::Flag ? "scenario-value-flag" : numberFault(item.text),
                            {{"value", item.text}});
            return std::nullopt;
        }
        const std::optional<int> index = name(item, param.space, path);
        return index ? std::optional(static_cast<std::int16_t>(*index)) : std::nullopt;
    }

    /// Numbers of names, ascending.
    std::vector<int> nameList(const YamlNode& list, Space space, const std::string& path) const
    {
        std::vector<int> indices;
        if (!list.isList()) m_collector.add(list, path, "scenario-needs-a-list");
        for (const YamlNode& item : list.items)
            if (const std::optional<int> index = name(item, space, path)) indices.push_back(*index);
        std::ranges::sort(indices);
        return indices;
    }

    std::optional<int> name(const YamlNode& node, Space space, const std::string& path) const
    {
        return nameAt(node, space, node.text, path);
    }

    template <class Place>
    std::optional<int> nameAt(const Place& place, Space space, const std::string& id, const std::string& path) const
    {
        const std::optional<int> index = m_paths.find(space, id);
        if (index && !(space == Space::Rule && *index == 0)) return index;
        YamlNode at;
        at.line = place.line;
        at.column = place.column;
        const std::span<const std::string> names = m_rules.vocabulary().names(space);
        m_collector.addUnknown(at, path, "scenario-value", id,
                               [&] { return std::vector<std::string>(names.begin(), names.end()); });
        return std::nullopt;
    }

    const FieldPaths& m_paths;
    const Rules& m_rules;
    OrderWords m_words;
    const ErrorCollector& m_collector;
    std::size_t m_before = 0;
};

} // namespace

const std::vector<std::string>& reservedExpectations()
{
    static const std::vector<std::string> reserved{"over",    "winners", "question", "offers", "dice",
                                                   "seen-by", "told",    "when",     "one-of"};
    return reserved;
}

std::vector<ScenarioStep> readSteps(const YamlNode& list, const FieldPaths& paths, const GameSetup& setup,
                                    const ErrorCollector& collector)
{
    std::vector<ScenarioStep> steps;
    StepReader reader(paths, setup, collector);
    for (std::size_t i = 0; i < list.items.size(); ++i)
        if (std::optional<ScenarioStep> step = reader.read(list.items[i], "steps[" + std::to_string(i) + "]"))
            steps.push_back(std::move(*step));
    return steps;
}

} // namespace marches::engine
