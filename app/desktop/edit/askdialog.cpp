// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/askdialog.h"

#include "app/desktop/base/textrole.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kAskWidth = 440;

} // namespace

AskDialog::AskDialog(QWidget* parent)
    : Translated(parent), m_question(new QLabel(this)), m_told(new QLabel(this)), m_buttons(new QHBoxLayout)
{
    setMinimumWidth(kAskWidth);
    setTextRole(m_question, TextRole::Card);
    for (QLabel* label : {m_question, m_told}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_question);
    column->addWidget(m_told);
    column->addLayout(m_buttons);
}

QPushButton* AskDialog::addButton(bool aside)
{
    auto* button = new QPushButton(this);
    if (aside)
        m_buttons->insertWidget(m_aside++, button);
    else
        m_buttons->addWidget(button);
    return button;
}

void AskDialog::makeUsual(QPushButton& button)
{
    button.setProperty("primary", true);
    button.setDefault(true);
    button.setFocus();
}

bool AskDialog::event(QEvent* event)
{
    const bool taken = QDialog::event(event);
    // A dialog reckons the height of lines that are broken with a width of its own.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize || event->type() == QEvent::Show)
        setMinimumHeight(layout()->totalHeightForWidth(width()));
    return taken;
}

} // namespace marches::app
