// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/unsaveddialog.h"

#include <QLabel>
#include <QPushButton>

#include <utility>

namespace marches::app {

UnsavedDialog::UnsavedDialog(QString map, bool filed, QWidget* parent)
    : AskDialog(parent), m_map(std::move(map)), m_filed(filed), m_drop(addButton(true)), m_cancel(addButton()),
      m_save(addButton())
{
    makeUsual(*m_save);
    connect(m_save, &QPushButton::clicked, this, [this] { choose(Answer::Save); });
    connect(m_drop, &QPushButton::clicked, this, [this] { choose(Answer::Drop); });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    UnsavedDialog::retranslate();
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

void UnsavedDialog::retranslate()
{
    setWindowTitle(tr("Unsaved changes"));
    question().setText(tr("Save the changes to %1?").arg(m_map));
    told().setText(m_filed ? tr("Without saving, changes since the last save will be lost.")
                           : tr("The map has never been saved. Without saving, all of it will be lost."));
    m_save->setText(tr("Save"));
    m_drop->setText(tr("Don't save"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace marches::app
