// SPDX-License-Identifier: GPL-3.0-or-later
// A map of 3,000 territories drawn by the cartographer as a whole, and after a step of a drag.
#include "editor/cartography/madeboard.h"
#include "editor/document/mapedit.h"
#include "editor/geometry/edgeedits.h"
#include "tests/editor/cartography/artmap.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <span>
#include <vector>

using namespace marches::editor;

namespace {

MapModel& largeArtMap()
{
    static MapModel model = marches::test::artMap({60, 50, 60, 12, 1});
    return model;
}

MadeBoard& largeBoard()
{
    static MadeBoard board(StyleLibrary::shipped().findOrUsual(kUsualStyle), StampLibrary::shipped());
    if (board.isEmpty()) board.drawAll(largeArtMap());
    return board;
}

void drawLargeMap(benchmark::State& state)
{
    const MapModel& model = largeArtMap();
    std::size_t items = 0;
    for (auto _ : state) {
        MadeBoard board(StyleLibrary::shipped().findOrUsual(kUsualStyle), StampLibrary::shipped());
        board.drawAll(model);
        items = 0;
        for (const MadeBoard::Group& group : board.groups()) items += group.items.size();
    }
    state.counters["items"] = static_cast<double>(items);
}
BENCHMARK(drawLargeMap)->Unit(benchmark::kMillisecond);

void followStepOfDrag(benchmark::State& state)
{
    MapModel& model = largeArtMap();
    MadeBoard& board = largeBoard();
    const PlanarMap& map = model.drawing;
    const QRectF middle(model.info.width / 2, model.info.height / 2, 60, 60);
    VertexId vertex = kNoVertex;
    for (const EdgeId edge : map.edgesNear(middle))
        if (map.degree(map.edge(edge).start) == 2) vertex = map.edge(edge).start;
    const QPointF from = map.at(vertex);
    int step = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const double angle = 0.4 * ++step;
        MapEdit edit(model);
        const std::vector<VertexMove> moves{{vertex, from + 0.4 * QPointF(std::cos(angle), std::sin(angle))}};
        static_cast<void>(edit.draw(moveVertices, std::span<const VertexMove>(moves)));
        const ModelChanges changes = edit.take();
        state.ResumeTiming();
        benchmark::DoNotOptimize(board.follow(model, changes));
    }
}
BENCHMARK(followStepOfDrag)->Unit(benchmark::kMillisecond);

/// What a view of 1200 x 900 board units asks for.
void visitPart(benchmark::State& state)
{
    const MadeBoard& board = largeBoard();
    std::size_t count = 0;
    for (auto _ : state)
        board.visit({600, 600, 1200, 900}, MadeBand::Paper, MadeBand::Furniture, [&](const MadeItem&) { ++count; });
    benchmark::DoNotOptimize(count);
}
BENCHMARK(visitPart)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
