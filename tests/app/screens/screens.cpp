// SPDX-License-Identifier: GPL-3.0-or-later
#include "screens.h"

#include <QApplication>
#include <QTimer>

namespace marches::app {

std::vector<Screen> allScreens()
{
    std::vector<Screen> all;
    for (const auto& part : {shellScreens(), playScreens(), editScreens(), benchScreens()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
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
