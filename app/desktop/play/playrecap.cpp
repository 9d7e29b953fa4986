// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/playrecap.h"

#include <algorithm>

#include <QDockWidget>
#include <QLabel>
#include <QLocale>

#include "app/desktop/base/preferences.h"
#include "app/desktop/play/recapstrip.h"
#include "app/desktop/play/recapwords.h"
#include "app/desktop/widgets/scrollabledock.h"
#include "editor/canvas/boardview.h"

namespace marches::app {

using Waiting = GameRunner::Waiting;

namespace {

constexpr int kAStep = 1200; ///< milliseconds: time to read a line
constexpr int kQuicker = 4;
constexpr int kAllSteps = 24; ///< steps: where there are more, only what matters is played

} // namespace

PlayRecap::PlayRecap(editor::BoardView& board, const Preferences& preferences, QObject* parent)
    : QObject(parent), m_board(board), m_preferences(preferences)
{
    connect(&m_timer, &QTimer::timeout, this, &PlayRecap::goToNext);
}

RecapStrip* PlayRecap::makeStrip(const Actions& actions, QWidget* parent)
{
    m_strip = new RecapStrip(actions, parent);
    connect(m_strip, &RecapStrip::showRequested, this, &PlayRecap::replay);
    connect(m_strip, &RecapStrip::listRequested, this, &PlayRecap::list);
    connect(m_strip, &RecapStrip::pauseRequested, this, &PlayRecap::pauseOrGoOn);
    connect(m_strip, &RecapStrip::stepRequested, this, [this](int by) {
        m_timer.stop();
        stepBy(by);
    });
    connect(m_strip, &RecapStrip::turnRequested, this, [this](bool onward) {
        m_timer.stop();
        stepTurn(onward);
    });
    connect(m_strip, &RecapStrip::stopRequested, this, &PlayRecap::stop);
    connect(m_strip, &RecapStrip::paceChanged, this, [this] {
        if (m_timer.isActive()) m_timer.start(interval());
    });
    return m_strip;
}

QWidget* PlayRecap::makePanel()
{
    m_list = new QLabel;
    m_list->setObjectName(QStringLiteral("recapPanel"));
    m_list->setTextFormat(Qt::RichText);
    m_list->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_list->setWordWrap(true);
    m_list->setAlignment(Qt::AlignTop);
    m_list->setContentsMargins(12, 4, 12, 8);
    return m_list;
}

void PlayRecap::beginGame()
{
    m_timer.stop();
    m_at = -1;
    m_recap = {};
    m_stretch = {-1, -1};
}

void PlayRecap::show(const PlayContext* context)
{
    m_timer.stop();
    m_at = -1; // there is news, or a curtain
    m_context = context;
    if (context != nullptr) {
        const GameRunner& runner = context->runner;
        const int here = runner.game().here();
        const int turn = runner.turns().at(here).seat;
        m_isDue = turn < 0 || turn == runner.viewer();
        // While others play it would be gathered anew for each of their steps.
        const bool tells = m_isDue || runner.waiting() != Waiting::Nothing;
        const Stretch stretch = tells ? newsFor(runner.game(), runner.turns(), runner.viewer()) : Stretch{here, here};
        if (stretch != m_stretch || m_recap.viewer != runner.viewer()) {
            m_recap = recapOf(runner.game(), runner.turns(), runner.viewer(), stretch);
            m_stretch = stretch;
        }
    } else {
        beginGame(); // what one person may know is not kept for the next
    }
    retell();
}

void PlayRecap::retell()
{
    if (m_context == nullptr) {
        m_strip->show(RecapStrip::State::Silent, {});
        m_list->clear();
        return;
    }
    m_list->setText(m_recap.empty() ? nothingTold().toHtmlEscaped() : recapHtml(*m_context, m_recap));
    if (m_context->runner.waiting() == Waiting::Nothing)
        m_strip->show(RecapStrip::State::Live, lastTold());
    else if (m_isDue && m_recap.isNews() && m_context->runner.waiting() != Waiting::Over) // then the ending is the news
        m_strip->show(RecapStrip::State::News, recapSummary(*m_context, m_recap));
    else
        m_strip->show(RecapStrip::State::Silent, whatIsPlayed());
}

QString PlayRecap::nothingTold() const
{
    return !m_isDue && m_context != nullptr && m_context->runner.waiting() == Waiting::Nothing
               ? tr("The others are playing. What they do is told when you are asked.")
               : tr("The others have done nothing since your turn.");
}

QString PlayRecap::whatIsPlayed() const
{
    return tr("%1 · %2", "rules, map").arg(m_context->game, m_context->text("map.name"));
}

QString PlayRecap::lastTold() const
{
    const GameRunner& runner = m_context->runner;
    const auto log = runner.game().log(runner.game().here());
    for (auto message = log.rbegin(); message != log.rend(); ++message)
        if (message->isFor(runner.viewer())) return m_context->sentence(*message);
    return m_strip->state() == RecapStrip::State::Live ? m_strip->text() : QString();
}

int PlayRecap::interval() const
{
    const int usual = m_preferences.motion() == Motion::Short ? kAStep / 2 : kAStep;
    return m_strip->isQuick() ? usual / kQuicker : usual;
}

void PlayRecap::replay()
{
    if (m_context == nullptr || m_recap.empty()) return;
    m_at = 0;
    m_timer.start(interval());
    showStep(false);
    m_strip->takeKeys();
}

void PlayRecap::pauseOrGoOn()
{
    if (!isReplaying()) return;
    if (m_timer.isActive())
        m_timer.stop();
    else
        m_timer.start(interval());
    showStep(false);
}

void PlayRecap::goToNext()
{
    const bool all = m_recap.stepCount() <= kAllSteps;
    const int next = all ? m_at + 1 : m_recap.nextStop(m_at);
    if (next < 0 || next >= m_recap.stepCount()) {
        stop();
        return;
    }
    // What was left out is there at once, so that what moves on the board is this step.
    if (next > m_at + 1) m_board.setPosition(m_recap.step(next - 1).facts, editor::BoardView::Change::AtOnce);
    goTo(next, true);
}

void PlayRecap::stepBy(int steps)
{
    if (!isReplaying()) return;
    const int at = std::clamp(m_at + steps, 0, m_recap.stepCount() - 1);
    goTo(at, at == m_at + 1);
}

void PlayRecap::stepTurn(bool onward)
{
    if (!isReplaying()) return;
    const int next = m_recap.nextTurn(m_at);
    const int begin = m_recap.turnBegin(m_at);
    const int back = begin < m_at || begin == 0 ? begin : m_recap.turnBegin(begin - 1);
    goTo(!onward ? back : next < 0 ? m_at : next, false);
}

void PlayRecap::goTo(int step, bool animate)
{
    m_at = step;
    showStep(animate);
}

void PlayRecap::showStep(bool animate)
{
    const RecapStep& step = m_recap.step(m_at);
    m_board.setPosition(step.facts, animate ? editor::BoardView::Change::Animated : editor::BoardView::Change::AtOnce);
    const QString words = recapStepText(*m_context, step);
    m_strip->show(m_timer.isActive() ? RecapStrip::State::Replaying : RecapStrip::State::Paused,
                  tr("%1 of %2: %3", "number of a step, how many there are, what happens")
                      .arg(QLocale().toString(m_at + 1), QLocale().toString(m_recap.stepCount()), words));
    emit marksChanged();
    emit said(words);
}

void PlayRecap::stop()
{
    if (!isReplaying()) return;
    m_timer.stop();
    m_at = -1;
    if (m_context != nullptr) m_board.setPosition(m_context->runner.facts());
    retell();
    emit marksChanged();
    emit ended();
}

void PlayRecap::list()
{
    if (m_dock == nullptr) return;
    m_dock->show();
    m_dock->raise();
}

editor::BoardMarks PlayRecap::marks() const
{
    editor::BoardMarks marks;
    if (!isReplaying()) return marks;
    const RecapStep& step = m_recap.step(m_at);
    for (const OwnerChange& change : step.changes) marks.highlighted.set(change.place);
    if (step.to >= 0) marks.highlighted.set(step.to);
    if (step.from >= 0 && step.to >= 0) {
        const auto& seats = m_context->runner.rules().seats();
        const auto mover = static_cast<std::size_t>(step.mover);
        const int army = step.mover >= 0 && !seats[mover].armies.empty() ? seats[mover].armies.front() : -1;
        marks.arrows.push_back({step.from, step.to, army});
    }
    return marks;
}

} // namespace marches::app
