// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/recoverydialog.h"

#include <QListWidget>

namespace marches::app {

RecoveryDialog::RecoveryDialog(const LeftDifferences& differences, QWidget* parent) : ListDialog(parent)
{
    QString head =
        differences.savedAs.isEmpty()
            ? tr("This game was never saved to a file that is known here. All of it was kept.")
            : tr("%1 has %n step(s).", "%1: name of a file", differences.savedSteps).arg(differences.savedAs);
    if (!differences.savedAs.isEmpty())
        head += QLatin1Char(' ') + (differences.newSteps > 0
                                        ? tr("%n step(s) were made since.", nullptr, differences.newSteps)
                                        : tr("Nothing has been played since."));
    if (differences.goneBack) head += QLatin1Char(' ') + tr("Some of its steps had been undone.");
    tell(tr("What differs"), head, tr("What happened since"), differences.told);
    list()->scrollToBottom();
}

} // namespace marches::app
