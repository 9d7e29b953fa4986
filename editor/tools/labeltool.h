// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"

#include <optional>
#include <vector>

namespace marches::editor {

/// Label (T): drags the names of places, bends them at their grips, and drags the point where their pieces stand.
class LabelTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("label"); }
    Qt::Key key() const override { return Qt::Key_T; }
    QString name() const override;
    QString hint() const override;
    QCursor cursor() const override { return m_under ? Qt::OpenHandCursor : Qt::ArrowCursor; }
    bool keyPress(QKeyEvent& event) override;

protected:
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void doubleClicked(const Pointer& pointer) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void dropWhatIsGone() override;
    void detached() override;
    SnapTargets snapTargets() const override;

private:
    /// The curve that a name stands on, from its first letter to its last, or would stand on if it were bent.
    struct Bow {
        Key place{};
        std::vector<QPointF> points; ///< of the curve
        std::vector<QPointF> grips;  ///< where they are taken hold of
    };
    /// Of the only selected place; nothing where its name is not shown.
    std::optional<Bow> bow() const;
    void bend(const Bow& bow, MapDocument::MergeId merge);
    std::optional<Key> labelAt(const QPointF& at) const;
    void put(Key place, bool stack, const std::optional<QPointF>& at, MapDocument::MergeId merge);

    std::optional<Key> m_under;
    std::optional<Key> m_held;
    std::optional<Bow> m_bow; ///< as it was when one of its grips was pressed
    std::size_t m_grip = 0;   ///< which
    bool m_stack = false;     ///< the pieces' point is dragged, not the name
    QPointF m_from;           ///< of the name before the drag
    MapDocument::MergeId m_merge{};
};

} // namespace marches::editor
