// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/stampedits.h"

#include "editor/document/boardart.h"
#include "engine/yaml/schema.h"

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

Key addStamp(MapEdit& edit, const Stamp& stamp, const QPointF& foot)
{
    StampRecord record;
    record.id = freeStampId(edit.model(), stamp.id);
    record.stamp = stamp.id;
    record.at = filedPoint(foot);
    record.height = stamp.height;
    return edit.add(std::move(record));
}

Key duplicateStamp(MapEdit& edit, Key stamp, const QPointF& by)
{
    StampRecord record = edit.model().stamps().at(stamp);
    // Never the id of something that the program drew: that has one stand-in.
    record.id = freeStampId(edit.model(), record.stamp);
    record.at = filedPoint(QPointF(record.at.x, record.at.y) + by);
    return edit.add(std::move(record));
}

void moveStamp(MapEdit& edit, Key stamp, const QPointF& foot)
{
    edit.modify<StampRecord>(stamp, [&foot](StampRecord& record) { record.at = filedPoint(foot); });
}

Key takeInHand(MapEdit& edit, const MadeItem& item)
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

void drawAnew(MapEdit& edit, Key stamp)
{
    const std::string id = edit.model().stamps().at(stamp).id;
    edit.remove<StampRecord>(stamp);
    changeArt(edit, [&id](engine::MapArt& art) { std::erase(art.without, id); });
}

} // namespace marches::editor
