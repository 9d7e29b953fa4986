// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "editor/painting/boardletters.h"
#include "editor/painting/namelayout.h"
#include "editor/painting/sheetwords.h"

#include <QRectF>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace marches::editor {

class MapArtwork;
class MapShapes;

/// The names of a map that is edited, where the game has them too. Laid out as a whole at a zoom, and after an edit in
/// its neighbourhood alone.
class MapNames {
public:
    /// They must outlive it, and `shapes` must have forgotten what changed before follow() is called.
    MapNames(const MapDocument& document, const MapShapes& shapes, const MapArtwork& artwork, double pixel);

    /// Board units in a pixel of the screen.
    void setPixel(double pixel) { m_pixel = pixel; }
    /// Takes up changes, which the document has by now. Gives the box of names that look different.
    QRectF follow(const ModelChanges& changes);

    /// A hidden one where a place has none or where it cannot be read.
    const LabelPlace& name(RecordId place) const;
    /// Places whose names may reach into a box, in the order of their keys.
    std::vector<RecordId> near(const QRectF& box) const;
    /// The same of regions; hidden ones where their names do not stand on the board.
    const LabelPlace& regionName(RecordId region) const;
    std::vector<RecordId> regionsNear(const QRectF& box) const;
    const BoardLetters& letters() const { return m_letters; }
    /// The title of the board, its legend and the like.
    const std::vector<SheetWord>& sheet() const { return m_sheet; }

private:
    struct Touched;

    void takeUp(const Patch& patch, Touched& touched);
    void takeUp(const RowChange<PlaceRecord>& change, Touched& touched);
    void takeUp(const RowChange<RegionRecord>& change, Touched& touched);
    void takeUp(const RowChange<StampRecord>& change, Touched& touched);
    void takeUp(const RowChange<ConnectionRecord>& change, Touched& touched);
    void takeUp(const RowChange<BarrierRecord>& change, Touched& touched);
    void takeUp(const TextChange& change, Touched& touched);
    void takeUp(const InfoChange& change, Touched& touched);
    void setAll();
    void letterSheet();
    void setFurniture();
    void setLanes();
    /// `changed`: the box in which stamps and mountains came, went or moved.
    void setBusyGround(const QRectF& changed);
    /// Where mountains along borders are that a change of the drawing has moved, and were.
    QRectF movedRanges(const Patch& patch) const;
    void set(RecordId place);
    void setRegions(const std::set<std::string>& regions);
    void setSpacesOf(const std::string& track);
    NameWish wishOf(const PlaceRecord& record) const;
    NameWish wishOf(const RegionRecord& record, const std::vector<const PlaceRecord*>& lands) const;
    std::vector<RecordId> near(const QRectF& box, bool regions) const;
    QRectF spaceBox(const PlaceRecord& record) const;
    NameLayout& settled() const;

    const MapDocument& m_document;
    const MapShapes& m_shapes;
    const MapArtwork& m_artwork;
    double m_pixel;
    BoardLetters m_letters;
    bool m_namesRegions = false;
    std::vector<SheetWord> m_sheet;
    mutable std::optional<NameLayout> m_layout;
};

} // namespace marches::editor
