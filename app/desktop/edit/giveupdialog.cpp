// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/giveupdialog.h"

#include "app/desktop/shell/textrole.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace marches::app {

namespace {

constexpr int kAskWidth = 440;

} // namespace

GiveUpDialog::GiveUpDialog(QString name, QWidget* parent)
    : QDialog(parent), m_name(std::move(name)), m_question(new QLabel(this)), m_told(new QLabel(this)),
      m_giveUp(new QPushButton(this)), m_goOn(new QPushButton(this))
{
    setObjectName(QStringLiteral("giveUpDialog"));
    setMinimumWidth(kAskWidth);
    setTextRole(m_question, TextRole::Card);
    for (QLabel* label : {m_question, m_told}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_giveUp->setAutoDefault(false); // Enter loses nothing
    m_goOn->setProperty("primary", true);
    m_goOn->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_giveUp);
    buttons->addStretch(1);
    buttons->addWidget(m_goOn);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_question);
    column->addWidget(m_told);
    column->addLayout(buttons);
    connect(m_giveUp, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_goOn, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    m_goOn->setFocus();
}

void GiveUpDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void GiveUpDialog::retranslate()
{
    setWindowTitle(tr("Import"));
    m_question->setText(tr("Give up the import of %1?").arg(m_name));
    m_told->setText(tr("What was traced, named and chosen for it is gone then. The file stays as it is."));
    m_giveUp->setText(tr("Give it up"));
    m_goOn->setText(tr("Go on"));
}

} // namespace marches::app
