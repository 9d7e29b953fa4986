// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/stampshape.h"

#include <QTransform>

#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

constexpr double kTurnHandle = 22; ///< pixels above the upper edge

QTransform onBoard(const StampRecord& record)
{
    QTransform transform;
    transform.translate(record.at.x, record.at.y);
    transform.rotate(record.turn);
    return transform;
}

} // namespace

QPointF heightHandle(const StampRecord& record) { return onBoard(record).map(QPointF(0, -record.height)); }

QPointF turnHandle(const StampRecord& record, double pixel)
{
    return onBoard(record).map(QPointF(0, -record.height - kTurnHandle * pixel));
}

double turnTowards(const StampRecord& record, const QPointF& at)
{
    const QPointF up = at - QPointF(record.at.x, record.at.y);
    return std::atan2(up.x(), -up.y()) * 180 / std::numbers::pi;
}

} // namespace marches::editor
