// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace marches::editor {

// The letter behind "&" in a word of a menu or on a button, by which the keyboard reaches it; "&&" is a plain "&".

/// How many letters of a text are marked; one at most is meant.
int mnemonicCount(const QString& text);

/// The text with a letter marked as in `source`, or with none where the source has none: the source's own letter where
/// the text has it, at the beginning of a word rather than within one; else its first letter; and "(&U)" behind a text
/// in a script that keyboards do not type directly, as is the custom there.
QString withMnemonicOf(const QString& text, const QString& source);

} // namespace marches::editor
