// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/removeartworkdialog.h"

#include <QLabel>
#include <QPushButton>

namespace marches::app {

RemoveArtworkDialog::RemoveArtworkDialog(QWidget* parent)
    : AskDialog(parent), m_remove(addButton(true)), m_keep(addButton())
{
    setObjectName(QStringLiteral("removeArtworkDialog"));
    m_remove->setAutoDefault(false); // Enter loses nothing
    makeUsual(*m_keep);
    connect(m_remove, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_keep, &QPushButton::clicked, this, &QDialog::reject);
    RemoveArtworkDialog::retranslate();
}

void RemoveArtworkDialog::retranslate()
{
    setWindowTitle(tr("Artwork"));
    question().setText(tr("Remove the artwork of the board?"));
    told().setText(tr("Territories, seas, rivers and all that the program draws stay. Undo does not bring the artwork "
                      "back; the map’s files keep it until you save."));
    m_remove->setText(tr("Remove it"));
    m_keep->setText(tr("Keep it"));
}

} // namespace marches::app
