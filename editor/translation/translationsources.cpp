// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/translationsources.h"

#include "editor/translation/windowtexts.h"
#include "engine/text/displayname.h"
#include "engine/text/plural.h"

#include <QCollator>
#include <QLocale>
#include <QString>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace marches::editor {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kMapFile = "map.yaml";

std::vector<std::string> variantsIn(const fs::path& folder)
{
    std::vector<std::string> variants;
    std::error_code failed;
    for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
        if (it->path().extension() == ".yaml") variants.push_back(it->path().string());
    std::ranges::sort(variants);
    return variants;
}

} // namespace

bool isOwnVariants(const std::string& folder)
{
    std::error_code failed;
    const fs::path path(folder);
    return path.filename() == "variants" && !fs::exists(path.parent_path() / kMapFile, failed);
}

std::string ownVariantsOf(const std::string& mapFile, const engine::TextRoots& roots)
{
    if (roots.own.empty() || fs::path(mapFile).filename() != kMapFile) return {};
    std::error_code failed;
    const fs::path map = fs::weakly_canonical(fs::path(mapFile).parent_path(), failed);
    if (map.parent_path() != fs::weakly_canonical(fs::path(roots.data) / "maps", failed)) return {};
    const fs::path variants = fs::path(roots.own) / "maps" / map.filename() / "variants";
    return isOwnVariants(variants.string()) ? variants.string() : std::string();
}

engine::Result<std::vector<engine::TextSource>> loadTranslationSources(const std::string& path,
                                                                       const engine::TextRoots& roots,
                                                                       engine::Errors* leftOut)
{
    engine::Result<engine::TextSource> first =
        isWindowFile(path) ? loadWindowTexts(path) : engine::loadTextSource(path);
    if (!first) return engine::fail(first.error());
    std::vector<engine::TextSource> sources{*std::move(first)};
    std::vector<std::string> variants;
    if (const fs::path map(sources.front().file); map.filename() == kMapFile)
        variants = variantsIn(map.parent_path() / "variants");
    if (const std::string own = ownVariantsOf(sources.front().file, roots); !own.empty())
        for (std::string& file : variantsIn(own)) variants.push_back(std::move(file));
    for (const std::string& file : variants) {
        engine::Result<engine::TextSource> variant = engine::loadTextSource(file);
        if (variant)
            sources.push_back(*std::move(variant));
        else if (leftOut != nullptr)
            leftOut->insert(leftOut->end(), variant.error().begin(), variant.error().end());
    }
    return sources;
}

std::string languageName(const std::string& code) { return engine::languageName(code, QLocale().name().toStdString()); }

Qt::LayoutDirection directionOf(const std::string& code)
{
    return QLocale(QString::fromStdString(code)).textDirection();
}

std::vector<LanguageChoice> knownLanguages()
{
    std::vector<LanguageChoice> choices;
    for (const std::string_view code : engine::PluralRule::languages())
        choices.push_back({std::string(code), languageName(std::string(code))});
    const QCollator order;
    std::ranges::sort(choices, [&order](const LanguageChoice& a, const LanguageChoice& b) {
        return order.compare(QString::fromStdString(a.name), QString::fromStdString(b.name)) < 0;
    });
    return choices;
}

} // namespace marches::editor
