// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardkeys.h"

#include "editor/formats/plainletters.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace marches::editor {

namespace {

bool isTabStop(const BoardModel& model, int place)
{
    if (model.place(place).shape.isEmpty()) return false;
    const engine::Place& data = model.drawing->board.place(place);
    return data.kind != engine::PlaceKind::Site || !data.id.ends_with("-track");
}

} // namespace

std::vector<int> tabOrder(const BoardModel& model)
{
    std::vector<int> order;
    const bool asked = model.marks.legal.any();
    for (int i = 0; i < model.placeCount(); ++i)
        if (asked ? model.marks.legal.test(i) : isTabStop(model, i)) order.push_back(i);
    return order;
}

std::vector<const engine::Connection*> waysTowards(const BoardModel& model, int from, const QPointF& direction)
{
    constexpr double kWidest = std::numbers::pi / 3;
    constexpr double kClosedPenalty = 0.3; // radians
    std::vector<std::pair<double, const engine::Connection*>> found;
    for (const engine::Connection& connection : model.drawing->board.connections()) {
        if (connection.from != from && connection.to != from) continue;
        const int other = connection.from == from ? connection.to : connection.from;
        const QPointF way = model.place(other).centre - model.place(from).centre;
        const double length = std::hypot(way.x(), way.y());
        if (length <= 0) continue;
        const double off = std::acos(std::clamp(QPointF::dotProduct(way, direction) / length, -1.0, 1.0));
        if (off > kWidest) continue;
        found.emplace_back(off + length / 4000.0 + (connection.open() ? 0.0 : kClosedPenalty), &connection);
    }
    std::ranges::stable_sort(found, {}, &std::pair<double, const engine::Connection*>::first);
    std::vector<const engine::Connection*> ways;
    for (const auto& [cost, connection] : found) ways.push_back(connection);
    return ways;
}

int placeByTyping(const BoardModel& model, const QString& typed)
{
    const QString wanted = plainLetters(typed);
    if (wanted.isEmpty()) return -1;
    int found = -1;
    int rank = 4;
    for (int i = 0; i < model.placeCount(); ++i) {
        if (!isTabStop(model, i)) continue;
        const QString name = plainLetters(model.placeName(i));
        int here = 4;
        if (name.startsWith(wanted))
            here = 1;
        else if (name.contains(u' ' + wanted) || name.contains(u'\'' + wanted))
            here = 2;
        if (here < 4 && model.marks.legal.test(i)) here -= 1;
        if (here >= rank) continue;
        rank = here;
        found = i;
    }
    return found;
}

} // namespace marches::editor
