// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/curtain.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/desktop/shell/icons.h"
#include "app/desktop/shell/textrole.h"
#include "app/desktop/shell/theme.h"

namespace marches::app {

Curtain::Curtain(QWidget* parent) : QWidget(parent), m_sentence(new QLabel(this)), m_lift(new QPushButton(this))
{
    setObjectName(QStringLiteral("curtain"));
    setTextRole(m_sentence, TextRole::Answer);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setWordWrap(true);
    m_lift->setProperty("primary", true);
    m_lift->setIcon(icon(QStringLiteral("curtain"), true));
    auto* column = new QVBoxLayout(this);
    column->addStretch();
    column->addWidget(m_sentence);
    column->addSpacing(16);
    column->addWidget(m_lift, 0, Qt::AlignHCenter);
    column->addStretch();
    connect(m_lift, &QPushButton::clicked, this, &Curtain::lifted);
    setFocusProxy(m_lift);
    retranslate();
}

void Curtain::setPerson(const QString& name)
{
    m_person = name;
    retranslate();
}

void Curtain::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void Curtain::retranslate()
{
    m_sentence->setText(tr("Pass the screen to %1.").arg(m_person));
    m_lift->setText(tr("I am %1, show my cards").arg(m_person));
}

void Curtain::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), colours().window); }

} // namespace marches::app
