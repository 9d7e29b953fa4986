// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/playhints.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "app/desktop/play/answerwords.h"
#include "app/desktop/play/hintstrip.h"

namespace marches::app {

using Waiting = GameRunner::Waiting;

namespace {

QString inHundred(double share) { return QLocale().toString(std::lround(share * 100)); }

} // namespace

PlayHints::PlayHints(QObject* parent) : QObject(parent)
{
    connect(&m_thinker, &HintThinker::thought, this, &PlayHints::take);
}

HintStrip* PlayHints::makeStrip(QWidget* parent)
{
    m_strip = new HintStrip(parent);
    connect(m_strip, &HintStrip::pressed, this, &PlayHints::press);
    connect(m_strip, &HintStrip::closeRequested, this, &PlayHints::close);
    connect(m_strip, &HintStrip::pointedChanged, this, &PlayHints::marksChanged);
    return m_strip;
}

void PlayHints::show(const PlayContext* context)
{
    m_context = context;
    if (!isCurrent()) forget();
}

void PlayHints::drop()
{
    m_context = nullptr;
    forget();
}

void PlayHints::forget()
{
    if (!m_view) return;
    m_thinker.drop();
    m_answers.clear();
    m_view.reset();
    m_node = m_seat = -1;
    const bool focused = m_strip->holdsKeys();
    m_strip->clear();
    if (focused) emit focusFree();
}

bool PlayHints::isCurrent() const
{
    if (m_context == nullptr || !m_view) return false;
    const GameRunner& runner = m_context->runner;
    return runner.waiting() == Waiting::Answer && runner.askedSeat() == m_seat && runner.viewer() == m_seat &&
           runner.game().here() == m_node && runner.shown() == *m_view;
}

bool PlayHints::ask()
{
    if (m_context == nullptr || m_context->runner.waiting() != Waiting::Answer) return false;
    if (isCurrent()) {
        m_strip->takeKeys();
        return true;
    }
    const GameRunner& runner = m_context->runner;
    m_view = std::make_shared<const engine::State>(runner.shown());
    m_node = runner.game().here();
    m_seat = runner.askedSeat();
    m_strip->showThinking();
    emit said(tr("Hard is thinking…"));
    m_thinker.think(runner.game().sharedRules(), m_view, m_seat);
    return true;
}

bool PlayHints::close()
{
    if (!m_view) return false;
    forget();
    emit marksChanged();
    return true;
}

QString PlayHints::wordsOf(const engine::Answer& answer) const
{
    return tr("%1 (wins %2 in 100, %3 to %4)", "an answer, the chance to win by it, and between what it lies")
        .arg(answerText(*m_context, answer.move), inHundred(answer.chance), inHundred(answer.low),
             inHundred(answer.high));
}

void PlayHints::take(const std::vector<engine::Answer>& answers)
{
    if (!isCurrent()) return forget();
    m_answers = answers;
    std::erase_if(m_answers, [this](const engine::Answer& one) { return answerText(*m_context, one.move).isEmpty(); });
    if (m_answers.size() > HintStrip::kMost) m_answers.resize(HintStrip::kMost);
    QStringList words;
    for (const engine::Answer& answer : m_answers) words << wordsOf(answer);
    if (words.isEmpty()) {
        forget();
        emit said(tr("Hard has no hint here."));
        return;
    }
    m_strip->showAnswers(words);
    emit marksChanged();
    emit said(tr("Hard would: %1", "answers").arg(words.join(tr(", or ", "between answers of a hint"))));
}

void PlayHints::press(int answer)
{
    if (!isCurrent() || answer < 0 || answer >= static_cast<int>(m_answers.size())) return forget();
    const engine::Move move = m_answers[static_cast<std::size_t>(answer)].move;
    close();
    emit chosen(move);
}

void PlayHints::mark(editor::BoardMarks& marks) const
{
    if (!isCurrent()) return;
    const int pointed = m_strip->pointed();
    const auto& armies = m_context->runner.rules().seats()[static_cast<std::size_t>(m_seat)].armies;
    for (int i = 0; i < static_cast<int>(m_answers.size()); ++i) {
        const std::vector<int> places = answerPlaces(*m_context, m_answers[static_cast<std::size_t>(i)].move);
        if (pointed < 0 || pointed == i)
            for (const int place : places) marks.highlighted.set(place);
        if (places.size() != 2 || places.front() == places.back()) continue;
        editor::BoardArrow arrow;
        arrow.from = places.front();
        arrow.to = places.back();
        arrow.army = armies.empty() ? -1 : armies.front();
        arrow.faded = pointed >= 0 && pointed != i;
        marks.arrows.push_back(arrow);
    }
}

} // namespace marches::app
