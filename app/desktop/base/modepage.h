// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QAction;
class QWidget;

namespace marches::app {

/// Where a key works. Two actions may share a key only in scopes that are never active together.
enum class Scope { Everywhere, Welcome, NewGame, Play, Edit, Lab, Mail, Translate, Settings };

/// Width classes of the window, widest first; what gives way is in each page's hands.
enum class WindowSizeClass {
    Wide,    ///< from 1100 px
    Compact, ///< below 1100: the rail shows icons only
    Tabbed,  ///< below 1000: docks at the right become one tabbed column
    Drawer,  ///< below 800: docks are a drawer, opened with F7
};
WindowSizeClass windowSizeClassOf(int width);

/// Menus to which a mode adds its own actions.
enum class MenuId { File, Edit, View, Game, Map, Texts, Help };

/// What stands in the mode area: one page a mode. The window asks; the page answers about itself.
class ModePage {
public:
    ModePage() = default;
    ModePage(const ModePage&) = delete;
    ModePage& operator=(const ModePage&) = delete;
    virtual ~ModePage();

    virtual QWidget* widget() = 0;
    /// For the title bar, before the program's name; empty: the name alone.
    virtual QString title() const { return {}; }
    /// Parts that F6 visits, in reading order; hidden ones are passed over.
    virtual QList<QWidget*> areas() { return {widget()}; }
    /// Whose actions and menus are there while the page is.
    virtual Scope scope() const = 0;
    /// The name by which the arrangement of its docks is remembered; empty: it has none. With docks, widget() is a
    /// QMainWindow.
    virtual QString panelsName() const { return {}; }
    /// What it works on has changes that are in no file of the person's own; the title is marked.
    virtual bool isModified() const { return false; }
    /// What the status bar says of saving, and where that is; empty: nothing.
    virtual QString savingState() const { return {}; }
    virtual QString savingPlace() const { return {}; }
    /// Saves what the page works on, also elsewhere, or closes it. False: that is the game, which the window keeps.
    virtual bool save() { return false; }
    [[nodiscard]] virtual bool saveElsewhere() { return false; }
    [[nodiscard]] virtual bool closeWork() { return false; }
    /// Actions for a menu, in order; a null stands for a separator. Asked once, when the window is built.
    virtual QList<QAction*> menuActions(MenuId /*menu*/) { return {}; }
    virtual void setRoominess(WindowSizeClass /*room*/) {}
    /// Gives the panels their first sizes: they stand as when the program was new, and are laid out.
    virtual void sharePanels() {}
    /// The panels are put back as when the program was new: what a person opened or folded counts no more.
    virtual void forgetPanels() {}
    /// Called each time the page comes to the front; gives the focus to where one starts.
    virtual void enter() {}
};

/// What a page may ask of the window around it.
class MainWindowInterface {
public:
    MainWindowInterface() = default;
    MainWindowInterface(const MainWindowInterface&) = delete;
    MainWindowInterface& operator=(const MainWindowInterface&) = delete;
    virtual ~MainWindowInterface();

    /// The sentence about what is under the pointer or has the focus; also what a screen reader gets.
    virtual void speak(const QString& sentence) = 0;
    virtual void setZoomText(const QString& text) = 0;
    /// The page's title() or its modified state has changed.
    virtual void refreshTitle() = 0;
    virtual void goToWelcome() = 0;
    virtual void goToNewGame() = 0;
    virtual void goToPlay() = 0;
    /// Saves the game of the play mode; asks for a file where it has none.
    virtual bool saveGame() = 0;
    /// Counts what is being typed as typed. Called before whatever saves, leaves, tries out or steps through the work:
    /// else the text would be left behind, or land on another thing than it was typed for.
    virtual void commitPending() = 0;
};

} // namespace marches::app
