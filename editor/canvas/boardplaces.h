// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "editor/painting/boardaccessibletext.h"
#include "editor/painting/boardkeys.h"

namespace marches::editor {

/// Places of a board in play: pressing one is a click.
class BoardPlaces : public CanvasPlaces {
public:
    explicit BoardPlaces(BoardView& view) : m_view(view) {}

    /// Drawn places, whatever is asked: the row of children stays the same during a game.
    std::vector<PlaceNumber> all() const override
    {
        std::vector<PlaceNumber> places;
        for (int i = 0; i < model().placeCount(); ++i)
            if (!model().place(i).shape.isEmpty()) places.push_back(static_cast<PlaceNumber>(i));
        return places;
    }
    std::vector<PlaceNumber> tabOrder() const override
    {
        const std::vector<int> order = editor::tabOrder(model());
        return {order.begin(), order.end()};
    }
    bool has(PlaceNumber place) const override { return indexOf(place) < model().placeCount(); }
    std::optional<PlaceNumber> at(const QPointF& widgetPoint) const override
    {
        const int place = m_view.placeAtPoint(widgetPoint);
        return place < 0 ? std::nullopt : std::optional(static_cast<PlaceNumber>(place));
    }
    QString name(PlaceNumber place) const override { return model().placeName(indexOf(place)); }
    QString description(PlaceNumber place) const override
    {
        return BoardAccessibleText::description(model(), indexOf(place));
    }
    QString neighbours(PlaceNumber place) const override
    {
        return BoardAccessibleText::neighbours(model(), indexOf(place));
    }
    QString describe(PlaceNumber place) const override { return m_view.describe(indexOf(place)); }
    QRect box(PlaceNumber place) const override { return m_view.placeRect(indexOf(place)); }
    bool isButton(PlaceNumber place) const override { return model().marks.legal.test(indexOf(place)); }
    std::optional<bool> isSelected(PlaceNumber /*place*/) const override { return std::nullopt; }
    void press(PlaceNumber place) override { emit m_view.placeActivated(indexOf(place)); }

private:
    static int indexOf(PlaceNumber place) { return static_cast<int>(place); }
    const BoardModel& model() const { return m_view.scene().model(); }

    BoardView& m_view;
};

} // namespace marches::editor
