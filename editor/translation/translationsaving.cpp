// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/translationsaving.h"

#include "editor/translation/translationsources.h"
#include "engine/io/folderlock.h"
#include "engine/io/foldertransaction.h"
#include "engine/text/translationfiles.h"

#include <QDateTime>

#include <filesystem>
#include <utility>

namespace marches::editor {

namespace {

std::string nowForHeader()
{
    QString now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    return (now + QStringLiteral("+0000")).toStdString();
}

engine::Result<TranslationWritten::File> writeUnit(const TranslationSaving& saving, std::size_t number)
{
    const TranslationUnit& unit = saving.units[number];
    engine::PoFile file;
    if (!unit.window) { // Linguist's files know no translator
        file = poFileOf(unit, saving.rows, number);
        file.setField("PO-Revision-Date", nowForHeader());
        if (!saving.translator.empty()) file.setField("Last-Translator", saving.translator);
        if (file.field("Language-Team").empty()) file.setField("Language-Team", languageName(saving.language));
    }
    const bool beside = !unit.window && !unit.overlay;
    if (beside && !engine::staysBeside(unit.sourceFile, unit.file)) // by a link in a map from a stranger
        return engine::fail(engine::fileError("path-leaves-folder", unit.file));
    std::string bytes = unit.window ? windowBytesOf(unit, saving.rows, number) : engine::writePo(file);
    const std::filesystem::path path(unit.file);
    const engine::Result<engine::FolderLock> lock = engine::FolderLock::take(path.parent_path().string());
    if (!lock) return engine::fail(lock.error());
    if (const auto done = engine::changeFolder(*lock, {{path.filename().string(), bytes, unit.stamp(), false}}); !done)
        return engine::fail(done.error());
    return TranslationWritten::File{number, std::move(file.header), std::move(bytes)};
}

} // namespace

TranslationWritten writeTranslations(const TranslationSaving& saving)
{
    TranslationWritten written;
    for (const std::size_t unit : saving.wanted) {
        engine::Result<TranslationWritten::File> file = writeUnit(saving, unit);
        if (!file) {
            written.errors = std::move(file.error());
            return written;
        }
        written.files.push_back(*std::move(file));
    }
    return written;
}

} // namespace marches::editor
