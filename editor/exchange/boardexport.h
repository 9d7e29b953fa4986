// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"

#include <QByteArray>
#include <QPainterPath>
#include <QPointF>
#include <QSizeF>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

/// A map as exports want it: territories that are drawn, with outlines, names and a point for pieces.
class BoardExport {
public:
    struct Place {
        const PlaceRecord* record = nullptr;
        std::string name;
        std::map<std::string, std::string> names; ///< in the other languages
        QPainterPath outline;
        QPointF centre;  ///< where pieces stand
        int region = -1; ///< of regions()
        bool isSea() const { return record->kind == engine::PlaceKind::Sea; }
    };
    struct Region {
        const RegionRecord* record = nullptr;
        std::string name;
        std::map<std::string, std::string> names;
    };
    struct Coast {
        const PlaceRecord* record = nullptr;
        std::string name;
        std::size_t parent = 0; ///< of places()
    };
    /// Two places, or coasts of them.
    struct Connection {
        const ConnectionRecord* record = nullptr;
        std::size_t from = 0; ///< of places(); of a coast its territory
        std::size_t to = 0;
        bool open = true;
        /// Whether pieces of a class may take it; "" for all.
        bool serves(const std::string& pieces) const;
        bool wraps() const { return record->drawing.edge.size() == 2; }
    };

    explicit BoardExport(const MapModel& model);

    const MapModel& model() const { return m_model; }
    QSizeF size() const { return {m_model.info.width, m_model.info.height}; }
    const std::string& name() const { return m_name; }
    const std::vector<Place>& places() const { return m_places; }
    const std::vector<Region>& regions() const { return m_regions; }
    const std::vector<Coast>& coasts() const { return m_coasts; }
    const std::vector<Connection>& connections() const { return m_connections; }
    /// Places of the map that have no shape, sites and spaces of tracks: what no export has.
    int leftOut() const { return m_leftOut; }

    /// Colour of a place on a flat picture: its own, its region's, that of water, or of land; "#c3d79a".
    std::string colour(const Place& place) const;

private:
    std::map<std::string, std::string> otherNames(const std::string& base) const;

    const MapModel& m_model;
    std::string m_name;
    std::vector<Place> m_places;
    std::vector<Region> m_regions;
    std::vector<Coast> m_coasts;
    std::vector<Connection> m_connections;
    int m_leftOut = 0;
};

/// What an SVG says of the map besides its shapes, in an element of our own that other programs pass over: regions,
/// places, coasts and connections. `keys`: what the shape of each place is called there.
QByteArray boardMetadata(const BoardExport& board, const std::vector<std::string>& keys);

/// Text for an attribute or element of XML.
QByteArray xmlText(const std::string& text);

} // namespace marches::editor
