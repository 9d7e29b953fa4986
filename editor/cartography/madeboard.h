// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/boxgrid.h"
#include "editor/cartography/cartographer.h"
#include "editor/geometry/progress.h"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace marches::editor {

/// All that the cartographer has drawn of a map, kept and found by place, and drawn anew where the map changes.
///
/// In two sources: what is kept and drawn, and what a change makes dirty (madechanges.cpp), a rule for each kind of
/// change.
class MadeBoard {
public:
    /// They must outlive it.
    MadeBoard(const Style& style, const StampLibrary& stamps) : m_cartographer(style, stamps) {}
    // The places of items are kept.
    MadeBoard(const MadeBoard&) = delete;
    MadeBoard& operator=(const MadeBoard&) = delete;

    const Cartographer& cartographer() const { return m_cartographer; }

    /// Draws a whole map. False: it was not wanted any more, and there is nothing.
    bool drawAll(const MapModel& model, const Progress& progress = {});
    /// Whether nothing of a drawing outlasts these changes: it is better made in another thread then.
    static bool redrawsAll(const ModelChanges& changes);
    /// After changes, which `model` has by now: draws anew what they may touch. Gives the box of all that looks
    /// different, fills too; empty: nothing does.
    QRectF follow(const MapModel& model, const ModelChanges& changes);
    void clear();
    bool isEmpty() const { return m_cells.empty(); }

    /// What is painted in a box of the bands from one to another, from below to above.
    void visit(const QRectF& exposed, MadeBand from, MadeBand to,
               const std::function<void(const MadeItem&)>& see) const;
    /// The uppermost tree, hill or the like (of kTakenBands) whose box holds a point; null: none. Valid until the next
    /// change.
    const MadeItem* glyphAt(const QPointF& at) const;

    struct Group {
        MadeBand band;
        std::vector<const MadeItem*> items; ///< from below to above
    };
    /// All of it by bands that have something, from below to above. Valid until the next change.
    std::vector<Group> groups() const;

private:
    /// What one drawing came from: a record, the sheet, a tile of open water, or a piece of scenery.
    struct CellId {
        enum class Kind { Sheet, Tile, Record, Scenery } kind = Kind::Sheet;
        std::int32_t column = 0; ///< of a tile; place in the list of scenery
        std::int32_t row = 0;
        RecordId key{}; ///< of a record
        friend auto operator<=>(const CellId&, const CellId&) = default;
    };
    struct Cell {
        std::vector<MadeItem> items;
        QRectF box; ///< of what it depends on and draws
        Cover cover = Cover::Nothing;
        bool seesOthers = true; ///< Cartographer::seesOthers()
    };
    /// What a list of changes makes dirty.
    struct DirtyParts {
        bool all = false;
        bool sheet = false;
        std::vector<QRectF> boxes;  ///< where cells are drawn anew
        std::vector<QRectF> lines;  ///< where borders have changed, and with them the cells that see those of others
        std::vector<RecordId> keys; ///< records drawn anew, or gone
        std::vector<std::int32_t> scenery;
        QRectF repainted; ///< looks different whatever the cells say
    };

    static bool isBefore(const MadeItem* a, const MadeItem* b);
    static QRectF tileAt(const CellId& id);
    std::vector<MadeItem> draw(const Survey& survey, const CellId& id) const;
    QRectF boxFor(const Survey& survey, const CellId& id) const;
    /// Draws a cell, or drops it where it is gone; gives the box that looks different.
    QRectF redraw(const Survey& survey, const CellId& id);
    /// Where the items of a cell look different from those that it had, both in the order in which they are painted.
    QRectF lookOf(const std::vector<MadeItem>& former, const std::vector<MadeItem>& items) const;
    /// The same of one that takes the place of another.
    QRectF lookOf(const MadeItem& gone, const MadeItem& come) const;
    void drop(Cell& cell);
    void enter(Cell& cell);

    DirtyParts dirtyPartsOf(const Survey& survey, const ModelChanges& changes) const;
    void markDirty(const Survey& survey, const Patch& patch, DirtyParts& dirty) const;
    void markDirty(const Survey& survey, const RowChange<PlaceRecord>& change, DirtyParts& dirty) const;
    void markDirty(const Survey& survey, const RowChange<ConnectionRecord>& change, DirtyParts& dirty) const;
    void markDirty(const Survey& survey, const RowChange<RegionRecord>& change, DirtyParts& dirty) const;
    void markDirty(const Survey& survey, const InfoChange& change, DirtyParts& dirty) const;
    void markDirty(const Survey& survey, const TextChange& change, DirtyParts& dirty) const;
    template <class Record>
    void markRecordDirty(const Survey& survey, const RowChange<Record>& change, DirtyParts& dirty) const;
    void markSceneryDirty(const Survey& survey, const engine::MapArt& before, const engine::MapArt& after,
                          DirtyParts& dirty) const;
    /// A lane without ports begins in the middle of its places, which moves with their outlines.
    void markLanesDirty(const Survey& survey, const std::vector<FaceId>& faces, DirtyParts& dirty) const;
    void markFaceDirty(const MapModel& model, FaceId face, DirtyParts& dirty) const;
    QRectF cellBoxOf(RecordId key) const;
    QRectF allOf() const;

    /// A survey of a map that has come to be by these changes.
    Survey surveyAfter(const MapModel& model, const ModelChanges& changes);

    Cartographer m_cartographer;
    std::shared_ptr<const Survey::Obstacles> m_standing; ///< of the last survey
    std::map<CellId, Cell> m_cells;
    BoxGrid<CellId> m_cellGrid{256};
    std::array<BoxGrid<const MadeItem*>, kMadeBands> m_items;
};

} // namespace marches::editor
