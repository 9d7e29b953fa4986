// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/shape.h"
#include "editor/model/mapmodel.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace marches::editor {

/// A face as it is painted at some zoom.
struct FaceShape {
    QPainterPath area; ///< odd-even
    QPainterPath
        coast; ///< its border with what is of another kind (land, sea, nothing); each piece of coast has one owner
    QPainterPath border; ///< with faces of its own kind and a higher number
    QRectF box;
};

/// Outlines of the faces of a drawing, made when they are asked for and kept until they change. Points nearer to each
/// other than the eye can tell at a zoom are left out.
class MapShapes {
public:
    /// Everything is made anew.
    void reset(const MapModel* model);
    /// Forgets these faces; they may be gone.
    void drop(std::span<const FaceId> faces);
    /// Width of the squares in which points are not told apart, board units; rounded down to a power of two, so that
    /// small zooms change nothing.
    void setTolerance(double tolerance);

    const FaceShape& shape(FaceId face) const;
    /// Without making anything: the box that the face had when it was painted last, empty when it never was.
    QRectF knownBox(FaceId face) const;
    /// The whole outline, with all its points; whoever has it may keep it.
    std::shared_ptr<const Shape> outline(FaceId face) const;
    /// Where a name stands best: deepest inside.
    QPointF pole(FaceId face) const;

private:
    struct Slot {
        std::unique_ptr<FaceShape> shape;
        std::shared_ptr<const Shape> outline;
        std::optional<QPointF> pole;
        QRectF box; ///< of the last shape, kept when that is dropped
    };
    Slot& slot(FaceId face) const;
    std::unique_ptr<FaceShape> make(FaceId face) const;
    void addRing(FaceId face, const std::vector<HalfEdge>& ring, FaceShape& made) const;
    /// By the edges of a ring: whether their ends can be told from those beside them. Each hangs on its two neighbours
    /// alone, so that an edit leaves the points farther away as they were.
    std::vector<char> seenEnds(const std::vector<HalfEdge>& ring) const;

    const MapModel* m_model = nullptr;
    double m_tolerance = 0;
    mutable std::vector<Slot> m_slots;
};

} // namespace marches::editor
