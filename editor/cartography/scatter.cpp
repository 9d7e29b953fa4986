// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/scatter.h"

#include "editor/geometry/segment.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>

namespace marches::editor {

namespace {

constexpr double kJitter = 0.46;               ///< of the pitch, to either side
constexpr std::int64_t kMostSpots = 4'000'000; ///< looked at: a pitch of next to nothing must not hold up the program

/// Neighbours of spots, found by squares as wide as they must be apart.
class SpotGrid {
public:
    SpotGrid(const std::vector<Spot>& spots, double apart) : m_spots(spots), m_apart(apart)
    {
        for (std::size_t i = 0; i < spots.size(); ++i) m_cells[codeAt(spots[i].at, 0, 0)].push_back(i);
    }

    template <class Visit> void visitNeighbours(std::size_t spot, Visit visit) const
    {
        for (std::int64_t row = -1; row <= 1; ++row)
            for (std::int64_t column = -1; column <= 1; ++column) {
                const auto cell = m_cells.find(codeAt(m_spots[spot].at, column, row));
                if (cell == m_cells.end()) continue;
                for (const std::size_t other : cell->second)
                    if (other != spot && distanceBetween(m_spots[other].at, m_spots[spot].at) < m_apart) visit(other);
            }
    }

private:
    std::int64_t codeAt(const QPointF& at, std::int64_t column, std::int64_t row) const
    {
        constexpr std::int64_t kPerRow = 1'000'003;
        return (static_cast<std::int64_t>(std::floor(at.y() / m_apart)) + row) * kPerRow +
               static_cast<std::int64_t>(std::floor(at.x() / m_apart)) + column;
    }

    const std::vector<Spot>& m_spots;
    double m_apart;
    std::unordered_map<std::int64_t, std::vector<std::size_t>> m_cells;
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
