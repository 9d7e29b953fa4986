// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvastool.h"
#include "editor/document/mapselection.h"

#include <QCoreApplication>
#include <QPointF>
#include <QRectF>
#include <QTransform>

#include <array>
#include <optional>
#include <vector>

class QKeyEvent;
class QPainter;

namespace marches::editor {

class MapScene;

/// What a hand does with the selected territories, sites, stamps and scenery as one, where nothing else hangs on them:
/// scales them by the corners of the box around them and turns them by the handle above it.
class TransformGrip {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::TransformGrip)

public:
    /// Takes hold of the handle under the pointer; false: there is none.
    bool take(MapDocument& document, const MapSelection& selection, const Pointer& pointer);
    bool isActive() const { return m_handle.has_value(); }
    /// The mouse shows so over a handle.
    bool isOver(const MapDocument& document, const MapSelection& selection, const Pointer& pointer);
    QCursor cursor() const;
    /// Shift: turns in steps of 15 degrees. Ctrl: scales about the middle.
    void drag(MapDocument& document, const Pointer& pointer);
    void release();
    /// Ctrl+up and down make what is selected larger and smaller, Ctrl+right and left turn it, about its middle; false:
    /// another key, or nothing that can be turned and scaled.
    bool key(const QKeyEvent& event, MapDocument& document, const MapSelection& selection);
    /// Back to how it was. False: nothing was held.
    bool cancel(MapDocument& document);
    /// After every change: lets go when something that it holds is no more.
    void dropWhatIsGone(const MapModel& model);

    void paint(QPainter& painter, const MapScene& scene, const MapSelection& selection, double pixel);

private:
    /// 0 to 3: corners, clockwise from the upper left.
    static constexpr std::size_t kTurnHandle = 4;

    std::optional<QRectF> boxOf(const MapDocument& document, const MapSelection& selection);
    static std::array<QPointF, 5> handlesOf(const QRectF& box, double pixel);
    std::optional<std::size_t> handleAt(const MapDocument& document, const MapSelection& selection,
                                        const Pointer& pointer);
    QTransform transformTo(const Pointer& pointer) const;

    std::optional<std::size_t> m_handle; ///< that is dragged
    std::optional<std::size_t> m_hovered;
    MapSelection::Items m_items;               ///< that are held
    std::vector<engine::MapScenery> m_scenery; ///< of them, as it was
    QRectF m_box;                              ///< around them when they were taken
    QPointF m_from;
    QTransform m_done; ///< so far
    MapDocument::MergeId m_merge{};
    int m_undoIndex = 0; ///< before they were taken

    // The box of a selection is asked for at every move of the mouse: kept until something changes.
    std::optional<QRectF> m_keptBox;
    std::optional<MapSelection::Items> m_keptItems; ///< whose it is
};

} // namespace marches::editor
