// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "act.h"

#include <QPoint>

#include <deque>
#include <functional>

class QWidget;

namespace marches::monkey {

class Stage;

/// Does an act: as motions of mouse and keyboard, one after the other, each with a turn of the event loop after it, so
/// that an act can begin in one loop and end in that of the menu or dialog that it has opened.
class Hands {
public:
    explicit Hands(Stage& stage) : m_stage(stage) {}

    /// False: what it is done to is not there.
    bool begin(const Act& act);
    bool isIdle() const { return m_motions.empty(); }
    void move();
    /// What is left of the act is not done: the window in which it was begun is gone.
    void drop() { m_motions.clear(); }

private:
    struct Aim {
        QWidget* window = nullptr;
        QPoint at;
    };
    bool aim(const QString& path, const QString& spot, Aim& aim) const;
    void mouse(const Aim& aim, int type, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void press(const Aim& aim, Qt::MouseButton button, Qt::KeyboardModifiers modifiers, int times = 1);
    void drag(const Aim& from, const Aim& to);
    /// Clicks one after the other, and Enter, as one draws a line.
    bool trail(const Act& act);
    void key(const QString& sequence);
    void type(const QString& text);
    bool wheel(const Act& act);
    bool trigger(const QString& id);
    bool chooseFile(const Act& act);
    void later(std::function<void()> motion) { m_motions.push_back(std::move(motion)); }

    Stage& m_stage;
    std::deque<std::function<void()>> m_motions;
};

} // namespace marches::monkey
