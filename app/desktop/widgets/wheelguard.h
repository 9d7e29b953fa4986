// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace marches::app {

/// Keeps the wheel from changing what a field holds while one scrolls past it: a list to choose from, a number or a
/// slider without the focus passes it on to what scrolls around it, and does not take the focus by it. One for the
/// whole program.
class WheelGuard : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace marches::app
