// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/boxgrid.h"
#include "editor/cartography/lot.h"
#include "editor/cartography/sceneryground.h"
#include "editor/cartography/style.h"
#include "editor/model/mapmodel.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace marches::editor {

/// What a face is drawn as.
enum class Cover { Nothing, Land, Sea, Lake };

/// A sea zone with nothing but land around it, and what is called a lake.
bool isLake(const MapModel& model, const PlaceRecord& place);

/// A map as the cartographer looks at it: what has to be found by name or by place, found quickly. Made anew after each
/// change of the map, in a time that grows with its size but slowly. The map and the style must outlive it.
///
/// In two sources: surveyways.cpp finds where names, crossings, lanes and ports are.
class Survey {
public:
    /// What is strewn keeps out of here.
    struct Obstacle {
        QRectF box;
        bool round = true; ///< the ellipse in the box, else all of it
        bool covers(const QPointF& at) const;
        /// Whether it covers any point of a box.
        bool reaches(const QRectF& other) const;
    };
    class Obstacles {
    public:
        void add(const QRectF& box, bool round = true);
        /// Calls `visit(obstacle)` for those that may reach into a box; the same one may come more than once.
        template <class Visit> void visitNear(const QRectF& box, Visit visit) const
        {
            m_grid.visitNear(box, [&](std::size_t one) { visit(m_all[one]); });
        }
        void appendNear(const QRectF& box, std::vector<Obstacle>& found) const;

    private:
        std::vector<Obstacle> m_all;
        BoxGrid<std::size_t> m_grid{96};
    };

    /// `standing`: standing() of a survey of the same map, where nothing has changed since that it hangs on; else null.
    Survey(const MapModel& model, const Style& style, std::shared_ptr<const Obstacles> standing = nullptr);

    /// Names, pieces, spaces, stamps, furniture: where they stand does not hang on borders, connections and barriers.
    const std::shared_ptr<const Obstacles>& standing() const { return m_standing; }

    const MapModel& model() const { return m_model; }
    const PlanarMap& map() const { return m_model.drawing; }
    const engine::MapArt& art() const { return m_art; }
    const Style& style() const { return m_style; }
    Lot lot() const { return Lot(static_cast<std::uint64_t>(m_art.seed)); }
    QRectF board() const { return {0, 0, m_model.info.width, m_model.info.height}; }
    /// What the frame leaves free.
    QRectF sheet() const;

    /// Null: there is none.
    const Row<PlaceRecord>* place(const std::string& id) const;
    const PlaceRecord* placeOf(FaceId face) const;
    Cover coverOf(FaceId face) const;

    /// The pieces of scenery as they lie on the board, in the order of the map.
    const std::vector<SceneryGround>& scenery() const { return m_scenery; }
    /// Whether one of the pieces from `first` on covers a point, or comes nearer to it than `clear`.
    bool isScenery(const QPointF& at, std::size_t first = 0, double clear = 0) const;
    /// Water as it is seen: of the map, or scenery over it.
    bool isSeaAt(const QPointF& at) const;

    /// What somebody has taken away from the drawing.
    bool isUnwanted(const std::string& id) const { return m_without.contains(id); }

    /// A river or line of mountains along a border.
    struct Course {
        RecordId barrier{};
        bool mountains = false;
    };
    /// Null: none.
    const Course* courseAt(EdgeId edge) const;
    /// Rivers that come by a vertex.
    int riversAt(VertexId vertex) const;

    std::vector<Obstacle> obstaclesNear(const QRectF& box) const;
    /// Whether an obstacle covers a point.
    bool isTaken(const QPointF& at) const;
    /// Where the name and the pieces of a territory or sea zone are put.
    std::vector<Obstacle> clearingOf(const PlaceRecord& place) const;

    /// Some crossing is where the middle of its border is.
    bool hasLooseCrossings() const { return m_hasLooseCrossings; }
    /// Points of the passes near a box.
    std::vector<QPointF> passesNear(const QRectF& box) const;
    /// Where a bridge, ford or pass is: as somebody put it, else the middle of the border. Nothing: nowhere.
    std::optional<QPointF> crossingAt(const ConnectionRecord& connection) const;
    /// The way of a lane; without lines: there is none.
    QPainterPath laneOf(const ConnectionRecord& connection) const;
    /// Where the port of a place without lanes is.
    std::optional<QPointF> portOf(const PlaceRecord& place) const;
    /// Middle of a place: of its name, else of its face or box.
    QPointF middleOf(const PlaceRecord& place) const;

    /// The spaces of a track that have a point, in order.
    const std::vector<const PlaceRecord*>& spacesOf(const std::string& track) const;
    /// Of the discs of a track's spaces.
    double spaceRadius(const std::string& track) const;

private:
    void takeUpBarriers();
    void takeUpConnections();
    void takeUpSpaces();
    Obstacles placesStanding() const;
    /// The languages of the names that stand on the board, the map's own first.
    void takeUpLanguages();
    /// Of a place's name in one line, in a language; a translation that is far longer than the name itself finds other
    /// room.
    QSizeF nameSize(const PlaceRecord& place, const std::string& language) const;
    /// In the language in which it is widest.
    QSizeF nameSize(const PlaceRecord& place) const;
    /// Points along the middle of a name that is turned or on a curve; none of one that is neither.
    std::vector<QPointF> nameLine(const PlaceRecord& place, const QPointF& at) const;
    /// Around the name, in each language: the map's own first. In two lines where it is wider than `room`.
    std::vector<QRectF> nameBoxes(const PlaceRecord& place, const QPointF& at, double room) const;

    const MapModel& m_model;
    const Style& m_style;
    engine::MapArt m_art;
    std::unordered_set<std::string> m_without;
    std::vector<std::string> m_languages;
    std::vector<SceneryGround> m_scenery;
    mutable std::unordered_map<std::string_view, const Row<PlaceRecord>*> m_byId; ///< empty until it is asked
    std::unordered_map<std::int32_t, Course> m_courses;                           ///< by edge
    std::unordered_map<std::int32_t, int> m_rivers;                               ///< by vertex
    std::unordered_map<std::string_view, bool> m_laned;                           ///< ids of places with a lane
    std::unordered_map<std::string_view, std::vector<const PlaceRecord*>> m_spaces;
    std::shared_ptr<const Obstacles> m_standing;
    Obstacles m_ways; ///< lanes, ports and crossings
    std::vector<QPointF> m_passes;
    bool m_hasLooseCrossings = false;
    mutable std::unordered_map<std::int32_t, Cover> m_covers; ///< by face
    mutable std::unordered_map<std::int32_t, std::pair<QPointF, double>> m_poles;
    std::pair<QPointF, double> poleOf(FaceId face) const;
};

/// The edge between two vertices; kNoEdge: there is none.
EdgeId edgeBetween(const PlanarMap& map, VertexId a, VertexId b);

} // namespace marches::editor
