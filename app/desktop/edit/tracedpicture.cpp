// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/tracedpicture.h"

#include "app/desktop/edit/mapcontroller.h"
#include "engine/io/files.h"

#include <QBuffer>
#include <QFileDialog>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>
#include <cmath>

namespace marches::app {

namespace {

constexpr std::size_t kMostBytes = 64UL * 1024 * 1024;
constexpr double kBytesOfPixel = 4;
constexpr double kMegabyte = 1024 * 1024;
/// What is larger still would be read for long, whatever is kept of it.
constexpr double kMostPixels = 256e6;

double pixelsOf(const QSize& size) { return static_cast<double>(size.width()) * size.height(); }

bool fitsMemory(const QSize& size)
{
    return kBytesOfPixel * pixelsOf(size) <= TracedPicture::kMostMegabytes * kMegabyte;
}

tl::unexpected<engine::Errors> tooBig(const QString& file, const QSize& size)
{
    return engine::fail(
        engine::Error{"picture-too-big",
                      {{"width", std::to_string(size.width())}, {"height", std::to_string(size.height())}},
                      file.toStdString(),
                      0,
                      0,
                      {}});
}

tl::unexpected<engine::Errors> noPicture(const QString& file)
{
    if (!QFileInfo(file).isReadable())
        return engine::fail(
            engine::Error{"file-not-found", {{"path", file.toStdString()}}, file.toStdString(), 0, 0, {}});
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

} // namespace

QString TracedPicture::ask(QWidget* parent)
{
    QStringList patterns;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        patterns << QStringLiteral("*.") + QString::fromLatin1(format);
    return QFileDialog::getOpenFileName(parent, tr("Picture to trace"), {},
                                        tr("Pictures (%1)").arg(patterns.join(QLatin1Char(' '))));
}

engine::Result<void> TracedPicture::put(MapController& controller, const QString& file)
{
    auto bytes = engine::readFile(file.toStdString(), kMostBytes);
    if (!bytes) return engine::fail(bytes.error());
    QImageReader reader(file);
    QSize size = reader.size();
    if (!reader.canRead()) return noPicture(file);
    QString wanted = QFileInfo(file).fileName();
    if (!fitsMemory(size)) { // a smaller copy stands in for it
        const engine::Result<QImage> smaller = read(file);
        if (!smaller) return engine::fail(smaller.error());
        constexpr int kFine = 92;
        const bool clear = smaller->hasAlphaChannel();
        QByteArray copy;
        QBuffer buffer(&copy);
        if (!smaller->save(&buffer, clear ? "PNG" : "JPG", clear ? -1 : kFine)) return tooBig(file, size);
        size = smaller->size();
        bytes = copy.toStdString();
        wanted = QFileInfo(file).completeBaseName() + (clear ? QStringLiteral(".png") : QStringLiteral(".jpg"));
    }
    const std::string name = controller.store()->addPicture(wanted.toStdString(), *std::move(bytes));
    controller.document()->edit(tr("Picture to trace"), [&](editor::MapEdit& edit) -> editor::EditOutcome {
        editor::MapInfo info = edit.model().info;
        engine::TracePicture picture;
        picture.file = name;
        if (size.isValid()) picture.scale = std::min(info.width / size.width(), info.height / size.height());
        info.picture = picture;
        edit.setInfo(info);
        return {};
    });
    return {};
}

engine::Result<QImage> TracedPicture::read(const QString& file)
{
    QImageReader reader(file);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (pixelsOf(size) > kMostPixels) return tooBig(file, size);
    if (size.isValid() && !fitsMemory(size)) {
        constexpr double kRoundedUp = 0.99;
        const double fits = kMostMegabytes * kMegabyte / kBytesOfPixel;
        reader.setScaledSize(size * (kRoundedUp * std::sqrt(fits / pixelsOf(size))));
    }
    QImage picture = reader.read();
    if (!picture.isNull()) return picture;
    return size.isValid() && !fitsMemory(size) ? tooBig(file, size) : noPicture(file);
}

QImage TracedPicture::of(const MapController& controller)
{
    QImage image;
    if (controller.document()->model().info.picture) {
        const std::string bytes = controller.store()->pictureBytes();
        image.loadFromData(reinterpret_cast<const uchar*>(bytes.data()), static_cast<int>(bytes.size()));
    }
    return image;
}

} // namespace marches::app
