// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/madeitem.h"
#include "editor/cartography/stamps.h"
#include "editor/cartography/style.h"
#include "editor/model/mapmodel.h"

#include <QColor>

#include <vector>

namespace marches::editor {

/// Draws a finished board from territories, terrain, barriers, regions, tracks and sites. It works by cells: one for
/// each record with a place on the board (a territory draws its ground, its coast, its borders with places of a higher
/// number; a barrier its river or range; ...), and one for the sheet. What a cell draws depends on the map within
/// kReach of it alone, and on the seed; so an edit leaves everything farther away as it was.
class Cartographer {
public:
    /// They must outlive it.
    Cartographer(const Style& style, const StampLibrary& stamps) : m_style(style), m_stamps(stamps) {}

    /// How far beyond its own shape a cell looks, and draws, board units.
    static constexpr double kReach = 48;

    std::vector<MadeItem> drawSheet(const MapModel& model) const;
    /// The key of a place, connection, barrier, track or stamp; nothing is drawn of other records.
    std::vector<MadeItem> drawCell(const MapModel& model, Key cell) const;
    /// All that a cell may draw lies in here; empty for what draws nothing.
    QRectF cellBox(const MapModel& model, Key cell) const;
    /// As the shape of a territory or sea zone is filled.
    QColor fill(const MapModel& model, Key place) const;

    const Style& style() const { return m_style; }

private:
    const Style& m_style;
    const StampLibrary& m_stamps;
};

} // namespace marches::editor
