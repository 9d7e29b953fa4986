// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/madeboard.h"

#include "editor/cartography/furniture.h"
#include "editor/cartography/madedifference.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <variant>

namespace marches::editor {

namespace {

/// Open water beyond that is left without waves: 8,192 board units square, four times what is drawn and printed. Its
/// waves take some 10 MB of a drawing, of which 32 are read.
constexpr std::int64_t kMostTiles = 1024;

} // namespace

bool MadeBoard::isBefore(const MadeItem* a, const MadeItem* b)
{
    const auto rank = [](const MadeItem* item) {
        return std::tuple(item->band, item->depth, item->box.left(), item->box.top(), item->box.right(),
                          item->box.bottom());
    };
    return std::tuple_cat(rank(a), std::tie(a->id)) < std::tuple_cat(rank(b), std::tie(b->id));
}

QRectF MadeBoard::tileAt(const CellId& id)
{
    constexpr double kSize = Cartographer::kTile;
    return {id.column * kSize, id.row * kSize, kSize, kSize};
}

std::vector<MadeItem> MadeBoard::draw(const Survey& survey, const CellId& id) const
{
    switch (id.kind) {
    case CellId::Kind::Sheet: return m_cartographer.drawSheet(survey);
    case CellId::Kind::Tile: return m_cartographer.drawTile(survey, tileAt(id));
    case CellId::Kind::Record: return m_cartographer.drawCell(survey, id.key);
    case CellId::Kind::Scenery: return m_cartographer.drawScenery(survey, static_cast<std::size_t>(id.column));
    }
    return {};
}

QRectF MadeBoard::boxFor(const Survey& survey, const CellId& id) const
{
    switch (id.kind) {
    case CellId::Kind::Sheet: return {}; // it is told when to be drawn
    case CellId::Kind::Tile: return Cartographer::tileBox(tileAt(id));
    case CellId::Kind::Record: return m_cartographer.cellBox(survey, id.key);
    case CellId::Kind::Scenery: return Cartographer::sceneryBox(survey, static_cast<std::size_t>(id.column));
    }
    return {};
}

void MadeBoard::drop(Cell& cell)
{
    for (const MadeItem& item : cell.items) m_items[static_cast<std::size_t>(item.band)].remove(item.box, &item);
    cell.items.clear();
}

void MadeBoard::enter(Cell& cell)
{
    for (const MadeItem& item : cell.items) m_items[static_cast<std::size_t>(item.band)].insert(item.box, &item);
}

QRectF MadeBoard::lookOf(const std::vector<MadeItem>& former, const std::vector<MadeItem>& items) const
{
    // What is in both looks the same.
    const auto only = [](const std::vector<MadeItem>& some, const std::vector<MadeItem>& others) {
        const auto less = [](const MadeItem& a, const MadeItem& b) { return isBefore(&a, &b); };
        std::array<std::vector<const MadeItem*>, kMadeBands> found;
        for (const MadeItem& item : some) {
            const auto [first, last] = std::equal_range(others.begin(), others.end(), item, less);
            if (std::find(first, last, item) == last) found[static_cast<std::size_t>(item.band)].push_back(&item);
        }
        return found;
    };
    const auto gone = only(former, items);
    const auto come = only(items, former);
    QRectF different;
    for (std::size_t band = 0; band < kMadeBands; ++band) {
        const bool arePairs = std::ranges::equal(gone[band], come[band], {}, &MadeItem::depth, &MadeItem::depth);
        for (std::size_t i = 0; arePairs && i < gone[band].size(); ++i)
            different |= lookOf(*gone[band][i], *come[band][i]);
        if (arePairs) continue;
        for (const auto* some : {&gone[band], &come[band]})
            for (const MadeItem* item : *some) different |= item->box;
    }
    return different;
}

QRectF MadeBoard::lookOf(const MadeItem& gone, const MadeItem& come) const
{
    QRectF different = differenceOf(gone.inks, come.inks);
    if (gone.box == come.box) return different;
    // With another box it may be painted after what it was painted before.
    const QRectF both = gone.box | come.box;
    m_items[static_cast<std::size_t>(gone.band)].visitNear(both, [&](const MadeItem* other) {
        const bool isAside = other->depth != gone.depth || !other->box.intersects(both) || *other == gone;
        if (!isAside && isBefore(other, &gone) != isBefore(other, &come)) different |= other->box & both;
    });
    return different;
}

QRectF MadeBoard::redraw(const Survey& survey, const CellId& id)
{
    const QRectF box = boxFor(survey, id);
    const bool wanted = id.kind == CellId::Kind::Sheet || id.kind == CellId::Kind::Tile || !box.isNull();
    const auto known = m_cells.find(id);
    if (!wanted && known == m_cells.end()) return {};
    Cell& cell = m_cells[id];
    if (!cell.box.isNull()) m_cellGrid.remove(cell.box, id);
    std::vector<MadeItem> items = wanted ? draw(survey, id) : std::vector<MadeItem>();
    QRectF different;
    if (items != cell.items) {
        std::vector<MadeItem> former = cell.items;
        const auto less = [](const MadeItem& one, const MadeItem& other) { return isBefore(&one, &other); };
        std::ranges::sort(former, less);
        std::ranges::sort(items, less);
        different = lookOf(former, items);
        drop(cell);
        cell.items = std::move(items);
        enter(cell);
    }
    if (!wanted) {
        m_cells.erase(id);
        return different;
    }
    cell.box = box;
    if (!box.isNull()) m_cellGrid.insert(box, id);
    const PlaceRecord* place = survey.model().places().find(id.key);
    cell.cover = place == nullptr ? Cover::Nothing : survey.coverOf(place->face);
    cell.seesOthers = id.kind != CellId::Kind::Record || Cartographer::seesOthers(survey, id.key);
    return different;
}

void MadeBoard::clear()
{
    m_cells.clear();
    m_cellGrid.clear();
    for (BoxGrid<const MadeItem*>& items : m_items) items.clear();
}

bool MadeBoard::drawAll(const MapModel& model, const Progress& progress)
{
    clear();
    const Survey survey(model, m_cartographer.style());
    m_standing = survey.standing();
    std::vector<CellId> ids{CellId{}};
    const auto records = [&](const auto& rows) {
        for (const auto& row : rows) ids.push_back({CellId::Kind::Record, 0, 0, row.key});
    };
    records(model.places());
    records(model.connections());
    records(model.barriers());
    records(model.tracks());
    records(model.stamps());
    for (std::size_t i = 0; i < survey.scenery().size(); ++i)
        ids.push_back({CellId::Kind::Scenery, static_cast<std::int32_t>(i), 0, RecordId{}});
    const auto tiles = [](double length) { return static_cast<std::int32_t>(std::ceil(length / Cartographer::kTile)); };
    const std::int32_t rows = tiles(model.info.height);
    const std::int32_t columns = tiles(model.info.width);
    if (std::int64_t{rows} * columns <= kMostTiles)
        for (std::int32_t row = 0; row < rows; ++row)
            for (std::int32_t column = 0; column < columns; ++column)
                ids.push_back({CellId::Kind::Tile, column, row, RecordId{}});
    for (std::size_t i = 0; i < ids.size(); ++i) {
        redraw(survey, ids[i]);
        constexpr std::size_t kOften = 16;
        if (i % kOften != 0 || tellProgress(progress, static_cast<double>(i) / static_cast<double>(ids.size())))
            continue;
        clear();
        return false;
    }
    return true;
}

QRectF MadeBoard::allOf() const
{
    QRectF all;
    for (const auto& [id, cell] : m_cells) all |= cell.box;
    return all;
}

Survey MadeBoard::surveyAfter(const MapModel& model, const ModelChanges& changes)
{
    const auto leavesStanding = [](const ModelChange& change) {
        return std::holds_alternative<Patch>(change) || std::holds_alternative<RowChange<ConnectionRecord>>(change) ||
               std::holds_alternative<RowChange<BarrierRecord>>(change);
    };
    if (!std::ranges::all_of(changes, leavesStanding)) m_standing.reset();
    Survey survey(model, m_cartographer.style(), m_standing);
    m_standing = survey.standing();
    return survey;
}

QRectF MadeBoard::follow(const MapModel& model, const ModelChanges& changes)
{
    const Survey survey = surveyAfter(model, changes);
    const DirtyParts dirty = dirtyPartsOf(survey, changes);
    if (dirty.all) {
        const QRectF everything = allOf() | survey.board();
        drawAll(model);
        return everything | allOf();
    }
    std::set<CellId> ids;
    if (dirty.sheet) ids.insert(CellId{});
    for (const RecordId key : dirty.keys) ids.insert({CellId::Kind::Record, 0, 0, key});
    for (const std::int32_t place : dirty.scenery) ids.insert({CellId::Kind::Scenery, place, 0, RecordId{}});
    const auto take = [&](const std::vector<QRectF>& boxes, bool all) {
        for (const QRectF& box : boxes)
            m_cellGrid.visitNear(box, [&](const CellId& id) {
                const auto cell = m_cells.find(id);
                if (cell == m_cells.end() || !(all || cell->second.seesOthers)) return;
                if (cell->second.box.intersects(box)) ids.insert(id);
            });
    };
    take(dirty.boxes, true);
    take(dirty.lines, false);
    QRectF different = dirty.repainted;
    for (const CellId& id : ids) different |= redraw(survey, id);
    return different;
}

void MadeBoard::visit(const QRectF& exposed, MadeBand from, MadeBand to,
                      const std::function<void(const MadeItem&)>& see) const
{
    std::vector<const MadeItem*> found;
    for (auto band = static_cast<std::size_t>(from); band <= static_cast<std::size_t>(to); ++band)
        m_items[band].visitNear(exposed, [&](const MadeItem* item) {
            if (item->box.intersects(exposed)) found.push_back(item);
        });
    std::ranges::sort(found, [](const MadeItem* a, const MadeItem* b) {
        return isBefore(a, b) || (!isBefore(b, a) && std::less<>()(a, b));
    });
    found.erase(std::unique(found.begin(), found.end()), found.end());
    for (const MadeItem* item : found) see(*item);
}

const MadeItem* MadeBoard::glyphAt(const QPointF& at) const
{
    const MadeItem* uppermost = nullptr;
    for (const MadeBand band : kTakenBands)
        m_items[static_cast<std::size_t>(band)].visitNear(QRectF(at, at), [&](const MadeItem* item) {
            if (item->id.empty() || !item->box.contains(at)) return;
            if (uppermost == nullptr || isBefore(uppermost, item)) uppermost = item;
        });
    return uppermost;
}

std::vector<MadeBoard::Group> MadeBoard::groups() const
{
    std::vector<Group> groups(kMadeBands);
    for (std::size_t band = 0; band < kMadeBands; ++band) groups[band].band = static_cast<MadeBand>(band);
    for (const auto& [id, cell] : m_cells)
        for (const MadeItem& item : cell.items) groups[static_cast<std::size_t>(item.band)].items.push_back(&item);
    for (Group& group : groups) std::ranges::stable_sort(group.items, isBefore);
    std::erase_if(groups, [](const Group& group) { return group.items.empty(); });
    return groups;
}

} // namespace marches::editor
