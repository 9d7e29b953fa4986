// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/namelayout.h"

#include "editor/painting/nameroom.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kMargin = 4; ///< pixels that a name has beside its letters, for their halo

/// Square board units that a shape covers.
double areaOf(const Shape& shape)
{
    double area = 0;
    for (const QPolygonF& ring : shape.rings())
        for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
            area += (ring[j].x() * ring[i].y() - ring[i].x() * ring[j].y()) / 2;
    return std::abs(area);
}

/// The rings of a shape that lie in no other one.
std::vector<QRectF> islandsOf(const Shape& shape)
{
    std::vector<QRectF> islands;
    for (const QPolygonF& ring : shape.rings()) {
        const bool isHole = std::ranges::any_of(shape.rings(), [&ring](const QPolygonF& other) {
            return &other != &ring && other.containsPoint(ring.first(), Qt::OddEvenFill) &&
                   other.boundingRect().contains(ring.boundingRect());
        });
        if (!isHole) islands.push_back(ring.boundingRect());
    }
    return islands;
}

/// A block of lines turned around its middle, in pieces as long as it is high.
std::vector<QRectF> turnedParts(const QSizeF& size, const QPointF& middle, double degrees)
{
    QTransform turn;
    turn.translate(middle.x(), middle.y());
    turn.rotate(degrees);
    turn.translate(-size.width() / 2, -size.height() / 2);
    const int count = std::max(1, static_cast<int>(std::ceil(size.width() / std::max(1e-6, size.height()))));
    const double width = size.width() / count;
    std::vector<QRectF> parts;
    parts.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) parts.push_back(turn.mapRect(QRectF(i * width, 0, width, size.height())));
    return parts;
}

QRectF united(const std::vector<QRectF>& boxes)
{
    QRectF all;
    for (const QRectF& box : boxes) all |= box;
    return all;
}

bool standsOnGround(const NameWish& wish)
{
    return wish.kind == NameWish::Kind::Land || wish.kind == NameWish::Kind::Sea || wish.kind == NameWish::Kind::Region;
}

bool isSameWish(const NameWish& a, const NameWish& b)
{
    return a.id == b.id && a.kind == b.kind && a.lines == b.lines && a.size == b.size && a.letters == b.letters &&
           a.isPlaced == b.isPlaced && a.at == b.at && a.box == b.box && a.shape == b.shape && a.pieces == b.pieces &&
           a.growth == b.growth;
}

/// Coordinates of a chain of points from a corner on, in pixels.
std::vector<QPointF> inPixels(const std::vector<QPointF>& points, const QPointF& corner, double scale)
{
    std::vector<QPointF> scaled;
    scaled.reserve(points.size());
    for (const QPointF& point : points) scaled.push_back((point - corner) * scale);
    return scaled;
}

} // namespace

QSizeF sizeOfName(const LabelPlace& name, double scale)
{
    return (blockSize(name.lines, name.letters.face) * name.pixels + QSizeF(kMargin, 0)) / scale;
}

QPainterPath lettersOf(const LabelPlace& name, double scale)
{
    const LetterFace& face = name.letters.face;
    if (!name.letters.curve.empty())
        return lettersAlong(name.lines.join(u' '), face, name.pixels,
                            inPixels(name.letters.curve, name.box.topLeft(), scale))
            .path;
    QPainterPath block = blockOfLetters(name.lines, face, name.pixels, name.alignment);
    const QSizeF size = blockSize(name.lines, face) * name.pixels;
    const QSizeF room = name.box.size() * scale;
    if (name.alignment == LineAlignment::Left) return block.translated(kMargin / 2, 0);
    QTransform stand;
    stand.translate(room.width() / 2, room.height() / 2);
    stand.rotate(name.letters.turn);
    stand.translate(-size.width() / 2, -size.height() / 2);
    return stand.map(block);
}

bool NameLayout::Before::operator()(const Entry* a, const Entry* b) const
{
    const auto order = [](const Entry& entry) {
        const int turn = entry.wish.kind == NameWish::Kind::Region  ? 2
                         : entry.wish.kind == NameWish::Kind::Space ? 1
                                                                    : 0;
        return std::tuple(turn, !entry.wish.isPlaced, -entry.rank, std::string_view(entry.wish.id), entry.id);
    };
    return order(*a) < order(*b);
}

void NameLayout::setSizes(const BoardSizes& sizes)
{
    const bool looksTheSame = sizes.scale == m_sizes.scale;
    m_sizes = sizes;
    if (looksTheSame) return;
    m_looked.clear();
    m_taken.clear();
    for (auto& [id, entry] : m_entries) {
        m_former.try_emplace(id, entry.place);
        entry.place = {};
        entry.looked = QRectF();
        wait(entry);
    }
}

void NameLayout::setFurniture(std::vector<QRectF> boxes)
{
    if (boxes == m_furniture) return;
    const auto disturbed = [this](const QRectF& box) {
        m_looked.visitNear(box, [&](Entry* entry) {
            if (entry->looked.intersects(box)) wait(*entry);
        });
    };
    for (const QRectF& box : m_furniture) disturbed(box);
    m_furniture = std::move(boxes);
    for (const QRectF& box : m_furniture) disturbed(box);
}

void NameLayout::setSheet(const QRectF& sheet)
{
    if (sheet == m_sheet || sheet.isEmpty()) return;
    m_sheet = sheet;
    for (auto& [id, entry] : m_entries)
        if (entry.wish.isPlaced) wait(entry);
}

void NameLayout::setLanes(std::vector<QRectF> boxes)
{
    if (boxes == m_lanes) return;
    const auto disturbed = [this](const QRectF& box) {
        m_looked.visitNear(box, [&](Entry* entry) {
            if (entry->isArchipelago && entry->looked.intersects(box)) wait(*entry);
        });
    };
    for (const QRectF& box : m_lanes) disturbed(box);
    m_lanes = std::move(boxes);
    for (const QRectF& box : m_lanes) disturbed(box);
}

void NameLayout::bringInside(LabelPlace& name) const
{
    if (name.isHidden()) return;
    const QPointF way = pushedInto(name.box, m_sheet).topLeft() - name.box.topLeft();
    if (way.isNull()) return;
    name.box.translate(way);
    for (QRectF& part : name.parts) part.translate(way);
    for (QPointF& point : name.letters.curve) point += way;
}

void NameLayout::setBusyGround(std::shared_ptr<const BusyGround> ground, const QRectF& changed)
{
    m_busy = std::move(ground);
    m_looked.visitNear(changed, [&](Entry* entry) {
        if (!entry->wish.isPlaced && entry->looked.intersects(changed)) wait(*entry);
    });
}

void NameLayout::set(Id id, NameWish wish)
{
    const auto found = m_entries.find(id);
    if (found != m_entries.end() && isSameWish(found->second.wish, wish)) return;
    if (found != m_entries.end()) leave(found->second);
    Entry& entry = found != m_entries.end() ? found->second : m_entries[id];
    entry = Entry();
    entry.id = id;
    entry.wish = std::move(wish);
    enter(entry);
}

void NameLayout::erase(Id id)
{
    const auto found = m_entries.find(id);
    if (found == m_entries.end()) return;
    leave(found->second);
    m_entries.erase(found);
}

void NameLayout::enter(Entry& entry)
{
    const NameWish& wish = entry.wish;
    entry.ground = standsOnGround(wish) && wish.shape ? wish.shape->bounds() : wish.box;
    entry.part = entry.ground;
    if (standsOnGround(wish) && wish.shape && !wish.shape->isEmpty()) {
        // In eighths of an octave: what is as large but for a rounded number comes in the order of the ids.
        constexpr double kSteps = 8;
        entry.rank = std::round(kSteps * std::log2(1 + areaOf(*wish.shape)));
        entry.part = islandAround(*wish.shape, wish.at);
        entry.isSplit = wish.kind == NameWish::Kind::Land && islandsOf(*wish.shape).size() > 1;
    }
    m_ground.insert(entry.ground, &entry);
    wait(entry);
    disturbGround(entry);
}

void NameLayout::leave(Entry& entry)
{
    disturbGround(entry);
    disturb(entry, entry.place);
    m_former.try_emplace(entry.id, entry.place);
    for (const QRectF& part : entry.place.parts) m_taken.remove(part, &entry);
    m_ground.remove(entry.ground, &entry);
    if (!entry.looked.isEmpty()) m_looked.remove(entry.looked, &entry);
    m_waiting.erase(&entry);
}

void NameLayout::take(Entry& entry, LabelPlace place)
{
    for (const QRectF& part : entry.place.parts) m_taken.remove(part, &entry);
    entry.place = std::move(place);
    for (const QRectF& part : entry.place.parts) m_taken.insert(part, &entry);
}

void NameLayout::wait(Entry& entry)
{
    if (!std::exchange(entry.isWaiting, true)) m_waiting.insert(&entry);
}

void NameLayout::disturb(const Entry& entry, const LabelPlace& place)
{
    for (const QRectF& part : place.parts)
        m_looked.visitNear(part, [&](Entry* other) {
            if (!other->isWaiting && other->id != entry.id && other->looked.intersects(part) && Before()(&entry, other))
                wait(*other);
        });
}

void NameLayout::disturbGround(const Entry& entry)
{
    const NameWish::Kind kind = entry.wish.kind;
    if (kind == NameWish::Kind::Space) m_spacesChanged = true;
    // Any name may lie over the others.
    if (kind != NameWish::Kind::Space && kind != NameWish::Kind::Land && kind != NameWish::Kind::Site) return;
    m_looked.visitNear(entry.ground, [&](Entry* other) {
        if (other->id == entry.id || !other->mindsGround || !other->looked.intersects(entry.ground)) return;
        other->chord = kUnknown;
        wait(*other);
    });
}

void NameLayout::findSmallestSpace()
{
    if (!std::exchange(m_spacesChanged, false)) return;
    double smallest = 0;
    for (const auto& [id, entry] : m_entries)
        if (entry.wish.kind == NameWish::Kind::Space && !entry.wish.box.isEmpty())
            smallest = smallest == 0 ? entry.wish.box.width() : std::min(smallest, entry.wish.box.width());
    if (smallest == m_smallestSpace) return;
    m_smallestSpace = smallest;
    for (auto& [id, entry] : m_entries)
        if (entry.wish.kind == NameWish::Kind::Space) wait(entry);
}

QRectF NameLayout::settle()
{
    findSmallestSpace();
    while (!m_waiting.empty()) {
        Entry* entry = *m_waiting.begin();
        m_waiting.erase(m_waiting.begin());
        entry->isWaiting = false;
        const QRectF looked = std::exchange(entry->looked, QRectF());
        LabelPlace place = laidOut(*entry);
        if (looked != entry->looked) {
            if (!looked.isEmpty()) m_looked.remove(looked, entry);
            if (!entry->looked.isEmpty()) m_looked.insert(entry->looked, entry);
        }
        if (place == entry->place) continue;
        disturb(*entry, entry->place);
        m_former.try_emplace(entry->id, entry->place);
        take(*entry, std::move(place));
        disturb(*entry, entry->place);
    }
    QRectF changed;
    for (const auto& [id, was] : std::exchange(m_former, {}))
        if (was != name(id)) changed |= was.box | name(id).box;
    return changed;
}

const LabelPlace& NameLayout::name(Id id) const
{
    static const LabelPlace kHidden;
    const auto found = m_entries.find(id);
    return found == m_entries.end() ? kHidden : found->second.place;
}

std::vector<NameLayout::Id> NameLayout::namesNear(const QRectF& box) const
{
    std::vector<Id> near;
    m_taken.visitNear(box, [&near](const Entry* entry) { near.push_back(entry->id); });
    std::ranges::sort(near);
    near.erase(std::unique(near.begin(), near.end()), near.end());
    return near;
}

LabelPlace NameLayout::laidOut(Entry& entry) const
{
    const NameWish& wish = entry.wish;
    LabelPlace name;
    entry.mindsGround = false;
    if (wish.lines.isEmpty() || m_sizes.label <= 0) return name;
    name.lines = written(wish.lines, wish.letters);
    name.letters = wish.letters;
    const bool isSmall = wish.kind == NameWish::Kind::Site || wish.kind == NameWish::Kind::Mark;
    name.pixels = labelPixels(m_sizes, isSmall, wish.size * wish.letters.size);
    switch (wish.kind) {
    case NameWish::Kind::Site: layInBox(entry, name); break;
    case NameWish::Kind::Mark: layAtPoint(entry, name); break;
    case NameWish::Kind::Space: layBesideSpace(entry, name); break;
    case NameWish::Kind::Region: layOnRegion(entry, name); break;
    default: layOnGround(entry, name);
    }
    if (name.isHidden())
        name.parts.clear();
    else if (name.parts.empty())
        name.parts = {name.box};
    return name;
}

void NameLayout::layInBox(const Entry& entry, LabelPlace& name) const
{
    const QRectF& box = entry.wish.box;
    // Board units from the edge of a box to the inner side of its fine rule, which a small one does not have.
    const double rule = std::min(box.width(), box.height()) > 24 ? 6 : 3;
    name.alignment = LineAlignment::Left;
    name.letters.turn = 0;
    name.letters.curve.clear();
    QSizeF size = sizeOf(name);
    if (name.lines.size() == 1 && size.width() > box.width() - 2 * rule) {
        name.lines = twoLines(name.lines.front(), name.letters.face);
        size = sizeOf(name);
    }
    if (size.width() <= box.width() - 2 * rule && size.height() <= box.height() * 0.55)
        name.box = QRectF(box.topLeft() + QPointF(rule, 2), size);
}

void NameLayout::layAtPoint(const Entry& entry, LabelPlace& name) const
{
    const QSizeF size = sizeOf(name);
    name.letters.turn = 0;
    name.letters.curve.clear();
    name.box = QRectF(entry.wish.at - QPointF(size.width() / 2, size.height() / 2), size);
    bringInside(name);
}

void NameLayout::layTurned(const Entry& entry, LabelPlace& name) const
{
    name.parts = turnedParts(sizeOf(name), entry.wish.at, name.letters.turn);
    const QRectF box = united(name.parts);
    // Around the middle, as the letters are.
    const double x = std::max(entry.wish.at.x() - box.left(), box.right() - entry.wish.at.x());
    const double y = std::max(entry.wish.at.y() - box.top(), box.bottom() - entry.wish.at.y());
    name.box = QRectF(entry.wish.at.x() - x, entry.wish.at.y() - y, 2 * x, 2 * y);
}

void NameLayout::layOnCurve(const Entry&, LabelPlace& name) const
{
    const Letters set = lettersAlong(name.lines.join(u' '), name.letters.face, name.pixels,
                                     inPixels(name.letters.curve, QPointF(), m_sizes.scale));
    for (const QRectF& letter : set.boxes)
        name.parts.emplace_back(letter.topLeft() / m_sizes.scale, letter.size() / m_sizes.scale);
    name.box = united(name.parts);
}

void NameLayout::layOnGround(Entry& entry, LabelPlace& name) const
{
    const NameWish& wish = entry.wish;
    if (!wish.shape || wish.shape->isEmpty()) return;
    if (!wish.letters.curve.empty() || wish.letters.turn != 0) {
        // Where somebody wants it, or nowhere.
        wish.letters.curve.empty() ? layTurned(entry, name) : layOnCurve(entry, name);
        if (wish.isPlaced) bringInside(name);
        const std::vector<QRectF> taken = takenNear(entry, name.box);
        const auto isFree = [&taken](const QRectF& part) { return isFreeOf(part, taken); };
        if (!std::ranges::all_of(name.parts, isFree)) name.box = QRectF();
        return;
    }
    QSizeF size = sizeOf(name);
    if (const double room = roomOf(entry); size.width() > room) {
        if (name.lines.size() == 1) name.lines = twoLines(name.lines.front(), name.letters.face);
        size = sizeOf(name);
        // Smaller letters before a name runs far into its neighbours, but none that cannot be read.
        constexpr double kLeastShrink = 0.72;
        const double least = std::max(kLeastShrink, kLeastLetters / name.pixels);
        if (least < 1) name.pixels *= std::clamp(room / size.width(), least, 1.0);
        constexpr double kSteps = 8; // of a pixel, that no rounded number makes other letters
        name.pixels = std::max(kLeastLetters, std::floor(name.pixels * kSteps) / kSteps);
        size = sizeOf(name);
    }
    // Of the width of its place: more where somebody put it there than where names crowd by themselves.
    const double most = wish.isPlaced ? 1.6 : 1.2;
    QRectF box = pushedInto(QRectF(wish.at - QPointF(size.width() / 2, size.height() / 2), size),
                            wish.isPlaced ? m_sheet : m_board);
    const bool isTooWide = size.width() > entry.ground.width() * most;
    if (isTooWide)
        box = QRectF();
    else if (!isFreeOf(box, takenNear(entry, box)))
        box = movedAside(entry, box);
    else
        box = movedOffPaint(entry, box);
    if (box.isEmpty() && wish.kind == NameWish::Kind::Land) box = besidePlace(entry, size);
    name.box = box;
}

} // namespace marches::editor
