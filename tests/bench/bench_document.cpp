// SPDX-License-Identifier: GPL-3.0-or-later
// An open map of 5,000 territories with some 300,000 points: opening, saving, a step of a drag, the list of problems.
#include "editor/document/drawingchecks.h"
#include "editor/document/mapconversion.h"
#include "editor/document/mapdocument.h"
#include "editor/document/mapfiles.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/samplemap.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace marches;
using namespace marches::editor;

namespace {

/// The files of a generated map, made once.
const MapFiles& largeMap()
{
    static const MapFiles kFiles = [] {
        SampleMap sample;
        sample.columns = 100;
        sample.rows = 50;
        const std::vector<QPainterPath> shapes = sampleShapes(sample);
        engine::Result<OpenedMap> map = openMap(newMapFiles("large", "en", "Large", 4200, 2200), {});
        MapModel model = std::move(map->model);
        model.drawing = weldShapes(shapes).map;
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            PlaceRecord place;
            place.id = "land-" + std::to_string(i);
            place.terrain = "plain";
            place.face = static_cast<FaceId>(i);
            model.apply(TextChange{{"en", "territory." + place.id + ".name"}, {}, "Land " + std::to_string(i)});
            model.apply(RowChange<PlaceRecord>{model.newKey(), i, std::nullopt, place});
        }
        return *map->base.filesFor(model);
    }();
    return kFiles;
}

void openLargeMap(benchmark::State& state)
{
    const MapFiles& files = largeMap();
    for (auto _ : state) {
        engine::Result<OpenedMap> map = openMap(files, {});
        if (!map) state.SkipWithError("the generated map cannot be read");
        state.counters["territories"] = static_cast<double>(map->model.drawing.faceCount());
        state.counters["points"] = static_cast<double>(map->model.drawing.vertexCount());
        state.counters["drawing_MB"] = static_cast<double>(map->model.drawing.memory()) / 1e6;
    }
}
BENCHMARK(openLargeMap)->Unit(benchmark::kMillisecond);

void writeLargeMapWithOneBorderMoved(benchmark::State& state)
{
    engine::Result<OpenedMap> map = openMap(largeMap(), {});
    const VertexId vertex = map->model.drawing.vertices()[1234];
    const VertexMove move{vertex, map->model.drawing.at(vertex) + QPointF(0.1, 0.1)};
    static_cast<void>(moveVertices(map->model.drawing, std::span(&move, 1)));
    for (auto _ : state) benchmark::DoNotOptimize(map->base.filesFor(map->model));
}
BENCHMARK(writeLargeMapWithOneBorderMoved)->Unit(benchmark::kMillisecond);

void dragOfOneVertex(benchmark::State& state)
{
    engine::Result<OpenedMap> map = openMap(largeMap(), {});
    MapDocument document(std::move(map->model));
    const VertexId vertex = document.model().drawing.vertices()[70'000];
    const auto drag = document.newMergeId();
    double step = 0.01;
    for (auto _ : state) {
        const VertexMove move{vertex, document.model().drawing.at(vertex) + QPointF(step, 0)};
        static_cast<void>(document.edit(
            QStringLiteral("Drag"),
            [&](MapEdit& edit) -> EditOutcome {
                if (const EditResult done = edit.draw(moveVertices, std::span(&move, 1)); !done)
                    return tl::unexpected(done.error());
                return {};
            },
            drag));
        step = -step;
    }
}
BENCHMARK(dragOfOneVertex)->Unit(benchmark::kMicrosecond);

void copyOfTheModelForAnalysis(benchmark::State& state)
{
    engine::Result<OpenedMap> map = openMap(largeMap(), {});
    for (auto _ : state) {
        const MapModel copy = map->model;
        benchmark::DoNotOptimize(&copy);
    }
}
BENCHMARK(copyOfTheModelForAnalysis)->Unit(benchmark::kMillisecond);

void allProblems(benchmark::State& state)
{
    engine::Result<OpenedMap> map = openMap(largeMap(), {});
    for (auto _ : state) benchmark::DoNotOptimize(checkWholeMap(map->model));
}
BENCHMARK(allProblems)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
