// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/tsfile.h"

#include "engine/text/translationreport.h"

namespace marches::editor {

// The translator's work on a file of the window. A file of the same program in another language, such as the French one
// that comes with Marches, says which sentences there are; lupdate is not needed.

/// A new, empty translation: every live sentence of `like`, unfinished, with as many plural forms as the language has.
TsFile newTs(const TsFile& like, const QString& language);

/// Brings a translation in step: keeps what is translated, takes up new sentences in the order of `like`, and keeps
/// what is no longer there as vanished, which comes back if it is again. Nothing that a person wrote is dropped.
TsFile updateTs(const TsFile& translation, const TsFile& like);

/// What is missing or wrong, as engine::reportTranslation() tells it of maps and rules; keys are "class: sentence".
/// `like` may be null; then only what the file holds is looked at.
engine::TranslationReport reportTs(const TsFile& translation, const TsFile* like);

} // namespace marches::editor
