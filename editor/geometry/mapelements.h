// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <compare>
#include <cstddef>
#include <cstdint>

namespace marches::editor {

/// Names of the elements of a PlanarMap. They stay the same as long as the element lives, and undo gives them back; the
/// name of a removed element may be given to a later one.
enum class VertexId : std::int32_t {};
enum class EdgeId : std::int32_t {};
enum class FaceId : std::int32_t {};

inline constexpr VertexId kNoVertex{-1};
inline constexpr EdgeId kNoEdge{-1};
/// What lies beyond all faces, and in the gaps between them. It is no element, has no area and always exists.
inline constexpr FaceId kOutside{-1};

/// Place of an element in arrays.
template <class Id> constexpr std::size_t slotOf(Id id) { return static_cast<std::size_t>(id); }

struct Vertex {
    QPointF at; ///< board units, y downwards
    friend bool operator==(const Vertex& a, const Vertex& b) { return a.at.x() == b.at.x() && a.at.y() == b.at.y(); }
};

/// A piece of border between two different vertices. Left and right are as one sees them on the screen, walking from
/// the start to the end; they are never the same face.
struct Edge {
    VertexId start = kNoVertex;
    VertexId end = kNoVertex;
    FaceId left = kOutside;
    FaceId right = kOutside;
    bool curved = false;
    QPointF startHandle; ///< control points of a cubic curve; null when straight
    QPointF endHandle;

    friend bool operator==(const Edge& a, const Edge& b)
    {
        const auto same = [](const QPointF& p, const QPointF& q) { return p.x() == q.x() && p.y() == q.y(); };
        return a.start == b.start && a.end == b.end && a.left == b.left && a.right == b.right && a.curved == b.curved &&
               same(a.startHandle, b.startHandle) && same(a.endHandle, b.endHandle);
    }
};

/// An edge seen in one of its two directions.
class HalfEdge {
public:
    HalfEdge() = default;
    constexpr HalfEdge(EdgeId edge, bool forward) : m_code(static_cast<std::int32_t>(edge) * 2 + (forward ? 0 : 1)) {}

    constexpr EdgeId edge() const { return static_cast<EdgeId>(m_code / 2); }
    constexpr bool forward() const { return m_code % 2 == 0; }
    constexpr HalfEdge twin() const { return {edge(), !forward()}; }
    constexpr bool isNull() const { return m_code < 0; }
    friend constexpr auto operator<=>(const HalfEdge&, const HalfEdge&) = default;

private:
    std::int32_t m_code = -2;
};

} // namespace marches::editor
