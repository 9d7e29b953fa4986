// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/picturecache.h"

#include <QCryptographicHash>
#include <QDir>
#include <QImageReader>
#include <QSaveFile>
#include <QStandardPaths>

namespace marches::app {

namespace {

constexpr int kMaxSide = 4096; ///< pixels: a file of ours is smaller

void removeOldest(const QDir& folder)
{
    const QFileInfoList files =
        folder.entryInfoList({QStringLiteral("*.png")}, QDir::Files, QDir::Time); // the newest first
    for (qsizetype i = PictureCache::kMostFiles; i < files.size(); ++i) QFile::remove(files[i].filePath());
}

} // namespace

PictureCache PictureCache::ofPerson(const QString& name)
{
    return PictureCache(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QLatin1Char('/') + name);
}

QString PictureCache::fileOf(const QByteArray& key) const
{
    const QByteArray hash = QCryptographicHash::hash(key, QCryptographicHash::Sha256).toHex();
    return m_folder + QLatin1Char('/') + QString::fromLatin1(hash) + QStringLiteral(".png");
}

std::optional<QImage> PictureCache::find(const QByteArray& key) const
{
    QImageReader reader(fileOf(key), "png");
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > kMaxSide || size.height() > kMaxSide) return std::nullopt;
    QImage image = reader.read();
    return image.isNull() ? std::nullopt : std::optional(std::move(image));
}

void PictureCache::keep(const QByteArray& key, const QImage& image) const
{
    if (image.isNull() || !QDir().mkpath(m_folder)) return;
    QSaveFile file(fileOf(key));
    if (file.open(QIODevice::WriteOnly) && image.save(&file, "png")) file.commit();
    removeOldest(QDir(m_folder));
}

} // namespace marches::app
