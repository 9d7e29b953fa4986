// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/textgroup.h"

#include <algorithm>
#include <utility>

namespace marches::editor {

TextGroup textGroupOf(std::string_view key)
{
    using Group = TextGroup;
    constexpr std::array<std::pair<std::string_view, Group>, 41> kGroups = {{
        {"map", Group::About},        {"lesson", Group::About},
        {"ruleset", Group::About},    {"territory", Group::Territories},
        {"region", Group::Places},    {"site", Group::Places},
        {"space", Group::Places},     {"barrier", Group::Places},
        {"track", Group::Places},     {"piece", Group::Names},
        {"seat", Group::Names},       {"side", Group::Names},
        {"army", Group::Names},       {"die", Group::Names},
        {"marker", Group::Names},     {"counter", Group::Names},
        {"score", Group::Names},      {"token", Group::Names},
        {"phase", Group::Names},      {"card", Group::Cards},
        {"deck", Group::Cards},       {"pile", Group::Cards},
        {"stream", Group::Names},     {"option", Group::Options},
        {"preset", Group::Options},   {"question", Group::Questions},
        {"choice", Group::Questions}, {"verb", Group::Questions},
        {"param", Group::Questions},  {"refused", Group::Refusals},
        {"log", Group::LogLines},     {"chance", Group::LogLines},
        {"effect", Group::LogLines},  {"forecast", Group::LogLines},
        {"rule", Group::Rules},       {"variant", Group::Variants},
        {"error", Group::Errors},     {"problem", Group::Problems},
        {"terrain", Group::Words},    {"word", Group::Words},
        {"report", Group::LogLines},
    }};
    const std::string_view word = key.substr(0, key.find('.'));
    const auto found = std::ranges::find(kGroups, word, &std::pair<std::string_view, Group>::first);
    return found == kGroups.end() ? Group::Words : found->second;
}

} // namespace marches::editor
