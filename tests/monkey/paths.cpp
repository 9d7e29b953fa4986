// SPDX-License-Identifier: GPL-3.0-or-later
#include "paths.h"

#include <QApplication>
#include <QStringList>
#include <QWidget>

namespace marches::monkey {

namespace {

QString classOf(const QWidget& widget)
{
    return QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
}

/// Among the widgets of its parent, or among all windows, those that a step can mean.
QList<QWidget*> siblings(const QWidget* parent)
{
    QList<QWidget*> found;
    if (parent == nullptr) {
        for (QWidget* window : QApplication::topLevelWidgets())
            if (window->isVisible() && window->windowType() != Qt::ToolTip) found.append(window);
        return found;
    }
    for (QObject* child : parent->children())
        if (child->isWidgetType() && !static_cast<QWidget*>(child)->isWindow())
            found.append(static_cast<QWidget*>(child));
    return found;
}

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
