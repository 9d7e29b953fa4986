// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mapoutput.h"

#include "engine/io/files.h"

#include <QBuffer>
#include <QFileInfo>

#include <algorithm>

namespace marches::app {

QString tileName(const QString& file, const QRect& tile)
{
    const QFileInfo info(file);
    return QStringLiteral("%1/%2-%3-%4.png")
        .arg(info.path(), info.completeBaseName())
        .arg(tile.y() / editor::kTileSide + 1)
        .arg(tile.x() / editor::kTileSide + 1);
}

QSize MapOutput::pictureSize(int width) const
{
    if (!m_picture.drawing) return {};
    const QSizeF board = m_picture.drawing->size;
    return {width, std::max(1, qRound(width * board.height() / board.width()))};
}

engine::Result<void> MapOutput::write(const QString& file, const QByteArray& bytes, const editor::Progress& progress,
                                      double done) const
{
    const std::string path = file.toStdString();
    if (!editor::tellProgress(progress, done))
        return engine::fail(engine::Error{"given-up", {{"path", path}}, path, 0, 0, {}});
    if (bytes.isEmpty()) return engine::fail(engine::Error{"board-not-drawn", {{"path", path}}, path, 0, 0, {}});
    engine::FileSystem usual;
    return engine::writeFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())},
                             m_calls != nullptr ? *m_calls : usual);
}

engine::Result<void> MapOutput::writePdf(const QString& file, const editor::SheetSettings& sheets,
                                         const editor::Progress& progress) const
{
    return write(file, editor::renderSheetsPdf(m_picture, sheets, progress), progress, 1);
}

engine::Result<void> MapOutput::writeSvg(const QString& file, const editor::Progress& progress) const
{
    return write(file, editor::renderSvg(m_picture), progress, 1);
}

QStringList MapOutput::pngFiles(const QString& file, int width) const
{
    QStringList files;
    const std::vector<QRect> tiles = editor::planTiles(pictureSize(width));
    for (const QRect& tile : tiles) files << (tiles.size() == 1 ? file : tileName(file, tile));
    return files;
}

engine::Result<void> MapOutput::writePng(const QString& file, int width, const editor::Progress& progress) const
{
    const std::vector<QRect> tiles = editor::planTiles(pictureSize(width));
    if (tiles.empty())
        return engine::fail(
            engine::Error{"picture-too-large", {{"path", file.toStdString()}}, file.toStdString(), 0, 0, {}});
    const double scale = width / m_picture.drawing->size.width();
    const double half = 0.5 / static_cast<double>(tiles.size()); // of a tile: to draw it, and to pack it
    const QStringList files = pngFiles(file, width);
    double done = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const QRect& tile = tiles[i];
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        const QImage image = editor::renderTile(m_picture, scale, tile);
        if (editor::tellProgress(progress, done + half)) image.save(&buffer, "PNG");
        done += 2 * half;
        if (auto written = write(files[static_cast<qsizetype>(i)], bytes, progress, done); !written) return written;
    }
    return {};
}

} // namespace marches::app
