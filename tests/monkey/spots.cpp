// SPDX-License-Identifier: GPL-3.0-or-later
#include "spots.h"

#include <QAbstractItemView>
#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

#include <algorithm>

namespace marches::monkey {

namespace {

QString rowOf(QModelIndex index)
{
    QString path;
    const int column = index.column();
    for (; index.isValid(); index = index.parent())
        path.prepend(QString::number(index.row()) + (path.isEmpty() ? QString() : QStringLiteral(".")));
    return QStringLiteral("row %1:%2").arg(path).arg(column);
}

QModelIndex indexOf(const QAbstractItemModel& model, const QString& row)
{
    const QStringList steps = row.section(QLatin1Char(':'), 0, 0).split(QLatin1Char('.'));
    const int column = row.section(QLatin1Char(':'), 1, 1).toInt();
    QModelIndex at;
    for (qsizetype i = 0; i < steps.size(); ++i)
        at = model.index(steps[i].toInt(), i + 1 == steps.size() ? column : 0, at);
    return at;
}

/// A row that can be seen.
std::optional<Spot> drawRow(const QAbstractItemView& view, Lot& lot)
{
    const QRect seen = view.viewport()->rect();
    for (int tries = 0; tries < 6 && !seen.isEmpty(); ++tries) {
        // Most lists are shorter than their view.
        const int height = tries < 3 ? std::min(seen.height(), 160) : seen.height();
        const QModelIndex index = view.indexAt({lot.below(seen.width()), lot.below(height)});
        if (index.isValid()) return Spot{rowOf(index), index.data().toString()};
    }
    return {};
}

QString nameOf(const QList<QAction*>& actions, const QAction& action)
{
    return action.objectName().isEmpty() ? QStringLiteral("~%1").arg(actions.indexOf(&action)) : action.objectName();
}

QAction* actionOf(const QList<QAction*>& actions, const QString& name)
{
    if (name.startsWith(QLatin1Char('~'))) return actions.value(name.mid(1).toInt());
    for (QAction* action : actions)
        if (action->objectName() == name) return action;
    return nullptr;
}

std::optional<Spot> drawEntry(const QList<QAction*>& actions, Lot& lot)
{
    for (int tries = 0; tries < 8 && !actions.isEmpty(); ++tries) {
        const QAction& action = *lot.of(actions);
        if (!action.isSeparator() && action.isVisible() && action.isEnabled())
            return Spot{QStringLiteral("entry ") + nameOf(actions, action), action.text()};
    }
    return {};
}

QPoint thousandths(const QRect& box, const QString& numbers)
{
    const int u = numbers.section(QLatin1Char(','), 0, 0).toInt();
    const int v = numbers.section(QLatin1Char(','), 1, 1).toInt();
    return {box.left() + box.width() * u / 1000, box.top() + box.height() * v / 1000};
}

std::optional<QPoint> middle(const QRect& box) { return box.isEmpty() ? std::nullopt : std::optional(box.center()); }

std::optional<QPoint> insideOf(QWidget& widget, const QString& spot)
{
    const QString kind = spot.section(QLatin1Char(' '), 0, 0);
    const QString what = spot.section(QLatin1Char(' '), 1);
    if (spot.isEmpty()) return widget.rect().center();
    if (kind == QLatin1String("at")) return thousandths(widget.rect(), what);
    if (kind == QLatin1String("row")) {
        const auto* view = qobject_cast<QAbstractItemView*>(&widget);
        if (view == nullptr || view->model() == nullptr) return {};
        const QModelIndex index = indexOf(*view->model(), what);
        if (!index.isValid()) return {};
        const QRect box = view->visualRect(index).intersected(view->viewport()->rect());
        if (box.isEmpty()) return {};
        return view->viewport()->mapTo(&widget, QPoint(box.left() + std::min(box.width() / 2, 40), box.center().y()));
    }
    if (kind == QLatin1String("tab"))
        if (const auto* tabs = qobject_cast<QTabBar*>(&widget)) return middle(tabs->tabRect(what.toInt()));
    if (kind == QLatin1String("entry")) {
        QAction* action = actionOf(widget.actions(), what);
        if (action == nullptr || !action->isVisible() || !action->isEnabled()) return {};
        if (const auto* menu = qobject_cast<QMenu*>(&widget)) return middle(menu->actionGeometry(action));
        if (const auto* bar = qobject_cast<QMenuBar*>(&widget)) return middle(bar->actionGeometry(action));
        return {};
    }
    return canvasPoint(widget, spot);
}

} // namespace

std::optional<Spot> drawSpot(QWidget& widget, Lot& lot)
{
    if (isCanvas(widget)) return drawCanvasSpot(widget, lot);
    if (const auto* view = qobject_cast<QAbstractItemView*>(&widget);
        view != nullptr && !widget.inherits("QHeaderView"))
        return drawRow(*view, lot);
    if (const auto* tabs = qobject_cast<QTabBar*>(&widget)) {
        if (tabs->count() == 0) return {};
        const int tab = lot.below(tabs->count());
        return Spot{QStringLiteral("tab %1").arg(tab), tabs->tabText(tab)};
    }
    if (qobject_cast<QMenu*>(&widget) != nullptr || qobject_cast<QMenuBar*>(&widget) != nullptr)
        return drawEntry(widget.actions(), lot);
    return Spot{QStringLiteral("at %1,%2").arg(lot.between(1, 19) * 50).arg(lot.between(1, 9) * 100), {}};
}

std::optional<QPoint> pointOf(QWidget& widget, const QString& spot)
{
    const std::optional<QPoint> point = insideOf(widget, spot);
    if (!point || !widget.rect().contains(*point)) return {};
    QWidget* window = widget.window();
    QWidget* there = window->childAt(widget.mapTo(window, *point));
    if (there == nullptr) there = window;
    if (there != &widget && !widget.isAncestorOf(there)) return {};
    return point;
}

} // namespace marches::monkey
