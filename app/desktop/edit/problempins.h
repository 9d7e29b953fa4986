// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace marches::editor {
class MapView;
class ProblemsPanel;
} // namespace marches::editor

namespace marches::app {

class MapController;

/// The problems of the list as pins on the map: each has its number there, and list and map go to the same one.
class ProblemPins : public QObject {
    Q_OBJECT
public:
    ProblemPins(MapController& controller, editor::MapView& canvas, editor::ProblemsPanel& problems, QObject* parent);

private:
    void refresh();

    MapController& m_controller;
    editor::MapView& m_canvas;
    editor::ProblemsPanel& m_problems;
};

} // namespace marches::app
