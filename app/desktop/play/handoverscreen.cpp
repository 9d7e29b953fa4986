// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/handoverscreen.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"

namespace marches::app {

HandoverScreen::HandoverScreen(QWidget* parent)
    : Translated(parent), m_sentence(new QLabel(this)), m_what(new QLabel(this)), m_lift(new QPushButton(this)),
      m_keys(new QLabel(this)), m_held(new QProgressBar(this)), m_earlier(new QLabel(this)),
      m_toEnd(new QPushButton(this))
{
    constexpr int kBarWidth = 220;
    setObjectName(QStringLiteral("curtain"));
    setTextRole(m_sentence, TextRole::Answer);
    setTextRole(m_keys, TextRole::Secondary, true);
    m_what->setObjectName(QStringLiteral("curtainQuestion"));
    setTextRole(m_earlier, TextRole::Secondary, true);
    m_toEnd->setObjectName(QStringLiteral("curtainToEnd"));
    for (QLabel* label : {m_sentence, m_what, m_keys, m_earlier}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_lift->setProperty("primary", true);
    m_lift->setIcon(icon(QStringLiteral("curtain"), true));
    m_held->setRange(0, kHoldMs);
    m_held->setTextVisible(false);
    m_held->setFixedSize(kBarWidth, 6);
    // It keeps its place while it is not seen, so that nothing jumps under the finger.
    QSizePolicy kept = m_held->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_held->setSizePolicy(kept);
    m_held->hide();
    auto* column = new QVBoxLayout(this);
    column->addStretch();
    column->addWidget(m_sentence);
    column->addSpacing(8);
    column->addWidget(m_what);
    column->addSpacing(16);
    column->addWidget(m_lift, 0, Qt::AlignHCenter);
    column->addSpacing(8);
    column->addWidget(m_keys);
    column->addWidget(m_held, 0, Qt::AlignHCenter);
    column->addSpacing(16);
    column->addWidget(m_earlier);
    column->addWidget(m_toEnd, 0, Qt::AlignHCenter);
    column->addStretch();
    setEarlier(false);
    connect(m_toEnd, &QPushButton::clicked, this, &HandoverScreen::endRequested);
    connect(m_lift, &QPushButton::clicked, this, &HandoverScreen::lifted);
    m_hold.setStartValue(0);
    m_hold.setEndValue(kHoldMs);
    m_hold.setDuration(kHoldMs);
    connect(&m_hold, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& ms) { m_held->setValue(ms.toInt()); });
    connect(&m_hold, &QVariantAnimation::finished, this, &HandoverScreen::lifted);
    m_lift->installEventFilter(this);
    setFocusProxy(m_lift);
    retranslate();
}

void HandoverScreen::setPerson(const QString& name, const QString& to, const QString& what, bool hasCards)
{
    m_what->setText(what);
    m_what->setVisible(!what.isEmpty());
    m_person = name;
    m_to = to;
    m_hasCards = hasCards;
    release();
    retranslate();
}

void HandoverScreen::setEarlier(bool earlier)
{
    m_earlier->setVisible(earlier);
    m_toEnd->setVisible(earlier);
}

QString HandoverScreen::spoken() const
{
    QStringList parts{m_sentence->text(), m_what->text(), m_keys->text()};
    if (!m_earlier->isHidden()) parts << m_earlier->text();
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

void HandoverScreen::hideEvent(QHideEvent* event)
{
    release();
    QWidget::hideEvent(event);
}

void HandoverScreen::release()
{
    m_hold.stop();
    m_held->hide();
    m_enter.invalidate();
}

bool HandoverScreen::eventFilter(QObject* watched, QEvent* event)
{
    const bool down = event->type() == QEvent::KeyPress;
    if (watched == m_lift && (down || event->type() == QEvent::KeyRelease)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->isAutoRepeat()
                ? key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter
                : onKey(key->key(), down))
            return true;
    }
    if (watched == m_lift && event->type() == QEvent::FocusOut) release();
    return QWidget::eventFilter(watched, event);
}

bool HandoverScreen::onKey(int key, bool down)
{
    if (key == Qt::Key_Space) {
        m_hold.stop();
        m_held->setValue(0);
        m_held->setVisible(down);
        if (down) m_hold.start();
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
    if (!down) return true;
    if (m_enter.isValid() && m_enter.elapsed() <= kTwiceMs)
        emit lifted();
    else
        m_enter.start();
    return true;
}

void HandoverScreen::retranslate()
{
    m_sentence->setText(tr("Pass the screen to %1.", "%1: a name in the form that is chosen for it").arg(m_to));
    m_lift->setText((m_hasCards ? tr("I am %1, show my cards") : tr("I am %1, show the game")).arg(m_person));
    m_keys->setText(tr("Or hold Space, or press Enter twice."));
    m_earlier->setText(tr("The game was taken back to this moment."));
    m_toEnd->setText(tr("To the end of the record"));
    setAccessibleName(m_sentence->text());
    setAccessibleDescription(m_what->text());
    m_lift->setAccessibleDescription(m_keys->text());
    m_held->setAccessibleName(tr("How long Space has been held"));
}

void HandoverScreen::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), colours().window); }

} // namespace marches::app
