// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/continuecard.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/welcome/gamecard.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/mirroring.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace marches::app {

namespace {

constexpr QSize kPicture(148, 108);

} // namespace

ContinueCard::ContinueCard(QWidget* parent)
    : Translated(parent), m_picture(new MapPicture(this)), m_head(new QLabel(this)), m_title(new ElidedLabel(1, this)),
      m_standing(new ElidedLabel(2, this)), m_when(new QLabel(this)), m_button(new QPushButton(this))
{
    m_picture->setFixedSize(kPicture);
    setTextRole(m_head, TextRole::Strong);
    m_head->setForegroundRole(QPalette::Link);
    setTextRole(m_title, TextRole::Card);
    setTextRole(m_when, TextRole::Secondary, true);
    m_button->setProperty("primary", true);
    auto* words = new QVBoxLayout;
    words->setSpacing(3);
    words->addStretch(1);
    words->addWidget(m_head);
    words->addWidget(m_title);
    words->addWidget(m_standing);
    words->addWidget(m_when);
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    setMirroredMargins(row, {1, 1, 16, 1});
    row->setSpacing(16);
    row->addWidget(m_picture);
    row->addLayout(words, 1);
    row->addWidget(m_button, 0, Qt::AlignVCenter);
    connect(m_button, &QPushButton::clicked, this, &ContinueCard::continueRequested);
    retranslate();
}

void ContinueCard::setTexts(const QString& title, const QString& standing, const QString& when)
{
    m_title->setText(title);
    m_standing->setText(standing);
    m_when->setText(when);
}

void ContinueCard::setImage(const QImage& image) { m_picture->setImage(image); }

void ContinueCard::retranslate()
{
    m_head->setText(tr("Continue where you left off"));
    m_button->setText(tr("Continue"));
}

} // namespace marches::app
