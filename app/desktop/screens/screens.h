// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QList>
#include <QString>

class QWidget;

namespace marches::app {

class Application;
class MainWindow;

/// The program in a folder of its own.
struct Visited {
    Application& application;
    MainWindow& window;
    QString folder;
};

/// How one comes to see a part of the program.
struct ScreenVisit {
    const char* name;
    /// Brings it there. What is to be seen: the window, or a dialog that is closed afterwards. Null: it did not open.
    QWidget* (*open)(const Visited& desk);
};

/// The one list of what the guide may show.
const QList<ScreenVisit>& screenVisits();

/// Layouts, posted events and deferred deletions.
void letSettle();
/// Closes what is open without asking anybody.
void leave(MainWindow& window);

} // namespace marches::app
