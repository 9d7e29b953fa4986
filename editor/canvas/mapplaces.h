// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvasplaces.h"
#include "editor/model/records.h"

namespace marches::editor {

class MapView;

inline PlaceNumber numberOf(Key place) { return static_cast<PlaceNumber>(place); }

/// Places of an edited map: pressing one selects it.
class MapPlaces : public CanvasPlaces {
public:
    explicit MapPlaces(MapView& view) : m_view(view) {}

    std::vector<PlaceNumber> all() const override;
    /// As one reads: in bands from the top, from the left in each.
    std::vector<PlaceNumber> tabOrder() const override;
    bool has(PlaceNumber place) const override;
    std::optional<PlaceNumber> at(const QPointF& widgetPoint) const override;
    QString name(PlaceNumber place) const override;
    QString description(PlaceNumber place) const override;
    QString neighbours(PlaceNumber place) const override;
    QString describe(PlaceNumber place) const override;
    QRect box(PlaceNumber place) const override;
    bool isButton(PlaceNumber /*place*/) const override { return false; }
    std::optional<bool> isSelected(PlaceNumber place) const override;
    void press(PlaceNumber place) override;

private:
    MapView& m_view;
};

} // namespace marches::editor
