// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/madeitem.h"
#include "editor/tools/maptool.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

/// Stamp (D): puts the stamp in hand on the map, again and again. With none in hand it selects stamps, moves them, and
/// scales and turns the selected one by its handles; what the program drew it selects too, for taking it in hand or
/// away.
class StampTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("stamp"); }
    Qt::Key key() const override { return Qt::Key_D; }
    QString name() const override;
    QString hint() const override;
    QCursor cursor() const override;
    KeyCursor keyCursor() const override;
    bool keyPress(QKeyEvent& event) override;
    QString pointWords() const override;
    bool cancel() override;

    /// The id of the stamp in hand; empty: none.
    const std::string& inHand() const { return m_inHand; }
    void take(const std::string& stamp);

    /// Selects what is under a point, as a click with an empty hand does; false: nothing is.
    bool pick(const QPointF& at);
    /// What the program drew is selected, and can be taken in hand.
    bool hasMade() const;

signals:
    void inHandChanged(const std::string& stamp);

protected:
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void dropWhatIsGone() override;
    void attached() override;
    void detached() override;

private:
    /// What a drag changes.
    enum class Grip { None, Place, Height, Turn };
    using Kept = std::pair<RecordId, StampRecord>;

    bool isDrawn() const;
    std::optional<RecordId> stampAt(const QPointF& at) const;
    /// The one that has handles.
    const StampRecord* single() const;
    Grip handleAt(const Pointer& pointer) const;
    void put(const QPointF& at);
    void hold(Grip grip);
    /// What was selected of the program's is a stamp from now on, as a part of the drag.
    void holdMade();
    void selectMade(const std::optional<MadeItem>& item);
    void nudge(const QPointF& by);
    void resize(double factor);
    void turn(double degrees);
    /// Sets what `change` makes of each stamp as it was when it was taken hold of.
    void changeHeld(const QString& title, const std::function<void(StampRecord&)>& change);
    void changeSelected(const QString& title, const std::function<void(StampRecord&)>& change);
    void paintGhost(QPainter& painter, double pixel) const;
    void paintHandles(QPainter& painter, double pixel) const;

    std::string m_inHand;
    std::optional<RecordId> m_hovered;
    std::optional<MadeItem> m_hoveredMade;
    Grip m_grip = Grip::None;
    std::vector<Kept> m_held;
    std::vector<RecordId> m_nudged; ///< by keys: as long as they are the same, it is one step to undo
    MapDocument::MergeId m_nudgeMerge{};
    QMetaObject::Connection m_selectionTold;
    MapDocument::MergeId m_merge{};
    int m_undoIndex = 0;
    bool m_toggles = false; ///< Shift: the click takes it out of the selection
};

} // namespace marches::editor
