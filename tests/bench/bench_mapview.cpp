// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapview.h"
#include "editor/document/contacts.h"
#include "editor/geometry/weld.h"
#include "editor/tools/borderstool.h"
#include "tests/editor/geometry/samplemap.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QMouseEvent>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace {

using namespace marches::editor;

/// 5,000 territories with 300,000 points, as a document in a view of 1200 x 900.
class BigMap {
public:
    /// `drawn`: by the cartographer.
    explicit BigMap(bool drawn)
    {
        const SampleMap sample{
            .columns = 100, .rows = 50, .pointsPerSide = 29, .cell = 40, .apart = 0, .curved = false, .seed = 7};
        const std::vector<QPainterPath> shapes = sampleShapes(sample);
        MapModel model;
        model.info.width = 100 * 40;
        model.info.height = 50 * 40;
        if (drawn) model.info.art.emplace();
        model.drawing = weldShapes(shapes).map;
        {
            MapEdit edit(model);
            for (const FaceId face : model.drawing.faces()) {
                PlaceRecord place;
                place.id = "t" + std::to_string(slotOf(face));
                place.terrain = slotOf(face) % 3 == 0 ? "wooded" : "plain";
                place.face = face;
                edit.add(std::move(place));
            }
            static_cast<void>(edit.take());
        }
        document = std::make_unique<MapDocument>(std::move(model));
        selection = std::make_unique<MapSelection>(*document);
        view.resize(1200, 900);
        view.setDocument(document.get(), selection.get());
        view.show();
        view.fit();
        view.setTool(&tool);
        paint();
    }
    /// Paints what has changed, into a picture of the size of the view.
    void paint() { view.render(&m_screen, {}, {}, {}); }
    void mouse(QEvent::Type type, const QPointF& board, Qt::MouseButton button, Qt::MouseButtons held)
    {
        const QPointF at = view.toWidget(board);
        QMouseEvent event(type, at, view.mapToGlobal(at), button, held, Qt::AltModifier);
        QCoreApplication::sendEvent(&view, &event);
    }
    /// A junction near the middle of the view.
    QPointF junction() const
    {
        const PlanarMap& map = document->model().drawing;
        const QPointF middle = view.visibleArea().center();
        QPointF best;
        double least = 1e18;
        for (const EdgeId id : map.edgesNear(QRectF(middle - QPointF(80, 80), QSizeF(160, 160)))) {
            const VertexId vertex = map.edge(id).start;
            const double distance = distanceBetween(map.at(vertex), middle);
            if (map.degree(vertex) < 3 || distance >= least) continue;
            least = distance;
            best = map.at(vertex);
        }
        return best;
    }

    std::unique_ptr<MapDocument> document;
    std::unique_ptr<MapSelection> selection;
    BordersTool tool;
    MapView view;

private:
    QImage m_screen{1200, 900, QImage::Format_RGB32};
};

BigMap& bigMap(bool drawn)
{
    // Never taken away: at the end of the program there is no application for widgets any more.
    static BigMap& plain = *new BigMap(false);
    static BigMap& made = *new BigMap(true);
    return drawn ? made : plain;
}

/// One step of dragging a shared point: the mouse moves, the map changes, the view repaints. Argument: zoom in percent
/// of the one that shows the whole map; whether the cartographer draws it.
void dragSharedVertex(benchmark::State& state)
{
    BigMap& map = bigMap(state.range(1) != 0);
    map.view.fit();
    map.view.zoomBy(static_cast<double>(state.range(0)) / 100);
    map.view.waitForArtwork();
    map.paint();
    const QPointF at = map.junction();
    map.mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
    map.mouse(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    // Far enough to begin a drag, then within what the neighbours leave free.
    map.mouse(QEvent::MouseMove, at + QPointF(6 * map.view.scene().pixel(), 0), Qt::NoButton, Qt::LeftButton);
    std::vector<double> times;
    int step = 0;
    for (auto _ : state) {
        const double angle = 0.4 * ++step;
        constexpr double r = 0.35;
        QElapsedTimer clock;
        clock.start();
        map.mouse(QEvent::MouseMove, at + QPointF(r * std::cos(angle), r * std::sin(angle)), Qt::NoButton,
                  Qt::LeftButton);
        map.paint();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    if (map.selection->items().vertices.empty())
        state.SkipWithError("nothing was taken hold of");
    else if (distanceBetween(map.document->model().drawing.at(map.selection->items().vertices.front()), at) < 0.1)
        state.SkipWithError("nothing was dragged");
    map.mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    std::ranges::sort(times);
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p99_ms"] = times[times.size() * 99 / 100];
    state.counters["points"] = static_cast<double>(map.document->model().drawing.vertexCount());
}
BENCHMARK(dragSharedVertex)->ArgsProduct({{100, 400, 2000}, {0, 1}})->Iterations(300)->Unit(benchmark::kMillisecond);

/// The whole picture, as after zooming.
void paintEverything(benchmark::State& state)
{
    BigMap& map = bigMap(state.range(1) != 0);
    map.view.fit();
    map.view.zoomBy(static_cast<double>(state.range(0)) / 100);
    map.view.waitForArtwork();
    map.paint();
    for (auto _ : state) {
        map.view.waitForArtwork(); // spoils all of it
        map.paint();
    }
}
BENCHMARK(paintEverything)->ArgsProduct({{100, 400, 2000}, {0, 1}})->Unit(benchmark::kMillisecond);

/// A step of panning.
void pan(benchmark::State& state)
{
    BigMap& map = bigMap(state.range(0) != 0);
    map.view.fit();
    map.view.zoomBy(4);
    map.view.waitForArtwork();
    map.paint();
    int step = 0;
    for (auto _ : state) {
        map.view.centreOn(map.view.visibleArea().center() + QPointF(++step % 40 < 20 ? 1 : -1, 0));
        map.paint();
    }
}
BENCHMARK(pan)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
