// SPDX-License-Identifier: GPL-3.0-or-later
// Where there is room for a name: in its place, beside it, and clear of names that come before it.
#include "editor/painting/nameroom.h"

#include "editor/painting/busyground.h"
#include "editor/painting/namelayout.h"
#include "editor/painting/regionroom.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>

namespace marches::editor {

namespace {

constexpr double kMostOutside = 0.62;        ///< part of a name that was moved aside that may lie out of its place
constexpr double kMostOutsideByItself = 0.4; ///< the same of one that nobody put there
constexpr double kSmall = 1.5;               ///< widths of its name: so wide is a place that may be named beside it
constexpr double kMostForeign = 0.4; ///< of a name that stands beside its place: part that may lie on other land
constexpr double kNamedSpace = 1.25; ///< spaces so much wider than the smallest carry their names
constexpr double kBeside = 2;        ///< pixels between a place and the name beside it

/// Narrows the room to the left and right of a point to where an outline crosses its height.
void cutAt(const Shape& shape, const QPointF& through, double& left, double& right)
{
    for (const QPolygonF& ring : shape.rings())
        for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
            if ((ring[i].y() > through.y()) == (ring[j].y() > through.y())) continue;
            const double x =
                ring[j].x() + (through.y() - ring[j].y()) / (ring[i].y() - ring[j].y()) * (ring[i].x() - ring[j].x());
            if (x <= through.x()) left = std::max(left, x);
            if (x > through.x()) right = std::min(right, x);
        }
}

double overlapOf(const QRectF& a, const QRectF& b)
{
    const double width = std::min(a.right(), b.right()) - std::max(a.left(), b.left());
    const double height = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return width > 0 && height > 0 ? width * height : 0.0;
}

constexpr int kSamples = 4; ///< a box is judged by its points, so many steps each way
constexpr double kPoints = (kSamples + 1) * (kSamples + 1);

QPointF sampleOf(const QRectF& box, int x, int y)
{
    return {box.left() + box.width() * x / kSamples, box.top() + box.height() * y / kSamples};
}

} // namespace

QRectF pushedInto(QRectF box, const QRectF& board)
{
    if (box.left() < board.left()) box.moveLeft(board.left());
    if (box.right() > board.right()) box.moveRight(board.right());
    if (box.top() < board.top()) box.moveTop(board.top());
    if (box.bottom() > board.bottom()) box.moveBottom(board.bottom());
    return box;
}

bool isFreeOf(const QRectF& box, const std::vector<QRectF>& taken)
{
    return std::ranges::none_of(taken, [&box](const QRectF& other) { return other.intersects(box); });
}

QRectF islandAround(const Shape& shape, const QPointF& point)
{
    for (const QPolygonF& ring : shape.rings())
        if (ring.containsPoint(point, Qt::OddEvenFill)) return ring.boundingRect();
    return shape.bounds();
}

CoarseShape::CoarseShape(const Shape& shape) : m_shape(shape), m_bounds(shape.bounds())
{
    constexpr double kFinest = 3; // board units between two points
    m_isLarge = m_bounds.width() > kFinest * kColumns || m_bounds.height() > kFinest * kRows || m_bounds.isEmpty() ||
                shape.path().fillRule() == Qt::WindingFill;
    if (m_isLarge) return;
    const double width = m_bounds.width() / kColumns;
    const double height = m_bounds.height() / kRows;
    for (int row = 0; row < kRows; ++row) {
        const double y = m_bounds.top() + (row + 0.5) * height;
        // Each side that crosses the row turns what lies right of it inside out.
        for (const QPolygonF& ring : shape.rings())
            for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
                if ((ring[i].y() > y) == (ring[j].y() > y)) continue;
                const double x =
                    ring[j].x() + (y - ring[j].y()) / (ring[i].y() - ring[j].y()) * (ring[i].x() - ring[j].x());
                const int first = static_cast<int>(std::ceil((x - m_bounds.left()) / width - 0.5));
                if (first < kColumns) m_rows[static_cast<std::size_t>(row)] ^= ~std::uint64_t{0} << std::max(0, first);
            }
    }
}

bool CoarseShape::contains(const QPointF& at) const
{
    if (!m_bounds.contains(at)) return false;
    if (m_isLarge) return m_shape.contains(at);
    const auto step = [](double share, int count) { return std::clamp(static_cast<int>(share * count), 0, count - 1); };
    const int column = step((at.x() - m_bounds.left()) / m_bounds.width(), kColumns);
    const int row = step((at.y() - m_bounds.top()) / m_bounds.height(), kRows);
    return ((m_rows[static_cast<std::size_t>(row)] >> column) & 1U) != 0;
}

bool NameLayout::covers(Entry& entry, const QPointF& at)
{
    if (!entry.coarse) entry.coarse = std::make_shared<const CoarseShape>(*entry.wish.shape);
    return entry.coarse->contains(at);
}

double NameLayout::chordOf(Entry& entry) const
{
    const QPointF& at = entry.wish.at;
    double left = entry.ground.left();
    double right = entry.ground.right();
    cutAt(*entry.wish.shape, at, left, right);
    if (entry.wish.kind != NameWish::Kind::Sea) return right - left;
    // A drawing may show the sea below the land too.
    const std::vector<Entry*> lands = landsNear(entry, QRectF(left, at.y(), std::max(1e-3, right - left), 1e-3));
    if (isOwn(entry, at, lands))
        for (const Entry* land : lands) cutAt(*land->wish.shape, at, left, right);
    return right - left;
}

double NameLayout::roomOf(Entry& entry) const
{
    // Of islands the name spans them all.
    if (entry.isSplit) return entry.ground.width();
    const bool isSea = entry.wish.kind == NameWish::Kind::Sea;
    if (entry.chord == kUnknown || isSea) entry.chord = chordOf(entry);
    return entry.chord - m_sizes.band / m_sizes.scale;
}

std::vector<NameLayout::Entry*> NameLayout::landsNear(Entry& entry, const QRectF& box) const
{
    entry.looked |= box;
    entry.mindsGround = true;
    std::vector<Entry*> lands;
    m_ground.visitNear(box, [&](Entry* other) {
        if (other->id == entry.id || other->wish.kind != NameWish::Kind::Land || !other->wish.shape) return;
        if (other->ground.intersects(box)) lands.push_back(other);
    });
    std::ranges::sort(lands, {}, &Entry::id);
    lands.erase(std::unique(lands.begin(), lands.end()), lands.end());
    return lands;
}

std::vector<QRectF> NameLayout::takenNear(Entry& entry, const QRectF& box) const
{
    entry.looked |= box;
    std::vector<QRectF> taken;
    m_taken.visitNear(box, [&](const Entry* other) {
        const bool liesOver = other->wish.kind == NameWish::Kind::Site || other->wish.kind == NameWish::Kind::Mark;
        if (liesOver || !Before()(other, &entry)) return;
        for (const QRectF& part : other->place.parts)
            if (part.intersects(box)) taken.push_back(part);
    });
    // The box of a site is painted below all names, and takes the ground away from under them.
    if (!entry.wish.isPlaced)
        m_ground.visitNear(box, [&](const Entry* other) {
            if (other->wish.kind == NameWish::Kind::Site && other->ground.intersects(box))
                taken.push_back(other->ground);
        });
    // Whoever puts a name on the furniture wants it there; of spaces it is the space that somebody put there.
    if (!entry.wish.isPlaced || entry.wish.kind == NameWish::Kind::Space)
        std::ranges::copy_if(m_furniture, std::back_inserter(taken),
                             [&box](const QRectF& other) { return other.intersects(box); });
    return taken;
}

QRectF NameLayout::roomOfPieces(const Entry& entry) const
{
    constexpr double kPlate = 0.65; // height of one, of its width: figures above it may cover what is below all names
    const double wide = m_sizes.stack / m_sizes.scale;
    const double high = kPlate * wide;
    QPointF middle = entry.wish.at;
    if (entry.wish.pieces)
        middle = *entry.wish.pieces;
    else if (const QRectF& name = entry.place.box; !name.isEmpty())
        middle = QPointF(name.center().x(), name.bottom() + kBeside / m_sizes.scale + high / 2);
    return {middle.x() - wide / 2, middle.y() - high / 2, wide, high};
}

MarkedCells NameLayout::takenOnRegion(Entry& entry, const QRectF& box) const
{
    // Pieces stand below names that may lie outside.
    const double reach = 2 * m_sizes.stack / m_sizes.scale;
    const QRectF around = box.adjusted(-reach, -reach, reach, reach);
    MarkedCells taken(box, entry.land->cell());
    const double clear = kBeside / m_sizes.scale;
    for (const QRectF& other : takenNear(entry, around)) taken.markBox(other.adjusted(-clear, -clear, clear, clear));
    entry.mindsGround = true;
    m_ground.visitNear(around, [&](const Entry* other) {
        const NameWish::Kind kind = other->wish.kind;
        if (kind == NameWish::Kind::Site || kind == NameWish::Kind::Space) taken.markBox(other->ground);
        if (kind == NameWish::Kind::Land && other->wish.shape) taken.markBox(roomOfPieces(*other));
    });
    // The edge of the board.
    constexpr double kFar = 1e6;
    taken.markBox(QRectF(QPointF(-kFar, -kFar), QPointF(kFar, m_board.top())));
    taken.markBox(QRectF(QPointF(-kFar, m_board.bottom()), QPointF(kFar, kFar)));
    taken.markBox(QRectF(QPointF(-kFar, -kFar), QPointF(m_board.left(), kFar)));
    taken.markBox(QRectF(QPointF(m_board.right(), -kFar), QPointF(kFar, kFar)));
    taken.count();
    return taken;
}

bool NameLayout::isOwn(Entry& entry, const QPointF& at, const std::vector<Entry*>& lands)
{
    return covers(entry, at) && std::ranges::none_of(lands, [&at](Entry* land) { return covers(*land, at); });
}

double NameLayout::outside(Entry& entry, const QRectF& box, double most, const std::vector<Entry*>& lands)
{
    int out = 0;
    for (int x = 0; x <= kSamples; ++x)
        for (int y = 0; y <= kSamples; ++y)
            if (!isOwn(entry, sampleOf(box, x, y), lands) && ++out >= most * kPoints) return 1;
    return out / kPoints;
}

double NameLayout::foreign(Entry& entry, const QRectF& box, double most) const
{
    const std::vector<Entry*> lands = landsNear(entry, box);
    int on = 0;
    for (int x = 0; x <= kSamples; ++x)
        for (int y = 0; y <= kSamples; ++y) {
            const QPointF at = sampleOf(box, x, y);
            const bool isTheirs = std::ranges::any_of(lands, [&at](Entry* land) { return covers(*land, at); });
            if (isTheirs && ++on >= most * kPoints) return 1;
        }
    return on / kPoints;
}

QRectF NameLayout::movedAside(Entry& entry, const QRectF& box) const
{
    // Where somebody wants a name, room is sought further.
    const int steps = entry.wish.isPlaced ? 10 : 5; // each way
    const double most = entry.wish.isPlaced ? kMostOutside : kMostOutsideByItself;
    constexpr double kAny = std::numeric_limits<double>::infinity();
    const QRectF near = bestAround(entry, box, QSizeF(box.width() * 0.6, box.height() * 2), steps, most, kAny);
    // A place that is far larger than its name has room somewhere, though a legend lies over its middle.
    constexpr double kWide = 2.5; // times the width of the name
    constexpr double kHigh = 5;   // and its height
    const QRectF& part = entry.part;
    if (!near.isEmpty() || entry.wish.isPlaced || part.width() < kWide * box.width() ||
        part.height() < kHigh * box.height())
        return near;
    const QPointF& middle = box.center();
    const QSizeF reach(std::max(middle.x() - part.left(), part.right() - middle.x()),
                       std::max(middle.y() - part.top(), part.bottom() - middle.y()));
    return bestAround(entry, box, reach, 2 * steps, most, kAny);
}

double NameLayout::paintCost(const Entry& entry, const QRectF& box) const
{
    constexpr double kPainted = 0.8; // of a name that lies on nothing else: as much as one that leaves its place
    if (!m_busy || entry.wish.isPlaced) return 0;
    return kPainted * m_busy->share(box, entry.wish.kind == NameWish::Kind::Sea);
}

QRectF NameLayout::movedOffPaint(Entry& entry, const QRectF& box) const
{
    constexpr double kWorth = 0.1;  // so much is gained at least, or the name stays in the middle of its place
    constexpr double kAcross = 2.5; // of its width, and of its height, that it is moved at most
    constexpr double kDown = 8;
    constexpr int kSteps = 8;
    const double paint = paintCost(entry, box);
    if (paint <= kWorth) return box;
    const QSizeF reach(std::min(kAcross * box.width(), entry.part.width() / 2),
                       std::min(kDown * box.height(), entry.part.height() / 2));
    std::vector<Entry*> lands;
    if (entry.wish.kind == NameWish::Kind::Sea) lands = landsNear(entry, box);
    const double here = outside(entry, box, 1, lands);
    const QRectF better =
        bestAround(entry, box, reach, kSteps, std::max(kMostOutsideByItself, here), here + paint - kWorth);
    return better.isEmpty() ? box : better;
}

QRectF NameLayout::bestAround(Entry& entry, const QRectF& box, const QSizeF& reach, int steps, double most,
                              double than) const
{
    const QRectF around = box.adjusted(-reach.width(), -reach.height(), reach.width(), reach.height());
    const std::vector<QRectF> taken = takenNear(entry, around);
    std::vector<Entry*> lands;
    if (entry.wish.kind == NameWish::Kind::Sea) lands = landsNear(entry, around);
    QRectF best;
    double least = than;
    for (int y = -steps; y <= steps; ++y)
        for (int x = -steps; x <= steps; ++x) {
            const QPointF way(reach.width() * x / steps, reach.height() * y / steps);
            const double far = 0.02 * std::hypot(way.x(), way.y()) / box.height();
            const QRectF moved = box.translated(way);
            if (far >= std::min(least, most) || !m_board.contains(moved) || !isFreeOf(moved, taken)) continue;
            if (!isOwn(entry, moved.center(), lands)) continue;
            const double paint = paintCost(entry, moved);
            const double bound = std::min(most, least - paint);
            if (far >= bound) continue;
            const double cost = outside(entry, moved, bound - far, lands) + far;
            if (cost >= bound) continue;
            least = cost + paint;
            best = moved;
        }
    return best;
}

QRectF NameLayout::besidePlace(Entry& entry, const QSizeF& size) const
{
    if (entry.part.width() > kSmall * size.width()) return {}; // beside a large place nobody would look for its name
    const QPointF& c = entry.wish.at;
    const QRectF& place = entry.part;
    const double gap = kBeside / m_sizes.scale;
    const double half = size.width() / 2;
    const double middle = c.y() - size.height() / 2;
    const QPointF corners[]{{place.right() + gap, middle},        {place.left() - gap - size.width(), middle},
                            {c.x() - half, place.bottom() + gap}, {c.x() - half, place.top() - gap - size.height()},
                            {c.x(), place.bottom() + gap},        {c.x() - size.width(), place.bottom() + gap}};
    QRectF best;
    double least = kMostForeign;
    for (const QPointF& corner : corners) {
        const QRectF box(corner, size);
        if (!m_board.contains(box) || !isFreeOf(box, takenNear(entry, box))) continue;
        if (const double land = foreign(entry, box, least); land < least) {
            least = land;
            best = box;
        }
    }
    return best;
}

void NameLayout::layBesideSpace(Entry& entry, LabelPlace& name) const
{
    // Pawns stand in the middle: the names of large spaces stand beside them, where the fewest other spaces are; small
    // ones are told by their place in the row.
    const QRectF& space = entry.wish.box;
    name.letters.turn = 0;
    name.letters.curve.clear();
    if (space.isEmpty() || space.width() < kNamedSpace * m_smallestSpace) return;
    const QSizeF size = sizeOf(name);
    const double gap = kBeside / m_sizes.scale;
    const QPointF c = space.center();
    const double half = size.width() / 2;
    const double middle = c.y() - size.height() / 2;
    const QPointF corners[]{{c.x() - half, space.bottom() - size.height() * 0.1},
                            {c.x() - half, space.top() - size.height() * 0.9},
                            {space.right() + gap, middle},
                            {space.left() - gap - size.width(), middle}};
    double least = std::numeric_limits<double>::infinity();
    for (const QPointF& corner : corners) {
        const QRectF box(corner, size);
        double cost = m_board.contains(box) ? 0 : size.width() * size.height();
        std::vector<const Entry*> others;
        entry.looked |= box;
        entry.mindsGround = true;
        m_ground.visitNear(box, [&](const Entry* other) {
            if (other->id != entry.id && other->wish.kind == NameWish::Kind::Space) others.push_back(other);
        });
        std::ranges::sort(others, {}, &Entry::id);
        others.erase(std::unique(others.begin(), others.end()), others.end());
        for (const Entry* other : others) cost += overlapOf(other->ground, box);
        for (const QRectF& other : takenNear(entry, box)) cost += overlapOf(other, box);
        if (cost >= least) continue;
        least = cost;
        name.box = pushedInto(box, m_board);
    }
}

} // namespace marches::editor
