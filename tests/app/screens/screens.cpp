// SPDX-License-Identifier: GPL-3.0-or-later
#include "screens.h"

#include <QApplication>
#include <QTimer>

namespace marches::app {

std::vector<Screen> screensOf(const QString& group)
{
    using Group = std::pair<const char*, std::vector<Screen> (*)()>;
    std::vector<Screen> wanted;
    for (const auto& [name, screens] :
         {Group{"shell", shellScreens}, Group{"narnia", narniaScreens}, Group{"conquest", conquestScreens},
          Group{"orders", ordersScreens}, Group{"edit", editScreens}, Group{"bench", benchScreens},
          Group{"lab", labScreens}}) {
        if (!group.isEmpty() && group != QLatin1String(name)) continue;
        const std::vector<Screen> part = screens();
        wanted.insert(wanted.end(), part.begin(), part.end());
    }
    if (wanted.empty()) qFatal("there are no screens of %s", qPrintable(group));
    return wanted;
}

void lookInto(const std::function<void()>& open, const Look& look, const QString& name)
{
    bool seen = false;
    QTimer::singleShot(0, qApp, [&] {
        QWidget* shown = QApplication::activePopupWidget();
        if (shown == nullptr) shown = QApplication::activeModalWidget();
        if (shown == nullptr) return;
        seen = true;
        look(*shown, name);
        shown->close();
    });
    open();
    settle();
    if (!seen) qFatal("%s did not open", qPrintable(name));
}

void lookAt(QWidget& dialog, const Look& look, const QString& name)
{
    dialog.show();
    settle();
    look(dialog, name);
    dialog.close();
    settle();
}

} // namespace marches::app
