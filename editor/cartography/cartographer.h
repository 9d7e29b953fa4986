// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/madeitem.h"
#include "editor/cartography/stamps.h"
#include "editor/cartography/style.h"
#include "editor/cartography/survey.h"
#include "editor/model/mapmodel.h"

#include <QColor>

#include <vector>

namespace marches::editor {

/// Draws a finished board from territories, terrain, barriers, regions, tracks and sites. It works by cells: one for
/// each record with a place on the board (a territory draws its ground, its coast, its borders with places of a greater
/// id; a barrier its river or range; ...), one for the sheet, and one for each tile of open water. What a cell draws
/// depends on its record, on the map within kReach of its shape alone, and on the seed; so an edit leaves the cells
/// farther away as they were, and within its own cell what stands 3 kReach away.
class Cartographer {
public:
    /// They must outlive it.
    Cartographer(const Style& style, const StampLibrary& stamps) : m_style(style), m_stamps(stamps) {}

    /// How far beyond its own shape a cell looks, and draws, board units.
    static constexpr double kReach = 48;
    /// Width and height of the tiles of open water.
    static constexpr double kTile = 256;

    /// Paper, frame and furniture.
    std::vector<MadeItem> drawSheet(const Survey& survey) const;
    /// The key of a place, connection, barrier, track or stamp; nothing is drawn of other records.
    std::vector<MadeItem> drawCell(const Survey& survey, RecordId cell) const;
    /// All that a cell may draw lies in here; empty for what draws nothing.
    QRectF cellBox(const Survey& survey, RecordId cell) const;
    /// Whether what is drawn of a cell depends on borders of others, too: rocks along a coast keep clear of all land.
    /// As long as crossings have points of their own.
    static bool seesOthers(const Survey& survey, RecordId cell);
    /// A piece of scenery, by its place in the list of the map.
    std::vector<MadeItem> drawScenery(const Survey& survey, std::size_t index) const;
    /// All that it may draw lies in here; null: it draws nothing, or there is none.
    static QRectF sceneryBox(const Survey& survey, std::size_t index);
    /// Waves where no sea zone is: of one tile, a box on multiples of kTile.
    std::vector<MadeItem> drawTile(const Survey& survey, const QRectF& tile) const;
    /// What the drawing of a tile depends on.
    static QRectF tileBox(const QRectF& tile);
    /// As the shape of a territory or sea zone is filled.
    QColor fill(const MapModel& model, RecordId place) const;
    /// The colour of a region where land is filled by regions.
    QColor fillOfRegion(const MapModel& model, RecordId region) const;

    const Style& style() const { return m_style; }

private:
    const Style& m_style;
    const StampLibrary& m_stamps;
};

} // namespace marches::editor
