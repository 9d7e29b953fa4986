// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "app/desktop/base/icons.h"

namespace marches::app {

/// Makes a button fold a part of a form away and out again; it begins folded.
inline void makeFold(QPushButton* button, QWidget* part)
{
    const auto show = [button, part](bool open) {
        button->setIcon(icon(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
        part->setVisible(open);
    };
    button->setFlat(true);
    button->setCheckable(true);
    QObject::connect(button, &QPushButton::toggled, part, show);
    show(false);
}

} // namespace marches::app
