// SPDX-License-Identifier: GPL-3.0-or-later
#include "driver.h"

#include "invariants.h"
#include "log.h"
#include "measure.h"
#include "quiet.h"
#include "sight.h"
#include "stage.h"
#include "works.h"
#include "worldclock.h"

#include <QApplication>
#include <QThread>
#include <QWidget>

namespace marches::monkey {

namespace {

constexpr int kPatience = 15'000; ///< milliseconds of the real world for the work of other threads ...
constexpr int kGlance = 5;        ///< ... and once it has taken longer
constexpr int kTurns = 6;         ///< of the event loop after an act
constexpr int kMostTurns = 30;    ///< and as long as other threads have something to tell
constexpr int kSteps = 4;         ///< that an experiment comes further in an act
constexpr int kThinking = 15;     ///< milliseconds from one act to the next
constexpr int kMostLeaves = 60;   ///< dialogs to close at the end

/// What this turn of the loop took was the monkey's own choosing and looking.
void forgetTime()
{
    if (auto* measured = dynamic_cast<MeasuredApplication*>(qApp)) measured->forget();
}

} // namespace

Driver::Driver(Stage& stage, Invariants& invariants, Next next)
    : m_stage(stage), m_invariants(invariants), m_next(std::move(next)), m_hands(stage)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &Driver::tick);
}

int Driver::run()
{
    while (!m_left) {
        m_timer.start();
        QApplication::exec();
        if (m_left) break;
        logLine(QStringLiteral("# quit"));
        m_timer.stop();
        m_hands.drop();
        m_phase = Phase::Choosing;
        m_stage.restart(false);
    }
    return m_done;
}

void Driver::tick()
{
    m_timer.start(); // first, for the loop that this turn may begin
    // Every second turn is for the others, so that what they tell is heard before anything else is done.
    m_listens = !m_listens;
    if (m_listens) {
        listen();
        return forgetTime();
    }
    switch (m_phase) {
    case Phase::Choosing:
        begin();
        forgetTime();
        break;
    case Phase::Moving:
        if (m_hands.isIdle()) {
            m_phase = Phase::Settling;
            m_turns = 0;
        } else {
            m_hands.move();
        }
        break;
    case Phase::Settling:
        settle();
        forgetTime();
        break;
    case Phase::Leaving:
        leave();
        forgetTime();
        break;
    }
}

void Driver::begin()
{
    const std::optional<Act> act = m_next();
    if (!act) {
        m_phase = Phase::Leaving;
        return;
    }
    renewPatience();
    const QString line = lineOf(*act);
    logLine(line);
    if (auto* measured = dynamic_cast<MeasuredApplication*>(qApp)) measured->setWhat(line);
    ++m_done;
    advanceWorldClock(kThinking);
    m_phase = Phase::Moving;
    // As a window manager does once a dialog is closed: without it nothing hears that it has lost the focus.
    if (QApplication::activeWindow() == nullptr && inFront() == nullptr) m_stage.window().activateWindow();
    if (!m_hands.begin(*act)) logLine(QStringLiteral("# not there"));
}

void Driver::listen()
{
    const bool once = m_phase == Phase::Settling && m_turns == 1;
    m_heard = letWorksGoOn(once ? kSteps : 0) ? 0 : m_heard + 1;
    m_longWork = !waitForOtherThreads(m_longWork ? kGlance : kPatience) || m_longWork;
}

void Driver::settle()
{
    ++m_turns;
    if (m_turns < kTurns || (m_heard < 2 && m_turns < kMostTurns)) return;
    m_phase = Phase::Choosing;
    m_invariants.check(m_stage, m_done);
}

void Driver::leave()
{
    if (++m_leaving > kMostLeaves) fault(QStringLiteral("leave"), QStringLiteral("a dialog or menu does not close"));
    if (QWidget* front = inFront()) {
        front->close();
        return;
    }
    if (QThread::currentThread()->loopLevel() > 1) return; // on its way out
    m_timer.stop();
    m_left = true;
    m_invariants.checkAll(m_stage);
    QApplication::exit();
}

} // namespace marches::monkey
