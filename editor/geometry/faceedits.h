// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/transaction.h"

#include <QPainterPath>

#include <span>

namespace marches::editor {

/// Edits of whole faces. As with edges: applied when they return a patch, else nothing has changed. Paths may have
/// curves; only their first sub-path counts. Beside the codes of validity.h they refuse with "path-crosses-itself",
/// "path-does-not-split", "path-encloses-nothing", "path-too-near" (borders that the tolerance does not tell apart),
/// "not-neighbours", "no-such-element".

struct PathOptions {
    /// How near the path must come to a vertex or border to be led along it, in board units. Details of the path that
    /// are smaller get lost, so a freehand stroke wants little more than its snapping moved it.
    double tolerance = 1e-6;
    /// Split: also the other faces that the path crosses. Add: the new face takes what it covers from existing faces.
    bool throughFaces = false;
};

/// Splits a face by a path from border to border (what reaches beyond is ignored), or by a closed one inside of it. The
/// largest part keeps the face's name, with the islands that the path does not touch; the others are new faces.
[[nodiscard]] EditResult splitFace(PlanarMap& map, FaceId face, const QPainterPath& path,
                                   const PathOptions& options = {});

/// Adds a face: what the closed path encloses outside of existing faces. Where the path follows, crosses or ends at
/// existing borders they are shared.
[[nodiscard]] EditResult addFace(PlanarMap& map, const QPainterPath& path, const PathOptions& options = {});

/// Makes one face of two; the borders between vanish. `apart`: also when they share none, as a face with several
/// islands.
[[nodiscard]] EditResult mergeFaces(PlanarMap& map, FaceId keep, FaceId gone, bool apart = false);
/// Leaves outside where the face was; borders with its neighbours become their coasts.
[[nodiscard]] EditResult removeFace(PlanarMap& map, FaceId face);

/// What becomes of the borders that moved faces share with faces that stay.
enum class Borders {
    Follow, ///< they move too, and the neighbours' other borders stretch
    Part,   ///< they are doubled: the neighbours stay as they are, with a coast where the border was
};
/// Shifts faces with all their islands and holes. What lies in a hole stays unless it is among the faces.
[[nodiscard]] EditResult moveFaces(PlanarMap& map, std::span<const FaceId> faces, const QPointF& by, Borders borders);

/// The face that an edit added; kOutside when none or several.
FaceId addedFace(const Patch& patch);

} // namespace marches::editor
