// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/mapelements.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace marches::editor {

class PlanarMap;

/// An element before and after a change; nothing where it did not or does not exist.
template <class Id, class Value> struct Change {
    Id id{};
    std::optional<Value> before;
    std::optional<Value> after;
};

struct FaceChange {
    FaceId id{};
    bool before = false;
    bool after = false;
};

/// What one edit changed: old and new values of the touched elements alone, in the order of their numbers. Applying a
/// patch and then its inverse gives back the same map, byte for byte.
struct Patch {
    std::vector<Change<VertexId, Vertex>> vertices;
    std::vector<Change<EdgeId, Edge>> edges;
    std::vector<FaceChange> faces;

    bool isEmpty() const { return vertices.empty() && edges.empty() && faces.empty(); }
    Patch inverse() const;
    /// Makes this patch do what it did and then what `later` did, which was made right after it. What comes back to
    /// where it began is left out, so that a drag that ends where it started is empty.
    void merge(const Patch& later);
};

/// What turns one map into another. Elements are the same where their names are.
Patch difference(const PlanarMap& from, const PlanarMap& to);

/// Everything that looks different after a patch, in the order of numbers. Elements that are gone are listed as well.
struct Affected {
    std::vector<VertexId> vertices;
    std::vector<EdgeId> edges; ///< changed ones, and those at vertices that moved
    std::vector<FaceId> faces; ///< on either side of these, before or after; never kOutside
};

/// `map` is the map with the patch applied, or with it undone.
Affected affectedBy(const PlanarMap& map, const Patch& patch);

/// Where everything was and is, of what a patch changed, in board units; what stood on either side of it is not in it.
QRectF boxOfChange(const PlanarMap& map, const Patch& patch, const Affected& affected);

} // namespace marches::editor
