// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/sceneryedits.h"

#include "editor/document/boardart.h"
#include "editor/geometry/boxes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

constexpr std::array<std::string_view, 10> kUsualScenery{"plain", "wooded", "mountain", "hills", "desert",
                                                         "marsh", "lake",   "sea",      "river", "gorge"};

// Of a path, as files may have it, board units.
constexpr double kNarrowest = 0.5;
constexpr double kWidest = 1000;

std::string newSceneryId(const std::string& terrain, const std::set<std::string>& taken)
{
    std::string id = terrain;
    for (int number = 2; taken.contains(id); ++number) id = terrain + "-" + std::to_string(number);
    return id;
}

/// Digits of files: what is read again is what was written.
engine::MapPoint sceneryPoint(const QPointF& at)
{
    const auto tenths = [](double value) { return std::round(value * 10) / 10; };
    return {tenths(at.x()), tenths(at.y())};
}

} // namespace

std::span<const std::string_view> usualScenery() { return kUsualScenery; }

bool isPathOnly(std::string_view terrain) { return terrain == "river" || terrain == "gorge"; }

std::size_t leastPoints(bool isPath) { return isPath ? 2 : 3; }

const engine::MapScenery* findScenery(const MapModel& model, std::string_view id)
{
    if (!model.info.art) return nullptr;
    const auto found = std::ranges::find(model.info.art->scenery, id, &engine::MapScenery::id);
    return found == model.info.art->scenery.end() ? nullptr : &*found;
}

QRectF sceneryBox(const MapModel& model, std::string_view id)
{
    QRectF box;
    if (const engine::MapScenery* piece = findScenery(model, id))
        for (const engine::MapPoint& point : piece->points) box |= around(pointOf(point), 0.5);
    return box;
}

std::vector<engine::MapScenery> sceneryOf(const MapModel& model, std::span<const std::string> ids)
{
    std::vector<engine::MapScenery> pieces;
    if (!model.info.art || ids.empty()) return pieces;
    const std::set<std::string> taken(ids.begin(), ids.end());
    std::ranges::copy_if(model.info.art->scenery, std::back_inserter(pieces),
                         [&taken](const engine::MapScenery& piece) { return taken.contains(piece.id); });
    return pieces;
}

engine::MapScenery turned(engine::MapScenery piece, const QTransform& by)
{
    for (engine::MapPoint& point : piece.points) point = sceneryPoint(by.map(pointOf(point)));
    if (const double growth = std::sqrt(std::abs(by.determinant())); piece.width > 0 && std::abs(growth - 1) > 1e-9)
        piece.width = std::clamp(std::round(piece.width * growth * 10) / 10, kNarrowest, kWidest);
    return piece;
}

std::vector<engine::MapScenery> turned(std::vector<engine::MapScenery> pieces, const QTransform& by)
{
    for (engine::MapScenery& piece : pieces) piece = turned(std::move(piece), by);
    return pieces;
}

std::vector<std::string> copyScenery(MapEdit& edit, std::span<const engine::MapScenery> pieces)
{
    std::vector<std::string> ids;
    if (pieces.empty()) return ids;
    changeArt(edit, [&](engine::MapArt& art) {
        std::set<std::string> taken;
        for (const engine::MapScenery& piece : art.scenery) taken.insert(piece.id);
        for (engine::MapScenery copy : pieces) {
            copy.id = newSceneryId(copy.terrain, taken);
            taken.insert(copy.id);
            ids.push_back(copy.id);
            art.scenery.push_back(std::move(copy));
        }
    });
    return ids;
}

std::string addScenery(MapEdit& edit, const std::string& terrain, bool isPath, const std::vector<QPointF>& points)
{
    engine::MapScenery piece;
    piece.terrain = terrain;
    piece.isPath = isPath || isPathOnly(terrain);
    for (const QPointF& point : points) piece.points.push_back(sceneryPoint(point));
    return copyScenery(edit, {&piece, 1}).front();
}

void changeScenery(MapEdit& edit, const std::string& id, const std::function<void(engine::MapScenery&)>& change)
{
    if (findScenery(edit.model(), id) == nullptr) return;
    changeArt(edit, [&](engine::MapArt& art) { change(*std::ranges::find(art.scenery, id, &engine::MapScenery::id)); });
}

void removeScenery(MapEdit& edit, const std::string& id)
{
    if (findScenery(edit.model(), id) == nullptr) return;
    changeArt(edit, [&id](engine::MapArt& art) {
        std::erase_if(art.scenery, [&id](const engine::MapScenery& piece) { return piece.id == id; });
    });
}

void setScenery(MapEdit& edit, std::span<const engine::MapScenery> pieces)
{
    if (pieces.empty() || !edit.model().info.art) return;
    changeArt(edit, [&](engine::MapArt& art) {
        for (const engine::MapScenery& piece : pieces)
            if (const auto found = std::ranges::find(art.scenery, piece.id, &engine::MapScenery::id);
                found != art.scenery.end())
                *found = piece;
    });
}

void restackScenery(MapEdit& edit, const std::string& id, bool onTop)
{
    if (findScenery(edit.model(), id) == nullptr) return;
    changeArt(edit, [&](engine::MapArt& art) {
        const auto found = std::ranges::find(art.scenery, id, &engine::MapScenery::id);
        if (onTop)
            std::rotate(found, found + 1, art.scenery.end());
        else
            std::rotate(art.scenery.begin(), found, found + 1);
    });
}

void moveSceneryPoint(MapEdit& edit, const std::string& id, std::size_t point, const QPointF& to)
{
    changeScenery(edit, id, [&](engine::MapScenery& piece) {
        if (point < piece.points.size()) piece.points[point] = sceneryPoint(to);
    });
}

void insertSceneryPoint(MapEdit& edit, const std::string& id, std::size_t before, const QPointF& at)
{
    changeScenery(edit, id, [&](engine::MapScenery& piece) {
        const std::size_t place = std::min(before, piece.points.size());
        piece.points.insert(piece.points.begin() + static_cast<std::ptrdiff_t>(place), sceneryPoint(at));
    });
}

bool removeSceneryPoint(MapEdit& edit, const std::string& id, std::size_t point)
{
    const engine::MapScenery* piece = findScenery(edit.model(), id);
    if (piece == nullptr || point >= piece->points.size() || piece->points.size() <= leastPoints(piece->isPath))
        return false;
    changeScenery(edit, id, [point](engine::MapScenery& changed) {
        changed.points.erase(changed.points.begin() + static_cast<std::ptrdiff_t>(point));
    });
    return true;
}

} // namespace marches::editor
