// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/messagetable.h"

#include <algorithm>
#include <string>
#include <utility>

namespace marches::engine {

namespace {

constexpr std::pair<std::string_view, Space> kThings[] = {
    {"seat", Space::Seat},    {"other", Space::Seat},   {"owner", Space::Seat},    {"place", Space::Place},
    {"from", Space::Place},   {"to", Space::Place},     {"region", Space::Region}, {"other-region", Space::Region},
    {"army", Space::Army},    {"piece", Space::Piece},  {"unit", Space::Piece},    {"light", Space::Piece},
    {"heavy", Space::Piece},  {"card", Space::Card},    {"second", Space::Card},   {"third", Space::Card},
    {"for", Space::Card},     {"token", Space::Token},  {"helper", Space::Token},  {"character", Space::Token},
    {"person", Space::Token}, {"season", Space::Phase}, {"what", Space::Choice},   {"side", Space::Choice},
    {"word", Space::Choice},
};

Space spaceOf(std::string_view name)
{
    const auto* found = std::ranges::find(kThings, name, &std::pair<std::string_view, Space>::first);
    return found == std::end(kThings) ? Space::Number : found->second;
}

} // namespace

std::vector<MessageSpec> makeMessages(std::span<const MessageEntry> entries)
{
    std::vector<MessageSpec> made;
    made.reserve(entries.size());
    for (const MessageEntry& entry : entries) {
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
