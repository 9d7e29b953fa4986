// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/furniture.h"
#include "editor/cartography/groundplan.h"
#include "editor/cartography/penwork.h"
#include "editor/cartography/stamps.h"
#include "editor/cartography/survey.h"

#include <optional>
#include <vector>

namespace marches::editor {

/// What the parts of the cartographer draw, each by its own functions below. Everything drawn goes into `items`.
struct Sketch {
    const Survey& survey;
    const StampLibrary& stamps;
    std::vector<MadeItem>& items;

    const Style& style() const { return survey.style(); }
    void add(MadeItem item)
    {
        if (!item.inks.empty()) items.push_back(std::move(item));
    }
    /// A stamp of the library on its foot, with the id by which it may be left out; nothing where there is none.
    void addGlyph(const std::string& stamp, const QPointF& foot, double height, bool mirrored);
};

// Of a territory or sea zone.
void drawCoasts(Sketch& sketch, FaceId face);
/// Colour of the sea along the shore.
QColor nearShore(const Style& style);
void drawBorders(Sketch& sketch, FaceId face);
/// Water of a lake, along its shores.
void drawLake(Sketch& sketch, const GroundPlan& plan, FaceId face);
/// Darker along the inside of borders, as on maps coloured by hand.
void drawWash(Sketch& sketch, const GroundPlan& plan);
/// What grows on a territory, or waves on a sea zone.
void drawGrowth(Sketch& sketch, const GroundPlan& plan, const PlaceRecord& place);
void drawPort(Sketch& sketch, const QPointF& at);

/// A piece of scenery, by its place in the list of the map.
void drawScenery(Sketch& sketch, std::size_t index);
/// What grows on one, and not where those after it lie.
void drawSceneryGrowth(Sketch& sketch, const GroundPlan& plan, const std::string& terrain, std::size_t index);
/// A piece of the outline of land along water, with its shallows, and the land on its left.
void drawShore(Sketch& sketch, const QPainterPath& piece, const QColor& water);
/// Water of a lake, along its shores.
Inks shallowInks(const Style& style, const GroundPlan& plan, const QColor& water);
/// Darker along the inside of an outline, as on maps coloured by hand; none where the style has it otherwise.
Inks washInks(const Style& style, const GroundPlan& plan);

void drawRiver(Sketch& sketch, const BarrierRecord& river);
void drawRange(Sketch& sketch, const BarrierRecord& range);
/// Mountains along any line, of at least two points.
void drawRange(Sketch& sketch, std::vector<QPointF> line, bool closed);
/// A river along any line, of at least two points, as wide as that at its mouth.
void drawRiver(Sketch& sketch, const std::vector<QPointF>& line, double width, bool closed);
/// Width of the water of a river near a point, between its lines; 0: there is none.
double riverWidthAt(const Survey& survey, const QPointF& at);

void drawCrossing(Sketch& sketch, const ConnectionRecord& connection);
void drawLane(Sketch& sketch, const ConnectionRecord& connection);
void drawTrack(Sketch& sketch, const TrackRecord& track);
void drawSite(Sketch& sketch, const PlaceRecord& site);

// Of the sheet.
void drawPaper(Sketch& sketch);
void drawFrame(Sketch& sketch);
void drawCompass(Sketch& sketch);
void drawScale(Sketch& sketch);
void drawTitle(Sketch& sketch);
void drawLegend(Sketch& sketch);
/// A box with a rule and corners, as sites and the legend have it.
Inks cartoucheInks(const QRectF& box, const Style& style);
/// Waves on what no sea zone covers, within one tile.
void drawOpenWater(Sketch& sketch, const QRectF& tile);

/// Its own colour, or that of the style for its place in the order of regions.
QColor regionFill(const MapModel& model, const Style& style, RecordId region);
/// As the shape of a place is filled.
QColor fillOf(const MapModel& model, const Style& style, const PlaceRecord& place);

} // namespace marches::editor
