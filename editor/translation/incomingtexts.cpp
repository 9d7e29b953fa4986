// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/incomingtexts.h"

#include "editor/translation/windowtexts.h"
#include "engine/text/displayname.h"
#include "engine/text/review.h"
#include "engine/text/texts.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace marches::editor {

namespace {

bool saysAnything(const engine::PoEntry& entry)
{
    return std::ranges::any_of(entry.text, [](const std::string& form) { return !form.empty(); });
}

/// Keys of the sentences of the window that a file translates: what it does not say comes with the program.
engine::Result<std::set<std::string>> keysOfWindow(const std::string& bytes, const std::string& file)
{
    const engine::Result<TsFile> read = readTs(QByteArray::fromStdString(bytes), file);
    if (!read) return engine::fail(read.error());
    std::set<std::string> keys;
    for (const engine::PoEntry& entry : windowPo(*read).entries)
        if (entry.context && saysAnything(entry)) keys.insert(*entry.context);
    return keys;
}

/// Their entry on our row: the words, what is to be looked at and marks are theirs.
engine::PoEntry taken(const engine::PoEntry& mine, const engine::PoEntry& theirs)
{
    engine::PoEntry entry = mine;
    entry.text = theirs.text;
    entry.text.resize(mine.text.size());
    entry.fuzzy = theirs.fuzzy;
    entry.previousContext = theirs.previousContext;
    entry.previousSource = theirs.previousSource;
    entry.previousPlural = theirs.previousPlural;
    entry.comments = theirs.comments;
    engine::dropStaleReview(entry);
    return entry;
}

void compare(int row, const engine::PoEntry& mine, const engine::PoEntry& theirs, IncomingTexts& incoming)
{
    if (!saysAnything(theirs)) return;
    const engine::PoEntry would = taken(mine, theirs);
    const bool mineIsGood = mine.translated() && !mine.fuzzy;
    const bool theirsIsGood = would.translated() && !would.fuzzy;
    if (!saysAnything(mine) || (!mineIsGood && theirsIsGood)) {
        incoming.taken.emplace_back(row, would);
    } else if (mine.text == would.text) {
        if (!engine::isReviewed(would) || engine::isReviewed(mine)) return;
        engine::PoEntry marked = mine;
        engine::setReviewed(marked, true);
        incoming.taken.emplace_back(row, std::move(marked));
    } else if (theirsIsGood) {
        incoming.differing.push_back({row, would});
    }
}

} // namespace

std::size_t sharedTexts(const engine::PoFile& file, const engine::TextEntries& entries)
{
    std::map<std::string_view, std::string_view> sources;
    for (const engine::TextEntry& entry : entries) sources.emplace(entry.key, entry.one);
    return static_cast<std::size_t>(std::ranges::count_if(file.entries, [&](const engine::PoEntry& entry) {
        if (entry.obsolete || !entry.context || !saysAnything(entry)) return false;
        const auto found = sources.find(*entry.context);
        return found != sources.end() && found->second == entry.source;
    }));
}

std::string languageOf(const engine::PoFile& file, const std::string& fileName)
{
    for (const std::string& name :
         {std::string(file.field("Language")), std::filesystem::path(fileName).stem().string()})
        if (engine::isKnownLanguage(name)) return engine::languageTag(name);
    return {};
}

engine::Result<IncomingTexts> incomingTexts(const std::vector<TranslationUnit>& units, const std::vector<TextRow>& rows,
                                            std::size_t unit, const std::string& bytes, const std::string& file)
{
    TranslationUnit theirs = units[unit];
    theirs.file = file; // for what is told of mistakes
    theirs.overlay = false;
    std::set<std::string> said;
    if (theirs.window) {
        auto keys = keysOfWindow(bytes, file);
        if (!keys) return engine::fail(keys.error());
        said = *std::move(keys);
    }
    engine::Result<std::vector<TextRow>> read = takeBytes(theirs, unit, bytes, true);
    if (!read) return engine::fail(read.error());
    IncomingTexts incoming;
    std::size_t at = 0; // rows of one source come in one order, whatever the file says
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].unit != unit) continue;
        const TextRow& other = (*read)[at++];
        if (theirs.window && !said.contains(other.key())) continue;
        compare(static_cast<int>(row), rows[row].po, other.po, incoming);
    }
    return incoming;
}

} // namespace marches::editor
