// SPDX-License-Identifier: GPL-3.0-or-later
#include "paths.h"

#include <QApplication>
#include <QMainWindow>
#include <QStringList>
#include <QTabBar>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <tuple>

namespace marches::monkey {

namespace {

QString classOf(const QWidget& widget)
{
    return QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
}

/// Among the widgets of its parent, or among all windows, those that a step can mean.
QList<QWidget*> siblings(const QWidget* parent) { return parent == nullptr ? windowsInOrder() : partsInOrder(*parent); }

QString stepTo(const QWidget& widget, const QWidget* parent)
{
    const QString name = widget.objectName();
    // Names of Qt's own parts change from run to run where they hold a counter.
    const QString step = name.isEmpty() || name.contains(QLatin1Char('/')) ? classOf(widget) : name;
    int number = 0;
    for (const QWidget* other : siblings(parent)) {
        if (other == &widget) break;
        const QString otherName = other->objectName();
        if ((otherName.isEmpty() || otherName.contains(QLatin1Char('/')) ? classOf(*other) : otherName) == step)
            ++number;
    }
    return number == 0 ? step : step + QLatin1Char('~') + QString::number(number);
}

QWidget* child(const QWidget* parent, const QString& step)
{
    const QString name = step.section(QLatin1Char('~'), 0, 0);
    int number = step.section(QLatin1Char('~'), 1, 1).toInt();
    for (QWidget* one : siblings(parent)) {
        const QString own = one->objectName();
        if ((own.isEmpty() || own.contains(QLatin1Char('/')) ? classOf(*one) : own) == name && number-- == 0)
            return one;
    }
    return nullptr;
}

} // namespace

QList<QWidget*> windowsInOrder()
{
    const QWidgetList all = QApplication::topLevelWidgets(); // in the order of their addresses
    QList<QWidget*> found;
    for (const QWindow* handle : QGuiApplication::topLevelWindows())
        for (QWidget* window : all)
            if (window->windowHandle() == handle && window->isVisible() && window->windowType() != Qt::ToolTip)
                found.append(window);
    return found;
}

QList<QWidget*> partsInOrder(const QWidget& widget)
{
    QList<QWidget*> found;
    for (QObject* child : widget.children())
        if (child->isWidgetType() && !static_cast<QWidget*>(child)->isWindow())
            found.append(static_cast<QWidget*>(child));
    if (qobject_cast<const QMainWindow*>(&widget) == nullptr) return found;
    // Which of the tab bars of its docks is used for which of them hangs on their addresses.
    const auto place = [](const QWidget* bar) {
        return bar->isVisible() ? std::tuple(1, bar->y(), bar->x()) : std::tuple(2, 0, 0);
    };
    std::ranges::stable_sort(found, {}, [&place](const QWidget* part) {
        return qobject_cast<const QTabBar*>(part) != nullptr ? place(part) : std::tuple(0, 0, 0);
    });
    return found;
}

QString pathOf(const QWidget& widget)
{
    QStringList steps;
    for (const QWidget* each = &widget; each != nullptr; each = each->isWindow() ? nullptr : each->parentWidget())
        steps.prepend(stepTo(*each, each->isWindow() ? nullptr : each->parentWidget()));
    return steps.join(QLatin1Char('/'));
}

QWidget* widgetAt(const QString& path)
{
    QWidget* at = nullptr;
    for (const QString& step : path.split(QLatin1Char('/'))) {
        at = child(at, step);
        if (at == nullptr) return nullptr;
    }
    return at->isVisible() ? at : nullptr;
}

} // namespace marches::monkey
