// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "engine/game/rules.h"

// The verbs of a game, each declared once, in its verbs.inc: the enumeration Verb (names.h), ids and parameters
// (vocabulary.cpp) and the rules that they belong to are made of it.

namespace marches::engine {

/// The parameters of a verb.
struct VerbParams {
    static constexpr std::size_t kMost = 4;

    constexpr VerbParams() = default;
    constexpr VerbParams(std::initializer_list<VerbParam> params) : count(params.size())
    {
        std::copy(params.begin(), params.end(), param.begin());
    }

    std::array<VerbParam, kMost> param{};
    std::size_t count = 0;
};

/// One verb.
struct VerbRow {
    int rule; ///< that it belongs to (Space::Rule), for moves that nothing more special can be said about; 0: none
    std::string_view id;
    VerbParams params = {};
    VerbRole role = VerbRole::None;
};

// One parameter each; Name is the game's enumeration of their names.

template <class Name> constexpr VerbParam paramOf(Name name, Form form, Space space)
{
    return {static_cast<std::uint8_t>(name), form, space};
}
template <class Name> constexpr VerbParam aPlace(Name name) { return paramOf(name, Form::One, Space::Place); }
template <class Name> constexpr VerbParam aRegion(Name name) { return paramOf(name, Form::One, Space::Region); }
template <class Name> constexpr VerbParam aSeat(Name name) { return paramOf(name, Form::One, Space::Seat); }
template <class Name> constexpr VerbParam anArmy(Name name) { return paramOf(name, Form::One, Space::Army); }
template <class Name> constexpr VerbParam aPiece(Name name) { return paramOf(name, Form::One, Space::Piece); }
template <class Name> constexpr VerbParam aToken(Name name) { return paramOf(name, Form::One, Space::Token); }
template <class Name> constexpr VerbParam aCard(Name name) { return paramOf(name, Form::One, Space::Card); }
template <class Name> constexpr VerbParam aChoice(Name name) { return paramOf(name, Form::One, Space::Choice); }
template <class Name> constexpr VerbParam aNumber(Name name) { return paramOf(name, Form::One, Space::Number); }
template <class Name> constexpr VerbParam anAmount(Name name) { return paramOf(name, Form::Amount, Space::Number); }
template <class Name> constexpr VerbParam aFlag(Name name) { return paramOf(name, Form::Flag, Space::Flag); }
template <class Name> constexpr VerbParam subsetOf(Name name, Space space)
{
    return paramOf(name, Form::Subset, space);
}
template <class Name> constexpr VerbParam pathAlong(Name name, Space space) { return paramOf(name, Form::Path, space); }
template <class Name> constexpr VerbParam spreadOver(Name name, Space space)
{
    return paramOf(name, Form::Spread, space);
}
/// A spread whose members stay in the order in which they are named.
template <class Name> constexpr VerbParam inOrderOver(Name name, Space space)
{
    return {static_cast<std::uint8_t>(name), Form::Spread, space, true};
}

/// What the interfaces of rules (Rules, VerbRules) say of the verbs.
struct VerbTable {
    std::vector<VerbSpec> specs;
    std::vector<int> rules; ///< Space::Rule; 0: none
};
VerbTable makeVerbs(std::span<const VerbRow> rows);
/// The rule of a verb; `otherwise` where there is no such verb, since what comes from a file may name any number.
constexpr int ruleOfVerb(std::span<const VerbRow> rows, int verb, int otherwise)
{
    return verb >= 0 && static_cast<std::size_t>(verb) < rows.size() ? rows[static_cast<std::size_t>(verb)].rule
                                                                     : otherwise;
}

} // namespace marches::engine
