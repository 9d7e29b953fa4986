// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/recoverydialog.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr QSize kUsual(520, 460);

} // namespace

RecoveryDialog::RecoveryDialog(const LeftDifferences& differences, QWidget* parent)
    : QDialog(parent), m_list(new QListWidget(this))
{
    setWindowTitle(tr("What differs"));
    resize(kUsual);
    QString head = differences.savedAs.isEmpty()
                       ? tr("This game was never saved to a file that is known here. All of it was kept.")
                       : tr("%1 has %n step(s).", "%1: name of a file", differences.savedSteps).arg(differences.savedAs);
    if (!differences.savedAs.isEmpty())
        head += QLatin1Char(' ') + (differences.newSteps > 0 ? tr("%n step(s) were made since.", nullptr, differences.newSteps)
                                                             : tr("Nothing was played since."));
    if (differences.goneBack) head += QLatin1Char(' ') + tr("Some of its steps had been taken back.");
    auto* label = new QLabel(head, this);
    label->setWordWrap(true);
    m_list->addItems(differences.told);
    m_list->setWordWrap(true);
    m_list->setAccessibleName(tr("What happened since"));
    m_list->scrollToBottom();
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->addWidget(label);
    column->addWidget(m_list, 1);
    column->addWidget(close, 0, Qt::AlignRight);
}

} // namespace marches::app
