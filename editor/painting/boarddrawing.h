// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/ink.h"
#include "editor/geometry/shape.h"
#include "editor/painting/boardletters.h"
#include "editor/painting/namelayout.h"
#include "editor/painting/sheetwords.h"
#include "engine/base/result.h"
#include "engine/board/board.h"

#include <QByteArray>
#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace marches::engine {
struct MapData;
}

namespace marches::editor {

class BusyGround;

/// Where a place is on the board. In board units, as everything here.
struct PlaceDrawing {
    Shape shape;       ///< of a territory, from board.svg; of a site, its box; empty for a place that is not drawn
    QPainterPath edge; ///< where marks run along: the outline, clear of rivers and mountains that lie on it
    QRectF box;        ///< of a site; else bounds of the shape
    QPointF label;     ///< middle of the name
    bool isNamePlaced = false;    ///< somebody put the name there
    NameLetters letters;          ///< of the name
    std::optional<QPointF> stack; ///< where the map wants the pieces
    QColor fill;                  ///< of a space that has a colour of its own
    QColor ground;       ///< what the artwork fills it with, or of a site its own colour; invalid: no plain colour
    std::string picture; ///< of a space: what is drawn on it, empty: nothing
    bool live = false;   ///< a space that the artwork does not show: drawn by the program
    QPointF centre;      ///< pole of inaccessibility
};

/// A region whose name stands on the board.
struct RegionOnBoard {
    std::string id;
    Shape shape;                          ///< the land of its territories
    std::vector<NameWish::Growth> growth; ///< of those on which much stands
    QPointF label;
    bool isNamePlaced = false; ///< somebody put the name there
    NameLetters letters;
};

/// How a connection is drawn; the same order as Board::connections().
struct CrossingDrawing {
    enum class Along { Nothing, River, Mountains };
    Along along = Along::Nothing; ///< what lies on the border, whether one may cross it or not
    std::optional<QPointF> at;    ///< bridge, ford or pass
    double angle = 0.0;           ///< direction of travel there, in degrees, clockwise from east
    std::vector<QPointF> ends;    ///< the ports of a sea lane
    std::vector<QPointF> bend;    ///< control points between them
    std::vector<QPointF> edge;    ///< where a lane around the back of the map leaves it and comes in again
};

/// All that is needed to draw a map, immutable and shared by the views of it: what map.yaml says and what board.svg
/// shows.
struct BoardDrawing {
    engine::Board board;
    QSizeF size;
    std::vector<PlaceDrawing> places;       ///< by place number
    std::vector<CrossingDrawing> crossings; ///< by connection number
    std::map<std::string, QPointF> spots;   ///< centres of further shapes by id: "turn-track-3"
    QByteArray artwork;                     ///< filtered SVG; without what is drawn live
    std::vector<QColor> seas;               ///< colours of its water, each once
    bool isMade = false; ///< the cartographer drew it: its artwork shows crossings, lanes, ports, spaces and boxes
    std::vector<SheetRoom> sheet;                 ///< where words stand on the sheet of a made board
    BoardLetters letters;                         ///< how its names are lettered
    QRectF sheetArea;                             ///< what the frame leaves free
    std::vector<QRectF> furniture;                ///< what stands on the sheet, which names keep clear of
    std::vector<QRectF> lanes;                    ///< boxes along sea lanes, for the names of regions of islands
    std::shared_ptr<const BusyGround> busyGround; ///< scenery, ranges and stamps; null: none
    std::vector<RegionOnBoard> regions;           ///< by their number
    /// Whether their names stand on it; none: where a game counts them.
    std::optional<bool> namesRegions;
    double stackShare = 1; ///< of the usual width of stacks and bands, less where territories are small
    Inks crossingInks;     ///< of a made board: its rivers, crossings, lanes and ports, once more

    /// Place at a point: territory or site, -1: none.
    int placeAt(const QPointF& point) const;
};

/// Radius of the disc of a space that the artwork does not show: as large as its row has room for. `points`: of all
/// spaces of its track.
double spaceRadius(const std::vector<QPointF>& points, std::size_t space);

/// Puts a map and the text of its board.svg together. Errors of the SVG carry `svgFile`.
[[nodiscard]] engine::Result<std::shared_ptr<const BoardDrawing>> makeBoardDrawing(const engine::MapData& map,
                                                                                   const QByteArray& svg,
                                                                                   const std::string& svgFile);

} // namespace marches::editor
