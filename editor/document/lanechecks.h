// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"
#include "engine/board/checks.h"

#include <QPainterPath>
#include <QPointF>

#include <optional>
#include <vector>

namespace marches::editor {

/// The line of a lane; empty where it does not say where it begins and ends.
QPainterPath linePathOf(const ConnectionRecord& lane);

/// Lanes that no ship could sail: over land, or from a port that the coast has left.
std::vector<engine::Problem> checkLanes(const MapModel& model);

/// The point of a territory's outline that is nearest to a point, on its coast where it has one. Nothing without a
/// shape.
std::optional<QPointF> nearestShore(const MapModel& model, const PlaceRecord& territory, const QPointF& to);

/// The nearest two points of the coasts of one of these territories and of any other land; with the other's id.
struct Strait {
    std::string from;
    QPointF fromPort;
    std::string to;
    QPointF toPort;
};
std::optional<Strait> narrowestStrait(const MapModel& model, const std::vector<std::string>& from);

} // namespace marches::editor
