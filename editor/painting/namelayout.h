// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/boxgrid.h"
#include "editor/geometry/shape.h"
#include "editor/painting/boardsizes.h"
#include "editor/painting/lettering.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace marches::editor {

/// A name on the board: its lines around a point.
struct LabelPlace {
    QStringList lines;
    NameLetters letters;
    double pixels = 0;         ///< height of the letters' em
    QRectF box;                ///< board units; empty: hidden
    std::vector<QRectF> parts; ///< what the letters cover, of the box: all of it unless they are turned or on a curve
    LineAlignment alignment = LineAlignment::Middle;
    bool isHidden() const { return box.isEmpty(); }
    friend bool operator==(const LabelPlace&, const LabelPlace&) = default;
};
/// Board units of a name's lines, with a little room at both ends.
QSizeF sizeOfName(const LabelPlace& name, double scale);
/// The outlines of its letters in pixels, from the upper left corner of its box.
QPainterPath lettersOf(const LabelPlace& name, double scale);

/// A name that is wanted on the board. Of a place without a name its shape alone counts, as ground of others.
struct NameWish {
    enum class Kind {
        Land,
        Sea,
        Space,  ///< of a track: beside it
        Site,   ///< in the upper left corner of its box
        Mark,   ///< at its point, whatever is there
        Region, ///< over its land, after all others, with wide room between its letters
    };
    std::string id; ///< of the place
    Kind kind = Kind::Land;
    QStringList lines;     ///< one: broken where there is no room for it; more: as somebody broke it; none: no name
    double size = 1;       ///< of the letters, as a translator wants them, of the usual size
    NameLetters letters;   ///< and as the map has them
    bool isPlaced = false; ///< somebody put it there: it comes before all that find their place by themselves
    QPointF at;            ///< its middle
    QRectF box;            ///< of a site or space
    std::shared_ptr<const Shape> shape; ///< of land, sea or region; none: it is not drawn
    std::optional<QPointF> pieces;      ///< of land: where its pieces stand, if somebody said where
    /// Land of a region on which trees, mountains and the like stand.
    struct Growth {
        std::shared_ptr<const Shape> land;
        double thickness = 0; ///< BusyGround::thickness() of its terrain
        friend bool operator==(const Growth&, const Growth&) = default;
    };
    std::vector<Growth> growth; ///< of a region: in the order of its lands, those without are left out
};

class BusyGround;
class CoarseShape;
class MarkedCells;

/// Where names stand at a zoom: in at most two lines, unless somebody broke them into more, inside the board, moved
/// aside or hidden where they would cover another one. Those that somebody put there come first, then larger places
/// before smaller ones. What a name gets hangs on nothing but its wish and the names that come before it near by, so
/// that the order in which wishes were set is of no account, and a change is laid out in its neighbourhood alone.
///
/// In three sources: the order of the names, the room that one finds (nameroom.cpp), and regions, whose names are
/// laid out in another way (regionnames.cpp).
class NameLayout {
public:
    using Id = std::uint32_t;

    NameLayout(const QSizeF& board, const BoardSizes& sizes)
        : m_board(QPointF(0, 0), board), m_sheet(m_board), m_sizes(sizes)
    {}
    NameLayout(const NameLayout&) = delete;
    NameLayout& operator=(const NameLayout&) = delete;

    const BoardSizes& sizes() const { return m_sizes; }
    void setSizes(const BoardSizes& sizes);
    /// What stands on the sheet beside the map: names that nobody put there keep clear of it.
    void setFurniture(std::vector<QRectF> boxes);
    /// What the frame leaves free of the board: names that somebody put over its edge are moved in.
    void setSheet(const QRectF& sheet);
    /// Boxes along sea lanes: names that stand over the water between islands keep clear of them where they can.
    void setLanes(std::vector<QRectF> boxes);
    /// What is painted where names had better not stand: those that nobody put there prefer other places. `changed`:
    /// the box in which it is another one than before.
    void setBusyGround(std::shared_ptr<const BusyGround> ground, const QRectF& changed);
    void set(Id id, NameWish wish);
    void erase(Id id);

    /// Lays out what was set since the last time. Gives the box of all that looks different.
    QRectF settle();
    /// As it was settled; of an unknown one a hidden name.
    const LabelPlace& name(Id id) const;
    /// Names whose box may reach into one.
    std::vector<Id> namesNear(const QRectF& box) const;

private:
    static constexpr double kUnknown = -1;
    struct Entry {
        Id id = 0;
        NameWish wish;
        double rank = 0;                           ///< larger ones come first
        QRectF ground;                             ///< of the place
        QRectF part;                               ///< the island of it in which the name stands
        bool isSplit = false;                      ///< it consists of islands
        double chord = kUnknown;                   ///< how wide it is where the name stands
        QRectF looked;                             ///< where other names would have been seen when it was laid out last
        bool mindsGround = false;                  ///< it looked for the lands of others too
        std::shared_ptr<const CoarseShape> coarse; ///< of `wish.shape`; null: not needed yet
        std::shared_ptr<const MarkedCells> land;   ///< the same of a region
        std::shared_ptr<const MarkedCells> growth; ///< null: nothing stands on it
        bool isArchipelago = false;                ///< it has no main land
        bool isWaiting = false;                    ///< in m_waiting
        LabelPlace place;
    };
    struct Before {
        bool operator()(const Entry* a, const Entry* b) const;
    };

    void enter(Entry& entry);
    void leave(Entry& entry);
    void take(Entry& entry, LabelPlace place);
    void wait(Entry& entry);
    /// Has those after a name that may meet its letters laid out anew.
    void disturb(const Entry& entry, const LabelPlace& place);
    void disturbGround(const Entry& entry);
    void findSmallestSpace();

    LabelPlace laidOut(Entry& entry) const;
    void layInBox(const Entry& entry, LabelPlace& name) const;
    void layAtPoint(const Entry& entry, LabelPlace& name) const;
    void layBesideSpace(Entry& entry, LabelPlace& name) const;
    void layOnGround(Entry& entry, LabelPlace& name) const;
    void layOnRegion(Entry& entry, LabelPlace& name) const;
    void layWhereThereIsRoom(Entry& entry, LabelPlace& name) const;
    /// Of a region of islands, over the water between them, or, `crosses`, over their shores too.
    void layBetweenIslands(Entry& entry, bool crosses, LabelPlace& name) const;
    /// More room between the letters of a region's name, if it still has room then, and as good ground as with `busy`.
    void stretch(const Entry& entry, const MarkedCells& taken, double landPixels, double busy, LabelPlace& name) const;
    /// One way of writing a region's name, where there is room for it: how busy the ground is below it; nothing:
    /// nowhere.
    std::optional<double> layWritten(const Entry& entry, const MarkedCells& taken, LabelPlace& name) const;
    /// Moves a name that would be cut by the edge of the sheet.
    void bringInside(LabelPlace& name) const;
    void layTurned(const Entry& entry, LabelPlace& name) const;
    void layOnCurve(const Entry& entry, LabelPlace& name) const;
    QSizeF sizeOf(const LabelPlace& name) const { return sizeOfName(name, m_sizes.scale); }
    double roomOf(Entry& entry) const;
    double chordOf(Entry& entry) const;
    static bool covers(Entry& entry, const QPointF& at);
    std::vector<Entry*> landsNear(Entry& entry, const QRectF& box) const;
    std::vector<QRectF> takenNear(Entry& entry, const QRectF& box) const;
    /// What the name of a region keeps clear of: names, furniture, sites, spaces, and where pieces stand.
    MarkedCells takenOnRegion(Entry& entry, const QRectF& box) const;
    QRectF roomOfPieces(const Entry& entry) const;
    /// Whether a point belongs to the place; `lands`: those that may lie over it.
    static bool isOwn(Entry& entry, const QPointF& at, const std::vector<Entry*>& lands);
    /// Parts of a box out of the place and on the lands of others, from 0 to 1; 1 where it is `most` or more.
    static double outside(Entry& entry, const QRectF& box, double most, const std::vector<Entry*>& lands);
    double foreign(Entry& entry, const QRectF& box, double most) const;
    QRectF movedAside(Entry& entry, const QRectF& box) const;
    /// The box, or one in which the name is better read because less is painted there.
    QRectF movedOffPaint(Entry& entry, const QRectF& box) const;
    /// What it costs a name to stand on what is painted; 0 where somebody put it.
    double paintCost(const Entry& entry, const QRectF& box) const;
    /// A free place among those so many steps around a box, each way within `reach` of it: the one that costs least
    /// of all that cost less than `most` beside what is painted, and less than `than` in all. Empty: there is none.
    QRectF bestAround(Entry& entry, const QRectF& box, const QSizeF& reach, int steps, double most, double than) const;
    QRectF besidePlace(Entry& entry, const QSizeF& size) const;

    QRectF m_board;
    QRectF m_sheet;
    BoardSizes m_sizes;
    std::unordered_map<Id, Entry> m_entries;
    std::set<Entry*, Before> m_waiting; ///< to be laid out
    BoxGrid<Entry*> m_ground{96};       ///< by Entry::ground
    BoxGrid<Entry*> m_looked{96};       ///< by Entry::looked
    BoxGrid<Entry*> m_taken{64};        ///< by the parts of names
    double m_smallestSpace = 0;         ///< its width, 0: there is none
    bool m_spacesChanged = false;
    std::vector<QRectF> m_furniture;
    std::vector<QRectF> m_lanes;
    std::shared_ptr<const BusyGround> m_busy;    ///< null: there is none
    std::unordered_map<Id, LabelPlace> m_former; ///< names as they stood at the last settling, of those set since
};

} // namespace marches::editor
