// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/session.h"

namespace marches::app {

/// True for a Qt Linguist file, or a folder of such.
bool isWindowTranslation(const std::string& path);

/// extract, update, report and pseudo for the words of the window. Which sentences there are says the French file that
/// comes with the program, or for extract and pseudo the file that is named.
int windowTranslation(const Session& session, const std::string& action, const std::vector<std::string>& paths);

/// The language of --to; throws UsageError where it is missing or no code.
std::string requiredLanguage(const Session& session);

} // namespace marches::app
