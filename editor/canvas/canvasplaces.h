// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRect>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace marches::editor {

/// A place, as its kind of canvas numbers them: the index on a board, the key on a map.
using PlaceNumber = std::uint32_t;

/// The places of a canvas for whoever meets them one by one: the keyboard and screen readers. What is told of a place
/// may be asked only while it is there.
class CanvasPlaces {
public:
    CanvasPlaces() = default;
    virtual ~CanvasPlaces() = default;
    CanvasPlaces(const CanvasPlaces&) = delete;
    CanvasPlaces& operator=(const CanvasPlaces&) = delete;

    /// Whatever is asked or hidden, in an order that stays.
    virtual std::vector<PlaceNumber> all() const = 0;
    /// Those where Tab stops now.
    virtual std::vector<PlaceNumber> tabOrder() const = 0;
    virtual bool has(PlaceNumber place) const = 0;
    /// Under a point of the widget.
    virtual std::optional<PlaceNumber> at(const QPointF& widgetPoint) const = 0;

    virtual QString name(PlaceNumber place) const = 0;
    virtual QString description(PlaceNumber place) const = 0;
    virtual QString neighbours(PlaceNumber place) const = 0;
    /// All of that in sentences.
    virtual QString describe(PlaceNumber place) const = 0;
    /// Its box in the widget; empty where it is not drawn.
    virtual QRect box(PlaceNumber place) const = 0;
    /// It can be chosen now.
    virtual bool isButton(PlaceNumber place) const = 0;
    /// Nothing: places are not selected here.
    virtual std::optional<bool> isSelected(PlaceNumber place) const = 0;
    virtual void press(PlaceNumber place) = 0;
};

} // namespace marches::editor
