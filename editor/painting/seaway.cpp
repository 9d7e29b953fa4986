// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/seaway.h"

#include <QLineF>

#include <algorithm>
#include <limits>

namespace marches::editor {

namespace {

bool joined(const engine::Board& board, int from, int to)
{
    const engine::Connection* connection = board.between(from, to);
    return connection != nullptr && connection->open();
}

/// Where one sails from one sea zone into another.
QPointF gate(const BoardModel& model, int a, int b)
{
    const BorderRun border = model.borders().between(a, b);
    return border.line.isEmpty() ? (model.place(a).label + model.place(b).label) / 2
                                 : border.line[border.line.size() / 2];
}

} // namespace

SeaWay seaWay(const BoardModel& model, int from, int to, const std::vector<int>& wanted)
{
    const engine::Board& board = model.drawing->board;
    if (from == to || joined(board, from, to)) return {};
    const auto count = static_cast<std::size_t>(board.placeCount());
    const auto at = [&](int place) { return model.place(place).label; };
    // Dijkstra's algorithm: boards have some dozens of places, so the nearest one is found by walking.
    constexpr double kUnwanted = 100;
    std::vector<double> length(count, std::numeric_limits<double>::infinity());
    std::vector<int> before(count, -1);
    std::vector<bool> done(count, false);
    length[static_cast<std::size_t>(from)] = 0;
    for (;;) {
        int here = -1;
        for (std::size_t i = 0; i < count; ++i)
            if (!done[i] && (here < 0 ? length[i] < std::numeric_limits<double>::infinity()
                                      : length[i] < length[static_cast<std::size_t>(here)]))
                here = static_cast<int>(i);
        if (here < 0) return {};
        if (here == to) break;
        done[static_cast<std::size_t>(here)] = true;
        for (const int next : board.neighbours(here)) {
            if (next != to && board.place(next).kind != engine::PlaceKind::Sea) continue;
            const bool isWanted = wanted.empty() || next == to || std::ranges::find(wanted, next) != wanted.end();
            const double far = length[static_cast<std::size_t>(here)] +
                               QLineF(at(here), at(next)).length() * (isWanted ? 1 : kUnwanted);
            if (far >= length[static_cast<std::size_t>(next)]) continue;
            length[static_cast<std::size_t>(next)] = far;
            before[static_cast<std::size_t>(next)] = here;
        }
    }
    SeaWay way;
    int last = -1;
    for (int sea = before[static_cast<std::size_t>(to)]; sea != from; sea = before[static_cast<std::size_t>(sea)]) {
        if (last >= 0) way.gates.push_back(gate(model, sea, last));
        way.zones.push_back(sea);
        way.seas.push_back(at(sea));
        last = sea;
    }
    std::ranges::reverse(way.zones);
    std::ranges::reverse(way.seas);
    std::ranges::reverse(way.gates);
    return way;
}

} // namespace marches::editor
