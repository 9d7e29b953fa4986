// SPDX-License-Identifier: GPL-3.0-or-later
// How the names of regions are laid out: below all others, and as wide over their land as these leave room.
#include "editor/painting/busyground.h"
#include "editor/painting/namelayout.h"
#include "editor/painting/regionroom.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kSpan = 0.62;       ///< of the land's width that a name is spaced out over, if it may
constexpr double kMostStretch = 0.9; ///< em between letters beside those that the style has
constexpr double kShrinks[]{1.0, 0.85, 0.72, 0.62};
constexpr double kTurns[]{0, -25, 25}; ///< degrees
constexpr double kHalo = 0.08;         ///< em around each letter
constexpr double kThick = 8;           ///< steps of how much stands on land
constexpr double kMainLand = 0.6;      ///< part of a region: where no island has so much of it, it is one of islands
constexpr double kLandAround = 2;      ///< times the land of a region: all land around it, if it is one of islands
constexpr double kReadable = 0.15;     ///< of a name: on ground that is no busier it is read well
constexpr double kSmaller = 0.5;       ///< letters of half the size cost half of this, as ground that busy

/// What the letters of a name cover around its middle, in board units.
std::vector<QRectF> lettersAround(const LabelPlace& name, double scale)
{
    QTransform stand;
    stand.rotate(name.letters.turn);
    stand.scale(name.pixels / scale, name.pixels / scale);
    std::vector<QRectF> boxes;
    for (const QRectF& box : letterBoxes(name.lines, name.letters.face))
        boxes.push_back(stand.mapRect(box.adjusted(-kHalo, -kHalo, kHalo, kHalo)));
    return boxes;
}

/// A block of a size around a point, and turned there.
QRectF turnedBox(const QSizeF& size, const QPointF& middle, double degrees)
{
    QTransform stand;
    stand.translate(middle.x(), middle.y());
    stand.rotate(degrees);
    return stand.mapRect(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size));
}

/// More room between the letters of a line, so that it spans its share of the land; in steps, that no rounded number
/// makes another name.
double stretchOf(const LabelPlace& name, double landPixels)
{
    constexpr double kSteps = 32;
    const QString& line = *std::ranges::max_element(
        name.lines, {}, [&name](const QString& one) { return widthOf(one, name.letters.face); });
    const double gaps = static_cast<double>(std::max<qsizetype>(1, line.size() - 1));
    const double more = (kSpan * landPixels / name.pixels - widthOf(line, name.letters.face)) / gaps;
    return std::floor(std::clamp(more, 0.0, kMostStretch) * kSteps) / kSteps;
}

/// Land, and what stands on it in the same squares; null: nothing does.
std::shared_ptr<const MarkedCells> growthOn(const MarkedCells& land, const std::vector<NameWish::Growth>& growth)
{
    if (growth.empty()) return nullptr;
    auto cells = std::make_shared<MarkedCells>(land.bounds(), land.cell());
    for (const NameWish::Growth& one : growth)
        cells->markShape(*one.land, static_cast<int>(std::lround(one.thickness * kThick)));
    cells->count();
    return cells;
}

/// The ways in which a name may be broken.
std::vector<QStringList> waysOf(const LabelPlace& name)
{
    std::vector<QStringList> ways{name.lines};
    if (name.lines.size() == 1)
        if (QStringList two = twoLines(name.lines.front(), name.letters.face); two.size() > 1)
            ways.push_back(std::move(two));
    return ways;
}

void standAt(LabelPlace& name, const QPointF& at, double scale)
{
    for (QRectF& part : name.parts) part.translate(at);
    name.box = turnedBox(sizeOfName(name, scale), at, name.letters.turn);
}

} // namespace

void NameLayout::layOnRegion(Entry& entry, LabelPlace& name) const
{
    const NameWish& wish = entry.wish;
    if (!wish.shape || wish.shape->isEmpty()) return;
    if (!wish.letters.curve.empty()) {
        layOnCurve(entry, name);
        bringInside(name);
        return;
    }
    if (!entry.land) {
        entry.land = std::make_shared<const MarkedCells>(regionCells(*wish.shape));
        entry.growth = growthOn(*entry.land, wish.growth);
        entry.isArchipelago = entry.land->largestPart() < kMainLand;
    }
    if (wish.isPlaced) {
        const double landPixels = entry.land->bounds().width() * m_sizes.scale;
        // As somebody has it, whatever is there: other names are painted over it.
        if (name.lines.size() == 1 && widthOf(name.lines.front(), name.letters.face) * name.pixels > landPixels)
            name.lines = twoLines(name.lines.front(), name.letters.face);
        name.parts = lettersAround(name, m_sizes.scale);
        standAt(name, wish.at, m_sizes.scale);
        bringInside(name);
        return;
    }
    if (entry.isArchipelago) layBetweenIslands(entry, false, name);
    if (name.isHidden()) layWhereThereIsRoom(entry, name);
    if (name.isHidden() && entry.isArchipelago) layBetweenIslands(entry, true, name);
}

void NameLayout::layBetweenIslands(Entry& entry, bool crosses, LabelPlace& name) const
{
    // The name of islands in a row may be wider than they are.
    const QSizeF size = sizeOf(name);
    const QRectF box =
        entry.land->bounds().adjusted(-size.width() / 2, -size.height(), size.width() / 2, size.height()) & m_board;
    const MarkedCells taken = takenOnRegion(entry, box);
    MarkedCells lands(box, entry.land->cell());
    for (const Entry* land : landsNear(entry, box)) lands.markShape(*land->wish.shape);
    lands.markShape(*entry.wish.shape);
    lands.count();
    // A region that is scattered among the lands of others has no water of its own.
    const QRectF own = entry.land->bounds();
    if (lands.share(own) > kLandAround * entry.land->share(own)) return;
    MarkedCells lanes(box, entry.land->cell());
    for (const QRectF& lane : m_lanes)
        if (lane.intersects(box)) lanes.markBox(lane);
    lanes.count();
    const auto busy = [&](const QRectF& letter) {
        constexpr double kLane = 2; // as bad as a place that is far away
        return kLane * lanes.share(letter) + (m_busy ? m_busy->share(letter, true) : 0);
    };
    const QPointF middle = entry.land->middle();
    const LabelPlace wanted = name;
    double least = 0;
    for (const double shrink : kShrinks)
        for (const QStringList& lines : waysOf(wanted)) {
            LabelPlace written = wanted;
            written.lines = lines;
            written.pixels = std::max(kLeastLetters, wanted.pixels * shrink);
            written.parts = lettersAround(written, m_sizes.scale);
            const std::optional<RegionRoom> room =
                roomBetweenIslands(lands, taken, written.parts, middle, busy, crosses);
            if (!room || (!name.isHidden() && room->cost + kSmaller * (1 - shrink) >= least)) continue;
            least = room->cost + kSmaller * (1 - shrink);
            standAt(written, room->at, m_sizes.scale);
            name = std::move(written);
        }
}

void NameLayout::layWhereThereIsRoom(Entry& entry, LabelPlace& name) const
{
    const MarkedCells taken = takenOnRegion(entry, entry.land->bounds());
    const double landPixels = entry.land->bounds().width() * m_sizes.scale;
    const LabelPlace wanted = name;
    const std::vector<QStringList> ways = waysOf(wanted);
    // Level if there is any room for that, and rather large than small: unless it is read much better then.
    for (const double turn : kTurns) {
        if (turn != 0 && entry.wish.letters.turn != 0) return; // as somebody has it
        double least = 0;
        double busy = 0;
        for (const double size : kShrinks) {
            if (!name.isHidden() && busy <= kReadable) break;
            for (const QStringList& lines : ways) {
                LabelPlace written = wanted;
                written.lines = lines;
                written.letters.turn += turn;
                written.pixels = std::max(kLeastLetters, wanted.pixels * size);
                const std::optional<double> below = layWritten(entry, taken, written);
                if (!below) continue;
                const double cost = *below + kSmaller * (1 - size);
                if (!name.isHidden() && (busy <= kReadable || cost >= least)) continue;
                least = cost;
                busy = *below;
                name = std::move(written);
            }
        }
        if (name.isHidden()) continue;
        stretch(entry, taken, landPixels, busy, name);
        return;
    }
}

void NameLayout::stretch(const Entry& entry, const MarkedCells& taken, double landPixels, double busy,
                         LabelPlace& name) const
{
    const double most = stretchOf(name, landPixels);
    if (most == 0) return;
    for (const double share : {1.0, 0.5, 0.25}) {
        LabelPlace wider = name;
        wider.letters.face.spacing += most * share;
        const std::optional<double> below = layWritten(entry, taken, wider);
        if (!below || *below > std::max(busy, kReadable / 2)) continue;
        name = std::move(wider);
        return;
    }
}

std::optional<double> NameLayout::layWritten(const Entry& entry, const MarkedCells& taken, LabelPlace& name) const
{
    name.parts = lettersAround(name, m_sizes.scale);
    const auto busy = [&](const QRectF& letter) {
        const double painted = m_busy ? m_busy->share(letter, false) : 0;
        return entry.growth ? std::max(painted, entry.growth->share(letter) / kThick) : painted;
    };
    const std::optional<RegionRoom> room = m_busy || entry.growth ? roomOnRegion(*entry.land, taken, name.parts, busy)
                                                                  : roomOnRegion(*entry.land, taken, name.parts);
    if (!room) return std::nullopt;
    standAt(name, room->at, m_sizes.scale);
    return room->busy;
}

} // namespace marches::editor
