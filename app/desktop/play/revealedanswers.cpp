// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/revealedanswers.h"

#include <algorithm>
#include <span>
#include <string>

namespace marches::app {

using engine::Message;
using engine::MessageSpec;
using engine::RevealedAnswers;
using engine::Space;

namespace {

constexpr int kMostSteps = 400; ///< of the record that are looked through; what lies farther back interests nobody

/// Goes through the record backwards, so each line is what was told before the ones seen so far.
class Finder {
public:
    explicit Finder(const engine::Game& game) : m_game(game) {}

    OpenedAnswers find()
    {
        int node = m_game.here();
        for (int i = 0; i < kMostSteps && node >= 0; ++i) {
            const std::span<const Message> told = m_game.log(node);
            for (auto message = told.rbegin(); message != told.rend(); ++message)
                if (!take(*message, node)) return finished();
            node = m_game.journal().node(node).parent;
        }
        return finished();
    }

private:
    /// False: what is wanted is complete.
    bool take(const Message& message, int node)
    {
        const bool answered = !m_found.answers.empty();
        switch (m_game.rules().messages()[message.text].opened) {
        case RevealedAnswers::None: return true;
        case RevealedAnswers::Past: return false;
        case RevealedAnswers::Outcome:
            if (!answered) m_found.outcomes.push_back(message);
            m_complete = answered; // what was answered before that came to nothing, and was asked again
            return true;
        case RevealedAnswers::Topic:
            if (!answered) {
                m_found.outcomes.clear();
                return true;
            }
            m_found.topic = message;
            return false;
        case RevealedAnswers::Answer:
        case RevealedAnswers::Ballot:
            if (m_complete) return true;
            if (!answered) m_found.node = node;
            if (m_found.node == node) ++m_found.together;
            m_found.answers.push_back(message);
            return true;
        }
        return true;
    }
    OpenedAnswers finished()
    {
        if (m_found.answers.empty()) return {};
        std::ranges::reverse(m_found.answers);
        std::ranges::reverse(m_found.outcomes);
        return std::move(m_found);
    }

    const engine::Game& m_game;
    OpenedAnswers m_found;
    bool m_complete = false;
};

/// The argument of a message that stands for `name`; -1: there is none.
int argumentOf(const MessageSpec& spec, const std::string& name)
{
    const auto found = std::ranges::find(spec.params, name, &engine::MessageParam::name);
    return found == spec.params.end() ? -1 : static_cast<int>(found - spec.params.begin());
}

/// The ballot as a sum of one: "log.votes-for" of a seat for another as "tally.votes-for" of the other; text 0: not a
/// ballot.
Message asSum(const engine::Rules& rules, const Message& ballot)
{
    Message sum;
    const MessageSpec& spec = rules.messages()[ballot.text];
    if (spec.opened != RevealedAnswers::Ballot) return sum;
    const auto wanted =
        std::ranges::find(rules.messages(), "tally." + spec.key.substr(spec.key.find('.') + 1), &MessageSpec::key);
    if (wanted == rules.messages().end()) return sum;
    sum.text = static_cast<std::uint16_t>(wanted - rules.messages().begin());
    sum.rule = ballot.rule;
    for (std::size_t i = 0; i < wanted->params.size(); ++i)
        if (const int from = argumentOf(spec, wanted->params[i].name); from >= 0)
            sum.arg[i] = ballot.arg[static_cast<std::size_t>(from)];
    return sum;
}

} // namespace

OpenedAnswers lastRevealed(const engine::Game& game) { return Finder(game).find(); }

std::vector<Message> tally(const engine::Rules& rules, const std::vector<Message>& answers)
{
    std::vector<Message> sums;
    for (const Message& answer : answers) {
        const Message one = asSum(rules, answer);
        if (one.text == 0) continue;
        const auto& params = rules.messages()[one.text].params;
        const auto number = static_cast<std::size_t>(
            std::ranges::find(params, Space::Number, &engine::MessageParam::space) - params.begin());
        if (number == params.size()) continue;
        const auto same = std::ranges::find_if(sums, [&](const Message& sum) {
            Message other = sum;
            other.arg[number] = one.arg[number];
            return other == one;
        });
        if (same == sums.end())
            sums.push_back(one);
        else
            same->arg[number] = static_cast<std::int16_t>(same->arg[number] + one.arg[number]);
    }
    return sums;
}

} // namespace marches::app
