// SPDX-License-Identifier: GPL-3.0-or-later
// Response of the window: how long from a hand's movement to the picture on the screen. Targets: hover 16 ms, choice to
// repaint 50 ms, a step in the timeline 20 ms. Run with QT_QPA_PLATFORM=offscreen.
#include <QApplication>
#include <QMouseEvent>
#include <benchmark/benchmark.h>

#include "app/desktop/base/application.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "engine/game/domain.h"
#include "tests/app/play/playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

/// A game between two persons in its middle, drawn at its usual size.
std::unique_ptr<PlayTable> middleOfAGame(int steps)
{
    auto table = std::make_unique<PlayTable>(std::vector<int>{0, 1}, 33);
    engine::Random random(7);
    while (table->runner().game().here() < steps && table->runner().waiting() != Waiting::Over) {
        table->settle();
        if (table->runner().waiting() == Waiting::Roll) {
            table->runner().roll();
            continue;
        }
        engine::Move move;
        if (!engine::sample(table->runner().decision(), table->runner().game().state(), random, move)) break;
        static_cast<void>(table->runner().answer(move));
    }
    table->settle();
    table->page().board().waitForArtwork();
    return table;
}

/// All that was asked to be drawn, now.
void draw(PlayTable& table)
{
    QCoreApplication::sendPostedEvents();
    table.window().repaint();
    table.page().board().repaint();
}

void hover(benchmark::State& state)
{
    const auto table = middleOfAGame(200);
    editor::BoardView& board = table->page().board();
    std::vector<QPoint> points;
    for (int place = 0; place < table->runner().rules().board().territoryCount(); ++place)
        if (const QPoint point = table->pointOf(place); !point.isNull()) points.push_back(point);
    std::size_t next = 0;
    for (auto _ : state) {
        const QPointF at = points[next++ % points.size()];
        QMouseEvent move(QEvent::MouseMove, at, board.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&board, &move);
        board.repaint();
    }
}
BENCHMARK(hover)->Unit(benchmark::kMillisecond);

/// Answers one decision after the other at random; `after` lets the screen follow.
template <class After> void answerDecisions(benchmark::State& state, After after)
{
    const auto table = middleOfAGame(200);
    engine::Random random(8);
    for (auto _ : state) {
        state.PauseTiming();
        for (table->settle(); table->runner().waiting() != Waiting::Answer; table->settle()) {
            if (table->runner().waiting() == Waiting::Over)
                table->runner().goTo(200);
            else
                table->runner().roll();
        }
        engine::Move move;
        engine::sample(table->runner().decision(), table->runner().game().state(), random, move);
        state.ResumeTiming();
        static_cast<void>(table->runner().answer(move));
        after(*table);
    }
}

/// With the whole window drawn anew, whatever has changed.
void choiceToRepaint(benchmark::State& state) { answerDecisions(state, draw); }
BENCHMARK(choiceToRepaint)->Unit(benchmark::kMillisecond);

/// As in play: only what asks for it is laid out and drawn.
void choiceToRest(benchmark::State& state)
{
    answerDecisions(state, [](PlayTable&) { QCoreApplication::processEvents(); });
}
BENCHMARK(choiceToRest)->Unit(benchmark::kMillisecond);

void timelineStep(benchmark::State& state)
{
    const auto table = middleOfAGame(400);
    int by = -1;
    for (auto _ : state) {
        const int here = table->runner().game().here();
        if (here < 210) by = 1;
        if (here > 390) by = -1;
        table->page().step(by);
        draw(*table);
    }
}
BENCHMARK(timelineStep)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication qt(argc, argv);
    prepareApplication();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
