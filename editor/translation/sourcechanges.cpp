// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/sourcechanges.h"

#include "editor/translation/translationsaving.h"
#include "engine/io/folderlock.h"
#include "engine/io/foldertransaction.h"

#include <filesystem>
#include <set>

namespace marches::editor {

namespace fs = std::filesystem;

engine::Result<WrittenChanges> writeChanges(const std::vector<SourceChanges>& changes, bool theirs,
                                            const std::string& translator)
{
    WrittenChanges done;
    for (const SourceChanges& texts : changes) {
        TranslationSaving saving{texts.read.units, texts.read.rows, {}, texts.language, translator};
        std::set<std::size_t> changed;
        const auto put = [&](int row, const engine::PoEntry& entry) {
            TextRow& here = saving.rows[static_cast<std::size_t>(row)];
            here.po = entry;
            changed.insert(here.unit);
        };
        for (const auto& [row, entry] : texts.incoming.taken) put(row, entry);
        if (theirs)
            for (const TextConflict& conflict : texts.incoming.differing) put(conflict.row, conflict.theirs);
        saving.wanted.assign(changed.begin(), changed.end());
        TranslationWritten written = writeTranslations(saving);
        for (TranslationWritten::File& file : written.files) {
            const TranslationUnit& unit = saving.units[file.unit];
            done.files.push_back(
                {unit.file, unit.exists ? std::optional(unit.bytes) : std::nullopt, std::move(file.bytes)});
        }
        if (written.errors.empty()) continue;
        if (const auto back = takeBack(done); !back)
            written.errors.insert(written.errors.end(), back.error().begin(), back.error().end());
        return engine::fail(std::move(written.errors));
    }
    return done;
}

engine::Result<void> takeBack(const WrittenChanges& written)
{
    engine::Errors errors;
    for (const WrittenChanges::File& file : written.files) {
        const fs::path path(file.path);
        const auto lock = engine::FolderLock::take(path.parent_path().string());
        const auto done = lock ? engine::changeFolder(*lock, {{path.filename().string(), file.before,
                                                               engine::FileStamp::of(file.after), false}})
                               : engine::fail(lock.error());
        if (!done) errors.insert(errors.end(), done.error().begin(), done.error().end());
    }
    if (!errors.empty()) return engine::fail(std::move(errors));
    return {};
}

} // namespace marches::editor
