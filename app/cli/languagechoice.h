// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace marches::app {

/// The language asked for: --lang, else the first that LANGUAGE, LC_ALL, LC_MESSAGES or LANG name. Read before the
/// command line is understood, because complaints about it are translated too. A tag such as "fr" or "pt-BR"; "en" for
/// none.
std::string chosenLanguage(const std::vector<std::string>& words);

} // namespace marches::app
