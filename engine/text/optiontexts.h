// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace marches::engine {

class OptionValues;
class Texts;

/// The text `<base>.text`, and after it a sentence for each switch that says something there: `<base>.on.<option>`
/// while it is on, `<base>.off.<option>` while it is off. So a card tells what it does under the rules of this game.
std::string textUnder(const OptionValues& options, const Texts& texts, std::string_view base,
                      std::string_view language);

} // namespace marches::engine
