// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace marches::app {

/// All sentences of the command line share one context, so that a translator sees them together.
class Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace marches::app
