// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QString>

#include "tests/app/desktop/fixture.h"

class QWidget;

namespace marches::app {

class PlayPage;

/// Called for whatever is on the screen: a page, a dialog, a menu. `name` is its own within the screen and the same at
/// every visit.
using Look = std::function<void(QWidget& shown, const QString& name)>;

/// A part of the program, and how one comes to see all of it.
struct Screen {
    const char* name;
    std::function<void(Desktop& desktop, const Look& look)> visit;
};

// The one list of all that there is to see, for whoever checks or photographs every screen. Visits are the same each
// time: what is drawn by lot is drawn from a fixed seed.
std::vector<Screen> shellScreens();    ///< welcome, new game, settings, help, errors
std::vector<Screen> labScreens();      ///< what the lab answers
std::vector<Screen> narniaScreens();   ///< the games of Narnia from the first question to the result
std::vector<Screen> conquestScreens(); ///< those of the world and of Europe with dice and cards
std::vector<Screen> ordersScreens();   ///< those of orders given in secret
std::vector<Screen> editScreens();     ///< editor with its panels, tools, menus and dialogs
std::vector<Screen> benchScreens();    ///< the translator's bench
/// Those of a group ("shell", "narnia", "conquest", "orders", "edit", "bench"); of "": all of these.
std::vector<Screen> screensOf(const QString& group);

/// Opens what takes over the program until it is closed, a dialog or a menu, has a look at it, and closes it.
void lookInto(const std::function<void()>& open, const Look& look, const QString& name);
/// Chooses places and what else stands in the bar until the answer would be given, looking at each form on the way.
void lookAtForms(PlayPage& page, const Look& look, const QString& name);
/// Shows a dialog for a look.
void lookAt(QWidget& dialog, const Look& look, const QString& name);

} // namespace marches::app
