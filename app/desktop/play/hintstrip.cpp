// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/hintstrip.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/flowlayout.h"
#include "app/desktop/widgets/mirroring.h"

namespace marches::app {

namespace {

constexpr QSize kThinking(90, 10);
constexpr int kWidestAnswer = 460; ///< pixels; a longer one is told whole by its tip

} // namespace

HintStrip::HintStrip(QWidget* parent)
    : Translated(parent), m_words(new QLabel(this)), m_busy(new QProgressBar(this)), m_row(new QWidget(this)),
      m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("hintStrip"));
    m_words->setObjectName(QStringLiteral("hintWords"));
    m_busy->setRange(0, 0); // nobody knows how long
    m_busy->setTextVisible(false);
    m_busy->setFixedSize(kThinking);
    m_row->setLayout(new FlowLayout);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    m_row->setSizePolicy(policy);
    for (int i = 0; i < kMost; ++i) {
        auto* button = new QPushButton(m_row);
        button->setObjectName(QStringLiteral("hintAnswer%1").arg(i + 1));
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, i] { emit pressed(i); });
        m_row->layout()->addWidget(button);
        m_answers << button;
    }
    m_close->setObjectName(QStringLiteral("hintClose"));
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    connect(m_close, &QToolButton::clicked, this, &HintStrip::closeRequested);
    auto* row = new QHBoxLayout(this);
    row->setSpacing(8);
    setMirroredMargins(row, {12, 4, 8, 4});
    row->addWidget(m_words);
    row->addWidget(m_busy);
    row->addWidget(m_row, 1);
    row->addStretch(0);
    row->addWidget(m_close, 0, Qt::AlignTop);
    retranslate();
    clear();
}

void HintStrip::retranslate()
{
    m_close->setToolTip(tr("Close the hint (Esc)"));
    m_close->setAccessibleName(tr("Close the hint"));
    m_busy->setAccessibleName(tr("Hard is thinking"));
    const bool several = !m_answers[1]->text().isEmpty();
    m_words->setText(!m_busy->isHidden() ? tr("Hard is thinking…")
                     : several           ? tr("Hard would do one of these:", "before answers")
                                         : tr("Hard would:", "before an answer"));
}

void HintStrip::showThinking()
{
    fill({});
    m_busy->show();
    retranslate();
    show();
}

void HintStrip::showAnswers(const QStringList& answers)
{
    fill(answers);
    show();
}

void HintStrip::fill(const QStringList& answers)
{
    m_busy->hide();
    m_pointed = -1;
    for (int i = 0; i < kMost; ++i) {
        const QString whole = answers.value(i);
        QPushButton* button = m_answers[i];
        const QString shown = button->fontMetrics().elidedText(whole, Qt::ElideRight, kWidestAnswer);
        // What looks like a mnemonic is a letter of a name.
        button->setText(QString(shown).replace(QLatin1Char('&'), QStringLiteral("&&")));
        button->setToolTip(whole);
        button->setAccessibleName(whole);
        button->setVisible(!whole.isEmpty());
    }
    m_row->setVisible(!answers.isEmpty());
    retranslate();
}

void HintStrip::clear()
{
    hide(); // first, or the focus would wander from one answer to the next
    fill({});
}

bool HintStrip::takeKeys()
{
    if (!isVisible() || m_row->isHidden()) return false;
    m_answers.front()->setFocus();
    return true;
}

bool HintStrip::holdsKeys() const
{
    const QWidget* focus = window()->focusWidget();
    return focus != nullptr && isAncestorOf(focus);
}

bool HintStrip::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::Enter || type == QEvent::Leave || type == QEvent::FocusIn || type == QEvent::FocusOut) {
        const auto found = std::ranges::find_if(m_answers, [watched](QObject* one) { return one == watched; });
        const bool comes = type == QEvent::Enter || type == QEvent::FocusIn;
        const int now = comes && found != m_answers.end() ? static_cast<int>(found - m_answers.begin()) : -1;
        if (now != m_pointed && isVisible()) {
            m_pointed = now;
            emit pointedChanged();
        }
    }
    return QFrame::eventFilter(watched, event);
}

void HintStrip::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(rect(), colours().chip);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours().line);
}

} // namespace marches::app
