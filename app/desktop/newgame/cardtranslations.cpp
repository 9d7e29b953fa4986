// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/cardtranslations.h"

#include <algorithm>
#include <set>
#include <string>

#include "engine/package/textloading.h"
#include "engine/text/translation.h"

namespace marches::app {

namespace {

/// What the keys of its cards begin with, in the translations that all variants of a folder share.
std::string keyStart(const engine::VariantData& variant) { return "variant." + variant.id + "."; }

bool isOfCard(const engine::PoEntry& entry, const std::string& start)
{
    return !entry.obsolete && entry.context && entry.context->starts_with(start + "card.");
}

/// Has `po` say these words and no others of the cards; true: something is another than before.
bool say(engine::PoFile& po, const engine::TextSource& source, const std::string& start,
         const std::map<std::string, std::string>& words)
{
    bool changed = std::erase_if(po.entries, [&](const engine::PoEntry& entry) {
                       return isOfCard(entry, start) && !words.contains(entry.context->substr(start.size()));
                   }) > 0;
    for (const auto& [key, text] : words) {
        const auto said = std::ranges::find(source.entries, start + key, &engine::TextEntry::key);
        if (said == source.entries.end()) continue;
        engine::PoEntry wanted;
        wanted.context = start + key;
        wanted.source = said->one;
        wanted.text = {text};
        const auto found = std::ranges::find_if(po.entries, [&](const engine::PoEntry& entry) {
            return isOfCard(entry, start) && *entry.context == *wanted.context;
        });
        if (found == po.entries.end())
            po.entries.push_back(std::move(wanted));
        else if (found->source != wanted.source || found->text != wanted.text || found->fuzzy)
            *found = std::move(wanted);
        else
            continue;
        changed = true;
    }
    return changed;
}

} // namespace

engine::CardWords readCardWords(const engine::VariantData& variant, const engine::TextRoots& roots)
{
    engine::CardWords words;
    const engine::TextSource source = engine::textsOf(variant);
    const std::string start = keyStart(variant);
    for (const engine::TranslationFile& file : engine::translationFiles(variant.file, roots)) {
        const engine::Result<engine::PoFile> po = engine::loadTranslation(source, file.language, roots);
        if (!po || words.contains(file.language)) continue;
        for (const engine::PoEntry& entry : po->entries)
            if (isOfCard(entry, start) && !entry.fuzzy && !entry.plural && entry.translated())
                words[file.language][entry.context->substr(start.size())] = entry.text.front();
    }
    return words;
}

engine::Result<void> writeCardWords(const engine::VariantData& variant, const engine::CardWords& words,
                                    const engine::TextRoots& roots)
{
    const engine::TextSource source = engine::textsOf(variant);
    std::set<std::string> languages;
    for (const auto& [language, said] : words) languages.insert(language);
    for (const engine::TranslationFile& file : engine::translationFiles(variant.file, roots))
        languages.insert(file.language);
    for (const std::string& language : languages) {
        if (language == variant.language) continue;
        engine::Result<engine::PoFile> po = engine::loadTranslation(source, language, roots);
        if (!po) return engine::fail(std::move(po.error()));
        if (po->entries.empty()) po = engine::extractTexts({}, variant.language, language);
        const auto said = words.find(language);
        static const std::map<std::string, std::string> kNone;
        if (!say(*po, source, keyStart(variant), said == words.end() ? kNone : said->second)) continue;
        if (auto written = engine::saveTranslation(*po, source, language, roots); !written)
            return engine::fail(std::move(written.error()));
    }
    return {};
}

} // namespace marches::app
