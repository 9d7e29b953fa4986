// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lesson/lessonbar.h"

#include "app/desktop/base/textrole.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace marches::app {

namespace {

constexpr int kButtonsBeside = 720; ///< pixels of width from which words and buttons share a row

} // namespace

LessonBar::LessonBar(QWidget* parent)
    : Translated(parent, Look::Tint), m_head(new QLabel(this)), m_words(new QLabel(this)),
      m_back(new QPushButton(this)), m_next(new QPushButton(this)), m_leave(new QPushButton(this)),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setObjectName(QStringLiteral("lessonBar"));
    m_back->setObjectName(QStringLiteral("lessonBack"));
    m_next->setObjectName(QStringLiteral("lessonNext"));
    m_leave->setObjectName(QStringLiteral("lessonLeave"));
    setTextRole(m_head, TextRole::Strong);
    m_head->setTextFormat(Qt::PlainText);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_next->setProperty("primary", true);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_head);
    words->addWidget(m_words);
    words->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    for (QPushButton* button : {m_leave, m_back, m_next}) {
        buttons->addWidget(button, 0, Qt::AlignVCenter);
        button->setFocusPolicy(Qt::TabFocus); // keys go on to the page that the step is about
    }
    m_row->setContentsMargins(14, 8, 14, 8);
    m_row->setSpacing(16);
    m_row->addLayout(words, 1);
    m_row->addLayout(buttons);
    connect(m_back, &QPushButton::clicked, this, &LessonBar::backRequested);
    connect(m_next, &QPushButton::clicked, this, &LessonBar::nextRequested);
    connect(m_leave, &QPushButton::clicked, this, &LessonBar::leaveRequested);
    hide();
}

void LessonBar::tell(const QString& title, const QString& words, int step, int steps, bool waits)
{
    m_title = title;
    m_words->setText(words);
    m_step = step;
    m_steps = steps;
    m_waits = waits;
    retranslate();
}

QString LessonBar::words() const { return m_words->text(); }

void LessonBar::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    m_row->setDirection(width() < kButtonsBeside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void LessonBar::retranslate()
{
    m_head->setText(tr("%1 · step %2 of %3", "title of a lesson, numbers").arg(m_title).arg(m_step + 1).arg(m_steps));
    m_back->setText(tr("Back", "to the step before"));
    m_back->setEnabled(m_step > 0);
    const bool last = m_step + 1 == m_steps;
    m_next->setText(last      ? tr("Finish", "a lesson")
                    : m_waits ? tr("Skip", "a step of a lesson")
                              : tr("Next", "step of a lesson"));
    m_leave->setText(tr("Leave", "a lesson"));
    m_leave->setVisible(!last);
    setAccessibleName(m_head->text());
    setAccessibleDescription(m_words->text());
}

} // namespace marches::app
