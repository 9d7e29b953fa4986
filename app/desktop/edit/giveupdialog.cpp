// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/giveupdialog.h"

#include <QLabel>
#include <QPushButton>

#include <utility>

namespace marches::app {

GiveUpDialog::GiveUpDialog(QString name, QWidget* parent)
    : AskDialog(parent), m_name(std::move(name)), m_giveUp(addButton(true)), m_continue(addButton())
{
    setObjectName(QStringLiteral("giveUpDialog"));
    m_giveUp->setAutoDefault(false); // Enter loses nothing
    makeUsual(*m_continue);
    connect(m_giveUp, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_continue, &QPushButton::clicked, this, &QDialog::reject);
    GiveUpDialog::retranslate();
}

void GiveUpDialog::retranslate()
{
    setWindowTitle(tr("Import"));
    question().setText(tr("Cancel the import of %1?").arg(m_name));
    told().setText(tr("What you traced, named and chosen for it will be lost. The file itself is not changed."));
    m_giveUp->setText(tr("Discard it"));
    m_continue->setText(tr("Continue"));
}

} // namespace marches::app
