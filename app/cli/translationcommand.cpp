// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>

#include "app/cli/filesearch.h"
#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "app/cli/translation.h"
#include "editor/painting/namefit.h"
#include "engine/io/files.h"
#include "engine/package/mappackage.h"
#include "engine/package/textloading.h"
#include "engine/text/displayname.h"
#include "engine/text/translation.h"

namespace marches::app {

namespace {

using engine::TextSource;

/// Sources that share one folder of translations, as the variants of a map do.
struct TextSources {
    std::vector<TextSource> units;
    engine::Errors errors;
};

TextSources collectSources(const std::vector<std::string>& paths)
{
    constexpr std::array<std::string_view, 4> kKinds = {"map", "rules", "texts", "variant"};
    TextSources sources;
    std::map<std::string, std::size_t> byFolder;
    for (const FoundFile& file : findFiles(paths)) {
        const bool named = std::ranges::find(paths, file.path) != paths.end();
        if (!named && std::ranges::find(kKinds, file.kind) == kKinds.end()) continue;
        engine::Result<TextSource> source = engine::loadTextSource(file.path);
        if (!source) {
            sources.errors.insert(sources.errors.end(), source.error().begin(), source.error().end());
            continue;
        }
        const std::string folder = std::filesystem::path(source->file).parent_path().string();
        const auto [at, added] = byFolder.emplace(folder, sources.units.size());
        if (added) {
            sources.units.push_back(*std::move(source));
        } else {
            engine::TextEntries& entries = sources.units[at->second].entries;
            entries.insert(entries.end(), source->entries.begin(), source->entries.end());
        }
    }
    return sources;
}

/// Languages to work on: the one asked for, or all that have a file.
std::vector<engine::TranslationFile> languagesOf(const Session& session, const TextSource& unit)
{
    std::string wanted = session.arguments().value("to");
    if (wanted.empty()) return engine::translationFiles(unit.file);
    if (engine::languageTag(wanted) == unit.language) return {}; // its own language needs no translation
    return {{wanted, engine::translationFile(unit.file, wanted)}};
}

int extractOrPseudo(const Session& session, const TextSources& sources, bool pseudo)
{
    if (sources.units.size() != 1) throw UsageError{Cli::tr("This works on the texts of one folder at a time.")};
    const TextSource& unit = sources.units.front();
    return deliverFile(session, engine::writePo(pseudo ? engine::pseudoTranslation(unit.entries, unit.language)
                                                       : engine::extractTexts(unit.entries, unit.language,
                                                                              requiredLanguage(session))));
}

/// What a report reads of a language: what is beside the texts, with --own the person's own over it.
struct ReportedFile {
    std::string language;
    std::string file;
};
std::vector<ReportedFile> reportedFiles(const Session& session, const TextSource& unit, const engine::TextRoots& roots)
{
    std::vector<ReportedFile> files;
    for (const engine::TranslationFile& file : languagesOf(session, unit)) files.push_back({file.language, file.file});
    const std::string wanted = session.arguments().value("to");
    for (const engine::TranslationFile& file : engine::translationFiles(unit.file, roots)) {
        if (!file.overlay || (!wanted.empty() && engine::languageTag(wanted) != file.language)) continue;
        const auto beside = std::ranges::find(files, file.language, &ReportedFile::language);
        if (beside == files.end())
            files.push_back({file.language, file.file});
        else
            beside->file = file.file;
    }
    return files;
}

/// Files whose names are no languages: they are not worked on.
engine::Errors straysOf(const TextSources& sources)
{
    engine::Errors strays;
    for (const TextSource& unit : sources.units)
        for (engine::Error& error : engine::strayTranslations(unit.file)) strays.push_back(std::move(error));
    return strays;
}

/// Brings one file in step with its source; true: that changed it.
engine::Result<bool> updateFile(const TextSource& unit, const engine::TranslationFile& target)
{
    if (!engine::staysBeside(unit.file, target.file))
        return engine::fail(engine::fileError("path-leaves-folder", target.file));
    engine::PoFile old;
    if (std::filesystem::exists(target.file)) {
        engine::Result<engine::PoFile> read = engine::loadPo(target.file);
        if (!read) return engine::fail(read.error()); // a file that cannot be read is not overwritten
        old = *std::move(read);
    }
    const std::string before = engine::writePo(old);
    const std::string after =
        engine::writePo(engine::updateTranslation(old, unit.entries, unit.language, target.language));
    if (after == before) return false;
    if (const engine::Result<void> written = engine::writeFile(target.file, after); !written)
        return engine::fail(written.error());
    return true;
}

int update(const Session& session, const TextSources& sources)
{
    UpdateAnswer answer(session);
    if (engine::Errors strays = straysOf(sources); !strays.empty()) answer.tell({}, engine::fail(std::move(strays)));
    for (const TextSource& unit : sources.units)
        for (const engine::TranslationFile& target : languagesOf(session, unit))
            answer.tell(QString::fromStdString(target.file), updateFile(unit, target));
    return answer.finish();
}

/// Names of places that do not fit on the board in a translation, though those of the author do; for a person to judge.
void addMisfits(const Session& session, const TextSource& unit, const engine::PoFile& po,
                engine::TranslationReport& report)
{
    if (std::filesystem::path(unit.file).filename() != "map.yaml") return;
    const engine::Result<engine::MapData> map = session.library().map(unit.file);
    if (!map) return; // validate tells
    const auto drawing = loadDrawing(*map);
    if (!drawing) return;
    engine::Texts texts;
    texts.add(unit.entries, unit.language);
    texts.addTranslation(report.language, po);
    for (const editor::NameMisfit& misfit : editor::nameMisfits(**drawing, texts, unit.language, report.language)) {
        const auto entry =
            std::ranges::find(po.entries, misfit.key, [](const auto& one) { return one.context.value_or(""); });
        if (entry == po.entries.end() || !entry->translated()) continue;
        const char* detail = misfit.fit == editor::NameFit::NoRoom ? "no-room" : "wider-than-place";
        report.findings.push_back({engine::TranslationIssue::TooLong, misfit.key, entry->line, detail});
    }
}

int report(const Session& session, const TextSources& sources)
{
    const engine::Errors strays = straysOf(sources);
    if (!strays.empty() && !session.json()) session.report(strays);
    bool complete = strays.empty();
    QJsonArray list;
    const engine::TextRoots roots(session.dataRoot(), session.arguments().value("own"));
    for (const TextSource& unit : sources.units)
        for (const ReportedFile& target : reportedFiles(session, unit, roots)) {
            engine::PoFile po;
            if (std::filesystem::exists(target.file)) {
                const bool laid = target.file != engine::translationFile(unit.file, target.language);
                engine::Result<engine::PoFile> read =
                    laid ? engine::loadTranslation(unit, target.language, roots) : engine::loadPo(target.file);
                if (!read) return session.report(read.error());
                po = *std::move(read);
            }
            engine::TranslationReport found = engine::reportTranslation(po, unit.entries, target.language);
            addMisfits(session, unit, po, found);
            complete = complete && found.complete();
            std::vector<std::string> keys;
            for (const engine::TextEntry& entry : unit.entries)
                if (!entry.one.empty()) keys.push_back(entry.key);
            if (session.json())
                list.append(reportJson(target.file, keys, found));
            else
                printReport(session, target.file, keys, found);
        }
    if (session.json()) {
        QJsonObject answer{{QStringLiteral("translations"), list}, {QStringLiteral("complete"), complete}};
        if (!strays.empty())
            answer.insert(QStringLiteral("errors"), errorsJson(strays, session.texts(), session.language()));
        session.console().print(answer);
    }
    return complete ? kGood : kBad;
}

} // namespace

void UpdateAnswer::tell(const QString& file, const engine::Result<bool>& changed)
{
    if (!changed) {
        markBad();
        if (m_session.json())
            m_errors.insert(m_errors.end(), changed.error().begin(), changed.error().end());
        else
            m_session.report(changed.error());
    } else if (m_session.json()) {
        m_files.append(QJsonObject{{QStringLiteral("file"), file}, {QStringLiteral("changed"), *changed}});
    } else {
        m_session.console().print(*changed ? Cli::tr("%1: updated").arg(file) : Cli::tr("%1: nothing new").arg(file));
    }
}

int UpdateAnswer::finish() const
{
    if (m_session.json()) {
        QJsonObject answer{{QStringLiteral("files"), m_files}};
        if (!m_errors.empty())
            answer.insert(QStringLiteral("errors"), errorsJson(m_errors, m_session.texts(), m_session.language()));
        m_session.console().print(answer);
    }
    return m_status;
}

std::string requiredLanguage(const Session& session)
{
    std::string wanted = session.arguments().value("to");
    if (wanted.empty()) throw UsageError{Cli::tr("Say the language with --to, as a code: fr, pt-BR.")};
    if (!engine::isKnownLanguage(wanted))
        throw UsageError{Cli::tr("“%1” is not the code of a language. Say it with --to, as: fr, pt-BR.")
                             .arg(QString::fromStdString(wanted))};
    return wanted;
}

int translationCommand(const Session& session)
{
    const std::string action = session.arguments().positionals.front();
    const std::vector<std::string> paths(session.arguments().positionals.begin() + 1,
                                         session.arguments().positionals.end());
    const std::vector<std::string> actions = {"extract", "update", "report", "pseudo", "pack", "take"};
    if (std::ranges::find(actions, action) == actions.end())
        throw UsageError{Cli::tr("“%1” is no action of i18n.").arg(QString::fromStdString(action)) +
                         suggestion(action, actions)};
    if (paths.empty()) throw UsageError{Cli::tr("%1 is missing.").arg(QStringLiteral("PATH"))};
    if (session.arguments().has("to")) requiredLanguage(session);
    if (action == "extract") requiredLanguage(session);
    if (!canWriteOutputs(session)) return kBad;

    if (action == "pack") return packTranslation(session, paths);
    if (action == "take") return takeTranslation(session, paths);
    if (std::ranges::all_of(paths, &isWindowTranslation)) return windowTranslation(session, action, paths);
    const TextSources sources = collectSources(paths);
    if (!sources.errors.empty()) return session.report(sources.errors);
    if (sources.units.empty()) return session.report({engine::Error{"i18n-no-texts", {}, {}, 0, 0, {}}});
    if (action == "update") return update(session, sources);
    if (action == "report") return report(session, sources);
    return extractOrPseudo(session, sources, action == "pseudo");
}

} // namespace marches::app
