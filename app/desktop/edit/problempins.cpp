// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/problempins.h"

#include "app/desktop/edit/mapcontroller.h"
#include "editor/canvas/mapview.h"
#include "editor/document/problemfixes.h"
#include "editor/panels/problemspanel.h"

namespace marches::app {

ProblemPins::ProblemPins(MapController& desk, editor::MapView& canvas, editor::ProblemsPanel& problems, QObject* parent)
    : QObject(parent), m_desk(desk), m_canvas(canvas), m_problems(problems)
{
    connect(&canvas, &editor::MapView::pinActivated, this, [this](int number) {
        m_problems.setCurrent(number - 1);
        m_problems.jump();
    });
    connect(&problems, &editor::ProblemsPanel::listChanged, this, &ProblemPins::refresh);
    connect(&problems, &editor::ProblemsPanel::jumpRequested, this,
            [this](const engine::Problem& /*problem*/, std::optional<QPointF> at) {
                if (at && !m_canvas.visibleArea().contains(*at)) m_canvas.centreOn(*at);
            });
}

void ProblemPins::refresh()
{
    std::vector<editor::MapPin> pins;
    if (m_desk.document() != nullptr) {
        int number = 0;
        for (const engine::Problem& problem : m_problems.listed()) {
            ++number;
            if (const auto at = editor::pointOf(m_desk.document()->model(), problem); at && !problem.approved)
                pins.push_back({*at, number, problem.severity == engine::Severity::Error});
        }
    }
    m_canvas.setPins(std::move(pins));
}

} // namespace marches::app
