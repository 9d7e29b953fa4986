// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/survey.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <vector>

namespace marches::editor {

/// The outline of one face, or a part of what no face covers: what lies inside, and how far away the borders are. Made
/// once for many questions.
class GroundPlan {
public:
    /// The survey must outlive it.
    GroundPlan(const Survey& survey, FaceId face);
    /// What lies outside of all faces, as far as it can be told within `reach` of a box.
    GroundPlan(const Survey& survey, const QRectF& box, double reach);
    /// A piece of ground that is no face, by its rings: with the ground on the left.
    GroundPlan(const Survey& survey, std::vector<std::vector<QPointF>> rings);

    const QRectF& box() const { return m_box; }
    /// Of what is outside of all faces: there is none in here.
    bool isFull() const { return m_open && !m_allOutside; }
    bool holds(const QPointF& at) const;
    /// Distance from the outline, at most `most`.
    double distance(const QPointF& at, double most) const;
    /// Distance from what is drawn along the outline: rivers and mountains take room.
    double room(const QPointF& at, double most) const;
    /// Flattened, with the face on the left; not of what no face covers.
    const std::vector<std::vector<QPointF>>& rings() const { return m_rings; }

private:
    struct Piece {
        QPointF from;
        QPointF to;
        double girth; ///< of what is drawn along it, to one side
    };

    enum class Answer : char { Unknown, Yes, No };

    std::vector<EdgeId> coastsIn(const QRectF& box) const;
    bool isOutside(const QPointF& at) const;
    void addLine(const std::vector<QPointF>& line, double girth);
    double girthOf(EdgeId edge) const;
    void index();
    int column(double x) const;
    int row(double y) const;
    std::size_t cellAt(int column, int row) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column);
    }
    template <class Visit> void visitCell(std::size_t cell, Visit visit) const;
    static double gap(const QPointF& at, const Piece& piece);
    template <class Measure> double least(const QPointF& at, double reach, Measure measure) const;

    const Survey& m_survey;
    FaceId m_face = kOutside;
    bool m_open = false; ///< no line is in here: all of it is outside or none
    bool m_allOutside = false;
    bool m_isScenery = false;
    QRectF m_box;
    std::vector<std::vector<QPointF>> m_rings;
    std::vector<Piece> m_pieces;
    double m_widest = 0; ///< greatest girth
    // Pieces by square cells.
    QRectF m_extent;
    double m_cell = 16;
    int m_columns = 1;
    int m_rows = 1;
    std::vector<std::uint32_t> m_starts; ///< by cell: of its part of m_entries
    std::vector<std::uint32_t> m_entries;
    mutable std::vector<Answer> m_isOutside; ///< by cell, of those without lines
};

/// Outline of a face moved inwards, for odd-even filling or drawing along; empty where there is no room inside.
QPainterPath movedInwards(const GroundPlan& plan, double distance);

} // namespace marches::editor
