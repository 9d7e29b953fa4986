// SPDX-License-Identifier: GPL-3.0-or-later
// An open map of 5,000 territories with some 300,000 points: opening, saving, a step of a drag, the list of problems;
// and for how long a command with its journal holds the window.
#include "editor/document/drawingchecks.h"
#include "editor/document/mapdocument.h"
#include "editor/document/mapfiles.h"
#include "editor/document/mapstore.h"
#include "editor/geometry/edgeedits.h"
#include "editor/model/mapconversion.h"
#include "tests/editor/geometry/samplemap.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QTemporaryDir>

#include <memory>
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

/// The map with its journal, as the program has it.
class OpenStore {
public:
    OpenStore()
    {
        auto made = MapStore::create(largeMap(), m_root.filePath(QStringLiteral("journals")).toStdString());
        if (!made) qFatal("the generated map cannot be read");
        m_store = std::move(*made);
    }
    MapStore& store() { return *m_store; }
    void save()
    {
        if (!m_store->saveAs(m_root.filePath(QStringLiteral("large")).toStdString()))
            qFatal("the generated map cannot be saved");
    }
    /// A command, and what the event loop does after it: for so long nothing else is answered.
    void command()
    {
        static_cast<void>(m_store->document().edit(QStringLiteral("Name"), [this](MapEdit& edit) -> EditOutcome {
            edit.setText("en", "territory.land-2500.name", "Land of " + std::to_string(++m_count));
            return {};
        }));
        QCoreApplication::processEvents();
    }

private:
    QTemporaryDir m_root;
    std::unique_ptr<MapStore> m_store;
    int m_count = 0;
};

void commandWithJournal(benchmark::State& state)
{
    OpenStore open;
    open.command();
    for (auto _ : state) {
        state.PauseTiming();
        open.store().flushJournal(); // a person takes longer than the disk
        state.ResumeTiming();
        open.command();
    }
}
BENCHMARK(commandWithJournal)->Unit(benchmark::kMicrosecond);

/// No slower than the disk: each waits for the one before.
void commandsWithoutAPause(benchmark::State& state)
{
    OpenStore open;
    open.command();
    for (auto _ : state) open.command();
}
BENCHMARK(commandsWithoutAPause)->Unit(benchmark::kMicrosecond);

/// The journal begins, with the files; after a save with the whole model as well.
void firstCommandWithJournal(benchmark::State& state)
{
    const bool saved = state.range(0) != 0;
    for (auto _ : state) {
        state.PauseTiming();
        auto open = std::make_unique<OpenStore>();
        if (saved) open->save();
        state.ResumeTiming();
        open->command();
        state.PauseTiming();
        open.reset();
        state.ResumeTiming();
    }
}
BENCHMARK(firstCommandWithJournal)->ArgName("saved")->Arg(0)->Arg(1)->Iterations(5)->Unit(benchmark::kMillisecond);

void saveWithJournal(benchmark::State& state)
{
    OpenStore open;
    open.save();
    for (auto _ : state) {
        state.PauseTiming();
        open.command();
        open.store().flushJournal();
        state.ResumeTiming();
        open.save();
    }
}
BENCHMARK(saveWithJournal)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication qt(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
