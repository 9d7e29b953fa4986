// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/adjacency.h"
#include "editor/geometry/weld.h"
#include "editor/model/mapmodel.h"
#include "tests/editor/geometry/samplemap.h"

#include <array>
#include <string>
#include <vector>

namespace marches::test {

struct ArtMap {
    int columns = 6;
    int rows = 5;
    double cell = 130; ///< board units from corner to corner of a territory
    int pointsPerSide = 6;
    std::uint32_t seed = 1;
};

/// The vertices of the border between two places, with those of the next pairs, as long as each begins where the one
/// before ends.
inline std::vector<editor::VertexId> borderLine(const editor::MapModel& model, const std::string& a,
                                                const std::string& b)
{
    std::vector<editor::VertexId> line;
    for (const auto& chain :
         editor::bordersBetween(model.drawing, model.place(a)->record.face, model.place(b)->record.face)) {
        line.push_back(model.drawing.start(chain.front()));
        for (const editor::HalfEdge half : chain) line.push_back(model.drawing.end(half));
        break;
    }
    return line;
}

/// A made-up map with something of all that is drawn: a grid of territories of all kinds of ground with sea between, a
/// lake, a river, a range with a pass, a bridge, a lane, a track, a site, a stamp.
inline editor::MapModel artMap(const ArtMap& wanted = {})
{
    using namespace editor;
    const std::vector<QPainterPath> shapes = sampleShapes({.columns = wanted.columns,
                                                           .rows = wanted.rows,
                                                           .pointsPerSide = wanted.pointsPerSide,
                                                           .cell = wanted.cell,
                                                           .apart = 0,
                                                           .curved = false,
                                                           .seed = wanted.seed});
    MapModel model;
    model.info.width = (wanted.columns + 0.5) * wanted.cell;
    model.info.height = (wanted.rows + 0.5) * wanted.cell;
    model.info.art = engine::MapArt();
    model.info.art->compass = engine::MapPoint{70, 70};
    model.drawing = weldShapes(shapes).map;
    constexpr std::array<const char*, 7> kGrounds{"plain", "wooded", "mountain", "hills", "desert", "marsh", "wooded"};
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        PlaceRecord place;
        place.id = "t" + std::to_string(i);
        place.face = static_cast<FaceId>(i);
        place.terrain = kGrounds[i % kGrounds.size()];
        place.region = i % 3 == 0 ? "north" : "south";
        if (i % 5 == 4) { // some of them have land on all sides, and are lakes
            place.kind = engine::PlaceKind::Sea;
            place.terrain = "sea";
            place.region.clear();
        }
        model.apply(TextChange{{"en", "territory." + place.id + ".name"}, {}, "Land " + std::to_string(i)});
        model.append(place);
    }
    model.append(RegionRecord{"north", 2, {}});
    model.append(RegionRecord{"south", 3, {.color = "#c3d79a"}});
    model.append(BarrierRecord{"brook", false, borderLine(model, "t1", "t2")});
    model.append(BarrierRecord{"teeth", true, borderLine(model, "t7", "t8")});
    const auto join = [&](const char* from, const char* to, engine::ConnectionKind kind) {
        ConnectionRecord connection;
        connection.from = from;
        connection.to = to;
        connection.kind = kind;
        model.append(connection);
    };
    join("t1", "t2", engine::ConnectionKind::Bridge);
    join("t7", "t8", engine::ConnectionKind::Pass);
    ConnectionRecord lane;
    lane.from = "t0";
    lane.to = "t3";
    lane.kind = engine::ConnectionKind::SeaLane;
    lane.drawing.ends = {{40, 40}, {430, 45}};
    model.append(lane);
    model.append(TrackRecord{"turns", false, {}, {}});
    for (int i = 0; i < 3; ++i) {
        PlaceRecord space;
        space.id = "r" + std::to_string(i);
        space.kind = engine::PlaceKind::Space;
        space.track = "turns";
        space.drawing.label = engine::MapPoint{200.0 + i * 50, 300};
        model.append(space);
    }
    PlaceRecord site;
    site.id = "court";
    site.kind = engine::PlaceKind::Site;
    site.drawing.box = engine::MapBox{300, 400, 80, 60};
    model.append(site);
    StampRecord stamp;
    stamp.id = "stamp-1";
    stamp.stamp = "fir-1";
    stamp.at = {400, 200};
    model.append(stamp);
    return model;
}

} // namespace marches::test
