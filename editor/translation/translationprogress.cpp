// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/translationprogress.h"

#include "editor/translation/translationsources.h"
#include "engine/io/files.h"

#include <filesystem>
#include <system_error>

namespace marches::editor {

engine::Result<TextCounts> progressOf(const std::string& source, const std::string& language,
                                      const engine::TextRoots& roots)
{
    constexpr std::size_t kMostFileBytes = 8'000'000; // the readers are stricter
    const auto sources = loadTranslationSources(source, roots);
    if (!sources) return engine::fail(sources.error());
    std::vector<TranslationUnit> units = unitsOf(*sources, language, roots);
    TextCounts counts;
    for (std::size_t i = 0; i < units.size(); ++i) {
        std::string bytes;
        std::error_code failed;
        const bool exists = std::filesystem::exists(units[i].file, failed);
        if (exists) {
            engine::Result<std::string> read = engine::readFile(units[i].file, kMostFileBytes);
            if (!read) return engine::fail(read.error());
            bytes = *std::move(read);
        }
        const auto rows = takeBytes(units[i], i, bytes, exists);
        if (!rows) return engine::fail(rows.error());
        for (const TextRow& row : *rows)
            if (!row.loose) counts.add(validateUtf8(row, units[i]));
    }
    return counts;
}

TextCounts& operator+=(TextCounts& sum, const TextCounts& more)
{
    sum.total += more.total;
    sum.done += more.done;
    sum.reviewed += more.reviewed;
    sum.again += more.again;
    sum.mistakes += more.mistakes;
    sum.empty += more.empty;
    return sum;
}

} // namespace marches::editor
