// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/transaction.h"

#include <QTransform>

#include <map>
#include <span>

namespace marches::editor {

/// Which elements of one map became which of another.
struct CopiedNames {
    std::map<VertexId, VertexId> vertices;
    std::map<FaceId, FaceId> faces;
};

/// Faces as a map of their own, with all borders that they share; numbered from 0. `names`: where each element went.
PlanarMap fragmentOf(const PlanarMap& map, std::span<const FaceId> faces, CopiedNames* names = nullptr);

/// Lays all of another map into this one, moved by `by`, which may turn it over. Nothing may lie in the way: refused
/// with the codes of validity.h. `names`: where each element of the other map went.
[[nodiscard]] EditResult layInto(PlanarMap& map, const PlanarMap& other, const QTransform& by,
                                 CopiedNames* names = nullptr);

/// True when the faces share no vertex with any other face: they can be moved without taking anything along.
bool standAlone(const PlanarMap& map, std::span<const FaceId> faces);

/// Moves faces as a transformation tells, which may turn them over. Refused as "shares-borders" unless they stand
/// alone.
[[nodiscard]] EditResult transformFaces(PlanarMap& map, std::span<const FaceId> faces, const QTransform& by);

} // namespace marches::editor
