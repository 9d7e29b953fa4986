// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/gameread.h"
#include "app/desktop/widgets/listdialog.h"

namespace marches::app {

/// Shows it before one decides to restore or to throw away.
class RecoveryDialog : public ListDialog {
    Q_OBJECT
public:
    explicit RecoveryDialog(const LeftDifferences& differences, QWidget* parent = nullptr);
};

} // namespace marches::app
