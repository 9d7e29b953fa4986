// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/qtparts.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDockWidget>
#include <QTabBar>

namespace marches::app {

namespace {

/// A button that Qt makes, and its own words, which its own translation has.
struct Part {
    const char* button;
    const char* context;
    const char* name;
    const char* description;
};

constexpr Part kDockParts[] = {
    {"qt_dockwidget_floatbutton", "QDockWidget", "Float", "Undocks and re-attaches the dock widget"},
    {"qt_dockwidget_closebutton", "QDockWidget", "Close", "Closes the dock widget"},
};
constexpr Part kTabParts[] = {
    {"ScrollLeftButton", "QTabBar", "Scroll Left", nullptr},
    {"ScrollRightButton", "QTabBar", "Scroll Right", nullptr},
};

void name(const QWidget& owner, const Part& part)
{
    auto* button = owner.findChild<QAbstractButton*>(QLatin1String(part.button), Qt::FindDirectChildrenOnly);
    if (button == nullptr) return;
    button->setAccessibleName(QCoreApplication::translate(part.context, part.name));
    if (part.description != nullptr)
        button->setAccessibleDescription(QCoreApplication::translate(part.context, part.description));
}

} // namespace

void retranslateQtParts(QWidget& window)
{
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
        for (const Part& part : kDockParts) name(*dock, part);
    for (const QTabBar* tabs : window.findChildren<QTabBar*>())
        for (const Part& part : kTabParts) name(*tabs, part);
}

} // namespace marches::app
