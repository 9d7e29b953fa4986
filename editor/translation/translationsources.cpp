// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/translationsources.h"

#include "engine/package/plural.h"

#include <QCollator>
#include <QLocale>
#include <QString>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace marches::editor {

namespace fs = std::filesystem;

engine::Result<std::vector<engine::TextSource>> loadTranslationSources(const std::string& path)
{
    engine::Result<engine::TextSource> first = engine::loadTextSource(path);
    if (!first) return engine::fail(first.error());
    std::vector<engine::TextSource> sources{*std::move(first)};
    std::vector<std::string> variants;
    std::error_code failed;
    const fs::path folder = fs::path(sources.front().file).parent_path() / "variants";
    if (fs::path(sources.front().file).filename() == "map.yaml")
        for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
            if (it->path().extension() == ".yaml") variants.push_back(it->path().string());
    std::ranges::sort(variants);
    for (const std::string& file : variants)
        if (engine::Result<engine::TextSource> variant = engine::loadTextSource(file)) sources.push_back(*std::move(variant));
    return sources;
}

std::string languageName(const std::string& code)
{
    // Qt names the one of a country: "American English", "español de España".
    if (code == "en") return "English";
    if (code == "es") return "Español";
    const QLocale locale(QString::fromStdString(code).replace(QLatin1Char('-'), QLatin1Char('_')));
    QString name = locale.language() == QLocale::C ? QString() : locale.nativeLanguageName();
    if (name.isEmpty()) return code;
    name[0] = name[0].toUpper();
    return name.toStdString();
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
