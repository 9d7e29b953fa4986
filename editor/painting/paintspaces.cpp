// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardpainter.h"
#include "editor/painting/spaceart.h"

#include <QPainter>

namespace marches::editor {

namespace {

constexpr double kRoad = 0.7; ///< width of the way between spaces, of a space's radius

/// The way through the spaces of a track that the artwork does not show.
void paintRoad(QPainter& painter, const BoardModel& model, const engine::Track& track)
{
    QPolygonF way;
    double radius = 0;
    for (const int place : track.spaces) {
        if (!model.place(place).live) continue;
        way.append(model.place(place).label);
        radius = model.place(place).shape.bounds().width() / 2;
    }
    if (way.isEmpty()) return;
    // A branch begins and ends where it is joined to other tracks.
    if (track.after >= 0) way.prepend(model.place(track.after).label);
    if (track.before >= 0) way.append(model.place(track.before).label);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(spaceRoad(model.theme), kRoad * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (track.circular)
        painter.drawPolygon(way);
    else
        painter.drawPolyline(way);
}

} // namespace

void paintSpaces(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isMade = model.drawing->isMade;
    if (!isMade)
        for (const engine::Track& track : model.drawing->board.tracks()) paintRoad(painter, model, track);
    for (int i = 0; i < model.placeCount(); ++i) {
        const PlaceDrawing& place = model.place(i);
        if (!place.live || !place.box.intersects(exposed)) continue;
        (isMade ? drawSpacePicture : drawSpace)(painter, place.label, place.box.width() / 2,
                                                {model.drawing->board.place(i).terrain, place.fill, place.picture},
                                                model.theme);
    }
}

} // namespace marches::editor
