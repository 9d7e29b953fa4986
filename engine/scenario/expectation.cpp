// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/expectation.h"

#include <algorithm>
#include <set>

#include "engine/game/domain.h"
#include "engine/package/fieldpaths.h"

namespace marches::engine {

namespace {

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return "[" + text + "]";
}

std::string names(const Vocabulary& vocabulary, Space space, const std::vector<int>& indices)
{
    std::vector<std::string> words;
    words.reserve(indices.size());
    for (const int index : indices) words.emplace_back(vocabulary.name(space, index));
    return joined(words);
}

std::vector<int> seatsOf(std::uint64_t bits)
{
    std::vector<int> seats;
    for (int seat = 0; seat < 64; ++seat)
        if (((bits >> static_cast<unsigned>(seat)) & 1U) != 0) seats.push_back(seat);
    return seats;
}

class Check {
public:
    Check(SourceLocation mark, const ScenarioMoment& moment, std::optional<int> seenBy, Errors& failures)
        : m_mark(mark), m_moment(moment), m_rules(moment.rules), m_paths(m_rules), m_failures(&failures)
    {
        State view = moment.state;
        if (seenBy) m_rules.viewUnder(moment.state, *seenBy, view, moment.trace);
        m_rules.describe(view, m_facts);
    }

    void checkFacts(const Expectation& expected)
    {
        for (const ExpectedFact& fact : expected.facts) this->checkFact(fact);
        for (const ExpectedNothing& nothing : expected.nothing) this->checkNothing(nothing);
        if (!expected.oneOf.empty()) checkOneOf(expected.oneOf);
    }

    void checkFact(const ExpectedFact& expected)
    {
        std::vector<std::int16_t> actual;
        for (const Fact& fact : m_facts)
            if (fact.field == expected.field && fact.key == expected.key) actual.push_back(fact.value);
        const bool list = m_paths.field(expected.field).holds == Holds::List;
        if (!list && actual.empty()) actual.push_back(byDefault(expected.field));
        if (std::ranges::find(expected.oneOf, actual) != expected.oneOf.end()) return;
        std::string wanted;
        for (const std::vector<std::int16_t>& one : expected.oneOf)
            wanted += (wanted.empty() ? "" : " / ") + values(expected.field, one, list);
        reportDifferent(m_paths.path(expected.field, expected.key), wanted, values(expected.field, actual, list),
                        expected.mark);
    }

    /// What differs from the nearest of them is told.
    void checkOneOf(const std::vector<Expectation>& several)
    {
        std::optional<Errors> closestMatch;
        Errors* const all = m_failures;
        for (const Expectation& one : several) {
            Errors failures;
            m_failures = &failures;
            checkFacts(one);
            if (!closestMatch || failures.size() < closestMatch->size()) closestMatch = std::move(failures);
        }
        m_failures = all;
        if (closestMatch) m_failures->insert(m_failures->end(), closestMatch->begin(), closestMatch->end());
    }

    void checkNothing(const ExpectedNothing& expected)
    {
        for (const Fact& fact : m_facts) {
            const bool list = m_paths.field(fact.field).holds == Holds::List;
            if (!list && fact.value == byDefault(fact.field)) continue;
            const bool below =
                std::ranges::any_of(expected.below, [&fact](const auto& prefix) { return covers(prefix, fact); });
            if (below)
                return reportDifferent(m_paths.path(fact.field, fact.key), "nothing",
                                       m_paths.word(fact.field, fact.value), expected.mark);
        }
    }

    void checkEnding(const Expectation& expected)
    {
        const bool over = m_moment.decision.pending == Pending::Over;
        if (expected.over && *expected.over != over)
            reportDifferent("over", *expected.over ? "true" : "false", over ? "true" : "false", m_mark);
        if (!expected.winners) return;
        const std::vector<int> winners = seatsOf(m_rules.standing(m_moment.state).winners);
        if (winners != *expected.winners)
            reportDifferent("winners", names(m_rules.vocabulary(), Space::Seat, *expected.winners),
                            names(m_rules.vocabulary(), Space::Seat, winners), m_mark);
    }

    void checkTold(const Expectation& expected)
    {
        if (!expected.told) return;
        std::vector<Message> heard;
        for (const Message& message : m_moment.told)
            if (message.isFor(expected.seenBy.value_or(-1))) heard.push_back(message);
        if (std::ranges::equal(heard, *expected.told, isExpected)) return;
        std::vector<std::string> wanted;
        for (const ExpectedMessage& message : *expected.told) wanted.push_back(messageText(m_rules, message));
        std::vector<std::string> actual;
        actual.reserve(heard.size());
        for (const Message& message : heard) actual.push_back(messageText(m_rules, message));
        reportDifferent("told", joined(wanted), joined(actual), m_mark);
    }

    void checkQuestion(const Expectation& expected)
    {
        if (expected.dice) {
            const Decision& decision = m_moment.decision;
            const bool rolling = decision.pending == Pending::Chance && decision.chance.kind == Chance::Kind::Dice;
            const int dice = rolling ? decision.chance.count : 0;
            if (dice != *expected.dice)
                reportDifferent("dice", std::to_string(*expected.dice), std::to_string(dice), m_mark);
        }
        if (!expected.asked && !expected.verbs && expected.offers.empty()) return;
        Decision asked = m_moment.decision;
        if (expected.asked && asked.owes(*expected.asked) && asked.seat != *expected.asked)
            m_rules.decide(m_moment.state, *expected.asked, asked, nullptr);
        if (asked.pending != Pending::Choice)
            return reportDifferent("question", "a question", describePending(m_rules, asked), m_mark);
        if (expected.asked && *expected.asked != asked.seat)
            reportDifferent("question.seat", std::string(m_rules.vocabulary().name(Space::Seat, *expected.asked)),
                            std::string(m_rules.vocabulary().name(Space::Seat, asked.seat)), m_mark);
        if (expected.verbs) checkVerbs(*expected.verbs, asked);
        for (const ExpectedOffer& offer : expected.offers) checkOffered(offer, asked);
    }

private:
    static bool covers(const std::pair<int, std::array<std::int16_t, 3>>& prefix, const Fact& fact)
    {
        if (prefix.first != fact.field) return false;
        for (std::size_t i = 0; i < fact.key.size(); ++i)
            if (prefix.second[i] != kNothing && prefix.second[i] != fact.key[i]) return false;
        return true;
    }

    void checkVerbs(const std::vector<int>& expected, const Decision& asked)
    {
        std::vector<int> actual;
        for (const Offer& offer : asked.offers()) actual.push_back(offer.verb);
        std::ranges::sort(actual);
        if (actual != expected)
            reportDifferent("question.verbs", names(m_rules.vocabulary(), Space::Verb, expected),
                            names(m_rules.vocabulary(), Space::Verb, actual), m_mark);
    }

    void checkOffered(const ExpectedOffer& expected, const Decision& asked)
    {
        const Vocabulary& vocabulary = m_rules.vocabulary();
        const VerbParam& param = m_rules.verbSpecs()[static_cast<std::size_t>(expected.verb)]
                                     .params[static_cast<std::size_t>(expected.param)];
        const std::string path = "offers." + std::string(vocabulary.name(Space::Verb, expected.verb)) + '.' +
                                 std::string(vocabulary.name(Space::Param, param.name));
        const Offer* offer = asked.findOffer(expected.verb);
        if (offer == nullptr)
            return reportDifferent(path, paramWords(param, expected.values), "not offered", expected.mark);
        const std::vector<std::int16_t> actual = offeredValues(asked, *offer, expected.param, m_moment.state);
        if (actual != expected.values)
            reportDifferent(path, paramWords(param, expected.values), paramWords(param, actual), expected.mark);
    }

    std::string paramWords(const VerbParam& param, const std::vector<std::int16_t>& values) const
    {
        std::vector<std::string> words;
        for (const std::int16_t value : values) {
            const std::string_view name = m_rules.vocabulary().name(param.space, value);
            words.push_back(name.empty() ? std::to_string(value) : std::string(name));
        }
        return joined(words);
    }

    std::string values(int field, const std::vector<std::int16_t>& list, bool isList) const
    {
        std::vector<std::string> words;
        words.reserve(list.size());
        for (const std::int16_t value : list) words.push_back(m_paths.word(field, value));
        return isList ? joined(words) : words.empty() ? std::string() : words.front();
    }

    /// Facts with the default value are left out of a position.
    std::int16_t byDefault(int field) const
    {
        const Space space = m_paths.field(field).value;
        return space == Space::Number || space == Space::Flag ? std::int16_t{0} : kNothing;
    }

    void reportDifferent(std::string path, std::string expected, std::string actual, SourceLocation mark)
    {
        m_failures->push_back({"scenario-expected",
                               {{"path", path}, {"expected", std::move(expected)}, {"actual", std::move(actual)}},
                               m_moment.scenario.file,
                               mark.line,
                               mark.column,
                               path});
    }

    SourceLocation m_mark;
    const ScenarioMoment& m_moment;
    const Rules& m_rules;
    FieldPaths m_paths;
    Facts m_facts;
    Errors* m_failures;
};

std::string argumentText(const Rules& rules, Space space, std::int16_t value)
{
    const std::string_view name = rules.vocabulary().name(space, value);
    return name.empty() ? std::to_string(value) : std::string(name);
}

/// "text {rule: R, n: 1}", with so many of the arguments as there are.
std::string sentence(const Rules& rules, int text, int rule, const std::vector<std::pair<int, std::int16_t>>& args)
{
    const Vocabulary& vocabulary = rules.vocabulary();
    const std::vector<MessageParam>& params = rules.messages()[static_cast<std::size_t>(text)].params;
    std::string inside;
    if (rule != 0) inside = "rule: " + std::string(vocabulary.name(Space::Rule, rule));
    for (const auto& [at, value] : args) {
        const MessageParam& param = params[static_cast<std::size_t>(at)];
        inside += (inside.empty() ? "" : ", ") + param.name + ": " + argumentText(rules, param.space, value);
    }
    const std::string key(vocabulary.name(Space::Text, text));
    return inside.empty() ? key : key + " {" + inside + "}";
}

} // namespace

bool isExpected(const Message& message, const ExpectedMessage& expected)
{
    if (message.text != expected.text || (expected.rule != 0 && message.rule != expected.rule)) return false;
    return std::ranges::all_of(expected.args, [&message](const auto& arg) {
        return message.arg[static_cast<std::size_t>(arg.first)] == arg.second;
    });
}

std::string messageText(const Rules& rules, const ExpectedMessage& message)
{
    return sentence(rules, message.text, message.rule, message.args);
}

std::string messageText(const Rules& rules, const Message& message)
{
    std::vector<std::pair<int, std::int16_t>> args;
    const std::size_t count = rules.messages()[message.text].params.size();
    for (std::size_t i = 0; i < count; ++i) args.emplace_back(static_cast<int>(i), message.arg[i]);
    return sentence(rules, message.text, message.rule, args);
}

void checkExpectation(const Expectation& expectation, SourceLocation mark, const ScenarioMoment& moment,
                      Errors& failures)
{
    Check check(mark, moment, expectation.seenBy, failures);
    check.checkFacts(expectation);
    check.checkEnding(expectation);
    check.checkQuestion(expectation);
    check.checkTold(expectation);
}

std::string describePending(const Rules& rules, const Decision& decision)
{
    if (decision.pending == Pending::Over) return "over";
    if (decision.pending == Pending::Chance)
        return (decision.chance.kind == Chance::Kind::Dice ? "dice: " : "shuffle: ") +
               std::to_string(decision.chance.count);
    std::vector<int> verbs;
    for (const Offer& offer : decision.offers()) verbs.push_back(offer.verb);
    return std::string(rules.vocabulary().name(Space::Seat, decision.seat)) + ": " +
           names(rules.vocabulary(), Space::Verb, verbs);
}

std::vector<std::int16_t> offeredValues(const Decision& decision, const Offer& offer, int param, const State& state)
{
    const Param& asked = decision.params(offer)[static_cast<std::size_t>(param)];
    std::set<std::int16_t> values;
    if (asked.form == Form::Amount || asked.form == Form::Flag) {
        Move move; // an amount bounded by an earlier argument is asked with that argument's first value
        if (asked.of >= 0)
            move.arg[static_cast<std::size_t>(asked.of)] =
                static_cast<std::int16_t>(decision.params(offer)[static_cast<std::size_t>(asked.of)].set.first());
        const Bounds bounds = amountBounds(asked, state, move);
        for (int value = bounds.lo; value <= bounds.hi; ++value) values.insert(static_cast<std::int16_t>(value));
    } else if (asked.form == Form::One && asked.of >= 0) {
        decision.params(offer)[static_cast<std::size_t>(asked.of)].set.forEach([&](int from) {
            Move move;
            move.arg[static_cast<std::size_t>(asked.of)] = static_cast<std::int16_t>(from);
            candidates(asked, move).forEach([&values](int member) {
                values.insert(static_cast<std::int16_t>(member));
            });
        });
    } else {
        const bool bounded = asked.form == Form::Spread;
        asked.set.forEach([&](int member) {
            if (!bounded || itemBound(asked, state, member) > 0) values.insert(static_cast<std::int16_t>(member));
        });
    }
    return {values.begin(), values.end()};
}

} // namespace marches::engine
