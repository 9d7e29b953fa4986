// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mapbackups.h"

#include "editor/document/ids.h"
#include "editor/document/mapfiles.h"
#include "engine/io/backups.h"
#include "engine/io/foldertransaction.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace marches::app {

namespace {

constexpr qsizetype kHashDigits = 8;

/// Files of a map that saving may change or take away.
std::vector<std::string> namesIn(const QString& map)
{
    std::vector<std::string> names;
    for (const char* name : {"map.yaml", "board.svg"})
        if (QFileInfo::exists(map + QLatin1Char('/') + QLatin1String(name))) names.emplace_back(name);
    for (const QString& file :
         QDir(map + QStringLiteral("/i18n")).entryList({QStringLiteral("*.po")}, QDir::Files, QDir::Name))
        names.push_back("i18n/" + file.toStdString());
    return names;
}

} // namespace

QString MapBackups::folderFor(const QString& map) const
{
    // Two maps may have folders of the same name.
    const QString path = QFileInfo(map).absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex().left(kHashDigits);
    return m_root + QLatin1Char('/') + QString::fromStdString(editor::idFromName(QDir(map).dirName().toStdString())) +
           QLatin1Char('-') + QString::fromLatin1(hash);
}

engine::Result<void> MapBackups::keep(const QString& map) const
{
    const std::vector<std::string> names = namesIn(map);
    if (names.empty()) return {};
    return engine::rotateBackups(map.toStdString(), names, folderFor(map).toStdString(), kKept);
}

std::vector<MapBackup> MapBackups::of(const QString& map) const
{
    std::vector<MapBackup> found;
    for (const std::string& folder : engine::backupGenerations(folderFor(map).toStdString())) {
        const QString path = QString::fromStdString(folder);
        const QFileInfo file(path + QStringLiteral("/map.yaml"));
        if (file.exists()) found.push_back({path, file.lastModified()});
    }
    std::ranges::reverse(found);
    return found;
}

engine::Result<void> MapBackups::restore(const MapBackup& backup, const QString& map) const
{
    // Read first: keeping the present version may push the oldest backup out.
    const engine::Result<editor::MapFiles> files = editor::readMapFiles(backup.folder.toStdString());
    if (!files) return engine::fail(files.error());
    if (auto kept = keep(map); !kept) return kept;
    std::vector<engine::FolderChange> changes;
    std::map<std::string, std::string> wanted = files->byName();
    for (const std::string& name : namesIn(map))
        if (!wanted.contains(name)) changes.push_back({name, std::nullopt, std::nullopt, true});
    for (auto& [name, bytes] : wanted) changes.push_back({name, std::move(bytes), std::nullopt, true});
    const engine::Result<engine::FolderLock> lock = engine::FolderLock::take(map.toStdString());
    if (!lock) return engine::fail(lock.error());
    return engine::changeFolder(*lock, changes);
}

} // namespace marches::app
