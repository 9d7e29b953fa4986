// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/guidedrag.h"
#include "editor/document/mapselection.h"
#include "editor/tools/maptool.h"
#include "editor/tools/rubberband.h"
#include "editor/tools/scenerygrip.h"
#include "editor/tools/selecthit.h"
#include "editor/tools/sheetgrip.h"
#include "editor/tools/transformgrip.h"

#include <functional>
#include <optional>
#include <vector>

namespace marches::editor {

/// Select (V): anything by a click, several by a box or lasso; drags names, sites, spaces, crossings, stamps, what
/// stands on the sheet, and territories that are selected; turns and scales what is selected by handles; the keys move
/// and remove what is selected. A tree or hill that the program drew is taken by a second click, and is the designer's
/// by Enter or a drag.
class SelectTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("select"); }
    Qt::Key key() const override { return Qt::Key_V; }
    QString name() const override;
    QString hint() const override;
    QCursor cursor() const override;
    bool keyPress(QKeyEvent& event) override;
    TabStep tabStep(bool forward) override;
    bool cancel() override;
    bool isBusy() const override
    {
        return m_move != nullptr || m_sheet.isActive() || m_scenery.isActive() || m_transform.isActive() ||
               m_guideDrag.has_value() || !m_carried.empty() || m_band.isActive();
    }

protected:
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void left() override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void doubleClicked(const Pointer& pointer) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void dropWhatIsGone() override;
    void detached() override;

private:
    /// Puts what is dragged to where the pointer is now, as seen from where it began.
    using Move = std::function<EditOutcome(MapEdit& edit, const QPointF& by)>;

    void select(const SelectHit& hit, bool add);
    Move moveOf(const SelectHit& hit, const Pointer& pointer) const;
    Move moveOfSelection(bool parting) const;
    Move moveOfMade() const;
    /// What a click would take of what the program drew; nothing where it takes something else.
    std::optional<MadeItem> madeUnder(const SelectHit& hit, const QPointF& at) const;
    void selectMade(const MadeItem& item);
    /// From a place that is selected to what the program drew in it.
    bool enterMade();
    bool stepToMade(bool forward);
    /// It has become a stamp by the drag.
    void selectTaken();
    std::size_t movable() const; ///< places and stamps that are selected
    void selectInBand();
    bool carryOut(const Pointer& pointer);

    SelectHit m_hit;
    std::optional<MadeItem> m_hoveredMade;
    bool m_takesMade = false; ///< the drag began on it
    Move m_move;
    QString m_title;
    std::size_t m_moving = 0; ///< places and stamps that were selected when the move began
    bool m_isTerritories = false;
    MapDocument::MergeId m_merge{};
    int m_undoIndex = 0; ///< before the drag
    std::optional<GuideDrag> m_guideDrag;
    std::vector<RecordId> m_carried; ///< off the view, to be dropped somewhere else
    SheetGrip m_sheet;
    SceneryGrip m_scenery;
    mutable TransformGrip m_transform; ///< keeps the box of the selection between paintings
    bool m_overHandle = false;         ///< of the box around what is selected
    bool m_overPoint = false;          ///< of scenery
    RubberBand m_band;
    MapDocument::MergeId m_nudgeMerge{};
    MapSelection::Items m_nudged;
};

} // namespace marches::editor
