// SPDX-License-Identifier: GPL-3.0-or-later
// What the cartographer draws from strangers' files: a stamp (`<...`), a style, or a map whose terrain, scenery and
// sheet are drawn on the outlines of a shipped one. Nothing breaks, and all that is drawn has a place.
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include <QFile>

#include "editor/cartography/artresources.h"
#include "editor/cartography/madeboard.h"
#include "editor/document/mapfiles.h"

using namespace marches;
using namespace marches::editor;

namespace {

QByteArray fileOf(const char* name)
{
    QFile file(QStringLiteral(MARCHES_SOURCE_DIR "/maps/two-isles/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly)) std::abort();
    return file.readAll();
}

bool isPlaced(const QRectF& box)
{
    return std::isfinite(box.left()) && std::isfinite(box.top()) && std::isfinite(box.width()) &&
           std::isfinite(box.height());
}

void draw(const MapModel& model, const Style& style)
{
    MadeBoard board(style, artResources().stamps);
    board.drawAll(model);
    for (const MadeBoard::Group& group : board.groups())
        for (const MadeItem* item : group.items)
            if (!isPlaced(item->box)) std::abort();
}

const MapModel& shippedMap()
{
    static const engine::Result<OpenedMap> map =
        openMap({fileOf("map.yaml").toStdString(), fileOf("board.svg"), {}}, "two-isles");
    if (!map) std::abort();
    return map->model;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (bytes.startsWith('<')) {
        const auto stamp = readStamp(bytes, "fuzz", "fuzz");
        if (!stamp) return 0;
        const StampPlace place{{100, 100}, 30, 15, true, Qt::red};
        (void)inksOf(*stamp, place, artResources().styles.findOrUsual(kUsualStyle));
        if (!isPlaced(boxOf(*stamp, place))) std::abort();
    } else if (bytes.contains("style/1")) {
        if (const auto style = readStyle(bytes.toStdString(), "fuzz")) draw(shippedMap(), *style);
    } else {
        static const QByteArray outlines = fileOf("board.svg");
        const auto map = openMap({bytes.toStdString(), outlines, {}}, "fuzz");
        if (map && map->model.info.art) draw(map->model, styleFor(*map->model.info.art));
    }
    return 0;
}
