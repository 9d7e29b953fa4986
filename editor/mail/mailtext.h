// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace marches::editor {

/// The bytes of a mail as UTF-8: other text is taken for Windows-1252. Empty where it is no text at all.
std::string mailText(const std::string& bytes);

} // namespace marches::editor
