// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/thumbnails.h"

#include "app/desktop/base/picturecache.h"
#include "editor/formats/svgtree.h"
#include "editor/painting/boarddrawing.h"
#include "editor/painting/paintinks.h"
#include "engine/package/mappackage.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPainter>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace marches::app {

namespace {

constexpr qint64 kMostBytes = 64'000'000; ///< a larger file is no map
/// Counts up when the same files are drawn otherwise than before.
constexpr char kLook[] = "1";

/// What a file holds, in few bytes, and without having all of it in memory; empty where it cannot be read.
QByteArray digest(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    const QFileInfo info(path);
    if (!info.isFile() || info.size() > kMostBytes || !file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return hash.result();
}

QImage draw(const std::string& mapFolder)
{
    const std::string svgFile = mapFolder + "/board.svg";
    const auto svg = editor::readSvgFile(svgFile);
    const auto map = engine::loadMap(mapFolder);
    if (!svg || !map) return {};
    const auto drawing = editor::makeBoardDrawing(*map, *svg, svgFile);
    if (!drawing) return {};
    const QSizeF board = (*drawing)->size;
    if (board.isEmpty()) return {};
    QImage image(Thumbnails::kWidth, qMax(1, qRound(Thumbnails::kWidth * board.height() / board.width())),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(image.width() / board.width(), image.height() / board.height());
    editor::paintArtwork(painter, (*drawing)->artwork, board);
    return image;
}

/// As it was drawn the last time, if neither file has changed since.
QImage drawnOrKept(const std::string& mapFolder, const PictureCache& cache)
{
    const QDir folder(QString::fromStdString(mapFolder));
    const QByteArray drawing = digest(folder.filePath(QStringLiteral("board.svg")));
    const QByteArray map = digest(folder.filePath(QStringLiteral("map.yaml")));
    if (drawing.isEmpty() || map.isEmpty()) return {};
    const QByteArray key = kLook + map + drawing;
    if (const std::optional<QImage> kept = cache.find(key); kept && kept->width() == Thumbnails::kWidth) return *kept;
    QImage image = draw(mapFolder);
#ifdef __GLIBC__
    malloc_trim(0); // the C library would keep what drawing took: a third of all that the program has
#endif
    cache.keep(key, image);
    return image;
}

} // namespace

Thumbnails::Thumbnails(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

Thumbnails::~Thumbnails()
{
    m_pool.clear();
    m_pool.waitForDone();
}

QImage Thumbnails::picture(const std::string& mapFolder)
{
    const auto found = m_pictures.find(mapFolder);
    if (found != m_pictures.end()) return found->second;
    if (m_asked.insert(mapFolder).second) {
        m_pool.start([this, mapFolder] {
            const QImage image = drawnOrKept(mapFolder, PictureCache::ofPerson(QStringLiteral("thumbnails")));
            // The pool is waited for before this object goes, and an event for a gone object is dropped.
            QMetaObject::invokeMethod(
                this, [this, mapFolder, image] { keep(mapFolder, image); }, Qt::QueuedConnection);
        });
    }
    return {};
}

void Thumbnails::keep(const std::string& mapFolder, const QImage& image)
{
    m_pictures[mapFolder] = image;
    emit ready(QString::fromStdString(mapFolder));
}

void Thumbnails::waitForAll()
{
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this);
}

QImage filled(const QImage& image, const QSize& size)
{
    if (image.isNull() || size.isEmpty()) return {};
    const QImage scaled = image.scaled(size, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    return scaled.copy((scaled.width() - size.width()) / 2, (scaled.height() - size.height()) / 2, size.width(),
                       size.height());
}

} // namespace marches::app
