// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/cartographer.h"
#include "editor/cartography/scatter.h"
#include "editor/cartography/sketch.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace marches::editor {

namespace {

constexpr double kPitch = 0.42; ///< of the least distance between two stamps
constexpr double kSparse = 48;  ///< what is further apart than this stands on a grid, without regard to others
constexpr double kLarge = 20;   ///< what is sparse and so high, as ships are, is seen as a whole: it covers no name
constexpr double kCrown = 0.75; ///< of the height of a stamp: so high it is broad enough to cover a border
constexpr double kCrownClear = 0.35;  ///< of what the foot keeps clear
constexpr double kSceneryClear = 0.6; ///< of what is kept clear of borders, of scenery that lies above
constexpr double kHeapWave = 74;      ///< board units from one heap to the next
constexpr double kHeapEdge = 26;      ///< board units from the border within which a wood opens
constexpr double kGroveWave = 120;    ///< board units from one grove to the next

/// Where nothing may stand; grows as stamps are put.
class Obstacles {
public:
    void add(const Survey::Obstacle& obstacle)
    {
        m_grid.insert(obstacle.box, m_all.size());
        m_all.push_back(obstacle);
    }
    void add(const std::vector<Survey::Obstacle>& obstacles)
    {
        for (const Survey::Obstacle& one : obstacles) add(one);
    }
    bool isFree(const QPointF& at) const
    {
        bool free = true;
        m_grid.visitNear(QRectF(at, at), [&](std::size_t one) { free = free && !m_all[one].covers(at); });
        return free;
    }
    /// The same of all of a box.
    bool isFree(const QRectF& box) const
    {
        bool free = true;
        m_grid.visitNear(box, [&](std::size_t one) { free = free && !m_all[one].reaches(box); });
        return free;
    }

private:
    std::vector<Survey::Obstacle> m_all;
    BoxGrid<std::size_t> m_grid{40};
};

/// What the map says of the density of a stamp.
double densityOf(const Sketch& sketch, const ScatterRule& rule)
{
    constexpr double kMost = 3;
    const Stamp* stamp = rule.stamps.empty() ? nullptr : sketch.stamps.find(rule.stamps.front());
    const engine::MapArt& art = sketch.survey.art();
    if (stamp == nullptr) return 0;
    if (stamp->group == "trees") return std::clamp(art.woods, 0.0, kMost);
    if (stamp->group == "heights") return std::clamp(art.heights, 0.0, kMost);
    return 1;
}

/// One rule on one ground.
class Strewer {
public:
    /// `above`: the first piece of scenery that may cover this ground.
    Strewer(Sketch& sketch, const GroundPlan& plan, const ScatterRule& rule, Obstacles& obstacles, std::size_t above)
        : m_sketch(sketch), m_plan(plan), m_rule(rule), m_obstacles(obstacles), m_above(above),
          m_sheet(sketch.survey.sheet().adjusted(rule.clear, rule.clear, -rule.clear, -rule.clear))
    {}

    /// `name`: of the rule, for its lots; what stands within `part` is drawn.
    void run(std::string_view name, const QRectF& part)
    {
        const double density = densityOf(m_sketch, m_rule);
        if (density <= 0 || m_rule.spacing <= 0) return;
        const Lot lot = m_sketch.survey.lot().with(name);
        const double apart = m_rule.spacing / std::sqrt(density);
        const auto fits = [this](const Spot& spot) { return stands(spot); };
        std::vector<Spot> spots;
        if (m_rule.spacing > kSparse) {
            spots = spotsIn(m_plan.box(), apart, lot, fits);
        } else {
            constexpr double kReach = 2 * Cartographer::kReach - 20; // and what keeps each clear
            spots = thinned(spotsIn(m_plan.box(), m_rule.spacing * kPitch, lot, fits), apart, kReach);
        }
        for (const Spot& spot : spots) {
            if (part.contains(spot.at)) put(spot);
            const double size = heightOf(spot);
            m_next.push_back({QRectF(spot.at.x() - size * 0.7, spot.at.y() - size, size * 1.4, size * 1.15), true});
        }
        m_obstacles.add(m_next);
    }

private:
    double heightOf(const Spot& spot) const { return spot.lot.with(4).between(m_rule.least, m_rule.most); }

    bool stands(const Spot& spot) const
    {
        if (!m_sheet.contains(spot.at) || !m_obstacles.isFree(spot.at)) return false;
        if (m_rule.spacing > kSparse && m_rule.least >= kLarge && !m_obstacles.isFree(bodyOf(spot))) return false;
        if (m_sketch.survey.isScenery(spot.at, m_above, m_rule.clear * kSceneryClear)) return false;
        const double seen = m_rule.heaps ? m_rule.clear + kHeapEdge : m_rule.clear;
        const double room = m_plan.room(spot.at, seen);
        if (room < m_rule.clear || !m_plan.holds(spot.at)) return false;
        if (m_rule.heaps && !isInHeap(spot, (room - m_rule.clear) / kHeapEdge)) return false;
        const QPointF crown = spot.at - QPointF(0, heightOf(spot) * kCrown);
        if (m_sketch.survey.isScenery(crown, m_above)) return false;
        const double above = m_rule.clear * kCrownClear;
        return m_plan.distance(crown, above) >= above && m_plan.holds(crown);
    }

    /// All that is drawn of it, with a little room.
    QRectF bodyOf(const Spot& spot) const
    {
        constexpr double kRoom = 4; // board units
        const Stamp* stamp = m_sketch.stamps.find(m_rule.stamps[kindOf(spot)]);
        const double high = heightOf(spot);
        const double wide = stamp == nullptr ? high : high * stamp->width;
        return {spot.at.x() - wide / 2 - kRoom, spot.at.y() - high - kRoom, wide + 2 * kRoom, high + 2 * kRoom};
    }

    /// `depth`: 0 at the border, 1 where a wood is thick.
    bool isInHeap(const Spot& spot, double depth) const
    {
        const double rise = unevenness(m_sketch.survey.lot().with("heaps"), spot.at, kHeapWave);
        const double thick = 0.42 + 0.5 * std::min(depth, 1.0) + 1.3 * (rise - 0.42);
        return spot.lot.with(5).share() < thick;
    }

    /// In a heap, trees of a kind stand together, and kinds that are neighbours in the list go over into each other.
    std::size_t kindOf(const Spot& spot) const
    {
        const std::size_t count = m_rule.stamps.size();
        if (!m_rule.heaps) return spot.lot.with(6).below(count);
        constexpr double kContrast = 2.4; // evenly uneven ground is mostly near its middle
        constexpr double kMixed = 0.5;
        const double rise = unevenness(m_sketch.survey.lot().with("groves"), spot.at, kGroveWave);
        const double share = 0.5 + kContrast * (rise - 0.5) + kMixed * (spot.lot.with(6).share() - 0.5);
        const auto kind = static_cast<std::size_t>(std::max(0.0, share) * static_cast<double>(count));
        return std::min(kind, count - 1);
    }

    void put(const Spot& spot)
    {
        m_sketch.addGlyph(m_rule.stamps[kindOf(spot)], spot.at, heightOf(spot), spot.lot.with(7).share() < 0.5);
    }

    Sketch& m_sketch;
    const GroundPlan& m_plan;
    const ScatterRule& m_rule;
    Obstacles& m_obstacles;
    std::size_t m_above;
    std::vector<Survey::Obstacle> m_next; ///< what has been put
    QRectF m_sheet;
};

/// Which rules hold for a kind of ground.
const std::vector<ScatterRule>* rulesFor(const Style& style, const std::string& named, bool isSea)
{
    if (isSea) return &style.openSea;
    const std::string& terrain = named.empty() ? "plain" : named;
    const auto found = style.scatter.find(terrain);
    return found == style.scatter.end() ? nullptr : &found->second;
}

void strew(Sketch& sketch, const GroundPlan& plan, const std::vector<ScatterRule>& rules, const std::string& name,
           Obstacles& obstacles, const QRectF& part, std::size_t above = 0)
{
    // What is large takes its place first.
    std::vector<std::size_t> order(rules.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return rules[i].most; });
    for (const std::size_t i : order)
        Strewer(sketch, plan, rules[i], obstacles, above).run(name + "/" + std::to_string(i), part);
}

} // namespace

void Sketch::addGlyph(const std::string& stamp, const QPointF& foot, double height, bool mirrored)
{
    const Stamp* drawing = stamps.find(stamp);
    if (drawing == nullptr) return;
    const QPointF at(rounded(foot.x()), rounded(foot.y()));
    std::string id = stamp + "-" + std::to_string(std::lround(at.x())) + "-" + std::to_string(std::lround(at.y()));
    if (survey.isUnwanted(id)) return;
    const bool isWave = drawing->group == "water";
    const bool isGround = drawing->group == "ground";
    const bool turned = mirrored && !drawing->lit;
    MadeItem item = made(isWave     ? MadeBand::Waves
                         : isGround ? MadeBand::Ground
                                    : MadeBand::Glyphs,
                         inksOf(*drawing, {at, height, 0, turned, QColor()}, style()), at.y(), std::move(id));
    item.stamp = stamp;
    item.foot = at;
    item.height = rounded(height);
    item.mirrored = turned;
    add(std::move(item));
}

void drawGrowth(Sketch& sketch, const GroundPlan& plan, const PlaceRecord& place)
{
    const bool isSea = place.kind == engine::PlaceKind::Sea && place.terrain != "lake";
    const std::vector<ScatterRule>* rules = rulesFor(sketch.style(), place.terrain, isSea);
    if (rules == nullptr || rules->empty()) return;
    Obstacles obstacles;
    obstacles.add(sketch.survey.obstaclesNear(plan.box()));
    obstacles.add(sketch.survey.clearingOf(place));
    const bool sea = rules == &sketch.style().openSea;
    strew(sketch, plan, *rules, sea ? "open-sea" : place.terrain, obstacles, plan.box());
}

void drawSceneryGrowth(Sketch& sketch, const GroundPlan& plan, const std::string& terrain, std::size_t index)
{
    const std::vector<ScatterRule>* rules = rulesFor(sketch.style(), terrain, terrain == "sea");
    if (rules == nullptr || rules->empty()) return;
    Obstacles obstacles;
    obstacles.add(sketch.survey.obstaclesNear(plan.box()));
    strew(sketch, plan, *rules, terrain, obstacles, plan.box(), index + 1);
}

void drawOpenWater(Sketch& sketch, const QRectF& tile)
{
    const Style& style = sketch.style();
    if (!style.groundIsSea || style.openSea.empty()) return;
    // The lots of the tiles around decide with those of this one.
    constexpr double kAround = 2 * Cartographer::kReach;
    const GroundPlan plan(sketch.survey, tile.adjusted(-kAround, -kAround, kAround, kAround), kAround);
    if (plan.isFull()) return;
    Obstacles obstacles;
    obstacles.add(sketch.survey.obstaclesNear(plan.box()));
    strew(sketch, plan, style.openSea, "open-sea", obstacles, tile);
}

} // namespace marches::editor
