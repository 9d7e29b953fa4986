// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "editor/formats/tsfile.h"
#include "editor/translation/textgroup.h"
#include "engine/package/textloading.h"
#include "engine/text/pofile.h"
#include "engine/text/translationreport.h"

namespace marches::editor {

// The sentences of the program's own window on the bench: a Linguist file as texts with keys, and back.

/// A file of Qt Linguist by its name. Any language's file of the program tells which sentences there are.
bool isWindowFile(std::string_view path);
/// The sentences that the program has, by the keys of windowKey(); of a plural its English forms where marches_en.ts
/// lies beside the file. Errors: those of loadTs().
[[nodiscard]] engine::Result<engine::TextSource> loadWindowTexts(const std::string& path);

/// "marches::app::PlayPage: Undo", with the disambiguation in brackets.
std::string windowKey(const QString& context, const TsMessage& message);
/// The class of a key: "marches::app::PlayPage".
std::string windowClass(std::string_view key);
/// The screen on which a class of the program says its sentences.
TextGroup windowGroup(std::string_view className);

/// What is translated, as a .po would hold it: one entry a live sentence. Half translated plurals are not marked.
engine::PoFile windowPo(const TsFile& file);
/// A file with the texts of `entries` in its sentences; the others stay. Sentences whose keys are in `leftOut` are
/// taken out.
TsFile withTexts(TsFile file, const std::vector<engine::PoEntry>& entries, const std::vector<std::string>& leftOut);

/// What reportTs() has to say of one text.
engine::TranslationReport reportWindowText(const engine::PoEntry& entry, const std::string& language);

/// "%1", "%n" as they stand in a sentence, each once, in their order; "%L1" counts as "%1".
std::vector<std::string> windowPlaceholders(const std::string& text);

} // namespace marches::editor
