// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/unsaveddialog.h"

#include "app/desktop/shell/textrole.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kWidth = 440;

} // namespace

UnsavedDialog::UnsavedDialog(QString map, QWidget* parent)
    : QDialog(parent), m_map(std::move(map)), m_question(new QLabel(this)), m_told(new QLabel(this)),
      m_save(new QPushButton(this)), m_drop(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setMinimumWidth(kWidth);
    setTextRole(m_question, TextRole::Card);
    for (QLabel* label : {m_question, m_told}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_save->setProperty("primary", true);
    m_save->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_drop);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_question);
    column->addWidget(m_told);
    column->addLayout(buttons);
    connect(m_save, &QPushButton::clicked, this, [this] { choose(Answer::Save); });
    connect(m_drop, &QPushButton::clicked, this, [this] { choose(Answer::Drop); });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
}

QPushButton* UnsavedDialog::button(Answer answer) const
{
    return answer == Answer::Save ? m_save : answer == Answer::Drop ? m_drop : m_cancel;
}

void UnsavedDialog::choose(Answer answer)
{
    m_answer = answer;
    accept();
}

void UnsavedDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void UnsavedDialog::retranslate()
{
    setWindowTitle(tr("Unsaved changes"));
    m_question->setText(tr("Save the changes to %1?").arg(m_map));
    m_told->setText(tr("Without saving, what was done since the last save is gone."));
    m_save->setText(tr("Save"));
    m_drop->setText(tr("Don't save"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace marches::app
