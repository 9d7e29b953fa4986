// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvastool.h"
#include "editor/document/mapdocument.h"
#include "editor/document/sheetparts.h"

#include <QCoreApplication>
#include <QPointF>

#include <cstddef>
#include <optional>
#include <vector>

class QKeyEvent;
class QPainter;

namespace marches::editor {

class MapScene;
class MapSelection;

/// What a hand does with what stands on the sheet beside the map: moves it, makes it larger and smaller by its corners
/// or by Ctrl+up and down.
class SheetGrip {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::SheetGrip)

public:
    /// Takes hold of a corner of the only part that is selected; false: there is none under the pointer.
    bool takeCorner(MapDocument& document, MapSelection& selection, const Pointer& pointer);
    /// Takes hold of a part, and of the others with it where it is selected; else it is selected alone.
    void takePart(MapDocument& document, MapSelection& selection, SheetPart part, const QPointF& at);
    bool isActive() const { return !m_parts.empty(); }
    bool isResizing() const { return isActive() && m_corner.has_value(); }
    void drag(MapDocument& document, const QPointF& at);
    void release();
    /// Lets go when something that it holds is no more.
    void dropWhatIsGone(const MapModel& model);
    /// Back to where it was. False: nothing was held.
    bool cancel(MapDocument& document);

    /// Moves what is selected by `step`, where there is one; Ctrl+up and down change its size. False: another key.
    bool key(const QKeyEvent& event, MapDocument& document, const MapSelection& selection,
             const std::optional<QPointF>& step);

    /// Corners to take hold of, where one part alone is selected.
    static void paint(QPainter& painter, const MapScene& scene, const MapSelection& selection, double pixel);

private:
    static QString moveTitle(SheetPart part);
    static QString resizeTitle(SheetPart part);

    std::vector<SheetPart> m_parts;
    std::optional<std::size_t> m_corner; ///< that is dragged
    std::optional<engine::MapArt> m_art; ///< before it was taken
    QPointF m_from;
    MapDocument::MergeId m_merge{};
    int m_undoIndex = 0; ///< before it was taken
    std::vector<SheetPart> m_nudged;
    MapDocument::MergeId m_nudgeMerge{};
};

} // namespace marches::editor
