// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/translation.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>
#include <optional>

#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "editor/formats/pseudotranslator.h"
#include "editor/formats/tswork.h"

namespace marches::app {

namespace {

using editor::TsFile;

QStringList filesOf(const std::vector<std::string>& paths)
{
    QStringList files;
    for (const std::string& path : paths) {
        const QString name = QString::fromStdString(path);
        if (!QFileInfo(name).isDir()) {
            files.append(name);
            continue;
        }
        const QDir folder(name);
        for (const QString& file : folder.entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name))
            files.append(folder.filePath(file));
    }
    return files;
}

/// The file of the same program that tells its sentences; nothing where there is none.
std::optional<TsFile> likeOf(const Session& session, const QString& file)
{
    const bool ofCli = QFileInfo(file).fileName().startsWith(QLatin1String("marches_cli_"));
    const QString like =
        QString::fromStdString(session.dataRoot()) +
        (ofCli ? QStringLiteral("/translations/marches_cli_fr.ts") : QStringLiteral("/translations/marches_fr.ts"));
    engine::Result<TsFile> read = editor::loadTs(like);
    return read ? std::optional<TsFile>(*std::move(read)) : std::nullopt;
}

/// English: it holds plurals alone, and nothing is missing that it does not ask for.
bool isOfSource(const TsFile& file)
{
    return file.language == (file.sourceLanguage.isEmpty() ? QStringLiteral("en") : file.sourceLanguage);
}

int emitTs(const Session& session, const TsFile& file)
{
    const std::string bytes = editor::writeTs(file).toStdString();
    if (session.arguments().has("out"))
        return writeNamed(session, session.arguments().value("out"), bytes) ? kGood : kBad;
    session.console().printRaw(bytes);
    return kGood;
}

int updateFile(const Session& session, const QString& path, const TsFile& file)
{
    const std::optional<TsFile> like = likeOf(session, path);
    if (!like) {
        session.console().reportError(
            Cli::tr("The sentences of the window are not found. Is --data or MARCHES_DATA right?"));
        return kBad;
    }
    const QByteArray before = editor::writeTs(file);
    const QByteArray after = isOfSource(file) ? before : editor::writeTs(editor::updateTs(file, *like));
    if (after != before && !writeNamed(session, path.toStdString(), after.toStdString())) return kBad;
    session.console().print(after == before ? Cli::tr("%1: nothing new").arg(path)
                                            : Cli::tr("%1: brought in step").arg(path));
    return kGood;
}

std::vector<std::string> keysOf(const TsFile& file)
{
    std::vector<std::string> keys;
    for (const editor::TsContext& context : file.contexts)
        for (const editor::TsMessage& message : context.messages)
            if (message.isLive())
                keys.push_back((context.name + QStringLiteral(": ") + message.source.simplified()).toStdString());
    return keys;
}

} // namespace

bool isWindowTranslation(const std::string& path)
{
    const QFileInfo info(QString::fromStdString(path));
    if (!info.isDir()) return info.suffix() == QLatin1String("ts");
    return !QDir(info.filePath()).entryList({QStringLiteral("*.ts")}, QDir::Files).isEmpty();
}

int windowTranslation(const Session& session, const std::string& action, const std::vector<std::string>& paths)
{
    const QStringList files = filesOf(paths);
    if ((action == "extract" || action == "pseudo") && files.size() != 1)
        throw UsageError{Cli::tr("This works on one file at a time.")};
    int status = kGood;
    bool complete = true;
    QJsonArray list;
    for (const QString& path : files) {
        const engine::Result<TsFile> file = editor::loadTs(path);
        if (!file) return session.report(file.error());
        if (action == "extract")
            return emitTs(session, editor::newTs(*file, QString::fromStdString(requiredLanguage(session))
                                                            .replace(QLatin1Char('-'), QLatin1Char('_'))));
        if (action == "pseudo") return emitTs(session, editor::pseudoTs(*file));
        if (action == "update") {
            status = std::max(status, updateFile(session, path, *file));
            continue;
        }
        const std::optional<TsFile> like = isOfSource(*file) ? std::nullopt : likeOf(session, path);
        const engine::TranslationReport found = editor::reportTs(*file, like ? &*like : nullptr);
        complete = complete && found.complete();
        const std::vector<std::string> keys = keysOf(like ? *like : *file);
        if (session.json())
            list.append(reportJson(path.toStdString(), keys, found));
        else
            printReport(session, path.toStdString(), keys, found);
    }
    if (action != "report") return status;
    if (session.json())
        session.console().print(
            QJsonObject{{QStringLiteral("translations"), list}, {QStringLiteral("complete"), complete}});
    return complete ? kGood : kBad;
}

} // namespace marches::app
