// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/recapstrip.h"

#include <algorithm>
#include <utility>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "app/desktop/base/actions.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/mirroring.h"

namespace marches::app {

RecapStrip::RecapStrip(const Actions& actions, QWidget* parent)
    : Translated(parent), m_actions(actions), m_words(new ElidedLabel(1, this)), m_show(new QPushButton(this)),
      m_list(new QPushButton(this)), m_turnBack(new QToolButton(this)), m_back(new QToolButton(this)),
      m_pause(new QToolButton(this)), m_forward(new QToolButton(this)), m_turnForward(new QToolButton(this)),
      m_quick(new QToolButton(this)), m_stop(new QPushButton(this))
{
    setObjectName(QStringLiteral("recapStrip"));
    m_words->setObjectName(QStringLiteral("recapWords"));
    m_words->setCentred(true);
    m_show->setObjectName(QStringLiteral("recapShow"));
    m_list->setObjectName(QStringLiteral("recapList"));
    m_stop->setObjectName(QStringLiteral("recapStop"));
    m_back->setIcon(icon(QStringLiteral("step-back")));
    m_forward->setIcon(icon(QStringLiteral("step-forward")));
    m_turnBack->setIcon(icon(QStringLiteral("step-first")));
    m_turnForward->setIcon(icon(QStringLiteral("step-last")));
    m_quick->setCheckable(true);
    auto* row = new QHBoxLayout(this);
    row->setSpacing(6);
    setMirroredMargins(row, {12, 3, 8, 3});
    row->addWidget(m_words, 1);
    for (QAbstractButton* button : buttons()) {
        button->installEventFilter(this);
        row->addWidget(button);
    }
    for (QToolButton* button : {m_turnBack, m_back, m_pause, m_forward, m_turnForward, m_quick})
        button->setFocusPolicy(Qt::StrongFocus);
    connect(m_show, &QPushButton::clicked, this, &RecapStrip::showRequested);
    connect(m_list, &QPushButton::clicked, this, &RecapStrip::listRequested);
    connect(m_back, &QToolButton::clicked, this, [this] { emit stepRequested(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { emit stepRequested(1); });
    connect(m_turnBack, &QToolButton::clicked, this, [this] { emit turnRequested(false); });
    connect(m_turnForward, &QToolButton::clicked, this, [this] { emit turnRequested(true); });
    connect(m_pause, &QToolButton::clicked, this, &RecapStrip::pauseRequested);
    connect(m_stop, &QPushButton::clicked, this, &RecapStrip::stopRequested);
    connect(m_quick, &QToolButton::toggled, this, &RecapStrip::paceChanged);
    retranslate();
    fitHeight();
    arrange();
}

void RecapStrip::retranslate()
{
    m_show->setText(tr("Show me"));
    m_show->setToolTip(m_actions.withKey(tr("Plays on the board what the others did"), QStringLiteral("play.recap")));
    m_list->setText(tr("All of it"));
    m_list->setToolTip(tr("What the others did, turn by turn"));
    m_back->setToolTip(tr("One step back (left arrow)"));
    m_back->setAccessibleName(tr("One step back"));
    m_forward->setToolTip(tr("One step forward (right arrow)"));
    m_forward->setAccessibleName(tr("One step forward"));
    m_turnBack->setToolTip(tr("One turn back (up arrow)"));
    m_turnBack->setAccessibleName(tr("One turn back"));
    m_turnForward->setToolTip(tr("One turn forward (down arrow)"));
    m_turnForward->setAccessibleName(tr("One turn forward"));
    m_quick->setText(tr("4×", "four times as fast"));
    m_quick->setToolTip(tr("Four times as fast"));
    m_quick->setAccessibleName(m_quick->toolTip());
    m_stop->setText(tr("Skip"));
    m_stop->setToolTip(tr("Back to what is asked now (Esc)"));
    arrange();
}

QString RecapStrip::text() const { return m_words->text(); }

void RecapStrip::takeKeys() { m_pause->setFocus(); }

bool RecapStrip::isQuick() const { return m_quick->isChecked(); }

std::vector<QAbstractButton*> RecapStrip::buttons() const
{
    return {m_show, m_list, m_turnBack, m_back, m_pause, m_forward, m_turnForward, m_quick, m_stop};
}

/// Whatever it shows: the tallest of what may stand in it.
void RecapStrip::fitHeight()
{
    const int low = fontMetrics().height() + 6; // as the buttons of the timeline
    for (QAbstractButton* button : buttons()) button->setMaximumHeight(m_folded ? low : QWIDGETSIZE_MAX);
    const int tallest = std::max(m_show->sizeHint().height(), m_back->sizeHint().height());
    const int edge = m_folded ? 1 : 3;
    setMirroredMargins(layout(), {12, edge, 8, edge});
    setFixedHeight((m_folded ? low : tallest) + 2 * edge);
}

void RecapStrip::setFolded(bool folded)
{
    m_folded = folded;
    fitHeight();
    arrange();
}

void RecapStrip::show(State state, const QString& words)
{
    m_state = state;
    m_words->setText(words);
    m_words->setMuted(state == State::Live || state == State::Silent);
    arrange();
    update();
}

void RecapStrip::arrange()
{
    const bool replaying = m_state == State::Replaying || m_state == State::Paused;
    const bool focused = isAncestorOf(focusWidget()) && focusWidget() != nullptr && focusWidget()->hasFocus();
    m_show->setVisible(m_state == State::News);
    m_list->setVisible(m_state == State::News);
    for (QWidget* button :
         std::initializer_list<QWidget*>{m_turnBack, m_back, m_pause, m_forward, m_turnForward, m_quick, m_stop})
        button->setVisible(replaying);
    m_pause->setIcon(icon(m_state == State::Paused ? QStringLiteral("play-triangle") : QStringLiteral("pause")));
    m_pause->setToolTip(m_state == State::Paused ? tr("Continue (space bar)") : tr("Pause (space bar)"));
    m_pause->setAccessibleName(m_state == State::Paused ? tr("Continue") : tr("Pause"));
    if (focused && replaying) m_pause->setFocus();
    setVisible(!m_folded || hasNews());
    if (std::exchange(m_told, hasNews()) != hasNews()) emit newsChanged();
}

bool RecapStrip::onKey(int key)
{
    if (m_state != State::Replaying && m_state != State::Paused) return false;
    const int forward = isRightToLeft() ? -1 : 1;
    switch (key) {
    case Qt::Key_Left: emit stepRequested(-forward); return true;
    case Qt::Key_Right: emit stepRequested(forward); return true;
    case Qt::Key_Up: emit turnRequested(false); return true;
    case Qt::Key_Down: emit turnRequested(true); return true;
    case Qt::Key_Space: emit pauseRequested(); return true;
    default: return false;
    }
}

void RecapStrip::keyPressEvent(QKeyEvent* event)
{
    if (!onKey(event->key())) QFrame::keyPressEvent(event);
}

/// Buttons would take the arrows for a way to each other, and the space bar for themselves.
bool RecapStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && watched != m_stop && watched != m_quick &&
        onKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QFrame::eventFilter(watched, event);
}

void RecapStrip::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    if (m_state != State::Silent && m_state != State::Live) painter.fillRect(rect(), colours().chip);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours().line);
}

} // namespace marches::app
