// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/board/mappoint.h"
#include "engine/text/textentry.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

/// How a name is lettered, where it is not as the style has it.
struct Lettering {
    enum class Case { Style, AsWritten, Capitals };
    double size = 1;    ///< of the style's, 0.3 to 5
    double spacing = 0; ///< more room between letters, in em, -0.2 to 3
    double turn = 0;    ///< degrees, clockwise, -180 to 180; of no account where there is a curve
    Case letters = Case::Style;
    std::vector<MapPoint> curve; ///< that the name stands on, from its first letter to its last; empty: straight
    friend bool operator==(const Lettering&, const Lettering&) = default;
};

/// Where a place is drawn, beside its shape in board.svg.
struct PlaceDrawing {
    std::optional<MapPoint> label; ///< centre of the name; of a track space the point of the space
    std::optional<MapPoint> stack; ///< centre of the pieces
    std::optional<MapBox> box;     ///< of a site
    std::string color = {};        ///< of a space or territory: "#c3d79a"; empty: that of its kind
    std::string picture = {};      ///< of a space: one of spacePictures(); empty: none
    std::optional<Lettering> lettering = {};
    friend bool operator==(const PlaceDrawing&, const PlaceDrawing&) = default;
};

/// How a region is drawn.
struct RegionDrawing {
    std::string color = {};             ///< of its territories, "#c3d79a"; empty: that of the style
    std::optional<MapPoint> label = {}; ///< centre of the name; none: where there is room
    std::optional<Lettering> lettering = {};
    friend bool operator==(const RegionDrawing&, const RegionDrawing&) = default;
};

/// Where a connection is drawn.
struct ConnectionDrawing {
    std::optional<MapPoint> at; ///< of a bridge, ford or pass
    std::vector<MapPoint> ends; ///< the two ports of a sea lane, or empty
    std::vector<MapPoint> bend; ///< control points between them
    std::vector<MapPoint>
        edge; ///< where a lane around the back of the map leaves it, and where it comes in again; or empty
    friend bool operator==(const ConnectionDrawing&, const ConnectionDrawing&) = default;
};

/// A river or a line of mountains that closes borders.
struct Barrier {
    std::string id;
    bool mountains = false; ///< else a river
    friend bool operator==(const Barrier&, const Barrier&) = default;
};

inline constexpr int kMostPicturePins = 3; ///< more than three points fit no picture

/// A picture that the author traces: shown below the map in the editor, never a part of it.
struct TracePicture {
    std::string file; ///< name of a file beside map.yaml
    MapPoint at;      ///< upper left corner
    double scale = 1; ///< board units per pixel
    double opacity = 0.5;
    bool locked = false;
    double turn = 0;                 ///< degrees, clockwise, about its upper left corner
    double stretch = 1;              ///< its height, of what the scale would make it
    double skew = 0;                 ///< degrees that its sides lean over before it is turned
    std::vector<MapPoint> pins = {}; ///< points of it, in pixels, that are nailed to the board
    friend bool operator==(const TracePicture&, const TracePicture&) = default;
};

/// Lines that the author draws by, shown in the editor alone.
struct Guides {
    std::vector<double> upright; ///< by their x
    std::vector<double> level;   ///< by their y
    bool empty() const { return upright.empty() && level.empty(); }
    friend bool operator==(const Guides&, const Guides&) = default;
};

/// Ground or water that belongs to no place: drawn, and nothing else.
struct MapScenery {
    std::string id;
    std::string terrain;          ///< as those of territories; along a path also "river" and "gorge"
    bool isPath = false;          ///< else an area
    std::vector<MapPoint> points; ///< that its outline or its middle goes through, as a smooth curve
    double width = 0;             ///< of a path, board units; 0: as wide as its kind usually is
    std::string color = {};       ///< "#c3d79a"; empty: the style's
    friend bool operator==(const MapScenery&, const MapScenery&) = default;
};

/// How the names of one kind of thing are lettered on this map; what is not said is as the style has it.
struct MapLetters {
    std::optional<double> size; ///< of the usual size, 0.4 to 4
    std::optional<bool> capitals;
    std::optional<bool> italic;
    std::optional<bool> bold;
    std::string color = {}; ///< "#c3d79a"; empty: the style's
    friend bool operator==(const MapLetters&, const MapLetters&) = default;
};

/// How the cartographer draws the board.
struct MapArt {
    enum class Fills { Terrain, Regions };
    std::string style = "parchment"; ///< one of resources/styles, or of a person's own
    int seed = 1;                    ///< another arrangement of what is strewn
    Fills fills = Fills::Terrain;    ///< of territories without a color of their own
    double woods = 1;                ///< density of trees, 0 to 3
    double heights = 1;              ///< density of hills and mountains, 0 to 3
    bool frame = true;
    std::optional<MapPoint> compass; ///< centre of the rose; none: it is not drawn
    std::optional<MapPoint> scale;   ///< left end of the bar
    std::optional<MapPoint> title;   ///< centre of the cartouche
    std::optional<MapBox> legend;    ///< of regions with their bonus
    double compassSize = 1;          ///< of the size that suits the board, 0.25 to 4, as the others
    double scaleSize = 1;
    double titleSize = 1;
    /// Colours of paper, sea, lake and terrains that are not as the style has them, by their names, each once.
    std::vector<std::pair<std::string, std::string>> palette;
    MapLetters landLetters;
    MapLetters seaLetters;
    MapLetters regionLetters;
    std::vector<std::string> without; ///< ids of what was drawn and is not wanted
    std::vector<MapScenery> scenery;  ///< what is later in the list covers what is before it
    friend bool operator==(const MapArt&, const MapArt&) = default;
};

/// A small drawing that somebody put on the map.
struct MapStamp {
    std::string id;
    std::string stamp; ///< which: the name of a drawing
    MapPoint at;       ///< where it stands: its foot
    double height = 30;
    double turn = 0; ///< degrees, clockwise
    bool mirrored = false;
    std::string tint = {}; ///< "#c3d79a"; empty: the style's
    friend bool operator==(const MapStamp&, const MapStamp&) = default;
};

/// A problem that the author accepts as it is.
struct Approval {
    std::string problem;         ///< id of the check
    std::vector<std::string> at; ///< ids of what it is about
    std::string reason;
    friend bool operator==(const Approval&, const Approval&) = default;
};

/// A map as its package holds it: the board for the rules, the texts, and what the drawing needs beside board.svg.
struct MapData {
    std::string id;              ///< name of its folder
    std::string file;            ///< path of map.yaml; empty: never saved
    std::string language = "en"; ///< of the texts inline
    std::string author;
    std::string license;
    double width = 1200;
    double height = 900;
    std::optional<TracePicture> picture;
    Guides guides;
    Board board;
    std::vector<PlaceDrawing> places;           ///< by place of the board
    std::vector<ConnectionDrawing> connections; ///< by connection of the board
    std::vector<Barrier> barriers;
    std::vector<Approval> approved;
    std::optional<MapArt> art;          ///< none: board.svg is drawn by hand or by another program
    std::optional<bool> regionNames;    ///< whether names of regions stand on the board; none: as the style has it
    std::vector<RegionDrawing> regions; ///< by region of the board
    std::vector<MapStamp> stamps;
    TextEntries texts; ///< in the order of the file
    Comments comments; ///< of the file it came from

    std::string folder() const; ///< that map.yaml stands in
    /// The text of a key as written, or empty.
    std::string_view text(std::string_view key) const;
};

/// Path of the map file for a map's folder or for the file itself.
std::string mapFile(const std::string& path);

/// Reads a map: its folder, or the path of its map.yaml.
[[nodiscard]] Result<MapData> loadMap(const std::string& path);
/// The same from bytes; `file` names the place in errors.
[[nodiscard]] Result<MapData> readMap(std::string_view bytes, const std::string& file);

/// map.yaml in its canonical form, with the comments of `map`.
std::string writeMap(const MapData& map);
/// The same, or what readMap() would refuse of it: texts that are empty or too long, numbers out of range.
[[nodiscard]] Result<std::string> readableMap(const MapData& map);
/// Writes map.yaml into a folder, if it could be read again.
[[nodiscard]] Result<void> saveMap(const MapData& map, const std::string& folder);

/// What may be drawn on a space: the program has a picture of each.
std::span<const std::string_view> spacePictures();

/// What map.yaml may say.
const Schema& mapSchema();

/// The most that a region is worth to whoever holds it whole; the least is 0. Games count armies in 16 bits, and in
/// none does anybody pay for a continent.
inline constexpr int kLargestRegionBonus = 1'000;
/// The last place in the order in which powers are left without a player.
inline constexpr int kLatestToSitOut = 64;

/// Kinds of ground that rules, the styles and the maps that come with the program have words for. A map may use others.
std::span<const std::string_view> knownTerrains();

} // namespace marches::engine
