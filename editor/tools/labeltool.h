// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"
#include "editor/tools/sheetgrip.h"

#include <optional>
#include <vector>

namespace marches::engine {
struct Lettering;
}

namespace marches::editor {

struct LabelPlace;

/// Label (T): drags the names of places and regions, bends them at their grips, and drags the point where pieces stand,
/// the title and the legend.
class LabelTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    /// As many points a curve may have.
    static constexpr std::size_t kMostPoints = 8;

    QString id() const override { return QStringLiteral("label"); }
    Qt::Key key() const override { return Qt::Key_T; }
    QString name() const override;
    QString hint() const override;
    QCursor cursor() const override { return m_under || m_overSheet ? Qt::OpenHandCursor : Qt::ArrowCursor; }
    bool keyPress(QKeyEvent& event) override;
    /// On a grip of a curve: its point goes.
    bool rightClick(const Pointer& pointer) override;
    bool cancel() override;
    bool isBusy() const override { return MapTool::isBusy() || m_sheet.isActive(); }
    /// The region whose name is in hand.
    std::optional<RecordId> region() const;

protected:
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void doubleClicked(const Pointer& pointer) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void dropWhatIsGone() override;
    void detached() override;
    SnapTargets snapTargets() const override;

private:
    /// Whose name.
    struct Named {
        RecordId key{};
        bool isRegion = false;
    };
    /// The curve that a name stands on, from its first letter to its last, or would stand on if it were bent.
    struct Bow {
        Named of;
        std::vector<QPointF> points; ///< of the curve
        std::vector<QPointF> grips;  ///< where they are taken hold of
        bool isBent = false;         ///< it stands on it
    };
    /// The only selected place, or the region in hand.
    std::optional<Named> inHand() const;
    /// Of what is in hand; nothing where its name is not shown.
    std::optional<Bow> bow() const;
    void bend(const Bow& bow, MapDocument::MergeId merge);
    /// Null where it is not shown.
    const LabelPlace* shown(const Named& named) const;
    QPointF pointOfName(const Named& named) const;
    bool isThere(const Named& named) const;
    std::optional<Named> labelAt(const QPointF& at, bool pieces) const;
    void takeInHand(const Named& named);
    /// The title or the legend there.
    std::optional<SheetPart> lettersOnSheetAt(const QPointF& at) const;
    void putName(const Named& named, const std::optional<QPointF>& at, MapDocument::MergeId merge);
    void putPieces(RecordId place, const std::optional<QPointF>& at, MapDocument::MergeId merge);
    /// The letters of a region's name that found its place by itself, once somebody puts it elsewhere: as they are.
    std::optional<engine::Lettering> lettersAsShown(RecordId region) const;

    /// Grips between two points, where a third may come, by the number of the latter.
    std::vector<QPointF> middleGrips(const Bow& bow) const;
    /// A point more before one of a curve.
    void insertPoint(const Bow& bow, std::size_t before, const QPointF& at, MapDocument::MergeId merge);
    void removePoint(std::size_t point);
    bool takeGrip(const Pointer& pointer);
    bool bendKey(QKeyEvent& event);
    void choosePoint(const Bow& bow, bool next);

    std::optional<Named> m_under;
    std::optional<Named> m_held;
    SheetGrip m_sheet;
    bool m_overSheet = false; ///< the pointer is on the title or the legend
    std::optional<RecordId> m_region;
    std::optional<Bow> m_bow;            ///< as it was when one of its grips was pressed
    std::size_t m_grip = 0;              ///< which
    std::optional<std::size_t> m_chosen; ///< the point that keys move and take away
    bool m_stack = false;                ///< the pieces' point is dragged, not the name
    QPointF m_from;                      ///< of the name before the drag
    MapDocument::MergeId m_merge{};
};

} // namespace marches::editor
