// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "engine/diplomacy/adjudication/choices.h"
#include "engine/game/options.h"
#include "engine/game/orderwriting.h"

namespace marches::engine {

/// The named values of an option, in the order of its enumeration.
template <class Options, class E> struct NamedOption {
    std::string_view id;
    std::span<const std::string_view> values;
    E Options::*member;
};

/// Sets the member where the option has one of the values; else it keeps its default.
template <class Options, class E>
void readNamed(const OptionValues& values, Options& options, const NamedOption<Options, E>& named)
{
    const OptionValue* value = values.find(named.id);
    const std::string* word = value == nullptr ? nullptr : std::get_if<std::string>(value);
    if (word == nullptr) return;
    const auto found = std::ranges::find(named.values, std::string_view(*word));
    if (found != named.values.end()) options.*named.member = static_cast<E>(found - named.values.begin());
}

/// What the rulebooks of Diplomacy leave open, by the options `reading.*` that a ruleset has of it.
void readChoices(const OptionValues& values, adjudication::Choices& choices);

/// How orders in text are read, by the options `reading.*` that a ruleset has of it.
void readWriting(const OptionValues& values, OrderWriting& writing);

} // namespace marches::engine
