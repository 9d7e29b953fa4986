// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/mapaccessibletext.h"
#include "editor/canvas/mapview.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

/// Places of an edited map: pressing one selects it.
class MapPlaces : public CanvasPlaces {
public:
    explicit MapPlaces(MapView& view) : m_view(view) {}

    static RecordId keyOf(PlaceNumber place) { return static_cast<RecordId>(place); }
    static PlaceNumber numberOf(RecordId place) { return static_cast<PlaceNumber>(place); }

    std::vector<PlaceNumber> all() const override
    {
        std::vector<PlaceNumber> places;
        if (m_view.document() == nullptr) return places;
        for (const Row<PlaceRecord>& row : records()) places.push_back(numberOf(row.key));
        return places;
    }
    /// As one reads: in bands from the top, from the left in each.
    std::vector<PlaceNumber> tabOrder() const override
    {
        constexpr double kBand = 60;
        std::vector<std::pair<QPointF, PlaceNumber>> drawn;
        for (const PlaceNumber place : all())
            if (const QRectF box = m_view.scene().boxOf(keyOf(place)); !box.isEmpty())
                drawn.emplace_back(box.center(), place);
        std::ranges::stable_sort(
            drawn, {}, [](const auto& one) { return std::pair(std::floor(one.first.y() / kBand), one.first.x()); });
        std::vector<PlaceNumber> order;
        order.reserve(drawn.size());
        for (const auto& [middle, place] : drawn) order.push_back(place);
        return order;
    }
    bool has(PlaceNumber place) const override { return m_view.document() != nullptr && records().has(keyOf(place)); }
    std::optional<PlaceNumber> at(const QPointF& widgetPoint) const override
    {
        const std::optional<RecordId> place = m_view.placeAtPoint(widgetPoint);
        return place ? std::optional(numberOf(*place)) : std::nullopt;
    }
    QString name(PlaceNumber place) const override { return m_view.document()->name(records().at(keyOf(place))); }
    QString description(PlaceNumber place) const override
    {
        return MapAccessibleText::description(m_view.scene(), keyOf(place));
    }
    QString neighbours(PlaceNumber place) const override
    {
        return MapAccessibleText::neighbours(m_view.scene(), keyOf(place));
    }
    QString describe(PlaceNumber place) const override { return m_view.describe(keyOf(place)); }
    QRect box(PlaceNumber place) const override { return m_view.placeRect(keyOf(place)); }
    bool isButton(PlaceNumber /*place*/) const override { return false; }
    std::optional<bool> isSelected(PlaceNumber place) const override
    {
        return m_view.selection() != nullptr && m_view.selection()->has(keyOf(place));
    }
    void press(PlaceNumber place) override
    {
        if (m_view.selection() != nullptr) m_view.selection()->selectPlace(keyOf(place));
    }

private:
    const Table<PlaceRecord>& records() const { return m_view.document()->model().places(); }

    MapView& m_view;
};

} // namespace marches::editor
