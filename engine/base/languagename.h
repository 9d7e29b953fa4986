// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

namespace marches::engine {

/// "fr", "pt-BR", "en-XA": a code that may be part of a file's name.
inline bool isLanguageName(std::string_view name)
{
    return name.size() >= 2 && name.size() <= 12 && std::ranges::all_of(name, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                      c == '_';
           });
}

} // namespace marches::engine
