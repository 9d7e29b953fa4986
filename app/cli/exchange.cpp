// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include <algorithm>
#include <filesystem>
#include <map>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "editor/exchange/exportmap.h"
#include "editor/exchange/importmap.h"
#include "editor/exchange/newfolder.h"
#include "editor/exchange/zipfile.h"
#include "engine/base/languagename.h"

namespace marches::app {

namespace {

/// Notes of one kind that are told; of more, only how many there are.
constexpr std::size_t kMostAlike = 8;

/// An option whose value is one of a list. Throws UsageError.
std::string wordOption(const Session& session, const char* option, std::span<const std::string_view> known)
{
    std::string word = session.arguments().value(option);
    if (word.empty() || std::ranges::find(known, word) != known.end()) return word;
    std::vector<std::string> words(known.begin(), known.end());
    throw UsageError{Cli::tr("--%1 does not know “%2”.%3")
                         .arg(QString::fromLatin1(option), QString::fromStdString(word), suggestion(word, words))};
}

editor::ImportChoices choicesOf(const Session& session)
{
    static constexpr std::string_view kProjections[] = {"none",     "none-up",       "equirectangular",
                                                        "mercator", "natural-earth", "equal-earth"};
    const Arguments& arguments = session.arguments();
    editor::ImportChoices choices;
    choices.language = arguments.value("names-in");
    if (!choices.language.empty() && !engine::isLanguageName(choices.language))
        throw UsageError{Cli::tr("--names-in is a language, such as en or fr, not “%1”.")
                             .arg(QString::fromStdString(choices.language))};
    choices.nameProperty = arguments.value("name-property");
    choices.idProperty = arguments.value("id-property");
    choices.regionProperty = arguments.value("region-property");
    choices.object = arguments.value("object");
    choices.variant = arguments.value("variant");
    choices.coastLanes = arguments.has("coast-lanes");
    choices.projection = wordOption(session, "projection", kProjections);
    if (const std::string text = arguments.value("simplify"); !text.empty()) {
        bool good = false;
        choices.simplify = QString::fromStdString(text).toDouble(&good);
        if (!good || choices.simplify < 0 || choices.simplify > 100)
            throw UsageError{
                Cli::tr("--simplify is a number from 0 to 100, not “%1”.").arg(QString::fromStdString(text))};
    }
    return choices;
}

/// The notes with those of one kind together, and of many alike the first.
void tellNotes(const Session& session, const engine::Errors& notes)
{
    std::map<std::string, std::size_t> count;
    for (const engine::Error& note : notes) ++count[note.code];
    std::map<std::string, std::size_t> told;
    for (const engine::Error& note : notes) {
        const std::size_t already = told[note.code]++;
        if (already < kMostAlike || count[note.code] == kMostAlike + 1)
            session.console().print(session.sentence(note));
        else if (already == kMostAlike)
            session.console().print(Cli::tr("More of this kind: %1.").arg(count[note.code] - kMostAlike));
    }
}

/// Maps are called by their folders: the new one has its folder's name as its id, where that can be one.
std::string idOfFolder(const std::string& folder)
{
    const std::filesystem::path path = std::filesystem::path(folder).lexically_normal();
    const std::string name = (path.has_filename() ? path : path.parent_path()).filename().string();
    return engine::isId(name) ? name : std::string();
}

void tellImport(const Session& session, const editor::ImportedMap& map, const std::string& folder)
{
    if (session.json()) {
        const auto text = [](const std::string& value) { return QString::fromStdString(value); };
        session.console().print(
            QJsonObject{{QStringLiteral("form"), text(map.form)},
                        {QStringLiteral("name"), text(map.name)},
                        {QStringLiteral("folder"), text(folder)},
                        {QStringLiteral("territories"), map.territories},
                        {QStringLiteral("seas"), map.seas},
                        {QStringLiteral("coasts"), map.coasts},
                        {QStringLiteral("regions"), map.regions},
                        {QStringLiteral("connections"), map.connections},
                        {QStringLiteral("notes"), errorsJson(map.notes, session.texts(), session.language())}});
        return;
    }
    session.console().print(
        Cli::tr("%1 (%2), in %3")
            .arg(QString::fromStdString(map.name), QString::fromStdString(map.form), QString::fromStdString(folder)));
    session.console().print(Cli::tr("Territories: %1. Seas: %2. Coasts: %3. Regions: %4. Connections: %5.")
                                .arg(map.territories)
                                .arg(map.seas)
                                .arg(map.coasts)
                                .arg(map.regions)
                                .arg(map.connections));
    tellNotes(session, map.notes);
}

} // namespace

int exportCommand(const Session& session)
{
    const std::string out = session.arguments().value("out");
    const std::string form = wordOption(session, "to", editor::exportForms());
    if (form.empty()) throw UsageError{Cli::tr("Say in which form with --to: svg, domination, geojson, ...")};
    if (out.empty()) throw UsageError{Cli::tr("Say where the map goes with -o.")};
    const engine::Result<std::string> folder = mapFolder(session, session.arguments().positionals.front());
    if (!folder) return session.report(folder.error());
    const engine::Result<editor::ExportedMap> made = editor::exportMap(*folder, form);
    if (!made) return session.report(made.error());
    if (made->isOneFile()) {
        if (!canWriteOutputs(session)) return kBad;
        const QByteArray& bytes = made->files.begin()->second;
        if (!writeNamed(session, out, {bytes.constData(), static_cast<std::size_t>(bytes.size())})) return kBad;
    } else if (out.ends_with(".zip")) {
        const engine::Result<QByteArray> zip = editor::makeZip(made->files, out);
        if (!zip) return session.report(zip.error());
        if (!writeNamed(session, out, {zip->constData(), static_cast<std::size_t>(zip->size())})) return kBad;
    } else {
        std::map<std::string, std::string> files;
        for (const auto& [name, bytes] : made->files) files.emplace(name, bytes.toStdString());
        if (const engine::Result<void> written = editor::writeNewFolder(out, files); !written)
            return session.report(written.error());
    }
    if (session.json()) {
        QJsonArray files;
        for (const auto& [name, bytes] : made->files) files.append(QString::fromStdString(name));
        session.console().print(
            QJsonObject{{QStringLiteral("form"), QString::fromStdString(form)},
                        {QStringLiteral("files"), files},
                        {QStringLiteral("notes"), errorsJson(made->notes, session.texts(), session.language())}});
    } else {
        tellNotes(session, made->notes);
    }
    return kGood;
}

int importCommand(const Session& session)
{
    const std::string folder = session.arguments().value("out");
    if (folder.empty()) throw UsageError{Cli::tr("Say which folder is to hold the map with -o.")};
    const std::string form = wordOption(session, "from", editor::importForms());
    const editor::ImportChoices choices = choicesOf(session);
    const editor::NewMapName name{
        idOfFolder(folder),
        session.arguments().value("name"),
        {},
        Cli::tr("Territory", "name of a territory without one; a number follows").toStdString()};
    const engine::Result<editor::ImportedMap> map =
        editor::importMap(session.arguments().positionals.front(), form, choices, name);
    if (!map) return session.report(map.error());
    if (const engine::Result<void> written = editor::writeImportedMap(*map, folder); !written)
        return session.report(written.error());
    tellImport(session, *map, folder);
    return kGood;
}

} // namespace marches::app
