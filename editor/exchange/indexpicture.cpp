// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/indexpicture.h"

#include "editor/exchange/arearaster.h"

#include <QBuffer>
#include <QImageReader>

namespace marches::editor {

engine::Result<QImage> readIndexPicture(const ForeignFiles& files, const std::string& name)
{
    engine::Result<QByteArray> bytes = files.read(name);
    if (!bytes) return engine::fail(bytes.error());
    const auto fault = [&](const char* code, const char* key, std::string value) {
        return engine::fail(engine::Error{code, {{key, std::move(value)}}, files.told(name), 0, 0, {}});
    };
    QBuffer buffer(&*bytes);
    QImageReader reader(&buffer);
    const QSize size = reader.size();
    if (size.isValid() && static_cast<std::int64_t>(size.width()) * size.height() > kMostRasterPixels)
        return fault("import-picture-too-large", "limit", std::to_string(kMostRasterPixels));
    const QImage image = reader.read();
    if (image.isNull() || !size.isValid())
        return fault("import-picture-unreadable", "reason", reader.errorString().toStdString());
    return image.convertToFormat(QImage::Format_RGB32);
}

} // namespace marches::editor
