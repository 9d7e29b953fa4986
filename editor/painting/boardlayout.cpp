// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardlayout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::editor {

namespace {

/// Room of a name in pixels at a size, with the halo.
constexpr double kLeastShrink = 0.72;
constexpr double kLeastLetters = 10;  ///< pixels
constexpr double kNamedSpace = 1.25;  ///< spaces so much wider than the smallest carry their names
constexpr double kPawnReach = 32;     ///< of pawns around the middle of a space, in board units
constexpr double kMostOutside = 0.62; ///< part of a name that was moved aside that may lie out of its place
constexpr double kMarkerReach = 20;   ///< of a marker to the left of a stack, in fortieths of its width
constexpr double kBannerRise = 6;     ///< of a banner over it
constexpr double kSmall = 1.5;        ///< widths of its name: so wide is a place that may be named beside it
constexpr double kMostForeign = 0.4;  ///< of a name that stands beside its place: part that may lie on other land

QSizeF labelSize(const QStringList& lines, const QFontMetricsF& metrics)
{
    double width = 0;
    for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
    return {width + 4, metrics.height() * (1 + 0.92 * static_cast<double>(lines.size() - 1))};
}

/// How wide the place is at a height, through a point.
double chord(const Shape& shape, const QPointF& through)
{
    double left = shape.bounds().left();
    double right = shape.bounds().right();
    for (const QPolygonF& ring : shape.rings())
        for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
            if ((ring[i].y() > through.y()) == (ring[j].y() > through.y())) continue;
            const double x =
                ring[j].x() + (through.y() - ring[j].y()) / (ring[i].y() - ring[j].y()) * (ring[i].x() - ring[j].x());
            if (x <= through.x()) left = std::max(left, x);
            if (x > through.x()) right = std::min(right, x);
        }
    return right - left;
}

QRectF pushedInto(QRectF box, const QRectF& board)
{
    if (box.left() < board.left()) box.moveLeft(board.left());
    if (box.right() > board.right()) box.moveRight(board.right());
    if (box.top() < board.top()) box.moveTop(board.top());
    if (box.bottom() > board.bottom()) box.moveBottom(board.bottom());
    return box;
}

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

/// Bounds of that part of a place, of several islands, in which a point lies.
QRectF partAround(const Shape& shape, const QPointF& point)
{
    for (const QPolygonF& ring : shape.rings())
        if (ring.containsPoint(point, Qt::OddEvenFill)) return ring.boundingRect();
    return shape.bounds();
}

/// Finds room for stacks one after the other.
class StackPlacer {
public:
    StackPlacer(const BoardDrawing& drawing, BoardLayout& layout) : m_drawing(drawing), m_layout(layout)
    {
        for (const LabelPlace& label : layout.labels)
            if (!label.isHidden()) m_labels.push_back(label.box);
    }

    /// `margins`: what belongs to the stack around its box, in board units.
    StackPlace place(int index, const QSizeF& size, const QMarginsF& margins, const std::vector<QPointF>& wishes,
                     double wishWeight)
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
            // To cover anything at all is worse than to reach out of the place.
            constexpr double kCovers = 6.0;
            for (const QRectF& label : m_labels)
                if (const double covered = overlap(full, label); covered > 0) cost += kCovers + 40.0 * covered / area;
            for (const QRectF& other : m_taken)
                if (const double covered = overlap(full, other); covered > 0) cost += kCovers + 60.0 * covered / area;
            if (cost >= least) continue;
            // In another place, land or sea, it would seem to stand there.
            constexpr double kElsewhere = 10.0;
            if (const int under = m_drawing.placeAt(full.center()); under >= 0 && under != index) cost += kElsewhere;
            if (cost < least) cost += 5.0 * outside(drawing.shape, full);
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
        const QRectF bounds = partAround(drawing.shape, drawing.label); // not on an islet far away
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
    std::vector<QRectF> m_labels;
    std::vector<QRectF> m_taken;
};

bool isTrack(const engine::Place& place)
{
    return place.kind == engine::PlaceKind::Site && place.id.ends_with("-track");
}

bool isSpace(const BoardDrawing& drawing, int place)
{
    return drawing.board.place(place).kind == engine::PlaceKind::Space;
}

/// Width of the smallest space of a track, 0: there is none.
double smallestSpace(const BoardDrawing& drawing)
{
    double smallest = 0;
    for (std::size_t i = 0; i < drawing.places.size(); ++i) {
        const Shape& shape = drawing.places[i].shape;
        if (!isSpace(drawing, static_cast<int>(i)) || shape.isEmpty()) continue;
        const double width = shape.bounds().width();
        smallest = smallest == 0 ? width : std::min(smallest, width);
    }
    return smallest;
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

BoardSizes::BoardSizes(double pixelsPerUnit)
    : scale(pixelsPerUnit), label(16.5 * pixelsPerUnit), stack(std::clamp(54.0 * pixelsPerUnit, 20.0, 104.0)),
      band(std::clamp(18.0 * pixelsPerUnit, 5.0, 26.0)), line(std::clamp(1.3 * pixelsPerUnit, 0.7, 2.0))
{
    // Never below 10 px; where letters of 10 px would be out of all proportion there are no names.
    label = label < 6.0 ? 0.0 : std::clamp(label, 10.0, 34.0);
}

QStringList twoLines(const QString& name, const QFontMetricsF& metrics)
{
    QStringList best{name};
    double shortest = metrics.horizontalAdvance(name);
    for (qsizetype i = name.indexOf(u' '); i >= 0; i = name.indexOf(u' ', i + 1)) {
        const QString first = name.left(i);
        const QString second = name.mid(i + 1);
        const double width = std::max(metrics.horizontalAdvance(first), metrics.horizontalAdvance(second));
        if (width >= shortest) continue;
        shortest = width;
        best = {first, second};
    }
    return best;
}

namespace {

/// Part of a box that lies on land other than a place's own, from 0 to 1.
double foreign(const BoardDrawing& drawing, std::size_t own, const QRectF& box)
{
    double part = 0;
    for (std::size_t i = 0; i < drawing.places.size(); ++i) {
        const PlaceDrawing& other = drawing.places[i];
        const bool land = drawing.board.place(static_cast<int>(i)).kind == engine::PlaceKind::Land;
        if (i == own || !land || !other.shape.bounds().intersects(box)) continue;
        if (!other.shape.isEmpty()) part += 1 - outside(other.shape, box);
    }
    return std::min(1.0, part);
}

/// Room for a name that would lie on another one, moved within its own place; empty: there is none.
QRectF movedAside(const BoardDrawing& drawing, std::size_t own, const QRectF& box, const std::vector<QRectF>& taken)
{
    const QRectF board(QPointF(0, 0), drawing.size);
    const Shape& shape = drawing.places[own].shape;
    constexpr int kSteps = 10; // each way
    QRectF best;
    double least = kMostOutside;
    for (int y = -kSteps; y <= kSteps; ++y)
        for (int x = -kSteps; x <= kSteps; ++x) {
            const QPointF way(box.width() * 0.06 * x, box.height() * 0.2 * y);
            const QRectF moved = box.translated(way);
            if (!board.contains(moved) || !shape.contains(moved.center())) continue;
            if (std::ranges::any_of(taken, [&moved](const QRectF& other) { return other.intersects(moved); })) continue;
            const double cost = outside(shape, moved) + 0.02 * std::hypot(way.x(), way.y()) / box.height();
            if (cost >= least) continue;
            least = cost;
            best = moved;
        }
    return best;
}

/// Room for a name beside a place that is too small for it, on the side with the least land; empty: nowhere.
QRectF besidePlace(const BoardDrawing& drawing, std::size_t own, const QSizeF& size, const std::vector<QRectF>& taken,
                   double gap)
{
    const QRectF board(QPointF(0, 0), drawing.size);
    const QPointF c = drawing.places[own].label;
    const QRectF place = partAround(drawing.places[own].shape, c);
    if (place.width() > kSmall * size.width()) return {}; // beside a large place nobody would look for its name
    const double half = size.width() / 2;
    const QPointF corners[]{{place.right() + gap, c.y() - size.height() / 2},
                            {place.left() - gap - size.width(), c.y() - size.height() / 2},
                            {c.x() - half, place.bottom() + gap},
                            {c.x() - half, place.top() - gap - size.height()},
                            {c.x(), place.bottom() + gap},
                            {c.x() - size.width(), place.bottom() + gap}};
    QRectF best;
    double least = kMostForeign;
    for (const QPointF& corner : corners) {
        const QRectF box(corner, size);
        if (!board.contains(box)) continue;
        if (std::ranges::any_of(taken, [&box](const QRectF& other) { return other.intersects(box); })) continue;
        if (const double land = foreign(drawing, own, box); land < least) {
            least = land;
            best = box;
        }
    }
    return best;
}

/// Room for the name of a space: below it, or where it lies on fewer of the other spaces, with their pawns, and names.
QRectF besideSpace(const BoardDrawing& drawing, std::size_t own, const QSizeF& size, const std::vector<QRectF>& taken,
                   double gap)
{
    const QRectF space = drawing.places[own].shape.bounds();
    const QPointF c = space.center();
    const double half = size.width() / 2;
    const double middle = c.y() - size.height() / 2;
    const QPointF corners[]{{c.x() - half, space.bottom() - size.height() * 0.1},
                            {c.x() - half, space.top() - size.height() * 0.9},
                            {space.right() + gap, middle},
                            {space.left() - gap - size.width(), middle}};
    const QRectF board(QPointF(0, 0), drawing.size);
    QRectF best;
    double least = 1e18;
    for (const QPointF& corner : corners) {
        const QRectF box(corner, size);
        double cost = board.contains(box) ? 0 : size.width() * size.height();
        for (std::size_t i = 0; i < drawing.places.size(); ++i)
            if (i != own && isSpace(drawing, static_cast<int>(i)))
                cost += overlap(drawing.places[i].shape.bounds(), box);
        for (const QRectF& other : taken) cost += overlap(other, box);
        if (cost >= least) continue;
        least = cost;
        best = box;
    }
    return best;
}

} // namespace

QFont labelFont(double pixels)
{
    QFont font(QStringList{QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif"), QStringLiteral("serif")},
               static_cast<int>(std::lround(pixels)));
    font.setStyleHint(QFont::Serif);
    font.setHintingPreference(QFont::PreferNoHinting); // drawn as outlines: a grid of pixels would only bend them
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return font;
}

double labelPixels(const BoardSizes& sizes, bool site, double size)
{
    constexpr double kSite = 0.72;
    constexpr double kLeastSite = 9; ///< pixels
    return site ? std::max(kLeastSite, std::max(kLeastSite, sizes.label * kSite) * size)
                : std::max(kLeastLetters, sizes.label * size);
}

QSizeF stackSize(const BoardSizes& sizes, std::size_t kinds)
{
    const double unit = sizes.stack / 40.0;
    if (sizes.compact() || sizes.plain) return {40 * unit, 26 * unit};
    if (sizes.apart()) return {std::max(40.0, 23.0 * static_cast<double>(kinds)) * unit, 50 * unit};
    return {40 * unit, (kinds > 0 ? 40 : 26) * unit};
}

std::vector<LabelPlace> placeLabels(const BoardDrawing& drawing, const std::vector<BoardName>& names,
                                    const BoardSizes& sizes)
{
    std::vector<LabelPlace> labels(drawing.places.size());
    if (sizes.label <= 0) return labels;
    const QFontMetricsF usual(labelFont(sizes.label));
    const QRectF board(QPointF(0, 0), drawing.size);
    std::vector<QRectF> taken;
    const double named = kNamedSpace * smallestSpace(drawing);
    for (std::size_t i = 0; i < labels.size() && i < names.size(); ++i) {
        const PlaceDrawing& place = drawing.places[i];
        const BoardName& name = names[i];
        if (name.lines.isEmpty() || place.shape.isEmpty()) continue;
        if (drawing.board.place(static_cast<int>(i)).kind == engine::PlaceKind::Coast)
            continue; // bears its province's name
        const bool site = !isOnBoard(drawing, static_cast<int>(i));
        LabelPlace& label = labels[i];
        label.lines = name.lines;
        label.size = name.size;
        const bool whole = name.lines.size() == 1;
        const double letters = labelPixels(sizes, site, name.size);
        const QFontMetricsF metrics = site || name.size < 1 ? QFontMetricsF(labelFont(letters)) : usual;
        if (isTrack(drawing.board.place(static_cast<int>(i)))) continue; // its tokens say what it is
        if (site) {
            QSizeF size = labelSize(label.lines, metrics) / sizes.scale;
            if (whole && size.width() > place.box.width() - 4) {
                label.lines = twoLines(name.lines.front(), metrics);
                size = labelSize(label.lines, metrics) / sizes.scale;
            }
            if (size.width() <= place.box.width() - 4 && size.height() <= place.box.height() * 0.55)
                label.box = QRectF(place.box.topLeft() + QPointF(3, 1), size);
            continue;
        }
        QSizeF size = labelSize(label.lines, metrics) / sizes.scale;
        if (isSpace(drawing, static_cast<int>(i))) {
            // Pawns stand in the middle: the names of large spaces stand beside them, where the fewest other spaces
            // are; small ones are told by their place in the row.
            if (place.shape.bounds().width() >= named)
                label.box = pushedInto(besideSpace(drawing, i, size, taken, 2 / sizes.scale), board);
            if (!label.box.isEmpty()) taken.push_back(label.box);
            continue;
        }
        // Of islands the name spans them all.
        const bool islands = place.shape.rings().size() > 1;
        const double room =
            islands ? place.shape.bounds().width() : chord(place.shape, place.label) - sizes.band / sizes.scale;
        if (size.width() > room) {
            if (whole) label.lines = twoLines(name.lines.front(), metrics);
            size = labelSize(label.lines, metrics) / sizes.scale;
            // Smaller letters before a name runs far into its neighbours, but none that cannot be read.
            const double least = std::max(kLeastShrink, kLeastLetters / letters);
            if (least < 1) size *= std::clamp(room / size.width(), least, 1.0);
        }
        QRectF box = pushedInto(QRectF(place.label - QPointF(size.width() / 2, size.height() / 2), size), board);
        const bool covers = std::ranges::any_of(taken, [&box](const QRectF& other) { return other.intersects(box); });
        const bool tooWide = size.width() > place.shape.bounds().width() * 1.6;
        const bool land = drawing.board.place(static_cast<int>(i)).kind == engine::PlaceKind::Land;
        if (covers || tooWide) box = tooWide ? QRectF() : movedAside(drawing, i, box, taken);
        if (box.isEmpty() && land) box = besidePlace(drawing, i, size, taken, 2 / sizes.scale);
        if (box.isEmpty()) continue;
        label.box = box;
        taken.push_back(box);
    }
    return labels;
}

void placeStacks(const BoardDrawing& drawing, const BoardPosition& position, const std::vector<QPointF>& origin,
                 BoardLayout& layout)
{
    layout.stacks.assign(drawing.places.size(), {});
    layout.intruders.assign(drawing.places.size(), {});
    StackPlacer placer(drawing, layout);
    const BoardSizes& sizes = layout.sizes;
    for (std::size_t i = 0; i < position.places.size() && i < drawing.places.size(); ++i) {
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
        const QSizeF size = stackSize(sizes, std::max<std::size_t>(1, here.stack.size())) / sizes.scale;
        layout.stacks[i] =
            placer.place(static_cast<int>(i), size, margins, placer.wishes(static_cast<int>(i), size, margins), 0.02);
    }
    for (std::size_t i = 0; i < position.places.size() && i < drawing.places.size(); ++i) {
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
        layout.intruders[i] = placer.place(static_cast<int>(i), size, margins, wishes, 0.05);
    }
}

} // namespace marches::editor
