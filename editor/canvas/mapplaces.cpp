// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapplaces.h"

#include "editor/canvas/mapaccessibletext.h"
#include "editor/canvas/mapview.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

Key keyOf(PlaceNumber place) { return static_cast<Key>(place); }

} // namespace

std::vector<PlaceNumber> MapPlaces::all() const
{
    std::vector<PlaceNumber> places;
    if (m_view.document() == nullptr) return places;
    for (const Row<PlaceRecord>& row : m_view.document()->model().places()) places.push_back(numberOf(row.key));
    return places;
}

std::vector<PlaceNumber> MapPlaces::tabOrder() const
{
    constexpr double kBand = 60;
    std::vector<std::pair<QPointF, PlaceNumber>> drawn;
    for (const PlaceNumber place : all())
        if (const QRectF box = m_view.scene().boxOf(keyOf(place)); !box.isEmpty())
            drawn.emplace_back(box.center(), place);
    std::ranges::stable_sort(
        drawn, {}, [](const auto& one) { return std::pair(std::floor(one.first.y() / kBand), one.first.x()); });
    std::vector<PlaceNumber> order;
    for (const auto& [middle, place] : drawn) order.push_back(place);
    return order;
}

bool MapPlaces::has(PlaceNumber place) const
{
    return m_view.document() != nullptr && m_view.document()->model().places().has(keyOf(place));
}

std::optional<PlaceNumber> MapPlaces::at(const QPointF& widgetPoint) const
{
    const std::optional<Key> place = m_view.placeAtPoint(widgetPoint);
    return place ? std::optional(numberOf(*place)) : std::nullopt;
}

QString MapPlaces::name(PlaceNumber place) const
{
    return m_view.document()->name(m_view.document()->model().places().at(keyOf(place)));
}

QString MapPlaces::description(PlaceNumber place) const
{
    return MapAccessibleText::description(m_view.scene(), keyOf(place));
}

QString MapPlaces::neighbours(PlaceNumber place) const
{
    return MapAccessibleText::neighbours(m_view.scene(), keyOf(place));
}

QString MapPlaces::describe(PlaceNumber place) const { return m_view.describe(keyOf(place)); }

QRect MapPlaces::box(PlaceNumber place) const { return m_view.placeRect(keyOf(place)); }

std::optional<bool> MapPlaces::isSelected(PlaceNumber place) const
{
    return m_view.selection() != nullptr && m_view.selection()->has(keyOf(place));
}

void MapPlaces::press(PlaceNumber place)
{
    if (m_view.selection() != nullptr) m_view.selection()->selectPlace(keyOf(place));
}

} // namespace marches::editor
