// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/translation.h"

#include <QDir>
#include <QFileInfo>

#include <optional>

#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "editor/formats/pseudotranslator.h"
#include "editor/formats/tswork.h"
#include "engine/io/files.h"

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
    return deliverFile(session, editor::writeTs(file).toStdString());
}

/// Brings a file in step with the sentences of the program; true: that changed it.
engine::Result<bool> updateFile(const QString& path, const TsFile& file, const TsFile& like)
{
    const QByteArray before = editor::writeTs(file);
    const QByteArray after = isOfSource(file) ? before : editor::writeTs(editor::updateTs(file, like));
    if (after == before) return false;
    if (const engine::Result<void> written = engine::writeFile(path.toStdString(), after.toStdString()); !written)
        return engine::fail(written.error());
    return true;
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
    UpdateAnswer updated(session);
    bool complete = true;
    QJsonArray list;
    for (const QString& path : files) {
        const engine::Result<TsFile> file = editor::loadTs(path);
        if (!file && action == "update") {
            updated.tell(path, engine::fail(file.error())); // the others are brought up to date all the same
            continue;
        }
        if (!file) return session.report(file.error());
        if (action == "extract")
            return emitTs(session, editor::newTs(*file, QString::fromStdString(requiredLanguage(session))
                                                            .replace(QLatin1Char('-'), QLatin1Char('_'))));
        if (action == "pseudo") return emitTs(session, editor::pseudoTs(*file));
        if (action == "update") {
            if (const std::optional<TsFile> like = likeOf(session, path)) {
                updated.tell(path, updateFile(path, *file, *like));
                continue;
            }
            updated.tell(path, engine::fail(engine::Error{"i18n-no-window-texts", {}, {}, 0, 0, {}}));
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
    if (action == "update") return updated.finish();
    if (session.json())
        session.console().print(
            QJsonObject{{QStringLiteral("translations"), list}, {QStringLiteral("complete"), complete}});
    return complete ? kGood : kBad;
}

} // namespace marches::app
