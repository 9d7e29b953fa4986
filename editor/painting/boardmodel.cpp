// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardmodel.h"

#include "editor/painting/ownertint.h"
#include "editor/painting/placechart.h"
#include "editor/painting/seaway.h"
#include "engine/game/rules.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace marches::editor {

void BoardModel::setDrawing(std::shared_ptr<const BoardDrawing> newDrawing)
{
    drawing = std::move(newDrawing);
    std::vector<const Shape*> shapes;
    if (drawing) {
        // Sites lie over the board and border on nothing.
        static const Shape kNone;
        for (int i = 0; i < drawing->board.placeCount(); ++i) {
            const bool site = drawing->board.place(i).kind == engine::PlaceKind::Site;
            shapes.push_back(site ? &kNone : &drawing->places[static_cast<std::size_t>(i)].shape);
        }
    }
    m_borders = BorderIndex(shapes);
    m_chart.reset();
    m_ownerArt.clear();
    m_tints.clear();
    position = {};
    setWording(wording);
}

const PlaceChart& BoardModel::chart() const
{
    if (!m_chart) m_chart = std::make_shared<const PlaceChart>(*drawing);
    return *m_chart;
}

void BoardModel::setRules(std::shared_ptr<const engine::Rules> newRules)
{
    rules = std::move(newRules);
    look = rules ? BoardStyle::of(*rules) : BoardStyle{};
    m_ownerArt.clear();
    position = {};
}

void BoardModel::setFacts(const engine::Facts& facts)
{
    position = rules ? readPosition(*rules, facts) : BoardPosition{};
}

void BoardModel::setWording(const BoardWording& newWording)
{
    wording = newWording;
    m_names.clear();
    m_sheet.clear();
    m_regionNames.clear();
    if (drawing)
        m_sheet = sheetWords(drawing->sheet, wording.mapName ? wording.mapName() : QString(),
                             [this](const std::string& region) {
                                 const QString said = wording.region ? wording.region(region) : QString();
                                 return said.isEmpty() ? QString::fromStdString(region) : said;
                             });
    for (int i = 0; i < placeCount(); ++i)
        m_names.push_back(wording.boardName ? wording.boardName({engine::Space::Place, static_cast<std::int16_t>(i)})
                                            : BoardName{{placeName(i)}, 1});
    if (!drawing || !drawing->namesRegions.value_or(wording.countsRegions)) return;
    for (const RegionOnBoard& region : drawing->regions) {
        m_regionNames.push_back(wording.boardRegion ? wording.boardRegion(region.id) : BoardName());
        if (m_regionNames.back().lines.isEmpty()) m_regionNames.back().lines << QString::fromStdString(region.id);
    }
}

void BoardModel::relayout(double scale)
{
    layout = BoardLayout{};
    layout.sizes = BoardSizes(scale, drawing ? drawing->stackShare : 1);
    if (layout.sizes.label > 0) layout.sizes.label = std::max(kLeastLetters, layout.sizes.label * letters);
    layout.sizes.plain = rules && (rules->vocabulary().count(engine::Space::Piece) == 1 || !look.letters.empty());
    if (!drawing) return;
    BoardLabels labels = boardLabels(*drawing, m_names, m_regionNames, layout.sizes);
    layout.names = std::move(labels.places);
    layout.regions = std::move(labels.regions);
    relayoutPieces();
}

QRectF BoardModel::relayoutPieces()
{
    if (!drawing) return {};
    layout.stacks.clear();
    layout.intruders.clear();
    std::vector<QPointF> origins;
    origins.reserve(static_cast<std::size_t>(placeCount()));
    for (int i = 0; i < placeCount(); ++i) origins.push_back(origin(i));
    placeStacks(*drawing, position, origins, layout);
    return makeOwnerArt();
}

QRectF BoardModel::makeOwnerArt()
{
    const auto count = static_cast<std::size_t>(placeCount());
    std::vector<int> owners;
    owners.reserve(count);
    for (int i = 0; i < placeCount(); ++i) owners.push_back(contents(i).owner);
    const double band = layout.sizes.band / layout.sizes.scale;
    const bool all = band != m_artBand || m_ownerArt.size() != count;
    m_artOwners.resize(count, -1);
    QRectF changed = all ? QRectF(QPointF(), drawing->size) : QRectF();
    std::vector<bool> made(count, all);
    for (std::size_t i = 0; i < count && !all; ++i) {
        if (owners[i] == m_artOwners[i]) continue;
        // What touches it gets or loses a band there.
        const QRectF around = drawing->places[i].shape.bounds().adjusted(-2, -2, 2, 2);
        for (std::size_t other = 0; other < count; ++other) {
            if (other != i && !drawing->places[other].shape.bounds().intersects(around)) continue;
            made[other] = true;
            changed |= drawing->places[other].shape.bounds().adjusted(-2, -2, 2, 2);
        }
    }
    m_artOwners = std::move(owners);
    m_artBand = band;
    m_ownerArt.resize(count);
    for (std::size_t i = 0; i < count; ++i)
        if (made[i]) m_ownerArt[i] = ownerArt(*this, static_cast<int>(i));
    return changed;
}

const PlaceContents& BoardModel::contents(int index) const
{
    static const PlaceContents kEmpty;
    return index >= 0 && index < static_cast<int>(position.places.size())
               ? position.places[static_cast<std::size_t>(index)]
               : kEmpty;
}

QColor BoardModel::tintOf(int index) const
{
    const QColor& owner = look.owner(contents(index).owner).fill;
    const bool isLand = drawing->board.place(index).kind == engine::PlaceKind::Land;
    const QColor land = isLand ? place(index).ground : QColor(); // an owned sea may look like one
    const auto [known, isNew] = m_tints.try_emplace({owner.rgb(), land.isValid() ? land.rgb() : 0, theme});
    if (isNew) known->second = ownerTint(owner, land, drawing->seas, theme);
    return known->second;
}

int BoardModel::standsAt(const QPointF& point) const
{
    for (int i = placeCount() - 1; i >= 0; --i) { // those painted last lie on top
        const auto index = static_cast<std::size_t>(i);
        if (index >= layout.stacks.size() || index >= layout.intruders.size()) continue;
        const bool stands = !contents(i).stack.empty() && layout.stacks[index].box.contains(point);
        const bool fights = !contents(i).intruders.empty() && layout.intruders[index].box.contains(point);
        if (stands || fights) return i;
    }
    return -1;
}

int BoardModel::placeAt(const QPointF& point) const
{
    if (const int place = standsAt(point); place >= 0) return place;
    return drawing ? drawing->placeAt(point) : -1;
}

QString BoardModel::name(engine::Space space, int index) const
{
    if (index < 0) return {};
    if (wording.name) return wording.name({space, static_cast<std::int16_t>(index)});
    if (space == engine::Space::Place && index < placeCount())
        return QString::fromStdString(drawing->board.place(index).id);
    const std::string_view id = rules ? rules->vocabulary().name(space, index) : std::string_view();
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString BoardModel::withArticle(engine::Space space, int index) const
{
    if (index < 0 || !wording.withArticle) return name(space, index);
    return wording.withArticle({space, static_cast<std::int16_t>(index)});
}

QString initialOf(const QString& name)
{
    return name.section(QRegularExpression(QStringLiteral("[\\s\u00a0-]+")), -1).left(1).toUpper();
}

QString BoardModel::initial(int token) const { return initialOf(name(engine::Space::Token, token)); }

QPointF BoardModel::anchor(int index) const
{
    if (index < 0 || index >= placeCount()) return {};
    const auto i = static_cast<std::size_t>(index);
    if (i < layout.stacks.size() && !layout.stacks[i].box.isEmpty()) return layout.stacks[i].box.center();
    return place(index).shape.isEmpty() ? place(index).label : place(index).centre;
}

BoardArrow BoardModel::arrowOf(const OrderHere& order) const
{
    BoardArrow arrow{order.place, order.helped >= 0 ? order.helped : order.target, order.army};
    if (order.target == order.place && order.helped < 0) arrow.to = -1; // nobody goes anywhere
    if (order.helped < 0) return arrow;
    if (order.helped == order.place && order.target < 0) arrow.to = -1; // a person with the unit beside it
    arrow.over = order.target;
    const bool ferried = engine::orderRole(*rules, order.choice) == engine::VerbRole::Convoy;
    arrow.kind = ferried ? BoardArrow::Kind::Convoy : BoardArrow::Kind::Support;
    return arrow;
}

std::vector<BoardArrow> BoardModel::arrows() const
{
    std::vector<BoardArrow> all = marks.arrows;
    for (const OrderHere& order : position.orders)
        if (const BoardArrow arrow = arrowOf(order); arrow.to >= 0) all.push_back(arrow);
    const auto told = [&all](int place) {
        return std::ranges::any_of(all, [place](const BoardArrow& arrow) { return arrow.to == place; });
    };
    for (int i = 0; i < placeCount() && position.attackedFrom >= 0; ++i)
        if (!told(i) && !contents(i).intruders.empty())
            all.push_back({position.attackedFrom, i, contents(i).intruders.front().army, BoardArrow::Kind::Move});
    if (position.attacked < 0 || told(position.attacked)) return all;
    // An attack whose armies still stand where they come from. What was taken belongs to them already.
    const std::vector<int> sources = position.force.empty() ? std::vector<int>{position.attackedFrom} : position.force;
    for (const int from : sources)
        if (const int army = contents(from).owner; army >= 0 && army != contents(position.attacked).owner)
            all.push_back({from, position.attacked, army, BoardArrow::Kind::Move});
    return all;
}

QPointF BoardModel::origin(int index) const
{
    for (const BoardArrow& arrow : arrows()) {
        if (arrow.to != index || arrow.from < 0 || arrow.from >= placeCount()) continue;
        for (std::size_t c = 0; c < drawing->board.connections().size(); ++c) {
            const engine::Connection& connection = drawing->board.connections()[c];
            const bool joins = (connection.from == index && connection.to == arrow.from) ||
                               (connection.to == index && connection.from == arrow.from);
            if (!joins) continue;
            const CrossingDrawing& crossing = drawing->crossings[c];
            if (crossing.at) return *crossing.at;
            if (crossing.ends.size() == 2) return connection.to == index ? crossing.ends[1] : crossing.ends[0];
        }
        const BorderRun border = m_borders.between(index, arrow.from);
        if (!border.line.isEmpty()) return border.line[border.line.size() / 2];
        const SeaWay sea = seaWay(*this, arrow.from, index);
        return sea.empty() ? place(arrow.from).centre : sea.seas.back();
    }
    return {};
}

} // namespace marches::editor
