// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/patch.h"
#include "editor/geometry/planarmap.h"

#include <tl/expected.hpp>

#include <QPointF>

#include <map>
#include <string>

namespace marches::editor {

/// Why an edit would break the map, and where. The words for a code are the document's affair.
struct EditRefusal {
    std::string code; ///< such as "edges-cross"
    QPointF place;
};

/// Every edit gives the patch that it has just applied, or leaves the map as it was and says why.
using EditResult = tl::expected<Patch, EditRefusal>;

/// Changes single elements of a map and remembers how they were. What is not committed is undone when it goes out of
/// scope.
class Transaction {
public:
    explicit Transaction(PlanarMap& map) : m_map(map) {}
    ~Transaction() { rollBack(); }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    const PlanarMap& map() const { return m_map; }

    VertexId add(const Vertex& vertex);
    EdgeId add(const Edge& edge);
    FaceId addFace();
    void set(VertexId id, const Vertex& vertex);
    void set(EdgeId id, const Edge& edge);
    void setLeft(HalfEdge half, FaceId face);
    /// The vertex must have no edges left.
    void remove(VertexId id);
    void remove(EdgeId id);
    /// No edge may refer to the face any more.
    void remove(FaceId id);

    /// What has been changed so far.
    Patch patch() const;
    /// Ends it: the patch when the map is still a subdivision, else the reason, with all undone.
    [[nodiscard]] EditResult commit();
    void rollBack();

private:
    PlanarMap& m_map;
    std::map<VertexId, std::optional<Vertex>> m_vertices; ///< as they were
    std::map<EdgeId, std::optional<Edge>> m_edges;
    std::map<FaceId, bool> m_faces;
};

inline tl::unexpected<EditRefusal> refuse(std::string code, const QPointF& place)
{
    return tl::unexpected<EditRefusal>(EditRefusal{std::move(code), place});
}

} // namespace marches::editor
