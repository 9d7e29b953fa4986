// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/text/plural.h"

namespace marches::editor {

/// Which form of a numerus goes with a number: by Qt Linguist's own table, which orders and groups the forms of some
/// languages otherwise than gettext and the CLDR do (Latvian, Macedonian, Welsh, ...). Two forms, the first for one,
/// where Linguist does not know the language. `language` is a code of a .ts file: "fr", "pt_BR".
engine::PluralRule tsPluralRule(const QString& language);

} // namespace marches::editor
