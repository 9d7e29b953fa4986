// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <type_traits>
#include <utility>

#include "engine/game/message.h"
#include "engine/game/ruletrace.h"

// What every ruleset is written with: a position that is looked at or played on, together with the table of its game
// (options, seats, board) and the trace of whoever looks. A ruleset names its own types once (`template <class W>
// using ConstContext = ...`).

namespace marches::engine {

/// Writes a sentence where it is to lie, in place of what was there. How many arguments there are is known when this is
/// compiled: every step of a simulated game writes one.
template <class Text, class Rule, std::size_t N>
void write(Message& message, Text text, Rule rule, const int (&args)[N])
{
    static_assert(N <= Message::kMaxArgs);
    message.text = static_cast<std::uint16_t>(text);
    message.rule = static_cast<std::uint16_t>(rule);
    message.audience = message.except = -1;
    [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        message.arg = {static_cast<std::int16_t>(args[I])...}; // a loop would be one when this runs, too
    }
    (std::make_index_sequence<N>{});
}

template <class Text, class Rule> void write(Message& message, Text text, Rule rule)
{
    message = {.text = static_cast<std::uint16_t>(text), .rule = static_cast<std::uint16_t>(rule)};
}

/// A sentence with its arguments, in the order of its parameters, and the rule it rests on. Text and Rule are the
/// enumerations of one ruleset.
template <class Text, class Rule> Message say(Text text, Rule rule, std::initializer_list<int> args = {})
{
    Message message;
    message.text = static_cast<std::uint16_t>(text);
    message.rule = static_cast<std::uint16_t>(rule);
    std::size_t at = 0;
    for (const int arg : args) message.arg[at++] = static_cast<std::int16_t>(arg);
    return message;
}

/// A position that is only looked at.
template <class Table, class Position, class Rule, class W> struct ConstRuleContext {
    const Table& table;
    const Position& position;
    W& trace;
    bool in(Rule rule) const { return trace.inForce(static_cast<int>(rule)); }
};

/// A position that is played on. Handed on by reference: three pointers that are passed by value are put together in
/// memory, which every step of a simulated game would wait for.
template <class Table, class Position, class Rule, class W> struct RuleContext {
    const Table& table;
    Position& position;
    W& trace;

    ConstRuleContext<Table, Position, Rule, W> asConst() const { return {table, position, trace}; }
    bool in(Rule rule) const { return trace.inForce(static_cast<int>(rule)); }
    template <class Text> void tell(Text text, Rule rule, std::initializer_list<int> args = {}) const
    {
        if constexpr (std::is_same_v<W, RuleTrace>) trace.tell(say(text, rule, args));
    }
    /// For the eyes of one seat alone.
    template <class Text> void tellOnly(int seat, Text text, Rule rule, std::initializer_list<int> args) const
    {
        if constexpr (std::is_same_v<W, RuleTrace>) {
            Message message = say(text, rule, args);
            message.audience = static_cast<std::int8_t>(seat);
            trace.tell(message);
        }
    }
    /// For everybody but one seat, which is told more by tellOnly().
    template <class Text> void tellOthers(int seat, Text text, Rule rule, std::initializer_list<int> args) const
    {
        if constexpr (std::is_same_v<W, RuleTrace>) {
            Message message = say(text, rule, args);
            message.except = static_cast<std::int8_t>(seat);
            trace.tell(message);
        }
    }
    template <class Phase> void enter(Phase phase) const { position.phase = static_cast<std::uint8_t>(phase); }
};

} // namespace marches::engine
