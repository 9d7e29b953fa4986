// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

class QDockWidget;
class QMainWindow;
class QSettings;

namespace marches::app {

class LogPanel;

/// How much of the log is seen: all of its dock, or, in a window without room for it, one line. What a person chose in
/// small windows and in large ones holds from then on, and is remembered.
class LogDock : public QObject {
public:
    LogDock(LogPanel& panel, QDockWidget& dock, QSettings& memory);

    /// `small`: the window has no room to spare. `stacked`: panels stand below each other; where they all lie behind
    /// each other, one takes nothing from another, and the log is as high as they are.
    void setRoom(bool small, bool stacked);
    /// As when the program was new.
    void forgetWish();

private:
    /// Where what is chosen in a window like this one is remembered.
    QString key() const;
    std::optional<bool> wish() const; ///< whether it is folded; nothing was chosen: nothing
    void choose(bool folded);
    void apply();
    /// Holds the dock to the height of its line, as long as no other one lies in front of it.
    void limit();

    LogPanel& m_panel;
    QDockWidget& m_dock;
    QSettings& m_memory;
    bool m_small = false;
    bool m_stacked = true;
    bool m_inFront = true;
    bool m_limited = false;
    int m_openHeight = 0; ///< pixels of the dock when it was folded last; 0: never
};

} // namespace marches::app
