// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardlayout.h"

#include "editor/painting/nameroom.h"
#include "editor/painting/namewishes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kPawnReach = 32;   ///< of pawns around the middle of a space, in board units
constexpr double kMarkerReach = 20; ///< of a marker to the left of a stack, in fortieths of its width
constexpr double kBannerRise = 6;   ///< of a banner over it

double overlap(const QRectF& a, const QRectF& b)
{
    const double width = std::min(a.right(), b.right()) - std::max(a.left(), b.left());
    const double height = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return width > 0 && height > 0 ? width * height : 0.0;
}

/// Part of a box outside of a shape, from 0 to 1, by a grid of points.
double outside(const Shape& shape, const QRectF& box)
{
    if (shape.isEmpty()) return 0;
    constexpr int kSteps = 4;
    int out = 0;
    for (int x = 0; x <= kSteps; ++x)
        for (int y = 0; y <= kSteps; ++y)
            if (!shape.contains(QPointF(box.left() + box.width() * x / kSteps, box.top() + box.height() * y / kSteps)))
                ++out;
    return static_cast<double>(out) / ((kSteps + 1) * (kSteps + 1));
}

/// Finds room for stacks one after the other.
class StackPlacer {
public:
    StackPlacer(const BoardDrawing& drawing, BoardLayout& layout) : m_drawing(drawing), m_layout(layout)
    {
        for (std::size_t i = 0; i < layout.labels.size(); ++i)
            for (const QRectF& part : layout.labels[i].parts) m_labels.emplace_back(static_cast<int>(i), part);
        for (const LabelPlace& region : layout.regions)
            m_regions.insert(m_regions.end(), region.parts.begin(), region.parts.end());
    }

    /// `margins`: what belongs to the stack around its box, in board units. `plate`: the box itself is seen; else that
    /// is all around it.
    StackPlace place(int index, const QSizeF& size, const QMarginsF& margins, bool plate,
                     const std::vector<QPointF>& wishes, double wishWeight)
    {
        const PlaceDrawing& drawing = m_drawing.places[static_cast<std::size_t>(index)];
        const QRectF board(QPointF(0, 0), m_drawing.size);
        const double area = size.width() * size.height();
        StackPlace best;
        double least = 1e18;
        for (std::size_t i = 0; i < wishes.size(); ++i) {
            if (wishWeight * static_cast<double>(i) >= least) break; // the wishes come in the order of what they cost
            const QRectF box(wishes[i] - QPointF(size.width() / 2, size.height() / 2), size);
            const QRectF full = pushedInto(box.marginsAdded(margins), board);
            double cost = wishWeight * static_cast<double>(i);
            // To cover anything at all is worse than to reach out of the place. Its own name gives way most easily.
            constexpr double kCovers = 6.0;
            for (const auto& [whose, label] : m_labels)
                if (const double covered = overlap(full, label); covered > 0)
                    cost += (kCovers + 40.0 * covered / area) * (whose == index ? 0.5 : 1);
            constexpr double kCoversRegion = 1.0; // a name that lies below all else
            for (const QRectF& region : m_regions)
                if (const double covered = overlap(full, region); covered > 0)
                    cost += kCoversRegion + 10.0 * covered / area;
            for (const QRectF& other : m_taken)
                if (const double covered = overlap(full, other); covered > 0) cost += kCovers + 60.0 * covered / area;
            if (cost >= least) continue;
            // In another place, land or sea, it would seem to stand there: rather than that it covers what there is.
            constexpr double kElsewhere = 1000.0;
            const QPointF stands = plate ? full.marginsRemoved(margins).center() : full.center();
            if (const int under = m_drawing.placeAt(stands);
                under != index && (under < 0 || under != m_drawing.board.place(index).parent))
                cost += kElsewhere;
            if (cost < least) {
                constexpr double kHalf = 0.4; // of it, beyond which it seems to stand on the border
                const double out = outside(drawing.shape, full);
                cost += 5.0 * out + 25.0 * std::max(0.0, out - kHalf);
            }
            if (cost >= least) continue;
            least = cost;
            best.full = full;
            best.box = full.marginsRemoved(margins);
        }
        m_taken.push_back(best.full);
        return best;
    }

    /// Candidates around the name, then all over the place.
    std::vector<QPointF> wishes(int index, const QSizeF& size, const QMarginsF& margins) const
    {
        const auto i = static_cast<std::size_t>(index);
        const PlaceDrawing& drawing = m_drawing.places[i];
        std::vector<QPointF> points;
        if (drawing.stack) points.push_back(*drawing.stack);
        const QRectF label = m_layout.labels[i].isHidden() ? QRectF() : m_layout.labels[i].box;
        if (!label.isEmpty()) {
            const double gap = 2.0 / m_layout.sizes.scale;
            const QPointF c = label.center();
            const double below = label.bottom() + gap + margins.top() + size.height() / 2;
            const double above = label.top() - gap - margins.bottom() - size.height() / 2;
            const double middle = c.x() + (margins.left() - margins.right()) / 4;
            points.emplace_back(middle, below);
            points.emplace_back(middle, above);
            points.emplace_back(label.right() + gap + margins.left() + size.width() / 2, c.y());
            points.emplace_back(label.left() - gap - margins.right() - size.width() / 2, c.y());
            for (const double aside : {-0.3, 0.3, -0.6, 0.6}) {
                points.emplace_back(middle + aside * size.width(), above);
                points.emplace_back(middle + aside * size.width(), below);
            }
        } else {
            points.push_back(drawing.label);
        }
        points.push_back(drawing.centre);
        const QRectF bounds = islandAround(drawing.shape, drawing.label); // not on an islet far away
        constexpr int kGrid = 25;
        for (int y = 1; y < kGrid; ++y)
            for (int x = 1; x < kGrid; ++x)
                points.emplace_back(bounds.left() + bounds.width() * x / kGrid,
                                    bounds.top() + bounds.height() * y / kGrid);
        return points;
    }

private:
    const BoardDrawing& m_drawing;
    BoardLayout& m_layout;
    std::vector<std::pair<int, QRectF>> m_labels; ///< with the places that they are names of
    std::vector<QRectF> m_regions;                ///< their names
    std::vector<QRectF> m_taken;
};

/// Has names that pieces cover give way to them.
class NamePusher {
public:
    NamePusher(const BoardDrawing& drawing, BoardLayout& layout)
        : m_drawing(drawing), m_layout(layout), m_board(QPointF(0, 0), drawing.size)
    {
        for (const std::vector<StackPlace>* stacks : {&layout.stacks, &layout.intruders})
            for (const StackPlace& stack : *stacks)
                if (!stack.full.isEmpty()) m_pieces.push_back(stack.full);
    }

    void push(int index)
    {
        LabelPlace& name = m_layout.labels[static_cast<std::size_t>(index)];
        const double hidden = covered(name);
        if (name.isHidden() || hidden <= 0) return;
        if (const LabelPlace moved = elsewhere(index, name); !moved.isHidden()) {
            name = moved;
            return;
        }
        constexpr double kLegible = 0.3; // of a name that may be covered
        if (hidden <= kLegible) return;
        name.box = QRectF();
        name.parts.clear();
    }

private:
    /// Part of a name below pieces, from 0 to 1.
    double covered(const LabelPlace& name) const
    {
        double below = 0;
        double all = 0;
        for (const QRectF& part : name.parts) {
            all += part.width() * part.height();
            for (const QRectF& piece : m_pieces) below += overlap(part, piece);
        }
        return all > 0 ? below / all : 0;
    }

    /// The name beside the pieces: as it is, then broken, then smaller; hidden: there is no room.
    LabelPlace elsewhere(int index, const LabelPlace& name) const
    {
        LabelPlace moved = name;
        if (name.letters.turn != 0 || !name.letters.curve.empty()) {
            moved.box = QRectF(); // it stands where somebody wants it, or nowhere
            return moved;
        }
        for (const double share : {1.0, 0.86, 0.72}) {
            moved.pixels = std::max(std::min(kLeastLetters, name.pixels), name.pixels * share);
            for (const bool broken : {false, true}) {
                moved.lines =
                    broken && name.lines.size() == 1 ? twoLines(name.lines.front(), name.letters.face) : name.lines;
                if (broken && moved.lines == name.lines) continue;
                moved.box = roomFor(index, name, sizeOfName(moved, m_layout.sizes.scale));
                moved.parts = {moved.box};
                if (!moved.isHidden()) return moved;
            }
        }
        return moved;
    }

    /// The free box near by that lies least on the land of others; empty: there is none.
    QRectF roomFor(int index, const LabelPlace& name, const QSizeF& size) const
    {
        const auto i = static_cast<std::size_t>(index);
        const QRectF around = m_drawing.places[i].shape.bounds() | m_layout.stacks[i].full;
        // Not so far out of the place that it would be taken for the name of another one.
        const QRectF near = around.adjusted(-size.width() * 0.75, -size.height(), size.width() * 0.75, size.height());
        std::vector<QPointF> corners;
        const double gap = 1.0 / m_layout.sizes.scale;
        for (const std::vector<StackPlace>* stacks : {&m_layout.stacks, &m_layout.intruders}) {
            const QRectF& own = (*stacks)[i].full;
            if (own.isEmpty()) continue;
            const double middle = own.center().y() - size.height() / 2;
            for (const double along : {0.5, 0.35, 0.65, 0.2, 0.8}) {
                const double left = own.center().x() - size.width() * along;
                corners.emplace_back(left, own.bottom() + gap);
                corners.emplace_back(left, own.top() - gap - size.height());
            }
            corners.emplace_back(own.right() + gap, middle);
            corners.emplace_back(own.left() - gap - size.width(), middle);
        }
        constexpr int kSteps = 6;
        const QPointF was = name.box.center() - QPointF(size.width() / 2, size.height() / 2);
        for (int y = -kSteps; y <= kSteps; ++y)
            for (int x = -kSteps; x <= kSteps; ++x)
                corners.push_back(was + QPointF(size.width() * 0.8 * x / kSteps, size.height() * 2.5 * y / kSteps));
        const std::vector<QRectF> obstacles = obstaclesIn(index, near);
        QRectF best;
        double least = kMostForeign;
        for (const QPointF& corner : corners) {
            const QRectF box(corner, size);
            const double far =
                kFar * std::hypot(box.center().x() - name.box.center().x(), box.center().y() - name.box.center().y()) /
                size.height();
            if (far >= least || !m_board.contains(box) || !near.contains(box) || !isFreeOf(box, obstacles)) continue;
            if (const double cost = far + foreign(index, box); cost < least) {
                least = cost;
                best = box;
            }
        }
        return best;
    }

    /// What a name could lie on there. Gathered once for all boxes that are tried: there may be hundreds, on boards of
    /// a thousand names.
    std::vector<QRectF> obstaclesIn(int index, const QRectF& part) const
    {
        std::vector<QRectF> found;
        const auto take = [&](const std::vector<QRectF>& boxes) {
            for (const QRectF& box : boxes)
                if (box.intersects(part)) found.push_back(box);
        };
        take(m_pieces);
        take(m_drawing.furniture);
        for (std::size_t i = 0; i < m_layout.labels.size(); ++i)
            if (static_cast<int>(i) != index) take(m_layout.labels[i].parts);
        return found;
    }

    /// Part of a box on other land, from 0 to 1; water counts for little.
    double foreign(int index, const QRectF& box) const
    {
        constexpr int kSteps = 4;
        constexpr double kWater = 0.2;
        double on = 0;
        for (int x = 0; x <= kSteps; ++x)
            for (int y = 0; y <= kSteps; ++y) {
                const QPointF at(box.left() + box.width() * x / kSteps, box.top() + box.height() * y / kSteps);
                const int under = m_drawing.placeAt(at);
                if (under < 0 || under == index) continue;
                on += m_drawing.board.place(under).kind == engine::PlaceKind::Sea ? kWater : 1;
            }
        return on / ((kSteps + 1) * (kSteps + 1));
    }

    static constexpr double kMostForeign = 0.6; ///< what the place of a name may cost: to lie on other land
    static constexpr double kFar = 0.02;        ///< and to be so many of its heights away

    const BoardDrawing& m_drawing;
    BoardLayout& m_layout;
    QRectF m_board;
    std::vector<QRectF> m_pieces;
};

bool isSpace(const BoardDrawing& drawing, int place)
{
    return drawing.board.place(place).kind == engine::PlaceKind::Space;
}

bool isOnBoard(const BoardDrawing& drawing, int place)
{
    return drawing.board.place(place).kind != engine::PlaceKind::Site;
}

/// What stands out of a stack's box: medallions to the upper right, a marker to the left.
QMarginsF marginsOf(const PlaceContents& contents, const BoardSizes& sizes)
{
    const double unit = sizes.stack / 40.0 / sizes.scale;
    QMarginsF margins(unit, unit, unit, unit);
    if (!contents.tokens.empty()) {
        margins.setTop(8 * unit);
        margins.setRight((sizes.compact() ? 4 : 9 + 12 * static_cast<double>(contents.tokens.size() - 1)) * unit);
    }
    if (!contents.markers.empty()) margins.setLeft(kMarkerReach * unit);
    if (contents.banner >= 0) margins.setTop(std::max(margins.top(), kBannerRise * unit));
    return margins;
}

} // namespace

QSizeF stackSize(const BoardSizes& sizes, std::size_t kinds)
{
    const double unit = sizes.stack / 40.0;
    if (sizes.compact() || sizes.plain) return {40 * unit, 26 * unit};
    if (sizes.apart()) return {std::max(40.0, 23.0 * static_cast<double>(kinds)) * unit, 50 * unit};
    return {40 * unit, (kinds > 0 ? 40 : 26) * unit};
}

namespace {

constexpr std::size_t kPlatesInARow = 3;
constexpr QSizeF kSharedPlate(31, 21); ///< in fortieths of a stack's width

} // namespace

QSizeF sharedSize(const BoardSizes& sizes, std::size_t armies)
{
    const QRectF last = sharedPlate(sizes, armies, armies - 1);
    const double columns = static_cast<double>(std::min(armies, kPlatesInARow));
    return {columns * (kSharedPlate.width() + 1) * sizes.stack / 40.0, last.bottom()};
}

QRectF sharedPlate(const BoardSizes& sizes, std::size_t armies, std::size_t at)
{
    const double unit = sizes.stack / 40.0;
    // The last row may be shorter and stands in the middle.
    const std::size_t row = at / kPlatesInARow;
    const std::size_t inRow = std::min(kPlatesInARow, armies - row * kPlatesInARow);
    const double indent = static_cast<double>(std::min(armies, kPlatesInARow) - inRow) / 2;
    const double column = indent + static_cast<double>(at % kPlatesInARow);
    return {column * (kSharedPlate.width() + 1) * unit, static_cast<double>(row) * (kSharedPlate.height() + 1) * unit,
            kSharedPlate.width() * unit, kSharedPlate.height() * unit};
}

BoardLabels boardLabels(const BoardDrawing& drawing, const std::vector<BoardName>& names,
                        const std::vector<BoardName>& regionNames, const BoardSizes& sizes)
{
    BoardLabels labels{std::vector<LabelPlace>(drawing.places.size()),
                       std::vector<LabelPlace>(std::min(drawing.regions.size(), regionNames.size()))};
    if (sizes.label <= 0) return labels;
    NameLayout layout(drawing.size, sizes);
    layout.setSheet(drawing.sheetArea);
    layout.setFurniture(drawing.furniture);
    layout.setLanes(drawing.lanes);
    layout.setBusyGround(drawing.busyGround, QRectF()); // nothing is laid out yet
    const auto regionId = [&labels](std::size_t i) { return static_cast<NameLayout::Id>(labels.places.size() + i); };
    for (std::size_t i = 0; i < labels.places.size(); ++i)
        layout.set(static_cast<NameLayout::Id>(i),
                   nameWish(drawing, static_cast<int>(i), i < names.size() ? names[i] : BoardName{}));
    for (std::size_t i = 0; i < labels.regions.size(); ++i)
        layout.set(regionId(i), nameWish(drawing.regions[i], regionNames[i]));
    layout.settle();
    for (std::size_t i = 0; i < labels.places.size(); ++i)
        labels.places[i] = layout.name(static_cast<NameLayout::Id>(i));
    for (std::size_t i = 0; i < labels.regions.size(); ++i) labels.regions[i] = layout.name(regionId(i));
    return labels;
}

std::vector<LabelPlace> placeLabels(const BoardDrawing& drawing, const std::vector<BoardName>& names,
                                    const BoardSizes& sizes)
{
    return boardLabels(drawing, names, {}, sizes).places;
}

namespace {

/// Places with little room come first: those with much have it elsewhere too.
std::vector<std::size_t> placesBySize(const BoardDrawing& drawing)
{
    std::vector<std::size_t> places(drawing.places.size());
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    std::ranges::stable_sort(places, {}, [&drawing](std::size_t place) {
        const QSizeF size = drawing.places[place].shape.bounds().size();
        return size.width() * size.height();
    });
    return places;
}

/// Size of what stands on a place, in pixels.
QSizeF sizeOf(const PlaceContents& here, const BoardSizes& sizes)
{
    if (here.shared()) return sharedSize(sizes, here.byArmy().size());
    if (!here.stack.empty() || !here.planned.empty())
        return stackSize(sizes, std::max<std::size_t>(1, here.stack.size()));
    // Without a plate there is but what stands out of its box.
    const double unit = sizes.stack / 40.0;
    return {(here.tokens.empty() ? 3 : 10) * unit, (here.markers.empty() ? 10 : 28) * unit};
}

} // namespace

void placeStacks(const BoardDrawing& drawing, const BoardPosition& position, const std::vector<QPointF>& origin,
                 BoardLayout& layout)
{
    layout.stacks.assign(drawing.places.size(), {});
    layout.intruders.assign(drawing.places.size(), {});
    layout.labels = layout.names;
    layout.labels.resize(drawing.places.size());
    StackPlacer placer(drawing, layout);
    const BoardSizes& sizes = layout.sizes;
    const std::vector<std::size_t> order = placesBySize(drawing);
    for (const std::size_t i : order) {
        if (i >= position.places.size()) continue;
        const PlaceContents& here = position.places[i];
        if (!isOnBoard(drawing, static_cast<int>(i)) || drawing.places[i].shape.isEmpty()) continue;
        if (here.stack.empty() && here.tokens.empty() && here.markers.empty() && here.planned.empty()) continue;
        if (isSpace(drawing, static_cast<int>(i)) && here.stack.empty() && here.markers.empty()) {
            // Pawns stand in the middle of their space, whatever else is there.
            const QPointF reach(kPawnReach, kPawnReach);
            const QRectF box(drawing.places[i].label - reach, drawing.places[i].label + reach);
            layout.stacks[i] = {box, box};
            continue;
        }
        const QMarginsF margins = marginsOf(here, sizes);
        const QSizeF size = sizeOf(here, sizes) / sizes.scale;
        const bool plate = !here.stack.empty() || !here.planned.empty();
        layout.stacks[i] = placer.place(static_cast<int>(i), size, margins, plate,
                                        placer.wishes(static_cast<int>(i), size, margins), 0.02);
    }
    for (const std::size_t i : order) {
        if (i >= position.places.size()) continue;
        const PlaceContents& here = position.places[i];
        if (!isOnBoard(drawing, static_cast<int>(i)) || here.intruders.empty() || drawing.places[i].shape.isEmpty())
            continue;
        const QSizeF size = stackSize(sizes, here.intruders.size()) / sizes.scale;
        const double unit = sizes.stack / 40.0 / sizes.scale;
        const QMarginsF margins(2 * unit, 2 * unit, 2 * unit, 2 * unit);
        std::vector<QPointF> wishes = placer.wishes(static_cast<int>(i), size, margins);
        if (i < origin.size() && !origin[i].isNull()) {
            const QPointF from = origin[i];
            std::ranges::stable_sort(
                wishes, {}, [&from](const QPointF& p) { return std::hypot(p.x() - from.x(), p.y() - from.y()); });
        }
        layout.intruders[i] = placer.place(static_cast<int>(i), size, margins, true, wishes, 0.05);
    }
    NamePusher pusher(drawing, layout);
    for (std::size_t i = 0; i < layout.labels.size(); ++i) {
        const engine::PlaceKind kind = drawing.board.place(static_cast<int>(i)).kind;
        if (kind == engine::PlaceKind::Land || kind == engine::PlaceKind::Sea) pusher.push(static_cast<int>(i));
    }
}

} // namespace marches::editor
