// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/importoffers.h"
#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/package/mappackage.h"

#include <QByteArray>
#include <QPainterPath>
#include <QPointF>
#include <QSizeF>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

// What the map of another program says, whatever its form. Each reader makes one of these; a map is made of them in one
// place (mapbuilding.h). Things name each other by keys, which are what the file itself calls them.

/// Names by language ("fr"), beside the name that the file gives first.
using ForeignNames = std::map<std::string, std::string>;

/// A territory, sea zone or coast.
struct ForeignPlace {
    std::string key;
    std::string name; ///< empty: the file gives none
    std::string id;   ///< that it should have in our map; empty: one made of its name
    ForeignNames names;
    engine::PlaceKind kind = engine::PlaceKind::Land;
    std::string parent;                     ///< of a coast: key of its territory
    std::string element;                    ///< id of its shape in ForeignMap::drawing; empty: it is drawn by `path`
    std::vector<std::string> otherElements; ///< of further shapes in `path`, which go: `element` has it all
    QPainterPath path;                      ///< board units
    bool unpainted = false;                 ///< `element` says no colour, so that it would be black
    std::string region;                     ///< key; empty: none
    std::string terrain;                    ///< empty: that of its kind
    std::string abbreviation;
    std::string color; ///< "#c3d79a"; empty: none
    std::vector<std::string> aliases;
    std::vector<std::string> flags;
    std::vector<std::pair<std::string, int>> values;
    std::optional<QPointF> stack; ///< centre of its pieces
    std::optional<QPointF> label; ///< centre of its name
    int line = 0;                 ///< where the file has its shape; 0: unknown
    int column = 0;
};

/// A continent, bonus or home of a power.
struct ForeignRegion {
    std::string key;
    std::string name;
    std::string id; ///< as of a place
    ForeignNames names;
    int bonus = 0;
    std::string color;
};

/// Who may go from one place to another, both ways unless `oneWay`.
struct ForeignConnection {
    std::string from;
    std::string to;
    std::vector<std::string> onlyFor; ///< classes of piece; empty: all
    bool oneWay = false;
    bool wraps = false; ///< it leads around the back of the map
    /// As the file calls it; none: a border where the shapes touch, else a lane.
    std::optional<engine::ConnectionKind> kind;
    engine::BorderOrigin basis = engine::BorderOrigin::Confirmed;
    engine::ConnectionDrawing drawing = {}; ///< in board units, where the file says it
};

/// How shapes that were drawn one by one become neighbours.
struct ForeignFit {
    double tolerance = 0.75;   ///< board units; nearer points are one
    double gap = 3;            ///< board units; shapes that face each other across so much outside touch all the same
    double leastContact = 0.5; ///< board units; who shares less touches at a corner
};

struct ForeignMap {
    std::string form; ///< "domination": one of mapForms()
    std::string file; ///< that errors name
    std::string name;
    std::string author;
    std::string language = "en"; ///< of the names
    bool saysLanguage = false;   ///< it is the file that says it
    QSizeF size;                 ///< board units
    std::vector<ForeignPlace> places;
    std::vector<ForeignRegion> regions;
    std::vector<ForeignConnection> connections;
    /// The file says who may go where; else whoever touches may.
    bool knowsConnections = false;
    bool wantsCoastLanes = false; ///< lanes between the coasts of a sea are added (coastlanes.h)
    ForeignFit fit;
    QByteArray drawing; ///< SVG in which the places have their shapes, and its artwork; empty: there is none
    std::optional<std::pair<std::string, QByteArray>> picture; ///< name and bytes of a picture to trace, same size
    double pictureScale = 1;                                   ///< board units per pixel of it
    engine::Errors notes; ///< what could not be taken, and what was guessed: sentences as of errors
    ImportOffers offers;  ///< what the reader lets choose; of the places: see leaveOutPlaces()
};

/// Most territories of a map that is imported; no game is played on so many.
inline constexpr std::size_t kMostForeignPlaces = 5'000;
inline constexpr std::size_t kMostForeignConnections = 60'000;
/// Of all outlines, in sides of the board: those of the world at 1:50 m have 30, those of 4,000 provinces 60.
inline constexpr double kLongestOutlines = 500;

/// For readers that see it coming, so that nothing is made of the rest.
inline engine::Error tooManyPlaces(const std::string& file)
{
    return {"import-too-many-places", {{"limit", std::to_string(kMostForeignPlaces)}}, file, 0, 0, {}};
}
inline engine::Error tooManyConnections(const std::string& file)
{
    return {"import-too-many-connections", {{"limit", std::to_string(kMostForeignConnections)}}, file, 0, 0, {}};
}

/// A note of an import: a code with its arguments, and where in the file it belongs.
inline engine::Error importNote(std::string code, engine::ErrorArgs args = {}, std::string file = {}, int line = 0,
                                int column = 0)
{
    return {std::move(code), std::move(args), std::move(file), line, column, {}};
}

} // namespace marches::editor
