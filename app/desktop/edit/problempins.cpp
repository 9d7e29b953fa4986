// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/problempins.h"

#include "app/desktop/edit/mapcontroller.h"
#include "editor/canvas/mapview.h"
#include "editor/document/problemfixes.h"
#include "editor/panels/problemspanel.h"

#include <map>
#include <set>
#include <string>

namespace marches::app {

ProblemPins::ProblemPins(MapController& controller, editor::MapView& canvas, editor::ProblemsPanel& problems,
                         QObject* parent)
    : QObject(parent), m_controller(controller), m_canvas(canvas), m_problems(problems)
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
    if (m_controller.document() != nullptr) {
        // A fault of many places would hide them all: one pin stands for it, and the list has the others.
        constexpr int kFew = 3;
        std::map<std::string, int> counts;
        for (const engine::Problem& problem : m_problems.listed())
            if (!problem.approved) ++counts[problem.id];
        std::set<std::string> shown;
        int number = 0;
        for (const engine::Problem& problem : m_problems.listed()) {
            ++number;
            if (problem.approved || (counts[problem.id] > kFew && shown.contains(problem.id))) continue;
            if (const auto at = editor::pointOf(m_controller.document()->model(), problem)) {
                pins.push_back({*at, number, problem.severity == engine::Severity::Error});
                shown.insert(problem.id);
            }
        }
    }
    m_canvas.setPins(std::move(pins));
}

} // namespace marches::app
