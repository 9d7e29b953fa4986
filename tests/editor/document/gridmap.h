// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/contacts.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/weld.h"
#include "editor/model/mapmodel.h"
#include "tests/editor/geometry/samplemap.h"

#include <QByteArray>
#include <QPainterPath>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

/// A grid of territories t0, t1, ... row by row, with derived borders.
inline MapModel gridMap(int columns, int rows)
{
    SampleMap sample;
    sample.columns = columns;
    sample.rows = rows;
    sample.pointsPerSide = 4;
    MapModel model;
    const std::vector<QPainterPath> shapes = sampleShapes(sample);
    model.drawing = weldShapes(shapes).map;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        PlaceRecord record;
        record.id = "t" + std::to_string(i);
        record.face = static_cast<FaceId>(i);
        model.apply(TextChange{{"en", "territory." + record.id + ".name"}, {}, "Land " + std::to_string(i)});
        model.apply(RowChange<PlaceRecord>{model.newKey(), i, std::nullopt, record});
    }
    std::size_t at = 0;
    for (const Adjacency& pair : adjacencies(model.drawing, kLeastContact)) {
        ConnectionRecord record;
        record.from = "t" + std::to_string(static_cast<int>(pair.a));
        record.to = "t" + std::to_string(static_cast<int>(pair.b));
        record.basis = engine::BorderOrigin::Derived;
        model.apply(RowChange<ConnectionRecord>{model.newKey(), at++, std::nullopt, record});
    }
    return model;
}

/// All that a model is, for comparing.
struct Snapshot {
    explicit Snapshot(const MapModel& model)
        : drawing(model.drawing.bytes()), places(model.places()), regions(model.regions()),
          connections(model.connections()), barriers(model.barriers()), tracks(model.tracks()), stamps(model.stamps()),
          texts(model.texts()), info(model.info)
    {}
    QByteArray drawing;
    Table<PlaceRecord> places;
    Table<RegionRecord> regions;
    Table<ConnectionRecord> connections;
    Table<BarrierRecord> barriers;
    Table<TrackRecord> tracks;
    Table<StampRecord> stamps;
    std::map<TextId, std::string> texts;
    MapInfo info;
    bool operator==(const Snapshot&) const = default;
};

inline RecordId keyOf(const MapModel& model, const std::string& id) { return model.place(id)->key; }

/// The vertices of the border between two territories.
inline std::vector<VertexId> lineBetween(const MapModel& model, const std::string& a, const std::string& b)
{
    std::vector<VertexId> line;
    for (const auto& chain : bordersBetween(model.drawing, model.place(a)->record.face, model.place(b)->record.face)) {
        line.push_back(model.drawing.start(chain.front()));
        for (const HalfEdge half : chain) line.push_back(model.drawing.end(half));
        break;
    }
    return line;
}

} // namespace marches::editor
