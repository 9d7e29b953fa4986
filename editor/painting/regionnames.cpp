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

} // namespace

void NameLayout::layOnRegion(Entry& entry, LabelPlace& name) const
{
    const NameWish& wish = entry.wish;
    if (!wish.shape || wish.shape->isEmpty()) return;
    if (!wish.letters.curve.empty()) return layOnCurve(entry, name);
    if (!entry.land) entry.land = std::make_shared<const MarkedCells>(regionCells(*wish.shape));
    if (wish.isPlaced) {
        const double landPixels = entry.land->bounds().width() * m_sizes.scale;
        // As somebody has it, whatever is there: other names are painted over it.
        if (name.lines.size() == 1 && widthOf(name.lines.front(), name.letters.face) * name.pixels > landPixels)
            name.lines = twoLines(name.lines.front(), name.letters.face);
        name.parts = lettersAround(name, m_sizes.scale);
        for (QRectF& part : name.parts) part.translate(wish.at);
        name.box = turnedBox(sizeOf(name), wish.at, name.letters.turn);
        return;
    }
    layWhereThereIsRoom(entry, name);
}

void NameLayout::layWhereThereIsRoom(Entry& entry, LabelPlace& name) const
{
    const MarkedCells taken = takenOnRegion(entry);
    const double landPixels = entry.land->bounds().width() * m_sizes.scale;
    std::vector<QStringList> ways{name.lines};
    if (name.lines.size() == 1)
        if (QStringList two = twoLines(name.lines.front(), name.letters.face); two.size() > 1)
            ways.push_back(std::move(two));
    // Level if there is any room for that, and rather large than small.
    for (const double turn : kTurns) {
        if (turn != 0 && entry.wish.letters.turn != 0) return; // as somebody has it
        for (const double size : kShrinks)
            for (const QStringList& lines : ways) {
                LabelPlace written = name;
                written.lines = lines;
                written.letters.turn += turn;
                written.pixels = std::max(kLeastLetters, name.pixels * size);
                if (!layWritten(entry, taken, written)) continue;
                stretch(entry, taken, landPixels, written);
                name = std::move(written);
                return;
            }
    }
}

void NameLayout::stretch(const Entry& entry, const MarkedCells& taken, double landPixels, LabelPlace& name) const
{
    const double most = stretchOf(name, landPixels);
    if (most == 0) return;
    for (const double share : {1.0, 0.5}) {
        LabelPlace wider = name;
        wider.letters.face.spacing += most * share;
        if (!layWritten(entry, taken, wider)) continue;
        name = std::move(wider);
        return;
    }
}

bool NameLayout::layWritten(const Entry& entry, const MarkedCells& taken, LabelPlace& name) const
{
    name.parts = lettersAround(name, m_sizes.scale);
    const std::optional<QPointF> at =
        m_busy ? roomOnRegion(*entry.land, taken, name.parts,
                              [this](const QRectF& letter) { return m_busy->share(letter, false); })
               : roomOnRegion(*entry.land, taken, name.parts);
    if (!at) return false;
    for (QRectF& part : name.parts) part.translate(*at);
    name.box = turnedBox(sizeOf(name), *at, name.letters.turn);
    return true;
}

} // namespace marches::editor
