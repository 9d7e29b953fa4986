// SPDX-License-Identifier: GPL-3.0-or-later
// A language as one file: written for somebody else, and taken from somebody else.
#include <QJsonArray>

#include <algorithm>
#include <filesystem>

#include "app/cli/filesearch.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "app/cli/translation.h"
#include "editor/translation/languagepack.h"
#include "engine/io/files.h"

namespace marches::app {

namespace {

constexpr std::size_t kMostPackBytes = std::size_t{64} * 1024 * 1024;

/// What is to be translated at these paths: maps with their variants, rules, texts, and the window's words, for which
/// the French file stands.
std::vector<std::string> packSources(const std::vector<std::string>& paths)
{
    constexpr std::array<std::string_view, 3> kKinds = {"map", "rules", "texts"};
    std::vector<std::string> sources;
    for (const FoundFile& file : findFiles(paths))
        if (std::ranges::find(kKinds, file.kind) != kKinds.end()) sources.push_back(file.path);
    for (const std::string& path : paths) {
        const std::filesystem::path window = std::filesystem::path(path) / "marches_fr.ts";
        if (std::filesystem::exists(window)) sources.push_back(window.string());
    }
    return sources;
}

/// What is shipped, and with --own what a person has: the same translations that games then say.
engine::TextRoots rootsOf(const Session& session) { return {session.dataRoot(), session.arguments().value("own")}; }

int noTexts(const Session& session) { return session.report({engine::Error{"i18n-no-texts", {}, {}, 0, 0, {}}}); }

QJsonArray namesOf(const std::vector<std::string>& names)
{
    QJsonArray list;
    for (const std::string& name : names) list.append(QString::fromStdString(name));
    return list;
}

/// Nothing in a pack is for what is here, as where the wrong folder was named.
bool isForeign(const editor::LanguagePack& pack, const editor::PackComparison& compared)
{
    return compared.unknown.size() == pack.files.size();
}

void tellComparison(const Session& session, const editor::LanguagePack& pack, const editor::PackComparison& compared,
                    bool theirs)
{
    const Console& console = session.console();
    for (const editor::SourceChanges& one : compared.texts)
        console.print(Cli::tr("%1: %2 new, %3 differ", "texts of a file")
                          .arg(QString::fromStdString(one.source))
                          .arg(one.incoming.taken.size())
                          .arg(one.incoming.differing.size()));
    for (const std::string& name : compared.unknown)
        console.print(Cli::tr("%1: translates nothing here").arg(QString::fromStdString(name)));
    for (const std::string& name : pack.others)
        console.print(Cli::tr("%1: is no translation").arg(QString::fromStdString(name)));
    if (isForeign(pack, compared))
        console.print(Cli::tr("Nothing was taken: this file translates nothing that is at these paths."));
    else if (compared.taken() + compared.differing() == 0)
        console.print(Cli::tr("There is nothing new."));
    else if (compared.differing() > 0 && !theirs)
        console.print(Cli::tr("What differs stays as it is. --theirs takes it as well."));
}

} // namespace

int packTranslation(const Session& session, const std::vector<std::string>& paths)
{
    const std::string language = requiredLanguage(session);
    if (!session.arguments().has("out")) throw UsageError{Cli::tr("Say with -o which file is to be written.")};
    const std::string out = session.arguments().value("out");
    const std::vector<std::string> sources = packSources(paths);
    if (sources.empty()) return noTexts(session);
    const auto bytes = editor::packLanguage(sources, language, rootsOf(session), out, {});
    if (!bytes) return session.report(bytes.error());
    return deliverFile(session, {bytes->constData(), static_cast<std::size_t>(bytes->size())});
}

int takeTranslation(const Session& session, const std::vector<std::string>& paths)
{
    if (paths.size() < 2) throw UsageError{Cli::tr("%1 is missing.").arg(QStringLiteral("PATH"))};
    const std::string& zip = paths.front();
    const std::vector<std::string> sources = packSources({paths.begin() + 1, paths.end()});
    const auto bytes = engine::readFile(zip, kMostPackBytes);
    if (!bytes) return session.report(bytes.error());
    const auto pack = editor::readLanguagePack(QByteArray::fromStdString(*bytes), zip);
    if (!pack) return session.report(pack.error());
    if (sources.empty()) return noTexts(session);
    const auto compared = editor::comparePack(*pack, sources, rootsOf(session), {});
    if (!compared) return session.report(compared.error());
    const int status = compared->unreadable.empty() && !isForeign(*pack, *compared) ? kGood : kBad;
    if (!compared->unreadable.empty() && !session.json()) session.report(compared->unreadable);
    const bool theirs = session.arguments().has("theirs");
    const auto taken = editor::writeChanges(compared->texts, theirs, {});
    if (!taken) return session.report(taken.error());
    if (!session.json()) {
        tellComparison(session, *pack, *compared, theirs);
        return status;
    }
    QJsonArray files;
    for (const editor::WrittenChanges::File& file : taken->files) files.append(QString::fromStdString(file.path));
    QJsonObject answer{{QStringLiteral("new"), static_cast<qint64>(compared->taken())},
                       {QStringLiteral("differing"), static_cast<qint64>(compared->differing())},
                       {QStringLiteral("unknown"), namesOf(compared->unknown)},
                       {QStringLiteral("others"), namesOf(pack->others)},
                       {QStringLiteral("written"), files}};
    if (!compared->unreadable.empty())
        answer.insert(QStringLiteral("errors"), errorsJson(compared->unreadable, session.texts(), session.language()));
    session.console().print(answer);
    return status;
}

} // namespace marches::app
