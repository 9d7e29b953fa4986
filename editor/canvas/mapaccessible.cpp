// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapaccessible.h"

#include "editor/canvas/mapaccessibletext.h"
#include "editor/canvas/maphits.h"
#include "editor/canvas/mapview.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace marches::editor {

namespace {

/// A place as a child of the map. Lives as long as its map's interface.
class AccessibleMapPlace : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleMapPlace(MapView* view, Key place) : m_view(view), m_place(place) {}

    Key place() const { return m_place; }
    bool isValid() const override
    {
        return m_view->document() != nullptr && m_view->document()->model().places().has(m_place);
    }
    QObject* object() const override { return nullptr; } // a place is no QObject
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid()) return {};
        switch (kind) {
        case QAccessible::Name: return m_view->document()->name(m_view->document()->model().places().at(m_place));
        case QAccessible::Description: return MapAccessibleText::description(m_view->scene(), m_place);
        case QAccessible::Help: return MapAccessibleText::neighbours(m_view->scene(), m_place);
        default: return {};
        }
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override
    {
        if (!isValid()) return {};
        const QRect box = m_view->placeRect(m_place);
        return {m_view->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::Role role() const override { return QAccessible::Graphic; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.selected = m_view->selection() != nullptr && m_view->selection()->has(m_place);
        state.focused = m_view->hasFocus() && m_view->currentPlace() == m_place;
        state.offscreen = !m_view->rect().intersects(m_view->placeRect(m_place));
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
        m_view->setCurrentPlace(m_place);
        if (action == setFocusAction())
            m_view->setFocus();
        else if (action == pressAction() && m_view->selection() != nullptr)
            m_view->selection()->selectPlace(m_place);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    MapView* m_view;
    Key m_place;
};

class AccessibleMap : public QAccessibleWidget {
public:
    explicit AccessibleMap(MapView* view) : QAccessibleWidget(view, QAccessible::Canvas) {}
    ~AccessibleMap() override { forget(); }
    AccessibleMap(const AccessibleMap&) = delete;
    AccessibleMap& operator=(const AccessibleMap&) = delete;

    int childCount() const override { return static_cast<int>(places().size()); }
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) return nullptr;
        return interfaceOf(m_places[static_cast<std::size_t>(index)]);
    }
    int indexOf(Key place) const
    {
        const auto found = std::ranges::find(places(), place);
        return found == m_places.end() ? -1 : static_cast<int>(found - m_places.begin());
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* place = dynamic_cast<const AccessibleMapPlace*>(child);
        return place == nullptr ? -1 : indexOf(place->place());
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const std::optional<Key> place = view()->placeAtPoint(view()->mapFromGlobal(QPoint(x, y)));
        return place ? interfaceOf(*place) : nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        return view()->hasFocus() && view()->currentPlace() ? interfaceOf(*view()->currentPlace()) : nullptr;
    }
    void forget()
    {
        for (const auto& [place, id] : m_ids) QAccessible::deleteAccessibleInterface(id);
        m_ids.clear();
        m_places.clear();
    }

private:
    MapView* view() const { return static_cast<MapView*>(widget()); }

    const std::vector<Key>& places() const
    {
        if (m_places.empty() && view()->document() != nullptr)
            for (const Row<PlaceRecord>& row : view()->document()->model().places()) m_places.push_back(row.key);
        return m_places;
    }
    QAccessibleInterface* interfaceOf(Key place) const
    {
        if (const auto known = m_ids.find(place); known != m_ids.end())
            return QAccessible::accessibleInterface(known->second);
        auto* made = new AccessibleMapPlace(view(), place); // owned by QAccessible's registry until forget()
        m_ids.emplace(place, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    mutable std::vector<Key> m_places;
    mutable std::unordered_map<Key, QAccessible::Id> m_ids;
};

QAccessibleInterface* makeMapInterface(const QString& /*className*/, QObject* object)
{
    auto* view = qobject_cast<MapView*>(object);
    return view == nullptr ? nullptr : new AccessibleMap(view);
}

} // namespace

void installMapAccessibility()
{
    static const bool kOnce = [] {
        QAccessible::installFactory(makeMapInterface);
        return true;
    }();
    static_cast<void>(kOnce);
}

void announcePlace(MapView* view, Key place)
{
    if (!QAccessible::isActive()) return;
    const auto* map = dynamic_cast<AccessibleMap*>(QAccessible::queryAccessibleInterface(view));
    if (map == nullptr || map->indexOf(place) < 0) return;
    QAccessibleEvent event(view, QAccessible::Focus);
    event.setChild(map->indexOf(place));
    QAccessible::updateAccessibility(&event);
}

void updateMapAccessibility(MapView* view)
{
    if (!QAccessible::isActive()) return;
    if (auto* map = dynamic_cast<AccessibleMap*>(QAccessible::queryAccessibleInterface(view))) map->forget();
}

} // namespace marches::editor
