// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignmap.h"
#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/ringnet.h"
#include "engine/base/result.h"

#include <QJsonObject>
#include <QJsonValue>

#include <vector>

namespace marches::editor {

/// Most points of all outlines of a file.
inline constexpr std::size_t kMostGeoPoints = 1'000'000;

/// A country, county or the like of GeoJSON or TopoJSON.
struct GeoFeature {
    QJsonValue id;
    QJsonObject properties;
    Rings rings; ///< as in the file, holes like islands: by the odd-even rule
};

/// Makes places of features, on a sheet: properties chosen for name, id and region, the projection, the simplification.
/// `own`: what our own export adds to the file ("marches"). Fails on choices that do not fit the file.
[[nodiscard]] engine::Result<void> laySheet(std::vector<GeoFeature> features, const QJsonObject& own,
                                            const ImportChoices& choices, ForeignMap& map);

} // namespace marches::editor
