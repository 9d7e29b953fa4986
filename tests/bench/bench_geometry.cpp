// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the planar map on a board of the largest size: ./bench_geometry
#include <benchmark/benchmark.h>

#include "editor/geometry/adjacency.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/faceedits.h"
#include "editor/geometry/labelpoint.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/weld.h"
#include "tests/editor/geometry/samplemap.h"

using namespace marches::editor;

namespace {

/// Faces in columns and rows; about 60 points an outline.
SampleMap sample(std::int64_t faces)
{
    SampleMap made;
    made.columns = faces >= 5000 ? 100 : 20;
    made.rows = static_cast<int>(faces) / made.columns;
    return made;
}

const PlanarMap& whole()
{
    static const PlanarMap map = weldShapes(sampleShapes(sample(5000)), {0.05, 0, 0}).map;
    return map;
}

void weld(benchmark::State& state)
{
    const std::vector<QPainterPath> shapes = sampleShapes(sample(state.range(0)));
    const WeldOptions options{static_cast<double>(state.range(1)) / 100, 0, 0};
    for (auto _ : state) {
        const WeldedMap welded = weldShapes(shapes, options);
        state.counters["vertices"] = static_cast<double>(welded.map.vertexCount());
        state.counters["bytes"] = static_cast<double>(welded.map.memory());
        benchmark::DoNotOptimize(welded.map.edgeCount());
    }
}

void adjacency(benchmark::State& state)
{
    const PlanarMap& map = whole();
    for (auto _ : state) benchmark::DoNotOptimize(adjacencies(map, 1).size());
}

void moveVertex(benchmark::State& state)
{
    PlanarMap map = whole();
    const VertexId middle = map.start(map.sides(FaceId{2550}).front());
    const QPointF home = map.at(middle);
    double step = 0.01;
    for (auto _ : state) {
        const std::vector<VertexMove> move{{middle, home + QPointF(step, 0)}};
        const EditResult result = moveVertices(map, move);
        if (!result) state.SkipWithError(result.error().code.c_str());
        for (const FaceId face : affectedBy(map, *result).faces)
            benchmark::DoNotOptimize(outlineOf(map, face).elementCount());
        step = -step;
    }
}

void splitAndUndo(benchmark::State& state)
{
    PlanarMap map = whole();
    const QRectF box = boundsOf(map, FaceId{2550});
    QPainterPath path(box.topLeft() + QPointF(box.width() / 2, -1));
    path.lineTo(box.bottomLeft() + QPointF(box.width() / 2, 1));
    for (auto _ : state) {
        const EditResult result = splitFace(map, FaceId{2550}, path);
        if (!result) state.SkipWithError(result.error().code.c_str());
        map.apply(result->inverse());
    }
}

void label(benchmark::State& state)
{
    for (auto _ : state) benchmark::DoNotOptimize(labelPointOf(whole(), FaceId{2550}));
}

BENCHMARK(weld)->Args({1000, 5})->Args({5000, 0})->Args({5000, 5})->Unit(benchmark::kMillisecond);
BENCHMARK(adjacency)->Unit(benchmark::kMillisecond);
BENCHMARK(moveVertex)->Unit(benchmark::kMicrosecond);
BENCHMARK(splitAndUndo)->Unit(benchmark::kMicrosecond);
BENCHMARK(label)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
