// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/vocabulary.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace marches::engine {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(kSpaceCount)> kSpaceNames{
    "none",  "place", "region", "seat",   "army", "piece",  "token", "card", "pile",   "marker", "counter",
    "phase", "verb",  "param",  "choice", "die",  "stream", "text",  "rule", "number", "flag"};

constexpr std::size_t at(Space space) { return static_cast<std::size_t>(space); }

} // namespace

std::string_view spaceName(Space space) { return kSpaceNames[at(space)]; }

int Vocabulary::add(Space space, std::string_view id)
{
    assert(!find(space, id));
    m_names[at(space)].emplace_back(id);
    return count(space) - 1;
}

void Vocabulary::set(Space space, std::vector<std::string> ids) { m_names[at(space)] = std::move(ids); }

int Vocabulary::count(Space space) const { return static_cast<int>(m_names[at(space)].size()); }

std::string_view Vocabulary::name(Space space, int index) const
{
    if (index < 0 || index >= count(space)) return {};
    return m_names[at(space)][static_cast<std::size_t>(index)];
}

std::optional<int> Vocabulary::find(Space space, std::string_view id) const
{
    const std::vector<std::string>& all = m_names[at(space)];
    const auto found = std::find(all.begin(), all.end(), id);
    if (found == all.end()) return std::nullopt;
    return static_cast<int>(found - all.begin());
}

std::span<const std::string> Vocabulary::names(Space space) const { return m_names[at(space)]; }

} // namespace marches::engine
