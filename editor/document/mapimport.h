// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"
#include "editor/formats/imagetrace.h"
#include "editor/geometry/weld.h"
#include "engine/base/result.h"

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QSizeF>
#include <QString>

#include <string>
#include <vector>

namespace marches::editor {

/// A shape that was found in a picture, and what it is to become.
struct ImportedShape {
    enum class Guess { None, SeaByColour, Background, NoArea };

    QString name;
    QPainterPath path;
    QColor fill;
    engine::PlaceKind kind = engine::PlaceKind::Land;
    bool used = true;
    Guess guess = Guess::None; ///< why it is no plain territory
};

/// What an import would make, before anything is made.
struct ImportPlan {
    QSizeF size; ///< of the board, in board units
    std::vector<ImportedShape> shapes;
    bool tooMany = false; ///< areas of a picture: none of them is here

    std::vector<std::size_t> usedShapes() const;
};

/// As seas are painted.
bool isWatery(const QColor& colour);

/// Areas of one colour of a picture; board units are pixels times `options.scale`. Of a picture with more pixels than
/// can be traced a smaller one is, over the same board.
ImportPlan planFromPicture(const QImage& picture, const TraceOptions& options, int mostPixels = kMaxTracedPixels);

/// Names the areas of a picture by their numbers, in the language of the program.
void nameAreas(ImportPlan& plan);

/// The shapes that are used, welded: face i is usedShapes()[i].
WeldedMap weldPlan(const ImportPlan& plan, const WeldOptions& options);

/// The files of a new map with a territory or sea for each face.
[[nodiscard]] engine::Result<MapFiles> importedFiles(const ImportPlan& plan, const WeldedMap& welded,
                                                     const std::string& id, const std::string& language,
                                                     const std::string& name);

} // namespace marches::editor
