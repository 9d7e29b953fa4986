// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "engine/game/message.h"

namespace marches::engine {

/// One sentence of a ruleset: its key, and the names of its parameters, separated by blanks. Each game lists its own
/// once, in its texts.inc, of which both the enumeration Text and the table are made.
struct MessageEntry {
    std::string_view key;
    std::string_view params;
    OrderStatus fate = OrderStatus::None;
    RevealedAnswers opened = RevealedAnswers::None;
};

/// The sentences of a ruleset with those of a block, which several rulesets have, in their place: from `first` on, as
/// many as the block has.
template <std::size_t N, std::size_t M>
constexpr std::array<MessageEntry, N + M> withBlock(const std::array<MessageEntry, N>& entries, std::size_t first,
                                                    const std::array<MessageEntry, M>& block)
{
    std::array<MessageEntry, N + M> all{};
    for (std::size_t i = 0; i < N; ++i) all[i < first ? i : i + M] = entries[i];
    for (std::size_t i = 0; i < M; ++i) all[first + i] = block[i];
    return all;
}

/// The messages of a table that stands in the order of its enumeration. A parameter's name always means the same kind
/// of thing, whatever the game: "to" is a place, "second" a card; what is no name of a thing is a number.
std::vector<MessageSpec> makeMessages(std::span<const MessageEntry> entries);

} // namespace marches::engine
