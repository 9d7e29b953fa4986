// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/tracklayout.h"
#include "editor/tools/maptool.h"
#include "editor/tools/sitegrip.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace marches::editor {

/// Site (S): pulls up the box of a place off the board, or with Ctrl draws the line of a track, with Shift a box for
/// one: its spaces can be counted before it is made, and laid out in the box as a ring, a row or a snake.
/// None stands beside the sheet. What is there is moved by dragging it, and the selected site resized by its corners.
class SiteTool : public MapTool {
    Q_OBJECT
public:
    static constexpr int kFewestSpaces = 2;
    static constexpr int kMostSpaces = 200;

    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("site"); }
    Qt::Key key() const override { return Qt::Key_S; }
    QString name() const override;
    QString hint() const override;
    KeyCursor keyCursor() const override { return hasTrack() ? KeyCursor::None : KeyCursor::Drags; }
    bool keyPress(QKeyEvent& event) override;
    bool cancel() override;
    bool isBusy() const override { return isPressed() || hasTrack(); }
    bool hasDraft() const override { return hasTrack(); }
    void makeDraft() override;

    /// A line has been drawn that is no track yet.
    bool hasTrack() const { return (!m_line.empty() || m_box) && !m_drawing; }
    int spaces() const { return m_spaces; }
    TrackShape shape() const { return m_box ? m_shape : TrackShape::Path; }

protected:
    void pressed(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void takeBack() override { forgetDraft(); } ///< a stroke is one thing
    void drawOverlay(QPainter& painter, double pixel) const override;
    void dropWhatIsGone() override { m_grip.dropWhatIsGone(model()); }
    void detached() override { cancel(); }
    SnapTargets snapTargets() const override;

private:
    void makeTrack();
    void forgetDraft();
    QString shapeName() const;
    std::vector<QPointF> spacePoints() const;

    SiteGrip m_grip;
    std::vector<QPointF> m_line;
    std::optional<QRectF> m_box; ///< for a track
    TrackShape m_shape = TrackShape::Ring;
    bool m_drawing = false;  ///< the line follows the mouse
    bool m_circular = false; ///< it ends where it began
    int m_spaces = 12;
};

} // namespace marches::editor
