// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardaccessible.h"

#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "editor/painting/boardaccessibletext.h"
#include "editor/painting/boardkeys.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace marches::editor {

namespace {

/// A place as a child of the board. Lives as long as its board's interface.
class AccessiblePlace : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessiblePlace(BoardView* view, int place) : m_view(view), m_place(place) {}

    bool isValid() const override { return m_view != nullptr && m_place < model().placeCount(); }
    QObject* object() const override { return nullptr; } // a place is no QObject
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text kind) const override
    {
        switch (kind) {
        case QAccessible::Name: return model().placeName(m_place);
        case QAccessible::Description: return BoardAccessibleText::description(model(), m_place);
        case QAccessible::Help: return BoardAccessibleText::neighbours(model(), m_place);
        default: return {};
        }
    }
    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override
    {
        const QRect box = m_view->placeRect(m_place);
        return {m_view->viewport()->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::Role role() const override { return legal() ? QAccessible::Button : QAccessible::Graphic; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_view->hasFocus() && m_view->currentPlace() == m_place;
        state.offscreen = !m_view->viewport()->rect().intersects(m_view->placeRect(m_place));
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override
    {
        m_view->setCurrentPlace(m_place);
        if (action == setFocusAction())
            m_view->setFocus();
        else if (action == pressAction())
            emit m_view->placeActivated(m_place);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

    int place() const { return m_place; }

private:
    const BoardModel& model() const { return m_view->boardScene().model(); }
    bool legal() const { return model().marks.legal.test(m_place); }

    BoardView* m_view;
    int m_place;
};

class AccessibleBoard : public QAccessibleWidget {
public:
    explicit AccessibleBoard(BoardView* view) : QAccessibleWidget(view, QAccessible::Canvas) {}
    ~AccessibleBoard() override { forget(); }
    AccessibleBoard(const AccessibleBoard&) = delete;
    AccessibleBoard& operator=(const AccessibleBoard&) = delete;

    int childCount() const override { return static_cast<int>(places().size()); }
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) return nullptr;
        return placeInterface(m_places[static_cast<std::size_t>(index)]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* place = dynamic_cast<const AccessiblePlace*>(child);
        const auto found = place == nullptr ? places().end() : std::ranges::find(places(), place->place());
        return found == places().end() ? -1 : static_cast<int>(found - m_places.begin());
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const BoardModel& model = view()->boardScene().model();
        if (model.isEmpty()) return nullptr;
        const int place = model.placeAt(view()->mapToScene(view()->viewport()->mapFromGlobal(QPoint(x, y))));
        return place >= 0 ? placeInterface(place) : nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        return view()->hasFocus() && view()->currentPlace() >= 0 ? placeInterface(view()->currentPlace()) : nullptr;
    }
    void forget()
    {
        for (const auto& [place, id] : m_ids) QAccessible::deleteAccessibleInterface(id);
        m_ids.clear();
        m_places.clear();
    }

private:
    BoardView* view() const { return static_cast<BoardView*>(widget()); }

    /// Drawn places, whatever is asked: the row of children stays the same during a game.
    const std::vector<int>& places() const
    {
        if (m_places.empty()) {
            const BoardModel& model = view()->boardScene().model();
            for (int i = 0; i < model.placeCount(); ++i)
                if (!model.place(i).shape.isEmpty()) m_places.push_back(i);
        }
        return m_places;
    }
    QAccessibleInterface* placeInterface(int place) const
    {
        const auto known = m_ids.find(place);
        if (known != m_ids.end()) return QAccessible::accessibleInterface(known->second);
        auto* made = new AccessiblePlace(view(), place); // owned by QAccessible's registry until forget()
        m_ids.emplace(place, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    mutable std::vector<int> m_places;
    mutable std::map<int, QAccessible::Id> m_ids;
};

QAccessibleInterface* makeBoardInterface(const QString& /*className*/, QObject* object)
{
    auto* view = qobject_cast<BoardView*>(object);
    return view == nullptr ? nullptr : new AccessibleBoard(view);
}

} // namespace

void installBoardAccessibility()
{
    static const bool kOnce = [] {
        QAccessible::installFactory(makeBoardInterface);
        return true;
    }();
    static_cast<void>(kOnce);
}

void announceFocus(BoardView* view, int place)
{
    if (!QAccessible::isActive()) return;
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(view);
    if (board == nullptr) return;
    for (int i = 0; i < board->childCount(); ++i) {
        const auto* child = dynamic_cast<AccessiblePlace*>(board->child(i));
        if (child == nullptr || child->place() != place) continue;
        QAccessibleEvent event(view, QAccessible::Focus);
        event.setChild(i);
        QAccessible::updateAccessibility(&event);
        return;
    }
}

void updateBoardAccessibility(BoardView* view)
{
    if (auto* board = dynamic_cast<AccessibleBoard*>(QAccessible::queryAccessibleInterface(view))) board->forget();
}

} // namespace marches::editor
