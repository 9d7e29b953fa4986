// SPDX-License-Identifier: GPL-3.0-or-later
#include <variant>

#include "engine/game/options.h"
#include "engine/text/texts.h"

namespace marches::engine {

std::string textUnder(const OptionValues& options, const Texts& texts, std::string_view base, std::string_view language)
{
    const std::string start(base);
    std::string text = texts.word(start + ".text", language);
    for (const auto& [option, value] : options.all()) {
        const bool* on = std::get_if<bool>(&value);
        if (on == nullptr) continue;
        const std::string more = texts.word(std::string(start).append(*on ? ".on." : ".off.").append(option), language);
        if (!text.empty() && !more.empty()) text += ' ';
        text += more;
    }
    return text;
}

} // namespace marches::engine
