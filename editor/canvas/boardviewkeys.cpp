// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "editor/painting/boardaccessibletext.h"
#include "editor/painting/boardkeys.h"

#include <QKeyEvent>

#include <algorithm>
#include <iterator>

namespace marches::editor {

bool BoardView::focusNextPrevChild(bool next)
{
    const std::vector<int> order = tabOrder(m_scene->model());
    const auto here = std::ranges::find(order, m_current);
    int target = -1;
    if (here == order.end()) {
        if (!order.empty()) target = next ? order.front() : order.back();
    } else if (next && std::next(here) != order.end()) {
        target = *std::next(here);
    } else if (!next && here != order.begin()) {
        target = *std::prev(here);
    }
    if (target >= 0) {
        setCurrentPlace(target);
        return true;
    }
    setCurrentPlace(-1); // coming back begins anew
    return QGraphicsView::focusNextPrevChild(next);
}

bool BoardView::stepTowards(int key)
{
    QPointF direction;
    switch (key) {
    case Qt::Key_Left: direction = {-1, 0}; break;
    case Qt::Key_Right: direction = {1, 0}; break;
    case Qt::Key_Up: direction = {0, -1}; break;
    case Qt::Key_Down: direction = {0, 1}; break;
    default: return false;
    }
    const BoardModel& model = m_scene->model();
    if (model.isEmpty()) return true;
    if (m_current < 0) {
        const std::vector<int> order = tabOrder(model);
        if (!order.empty()) setCurrentPlace(order.front());
        return true;
    }
    // A key struck again where it found no further way goes round the other ways that lead there from where one was.
    const bool again = key == m_arrow.key && m_current == m_arrow.reached;
    std::vector<const engine::Connection*> ways = waysTowards(model, m_current, direction);
    if (again && (m_arrow.blocked || ways.empty())) {
        ways = waysTowards(model, m_arrow.from, direction);
        m_arrow.turn = ways.empty() ? 0 : (m_arrow.turn + 1) % ways.size();
    } else {
        m_arrow = {key, m_current, m_current, 0, false};
    }
    const engine::Connection* way = ways.empty() ? nullptr : ways[m_arrow.turn];
    const int other = way == nullptr ? m_current : way->from == m_arrow.from ? way->to : way->from;
    m_arrow.blocked = way != nullptr && !way->open();
    if (m_arrow.blocked)
        emit spoken(BoardAccessibleText::closedWay(model, *way, m_arrow.from));
    else if (other == m_current)
        emit spoken(tr("Nothing lies that way."));
    else
        setCurrentPlace(other);
    m_arrow.reached = m_current;
    return true;
}

bool BoardView::typeAhead(QKeyEvent* event)
{
    if (!m_typing) {
        if (event->text() != QStringLiteral("/")) return false;
        m_typing = true;
        m_typed.clear();
        viewport()->update();
        return true;
    }
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_typing = false;
        if (event->key() != Qt::Key_Escape && m_current >= 0) emit spoken(describe(m_current));
        viewport()->update();
        return true;
    }
    if (event->key() == Qt::Key_Backspace)
        m_typed.chop(1);
    else if (!event->text().isEmpty() && event->text().at(0).isPrint())
        m_typed += event->text();
    else
        return false;
    viewport()->update();
    const int found = placeByTyping(m_scene->model(), m_typed);
    if (found >= 0) setCurrentPlace(found);
    if (!m_typed.isEmpty())
        emit spoken(found >= 0 ? placeName(found) : tr("No place begins with \"%1\".").arg(m_typed));
    return true;
}

bool BoardView::zoomKey(QKeyEvent* event)
{
    if ((event->modifiers() & Qt::ControlModifier) == 0) return false;
    constexpr double kStep = 1.25;
    switch (event->key()) {
    case Qt::Key_0: fit(); return true;
    case Qt::Key_1: setZoom(1.0); return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal: setZoom(zoom() * kStep); return true;
    case Qt::Key_Minus: setZoom(zoom() / kStep); return true;
    default: return false;
    }
}

bool BoardView::event(QEvent* event)
{
    // While a name is typed, letters are letters and not the shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride && m_typing) {
        event->accept();
        return true;
    }
    return QGraphicsView::event(event);
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    finishMotion();
    if (typeAhead(event) || zoomKey(event) || (event->modifiers() == Qt::NoModifier && stepTowards(event->key()))) {
        event->accept();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && event->modifiers() == Qt::NoModifier) {
        emit entered(m_current);
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat()) {
            m_spaceHeld = true;
            m_spacePanned = false;
        }
        event->accept();
        return;
    }
    const QString text = event->text();
    if (event->modifiers() == Qt::NoModifier && text.size() == 1 &&
        (text.at(0).isDigit() || text == QStringLiteral("+") || text == QStringLiteral("-"))) {
        emit amountTyped(text.at(0));
        event->accept();
        return;
    }
    event->ignore(); // the window has a use for it
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        if (m_spaceHeld && !m_spacePanned && m_current >= 0) emit spoken(describe(m_current));
        m_spaceHeld = false;
        event->accept();
        return;
    }
    QGraphicsView::keyReleaseEvent(event);
}

} // namespace marches::editor
