// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/tracedpicture.h"

#include "app/desktop/edit/mapcontroller.h"
#include "engine/io/files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

namespace marches::app {

namespace {

constexpr std::size_t kMostBytes = 64UL * 1024 * 1024;
constexpr int kMostSide = 12'000;     ///< pixels
constexpr int kMostMegabytes = 1'024; ///< of a picture in memory, while it is traced

} // namespace

QString TracedPicture::ask(QWidget* parent)
{
    QStringList patterns;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        patterns << QStringLiteral("*.") + QString::fromLatin1(format);
    return QFileDialog::getOpenFileName(parent, tr("Picture to trace"), {},
                                        tr("Pictures (%1)").arg(patterns.join(QLatin1Char(' '))));
}

bool TracedPicture::put(MapController& desk, const QString& file)
{
    const auto bytes = engine::readFile(file.toStdString(), kMostBytes);
    QImageReader reader(file);
    const QSize size = reader.size();
    if (!bytes || !reader.canRead() || size.width() > kMostSide || size.height() > kMostSide) return false;
    const std::string name = desk.store()->addPicture(QFileInfo(file).fileName().toStdString(), *bytes);
    desk.document()->edit(tr("Picture to trace"), [&](editor::MapEdit& edit) -> editor::EditOutcome {
        editor::MapInfo info = edit.model().info;
        engine::TracePicture picture;
        picture.file = name;
        if (size.isValid()) picture.scale = std::min(info.width / size.width(), info.height / size.height());
        info.picture = picture;
        edit.setInfo(info);
        return {};
    });
    return true;
}

engine::Result<QImage> TracedPicture::read(const QString& file)
{
    QImageReader reader(file);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    const int usual = QImageReader::allocationLimit();
    QImageReader::setAllocationLimit(kMostMegabytes);
    QImage picture = reader.read();
    QImageReader::setAllocationLimit(usual);
    if (!picture.isNull()) return picture;
    if (!QFileInfo(file).isReadable())
        return engine::fail(
            engine::Error{"file-not-found", {{"path", file.toStdString()}}, file.toStdString(), 0, 0, {}});
    constexpr double kBytesOfPixel = 4;
    if (size.isValid() && kBytesOfPixel * size.width() * size.height() > kMostMegabytes * 1024.0 * 1024.0)
        return engine::fail(
            engine::Error{"picture-too-big",
                          {{"width", std::to_string(size.width())}, {"height", std::to_string(size.height())}},
                          file.toStdString(),
                          0,
                          0,
                          {}});
    QStringList formats;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        formats << QString::fromLatin1(format).toUpper();
    return engine::fail(engine::Error{"picture-unknown",
                                      {{"formats", formats.join(QStringLiteral(", ")).toStdString()}},
                                      file.toStdString(),
                                      0,
                                      0,
                                      {}});
}

QImage TracedPicture::of(const MapController& desk)
{
    QImage image;
    if (desk.document()->model().info.picture) {
        const std::string bytes = desk.store()->pictureBytes();
        image.loadFromData(reinterpret_cast<const uchar*>(bytes.data()), static_cast<int>(bytes.size()));
    }
    return image;
}

} // namespace marches::app
