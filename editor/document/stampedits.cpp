// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/stampedits.h"

#include "editor/cartography/artresources.h"
#include "editor/document/boardart.h"
#include "engine/yaml/schema.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

/// Digits of files: what is read again is what was written.
double fileNumber(double value)
{
    constexpr double kSteps = 100;
    return std::round(value * kSteps) / kSteps;
}

engine::MapPoint filedPoint(const QPointF& at) { return {fileNumber(at.x()), fileNumber(at.y())}; }

/// `wanted`, or with the first number behind it that no stamp has.
std::string freeStampId(const MapModel& model, const std::string& wanted)
{
    std::string id = wanted;
    for (int number = 2; model.stamps().byId(id) != nullptr; ++number) id = wanted + "-" + std::to_string(number);
    return id;
}

} // namespace

StampPlace placeOf(const StampRecord& record)
{
    return {QPointF(record.at.x, record.at.y), record.height, record.turn, record.mirrored,
            record.tint.empty() ? QColor() : QColor(QString::fromStdString(record.tint))};
}

QPolygonF stampOutline(const StampRecord& record)
{
    const Stamp* stamp = artResources().stamps.find(record.stamp);
    if (stamp == nullptr) return {};
    const double half = stamp->width * record.height / 2;
    QTransform onBoard;
    onBoard.translate(record.at.x, record.at.y);
    onBoard.rotate(record.turn);
    return onBoard.map(QPolygonF(
        {QPointF(-half, -record.height), QPointF(half, -record.height), QPointF(half, 0), QPointF(-half, 0)}));
}

RecordId addStamp(MapEdit& edit, const Stamp& stamp, const QPointF& foot)
{
    StampRecord record;
    record.id = freeStampId(edit.model(), stamp.id);
    record.stamp = stamp.id;
    record.at = filedPoint(foot);
    record.height = stamp.height;
    return edit.add(std::move(record));
}

RecordId copyStamp(MapEdit& edit, const StampRecord& from)
{
    StampRecord record = from;
    // Never the id of something that the program drew: that has one stand-in.
    record.id = freeStampId(edit.model(), record.stamp);
    return edit.add(std::move(record));
}

void moveStamp(MapEdit& edit, RecordId stamp, const QPointF& foot)
{
    edit.modify<StampRecord>(stamp, [&foot](StampRecord& record) { record.at = filedPoint(foot); });
}

RecordId takeInHand(MapEdit& edit, const MadeItem& item)
{
    keepAway(edit, item.id);
    StampRecord record;
    record.id = freeStampId(edit.model(), engine::isId(item.id) ? item.id : item.stamp);
    record.stamp = item.stamp;
    record.at = filedPoint(item.foot);
    record.height = std::clamp(fileNumber(item.height), kLeastStamp, kLargestStamp);
    record.mirrored = item.mirrored;
    return edit.add(std::move(record));
}

void keepAway(MapEdit& edit, const std::string& item)
{
    changeArt(edit, [&item](engine::MapArt& art) {
        if (std::ranges::find(art.without, item) == art.without.end()) art.without.push_back(item);
    });
}

bool wasMade(const MapModel& model, const StampRecord& stamp)
{
    return model.info.art && std::ranges::find(model.info.art->without, stamp.id) != model.info.art->without.end();
}

void drawAnew(MapEdit& edit, RecordId stamp)
{
    const std::string id = edit.model().stamps().at(stamp).id;
    edit.remove<StampRecord>(stamp);
    changeArt(edit, [&id](engine::MapArt& art) { std::erase(art.without, id); });
}

} // namespace marches::editor
