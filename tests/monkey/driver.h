// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "act.h"
#include "hands.h"

#include <QTimer>

#include <functional>

namespace marches::monkey {

class Invariants;
class Stage;

/// Lets act follow act, each with the turns of the event loop that it needs, in whatever loop the program is meanwhile:
/// a dialog that was opened by an act is acted in as well. After each act the invariants are looked at.
class Driver : public QObject {
public:
    /// Gives the next act; nothing: that was all.
    using Next = std::function<std::optional<Act>()>;

    Driver(Stage& stage, Invariants& invariants, Next next);
    /// Acts until there are no more, and leaves every dialog; gives the number of acts that were done. When the program
    /// was quit before, it starts again.
    int run();

private:
    enum class Phase { Choosing, Moving, Settling, Leaving };
    void tick();
    void listen();
    void begin();
    void settle();
    void leave();

    Stage& m_stage;
    Invariants& m_invariants;
    Next m_next;
    Hands m_hands;
    QTimer m_timer;
    Phase m_phase = Phase::Choosing;
    int m_turns = 0;
    bool m_listens = false;
    int m_heard = 0;         ///< turns since other threads have done something
    bool m_longWork = false; ///< threads have worked for longer than one waits
    int m_done = 0;
    int m_leaving = 0;
    bool m_left = false;
};

} // namespace marches::monkey
