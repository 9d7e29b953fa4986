// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/tracedpicture.h"

#include "app/desktop/edit/mapdesk.h"
#include "engine/package/files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

namespace marches::app {

namespace {

constexpr std::size_t kMostBytes = 64UL * 1024 * 1024;
constexpr int kMostSide = 12'000; ///< pixels

} // namespace

QString TracedPicture::ask(QWidget* parent)
{
    QStringList patterns;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        patterns << QStringLiteral("*.") + QString::fromLatin1(format);
    return QFileDialog::getOpenFileName(parent, tr("Picture to trace"), {},
                                        tr("Pictures (%1)").arg(patterns.join(QLatin1Char(' '))));
}

bool TracedPicture::put(MapDesk& desk, const QString& file)
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

QImage TracedPicture::of(const MapDesk& desk)
{
    QImage image;
    if (desk.document()->model().info.picture) {
        const std::string bytes = desk.store()->pictureBytes();
        image.loadFromData(reinterpret_cast<const uchar*>(bytes.data()), static_cast<int>(bytes.size()));
    }
    return image;
}

} // namespace marches::app
