// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/scatter.h"

#include "editor/geometry/segment.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace marches::editor {

namespace {

constexpr double kJitter = 0.46;               ///< of the pitch, to either side
constexpr std::int64_t kMostSpots = 4'000'000; ///< looked at: a pitch of next to nothing must not hold up the program

/// Whether two points are nearer than that, to the last bit as their distance tells, but mostly without a root.
bool areNearer(const QPointF& a, const QPointF& b, double distance)
{
    constexpr double kSure = 1e-9; // of the square
    const QPointF off = a - b;
    const double squared = QPointF::dotProduct(off, off);
    const double limit = distance * distance;
    if (squared > limit * (1 + kSure)) return false;
    return squared < limit * (1 - kSure) || distanceBetween(a, b) < distance;
}

/// Neighbours of spots, found by squares as wide as they must be apart: row by row, each with its part of one list.
class SpotGrid {
public:
    SpotGrid(const std::vector<Spot>& spots, double apart) : m_spots(spots), m_apart(apart)
    {
        if (spots.empty()) return;
        QRectF box(spots.front().at, QSizeF(0, 0));
        for (const Spot& spot : spots) {
            box.setLeft(std::min(box.left(), spot.at.x()));
            box.setTop(std::min(box.top(), spot.at.y()));
            box.setRight(std::max(box.right(), spot.at.x()));
            box.setBottom(std::max(box.bottom(), spot.at.y()));
        }
        m_from = box.topLeft();
        m_columns = static_cast<std::int64_t>(box.width() / apart) + 1;
        m_rows = static_cast<std::int64_t>(box.height() / apart) + 1;
        m_starts.assign(static_cast<std::size_t>(m_columns * m_rows) + 1, 0);
        for (const Spot& spot : spots) ++m_starts[cellOf(spot.at) + 1];
        for (std::size_t i = 1; i < m_starts.size(); ++i) m_starts[i] += m_starts[i - 1];
        m_entries.resize(spots.size());
        std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
        for (std::size_t i = 0; i < spots.size(); ++i) m_entries[next[cellOf(spots[i].at)]++] = i;
    }

    template <class Visit> void visitNeighbours(std::size_t spot, Visit visit) const
    {
        const QPointF& at = m_spots[spot].at;
        const std::int64_t column = columnOf(at);
        const std::int64_t first = std::max<std::int64_t>(column - 1, 0);
        const std::int64_t last = std::min(column + 1, m_columns - 1);
        const std::int64_t bottom = std::min(rowOf(at) + 1, m_rows - 1);
        for (std::int64_t row = std::max<std::int64_t>(rowOf(at) - 1, 0); row <= bottom; ++row)
            for (std::size_t i = m_starts[cell(first, row)]; i < m_starts[cell(last, row) + 1]; ++i)
                if (const std::size_t other = m_entries[i]; other != spot && areNearer(m_spots[other].at, at, m_apart))
                    visit(other);
    }

private:
    std::int64_t columnOf(const QPointF& at) const
    {
        return static_cast<std::int64_t>((at.x() - m_from.x()) / m_apart);
    }
    std::int64_t rowOf(const QPointF& at) const { return static_cast<std::int64_t>((at.y() - m_from.y()) / m_apart); }
    std::size_t cell(std::int64_t column, std::int64_t row) const
    {
        return static_cast<std::size_t>(row * m_columns + column);
    }
    std::size_t cellOf(const QPointF& at) const { return cell(columnOf(at), rowOf(at)); }

    const std::vector<Spot>& m_spots;
    double m_apart;
    QPointF m_from;
    std::int64_t m_columns = 0;
    std::int64_t m_rows = 0;
    std::vector<std::size_t> m_starts; ///< by square
    std::vector<std::size_t> m_entries;
};

enum class Fate : char { Open, Stands, Gone };

} // namespace

std::vector<Spot> spotsIn(const QRectF& box, double pitch, const Lot& lot, const std::function<bool(const Spot&)>& fits)
{
    std::vector<Spot> spots;
    if (!(pitch > 0) || box.width() * box.height() / (pitch * pitch) > static_cast<double>(kMostSpots)) return spots;
    const auto first = [pitch](double from) { return static_cast<std::int64_t>(std::floor(from / pitch)); };
    for (std::int64_t row = first(box.top()); row <= first(box.bottom()); ++row)
        for (std::int64_t column = first(box.left()); column <= first(box.right()); ++column) {
            const Lot here = lot.with(column).with(row);
            const QPointF at((static_cast<double>(column) + 0.5 + here.with(1).between(-kJitter, kJitter)) * pitch,
                             (static_cast<double>(row) + 0.5 + here.with(2).between(-kJitter, kJitter)) * pitch);
            const Spot spot{at, here, here.with(3).share()};
            if (box.contains(at) && fits(spot)) spots.push_back(spot);
        }
    return spots;
}

std::vector<Spot> thinned(const std::vector<Spot>& spots, double apart, double reach)
{
    // In each round those stand that have the highest priority of all that are still open around them, and put out
    // the others there. The round after looks one more step of what is apart to either side.
    const int rounds = std::clamp(static_cast<int>((reach / apart + 1) / 2), 1, 6);
    const SpotGrid grid(spots, apart);
    std::vector<Fate> fates(spots.size(), Fate::Open);
    for (int round = 0; round < rounds; ++round) {
        std::vector<std::size_t> standing;
        for (std::size_t i = 0; i < spots.size(); ++i) {
            if (fates[i] != Fate::Open) continue;
            bool highest = true;
            grid.visitNeighbours(i, [&](std::size_t other) {
                if (fates[other] == Fate::Open && spots[other].priority >= spots[i].priority) highest = false;
            });
            if (highest) standing.push_back(i);
        }
        for (const std::size_t i : standing) {
            fates[i] = Fate::Stands;
            grid.visitNeighbours(i, [&](std::size_t other) { fates[other] = Fate::Gone; });
        }
    }
    std::vector<Spot> left;
    for (std::size_t i = 0; i < spots.size(); ++i)
        if (fates[i] == Fate::Stands) left.push_back(spots[i]);
    return left;
}

} // namespace marches::editor
