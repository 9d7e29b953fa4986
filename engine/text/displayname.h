// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace marches::engine {

/// Whether a code (BCP 47; "pt_BR" as well) begins with a language of ISO 639, or with a code that it leaves to
/// whoever needs one of their own ("qaa" to "qtz"). Other codes would be languages that nobody can choose.
bool isKnownLanguage(std::string_view code);

/// What a language calls itself, with its country or script where the code (BCP 47, "pt-BR"; "pt_BR" as well) has one,
/// as a list of languages has it: "Français", "Português (Brasil)". Where that is not known, what it is called in the
/// language of a `reader`; where that is not known either, the code. Names are those of the CLDR.
std::string languageName(std::string_view code, std::string_view reader = "en");

/// The same within a sentence: "français".
std::string languageWord(std::string_view code, std::string_view reader = "en");

} // namespace marches::engine
