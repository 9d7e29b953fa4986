// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/desktop/shell/listdialog.h"

namespace marches::app {

/// What a game left by a crash has that no file has.
struct LeftDifferences {
    QString savedAs; ///< name of the file it was last saved in; empty: none is known
    int savedSteps = 0;
    int newSteps = 0;      ///< made since; of a game that was never saved, all
    bool goneBack = false; ///< the file has steps that the left game has not
    QStringList told;      ///< by the new steps, a line each
};

/// Shows it before one decides to restore or to throw away.
class RecoveryDialog : public ListDialog {
    Q_OBJECT
public:
    explicit RecoveryDialog(const LeftDifferences& differences, QWidget* parent = nullptr);
};

} // namespace marches::app
