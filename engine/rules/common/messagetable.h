// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/message.h"

namespace marches::engine {

/// One sentence of a ruleset: its number (an enumerator of Text), its key, and the names of its parameters, separated
/// by blanks.
template <class Text> struct MessageEntry {
    Text text;
    std::string_view key;
    std::string_view params;
    OrderStatus fate = OrderStatus::None;
    RevealedAnswers opened = RevealedAnswers::None;
};

/// A sentence that several rulesets have.
struct MessageBlockEntry {
    std::string_view key;
    std::string_view params;
    OrderStatus fate = OrderStatus::None;
};

/// The sentences of a ruleset with those of a block in their place: from `first` on, as many as the block has.
template <class Text, std::size_t N, std::size_t M>
constexpr std::array<MessageEntry<Text>, N + M> withBlock(const std::array<MessageEntry<Text>, N>& entries, Text first,
                                                          const std::array<MessageBlockEntry, M>& block)
{
    std::array<MessageEntry<Text>, N + M> all{};
    const auto begin = static_cast<std::size_t>(first);
    for (std::size_t i = 0; i < N; ++i) all[i < begin ? i : i + M] = entries[i];
    for (std::size_t i = 0; i < M; ++i)
        all[begin + i] = {static_cast<Text>(begin + i), block[i].key, block[i].params, block[i].fate};
    return all;
}

/// Whether a table stands in the order of its enumeration, which ends with `Count`: to be asserted where the table
/// stands.
template <class Text> consteval bool inOrder(std::span<const MessageEntry<Text>> entries)
{
    if (entries.size() != static_cast<std::size_t>(Text::Count)) return false;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (static_cast<std::size_t>(entries[i].text) != i) return false;
    return true;
}

/// The messages of a table that stands in the order of its enumeration, which ends with `Count`. In one game a word
/// always means the same kind of thing: `spaceOf` says which.
template <class Text>
std::vector<MessageSpec> makeMessages(std::span<const MessageEntry<Text>> entries, Space (*spaceOf)(std::string_view))
{
    std::vector<MessageSpec> made;
    for (const MessageEntry<Text>& entry : entries) {
        MessageSpec spec{std::string(entry.key), {}, entry.fate, entry.opened};
        for (std::size_t at = 0; at < entry.params.size();) {
            const std::size_t end = std::min(entry.params.find(' ', at), entry.params.size());
            const std::string_view name = entry.params.substr(at, end - at);
            spec.params.push_back({std::string(name), spaceOf(name)});
            at = end + 1;
        }
        made.push_back(std::move(spec));
    }
    return made;
}

} // namespace marches::engine
