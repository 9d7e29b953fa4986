// SPDX-License-Identifier: GPL-3.0-or-later
// Where the dictionaries of the system are, and what a package with one is called.
#include "editor/translation/spelling.h"

#include "engine/base/languagename.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace marches::editor {

namespace {

std::optional<DictionaryFiles> dictionaryIn(const QString& folder, const QString& name)
{
    DictionaryFiles files{folder + QLatin1Char('/') + name + QStringLiteral(".aff"),
                          folder + QLatin1Char('/') + name + QStringLiteral(".dic")};
    if (!QFileInfo(files.affixes).isFile() || !QFileInfo(files.words).isFile()) return std::nullopt;
    return files;
}

/// "sr_Latn_RS": a language in a script that it is not usually written in.
bool hasScript(const QString& code) { return code.section(QLatin1Char('_'), 1, 1).size() == 4; }

QStringList foldersOf(const char* variable, const QString& usual)
{
    QString paths = qEnvironmentVariable(variable);
    if (paths.isEmpty()) paths = usual;
    return paths.split(QLatin1Char(':'), Qt::SkipEmptyParts);
}

} // namespace

QStringList Spelling::folders()
{
    QStringList all = foldersOf("DICPATH", {});
    for (const QString& data : foldersOf("XDG_DATA_DIRS", QStringLiteral("/usr/local/share:/usr/share")))
        all << data + QStringLiteral("/hunspell") << data + QStringLiteral("/myspell")
            << data + QStringLiteral("/myspell/dicts");
    return all;
}

std::optional<DictionaryFiles> Spelling::find(const QString& code)
{
    const QString wanted = QString(code).replace(QLatin1Char('-'), QLatin1Char('_'));
    const QString language = wanted.section(QLatin1Char('_'), 0, 0);
    if (!engine::isLanguageName(wanted.toStdString())) return std::nullopt;
    QString usual = QLocale(language).name();                             // "de_DE"
    if (!usual.startsWith(language + QLatin1Char('_'))) usual = language; // nobody has heard of it
    QStringList exact{wanted};
    if (wanted == language) exact << usual;
    // One without a country, then of the usual one, serves every country, but not another script.
    QStringList near;
    if (!hasScript(wanted)) near << language << usual;
    const QString beginning = hasScript(wanted) ? wanted : language;
    const QStringList all = folders();
    const auto named = [](const QString& folder, const QStringList& names) -> std::optional<DictionaryFiles> {
        for (const QString& name : names)
            for (const QString& file : {name, QString(name).replace(QLatin1Char('_'), QLatin1Char('-'))})
                if (auto files = dictionaryIn(folder, file)) return files;
        return std::nullopt;
    };
    for (const QString& folder : all)
        if (auto files = named(folder, exact)) return files;
    for (const QString& folder : all) {
        if (auto files = named(folder, near)) return files;
        const QStringList any{beginning + QStringLiteral("_*.aff"), beginning + QStringLiteral("-*.aff")};
        for (const QFileInfo& file : QDir(folder).entryInfoList(any, QDir::Files, QDir::Name)) {
            const QString name = file.completeBaseName();
            if (hasScript(QString(name).replace(QLatin1Char('-'), QLatin1Char('_'))) != hasScript(wanted)) continue;
            if (auto files = dictionaryIn(folder, name)) return files;
        }
    }
    return std::nullopt;
}

QString Spelling::package(const QString& code)
{
    // Languages whose packages are named by country; of the others there is one.
    constexpr std::array<std::pair<const char*, const char*>, 6> kUsual = {
        {{"de", "de-de"}, {"en", "en-us"}, {"gl", "gl-es"}, {"nb", "no"}, {"nn", "no"}, {"pt", "pt-br"}}};
    constexpr std::array kOfCountries = {"de-at", "de-ch", "de-de", "en-au", "en-ca",
                                         "en-gb", "en-us", "en-za", "pt-br", "pt-pt"};
    const QString wanted = QString(code).replace(QLatin1Char('_'), QLatin1Char('-')).toLower();
    QString name = wanted.section(QLatin1Char('-'), 0, 0);
    const auto isWanted = [&wanted](const char* country) { return wanted == QLatin1String(country); };
    if (std::ranges::any_of(kOfCountries, isWanted)) {
        name = wanted;
    } else {
        for (const auto& [language, package] : kUsual)
            if (name == QLatin1String(language)) {
                name = QLatin1String(package);
                break;
            }
    }
    // Three come from an older collection.
    const bool old = name == QLatin1String("eo") || name == QLatin1String("et") || name == QLatin1String("fo");
    return (old ? QStringLiteral("myspell-") : QStringLiteral("hunspell-")) + name;
}

} // namespace marches::editor
