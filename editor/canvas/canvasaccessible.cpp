// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/canvasaccessible.h"

#include "editor/canvas/canvasview.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace marches::editor {

namespace {

/// A place as a child of its canvas. Lives as long as the interface of that.
class AccessiblePlace : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessiblePlace(CanvasView& view, PlaceNumber place) : m_view(view), m_place(place) {}

    PlaceNumber place() const { return m_place; }
    bool isValid() const override { return places().has(m_place); }
    QObject* object() const override { return nullptr; } // a place is no QObject
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_view); }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid()) return {};
        switch (kind) {
        case QAccessible::Name: return places().name(m_place);
        case QAccessible::Description: return places().description(m_place);
        case QAccessible::Help: return places().neighbours(m_place);
        default: return {};
        }
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override
    {
        if (!isValid()) return {};
        const QRect box = places().box(m_place);
        return {m_view.mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::Role role() const override
    {
        return isValid() && places().isButton(m_place) ? QAccessible::Button : QAccessible::Graphic;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const std::optional<bool> selected = places().isSelected(m_place);
        state.focusable = true;
        state.selectable = selected.has_value();
        state.selected = selected.value_or(false);
        state.focused = m_view.hasFocus() && m_view.focusPlace() == m_place;
        state.offscreen = !m_view.rect().intersects(places().box(m_place));
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override
    {
        if (!isValid()) return;
        m_view.setFocusPlace(m_place);
        if (action == setFocusAction())
            m_view.setFocus();
        else if (action == pressAction())
            places().press(m_place);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    CanvasPlaces& places() const { return m_view.places(); }

    CanvasView& m_view;
    PlaceNumber m_place;
};

class AccessibleCanvas : public QAccessibleWidget {
public:
    explicit AccessibleCanvas(CanvasView* view) : QAccessibleWidget(view, QAccessible::Canvas) {}
    ~AccessibleCanvas() override { forget(); }
    AccessibleCanvas(const AccessibleCanvas&) = delete;
    AccessibleCanvas& operator=(const AccessibleCanvas&) = delete;

    int childCount() const override { return static_cast<int>(places().size()); }
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) return nullptr;
        return interfaceOf(m_places[static_cast<std::size_t>(index)]);
    }
    int indexOf(PlaceNumber place) const
    {
        const auto found = std::ranges::find(places(), place);
        return found == m_places.end() ? -1 : static_cast<int>(found - m_places.begin());
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* place = dynamic_cast<const AccessiblePlace*>(child);
        return place == nullptr ? -1 : indexOf(place->place());
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const std::optional<PlaceNumber> place = view()->places().at(view()->mapFromGlobal(QPoint(x, y)));
        return place ? interfaceOf(*place) : nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        return view()->hasFocus() && view()->focusPlace() ? interfaceOf(*view()->focusPlace()) : nullptr;
    }
    void forget()
    {
        for (const auto& [place, id] : m_ids) QAccessible::deleteAccessibleInterface(id);
        m_ids.clear();
        m_places.clear();
    }

private:
    CanvasView* view() const { return static_cast<CanvasView*>(widget()); }

    const std::vector<PlaceNumber>& places() const
    {
        if (m_places.empty()) m_places = view()->places().all();
        return m_places;
    }
    QAccessibleInterface* interfaceOf(PlaceNumber place) const
    {
        if (const auto known = m_ids.find(place); known != m_ids.end())
            return QAccessible::accessibleInterface(known->second);
        auto* made = new AccessiblePlace(*view(), place); // owned by QAccessible's registry until forget()
        m_ids.emplace(place, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    mutable std::vector<PlaceNumber> m_places;
    mutable std::unordered_map<PlaceNumber, QAccessible::Id> m_ids;
};

QAccessibleInterface* makeCanvasInterface(const QString& /*className*/, QObject* object)
{
    auto* view = qobject_cast<CanvasView*>(object);
    return view == nullptr ? nullptr : new AccessibleCanvas(view);
}

} // namespace

void installCanvasAccessibility()
{
    static const bool kOnce = [] {
        QAccessible::installFactory(makeCanvasInterface);
        return true;
    }();
    static_cast<void>(kOnce);
}

void announceFocusPlace(CanvasView& view)
{
    if (!QAccessible::isActive() || !view.focusPlace()) return;
    const auto* canvas = dynamic_cast<AccessibleCanvas*>(QAccessible::queryAccessibleInterface(&view));
    const int index = canvas == nullptr ? -1 : canvas->indexOf(*view.focusPlace());
    if (index < 0) return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(index);
    QAccessible::updateAccessibility(&event);
}

void updateCanvasAccessibility(CanvasView& view)
{
    if (auto* canvas = dynamic_cast<AccessibleCanvas*>(QAccessible::queryAccessibleInterface(&view))) canvas->forget();
}

} // namespace marches::editor
