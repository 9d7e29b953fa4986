// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/diplomacy/referee/turnreport.h"

namespace marches::engine::referee {

/// "Spring 1901 – for France".
std::string reportTitle(const TurnReport& report, const std::string& reader, const MessageFormatter& wording);
/// A report as a plain text, UTF-8, to be sent: the title, and what there is to say under headings.
std::string reportAsText(const TurnReport& report, const std::string& title, const MessageFormatter& wording);
/// The same as a page that needs nothing but the picture beside it; `picture`: its file name, empty for none.
std::string reportAsPage(const TurnReport& report, const std::string& title, const std::string& picture,
                         const MessageFormatter& wording);

} // namespace marches::engine::referee
