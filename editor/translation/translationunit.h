// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/formats/tsfile.h"
#include "engine/base/checksum.h"
#include "engine/package/textloading.h"
#include "engine/text/plural.h"
#include "engine/text/pofile.h"

namespace marches::editor {

/// One text on the bench: what its author wrote and what the translator made of it.
struct TextRow {
    std::size_t unit = 0;
    engine::TextEntry source;
    engine::PoEntry po;
    bool loose = false;  ///< a form of a name that the source does without; it is written only where somebody gave it
    bool window = false; ///< said by the program's window: its placeholders are "%1" and "%n"
    std::size_t place = kNewPlace; ///< of a loose one in its file, so that it stays where it was

    static constexpr std::size_t kNewPlace = static_cast<std::size_t>(-1);

    const std::string& key() const { return source.key; }
    bool isEmpty() const;
};

/// One file of translations with the source texts that it is for; several source files may share it, as variants do.
struct TranslationUnit {
    std::string file;       ///< the .po
    std::string sourceFile; ///< the first of its sources
    std::string sourceLanguage;
    std::string language;
    engine::TextEntries entries;
    engine::PoEntry header;
    std::vector<engine::PoEntry> rest; ///< no longer asked for, and kept
    engine::PluralRule rule;           ///< of the translation: the file's own, else the language's
    std::string bytes;                 ///< of the file as it was read or written last; empty where it is new
    bool exists = false;
    /// Where the person's own translation lies over a shipped one: what that says, of which only what differs is
    /// written.
    std::map<std::string, engine::PoEntry, std::less<>> shipped;
    bool overlay = false;
    /// Of the program's window: the file of Linguist that tells which sentences there are. Null for a .po.
    std::shared_ptr<const TsFile> window;

    /// What the file must still be when it is written.
    std::optional<engine::FileStamp> stamp() const
    {
        return exists ? std::optional(engine::FileStamp::of(bytes)) : std::nullopt;
    }
};

/// Joins sources that stand in one folder, in their order, and makes a unit of each folder, with the file that a
/// person's translation belongs into; the translations are not read.
std::vector<TranslationUnit> unitsOf(const std::vector<engine::TextSource>& sources, const std::string& language,
                                     const engine::TextRoots& roots = {});

/// Takes the file's bytes for a unit: header, rule and rest go into it, and its rows come back in the order of the
/// source, behind them the forms of names that the source does without. No bytes: a new translation. Errors: those of
/// readPo() or readTs(), of a shipped translation below the person's own too.
[[nodiscard]] engine::Result<std::vector<TextRow>> takeBytes(TranslationUnit& unit, std::size_t number,
                                                             const std::string& bytes, bool exists);

/// The file of a unit as its rows are now.
engine::PoFile poFileOf(const TranslationUnit& unit, const std::vector<TextRow>& rows, std::size_t number);
/// The same of the program's window, as Linguist writes it.
std::string windowBytesOf(const TranslationUnit& unit, const std::vector<TextRow>& rows, std::size_t number);

} // namespace marches::editor
