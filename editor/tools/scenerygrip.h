// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvastool.h"
#include "editor/document/mapdocument.h"

#include <QCoreApplication>
#include <QPointF>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

class QKeyEvent;
class QPainter;

namespace marches::editor {

class MapScene;
class MapSelection;

/// What a hand does with scenery: moves what is selected, and of the only piece that is selected moves, adds and
/// removes points. By keys one point after another is the current one.
class SceneryGrip {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::SceneryGrip)

public:
    /// Takes hold of a point of the only piece that is selected, or of the middle between two, where a new one comes to
    /// be; false: there is none under the pointer.
    bool takePoint(MapDocument& document, const MapSelection& selection, const Pointer& pointer);
    /// Takes hold of a piece, and of the others with it where it is selected; else it is selected alone.
    void takePiece(MapDocument& document, MapSelection& selection, const std::string& id, const QPointF& at);
    bool isActive() const { return !m_ids.empty(); }
    void drag(MapDocument& document, const QPointF& at);
    void release();
    /// Lets go when something that it holds is no more.
    void dropWhatIsGone(const MapModel& model);
    /// Back to where it was. False: nothing was held.
    bool cancel(MapDocument& document);

    /// The pointer is over a point, which is the current one as long as it is there.
    bool isOver(const MapSelection& selection, const Pointer& pointer);
    /// Tab: the next point is the current one; false: there is no further one.
    bool step(const MapSelection& selection, bool forward);
    /// Moves the current point, else what is selected, by `step`; Delete removes the current point. False: another key,
    /// or nothing to do it to.
    bool key(const QKeyEvent& event, MapDocument& document, const MapSelection& selection,
             const std::optional<QPointF>& step);

    /// The points of the piece that alone is selected.
    void paint(QPainter& painter, const MapScene& scene, const MapSelection& selection, double pixel) const;

private:
    std::vector<std::string> m_ids;           ///< that are held
    std::vector<engine::MapScenery> m_before; ///< what they were, where they are held whole
    std::optional<std::size_t> m_point;       ///< of the only one that is held
    bool m_isNew = false;                     ///< the point comes to be when it is dragged
    QPointF m_from;
    MapDocument::MergeId m_merge{};
    int m_undoIndex = 0; ///< before it was taken
    std::optional<std::size_t> m_current;
    std::string m_currentOf;
    bool m_byPointer = false; ///< it is current as long as the pointer is over it
    MapDocument::MergeId m_nudgeMerge{};
    std::string m_nudged; ///< what was moved by keys last
};

} // namespace marches::editor
